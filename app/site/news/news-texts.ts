import type { Bilingual } from '../../../domain/text/bilingual.ts';

/** What the screens of the news say. */
export const NEWS_TEXTS = {
  lead: {
    el: 'Ανακοινώσεις, εκδηλώσεις, έργα και διαγωνισμοί του Δήμου, με τα πιο πρόσφατα πρώτα.',
    en: 'Announcements, events, projects and tenders of the municipality, newest first.',
  },
  category: { el: 'Κατηγορία', en: 'Category' },
  all: { el: 'Όλα', en: 'All' },
  // The specified texts (section 2).
  empty: { el: 'Δεν βρέθηκαν ειδήσεις', en: 'No news found' },
  emptyText: {
    el: 'Σε αυτή την κατηγορία δεν έχει δημοσιευτεί κάτι ακόμη.',
    en: 'Nothing has been published in this category yet.',
  },
  noneYet: { el: 'Δεν έχουν δημοσιευτεί ακόμη νέα.', en: 'No news has been published yet.' },
  showAll: { el: 'Όλα τα νέα', en: 'All news' },
  feed: { el: 'Νέα σε RSS', en: 'News as RSS' },
  followed: { el: 'Νέα του Δήμου', en: 'News of the municipality' },
  subscribe: { el: 'Νέα στο email σας', en: 'News by email' },
  back: { el: 'Επιστροφή στα νέα', en: 'Back to news' },
  facts: { el: 'Στοιχεία', en: 'About this article' },
  date: { el: 'Ημερομηνία', en: 'Date' },
  author: { el: 'Συντάκτης', en: 'Author' },
  tags: { el: 'Ετικέτες', en: 'Tags' },
  related: { el: 'Στην ίδια κατηγορία', en: 'More in this category' },
} satisfies Record<string, Bilingual>;

/** What each category holds, under its title. */
export const NEWS_CATEGORY_LEADS: Record<string, Bilingual> = {
  announcements: {
    el: 'Όσα πρέπει να γνωρίζετε: διακοπές, προθεσμίες, κυκλοφορία, λειτουργία υπηρεσιών.',
    en: 'What you need to know: interruptions, deadlines, traffic, services.',
  },
  events: {
    el: 'Πολιτισμός, αθλητισμός και γιορτές σε όλο τον Δήμο.',
    en: 'Culture, sport and festivals all over the municipality.',
  },
  projects: {
    el: 'Έργα που σχεδιάζονται, εκτελούνται ή παραδόθηκαν.',
    en: 'Works that are planned, under way or complete.',
  },
  tenders: {
    el: 'Διαγωνισμοί και προσκλήσεις για επιχειρήσεις και επαγγελματίες.',
    en: 'Tenders and calls for businesses and professionals.',
  },
};
