import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContentType, emptyData } from '../../domain/content/model/content-type.ts';
import { CONTENT_TYPES } from '../../domain/content-types/all.ts';
import { findScreen } from '../../domain/screens/find-screen.ts';
import { linksIn, linksTo, textOf } from '../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../harness/screens/site-screens.ts';
import { inEnglish, PUBLIC_ROUTES } from '../../harness/sites/addresses.ts';

/** The sample's entries with nothing but what each must have: no picture, no place, no list, no optional word. */

/** What narrows lists and says what an entry is stays as it is. */
const KEPT = new Set(['choice', 'boolean', 'reference', 'date', 'dateTime']);

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  const { db } = site.services;
  for (const type of CONTENT_TYPES as readonly ContentType[]) {
    const empty = emptyData(type.fields) as Record<string, unknown>;
    const optional = Object.entries(type.fields).filter(
      ([, field]) => !('required' in field && field.required) && !KEPT.has(field.kind),
    );
    const bare = Object.fromEntries(optional.map(([name]) => [name, empty[name]]));
    const rows = await db
      .selectFrom('entries')
      .select(['id', 'published'])
      .where('type', '=', type.name)
      .where('published', 'is not', null)
      .execute();
    for (const { id, published } of rows) {
      const data = { ...JSON.parse(published ?? ''), ...bare };
      const change = { published: JSON.stringify(data) };
      await db.updateTable('entries').set(change).where('id', '=', id).execute();
    }
  }
});
afterAll(() => site.close());

test('entries of which little is known have their pages, and no empty part, fact or link', async () => {
  const { html: forRobots } = await site.get('/sitemap.xml');
  const listed = [...forRobots.matchAll(/<loc>http:\/\/localhost:3000([^<?]*)<\/loc>/g)];
  // That for people has warnings that have ended, too.
  const { main: forPeople } = await site.get('/sitemap');
  const paths = [...listed.map(([, path = '']) => path), ...linksTo(forPeople, '/')];
  const entries = new Map(paths.map((path) => [findScreen(path)?.path, path]));
  expect(entries.size).toBeGreaterThan(30);
  const faults: string[] = [];
  for (const path of [...new Set([...PUBLIC_ROUTES, ...entries.values()])]) {
    for (const address of [path, inEnglish(path)]) {
      const { status, main, html } = await site.get(address);
      if (![200, 302, 403, 404].includes(status)) faults.push(`${address}: ${status}`);
      const empty = main
        .querySelectorAll('dd, dt, h1, h2, h3, h4, li, ul, ol, table, figure, picture')
        .filter((one) => textOf(one) === '' && one.querySelector('img, svg, input') === null);
      for (const { tagName } of empty) faults.push(`${address}: <${tagName}>`);
      const nowhere = linksIn(main).filter((link) => /^(tel:|mailto:|#|\?.*)?$/.test(link));
      for (const link of nowhere) faults.push(`${address}: leads to “${link}”`);
      for (const [told] of html.matchAll(/"\w+":(?:""|null)|NaN|undefined|\[object/g)) {
        faults.push(`${address}: ${told}`);
      }
    }
  }
  expect(faults).toEqual([]);
});
