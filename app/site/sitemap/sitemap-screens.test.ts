import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { alert } from '../../../domain/content-types/alert.ts';
import { localTimeInGreece } from '../../../domain/time/greek-time.ts';
import { alertData } from '../../../harness/content/alert-data.ts';
import { linksIn, textsIn } from '../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import { actAs, TEST_ADMIN, TEST_NOW } from '../../../harness/services.ts';
import { MOST_ADDRESSES } from './list-addresses.ts';

/** The map of the site, and screens that are in no menu (specification, section 2). */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

describe('the map of the site', () => {
  test.each(['', '?lang=en'])(
    'leads to every address that robots read of: /sitemap%s',
    async (language) => {
      const { main } = await site.get(`/sitemap${language}`);
      const linked = linksIn(main).map((link) => link.split('?')[0]);
      const { html } = await site.get('/sitemap.xml');
      const addresses = [...html.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)]
        .map(([, path = '']) => path)
        // What goes by date is named as far as it is new, and by its list.
        .filter(
          (path) => !path.includes('?') && !/^\/(news|events)\//.test(path) && path !== '/sitemap',
        );
      expect(addresses.length).toBeGreaterThan(50);
      expect(addresses.filter((path) => !linked.includes(path))).toEqual([]);
      expect(linked.filter((path) => path?.startsWith('/news/')).length).toBeGreaterThanOrEqual(6);
      expect(linked.filter((path) => path?.startsWith('/events/')).length).toBeGreaterThanOrEqual(
        6,
      );
    },
  );

  test('leads people to the search, which search engines are not sent to', async () => {
    const { main } = await site.get('/sitemap');
    expect(linksIn(main)).toContain('/search');
    expect(linksIn(main)).not.toContain('/unauthorized');
    expect((await site.get('/sitemap.xml')).html).not.toContain('/search<');
  });
});

test('search engines are not sent to a warning that has ended, which tells them to forget it', async () => {
  const { db } = site.services;
  const publish = (title: string, endsAt: string) =>
    createEntry(
      db,
      alert,
      { data: { ...alertData(title), startsAt: '2026-03-04T08:00', endsAt }, publish: true },
      actAs(TEST_ADMIN),
    );
  const over = await publish('Παλιά', '2026-03-04T09:00');
  const justOver = await publish('Μόλις έληξε', localTimeInGreece(TEST_NOW));
  const inForce = await publish('Νέα', '2026-03-06T09:00');
  const { html } = await site.get('/sitemap.xml');
  expect(html).toContain(`/alerts/${inForce.slug}<`);
  for (const { slug } of [over, justOver]) {
    expect(html).not.toContain(`/alerts/${slug}<`);
    expect((await site.get(`/alerts/${slug}`)).html).toContain('content="noindex"');
  }
});

test.each(['0', '2', '1.5', 'x', '-1'])('search engines find no part %s of it', async (part) => {
  expect((await site.get(`/sitemap.xml?part=${part}`)).status).toBe(404);
  expect((await site.get('/sitemap.xml?part=1')).status).toBe(200);
});

test('where there is too much for one file, an index leads search engines to each of several', async () => {
  const { db } = site.services;
  const stored = await db
    .selectFrom('entries')
    .selectAll()
    .where('type', '=', 'page')
    .where('state', '=', 'published')
    .executeTakeFirstOrThrow();
  const many = Array.from({ length: MOST_ADDRESSES }, (_, at) => {
    const name = `one-of-many-${at}`;
    return { ...stored, id: name, slug: name };
  });
  for (let at = 0; at < many.length; at += 500) {
    await db
      .insertInto('entries')
      .values(many.slice(at, at + 500))
      .execute();
  }
  const { html } = await site.get('/sitemap.xml');
  const parts = [...html.matchAll(/<sitemap><loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)];
  expect(parts.length).toBeGreaterThan(1);
  const files = await Promise.all(parts.map(([, path = '']) => site.get(path)));
  await db.deleteFrom('entries').where('id', 'like', 'one-of-many-%').execute();
  for (const file of files) expect(file.html).toContain('<urlset');
  const all = files.map((file) => file.html).join();
  for (const at of [0, MOST_ADDRESSES - 1]) expect(all).toContain(`/one-of-many-${at}<`);
});

describe('screens that others lead to', () => {
  test.each([
    ['/sitemap', 200, 'Χάρτης ιστοτόπου'],
    ['/map', 200, 'Χάρτης του Δήμου'],
    ['/council-meetings', 200, 'Συνεδριάσεις του Δημοτικού Συμβουλίου'],
    ['/unauthorized', 403, 'Δεν έχετε πρόσβαση σε αυτή τη σελίδα'],
  ])('%s is there (%i): %s', async (path, answer, title) => {
    const { status, main } = await site.get(path);
    expect(status).toBe(answer);
    expect(textsIn(main, 'h1')).toEqual([title]);
  });

  test('are led to', async () => {
    const { main, document } = await site.get('/municipality/administration');
    expect(linksIn(main)).toContain('/council-meetings');
    expect(linksIn(document.querySelector('footer') as HtmlElement)).toEqual(
      expect.arrayContaining(['/sitemap', '/map']),
    );
  });
});
