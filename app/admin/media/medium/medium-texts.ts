import { BIN_DAYS } from '../../../../domain/content/model/bin.ts';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';

/** The words about one medium. */
export const MEDIUM_TEXTS = {
  locked: {
    el: 'Το αρχείο φαίνεται στον ιστότοπο. Ό,τι βλέπουν οι επισκέπτες το αλλάζουν οι υπεύθυνοι δημοσίευσης· εσείς αλλάζετε τις ετικέτες και τη σημείωση για την άδεια.',
    en: 'The file is shown on the site. What visitors see is changed by reviewers; you may change its tags and the note on its licence.',
  },
  details: { el: 'Στοιχεία αρχείου', en: 'File details' },
  altTitle: { el: 'Εναλλακτικό κείμενο', en: 'Alternative text' },
  altHint: {
    el: 'Τι δείχνει η εικόνα, για όποιον δεν τη βλέπει. Ισχύει παντού όπου χρησιμοποιείται.',
    en: 'What the picture shows, for those who cannot see it. It applies wherever it is used.',
  },
  decorative: {
    el: 'Διακοσμητική: δεν χρειάζεται κείμενο',
    en: 'Decorative: needs no text',
  },
  decorativeHint: {
    el: 'Μόνο για εικόνες που δεν λένε τίποτα, όπως ένα φόντο.',
    en: 'Only for pictures that say nothing, such as a background.',
  },
  yes: { el: 'Ναι', en: 'Yes' },
  no: { el: 'Όχι', en: 'No' },
  documentTitle: { el: 'Περιγραφή', en: 'Description' },
  documentHint: {
    el: 'Τι είναι το έγγραφο, για να το βρίσκετε στην αναζήτηση.',
    en: 'What the document is, so that searching finds it.',
  },
  rights: { el: 'Δημιουργός και άδεια', en: 'Author and licence' },
  credit: { el: 'Δημιουργός', en: 'Author' },
  creditHint: {
    el: 'Φαίνεται κάτω από τη μεγάλη εικόνα.',
    en: 'Shown under the large picture.',
  },
  licence: { el: 'Άδεια χρήσης', en: 'Licence' },
  noLicence: { el: 'Δεν έχει οριστεί', en: 'Not stated' },
  licenceNote: { el: 'Σημείωση για την άδεια', en: 'Note on the licence' },
  licenceNoteHint: {
    el: 'Τη βλέπει μόνο το προσωπικό: από ποιον, πότε, με ποιο έγγραφο.',
    en: 'Only staff see it: from whom, when, by which letter.',
  },
  tags: { el: 'Ετικέτες', en: 'Tags' },
  addTag: { el: 'Νέα ετικέτα', en: 'New tag' },
  add: { el: 'Προσθήκη', en: 'Add' },
  removeTag: { el: 'Αφαίρεση ετικέτας', en: 'Remove tag' },
  save: { el: 'Αποθήκευση', en: 'Save' },
  saving: { el: 'Αποθήκευση...', en: 'Saving...' },
  saved: { el: 'Τα στοιχεία αποθηκεύτηκαν', en: 'Details saved' },
  notSaved: { el: 'Δεν αποθηκεύτηκε.', en: 'Not saved.' },
  unsaved: {
    el: 'Μη αποθηκευμένες αλλαγές, φυλαγμένες σε αυτή τη συσκευή',
    en: 'Unsaved changes, kept on this device',
  },
  discard: { el: 'Απόρριψη αλλαγών', en: 'Discard changes' },
  keepMine: { el: 'Αποθήκευση του δικού μου', en: 'Save mine' },
  takeTheirs: { el: 'Να μείνει το αποθηκευμένο', en: 'Keep theirs' },
  uses: { el: 'Χρησιμοποιείται σε', en: 'Used in' },
  noUses: { el: 'Δεν χρησιμοποιείται πουθενά.', en: 'Not used anywhere.' },
  moreUses: { el: 'Και σε άλλα.', en: 'And in others.' },
  usesFailed: { el: 'Δεν φορτώθηκε πού χρησιμοποιείται.', en: 'Its uses could not be loaded.' },
  delete: { el: 'Διαγραφή', en: 'Delete' },
  deleteTitle: { el: 'Διαγραφή αρχείου', en: 'Delete file' },
  deleteHint: {
    el: `Μένει ${BIN_DAYS} ημέρες στον κάδο, από όπου επαναφέρεται. Η δημόσια διεύθυνσή του παύει αμέσως να απαντά.`,
    en: `It stays in the bin for ${BIN_DAYS} days and can be brought back from there. Its public address stops answering at once.`,
  },
  deleted: { el: 'Το αρχείο μεταφέρθηκε στον κάδο', en: 'The file is in the bin' },
  restored: { el: 'Το αρχείο επανήλθε', en: 'The file is back' },
  inUse: {
    el: 'Όσο χρησιμοποιείται, δεν διαγράφεται.',
    en: 'While it is in use it cannot be deleted.',
  },
  open: { el: 'Άνοιγμα αρχείου', en: 'Open file' },
  address: { el: 'Διεύθυνση του αρχείου', en: 'Address of the file' },
  file: { el: 'Αρχείο', en: 'File' },
  size: { el: 'Μέγεθος', en: 'Size' },
  dimensions: { el: 'Διαστάσεις', en: 'Dimensions' },
  added: { el: 'Προστέθηκε', en: 'Added' },
  changed: { el: 'Άλλαξε', en: 'Changed' },
  sample: { el: 'Δείγμα', en: 'Sample' },
} satisfies Record<string, Bilingual>;

/** The question before a file is deleted. */
export function askToDeleteFile(name: string): Bilingual {
  return {
    el: `Θέλετε σίγουρα να διαγράψετε το αρχείο «${name}»;`,
    en: `Are you sure you want to delete the file ‘${name}’?`,
  };
}

/** Who stored something else in the meantime. */
export function sayConflict(who: string | null, when: string): Bilingual {
  return {
    el: `${who ?? 'Κάποιος άλλος'} άλλαξε τα στοιχεία στις ${when}, ενώ γράφατε. Δεν χάθηκε τίποτα.`,
    en: `${who ?? 'Somebody else'} changed the details on ${when} while you were writing. Nothing is lost.`,
  };
}
