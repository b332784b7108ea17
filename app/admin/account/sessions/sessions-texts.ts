/** The words of where one is signed in. */
export const SESSIONS_TEXTS = {
  title: { el: 'Οι συνδέσεις σας', en: 'Where you are signed in' },
  text: {
    el: 'Τερματίστε όποια σύνδεση δεν αναγνωρίζετε και αλλάξτε τον κωδικό σας.',
    en: 'End any session that you do not recognise, and change your password.',
  },
  loadFailed: { el: 'Οι συνδέσεις σας δεν φορτώθηκαν.', en: 'Your sessions could not be loaded.' },
  current: { el: 'Αυτή εδώ', en: 'This one' },
  address: { el: 'Διεύθυνση', en: 'Address' },
  way: { el: 'Με', en: 'By' },
  ways: {
    password: { el: 'κωδικό', en: 'password' },
    code: { el: 'κωδικό και εφαρμογή', en: 'password and app' },
    'recovery-code': { el: 'κωδικό ανάκτησης', en: 'recovery code' },
    passkey: { el: 'κλειδί πρόσβασης', en: 'passkey' },
  },
  since: { el: 'Από', en: 'Since' },
  lastUsed: { el: 'Τελευταία χρήση', en: 'Last used' },
  end: { el: 'Τερματισμός', en: 'End' },
  endTitle: { el: 'Τερματισμός σύνδεσης', en: 'End a session' },
  endText: {
    el: 'Για νέα χρήση από εκεί θα χρειαστεί ξανά σύνδεση. Συμπληρώστε τον κωδικό πρόσβασής σας για να τερματιστεί.',
    en: 'Whoever uses it there will have to sign in again. Enter your password to end it.',
  },
  ended: { el: 'Η σύνδεση τερματίστηκε', en: 'The session has ended' },
  endOthers: { el: 'Τερματισμός όλων των άλλων', en: 'End all others' },
  endOthersText: {
    el: 'Κάθε άλλη συσκευή και περιηγητής όπου είστε συνδεδεμένοι θα ζητήσει ξανά σύνδεση. Εδώ παραμένετε συνδεδεμένοι. Συμπληρώστε τον κωδικό πρόσβασής σας για να τερματιστούν.',
    en: 'Every other device and browser where you are signed in will ask you to sign in again. Here you stay signed in. Enter your password to end them.',
  },
  othersEnded: {
    el: 'Όλες οι άλλες συνδέσεις τερματίστηκαν',
    en: 'All other sessions have ended',
  },
};
