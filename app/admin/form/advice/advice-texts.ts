import type { Bilingual } from '../../../../domain/text/bilingual.ts';

export const ADVICE_TEXTS = {
  title: { el: 'Πριν από τη δημοσίευση', en: 'Before you publish' },
  none: { el: 'Καμία παρατήρηση', en: 'Nothing to look at' },
  showMe: { el: 'Δείξτε μου', en: 'Show me' },
  close: { el: 'Απόκρυψη', en: 'Hide' },
  failed: {
    el: 'Ο έλεγχος του κειμένου δεν έγινε. Μπορείτε να συνεχίσετε.',
    en: 'The text could not be checked. You can go on.',
  },
  mayGoOn: {
    el: 'Είναι συμβουλές: μπορείτε να δημοσιεύσετε και χωρίς αλλαγές.',
    en: 'These are suggestions: you can publish without changing anything.',
  },
  mayGoOnWithReason: {
    el: 'Για τα προσωπικά δεδομένα θα σας ζητηθεί ο λόγος της δημοσίευσης. Τα υπόλοιπα είναι συμβουλές.',
    en: 'For personal data you will be asked why they are published. The rest are suggestions.',
  },
} satisfies Record<string, Bilingual>;

/** On the button that opens the list. */
export function sayAdviceCount(count: number): Bilingual {
  if (count === 1) return { el: '1 παρατήρηση', en: '1 thing to look at' };
  return { el: `${count} παρατηρήσεις`, en: `${count} things to look at` };
}
