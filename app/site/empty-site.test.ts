import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { createEntry } from '../../domain/content/acts/create-entry.ts';
import { emptyData } from '../../domain/content/model/content-type.ts';
import { NEWS_CATEGORIES } from '../../domain/content-types/news.ts';
import { office } from '../../domain/content-types/office.ts';
import { findWithSurroundings, linksIn, textOf } from '../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../harness/screens/site-screens.ts';
import { actAs, TEST_EDITOR } from '../../harness/services.ts';
import { inEnglish, PUBLIC_ROUTES } from '../../harness/sites/addresses.ts';

/** A site that begins without the municipality's content. */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite('none');
});
afterAll(() => site.close());

const NAMES = /αιγι[αά]λει|αίγιο|αιγίου|aigialeia|aigio|κορινθιακ|corinth/i;

test.each(PUBLIC_ROUTES)('%s answers, and names nothing of Aigialeia', async (path) => {
  for (const address of [path, inEnglish(path)]) {
    const asked = await site.get(address);
    // An unknown unit leads to the list.
    const { status, html } = asked.location ? await site.get(asked.location) : asked;
    expect([200, 403, 404], address).toContain(status);
    // Addresses repeat the request.
    const words = html.replaceAll(/(?:href|content|action)="[^"]*:\/\/[^"]*"/g, '');
    expect(words.length, address).toBeGreaterThan(2000);
    expect(findWithSurroundings(words, NAMES), address).toBeUndefined();
  }
});

test('the home page of an empty site has no empty section, and its header no picture to lie over', async () => {
  const { main, document } = await site.get('/');
  const header = document.querySelector('.site-header');
  expect(header).not.toBeNull();
  expect(header?.hasAttribute('data-over-hero')).toBe(false);
  expect(main.querySelector('.slider')).toBeNull();
  expect(main.querySelectorAll('h2').map(textOf)).toEqual(['Τι θέλετε να κάνετε;', 'Επικοινωνία']);
});

test('an empty site says nothing of its council that nobody entered', async () => {
  const { text } = await site.get('/municipality/council');
  expect(text).toContain('Τακτικές συνεδριάσεις');
  expect(text).not.toMatch(/Παρουσιάζονται στον πίνακα|Θητεία/);
  expect((await site.get('/municipality/administration')).text).not.toMatch(/θητεία|τέσσερα/);
  expect((await site.get('/municipality/units')).text).not.toContain('2011');
});

test('an empty site says no hours, leads to no legal page that is not there, and has a map without a coast', async () => {
  const { document, html } = await site.get('/contact');
  expect(html).not.toMatch(/Γραφεία, ώρες κοινού|>Ώρες κοινού/);
  expect(linksIn(document)).not.toContain('/privacy');
  expect(linksIn(document)).toContain('/emergency');
  const map = /<svg viewBox="0 0 800[^>]*>(.*?)<\/svg>/s.exec(html)?.[1] ?? '';
  expect([...map.matchAll(/<text[^>]*>([^<]*)/g)].map(([, words]) => words)).toEqual(['Δημαρχείο']);
});

test('an empty site leads to no list without entries, and has no heading with nothing below it', async () => {
  const { main: contact } = await site.get('/contact');
  expect(linksIn(contact)).not.toContain('/municipality/departments');
  const { main: search } = await site.get('/search');
  expect(linksIn(search)).toEqual(['/', '/contact']);
  expect(search.querySelectorAll('h2').map(textOf)).toEqual(['Δεν το βρίσκετε;']);
  const { main: tourism } = await site.get('/tourism');
  expect(tourism.querySelectorAll('h2').map(textOf)).toEqual(['Αξιοθέατα']);
  const { main: emergency } = await site.get('/emergency');
  expect(emergency.querySelectorAll('h2').map(textOf)).toEqual(['Καλέστε', 'Τι να κάνετε']);
});

test('an empty site names no departments beside its mayor and its council', async () => {
  const { main } = await site.get('/municipality/administration');
  expect(main.querySelectorAll('section h2').map(textOf)).toEqual([
    'Δήμαρχος',
    'Δημοτικό Συμβούλιο',
  ]);
});

test('no part of an empty site is a heading with nothing below it', async () => {
  for (const path of PUBLIC_ROUTES) {
    const { main } = await site.get(path);
    const bare = main
      .querySelectorAll('section[aria-labelledby]')
      .filter((part) => textOf(part) === textOf(part.querySelector('h1, h2, h3')));
    expect(bare.map(textOf), path).toEqual([]);
  }
});

test('search engines are told of no questions where there are none', async () => {
  const { html, status } = await site.get('/services/questions');
  expect(status).toBe(200);
  expect(html).not.toContain('FAQPage');
});

test('each way on from an English screen of an empty site stays in English', async () => {
  for (const path of PUBLIC_ROUTES) {
    const { main } = await site.get(inEnglish(path));
    const inside = linksIn(main).filter((link) => /^\/(?!feeds|media|admin|login)/.test(link));
    expect(
      inside.filter((link) => !/[?&]lang=en(&|#|$)/.test(link)),
      path,
    ).toEqual([]);
  }
});

test('an empty site counts no municipal units', async () => {
  const categories = NEWS_CATEGORIES.map(({ value }) => `/news/category/${value}`);
  for (const path of ['/news', ...categories]) {
    expect((await site.get(path)).text, path).not.toContain('έξι');
    expect((await site.get(inEnglish(path))).text, path).not.toContain('six');
  }
});

test('tourism with an office and without lodgings names the office alone', async () => {
  const other = await openTestSite('none');
  try {
    const { db } = other.services;
    const data = {
      ...emptyData(office.fields),
      name: { el: 'Γραφείο τουρισμού', en: 'Tourist office' },
      address: { el: 'Πλατεία 1', en: 'Square 1' },
    };
    await inTransaction(db, (tx) =>
      createEntry(
        tx,
        office,
        { slug: 'tourist-office', data, publish: true } as never,
        actAs(TEST_EDITOR),
      ),
    );
    const { main, text } = await other.get('/tourism');
    expect(text).toContain('Γραφείο τουρισμού');
    expect(main.querySelectorAll('h2').map(textOf)).not.toContain('Διαμονή');
    expect(main.querySelector('#stay')).toBeNull();
  } finally {
    await other.close();
  }
});

test('an empty site claims no year, no area and no residents', async () => {
  const { main, html } = await site.get('/municipality');
  expect(main.querySelector('dl')).toBeNull();
  expect(textOf(main)).not.toContain('2011');
  expect(html).not.toContain('foundingDate');
});

test.each(['/search', '/search?q=ξζψ', '/'])('no link of %s leads nowhere', async (path) => {
  const { document } = await site.get(path);
  const links = [...new Set(linksIn(document))].filter((link) =>
    /^\/(?!feeds\/|media\/)/.test(link),
  );
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) expect((await site.get(link)).status, link).toBe(200);
});

test.each(['beaches', 'landmark', 'nature', 'culture'])(
  'the list of %s says that there is nothing yet, and claims nothing of the place',
  async (name) => {
    const { text } = await site.get(`/tourism/${name}`);
    expect(text).toContain('Δεν υπάρχουν ακόμη αξιοθέατα');
    expect(text).not.toMatch(/τρένο|βράχο|λίμνες|Φαράγγια|νεοκλασικ|Καθαρά νερά/);
  },
);
