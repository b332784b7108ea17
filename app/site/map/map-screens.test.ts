import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { getSingleton } from '../../../domain/content/reading/published-entries.ts';
import { settings } from '../../../domain/content-types/settings.ts';
import { replaceMap, returnToBuiltInMap } from '../../../domain/maps/change-maps.ts';
import { findSiteMap } from '../../../domain/maps/site-maps.ts';
import { changePublished } from '../../../harness/content/change-published.ts';
import { linksIn, sectionOf, textOf, textsIn } from '../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import { actAs, TEST_ADMIN } from '../../../harness/services.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** What is drawn, which is no part of `main`. */
const drawnIn = (html: string) => (html.match(/<svg.*?<\/svg>/gs) ?? []).join('');
const mountainsIn = (html: string) => drawnIn(html).match(/fill-edge opacity-40/g)?.length ?? 0;
const groundsIn = (html: string) => drawnIn(html).match(/class="map-ground"/g)?.length ?? 0;

/** The pins of a screen: what they are called and where they lead. */
async function pinsOf(address: string): Promise<{ name: string; target: string }[]> {
  const { html } = await site.get(address);
  const pins = drawnIn(html).matchAll(/<a href="([^"]*)" aria-label="([^"]*)"/g);
  return [...pins].map(([, target = '', name = '']) => ({ name, target }));
}

describe('where to find us', () => {
  test.each([
    ['', ['1. Κεντρικό δημοτικό κτίριο', '2. Πολιτιστικό Κέντρο', '3. Γραφείο Τουρισμού']],
    ['?lang=en', ['1. Central municipal building', '2. Cultural centre', '3. Tourist office']],
  ])(
    'has three pins on the streets, which lead into the list beside them (/contact%s)',
    async (query, names) => {
      const pins = await pinsOf(`/contact${query}`);
      expect(pins.map(({ name }) => name)).toEqual(names);
      const { main } = await site.get(`/contact${query}`);
      for (const [at, { target }] of pins.entries()) {
        const item = main.querySelector(`[id="${target.slice(1)}"]`);
        expect(textOf(item?.querySelector('h3') ?? null)).toBe(names[at]?.slice(3));
      }
    },
  );

  test('says all that the map shows: entrance, stop, hours, the way into one’s own map', async () => {
    const { main, html } = await site.get('/contact?lang=en');
    expect(drawnIn(html)).toContain('>Korinthou</text>');
    const words = textOf(sectionOf(main, 'Where to find us'));
    for (const shown of [
      'Entrance',
      'From the square, on the ground floor',
      'stop ‘Harbour’',
      'Bus stop',
      '09:00–14:00',
    ]) {
      expect(words, shown).toContain(shown);
    }
    expect(words).toMatch(/(Open · closes|Closed · opens)/);
    const maps = linksIn(main, 'ol a').filter((link) => link.includes('openstreetmap'));
    expect(maps).toHaveLength(3);
  });
});

test('the departments have a pin for every location on the streets, which leads to its card', async () => {
  const pins = await pinsOf('/municipality/departments?lang=en');
  expect(pins.map(({ name }) => name)).toEqual([
    '1. Central municipal building',
    '2. Cultural centre',
    '3. Tourist office',
    '4. Civil registry',
    '5. KEP Aigio',
    '6. Municipal police',
    '7. Water company (DEYA)',
  ]);
  const { main } = await site.get('/municipality/departments?lang=en');
  for (const { name, target } of pins) {
    const card = main.querySelector(`[id="${target.slice(1)}"]`);
    expect(
      `${textsIn(card as typeof main, '.map-key')}. ${textOf(card?.querySelector('h3'))}`,
    ).toBe(name);
  }
  const cards = textsIn(sectionOf(main, 'Where to find us'), '.contact-card h3');
  // Those elsewhere have a card without a number.
  expect(cards).toContain('KEP Akrata');
  expect(cards.length).toBeGreaterThan(pins.length);
});

test('the map says each public office once, and leads to its card among the departments', async () => {
  const { main } = await site.get('/map?lang=en');
  const links = linksIn(main, 'li a').filter((link) => link.includes('#office-'));
  const departments = await site.get('/municipality/departments?lang=en');
  const cards = departments.main
    .querySelectorAll('.contact-card[id]')
    .filter((card) => card.getAttributeValue('id')?.startsWith('office-'));
  expect(links).toEqual(
    expect.arrayContaining(
      cards.map((card) => `/municipality/departments?lang=en#${card.getAttributeValue('id')}`),
    ),
  );
  expect(links).toHaveLength(cards.length);
  expect(cards.length).toBeGreaterThan(7);
  const names = textsIn(main, 'h3, li a');
  for (const card of cards) {
    const name = textOf(card.querySelector('h3'));
    expect(
      names.filter((said) => said === name),
      name,
    ).toHaveLength(1);
  }
});

test('the list of the map has places of every kind, each with the way to its page', async () => {
  const links = linksIn((await site.get('/map?lang=en')).main);
  for (const kind of [
    '/tourism/accommodation/',
    '/municipality/units/',
    '/municipality/departments',
  ]) {
    expect(
      links.filter((link) => link.startsWith(kind)),
      kind,
    ).not.toEqual([]);
  }
});

test('beaches have the numbers of their pins in the list and in the table, whatever the filter leaves', async () => {
  for (const [query, count] of [
    ['', 6],
    ['&lifeguard=july', 2],
  ] as const) {
    const address = `/tourism/beaches?lang=en${query}`;
    const { main } = await site.get(address);
    const names = textsIn(main, 'article h3');
    expect(names).toHaveLength(count);
    const numbered = names.map((name, at) => `${at + 1}. ${name}`);
    expect((await pinsOf(address)).map(({ name }) => name)).toEqual(numbered);
    expect(textsIn(main, 'tbody tr > :first-child')).toEqual(numbered);
    const numbers = textsIn(main, 'article .map-key');
    expect(numbers).toEqual(names.map((_, at) => String(at + 1)));
  }
});

describe('a map that staff gave', () => {
  const version = async () => (await findSiteMap(site.services.db, 'municipality')).version;
  const replace = async (geojson: string) =>
    replaceMap(
      site.services.db,
      'municipality',
      { geojson, fileName: 'x.geojson', version: await version() },
      actAs(TEST_ADMIN),
    );
  const returnToBuiltIn = async () =>
    returnToBuiltInMap(site.services.db, 'municipality', await version(), actAs(TEST_ADMIN));
  afterEach(returnToBuiltIn);
  const HARMFUL = '</text><script>alert(1)</script>';
  const AROUND_AKRATA = '[[22,38],[22.6,38],[22.6,38.4],[22,38.4],[22,38]]';
  const ELSEWHERE = '[[24,34.9],[25,34.9],[25,35.5],[24,35.5],[24,34.9]]';
  const fileOf = (ring: string, at: string) =>
    `{"type":"FeatureCollection","features":[
      {"type":"Feature","properties":{"kind":"coast"},"geometry":{"type":"Polygon","coordinates":[${ring}]}},
      {"type":"Feature","properties":{"kind":"place","name_el":"${HARMFUL}","name_en":"${HARMFUL}"},"geometry":{"type":"Point","coordinates":${at}}}]}`;

  test('is drawn on every screen with a map; its names are words and nothing else', async () => {
    await replace(fileOf(AROUND_AKRATA, '[22.2,38.2]'));
    const { html } = await site.get('/tourism/beach/akrata-beach?lang=en');
    expect(drawnIn(html)).toContain('&lt;/text&gt;&lt;script&gt;alert(1)&lt;/script&gt;</text>');
    expect(html).not.toContain('<script>alert');
    for (const address of ['/?lang=en', '/map?lang=en', '/municipality/units?lang=en']) {
      const screen = await site.get(address);
      expect(screen.status, address).toBe(200);
      expect(screen.html, address).not.toContain('<script>alert');
      // The mountains of the built-in map are gone.
      expect(groundsIn(screen.html), address).toBeGreaterThan(0);
      expect(mountainsIn(screen.html), address).toBe(0);
    }
    await returnToBuiltIn();
    const back = await site.get('/map?lang=en');
    expect(mountainsIn(back.html)).toBeGreaterThan(5);
  });

  test('of another place leaves neutral ground here, and no screen without its list', async () => {
    await replace(fileOf(ELSEWHERE, '[24.5,35]'));
    const beaches = await site.get('/tourism/beaches?lang=en');
    expect(beaches.main.querySelectorAll('article')).toHaveLength(6);
    expect(groundsIn(beaches.html)).toBe(0);
    expect(textsIn(beaches.main, 'tbody tr > :first-child')[0]).toBe('Akrata Beach');
    const { html, status } = await site.get('/tourism/beach/akrata-beach?lang=en');
    expect(status).toBe(200);
    expect(groundsIn(html)).toBe(0);
  });
});

test('the name of a unit at the eastern edge of the map ends at its point, and all of it is hit', async () => {
  const { db } = site.services;
  const coordinates = { lat: 38.1475, lng: 22.48 };
  await changePublished(db, { type: 'unit', slug: 'aigeira' }, { coordinates });
  const link = /<a href="\/municipality\/units\/aigeira" class="map-unit.*?<\/a>/s;
  const [drawn = ''] = link.exec((await site.get('/map')).html) ?? [];
  const numbers = (pattern: RegExp) => (pattern.exec(drawn) ?? []).slice(1).map(Number);
  const [point = 0] = numbers(/<circle cx="([\d.]+)"/);
  const [end = 0] = numbers(/<text x="([\d.]+)"[^>]* text-anchor="end"[^>]*>Αιγείρα</);
  const [left = 0, width = 0] = numbers(/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/);
  expect(end).toBeLessThan(point);
  expect(end).toBeGreaterThan(point - 40);
  expect(left + width).toBeGreaterThanOrEqual(end);
  expect(left).toBeLessThan(end - 100);
});

test('without a place of the town hall the list of places promises no distances', async () => {
  const { db } = site.services;
  const entry = { type: 'settings', slug: 'settings' };
  const { coordinates } = (await getSingleton(db, settings)).data;
  const placesOf = async () =>
    textOf((await site.get('/map')).main.querySelector('section[aria-labelledby="places"]'));
  expect(await placesOf()).toMatch(/πόσο μακριά .* χλμ\./);
  await changePublished(db, entry, { coordinates: null });
  const places = await placesOf();
  expect(places).not.toMatch(/μακριά|αποστάσεις|χλμ/i);
  expect(places).toContain('«Στον χάρτη» ανοίγουν το σημείο στο OpenStreetMap.');
  await changePublished(db, entry, { coordinates });
});
