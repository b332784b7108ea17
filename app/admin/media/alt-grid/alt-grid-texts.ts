import type { Bilingual } from '../../../../domain/text/bilingual.ts';

/** The words of writing the alternative texts of many pictures. */
export const ALT_GRID_TEXTS = {
  title: { el: 'Εναλλακτικά κείμενα', en: 'Alternative texts' },
  text: {
    el: 'Γράψτε τι δείχνει κάθε εικόνα, για όποιον δεν τη βλέπει. Ό,τι γράφετε φυλάσσεται στη συσκευή σας μέχρι να το αποθηκεύσετε.',
    en: 'Write what each picture shows, for those who cannot see it. What you write is kept on your device until you save it.',
  },
  back: { el: 'Όλα τα πολυμέσα', en: 'All media' },
  show: { el: 'Εμφάνιση', en: 'Show' },
  missing: { el: 'Μόνο όσες δεν έχουν κείμενο', en: 'Only those without a text' },
  all: { el: 'Όλες τις εικόνες', en: 'All pictures' },
  nothing: {
    el: 'Όλες οι εικόνες έχουν εναλλακτικό κείμενο και στις δύο γλώσσες.',
    en: 'All pictures have alternative text in both languages.',
  },
  noPictures: { el: 'Δεν υπάρχει καμία εικόνα ακόμη.', en: 'There are no pictures yet.' },
  upload: { el: 'Μεταφόρτωση στα πολυμέσα', en: 'Upload some to the media library' },
  showAll: { el: 'Εμφάνιση όλων των εικόνων', en: 'Show all pictures' },
  pictures: { el: 'Εικόνες', en: 'Pictures' },
  locked: {
    el: 'Φαίνεται ήδη στον ιστότοπο: το κείμενό της το αλλάζουν οι υπεύθυνοι δημοσίευσης.',
    en: 'The site shows it already: its text is changed by reviewers.',
  },
  changedMeanwhile: {
    el: 'Κάποιος άλλος άλλαξε στο μεταξύ τα στοιχεία αυτού του αρχείου.',
    en: 'Somebody else has changed the details of this file in the meantime.',
  },
  saveOne: { el: 'Αποθήκευση', en: 'Save' },
  saved: { el: 'Αποθηκεύτηκε', en: 'Saved' },
  hint: { el: 'Ctrl+S: αποθήκευση όλων', en: 'Ctrl+S saves them all' },
} satisfies Record<string, Bilingual>;

/** The button that saves them together. */
export function saySaveAll(count: number): Bilingual {
  return {
    el: count === 1 ? 'Αποθήκευση 1 εικόνας' : `Αποθήκευση ${count} εικόνων`,
    en: count === 1 ? 'Save 1 picture' : `Save ${count} pictures`,
  };
}

/** What was stored, and of how many something is wrong. */
export function saySaved(saved: number, left: number): Bilingual {
  const el = saved === 1 ? 'Αποθηκεύτηκε 1 εικόνα' : `Αποθηκεύτηκαν ${saved} εικόνες`;
  const en = saved === 1 ? '1 picture saved' : `${saved} pictures saved`;
  if (left === 0) return { el, en };
  return {
    el: `${el}. ${left === 1 ? 'Μία χρειάζεται' : `${left} χρειάζονται`} την προσοχή σας.`,
    en: `${en}. ${left === 1 ? 'One needs' : `${left} need`} your attention.`,
  };
}
