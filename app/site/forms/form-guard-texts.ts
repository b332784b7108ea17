/** The messages of a form that is refused as a whole. */
export const FORM_GUARD_TEXTS = {
  notSent: { el: 'Η φόρμα δεν στάλθηκε', en: 'The form was not sent' },
  sendAgain: {
    el: 'Δεν προλάβαμε να ελέγξουμε τη φόρμα. Ό,τι γράψατε υπάρχει ακόμη: πατήστε ξανά το κουμπί αποστολής.',
    en: 'We could not check the form in time. Everything you typed is still here: please press the button once more.',
  },
  unavailable: {
    el: 'Η φόρμα δεν μπορεί να αποθηκευτεί αυτή τη στιγμή. Ό,τι γράψατε υπάρχει ακόμη: δοκιμάστε ξανά σε λίγα λεπτά ή τηλεφωνήστε μας.',
    en: 'The form cannot be stored at the moment. Everything you typed is still here: please try again in a few minutes, or call us.',
  },
  otherSite: {
    el: 'Η φόρμα στάλθηκε από άλλον ιστότοπο και δεν έγινε δεκτή. Συμπληρώστε την εδώ.',
    en: 'The form was sent from another website and was not accepted. Please fill it in here.',
  },
  tooLarge: {
    el: 'Το κείμενο είναι πολύ μεγάλο για τη φόρμα. Γράψτε μας τα κυριότερα ή στείλτε email.',
    en: 'The text is too long for this form. Give us the main points, or send an email.',
  },
  unsupported: {
    el: 'Η φόρμα δεν έφτασε σε μορφή που διαβάζεται. Συμπληρώστε την εδώ.',
    en: 'The form did not arrive in a readable format. Please fill it in here.',
  },
};
