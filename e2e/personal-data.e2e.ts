import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { openSqlite } from '../database/connect.ts';
import { fillWithPerson, PERSON } from '../harness/accounts/person.ts';
import { findBarriers } from '../harness/browser/axe.ts';
import { showScreen } from '../harness/browser/open-document.ts';
import { keepUnpainted } from '../harness/browser/unpainted.ts';
import { BENCH_ADMIN, type BenchSite, startBenchSite } from '../harness/sites/site.ts';

let site: BenchSite;
let token: string;
/** One document of staff who go from screen to screen. */
let page: Page;
test.beforeAll(async ({ browser, request }) => {
  site = await startBenchSite({
    env: { SMTP_URL: '', SEED: 'none' },
  });
  const answer = await request.post(`${site.url}/api/auth/login`, { data: BENCH_ADMIN });
  token = ((await answer.json()) as { token: string }).token;
  page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await keepUnpainted(page.context());
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto(`${site.url}/admin/account`);
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

const subjects = () => page.locator('.messages-open');

test('staff find a message by words, reference number and address, and delete it', async ({
  request,
}) => {
  await fill();
  await showScreen(page, '/admin/messages');
  await expect(subjects()).toHaveCount(3);
  await expectNoBarriers();
  const search = page.getByRole('searchbox');
  await search.fill('γιορτη');
  await expect(subjects()).toHaveText(['Γιορτή']);
  await search.fill('Other@example');
  await expect(subjects()).toHaveText(['Τέλη']);
  await subjects().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/\d{4}-\d{6}/);
  const reference = /\d{4}-\d{6}/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
  await dialog.getByRole('button', { name: 'Close' }).click();
  await search.fill(reference);
  await expect(subjects()).toHaveCount(1);
  expect(page.url()).not.toContain(reference);

  await subjects().click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('Delete this message for good?');
  await expectNoBarriers();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('button', { name: 'Mark as done' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No messages match.')).toBeVisible();
  await search.fill('');
  await expect(subjects()).toHaveCount(2);
  await showScreen(page, '/admin/audit');
  const record = page.getByRole('row', { name: new RegExp(reference) });
  await expect(record).toContainText('Deleted');

  // Whoever deletes what somebody else has deleted is told so.
  await showScreen(page, '/admin/messages');
  await subjects().filter({ hasText: 'Γιορτή' }).click();
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

test('messages that nobody answered are told of on the dashboard, before they go', async () => {
  await fill();
  await showScreen(page, '/admin/dashboard');
  await page.getByRole('link', { name: 'Unanswered messages that will soon be deleted' }).click();
  await expect(subjects()).toHaveText(['Γιορτή']);
  await subjects().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Will be deleted.*May 3, 2030.*unless somebody deals with it/);
  await dialog.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText('No unanswered message is about to be deleted.')).toBeAttached();
});

test('an administrator finds, exports and erases what is held of an address', async () => {
  await fill();
  await showScreen(page, '/admin/dashboard');
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
  await expect(person).toBeVisible();
  await expectNoBarriers();
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
  await expectNoBarriers();
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(person.getByText('The website holds nothing about this address.')).toBeVisible();
  await expect(person.getByText(/^Last erased:/)).toBeVisible();

  await showScreen(page, '/admin/audit');
  await expect(page.getByRole('row', { name: /Data erased/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Exported/ })).toBeVisible();
  expect(await page.locator('main').textContent()).not.toContain(PERSON.email);
});

const LOOKS = [
  { width: 390, height: 844, lang: 'el' },
  { width: 1440, height: 900, lang: 'en' },
] as const;

/** Looks at what is open on a Greek phone, and on a wide English screen, as which it stays. */
async function expectNoBarriers(): Promise<void> {
  for (const { lang, ...size } of LOOKS) {
    await page.setViewportSize(size);
    // A dialog that is open lies over the switch.
    await page.locator(`.language-switch [lang="${lang}"]`).dispatchEvent('click');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    expect(await findBarriers(page), lang).toEqual([]);
    expect(await overflow(), lang).toBe(0);
  }
}

/** Pixels by which the page is wider than its window. */
const overflow = () =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
