import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeReceipt } from '../../domain/inbox/forms/receipt.ts';
import { findScreen, screens } from '../../domain/screens/find-screen.ts';
import { addRareEntries } from '../../harness/content/rare-entries.ts';
import { askedOf, looksOf } from '../../harness/screens/looks.ts';
import { dataLines, drawingLines, headOf, outlineOf, tidy } from '../../harness/screens/outline.ts';
import { parseHtml } from '../../harness/screens/parse-html.ts';
import { type Answer, openTestSite, type TestSite } from '../../harness/screens/site-screens.ts';
import { inEnglish } from '../../harness/sites/addresses.ts';
import type { Language } from '../i18n/language.ts';
import { writeRefusal } from './errors/refusal-document.tsx';
import { writeEndedPreview } from './preview/ended-preview.tsx';

/**
 * What each kind of public screen says, line by line, in a file of `outlines/`: its head, its words, links, fields and
 * names for who listens, and its structured data. A file of `looks/` counts the classes that show, hide or mark
 * something there. After a change that is meant, `vitest run app/site/outlines.test.ts -u` writes the files anew; what
 * differs in them is read like code.
 */

const FOLDER = join(import.meta.dirname, 'outlines');
const LOOKS = join(import.meta.dirname, 'looks');

const ADDRESSES: Record<string, string> = {
  home: '/',
  municipality: '/municipality',
  administration: '/municipality/administration',
  mayor: '/municipality/mayor',
  council: '/municipality/council',
  'council-meetings': '/council-meetings',
  departments: '/municipality/departments',
  documents: '/municipality/transparency',
  'documents-with-a-word':
    '/municipality/transparency?q=%CF%83%CF%87%CE%BF%CE%BB%CE%B9%CE%BA%CF%89%CE%BD',
  'no-documents': '/municipality/transparency?q=zzzz',
  tenders: '/municipality/tenders',
  'no-tenders': '/municipality/tenders?state=cancelled',
  tender: '/municipality/tenders/visitor-guide',
  units: '/municipality/units',
  unit: '/municipality/units/aigio',
  history: '/municipality/history',
  services: '/services',
  'services-of-a-topic': '/services?topic=payments',
  'services-after-an-event': '/services?event=birth',
  'no-services': '/services?topic=tourism',
  'e-services': '/services/eservices',
  glossary: '/services/glossary',
  questions: '/services/questions',
  service: '/services/certificates',
  'service-by-steps': '/services/civil-wedding',
  tourism: '/tourism',
  beaches: '/tourism/beaches',
  landmarks: '/tourism/landmark',
  nature: '/tourism/nature',
  culture: '/tourism/culture',
  lodgings: '/tourism/accommodation',
  lodging: '/tourism/accommodation/ampelones-rooms',
  beach: '/tourism/beach/akrata-beach',
  landmark: '/tourism/landmark/panagia-trypiti',
  news: '/news',
  'news-of-a-category': '/news/category/projects',
  'news-item': '/news/brown-bins',
  events: '/events',
  'events-of-a-month': '/events?view=calendar',
  'no-events': '/events?audience=visitors&category=talk',
  event: '/events/aliki-clean-up',
  proposal: '/events/submit',
  alerts: '/alerts',
  alert: '/alerts/diakopi-nerou-diakopto',
  emergency: '/emergency',
  contact: '/contact',
  map: '/map',
  newsletter: '/newsletter',
  'newsletter-confirm': '/newsletter/confirm?token=x',
  'newsletter-unsubscribe': '/newsletter/unsubscribe?token=x',
  'documents-of-before': '/municipality/transparency?archive=only',
  'documents-of-a-kind': '/municipality/transparency?category=decisions&date=2026-02-01',
  'open-tenders': '/municipality/tenders?state=open',
  'services-for-a-group': '/services?group=families',
  'news-later': '/news?page=2',
  'events-of-before': '/events?view=past',
  'events-of-a-day': '/events?day=2026-03-07',
  'events-of-april': '/events?view=calendar&month=2026-04',
  'events-in-a-unit': '/events?unit=aigio',
  'contact-about': '/contact?about=certificates',
  'newsletter-asked': '/newsletter?sent=1',
  'newsletter-confirmed': '/newsletter/confirm?done=1',
  'newsletter-left': '/newsletter/unsubscribe?done=1',
  'newsletter-no-token': '/newsletter/confirm',
  'search-in-a-kind': '/search?q=%CE%BD%CE%B5%CF%81%CF%8C&type=news',
  'search-nearly': '/search?q=%CE%BD%CE%B5%CF%81%CF%8C+zzzz',
  sitemap: '/sitemap',
  search: '/search',
  'search-results': '/search?q=%CE%BD%CE%B5%CF%81%CF%8C',
  'nothing-found': '/search?q=zzzz',
  unauthorized: '/unauthorized',
  page: '/tourism/getting-here',
  'legal-page': '/privacy',
  'no-such-page': '/no-such-page',
};

/** Screens whose English is put together in another way: dates, hours, numbers, what stands in Greek alone. */
const IN_ENGLISH = [
  'home',
  'documents',
  'tender',
  'unit',
  'service',
  'lodging',
  'beach',
  'news-item',
  'event',
  'alert',
  'contact',
  'search-results',
  'nothing-found',
  'newsletter',
  'units',
  'glossary',
  'questions',
  'council-meetings',
  'tenders',
  'map',
  'events-of-a-month',
];

/** Screens that list something, of a site that has nothing yet: their parts alone. */
const EMPTY = [
  'home',
  'municipality',
  'mayor',
  'council',
  'council-meetings',
  'departments',
  'documents',
  'tenders',
  'units',
  'history',
  'services',
  'e-services',
  'glossary',
  'questions',
  'tourism',
  'beaches',
  'landmarks',
  'culture',
  'lodgings',
  'news',
  'events',
  'events-of-a-month',
  'alerts',
  'contact',
  'map',
  'search',
  'nothing-found',
];

/** What only some days or some entries have, on a site with {@link addRareEntries}. */
const RARE: Record<string, string> = {
  'home-with-a-warning': '/',
  'alerts-in-force': '/alerts',
  'alert-in-force': '/alerts/in-force',
  'emergency-with-a-warning': '/emergency',
  'news-item-with-everything': '/news/with-everything',
  'news-in-greek': '/news/in-greek',
  'event-repeated': '/events/repeated',
  'event-cancelled': '/events/cancelled',
  'tender-archived': '/municipality/tenders/archived',
  'service-archived': '/services/archived',
  'page-with-everything': '/page-with-everything',
  'attraction-in-greek': '/tourism/culture/mill',
  'culture-narrowed': '/tourism/culture?aid=toilet',
  'landmarks-that-do-not-fit': '/tourism/landmark?unit=akrata&month=january',
  'culture-that-does-not-fit': '/tourism/culture?unit=akrata&month=january',
  'alert-ahead': '/alerts/ahead',
  'tender-running': '/municipality/tenders/running',
  'event-on': '/events/on-now',
  'event-off-now': '/events/off-now',
  'event-off-before': '/events/off-before',
  'events-of-july-in-a-unit': '/events?view=calendar&month=2026-07&unit=aigio',
  'events-of-a-day-in-a-unit': '/events?day=2026-07-03&unit=aigio',
  'no-events-of-a-day-in-a-unit': '/events?day=2026-07-06&unit=aigio',
  'documents-in-greek': '/municipality/transparency?category=decisions',
  'minutes-in-greek': '/council-meetings',
  'forms-in-greek': '/services/certificates',
  'search-archived': '/search?q=%CF%80%CE%B1%CE%BB%CE%B9%CF%8C%CF%82',
  'search-cancelled': '/search?q=%CF%80%CE%B1%CE%B6%CE%AC%CF%81%CE%B9',
  'search-files':
    '/search?q=%CF%80%CF%81%CE%BF%CF%8B%CF%80%CE%BF%CE%BB%CE%BF%CE%B3%CE%B9%CF%83%CE%BC%CF%8C%CF%82',
};

/** What other programs read, of the site with rare entries: as it is, of long ones the beginning. */
const DOCUMENTS: Record<string, string> = {
  'security-txt': '/.well-known/security.txt',
  'change-password': '/.well-known/change-password',
  'web-manifest': '/site.webmanifest',
  'robots-txt': '/robots.txt',
  'sitemap-xml': '/sitemap.xml',
  'news-rss': '/feeds/news.xml?lang=en',
  'news-atom': '/feeds/news.atom',
  'news-json': '/feeds/news.json?category=announcements',
  'alerts-rss': '/feeds/alerts.xml',
  'alerts-atom': '/feeds/alerts.atom?lang=en',
  'alert-cap': '/feeds/alerts/in-force/cap.xml',
  'alert-cap-of-all': '/feeds/alerts/in-force-too/cap.xml',
  'web-manifest-in-english': '/site.webmanifest?lang=en',
  'event-ics': '/feeds/events.ics?event=repeated',
  'events-ics': '/feeds/events.ics?lang=en',
  suggestions: '/search/suggestions?q=%CE%BD%CE%B5%CF%81%CF%8C',
  'beach-moved': '/tourism/beach',
};

/** Forms that come back, and what they say once they are sent. */
const SENT: Record<string, [path: string, fields: Record<string, string>]> = {
  'contact-refused': ['/contact', { name: '', email: 'nobody', message: '' }],
  'proposal-refused': ['/events/submit', { title: '', startsAt: 'tomorrow' }],
  'newsletter-refused': ['/newsletter', { email: 'nobody' }],
  'newsletter-wrong-link': ['/newsletter/confirm?token=x', {}],
};

/** Forms whose senders are thanked, with the number of what they sent. */
const THANKS: Record<string, string> = {
  'contact-sent': '/contact',
  'proposal-sent': '/events/submit',
};

/** Documents that the server gives without a route. */
const WRITTEN: Record<string, (language: Language) => string> = {
  refusal: (language) =>
    writeRefusal({
      title: { el: 'Πολλές αιτήσεις', en: 'Too many requests' },
      text: { el: 'Δοκιμάστε ξανά σε ένα λεπτό.', en: 'Please try again in a minute.' },
      language,
      styles: ['/site.css'],
    }),
  'preview-ended': (language) => writeEndedPreview(language, ['/site.css']),
};

/** What is no screen for people, or is no part of the municipality's site. */
const LEFT_OUT = ['/styleguide'];

let site: TestSite;
let emptySite: TestSite;
let rareSite: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  emptySite = await openTestSite('none');
  rareSite = await openTestSite();
  await addRareEntries(rareSite.services.db);
});
afterAll(async () => {
  for (const one of [site, emptySite, rareSite]) await one.close();
});

type Said = Pick<Answer, 'status' | 'document' | 'main' | 'html'>;
const say = ({ status, document, main, html }: Said) =>
  [
    `status ${status}`,
    ...headOf(document),
    ...beginningOf(bodyOf(document, main), 240),
    ...beginningOf(drawingLines(html), 40),
    ...beginningOf(dataLines(html), 50),
    '',
  ].join('\n');
/** A warning stands before the rest of a screen; the emergency page has no frame around it. */
const bodyOf = (document: HtmlElement, main: HtmlElement) => {
  const body = document.querySelector('body');
  const parts = document.querySelector('header nav') ? [main] : (body?.childElements ?? [main]);
  const banner = document.querySelectorAll('.alert-banner');
  return [...banner, ...parts].flatMap(outlineOf);
};
/** Of a long screen the beginning, and how much follows. */
const beginningOf = (lines: string[], most: number) =>
  lines.length > most ? [...lines.slice(0, most), `(${lines.length - most} more lines)`] : lines;
const fileOf = (name: string) => join(FOLDER, `${name}.txt`);

/** A screen reader announces a list of nothing. */
const emptyListsIn = (main: HtmlElement) =>
  main
    .querySelectorAll('ul, ol, dl')
    .filter(({ childElements }) => childElements.length === 0)
    .map(({ parent }) => (parent ? outlineOf(parent as HtmlElement).slice(0, 5) : []));

/** Some parts of a document against the file of their looks. */
const expectLooks = (name: string, parts: readonly HtmlElement[], more: readonly string[] = []) =>
  expect([...looksOf(parts), ...more, ''].join('\n')).toMatchFileSnapshot(
    join(LOOKS, `${name}.txt`),
  );

test.each(Object.entries(ADDRESSES))('%s says what it says', async (name, path) => {
  const answer = await site.get(path);
  await expect(say(answer)).toMatchFileSnapshot(fileOf(name));
  await expectLooks(name, [answer.main]);
});

test.each(IN_ENGLISH)('%s says it in English', async (name) => {
  const answer = await site.get(inEnglish(ADDRESSES[name] ?? ''));
  await expect(say(answer)).toMatchFileSnapshot(fileOf(`${name}-in-english`));
});

test.each(Object.entries(SENT))('%s says what is missing', async (name, [path, fields]) => {
  const answer = await site.post(path, fields);
  await expect(say(answer)).toMatchFileSnapshot(fileOf(name));
  await expectLooks(name, [answer.main]);
});

test.each(Object.entries(THANKS))('%s says that it was', async (name, path) => {
  const receipt = await makeReceipt(site.services.db, '2026-123456');
  const answer = await site.get(`${path}?sent=${receipt}`);
  await expect(say(answer).replaceAll(receipt, '…')).toMatchFileSnapshot(fileOf(name));
  await expectLooks(name, [answer.main]);
});

test.each(Object.entries(WRITTEN))(
  '%s says what it says, in both languages',
  async (name, write) => {
    for (const [language, file] of [
      ['gr', name],
      ['en', `${name}-in-english`],
    ] as const) {
      const html = write(language);
      const document = parseHtml(html);
      const main = document.querySelector('main') ?? document;
      const lang = document.querySelector('html')?.getAttributeValue('lang');
      const told = [`lang ${lang}`, ...askedOf(document), say({ status: 0, document, main, html })];
      await expect(told.join('\n')).toMatchFileSnapshot(fileOf(file));
      if (file === name) await expectLooks(name, [main]);
    }
  },
);

test.each(Object.entries(RARE))('%s says what is rare', async (name, path) => {
  for (const [address, file] of [
    [path, name],
    [inEnglish(path), `${name}-in-english`],
  ] as const) {
    const answer = await rareSite.get(address);
    await expect(say(answer)).toMatchFileSnapshot(fileOf(file));
    const banner = answer.document.querySelectorAll('.alert-banner');
    if (file === name) await expectLooks(name, [...banner, answer.main]);
    expect(emptyListsIn(answer.main), address).toEqual([]);
  }
});

test.each(Object.entries(DOCUMENTS))('%s says it to programs', async (name, path) => {
  const { status, location, contentType, disposition, html } = await rareSite.get(path);
  const head = [`status ${status}`, location, contentType, disposition].filter(Boolean);
  const isJson = /json/.test(contentType);
  const whole = isJson ? JSON.stringify(JSON.parse(html), null, 1) : html;
  const lines = whole.replaceAll(/></g, '>\n<').split(/\r?\n/);
  const told = [...head, ...beginningOf(lines.map(tidy).filter(Boolean), 80), ''];
  await expect(told.join('\n')).toMatchFileSnapshot(fileOf(name));
});

test.each(EMPTY)('%s says that there is nothing yet', async (name) => {
  const { status, main } = await emptySite.get(ADDRESSES[name] ?? '');
  expect(emptyListsIn(main)).toEqual([]);
  const lines = [`status ${status}`, ...outlineOf(main), ''];
  await expect(lines.join('\n')).toMatchFileSnapshot(fileOf(`empty-${name}`));
});

test('what stands around each screen says what it says', async () => {
  const { document } = await site.get('/services');
  const around = document.querySelector('body')?.childElements ?? [];
  const parts = around.filter(({ tagName }) => tagName !== 'main');
  await expect(`${parts.flatMap(outlineOf).join('\n')}\n`).toMatchFileSnapshot(fileOf('frame'));
  await expectLooks('frame', parts, askedOf(document));
  const english = (await site.get('/services?lang=en')).document;
  const body = english.querySelector('body')?.childElements ?? [];
  const others = body.filter(({ tagName }) => tagName !== 'main');
  await expectLooks('frame-in-english', others, askedOf(english));
  await expect(`${others.flatMap(outlineOf).join('\n')}\n`).toMatchFileSnapshot(
    fileOf('frame-in-english'),
  );
});

test('each screen of the register is among them, and no file is of another', () => {
  const told = new Set(
    Object.values(ADDRESSES).map((address) => findScreen(address.split('?', 1)[0] ?? '')?.path),
  );
  const missing = screens.map(({ path }) => path).filter((path) => !told.has(path));
  expect(missing).toEqual(LEFT_OUT);
  const names = [
    ...Object.keys(ADDRESSES),
    ...IN_ENGLISH.map((name) => `${name}-in-english`),
    ...EMPTY.map((name) => `empty-${name}`),
    ...Object.keys(RARE).flatMap((name) => [name, `${name}-in-english`]),
    ...Object.keys(DOCUMENTS),
    ...Object.keys(SENT),
    ...Object.keys(THANKS),
    ...Object.keys(WRITTEN).flatMap((name) => [name, `${name}-in-english`]),
    'frame',
    'frame-in-english',
  ];
  expect(readdirSync(FOLDER).sort()).toEqual(names.map((name) => `${name}.txt`).sort());
  const seen = [ADDRESSES, RARE, SENT, THANKS, WRITTEN].flatMap((screens) => Object.keys(screens));
  const looks = [...seen, 'frame', 'frame-in-english'].map((name) => `${name}.txt`);
  expect(readdirSync(LOOKS).sort()).toEqual(looks.sort());
});

test('each is of a screen of its own: a word that no screen reads leads to the whole list', () => {
  const told = readdirSync(FOLDER).map((name) => readFileSync(join(FOLDER, name), 'utf8'));
  expect(new Set(told).size).toBe(told.length);
});
