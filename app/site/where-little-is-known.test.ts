import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEntry } from '../../domain/content/acts/create-entry.ts';
import { getSingleton } from '../../domain/content/reading/published-entries.ts';
import { page } from '../../domain/content-types/page.ts';
import { settings } from '../../domain/content-types/settings.ts';
import { changePublished } from '../../harness/content/change-published.ts';
import { pageData } from '../../harness/content/entry-data.ts';
import { linksIn, textOf, textsIn } from '../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../harness/screens/site-screens.ts';
import { actAs, TEST_ADMIN } from '../../harness/services.ts';

/** What screens say where staff have given less than the sample content does, or something twice. */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const NOTHING = { el: '', en: '' };

test.each([
  ['/municipality/transparency', 'teaser', 'transparency-banner', '/tourism/beaches#banner'],
  ['/tourism', 'teaser', 'tourism-banner', '/tourism/beaches#campaign'],
  ['/tourism/culture', 'culture-block', 'archaeology', '/tourism/beaches#block'],
  ['/', 'slide', 'aigio', '/tourism/beaches#slide'],
])('on %s a link whose words are missing is left out', async (path, type, slug, link) => {
  const { db } = site.services;
  const words = { el: 'Οι παραλίες', en: 'The beaches' };
  await changePublished(db, { type, slug }, { link, linkText: words });
  expect(linksIn((await site.get(path)).main)).toContain(link);
  await changePublished(db, { type, slug }, { linkText: NOTHING });
  expect(linksIn((await site.get(path)).main)).not.toContain(link);
});

test('a page shows its pictures in their order, each once, the first at its head', async () => {
  const images = ['market-stalls', 'carnival', 'diakopto-orchards'];
  const gallery = ['diakopto-orchards', 'aigio-harbour'].map((image) => ({
    image,
    caption: NOTHING,
  }));
  const data = { ...pageData('Εικόνες'), images, gallery };
  const input = { slug: 'with-pictures', data, publish: true };
  await createEntry(site.services.db, page, input, actAs(TEST_ADMIN));
  const { main } = await site.get('/with-pictures');
  const idOf = (address: string | null) => /^\/media\/([^.]+)\./.exec(address ?? '')?.[1];
  const head = main.querySelector('.page-header img')?.getAttributeValue('src') ?? null;
  expect(idOf(head)).toBe('market-stalls');
  expect(linksIn(main, '[data-gallery] figure > a').map(idOf)).toEqual([
    'carnival',
    'diakopto-orchards',
    'aigio-harbour',
  ]);
});

test.each([
  [{ tips: [], sunbeds: true }, ['Facilities']],
  [{ sunbeds: false, lifeguard: false, accessible: false, parking: false }, ['Tips']],
])('a phone offers of a beach what there is (%o)', async (facts, titles) => {
  const beach = { type: 'attraction', slug: 'akrata-beach' };
  const { db } = site.services;
  const { published } = await db
    .selectFrom('entries')
    .select('published')
    .where('slug', '=', beach.slug)
    .executeTakeFirstOrThrow();
  await changePublished(db, beach, facts);
  const { main } = await site.get('/tourism/beaches?lang=en');
  const row = main.querySelectorAll('article').find((one) => textOf(one).includes('Akrata'));
  await changePublished(db, beach, JSON.parse(published ?? ''));
  expect(row && textsIn(row, 'summary')).toEqual(titles);
});

test('a museum that was entered as a beach once says nothing of beaches, and what is free has no price', async () => {
  const museum = { type: 'attraction', slug: 'archaeological-museum-aigio' };
  await changePublished(site.services.db, museum, {
    sunbeds: true,
    lifeguard: true,
    lifeguardMonths: ['july'],
    season: NOTHING,
    isFree: true,
    price: { el: '4 €', en: '€4' },
    aids: ['step-free', 'toilet'],
  });
  const { text } = await site.get('/tourism/culture/archaeological-museum-aigio?lang=en');
  for (const words of ['Sunbeds', 'Lifeguard', '€4']) expect(text).not.toContain(words);
  for (const words of ['Free', 'Step-free access and 1 more']) expect(text).toContain(words);
  // What staff say of the access is said, also where nothing of their list is there.
  const accessNote = { el: 'Ρωτήστε στην είσοδο.', en: 'Ask at the entrance.' };
  await changePublished(site.services.db, museum, { aids: [], accessNote });
  const { main } = await site.get('/tourism/culture/archaeological-museum-aigio?lang=en');
  expect(textsIn(main, 'section[aria-labelledby="access"] p')).toEqual(['Ask at the entrance.']);
});

test('a place to stay says its season in the words of its owner, else by its months', async () => {
  const { db } = site.services;
  const hotel = { type: 'lodging', slug: 'kymata-seaside-hotel' };
  const read = async (path: string) => {
    const { main, html } = await site.get(`${path}?lang=en`);
    const stars = main
      .querySelectorAll('[role="img"]')
      .map((one) => one.getAttributeValue('aria-label'));
    return { words: textOf(main), stars, html };
  };
  const path = '/tourism/accommodation/kymata-seaside-hotel';
  await changePublished(db, hotel, {
    season: { el: 'Κλειστό τον Φεβρουάριο', en: 'Closed in February' },
    openMonths: ['may'],
    stars: 1,
    website: 'https://kymata.example/',
  });
  const own = await read(path);
  expect(own.words).toContain('Closed in February');
  expect(own.stars).toContain('1 star');
  expect(own.html).toContain('"sameAs":"https://kymata.example/"');
  await changePublished(db, hotel, { season: NOTHING, openMonths: ['all-year'], stars: null });
  expect((await read(path)).words).toContain('All year');
  const list = await read('/tourism/accommodation');
  expect(list.words).toContain('Unrated');
  expect(list.words).toContain('Hotel · ');
  await changePublished(db, hotel, { kind: null });
  const { main } = await site.get('/tourism/accommodation?lang=en');
  const card = main.querySelector('article[aria-labelledby="kymata-seaside-hotel"]');
  expect(textOf(card)).toMatch(/^\p{L}/u);
  expect(list.stars).not.toContain('1 star');
});

test('without a place of the town hall no screen has a map of it, or its position', async () => {
  const { db } = site.services;
  const entry = { type: 'settings', slug: 'settings' };
  const { coordinates } = (await getSingleton(db, settings)).data;
  await changePublished(db, entry, { coordinates: null });
  for (const path of ['/', '/contact', '/municipality/departments', '/map']) {
    const { status, document } = await site.get(`${path}?lang=en`);
    expect(status, path).toBe(200);
    expect(document.querySelector('[data-map]'), path).toBeNull();
    expect(textOf(document.querySelector('footer')), path).not.toContain('°');
  }
  await changePublished(db, entry, { coordinates });
  expect((await site.get('/')).document.querySelector('[data-map]')).not.toBeNull();
});

test('where one goes in is said of an office also where its hours are not known', async () => {
  const { db } = site.services;
  const entry = { type: 'office', slug: 'cultural-centre' };
  const entrance = { el: 'Από την πίσω αυλή', en: 'Through the back yard' };
  await changePublished(db, entry, { entrance, hours: [] });
  const { text } = await site.get('/municipality/departments?lang=en');
  expect(text).toContain('Through the back yard');
});

test('one tip is told, and one card of transparency shown, as several are', async () => {
  const { db } = site.services;
  const tips = [{ tip: { el: 'Πηγαίνετε νωρίς.', en: 'Go early.' } }];
  await changePublished(db, { type: 'attraction', slug: 'akrata-beach' }, { tips });
  expect((await site.get('/tourism/beach/akrata-beach?lang=en')).text).toContain('Go early.');
  const cards = () =>
    db
      .updateTable('entries')
      .where('type', '=', 'teaser')
      .where('slug', '!=', 'transparency-procedures');
  await cards().set({ state: 'draft' }).execute();
  const { main } = await site.get('/municipality/transparency?lang=en');
  await cards().set({ state: 'published' }).execute();
  expect(main.querySelectorAll('section[aria-labelledby="more"] article')).toHaveLength(1);
});

test('a place to stay that lies in no unit names none', async () => {
  const { db } = site.services;
  const entry = { type: 'lodging', slug: 'petrino-guesthouse' };
  await changePublished(db, entry, { unit: null, website: 'https://petrino.example/' });
  const { status, main } = await site.get('/tourism/accommodation/petrino-guesthouse?lang=en');
  expect(status).toBe(200);
  expect(textsIn(main, 'dt')).toContain('Website');
  expect(textsIn(main, 'dt')).not.toContain('Municipal unit');
});

test.each(['transport', 'parkingNote'])(
  'of the way to a place one thing is told: %s',
  async (known) => {
    const { db } = site.services;
    const entry = { type: 'attraction', slug: 'akrata-beach' };
    const nothing = { gettingThere: NOTHING, transport: NOTHING, parkingNote: NOTHING };
    await changePublished(db, entry, {
      ...nothing,
      [known]: { el: 'Μόνο αυτό', en: 'This alone' },
    });
    const { main } = await site.get('/tourism/beach/akrata-beach?lang=en');
    const way = main.querySelector('section[aria-labelledby="getting-there"]');
    expect(textOf(way)).toMatch(/^Getting there (By public transport|Parking) This alone$/);
  },
);

test('what has no telephone and no address of mail has no empty link or fact in their place', async () => {
  const { db } = site.services;
  const rows = await db.selectFrom('entries').select(['id', 'published']).execute();
  const types = ['office', 'department', 'unit', 'attraction', 'lodging', 'mayor'];
  const told = await db
    .selectFrom('entries')
    .select(['type', 'slug'])
    .where('type', 'in', types)
    .where('published', 'is not', null)
    .execute();
  const NONE = { phone: '', email: '', website: '', hours: [] };
  for (const entry of told) {
    // An office has an address, whatever it is.
    const facts = entry.type === 'office' ? NONE : { ...NONE, address: NOTHING };
    await changePublished(db, entry, facts);
  }
  for (const path of [
    '/municipality/administration',
    '/municipality/departments',
    '/municipality/mayor',
    '/municipality/units/akrata',
    '/services/birth-certificate',
    '/services/water',
    '/tourism',
    '/tourism/accommodation',
    '/tourism/accommodation/kymata-seaside-hotel',
    '/tourism/beach/akrata-beach',
  ]) {
    const { main, html } = await site.get(path);
    expect(
      linksIn(main).filter((link) => /^(tel|mailto):$|^$/.test(link)),
      path,
    ).toEqual([]);
    expect(
      textsIn(main, 'dd, dt, h2, h3, h4, li').filter((words) => words === ''),
      path,
    ).toEqual([]);
    expect(html, path).not.toMatch(/"(telephone|email|streetAddress|sameAs)":""/);
  }
  for (const { id, published } of rows) {
    await db.updateTable('entries').set({ published }).where('id', '=', id).execute();
  }
});

test('without an address of mail security.txt names the contact form alone', async () => {
  const { db } = site.services;
  await changePublished(db, { type: 'settings', slug: 'settings' }, { email: '' });
  const { html } = await site.get('/.well-known/security.txt');
  expect(html.match(/^Contact: .*$/gm)).toEqual(['Contact: http://localhost:3000/contact']);
});
