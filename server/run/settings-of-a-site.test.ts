import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { setEmergencyMode } from '../../domain/alerts/emergency-mode.ts';
import { createEntry } from '../../domain/content/acts/create-entry.ts';
import { alert } from '../../domain/content-types/alert.ts';
import { page } from '../../domain/content-types/page.ts';
import { queueLetter } from '../../domain/mail/outbox.ts';
import { alertData } from '../../harness/content/alert-data.ts';
import { pageData } from '../../harness/content/entry-data.ts';
import { openTestSqlite } from '../../harness/databases/databases.ts';
import { openTestSmtp, type TestSmtp } from '../../harness/others/smtp.ts';
import {
  actAs,
  FILE_PROCESS_ENTRY,
  TEST_ADMIN,
  TEST_EDITOR,
  TEST_NOW,
} from '../../harness/services.ts';
import { readSettings } from '../settings.ts';
import { type OpenSite, openSite } from './open-site.ts';

/** What others notice of the settings of a site: who gets a letter, who asks too often, who waits for an entry. */

let folder: string;
let connection: Connection;
let site: OpenSite | undefined;
let smtp: TestSmtp | undefined;
let server: Server | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dimos-settings-'));
  connection = await openTestSqlite();
});
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  await site?.stop();
  await smtp?.close();
  [site, smtp, server] = [undefined, undefined, undefined];
  await connection.close();
  await rm(folder, { recursive: true });
});

async function open(
  variables: Record<string, string> = {},
  now: () => Date = () => TEST_NOW,
): Promise<OpenSite> {
  const settings = readSettings({
    SITE_URL: 'http://127.0.0.1:3000',
    CHEAP_PASSWORDS: 'for-tests',
    LOG_LEVEL: 'silent',
    BACKUP_HOUR: 'off',
    LINK_CHECKS: 'off',
    PICTURES_AHEAD: 'off',
    DATA_DIR: folder,
    ...variables,
  });
  const assets = { client: '', islands: '', fileProcess: FILE_PROCESS_ENTRY };
  site = await openSite(settings, connection, { now, assets });
  return site;
}

test.each([
  [{ CONTACT_EMAIL: 'office@example.org', MAIL_FROM: 'site@example.org' }, 'site@example.org'],
  [{ CONTACT_EMAIL: 'office@example.org' }, 'office@example.org'],
])('letters of a site with %j come from %s', async (variables, from) => {
  smtp = await openTestSmtp();
  const { services } = await open({ SMTP_URL: smtp.url, ...variables });
  await queueLetter(services.db, { to: 'eleni@example.org', subject: 'A', text: 'B' }, TEST_NOW);
  services.nudgeMail();
  await vi.waitFor(() => expect(smtp?.delivered).toHaveLength(1), 20_000);
  expect(smtp.delivered[0]).toMatchObject({ from, headers: { from } });
});

async function listen({ listener }: OpenSite['application']): Promise<string> {
  server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each(['/api/pages', '/healthz', '/nothing.css', '/media/nothing/nothing.pdf'])(
  'browsers keep to TLS where %s is the first that they ask for',
  async (path) => {
    const secure = { SITE_URL: 'https://www.example.gr', CHEAP_PASSWORDS: '' };
    const url = await listen((await open(secure)).application);
    const { headers } = await fetch(url + path);
    expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8};/);
  },
);

test('behind a proxy that is trusted each network has the budget that was set', async () => {
  const { application } = await open({ TRUSTED_PROXIES: '127.0.0.1', NETWORK_BUDGET: '30' });
  const url = await listen(application);
  const ask = async (network: string) => {
    const headers = { 'X-Forwarded-For': network };
    return (await fetch(`${url}/api/pages`, { headers })).status;
  };
  let asked = 1;
  while ((await ask('192.0.2.1')) !== 429 && asked < 200) asked++;
  expect(asked).toBeGreaterThan(30);
  expect(asked).toBeLessThan(200);
  expect(await ask('192.0.2.2')).toBe(401);
});

test('what is planned while the site runs comes about although nobody looks for it', async () => {
  const plan = (slug: string) =>
    createEntry(
      connection.db,
      page,
      {
        slug,
        data: pageData('Λιμάνι', 'Harbour'),
        publishAt: new Date(TEST_NOW.getTime() - 1000).toISOString(),
      },
      actAs(TEST_EDITOR, new Date(TEST_NOW.getTime() - 60_000)),
    );
  const untilPublished = ({ id }: { id: string }) =>
    vi.waitFor(async () => {
      const entry = connection.db.selectFrom('entries').select('state').where('id', '=', id);
      expect(await entry.executeTakeFirst()).toEqual({ state: 'published' });
    }, 20_000);
  const before = await plan('harbour');
  await (await open()).begin();
  await untilPublished(before);
  await untilPublished(await plan('beach'));
});

describe('caches in front', () => {
  const asked: string[] = [];
  let cache: Server | undefined;
  beforeEach(() => {
    asked.length = 0;
  });
  afterEach(() => {
    cache?.close();
    cache = undefined;
  });

  async function listenAsCache(): Promise<string> {
    cache = createServer(({ method, url }, answer) => {
      asked.push(`${method} ${url}`);
      answer.end();
    });
    await once(cache.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(cache.address() as AddressInfo).port}/`;
  }

  /** For how many seconds they may give the home page without asking; NaN where they must ask. */
  async function mayKeep(url: string): Promise<number> {
    const { status, headers } = await fetch(url);
    expect(status).toBe(200);
    return Number(/s-maxage=(\d+)/.exec(headers.get('Cache-Control') ?? '')?.[1]);
  }

  test('give pages for the seconds that were set, but not beyond what is planned', async () => {
    const url = await listen((await open({ SHARED_CACHE_SECONDS: '100' })).application);
    expect(await mayKeep(url)).toBe(100);
    const plan = {
      slug: 'harbour',
      data: pageData('Λιμάνι', 'Harbour'),
      publishAt: new Date(TEST_NOW.getTime() + 40_000).toISOString(),
    };
    await createEntry(connection.db, page, plan, actAs(TEST_EDITOR));
    await vi.waitFor(async () => expect(await mayKeep(url)).toBe(40), 20_000);
  });

  test('give pages for half a minute as soon as emergency mode is on, and no longer than it is', async () => {
    const url = await listen((await open()).application);
    expect(await mayKeep(url)).toBeNaN();
    await setEmergencyMode(connection.db, true, actAs(TEST_ADMIN));
    await vi.waitFor(async () => expect(await mayKeep(url)).toBe(30), 20_000);
    await setEmergencyMode(connection.db, false, actAs(TEST_ADMIN));
    await vi.waitFor(async () => expect(await mayKeep(url)).toBeNaN(), 20_000);
  });

  test('do so, too, where the site begins in emergency mode', async () => {
    await setEmergencyMode(connection.db, true, actAs(TEST_ADMIN));
    const { application, begin } = await open();
    await begin();
    const url = await listen(application);
    await vi.waitFor(async () => expect(await mayKeep(url)).toBe(30), 20_000);
  });

  test('let go of their pages when a warning begins by the clock', async () => {
    const data = alertData('Φωτιά', { startsAt: '2026-03-04T12:31' });
    await createEntry(connection.db, alert, { data }, actAs(TEST_EDITOR));
    let clock = new Date('2026-03-04T10:30:59.000Z');
    const { begin, application } = await open(
      { SHARED_CACHE_SECONDS: '60', SHARED_CACHE_PURGE: await listenAsCache() },
      () => clock,
    );
    await begin();
    const url = await listen(application);
    await vi.waitFor(async () => expect(await mayKeep(url)).toBe(1), 20_000);
    expect(asked).toEqual([]);
    clock = new Date('2026-03-04T10:31:00.000Z');
    await vi.waitFor(() => expect(asked).toContain('PURGE /'), 20_000);
  });
});
