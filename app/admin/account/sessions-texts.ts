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
  since: { el: 'Από', en: 'Since' },
  lastUsed: { el: 'Τελευταία χρήση', en: 'Last used' },
  end: { el: 'Τερματισμός', en: 'End' },
  ended: { el: 'Η σύνδεση τερματίστηκε', en: 'The session has ended' },
  endOthers: { el: 'Τερματισμός όλων των άλλων', en: 'End all others' },
  endOthersText: {
    el: 'Κάθε άλλη συσκευή και περιηγητής όπου είστε συνδεδεμένοι θα ζητήσει ξανά σύνδεση. Εδώ παραμένετε συνδεδεμένοι.',
    en: 'Every other device and browser where you are signed in will ask you to sign in again. Here you stay signed in.',
  },
  othersEnded: {
    el: 'Όλες οι άλλες συνδέσεις τερματίστηκαν',
    en: 'All other sessions have ended',
  },
};
