/** The words of signing in with an authenticator app. */
export const TWO_STEP_TEXTS = {
  title: { el: 'Σύνδεση σε δύο βήματα', en: 'Two-step sign-in' },
  text: {
    el: 'Εκτός από τον κωδικό πρόσβασης, η σύνδεση ζητά και έναν κωδικό μιας χρήσης από εφαρμογή στο κινητό σας. Όποιος μάθει τον κωδικό πρόσβασής σας δεν μπορεί να συνδεθεί μόνο με αυτόν.',
    en: 'Besides your password, signing in then asks for a code from an app on your phone. Whoever learns your password cannot get in with it alone.',
  },
  isOn: { el: 'Είναι ενεργή.', en: 'It is on.' },
  isOff: { el: 'Δεν είναι ενεργή.', en: 'It is off.' },
  isRequired: {
    el: 'Είναι υποχρεωτική για τον λογαριασμό σας και δεν απενεργοποιείται.',
    en: 'It is required for your account and cannot be turned off.',
  },
  requiredTitle: {
    el: 'Προσθέστε το δεύτερο βήμα στη σύνδεσή σας',
    en: 'Add the second step to your sign-in',
  },
  requiredLead: {
    el: 'Για τον λογαριασμό σας απαιτείται σύνδεση σε δύο βήματα: εκτός από τον κωδικό πρόσβασης, ένας κωδικός μιας χρήσης από εφαρμογή στο κινητό σας.',
    en: 'Your account needs two-step sign-in: besides your password, a code from an app on your phone.',
  },
  requiredText: {
    el: 'Γίνεται μία φορά και χρειάζεται λίγα λεπτά. Να έχετε κοντά σας το κινητό σας. Στο τέλος θα δείτε τους κωδικούς ανάκτησης: φυλάξτε τους.',
    en: 'You do this once, in a few minutes. Have your phone at hand. At the end you will see your recovery codes: keep them.',
  },
  lostTitle: {
    el: 'Προσθέστε ξανά την εφαρμογή κωδικών',
    en: 'Add your authenticator app again',
  },
  lostLead: {
    el: 'Το κλειδί του διακομιστή άλλαξε και η εφαρμογή που είχατε για τη σύνδεση σε δύο βήματα δεν ισχύει πια.',
    en: 'The server’s key was changed, and the app that you had for two-step sign-in no longer works.',
  },
  lostText: {
    el: 'Χρειάζονται λίγα λεπτά και το κινητό σας. Διαγράψτε από την εφαρμογή την παλιά καταχώριση αυτού του ιστοτόπου. Στο τέλος θα δείτε νέους κωδικούς ανάκτησης: οι παλιοί δεν ισχύουν.',
    en: 'It takes a few minutes, and your phone. Delete the old entry for this site from the app. At the end you will see new recovery codes: the old ones no longer work.',
  },
  loadFailed: {
    el: 'Η κατάσταση της σύνδεσης σε δύο βήματα δεν φορτώθηκε.',
    en: 'The state of two-step sign-in could not be loaded.',
  },
  turnOn: { el: 'Ενεργοποίηση', en: 'Turn on' },
  turnOnTitle: {
    el: 'Ενεργοποίηση της σύνδεσης σε δύο βήματα',
    en: 'Turn on two-step sign-in',
  },
  turnOnText: {
    el: 'Θα χρειαστείτε μια εφαρμογή ελέγχου ταυτότητας στο κινητό σας. Οποιαδήποτε εφαρμογή κωδικών μιας χρήσης (TOTP) είναι κατάλληλη. Συμπληρώστε πρώτα τον κωδικό πρόσβασής σας.',
    en: 'You will need an authenticator app on your phone. Any app for one-time codes (TOTP) will do. First, enter your password.',
  },
  goOn: { el: 'Συνέχεια', en: 'Continue' },
  scanText: {
    el: 'Σαρώστε την εικόνα με την εφαρμογή.',
    en: 'Scan the picture with the app.',
  },
  picture: {
    el: 'Κωδικός QR με το κλειδί για την εφαρμογή',
    en: 'QR code with the key for the app',
  },
  openApp: { el: 'Άνοιγμα της εφαρμογής σε αυτή τη συσκευή', en: 'Open the app on this device' },
  key: {
    el: 'Χωρίς κάμερα; Πληκτρολογήστε στην εφαρμογή αυτό το κλειδί:',
    en: 'No camera? Type this key in the app:',
  },
  codeHint: {
    el: 'Τα έξι ψηφία που δείχνει τώρα η εφαρμογή.',
    en: 'The six digits that the app now shows.',
  },
  othersEnd: {
    el: 'Με την ενεργοποίηση τερματίζονται οι συνδέσεις σας σε άλλες συσκευές.',
    en: 'Turning it on ends your sessions on other devices.',
  },
  codesTitle: { el: 'Οι κωδικοί ανάκτησής σας', en: 'Your recovery codes' },
  nowOn: {
    el: 'Η σύνδεση σε δύο βήματα είναι ενεργή.',
    en: 'Two-step sign-in is on.',
  },
  codesText: {
    el: 'Αν χάσετε το κινητό σας, καθένας από αυτούς τους κωδικούς σάς συνδέει μία φορά, στη θέση της εφαρμογής. Φυλάξτε τους χωριστά από το κινητό και τον κωδικό πρόσβασής σας, για παράδειγμα σε χαρτί. Δεν θα εμφανιστούν ξανά.',
    en: 'If you lose your phone, each of these codes signs you in once instead of the app. Keep them apart from your phone and your password, on paper for instance. They will not be shown again.',
  },
  codesOf: { el: 'Κωδικοί ανάκτησης', en: 'Recovery codes' },
  download: { el: 'Λήψη', en: 'Download' },
  print: { el: 'Εκτύπωση', en: 'Print' },
  kept: { el: 'Τους φύλαξα', en: 'I have kept them' },
  newCodes: { el: 'Νέοι κωδικοί ανάκτησης', en: 'New recovery codes' },
  newCodesText: {
    el: 'Όσοι κωδικοί ανάκτησης σας έχουν δοθεί παύουν να ισχύουν.',
    en: 'The recovery codes that you were given stop working.',
  },
  makeCodes: { el: 'Δημιουργία κωδικών', en: 'Make new codes' },
  turnOff: { el: 'Απενεργοποίηση', en: 'Turn off' },
  turnOffTitle: {
    el: 'Απενεργοποίηση της σύνδεσης σε δύο βήματα',
    en: 'Turn off two-step sign-in',
  },
  turnOffText: {
    el: 'Για τη σύνδεση θα αρκεί πια ο κωδικός πρόσβασής σας, και οι κωδικοί ανάκτησης παύουν να ισχύουν.',
    en: 'Your password alone will then be enough to sign in, and the recovery codes stop working.',
  },
  turnedOff: {
    el: 'Η σύνδεση σε δύο βήματα απενεργοποιήθηκε',
    en: 'Two-step sign-in has been turned off',
  },
};
