import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { TRAP_FIELD } from '../domain/inbox/guard-fields.ts';
import { freePort } from '../scripts/free-port.mjs';
import server from '../scripts/server-process.json' with { type: 'json' };

const PASSWORD = 'olive-harbour-lantern';
const ADMIN_EMAIL = 'log-admin@example.org';
/** Personal data; each of them occurs in a request below. */
const PERSONAL = [
  'Ελένη',
  'Παπαδοπούλου',
  'eleni@example.org',
  '6971234567',
  'Το μήνυμά μου',
  'reader@example.org',
  ADMIN_EMAIL,
  PASSWORD,
  'a-guessed-password',
  'guessed@example.org',
  'ιατρείο',
  encodeURIComponent('ιατρείο'),
  '203.0.113.9',
  '127.0.0.1',
  'Browser of Eleni',
];

/** Starts the built site with everything logged; `stop` gives what it wrote. */
async function startLogged() {
  const dataDir = mkdtempSync(join(tmpdir(), 'dimos-logs-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, server.arguments, {
    env: {
      ...process.env,
      ...server.environment,
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'debug',
      PICTURES_AHEAD: 'off',
      SEED: 'none',
      TRUSTED_PROXIES: '127.0.0.1',
      ADMIN_EMAIL,
      ADMIN_PASSWORD: PASSWORD,
    },
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      written += chunk;
    });
  }
  const ended = new Promise((resolve) => child.once('close', resolve));
  return {
    url,
    written: () => written,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
      return written;
    },
  };
}

test('what visitors and staff write and are is not in the log, and each request has an id', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const site = await startLogged();
  await expect.poll(site.written, { timeout: 120_000 }).toContain('Dimos is at');
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.9' });
  await page.goto(`${site.url}/contact`);
  await page.locator('input[name="firstName"]').fill('Ελένη');
  await page.locator('input[name="lastName"]').fill('Παπαδοπούλου');
  await page.locator('main input[name="email"]').first().fill('eleni@example.org');
  await page.locator('input[name="subject"]').fill('6971234567');
  const form = page.locator('main form').filter({ has: page.locator('textarea') });
  await form.locator('textarea').fill('Το μήνυμά μου');
  // A person who fills in the form within two seconds is asked to press the button again.
  await expect(async () => {
    await form.getByRole('button').click();
    await expect(page).toHaveURL(/sent=/, { timeout: 3000 });
  }).toPass();
  await page.goto(`${site.url}/newsletter`);
  await page.locator('main input[name="email"]').first().fill('reader@example.org');
  await page.locator('main form').getByRole('button').first().click();
  await page.goto(`${site.url}/search?q=${encodeURIComponent('ιατρείο')}`);
  const headers = { 'X-Forwarded-For': '203.0.113.9', 'User-Agent': 'Browser of Eleni' };
  const signIn = (email: string, password: string) =>
    request.post(`${site.url}/api/auth/login`, { headers, data: { email, password } });
  expect((await signIn('guessed@example.org', 'a-guessed-password')).status()).toBe(401);
  const robot = { [TRAP_FIELD]: 'Ελένη', email: 'reader@example.org' };
  const fromHere = { ...headers, Origin: site.url };
  const trapped = await request.post(`${site.url}/contact`, { headers: fromHere, form: robot });
  expect(trapped.url(), 'a robot is told what it wants to hear').toContain('sent=');
  const foreign = { ...headers, Origin: 'https://other.example' };
  await request.post(`${site.url}/contact`, { headers: foreign, form: robot });
  const signedIn = await signIn(ADMIN_EMAIL, PASSWORD);
  expect(signedIn.status()).toBe(200);
  const { token } = (await signedIn.json()) as { token: string };
  const messages = await request.get(`${site.url}/api/messages`, {
    headers: { ...headers, Authorization: `Bearer ${token}` },
  });
  expect(await messages.text()).toContain('Το μήνυμά μου');

  const written = await site.stop();
  const [, ...lines] = written.split('\n').filter(Boolean);
  const log = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  const answered = log.filter(({ msg }) => msg === 'request');
  expect(answered.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/contact', '/newsletter', '/search', '/api/auth/login']),
  );
  for (const { request: id } of answered) expect(id).toMatch(/^[0-9a-f]{16}$/);
  const refused = answered.filter((line) => line.refused);
  expect(refused.map(({ path, refused: reason }) => [path, reason])).toEqual(
    expect.arrayContaining([
      ['/api/auth/login', 'sign-in'],
      ['/contact', 'form-trap'],
      ['/contact', 'other-site'],
    ]),
  );
  expect(log.map(({ request: id }) => id)).toContain(signedIn.headers()['x-request-id']);
  // The first line says where the site is, to whoever started it.
  const rest = written.replace(/^Dimos is at .*$/m, '');
  for (const text of [...PERSONAL, token]) expect(rest, text).not.toContain(text);
});
