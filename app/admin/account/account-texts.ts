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
  changed: { el: 'Ο κωδικός σας άλλαξε', en: 'Your password has been changed' },
  changedText: {
    el: 'Όλες οι συνδέσεις σας τερματίστηκαν. Συνδεθείτε με τον νέο κωδικό.',
    en: 'All your sessions have ended. Sign in with the new password.',
  },
  signIn: { el: 'Σύνδεση', en: 'Sign in' },
  show: { el: 'Εμφάνιση κωδικού', en: 'Show the password' },
};
