/** The words of the list of what lacks English. */
export const TRANSLATIONS_TEXTS = {
  title: { el: 'Μεταφράσεις', en: 'Translations' },
  text: {
    el: 'Δημοσιευμένα που χρειάζονται αγγλικά. Τα ελληνικά μένουν δημοσιευμένα όσο γράφονται.',
    en: 'Published entries that need English. The Greek stays public while it is being written.',
  },
  which: { el: 'Τι χρειάζονται', en: 'What they need' },
  lacks: {
    missing: { el: 'Χωρίς αγγλικά', en: 'No English' },
    behind: { el: 'Αγγλικά που έμειναν πίσω', en: 'English behind' },
  },
  entry: { el: 'Εγγραφή', en: 'Entry' },
  saved: { el: 'Τελευταία αλλαγή', en: 'Last changed' },
  none: {
    missing: {
      el: 'Όλα όσα έχουν δημοσιευτεί υπάρχουν και στα αγγλικά.',
      en: 'Everything that is published is in English too.',
    },
    behind: {
      el: 'Κανένα αγγλικό κείμενο δεν έχει μείνει πίσω.',
      en: 'No English text is behind the Greek.',
    },
  },
  loadFailed: { el: 'Ο κατάλογος δεν φορτώθηκε.', en: 'The list could not be loaded.' },
} as const;
