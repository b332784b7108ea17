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
  noToken: {
    el: 'Ο σύνδεσμος δεν είναι πλήρης. Αντιγράψτε ολόκληρη τη διεύθυνση από την έξοδο της πρώτης εκκίνησης.',
    en: 'The link is incomplete. Copy the whole address from the output of the first start.',
  },
};
