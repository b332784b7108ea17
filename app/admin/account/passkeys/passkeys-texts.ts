/** The words of one's own passkeys. */
export const PASSKEYS_TEXTS = {
  title: { el: 'Κλειδιά πρόσβασης', en: 'Passkeys' },
  text: {
    el: 'Με ένα κλειδί πρόσβασης συνδέεστε με το αποτύπωμα, το πρόσωπο ή το PIN της συσκευής σας, χωρίς κωδικό. Το μυστικό του δεν φεύγει από τα χέρια σας, καμία ψεύτικη σελίδα δεν το υποκλέπτει, και μετρά ως σύνδεση σε δύο βήματα.',
    en: 'With a passkey you sign in with the fingerprint, face or PIN of your device, without a password. Its secret never leaves your hands, no fake page can steal it, and it counts as two-step sign-in.',
  },
  loadFailed: {
    el: 'Τα κλειδιά πρόσβασής σας δεν φορτώθηκαν.',
    en: 'Your passkeys could not be loaded.',
  },
  none: { el: 'Δεν έχετε προσθέσει κανένα.', en: 'You have not added any.' },
  notHere: {
    el: 'Εδώ δεν μπορείτε να προσθέσετε: ο περιηγητής σας δεν υποστηρίζει κλειδιά πρόσβασης ή ο ιστότοπος δεν έχει όνομα αλλά διεύθυνση IP.',
    en: 'You cannot add one here: either your browser does not support passkeys, or the website has an IP address instead of a name.',
  },
  add: { el: 'Προσθήκη κλειδιού πρόσβασης', en: 'Add a passkey' },
  addText: {
    el: 'Συμπληρώστε τον κωδικό πρόσβασής σας. Έπειτα ο περιηγητής θα σας ζητήσει να ξεκλειδώσετε τη συσκευή σας ή να συνδέσετε ένα κλειδί ασφαλείας.',
    en: 'Enter your password. Your browser will then ask you to unlock your device, or to connect a security key.',
  },
  addFirstText: {
    el: 'Με το πρώτο κλειδί πρόσβασης τερματίζονται οι συνδέσεις σας σε άλλες συσκευές, αν δεν έχετε ενεργή τη σύνδεση σε δύο βήματα.',
    en: 'Your first passkey ends your sessions on other devices, unless two-step sign-in is on.',
  },
  name: { el: 'Όνομα', en: 'Name' },
  nameHint: {
    el: 'Για να το αναγνωρίζετε στον κατάλογο, π.χ. «Κινητό» ή «Υπολογιστής γραφείου».',
    en: 'So that you recognise it in the list: ‘Phone’ or ‘Office computer’.',
  },
  goOn: { el: 'Συνέχεια', en: 'Continue' },
  added: { el: 'Το κλειδί πρόσβασης προστέθηκε', en: 'Passkey added' },
  answerLost: {
    el: 'Η σύνδεση διακόπηκε πριν έρθει η απάντηση: το κλειδί πρόσβασης ίσως προστέθηκε. Πατήστε «Συνέχεια» για να ελεγχθεί.',
    en: 'The connection broke before the answer came: the passkey may have been added. Press ‘Continue’ to check.',
  },
  addedUnheard: {
    el: 'Το κλειδί πρόσβασης μάλλον προστέθηκε, γι’ αυτό έληξε η σύνδεσή σας. Συνδεθείτε με αυτό.',
    en: 'The passkey has probably been added, which is why your session ended. Sign in with it.',
  },
  addedOn: { el: 'Προστέθηκε', en: 'Added' },
  lastUsed: { el: 'Τελευταία χρήση', en: 'Last used' },
  neverUsed: { el: 'Δεν έχει χρησιμοποιηθεί ακόμη', en: 'Not used yet' },
  synced: { el: 'Συγχρονίζεται μεταξύ συσκευών', en: 'Synced between devices' },
  remove: { el: 'Αφαίρεση', en: 'Remove' },
  removeTitle: { el: 'Αφαίρεση κλειδιού πρόσβασης', en: 'Remove a passkey' },
  removeText: {
    el: 'Δεν θα συνδέει πια στον λογαριασμό σας, και οι συνδέσεις σας σε άλλες συσκευές τερματίζονται. Συμπληρώστε τον κωδικό πρόσβασής σας. Διαγράψτε το έπειτα και από τη συσκευή.',
    en: 'It will no longer sign in to your account, and your sessions on other devices end. Enter your password. Afterwards, delete it from the device, too.',
  },
  removed: { el: 'Το κλειδί πρόσβασης αφαιρέθηκε', en: 'Passkey removed' },
  insteadText: {
    el: 'Χωρίς εφαρμογή γίνεται με κλειδί πρόσβασης: με το αποτύπωμα, το πρόσωπο ή το PIN αυτής της συσκευής.',
    en: 'Without an app, a passkey does it: the fingerprint, face or PIN of this device.',
  },
  instead: { el: 'Με κλειδί πρόσβασης', en: 'Use a passkey instead' },
};
