/** The words of the single kinds of field. */
export const FIELD_TEXTS = {
  optional: { el: 'προαιρετικό', en: 'optional' },
  nothingChosen: { el: '–', en: '–' },
  missingReference: { el: 'δεν υπάρχει πια', en: 'no longer exists' },
  optionsFailed: { el: 'Οι επιλογές δεν φορτώθηκαν.', en: 'The options could not be loaded.' },
  latitude: { el: 'Γεωγραφικό πλάτος', en: 'Latitude' },
  longitude: { el: 'Γεωγραφικό μήκος', en: 'Longitude' },
  pasteHint: {
    el: 'Μπορείτε να επικολλήσετε και τα δύο μαζί, όπως 38.2489, 22.0818.',
    en: 'You can paste both at once, such as 38.2489, 22.0818.',
  },
  showOnMap: { el: 'Έλεγχος στο OpenStreetMap', en: 'Check on OpenStreetMap' },
  add: { el: 'Προσθήκη', en: 'Add' },
  remove: { el: 'Αφαίρεση', en: 'Remove' },
  moveUp: { el: 'Μετακίνηση πάνω', en: 'Move up' },
  moveDown: { el: 'Μετακίνηση κάτω', en: 'Move down' },
  removed: { el: 'Αφαιρέθηκε', en: 'Removed' },
  noItems: { el: 'Κανένα στοιχείο ακόμη.', en: 'Nothing here yet.' },
  full: { el: 'Δεν χωρούν άλλα.', en: 'No more can be added.' },
  days: { el: 'Ημέρες', en: 'Days' },
  opens: { el: 'Από', en: 'Opens' },
  closes: { el: 'Έως', en: 'Closes' },
  addHours: { el: 'Προσθήκη ωραρίου', en: 'Add hours' },
  noHours: { el: 'Δεν έχουν οριστεί ώρες.', en: 'No hours are set.' },
  weekdays: [
    { el: 'Δευ', en: 'Mon' },
    { el: 'Τρί', en: 'Tue' },
    { el: 'Τετ', en: 'Wed' },
    { el: 'Πέμ', en: 'Thu' },
    { el: 'Παρ', en: 'Fri' },
    { el: 'Σάβ', en: 'Sat' },
    { el: 'Κυρ', en: 'Sun' },
  ],
};

/** How much of the room for a text is taken. */
export function sayLength(length: number, max: number) {
  return { el: `${length} από ${max} χαρακτήρες`, en: `${length} of ${max} characters` };
}
