import { BIN_DAYS } from '../../../domain/content/model/bin.ts';

/** The words of the media library. */
export const LIBRARY_TEXTS = {
  title: { el: 'Πολυμέσα', en: 'Media' },
  text: {
    el: 'Οι εικόνες και τα έγγραφα PDF του ιστοτόπου.',
    en: 'The pictures and PDF documents of the site.',
  },
  upload: { el: 'Μεταφόρτωση αρχείων', en: 'Upload files' },
  uploadHint: {
    el: 'Φωτογραφίες κάθε μεγέθους, εικόνες PNG και GIF ή έγγραφα PDF έως 10MB. Μπορείτε και να τα αφήσετε εδώ.',
    en: 'Photographs of any size, PNG and GIF pictures or PDF documents up to 10MB. You can also drop them here.',
  },
  describe: { el: 'Περιγραφή', en: 'Describe' },
  searchHint: { el: 'Περιγραφή ή όνομα αρχείου', en: 'Description or file name' },
  kind: { el: 'Είδος', en: 'Kind' },
  anyKind: { el: 'Όλα', en: 'All' },
  images: { el: 'Εικόνες', en: 'Pictures' },
  documents: { el: 'Έγγραφα', en: 'Documents' },
  missingAlt: { el: 'Χωρίς εναλλακτικό κείμενο', en: 'Without alternative text' },
  noAlt: { el: 'Χωρίς εναλλακτικό κείμενο', en: 'No alternative text' },
  loadFailed: { el: 'Η βιβλιοθήκη δεν φορτώθηκε.', en: 'The library could not be loaded.' },
  nothing: {
    el: 'Κανένα αρχείο δεν ταιριάζει με την αναζήτηση.',
    en: 'No file matches the search.',
  },
  nothingYet: { el: 'Η βιβλιοθήκη είναι κενή.', en: 'The library is empty.' },
  details: { el: 'Στοιχεία αρχείου', en: 'File details' },
  altTitle: { el: 'Εναλλακτικό κείμενο', en: 'Alternative text' },
  altHint: {
    el: 'Τι δείχνει η εικόνα, για όποιον δεν τη βλέπει. Ισχύει παντού όπου χρησιμοποιείται.',
    en: 'What the picture shows, for those who cannot see it. It applies wherever it is used.',
  },
  documentTitle: { el: 'Περιγραφή', en: 'Description' },
  documentHint: {
    el: 'Τι είναι το έγγραφο, για να το βρίσκετε στην αναζήτηση.',
    en: 'What the document is, so that searching finds it.',
  },
  save: { el: 'Αποθήκευση', en: 'Save' },
  saving: { el: 'Αποθήκευση...', en: 'Saving...' },
  saved: { el: 'Η περιγραφή αποθηκεύτηκε', en: 'Description saved' },
  notSaved: { el: 'Δεν αποθηκεύτηκε.', en: 'Not saved.' },
  uses: { el: 'Χρησιμοποιείται σε', en: 'Used in' },
  noUses: { el: 'Δεν χρησιμοποιείται πουθενά.', en: 'Not used anywhere.' },
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
  file: { el: 'Αρχείο', en: 'File' },
  size: { el: 'Μέγεθος', en: 'Size' },
  dimensions: { el: 'Διαστάσεις', en: 'Dimensions' },
  added: { el: 'Προστέθηκε', en: 'Added' },
  sample: { el: 'Δείγμα', en: 'Sample' },
};

const MEGABYTE = 1024 * 1024;

/** How much an account has uploaded of what it may within 24 hours. */
export function describeQuota(quota: { usedBytes: number; limitBytes: number }) {
  const used = Math.ceil(quota.usedBytes / MEGABYTE);
  const limit = Math.floor(quota.limitBytes / MEGABYTE);
  return {
    el: `Έχετε ανεβάσει ${used} από τα ${limit} MB που μπορείτε μέσα σε 24 ώρες.`,
    en: `You have uploaded ${used} of the ${limit} MB that you may within 24 hours.`,
  };
}

/** The question before a file is deleted. */
export function askToDeleteFile(name: string) {
  return {
    el: `Θέλετε σίγουρα να διαγράψετε το αρχείο «${name}»;`,
    en: `Are you sure you want to delete the file ‘${name}’?`,
  };
}
