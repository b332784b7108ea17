import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listEntries } from '../../../../domain/content/reading/published-entries.ts';
import { attraction } from '../../../../domain/content-types/attraction.ts';
import { changePublished } from '../../../../harness/content/change-published.ts';
import { linksIn, linksTo, textOf, textsIn } from '../../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../../harness/screens/site-screens.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const namesIn = async (address: string) => textsIn((await site.get(address)).main, 'article h3');
test('a museum is open on 28 October, and says ahead of 25 March that it is closed', async () => {
  const { now } = site.services;
  const at = (moment: string) => Object.assign(site.services, { now: () => new Date(moment) });
  const path = '/tourism/culture/archaeological-museum-aigio';
  at('2026-10-28T10:00+02:00');
  expect((await site.get(path)).text).toContain('Ανοιχτό · κλείνει 15:30');
  // A place of other hours keeps no days of museums.
  const museum = { type: 'attraction', slug: 'archaeological-museum-aigio' };
  await changePublished(site.services.db, museum, { onHolidays: null });
  expect((await site.get(path)).text).toContain('Κλειστό · ανοίγει');
  await changePublished(site.services.db, museum, { onHolidays: 'museum' });
  at('2026-03-16T10:00+02:00');
  const { text, html } = await site.get(`${path}?lang=en`);
  expect(text).toContain('Wednesday, March 25, 2026 March 25, national holiday Closed');
  expect(html).toMatch(/"specialOpeningHoursSpecification":\[\{[^}]*"validFrom":"2026-03-25"/);
  Object.assign(site.services, { now });
});

test('a sight that opens in summer alone is closed in March, for people and for search engines', async () => {
  const path = '/tourism/culture/archaeological-museum-aigio';
  const sight = { type: 'attraction', slug: 'archaeological-museum-aigio' };
  const read = async () => {
    const { main, html } = await site.get(`${path}?lang=en`);
    const state = textOf(main.querySelector('.open-state'));
    return { state, isTold: html.includes('"openingHoursSpecification"') };
  };
  const { db } = site.services;
  expect(await read()).toEqual({ state: expect.stringContaining('closes 15:30'), isTold: true });
  const entries = await listEntries(db, attraction, { category: 'culture' });
  const before = entries.find(({ slug }) => slug === sight.slug)?.data.openMonths;
  await changePublished(db, sight, { openMonths: ['june', 'july', 'august'] });
  expect(await read()).toEqual({ state: 'Closed', isTold: false });
  await changePublished(db, sight, { openMonths: before });
});

/** Facts that stand before the picture, which takes most of a phone's screen, and there alone. */
function expectBeforePicture(
  { html, main }: Awaited<ReturnType<TestSite['get']>>,
  facts: string[],
) {
  const untilPicture = html
    .slice(html.indexOf('<h1'), html.indexOf('<picture'))
    .replaceAll('\u00a0', ' ');
  for (const fact of facts) {
    expect(untilPicture, 'facts come before the picture').toContain(fact);
    expect(textOf(main).split(fact), `${fact} once`).toHaveLength(2);
  }
}

const robotsOf = async (address: string) =>
  /<meta name="robots" content="([^"]+)"/.exec((await site.get(address)).html)?.[1];

describe('the list of beaches', () => {
  test.each([
    [
      '?lang=en',
      [
        'Akrata Beach',
        'Selianitika Beach',
        'Diakopto Beach',
        'Longos Beach',
        'Lampiri Beach',
        'Mavra Litharia',
      ],
    ],
    ['?lang=en&shore=fine-pebbles', ['Selianitika Beach', 'Longos Beach']],
    ['?lang=en&shade=trees&depth=gradual', ['Lampiri Beach']],
    ['?lang=en&aid=sea-chair', ['Akrata Beach']],
    ['?lang=en&has=lifeguard', ['Akrata Beach', 'Selianitika Beach']],
    ['?lang=en&water=good', ['Lampiri Beach']],
    ['?lang=en&lifeguard=july', ['Akrata Beach', 'Selianitika Beach']],
    ['?lang=en&lifeguard=july&aid=sea-chair', ['Akrata Beach']],
    ['?lang=en&lifeguard=may', []],
    ['?unit=sympoliteia', ['Παραλία Σελιανιτίκων', 'Παραλία Λόγγου']],
    [
      '?lang=en&shore=pebbles&shore=sand&unit=nowhere',
      ['Akrata Beach', 'Diakopto Beach', 'Lampiri Beach', 'Mavra Litharia'],
    ],
    [
      '?lang=en&shore=%27%22%3E&depth=',
      [
        'Akrata Beach',
        'Selianitika Beach',
        'Diakopto Beach',
        'Longos Beach',
        'Lampiri Beach',
        'Mavra Litharia',
      ],
    ],
  ])('is narrowed by its address: %s', async (query, names) => {
    expect(await namesIn(`/tourism/beaches${query}`)).toEqual(names);
  });

  test('the filters wait behind a button on a phone, and stand open where one is set', async () => {
    const foldOf = async (path: string) =>
      (await site.get(path)).main.querySelector('.fold > details');
    const closed = await foldOf('/tourism/beaches?lang=en');
    expect(textOf(closed?.querySelector('summary'))).toBe('Filters');
    expect(closed?.querySelector('form.filter-bar')).toBeTruthy();
    expect(closed?.hasAttribute('open')).toBe(false);
    const open = await foldOf('/tourism/beaches?lang=en&shore=fine-pebbles');
    expect(open?.hasAttribute('open')).toBe(true);
  });

  test('says what it is narrowed to, keeps the choice in the form, and leads back', async () => {
    const { main, html } = await site.get('/tourism/beaches?lang=en&shore=fine-pebbles');
    expect(html).toContain('<title>Beaches: Fine pebbles – ');
    const selected = main.querySelectorAll('select[name="shore"] option[selected]');
    expect(selected.map((option) => option.getAttributeValue('value'))).toEqual(['fine-pebbles']);
    const form = main.querySelector('form.filter-bar') as HtmlElement;
    expect(linksIn(form)).toEqual(['/tourism/beaches?lang=en']);
    const all = await site.get('/tourism/beaches?lang=en');
    expect(linksIn(all.main.querySelector('form.filter-bar') as HtmlElement)).toEqual([]);
    expect(main.querySelector('form')?.getAttributeValue('method')).toBe('get');
  });

  test('offers only what leads to a beach', async () => {
    const { main } = await site.get('/tourism/beaches?lang=en');
    expect(textsIn(main, 'select[name="shore"] option')).toEqual([
      'Any',
      'Fine pebbles',
      'Pebbles',
    ]);
  });

  test('offers no filter of which every answer leaves all: they are all open all year', async () => {
    const { main } = await site.get('/tourism/beaches?lang=en');
    expect(textsIn(main, 'select[name="lifeguard"] option')).toEqual([
      'Any',
      'June',
      'July',
      'August',
      'September',
    ]);
    expect(main.querySelectorAll('select[name="month"]')).toHaveLength(0);
  });

  test('without any that fits says so, with the way to all', async () => {
    const { main, status } = await site.get('/tourism/beaches?lang=en&shore=sand');
    expect(status).toBe(200);
    expect(main.querySelectorAll('article')).toHaveLength(0);
    expect(textsIn(main, 'h2')).toContain('Nothing fits');
    expect(textsIn(main, 'a[href="/tourism/beaches?lang=en"]')).toContain('Show all');
  });

  test('is found by search engines with one filter, and not with several', async () => {
    expect(await robotsOf('/tourism/beaches')).toBeUndefined();
    expect(await robotsOf('/tourism/beaches?shade=trees')).toBeUndefined();
    expect(await robotsOf('/tourism/beaches?shade=trees&depth=gradual')).toBe('noindex');
    expect(await robotsOf('/tourism/accommodation?kind=hotel&sea=beach')).toBe('noindex');
  });

  test('name what opens on a phone after what is in it', async () => {
    const { db } = site.services;
    const none = { sunbeds: false, lifeguard: false, accessible: false, parking: false };
    const tips = [{ tip: { el: 'Νωρίς', en: 'Go early' } }];
    const stored = await listEntries(db, attraction, { category: 'beach' });
    const titleWith = async (changes: object) => {
      await changePublished(db, { type: 'attraction', slug: 'longos-beach' }, { ...changes });
      const { main } = await site.get('/tourism/beaches?lang=en');
      return textsIn(main, 'article[aria-labelledby="longos-beach"] summary');
    };
    expect(await titleWith({ ...none, tips })).toEqual(['Tips']);
    expect(await titleWith({ ...none, tips, parking: true })).toEqual(['Facilities and tips']);
    expect(await titleWith({ ...none, tips: [], parking: true })).toEqual(['Facilities']);
    expect(await titleWith({ ...none, tips: [] })).toEqual([]);
    const before = stored.find(({ slug }) => slug === 'longos-beach')?.data ?? {};
    await changePublished(db, { type: 'attraction', slug: 'longos-beach' }, before);
  });

  test('compares them in a table, with a word where nothing is known', async () => {
    const { main } = await site.get('/tourism/beaches?lang=en');
    expect(textsIn(main, 'table thead th')).toEqual([
      'Beach',
      'Shore',
      'Depth',
      'Shade',
      'Water quality',
      'Facilities',
    ]);
    const rows = main.querySelectorAll('table tbody tr').map((row) => textsIn(row, 'th, td'));
    expect(rows[0]?.slice(0, 5)).toEqual([
      '1. Akrata Beach',
      'Pebbles',
      'Deepens quickly',
      'Umbrellas to rent',
      'Excellent (2025)',
    ]);
    expect(rows.at(-1)?.[4]).toBe('not known');
  });
});

describe('the list of lodgings', () => {
  test.each([
    ['?lang=en&kind=guesthouse', ['Petrino Guesthouse']],
    ['?lang=en&price=low', ['Ampelones Rooms']],
    ['?lang=en&sea=beach', ['Kymata Seaside Hotel']],
    ['?lang=en&aid=room', ['Kymata Seaside Hotel']],
    ['?lang=en&month=march', ['Petrino Guesthouse', 'Ampelones Rooms']],
    ['?lang=en&month=december', ['Petrino Guesthouse']],
    ['?unit=diakopto', ['Ξενώνας «Πέτρινο»']],
    ['?lang=en&kind=castle', ['Kymata Seaside Hotel', 'Petrino Guesthouse', 'Ampelones Rooms']],
  ])('is narrowed by its address: %s', async (query, names) => {
    expect(await namesIn(`/tourism/accommodation${query}`)).toEqual(names);
  });

  test('leads to a page of each, which says what one asks before one calls', async () => {
    const { main } = await site.get('/tourism/accommodation?lang=en');
    const pages = [...new Set(linksTo(main, '/tourism/accommodation/'))];
    expect(pages).toHaveLength(3);
    const hotel = await site.get('/tourism/accommodation/kymata-seaside-hotel?lang=en');
    expect(hotel.status).toBe(200);
    for (const words of [
      'Hotel',
      'Over €100',
      'By the sea',
      'April to October',
      'Bathroom with grab rails',
      'Two accessible rooms on the ground floor',
      '25 free spaces in the garden',
      'Akrata station',
      'Akrata Beach, 25006',
    ]) {
      expect(hotel.text, words).toContain(words);
    }
    expect(linksTo(hotel.main, 'tel:')).toEqual(['tel:+302696099001']);
    expectBeforePicture(hotel, ['Over €100', 'By the sea', 'April to October']);
    expect((await site.get('/tourism/accommodation/no-such-place')).status).toBe(404);
    const { html } = await site.get('/sitemap.xml');
    expect(html).toContain('/tourism/accommodation/petrino-guesthouse</loc>');
  });
});

describe('the lists of landmarks, nature and culture', () => {
  test.each([
    ['/tourism/nature?lang=en&month=december', ['Aliki Lagoon', 'Lake Tsivlou']],
    ['/tourism/nature?lang=en&month=july&unit=akrata', ['Lake Tsivlou', 'The Waters of the Styx']],
    ['/tourism/landmark?lang=en&unit=diakopto', ['Rack railway (Odontotos)']],
    ['/tourism/landmark?lang=en&unit=aigeira&month=noday', ['Ancient Theatre of Aigeira']],
    [
      '/tourism/culture?lang=en&month=may',
      [
        'Archaeological Museum of Aigio',
        'Monastery of the Taxiarches',
        'Historical and Folklore Museum of Aigio',
        'Neoclassical Aigio',
        'Vostizza currants and wine',
      ],
    ],
  ])('are narrowed by their address: %s', async (address, names) => {
    expect(await namesIn(address)).toEqual(names);
  });

  test('say so where nothing fits, with the way to all', async () => {
    const { main, html } = await site.get('/tourism/nature?lang=en&month=may&unit=aigeira');
    expect(textsIn(main, 'h2')).toContain('Nothing fits');
    expect(textsIn(main, 'a[href="/tourism/nature?lang=en"]')).toContain('Show all');
    expect(html).toContain('noindex');
  });
});

describe('the page of a place', () => {
  test('says what a beach has, exactly, in both languages', async () => {
    const { text } = await site.get('/tourism/beach/akrata-beach?lang=en');
    for (const words of [
      'Pebbles',
      'Deepens quickly',
      'Excellent (2025)',
      'Lifeguard on duty: June 15 to September 15',
      'Sea access chair (Seatrac)',
      'from June 15 to September 15, 09:00–19:00 daily',
      'about 15 minutes on foot',
      'Along the seafront road',
    ]) {
      expect(text, words).toContain(words);
    }
    const greek = await site.get('/tourism/beach/akrata-beach');
    expect(greek.text).toContain('Διάδρομος ως το νερό');
    expect(greek.text).toContain('Βαθαίνει απότομα');
  });

  test('answers before its picture: open or closed, price, telephone, aids', async () => {
    const own = await openTestSite();
    const museumEntry = { type: 'attraction', slug: 'archaeological-museum-aigio' };
    await changePublished(own.services.db, museumEntry, {
      phone: '+30 26910 21517',
      price: { el: '4 €, μειωμένο 2 €', en: '€4, reduced €2' },
      aids: ['toilet'],
    });
    const museum = await own.get('/tourism/culture/archaeological-museum-aigio?lang=en');
    await changePublished(own.services.db, museumEntry, { isFree: true });
    const free = await own.get('/tourism/culture/archaeological-museum-aigio?lang=en');
    // A beach without a sentence about its season has the months of its lifeguard.
    const beachEntry = { type: 'attraction', slug: 'akrata-beach' };
    const months = { season: { el: '', en: '' }, lifeguardMonths: ['june', 'july', 'september'] };
    await changePublished(own.services.db, beachEntry, months);
    const guarded = await own.get('/tourism/beach/akrata-beach?lang=en');
    await own.close();
    expect(textsIn(free.main, '.page-header dl > div')).toContain('Admission Free');
    expect(free.text).not.toContain('€4');
    expect(textsIn(guarded.main, 'dl > div')).toContain('Lifeguard June–July, September');
    expectBeforePicture(museum, ['Open · closes 15:30', '+30 26910 21517', '€4, reduced €2']);
    expect(textsIn(museum.main, 'a[href="#access"]')).toEqual(['Accessible toilet']);
    const gorge = await site.get('/tourism/nature/vouraikos-gorge?lang=en');
    expect(textsIn(gorge.main, '.page-header dd')).toContain('Free');
    // Once more in the list of all that there is.
    expect(museum.html.indexOf('Accessible toilet')).toBeLessThan(museum.html.indexOf('<picture'));
    const beach = await site.get('/tourism/beach/akrata-beach?lang=en');
    expectBeforePicture(beach, ['Deepens quickly', 'Umbrellas to rent', 'Excellent (2025)']);
    expectBeforePicture(beach, ['Step-free access and 5 more']);
    expect(linksIn(beach.main)).toContain('#access');
  });

  test('says nothing of beaches where there is none', async () => {
    const { text, main } = await site.get('/tourism/landmark/rack-railway?lang=en');
    for (const words of ['Shore', 'Water quality', 'Lifeguard']) expect(text).not.toContain(words);
    expect(linksIn(main)).toContain('https://www.hellenictrain.gr/');
    expect(text).toContain('www.hellenictrain.gr');
  });

  test('gives the address of its website the whole width, which half a phone would break', async () => {
    const { main } = await site.get('/tourism/landmark/rack-railway');
    const wide = textsIn(main, '.facts-side-by-side > .col-span-full');
    expect(wide.join()).toContain('www.hellenictrain.gr');
  });

  test('leads to all of its picture, which its head shows cut', async () => {
    const { main } = await site.get('/tourism/beach/diakopto-beach?lang=en');
    const link = main.querySelector('[data-gallery] a');
    expect(link?.getAttributeValue('href')).toMatch(/^\/media\/diakopto-beach\..+\/1920\.jpg$/);
    expect(textOf(link ?? null)).toBe('The whole picture');
  });
});

test.each([
  '/tourism/accommodation/kymata-seaside-hotel',
  '/tourism/culture/archaeological-museum-aigio',
])('the only picture of %s has the way to all of it under it, and nowhere else', async (path) => {
  const { main } = await site.get(`${path}?lang=en`);
  const whole = 'The whole picture';
  expect(textsIn(main, '.page-header-picture figure a')).toEqual([whole]);
  expect(textsIn(main, 'a').filter((words) => words === whole)).toHaveLength(1);
});
