import type { Bilingual } from '../../../domain/text/bilingual.ts';

/** A public screen that always exists; `path` is without language. */
export interface FixedScreen {
  title: Bilingual;
  path: string;
}

/** The screens of the specification's route table that lie in no section. */
export const GENERAL_SCREENS: readonly FixedScreen[] = [
  { title: { el: 'Αρχική', en: 'Home' }, path: '/' },
  { title: { el: 'Επικοινωνία', en: 'Contact' }, path: '/contact' },
  { title: { el: 'Χάρτης του Δήμου', en: 'Map of the municipality' }, path: '/map' },
  { title: { el: 'Ενημερωτικό δελτίο', en: 'Newsletter' }, path: '/newsletter' },
  { title: { el: 'Χάρτης ιστοτόπου', en: 'Site map' }, path: '/sitemap' },
];

/** News: the list and its categories. */
export const NEWS_SCREENS: readonly FixedScreen[] = [
  { title: { el: 'Όλα τα νέα', en: 'All news' }, path: '/news' },
  { title: { el: 'Ανακοινώσεις', en: 'Announcements' }, path: '/news/category/announcements' },
  { title: { el: 'Εκδηλώσεις στα νέα', en: 'Events in the news' }, path: '/news/category/events' },
  { title: { el: 'Έργα', en: 'Projects' }, path: '/news/category/projects' },
  { title: { el: 'Διαγωνισμοί', en: 'Tenders' }, path: '/news/category/tenders' },
];

export const EVENT_SCREENS: readonly FixedScreen[] = [
  { title: { el: 'Όλες οι εκδηλώσεις', en: 'All events' }, path: '/events' },
  { title: { el: 'Υποβολή εκδήλωσης', en: 'Submit an event' }, path: '/events/submit' },
];
