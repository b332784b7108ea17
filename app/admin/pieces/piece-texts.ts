/** Words that several staff screens share. */
export const PIECE_TEXTS = {
  cancel: { el: 'Ακύρωση', en: 'Cancel' },
  close: { el: 'Κλείσιμο', en: 'Close' },
  tryAgain: { el: 'Δοκιμή ξανά', en: 'Try again' },
  loading: { el: 'Φόρτωση...', en: 'Loading...' },
  loadFailed: { el: 'Τα στοιχεία δεν φορτώθηκαν.', en: 'The data could not be loaded.' },
  search: { el: 'Αναζήτηση', en: 'Search' },
  toDashboard: { el: 'Στην επισκόπηση', en: 'To the dashboard' },
  clearFilters: { el: 'Καθαρισμός φίλτρων', en: 'Clear filters' },
  pages: { el: 'Σελίδες αποτελεσμάτων', en: 'Result pages' },
  previousPage: { el: 'Προηγούμενη σελίδα', en: 'Previous page' },
  nextPage: { el: 'Επόμενη σελίδα', en: 'Next page' },
  undo: { el: 'Αναίρεση', en: 'Undo' },
  showPassword: { el: 'Εμφάνιση κωδικού', en: 'Show the password' },
  untitled: { el: '(χωρίς τίτλο)', en: '(untitled)' },
  newTab: { el: '(νέα καρτέλα)', en: '(new tab)' },
  /** The lesser buttons of a screen, where they stand behind one. */
  acts: { el: 'Ενέργειες', en: 'Actions' },
};

/** '1–50 of 231' in both languages; counts from 1. */
export function describeRange(from: number, to: number, total: number) {
  return { el: `${from}–${to} από ${total}`, en: `${from}–${to} of ${total}` };
}

/** 'Page 3' in both languages. */
export function describePage(page: number) {
  return { el: `Σελίδα ${page}`, en: `Page ${page}` };
}
