import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import sharp from 'sharp';
import { openPostgres } from '../database/connect.ts';
import { queueLetter } from '../domain/mail/outbox.ts';
import { makePdf } from '../harness/content/make-pdf.ts';
import { openTestS3, s3Environment, type TestS3 } from '../harness/others/s3.ts';
import { openTestSmtp, type TestSmtp } from '../harness/others/smtp.ts';
import { BENCH_ADMIN, type BenchSite, startBenchSite } from '../harness/sites/site.ts';
import { actAsStaff, type Staff, signInToSite } from '../harness/sites/site-calls.ts';
import { startPostgres } from '../scripts/postgres.mjs';

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#0a5' } })
    .png()
    .toBuffer();

interface Medium {
  id: string;
  url: string;
}

test.describe.configure({ mode: 'serial' });
test.setTimeout(240_000);

let folder: string;
let server: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
let s3: TestS3;
let smtp: TestSmtp;
let database: pg.Client;
let first: BenchSite;
let second: BenchSite;
let token: string;
const onFirst = (): Staff => actAsStaff(first.url, token);

/** What the site on SQLite showed before it was moved. */
const before: {
  pages?: string;
  picture?: Buffer;
  document?: Buffer;
  urls: string[];
  page?: string;
} = { urls: [] };

const bytes = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
const status = async (url: string, init?: RequestInit) => (await fetch(url, init)).status;

/** Runs a command of the operator as `npm run` does. Returns its output and how it ended. */
async function operate(name: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [`server/operations/commands/${name}-command.ts`], {
    // What Node has compiled for the first of them the others find there.
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled'), ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

/** How a site of these tests begins, wherever its data are. */
const OWN = { SEED: 'none', CHEAP_PASSWORDS: 'for-tests' };

const shared = () => ({
  DATABASE_URL: server.url,
  ...s3Environment(s3.location),
  SMTP_URL: smtp.url,
  MAIL_FROM: 'site@example.org',
});

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const started = await startPostgres({ brief: true });
  test.skip(!started, 'PostgreSQL is not installed: several servers cannot be tried.');
  server = started as typeof server;
  folder = mkdtempSync(join(tmpdir(), 'dimos-servers-'));
  s3 = await openTestS3();
  smtp = await openTestSmtp();
  database = new pg.Client({ connectionString: server.url });
  await database.connect();
});

test.afterAll(async () => {
  await Promise.all([first?.stop(), second?.stop()]);
  await database?.end();
  await s3?.close();
  await smtp?.close();
  server?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

test('npm run move takes a site with its media to PostgreSQL and a bucket', async () => {
  const dataDir = join(folder, 'sqlite');
  const site = await startBenchSite({ dataDir, env: OWN });
  try {
    token = await signInToSite(site.url);
    const staff = actAsStaff(site.url, token);
    const read = async <T>(path: string) =>
      (await (await fetch(site.url + path, { headers: staff.headers })).json()) as T;
    const { url } = (await (await staff.upload(await picture())).json()) as Medium;
    const document = (await (await staff.addDocument(makePdf())).json()) as Medium;
    before.urls = [url, document.url];
    before.picture = await bytes(site.url + url);
    before.document = await bytes(site.url + document.url);
    expect((await staff.create('moved', 'Μετακόμιση')).status).toBe(201);
    before.pages = JSON.stringify(await read('/api/pages'));
    before.page = await (await fetch(`${site.url}/moved`)).text();
    expect(before.page).toContain('Μετακόμιση');
    const running = await operate('move', { DATA_DIR: dataDir, ...shared() });
    expect(running).toEqual({ code: 1, said: expect.stringContaining('The site is running.') });
  } finally {
    await site.stop();
  }
  s3.hasBucket = false;
  const refused = await operate('move', { DATA_DIR: dataDir, ...shared() });
  expect(refused.code).toBe(1);
  expect(refused.said).toContain('npm run doctor');
  expect(refused.said).not.toContain('    at ');
  s3.hasBucket = true;
  const moved = await operate('move', { DATA_DIR: dataDir, ...shared() });
  expect(moved.said).toMatch(/Moved \d+ rows to PostgreSQL and media to the bucket dimos-media/);
  expect(moved.code).toBe(0);
  const { rows } = await database.query<{ storage_key: string }>('select storage_key from media');
  expect([...s3.objects.keys()].sort()).toEqual(rows.map((row) => row.storage_key).sort());
  const again = await operate('move', { DATA_DIR: dataDir, ...shared() });
  expect(again).toEqual({ code: 1, said: expect.stringContaining('is not empty') });
});

test('two servers start on it, and what is due daily is done by one of them', async () => {
  await database.query(
    "update facts set value = '2026-01-01T00:00:00.000Z' where name like 'job:%'",
  );
  // One folder for both, so that what either makes is seen.
  const dataDir = join(folder, 'shared');
  const start = () => startBenchSite({ dataDir, env: { ...OWN, ...shared() } });
  [first, second] = await Promise.all([start(), start()]);
  const due = async () => {
    const { rows } = await database.query(
      "select name from facts where name like 'job:%' and value not like '% %' and value > '2026-01-02'",
    );
    return rows.map(({ name }) => name);
  };
  // A backup of all files takes a busy machine longer than a screen does.
  await expect
    .poll(due, { timeout: 100_000 })
    .toEqual(expect.arrayContaining(['job:backup', 'job:links', 'job:retention']));
  const made = readdirSync(join(dataDir, 'backups'));
  expect(made).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]+Z$/)]);
});

test('the moved site shows and serves what it did, on both', async () => {
  // The move has signed everybody out.
  expect(await status(`${first.url}/api/pages`, { headers: onFirst().headers })).toBe(401);
  token = await signInToSite(first.url);
  for (const { url } of [first, second]) {
    const pages = await fetch(`${url}/api/pages`, { headers: onFirst().headers });
    expect(JSON.stringify(await pages.json())).toBe(before.pages);
    const [picture = '', document = ''] = before.urls;
    expect(await bytes(url + picture)).toEqual(before.picture);
    expect(await bytes(url + document)).toEqual(before.document);
    const page = await fetch(`${url}/moved`);
    expect(page.status).toBe(200);
    const text = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0].replace(/<[^>]+>/g, ' ');
    expect(text(await page.text())).toBe(text(before.page ?? ''));
  }
});

test('a picture uploaded on one is served by the other, and deleted for both', async () => {
  const { id, url } = (await (await onFirst().upload(await picture())).json()) as Medium;
  const there = await fetch(second.url + url);
  expect(there.status).toBe(200);
  expect(there.headers.get('content-type')).toBe('image/webp');
  expect((await bytes(first.url + url)).equals(Buffer.from(await there.arrayBuffer()))).toBe(true);
  const init = { method: 'DELETE', headers: onFirst().headers };
  expect(await status(`${second.url}/api/media/${id}`, init)).toBe(200);
  expect(await status(first.url + url)).toBe(404);
  expect(await status(second.url + url)).toBe(404);
  // Its bytes stay as long as it lies in the bin.
  expect([...s3.objects.keys()]).toContain(`originals/${id}.webp`);
});

test('a change made on one is told to the other, which shows it', async () => {
  const slug = 'several-servers';
  const at = `${second.url}/${slug}`;
  const created = (await (await onFirst().create(slug, 'change 0')).json()) as Medium;
  const took: number[] = [];
  for (let change = 1; change <= 5; change++) {
    // Held there, so that an old page would be shown.
    await expect.poll(async () => (await fetch(at)).text()).toContain(`change ${change - 1}`);
    expect((await onFirst().save({ id: created.id, slug }, `change ${change}`)).ok).toBe(true);
    const saved = performance.now();
    await expect
      .poll(async () => (await fetch(at)).text(), { intervals: [20] })
      .toContain(`change ${change}`);
    took.push(performance.now() - saved);
  }
  // Without a word from the first, the second would hold its page for minutes.
  test.info().annotations.push({ type: 'slowest', description: `${Math.max(...took)} ms` });
});

test('what is planned on one becomes public once, and on both', async () => {
  const response = await fetch(`${first.url}/api/content/page`, {
    method: 'POST',
    headers: { ...onFirst().headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      slug: 'planned-on-one',
      data: {
        title: { el: 'Από μόνη της', en: 'By itself' },
        lead: { el: '', en: '' },
        content: { el: '', en: '' },
        images: [],
        section: null,
      },
      publishAt: new Date(Date.now() + 3000).toISOString(),
    }),
  });
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: string };
  for (const { url } of [first, second]) {
    // Held there as a page that does not exist.
    expect(await status(`${url}/planned-on-one`)).toBe(404);
  }
  for (const { url } of [first, second]) {
    await expect.poll(() => status(`${url}/planned-on-one`), { timeout: 20_000 }).toBe(200);
  }
  const { rows } = await database.query(
    "select action from audit where subject_id = $1 and action = 'published'",
    [id],
  );
  expect(rows).toHaveLength(1);
});

test('who signs in on one is signed in on the other, until signing out on either', async () => {
  const verify = (url: string, headers: Record<string, string>) =>
    status(`${url}/api/auth/verify`, { headers });
  const other = { Authorization: `Bearer ${await signInToSite(second.url)}` };
  expect(await verify(first.url, other)).toBe(200);
  await fetch(`${first.url}/api/auth/logout`, { method: 'POST', headers: other });
  expect(await verify(second.url, other)).toBe(401);
});

test('guesses at an account are counted together', async () => {
  const body = JSON.stringify({ email: BENCH_ADMIN.email, password: 'a wrong guess' });
  const guess = ({ url }: BenchSite) =>
    status(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++) statuses.push(await guess(first), await guess(second));
  expect(statuses).toEqual([...Array(8).fill(401), 429, 429]);
});

test('each letter leaves once, whoever sends it', async () => {
  const numbers = Array.from({ length: 30 }, (_, i) => i);
  const connection = openPostgres(server.url);
  for (const i of numbers) {
    const letter = { to: 'reader@example.org', subject: `Letter ${i}`, text: 'text' };
    await queueLetter(connection.db, letter, new Date());
  }
  await connection.close();
  const subjects = () =>
    smtp.delivered.map(({ headers }) => headers.subject).filter((s) => s?.startsWith('Letter '));
  await expect.poll(() => subjects().length, { timeout: 60_000 }).toBe(numbers.length);
  expect(new Set(subjects()).size).toBe(numbers.length);
});

test('two that start at once on an empty database fill it once', async () => {
  await database.query('create database empty');
  const url = new URL(server.url);
  url.pathname = '/empty';
  const env = { ...OWN, ...shared(), DATABASE_URL: url.href, SMTP_URL: '' };
  const sites = await Promise.all([startBenchSite({ env }), startBenchSite({ env })]);
  const client = new pg.Client({ connectionString: url.href });
  try {
    await client.connect();
    const count = async (table: string) =>
      (await client.query(`select count(*)::int as n from "${table}"`)).rows[0].n;
    expect(await count('user')).toBe(1);
    expect(await count('kysely_migration')).toBe(
      (await database.query('select count(*)::int as n from kysely_migration')).rows[0].n,
    );
    const twice = await client.query(
      'select type, slug from entries group by type, slug having count(*) > 1',
    );
    expect(twice.rows).toEqual([]);
    expect(await count('entries')).toBeGreaterThan(10);
    for (const site of sites) expect(await status(`${site.url}/`)).toBe(200);
  } finally {
    await client.end();
    await Promise.all(sites.map((site) => site.stop()));
  }
});
