import { expect, type Page, test } from '@playwright/test';
import { openSqlite } from '../database/connect.ts';
import { noteBackup, noteRestoreTrial } from '../domain/upkeep/backup-state.ts';
import { findBarriers } from '../harness/browser/axe.ts';
import { BENCH_ADMIN, type BenchSite, startBenchSite } from '../harness/sites/site.ts';

const EDITOR = { email: 'editor-of-backups@example.org', password: 'plane-tree-shade' };
const FIRST_PASSWORD = 'handed-over-on-paper';

let site: BenchSite;
test.beforeAll(async () => {
  site = await startBenchSite({ env: { SMTP_URL: '', SEED: 'none' } });
});
test.afterAll(() => site.stop());

async function signIn(page: Page, data = BENCH_ADMIN): Promise<string> {
  const answer = await page.request.post(`${site.url}/api/auth/login`, { data });
  return ((await answer.json()) as { token: string }).token;
}

async function open(page: Page, token: string, language: 'gr' | 'en'): Promise<void> {
  await page.addInitScript(
    ([value, stored]) => {
      localStorage.setItem('token', value ?? '');
      localStorage.setItem('admin-language', stored ?? '');
    },
    [token, language],
  );
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

for (const { width, height, language, title, none, good, bad } of [
  {
    ...{ width: 1440, height: 900, language: 'en' as const, title: 'Backups' },
    ...{ none: 'None yet', good: 'Everything came back', bad: 'Failed' },
  },
  {
    ...{ width: 390, height: 844, language: 'gr' as const, title: 'Αντίγραφα ασφαλείας' },
    ...{ none: 'Κανένα ακόμη', good: 'Όλα επανήλθαν', bad: 'Απέτυχε' },
  },
]) {
  test.describe(`${width} px, ${language}`, () => {
    test.use({ viewport: { width, height } });

    test('administrators see on the dashboard whether the last backup can be restored', async ({
      page,
    }) => {
      const { db, close } = openSqlite(site.dataDir);
      await db.deleteFrom('facts').where('name', 'like', 'last-%').execute();
      await close();
      await open(page, await signIn(page), language);
      const backups = page.getByRole('region', { name: title });
      await expect(backups).toContainText(none);
      await note(true);
      await page.reload();
      await expect(backups).toContainText(good);
      expect(await findBarriers(page)).toEqual([]);
      await note(false);
      await page.reload();
      await expect(backups).toContainText(bad);
      await expect(backups).toContainText('tables/entries.jsonl is not what it was');
      expect(await findBarriers(page)).toEqual([]);
      const wider = () => document.documentElement.scrollWidth - window.innerWidth;
      expect(await page.evaluate(wider)).toBe(0);
    });
  });
}

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
  await open(page, await signIn(page, EDITOR), 'en');
  await expect(page.getByRole('heading', { name: 'Last changed' })).toBeVisible();
  await expect(page.getByText('Trial restore')).toHaveCount(0);
});
