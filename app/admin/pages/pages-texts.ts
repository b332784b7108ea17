/** The words of the list of pages and of the page editor (specification, sections 2 and 8). */
export const PAGES_TEXTS = {
  title: { el: 'Σελίδες', en: 'Pages' },
  lead: {
    el: 'Σελίδες πληροφοριών. Κάθε μία δημοσιεύεται στη διεύθυνσή της.',
    en: 'Information pages. Each is public at its own address.',
  },
  loading: { el: 'Φόρτωση σελίδων...', en: 'Loading pages...' },
  failed: { el: 'Σφάλμα κατά τη φόρτωση των σελίδων', en: 'Error loading pages' },
  addNew: { el: 'Προσθήκη νέας', en: 'Add New' },
  search: { el: 'Αναζήτηση σελίδων', en: 'Search pages' },
  searchHint: { el: 'Ελληνικός ή αγγλικός τίτλος', en: 'Greek or English title' },
  columnTitle: { el: 'Τίτλος', en: 'Title' },
  columnSlug: { el: 'Διεύθυνση (slug)', en: 'Slug' },
  columnUpdated: { el: 'Τελευταία ενημέρωση', en: 'Last updated' },
  columnActions: { el: 'Ενέργειες', en: 'Actions' },
  edit: { el: 'Επεξεργασία', en: 'Edit' },
  delete: { el: 'Διαγραφή', en: 'Delete' },
  deleteTitle: { el: 'Διαγραφή σελίδας', en: 'Delete page' },
  deleteQuestion: {
    el: 'Θέλετε σίγουρα να διαγράψετε αυτή τη σελίδα;',
    en: 'Are you sure you want to delete this page?',
  },
  deleted: { el: 'Η σελίδα διαγράφηκε.', en: 'The page was deleted.' },
  restored: { el: 'Η σελίδα επανήλθε.', en: 'The page is back.' },
  noneTitle: { el: 'Δεν υπάρχουν ακόμη σελίδες', en: 'There are no pages yet' },
  noneText: {
    el: 'Δημιουργήστε την πρώτη. Δημοσιεύεται μόλις την αποθηκεύσετε.',
    en: 'Create the first one. It is public as soon as you save it.',
  },
  noMatchTitle: { el: 'Καμία σελίδα δεν ταιριάζει', en: 'No page matches' },
  clearSearch: { el: 'Καθαρισμός αναζήτησης', en: 'Clear the search' },
  onlyGreek: { el: 'χωρίς αγγλικό τίτλο', en: 'no English title' },
  onlyEnglish: { el: 'χωρίς ελληνικό τίτλο', en: 'no Greek title' },

  create: { el: 'Δημιουργία νέας σελίδας', en: 'Create New Page' },
  editPage: { el: 'Επεξεργασία σελίδας', en: 'Edit Page' },
  loadingPage: { el: 'Φόρτωση σελίδας...', en: 'Loading page...' },
  pageFailed: { el: 'Η σελίδα δεν φορτώθηκε', en: 'Error loading the page' },
  slug: { el: 'Διεύθυνση (slug)', en: 'Slug' },
  slugHint: {
    el: 'Πεζά λατινικά γράμματα, αριθμοί, παύλες και κάθετοι. Προτείνεται από τον τίτλο.',
    en: 'Lower-case Latin letters, digits, hyphens and slashes. Suggested from the title.',
  },
  publicAt: { el: 'Δημόσια διεύθυνση:', en: 'Public address:' },
  slugChanges: {
    el: 'Η διεύθυνση αλλάζει. Όσοι έχουν τον παλιό σύνδεσμο θα οδηγούνται στη νέα.',
    en: 'The address changes. Whoever has the old link will be led to the new one.',
  },
  keys: { el: 'Ctrl+S: αποθήκευση ως πρόχειρο', en: 'Ctrl+S saves a draft' },
  noSection: { el: 'Καμία', en: 'None' },
  saved: { el: 'Η σελίδα αποθηκεύτηκε και είναι δημόσια.', en: 'The page is saved and public.' },
  viewPage: { el: 'Προβολή σελίδας', en: 'View page' },
  incomplete: {
    el: 'Ορισμένα πεδία χρειάζονται διόρθωση.',
    en: 'Some fields need to be corrected.',
  },
};

/** '12 of 27 pages', announced while somebody types a search. */
export function describeMatches(shown: number, total: number) {
  return {
    el: shown === total ? `${total} σελίδες` : `${shown} από ${total} σελίδες`,
    en: shown === total ? `${total} pages` : `${shown} of ${total} pages`,
  };
}
