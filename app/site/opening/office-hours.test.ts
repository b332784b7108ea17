import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveEntry } from '../../../domain/content/acts/save-entry.ts';
import { emptyData } from '../../../domain/content/model/content-type.ts';
import { findEntry, getSingleton } from '../../../domain/content/reading/published-entries.ts';
import { office } from '../../../domain/content-types/office.ts';
import { settings } from '../../../domain/content-types/settings.ts';
import { changePublished } from '../../../harness/content/change-published.ts';
import { textOf } from '../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import { actAs, TEST_ADMIN } from '../../../harness/services.ts';
import { governmentOrganization } from '../government-organization.ts';

/** Whether an office is open is said truly: on holidays, on the days that staff entered, and on paper. */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const HOURS = { days: [1], opens: '08:00', closes: '15:00' };
const EASTER_MONDAY = {
  '@type': 'OpeningHoursSpecification',
  validFrom: '2026-04-13',
  validThrough: '2026-04-13',
  opens: '00:00',
  closes: '00:00',
};

const at = (moment: string) => Object.assign(site.services, { now: () => new Date(moment) });

describe('the town hall', () => {
  test.each([
    ['a working day', '2026-03-24T10:00+02:00', 'Ανοιχτό · κλείνει 15:00', 'Open · closes 15:00'],
    ['early on it', '2026-03-24T07:00+02:00', 'Κλειστό · ανοίγει 08:00', 'Closed · opens 08:00'],
    [
      '25 March',
      '2026-03-25T10:00+02:00',
      'Κλειστό · ανοίγει Πέμπτη 08:00 Σήμερα: 25η Μαρτίου',
      'Closed · opens Thursday 08:00 Today: March 25, national holiday',
    ],
    [
      'Good Friday',
      '2026-04-10T10:00+03:00',
      'Κλειστό · ανοίγει Τρίτη 08:00 Σήμερα: Μεγάλη Παρασκευή',
      'Closed · opens Tuesday 08:00 Today: Good Friday',
    ],
    [
      'the local holiday after Easter',
      '2026-04-17T10:00+03:00',
      'Κλειστό · ανοίγει Δευτέρα 08:00 Σήμερα: Παναγία Τρυπητή',
      'Closed · opens Monday 08:00 Today: Panagia Trypiti',
    ],
  ])('on %s says so on the contact page', async (_, moment, greek, english) => {
    at(moment);
    expect((await site.get('/contact')).text).toContain(greek);
    expect((await site.get('/contact?lang=en')).text).toContain(english);
  });

  test('names the other hours of the next two weeks, and no later ones', async () => {
    at('2026-03-30T10:00+03:00');
    const { text } = await site.get('/contact?lang=en');
    expect(text).toContain(
      'Other hours in the coming days Friday, April 10, 2026 Good Friday Closed',
    );
    expect(text).not.toContain('Easter Monday');
  });

  test('names the next holiday where the next two weeks have none', async () => {
    at('2026-06-15T10:00+03:00');
    expect((await site.get('/contact?lang=en')).text).toContain(
      'Next day with other hours Wednesday, October 28, 2026 October 28, national holiday Closed',
    );
    const { text } = await site.get('/contact');
    expect(text).toContain('Επόμενη ημέρα με άλλες ώρες Τετάρτη 28 Οκτωβρίου 2026');
    expect(text).not.toContain('Άλλες ώρες τις επόμενες ημέρες');
  });

  test('says on paper when it is open, not whether', async () => {
    at('2026-03-24T10:00+02:00');
    const { main } = await site.get('/contact');
    const state = main.querySelector('.open-state')?.parent;
    expect(state?.getAttributeValue('class')).toMatch(/\bprint:hidden\b/);
  });

  test('tells search engines the days with other hours', async () => {
    at('2026-03-24T10:00+02:00');
    const { html } = await site.get('/contact');
    const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
      .map(([, json = '']) => JSON.parse(json))
      .find(({ location }) => location);
    expect(facts.location.specialOpeningHoursSpecification).toContainEqual(EASTER_MONDAY);
  });
});

test('search engines are told the hours of each office and department, and the days with others', async () => {
  at('2026-03-24T10:00+02:00');
  const { html } = await site.get('/municipality/departments?lang=en');
  const offices = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json = '']) => JSON.parse(json))
    .filter((facts) => facts['@type'] === 'GovernmentOffice');
  const names = offices.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['Central municipal building', 'Financial Services']),
  );
  for (const office of offices) {
    expect(office.openingHoursSpecification.length, office.name).toBeGreaterThan(0);
    expect(office.url).toMatch(/\/municipality\/departments\?lang=en#/);
  }
  const townHall = offices.find(({ name }) => name === 'Central municipal building');
  expect(townHall.specialOpeningHoursSpecification).toContainEqual(EASTER_MONDAY);
});

test('the hours of a town hall without a place on the map are told, too', () => {
  const office = {
    ...emptyData(settings.fields),
    hours: [HOURS],
    exceptions: [],
    localHolidays: [],
  };
  const at = new Date('2026-03-24T10:00+02:00');
  const told = governmentOrganization(office as never, 'https://example.org', 'en', at);
  expect(told.location).toMatchObject({ openingHoursSpecification: [{ closes: '15:00' }] });
  expect(told.location).not.toHaveProperty('geo');
});

test('a closure entered only at the town hall’s own entry is told wherever the town hall’s hours are', async () => {
  const { db } = site.services;
  const townHall = await findEntry(db, office, 'town-hall');
  if (!townHall) throw new Error('The first content has no town hall.');
  const removal = {
    from: '2026-05-05',
    to: null,
    opens: '',
    closes: '',
    reason: { el: 'Μετακόμιση', en: 'Moving' },
  };
  await saveEntry(
    db,
    office,
    townHall.id,
    { data: { ...townHall.data, exceptions: [removal] } },
    actAs(TEST_ADMIN, new Date('2026-03-20T08:00:00Z')),
  );
  at('2026-05-05T10:00+03:00');
  for (const path of ['/', '/contact', '/news']) {
    const { document, html } = await site.get(`${path}?lang=en`);
    const said = textOf(document);
    expect(said, path).toContain('Closed · opens Wednesday 08:00 Today: Moving');
    // The foot of each page says the town hall’s hours, beside the card of home page and contact.
    const times = path === '/news' ? 1 : 2;
    expect(said.split('Today: Moving').length - 1, path).toBeGreaterThanOrEqual(times);
    if (path !== '/news') expect(html, path).toContain('"validFrom":"2026-05-05"');
  }
  // It is known by its telephone, with the further lines that people write behind it, too.
  for (const phone of ['26910 00100-105', '(26910) 00100 - 26910 00150']) {
    await changePublished(db, { type: 'office', slug: 'town-hall' }, { phone });
    expect(textOf((await site.get('/news?lang=en')).document), phone).toContain('Today: Moving');
  }
});

test('a closure of every office is seen at departments, too', async () => {
  const { db } = site.services;
  const { id, data } = await getSingleton(db, settings);
  const strike = {
    from: '2026-03-24',
    to: null,
    opens: '',
    closes: '',
    reason: { el: 'Απεργία', en: 'Strike' },
  };
  await saveEntry(
    db,
    settings,
    id,
    { data: { ...data, exceptions: [strike] } },
    actAs(TEST_ADMIN, new Date('2026-03-20T08:00:00Z')),
  );
  at('2026-03-24T10:00+02:00');
  const { text } = await site.get('/municipality/departments?lang=en');
  expect(text).toContain('Closed · opens Thursday 08:00 Today: Strike');
  expect(text).not.toContain('Open ·');
});
