/** The words of the media library. */
export const LIBRARY_TEXTS = {
  title: { el: 'Πολυμέσα', en: 'Media' },
  text: {
    el: 'Οι εικόνες και τα έγγραφα PDF του ιστοτόπου.',
    en: 'The pictures and PDF documents of the site.',
  },
  altGrid: { el: 'Εναλλακτικά κείμενα', en: 'Alternative texts' },
  bin: { el: 'Κάδος', en: 'Bin' },
  upload: { el: 'Μεταφόρτωση αρχείων', en: 'Upload files' },
  uploadHint: {
    el: 'Φωτογραφίες κάθε μεγέθους, εικόνες PNG και GIF ή έγγραφα PDF έως 10MB. Μπορείτε και να τα αφήσετε εδώ.',
    en: 'Photographs of any size, PNG and GIF pictures or PDF documents up to 10MB. You can also drop them here.',
  },
  describe: { el: 'Περιγραφή', en: 'Describe' },
  searchHint: {
    el: 'Περιγραφή, τίτλος, όνομα',
    en: 'Description, title, name',
  },
  kind: { el: 'Είδος', en: 'Kind' },
  anyKind: { el: 'Όλα', en: 'All' },
  images: { el: 'Εικόνες', en: 'Pictures' },
  documents: { el: 'Έγγραφα', en: 'Documents' },
  lacks: { el: 'Τι λείπει', en: 'What is missing' },
  lacksAnything: { el: 'Όλα τα αρχεία', en: 'All files' },
  tag: { el: 'Ετικέτα', en: 'Tag' },
  anyTag: { el: 'Όλες', en: 'All' },
  unexplained: { el: 'Προσωπικά δεδομένα', en: 'Personal data' },
  noAlt: { el: 'Χωρίς εναλλακτικό κείμενο', en: 'No alternative text' },
  loadFailed: { el: 'Η βιβλιοθήκη δεν φορτώθηκε.', en: 'The library could not be loaded.' },
  nothing: {
    el: 'Κανένα αρχείο δεν ταιριάζει με την αναζήτηση.',
    en: 'No file matches the search.',
  },
  nothingYet: { el: 'Η βιβλιοθήκη είναι κενή.', en: 'The library is empty.' },
  nothingYetHint: {
    el: 'Ανεβάστε τα πρώτα αρχεία με το κουμπί «Μεταφόρτωση αρχείων» ή αφήστε τα επάνω του. Ό,τι διαγράφηκε μένει 30 ημέρες στον κάδο.',
    en: 'Upload the first files with the button ‘Upload files’, or drop them on it. What was deleted stays in the bin for 30 days.',
  },
  draft: { el: 'Μη αποθηκευμένες αλλαγές', en: 'Unsaved changes' },
};

/** What files may lack, as somebody chooses it. */
export const LACKING_TEXTS = {
  alt: { el: 'Εικόνες χωρίς εναλλακτικό κείμενο', en: 'Pictures without alternative text' },
  licence: { el: 'Αρχεία χωρίς άδεια χρήσης', en: 'Files without a licence' },
  use: { el: 'Αρχεία που δεν χρησιμοποιούνται', en: 'Files that nothing uses' },
  tags: { el: 'PDF χωρίς ετικέτες προσβασιμότητας', en: 'PDFs without accessibility tags' },
  letters: { el: 'Σαρωμένα PDF', en: 'Scanned PDFs' },
  reason: {
    el: 'Δημόσια PDF με προσωπικά δεδομένα χωρίς αιτιολόγηση',
    en: 'Public PDFs with personal data and no reason given',
  },
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

/** How many files a search has found. */
export function sayFound(total: number) {
  return {
    el: total === 1 ? '1 αρχείο' : `${total} αρχεία`,
    en: total === 1 ? '1 file' : `${total} files`,
  };
}
