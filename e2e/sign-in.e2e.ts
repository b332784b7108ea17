import { expect, type Page, test } from '@playwright/test';
import {
  createEditorWithOwnPassword,
  EDITOR,
  ensureEditor,
  openSignedIn,
} from '../harness/accounts/staff.ts';
import { ADMIN } from '../harness/sites/site-under-test.ts';

test('whoever is not signed in is sent to the sign-in, and back home from there', async ({
  page,
}) => {
  await page.goto('/contact?lang=en');
  await page.goto('/admin/pages');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  // The redirect replaces the history: one step back is the page before, not the admin once more.
  await page.goBack();
  await expect(page).toHaveURL('/contact?lang=en');
  await page.goForward();
  await page.getByRole('link', { name: 'Back to home page' }).click();
  await expect(page).toHaveURL(/\/(\?lang=en)?$/);
});

test('the sign-in has the typeface and the ink of the site', async ({ page }) => {
  const lookOf = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { fontFamily, color } = getComputedStyle(element);
      return { fontFamily, color };
    });
  await page.goto('/contact?lang=en');
  const site = await lookOf('body');
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await lookOf('.sign-in')).toEqual(site);
});

test('the server’s own page of the admin says Loading... until the token is checked', async ({
  request,
}) => {
  const html = await (await request.get('/admin/pages')).text();
  expect(html).toContain('Loading...');
});

test('nothing of the admin is shown until the token is checked, and then the screen that was asked for', async ({
  page,
}) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/auth/verify', async (route) => {
    await held;
    await route.continue();
  });
  await openSignedIn(page, '/admin/pages');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
  await expect(page).toHaveURL('/admin/pages');
});

test('the side navigation leads to the dashboard, pages, media and users, and says who is signed in', async ({
  page,
}) => {
  await openSignedIn(page, '/admin/dashboard');
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
  await expect(person).toContainText(ADMIN.email);
  await expect(person).toContainText('Administrator');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('an administrator is led from /admin to the pages', async ({ page }) => {
  await openSignedIn(page, '/admin');
  await expect(page).toHaveURL('/admin/pages');
});

test('a wrong password is told, the button says Signing in... while it is busy, and then it works', async ({
  page,
}) => {
  await page.goto('/login');
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/auth/login', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  release();
  await expect(page.getByText('Login failed. Please check your credentials.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/admin/pages');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
});

test('an answer that is not JSON is an error with the specified text', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Server returned non-JSON response')).toBeVisible();
});

test('the admin’s own sign-in leads to the dashboard; signing out ends it everywhere', async ({
  page,
}) => {
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { name: 'Sign in to Admin Panel' })).toBeVisible();
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/dashboard');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const headers = { Authorization: `Bearer ${token}` };
  const status = async () => (await page.request.get('/api/auth/verify', { headers })).status();
  await expect.poll(status).toBe(401);
});

test('a token that is no longer valid is removed without a word', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('token', 'stale'));
  await page.goto('/admin/pages');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('an editor works on content, and what is the administrator’s leads to /unauthorized', async ({
  page,
}) => {
  await ensureEditor(page.request);
  await openSignedIn(page, '/admin/pages', EDITOR);
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
  await expect(page.getByText(EDITOR.email)).toBeVisible();
  for (const path of ['/admin/users', '/admin/audit']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/unauthorized/);
  }
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
    await createEditorWithOwnPassword(page.request, account);
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

test('/unauthorized is in the language of the admin', async ({ page }) => {
  await ensureEditor(page.request);
  await openSignedIn(page, '/admin/account', EDITOR);
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/unauthorized?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You do not have access to this page',
  );
  await page.evaluate(() => localStorage.setItem('admin-language', 'gr'));
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/unauthorized');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Δεν έχετε πρόσβαση σε αυτή τη σελίδα',
  );
});

test('whoever comes without a role is an editor', async ({ page }) => {
  await page.route('**/api/auth/verify', (route) =>
    route.fulfill({ json: { id: 'x', email: 'roleless@example.org' } }),
  );
  await openSignedIn(page, '/admin/account');
  await expect(page.getByRole('main').getByText('Editor', { exact: true })).toBeVisible();
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/unauthorized/);
});

test('email and password are required, and the email must look like one', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/login')) asked.push(request.url());
  });
  await page.goto('/login');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  const send = page.getByRole('button', { name: 'Sign in', exact: true });
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
