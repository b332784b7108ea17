import { REPORT_PATH } from '../contact/report-path.ts';

/** What header and footer say. */
export const HEADER_TEXTS = {
  home: { el: 'Αρχική σελίδα', en: 'Home page' },
  menu: { el: 'Μενού', en: 'Menu' },
  mainMenu: { el: 'Κύριο μενού', en: 'Main menu' },
  close: { el: 'Κλείσιμο', en: 'Close' },
  search: { el: 'Αναζήτηση', en: 'Search' },
  searchInHeader: { el: 'Αναζήτηση στην κεφαλίδα', en: 'Search in the header' },
  searchInMenu: { el: 'Αναζήτηση στο μενού', en: 'Search in the menu' },
  searchLabel: { el: 'Αναζήτηση στον ιστότοπο', en: 'Search this site' },
};

export const FOOTER_TEXTS = {
  site: { el: 'Ο ιστότοπος', en: 'This site' },
  visit: { el: 'Επισκεφθείτε μας', en: 'Visit us' },
  hours: { el: 'Ώρες κοινού', en: 'Opening hours' },
  newsletter: { el: 'Ενημερωτικό δελτίο', en: 'Newsletter' },
  newsletterText: {
    el: 'Τα νέα του Δήμου στο email σας. Διαγράφεστε όποτε θέλετε.',
    en: 'News from the municipality in your inbox. Unsubscribe whenever you like.',
  },
  email: { el: 'Το email σας', en: 'Your email' },
  subscribe: { el: 'Εγγραφή', en: 'Sign up' },
  position: { el: 'Θέση του δημαρχείου', en: 'Position of the town hall' },
  about: { el: 'Για τον ιστότοπο', en: 'About this site' },
};

/** What somebody in trouble looks for at the foot of every page. */
export const SAFETY_LINKS = [
  { title: { el: 'Έκτακτη ανάγκη', en: 'Emergency' }, href: '/emergency' },
  { title: { el: 'Προειδοποιήσεις', en: 'Warnings' }, href: '/alerts' },
];

/** Where somebody finds answers, at the foot of every page, too, while there are some. */
export const QUESTION_LINKS = [
  { title: { el: 'Συχνές ερωτήσεις', en: 'Questions and answers' }, href: '/services/questions' },
];

/** Where somebody reports. */
export const REPORT_LINKS = [
  { title: { el: 'Αναφορά προβλήματος', en: 'Report a problem' }, href: REPORT_PATH },
];

/** The links of the footer that the law asks for; the others are content. */
export const LEGAL_LINKS = [
  { title: { el: 'Προσβασιμότητα', en: 'Accessibility' }, href: '/accessibility' },
  { title: { el: 'Προστασία δεδομένων', en: 'Privacy' }, href: '/privacy' },
  { title: { el: 'Όροι χρήσης', en: 'Terms of use' }, href: '/terms' },
];
