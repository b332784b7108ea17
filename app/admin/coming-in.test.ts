import { expect as expectInBrowser, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestApi } from '../../harness/api.ts';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';

/** How somebody comes in: invited, with a passkey or a code, and once more over their work. */

/** A busy machine takes its time. */
const expectOn = expectInBrowser.configure({ timeout: 15_000 });

let screens: StaffScreens;
let page: Page;
let api: TestApi;
beforeAll(async () => {
  screens = await openStaffScreens();
  ({ page } = screens);
  api = await screens.begin('admin');
  await screens.open('/admin/bin');
});
/** What lets go what a test holds: a test that failed in the middle holds up no other one. */
const held: (() => void)[] = [];
afterEach(async () => {
  for (const letGo of held.splice(0)) letGo();
  await page.unrouteAll({ behavior: 'wait' });
});
afterAll(() => screens.close());

const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const PASSWORD = 'harbour-olive-lantern';

let isSomebodyHere = true;
/** Opens a screen with the administrator signed in. */
async function openAsAdmin(path: string): Promise<void> {
  isSomebodyHere = true;
  await page.evaluate(([to, as]) => window.openScreen(to, as), [path, api.tokens.admin] as const);
}

/** Opens a screen with nobody signed in. The server keeps the session of whoever was. */
async function openAsNobody(path: string): Promise<void> {
  if (isSomebodyHere) {
    await openAsAdmin('/admin/bin');
    await page.route('**/api/auth/logout', (route) => route.fulfill({ json: {} }));
    await button('Sign out').click();
    await expectOn(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
    isSomebodyHere = false;
  }
  await page.evaluate((to) => window.openScreen(to, ''), path);
}

describe('somebody invited', () => {
  const password = () => page.getByLabel('Your password', { exact: true });
  const accept = () => button('Accept and sign in');
  const OPEN = '**/api/auth/invitation/open';
  const ACCEPT = '**/api/auth/invitation/accept';
  const invitation = (name: string) => ({
    name,
    email: 'niki@example.org',
    role: 'editor',
    invitedBy: 'admin',
  });
  const answerOpen = (name: string) =>
    page.route(OPEN, (route) => route.fulfill({ json: invitation(name) }));

  test('is shown whom another link is for that is pasted into the same tab', async () => {
    await page.route(OPEN, (route) => {
      const { token } = route.request().postDataJSON();
      return route.fulfill({ json: invitation(token === 'first' ? 'Νίκη' : 'Ρέα') });
    });
    await openAsNobody('/admin/invitation#first');
    await expectOn(page.locator('.sign-in-facts')).toContainText('Νίκη');
    await expectOn(page.locator('main')).not.toContainText('signed in to another account');
    await page.evaluate(() => {
      location.hash = 'second';
    });
    await expectOn(page.locator('.sign-in-facts')).toContainText('Ρέα');
  });

  test('is told that accepting signs a colleague out who is signed in here', async () => {
    await answerOpen('Νίκη');
    await openAsAdmin('/admin/invitation#link');
    await expectOn(page.locator('main')).toContainText('Accepting signs that account out.');
  });

  test('asks again where there was no line, and not where the link is used', async () => {
    await page.route(OPEN, (route) => route.abort(), { times: 1 });
    await openAsNobody('/admin/invitation#link');
    await expectOn(page.getByRole('alert')).toContainText('cannot be reached');
    expect(await page.getByRole('link', { name: 'Sign in', exact: true }).count()).toBe(0);
    const json = { message: 'It was used.' };
    await page.route(OPEN, (route) => route.fulfill({ status: 404, json }));
    await button('Try again').click();
    await expectOn(page.getByRole('alert')).toHaveText('It was used.');
    await expectOn(button('Try again')).toHaveCount(0);
    await expectOn(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  });

  test('is told at the password what is wrong with it, and has the focus there', async () => {
    await answerOpen('Νίκη');
    const json = { message: 'Wrong.', fields: { password: 'It is too short.' } };
    await page.route(ACCEPT, (route) => route.fulfill({ status: 400, json }));
    await openAsNobody('/admin/invitation#link');
    await password().fill('short');
    await accept().click();
    await expectOn(password()).toHaveAccessibleDescription(/It is too short\./);
    await expectOn(password()).toBeFocused();
  });

  test('has no form any more once the invitation was withdrawn', async () => {
    await answerOpen('Νίκη');
    const json = { message: 'It was withdrawn.' };
    await page.route(ACCEPT, (route) => route.fulfill({ status: 404, json }));
    await openAsNobody('/admin/invitation#link');
    await password().fill(PASSWORD);
    await accept().click();
    await expectOn(page.getByRole('alert')).toHaveText('It was withdrawn.');
    await expectOn(accept()).toHaveCount(0);
  });

  test('whose account is made but who could not be signed in is led to the sign-in', async () => {
    await answerOpen('Νίκη');
    await page.route(ACCEPT, (route) => route.fulfill({ json: { ok: true } }));
    const json = { message: 'Very busy.' };
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 503, json }));
    await openAsNobody('/admin/invitation#link');
    await password().fill(PASSWORD);
    await accept().click();
    await expectOn(page.getByRole('status')).toHaveText(/^Your account is ready/);
    await expectOn(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  });
});

describe('whoever signs in', () => {
  test('with a device that gives no passkey is told about the device', async () => {
    // As where somebody cancels, or has none.
    await page.evaluate(() => {
      const { get } = CredentialsContainer.prototype;
      const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      Object.assign(CredentialsContainer.prototype, { get: refuse });
      Object.assign(window, {
        giveBack: () => Object.assign(CredentialsContainer.prototype, { get }),
      });
    });
    try {
      await openAsNobody('/login');
      await button('Sign in with a passkey').click();
      await expectOn(page.getByRole('alert')).toContainText('The device gave no passkey');
    } finally {
      await page.evaluate(() => (window as unknown as { giveBack: () => void }).giveBack());
    }
  });

  test('with a passkey is not interrupted by what the browser proposes late', async () => {
    // The screen to sign in, which is shown to whoever signs out, proposes something itself.
    await openAsNobody('/admin/invitation#none');
    // The device waits for a finger, and writes down what it is asked.
    await page.evaluate(() => {
      const { get } = CredentialsContainer.prototype;
      const asked: CredentialRequestOptions[] = [];
      const wait = (options: CredentialRequestOptions) => {
        asked.push(options);
        return new Promise(() => {});
      };
      Object.assign(CredentialsContainer.prototype, { get: wait });
      Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: async () => true });
      Object.assign(window, {
        asked,
        giveBack: () => Object.assign(CredentialsContainer.prototype, { get }),
      });
    });
    const askedOf = () =>
      page.evaluate(() =>
        (window as unknown as { asked: CredentialRequestOptions[] }).asked.map(
          ({ mediation = 'by the button', signal }) => [mediation, signal?.aborted],
        ),
      );
    const { promise, resolve } = Promise.withResolvers<void>();
    held.push(resolve);
    let calls = 0;
    await page.route('**/api/auth/passkeys/sign-in/begin', async (route) => {
      calls += 1;
      if (calls === 1) await promise;
      await route.fallback();
    });
    try {
      await openAsNobody('/login');
      await expectOn.poll(() => calls).toBe(1);
      await button('Sign in with a passkey').click();
      await expectOn.poll(askedOf).toEqual([['by the button', false]]);
      const late = page.waitForResponse('**/api/auth/passkeys/sign-in/begin');
      resolve();
      await (await late).finished();
      await page.evaluate(() => new Promise((heard) => setTimeout(heard, 50)));
      expect(await askedOf()).toEqual([['by the button', false]]);
      expect(await page.getByRole('alert').count()).toBe(0);
    } finally {
      await page.evaluate(() => (window as unknown as { giveBack: () => void }).giveBack());
    }
  });

  test('in two steps is offered no passkey beside the code, and types a wrong one anew', async () => {
    await page.route('**/api/auth/login', (route) => {
      const { code } = route.request().postDataJSON();
      const json = code
        ? { message: 'It is wrong.', totpRequired: true, fields: { code: 'It is wrong.' } }
        : { message: 'A code is needed.', totpRequired: true };
      return route.fulfill({ status: 401, json });
    });
    await openAsNobody('/login');
    await expectOn(button('Sign in with a passkey')).toBeVisible();
    await page.getByLabel('Email').fill('admin@example.org');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button('Sign in').click();
    const code = page.getByLabel('Code from the app');
    await expectOn(code).toBeFocused();
    await expectOn(button('Sign in with a passkey')).toHaveCount(0);
    await code.fill('123456');
    await button('Sign in').click();
    await expectOn(page.getByRole('alert')).toHaveText('It is wrong.');
    await page.keyboard.type('654321');
    await expectOn(code).toHaveValue('654321');
  });
});

describe('whose session ends', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Your session has ended' });
  const end = () =>
    page.evaluate(() => {
      localStorage.setItem('token', 'old');
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });

  test('signs in over an open question, once, and with the code alone in the second step', async () => {
    await openAsAdmin('/admin/redirects');
    await button('New redirect').click();
    await page.getByLabel('Note for colleagues').fill('Till June');
    let count = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    held.push(resolve);
    await page.route('**/api/auth/login', async (route) => {
      count += 1;
      await promise;
      const json = { message: 'A code is needed.', totpRequired: true };
      return route.fulfill({ status: 401, json });
    });
    await end();
    await expectOn(dialog().getByLabel('Email')).toHaveValue('admin@example.org');
    // On top of the question, or else it could not be pressed.
    await dialog().getByLabel('Password', { exact: true }).click();
    await page.keyboard.type(PASSWORD);
    await dialog().getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectOn.poll(() => count).toBe(1);
    await expectOn(dialog().getByRole('button', { name: /^Signing in/ })).toBeDisabled();
    resolve();
    await expectOn(dialog().getByLabel('Code from the app')).toBeFocused();
    await expectOn(dialog().getByLabel('Password', { exact: true })).toBeHidden();
    expect(count).toBe(1);
  });

  test('finds the language that they chose elsewhere meanwhile', async () => {
    const user = await (await api.call('GET', '/auth/verify', { as: 'admin' })).json();
    const json = { token: api.tokens.admin, user: { ...user, language: 'gr' } };
    await page.route('**/api/auth/login', (route) => route.fulfill({ json }));
    await openAsAdmin('/admin/bin');
    await expectOn(page.getByRole('heading', { level: 1 })).toHaveText('Bin');
    await end();
    await dialog().getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog().getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectOn(page.getByRole('heading', { level: 1 })).toHaveText('Κάδος');
  });

  test('before a first password of their own is set signs in anew', async () => {
    const user = await (await api.call('GET', '/auth/verify', { as: 'admin' })).json();
    const mustFirst = 'choose-password';
    await page.route('**/api/auth/verify', (route) =>
      route.fulfill({ json: { ...user, mustFirst } }),
    );
    await openAsAdmin('/admin/dashboard');
    await expectOn(page.getByLabel('The password you were given')).toBeVisible();
    await page.unrouteAll();
    await end();
    await expectOn(page.getByRole('status')).toHaveText('Your session has ended');
    await expectOn(page.getByRole('status')).toBeFocused();
    await expectOn(page.getByLabel('The password you were given')).toHaveCount(0);
  });
});

test.each([
  ['add-second-factor', 'Add the second step to your sign-in'],
  ['renew-second-factor', 'Add your authenticator app again'],
])('who must first %s is told why', async (mustFirst, title) => {
  const user = await (await api.call('GET', '/auth/verify', { as: 'admin' })).json();
  await page.route('**/api/auth/verify', (route) =>
    route.fulfill({ json: { ...user, mustFirst } }),
  );
  await openAsAdmin('/admin/dashboard');
  await expectOn(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
