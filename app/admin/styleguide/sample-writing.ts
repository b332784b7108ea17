import type { Advice } from '../form/advice/use-advice.ts';
import type { EntryValues } from '../form/entry-values.ts';
import type { Offer } from '../form/kept/find-offers.ts';
import type { FoundPage } from '../form/rich-text/dialogs/use-found-pages.ts';
import { WORDS } from './styleguide-texts.ts';

/** One advice of each look: about a whole field, about some words, and the one that asks for a reason. */
export const SAMPLE_ADVICE: Advice[] = [
  { rule: 'past-date', path: 'date', words: '', text: WORDS.advicePast },
  { rule: 'link-words', path: 'content.el', words: 'εδώ', text: WORDS.adviceHere },
  { rule: 'personal-data', path: 'content.el', words: '123456783', text: WORDS.advicePersonal },
];

/** What was typed on this computer, and on a phone before somebody else saved. */
export const sampleOffers = (stored: EntryValues): Offer<EntryValues>[] => [
  {
    id: 'sample-here',
    sequence: 4,
    values: { ...stored, summary: { el: 'Από τις 10:00 ως τις 16:00.', en: '' } },
    baseVersion: 3,
    keptAt: '2026-03-02T08:20:00.000Z',
    device: null,
  },
  {
    id: 'sample-phone',
    sequence: 2,
    values: { ...stored, title: { el: 'Διακοπή νερού', en: '' } },
    baseVersion: 2,
    keptAt: '2026-03-01T17:05:00.000Z',
    device:
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
  },
];

/** What is found for a word: a public page, and one that visitors do not see yet. */
export const SAMPLE_PAGES: FoundPage[] = [
  {
    id: 'sample-bill',
    path: '/services/water-bill',
    title: { el: 'Λογαριασμός νερού', en: 'Water bill' },
    kind: { el: 'Υπηρεσία', en: 'Service' },
    isPublic: true,
  },
  {
    id: 'sample-works',
    path: '/news/sample-water',
    title: { el: 'Διακοπή νερού στο Διακοπτό', en: 'No water in Diakopto' },
    kind: { el: 'Ανακοίνωση', en: 'News item' },
    isPublic: false,
  },
];
