import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { inTransaction, touchSite } from '../../database/transaction.ts';
import { createEntry } from '../../domain/content/acts/create-entry.ts';
import { page } from '../../domain/content-types/page.ts';
import { keepMade } from '../../domain/media/pictures/renditions.ts';
import { addMedium } from '../../domain/media/uploads/add-medium.ts';
import { pageData } from '../../harness/content/entry-data.ts';
import { makePhotograph } from '../../harness/content/photographs.ts';
import { openTestSqlite } from '../../harness/databases/databases.ts';
import { actAs, FILE_PROCESS_ENTRY, TEST_EDITOR, TEST_NOW } from '../../harness/services.ts';
import { readSettings } from '../settings.ts';
import { type OpenSite, type OpenSiteOptions, openSite } from './open-site.ts';

/** What a site does as a whole with its settings, from its beginning to its end. The pages are not asked for. */

let folder: string;
let connection: Connection;
let site: OpenSite | undefined;
let others: Server[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dimos-open-site-'));
  connection = await openTestSqlite();
  others = [];
});
afterEach(async () => {
  await site?.stop();
  site = undefined;
  for (const server of others) server.close();
  await connection.close();
  await rm(folder, { recursive: true });
});

const BASE = {
  SITE_URL: 'http://127.0.0.1:3000',
  CHEAP_PASSWORDS: 'for-tests',
  LOG_LEVEL: 'silent',
  BACKUP_HOUR: 'off',
  LINK_CHECKS: 'off',
  PICTURES_AHEAD: 'off',
};

async function open(
  variables: Record<string, string> = {},
  options: Pick<OpenSiteOptions, 'development' | 'logTo'> = {},
): Promise<OpenSite> {
  site = await openSite(readSettings({ ...BASE, DATA_DIR: folder, ...variables }), connection, {
    ...options,
    now: () => TEST_NOW,
    assets: { client: '', islands: '', fileProcess: FILE_PROCESS_ENTRY },
  });
  return site;
}

/** A server on the loopback, and what it was asked. */
async function listen(): Promise<{ url: string; port: number; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer(({ method, url }, answer) => {
    asked.push(`${method} ${url}`);
    answer.end();
  });
  others.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, port, asked };
}

/** A port at which nobody listens. */
async function findFreePort(): Promise<number> {
  const { port } = await listen();
  const server = others.pop();
  await new Promise((resolve) => server?.close(resolve));
  return port;
}

describe('the services have what the settings say', () => {
  test('where everything is as usual', async () => {
    const { services } = await open();
    expect(services).toMatchObject({
      kind: 'sqlite',
      siteUrl: 'http://127.0.0.1:3000',
      secondFactor: 'optional',
      firstPasswordDays: 7,
      kept: { messages: 730, backups: 14 },
      uploadBytesPerDay: 1000 * 1024 * 1024,
      contactEmail: undefined,
      virusScanner: undefined,
      canSendMail: false,
    });
    expect(services.now()).toEqual(TEST_NOW);
  });

  test('where somebody chose otherwise', async () => {
    const { services } = await open({
      SECOND_FACTOR: 'everybody',
      FIRST_PASSWORD_DAYS: '3',
      RETENTION_MESSAGES_DAYS: '90',
      BACKUP_KEEP_DAYS: '30',
      UPLOAD_MB_PER_DAY: '20',
      CONTACT_EMAIL: 'office@example.org',
      CLAMAV: '127.0.0.1:3310',
      SMTP_URL: 'smtp://127.0.0.1:25',
    });
    expect(services).toMatchObject({
      secondFactor: 'everybody',
      firstPasswordDays: 3,
      kept: { messages: 90, backups: 30 },
      uploadBytesPerDay: 20 * 1024 * 1024,
      contactEmail: 'office@example.org',
      virusScanner: { host: '127.0.0.1', port: 3310 },
      canSendMail: true,
    });
  });
});

test('a database without accounts gets a set-up link, unless the settings name an administrator', async () => {
  const token = await (await open()).ensureAdministrator();
  expect(token).toMatch(/^[\w-]{20,}$/);
  await site?.stop();
  const named = { ADMIN_EMAIL: 'niki@example.org', ADMIN_PASSWORD: 'plane-tree-shade' };
  expect(await (await open(named)).ensureAdministrator()).toBeUndefined();
  const accounts = await connection.db.selectFrom('user').select(['email', 'role']).execute();
  expect(accounts).toEqual([{ email: 'niki@example.org', role: 'admin' }]);
});

test.each([
  ['looks at what it holds, to collect its garbage', {}, true],
  [
    'of the sources does not: with Vite it always holds more',
    { development: { nonce: 'n' } },
    false,
  ],
])('a site %s', async (_, options, looks) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const held = vi.spyOn(process.memoryUsage, 'rss').mockReturnValue(0);
  await (await open({}, options)).begin();
  vi.advanceTimersByTime(1000);
  expect(held.mock.calls.length > 0).toBe(looks);
});

test('a site collects its garbage once it holds more than its content needs, or the operator allows', async () => {
  const { db } = connection;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  async function collectionsAt(megabytes: number, env = {}) {
    const held = vi.spyOn(process.memoryUsage, 'rss').mockReturnValue(megabytes * 1024 * 1024);
    await (await open(env)).begin();
    held.mockClear();
    vi.advanceTimersByTime(1000);
    await site?.stop();
    // Four looks, and one more after each collection.
    return held.mock.calls.length - 4;
  }
  expect(await collectionsAt(169)).toBe(0);
  expect(await collectionsAt(171)).toBe(1);
  expect(await collectionsAt(171, { MEMORY_MB: '172' })).toBe(0);
  expect(await collectionsAt(171, { MEMORY_MB: '160' })).toBe(1);
  const news = { slug: 'pier', data: pageData('Προβλήτα', 'Pier') };
  await createEntry(db, page, news, actAs(TEST_EDITOR));
  const row = await db.selectFrom('entries').selectAll().executeTakeFirstOrThrow();
  const rows = Array.from({ length: 499 }, (_, n) => ({ ...row, id: `${n}`, slug: `pier-${n}` }));
  await db.insertInto('entries').values(rows).execute();
  expect(await collectionsAt(171)).toBe(0);
  expect(await collectionsAt(172)).toBe(1);
});

test('a site that runs makes the widths of its pictures, where it is to', async () => {
  const { services, begin } = await open({ PICTURES_AHEAD: 'on' });
  const bytes = await makePhotograph('small');
  const upload = { bytes, fileName: 'small.jpg', accept: 'image' as const };
  await addMedium(services, upload, actAs(TEST_EDITOR));
  await begin();
  await vi.waitFor(async () => {
    const rows = await services.db
      .selectFrom('media')
      .select(['made_digest', 'address_digest'])
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.made_digest).toBe(rows[0]?.address_digest);
  }, 20_000);
});

test('what became due while no process ran is published when the site begins', async () => {
  const { id } = await createEntry(
    connection.db,
    page,
    {
      slug: 'harbour',
      data: pageData('Λιμάνι', 'Harbour'),
      publishAt: new Date(TEST_NOW.getTime() - 1000).toISOString(),
    },
    actAs(TEST_EDITOR, new Date(TEST_NOW.getTime() - 60_000)),
  );
  await (await open()).begin();
  await vi.waitFor(async () => {
    const entry = connection.db.selectFrom('entries').select('state').where('id', '=', id);
    expect(await entry.executeTakeFirst()).toEqual({ state: 'published' });
  });
});

test('entries are found by the words of this version once it runs, whatever an earlier one has written', async () => {
  const acting = actAs(TEST_EDITOR);
  const data = pageData('Λιμάνι', 'Harbour');
  const { id } = await createEntry(
    connection.db,
    page,
    { slug: 'harbour', data, publish: true },
    acting,
  );
  const entry = () =>
    connection.db.selectFrom('entries').select('search_text').where('id', '=', id);
  const before = await entry().executeTakeFirstOrThrow();
  await connection.db
    .updateTable('entries')
    .set({ search_text: 'λιμανι harbour' })
    .where('id', '=', id)
    .execute();
  await (await open()).begin();
  await vi.waitFor(async () => expect(await entry().executeTakeFirst()).toEqual(before));
});

test('a public change reaches the caches in front; after the end nobody is told any more', async () => {
  const cache = await listen();
  const { stop } = await open({ SHARED_CACHE_SECONDS: '60', SHARED_CACHE_PURGE: cache.url });
  await inTransaction(connection.db, async (tx) => touchSite(tx));
  await vi.waitFor(() => expect(cache.asked.length).toBeGreaterThan(0));
  await stop();
  site = undefined;
  const before = cache.asked.length;
  await inTransaction(connection.db, async (tx) => touchSite(tx));
  expect(cache.asked).toHaveLength(before);
});

test('the figures are offered from the beginning to the end, where a port is named', async () => {
  const port = await findFreePort();
  const ask = () => fetch(`http://127.0.0.1:${port}/metrics`).then(({ status }) => status);
  const { begin, stop } = await open({ METRICS_PORT: String(port) });
  await expect(ask()).rejects.toThrow();
  await begin();
  expect(await ask()).toBe(200);
  await stop();
  site = undefined;
  await expect(ask()).rejects.toThrow();
});

test('the figures count pictures that could not be kept', async () => {
  const port = await findFreePort();
  const { services, begin } = await open({ METRICS_PORT: String(port) });
  await begin();
  vi.spyOn(services.store, 'put').mockRejectedValue(new Error('no space left on device'));
  await keepMade(services.store, 'renditions/a/640.webp', Buffer.from('x'));
  const figures = await fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());
  expect(figures).toContain('\ndimos_unkept_pictures_total 1\n');
});

test('what visitors missed is written down at the end', async () => {
  const { services, stop } = await open();
  services.noteSearch({ query: 'ferry', address: '192.0.2.1', found: 'nothing', now: TEST_NOW });
  await stop();
  site = undefined;
  const rows = await connection.db.selectFrom('missed_searches').select('query').execute();
  expect(rows).toEqual([{ query: 'ferry' }]);
});

test('nothing goes on by the clock after the end', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((one) => one === 'Timeout').length;
  const before = timers();
  const { begin, stop } = await open();
  await begin();
  expect(timers()).toBeGreaterThan(before);
  await stop();
  site = undefined;
  expect(timers()).toBeLessThanOrEqual(before);
});

test.each([
  ['http://127.0.0.1:3000', null],
  ['https://aigialeia.example', expect.stringContaining('max-age=')],
])(
  'an address that has moved leads on, with the headers of every answer: %s',
  async (siteUrl, stay) => {
    const { application } = await open({ SITE_URL: siteUrl, CHEAP_PASSWORDS: '' });
    const server = createServer(application.listener);
    others.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/en/News/?page=2`, {
      redirect: 'manual',
    });
    expect([status, headers.get('Location')]).toEqual([301, '/news?page=2&lang=en']);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Strict-Transport-Security')).toEqual(stay);
  },
);

describe('the log', () => {
  const lines: Record<string, unknown>[] = [];
  beforeEach(() => {
    lines.length = 0;
  });
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const openLogged = (variables: Record<string, string>) =>
    open({ LOG_LEVEL: 'warn', ...variables }, { logTo });

  test('says that a new key signs everybody out, and nothing of a key where nobody was signed in', async () => {
    const named = { ADMIN_EMAIL: 'niki@example.org', ADMIN_PASSWORD: 'plane-tree-shade' };
    await (await openLogged(named)).ensureAdministrator();
    await site?.stop();
    await openLogged(named);
    await site?.stop();
    expect(lines).toEqual([]);
    await connection.db.deleteFrom('facts').where('name', '=', 'auth-secret').execute();
    await openLogged(named);
    expect(lines).toMatchObject([
      { level: 40, lostApps: 0, msg: 'the key is new: everybody signs in anew' },
    ]);
  });

  test('says that a cache in front did not let go of its pages', async () => {
    await openLogged({
      SHARED_CACHE_SECONDS: '60',
      SHARED_CACHE_PURGE: `http://127.0.0.1:${await findFreePort()}/`,
    });
    await inTransaction(connection.db, async (tx) => touchSite(tx));
    await vi.waitFor(
      () =>
        expect(lines).toMatchObject([
          { level: 50, msg: 'a cache in front did not let go of its pages' },
        ]),
      20_000,
    );
  });

  test('says that a picture could not be kept', async () => {
    const { services } = await openLogged({});
    vi.spyOn(services.store, 'put').mockRejectedValue(new Error('no space left on device'));
    await keepMade(services.store, 'renditions/a/640.webp', Buffer.from('x'));
    expect(lines).toMatchObject([{ level: 50, err: { message: 'no space left on device' } }]);
  });
});
