/** The words of pieces of a text in the editor. */
export const PIECES = {
  caption: { el: 'Λεζάντα (προαιρετική)', en: 'Caption (optional)' },
  uploading: { el: 'Μεταφόρτωση εικόνας…', en: 'Uploading the picture…' },
  undescribed: { el: 'Χωρίς περιγραφή', en: 'Not described' },
  question: { el: 'Ερώτηση', en: 'Question' },
};
