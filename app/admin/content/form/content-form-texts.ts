import type { Bilingual } from '../../../i18n/language.ts';

/** The words of the forms of entries, beside those that every form shares. */
export const CONTENT_FORM_TEXTS = {
  newTitle: { el: 'Νέα εγγραφή', en: 'New' },
  publish: { el: 'Αποθήκευση και δημοσίευση', en: 'Save and publish' },
  publishing: { el: 'Δημοσίευση...', en: 'Publishing...' },
  saveDraft: { el: 'Αποθήκευση ως πρόχειρο', en: 'Save draft' },
  save: { el: 'Αποθήκευση', en: 'Save' },
  later: { el: 'Δημοσίευση αργότερα...', en: 'Publish later...' },
  laterChange: { el: 'Αλλαγή ώρας δημοσίευσης...', en: 'Change publication time...' },
  laterTitle: { el: 'Πότε να δημοσιευτεί;', en: 'When should this be published?' },
  laterWhen: { el: 'Ημερομηνία και ώρα', en: 'Date and time' },
  laterHint: {
    el: 'Ώρα Ελλάδας. Δεν χρειάζεται να είστε στον υπολογιστή σας.',
    en: 'Greek time. You need not be at your computer.',
  },
  laterMissing: {
    el: 'Συμπληρώστε ημερομηνία και ώρα που υπάρχουν.',
    en: 'Enter a date and a time that exist.',
  },
  laterPast: {
    el: 'Η στιγμή αυτή έχει περάσει. Διαλέξτε μεταγενέστερη.',
    en: 'That moment has passed. Choose a later one.',
  },
  plan: { el: 'Προγραμματισμός', en: 'Schedule' },
  planning: { el: 'Προγραμματισμός...', en: 'Scheduling...' },
  cancelPlan: { el: 'Ακύρωση προγραμματισμού', en: 'Cancel scheduled publication' },
  cancellingPlan: { el: 'Ακύρωση...', en: 'Cancelling...' },
  planCancelled: {
    el: 'Ο προγραμματισμός ακυρώθηκε. Δημοσιεύεται μόνο όταν το ζητήσετε.',
    en: 'No longer scheduled. It is published only when you say so.',
  },
  unpublish: { el: 'Απόσυρση από τον ιστότοπο', en: 'Unpublish' },
  unpublishing: { el: 'Απόσυρση...', en: 'Unpublishing...' },
  back: { el: 'Πίσω στον κατάλογο', en: 'Back to the list' },
  viewOnSite: { el: 'Προβολή στον ιστότοπο', en: 'View on site' },
  published: { el: 'Δημοσιεύτηκε', en: 'Published' },
  saved: { el: 'Αποθηκεύτηκε', en: 'Saved' },
  draftSaved: { el: 'Αποθηκεύτηκε ως πρόχειρο', en: 'Draft saved' },
  draftSavedText: {
    el: 'Οι επισκέπτες δεν το βλέπουν πριν το δημοσιεύσετε.',
    en: 'Visitors do not see it until you publish.',
  },
  changesSavedText: {
    el: 'Οι επισκέπτες βλέπουν ακόμη την προηγούμενη μορφή, μέχρι να δημοσιεύσετε.',
    en: 'Visitors still see the former version until you publish.',
  },
  unpublished: { el: 'Αποσύρθηκε από τον ιστότοπο', en: 'Unpublished' },
  keys: { el: 'Ctrl+S: αποθήκευση ως πρόχειρο', en: 'Ctrl+S saves a draft' },
  sampleHint: {
    el: 'Είναι δείγμα: με την πρώτη αποθήκευση γίνεται δικό σας περιεχόμενο.',
    en: 'This is sample content: it becomes yours with the first save.',
  },
  slug: { el: 'Διεύθυνση (slug)', en: 'Address (slug)' },
  slugHint: {
    el: 'Πεζά λατινικά γράμματα, αριθμοί και παύλες.',
    en: 'Lower-case Latin letters, digits and hyphens.',
  },
  slugNested: {
    el: 'Πεζά λατινικά γράμματα, αριθμοί, παύλες και κάθετοι.',
    en: 'Lower-case Latin letters, digits, hyphens and slashes.',
  },
  slugChanged: {
    el: 'Όσοι έχουν τον παλιό σύνδεσμο δεν θα βρίσκουν πια τη σελίδα.',
    en: 'Whoever has the old link will no longer find the page.',
  },
  slugSuggest: { el: 'Πρόταση από τον τίτλο', en: 'Suggest from the title' },
  loadFailed: { el: 'Η εγγραφή δεν φορτώθηκε.', en: 'The entry could not be loaded.' },
} satisfies Record<string, Bilingual>;

/** The moment at which something becomes public by itself. */
export function sayWhenPublished(when: string): Bilingual {
  return { el: `Θα δημοσιευτεί: ${when}.`, en: `It will be published on ${when}.` };
}

/** Who changed an entry last, and when. */
export function sayLastChanged(when: string, who: string | null): Bilingual {
  return {
    el: `Τελευταία αλλαγή: ${when}${who ? ` από ${who}` : ''}`,
    en: `Last changed: ${when}${who ? ` by ${who}` : ''}`,
  };
}
