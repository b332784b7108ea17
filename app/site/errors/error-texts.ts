/** The texts of the pages that nobody wants to see (specification, sections 2 and 8). */
export const ERROR_TEXTS = {
  'not-found': {
    title: { el: 'Η σελίδα δεν βρέθηκε', en: 'Page not found' },
    lead: {
      el: 'Η διεύθυνση μπορεί να άλλαξε ή να γράφτηκε λάθος. Αναζητήστε αυτό που θέλετε ή ξεκινήστε από τις κύριες ενότητες.',
      en: 'The address may have changed or been mistyped. Search for what you need, or start from one of the main sections.',
    },
  },
  unexpected: {
    // The specified text, in both languages.
    title: { el: 'Unexpected Application Error!', en: 'Unexpected Application Error!' },
    lead: {
      el: 'Κάτι πήγε στραβά από τη μεριά μας. Δοκιμάστε ξανά σε λίγο· αν επιμένει, τηλεφωνήστε στον Δήμο.',
      en: 'Something went wrong on our side. Please try again shortly; if it persists, telephone the municipality.',
    },
  },
  home: { el: 'Αρχική σελίδα', en: 'Home page' },
  sections: { el: 'Κύριες ενότητες', en: 'Main sections' },
} as const;
