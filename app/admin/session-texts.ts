/** What is said of who is signed in. */
export const SESSION_TEXTS = {
  inOtherName: {
    el: 'Στο μεταξύ συνδέθηκε άλλος λογαριασμός σε αυτόν τον περιηγητή, και δεν έγινε τίποτα. Αν πατήσετε ξανά, θα γίνει στο όνομά του.',
    en: 'Another account has signed in to this browser meanwhile, and nothing was done. If you press again, it is done in that name.',
  },
  otherPerson: {
    el: 'Στο μεταξύ συνδέθηκε κάποιος άλλος, και δεν στάλθηκε στο όνομά του.',
    en: 'Somebody else has signed in meanwhile, and it was not sent in their name.',
  },
  noRoom: {
    el: 'Τα στοιχεία είναι σωστά, αλλά ο περιηγητής δεν κρατά τη σύνδεση: δεν έχει άλλο χώρο για αυτόν τον ιστότοπο, ή οι ρυθμίσεις του δεν το επιτρέπουν. Αλλάξτε τις ρυθμίσεις του ή συνδεθείτε με άλλον περιηγητή.',
    en: 'The details are right, but the browser does not keep the sign-in: it has no room left for this website, or its settings forbid it. Change its settings, or sign in with another browser.',
  },
  gone: { el: 'Στο μεταξύ αποσυνδεθήκατε.', en: 'You have signed out meanwhile.' },
};
