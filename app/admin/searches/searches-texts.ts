import type { Bilingual } from '../../../domain/text/bilingual.ts';

const ALL = {
  el: 'Όλες όσες έγιναν πάνω από μία φορά',
  en: 'All that were made more than once',
};

/** The words of the screens about what visitors search for. */
export const SEARCHES_TEXTS = {
  title: { el: 'Αναζητήσεις χωρίς αποτέλεσμα', en: 'Searches without results' },
  text: {
    el: 'Τι έγραψαν επισκέπτες και δεν βρέθηκε. Αν ο Δήμος το λέει με άλλες λέξεις, προσθέστε συνώνυμο. Δεν φυλάσσεται ποιος αναζήτησε τι, ούτε αριθμοί και διευθύνσεις email. Μετά από 90 ημέρες χωρίς νέα αναζήτηση οι γραμμές φεύγουν μόνες τους.',
    en: 'What visitors typed and was not found. If the municipality uses other words for it, add a synonym. Who searched for what is not kept, nor are numbers and email addresses. After 90 days without another search, lines leave by themselves.',
  },
  list: { el: 'Ποιες', en: 'Which' },
  often: { el: 'Όσες γίνονται συχνά', en: 'Those made often' },
  all: ALL,
  showAll: ALL,
  ignored: { el: 'Όσες αγνοήθηκαν', en: 'Those ignored' },
  name: { el: 'Αναζήτηση', en: 'Search' },
  times: { el: 'Φορές', en: 'Times' },
  last: { el: 'Τελευταία', en: 'Last' },
  more: { el: 'Τι βρέθηκε', en: 'What was found' },
  nothing: { el: 'Τίποτα', en: 'Nothing' },
  some: { el: 'Μόνο μερικές από τις λέξεις', en: 'Only some of the words' },
  acts: { el: 'Ενέργειες', en: 'Actions' },
  mend: { el: 'Προσθέστε συνώνυμο', en: 'Add a synonym' },
  ignore: { el: 'Αγνόηση', en: 'Ignore' },
  unignore: { el: 'Επαναφορά', en: 'Put back' },
  ignoredNow: { el: 'Η αναζήτηση αγνοείται.', en: 'The search is ignored.' },
  backNow: { el: 'Η αναζήτηση επανήλθε στον κατάλογο.', en: 'The search is on the list again.' },
  empty: {
    often: {
      el: 'Καμία αναζήτηση δεν μένει συχνά χωρίς αποτέλεσμα.',
      en: 'No search fails often.',
    },
    all: { el: 'Καμία αναζήτηση δεν περιμένει.', en: 'No search is waiting.' },
    ignored: { el: 'Δεν έχετε αγνοήσει καμία αναζήτηση.', en: 'You have ignored no search.' },
  },
  loadFailed: { el: 'Ο κατάλογος δεν φορτώθηκε.', en: 'The list could not be loaded.' },
  synonyms: { el: 'Συνώνυμα', en: 'Synonyms' },
  promises: { el: 'Υποσχέσεις', en: 'Promises' },
  typed: { el: 'Τι γράφει ο κόσμος', en: 'What people type' },
  meant: { el: 'Με ποιες λέξεις το λένε οι σελίδες', en: 'The words that the pages use for it' },
  meantHint: {
    el: 'Λέξεις ή φράσεις με κόμμα ανάμεσά τους, όπως «κοιμητήριο, ταφή». Με αυτές θα γίνεται και η αναζήτηση.',
    en: 'Words or phrases with commas between them, such as ‘cemetery, burial’. They will be searched as well.',
  },
  required: { el: 'Γράψτε τουλάχιστον μία λέξη.', en: 'Enter at least one word.' },
  save: { el: 'Δημοσίευση συνωνύμου', en: 'Publish the synonym' },
  cancel: { el: 'Ακύρωση', en: 'Cancel' },
  close: { el: 'Κλείσιμο', en: 'Close' },
  isFound: {
    el: 'Το συνώνυμο ισχύει και η αναζήτηση βρίσκει πια αποτελέσματα.',
    en: 'The synonym is in force, and the search finds something now.',
  },
  isNotFound: {
    el: 'Το συνώνυμο ισχύει, αλλά ούτε με αυτές τις λέξεις βρέθηκε κάτι. Δοκιμάστε άλλες.',
    en: 'The synonym is in force, but nothing was found with these words either. Try others.',
  },
} satisfies Record<string, Bilingual | Record<string, Bilingual>>;

export const PROMISES_TEXTS = {
  title: {
    el: 'Αναζητήσεις που δεν βρίσκουν ό,τι πρέπει',
    en: 'Searches that do not find what they must',
  },
  text: {
    el: 'Υποσχέσεις που δεν τηρούνται: η σελίδα δεν είναι ανάμεσα στα τρία πρώτα αποτελέσματα. Προσθέστε συνώνυμο, γράψτε τη λέξη στον τίτλο ή στην αρχή της σελίδας, ή αλλάξτε την υπόσχεση. Ο έλεγχος γίνεται μόνος του λίγο μετά από κάθε δημοσίευση.',
    en: 'Promises that are not kept: the page is not among the first three results. Add a synonym, write the word in the title or at the beginning of the page, or change the promise. The check is made by itself shortly after each publication.',
  },
  query: { el: 'Αναζήτηση', en: 'Search' },
  target: { el: 'Πρέπει να βρίσκει', en: 'Must find' },
  found: { el: 'Βρίσκει πρώτα', en: 'Finds first' },
  nothing: { el: 'Τίποτα', en: 'Nothing' },
  since: { el: 'Από', en: 'Since' },
  change: { el: 'Αλλαγή υπόσχεσης', en: 'Change the promise' },
  empty: { el: 'Όλες οι υποσχέσεις τηρούνται.', en: 'All promises are kept.' },
  emptyHint: {
    el: 'Μια υπόσχεση λέει ποια σελίδα πρέπει να βρίσκει πρώτη μια αναζήτηση.',
    en: 'A promise says which page a search must find first.',
  },
  add: { el: 'Νέα υπόσχεση', en: 'New promise' },
  all: { el: 'Όλες οι υποσχέσεις', en: 'All promises' },
  opensInNewTab: { el: 'ανοίγει σε νέα καρτέλα', en: 'opens in a new tab' },
} satisfies Record<string, Bilingual>;
