import type { Bilingual } from '../../../domain/text/bilingual.ts';

export const LINKS_TEXTS = {
  title: { el: 'Σύνδεσμοι που δεν οδηγούν πουθενά', en: 'Links that lead nowhere' },
  text: {
    el: 'Κάθε νύχτα ελέγχονται οι σύνδεσμοι των δημοσιευμένων σελίδων. Όποιος διορθωθεί φεύγει αμέσως από τον κατάλογο.',
    en: 'The links of published pages are checked every night. One that is corrected leaves this list at once.',
  },
  empty: {
    el: 'Όλοι οι σύνδεσμοι οδηγούν κάπου.',
    en: 'All links lead somewhere.',
  },
  missed: { el: 'Διευθύνσεις που δεν βρέθηκαν', en: 'Addresses that were not found' },
  loadFailed: {
    el: 'Οι σύνδεσμοι δεν φορτώθηκαν.',
    en: 'The links could not be loaded.',
  },
  address: { el: 'Σύνδεσμος', en: 'Link' },
  problem: { el: 'Πρόβλημα', en: 'Problem' },
  uses: { el: 'Πού υπάρχει', en: 'Where it is' },
  gone: { el: 'Δεν υπάρχει τίποτα', en: 'There is nothing' },
  unclear: { el: 'Δεν απαντά εδώ και μία εβδομάδα', en: 'No answer for a week' },
  since: { el: 'από', en: 'since' },
  opensInNewTab: { el: 'ανοίγει σε νέα καρτέλα', en: 'opens in a new tab' },
} satisfies Record<string, Bilingual>;

/** After the names of the first entries that have a link. */
export function sayMoreUses(count: number): Bilingual {
  return count === 1
    ? { el: 'και 1 ακόμη εγγραφή', en: 'and 1 more entry' }
    : { el: `και ${count} ακόμη εγγραφές`, en: `and ${count} more entries` };
}
