import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { openSqlite } from '../database/connect.ts';
import { fillWithPerson, PERSON } from '../harness/accounts/person.ts';
import { findBarriers } from '../harness/browser/axe.ts';
import { BENCH_ADMIN, type BenchSite, startBenchSite } from '../harness/sites/site.ts';

let site: BenchSite;
let token: string;
test.beforeAll(async ({ request }) => {
  site = await startBenchSite({ env: { SMTP_URL: '', SEED: 'none' } });
  const answer = await request.post(`${site.url}/api/auth/login`, { data: BENCH_ADMIN });
  token = ((await answer.json()) as { token: string }).token;
});
test.afterAll(() => site.stop());

// They share the site's messages.
test.describe.configure({ mode: 'serial' });

/** Puts somebody's data into the site, as if they had come through its forms. */
async function fill(): Promise<void> {
  const { db, close } = openSqlite(site.dataDir);
  for (const table of ['messages', 'outbox', 'mailings', 'subscribers', 'invitations'] as const) {
    await db.deleteFrom(table).execute();
  }
  await fillWithPerson(db, undefined, new Date());
  await db
    .updateTable('messages')
    .set({ ends_at: '2030-05-03T10:00:00.000Z' })
    .where('kind', '=', 'event-proposal')
    .execute();
  await close();
}

async function open(page: Page, path: string, language: 'gr' | 'en' = 'en'): Promise<void> {
  await page.addInitScript(
    ([value, stored]) => {
      localStorage.setItem('token', value ?? '');
      localStorage.setItem('admin-language', stored ?? '');
    },
    [token, language],
  );
  await page.goto(`${site.url}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const subjects = (page: Page) => page.locator('.messages-open');

test('staff find a message by words, reference number and address, and delete it', async ({
  page,
}) => {
  await fill();
  await open(page, '/admin/messages');
  await expect(subjects(page)).toHaveCount(3);
  const search = page.getByRole('searchbox');
  await search.fill('γιορτη');
  await expect(subjects(page)).toHaveText(['Γιορτή']);
  await search.fill('Other@example');
  await expect(subjects(page)).toHaveText(['Τέλη']);
  await subjects(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/\d{4}-\d{6}/);
  const reference = /\d{4}-\d{6}/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
  await dialog.getByRole('button', { name: 'Close' }).click();
  await search.fill(reference);
  await expect(subjects(page)).toHaveCount(1);
  expect(page.url()).not.toContain(reference);

  await subjects(page).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('Delete this message for good?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('button', { name: 'Mark as done' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No messages match.')).toBeVisible();
  await search.fill('');
  await expect(subjects(page)).toHaveCount(2);
  await page.goto(`${site.url}/admin/audit`);
  const record = page.getByRole('row', { name: new RegExp(reference) });
  await expect(record).toContainText('Deleted');
});

test('whoever deletes what somebody else has deleted is told so', async ({ page, request }) => {
  await fill();
  await open(page, '/admin/messages');
  await subjects(page).filter({ hasText: 'Γιορτή' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const headers = { Authorization: `Bearer ${token}` };
  const listed = await request.get(`${site.url}/api/messages?search=γιορτη`, { headers });
  const { messages } = (await listed.json()) as { messages: { id: string }[] };
  expect(messages).toHaveLength(1);
  const gone = await request.delete(`${site.url}/api/messages/${messages[0]?.id}`, { headers });
  expect(gone.status()).toBe(200);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'There is no such message, or it has been deleted.',
  );
});

test('messages that nobody answered are told of on the dashboard, before they go', async ({
  page,
}) => {
  await fill();
  await open(page, '/admin/dashboard');
  await page.getByRole('link', { name: 'Unanswered messages that will soon be deleted' }).click();
  await expect(subjects(page)).toHaveText(['Γιορτή']);
  await subjects(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Will be deleted.*May 3, 2030.*unless somebody deals with it/);
  await dialog.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText('No unanswered message is about to be deleted.')).toBeAttached();
});

test('an administrator finds, exports and erases what is held of an address', async ({ page }) => {
  await fill();
  await open(page, '/admin/dashboard');
  await page.getByRole('link', { name: 'Personal data' }).click();
  const address = page.getByLabel('Email address');
  await address.fill('nobody');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await address.fill('nobody@example.org');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('The website holds nothing about this address.')).toBeVisible();
  await address.fill('ELENI@example.org');
  await page.getByRole('button', { name: 'Search' }).click();
  const person = page.getByRole('region', { name: PERSON.email });
  for (const text of ['Τέλη', 'Γιορτή', 'confirmed subscription', 'Παλιό τεύχος', 'Εθελοντές']) {
    await expect(person.getByText(text).first()).toBeVisible();
  }
  expect(page.url()).not.toContain('eleni');

  const download = page.waitForEvent('download');
  await person.getByRole('button', { name: 'Export' }).click();
  const exported = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(exported).toMatchObject({
    email: PERSON.email,
    messages: [{}, {}],
    letters: [{}, {}, {}, {}, {}],
  });

  await person.getByRole('button', { name: 'Erase for good' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveText([
    '2 messages and proposals',
    '1 newsletter subscription',
    '5 outgoing emails',
    '1 invitation to join the staff',
  ]);
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(person.getByText('The website holds nothing about this address.')).toBeVisible();
  await expect(person.getByText(/^Last erased:/)).toBeVisible();

  await page.goto(`${site.url}/admin/audit`);
  await expect(page.getByRole('row', { name: /Data erased/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Exported/ })).toBeVisible();
  expect(await page.locator('main').textContent()).not.toContain(PERSON.email);
});

const LOOKS = [
  { width: 1440, height: 900, language: 'en', erase: 'Erase for good', remove: 'Delete' },
  { width: 390, height: 844, language: 'gr', erase: 'Οριστική διαγραφή', remove: 'Διαγραφή' },
] as const;

for (const { width, height, language, erase, remove } of LOOKS) {
  test.describe(`without barriers, ${width} px, ${language}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    test('what is held of somebody, and the question before it is erased', async ({ page }) => {
      await fill();
      await open(page, '/admin/people', language);
      await page.locator('input[inputmode="email"]').fill(PERSON.email);
      await page.locator('.people-search button').click();
      await expect(page.getByRole('region', { name: PERSON.email })).toBeVisible();
      expect(await findBarriers(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await page.getByRole('button', { name: erase }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findBarriers(page)).toEqual([]);
    });

    test('messages, and the question before one is deleted', async ({ page }) => {
      await fill();
      await open(page, '/admin/messages', language);
      await expect(subjects(page)).toHaveCount(3);
      expect(await findBarriers(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await subjects(page).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: remove }).click();
      await expect(dialog.getByRole('region')).toBeVisible();
      expect(await findBarriers(page)).toEqual([]);
    });
  });
}

/** Pixels by which the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
