import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveEntry } from '../../../domain/content/acts/save-entry.ts';
import { getSingleton, listEntries } from '../../../domain/content/reading/published-entries.ts';
import { office } from '../../../domain/content-types/office.ts';
import { settings } from '../../../domain/content-types/settings.ts';
import { makeReceipt } from '../../../domain/inbox/forms/receipt.ts';
import { changePublished } from '../../../harness/content/change-published.ts';
import {
  linksIn,
  linksTo,
  sectionOf,
  textOf,
  textsIn,
} from '../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import { actAs, TEST_ADMIN } from '../../../harness/services.ts';

/** What the specification says of the contact page (sections 2, 5, 8 and 9). */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test.each([
  ['', '25100 Αίγιο', 'Δευτέρα–Παρασκευή 08:00–15:00 Σάββατο 09:00–13:00 Κυριακή Κλειστά'],
  ['?lang=en', '25100 Aigio', 'Monday–Friday 08:00–15:00 Saturday 09:00–13:00 Sunday Closed'],
])('shows address, two phones, email and the hours: /contact%s', async (query, town, hours) => {
  const { main, text } = await site.get(`/contact${query}`);
  expect(text).toContain(town);
  expect(linksTo(main, 'tel:+30')).toHaveLength(2);
  expect(linksTo(main, 'mailto:')).toHaveLength(1);
  expect(text).toContain(hours);
});

test('leads to the office of each unit but the one that is the town hall', async () => {
  const { main } = await site.get('/contact?lang=en');
  const nav = main.querySelector('nav[aria-labelledby="unit-offices"]') as HtmlElement;
  expect(textsIn(nav, 'a')).toEqual(['Aigeira', 'Akrata', 'Diakopto', 'Erineos', 'Sympoliteia']);
  expect(linksIn(nav, 'a')[1]).toBe('/municipality/departments?lang=en#unit-akrata');
  const { document } = await site.get('/municipality/departments?lang=en');
  for (const link of linksIn(nav, 'a')) {
    expect(document.querySelector(`#${link.split('#')[1]}`), link).not.toBeNull();
  }
});

test('says the address and the hours of the town hall once', async () => {
  const { text } = await site.get('/contact');
  expect(text.split('Πλατεία Δημαρχείου 1')).toHaveLength(2);
  expect(text.split('Γραφεία, ώρες κοινού')).toHaveLength(2);
  // How to get there stands beside the map.
  expect(text).toContain('στάση «Δημαρχείο»');
});

test('has a map of 300 px, which is asked for before it is loaded', async () => {
  const { main } = await site.get('/contact?lang=en');
  const map = sectionOf(main, 'Where to find us');
  expect(map.querySelector('[data-map]')?.getAttributeValue('data-height')).toBe('300');
  // Without JavaScript it leads to the map itself.
  expect(textsIn(map, 'a.button')).toEqual(['Show the map']);
  expect(linksIn(map, 'a.button')[0]).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
  expect(main.querySelectorAll('iframe')).toHaveLength(0);
  // It is below the drawing, before the list of the places.
  const said = textOf(map);
  expect(said.indexOf('Show the map')).toBeLessThan(said.indexOf('Central municipal building'));
});

test('the address leads to the map below, and nowhere where there is none', async () => {
  const { db } = site.services;
  const ofTownHall = { type: 'settings', slug: 'settings' };
  const { coordinates } = (await getSingleton(db, settings)).data;
  const offices = await listEntries(db, office);
  const place = (at: (one: (typeof offices)[number]) => unknown) =>
    Promise.all(
      offices.map((one) =>
        changePublished(db, { type: 'office', slug: one.slug }, { coordinates: at(one) }),
      ),
    );
  expect(linksIn((await site.get('/contact')).main, 'address a')).toContain('#map');
  await changePublished(db, ofTownHall, { coordinates: null });
  expect(linksIn((await site.get('/contact')).main, 'address a')).toContain('#map');
  await place(() => null);
  const { main } = await site.get('/contact');
  await place((one) => one.data.coordinates);
  await changePublished(db, ofTownHall, { coordinates });
  expect(main.querySelector('#map')).toBeNull();
  expect(linksIn(main, 'address a')).not.toContain('#map');
});

test('asks for first name, last name, email, subject and message; the phone is optional', async () => {
  const { main } = await site.get('/contact?lang=en');
  const form = main.querySelector('form[action="/contact?lang=en"]') as HtmlElement;
  const seen = form
    .querySelectorAll('input, textarea')
    .map((field) => ({
      name: field.getAttributeValue('name') ?? '',
      required: field.hasAttribute('required'),
    }))
    .filter(({ name }) => !['website', 'form-token'].includes(name));
  expect(seen).toEqual([
    { name: 'firstName', required: true },
    { name: 'lastName', required: true },
    { name: 'email', required: true },
    { name: 'phone', required: false },
    { name: 'subject', required: true },
    { name: 'message', required: true },
  ]);
  expect(form.querySelector('[name="email"]')?.getAttributeValue('type')).toBe('email');
  expect(form.querySelector('textarea')?.getAttributeValue('rows')).toBe('5');
  // A browser would cut off without a word what is pasted beyond it.
  expect(form.querySelector('textarea')?.hasAttribute('maxlength')).toBe(false);
});

test.each([
  ['', 'Η φόρμα υποβλήθηκε με επιτυχία! Θα επικοινωνήσουμε μαζί σας σύντομα.'],
  ['&lang=en', 'Your message has been sent. We will be in touch with you soon.'],
])('says that a message was sent, with its number (%s)', async (language, words) => {
  const { main, text } = await site.get(
    `/contact?sent=${await makeReceipt(site.services.db, '2026-123456')}${language}`,
  );
  expect(text).toContain(words);
  expect(text).toContain('2026-123456');
  const form = main.querySelector('form[method="post"]') as HtmlElement;
  const typed = form
    .querySelectorAll('input, textarea')
    .filter((field) => field.getAttributeValue('type') !== 'hidden')
    .map((field) => field.getAttributeValue('value') ?? textOf(field));
  expect(typed.length).toBeGreaterThanOrEqual(6);
  expect(typed.join('')).toBe('');
});

test.each(['/contact', '/events/submit'])(
  'the thanks for one message are not found by searching: %s',
  async (path) => {
    const isHidden = async (address: string) =>
      (await site.get(address)).html.includes('<meta name="robots" content="noindex"');
    const receipt = await makeReceipt(site.services.db, '2026-123456');
    expect(await isHidden(`${path}?sent=${receipt}`)).toBe(true);
    expect(await isHidden(path)).toBe(false);
    const { main } = await site.get(`${path}?sent=${receipt}&lang=en`);
    const inside = linksIn(main).filter((link) => link.startsWith('/'));
    expect(inside.filter((link) => !link.includes('lang=en'))).toEqual([]);
  },
);

test.each(['free-text', '2026-123456', '2026-123456.', `2026-123456.${'A'.repeat(43)}`])(
  'no screen thanks for what this site did not get (%s)',
  async (sent) => {
    for (const [path, thanks] of [
      ['/contact', 'Η φόρμα υποβλήθηκε'],
      ['/events/submit', 'Η πρότασή σας υποβλήθηκε'],
    ] as const) {
      const receipt = await makeReceipt(site.services.db, '2026-123456');
      expect((await site.get(`${path}?sent=${receipt}`)).text).toContain(thanks);
      const forged = await site.get(`${path}?sent=${sent}`);
      expect(forged.text).not.toContain(thanks);
      expect(forged.text).not.toContain(sent);
    }
  },
);

test('a telephone whose name nobody translated has its Greek name, which says its language', async () => {
  const { db } = site.services;
  const { id, data } = await getSingleton(db, settings);
  const phones = [{ label: { el: 'Τηλεφωνικό κέντρο', en: '' }, number: '26910 12345' }];
  await saveEntry(db, settings, id, { data: { ...data, phones } }, actAs(TEST_ADMIN));
  const { main } = await site.get('/contact?lang=en');
  expect(textsIn(main, '[lang="el"]')).toContain('Τηλεφωνικό κέντρο');
});

test.each([
  [{ hours: [] }, ['Help by phone']],
  [{ contactHours: [] }, ['Offices, open to the public']],
  [{ hours: [], contactHours: [] }, []],
])('names no hours that nobody entered: without %o', async (changes, titles) => {
  const { db } = site.services;
  const entry = { type: 'settings', slug: 'settings' };
  const { hours, contactHours } = (await getSingleton(db, settings)).data;
  await changePublished(db, entry, changes);
  const { main } = await site.get('/contact?lang=en');
  await changePublished(db, entry, { hours, contactHours });
  expect(textsIn(main, '.contact-card h3')).toEqual(titles);
});

test('a message about a service that is in Greek alone has its Greek title as its subject', async () => {
  const about = { type: 'service', slug: 'water' };
  await changePublished(site.services.db, about, { title: { el: 'Ύδρευση', en: '' } });
  const { main } = await site.get('/contact?about=water&lang=en');
  expect(main.querySelector('#subject')?.getAttributeValue('value')).toBe('Ύδρευση');
});

test('the short form of the home page comes back as it was, with what was typed', async () => {
  const typed = { form: 'short', name: 'Jo', email: 'nobody', subject: 'support', message: '' };
  const { main } = await site.post('/contact?lang=en', typed);
  const form = main.querySelector('form[action="/contact?lang=en"]') as HtmlElement;
  const filledIn = (field: string) => form.querySelector(field)?.getAttributeValue('value');
  expect(filledIn('input[name="form"]')).toBe('short');
  expect(filledIn('input[name="name"]')).toBe('Jo');
  expect(filledIn('input[name="email"]')).toBe('nobody');
  expect(filledIn('select[name="subject"] option[selected]')).toBe('support');
  expect(form.querySelector('[name="lastName"]')).toBeNull();
});
