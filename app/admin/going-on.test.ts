import { expect as expectInBrowser, type Page, type Route } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { emptyData } from '../../domain/content/model/content-type.ts';
import { attraction } from '../../domain/content-types/attraction.ts';
import { term } from '../../domain/content-types/term.ts';
import type { TestApi } from '../../harness/api.ts';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';
import { fullLists } from '../../harness/content/full-lists.ts';
import { TEST_PASSWORD } from '../../harness/services.ts';

/** How one goes on after a small act: where the focus is, what the list shows, what is forgotten and what stays. */

/** A busy machine takes its time. */
const expectOn = expectInBrowser.configure({ timeout: 15_000 });

let screens: StaffScreens;
let page: Page;
let api: TestApi;
/** The ids of entries by their slugs, and of the open set. */
const ids: Record<string, string> = {};
beforeAll(async () => {
  screens = await openStaffScreens();
  ({ page } = screens);
  api = await screens.begin('admin', await fullLists());
  const { db } = api.services;
  for (const { id, slug } of await db.selectFrom('entries').select(['id', 'slug']).execute()) {
    ids[slug] = id;
  }
  for (const [type, fields, names] of [
    ['attraction', attraction.fields, ['Alpha', 'Beta', 'Gamma']],
    ['term', term.fields, ['Fee']],
  ] as const) {
    for (const en of names) {
      const name = { el: en, en };
      const data = { ...emptyData(fields), ...('name' in fields ? { name } : { term: name }) };
      const body = { slug: en.toLowerCase(), data, publish: false };
      ids[en] = (await make('POST', `/content/${type}`, body)).id;
    }
  }
  const { id } = await db
    .selectFrom('publishing_sets')
    .select('id')
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  ids.set = id;
  await screens.open('/admin/bin');
});
/** What lets go what a test holds: a test that failed in the middle holds up no other one. */
const held: (() => void)[] = [];
afterEach(async () => {
  for (const letGo of held.splice(0)) letGo();
  await page.unrouteAll({ behavior: 'wait' });
});
afterAll(() => screens.close());

async function make(method: string, path: string, body?: unknown): Promise<{ id: string }> {
  const made = await api.call(method, path, { as: 'admin', ...(body !== undefined && { body }) });
  if (!made.ok) throw new Error(await made.text());
  return (await made.json()) as { id: string };
}

const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = () => page.getByRole('dialog');
const inDialog = (name: string | RegExp) =>
  dialog().getByRole('button', { name, exact: typeof name === 'string' });
const said = (words: string | RegExp) =>
  expectOn(page.locator('.announcements p').filter({ hasText: words }).first()).toBeVisible();
/** Closes what was refused, which would lie over the screen of the next test. */
async function closeRefusals(): Promise<void> {
  const refusals = page.locator('.announcement[data-kind=failed]').getByRole('button');
  while ((await refusals.count()) > 0) await refusals.last().click();
}
const show = (path: string) => screens.show(path);
const row = (words: string) => page.getByRole('row').filter({ hasText: words });

/** Holds all calls to an address by a method until they are let go. */
async function hold(address: string, method: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  held.push(resolve);
  let count = 0;
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    count += 1;
    await promise;
    return route.fallback();
  });
  return { letGo: resolve, isSent: () => expectOn.poll(() => count).toBe(1), count: () => count };
}

/** Answers calls by a method; others go on. */
const answer = (address: string, method: string, act: (route: Route) => unknown) =>
  page.route(address, async (route) => {
    if (route.request().method() === method) await act(route);
    else await route.fallback();
  });

// biome-ignore lint/suspicious/noExplicitAny: what the API answers, of which a test changes a part
type Answer = any;

/** What the API answers to a list, with a part of it changed; there are no pages in a list of a test. */
async function change(address: string, part: (answered: Answer) => object): Promise<void> {
  await answer(address, 'GET', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const path = pathname.slice('/api'.length) + search.replace(/offset=\d+/, 'offset=0');
    const answered = await (await api.call('GET', path, { as: 'admin' })).json();
    return route.fulfill({ json: part(answered) });
  });
}

describe('a message', () => {
  test('gives the focus back to the button of what was put aside', async () => {
    await show('/admin/messages?state=all');
    await button('About eleni').click();
    for (const name of ['Internal note', 'Answer', 'Delete']) {
      await inDialog(name).click();
      await inDialog('Cancel').click();
      await expectOn(inDialog(name), name).toBeFocused();
    }
    await page.keyboard.press('Escape');
  });

  test('whose answer is on its way is not put aside', async () => {
    await show('/admin/messages?state=all');
    await button('About maria').click();
    await inDialog('Answer').click();
    await page.getByLabel('Your answer').fill('Στις οκτώ.');
    const line = await hold('**/api/messages/maria/answers', 'POST');
    await inDialog('Send answer').click();
    await line.isSent();
    await expectOn(inDialog('Cancel')).toBeDisabled();
    line.letGo();
    await said('The answer is on its way');
    await page.keyboard.press('Escape');
  });

  test('of which one colleague was told is offered to be told to another', async () => {
    await show('/admin/messages?state=all');
    await button('About eleni').click();
    const assigned = page.getByLabel('Assigned to', { exact: true });
    await assigned.selectOption('editor');
    await inDialog('Tell them by email').click();
    await expectOn(dialog()).toContainText('An email is on its way to them');
    await assigned.selectOption('reviewer');
    await expectOn(inDialog('Tell them by email')).toBeVisible();
    await expectOn(dialog()).not.toContainText('An email is on its way to them');
    await page.keyboard.press('Escape');
  });
});

describe('the accounts', () => {
  test('say until when the first password of a new one can be used', async () => {
    await show('/admin/users');
    await button('Add user').click();
    await page.getByLabel(/^Full name/).fill('Νίκη');
    await page.getByLabel(/^Email/).fill('niki@example.org');
    await button('Create account').click();
    await expectOn(dialog()).toContainText('It expires on March 11, 2026.');
    await inDialog('I have noted it').click();
  });

  test('show one that a colleague has made meanwhile, and an invitation that was just made', async () => {
    await show('/admin/users');
    await answer('**/api/users', 'POST', async (route) => {
      await make('POST', '/users', route.request().postDataJSON());
      return route.fulfill({ status: 409, json: { message: 'There is one already.' } });
    });
    await button('Add user').click();
    await page.getByLabel(/^Full name/).fill('Ρέα');
    await page.getByLabel(/^Email/).fill('rea@example.org');
    await button('Create account').click();
    await expectOn(dialog().getByRole('alert')).toContainText('There is one already.');
    await inDialog('Cancel').click();
    await expectOn(button('Disable: rea@example.org')).toBeVisible();
    await button('Invite a colleague').click();
    await page.getByLabel(/^Full name/).fill('Ζωή');
    await page.getByLabel(/^Email/).fill('zoe@example.org');
    await page.getByLabel('How they get the link').selectOption('I will hand it over');
    await inDialog('Make the link').click();
    await inDialog('I have copied it').click();
    await expectOn(button('Withdraw: zoe@example.org')).toBeVisible();
  });

  test('are reviewed once by a double click on the switch', async () => {
    await show('/admin/users');
    const line = await hold('**/api/reviewer-step', 'PUT');
    await page.getByRole('switch').dblclick();
    await line.isSent();
    line.letGo();
    await said('Editors now hand in');
    await expectOn(page.getByRole('switch')).toBeChecked();
    expect(line.count()).toBe(1);
    await page.getByRole('switch').click();
    await said('Editors now publish themselves');
  });
});

describe('one’s own account', () => {
  test('shows the name as it is kept', async () => {
    await show('/admin/account');
    const name = page.getByLabel(/^Full name/);
    await name.fill('  Ελπίδα ');
    await button('Save details').click();
    await expectOn(name).toHaveValue('Ελπίδα');
  });

  test('says which session ends, and shows those that there are, whatever came of it', async () => {
    const session = (id: string, userAgent: string, current = false) => ({
      id,
      userAgent,
      current,
      address: null,
      way: 'password',
      createdAt: '2026-03-01T08:00:00.000Z',
      lastUsedAt: '2026-03-04T09:00:00.000Z',
    });
    const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/128.0';
    let sessions = [session('here', '', true), session('a', windows), session('b', '')];
    await answer('**/api/auth/sessions', 'GET', (route) => route.fulfill({ json: sessions }));
    await answer('**/api/auth/sessions/*/end', 'POST', (route) => {
      const id = route.request().url().split('/').at(-2);
      sessions = sessions.filter((one) => one.id !== id);
      return id === 'b'
        ? route.fulfill({ status: 404, json: { message: 'It has ended already.' } })
        : route.fulfill({ json: {} });
    });
    await show('/admin/account');
    const rows = page.getByRole('region', { name: 'Where you are signed in' });
    await rows.getByRole('button', { name: /^End: .*Firefox/ }).click();
    await expectOn(dialog()).toContainText(/Firefox.*Last used: March 4, 2026/);
    await dialog().getByLabel('Current password').fill(TEST_PASSWORD);
    await inDialog('End').click();
    await said('The session has ended');
    await expectOn(rows.getByRole('listitem')).toHaveCount(2);
    await rows.getByRole('button', { name: /^End: / }).click();
    await dialog().getByLabel('Current password').fill(TEST_PASSWORD);
    await inDialog('End').click();
    await expectOn(dialog().getByRole('alert')).toContainText('It has ended already.');
    await inDialog('Cancel').click();
    await expectOn(rows.getByRole('listitem')).toHaveCount(1);
  });

  test('gives the focus to the list of passkeys when one has gone', async () => {
    const moment = '2026-03-01T08:00:00.000Z';
    const phone = { name: 'Phone', isSynced: false, createdAt: moment, lastUsedAt: null };
    let passkeys = [
      { ...phone, id: 'a' },
      { ...phone, id: 'b', name: 'Key' },
    ];
    await answer('**/api/auth/passkeys', 'GET', (route) =>
      route.fulfill({ json: { isAvailable: true, passkeys } }),
    );
    await answer('**/api/auth/passkeys/a/remove', 'POST', (route) => {
      passkeys = passkeys.filter(({ id }) => id !== 'a');
      return route.fulfill({ json: {} });
    });
    await show('/admin/account');
    await button('Remove: Phone').click();
    await dialog().getByLabel('Current password').fill(TEST_PASSWORD);
    await inDialog('Remove').click();
    await said('Passkey removed');
    await expectOn(button('Remove: Phone')).toHaveCount(0);
    await expectOn(page.locator('#account-passkeys')).toBeFocused();
  });

  test('keeps no password in its fields once it is found to be changed', async () => {
    await show('/admin/account');
    const user = await (await api.call('GET', '/auth/verify', { as: 'admin' })).json();
    let count = 0;
    await answer('**/api/auth/password', 'PUT', (route) => {
      count += 1;
      return count === 1 ? route.abort() : route.fulfill({ status: 401, json: { message: '-' } });
    });
    await answer('**/api/auth/login', 'POST', (route) =>
      route.fulfill({ json: { token: api.tokens.admin, user } }),
    );
    await page.getByLabel(/^Current password/).fill(TEST_PASSWORD);
    await page.getByLabel(/^New password/).fill('harbour-olive-lantern');
    await button('Change password').click();
    await expectOn(page.locator('main').getByRole('alert')).toBeVisible();
    await button('Change password').click();
    await said('Your password has been changed');
    await expectOn(page.getByLabel(/^Current password/)).toHaveValue('');
    await expectOn(page.getByLabel(/^New password/)).toHaveValue('');
  });
});

test('samples are removed once it is known what goes', async () => {
  await show('/admin/dashboard');
  const line = await hold('**/api/samples', 'GET');
  await button('Remove the samples').click();
  await line.isSent();
  await expectOn(inDialog('Move to the bin')).toBeDisabled();
  line.letGo();
  await expectOn(inDialog('Move to the bin')).toBeEnabled();
  await inDialog('Cancel').click();
});

test('a legal page that a colleague has begun meanwhile is told, and led to', async () => {
  let entryId: string | null = null;
  await answer('**/api/launch', 'GET', (route) => {
    const settings = { id: 'settings', isDone: true, entryId: 'settings' };
    return route.fulfill({ json: { steps: [settings, { id: 'terms', isDone: false, entryId }] } });
  });
  await answer('**/api/launch/pages/terms', 'POST', (route) => {
    entryId = 'theirs';
    return route.fulfill({ status: 409, json: { message: 'It was begun already.' } });
  });
  await show('/admin/launch');
  await button('Begin from the template: Terms of use').click();
  await said('It was begun already.');
  const way = page.getByRole('link', { name: 'Fill in: Terms of use' });
  await expectOn(way).toHaveAttribute('href', '/admin/pages/edit/theirs');
  await closeRefusals();
});

test('a map from a file is put aside, used and taken back, and what is in use is always said', async () => {
  const { maps } = await (await api.call('GET', '/maps', { as: 'admin' })).json();
  const { extent } = maps[0];
  const taken = await api.call('GET', `/maps/${extent}/file`, { as: 'admin' });
  const { geojson } = (await taken.json()) as { geojson: string };
  const choose = (name: string, buffer: Buffer) =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name, mimeType: 'application/json', buffer });
  await show('/admin/maps');
  const one = page.locator('.maps-one').first();
  const use = one.getByRole('button', { name: 'Use this map' });
  await choose('ours.geojson', Buffer.from(geojson));
  await expectOn(one.getByRole('heading', { level: 3 })).toBeFocused();
  await one.getByRole('button', { name: 'Cancel' }).click();
  await expectOn(use).toHaveCount(0);
  await expectOn(one.locator('.maps-file')).not.toContainText('ours.geojson');
  await choose('ours.geojson', Buffer.from(geojson));
  await expectOn(use).toBeVisible();
  // What cannot be read is not used in place of it, nor what stood there before.
  await choose('windows.geojson', Buffer.from([0x7b, 0x22, 0xc1, 0xdf, 0x22, 0x7d]));
  await expectOn(one.getByRole('alert')).toContainText('cannot be read');
  await expectOn(use).toHaveCount(0);
  await choose('ours.geojson', Buffer.from(geojson));
  await use.click();
  await expectOn(one.locator('.maps-about')).toContainText('In use now: ours.geojson');
  const back = 'Back to the map that came with the site';
  const refuse = (route: Route) => route.fulfill({ status: 409, json: { message: 'Too late.' } });
  await page.route('**/api/maps/*/built-in', refuse, { times: 1 });
  await button(back).click();
  await inDialog(back).click();
  await expectOn(dialog().getByRole('alert')).toContainText('Too late.');
  await inDialog('Cancel').click();
  await button(back).click();
  await expectOn(inDialog(back)).toBeVisible();
  expect(await dialog().getByRole('alert').count()).toBe(0);
  await inDialog(back).click();
  await expectOn(dialog()).toHaveCount(0);
  await expectOn(one.locator('.maps-about')).toContainText('The map that came with the site');
});

describe('an entry', () => {
  const note = () => page.locator('.entry-form-bar');

  test('that is a copy says so until that is closed; one that comes back by Undo is in its list', async () => {
    await show(`/admin/content/news/${ids.harbour}`);
    await button('Duplicate').click();
    const copy = page.getByRole('status').filter({ hasText: 'This is a copy' });
    await expectOn(copy).toContainText('Dates that have passed: Date (March 1, 2026).');
    await copy.getByRole('button', { name: 'Close' }).click();
    await expectOn(copy).toHaveCount(0);
    const [, id = ''] = /news\/(\w+)$/.exec(page.url()) ?? [];
    await button('Delete...').click();
    await inDialog('Delete').click();
    await expectOn(page).toHaveURL(/\/admin\/content\/news$/);
    await page.evaluate(() => window.settle());
    await expectOn(page.locator(`[data-entry="${id}"]`)).toHaveCount(0);
    await button('Undo').click();
    await expectOn(page.locator(`[data-entry="${id}"]`)).toBeVisible();
    await make('DELETE', `/content/news/${id}`);
  });

  test('that leaves the site at a moment says how; it stays where somebody wants that', async () => {
    await show(`/admin/content/news/${ids.harbour}`);
    await button('Unpublish...').click();
    await dialog().getByRole('radio', { name: 'At a moment to come' }).check();
    const moment = dialog().getByLabel('Date and time');
    // Nobody is told off while they type.
    await moment.fill('2026-03-01T09:00');
    await expectOn(moment).not.toHaveAttribute('aria-invalid', 'true');
    await inDialog('Schedule').click();
    await expectOn(moment).toHaveAttribute('aria-invalid', 'true');
    await moment.fill('2026-03-09T15:00');
    await inDialog('Schedule').click();
    await expectOn(note()).toContainText('It will be archived on March 9, 2026 at 15:00');
    await button('Unpublish...').click();
    await inDialog('Keep it on the site').click();
    await expectOn(note()).toContainText('It stays on the site');
  });

  test('that is planned cannot leave before it comes', async () => {
    await show(`/admin/content/news/${ids.park}`);
    await button('Unpublish...').click();
    await expectOn(dialog().getByLabel('Date and time')).toBeVisible();
    await expectOn(dialog().getByRole('radio', { name: 'Now', exact: true })).toHaveCount(0);
    await inDialog('Cancel').click();
  });

  test('that was archived comes back, and says so', async () => {
    await make('POST', `/content/news/${ids.square}/archive`);
    await show(`/admin/content/news/${ids.square}`);
    await button('Bring back from the archive').click();
    await expectOn(note()).toContainText('Back in the lists');
  });

  test('is put into a set as it is saved, and not saved by that', async () => {
    await show(`/admin/content/news/${ids.harbour}`);
    await page.getByLabel(/^Title \(Greek/).fill('Το λιμάνι');
    const before = screens.sent().length;
    await button('To a publishing set...').click();
    await dialog().getByLabel('Set', { exact: true }).selectOption('New year');
    await inDialog('Add').click();
    await expectOn(page.getByText('Published with the set')).toBeVisible();
    expect(screens.sent().slice(before)).toEqual([
      `POST /publishing-sets/${ids.set} {"entries":[{"id":"${ids.harbour}"}]}`.replace(
        ' {',
        '/entries {',
      ),
    ]);
    await page.getByLabel(/^Title \(Greek/).fill('Λιμάνι');
  });
});

describe('a set', () => {
  test('that is planned is said to be', async () => {
    await show(`/admin/sets/${ids.set}`);
    await answer('**/api/publishing-sets/*/publish', 'POST', (route) =>
      route.fulfill({ json: {} }),
    );
    await button('Publish all later...').click();
    await dialog().locator('button[type=submit]').click();
    await said('The set is scheduled: New year');
  });

  test('from which an entry is taken gives the focus to the next one, and at last to the screen', async () => {
    const entries = [{ id: ids.fines }, { id: ids.harbour }];
    await make('POST', `/publishing-sets/${ids.set}/entries`, { entries });
    await show(`/admin/sets/${ids.set}`);
    const takes = button(/^Take out of the set: /);
    await expectOn(takes).toHaveCount(2);
    await takes.first().click();
    await expectOn(takes).toHaveCount(1);
    await expectOn(takes.first()).toBeFocused();
    await takes.first().click();
    await expectOn(takes).toHaveCount(0);
    await expectOn(page.locator('#content')).toBeFocused();
    await make('POST', `/publishing-sets/${ids.set}/entries`, { entries: [{ id: ids.fines }] });
  });

  test('into which an entry does not go says so where the focus is', async () => {
    await make('POST', '/publishing-sets', { name: 'Another one' });
    await show('/admin/content/news');
    await page.getByRole('checkbox', { name: 'Select: Fines' }).check();
    await button('To a publishing set...').click();
    await dialog().getByLabel('Set', { exact: true }).selectOption('Another one');
    await inDialog('Add').click();
    await expectOn(dialog().getByRole('alert')).toContainText('Fines');
    await expectOn(inDialog('Close').last()).toBeFocused();
    await inDialog('Close').last().click();
  });
});

describe('a list', () => {
  const all = () => page.getByRole('checkbox', { name: 'Select all' });
  const head = (name: RegExp) => page.getByRole('columnheader', { name });

  test('shows a selection of some as that, and takes all of it back in one click', async () => {
    await show('/admin/content/news');
    await page.getByRole('checkbox', { name: 'Select: Fines' }).check();
    expect(await all().evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
    await all().click();
    await expectOn(all()).toBeChecked();
    expect(await all().evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(false);
    await all().click();
    await expectOn(page.locator('.list-chosen')).toHaveCount(0);
  });

  test('says by what it is sorted, and which way', async () => {
    await show('/admin/content/news?sort=updated');
    await expectOn(head(/^Updated|changed/i)).toHaveAttribute('aria-sort', 'descending');
    await show('/admin/content/news?sort=title');
    await expectOn(head(/^Title/)).toHaveAttribute('aria-sort', 'ascending');
    await show('/admin/content/term');
    await expectOn(head(/^Title|Term/)).toHaveAttribute('aria-sort', 'ascending');
  });

  test('in pages goes on: the first row up, the last one down', async () => {
    await change('**/api/content/attraction?*', (answered) => ({ ...answered, total: 150 }));
    const can = async (way: 'up' | 'down', at: 'first' | 'last') =>
      (await page.locator(`[data-move=${way}]`)[at]().getAttribute('aria-disabled')) === null;
    for (const [number, up, down] of [
      [1, false, true],
      [2, true, true],
      [3, true, false],
    ] as const) {
      await show(`/admin/content/attraction?page=${number}`);
      await expectOn(page.locator('[data-move]')).toHaveCount(6);
      expect([await can('up', 'first'), await can('down', 'last')], `${number}`).toEqual([
        up,
        down,
      ]);
    }
  });

  test('takes what is dropped above or below a row, and says what was not moved, and why', async () => {
    await show('/admin/content/attraction');
    const order = () => page.locator('tbody tr .entries-title').allTextContents();
    const begin = await order();
    const grip = (at: number) => page.locator('.entries-grip').nth(at);
    const drop = async (from: number, to: number, y: number) => {
      const { height = 0 } = (await page.locator('tbody tr').nth(to).boundingBox()) ?? {};
      await grip(from).dragTo(page.locator('tbody tr').nth(to), {
        targetPosition: { x: 200, y: height * y },
      });
    };
    await drop(2, 1, 0.2);
    await expectOn.poll(order).toEqual([begin[0], begin[2], begin[1]]);
    await drop(0, 1, 0.8);
    await expectOn.poll(order).toEqual([begin[2], begin[0], begin[1]]);
    await answer('**/api/content/attraction/order', 'PUT', (route) =>
      route.fulfill({ status: 409, json: { message: 'A colleague was faster.' } }),
    );
    await page.locator('[data-move=down]').first().click();
    await said('The order was not changed. A colleague was faster.');
    await closeRefusals();
  });

  test('of a menu is the original one as soon as that is back', async () => {
    await show('/admin/content/menu-item');
    await expectOn(row('Select')).toHaveCount(0);
    await button('Back to the original').click();
    await inDialog('Back to the original').click();
    await said('The original is back.');
    await expectOn(page.locator('tbody tr').first()).toBeVisible();
  });

  test('leads to its other pages by names that say where', async () => {
    await change('**/api/redirects?*', (answered) => ({ ...answered, total: 150 }));
    await show('/admin/redirects');
    await button('Next page').click();
    await expectOn(page).toHaveURL(/page=2$/);
    await button('Previous page').click();
    await expectOn(page).toHaveURL(/\/admin\/redirects$/);
    await expectOn(page.locator('.redirects-who').first()).toHaveAttribute(
      'title',
      'admin@example.org',
    );
  });

  test('that is empty leads to another one', async () => {
    await change('**/api/missed?*', () => ({ missed: [], total: 0 }));
    await show('/admin/missed');
    await button('Show all').click();
    await expectOn(page).toHaveURL(/show=all$/);
    await button('Those asked for often').click();
    await expectOn(page).toHaveURL(/\/admin\/missed$/);
  });

  test('of everything that was done has no filter left when that is chosen', async () => {
    await show('/admin/audit');
    const which = page.locator('.audit-filters select').first();
    await which.selectOption('changes');
    await expectOn(page).toHaveURL(/show=changes$/);
    await which.selectOption('all');
    await expectOn(page).toHaveURL(/\/admin\/audit$/);
    await expectOn(page.locator('.audit-narrowed')).toHaveCount(0);
  });

  test('of readers begins at its first page when they are searched', async () => {
    await change('**/api/newsletter/subscribers?*', (answered) => ({ ...answered, total: 90 }));
    await show('/admin/newsletter/subscribers');
    await button('Page 2').click();
    await expectOn(button('Page 2')).toHaveAttribute('aria-current', 'page');
    await page.locator('main').getByRole('searchbox').fill('maria');
    await expectOn(button('Page 1')).toHaveAttribute('aria-current', 'page');
  });
});

describe('what is done with several entries', () => {
  const choose = async (...titles: string[]) => {
    await show('/admin/content/news');
    for (const title of titles) {
      await page.getByRole('checkbox', { name: `Select: ${title}` }).check();
    }
  };

  test('names those that it leaves alone, and stays until it is done', async () => {
    await choose('Harbour', 'Fines');
    await button('Unpublish').click();
    await expectOn(dialog().getByRole('listitem')).toHaveText(['Harbour']);
    await expectOn(dialog()).toContainText('One more is a draft already, and stays as it is.');
    const line = await hold('**/api/content/news/*/unpublish*', 'POST');
    await inDialog('Unpublish').click();
    await line.isSent();
    await page.keyboard.press('Escape');
    await expectOn(dialog()).toHaveCount(1);
    await expectOn(dialog().locator('button').last()).toBeDisabled();
    line.letGo();
    await said('Unpublished: Harbour');
    await expectOn(dialog()).toHaveCount(0);
  });

  test('to their tags says where there is none, and begins anew with another choice', async () => {
    const tag = { name: { el: 'Λιμάνι', en: 'Port' }, count: 2 };
    await answer('**/api/content/news/tags', 'GET', (route) =>
      route.fulfill({ json: { tags: [tag] } }),
    );
    await choose('Fines');
    await button('Tags...').click();
    const which = dialog().getByLabel('Which tag');
    await expectOn(dialog()).toContainText('Those that are published without other changes');
    await which.selectOption('Port');
    await dialog().getByRole('radio', { name: 'Remove a tag' }).check();
    await expectOn(dialog().getByRole('status')).toHaveText('Those selected have no tags.');
    await expectOn(inDialog('Remove a tag')).toBeDisabled();
    await dialog().getByRole('radio', { name: 'Add a tag' }).check();
    await expectOn(which).toHaveValue('');
    await expectOn(dialog().getByLabel('Tag (Greek)')).toBeVisible();
    await which.selectOption('Port');
    const line = await hold('**/api/content/news/*', 'PUT');
    await inDialog('Add a tag').click();
    await line.isSent();
    await page.keyboard.press('Escape');
    await expectOn(dialog()).toHaveCount(1);
    line.letGo();
    await expectOn(dialog()).toHaveCount(0);
  });
});

describe('keys', () => {
  test('open no search over a question, and read out what is chosen in it', async () => {
    await show('/admin/redirects');
    await page.keyboard.press('Control+K');
    const box = dialog().getByRole('combobox');
    await box.fill('redirects');
    const chosen = dialog().locator('[role=option][aria-selected=true]');
    await expectOn(chosen).toHaveCount(1);
    const id = (await chosen.getAttribute('id')) ?? '';
    await expectOn(box).toHaveAttribute('aria-activedescendant', id);
    await page.keyboard.press('Escape');
    await expectOn(dialog()).toHaveCount(0);
    await button('Delete: /fair').click();
    await expectOn(dialog()).toHaveCount(1);
    await page.keyboard.press('Control+K');
    await page.evaluate(() => window.settle());
    await expectOn(dialog()).toHaveCount(1);
    await inDialog('Cancel').click();
  });

  test('that close what a box offers do not close the form of a redirect', async () => {
    await show('/admin/redirects');
    await button('New redirect').click();
    await page.getByLabel('Note for colleagues').fill('Till June');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expectOn(page.getByLabel('Note for colleagues')).toHaveValue('Till June');
    await inDialog('Cancel').click();
  });
});

describe('while an answer is on its way', () => {
  test('the button of a question is at work, and a file is asked for once', async () => {
    await show('/admin/redirects');
    const line = await hold('**/api/redirects/*', 'DELETE');
    await button('Delete: /fair').click();
    await inDialog('Delete').click();
    await line.isSent();
    await expectOn(inDialog('Delete')).toBeDisabled();
    line.letGo();
    await said('The redirect was deleted.');
    const file = await hold('**/api/redirects/csv', 'GET');
    await button('Export').click();
    await file.isSent();
    await expectOn(button('Export')).toBeDisabled();
    file.letGo();
    await expectOn(button('Export')).toBeEnabled();
    expect(file.count()).toBe(1);
  });

  test('one warning ends, and no other', async () => {
    const warning = (id: string, en: string) => ({
      id,
      slug: id,
      title: { el: en, en },
      severity: 'warning',
      state: 'current',
      startsAt: '2026-03-04T08:00',
      endsAt: '2026-03-04T20:00',
    });
    await change('**/api/alerts', (answered) => ({
      ...answered,
      alerts: [warning('a', 'Fire'), warning('b', 'Flood')],
    }));
    await show('/admin/warn');
    const { promise, resolve } = Promise.withResolvers<void>();
    held.push(resolve);
    await answer('**/api/alerts/a/end', 'POST', async (route) => {
      await promise;
      return route.fulfill({ json: { state: 'published' } });
    });
    await button(/^End now\W+Fire/).click();
    await expectOn(button(/^End now\W+Flood/)).toBeDisabled();
    resolve();
    await expectOn(button(/^End now\W+Flood/)).toBeEnabled();
  });
});

test('a kept warning that is not discarded is said to be there still', async () => {
  await show('/admin/warn?kind=heat');
  await page.getByLabel(/^Title in Greek/).fill('Παλιός καύσωνας');
  await show('/admin/bin');
  await show('/admin/warn?kind=heat');
  await answer('**/api/kept-copies/*/discard', 'POST', (route) =>
    route.fulfill({ status: 503, json: { message: 'Not now.' } }),
  );
  await button('Discard it').click();
  await said('Not now.');
  await closeRefusals();
  await page.unrouteAll();
  await button('Discard it').click();
  await expectOn(button('Discard it')).toHaveCount(0);
});

describe('an issue of the newsletter', () => {
  test('has what was added once, and says at each what is wrong with it', async () => {
    await show('/admin/newsletter/issues/new');
    const news = page.getByLabel('Add a news item').first();
    await news.selectOption({ index: 1 });
    const choices = await news.locator('option').count();
    await page.locator('.issue-chooser').first().getByRole('button').click();
    await expectOn(page.locator('.issue-item')).toHaveCount(1);
    await expectOn(news).toHaveValue('');
    await page.getByLabel(/^Subject \(Greek/).fill('Νέα');
    await answer('**/api/newsletter/issues', 'POST', (route) =>
      route.fulfill({
        status: 400,
        json: { message: 'Wrong.', fields: { 'items.0': 'It is public no longer.' } },
      }),
    );
    await button('Save and preview').click();
    await expectOn(page.locator('.issue-item')).toContainText('It is public no longer.');
    await page.getByLabel(/^Subject \(Greek/).fill('');
    await page.locator('.issue-item button').last().click();
    // It can be chosen again, and is not.
    await expectOn(news.locator('option')).toHaveCount(choices);
    await expectOn(news).toHaveValue('');
  });
});

test('a list of no known kind leads to the pages', async () => {
  await show('/admin/content/nothing');
  const way = page.locator('main').getByRole('link');
  await expectOn(way).toHaveAttribute('href', '/admin/pages');
});

test('on a phone the menu closes over the screen that is open already', async () => {
  await show('/admin/media');
  await screens.resize(390);
  try {
    const link = page.locator('#admin-navigation').getByRole('link', { name: 'Media' });
    await button('Open the menu').click();
    await link.click();
    await expectOn(link).toBeHidden();
  } finally {
    await screens.resize(1280, 720);
  }
});

describe('who hands in', () => {
  beforeAll(async () => {
    await make('PUT', '/reviewer-step', { isOn: true });
    await make('POST', `/content/news/${ids.square}/archive`);
    const { editor } = api.tokens;
    await page.evaluate((as) => window.openScreen('/admin/bin', as), editor);
  });
  afterAll(async () => {
    await make('PUT', '/reviewer-step', { isOn: false });
    const { admin } = api.tokens;
    await page.evaluate((as) => window.openScreen('/admin/bin', as), admin);
  });

  test('reads that what was approved waits for its moment', async () => {
    await show(`/admin/content/news/${ids.park}`);
    await expectOn(page.locator('.review-panel')).toContainText('will be published by itself');
    // Whoever approved it decides about the moment.
    for (const act of ['Change time...', 'Cancel scheduled publication']) {
      await expectOn(button(act)).toHaveCount(0);
    }
  });

  test('brings nothing back from the archive, and keeps tags in drafts', async () => {
    await show(`/admin/content/news/${ids.square}`);
    await expectOn(button('Duplicate')).toBeVisible();
    await expectOn(button('Bring back from the archive')).toHaveCount(0);
    await show('/admin/content/news');
    await page.getByRole('checkbox', { name: 'Select: Fines' }).check();
    await button('Tags...').click();
    await expectOn(dialog()).toContainText('The change stays in the draft of each entry.');
    await inDialog('Cancel').click();
  });

  test('takes nothing back while it is being saved', async () => {
    const { version } = await (
      await api.call('GET', `/content/news/${ids.fines}`, { as: 'editor' })
    ).json();
    const { data } = await (
      await api.call('GET', `/content/news/${ids.fines}`, { as: 'editor' })
    ).json();
    const body = { data, version, publish: false, handIn: true };
    const handed = await api.call('PUT', `/content/news/${ids.fines}`, { as: 'editor', body });
    expect(handed.ok, await handed.clone().text()).toBe(true);
    await show(`/admin/content/news/${ids.fines}`);
    await expectOn(button('Take back')).toBeEnabled();
    await page.getByLabel(/^Title \(Greek/).fill('Νέα πρόστιμα');
    await expectOn(page.locator('.entry-form-state')).toContainText('Unsaved changes');
    const line = await hold(`**/api/content/news/${ids.fines}`, 'PUT');
    await page.keyboard.press('Control+S');
    await line.isSent();
    await expectOn(button('Take back')).toBeDisabled();
    line.letGo();
    await expectOn(button('Take back')).toBeEnabled();
  });
});
