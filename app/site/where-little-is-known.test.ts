import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEntry } from '../../domain/content/acts/create-entry.ts';
import { page } from '../../domain/content-types/page.ts';
import { changePublished } from '../../harness/content/change-published.ts';
import { pageData } from '../../harness/content/entry-data.ts';
import { linksIn, textOf, textsIn } from '../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../harness/screens/site-screens.ts';
import { actAs, TEST_ADMIN } from '../../harness/services.ts';

/** What screens say where staff have given less than the sample content does, or something twice. */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const NOTHING = { el: '', en: '' };

test.each([
  ['/municipality/transparency', 'teaser', 'transparency-banner', '/tourism/beaches#banner'],
  ['/tourism', 'teaser', 'tourism-banner', '/tourism/beaches#campaign'],
  ['/tourism/culture', 'culture-block', 'archaeology', '/tourism/beaches#block'],
  ['/', 'slide', 'aigio', '/tourism/beaches#slide'],
])('on %s a link whose words are missing is left out', async (path, type, slug, link) => {
  const { db } = site.services;
  const words = { el: 'Οι παραλίες', en: 'The beaches' };
  await changePublished(db, { type, slug }, { link, linkText: words });
  expect(linksIn((await site.get(path)).main)).toContain(link);
  await changePublished(db, { type, slug }, { linkText: NOTHING });
  expect(linksIn((await site.get(path)).main)).not.toContain(link);
});

test('a page shows its pictures in their order, each once, the first at its head', async () => {
  const images = ['market-stalls', 'carnival', 'diakopto-orchards'];
  const gallery = ['diakopto-orchards', 'aigio-harbour'].map((image) => ({
    image,
    caption: NOTHING,
  }));
  const data = { ...pageData('Εικόνες'), images, gallery };
  const input = { slug: 'with-pictures', data, publish: true };
  await createEntry(site.services.db, page, input, actAs(TEST_ADMIN));
  const { main } = await site.get('/with-pictures');
  const idOf = (address: string | null) => /^\/media\/([^.]+)\./.exec(address ?? '')?.[1];
  const head = main.querySelector('.page-header img')?.getAttributeValue('src') ?? null;
  expect(idOf(head)).toBe('market-stalls');
  expect(linksIn(main, '[data-gallery] figure > a').map(idOf)).toEqual([
    'carnival',
    'diakopto-orchards',
    'aigio-harbour',
  ]);
});

test.each([
  [{ tips: [], sunbeds: true }, ['Facilities']],
  [{ sunbeds: false, lifeguard: false, accessible: false, parking: false }, ['Tips']],
])('a phone offers of a beach what there is (%o)', async (facts, titles) => {
  const beach = { type: 'attraction', slug: 'akrata-beach' };
  const { db } = site.services;
  const { published } = await db
    .selectFrom('entries')
    .select('published')
    .where('slug', '=', beach.slug)
    .executeTakeFirstOrThrow();
  await changePublished(db, beach, facts);
  const { main } = await site.get('/tourism/beaches?lang=en');
  const row = main.querySelectorAll('article').find((one) => textOf(one).includes('Akrata'));
  await changePublished(db, beach, JSON.parse(published ?? ''));
  expect(row && textsIn(row, 'summary')).toEqual(titles);
});
