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
      el: 'Παρουσιάστηκε σφάλμα στο σύστημά μας, και η σελίδα δεν μπορεί να εμφανιστεί. Δοκιμάστε ξανά σε λίγο. Αν επιμένει, τηλεφωνήστε στον Δήμο.',
      en: 'Something went wrong on our side, and the page cannot be shown. Please try again shortly. If it persists, telephone the municipality.',
    },
  },
  tooMany: { el: 'Πάρα πολλά αιτήματα', en: 'Too many requests' },
  busy: { el: 'Μεγάλη κίνηση', en: 'The site is very busy' },
  again: { el: 'Δοκιμάστε ξανά', en: 'Try again' },
  telephone: { el: 'Τηλέφωνο του Δήμου:', en: 'Telephone of the municipality:' },
  danger: { el: 'Σε κίνδυνο ζωής καλέστε το', en: 'If a life is in danger, call' },
  otherNumbers: { el: 'Άλλοι αριθμοί και οδηγίες:', en: 'Other numbers, and what to do:' },
  emergency: { el: 'Έκτακτη ανάγκη', en: 'Emergency' },
  home: { el: 'Αρχική σελίδα', en: 'Home page' },
  sections: { el: 'Κύριες ενότητες', en: 'Main sections' },
} as const;
