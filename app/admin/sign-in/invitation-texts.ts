/** The words of the screen that the link of an invitation opens. */
export const ACCEPT_TEXTS = {
  title: { el: 'Η πρόσκλησή σας', en: 'Your invitation' },
  lead: {
    el: 'Ορίστε τον κωδικό με τον οποίο θα συνδέεστε στη διαχείριση του ιστοτόπου.',
    en: 'Choose the password with which you will sign in to the website’s admin.',
  },
  loading: { el: 'Έλεγχος της πρόσκλησης...', en: 'Checking the invitation...' },
  invitedBy: { el: 'Σας προσκαλεί', en: 'Invited by' },
  name: { el: 'Ονοματεπώνυμο', en: 'Full name' },
  email: { el: 'Email για τη σύνδεση', en: 'Email for signing in' },
  role: { el: 'Ρόλος', en: 'Role' },
  password: { el: 'Ο κωδικός σας', en: 'Your password' },
  accept: { el: 'Αποδοχή και σύνδεση', en: 'Accept and sign in' },
  accepting: { el: 'Δημιουργία λογαριασμού...', en: 'Making your account...' },
  otherAccount: {
    el: 'Σε αυτόν τον περιηγητή είναι συνδεδεμένος ένας λογαριασμός. Με την αποδοχή θα αποσυνδεθεί.',
    en: 'This browser is signed in to another account. Accepting signs that account out.',
  },
  made: {
    el: 'Ο λογαριασμός σας είναι έτοιμος. Συνδεθείτε με τον κωδικό που ορίσατε.',
    en: 'Your account is ready. Sign in with the password you chose.',
  },
  toSignIn: { el: 'Σύνδεση', en: 'Sign in' },
  again: { el: 'Δοκιμάστε ξανά', en: 'Try again' },
  incomplete: {
    el: 'Ο σύνδεσμος δεν είναι πλήρης. Αντιγράψτε ολόκληρη τη διεύθυνση από την πρόσκληση.',
    en: 'The link is incomplete. Copy the whole address from the invitation.',
  },
};
