import type { Bilingual } from '../../../domain/text/bilingual.ts';

/** The words of the screens about old addresses. */
export const REDIRECTS_TEXTS = {
  title: { el: 'Ανακατευθύνσεις', en: 'Redirects' },
  text: {
    el: 'Πού οδηγούνται όσοι ζητούν παλιές διευθύνσεις. Σελίδες που αλλάζουν διεύθυνση εδώ οδηγούν μόνες τους στη νέα.',
    en: 'Where people are led who ask for old addresses. Pages that change their address on this site lead to the new one by themselves.',
  },
  add: { el: 'Νέα ανακατεύθυνση', en: 'New redirect' },
  change: { el: 'Αλλαγή ανακατεύθυνσης', en: 'Change the redirect' },
  edit: { el: 'Αλλαγή', en: 'Change' },
  delete: { el: 'Διαγραφή', en: 'Delete' },
  deleteTitle: { el: 'Διαγραφή ανακατεύθυνσης', en: 'Delete the redirect' },
  deleteText: {
    el: 'Όσοι ζητούν αυτή τη διεύθυνση θα βλέπουν ότι η σελίδα δεν βρέθηκε.',
    en: 'People who ask for this address will be told that the page was not found.',
  },
  deleted: { el: 'Η ανακατεύθυνση διαγράφηκε.', en: 'The redirect was deleted.' },
  saved: { el: 'Η ανακατεύθυνση ισχύει.', en: 'The redirect is in force.' },
  save: { el: 'Αποθήκευση', en: 'Save' },
  cancel: { el: 'Ακύρωση', en: 'Cancel' },
  close: { el: 'Κλείσιμο', en: 'Close' },
  searchHint: { el: 'Διεύθυνση ή σημείωση', en: 'Address or note' },
  loadFailed: { el: 'Ο κατάλογος δεν φορτώθηκε.', en: 'The list could not be loaded.' },
  empty: { el: 'Δεν υπάρχει καμία ανακατεύθυνση.', en: 'There are no redirects.' },
  addFirst: { el: 'Προσθήκη της πρώτης ανακατεύθυνσης', en: 'Add the first redirect' },
  noneFound: { el: 'Δεν βρέθηκε ανακατεύθυνση.', en: 'No redirect was found.' },
  showAll: { el: 'Εμφάνιση όλων', en: 'Show all' },
  from: { el: 'Παλιά διεύθυνση', en: 'Old address' },
  fromHint: {
    el: 'Όπως /palia-selida, με ό,τι κι αν ακολουθεί μετά το «?». Αν γράψετε και το «?», όπως /index.php?id=5, ισχύει ακριβώς έτσι.',
    en: 'Such as /old-page, with whatever follows a ‘?’. If you enter the ‘?’ too, as in /index.php?id=5, only exactly that address is redirected.',
  },
  to: { el: 'Οδηγεί σε', en: 'Leads to' },
  status: { el: 'Διάρκεια', en: 'For how long' },
  permanent: {
    el: 'Μόνιμα: οι μηχανές αναζήτησης κρατούν τη νέα διεύθυνση (301)',
    en: 'For good: search engines keep the new address (301)',
  },
  temporary: { el: 'Προσωρινά (302)', en: 'For a while (302)' },
  forAWhile: { el: 'Προσωρινά', en: 'For a while' },
  note: { el: 'Σημείωση για τους συναδέλφους', en: 'Note for colleagues' },
  lastChanged: { el: 'Τελευταία αλλαγή', en: 'Last changed' },
  unused: {
    el: 'Στην παλιά διεύθυνση υπάρχει πια σελίδα: η ανακατεύθυνση δεν χρησιμοποιείται.',
    en: 'There is now a page at the old address: the redirect is not used.',
  },
  nowhere: {
    el: 'Εκεί που οδηγεί δεν υπάρχει δημόσια σελίδα.',
    en: 'There is no public page where it leads.',
  },
  export: { el: 'Εξαγωγή', en: 'Export' },
  exported: { el: 'Το αρχείο αποθηκεύτηκε.', en: 'The file was saved.' },
  import: { el: 'Εισαγωγή από αρχείο', en: 'Import from a file' },
  missed: { el: 'Τι δεν βρέθηκε', en: 'What was not found' },
  back: { el: 'Ανακατευθύνσεις', en: 'Redirects' },
} satisfies Record<string, Bilingual>;

export const IMPORT_TEXTS = {
  title: { el: 'Εισαγωγή ανακατευθύνσεων', en: 'Import redirects' },
  text: {
    el: 'Ένα αρχείο CSV με δύο στήλες: παλιά διεύθυνση και νέα διεύθυνση. Προαιρετικά τρίτη στήλη με 301 ή 302 και τέταρτη με σημείωση. Έως 5.000 γραμμές.',
    en: 'A CSV file with two columns: old address and new address. Optionally a third with 301 or 302 and a fourth with a note. Up to 5,000 lines.',
  },
  file: { el: 'Αρχείο CSV', en: 'CSV file' },
  fileHint: { el: 'Επιλογή αρχείου', en: 'Choose a file' },
  paste: { el: 'Ή επικολλήστε τις γραμμές', en: 'Or paste the lines' },
  check: { el: 'Έλεγχος', en: 'Check' },
  unreadable: { el: 'Το αρχείο δεν διαβάζεται.', en: 'The file cannot be read.' },
  tooLarge: {
    el: 'Το αρχείο είναι πολύ μεγάλο. Χωρίστε το σε περισσότερα.',
    en: 'The file is too large. Split it into several.',
  },
  result: { el: 'Αποτέλεσμα του ελέγχου', en: 'What the check found' },
  line: { el: 'Γραμμή', en: 'Line' },
  column: { el: 'Στήλη', en: 'Column' },
  cell: { el: 'Περιεχόμενο', en: 'Content' },
  problem: { el: 'Πρόβλημα', en: 'Problem' },
  importAll: { el: 'Εισαγωγή όλων', en: 'Import all' },
  importGood: { el: 'Εισαγωγή μόνο των σωστών', en: 'Import only the good lines' },
  first: { el: 'Οι πρώτες σωστές γραμμές', en: 'The first good lines' },
  firstProblems: {
    el: 'Εμφανίζονται τα πρώτα 200 προβλήματα.',
    en: 'The first 200 problems are shown.',
  },
} satisfies Record<string, Bilingual>;

export const MISSED_TEXTS = {
  title: { el: 'Διευθύνσεις που δεν βρέθηκαν', en: 'Addresses that were not found' },
  text: {
    el: 'Τι ζήτησαν επισκέπτες χωρίς να υπάρχει. Φτιάξτε ανακατεύθυνση για όσες αξίζουν και αγνοήστε τις υπόλοιπες. Μετά από 90 ημέρες χωρίς επίσκεψη φεύγουν μόνες τους.',
    en: 'What visitors asked for and was not there. Make a redirect for those that matter and ignore the others. After 90 days without a visit they leave by themselves.',
  },
  list: { el: 'Ποιες', en: 'Which' },
  often: { el: 'Όσες ζητούνται συχνά', en: 'Those asked for often' },
  all: { el: 'Όλες', en: 'All' },
  showAll: { el: 'Εμφάνιση όλων', en: 'Show all' },
  ignored: { el: 'Όσες αγνοήθηκαν', en: 'Those ignored' },
  name: { el: 'Διεύθυνση', en: 'Address' },
  times: { el: 'Φορές', en: 'Times' },
  last: { el: 'Τελευταία', en: 'Last' },
  more: { el: 'Σύνδεσμος σε δική μας σελίδα', en: 'Linked from our page' },
  acts: { el: 'Ανακατεύθυνση', en: 'Redirect' },
  mend: { el: 'Ανακατεύθυνση', en: 'Redirect' },
  ignore: { el: 'Αγνόηση', en: 'Ignore' },
  unignore: { el: 'Επαναφορά', en: 'Put back' },
  ignoredNow: { el: 'Η διεύθυνση αγνοείται.', en: 'The address is ignored.' },
  backNow: { el: 'Η διεύθυνση επανήλθε στον κατάλογο.', en: 'The address is on the list again.' },
  empty: {
    often: { el: 'Καμία διεύθυνση δεν ζητείται συχνά.', en: 'No address is asked for often.' },
    all: { el: 'Καμία διεύθυνση δεν περιμένει.', en: 'No address is waiting.' },
    ignored: { el: 'Δεν έχετε αγνοήσει καμία διεύθυνση.', en: 'You have ignored no address.' },
  },
  loadFailed: REDIRECTS_TEXTS.loadFailed,
} satisfies Record<string, Bilingual | Record<string, Bilingual>>;

/** What a file has, in a sentence. */
export function describeFile(file: { good: number; known: number; bad: number }): Bilingual {
  const { good, known, bad } = file;
  return {
    el: `Σωστές γραμμές: ${good}. Υπάρχουν ήδη: ${known}. Με πρόβλημα: ${bad}.`,
    en: `Good lines: ${good}. There already: ${known}. With a problem: ${bad}.`,
  };
}

export function describeImported(count: number): Bilingual {
  return count === 1
    ? { el: 'Προστέθηκε μία ανακατεύθυνση.', en: 'One redirect was added.' }
    : { el: `Προστέθηκαν ${count} ανακατευθύνσεις.`, en: `${count} redirects were added.` };
}
