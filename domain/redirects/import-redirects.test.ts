import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusalOf } from '../../harness/content/entry-data.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { actAs, openTestServices, TEST_EDITOR, type TestServices } from '../../harness/services.ts';
import { findRedirect } from './find-redirect.ts';
import { checkFile, importRedirects } from './import-redirects.ts';
import { exportRedirects } from './list-redirects.ts';
import { readRedirectsCsv } from './read-redirects-csv.ts';
import { createRedirect } from './save-redirects.ts';

const acting = actAs(TEST_EDITOR);

/** How often others had their turn before a work ended. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const end = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await nextTurn();
    turns++;
  }
  await end;
  return turns;
}
const SITE = 'http://localhost:3000';

describe('a file of redirects', () => {
  const read = (csv: string) => readRedirectsCsv(csv).map(({ line, from, to }) => [line, from, to]);
  const expected = [
    [2, '/a?x=1,2', '/contact'],
    [3, '/b', '/news'],
  ];
  test.each([
    ['commas', 'from,to\r\n"/a?x=1,2",/contact\r\n/b,/news\r\n'],
    [
      'semicolons and a mark, as a Greek spreadsheet writes',
      '\ufeffΑπό;Προς\r\n/a?x=1,2;/contact;301\r\n/b;/news;',
    ],
    ['tabs, as a spreadsheet copies', 'Από\tΠρος\n/a?x=1,2\t/contact\n/b\t/news'],
    ['no heading', '\n"/a?x=1,2",/contact\n/b , /news'],
  ])('is read with %s', (_, csv) => {
    expect(read(csv)).toEqual(expected);
  });

  test('has a first line that lacks its slash, which is no heading', () => {
    expect(read('palia.html,/news\n/b,/contact')).toEqual([
      [1, 'palia.html', '/news'],
      [2, '/b', '/contact'],
    ]);
    expect(read('from,to / https\n/b,/contact')).toEqual([[2, '/b', '/contact']]);
  });

  test('has its lines counted as an editor of texts counts them', () => {
    expect(read('/a,/contact\n\n"/b\n",/news\n/c,/events')).toEqual([
      [1, '/a', '/contact'],
      [3, '/b\n', '/news'],
      [5, '/c', '/events'],
    ]);
  });

  test.each([
    ['', 'no line'],
    ['from,to', 'no line'],
    ['/a,"/b\n/c,/d', 'quotation marks'],
  ])('%j is refused', (csv, why) => {
    expect(() => readRedirectsCsv(csv)).toThrow(why);
  });

  test('of 5,001 lines is refused, of 5,000 not', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, i) => `/p${i},/contact`);
    expect(readRedirectsCsv(lines(5000).join('\n'))).toHaveLength(5000);
    expect(() => readRedirectsCsv(lines(5001).join('\n'))).toThrow('Split it');
  });
});

describe.each(TEST_DATABASES)('redirects from a file, on $name', ({ open }) => {
  let opened: TestServices;
  beforeEach(async () => {
    opened = await openTestServices(await open());
  });
  afterEach(() => opened.close());
  const db = () => opened.services.db;
  const bring = (csv: string, onlyGood = false) =>
    importRedirects(db(), { csv, onlyGood }, SITE, acting);
  const count = async () => (await db().selectFrom('redirects').select('id').execute()).length;

  const MIXED = [
    'from,to,status,note',
    '/a,/contact,301,',
    '/contact,/news,,',
    '/b,/nowhere,303,',
    '/a,/news,,',
    '/c,/b,,',
    'd,javascript:alert(1),,',
    '/e?id=5,https://www.gov.gr/,302,Παλιό',
  ].join('\n');

  test('names two hundred of the faults of a long file and five of its good lines, and counts all', async () => {
    const wrong = Array.from({ length: 201 }, (_, at) => `/w${at},/nowhere,303,`);
    const right = Array.from({ length: 7 }, (_, at) => `/r${at},/contact,,`);
    const checked = await checkFile(db(), [...right, ...wrong].join('\n'), SITE);
    expect(checked).toMatchObject({ good: 7, bad: 201, known: 0 });
    expect(checked.examples.map(({ from }) => from)).toEqual(['/r0', '/r1', '/r2', '/r3', '/r4']);
    expect(checked.problems).toHaveLength(200);
    expect(
      checked.problems.slice(0, 2).map(({ line, column, cell }) => [line, column, cell]),
    ).toEqual([
      [8, 2, '/nowhere'],
      [8, 3, '303'],
    ]);
  });

  test('names a circle, and of a chain the end', async () => {
    const { problems } = await checkFile(
      db(),
      ['/a,/b', '/b,/c', '/c,/a', '/x,/y', '/y,/z', '/z,/contact'].join('\n'),
      SITE,
    );
    expect(problems.map(({ line, text }) => [line, text.en])).toEqual([
      ...[1, 2, 3].map((line) => [line, expect.stringContaining('leads back')]),
      [4, expect.stringContaining('led elsewhere, to /contact')],
      [5, expect.stringContaining('led elsewhere, to /contact')],
    ]);
  });

  test('goes each step of a long chain once, whichever line it is looked at for', async () => {
    const chain = Array.from({ length: 300 }, (_, at) => `/step-${at},/step-${at + 1}`);
    const reading = vi.spyOn(globalThis, 'decodeURIComponent');
    try {
      const { problems } = await checkFile(db(), chain.join('\n'), SITE);
      expect(problems[0]?.text.en).toContain('led elsewhere, to /step-300');
      expect(reading.mock.calls.length).toBeLessThan(10_000);
    } finally {
      reading.mockRestore();
    }
  });

  test('names for each line that leads into a circle that it does', async () => {
    const { problems } = await checkFile(db(), '/w,/a\n/a,/b\n/b,/a\n/v,/w\n/u,/v', SITE);
    expect(problems.map(({ line, text }) => [line, text.en])).toEqual(
      [1, 2, 3, 4, 5].map((line) => [line, expect.stringContaining('leads back')]),
    );
  });

  test('says for each cell what is wrong, and stores nothing', async () => {
    const { problems, ...counts } = await checkFile(db(), MIXED, SITE);
    expect(counts).toMatchObject({ good: 2, known: 0, bad: 5 });
    expect(problems.map(({ line, column, cell }) => [line, column, cell])).toEqual([
      [3, 1, '/contact'],
      [4, 2, '/nowhere'],
      [4, 3, '303'],
      [5, 1, '/a'],
      [6, 2, '/b'],
      [7, 1, 'd'],
      [7, 2, 'javascript:alert(1)'],
    ]);
    expect(problems[3]?.text.el).toBe('Η ίδια διεύθυνση υπάρχει και στη γραμμή 2.');
    expect(problems.map(({ text }) => text.en)).toEqual([
      expect.stringContaining('There is a page'),
      expect.stringContaining('no public page'),
      expect.stringContaining('301 or 302'),
      expect.stringContaining('line 2'),
      expect.stringContaining('led elsewhere, to /nowhere'),
      expect.stringContaining('such as /old-page'),
      expect.stringContaining('starts with'),
    ]);
    expect(await count()).toBe(0);
  });

  test('stores all lines or none, or the good ones alone if asked to', async () => {
    // One line, too, has its number and no plural.
    expect((await refusalOf(bring('/contact,/news'))).fields.csv?.el).toBe(
      'Γραμμές με πρόβλημα: 1. Δεν αποθηκεύτηκε τίποτα.',
    );
    expect((await refusalOf(bring(MIXED))).fields.csv?.en).toContain('with a problem: 5.');
    expect(await count()).toBe(0);
    expect(opened.siteChanges()).toBe(0);
    expect(await bring(MIXED, true)).toMatchObject({ good: 2, bad: 5 });
    expect(await findRedirect(db(), '/e?id=5')).toEqual({
      target: 'https://www.gov.gr/',
      status: 302,
    });
    expect(await count()).toBe(2);
    expect(opened.siteChanges()).toBe(1);
  });

  test('takes what was exported once more without a change', async () => {
    const note = '=HYPERLINK("https://evil.example");=1+1;"=2\n- old;＝3';
    await createRedirect(
      db(),
      { from: '/νέα?x=1', to: '/contact', status: '302', note },
      SITE,
      acting,
    );
    await bring('/b,/news\n/b?x=2,/contact\n/a,/events\n/b?x=1,/contact');
    expect(await findRedirect(db(), '/b')).toEqual({ target: '/news', status: 301 });
    const csv = await exportRedirects(db());
    const froms = readRedirectsCsv(csv).map(({ from }) => from);
    expect(froms, 'by their addresses').toEqual(['/νέα?x=1', '/a', '/b', '/b?x=1', '/b?x=2']);
    expect(csv).toContain(`"'=HYPERLINK(`);
    expect(await bring(csv)).toMatchObject({ good: 0, known: 5, bad: 0 });
    // The same with a code that redirects do not have is no known one.
    expect(await bring('/b,/news,307\n/c,/news', true)).toMatchObject({ known: 0, bad: 1 });
    await db().deleteFrom('redirects').where('path', '=', '/c').execute();
    await db().deleteFrom('redirects').execute();
    expect(await bring(csv)).toMatchObject({ good: 5, known: 0, bad: 0 });
    expect(await exportRedirects(db())).toBe(csv);
    const notes = await db().selectFrom('redirects').select('note').execute();
    expect(notes.map((row) => row.note)).toContain(note);
  });

  test('lets other requests have their turns while five thousand lines are looked at and stored', async () => {
    const csv = Array.from({ length: 5000 }, (_, i) => `/old/${i}.html,/contact`).join('\r\n');
    expect(await turnsDuring(checkFile(db(), csv, SITE))).toBeGreaterThan(20);
    expect(await turnsDuring(bring(csv))).toBeGreaterThan(40);
  });

  test('takes five thousand lines in one go', async () => {
    const csv = Array.from({ length: 5000 }, (_, i) => `/old/${i}.html,/contact`).join('\r\n');
    expect(await bring(csv)).toMatchObject({ good: 5000, bad: 0 });
    expect(await findRedirect(db(), '/old/4999.html')).toMatchObject({ target: '/contact' });
    expect(opened.siteChanges()).toBe(1);
  });
});
