/** The words of one's own account. */
export const ACCOUNT_TEXTS = {
  title: { el: 'Ο λογαριασμός μου', en: 'My account' },
  email: { el: 'Email', en: 'Email' },
  role: { el: 'Ρόλος', en: 'Role' },
  roles: {
    admin: { el: 'Διαχειριστής', en: 'Administrator' },
    reviewer: { el: 'Υπεύθυνος δημοσίευσης', en: 'Reviewer' },
    editor: { el: 'Συντάκτης', en: 'Editor' },
  },
  profile: { el: 'Τα στοιχεία μου', en: 'My details' },
  profileFailed: {
    el: 'Τα στοιχεία σας δεν φορτώθηκαν.',
    en: 'Your details could not be loaded.',
  },
  name: { el: 'Ονοματεπώνυμο', en: 'Full name' },
  nameHint: {
    el: 'Το βλέπουν οι συνάδελφοί σας δίπλα σε ό,τι αποθηκεύετε.',
    en: 'Your colleagues see it beside what you save.',
  },
  language: { el: 'Γλώσσα της διαχείρισης', en: 'Language of the admin' },
  languageHint: {
    el: 'Ισχύει και όταν συνδεθείτε από άλλον υπολογιστή.',
    en: 'It also applies when you sign in on another computer.',
  },
  save: { el: 'Αποθήκευση στοιχείων', en: 'Save details' },
  saved: { el: 'Τα στοιχεία σας αποθηκεύτηκαν', en: 'Your details have been saved' },
  password: { el: 'Αλλαγή κωδικού', en: 'Change password' },
  passwordText: {
    el: 'Μετά την αλλαγή τερματίζονται όλες οι συνδέσεις σας, σε κάθε συσκευή, και συνδέεστε ξανά.',
    en: 'After the change all your sessions end, on every device, and you sign in again.',
  },
  current: { el: 'Τωρινός κωδικός', en: 'Current password' },
  next: { el: 'Νέος κωδικός', en: 'New password' },
  nextHint: {
    el: 'Τουλάχιστον 12 χαρακτήρες: μερικές άσχετες λέξεις στη σειρά.',
    en: 'At least 12 characters: a few unrelated words in a row.',
  },
  change: { el: 'Αλλαγή κωδικού', en: 'Change password' },
  perhapsChanged: {
    el: 'Ίσως ο κωδικός να έχει ήδη αλλάξει: αν ζητηθεί σύνδεση, δοκιμάστε πρώτα τον νέο.',
    en: 'The password may have changed already: if you are asked to sign in, try the new one first.',
  },
  changed: { el: 'Ο κωδικός σας άλλαξε', en: 'Your password has been changed' },
  changedText: {
    el: 'Όλες οι συνδέσεις σας τερματίστηκαν. Συνδεθείτε με τον νέο κωδικό.',
    en: 'All your sessions have ended. Sign in with the new password.',
  },
  signIn: { el: 'Σύνδεση', en: 'Sign in' },
};
