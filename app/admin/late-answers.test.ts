import { expect as expectInBrowser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestApi } from '../../harness/api.ts';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';
import { fullLists } from '../../harness/content/full-lists.ts';

/** What an answer does that comes when its dialog is closed, its screen is left, or something else is typed. */

/** A busy machine takes its time. */
const expectOn = expectInBrowser.configure({ timeout: 15_000 });

let screens: StaffScreens;
let api: TestApi;
beforeAll(async () => {
  screens = await openStaffScreens();
  api = await screens.begin('admin', await fullLists());
  await screens.open('/admin/bin');
});
afterEach(() => screens.page.unrouteAll());
afterAll(() => screens.close());

const button = (name: string | RegExp) =>
  screens.page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = () => screens.page.getByRole('dialog');
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });
const said = (words: string | RegExp) =>
  expectOn(
    screens.page.locator('.announcements p').filter({ hasText: words }).first(),
  ).toBeVisible();

/** Holds the first call to an address by a method until it is let go. */
async function hold(address: string, method: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let count = 0;
  await screens.page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    count += 1;
    if (count === 1) await promise;
    return route.fallback();
  });
  return {
    letGo: () => resolve(),
    isSent: () => expectOn.poll(() => count).toBe(1),
    count: () => count,
  };
}

test('who asks whether to erase one person is not asked about another one who is found meanwhile', async () => {
  const { page } = screens;
  await screens.show('/admin/people');
  const find = async (email: string) => {
    await page.getByLabel(/^Email/).fill(email);
    await button('Search').click();
  };
  await find('maria@example.org');
  await expectOn(page.getByRole('heading', { level: 2, name: 'maria@example.org' })).toBeVisible();
  const line = await hold('**/api/people/find', 'POST');
  await find('eleni@example.org');
  await line.isSent();
  await button(/^Erase/).click();
  await expectOn(dialog()).toContainText('maria@example.org');
  line.letGo();
  await expectOn(page.getByRole('heading', { level: 2, name: 'eleni@example.org' })).toBeVisible();
  await expectOn(dialog()).toHaveCount(0);
});

describe('what is typed for the next one stays, though the answer about the one before comes then', () => {
  test('a redirect', async () => {
    const { page } = screens;
    await screens.show('/admin/redirects');
    await button('Change: /fair').click();
    const line = await hold('**/api/redirects/*', 'PUT');
    await page.getByLabel(/^Note for/).fill('Until May');
    await inDialog('Save').click();
    await line.isSent();
    await inDialog('Cancel').click();
    await button('New redirect').click();
    await page.getByLabel(/^Old address/).fill('/market');
    line.letGo();
    await said('The redirect is in force.');
    await page.evaluate(() => window.settle());
    await expectOn(page.getByLabel(/^Old address/)).toHaveValue('/market');
  });

  test('a synonym', async () => {
    const { page } = screens;
    await screens.show('/admin/searches');
    const mend = button(/^Add a synonym: /);
    await mend.first().click();
    const line = await hold('**/api/content/synonym', 'POST');
    await page.getByLabel(/^The words that the pages use/).fill('λιμάνι');
    await inDialog('Publish the synonym').click();
    await line.isSent();
    await inDialog('Cancel').click();
    await mend.nth(1).click();
    await page.getByLabel(/^The words that the pages use/).fill('πλατεία');
    line.letGo();
    await said('The synonym is in force');
    await page.evaluate(() => window.settle());
    await expectOn(page.getByLabel(/^The words that the pages use/)).toHaveValue('πλατεία');
  });

  test('an invitation', async () => {
    const { page } = screens;
    const { invitations } = await (await api.call('GET', '/invitations', { as: 'admin' })).json();
    await page.route('**/api/invitations', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { invitations, canSendMail: true } })
        : route.fulfill({ status: 201, json: { link: null } }),
    );
    await screens.show('/admin/users');
    await button('Invite a colleague').click();
    const line = await hold('**/api/invitations', 'POST');
    await page.getByLabel(/^Full name/).fill('Νίκη');
    await page.getByLabel(/^Email/).fill('niki@example.org');
    await inDialog('Send invitation').click();
    await line.isSent();
    await inDialog('Cancel').click();
    await button('Invite a colleague').click();
    await page.getByLabel(/^Full name/).fill('Πέτρος');
    line.letGo();
    await said('Invitation sent');
    await page.evaluate(() => window.settle());
    await expectOn(page.getByLabel(/^Full name/)).toHaveValue('Πέτρος');
  });
});

describe('what is shown only once is shown to whoever closed the dialog before the answer came', () => {
  test('the password of an account', async () => {
    const { page } = screens;
    await screens.show('/admin/users');
    await button('New password: editor@example.org').click();
    const line = await hold('**/api/users/*/password', 'PUT');
    await page.getByLabel(/^Password/).fill('plane-tree-shade');
    await inDialog('Change password').click();
    await line.isSent();
    await inDialog('Cancel').click();
    await expectOn(dialog()).toHaveCount(0);
    line.letGo();
    await expectOn(dialog()).toContainText('plane-tree-shade');
    await expectOn(dialog()).toContainText('editor@example.org');
    await inDialog('I have noted it').click();
    await expectOn(dialog()).toHaveCount(0);
  });

  test('the password of a new account', async () => {
    const { page } = screens;
    await screens.show('/admin/users');
    await button('Add user').click();
    const line = await hold('**/api/users', 'POST');
    await page.getByLabel(/^Full name/).fill('Άρης');
    await page.getByLabel(/^Email/).fill('aris@example.org');
    await page.getByLabel(/^Password/).fill('plane-tree-shade');
    await inDialog('Create account').click();
    await line.isSent();
    await inDialog('Cancel').click();
    await expectOn(dialog()).toHaveCount(0);
    line.letGo();
    await expectOn(dialog()).toContainText('plane-tree-shade');
    await inDialog('I have noted it').click();
    await expectOn(dialog()).toHaveCount(0);
  });

  test('the link of an invitation', async () => {
    const { page } = screens;
    await screens.show('/admin/users');
    await button('Invite a colleague').click();
    const line = await hold('**/api/invitations', 'POST');
    await page.getByLabel(/^Full name/).fill('Λίνα');
    await page.getByLabel(/^Email/).fill('lina@example.org');
    const way = page.getByLabel('How they get the link');
    if (await way.count()) await way.selectOption({ index: 1 });
    await inDialog('Make the link').click();
    await line.isSent();
    await inDialog('Cancel').click();
    await expectOn(dialog()).toHaveCount(0);
    line.letGo();
    await expectOn(dialog()).toContainText('lina@example.org');
    await dialog().getByRole('button').last().click();
    await expectOn(dialog()).toHaveCount(0);
  });

  test('new recovery codes, with which the old ones have ended', async () => {
    const { page } = screens;
    await page.route('**/api/auth/totp', (route) =>
      route.fulfill({ json: { enabled: true, required: false } }),
    );
    await page.route('**/api/auth/totp/recovery-codes', (route) =>
      route.fulfill({ json: { recoveryCodes: ['abcd-efgh-ijkl'] } }),
    );
    await screens.show('/admin/account');
    await button('New recovery codes').click();
    const line = await hold('**/api/auth/totp/recovery-codes', 'POST');
    await dialog().getByLabel('Current password').fill('correct horse battery');
    await page.keyboard.press('Enter');
    await line.isSent();
    await inDialog('Cancel').click();
    await expectOn(dialog()).toHaveCount(0);
    line.letGo();
    await expectOn(dialog()).toContainText('abcd-efgh-ijkl');
    await dialog().getByRole('button').last().click();
    await expectOn(dialog()).toHaveCount(0);
  });
});

test('the question whether to turn emergency mode on does not turn round when a colleague has turned it on', async () => {
  const { page } = screens;
  const turn = (isOn: boolean) =>
    api.call('PUT', '/emergency-mode', { as: 'admin', body: { isOn } });
  const lookAgain = () =>
    page.evaluate(
      () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
  await screens.show('/admin/warn');
  await button('Turn it on').click();
  await turn(true);
  await lookAgain();
  await expectOn(page.getByText(/^On since/)).toBeVisible();
  await expectOn(inDialog('Turn it on')).toBeVisible();
  await inDialog('Turn it on').click();
  await expectOn(dialog()).toHaveCount(0);
  const { emergency } = await (await api.call('GET', '/alerts', { as: 'admin' })).json();
  expect(emergency).not.toBeNull();
  await turn(false);
});

test('lines that are typed while others are looked at are looked at before they are stored', async () => {
  const { page } = screens;
  await screens.show('/admin/redirects/import');
  const lines = page.getByLabel('Or paste the lines');
  await lines.fill('/old-one,/contact');
  const line = await hold('**/api/redirects/check', 'POST');
  await button('Check').click();
  await line.isSent();
  await lines.fill('/old-two,/contact');
  line.letGo();
  await expectOn(button('Check')).not.toHaveAttribute('data-loading');
  await page.evaluate(() => window.settle());
  await expectOn(button('Import all')).toHaveCount(0);
  await button('Check').click();
  await expectOn(page.getByText('/old-two → /contact')).toBeVisible();
  await expectOn(button('Import all')).toBeVisible();
});

test('of what is ignored it is said that it is, also when another list is shown by then', async () => {
  const { page } = screens;
  for (const [path, call, words] of [
    ['/admin/missed', '**/api/missed', 'The address is ignored.'],
    ['/admin/searches', '**/api/missed-searches', 'The search is ignored.'],
  ] as const) {
    await screens.show(path);
    const line = await hold(call, 'PUT');
    await button(/^Ignore: /)
      .first()
      .click();
    await line.isSent();
    await page.getByLabel('Which').selectOption('Those ignored');
    await expectOn(button(/^Put back: /).first()).toBeVisible();
    line.letGo();
    await said(words);
  }
});

describe('who goes to another screen before the answer comes stays there', () => {
  const leave = () => screens.page.getByRole('link', { name: 'Bin', exact: true }).click();
  const stays = async () => {
    await screens.page.evaluate(() => window.settle());
    expect(new URL(screens.page.url()).pathname).toBe('/admin/bin');
  };

  test('redirects are imported', async () => {
    await screens.show('/admin/redirects/import');
    await screens.page.getByLabel('Or paste the lines').fill('/old-three,/contact');
    await button('Check').click();
    const line = await hold('**/api/redirects/import', 'POST');
    await button('Import all').click();
    await line.isSent();
    await leave();
    line.letGo();
    await said(/redirect/);
    await stays();
  });

  test('a warning is published, and another one begun', async () => {
    const { page } = screens;
    await screens.show('/admin/warn?kind=water');
    const line = await hold('**/api/content/alert', 'POST');
    await button('Publish now').click();
    await line.isSent();
    await page.getByRole('link', { name: 'Another warning' }).click();
    await page.locator('a[href$="kind=fire"]').click();
    await page.getByLabel(/^Title in Greek/).fill('Φωτιά στον λόφο');
    line.letGo();
    await said(/^The warning is shown/);
    await page.evaluate(() => window.settle());
    await expectOn(page.getByLabel(/^Title in Greek/)).toHaveValue('Φωτιά στον λόφο');
  });

  test('an issue is deleted', async () => {
    const body = { subject: { el: 'Τεύχος', en: '' }, intro: { el: '', en: '' }, items: [] };
    const made = await api.call('POST', '/newsletter/issues', { as: 'admin', body });
    const { id } = (await made.json()) as { id: string };
    await screens.show(`/admin/newsletter/issues/${id}`);
    await button('Delete').click();
    const line = await hold('**/api/newsletter/issues/*', 'DELETE');
    await inDialog('Delete').click();
    await line.isSent();
    await screens.page.keyboard.press('Escape');
    await leave();
    line.letGo();
    await said(/deleted/);
    await stays();
  });

  test('a legal page is begun', async () => {
    const { page } = screens;
    const steps = [
      { id: 'settings', isDone: true, entryId: 'settings' },
      { id: 'privacy', isDone: false, entryId: null },
    ];
    await page.route('**/api/launch', (route) => route.fulfill({ json: { steps } }));
    await page.route('**/api/launch/pages/*', (route) =>
      route.fulfill({ status: 201, json: { id: 'privacy' } }),
    );
    await screens.show('/admin/launch');
    const line = await hold('**/api/launch/pages/*', 'POST');
    await button(/^Begin/).click();
    await line.isSent();
    await leave();
    const answered = page.waitForResponse('**/api/launch/pages/*');
    line.letGo();
    await (await answered).finished();
    await stays();
  });
});

test('of two languages that are chosen quickly the last one is kept, though the first call takes longer', async () => {
  const { page } = screens;
  await screens.show('/admin/bin');
  const line = await hold('**/api/auth/profile', 'PUT');
  const group = page.locator('.language-switch');
  await group.getByRole('button', { name: 'Ελληνικά' }).click();
  await line.isSent();
  await group.getByRole('button', { name: 'English' }).click();
  await page.evaluate(() => window.settle());
  expect(line.count()).toBe(1);
  line.letGo();
  const kept = async () =>
    (await (await api.call('GET', '/auth/profile', { as: 'admin' })).json()).language;
  await expectOn.poll(line.count).toBe(2);
  await expectOn.poll(kept).toBe('en');
});

describe('the answer about one thing neither closes the question about another nor is said of it', () => {
  test('a refusal', async () => {
    const { page } = screens;
    await screens.show('/admin/users');
    await button('Make editor: admin@example.org').click();
    const line = await hold('**/api/users/*', 'PUT');
    await inDialog('Make editor').click();
    await line.isSent();
    await inDialog('Cancel').click();
    await button('Disable: editor@example.org').click();
    await expectOn(inDialog('Disable')).not.toHaveAttribute('aria-disabled', 'true');
    line.letGo();
    await said('the last administrator');
    await expectOn(dialog()).toContainText('editor@example.org');
    expect(await dialog().getByRole('alert').count()).toBe(0);
    await inDialog('Cancel').click();
    await page.locator('.announcements').getByRole('button').last().click();
  });

  test.each([
    ['/admin/users', '**/api/users/*/sessions', /^Sign out everywhere: /, /./],
    ['/admin/redirects', '**/api/redirects/*', /^Delete: /, 'The redirect was deleted.'],
    ['/admin/newsletter/subscribers', '**/api/newsletter/subscribers/*', /^Delete: /, /removed/],
  ] as const)('an act done at %s', async (path, call, name, words) => {
    const { page } = screens;
    await screens.show(path);
    const rows = button(name);
    if ((await rows.count()) < 2) throw new Error('too few rows');
    await rows.first().click();
    const line = await hold(call, 'DELETE');
    await dialog().getByRole('button').last().click();
    await line.isSent();
    await inDialog('Cancel').click();
    await rows.nth(1).click();
    const asked = await dialog().textContent();
    line.letGo();
    await said(words);
    await page.evaluate(() => window.settle());
    expect(await dialog().textContent()).toBe(asked);
    await inDialog('Cancel').click();
  });
});
