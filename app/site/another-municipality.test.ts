import { afterAll, beforeAll, expect, test } from 'vitest';
import { findWithSurroundings, linksIn } from '../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../harness/screens/site-screens.ts';

/** Another municipality with as much content: everything that still names Aigialeia then comes from the code. */
const RENAMED: [RegExp, string][] = [
  [/Αιγι[αά]λει/g, 'Μαρώνει'],
  [/Αιγιαλεί/g, 'Μαρωνεί'],
  [/Αίγιο|Αιγίου/g, 'Μαρώνη'],
  [/Κορινθιακ/g, 'Θρακικ'],
  [/Αιγίω/g, 'Μαρώνη'],
  [/Aigial/g, 'Maron'],
  [/aigial/g, 'maron'],
  [/Aigio/g, 'Maroni'],
  [/aigio/g, 'maroni'],
  [/Corinth/g, 'Thrace'],
];
/** Its places lie in Thrace, in degrees from those of Aigialeia. */
const EAST = 3.4;
const NORTH = 2.7;

function rename(text: string): string {
  const renamed = RENAMED.reduce((done, [from, to]) => done.replaceAll(from, to), text);
  return renamed
    .replaceAll(/"lat":([\d.]+)/g, (_, lat) => `"lat":${Number(lat) + NORTH}`)
    .replaceAll(/"lng":([\d.]+)/g, (_, lng) => `"lng":${Number(lng) + EAST}`);
}

/** Currants are Corinthian everywhere. */
const NAMES = /αιγι[αά]λει|αιγιαλε|αίγιο|αιγίου|aigialeia|aigio|κορινθιακός κόλπος|of corinth/i;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  const { db } = site.services;
  const entries = await db
    .selectFrom('entries')
    .select(['id', 'slug', 'working', 'published', 'title_el', 'title_en'])
    .execute();
  for (const { id, ...row } of entries) {
    const changed = Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' ? rename(value) : value,
    ]);
    await db.updateTable('entries').set(Object.fromEntries(changed)).where('id', '=', id).execute();
  }
  for (const { id, alt_el, alt_en, file_name } of await db
    .selectFrom('media')
    .selectAll()
    .execute()) {
    await db
      .updateTable('media')
      .set({
        id: rename(id),
        alt_el: rename(alt_el),
        alt_en: rename(alt_en),
        file_name: rename(file_name),
      })
      .where('id', '=', id)
      .execute();
  }
});
afterAll(() => site.close());

/** Followed to whatever they lead; in English the screens alone, since entries have their words from the content. */
const isFollowed = (address: string) =>
  /^\/(?!feeds\/|media\/|admin|login|unauthorized)/.test(address) &&
  !/[?&](?:page|view|month|when|audience|category)=/.test(address) &&
  !(address.includes('lang=en') && address.split('/').length > 3);

test('a site with the content of another municipality names nothing of Aigialeia, and no link is broken', async () => {
  const waiting = ['/', '/?lang=en'];
  const seen = new Set(waiting);
  const faults: string[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const { status, html, document } = await site.get(path);
    if (status !== 200) faults.push(`${path}: ${status}`);
    // Whole addresses repeat the host of the site.
    const words = html.replaceAll(/(?:href|content|action)="[^"]*:\/\/[^"]*"/g, '');
    const named = findWithSurroundings(words, NAMES);
    if (named) faults.push(`${path}: ${named}`);
    for (const link of linksIn(document)) {
      const [address = ''] = link.split('#');
      if (seen.has(address) || !isFollowed(address)) continue;
      seen.add(address);
      waiting.push(address);
    }
  }
  expect(faults).toEqual([]);
  expect(seen.size).toBeGreaterThan(150);
}, 120_000);
