import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { emptyData } from '../../../domain/content/model/content-type.ts';
import { event } from '../../../domain/content-types/event.ts';
import { news } from '../../../domain/content-types/news.ts';
import { page } from '../../../domain/content-types/page.ts';
import { term } from '../../../domain/content-types/term.ts';
import { transparencyDocument } from '../../../domain/content-types/transparency-document.ts';
import { pageData } from '../../../harness/content/entry-data.ts';
import { newEvent, newNews } from '../../../harness/content/newsletter-entries.ts';
import { linksIn, linksTo, textOf, textsIn } from '../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const search = (query: string, language = '') =>
  site.get(`/search?q=${encodeURIComponent(query)}${language}`);

/** The section with a heading of that id. */
function part(main: HtmlElement, id: string): HtmlElement {
  const section = main.querySelector(`section[aria-labelledby="${id}"]`);
  if (!section) throw new Error(`There is no section ${id}.`);
  return section;
}

test('a phone writes no capital at the beginning of what is searched for, wherever that is typed', async () => {
  for (const [address, count] of [
    ['/', 3],
    ['/search', 3],
    ['/news', 2],
  ] as const) {
    const { document } = await site.get(address);
    const fields = document.querySelectorAll('input[name="q"]');
    expect(fields, address).toHaveLength(count);
    for (const field of fields) expect(field.getAttributeValue('autocapitalize')).toBe('none');
  }
});

describe('where nothing is found', () => {
  test('what comes nearest is there, and a telephone to call', async () => {
    const { main } = await search('πισποιτηκαν');
    const results = part(main, 'results');
    expect(textOf(results)).toContain('Δεν βρέθηκαν αποτελέσματα');
    expect(textOf(results)).toContain('Μήπως ψάχνετε κάτι από αυτά;');
    expect(linksIn(results)).toContain('/services/certificates');
    expect(linksTo(results, 'tel:+30')).toHaveLength(1);
    // The office of what comes nearest is named, not the municipality as a whole.
    const whomToCall = (main: HtmlElement) =>
      textOf(part(main, 'results').querySelector('span.block')).split(':')[0];
    expect(whomToCall(main)).toMatch(/\p{L}{3}/u);
    expect(whomToCall(main)).not.toBe(whomToCall((await search('xqzkwv')).main));
  });

  test('it is in the language of the page, and a file at its own address', async () => {
    const { db } = site.services;
    const { id } = await db
      .selectFrom('media')
      .where('kind', '=', 'document')
      .select('id')
      .executeTakeFirstOrThrow();
    const title = { el: 'Καρυοφυλλοειδή', en: 'Karyofylloids' };
    const about = { title, category: 'decisions', date: '2026-03-01', file: id };
    const data = { ...emptyData(transparencyDocument.fields), ...about } as never;
    await createEntry(db, transparencyDocument, { data, publish: true }, actAs(TEST_EDITOR));
    const nearestTo = async (query: string) => {
      const nearest = part((await search(query, '&lang=en')).main, 'nearest');
      return { links: linksIn(nearest), titles: textsIn(nearest, 'a') };
    };
    const { links, titles } = await nearestTo('kxryofxllxidx');
    expect(titles).toEqual(['Karyofylloids']);
    expect(links).toEqual([expect.stringMatching(/^\/media\/[^?]+$/)]);
    const pages = await nearestTo('πισποιτηκαν');
    expect(pages.titles.join()).not.toMatch(/\p{Script=Greek}/u);
    expect(pages.links[0]).toMatch(/^\/services\/.*\?lang=en$/);
  });

  test('for words like none there are the telephone of the municipality and ways on', async () => {
    const { main } = await search('xqzkwv', '&lang=en');
    const results = part(main, 'results');
    expect(linksTo(results, 'tel:+30')).toHaveLength(1);
    expect(linksIn(results)).toEqual(
      expect.arrayContaining(['/services?lang=en', '/contact?lang=en']),
    );
  });
});

test('other names of a term are shown in results of their own language alone', async () => {
  const excerptOf = async (language: string) =>
    textOf((await search('ΚΕΠ', `&type=term${language}`)).main.querySelector('article p'));
  const english = await excerptOf('&lang=en');
  expect(english).toContain('Citizen Service Centre');
  expect(english).not.toMatch(/\p{Script=Greek}/u);
  const greek = await excerptOf('');
  expect(greek).toContain('Κέντρο Εξυπηρέτησης Πολιτών');
  expect(greek).not.toContain('Citizen Service');
});

test('beside what was found stands the telephone of the office in charge', async () => {
  const { main } = await search('σκουπίδια');
  const help = part(main, 'help');
  const [service] = linksTo(part(main, 'results'), '/services/');
  const { main: sheet } = await site.get(service ?? '');
  const [phone] = linksTo(sheet, 'tel:+30');
  expect(phone).toBeDefined();
  expect(linksTo(help, 'tel:+30')).toEqual([phone]);
});

test('whom to call is no office that is off the site: then it is the municipality', async () => {
  const offices = () =>
    site.services.db.updateTable('entries').where('type', 'in', ['office', 'department']);
  await offices().set({ state: 'draft' }).execute();
  const { main } = await search('σκουπίδια');
  await offices().set({ state: 'published' }).execute();
  expect(linksTo(part(main, 'help'), 'tel:')).toEqual(['tel:+302691000100']);
});

test('a text in the other language is marked as such in the results', async () => {
  const content = { el: '<p>Πέτρινο, του 1905.</p>', en: '' };
  const data = { ...pageData('Πατητήρι', 'Winepress'), content };
  await createEntry(site.services.db, page, { slug: 'press', data }, actAs(TEST_EDITOR));
  const { main } = await search('winepress', '&lang=en');
  expect(textsIn(main, 'article p[lang="el"]')).toEqual(['Πέτρινο, του 1905.']);
  const greek = await search('πατητήρι');
  expect(textsIn(greek.main, 'article p[lang]')).toEqual([]);
});

describe('the numbers for emergencies come first', () => {
  const numbersFor = async (query: string, language?: string) =>
    linksTo((await search(query, language)).main, 'tel:1');

  test.each([
    ['φωτιά', ['tel:112', 'tel:199']],
    ['fotia', ['tel:112', 'tel:199']],
    ['έγινε τροχαίο', ['tel:112', 'tel:166']],
    ['there was an accident', ['tel:112', 'tel:166']],
    ['heart attack', ['tel:112', 'tel:166']],
    ['he was attacked', ['tel:112', 'tel:100']],
    ['ο παππούς δεν αναπνέει', ['tel:112', 'tel:166']],
    ['den anapneei', ['tel:112', 'tel:166']],
    ['πόνος στο στήθος', ['tel:112', 'tel:166']],
    ['μου έκλεψαν την τσάντα', ['tel:112', 'tel:100']],
    ['emergency', ['tel:112']],
    ['σεισμός', ['tel:112']],
    // So far from the word that nothing is found.
    ['asthnofro', ['tel:112', 'tel:166']],
    ['abmlunace', ['tel:112', 'tel:166']],
    ['pirosvtisi', ['tel:112', 'tel:199']],
  ])('for «%s»: %j', async (query, expected) => {
    expect(await numbersFor(query)).toEqual(expected);
  });

  test('in English they are named in English', async () => {
    const { main, text } = await search('fotia', '&lang=en');
    expect(linksIn(main, '.notice a')).toContain('/emergency?lang=en');
    expect(text).toContain('112 European emergency number');
    expect(text).toContain('199 Fire brigade');
  });

  test.each([
    'βοήθεια στο σπίτι',
    'help at home',
    'δημοτική αστυνομία',
    'πιστοποιητικό',
    'in the heart of the town',
    'κόπηκε το νερό',
  ])('and not for «%s»', async (query) => {
    expect(await numbersFor(query)).toEqual([]);
  });
});

describe('the kinds of what was found', () => {
  test('stand behind a button on a phone where they are many, which says the current one', async () => {
    const { main } = await search('νερό');
    expect(main.querySelectorAll('nav[aria-label="Είδος"] a').length).toBeGreaterThan(4);
    expect(textOf(main.querySelector('.fold summary'))).toBe('Είδος: Όλα');
    const narrowed = await site.get(`/search?q=${encodeURIComponent('νερό')}&type=service`);
    expect(textOf(narrowed.main.querySelector('.fold summary'))).toBe('Είδος: Υπηρεσίες');
  });

  test('are there where the chosen one has nothing and a single other one has something', async () => {
    const data = pageData('Κουρκουμπίνι');
    await createEntry(site.services.db, page, { slug: 'kourkoubini', data }, actAs(TEST_EDITOR));
    const query = encodeURIComponent('κουρκουμπίνι');
    const links = async (type: string) =>
      linksIn((await site.get(`/search?q=${query}${type}`)).main).filter((to) =>
        to.startsWith('/search?'),
      );
    expect(await links('&type=news')).toEqual([
      `/search?q=${query}`,
      `/search?q=${query}&type=page`,
    ]);
    expect(await links('&type=page'), 'all of it is shown').toEqual([]);
    expect(await links('')).toEqual([]);
  });

  test('stand open up to three, and behind their button from the fourth on', async () => {
    const { db } = site.services;
    const acting = actAs(TEST_EDITOR);
    const title = { el: 'Μπαρμπουνόφασουλο', en: 'Barbounofasoulo' };
    const isFolded = async () =>
      (await search('μπαρμπουνόφασουλο')).main.querySelector('.fold') !== null;
    await createEntry(db, page, { slug: 'bean', data: { ...pageData('x'), title } }, acting);
    await createEntry(db, news, { slug: 'bean', data: { ...newNews().data, title } }, acting);
    await createEntry(db, event, { slug: 'bean', data: { ...newEvent().data, title } }, acting);
    expect(await isFolded()).toBe(false);
    const word = { ...emptyData(term.fields), term: title, meaning: title };
    await createEntry(db, term, { slug: 'bean', data: word as never }, acting);
    expect(await isFolded()).toBe(true);
  });

  test('stand open where they are few', async () => {
    const { main } = await search('ΔΕΥΑ βλάβη ύδρευσης Σελινούντος 30');
    expect(main.querySelectorAll('nav[aria-label="Είδος"] a').length).toBeLessThanOrEqual(4);
    expect(main.querySelector('.fold')).toBeNull();
  });
});

test('what was typed is searched without spaces around it, and spaces alone are no search', async () => {
  const { main } = await search('  library \u200b', '&lang=en');
  expect(main.querySelector('#q')?.getAttributeValue('value')).toBe('library');
  expect(part(main, 'results').querySelectorAll('article').length).toBeGreaterThan(0);
  expect((await search('  ')).main.querySelector('#results')).toBeNull();
});

test('of what was typed no more is searched than the field takes', async () => {
  const long = `${'library '.repeat(25)}xqzkwv`;
  const { main } = await search(long, '&lang=en');
  expect(main.querySelector('#q')?.getAttributeValue('value')).toHaveLength(199);
  expect(textOf(part(main, 'results'))).not.toContain('xqzkwv');
});

test('a warning that has ended says so, and its day', async () => {
  const { main } = await search('διακοπή νερού διακοπτό');
  const result = main
    .querySelectorAll('article')
    .find((one) => linksTo(one, '/alerts/').length > 0);
  expect(textOf(result as never)).toMatch(
    /^Προειδοποίηση Έληξε \d+ \S+ \d{4} Διακοπή νερού στο Διακοπτό/,
  );
});

test('a telephone in an excerpt stays in one line', async () => {
  const { html } = await search('νερό');
  expect(/\+30\u00a026910\u00a000160/.test(html)).toBe(true);
});

test.each([
  ['Βρέθηκε μέσα σε έγγραφο PDF.', '', 1],
  ['Found inside a PDF document.', '&lang=en', 0],
])('what was found by the words of its document says so: %s', async (said, language, marked) => {
  await site.services.db
    .updateTable('entries')
    .set({ document_words: 'εγκριση σταθοπουλου' })
    .where('slug', 'in', ['session-2025-06-15', 'administrative'])
    .execute();
  const { main } = await search('Σταθοπούλου', language);
  const results = main.querySelectorAll('article').map((one) => textOf(one));
  expect(results).toHaveLength(2);
  // Her name stands in the Greek text of the department, too, where it is marked.
  const isMarked = (result: string) => result.includes('Σταθοπούλου');
  for (const result of results) expect(result.includes(said)).toBe(!isMarked(result));
  expect(results.filter(isMarked)).toHaveLength(marked);
});

test('what says the word in its title was not found inside its document', async () => {
  const { db } = site.services;
  const title = { el: 'Παραχωρητήριο', en: 'Deed' };
  const data = { ...pageData('Πράξη'), title };
  const input = { slug: 'deed', data };
  const { id } = await createEntry(db, page, input, actAs(TEST_EDITOR));
  const words = { document_words: 'παραχωρητηριο' };
  await db.updateTable('entries').set(words).where('id', '=', id).execute();
  const { main } = await search('παραχωρητήριο');
  expect(textsIn(main, 'article h3')).toEqual(['Παραχωρητήριο']);
  expect(textOf(main)).not.toContain('μέσα σε έγγραφο');
});
