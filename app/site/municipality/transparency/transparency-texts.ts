/** The texts of the transparency page (specification, section 2). */
export const TRANSPARENCY_TEXTS = {
  lead: {
    el: 'Τα έγγραφα που δημοσιεύει ο Δήμος.',
    en: 'The documents that the municipality publishes.',
  },
  documents: { el: 'Έγγραφα', en: 'Documents' },
  archive: { el: 'Αρχειοθετημένα έγγραφα', en: 'Archived documents' },
  archiveText: {
    el: 'Έγγραφα παλαιότερων ετών, που δεν ισχύουν πια ή έχουν αντικατασταθεί.',
    en: 'Documents of former years, which no longer apply or have been replaced.',
  },
  toCurrent: { el: 'Τα έγγραφα που ισχύουν', en: 'Current documents' },
  search: { el: 'Τίτλος, κατηγορία ή ΑΔΑ', en: 'Title, category or ADA' },
  category: { el: 'Κατηγορία', en: 'Category' },
  allCategories: { el: 'Όλες οι κατηγορίες', en: 'All categories' },
  date: { el: 'Ημερομηνία', en: 'Date' },
  invalidDate: {
    el: 'Δεν αναγνωρίσαμε την ημερομηνία και δεν τη λάβαμε υπόψη. Επιλέξτε μία από το ημερολόγιο ή γράψτε την όπως 25/3/2025.',
    en: 'We could not read the date, so it was ignored. Please pick one from the calendar or type it like 25/3/2025.',
  },
  clear: { el: 'Καθαρισμός φίλτρων', en: 'Clear filters' },
  emptyTitle: { el: 'Δεν βρέθηκαν έγγραφα', en: 'No documents found' },
  emptyText: {
    el: 'Δεν υπάρχουν διαθέσιμα έγγραφα με τα επιλεγμένα κριτήρια.',
    en: 'No documents match the filters you have chosen.',
  },
  noneYet: {
    el: 'Δεν έχουν δημοσιευτεί ακόμη έγγραφα.',
    en: 'No documents have been published yet.',
  },
  reset: { el: 'Επαναφορά φίλτρων', en: 'Reset filters' },
  columnTitle: { el: 'Τίτλος', en: 'Title' },
  columnType: { el: 'Τύπος', en: 'Type' },
  columnSize: { el: 'Μέγεθος', en: 'Size' },
  columnFile: { el: 'Αρχείο', en: 'File' },
  download: { el: 'Λήψη', en: 'Download' },
  missing: { el: 'Μη διαθέσιμο', en: 'Not available' },
  more: { el: 'Περισσότερα για τη διαφάνεια', en: 'More on transparency' },
};

/** The words of the link to the archived documents. */
export function toArchive(count: number) {
  return { el: `Αρχειοθετημένα έγγραφα (${count})`, en: `Archived documents (${count})` };
}

/** How many documents were found. */
export function documentCount(count: number) {
  return {
    el: count === 1 ? '1 έγγραφο' : `${count} έγγραφα`,
    en: count === 1 ? '1 document' : `${count} documents`,
  };
}
