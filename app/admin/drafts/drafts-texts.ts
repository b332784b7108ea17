import type { Bilingual } from '../../../domain/text/bilingual.ts';

/** The words of the list of drafts. */
export const DRAFTS_TEXTS = {
  title: { el: 'Πρόχειρα', en: 'Drafts' },
  text: {
    el: 'Ό,τι έχει αποθηκευτεί και δεν το βλέπουν ακόμη οι επισκέπτες, από κάθε είδος.',
    en: 'Whatever has been saved and visitors do not see yet, of every type.',
  },
  leavingText: {
    el: 'Ό,τι βλέπουν οι επισκέπτες και θα φύγει μόνο του από τον ιστότοπο ή θα αρχειοθετηθεί, από κάθε είδος.',
    en: 'Whatever visitors see and leaves the site, or is archived, by itself, of every type.',
  },
  whose: { el: 'Ποιανού', en: 'Whose' },
  all: { el: 'Όλων', en: 'Everybody’s' },
  mine: { el: 'Δικά μου', en: 'Mine' },
  state: { el: 'Κατάσταση', en: 'State' },
  states: {
    '': { el: 'Όλα', en: 'All' },
    open: { el: 'Σε επεξεργασία', en: 'In progress' },
    'handed-back': { el: 'Επιστράφηκαν με σημείωση', en: 'Handed back with a note' },
    'handed-in': { el: 'Σε έλεγχο', en: 'In review' },
    planned: { el: 'Προγραμματισμένα', en: 'Scheduled' },
    leaving: { el: 'Θα φύγουν από τον ιστότοπο', en: 'Scheduled to leave' },
  },
  searchHint: { el: 'Τίτλος ή λέξεις του κειμένου', en: 'Title, or words of the text' },
  entry: { el: 'Εγγραφή', en: 'Entry' },
  stateOf: { el: 'Κατάσταση', en: 'State' },
  saved: { el: 'Τελευταία αποθήκευση', en: 'Last saved' },
  none: {
    el: 'Κανένα πρόχειρο. Όλα έχουν δημοσιευτεί.',
    en: 'No drafts. Everything is published.',
  },
  noneFound: { el: 'Κανένα πρόχειρο δεν ταιριάζει.', en: 'No draft matches.' },
  showAll: { el: 'Εμφάνιση όλων', en: 'Show all' },
  loadFailed: { el: 'Τα πρόχειρα δεν φορτώθηκαν.', en: 'The drafts could not be loaded.' },
  note: { el: 'Σημείωση', en: 'Note' },
} satisfies Record<string, Bilingual | Record<string, Bilingual>>;
