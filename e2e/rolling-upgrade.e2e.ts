import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setInterval as each } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { type Front, isInstalled, startFront } from '../harness/fronts/fronts.ts';
import { ask } from '../harness/sites/ask.ts';
import { type BenchSite, startBenchSite } from '../harness/sites/site.ts';
import { freePort } from '../scripts/free-port.mjs';
import { startPostgres } from '../scripts/postgres.mjs';

const SITE_URL = 'https://www.example.gr';
const VISITORS = 6;
/** Each of them visits so often, if the answers come as fast: eighteen requests in that time. */
const PACE_MS = 100;
const BALANCER = 'nginx balancer';

test.setTimeout(240_000);

let folder: string;
let database: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
let ports: [number, number];
let sites: [BenchSite, BenchSite];
let front: Front;

const start = (port: number) =>
  startBenchSite({
    dataDir: join(folder, 'site'),
    port,
    env: {
      ...{ SITE_URL, SEED: 'none', LOG_LEVEL: 'silent', BACKUP_HOUR: 'off' },
      DATABASE_URL: database.url,
      TRUSTED_PROXIES: '127.0.0.1',
      SHARED_CACHE_SECONDS: '10',
    },
  });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  test.skip(!isInstalled(BALANCER), 'nginx is not installed: no balancer can be tried.');
  const started = await startPostgres({ brief: true });
  test.skip(!started, 'PostgreSQL is not installed: several servers cannot be tried.');
  database = started as typeof database;
  folder = mkdtempSync(join(tmpdir(), 'dimos-upgrade-'));
  ports = [await freePort(), await freePort()];
  sites = [await start(ports[0]), await start(ports[1])];
  front = await startFront(BALANCER, ports);
});

test.afterAll(async () => {
  await front?.stop();
  await Promise.all(sites?.map((site) => site.stop()) ?? []);
  database?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

test('one server after another is upgraded, and no visitor’s request fails', async () => {
  const page = (await ask(front, '/contact')).bytes.toString();
  const token = /name="form-token" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const counts = { pages: 0, searches: 0, messages: 0 };
  const failures: string[] = [];
  let browsing = true;

  const browse = async (visitor: number) => {
    let n = 0;
    for await (const _ of each(PACE_MS)) {
      if (!browsing) return;
      n++;
      // Each visit from a network of its own, so that neither limits nor one server get them all.
      const from = `127.${visitor + 1}.${n % 250}.${1 + Math.floor(n / 250)}`;
      const body = new URLSearchParams({
        'form-token': token,
        website: '',
        ...{ firstName: 'Maria', lastName: 'P', email: 'maria@example.org', phone: '' },
        ...{ subject: 'x', message: `${visitor}-${n}` },
      }).toString();
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: SITE_URL };
      const questions = [
        ['/', {}],
        [`/search?q=${visitor}x${n}`, {}],
        ['/contact', { method: 'POST', headers, body }],
      ] as const;
      for (const [path, question] of questions) {
        const what = `${'method' in question ? 'POST' : 'GET'} ${path}`;
        const answer = await ask(front, path, { ...question, from }).catch(String);
        if (typeof answer === 'string') failures.push(`${what}: ${answer}`);
        else if (answer.status >= 500) failures.push(`${what}: ${answer.status}`);
        else if (answer.status === 303) counts.messages++;
        else if (path === '/') counts.pages++;
        else if (answer.status === 200) counts.searches++;
      }
    }
  };
  const visitors = Promise.all(Array.from({ length: VISITORS }, (_, i) => browse(i)));
  const someMore = async () => {
    const { searches, messages } = counts;
    await expect
      .poll(() => counts.searches > searches + 20 && counts.messages > messages + 20, {
        timeout: 60_000,
      })
      .toBe(true);
  };
  try {
    await someMore();
    for (const i of [0, 1] as const) {
      await sites[i].stop();
      // The other one has them all.
      await someMore();
      sites[i] = await start(ports[i]);
      await someMore();
    }
  } finally {
    browsing = false;
    await visitors;
  }
  expect(failures).toEqual([]);
  // Every message is there once: none was lost, and none sent to both.
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    'select count(*)::int as all, count(distinct body)::int as different from messages',
  );
  await client.end();
  expect(rows).toEqual([{ all: counts.messages, different: counts.messages }]);
});
