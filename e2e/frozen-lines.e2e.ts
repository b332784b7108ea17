import { expect, test } from '@playwright/test';
import pg from 'pg';
import { type FreezingProxy, openFreezingProxy } from '../harness/databases/freezing-proxy.ts';
import { type BenchSite, startBenchSite } from '../harness/sites/site.ts';
import { actAsStaff, type Staff, signInToSite } from '../harness/sites/site-calls.ts';
import { freePort } from '../scripts/free-port.mjs';
import { startPostgres } from '../scripts/postgres.mjs';

/** The lock by which Kysely orders processes that migrate. */
const MIGRATION_LOCK = '3853314791062309107';
const HELD = ['/', '/news', '/contact', '/?lang=en'];

test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

let server: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
let proxy: FreezingProxy;
let site: BenchSite;
let staff: Staff;
const status = async (path: string) => (await fetch(site.url + path)).status;

test.beforeAll(async () => {
  const started = await startPostgres({ brief: true });
  test.skip(!started, 'PostgreSQL is not installed: no line can freeze.');
  server = started as typeof server;
  proxy = await openFreezingProxy(server.url);
});

test.afterAll(async () => {
  await site?.stop();
  await proxy?.close();
  server?.stop();
});

test('a site that waits for its tables lives, is not ready, and says when to come again', async () => {
  const other = new pg.Client({ connectionString: server.url });
  await other.connect();
  await other.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
  const port = await freePort();
  const starting = startBenchSite({
    port,
    env: { DATABASE_URL: proxy.url, SEED: 'none', LOG_LEVEL: 'silent' },
  });
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
  await expect.poll(async () => (await ask('/healthz'))?.status, { timeout: 60_000 }).toBe(200);
  expect((await ask('/readyz'))?.status).toBe(503);
  const page = await ask('/');
  expect([page?.status, page?.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await page?.text()).toContain('Ο ιστότοπος ξεκινά.');
  const waiting = ask('/');
  await other.query(`select pg_advisory_unlock(${MIGRATION_LOCK})`);
  await other.end();
  site = await starting;
  await waiting;
  expect(await status('/')).toBe(200);
  staff = actAsStaff(site.url, await signInToSite(site.url));
});

test('a site whose lines froze says that it is not ready, shows what it holds, and mends itself', async () => {
  const created = await staff.create('silence', 'before the silence');
  const { id } = (await created.json()) as { id: string };
  for (const path of HELD) expect(await status(path)).toBe(200);
  proxy.freezeAll();
  await expect.poll(() => status('/readyz'), { timeout: 10_000 }).toBe(503);
  expect(await status('/healthz')).toBe(200);
  for (const path of HELD) expect(await status(path)).toBe(200);
  const refused = await staff.save({ id, slug: 'silence' }, 'in the silence');
  expect(refused.status).toBe(503);
  proxy.thaw();
  await expect.poll(() => status('/readyz'), { timeout: 10_000 }).toBe(200);
  await expect.poll(() => status('/search?q=silence'), { timeout: 20_000 }).toBe(200);
  expect((await staff.save({ id, slug: 'silence' }, 'after the silence')).status).toBe(200);
  expect(await (await fetch(`${site.url}/silence`)).text()).toContain('after the silence');
});

test('with the database gone right after a save, pages that were held come as stale, but no withdrawn one', async () => {
  const make = async (slug: string) =>
    ((await (await staff.create(slug, slug)).json()) as { id: string }).id;
  const [saved, deleted] = [await make('saved'), await make('deleted')];
  const pages = [...HELD, '/saved', '/deleted'];
  for (const path of pages) expect(await status(path)).toBe(200);
  const url = `${site.url}/api/pages/${deleted}`;
  expect((await fetch(url, { method: 'DELETE', headers: staff.headers })).ok).toBe(true);
  expect((await staff.save({ id: saved, slug: 'saved' }, 'saved anew')).ok).toBe(true);
  server.pause();
  try {
    for (const path of [...HELD, '/saved']) {
      const { status, headers } = await fetch(site.url + path);
      expect([status, headers.get('Cache-Status'), headers.get('Cache-Control')], path).toEqual([
        200,
        'Dimos; hit; detail=stale',
        'no-store',
      ]);
    }
    expect(await status('/deleted')).toBe(503);
  } finally {
    server.resume();
  }
  await expect
    .poll(async () => (await fetch(`${site.url}/saved`)).headers.get('Cache-Status'))
    .toBeNull();
});

test('SIGTERM ends a site whose lines are all frozen while they are asked', async () => {
  proxy.freezeAll();
  const asked = Array.from({ length: 12 }, (_, n) =>
    fetch(`${site.url}/search?q=frozen${n}`).catch(() => undefined),
  );
  expect(await status('/healthz')).toBe(200);
  const began = performance.now();
  await site.stop();
  expect(performance.now() - began).toBeLessThan(17_000);
  await Promise.all(asked);
});

test('SIGTERM ends a site of which something never comes to its end', async () => {
  // As if a connection never closed: the server's close never reports its end.
  const preload =
    "data:text/javascript,import net from 'node:net'; net.Server.prototype.close = () => {};";
  const stuck = await startBenchSite({ preload, env: { SEED: 'none', LOG_LEVEL: 'silent' } });
  const began = performance.now();
  await stuck.stop();
  expect(performance.now() - began).toBeLessThan(17_000);
});
