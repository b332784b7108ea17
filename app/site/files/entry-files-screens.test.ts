import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { findEntry } from '../../../domain/content/reading/published-entries.ts';
import { CONTENT_TYPES } from '../../../domain/content-types/all.ts';
import { news } from '../../../domain/content-types/news.ts';
import { page } from '../../../domain/content-types/page.ts';
import { screens } from '../../../domain/screens/find-screen.ts';
import { changePublished } from '../../../harness/content/change-published.ts';
import { newsData, pageData } from '../../../harness/content/entry-data.ts';
import { testFactsRow } from '../../../harness/content/medium-row.ts';
import { linksIn, textOf, textsIn } from '../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import { actAs, TEST_ADMIN } from '../../../harness/services.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const tags = (parent: HtmlElement, selector: string) => parent.querySelectorAll(selector);
const attribute = (element: HtmlElement | null | undefined, name: string) =>
  element?.getAttributeValue(name) ?? null;

describe('an entry with files', () => {
  test('shows a grid of links to whole pictures, each with its sizes and its caption', async () => {
    const { main } = await site.get('/news/cultural-programme?lang=en');
    const figures = tags(main, '[data-gallery] figure');
    expect(figures).toHaveLength(6);
    for (const figure of figures) {
      const image = figure.querySelector('img');
      expect(attribute(figure.querySelector('a'), 'href')).toMatch(/^\/media\/.+\/1920\.jpg$/);
      expect(attribute(image, 'loading')).toBe('lazy');
      expect(Number(attribute(image, 'width'))).toBeGreaterThan(0);
      expect(Number(attribute(image, 'height'))).toBeGreaterThan(0);
      expect(attribute(image, 'alt')).not.toBe('');
    }
    expect(textOf(figures[1]?.querySelector('figcaption') ?? null)).toBe(
      'Last year’s carnival in Aigio',
    );
    expect(figures[2]?.querySelector('figcaption')).toBeNull();
    expect(tags(main, 'script[type="module"]')).toHaveLength(1);
  });

  test('gives its documents with kind, size, pages and another language', async () => {
    const { digest } = await site.services.db
      .selectFrom('media')
      .select('digest')
      .where('id', '=', 'annual-report-2024')
      .executeTakeFirstOrThrow();
    await site.services.db
      .insertInto('document_facts')
      .values(testFactsRow('annual-report-2024', { digest, pages: 4, language: 'en-GB' }))
      .execute();
    const { main } = await site.get('/news/road-rododafni-selianitika');
    const rows = tags(main, '.document-row');
    expect(rows).toHaveLength(2);
    expect(textOf(rows[0]?.querySelector('h3') ?? null)).toContain('Το σχέδιο κινητικότητας');
    expect(textOf(rows[1] ?? null)).toMatch(/4 σελίδες · στα αγγλικά/);
    expect(textOf(rows[1] ?? null)).toMatch(/PDF, \d+ KB/);
    expect(attribute(rows[1]?.querySelector('a'), 'hreflang')).toBe('en-GB');
  });

  test('tells search engines of its pictures', async () => {
    const { html } = await site.get('/events/gorge-run');
    const data = html.match(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g)?.join('');
    for (const picture of ['running-race', 'diakopto-orchards', 'market-stalls']) {
      expect(data).toMatch(new RegExp(`http[^"]+/media/${picture}\\.[0-9a-f]{16}/1280\\.jpg`));
    }
  });

  test.each(['news', 'page', 'event', 'service'])('a %s shows both', async (name) => {
    const type = CONTENT_TYPES.find((one) => one.name === name);
    if (!type?.address) throw new Error(name);
    const sample = await site.services.db
      .selectFrom('entries')
      .select('working')
      .where('type', '=', name)
      .where('slug', '!=', 'home')
      .executeTakeFirstOrThrow();
    const data = JSON.parse(sample.working) as object;
    const files = {
      gallery: [{ image: 'carnival', caption: { el: 'Λεζάντα εδώ', en: 'Caption here' } }],
      attachments: [{ file: 'budget-2025', label: { el: 'Ο προϋπολογισμός', en: 'The budget' } }],
    };
    const slug = `with-files-${name}`;
    const input = { slug, publish: true, data: { ...data, ...files } };
    await createEntry(site.services.db, type, input, actAs(TEST_ADMIN));
    for (const [query, caption, label] of [
      ['', 'Λεζάντα εδώ', 'Ο προϋπολογισμός'],
      ['?lang=en', 'Caption here', 'The budget'],
    ]) {
      const { main } = await site.get(type.address.replace(':slug', slug) + query);
      expect(textOf(main.querySelector('[data-gallery]'))).toContain(caption);
      expect(tags(main, '.document-row h3').map(textOf).join()).toContain(label);
    }
  });
});

test.each(screens.flatMap(({ path, text }) => (text ? [path] : [])))(
  '%s shows the files of the page whose text it shows',
  async (path) => {
    const { db } = site.services;
    const slug = path.slice(1);
    const files = {
      gallery: [{ image: 'carnival', caption: { el: 'Λεζάντα εδώ', en: 'Caption here' } }],
      attachments: [{ file: 'budget-2025', label: { el: 'Ο κανονισμός', en: 'The rules' } }],
    };
    const before = await findEntry(db, page, slug);
    if (before) await changePublished(db, { type: 'page', slug }, files);
    else {
      const data = { ...pageData('Σελίδα'), ...files };
      await createEntry(db, page, { slug, data, publish: true }, actAs(TEST_ADMIN));
    }
    const { main } = await site.get(path);
    expect(textOf(main.querySelector('[data-gallery]'))).toContain('Λεζάντα εδώ');
    const documents = tags(main, 'section[aria-labelledby="entry-attachments"] h3');
    expect(documents.map(textOf)).toEqual([expect.stringContaining('Ο κανονισμός')]);
  },
);

test('a document has the name that the entry gives it, else the library’s, else its own', async () => {
  const { db } = site.services;
  const file = 'budget-2025';
  const attachments = [
    // Its name in the library is another.
    { file: 'annual-report-2024', label: { el: 'Εδώ', en: 'Here' } },
    { file, label: { el: '', en: '' } },
  ];
  const data = { ...newsData('Με έγγραφα', '2026-03-02'), attachments };
  await createEntry(db, news, { slug: 'with-documents', data, publish: true }, actAs(TEST_ADMIN));
  const budget = db.updateTable('media').where('id', '=', file);
  await budget.set({ alt_el: 'Στη βιβλιοθήκη', alt_en: 'In the library' }).execute();
  const names = async () => {
    const { main } = await site.get('/news/with-documents?lang=en');
    return tags(main, '.document-row h3').map((name) => textOf(name).split(' ( ')[0]);
  };
  expect(await names()).toEqual(['Here', 'In the library']);

  await budget.set({ alt_el: '', alt_en: '', file_name: 'budget_of_2025.pdf' }).execute();
  expect(await names()).toEqual(['Here', 'budget of 2025']);
  const { digest } = await db
    .selectFrom('media')
    .select('digest')
    .where('id', '=', file)
    .executeTakeFirstOrThrow();
  const facts = testFactsRow(file, { digest, title: 'Προϋπολογισμός', language: 'el' });
  await db.insertInto('document_facts').values(facts).execute();
  expect(await names()).toEqual(['Here', 'Προϋπολογισμός']);
});

test.each([
  ['/tourism/beach/akrata-beach', 'attraction', 'akrata-beach'],
  ['/tourism/accommodation/petrino-guesthouse', 'lodging', 'petrino-guesthouse'],
])('%s shows its own picture before its others, each with its words', async (path, type, slug) => {
  const { db } = site.services;
  const media = db.updateTable('media');
  const carnival = { alt_en: 'Carnival', credit_en: 'A. Nikou', licence: 'cc-by' };
  await media.set(carnival).where('id', '=', 'carnival').execute();
  const { published } = await db
    .selectFrom('entries')
    .select('published')
    .where('type', '=', type)
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const own: string = JSON.parse(published ?? '').image;
  const gallery = [
    // Once more what is read in place of the picture.
    { image: 'carnival', caption: { el: 'Καρναβάλι', en: 'Carnival' } },
    { image: own, caption: { el: 'Από τη θάλασσα', en: 'From the sea' } },
    { image: 'market-stalls', caption: { el: '', en: '' } },
  ];
  await changePublished(db, { type, slug }, { gallery });
  const { main } = await site.get(`${path}?lang=en`);
  const shown = linksIn(main, '[data-gallery] figure > a');
  expect(shown.map((link) => /^\/media\/([^.]+)\./.exec(link)?.[1])).toEqual([
    own,
    'carnival',
    'market-stalls',
  ]);
  const words = tags(main, '[data-gallery] figure').map((one) =>
    textOf(one.querySelector('figcaption')),
  );
  expect(words).toEqual([expect.stringContaining('From the sea'), 'A. Nikou · CC BY 4.0', '']);
  const licence = linksIn(main, '[data-gallery] figcaption a');
  expect(licence).toEqual([
    expect.stringMatching(/^https:\/\/creativecommons\.org\/licenses\/by\/4\.0\//),
  ]);
  expect(textsIn(main, '.page-header a')).not.toContain('The whole picture');
});
