/** The words of the dashboard. */
export const DASHBOARD_TEXTS = {
  title: { el: 'Επισκόπηση', en: 'Dashboard' },
  waits: { el: 'Σε εκκρεμότητα', en: 'Waiting' },
  allDone: { el: 'Τίποτα δεν εκκρεμεί.', en: 'Nothing is waiting.' },
  newMessages: { el: 'Νέα μηνύματα', en: 'New messages' },
  drafts: { el: 'Πρόχειρα και αδημοσίευτες αλλαγές', en: 'Drafts and unpublished changes' },
  mailFailing: { el: 'Email που δεν φεύγουν', en: 'Emails that cannot be sent' },
  mailWaiting: { el: 'Email σε αναμονή', en: 'Emails waiting' },
  mailHint: {
    el: 'Ζητήστε από τον διαχειριστή του συστήματος να ελέγξει την αποστολή αλληλογραφίας.',
    en: 'Ask whoever runs the server to check the mail settings.',
  },
  withoutAlt: { el: 'Εικόνες χωρίς εναλλακτικό κείμενο', en: 'Pictures without alternative text' },
  subscribers: { el: 'Συνδρομητές ενημερωτικού δελτίου', en: 'Newsletter subscribers' },
  recent: { el: 'Τελευταίες αλλαγές', en: 'Last changed' },
  noRecent: { el: 'Δεν υπάρχει περιεχόμενο ακόμη.', en: 'There is no content yet.' },
  planned: { el: 'Θα δημοσιευτούν', en: 'Scheduled for publication' },
  samples: { el: 'Ακόμη δείγματα', en: 'Still sample' },
  samplesText: {
    el: 'Περιεχόμενο επίδειξης, που αντικαθίσταται με το πραγματικό.',
    en: 'Demonstration content, to be replaced with the real thing.',
  },
  noSamples: {
    el: 'Δεν έχει μείνει περιεχόμενο επίδειξης.',
    en: 'No demonstration content is left.',
  },
  loadFailed: { el: 'Η επισκόπηση δεν φορτώθηκε.', en: 'The dashboard could not be loaded.' },
};
