import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { CONTENT_TYPES } from '../../../domain/content-types/all.ts';
import { testFactsRow } from '../../../harness/content/medium-row.ts';
import { textOf } from '../../../harness/screens/read-html.ts';
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
