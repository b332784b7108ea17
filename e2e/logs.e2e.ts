import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { TOKEN_FIELD, TRAP_FIELD } from '../domain/inbox/forms/guard-fields.ts';
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
      CHEAP_PASSWORDS: 'for-tests',
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
  request,
}) => {
  test.setTimeout(240_000);
  const site = await startLogged();
  await expect.poll(site.written, { timeout: 120_000 }).toContain('Dimos is at');
  const headers = { 'X-Forwarded-For': '203.0.113.9', 'User-Agent': 'Browser of Eleni' };
  const fromHere = { ...headers, Origin: site.url };
  /** Opens a form, and gives what sends it. */
  const openForm = async (path: string) => {
    const html = await (await request.get(site.url + path, { headers })).text();
    const token = /name="form-token" value="([^"]+)"/.exec(html)?.[1] ?? '';
    return (fields: Record<string, string>) =>
      request.post(site.url + path, {
        headers: fromHere,
        form: { [TOKEN_FIELD]: token, [TRAP_FIELD]: '', ...fields },
      });
  };
  const writeMessage = await openForm('/contact');
  const message = {
    ...{ firstName: 'Ελένη', lastName: 'Παπαδοπούλου', email: 'eleni@example.org', phone: '' },
    ...{ subject: '6971234567', message: 'Το μήνυμά μου' },
  };
  // A person who fills in the form within two seconds is asked to press the button again.
  await expect.poll(async () => (await writeMessage(message)).url()).toContain('sent=');
  const subscribe = await openForm('/newsletter');
  await subscribe({ email: 'reader@example.org' });
  await request.get(`${site.url}/search?q=${encodeURIComponent('ιατρείο')}`, { headers });
  const signIn = (email: string, password: string) =>
    request.post(`${site.url}/api/auth/login`, { headers, data: { email, password } });
  expect((await signIn('guessed@example.org', 'a-guessed-password')).status()).toBe(401);
  const robot = { [TRAP_FIELD]: 'Ελένη', email: 'reader@example.org' };
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
