import { expect, type Page, test } from '@playwright/test';
import { enterPassword } from '../harness/accounts/staff.ts';
import { findBarriers } from '../harness/browser/axe.ts';
import { showScreen } from '../harness/browser/open-document.ts';
import { keepUnpainted } from '../harness/browser/unpainted.ts';
import {
  addVirtualAuthenticator,
  type VirtualAuthenticator,
} from '../harness/browser/virtual-authenticator.ts';
import { BENCH_ADMIN, type BenchSite, startBenchSite } from '../harness/sites/site.ts';

test.describe.configure({ mode: 'serial' });
test.setTimeout(240_000);
test.use({ actionTimeout: 20_000 });

let site: BenchSite;
/** The administrator's screen and an editor's, from test to test. */
let office: Page;
let page: Page;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  site = await startBenchSite({
    hostname: 'localhost',
    env: { SECOND_FACTOR: 'administrators', SEED: 'none' },
  });
  office = await browser.newPage();
  await keepUnpainted(office.context());
  page = await browser.newPage();
  await keepUnpainted(page.context());
});
test.afterAll(() => site.stop());

const EDITOR = { email: 'maria@example.org', password: 'plane-tree-shade' };
const section = (page: Page, name: string) => page.getByRole('region', { name });
const enterByPasskey = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });

/** Fills the dialog that adds a passkey and sends it. */
async function addPasskey(page: Page, name: string, password: string) {
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

test('added where a second step is required, instead of the app; it signs in, and the password alone no longer does', async () => {
  const device = await addVirtualAuthenticator(office);
  await enterPassword(office, BENCH_ADMIN, site.url);
  await expect(
    office.getByRole('heading', { name: 'Add the second step to your sign-in' }),
  ).toBeVisible();
  await office.getByRole('button', { name: 'Use a passkey instead' }).click();
  await addPasskey(office, 'Office computer', BENCH_ADMIN.password);
  await expect(office.getByRole('navigation').first()).toBeVisible();
  expect(await device.countPasskeys()).toBe(1);

  await showScreen(office, '/admin/account');
  const passkeys = section(office, 'Passkeys');
  await expect(passkeys.getByRole('listitem')).toContainText('Office computer');
  await expect(passkeys.getByRole('listitem')).toContainText('Not used yet');
  expect(await findBarriers(office)).toEqual([]);
  await device.setTouched(false);
  await office.getByRole('button', { name: 'Sign out' }).click();
  await expect(office).toHaveURL(`${site.url}/login`);

  await enterPassword(office, BENCH_ADMIN, site.url);
  await expect(office.getByRole('alert')).toHaveText(/Your password alone is not enough/);
  await device.setVerified(false);
  await device.setTouched(true);
  await enterByPasskey(office).click();
  await expect(office.getByRole('alert')).toHaveText(/The device gave no passkey/);
  await expect(office.getByRole('alert')).toBeFocused();
  expect(await findBarriers(office)).toEqual([]);
  await device.setVerified(true);
  await enterByPasskey(office).focus();
  await office.keyboard.press('Enter');
  await expect(office).toHaveURL(`${site.url}/admin/pages`);

  await showScreen(office, '/admin/account');
  await expect(passkeys.getByRole('listitem')).toContainText('Last used');
  const sessions = section(office, 'Where you are signed in').getByRole('listitem');
  await expect(sessions.filter({ hasText: 'This one' })).toContainText('By passkey');

  // The last one stays where a second step is required; another one may go.
  const remove = (name: string) => office.getByRole('button', { name: `Remove: ${name}` });
  const question = office.getByRole('dialog', { name: 'Remove a passkey' });
  await remove('Office computer').click();
  await question.getByLabel('Current password').fill(BENCH_ADMIN.password);
  await office.keyboard.press('Enter');
  await expect(question.getByRole('alert')).toHaveText(/First add another passkey or the app/);
  await question.getByRole('button', { name: 'Cancel' }).click();

  // One device keeps one of each account.
  await office.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = office.getByRole('dialog', { name: 'Add a passkey' });
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await office.keyboard.type('not-the-password');
  await office.keyboard.press('Enter');
  await expect(dialog.getByText('The current password is not right.')).toBeVisible();
  await dialog.getByLabel('Current password').fill(BENCH_ADMIN.password);
  await office.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(/already has a passkey/);
  await device.replace();
  await addPasskey(office, 'Phone', BENCH_ADMIN.password);
  await expect(passkeys.getByRole('listitem')).toHaveCount(2);
  await remove('Office computer').click();
  await question.getByLabel('Current password').fill(BENCH_ADMIN.password);
  await office.keyboard.press('Enter');
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  await expect(passkeys.getByRole('heading')).toBeFocused();
  await expect(passkeys.getByRole('listitem')).toContainText('Phone');
});

/** Makes the editor, with a password of their own, by the API. */
async function makeEditor() {
  const send = async (method: 'post' | 'put', path: string, token: string, data: object) => {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await page.request[method](`${site.url}/api${path}`, { headers, data });
    expect(response.ok(), path).toBe(true);
    return (await response.json()) as { token: string };
  };
  const byAdministrator = (await office.evaluate(() => localStorage.getItem('token'))) ?? '';
  const first = { ...EDITOR, password: 'handed-over-on-paper' };
  await send('post', '/users', byAdministrator, { ...first, name: 'Μαρία', role: 'editor' });
  const { token } = await send('post', '/auth/login', '', first);
  await send('put', '/auth/password', token, {
    current: first.password,
    password: EDITOR.password,
  });
}

/** The editor's. */
let device: VirtualAuthenticator;

test('proposed in the field of the e-mail address; lost ones are removed by an administrator, and all is recorded', async () => {
  await makeEditor();
  device = await addVirtualAuthenticator(page);
  await enterPassword(page, EDITOR, site.url);
  await expect(page).toHaveURL(`${site.url}/admin/pages`);
  await showScreen(page, '/admin/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await addPasskey(page, 'Phone', EDITOR.password);
  await device.setTouched(false);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${site.url}/login`);
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  // A person who takes the proposal only touches the device. The screen that is open would take it, too, and be left.
  await page.goto('about:blank');
  await device.setTouched(true);
  await page.goto(`${site.url}/login`);
  await expect(page).toHaveURL(`${site.url}/admin/pages`);

  await showScreen(office, '/admin/users');
  const row = office.getByRole('listitem').filter({ hasText: EDITOR.email });
  await expect(row).toContainText('1 passkey');
  await row.getByRole('button', { name: 'Remove passkeys' }).click();
  const question = office.getByRole('dialog', { name: 'Remove passkeys' });
  await expect(question).toContainText(EDITOR.email);
  await question.getByRole('button', { name: 'Remove passkeys' }).click();
  await expect(row.getByRole('button', { name: 'Remove passkeys' })).toHaveCount(0);
  await expect(row).not.toContainText('1 passkey');

  // The editor is signed out everywhere, and the passkey opens nothing any more.
  await device.setTouched(false);
  await page.getByRole('link', { name: 'Media' }).click();
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(again).toBeVisible();
  await device.setTouched(true);
  await enterByPasskey(page).click();
  await expect(again.getByRole('alert')).toHaveText(/This passkey is not valid here/);
  await again.getByLabel('Password', { exact: true }).fill(EDITOR.password);
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again).toHaveCount(0);

  await showScreen(office, '/admin/audit');
  for (const action of ['Passkey added', 'Signed in with a passkey', 'Passkey removed']) {
    const record = office.getByRole('row', { name: action }).filter({ hasText: EDITOR.email });
    await expect(record).toHaveCount(1);
  }
});

test('added although the answer was lost: that is said, and signing in with it shows it', async () => {
  await showScreen(page, '/admin/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.route('**/api/auth/passkeys', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Current password').fill(EDITOR.password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('the passkey may have been added');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert')).toContainText('has probably been added');
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await again.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(again).toBeHidden();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Passkey added', { exact: true })).toBeVisible();
  await expect(section(page, 'Passkeys').getByRole('listitem')).toHaveCount(1);
  expect(await device.countPasskeys()).toBe(1);
  await page.unroute('**/api/auth/passkeys');
});

test('not offered at a bare IP address, where browsers have none', async () => {
  const atAddress = site.url.replace('localhost', '127.0.0.1');
  await enterPassword(page, EDITOR, atAddress);
  await expect(page).toHaveURL(`${atAddress}/admin/pages`);
  await showScreen(page, '/admin/account');
  await expect(section(page, 'Passkeys')).toContainText('You cannot add one here');
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  await expect(enterByPasskey(page)).toHaveCount(0);
});
