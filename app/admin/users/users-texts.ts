import type { Bilingual } from '../../../domain/text/bilingual.ts';

/** The words of the accounts of staff. */
export const USERS_TEXTS = {
  title: { el: 'Χρήστες', en: 'Users' },
  text: {
    el: 'Οι λογαριασμοί του προσωπικού. Οι συντάκτες διαχειρίζονται περιεχόμενο· οι διαχειριστές και χρήστες, ρυθμίσεις και μενού.',
    en: 'The accounts of staff members. Editors manage content; administrators also users, settings and the menu.',
  },
  add: { el: 'Νέος χρήστης', en: 'Add user' },
  name: { el: 'Ονοματεπώνυμο', en: 'Full name' },
  email: { el: 'Email', en: 'Email' },
  role: { el: 'Ρόλος', en: 'Role' },
  roles: {
    admin: { el: 'Διαχειριστής', en: 'Administrator' },
    reviewer: { el: 'Υπεύθυνος δημοσίευσης', en: 'Reviewer' },
    editor: { el: 'Συντάκτης', en: 'Editor' },
  },
  disabled: { el: 'Απενεργοποιημένος', en: 'Disabled' },
  you: { el: '(εσείς)', en: '(you)' },
  since: { el: 'από', en: 'since' },
  lastSignIn: { el: 'τελευταία σύνδεση', en: 'last signed in' },
  makeAdmin: { el: 'Ορισμός ως διαχειριστή', en: 'Make administrator' },
  makeReviewer: { el: 'Ορισμός ως υπεύθυνου δημοσίευσης', en: 'Make reviewer' },
  makeEditor: { el: 'Ορισμός ως συντάκτη', en: 'Make editor' },
  disable: { el: 'Απενεργοποίηση', en: 'Disable' },
  enable: { el: 'Ενεργοποίηση', en: 'Enable' },
  newPassword: { el: 'Νέος κωδικός', en: 'New password' },
  loadFailed: { el: 'Οι χρήστες δεν φορτώθηκαν.', en: 'The users could not be loaded.' },
  password: { el: 'Κωδικός', en: 'Password' },
  passwordHint: {
    el: 'Τουλάχιστον 12 χαρακτήρες. Μπορείτε να κρατήσετε την πρόταση.',
    en: 'At least 12 characters. You can keep the suggestion.',
  },
  suggest: { el: 'Άλλη πρόταση', en: 'Suggest another' },
  create: { el: 'Δημιουργία λογαριασμού', en: 'Create account' },
  setPassword: { el: 'Αλλαγή κωδικού', en: 'Change password' },
  setPasswordText: {
    el: 'Ο τωρινός κωδικός παύει να ισχύει και όλες οι συνδέσεις του λογαριασμού τερματίζονται. Στην επόμενη σύνδεση ο χρήστης ορίζει δικό του κωδικό.',
    en: 'The present password stops working and all sessions of the account end. At the next sign-in the user chooses a password of their own.',
  },
  handOverTitle: { el: 'Ο κωδικός', en: 'The password' },
  handOver: {
    el: 'Δώστε τον στον χρήστη με ασφαλή τρόπο. Δεν θα εμφανιστεί ξανά.',
    en: 'Hand it to the user in a safe way. It will not be shown again.',
  },
  forFirstSignIn: {
    el: 'Ισχύει μόνο για την επόμενη σύνδεση, όπου ο χρήστης ορίζει δικό του κωδικό. Λήγει στις',
    en: 'It is for the next sign-in only, at which the user chooses a password of their own. It expires on',
  },
  handedOver: { el: 'Τον σημείωσα', en: 'I have noted it' },
  firstPasswordUntil: {
    el: 'Δεν έχει ορίσει ακόμη δικό του κωδικό· ο αρχικός λήγει στις',
    en: 'No password of their own yet; the first one expires on',
  },
  firstPasswordExpired: {
    el: 'Ο αρχικός κωδικός έληξε: ορίστε νέο',
    en: 'The first password has expired: set a new one',
  },
  disableText: {
    el: 'Δεν θα μπορεί να συνδεθεί και οι συνδέσεις του τερματίζονται αμέσως. Ό,τι έχει γράψει μένει.',
    en: 'They cannot sign in any more, and their sessions end at once. What they wrote stays.',
  },
  enableText: {
    el: 'Θα μπορεί να συνδεθεί ξανά με τον κωδικό που είχε.',
    en: 'They can sign in again with the password they had.',
  },
  makeAdminText: {
    el: 'Θα μπορεί να διαχειρίζεται χρήστες, ρυθμίσεις και μενού.',
    en: 'They will manage users, settings and the menu.',
  },
  makeReviewerText: {
    el: 'Θα ελέγχει και θα δημοσιεύει όσα υποβάλλουν οι συντάκτες, χωρίς πρόσβαση σε χρήστες, ρυθμίσεις και μενού.',
    en: 'They will review and publish what editors hand in, without access to users, settings and the menu.',
  },
  makeEditorText: {
    el: 'Δεν θα έχει πια πρόσβαση σε χρήστες, ρυθμίσεις και μενού.',
    en: 'They will no longer have access to users, settings and the menu.',
  },
  reviewerToEditorText: {
    el: 'Όσο γίνεται έλεγχος πριν από τη δημοσίευση, δεν θα δημοσιεύει πια: θα υποβάλλει για έλεγχο όσα γράφει.',
    en: 'While texts are reviewed before publishing, they will no longer publish, but hand in what they write.',
  },
  totp: { el: 'Σύνδεση σε δύο βήματα', en: 'Two-step sign-in' },
  signOut: { el: 'Αποσύνδεση από παντού', en: 'Sign out everywhere' },
  signOutText: {
    el: 'Όλες οι συνδέσεις του λογαριασμού τερματίζονται αμέσως, σε κάθε συσκευή. Θα μπορεί να συνδεθεί ξανά.',
    en: 'All sessions of the account end at once, on every device. They can sign in again.',
  },
  signedOut: { el: 'Οι συνδέσεις τερματίστηκαν', en: 'Signed out everywhere' },
  resetTotp: { el: 'Κατάργηση δεύτερου βήματος', en: 'Remove second step' },
  resetTotpText: {
    el: 'Για όποιον έχασε το κινητό και τους κωδικούς ανάκτησής του. Θα αρκεί ο κωδικός πρόσβασης, ώσπου να ενεργοποιήσει ξανά τη σύνδεση σε δύο βήματα. Όλες οι συνδέσεις του τερματίζονται. Βεβαιωθείτε πρώτα ότι το ζητά ο ίδιος ο κάτοχος του λογαριασμού.',
    en: 'For somebody who has lost their phone and their recovery codes. Their password alone will be enough until they turn two-step sign-in on again. They are signed out everywhere. First make sure that it is the holder of the account who asks.',
  },
  totpReset: { el: 'Το δεύτερο βήμα καταργήθηκε', en: 'Second step removed' },
  removePasskeys: { el: 'Κατάργηση κλειδιών πρόσβασης', en: 'Remove passkeys' },
  removePasskeysText: {
    el: 'Για όποιον έχασε τη συσκευή του. Κανένα από τα κλειδιά πρόσβασης δεν θα συνδέει πια στον λογαριασμό, και όλες οι συνδέσεις του τερματίζονται. Θα συνδέεται με τον κωδικό πρόσβασής του, ώσπου να προσθέσει νέα. Βεβαιωθείτε πρώτα ότι το ζητά ο ίδιος ο κάτοχος του λογαριασμού.',
    en: 'For somebody who has lost their device. None of the passkeys will sign in to the account any more, and it is signed out everywhere. They sign in with their password until they add new ones. First make sure that it is the holder of the account who asks.',
  },
  passkeysRemoved: { el: 'Τα κλειδιά πρόσβασης καταργήθηκαν', en: 'Passkeys removed' },
  ownAccount: {
    el: 'Προσοχή: είναι ο δικός σας λογαριασμός.',
    en: 'Careful: this is your own account.',
  },
  changed: { el: 'Ο λογαριασμός άλλαξε', en: 'Account changed' },
} satisfies Record<string, Bilingual | Record<string, Bilingual>>;

/** '1 passkey' or '3 passkeys' in both languages. */
export function countPasskeys(count: number): Bilingual {
  return count === 1
    ? { el: '1 κλειδί πρόσβασης', en: '1 passkey' }
    : { el: `${count} κλειδιά πρόσβασης`, en: `${count} passkeys` };
}
