import type { Bilingual } from '../../../domain/text/bilingual.ts';

/** The words of removing the demonstration content. */
export const SAMPLES_TEXTS = {
  remove: { el: 'Αφαίρεση δειγμάτων', en: 'Remove the samples' },
  confirm: { el: 'Μεταφορά στον κάδο', en: 'Move to the bin' },
  loadFailed: {
    el: 'Το περιεχόμενο επίδειξης δεν φορτώθηκε.',
    en: 'The demonstration content could not be loaded.',
  },
  goes: { el: 'Φεύγουν από τον ιστότοπο', en: 'These leave the website' },
  files: {
    el: 'Αρχεία που δεν χρησιμοποιεί τίποτε άλλο, έως',
    en: 'Files that nothing else uses, up to',
  },
  file: { el: 'αρχείο', en: 'file' },
  bin: {
    el: 'Όλα πηγαίνουν στον κάδο, από όπου επαναφέρονται για 30 ημέρες. Όσα χρειάζονται άλλες σελίδες μένουν.',
    en: 'Everything goes to the bin, from where it can be brought back for 30 days. What other pages need stays.',
  },
  changed: {
    el: 'Μένουν, γιατί τα έχει αλλάξει το προσωπικό',
    en: 'These stay, since staff have changed them',
  },
  needed: {
    el: 'Μένουν, γιατί τα χρειάζεται ο ιστότοπος: συμπληρώστε τα',
    en: 'These stay, since the website needs them: fill them in',
  },
  kept: { el: 'Έμειναν', en: 'These stayed' },
  undo: { el: 'Το επαναφέρετε από τον κάδο.', en: 'You can bring it back from the bin.' },
  toBin: { el: 'Άνοιγμα του κάδου', en: 'Open the bin' },
} satisfies Record<string, Bilingual>;

/** How much went. */
export function sayRemoved(entries: number, files: number): Bilingual {
  return {
    el: `Μεταφέρθηκαν στον κάδο: ${entries} ${entries === 1 ? 'εγγραφή' : 'εγγραφές'}, ${files} ${files === 1 ? 'αρχείο' : 'αρχεία'}`,
    en: `Moved to the bin: ${entries} ${entries === 1 ? 'entry' : 'entries'}, ${files} ${files === 1 ? 'file' : 'files'}`,
  };
}
