import { expect as expectInBrowser, type Route } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { totpCode } from '../../harness/accounts/totp-code.ts';
import type { TestApi } from '../../harness/api.ts';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';
import { pageData } from '../../harness/content/entry-data.ts';

/** Who signs out leaves nothing in the browser, whatever the line and the server do. */

/** A busy machine takes its time. */
const expectOn = expectInBrowser.configure({ timeout: 15_000 });

let screens: StaffScreens;
let api: TestApi;
beforeAll(async () => {
  screens = await openStaffScreens();
});
beforeEach(async () => {
  api = await screens.begin();
});
afterAll(() => screens.close());

const isKnown = async () => (await api.call('GET', '/auth/verify', { as: 'admin' })).status === 200;

test('token, language and what was shown are forgotten at once, though the server does not answer', async () => {
  const { page } = screens;
  await screens.open('/admin/users');
  await expectOn(page.getByRole('button', { name: /^New password/ }).first()).toBeVisible();
  await page.evaluate(() => localStorage.setItem('admin-language', 'en'));
  const held = new Promise<Route>((resolve) => void page.route('**/api/auth/logout', resolve));
  const out = page.getByRole('button', { name: 'Sign out', exact: true });
  const left = await out.evaluate((button) => {
    (button as HTMLButtonElement).click();
    return ['token', 'admin-language'].map((key) => localStorage.getItem(key));
  });
  expect(left).toEqual([null, null]);
  await expectOn(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => window.keptAnswers())).toEqual([]);
  await (await held).abort();
  await page.unroute('**/api/auth/logout');
});

test('the server hears of it, from a tab that is closed in the same moment, too', async () => {
  const { page } = screens;
  await screens.open('/admin/dashboard');
  const button = page.getByRole('button', { name: 'Sign out' });
  await expectOn(button).toBeVisible();
  expect(await isKnown()).toBe(true);
  const outlivesTab = await button.evaluate(
    (it) =>
      new Promise((resolve) => {
        const send = window.fetch;
        window.fetch = (where, how) => {
          if (String(where).endsWith('/api/auth/logout')) resolve(how?.keepalive);
          return send(where, how);
        };
        (it as HTMLButtonElement).click();
      }),
  );
  expect(outlivesTab).toBe(true);
  await expectOn.poll(isKnown).toBe(false);
});

test('an answer that was under way signs nobody in again', async () => {
  const { page } = screens;
  await screens.open('/admin/dashboard');
  await expectOn(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  const json = await (await api.call('GET', '/auth/verify', { as: 'admin' })).json();
  const held = new Promise<() => Promise<void>>((resolve) => {
    void page.route('**/api/auth/verify', (route) => resolve(() => route.fulfill({ json })));
  });
  // Another tab has signed in as well, and this one asks who it is.
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  const answer = await held;
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expectOn(page).toHaveURL(/\/login$/);
  const answered = page.waitForResponse('**/api/auth/verify');
  await answer();
  await (await answered).finished();
  await expectOn(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await expectOn(page).toHaveURL(/\/login$/);
  await page.unroute('**/api/auth/verify');
});

test('the refusal of a token that another tab has replaced meanwhile ends nothing', async () => {
  const { page } = screens;
  await screens.open('/admin/dashboard');
  await expectOn(page.locator('.admin-person-role')).toHaveText('Administrator');
  const held = new Promise<() => Promise<void>>((resolve) => {
    const json = { message: 'You need to sign in.' };
    const refuse = (route: Route) => resolve(() => route.fulfill({ status: 401, json }));
    void page.route('**/api/auth/verify', refuse, { times: 1 });
  });
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  const refuse = await held;
  await page.evaluate((token) => localStorage.setItem('token', token), api.tokens.editor);
  await refuse();
  await expectOn(page.locator('.admin-person-role')).toHaveText('Editor');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(api.tokens.editor);
});

test('a screen that the browser brings back from its memory asks to sign in again', async () => {
  const { page } = screens;
  await screens.open('/admin/dashboard');
  await expectOn(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.evaluate(() => {
    localStorage.removeItem('token');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectOn(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to the sign-in page' }).click();
  await expectOn(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
});

test('a tab hears that another one signed out, after a dialog that asked who is signed in, too', async () => {
  const { page } = screens;
  await screens.open('/admin/dashboard');
  await expectOn(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expectOn(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expectOn(page.getByRole('combobox')).toHaveCount(0);
  await page.evaluate(() => {
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
  await expectOn(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
});

test('who signs in again is shown what was refused before', async () => {
  const { page } = screens;
  await screens.open('/admin/dashboard');
  await expectOn(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  const refusal = { status: 401, json: { message: 'You need to sign in.' } };
  await page.route('**/api/bin?*', (route) => route.fulfill(refusal), { times: 1 });
  await page.getByRole('link', { name: 'Bin', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expectOn(dialog).toBeVisible();
  const problem = page.locator('main [role=alert]');
  await expectOn(problem).toHaveCount(1);
  await dialog.getByLabel('Password', { exact: true }).fill('olive-harbour-lantern');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectOn(dialog).toBeHidden();
  await expectOn(problem).toHaveCount(0);
  await expectOn(page).toHaveURL(/\/admin\/bin$/);
});

test('who signs in after somebody else is shown nothing that was fetched for them', async () => {
  const { page } = screens;
  await screens.open('/admin/users');
  await expectOn(page.getByRole('button', { name: /^New password/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Media' }).click();
  await expectOn(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible();
  expect(await page.evaluate(() => window.keptAnswers())).toContain('users');
  await page.evaluate((token) => {
    localStorage.setItem('token', token);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  }, api.tokens.editor);
  await expectOn(page.locator('.admin-person-role')).toHaveText('Editor');
  expect(await page.evaluate(() => window.keptAnswers())).not.toContain('users');
});

test('who must sign in first comes to the screen that was asked for', async () => {
  const { page } = screens;
  await screens.open('/admin/dashboard');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expectOn.poll(isKnown).toBe(false);
  await screens.open('/admin/media');
  await expectOn(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill('admin@example.org');
  await page.getByLabel('Password', { exact: true }).fill('olive-harbour-lantern');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectOn(page).toHaveURL(/\/admin\/media$/);
});

test('who signs in after somebody has signed out begins at the beginning, and is told nothing that was said to them', async () => {
  const { page } = screens;
  const body = { slug: 'harbour', data: pageData('harbour'), publish: false };
  expect((await api.call('POST', '/content/page', { as: 'admin', body })).status).toBe(201);
  await screens.open('/admin/pages');
  await page.getByRole('button', { name: 'Delete harbour' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectOn(page.locator('.announcements')).toContainText('harbour');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expectOn(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill('editor@example.org');
  await page.getByLabel('Password', { exact: true }).fill('olive-harbour-lantern');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectOn(page).toHaveURL(/\/admin(?:\/pages)?$/);
  await screens.show('/admin/bin');
  await expectOn(page.getByRole('rowheader').or(page.getByText('harbour')).first()).toBeVisible();
  expect(await page.locator('.announcements p').count()).toBe(0);
});

test('what is answered after somebody has signed out is not said to who signs in next', async () => {
  const { page } = screens;
  const row = { path: '/ten', address: '/ten', times: 10, lastOn: '2026-03-01', linkedFrom: null };
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/missed**', async (route) => {
    if (route.request().method() === 'GET') {
      return route.fulfill({ json: { missed: [row], total: 1 } });
    }
    await promise;
    return route.fulfill({ json: {} });
  });
  await screens.open('/admin/missed');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Ignore: /ten' }).click();
  await sent;
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expectOn(page).toHaveURL(/\/login$/);
  const answered = page.waitForResponse('**/api/missed');
  resolve();
  await (await answered).finished();
  await page.getByLabel('Email').fill('editor@example.org');
  await page.getByLabel('Password', { exact: true }).fill('olive-harbour-lantern');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectOn(page).toHaveURL(/\/admin(?:\/pages)?$/);
  await screens.show('/admin/pages');
  await expectOn(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
  expect(await page.locator('.announcements p').count()).toBe(0);
  await page.unrouteAll();
});

test.each(['signs in again', 'adds a second step'])(
  'who %s and leaves before the answer comes is not signed in by it',
  async (act) => {
    const { page } = screens;
    const { promise, resolve } = Promise.withResolvers<void>();
    const made = await api.call('POST', '/auth/login', {
      body: { email: 'editor@example.org', password: 'olive-harbour-lantern' },
    });
    const json = await made.json();
    const late = async (route: Route) => {
      await promise;
      await route.fulfill({ json });
    };
    if (act === 'signs in again') {
      await screens.open('/admin/dashboard');
      await expectOn(page.locator('.admin-person-role')).toHaveText('Administrator');
      await page.route('**/api/auth/login', late);
      await page.evaluate(() => {
        localStorage.setItem('token', 'old');
        window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
      });
      const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
      await dialog.getByLabel('Password', { exact: true }).fill('olive-harbour-lantern');
      const sent = page.waitForRequest('**/api/auth/login');
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
      await sent;
      await dialog.getByRole('button', { name: 'Go to the sign-in page' }).click();
    } else {
      await page.route('**/api/auth/totp', (route) =>
        route.fulfill({
          json:
            route.request().method() === 'GET'
              ? { enabled: false, required: false }
              : { secret: 'ABCD', uri: 'otpauth://totp/x?secret=ABCD', recoveryCodes: ['a'] },
        }),
      );
      await page.route('**/api/auth/totp/confirm', late);
      await screens.open('/admin/account');
      await page.getByRole('button', { name: 'Turn on', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Current password').fill('x');
      await page.keyboard.press('Enter');
      await dialog.getByLabel('Code from the app').fill('123456');
      const sent = page.waitForRequest('**/api/auth/totp/confirm');
      await page.keyboard.press('Enter');
      await sent;
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    }
    await expectOn(page).toHaveURL(/\/login$/);
    const ended = page.waitForRequest('**/api/auth/logout');
    resolve();
    expect((await ended).headers().authorization).toBe(`Bearer ${json.token}`);
    await expectOn(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(null);
    await page.unrouteAll();
  },
);

test('who leaves while a first password of their own is being set is not signed in with it', async () => {
  const { page } = screens;
  const user = await (await api.call('GET', '/auth/verify', { as: 'admin' })).json();
  const mustFirst = 'choose-password';
  await page.route('**/api/auth/verify', (route) =>
    route.fulfill({ json: { ...user, mustFirst } }),
  );
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/auth/password', async (route) => {
    await promise;
    await route.fulfill({ json: {} });
  });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await screens.open('/admin/dashboard');
  const fields = page.locator('input[type="password"]');
  await fields.first().fill('olive-harbour-lantern');
  await fields.last().fill('plane-tree-shade');
  const call = page.waitForRequest('**/api/auth/password');
  await page.keyboard.press('Enter');
  await call;
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expectOn(page).toHaveURL(/\/login$/);
  const answered = page.waitForResponse('**/api/auth/password');
  resolve();
  await (await answered).finished();
  await page.evaluate(() => window.settle());
  expect(sent).not.toContain('/api/auth/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(null);
  page.removeAllListeners('request');
  await page.unrouteAll();
});

test('who signs in where the browser keeps nothing is told so, and is not let in half', async () => {
  const { page } = screens;
  await screens.open('/admin/dashboard');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expectOn(page).toHaveURL(/\/login$/);
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      Storage.prototype.setItem = setItem;
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.getByLabel('Email').fill('editor@example.org');
  await page.getByLabel('Password', { exact: true }).fill('olive-harbour-lantern');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectOn(page.getByRole('alert')).toContainText('the browser does not keep the sign-in');
  await expectOn(page).toHaveURL(/\/login$/);
});

test('a refusal gets the focus and is forgotten with the next try; one of the account leads back from the code', async () => {
  const { page } = screens;
  const answers = [
    { message: 'It is wrong.' },
    { message: 'A code is needed.', totpRequired: true },
    { message: 'It is disabled.' },
  ];
  const asked: unknown[] = [];
  await page.route('**/api/auth/login', (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ status: 401, json: answers[asked.length - 1] });
  });
  await screens.open('/admin/dashboard');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
  const account = { email: 'editor@example.org', password: 'olive-harbour-lantern' };
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await signIn.click();
  await expectOn(page.getByRole('alert')).toHaveText('It is wrong.');
  await expectOn(page.getByRole('alert')).toBeFocused();
  await signIn.click();
  await page.getByLabel('Code from the app').fill('123456');
  expect(await page.getByRole('alert').count()).toBe(0);
  await signIn.click();
  await expectOn(page.getByRole('alert')).toHaveText('It is disabled.');
  await expectOn(page.getByLabel('Email')).toHaveValue(account.email);
  await expectOn(page.getByLabel('Email')).toBeVisible();
  expect(await page.getByLabel('Code from the app').count()).toBe(0);
  expect(asked).toEqual([account, account, { ...account, code: '123456' }]);
  await page.unroute('**/api/auth/login');
});

test('a code that was wrong is forgotten with its kind, and with a field for another kind', async () => {
  const { page } = screens;
  await page.route('**/api/auth/login', (route) => {
    const isCode = route.request().postDataJSON().code !== undefined;
    const json = { message: isCode ? 'It is wrong.' : 'A code is needed.', totpRequired: true };
    return route.fulfill({ status: 401, json });
  });
  await screens.open('/admin/dashboard');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByLabel('Email').fill('editor@example.org');
  await page.getByLabel('Password', { exact: true }).fill('olive-harbour-lantern');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Code from the app').fill('123456');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectOn(page.getByRole('alert')).toHaveText('It is wrong.');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expectOn(page.getByLabel('Recovery code')).toBeFocused();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expectOn(page.getByLabel('Email')).toBeFocused();
  await page.unroute('**/api/auth/login');
});

test('whoever sets the site up is told at each field what is wrong with it, and is signed in afterwards', async () => {
  const { page } = screens;
  const sent: unknown[] = [];
  const json = { message: 'Some fields are wrong.', fields: { password: 'It is too short.' } };
  await page.route('**/api/auth/setup', (route) => {
    sent.push(route.request().postDataJSON());
    return sent.length === 1
      ? route.fulfill({ status: 400, json })
      : route.fulfill({ json: { ok: true } });
  });
  await screens.open('/admin/setup?token=of-the-link');
  await page.getByLabel('Full name').fill('Νίκη');
  await page.getByLabel('Email').fill('admin@example.org');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('short');
  const create = page.getByRole('button', { name: 'Create the account' });
  await create.click();
  await expectOn(page.getByRole('alert')).toHaveText('Some fields are wrong.');
  await expectOn(page.getByRole('alert')).toBeFocused();
  await expectOn(password).toHaveAccessibleDescription(/It is too short\./);
  await password.fill('olive-harbour-lantern');
  await create.click();
  await expectOn(page).toHaveURL(/\/admin$/);
  const account = { token: 'of-the-link', name: 'Νίκη', email: 'admin@example.org' };
  expect(sent).toEqual([
    { ...account, password: 'short' },
    { ...account, password: 'olive-harbour-lantern' },
  ]);
  await page.unroute('**/api/auth/setup');
});

test.each([
  [
    'made the account and could not be signed in at that moment',
    { setup: { json: { ok: true } }, login: { status: 503, json: { message: 'Very busy.' } } },
    { role: 'status', says: /Your account is ready\. Sign in/ },
  ],
  [
    'opens the link when it was used already',
    { setup: { status: 403, json: { message: 'No longer valid.' } }, login: {} },
    { role: 'alert', says: 'No longer valid.' },
  ],
] as const)('whoever %s is led to the sign-in', async (_what, answers, { role, says }) => {
  const { page } = screens;
  await page.route('**/api/auth/setup', (route) => route.fulfill(answers.setup));
  await page.route('**/api/auth/login', (route) => route.fulfill(answers.login));
  await screens.open('/admin/setup?token=of-the-link');
  await page.getByLabel('Full name').fill('Νίκη');
  await page.getByLabel('Email').fill('admin@example.org');
  await page.getByLabel('Password', { exact: true }).fill('olive-harbour-lantern');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expectOn(page.getByRole(role)).toHaveText(says);
  await expectOn(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(await page.getByRole('button', { name: 'Create the account' }).count()).toBe(0);
  await page.unrouteAll();
});

test('whoever presses twice to set the site up makes one account and sees no refusal', async () => {
  const { page } = screens;
  const sent: unknown[] = [];
  const ended = { status: 403, json: { message: 'The set-up link is no longer valid.' } };
  await page.route('**/api/auth/setup', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill(sent.length === 1 ? { json: { ok: true } } : ended);
  });
  const signingIn = new Promise<Route>((resolve) => void page.route('**/api/auth/login', resolve));
  await screens.open('/admin/setup?token=of-the-link');
  await page.getByLabel('Full name').fill('Νίκη');
  await page.getByLabel('Email').fill('admin@example.org');
  await page.getByLabel('Password', { exact: true }).fill('olive-harbour-lantern');
  await page.getByRole('button', { name: 'Create the account' }).dblclick();
  const signIn = await signingIn;
  // Nor by the keyboard, nor while the new account signs in.
  await expectOn(page.getByRole('button', { name: /^Creating/ })).toBeDisabled();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await signIn.continue();
  await expectOn(page).toHaveURL(/\/admin$/);
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(sent).toEqual([
    {
      token: 'of-the-link',
      name: 'Νίκη',
      email: 'admin@example.org',
      password: 'olive-harbour-lantern',
    },
  ]);
  await page.unroute('**/api/auth/setup');
  await page.unroute('**/api/auth/login');
});

test('a call that was refused while the session got another token leaves nobody signed out', async () => {
  const { page } = screens;
  await screens.open('/admin/account');
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  const answered = new Promise<() => Promise<void>>((resolve) => {
    void page.route('**/api/auth/totp/confirm', async (route) => {
      const body: object = route.request().postDataJSON();
      const said = await api.call('POST', '/auth/totp/confirm', { as: 'admin', body });
      const json: unknown = await said.json();
      resolve(() => route.fulfill({ status: said.status, json }));
    });
  });
  const twoSteps = page.getByRole('region', { name: 'Two-step sign-in' });
  await twoSteps.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill('olive-harbour-lantern');
  await page.keyboard.press('Enter');
  const secret = (await dialog.locator('.two-step-key').textContent()) ?? '';
  await page.getByLabel('Code from the app').fill(totpCode(secret.replaceAll(' ', '')));
  await page.keyboard.press('Enter');
  const answer = await answered;
  // The former token is none any more, and this tab does not know the new one yet.
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  await expectOn(ended).toBeVisible();
  await answer();
  await expectOn(page.getByText('Two-step sign-in is on.')).toBeVisible();
  await expectOn(ended).toBeHidden();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expectOn(twoSteps).toContainText('It is on.');
  await page.unroute('**/api/auth/totp/confirm');
});

test('colleagues are called by their new names on the screens that come after', async () => {
  const { page } = screens;
  const body = { slug: 'harbour', data: pageData('Λιμάνι', 'Harbour'), publish: false };
  await api.call('POST', '/content/page', { as: 'admin', body });
  await screens.open('/admin/drafts');
  const who = page.locator('.drafts-who');
  const { name } = (await (await api.call('GET', '/auth/profile', { as: 'admin' })).json()) as {
    name: string;
  };
  await expectOn(who).toHaveText(name);
  const goTo = (label: string) => page.getByRole('link', { name: label, exact: true }).click();
  await goTo('My account');
  await page.getByLabel('Full name').fill('Νίκη Λιμενάρχου');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expectOn(page.locator('.announcements')).toContainText('Your details have been saved');
  await goTo('Drafts');
  await expectOn(who).toHaveText('Νίκη Λιμενάρχου');
});

/** Another tab of the browser signs somebody in. */
const signInElsewhere = (token: string) =>
  screens.page.evaluate((value) => {
    localStorage.setItem('token', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  }, token);

test.each([
  ['the tab knows whose', false],
  ['the server has not said whose yet', true],
])(
  'a form is not sent unasked under the name of who signed in in another tab: %s',
  async (_, isHeld) => {
    const { page } = screens;
    await screens.open('/admin/pages/new');
    await page.getByLabel('Title (Greek').fill('Της μιας');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    if (isHeld) {
      const hold = (route: Route) => released.then(() => route.continue());
      await page.route('**/api/auth/verify', hold, { times: 1 });
    }
    await signInElsewhere(api.tokens.editor);
    const role = page.locator('.admin-person-role');
    await expectOn(role).toHaveText(isHeld ? 'Administrator' : 'Editor');
    await page.keyboard.press('Control+s');
    release();
    await expectOn(page.getByText('nothing was done')).toBeVisible();
    await expectOn(role).toHaveText('Editor');
    await page.keyboard.press('Control+s');
    await expectOn(page.locator('.entry-form-bar').getByRole('status')).toContainText(
      'Draft saved',
    );
    await expectOn(page.locator('.content-facts')).toContainText('by editor');
  },
);

test('nothing is done where the server does not say who has signed in in another tab', async () => {
  const { page } = screens;
  await screens.open('/admin/sets');
  await page.getByRole('button', { name: 'New set' }).click();
  await page.getByLabel('Name of the set').fill('Χωρίς όνομα');
  await page.route('**/api/auth/verify', (route) => route.abort());
  await signInElsewhere(api.tokens.editor);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expectOn(page.getByRole('alert').getByText('nothing was done')).toBeVisible();
  expect(screens.sent()).toEqual([]);
  await page.unroute('**/api/auth/verify');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expectOn(page.locator('.admin-person-role')).toHaveText('Editor');
});

test('nothing is done unasked in the name of who signed in in another tab, whatever it is', async () => {
  const { page } = screens;
  const role = page.locator('.admin-person-role');
  const nameSet = async (name: string) => {
    await page.getByRole('button', { name: 'New set' }).click();
    await page.getByLabel('Name of the set').fill(name);
  };
  const create = page.getByRole('button', { name: 'Create', exact: true });
  await screens.open('/admin/sets');
  await nameSet('Της μιας');
  await signInElsewhere(api.tokens.editor);
  await expectOn(role).toHaveText('Editor');
  // Its second click is no new press.
  await create.dblclick();
  await expectOn(page.getByRole('alert').getByText('nothing was done')).toBeVisible();
  expect(screens.sent()).toEqual([]);
  await create.click();
  await expectOn(page.getByRole('heading', { name: 'Της μιας' })).toBeVisible();
  expect(screens.sent()).toEqual(['POST /publishing-sets {"name":"Της μιας"}']);

  // Who has opened a screen since knows in whose name it is.
  await signInElsewhere(api.tokens.admin);
  await expectOn(role).toHaveText('Administrator');
  await page.getByRole('link', { name: 'Publishing sets', exact: true }).first().click();
  await nameSet('Της άλλης');
  await create.click();
  await expectOn(page.getByRole('heading', { name: 'Της άλλης' })).toBeVisible();

  // Nor is anything asked where the first person is back.
  await page.getByRole('link', { name: 'Publishing sets', exact: true }).first().click();
  await nameSet('Ξανά της άλλης');
  await signInElsewhere(api.tokens.editor);
  await expectOn(role).toHaveText('Editor');
  await signInElsewhere(api.tokens.admin);
  await expectOn(role).toHaveText('Administrator');
  await create.click();
  await expectOn(page.getByRole('heading', { name: 'Ξανά της άλλης' })).toBeVisible();
});
