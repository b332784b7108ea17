/** What the screen says by which staff warn residents. */
export const WARN_TEXTS = {
  title: { el: 'Προειδοποίηση προς τους κατοίκους', en: 'Warn residents' },
  text: {
    el: 'Διαλέξτε τι συμβαίνει. Το κείμενο είναι έτοιμο και αλλάζει πριν από τη δημοσίευση.',
    en: 'Choose what is happening. The text is ready, and can be changed before it is published.',
  },
  notFor112: {
    el: 'Για κίνδυνο ζωής καλέστε πρώτα το 112. Η προειδοποίηση αυτή είναι του Δήμου: φαίνεται στον ιστότοπο και δεν στέλνεται σε κινητά.',
    en: 'Where lives are in danger, call 112 first. This warning is the municipality’s: it is shown on the website, and sent to no phone.',
  },
  choose: { el: 'Τι συμβαίνει;', en: 'What is happening?' },
  inForce: { el: 'Σε ισχύ ή προγραμματισμένες', en: 'In force or to come' },
  until: { el: 'Έως', en: 'Until' },
  from: { el: 'Από', en: 'From' },
  endNow: { el: 'Λήξη τώρα', en: 'End now' },
  takeOff: { el: 'Ακύρωση', en: 'Call off' },
  edit: { el: 'Αλλαγή', en: 'Change' },
  ended: {
    el: 'Η προειδοποίηση έληξε και δεν φαίνεται πια',
    en: 'The warning has ended, and is no longer shown',
  },
  loadFailed: {
    el: 'Οι προειδοποιήσεις δεν φορτώθηκαν.',
    en: 'The warnings could not be loaded.',
  },
  back: { el: 'Άλλη προειδοποίηση', en: 'Another warning' },
  newOne: { el: 'Νέα προειδοποίηση', en: 'New warning' },
  severity: { el: 'Σοβαρότητα', en: 'Severity' },
  titleEl: { el: 'Τίτλος στα ελληνικά', en: 'Title in Greek' },
  descriptionEl: { el: 'Τι συμβαίνει, στα ελληνικά', en: 'What is happening, in Greek' },
  instructionEl: { el: 'Τι να κάνουν, στα ελληνικά', en: 'What to do, in Greek' },
  starts: { el: 'Έναρξη', en: 'Starts' },
  ends: { el: 'Λήξη', en: 'Ends' },
  endsHint: {
    el: 'Τότε φεύγει μόνη της από κάθε σελίδα.',
    en: 'It then leaves every page by itself.',
  },
  where: { el: 'Πού', en: 'Where' },
  whereHint: {
    el: 'Χωρίς επιλογή αφορά όλο τον Δήμο.',
    en: 'With none chosen it concerns the whole municipality.',
  },
  withEnglish: { el: 'Και στα αγγλικά', en: 'In English too' },
  englishBehind: {
    el: 'Αλλάξατε το ελληνικό κείμενο. Διορθώστε και το αγγλικό, ή δημοσιεύστε μόνο στα ελληνικά: οι αγγλικές σελίδες το λένε.',
    en: 'You changed the Greek text. Correct the English too, or publish in Greek alone: the English pages then say so.',
  },
  titleEn: { el: 'Τίτλος στα αγγλικά', en: 'Title in English' },
  descriptionEn: { el: 'Τι συμβαίνει, στα αγγλικά', en: 'What is happening, in English' },
  instructionEn: { el: 'Τι να κάνουν, στα αγγλικά', en: 'What to do, in English' },
  reason: {
    el: 'Γιατί πρέπει να δημοσιευτούν τα προσωπικά δεδομένα',
    en: 'Why the personal data must be published',
  },
  publish: { el: 'Δημοσίευση τώρα', en: 'Publish now' },
  plan: { el: 'Προγραμματισμός', en: 'Schedule' },
  published: {
    el: 'Η προειδοποίηση φαίνεται πάνω από κάθε σελίδα',
    en: 'The warning is shown over every page',
  },
  planned: {
    el: 'Η προειδοποίηση θα φανεί στην έναρξή της',
    en: 'The warning will be shown when it starts',
  },
  saidNow: {
    el: 'Θα φανεί αμέσως πάνω από κάθε σελίδα, {where}, έως {end}, {languages}.',
    en: 'It will be shown at once over every page, {where}, until {end}, {languages}.',
  },
  saidLater: {
    el: 'Θα φανεί πάνω από κάθε σελίδα από {start} έως {end}, {where}, {languages}.',
    en: 'It will be shown over every page from {start} until {end}, {where}, {languages}.',
  },
  forAll: { el: 'για όλο τον Δήμο', en: 'for the whole municipality' },
  forUnits: { el: 'για {units}', en: 'for {units}' },
  inBoth: { el: 'στα ελληνικά και τα αγγλικά', en: 'in Greek and English' },
  inGreek: { el: 'μόνο στα ελληνικά', en: 'in Greek alone' },
  endPassed: {
    el: 'Η λήξη έχει ήδη περάσει. Δώστε μεταγενέστερη.',
    en: 'The end has passed already. Enter a later one.',
  },
  correct: { el: 'Διορθώστε τα πεδία που σημειώνονται.', en: 'Correct the marked fields.' },
  see: { el: 'Δείτε την', en: 'See it' },
};
