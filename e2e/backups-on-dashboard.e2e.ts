import { expect, type Page } from '@playwright/test';
import { openSqlite } from '../database/connect.ts';
import { noteBackup, noteRestoreTrial } from '../domain/upkeep/backup-state.ts';
import { findBarriers } from '../harness/browser/axe.ts';
import { showScreen } from '../harness/browser/open-document.ts';
import { test } from '../harness/browser/unpainted.ts';
import { BENCH_ADMIN, type BenchSite, startBenchSite } from '../harness/sites/site.ts';

const EDITOR = { email: 'editor-of-backups@example.org', password: 'plane-tree-shade' };
const FIRST_PASSWORD = 'handed-over-on-paper';

let site: BenchSite;
test.beforeAll(async () => {
  site = await startBenchSite({
    env: { SMTP_URL: '', SEED: 'none', CHEAP_PASSWORDS: 'for-tests' },
  });
});
test.afterAll(() => site.stop());

async function signIn(page: Page, data = BENCH_ADMIN): Promise<string> {
  const answer = await page.request.post(`${site.url}/api/auth/login`, { data });
  return ((await answer.json()) as { token: string }).token;
}

async function open(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto(`${site.url}/admin/dashboard`);
  await expect(page.locator('#dashboard-recent')).toBeVisible();
}

async function note(isGood: boolean): Promise<void> {
  const { db, close } = openSqlite(site.dataDir);
  const at = '2030-05-03T01:00:00.000Z';
  const of = { at, host: 'h', folder: '/var/lib/dimos/backups/2030-05-03T01-00-00Z' };
  await noteBackup(db, { ...of, damaged: isGood ? 0 : 2 });
  await noteRestoreTrial(db, {
    ...of,
    isGood,
    text: `The backup in ${of.folder} is damaged: tables/entries.jsonl is not what it was. Use another backup.`,
  });
  await close();
}

const LOOKS = [
  {
    ...{ width: 1440, height: 900, lang: 'en', title: 'Backups' },
    ...{ none: 'None yet', good: 'Everything came back', bad: 'Failed' },
  },
  {
    ...{ width: 390, height: 844, lang: 'el', title: 'Αντίγραφα ασφαλείας' },
    ...{ none: 'Κανένα ακόμη', good: 'Όλα επανήλθαν', bad: 'Απέτυχε' },
  },
] as const;

test('administrators see on the dashboard whether the last backup can be restored', async ({
  page,
}) => {
  await open(page, await signIn(page));
  /** Looks at what is said now, on a wide English screen and on a Greek phone. */
  const see = async (state: 'none' | 'good' | 'bad', also = '') => {
    for (const { lang, title, width, height, ...words } of LOOKS) {
      await page.setViewportSize({ width, height });
      await page.locator(`.language-switch [lang="${lang}"]`).dispatchEvent('click');
      const backups = page.getByRole('region', { name: title });
      await expect(backups).toContainText(words[state]);
      await expect(backups).toContainText(also);
      if (state !== 'none') expect(await findBarriers(page), lang).toEqual([]);
      const wider = () => document.documentElement.scrollWidth - window.innerWidth;
      expect(await page.evaluate(wider), lang).toBe(0);
    }
  };
  const comeBack = async () => {
    await showScreen(page, '/admin/account');
    await expect(page.locator('#dashboard-recent')).toHaveCount(0);
    await showScreen(page, '/admin/dashboard');
  };
  await see('none');
  await note(true);
  await comeBack();
  await see('good');
  await note(false);
  await comeBack();
  await see('bad', 'tables/entries.jsonl is not what it was');
});

test('editors do not see it', async ({ page }) => {
  const headers = { Authorization: `Bearer ${await signIn(page)}` };
  const made = await page.request.post(`${site.url}/api/users`, {
    headers,
    data: { name: 'Α', email: EDITOR.email, password: FIRST_PASSWORD, role: 'editor' },
  });
  expect(made.status()).toBe(201);
  const first = await signIn(page, { ...EDITOR, password: FIRST_PASSWORD });
  const chosen = await page.request.put(`${site.url}/api/auth/password`, {
    headers: { Authorization: `Bearer ${first}` },
    data: { current: FIRST_PASSWORD, password: EDITOR.password },
  });
  expect(chosen.status()).toBe(200);
  await note(false);
  await open(page, await signIn(page, EDITOR));
  await expect(page.getByRole('heading', { name: 'Last changed' })).toBeVisible();
  await expect(page.getByText('Trial restore')).toHaveCount(0);
});
