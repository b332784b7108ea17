import type { Bilingual } from '../../../../../../domain/text/bilingual.ts';

/** The words of a form's lists of files. */
export const FILES_TEXTS = {
  noPictures: { el: 'Καμία εικόνα ακόμη.', en: 'No pictures yet.' },
  noDocuments: { el: 'Κανένα έγγραφο ακόμη.', en: 'No documents yet.' },
  addPictures: { el: 'Μεταφόρτωση εικόνων', en: 'Upload pictures' },
  addDocuments: { el: 'Μεταφόρτωση εγγράφων', en: 'Upload documents' },
  paste: {
    el: 'Επιλέξτε όσα θέλετε μαζί, ή επικολλήστε τα.',
    en: 'Choose as many as you like at once, or paste them.',
  },
  earlier: { el: 'Μετακίνηση πιο μπροστά', en: 'Move earlier' },
  later: { el: 'Μετακίνηση πιο πίσω', en: 'Move later' },
  remove: { el: 'Αφαίρεση', en: 'Remove' },
  drag: { el: 'Σύρετε για αλλαγή σειράς', en: 'Drag to change the order' },
  captionHint: {
    el: 'Η λεζάντα λέει ό,τι δεν φαίνεται: πού, πότε, ποιοι. Δεν επαναλαμβάνει το εναλλακτικό κείμενο.',
    en: 'A caption says what cannot be seen: where, when, who. It does not repeat the alternative text.',
  },
  noAlternative: { el: 'λείπει', en: 'missing' },
  open: { el: 'Άνοιγμα', en: 'Open' },
} satisfies Record<string, Bilingual>;

const NOUNS = {
  gallery: { el: 'Εικόνα', en: 'Picture' },
  attachments: { el: 'Έγγραφο', en: 'Document' },
};

export type FileListKind = keyof typeof NOUNS;

/** 'Picture 2 of 9' */
export function describeItem(kind: FileListKind, place: number, total: number): Bilingual {
  const { el, en } = NOUNS[kind];
  return { el: `${el} ${place} από ${total}`, en: `${en} ${place} of ${total}` };
}

/** Said when one was removed and can be brought back. */
export function describeRemoved(kind: FileListKind, place: number): Bilingual {
  const { el, en } = NOUNS[kind];
  return {
    el: `Αφαιρέθηκε: ${el.toLowerCase()} ${place}.`,
    en: `Removed: ${en.toLowerCase()} ${place}.`,
  };
}

/** Said of files that the list had already; `names` are those of files, or '' where they are not known. */
export function describeTwice(count: number): Bilingual {
  return count === 1
    ? {
        el: 'Ένα αρχείο υπήρχε ήδη στον κατάλογο και δεν προστέθηκε ξανά.',
        en: 'One file was on the list already and was not added again.',
      }
    : {
        el: `${count} αρχεία υπήρχαν ήδη στον κατάλογο και δεν προστέθηκαν ξανά.`,
        en: `${count} files were on the list already and were not added again.`,
      };
}

/** Said of files for which there is no room. */
export function describeFull(count: number, most: number): Bilingual {
  return count === 1
    ? {
        el: `Χωρούν ως ${most}. Ένα αρχείο δεν προστέθηκε, αλλά είναι στη βιβλιοθήκη.`,
        en: `There is room for ${most}. One file was not added; it is in the library.`,
      }
    : {
        el: `Χωρούν ως ${most}. ${count} αρχεία δεν προστέθηκαν, αλλά είναι στη βιβλιοθήκη.`,
        en: `There is room for ${most}. ${count} files were not added; they are in the library.`,
      };
}
