/** The words of the sign-in screens and of setting up (specification, sections 2 and 8). */
export const SIGN_IN_TEXTS = {
  toAccount: { el: 'Σύνδεση στον λογαριασμό σας', en: 'Sign in to your account' },
  toPanel: { el: 'Σύνδεση στη διαχείριση', en: 'Sign in to Admin Panel' },
  lead: {
    el: 'Για το προσωπικό του Δήμου που επιμελείται τον ιστότοπο.',
    en: 'For municipal staff who look after this website.',
  },
  email: { el: 'Email', en: 'Email' },
  password: { el: 'Κωδικός', en: 'Password' },
  showPassword: { el: 'Εμφάνιση κωδικού', en: 'Show password' },
  signIn: { el: 'Σύνδεση', en: 'Sign in' },
  busy: { el: 'Σύνδεση...', en: 'Signing in...' },
  backHome: { el: 'Πίσω στην αρχική σελίδα', en: 'Back to home page' },
  needsScript: {
    el: 'Για τη διαχείριση χρειάζεται JavaScript. Ενεργοποιήστε την στον περιηγητή σας.',
    en: 'The admin needs JavaScript. Please switch it on in your browser.',
  },
  failed: {
    el: 'Η σύνδεση απέτυχε. Ελέγξτε το email και τον κωδικό σας.',
    en: 'Login failed. Please check your credentials.',
  },
  threw: {
    el: 'Παρουσιάστηκε σφάλμα κατά τη σύνδεση. Δοκιμάστε ξανά.',
    en: 'An error occurred during login. Please try again.',
  },
  codeLead: {
    el: 'Ένα βήμα ακόμη: ο λογαριασμός σας ζητά και κωδικό μιας χρήσης.',
    en: 'One more step: your account also asks for a code.',
  },
  appCode: { el: 'Κωδικός της εφαρμογής', en: 'Code from the app' },
  appCodeHint: {
    el: 'Ανοίξτε την εφαρμογή ελέγχου ταυτότητας στο κινητό σας και συμπληρώστε τα έξι ψηφία που δείχνει για αυτόν τον ιστότοπο.',
    en: 'Open the authenticator app on your phone and type the six digits it shows for this website.',
  },
  sixDigits: {
    el: 'Ο κωδικός της εφαρμογής έχει έξι ψηφία.',
    en: 'The code from the app has six digits.',
  },
  recoveryCode: { el: 'Κωδικός ανάκτησης', en: 'Recovery code' },
  recoveryCodeHint: {
    el: 'Έναν από τους κωδικούς που φυλάξατε όταν ενεργοποιήσατε τη σύνδεση σε δύο βήματα. Καθένας ισχύει μία φορά. Αν δεν έχετε κανέναν, απευθυνθείτε σε διαχειριστή.',
    en: 'One of the codes you kept when you turned on two-step sign-in. Each works once. If you have none, ask an administrator.',
  },
  useRecoveryCode: { el: 'Χρήση κωδικού ανάκτησης', en: 'Use a recovery code' },
  useApp: { el: 'Χρήση της εφαρμογής', en: 'Use the app' },
  otherAccount: { el: 'Άλλος λογαριασμός', en: 'Use another account' },
  withPasskey: { el: 'Σύνδεση με κλειδί πρόσβασης', en: 'Sign in with a passkey' },
  or: { el: 'ή', en: 'or' },
  setUp: { el: 'Ο πρώτος διαχειριστής', en: 'The first administrator' },
  setUpLead: {
    el: 'Δημιουργήστε τον λογαριασμό που θα διαχειρίζεται τον ιστότοπο και το προσωπικό του.',
    en: 'Create the account that will look after the website and its staff.',
  },
  name: { el: 'Ονοματεπώνυμο', en: 'Full name' },
  newPasswordHint: {
    el: 'Τουλάχιστον 12 χαρακτήρες: μερικές άσχετες λέξεις στη σειρά.',
    en: 'At least 12 characters: a few unrelated words in a row.',
  },
  create: { el: 'Δημιουργία λογαριασμού', en: 'Create the account' },
  creating: { el: 'Δημιουργία...', en: 'Creating...' },
  choose: { el: 'Ορίστε τον δικό σας κωδικό', en: 'Choose your own password' },
  chooseLead: {
    el: 'Ο κωδικός που σας δόθηκε ισχύει μόνο για την πρώτη σύνδεση. Από εδώ και πέρα θα συνδέεστε με έναν κωδικό που γνωρίζετε μόνο εσείς.',
    en: 'The password you were given is only for signing in the first time. From now on, use one that only you know.',
  },
  givenPassword: { el: 'Ο κωδικός που σας δόθηκε', en: 'The password you were given' },
  ownPassword: { el: 'Ο νέος σας κωδικός', en: 'Your new password' },
  ownPasswordHint: {
    el: 'Τουλάχιστον 12 χαρακτήρες: μερικές άσχετες λέξεις στη σειρά. Ούτε το email σας ούτε ο κωδικός που σας δόθηκε.',
    en: 'At least 12 characters: a few unrelated words in a row. Neither your email address nor the password you were given.',
  },
  setPassword: { el: 'Ορισμός κωδικού', en: 'Set the password' },
  settingPassword: { el: 'Ορισμός...', en: 'Setting...' },
  chosen: {
    el: 'Ο κωδικός σας ορίστηκε. Συνδεθείτε με αυτόν.',
    en: 'Your password has been set. Sign in with it.',
  },
  noToken: {
    el: 'Ο σύνδεσμος δεν είναι πλήρης. Αντιγράψτε ολόκληρη τη διεύθυνση από την έξοδο της πρώτης εκκίνησης.',
    en: 'The link is incomplete. Copy the whole address from the output of the first start.',
  },
};
