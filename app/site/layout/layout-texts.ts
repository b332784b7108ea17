import { type ScreenPath, screenAt } from '../../../domain/screens/find-screen.ts';
import { REPORT_PATH } from '../contact/report-path.ts';
import type { MenuLink } from './layout-props.ts';

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
  newsletter: screenAt('/newsletter').title,
  newsletterText: {
    el: 'Τα νέα του Δήμου στο email σας. Διαγράφεστε όποτε θέλετε.',
    en: 'News from the municipality in your inbox. Unsubscribe whenever you like.',
  },
  email: { el: 'Το email σας', en: 'Your email' },
  subscribe: { el: 'Εγγραφή', en: 'Sign up' },
  position: { el: 'Θέση του δημαρχείου', en: 'Position of the town hall' },
  social: { el: 'Κοινωνικά δίκτυα', en: 'Social media' },
  about: { el: 'Για τον ιστότοπο', en: 'About this site' },
};

/** What somebody in trouble looks for at the foot of every page. */
export const SAFETY_LINKS = (['/emergency', '/alerts'] as const).map(linkTo);

/** Where somebody finds answers, at the foot of every page, too, while there are some. */
export const QUESTION_LINKS = [linkTo('/services/questions')];

/** Where somebody reports: a part of a screen, with words of its own. */
export const REPORT_LINKS = [
  { title: { el: 'Αναφορά προβλήματος', en: 'Report a problem' }, href: REPORT_PATH },
];

/** The links of the footer that the law asks for: pages, of which staff change the titles, under words that stay. */
export const LEGAL_LINKS = [
  { title: { el: 'Προσβασιμότητα', en: 'Accessibility' }, href: '/accessibility' },
  { title: { el: 'Προστασία δεδομένων', en: 'Privacy' }, href: '/privacy' },
  { title: { el: 'Όροι χρήσης', en: 'Terms of use' }, href: '/terms' },
];

/** A link to a screen, under its title. */
function linkTo(path: ScreenPath): MenuLink {
  return { title: screenAt(path).title, href: path };
}
