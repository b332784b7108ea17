import { expect, type Page } from '@playwright/test';
import {
  createStaffWithOwnPassword,
  EDITOR,
  ensureEditor,
  openSignedIn,
} from '../harness/accounts/staff.ts';
import { showScreen } from '../harness/browser/open-document.ts';
import { test } from '../harness/browser/unpainted.ts';

test('the server’s own page of the admin says Loading... until the token is checked', async ({
  request,
}) => {
  const html = await (await request.get('/admin/pages')).text();
  expect(html).toContain('Loading...');
});

/** Holds the calls to an address back until the returned function is called. */
async function holdCalls(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/**
 * An administrator whom no other journey shares: they show screens in both languages as ADMIN, and whoever signs in by
 * the form meets the language that was chosen last.
 */
const OWN = {
  email: `signs-in-${process.env.TEST_WORKER_INDEX ?? 0}@example.org`,
  password: 'plane-tree-by-the-sea',
  name: 'Διαχείριση',
  role: 'admin',
} as const;

test('who comes without a sign-in is led to it, told what will not do, let in, and signs out', async ({
  page,
  request,
}) => {
  await createStaffWithOwnPassword(request, OWN);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/login')) asked.push(request.url());
  });
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  const send = page.getByRole('button', { name: 'Sign in', exact: true });
  const signOut = page.getByRole('button', { name: 'Sign out' });
  const keptToken = () => page.evaluate(() => localStorage.getItem('token'));
  const lookOf = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { fontFamily, color } = getComputedStyle(element);
      return { fontFamily, color };
    });

  await test.step('whoever is not signed in is sent to the sign-in, and back home from there', async () => {
    await page.goto('/contact?lang=en');
    const site = await lookOf('body');
    await page.goto('/admin/pages');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
    // The typeface and the ink of the site.
    expect(await lookOf('.sign-in')).toEqual(site);
    // The redirect replaces the history: one step back is the page before, not the admin once more.
    await page.goBack();
    await expect(page).toHaveURL('/contact?lang=en');
    await page.goForward();
    await page.getByRole('link', { name: 'Back to home page' }).click();
    await expect(page).toHaveURL(/\/(\?lang=en)?$/);
  });

  await test.step('email and password are required, and the email must look like one', async () => {
    await page.goto('/login');
    const isValid = (field: typeof email) =>
      field.evaluate((input: HTMLInputElement) => input.validity.valid);
    await send.click();
    expect([await isValid(email), await isValid(password)]).toEqual([false, false]);
    await email.fill('not an address');
    await password.fill('any-password-at-all');
    await send.click();
    expect([await isValid(email), await isValid(password)]).toEqual([false, true]);
    expect(asked).toEqual([]);
    // Managers of passwords fill it in, and nobody beside reads it until it is to be seen.
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
  });

  await test.step('an answer that is not JSON is an error with the specified text', async () => {
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    );
    await email.fill(OWN.email);
    await password.fill('not-the-password');
    await send.click();
    await expect(page.getByText('Server returned non-JSON response')).toBeVisible();
    await page.unroute('**/api/auth/login');
  });

  await test.step('a wrong password is told, the button says Signing in... while it is busy, and then it works', async () => {
    const release = await holdCalls(page, '**/api/auth/login');
    await send.click();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    release();
    await expect(page.getByText('Login failed. Please check your credentials.')).toBeVisible();
    await password.fill(OWN.password);
    await send.click();
    await expect(page).toHaveURL('/admin/pages');
    expect(await keptToken()).toBeTruthy();
  });

  await test.step('nothing of the admin is shown until the token is checked, and then the screen that was asked for', async () => {
    const release = await holdCalls(page, '**/api/auth/verify');
    await page.goto('/admin/users');
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await expect(page).toHaveURL('/admin/users');
  });

  await test.step('an administrator is led from /admin to the pages', async () => {
    await showScreen(page, '/admin');
    await expect(page).toHaveURL('/admin/pages');
    await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  });

  await test.step('the admin’s own sign-in leads to the dashboard; signing out ends it everywhere', async () => {
    await signOut.click();
    await expect(page).toHaveURL('/login');
    await page.goto('/admin/login');
    await expect(page.getByRole('heading', { name: 'Sign in to Admin Panel' })).toBeVisible();
    await email.fill(OWN.email);
    await password.fill(OWN.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/dashboard');
  });

  await test.step('the side navigation leads to the dashboard, pages, media and users, and says who is signed in', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [name, address] of [
      ['Pages', '/admin/pages'],
      ['Media', '/admin/media'],
      ['Users', '/admin/users'],
      ['Dashboard', '/admin/dashboard'],
    ] as const) {
      const link = page.getByRole('navigation').getByRole('link', { name, exact: true });
      await link.click();
      await expect(page).toHaveURL(address);
      await expect(link).toHaveAttribute('aria-current', 'page');
    }
    // On the dashboard the address also stands beside what its holder changed.
    const person = page.locator('.admin-person');
    await expect(person).toContainText(OWN.email);
    await expect(person).toContainText('Administrator');
  });

  await test.step('signing out forgets the token and ends the session', async () => {
    const headers = { Authorization: `Bearer ${await keptToken()}` };
    await signOut.click();
    await expect(page).toHaveURL('/login');
    expect(await keptToken()).toBeNull();
    const status = async () => (await page.request.get('/api/auth/verify', { headers })).status();
    await expect.poll(status).toBe(401);
  });

  await test.step('a token that is no longer valid is removed without a word', async () => {
    await page.evaluate(() => localStorage.setItem('token', 'stale'));
    await page.goto('/admin/pages');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await keptToken()).toBeNull();
  });
});

test('an editor works on content, and what is the administrator’s leads to /unauthorized', async ({
  page,
}) => {
  await ensureEditor(page.request);
  await openSignedIn(page, '/admin/pages', EDITOR);
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
  await expect(page.getByText(EDITOR.email)).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/unauthorized?lang=en');
  await expect(heading).toHaveText('You do not have access to this page');

  await test.step('/unauthorized is in the language of the admin', async () => {
    await page.evaluate(() => localStorage.setItem('admin-language', 'gr'));
    await page.goto('/admin/audit');
    await expect(page).toHaveURL('/unauthorized');
    await expect(heading).toHaveText('Δεν έχετε πρόσβαση σε αυτή τη σελίδα');
  });

  await test.step('whoever comes without a role is an editor', async () => {
    await page.evaluate(() => localStorage.setItem('admin-language', 'en'));
    await page.route('**/api/auth/verify', (route) =>
      route.fulfill({ json: { id: 'x', email: 'roleless@example.org' } }),
    );
    await page.goto('/admin/account');
    await expect(page.getByRole('main').getByText('Editor', { exact: true })).toBeVisible();
    await page.goto('/admin/users');
    await expect(page).toHaveURL(/\/unauthorized/);
  });
});

test.describe('in a Greek browser', () => {
  test.use({ locale: 'el-GR' });

  test('the admin begins in Greek; the language that somebody chose is theirs on every computer, and nobody else’s', async ({
    page,
    browser,
  }) => {
    const account = {
      name: 'Γλώσσα',
      email: `language-${crypto.randomUUID().slice(0, 8)}@example.org`,
      password: 'plane-tree-shade',
    };
    await createStaffWithOwnPassword(page.request, account);
    await page.goto('/login');
    const title = (on: Page) => on.getByRole('heading', { level: 1 });
    await expect(title(page)).toHaveText('Σύνδεση στον λογαριασμό σας');
    await openSignedIn(page, '/admin/account', account);
    await expect(title(page)).toHaveText('Ο λογαριασμός μου');
    await page.getByLabel('Γλώσσα της διαχείρισης').selectOption('English');
    await page.getByLabel('Ονοματεπώνυμο').fill('Γλώσσα Δύο');
    await page.getByRole('button', { name: 'Αποθήκευση στοιχείων' }).click();
    await expect(title(page)).toHaveText('My account');
    await page.reload();
    await expect(title(page)).toHaveText('My account');
    await expect(page.getByLabel('Full name')).toHaveValue('Γλώσσα Δύο');

    const other = await browser.newPage({ locale: 'el-GR' });
    await other.goto('/login');
    await other.getByLabel('Email').fill(account.email);
    await other.getByLabel('Κωδικός', { exact: true }).fill(account.password);
    await other.getByRole('button', { name: 'Σύνδεση', exact: true }).click();
    await expect(other.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await other.getByRole('button', { name: 'Sign out' }).click();
    await expect(title(other)).toHaveText('Σύνδεση στον λογαριασμό σας');
    await other.goto('/login');
    await expect(title(other)).toHaveText('Σύνδεση στον λογαριασμό σας');
  });
});
