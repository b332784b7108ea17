import type { Bilingual } from '../../../../domain/text/bilingual.ts';

/** The words of replacing a file in its place. */
export const REPLACE_TEXTS = {
  title: { el: 'Νέα έκδοση του αρχείου', en: 'New version of the file' },
  hint: {
    el: 'Το νέο αρχείο φαίνεται παντού όπου χρησιμοποιείται αυτό, και οι παλιές διευθύνσεις οδηγούν σε αυτό.',
    en: 'The new file is shown wherever this one is used, and its old addresses lead to it.',
  },
  replace: { el: 'Αντικατάσταση αρχείου', en: 'Replace the file' },
  replaced: { el: 'Το αρχείο αντικαταστάθηκε', en: 'The file is replaced' },
  earlier: { el: 'Προηγούμενα αρχεία', en: 'Earlier files' },
  returnTo: { el: 'Επαναφορά', en: 'Bring back' },
  returned: { el: 'Το προηγούμενο αρχείο επανήλθε', en: 'The earlier file is back' },
  document: { el: 'Έγγραφο', en: 'Document' },
} satisfies Record<string, Bilingual>;

/** By whom and when a file was replaced, and until when it can be brought back. */
export function sayReplaced(when: string, who: string | null, until: string): Bilingual {
  return {
    el: `Έως τις ${when}${who ? `, ${who}` : ''}. Επαναφέρεται έως ${until}.`,
    en: `Until ${when}${who ? `, ${who}` : ''}. Can be brought back until ${until}.`,
  };
}
