/** The words of the frame around every admin screen. */
export const LAYOUT_TEXTS = {
  loading: { el: 'Φόρτωση...', en: 'Loading...' },
  area: { el: 'Διαχείριση', en: 'Admin' },
  skip: { el: 'Μετάβαση στο περιεχόμενο', en: 'Skip to the content' },
  navigation: { el: 'Πλοήγηση διαχείρισης', en: 'Admin navigation' },
  openMenu: { el: 'Άνοιγμα μενού', en: 'Open the menu' },
  closeMenu: { el: 'Κλείσιμο μενού', en: 'Close the menu' },
  viewSite: { el: 'Προβολή ιστοτόπου', en: 'View site' },
  opensInNewTab: { el: '(νέα καρτέλα)', en: '(new tab)' },
  signOut: { el: 'Αποσύνδεση', en: 'Sign out' },
  language: { el: 'Γλώσσα', en: 'Language' },
  roles: {
    admin: { el: 'Διαχειριστής', en: 'Administrator' },
    reviewer: { el: 'Υπεύθυνος δημοσίευσης', en: 'Reviewer' },
    editor: { el: 'Συντάκτης', en: 'Editor' },
  },
  signedInAs: { el: 'Συνδεδεμένος λογαριασμός', en: 'Signed in as' },
  notFoundTitle: { el: 'Η οθόνη δεν βρέθηκε', en: 'There is no such screen' },
  notFoundText: {
    el: 'Η διεύθυνση ίσως γράφτηκε λάθος ή η οθόνη μετακινήθηκε. Διαλέξτε από το μενού ή επιστρέψτε στις σελίδες.',
    en: 'The address may be mistyped, or the screen has moved. Choose from the menu or go back to the pages.',
  },
  toPages: { el: 'Στις σελίδες', en: 'Go to pages' },
  unreachableTitle: {
    el: 'Δεν υπάρχει σύνδεση με τον διακομιστή',
    en: 'The server cannot be reached',
  },
  unreachableText: {
    el: 'Παραμένετε συνδεδεμένοι. Ελέγξτε το δίκτυό σας και δοκιμάστε ξανά.',
    en: 'You are still signed in. Check your connection and try again.',
  },
  tryAgain: { el: 'Δοκιμή ξανά', en: 'Try again' },
  brokenTitle: { el: 'Η οθόνη δεν άνοιξε', en: 'This screen could not be shown' },
  brokenText: {
    el: 'Ό,τι είχατε γράψει έχει φυλαχτεί σε αυτή τη συσκευή. Φορτώστε ξανά τη σελίδα για να συνεχίσετε.',
    en: 'What you had typed is kept on this device. Load the page again to go on.',
  },
  reload: { el: 'Φόρτωση ξανά', en: 'Load again' },
  endedTitle: { el: 'Η σύνδεσή σας έληξε', en: 'Your session has ended' },
  endedText: {
    el: 'Συνδεθείτε ξανά για να συνεχίσετε. Ό,τι έχετε γράψει είναι εδώ.',
    en: 'Sign in again to go on. Everything you have typed is still here.',
  },
  leave: { el: 'Μετάβαση στη σελίδα σύνδεσης', en: 'Go to the sign-in page' },
};
