import { DAY_MS } from '../domain/time/durations.ts';
import { ARTICLE, RARE_WORD } from './large-content.ts';

/** What is asked of a site with much content. */
export interface ScaleRequest {
  what: string;
  path: string;
  /** Asked by a member of staff. */
  ofStaff?: true;
}

const DAY = new Date(Date.now() - 400 * DAY_MS).toISOString().slice(0, 10);
const transparency = (query: string) => `/municipality/transparency${query}`;
const search = (words: string, more = '') => `/search?q=${encodeURIComponent(words)}${more}`;
const content = (type: string, query = '') => `/api/content/${type}?limit=50${query}`;
const find = (words: string) => `/api/find?search=${encodeURIComponent(words)}`;
const searched = (words: string) => `&search=${encodeURIComponent(words)}`;

/** In every tenth text or more of the added content. */
const COMMON = 'ανακοίνωση';
const FAR_PAGE = 100;
/** Beyond the last of all lists and searches, and so another name for the last. */
const LAST_PAGE = 99_999;

const PAGES: [string, string][] = [
  ['home', '/'],
  ['news, first page', '/news'],
  ['news, a page in the middle', `/news?page=${FAR_PAGE}`],
  ['news, last page', `/news?page=${LAST_PAGE}`],
  ['news of a category', '/news?category=projects'],
  ['news of a category, a page in the middle', `/news?category=projects&page=${FAR_PAGE}`],
  ['an article', `/news/${ARTICLE}`],
  ['documents', transparency('')],
  ['documents, last page', transparency(`?page=${LAST_PAGE}`)],
  ['documents, a common word', transparency(`?q=${encodeURIComponent('απόφαση')}`)],
  ['documents, a rare word', transparency(`?q=${encodeURIComponent(RARE_WORD)}`)],
  ['documents, two words', transparency(`?q=${encodeURIComponent('έργο νερό')}`)],
  ['documents of a category', transparency('?category=budgets')],
  ['documents of a day', transparency(`?date=${DAY}`)],
  ['search, a common word', search('δήμος')],
  ['search, the commonest word', search(COMMON)],
  ['search, a common word in news, last page', search('δήμος', `&type=news&page=${LAST_PAGE}`)],
  ['search, a common word, last page', search('δήμος', `&page=${LAST_PAGE}`)],
  ['search, three words', search('νερό έργο πλατεία')],
  ['search, a rare word', search(RARE_WORD)],
  ['search, the commonest three letters', search('αση')],
  ['search, two letters', search('οδ')],
  ['search, one letter', search('η')],
  ['search, nowhere', search('ξυλοκεράτινος')],
  ['search, in Latin letters', search('anemodeiktis')],
  ['search, nowhere, in Latin letters', search('xylokeratinos')],
  ['search, a thousand letters', search('a'.repeat(1000))],
  ['search, hundreds of words', search('dimos nero '.repeat(100))],
  ['events', '/events'],
  ['past events', '/events?view=past'],
  ['past events, last page', `/events?view=past&page=${LAST_PAGE}`],
  ['events of a month', '/events?view=calendar'],
  ['RSS', '/feeds/news.xml'],
  ['calendar of events', '/feeds/events.ics'],
  ['sitemap page', '/sitemap'],
  ['sitemap.xml', '/sitemap.xml'],
  ['sitemap.xml, its first part', '/sitemap.xml?part=1'],
];

const STAFF: [string, string][] = [
  ['dashboard', '/api/dashboard'],
  ['pages', '/api/pages'],
  ['news', content('news')],
  ['news, last page', content('news', '&offset=9950')],
  ['news, last changed first', content('news', '&sort=updated')],
  ['news, by title', content('news', '&sort=title')],
  ['news of a category', content('news', '&category=projects')],
  ['news, a common word', content('news', searched(COMMON))],
  ['news, a rare word', content('news', searched(RARE_WORD))],
  ['documents, a common word', content('document', searched(COMMON))],
  ['documents, two letters', content('document', searched('οδ'))],
  ['media', '/api/media'],
  ['media, a word', `/api/media?limit=50${searched('δήμος')}`],
  ['find, a common word', find(COMMON)],
  ['find, two letters', find('δη')],
  ['find, a rare word', find(RARE_WORD)],
  ['find, part of a slug', find('large-77')],
  ['audit', '/api/audit'],
];

/** Pages and calls that lists, filters and search are in. */
export const SCALE_REQUESTS: readonly ScaleRequest[] = [
  ...PAGES.map(([what, path]) => ({ what, path })),
  ...STAFF.map(([what, path]) => ({ what: `staff: ${what}`, path, ofStaff: true as const })),
];
