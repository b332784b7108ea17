/** The words of the search over everything. */
export const FIND_TEXTS = {
  open: { el: 'Εύρεση', en: 'Find' },
  title: { el: 'Εύρεση εγγραφής ή οθόνης', en: 'Find an entry or a screen' },
  label: { el: 'Τι ψάχνετε;', en: 'What are you looking for?' },
  screens: { el: 'Οθόνη', en: 'Screen' },
  add: { el: 'Νέα εγγραφή', en: 'Add new' },
  searching: { el: 'Αναζήτηση...', en: 'Searching...' },
  nothing: { el: 'Δεν βρέθηκε τίποτα.', en: 'Nothing was found.' },
  results: { el: 'Αποτελέσματα', en: 'Results' },
  keys: {
    el: '↑ ↓ για επιλογή, Enter για άνοιγμα, Esc για κλείσιμο',
    en: '↑ ↓ to choose, Enter to open, Esc to close',
  },
};

/** How many results there are, for screen readers. */
export function sayFound(count: number) {
  return {
    el: count === 1 ? '1 αποτέλεσμα' : `${count} αποτελέσματα`,
    en: count === 1 ? '1 result' : `${count} results`,
  };
}
