import type { Bilingual } from '../text/bilingual.ts';

/**
 * Screens that always exist and show the text of the page at their address (specification, section 2).
 * `app/site/fixed-uses.test.ts` holds this list and the next one to what the screens really do.
 */
const SCREENS_WITH_TEXT = new Set([
  '/council-meetings',
  '/municipality',
  '/municipality/administration',
  '/municipality/council',
  '/municipality/departments',
  '/municipality/history',
  '/municipality/mayor',
  '/municipality/transparency',
  '/municipality/units',
  '/services',
  '/services/eservices',
  '/tourism',
  '/tourism/accommodation',
  '/tourism/beaches',
  '/tourism/culture',
]);

const FOOTER: Bilingual = { el: 'το υποσέλιδο κάθε σελίδας', en: 'the footer of every page' };
const FORMS: Bilingual = { el: 'η φόρμα επικοινωνίας', en: 'the contact form' };
const SERVICES_MENU: Bilingual = { el: 'το μενού των Υπηρεσιών', en: 'the menu of Services' };
const SEARCH: Bilingual = {
  el: 'οι προτάσεις της αναζήτησης',
  en: 'the suggestions of the search',
};

/** What leads to an address without being an entry. */
const FIXED_LINKS: Record<string, Bilingual[]> = {
  '/accessibility': [FOOTER],
  '/privacy': [FOOTER, FORMS],
  '/terms': [FOOTER],
  '/services/business': [SERVICES_MENU],
  '/services/certificates': [SEARCH],
  '/services/citizen': [SERVICES_MENU],
  '/services/documents': [SERVICES_MENU],
  '/services/forms': [SERVICES_MENU],
  '/services/payments': [SERVICES_MENU],
};

/** Whether a screen that always exists shows the text of the page at this address. */
export function isScreenWithText(path: string): boolean {
  return SCREENS_WITH_TEXT.has(path);
}

/** The parts of the site, besides entries, that lead to an address, worded for the middle of a sentence. */
export function listFixedLinks(path: string): Bilingual[] {
  return FIXED_LINKS[path] ?? [];
}
