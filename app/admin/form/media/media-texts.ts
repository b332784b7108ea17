/** The words of uploading, describing and choosing pictures and documents (specification, sections 2 and 8). */
export const MEDIA_TEXTS = {
  hint: { el: 'PNG, JPG, GIF έως 10MB', en: 'PNG, JPG, GIF up to 10MB' },
  documentHint: { el: 'PDF έως 10MB', en: 'PDF up to 10MB' },
  uploadImages: { el: 'Μεταφόρτωση εικόνων', en: 'Upload images' },
  uploadImage: { el: 'Μεταφόρτωση εικόνας', en: 'Upload an image' },
  uploadDocument: { el: 'Μεταφόρτωση εγγράφου', en: 'Upload a document' },
  orDrop: { el: 'ή αφήστε αρχεία εδώ', en: 'or drop files here' },
  anySize: {
    el: 'οι μεγαλύτερες φωτογραφίες μικραίνουν μόνες τους',
    en: 'larger photographs are made smaller by themselves',
  },
  fromLibrary: { el: 'Επιλογή από τη βιβλιοθήκη', en: 'Choose from the library' },
  retry: { el: 'Δοκιμή ξανά', en: 'Try again' },
  remove: { el: 'Αφαίρεση', en: 'Remove' },
  moveUp: { el: 'Μετακίνηση προς τα πάνω', en: 'Move up' },
  moveDown: { el: 'Μετακίνηση προς τα κάτω', en: 'Move down' },
  image: { el: 'Εικόνα', en: 'Image' },
  alternative: { el: 'Εναλλακτικό κείμενο', en: 'Alternative text' },
  alternativeHint: {
    el: 'Τι δείχνει η εικόνα, για όποιον δεν τη βλέπει. Ισχύει παντού όπου χρησιμοποιείται.',
    en: 'What the picture shows, for those who cannot see it. Applies wherever it is used.',
  },
  alternativeLocked: {
    el: 'Τι δείχνει η εικόνα, για όποιον δεν τη βλέπει. Φαίνεται ήδη στον ιστότοπο, οπότε το αλλάζουν οι υπεύθυνοι δημοσίευσης.',
    en: 'What the picture shows, for those who cannot see it. The site shows it already, so that reviewers change this.',
  },
  none: { el: 'Καμία εικόνα ακόμη.', en: 'No images yet.' },
  noDocument: { el: 'Κανένα έγγραφο ακόμη.', en: 'No document yet.' },
  missing: {
    el: 'Το αρχείο δεν υπάρχει πια στη βιβλιοθήκη.',
    en: 'The file is no longer in the library.',
  },
  library: { el: 'Βιβλιοθήκη πολυμέσων', en: 'Media library' },
  search: { el: 'Αναζήτηση στη βιβλιοθήκη', en: 'Search the library' },
  loading: { el: 'Φόρτωση...', en: 'Loading...' },
  libraryFailed: { el: 'Η βιβλιοθήκη δεν φορτώθηκε.', en: 'The library could not be loaded.' },
  nothingFound: { el: 'Δεν βρέθηκε τίποτα.', en: 'Nothing was found.' },
  clearSearch: { el: 'Καθαρισμός αναζήτησης', en: 'Clear the search' },
  libraryEmpty: { el: 'Η βιβλιοθήκη είναι κενή.', en: 'The library is empty.' },
  libraryEmptyHint: {
    el: 'Ανεβάστε το αρχείο σας από τη φόρμα: προστίθεται και στη βιβλιοθήκη.',
    en: 'Upload your file in the form: it is added to the library, too.',
  },
  backToForm: { el: 'Πίσω στη φόρμα', en: 'Back to the form' },
  showMore: { el: 'Περισσότερα', en: 'Show more' },
  choose: { el: 'Επιλογή', en: 'Choose' },
  cancel: { el: 'Ακύρωση', en: 'Cancel' },
  close: { el: 'Κλείσιμο', en: 'Close' },
  undescribed: { el: 'χωρίς περιγραφή', en: 'no description' },
};

/** 'Image 2 of 5', for the buttons that act on it and for what a move did. */
export function describePlace(place: number, total: number) {
  return { el: `Εικόνα ${place} από ${total}`, en: `Image ${place} of ${total}` };
}

/** That what a picture shows could not be saved beside the entry, and why. */
export function sayAltNotSaved(fileName: string, why: string) {
  return {
    el: `Το εναλλακτικό κείμενο της εικόνας «${fileName}» δεν αποθηκεύτηκε: ${why}`,
    en: `The alternative text of ‘${fileName}’ was not saved: ${why}`,
  };
}
