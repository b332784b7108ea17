/** The words of the dialogs that put pieces into a text. */
export const DIALOG_TEXTS = {
  insert: { el: 'Εισαγωγή', en: 'Insert' },
  insertPicture: { el: 'Εικόνα στο κείμενο', en: 'Picture in the text' },
  changePicture: { el: 'Η εικόνα του κειμένου', en: 'The picture of the text' },
  insertDocument: { el: 'Έγγραφο στο κείμενο', en: 'Document in the text' },
  addAttachments: { el: 'Συνημμένα στο τέλος του κειμένου', en: 'Attachments at the end' },
  insertContact: { el: 'Κάρτα επικοινωνίας', en: 'Contact card' },
  noPicture: {
    el: 'Επιλέξτε πρώτα μια εικόνα ή μεταφορτώστε την.',
    en: 'Choose a picture first, or upload one.',
  },
  noAlt: {
    el: 'Γράψτε τι δείχνει η εικόνα ή σημειώστε ότι είναι διακοσμητική.',
    en: 'Say what the picture shows, or mark it as decorative.',
  },
  altHint: {
    el: 'Τι δείχνει η εικόνα, για όποιον δεν τη βλέπει. Ισχύει για αυτή τη θέση του κειμένου.',
    en: 'What the picture shows, for those who cannot see it. Applies to this place in the text.',
  },
  decorative: { el: 'Διακοσμητική εικόνα', en: 'Decorative picture' },
  decorativeHint: {
    el: 'Δεν λέει τίποτα που δεν λέει ήδη το κείμενο.',
    en: 'It says nothing that the text does not say already.',
  },
  caption: { el: 'Λεζάντα (προαιρετική)', en: 'Caption (optional)' },
  office: { el: 'Γραφείο ή υπηρεσία', en: 'Office or department' },
  officeHint: {
    el: 'Η κάρτα δείχνει πάντα τα τωρινά στοιχεία: τηλέφωνο, email, ώρες.',
    en: 'The card always shows the present details: phone, email, opening hours.',
  },
};
