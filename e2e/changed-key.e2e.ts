import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openSqlite } from '../database/connect.ts';
import { changeServerKey } from '../domain/keys/choose-server-key.ts';
import { newServerKey } from '../domain/keys/server-key.ts';
import { enterPassword } from '../harness/accounts/staff.ts';
import { totpCode } from '../harness/accounts/totp-code.ts';
import { findBarriers } from '../harness/browser/axe.ts';
import { showScreen } from '../harness/browser/open-document.ts';
import { test } from '../harness/browser/unpainted.ts';
import { BENCH_ADMIN, type BenchSite, startBenchSite } from '../harness/sites/site.ts';
import server from '../scripts/server-process.json' with { type: 'json' };

// One site for all, which each starts anew; the last one changes how its administrator signs in.
test.describe.configure({ mode: 'default' });
test.setTimeout(240_000);

let site: BenchSite;
let dataDir: string;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  dataDir = mkdtempSync(join(tmpdir(), 'dimos-key-'));
  site = await start();
});
test.afterAll(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () =>
  startBenchSite({ dataDir, env: { SEED: 'none', CHEAP_PASSWORDS: 'for-tests' } });

/** A call to the site, and what it answers. */
async function call(method: string, path: string, token: string, body?: object) {
  const response = await fetch(`${site.url}/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

test('another key in the settings stops the start with one sentence, and ends nothing', async () => {
  const { body } = await call('POST', '/auth/login', '', BENCH_ADMIN);
  await site.stop();
  const { status, stdout, stderr } = spawnSync(process.execPath, server.arguments, {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      ...server.environment,
      PORT: '0',
      DATA_DIR: dataDir,
      SECRET_KEY: newServerKey(),
    },
  });
  expect(status).toBe(1);
  expect(stdout + stderr).toMatch(
    /^SECRET_KEY or SECRET_KEY_FILE holds another key than .+ npm run rotate-keys, .+\.\n$/,
  );
  site = await start();
  expect((await call('GET', '/auth/verify', body.token ?? '')).status).toBe(200);
});

test('a backup that is restored lets nobody in who was signed in before', async () => {
  const { body } = await call('POST', '/auth/login', '', BENCH_ADMIN);
  const token = body.token ?? '';
  expect((await call('GET', '/auth/verify', token)).status).toBe(200);
  const backup = join(dataDir, 'backups/one');
  const run = (...words: string[]) =>
    spawnSync(process.execPath, words, {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    });
  expect(run('server/operations/commands/backup-command.ts', backup).status).toBe(0);
  await site.stop();
  const restored = run('server/operations/commands/restore-command.ts', backup, '--force');
  expect(restored.stdout).toContain('Everybody signs in anew.');
  expect(restored.status).toBe(0);
  site = await start();
  expect((await call('GET', '/auth/verify', token)).status).toBe(401);
  expect((await call('POST', '/auth/login', '', BENCH_ADMIN)).status).toBe(200);
});

test('another key signs everybody out, and who had an app adds it again at the next sign-in', async ({
  page,
}) => {
  const { body: signedIn } = await call('POST', '/auth/login', '', BENCH_ADMIN);
  const { password } = BENCH_ADMIN;
  const { body: begun } = await call('POST', '/auth/totp', signedIn.token ?? '', { password });
  const code = totpCode(begun.secret ?? '');
  const confirmed = await call('POST', '/auth/totp/confirm', signedIn.token ?? '', { code });
  const token = confirmed.body.token ?? '';
  expect((await call('GET', '/auth/verify', token)).status).toBe(200);

  await site.stop();
  const { db, close } = openSqlite(dataDir);
  expect(await changeServerKey(db, undefined, new Date())).toEqual({ isNew: true, lostApps: 1 });
  await close();
  site = await start();

  expect((await call('GET', '/auth/verify', token)).status).toBe(401);
  await enterPassword(page, BENCH_ADMIN, site.url);
  const gate = page.getByRole('heading', { name: 'Add your authenticator app again' });
  await expect(gate).toBeVisible();
  await expect(page.getByText('The server’s key was changed')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.goto(`${site.url}/admin/media`);
  await expect(gate).toBeVisible();

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
  const secret = ((await dialog.locator('.two-step-key').textContent()) ?? '').replace(/\s/g, '');
  await page.getByLabel('Code from the app').fill(totpCode(secret));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { name: 'Media', level: 1 })).toBeVisible();

  await showScreen(page, '/admin/audit');
  await expect(page.getByRole('row', { name: /Changed.*Server’s key.*operator/ })).toBeVisible();
  await expect(
    page.getByRole('row', { name: /App of the second step lost.*bench@example\.org.*operator/ }),
  ).toBeVisible();
});
