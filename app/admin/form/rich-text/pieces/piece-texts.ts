/** The words of pieces of a text in the editor. */
export const PIECES = {
  caption: { el: 'Λεζάντα (προαιρετική)', en: 'Caption (optional)' },
  uploading: { el: 'Μεταφόρτωση εικόνας…', en: 'Uploading the picture…' },
  undescribed: { el: 'Χωρίς περιγραφή', en: 'Not described' },
  libraryWords: { el: 'Περιγραφή από τη βιβλιοθήκη:', en: 'Described by the library:' },
  libraryDecorative: {
    el: 'Διακοσμητική εικόνα, κατά τη βιβλιοθήκη',
    en: 'A decorative picture, says the library',
  },
  question: { el: 'Ερώτηση', en: 'Question' },
};
