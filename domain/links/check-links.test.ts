import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newsData, pageData } from '../../harness/content/entry-data.ts';
import { countTurns } from '../../harness/count-turns.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import {
  actAs,
  openTestServices,
  TEST_EDITOR,
  TEST_NOW,
  type TestServices,
} from '../../harness/services.ts';
import { archiveEntry } from '../content/acts/archive-entry.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { unpublishEntry } from '../content/acts/unpublish-entry.ts';
import { news } from '../content-types/news.ts';
import { page } from '../content-types/page.ts';
import { brokenLinks } from '../dashboard/tasks/broken-links.ts';
import { createRedirect } from '../redirects/save-redirects.ts';
import { findBroken, listBrokenLinks } from './broken-links.ts';
import { checkLinks } from './check-links.ts';

const acting = actAs(TEST_EDITOR);
const DAY_MS = 24 * 60 * 60_000;
const later = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);

describe.each(TEST_DATABASES)('where links lead, looked at each night, on $name', ({ open }) => {
  let opened: TestServices;
  let server: Server;
  let site: string;
  let answers: Record<string, number>;
  let asked: string[];
  beforeEach(async () => {
    opened = await openTestServices(await open());
    answers = {};
    asked = [];
    server = createServer((request, response) => {
      asked.push(request.url as string);
      response.writeHead(answers[request.url as string] ?? 200).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await opened.close();
  });

  const check = (
    now = TEST_NOW,
    visitsOthers = true,
    siteUrl = 'https://www.aigialeia.example',
    more: { isOwn?: () => boolean; pauseMs?: number } = {},
  ) =>
    checkLinks(opened.services.db, {
      now: () => now,
      siteUrl,
      visitsOthers,
      pauseMs: 0,
      userAgent: 'Dimos',
      mayVisit: () => true,
      ...more,
    });
  const linkingTo = (...addresses: string[]) => ({
    ...newsData('Έργα', '2026-03-01'),
    content: { el: addresses.map((one) => `<p><a href="${one}">Έργο</a></p>`).join(''), en: '' },
  });
  const publish = (...addresses: string[]) =>
    createEntry(opened.services.db, news, { data: linkingTo(...addresses) }, acting);
  const broken = async (now = TEST_NOW) => {
    const { links } = await listBrokenLinks(opened.services.db, { now, limit: 50, offset: 0 });
    return links.map(({ address, state }) => `${state} ${address}`);
  };

  test('names those of this site and of others that lead nowhere, and the entries that have them', async () => {
    answers = { '/old': 404 };
    const entry = await publish('/no-such-page', '/contact', `${site}/old#part`, `${site}/new`);
    expect(await check()).toEqual({ looked: 4, broken: 2 });
    const { links, total } = await listBrokenLinks(opened.services.db, {
      now: TEST_NOW,
      limit: 50,
      offset: 0,
    });
    expect(total).toBe(2);
    const use = { type: 'news', id: entry.id, title: { el: 'Έργα', en: 'Έργα' } };
    const found = {
      state: 'gone',
      since: TEST_NOW.toISOString(),
      checkedAt: TEST_NOW.toISOString(),
    };
    expect(links).toEqual([
      { address: '/no-such-page', uses: [use], useCount: 1, ...found },
      { address: `${site}/old`, uses: [use], useCount: 1, ...found },
    ]);
    expect(await brokenLinks.count(opened.services.db, acting)).toBe(2);

    await check(later(1));
    const after = await listBrokenLinks(opened.services.db, { now: later(1), limit: 1, offset: 0 });
    expect(after.links[0]).toEqual({ ...links[0], checkedAt: later(1).toISOString() });
  });

  test('does not name those that a redirect leads on by what follows the question mark', async () => {
    const [own, siteUrl] = ['/index.php?id=57', 'https://www.aigialeia.example'];
    const redirect = { from: own, to: '/contact', status: '301', note: '' };
    await createRedirect(opened.services.db, redirect, siteUrl, acting);
    const { id, slug } = await publish('/contact');
    const gone = { ...redirect, from: '/gone', to: `/news/${slug}` };
    await createRedirect(opened.services.db, gone, siteUrl, acting);
    await unpublishEntry(opened.services.db, news, id, acting);
    const whole = `${siteUrl}/index.php?id=58`;
    await publish(own, `${siteUrl}${own}`, '/contact.php?id=57', whole, '/gone');
    await check();
    // Of an address of this site its path alone is kept, of a whole one all of it.
    expect(await broken()).toEqual(['gone /contact.php', 'gone /gone', `gone ${whole}`]);
  });

  test('looks at this site with a turn for visitors at each address', async () => {
    await publish('/contact', '/no-such-page', '/nor-this-one', '/news/nothing');
    // A host whose address nobody has to look up, which takes turns, too.
    const turns = await countTurns(() => check(TEST_NOW, false, 'https://192.0.2.1'));
    expect(turns).toBeGreaterThanOrEqual(4 + 3);
  });

  test('begins with what was never looked at, and goes on with what was looked at longest ago', async () => {
    await publish(`${site}/a`, `${site}/b`);
    await check();
    const lookedAt = { checked_at: later(-2).toISOString() };
    const ofB = opened.services.db.updateTable('link_checks').where('address', '=', `${site}/b`);
    await ofB.set(lookedAt).execute();
    await publish(`${site}/c`);
    asked = [];
    await check(later(1));
    expect(asked).toEqual(['/c', '/b', '/a']);
  });

  test('counts a site that fails as broken only after a week, and forgets that when it answers', async () => {
    answers = { '/weak': 500 };
    await publish(`${site}/weak`, `${site}/good`);
    await check();
    expect(await broken()).toEqual([]);
    await check(later(6));
    expect(await broken(later(6))).toEqual([]);
    await check(later(8));
    expect(await broken(later(8))).toEqual([`unclear ${site}/weak`]);
    answers = {};
    await check(later(9));
    expect(await broken(later(9))).toEqual([]);
    answers = { '/weak': 500 };
    await check(later(10));
    expect(await broken(later(10))).toEqual([]);
  });

  test('waits for that week from the first failure on, whenever it had answered before', async () => {
    await publish(`${site}/weak`, `${site}/good`);
    await check();
    answers = { '/weak': 500 };
    await check(later(8));
    expect(await broken(later(8))).toEqual([]);
  });

  test('names first what has been broken longest', async () => {
    answers = { '/old': 404 };
    await publish('/no-such-page', `${site}/old`, `${site}/new`);
    await check();
    expect(await broken()).toEqual(['gone /no-such-page', `gone ${site}/old`]);
    const ofOld = opened.services.db.updateTable('link_checks').where('address', 'like', '%/old');
    await ofOld.set({ failing_since: later(-3).toISOString() }).execute();
    expect(await broken()).toEqual([`gone ${site}/old`, 'gone /no-such-page']);
  });

  test('drops what staff have corrected at once, and what nobody sees', async () => {
    answers = { '/old': 404, '/other': 410, '/past': 404 };
    const corrected = await publish(`${site}/old`, `${site}/good`);
    const hidden = await publish(`${site}/other`);
    const archived = await publish(`${site}/past`);
    await check();
    expect(await broken()).toHaveLength(3);
    const data = linkingTo(`${site}/good`);
    await saveEntry(opened.services.db, news, corrected.id, { data }, acting);
    await unpublishEntry(opened.services.db, news, hidden.id, acting);
    // What is archived stays as it was.
    await archiveEntry(opened.services.db, news, archived.id, acting);
    expect(await broken()).toEqual([]);
    await check(later(1));
    const kept = await opened.services.db.selectFrom('link_checks').select('address').execute();
    expect(kept).toEqual([{ address: `${site}/good` }]);
  });

  test('asks no drafts’ addresses, each address once, and none where it is turned off', async () => {
    await publish(`${site}/one`, `${site}/one#again`);
    await createEntry(
      opened.services.db,
      news,
      { data: linkingTo(`${site}/draft`), publish: false },
      acting,
    );
    await check(TEST_NOW, false);
    expect(asked).toEqual([]);
    await check();
    expect(asked).toEqual(['/one']);
  });

  test('looks up whole addresses of this site as it does paths, and asks itself nothing', async () => {
    answers = { '/contact': 404, '/no-such-page': 200 };
    const own = (path: string) => `${site}${path}`;
    await publish(own('/contact'), own('/no-such-page#part'), own('/'));
    expect(await check(TEST_NOW, false, site)).toEqual({ looked: 3, broken: 1 });
    expect(await broken()).toEqual([`gone ${site}/no-such-page`]);
    expect(await check(TEST_NOW, true, site)).toEqual({ looked: 3, broken: 1 });
    expect(asked).toEqual([]);
  });

  test('asks nothing of this server under other names and ports, and calls none of it broken', async () => {
    answers = { '/old': 404 };
    await publish(`${site}/old`);
    const isOwn = () => true;
    expect(await check(TEST_NOW, true, undefined, { isOwn })).toEqual({ looked: 1, broken: 0 });
    await check(later(8), true, undefined, { isOwn });
    expect(await broken(later(8))).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('does not ask the public address of this site at another port, and keeps that it is there', async () => {
    await publish('http://9.9.9.9:1/there', `${site}/good`);
    await check(TEST_NOW, true, 'http://9.9.9.9');
    const kept = opened.services.db.selectFrom('link_checks').where('address', 'like', '%/there');
    expect(await kept.select(['state', 'failing_since']).execute()).toEqual([
      { state: 'answers', failing_since: null },
    ]);
  });

  test('goes on where what somebody wrote is no address', async () => {
    await publish('http://[example/', `${site}/good`);
    expect(await check()).toEqual({ looked: 2, broken: 0 });
    await check(later(8));
    expect(await broken(later(8))).toEqual(['unclear http://[example/']);
  });

  test('pauses between any two addresses of one host', async () => {
    await publish(`${site}/a`, `${site}/b`, `${site}/c`, `${site}/d`);
    const waits = vi.spyOn(globalThis, 'setTimeout');
    try {
      await check(TEST_NOW, true, undefined, { pauseMs: 7 });
      expect(waits.mock.calls.filter(([, ms]) => ms === 7)).toHaveLength(3);
    } finally {
      waits.mockRestore();
    }
  });

  test('says nothing of other sites while its own line is broken', async () => {
    await publish('http://127.0.0.1:1/one', 'http://no-such-host.invalid/two');
    await check();
    await check(later(8));
    expect(await broken(later(8))).toEqual([]);
  });

  test('tells whoever writes about a link that the last night found broken', async () => {
    answers = { '/old': 404 };
    await publish(`${site}/old`, `${site}/good`);
    await check();
    const addresses = [`${site}/old`, `${site}/old#part`, `${site}/good`, '/nothing', '/contact'];
    expect([...(await findBroken(opened.services.db, addresses, TEST_NOW))]).toEqual([
      '/nothing',
      `${site}/old`,
      `${site}/old#part`,
    ]);
  });

  test('does not tell that a link is broken which leads somewhere by now', async () => {
    const addresses = ['/soon', '/soon?from=https://www.example.org/'];
    await publish(...addresses);
    await check();
    expect(await broken()).toEqual(['gone /soon']);
    const isBroken = () => findBroken(opened.services.db, addresses, TEST_NOW);
    expect([...(await isBroken())]).toEqual(addresses);
    await createEntry(opened.services.db, page, { slug: 'soon', data: pageData('Σελίδα') }, acting);
    expect([...(await isBroken())]).toEqual([]);
  });

  test('takes links of any length', async () => {
    const letters = Array.from({ length: 9000 }, (_, i) => ((i * i * 31 + i) % 36).toString(36));
    const long = letters.join('');
    const entry = await publish(`/${long}`, `${site}/${long}`);
    expect(entry.state).toBe('published');
    expect(await check()).toEqual({ looked: 0, broken: 0 });
  });
});
