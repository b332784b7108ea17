import type { Bilingual } from '../../../domain/text/bilingual.ts';

/** The words of the bin; `days` is for how long it keeps things. */
export const binTexts = (days: number) =>
  ({
    title: { el: 'Κάδος', en: 'Bin' },
    text: {
      el: `Ό,τι διαγράφεται μένει εδώ ${days} ημέρες και επαναφέρεται όπως ήταν. Μετά διαγράφεται οριστικά.`,
      en: `What is deleted stays here for ${days} days and comes back as it was. After that it is gone for good.`,
    },
    entry: { el: 'Τι διαγράφηκε', en: 'What was deleted' },
    file: { el: 'Αρχείο', en: 'File' },
    deleted: { el: 'Πότε και από ποιον', en: 'When and by whom' },
    ends: { el: 'Διαγράφεται οριστικά', en: 'Gone for good' },
    restore: { el: 'Επαναφορά', en: 'Bring back' },
    restored: { el: 'Επανήλθε', en: 'Brought back' },
    empty: { el: 'Ο κάδος είναι άδειος.', en: 'The bin is empty.' },
    loadFailed: { el: 'Ο κάδος δεν φορτώθηκε.', en: 'The bin could not be loaded.' },
  }) satisfies Record<string, Bilingual>;

/** That something has come back, with another address than it had. */
export function sayRestoredAt(slug: string): Bilingual {
  return {
    el: `Επανήλθε με νέα διεύθυνση («${slug}»), γιατί στην παλιά βρίσκεται πια άλλη εγγραφή`,
    en: `Brought back with a new address (‘${slug}’), since another entry now has the old one`,
  };
}
