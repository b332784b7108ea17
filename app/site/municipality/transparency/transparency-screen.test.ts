import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePublished } from '../../../../harness/content/change-published.ts';
import { testFactsRow } from '../../../../harness/content/medium-row.ts';
import { linksIn, rowsOf, textOf, textsIn } from '../../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../../harness/screens/site-screens.ts';
import { TEST_NOW } from '../../../../harness/services.ts';

/** What the specification says of the transparency screen (section 2, Information pages). */

/** The notice of the sample tender is dated two weeks before the first start. */
const NOTICE_DAY = new Date(TEST_NOW.getTime() - 14 * 24 * 60 * 60_000)
  .toISOString()
  .replace(/^(\d+)-(\d+)-(\d+).*$/, '$3/$2/$1');

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

describe('transparency', () => {
  const TITLES = '/municipality/transparency?lang=en';

  test('lists title, category, date, file size, file type and a download of six documents', async () => {
    const { main } = await site.get(TITLES);
    expect(textsIn(main, 'thead th')).toEqual([
      'Title',
      'Category',
      'Date',
      'Size',
      'Type',
      'File',
    ]);
    const rows = rowsOf(main);
    expect(rows).toHaveLength(6);
    for (const [title, category, date, size, type] of rows) {
      expect(title).toMatch(/\p{L}{4}/u);
      expect(category).toMatch(/^\p{L}[\p{L} ]+$/u);
      expect(date).toMatch(/^\d\d\/\d\d\/20\d\d$/);
      expect(size).toMatch(/^\d+ KB$/);
      expect(type).toBe('PDF');
    }
    const downloads = linksIn(main, 'tbody a[download]');
    expect(downloads).toHaveLength(6);
    for (const link of downloads) expect(link).toMatch(/^\/media\/.+\.pdf$/);
  });

  test('says in which language a document is where that is not the language of the screen', async () => {
    const { db } = site.services;
    const digests = await db
      .selectFrom('media')
      .where('kind', '=', 'document')
      .select(['id', 'digest'])
      .execute();
    const rows = digests.map(({ id, digest }) => testFactsRow(id, { digest, language: 'el-GR' }));
    await db.insertInto('document_facts').values(rows).execute();
    const types = async (path: string) =>
      rowsOf((await site.get(path)).main).map(([, , , , type]) => type);
    expect(await types(TITLES)).toEqual(Array(6).fill('PDF, in Greek'));
    expect(await types('/municipality/transparency')).toEqual(Array(6).fill('PDF'));

    const minutes = async (path: string) =>
      (await site.get(path)).main.querySelectorAll('a[download]').map(textOf);
    const english = await minutes('/council-meetings?lang=en');
    expect(english.length).toBeGreaterThan(0);
    for (const words of english) expect(words).toContain('in Greek');
    for (const words of await minutes('/council-meetings')) expect(words).not.toContain('in Greek');

    const found = async (path: string) =>
      (await site.get(path)).main.querySelectorAll('article').map(textOf).join(' ');
    expect(await found('/search?q=budget+2025&type=document&lang=en')).toMatch(/KB, in Greek/);
    expect(await found('/search?q=budget+2025&type=document')).not.toContain('in Greek');
  });

  test('offers all categories of the specification, all at first', async () => {
    const { main } = await site.get('/municipality/transparency');
    expect(textsIn(main, 'select[name="category"] option')).toEqual([
      'Όλες οι κατηγορίες',
      'Αποφάσεις',
      'Προϋπολογισμοί',
      'Διαγωνισμοί',
      'Συμβάσεις',
      'Ετήσιες εκθέσεις',
      'Σχέδια και μελέτες',
    ]);
    expect(main.querySelectorAll('input[name="date"]')).toHaveLength(1);
    expect(main.querySelectorAll('input[name="q"]')).toHaveLength(1);
    const narrowed = await site.get('/municipality/transparency?q=fees&date=2025-06-15');
    const typed = ['q', 'date'].map((name) =>
      narrowed.main.querySelector(`input[name="${name}"]`)?.getAttributeValue('value'),
    );
    expect(typed).toEqual(['fees', '2025-06-15']);
  });

  test.each([
    ['category=budgets', [['Budgets', '18/12/2024']]],
    ['date=2025-06-15', [['Decisions', '15/06/2025']]],
    ['q=TENDERS', [['Tenders', NOTICE_DAY]]],
    ['q=σχολικων', [['Tenders', NOTICE_DAY]]],
    ['category=decisions&date=2025-06-15&q=space', [['Decisions', '15/06/2025']]],
    ['category=budgets&date=2025-06-15', []],
    ['q=tenders&category=budgets', []],
  ])('narrows the list by %s, and says whether anything is left', async (query, expected) => {
    const { main } = await site.get(`${TITLES}&${query}`);
    const rows = rowsOf(main).map(([, category, date]) => [category, date]);
    expect(rows).toEqual(expected);
    const results = main.querySelector('[data-live="results"]');
    const said = expected.length === 1 ? '1 document' : 'No documents found';
    expect(textOf(results)).toContain(said);
    // For who listens while typing.
    expect(results?.getAttributeValue('data-summary')).toBe(said);
  });

  test.each([
    [
      '',
      'Δεν βρέθηκαν έγγραφα',
      'Δεν υπάρχουν διαθέσιμα έγγραφα με τα επιλεγμένα κριτήρια.',
      '/municipality/transparency',
    ],
    [
      '&lang=en',
      'No documents found',
      'No documents match the filters you have chosen.',
      '/municipality/transparency?lang=en',
    ],
  ])('says that nothing was found, and resets%s', async (language, title, words, all) => {
    const { main, text } = await site.get(
      `/municipality/transparency?q=zzzz&category=budgets${language}`,
    );
    expect(rowsOf(main)).toEqual([]);
    expect(text).toContain(title);
    expect(text).toContain(words);
    const results = main.querySelector('[data-live="results"]') as HtmlElement;
    expect(linksIn(results)).toEqual([all]);
    // Above them too, beside the choice.
    expect(linksIn(main.querySelector('form') as HtmlElement)).toEqual([all]);
    // The choice stays until it is cleared.
    const chosen = main.querySelector('select[name="category"] option[selected]');
    expect(chosen?.getAttributeValue('value')).toBe('budgets');
  });

  test('lets a day be cleared: one without documents, and one that there is not', async () => {
    const without = await site.get('/municipality/transparency?date=2020-01-01&lang=en');
    expect(rowsOf(without.main)).toEqual([]);
    expect(without.text).toContain('No documents match the filters you have chosen.');
    const invalid = await site.get('/municipality/transparency?date=2025-02-30&lang=en');
    expect(rowsOf(invalid.main)).toHaveLength(6);
    const message = 'We could not read the date, so it was ignored.';
    expect(textsIn(invalid.main, '#date-error').join()).toContain(message);
    for (const { main } of [without, invalid]) {
      const form = main.querySelector('form.filter-bar') as HtmlElement;
      expect(linksIn(form)).toEqual(['/municipality/transparency?lang=en']);
    }
  });

  test('has three cards (procedures, forms, consultation) and a banner, none of which leads nowhere', async () => {
    const { main } = await site.get(TITLES);
    const cards = linksIn(main, 'article a[href]');
    expect(cards).toEqual([
      '/municipality/transparency/procedures?lang=en',
      '/services/forms?lang=en',
      '/municipality/transparency/consultation?lang=en',
    ]);
    const banner = main.querySelector('section[aria-labelledby="banner"]') as HtmlElement;
    expect(textOf(banner.querySelector('h2'))).toMatch(/\p{L}{4}/u);
    expect(linksIn(banner)).toHaveLength(1);
    for (const link of [...cards, ...linksIn(banner)]) {
      expect((await site.get(link)).status, link).toBe(200);
    }
  });

  test('leads on from its banner where the words of the button are in one language alone', async () => {
    const banner = { type: 'teaser', slug: 'transparency-banner' };
    const words = { el: 'Δείτε τα στοιχεία', en: '' };
    await changePublished(site.services.db, banner, { linkText: words });
    const { main } = await site.get(TITLES);
    expect(textsIn(main, 'section[aria-labelledby="banner"] a')).toEqual([words.el]);
  });

  test('says of a document whose file is gone that it is not available', async () => {
    const document = { type: 'document', slug: 'budget-2025' };
    await changePublished(site.services.db, document, { file: 'gone' });
    const { main } = await site.get(TITLES);
    const cells = rowsOf(main).map((row) => row.slice(3).join(' '));
    expect(cells.filter((words) => words === '– – Not available')).toHaveLength(1);
    expect(main.querySelectorAll('tbody a[download]')).toHaveLength(5);
  });
});
