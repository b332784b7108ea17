import type { Bilingual } from '../text/bilingual.ts';
import { listNamed, screens, sectionOf } from './find-screen.ts';

const FOOTER: Bilingual = { el: 'το υποσέλιδο κάθε σελίδας', en: 'the footer of every page' };
const FORMS: Bilingual = { el: 'η φόρμα επικοινωνίας', en: 'the contact form' };
const SEARCH: Bilingual = {
  el: 'οι προτάσεις της αναζήτησης',
  en: 'the suggestions of the search',
};

/**
 * The links to addresses that come from neither an entry nor a menu. `app/site/fixed-uses.test.ts` compares this
 * list with the screens.
 */
const FIXED_LINKS: Record<string, Bilingual[]> = {
  '/accessibility': [FOOTER],
  '/privacy': [FOOTER, FORMS],
  '/terms': [FOOTER],
  '/services/certificates': [SEARCH],
};

/** Whether a screen that always exists shows the text of the page at this address. */
export function isScreenWithText(path: string): boolean {
  return screens.some((screen) => screen.path === path && screen.text);
}

/** The parts of the site, besides entries, that lead to an address, worded for the middle of a sentence. */
export function listFixedLinks(path: string): Bilingual[] {
  const naming = screens.filter((screen) => listNamed(screen).some((named) => named.path === path));
  return [...naming.map(menuOf), ...(FIXED_LINKS[path] ?? [])];
}

function menuOf(named: (typeof screens)[number]): Bilingual {
  const title = screens.find(({ path }) => path === `/${sectionOf(named)}`)?.title;
  return { el: `το μενού «${title?.el}»`, en: `the menu ‘${title?.en}’` };
}
