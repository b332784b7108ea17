import { expect as expectInBrowser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestApi } from '../../harness/api.ts';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';
import { newsData } from '../../harness/content/entry-data.ts';
import { fullLists } from '../../harness/content/full-lists.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { fillEmptyDatabase } from '../../seed/fill.ts';

/** The tools of a clerk on slow lines and beside colleagues: sets, issues, messages, warnings. */

/** A busy machine takes its time. */
const expectOn = expectInBrowser.configure({ timeout: 15_000 });

let screens: StaffScreens;
let api: TestApi;
let ids: { open: string; issue: string };
beforeAll(async () => {
  screens = await openStaffScreens();
  api = await screens.begin('admin', await fullLists());
  // Letters ask for the settings.
  await fillEmptyDatabase(api.services.db, api.services.store, { kind: 'none', now: TEST_NOW });
  const { id } = await api.services.db
    .selectFrom('publishing_sets')
    .select('id')
    .where('name', '=', 'New year')
    .executeTakeFirstOrThrow();
  ids = { open: id, issue: await addIssue('Τα νέα του μήνα') };
  await screens.open('/admin/bin');
});
afterEach(() => screens.page.unrouteAll());
afterAll(() => screens.close());

async function make(method: string, path: string, body: unknown) {
  const made = await api.call(method, path, { as: 'admin', body });
  if (!made.ok) throw new Error(await made.text());
  return (await made.json()) as { id: string };
}

async function addIssue(el: string, en = 'News') {
  const intro = { el: 'Αγαπητοί', en: en && 'Dear readers' };
  return (await make('POST', '/newsletter/issues', { subject: { el, en }, intro, items: [] })).id;
}

const button = (name: string | RegExp) =>
  screens.page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = () => screens.page.getByRole('dialog');
const inDialog = (name: string | RegExp) =>
  dialog().getByRole('button', { name, exact: typeof name === 'string' });
const said = (words: string | RegExp) =>
  expectOn(
    screens.page.locator('.announcements p').filter({ hasText: words }).first(),
  ).toBeVisible();
const settle = () => screens.page.evaluate(() => window.settle());

const REFUSAL = 'A colleague was faster.';

/** Holds the first call to an address by a method until it is let go, or refused. */
async function hold(address: string, method: string, more: object = {}) {
  const { promise, resolve } = Promise.withResolvers<'pass' | 'refuse'>();
  let count = 0;
  await screens.page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    count += 1;
    if (count > 1 || (await promise) === 'pass') return route.fallback();
    return route.fulfill({ status: 409, json: { message: REFUSAL, ...more } });
  });
  return {
    letGo: () => resolve('pass'),
    refuse: () => resolve('refuse'),
    isSent: () => expectOn.poll(() => count).toBe(1),
    count: () => count,
  };
}

/** Closes what was refused, so that the next test looks at its own words. */
async function closeRefusals() {
  const refusals = screens.page.locator('.announcements').getByRole('button');
  while ((await refusals.count()) > 0) await refusals.last().click();
}

describe('who closes a question before its answer comes is told that it was refused', () => {
  test.each([
    [
      'the deletion of a set',
      (): string => `/admin/sets/${ids.open}`,
      'Delete the set',
      'Delete the set',
      '**/api/publishing-sets/*',
      'DELETE',
    ],
    [
      'the deletion of an issue',
      (): string => `/admin/newsletter/issues/${ids.issue}`,
      'Delete',
      'Delete',
      '**/api/newsletter/issues/*',
      'DELETE',
    ],
    [
      'an issue for everybody',
      (): string => `/admin/newsletter/issues/${ids.issue}`,
      'Send to all',
      /^Send to \d/,
      '**/api/newsletter/issues/*/send',
      'POST',
    ],
    [
      'the removal of the samples',
      (): string => '/admin/dashboard',
      'Remove the samples',
      'Move to the bin',
      '**/api/samples/remove',
      'POST',
    ],
  ] as const)('%s', async (_, path, opener, action, call, method) => {
    await screens.show(path());
    await button(opener).click();
    const line = await hold(call, method);
    await inDialog(action).click();
    await line.isSent();
    await inDialog('Cancel').click();
    await expectOn(dialog()).toHaveCount(0);
    line.refuse();
    await said(REFUSAL);
    await closeRefusals();
    // The next question has nothing of it.
    await button(opener).click();
    await expectOn(inDialog(action)).toBeEnabled();
    expect(await dialog().getByRole('alert').count()).toBe(0);
    await inDialog('Cancel').click();
  });

  test('and so is who closes the one about an entry to be handed back', async () => {
    await make('PUT', '/reviewer-step', { isOn: true });
    const data = newsData('Γιορτή', '2026-03-01');
    const body = { data, slug: 'feast', publish: false, handIn: true };
    const handed = await api.call('POST', '/content/news', { as: 'editor', body });
    const { id } = (await handed.json()) as { id: string };
    await screens.show(`/admin/content/news/${id}`);
    await button('Hand back with a note...').click();
    await dialog().getByRole('textbox').fill('Πότε;');
    const line = await hold('**/api/content/news/*/hand-back', 'POST');
    await inDialog('Hand back').click();
    await line.isSent();
    await inDialog('Cancel').click();
    line.refuse();
    await said(REFUSAL);
    await closeRefusals();
    // What was typed is there still.
    await button('Hand back with a note...').click();
    await expectOn(dialog().getByRole('textbox')).toHaveValue('Πότε;');
    await inDialog('Cancel').click();
    await make('PUT', '/reviewer-step', { isOn: false });
  });

  test('and so is who closes a message', async () => {
    await screens.show('/admin/messages');
    await button('About eleni').click();
    const line = await hold('**/api/messages/eleni', 'PUT');
    await inDialog('Mark as done').click();
    await line.isSent();
    await screens.page.keyboard.press('Escape');
    await expectOn(dialog()).toHaveCount(0);
    line.refuse();
    await said(REFUSAL);
    await closeRefusals();
  });
});

test('a set that is deleted late takes nobody away from another screen', async () => {
  const { id } = await make('POST', '/publishing-sets', { name: 'Short-lived' });
  await screens.show(`/admin/sets/${id}`);
  await button('Delete the set').click();
  const line = await hold('**/api/publishing-sets/*', 'DELETE');
  await inDialog('Delete the set').click();
  await line.isSent();
  await inDialog('Cancel').click();
  await screens.page.getByRole('link', { name: 'Bin', exact: true }).click();
  line.letGo();
  await said(/Short-lived/);
  await settle();
  expect(new URL(screens.page.url()).pathname).toBe('/admin/bin');
});

describe('the answer about one thing leaves alone what was opened since', () => {
  const openMessage = async (name: string) => {
    await screens.page.locator('.messages-open').filter({ hasText: name }).click();
    await expectOn(dialog()).toHaveCount(1);
  };

  test('a message that is deleted late does not close another one', async () => {
    await screens.show('/admin/messages?state=done');
    await openMessage('About petros');
    await inDialog('Delete').click();
    const line = await hold('**/api/messages/petros', 'DELETE');
    await inDialog('Delete').click();
    await line.isSent();
    await screens.page.keyboard.press('Escape');
    await screens.page.getByRole('link', { name: 'New', exact: true }).click();
    await openMessage('About maria');
    line.letGo();
    await said('Message deleted');
    await settle();
    await expectOn(dialog()).toContainText('maria@example.org');
    await screens.page.keyboard.press('Escape');
  });

  test('a proposal that is accepted late leads nobody to its event', async () => {
    await screens.page.route('**/api/messages/nikos/accept', (route) =>
      route.fulfill({ status: 201, json: { id: 'dance' } }),
    );
    await screens.show('/admin/messages');
    await openMessage('(no subject)');
    const line = await hold('**/api/messages/nikos/accept', 'POST');
    await inDialog('Accept as draft event').click();
    await line.isSent();
    await screens.page.keyboard.press('Escape');
    await openMessage('About maria');
    line.letGo();
    await said('The proposal is now a draft event');
    await settle();
    await expectOn(dialog()).toContainText('maria@example.org');
    await screens.page.keyboard.press('Escape');
  });

  test('data that are erased late do not bring their person back to the screen', async () => {
    const { page } = screens;
    await screens.show('/admin/people');
    const find = async (email: string) => {
      await page.getByLabel(/^Email/).fill(email);
      await button('Search').click();
      await expectOn(page.getByRole('heading', { level: 2, name: email })).toBeVisible();
    };
    await find('petros@example.org');
    await button('Erase for good').click();
    const line = await hold('**/api/people/erase', 'POST');
    await inDialog('Erase for good').click();
    await line.isSent();
    await inDialog('Cancel').click();
    await find('maria@example.org');
    line.letGo();
    await said('Data erased');
    await settle();
    await expectOn(page.locator('#people-person')).toHaveText('maria@example.org');
  });

  test('data that are erased late hold up nobody who looks for somebody else', async () => {
    const { page } = screens;
    await screens.show('/admin/people');
    await page.getByLabel(/^Email/).fill('nikos@example.org');
    await button('Search').click();
    await expectOn(page.locator('#people-person')).toHaveText('nikos@example.org');
    await button('Erase for good').click();
    const line = await hold('**/api/people/erase', 'POST');
    await inDialog('Erase for good').click();
    await line.isSent();
    await inDialog('Cancel').click();
    const search = await hold('**/api/people/find', 'POST');
    await page.getByLabel(/^Email/).fill('maria@example.org');
    await button('Search').click();
    await search.isSent();
    line.letGo();
    await said('Data erased');
    await expectOn(page.locator('#people-person')).toHaveText('nikos@example.org');
    search.letGo();
    await expectOn(page.locator('#people-person')).toHaveText('maria@example.org');
  });
});

test.each([
  ['/admin/missed', '**/api/missed?*', '/ten'],
  ['/admin/searches', '**/api/missed-searches?*', 'many'],
])(
  'on a slow line no row of another list is offered to be put back (%s)',
  async (path, call, row) => {
    const { page } = screens;
    await screens.show(path);
    await expectOn(button(`Ignore: ${row}`)).toBeVisible();
    const line = await hold(call, 'GET');
    await page.getByLabel('Which').selectOption('Those ignored');
    await line.isSent();
    await expectOn(button(`Ignore: ${row}`)).toHaveCount(0);
    expect(await button(/^Put back: /).count()).toBe(0);
    line.letGo();
    await expectOn(button(/^Put back: /)).toHaveCount(1);
  },
);

test('of two people who are looked for quickly the last one is shown, though the first takes longer', async () => {
  const { page } = screens;
  await screens.show('/admin/people');
  const line = await hold('**/api/people/find', 'POST');
  await page.getByLabel(/^Email/).fill('maria@example.org');
  await page.getByLabel(/^Email/).press('Enter');
  await line.isSent();
  await page.getByLabel(/^Email/).fill('eleni@example.org');
  await page.getByLabel(/^Email/).press('Enter');
  await expectOn(page.locator('#people-person')).toHaveText('eleni@example.org');
  const late = page.waitForResponse('**/api/people/find');
  line.letGo();
  await (await late).finished();
  await settle();
  await expectOn(page.locator('#people-person')).toHaveText('eleni@example.org');
});

describe('an issue of the newsletter', () => {
  test('that a colleague has saved since is not sent, and shown as it is now', async () => {
    const { page } = screens;
    const id = await addIssue('Πρώτη γραφή', 'First words');
    await screens.show(`/admin/newsletter/issues/${id}`);
    await button('Send to all').click();
    const saved = { el: 'Δεύτερη γραφή', en: 'Second words' };
    const intro = { el: 'Αγαπητοί', en: 'Dear readers' };
    await make('PUT', `/newsletter/issues/${id}`, { subject: saved, intro, items: [], version: 1 });
    await inDialog(/^Send to \d/).click();
    await said('Somebody else has saved this issue in the meantime.');
    await closeRefusals();
    await expectOn(dialog()).toHaveCount(0);
    await expectOn(page.getByRole('heading', { level: 1 })).toHaveText('Second words');
    await button('Send to all').click();
    await inDialog(/^Send to \d/).click();
    await said('Sending has begun');
  });

  test('that a colleague has sent is no draft any more for who wanted to delete it', async () => {
    const id = await addIssue('Στέλνεται');
    await screens.show(`/admin/newsletter/issues/${id}`);
    await button('Delete').click();
    await make('POST', `/newsletter/issues/${id}/send`, { version: 1 });
    await inDialog('Delete').click();
    await expectOn(screens.page.getByRole('region', { name: 'Progress' })).toBeVisible();
    await expectOn(dialog()).toHaveCount(0);
  });

  test('that is tried in Greek alone is not said to come in both languages', async () => {
    await api.services.db.deleteFrom('subscribers').where('language', '=', 'en').execute();
    const id = await addIssue('Μόνο ελληνικά', '');
    await screens.show(`/admin/newsletter/issues/${id}`);
    await button('Send a test to me').click();
    await said('The test is on its way in Greek alone');
  });
});

describe('the sending of an issue', () => {
  test('asks with the number of readers of now, however long the screen stood open', async () => {
    const { db } = api.services;
    await screens.show(`/admin/newsletter/issues/${ids.issue}`);
    await expectOn(button('Send to all')).toBeEnabled();
    const maria = await db
      .selectFrom('subscribers')
      .selectAll()
      .where('id', '=', 'maria')
      .executeTakeFirstOrThrow();
    const more = ['zoe', 'yiannis'].map((id) => ({
      ...maria,
      id,
      email: `${id}@example.org`,
      token_hash: id,
    }));
    await db.insertInto('subscribers').values(more).execute();
    const { subscribers } = await (await api.call('GET', '/newsletter', { as: 'admin' })).json();
    await button('Send to all').click();
    await expectOn(inDialog(`Send to ${subscribers.el + subscribers.en}`)).toBeVisible();
    await inDialog('Cancel').click();
  });

  test('says why it is off, where the number of readers is not known', async () => {
    const { page } = screens;
    await page.evaluate(() => window.leaveScreens());
    await page.route('**/api/newsletter', (route) =>
      route.fulfill({ status: 403, json: { message: REFUSAL } }),
    );
    await screens.open(`/admin/newsletter/issues/${ids.issue}`);
    const problem = page.getByRole('alert').filter({ hasText: 'The number of subscribers' });
    await expectOn(problem).toContainText(REFUSAL);
    await page.unrouteAll();
    await problem.getByRole('button').click();
    await expectOn(button('Send to all')).toBeEnabled();
  });
});

describe('where a line breaks', () => {
  const breakOff = (address: string) => screens.page.route(address, (route) => route.abort());

  /** The first call reaches the server, and its answer nobody. What is read meanwhile does not count. */
  const loseAnswer = (address: string, path: string) => {
    let isLost = false;
    return screens.page.route(address, async (route) => {
      if (isLost || route.request().method() !== 'PUT') return route.fallback();
      isLost = true;
      await make('PUT', path, route.request().postDataJSON());
      return route.abort();
    });
  };

  test('the switches of the whole site show how it is now', async () => {
    const { page } = screens;
    await screens.show('/admin/users');
    await expectOn(page.getByRole('switch')).not.toBeChecked();
    await loseAnswer('**/api/reviewer-step', '/reviewer-step');
    await page.getByRole('switch').click();
    await expectOn(page.getByRole('alert').filter({ hasText: 'cannot be reached' })).toBeVisible();
    await expectOn(page.getByRole('switch')).toBeChecked();
    await page.getByRole('switch').click();
    await said('Editors now publish themselves');
    await screens.show('/admin/warn');
    await loseAnswer('**/api/emergency-mode', '/emergency-mode');
    await button('Turn it on').click();
    await inDialog('Turn it on').click();
    await expectOn(dialog().getByRole('alert')).toBeVisible();
    await inDialog('Cancel').click();
    await button('Bring the usual home page back').click();
    await inDialog('Bring the usual home page back').click();
    await said('The home page is the usual one');
  });

  test('that is said before everything else has been asked for in vain', async () => {
    await screens.show('/admin/dashboard');
    await button('Remove the samples').click();
    await expectOn(inDialog('Move to the bin')).toBeEnabled();
    await breakOff('**/api/samples/remove');
    const line = await hold('**/api/samples', 'GET');
    await inDialog('Move to the bin').click();
    await line.isSent();
    await expectOn(dialog().getByRole('alert')).toContainText('cannot be reached');
    line.letGo();
    await inDialog('Cancel').click();
  });

  test('an issue is not called unready, and its preview is asked for once more', async () => {
    const { page } = screens;
    await screens.show('/admin/bin');
    await breakOff('**/api/newsletter/issues/*/preview');
    await screens.show(`/admin/newsletter/issues/${ids.issue}`);
    const problem = page.getByRole('alert').filter({ hasText: 'The preview could not be loaded.' });
    await expectOn(problem).toBeVisible();
    expect(await page.getByText('The issue is not ready to be sent.').count()).toBe(0);
    await page.unrouteAll();
    await problem.getByRole('button').click();
    await expectOn(page.locator('.mail-previews')).toBeVisible();
  });

  test('what was chosen for an issue and not added yet stays to be seen', async () => {
    const { page } = screens;
    await screens.show('/admin/newsletter/issues/new');
    await page.getByLabel('Add a news item').first().selectOption({ index: 1 });
    await breakOff('**/api/newsletter/choices');
    await page.getByLabel(/^Subject \(Greek/).fill('Με νέα');
    const line = await hold('**/api/newsletter/issues', 'POST');
    await button('Save and preview').click();
    await line.isSent();
    // Typed meanwhile, so that the form stays.
    await page.getByLabel(/^Subject \(Greek/).fill('Με νέα και εκδηλώσεις');
    const failed = page.waitForEvent('requestfailed');
    line.letGo();
    await failed;
    await settle();
    await expectOn(page.getByLabel('Add a news item').first()).toBeVisible();
    await page.getByLabel(/^Subject \(Greek/).fill('Με νέα');
  });

  test('an old list of warnings is not all that is said of what is in force', async () => {
    const { page } = screens;
    await screens.show('/admin/warn');
    await expectOn(page.getByRole('heading', { name: 'Emergency mode' })).toBeVisible();
    await breakOff('**/api/alerts');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    const problem = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expectOn(problem).toBeVisible();
    await page.unrouteAll();
    await problem.getByRole('button').click();
    await expectOn(problem).toHaveCount(0);
  });
});

describe('entries for a publishing set', () => {
  const begin = async (row: string) => {
    await screens.show('/admin/content/news');
    await screens.page.getByRole('checkbox', { name: row }).check();
    await button('To a publishing set...').click();
    await expectOn(inDialog('Add')).toBeVisible();
  };

  test('are not lost between the sets, where a colleague has deleted the one that was chosen', async () => {
    const { page } = screens;
    const { id } = await make('POST', '/publishing-sets', { name: 'A short one' });
    await begin('Select: Harbour');
    await dialog().getByLabel('Set', { exact: true }).selectOption('A short one');
    await api.call('DELETE', `/publishing-sets/${id}`, { as: 'admin' });
    await inDialog('Add').click();
    await expectOn(dialog().getByRole('alert')).toBeVisible();
    // What the list shows is what the button does.
    await expectOn(dialog().getByLabel('Set', { exact: true })).toHaveValue('');
    await inDialog('Add').click();
    await expectOn(page.getByLabel(/^Name of the set/)).toHaveAttribute('aria-invalid', 'true');
    await dialog().getByLabel('Set', { exact: true }).selectOption('New year');
    await inDialog('Add').click();
    await said('Added to the set ‘New year’');
  });

  test('go into no other set than the one that stood there, where a colleague has deleted it', async () => {
    await begin('Select: Harbour');
    await inDialog('Cancel').click();
    const made = await make('POST', '/publishing-sets', { name: 'Offered first' });
    // The newest set is offered, and the clock of a test stands still.
    const id = 'z'.repeat(20);
    const { db } = api.services;
    await db.updateTable('publishing_sets').set({ id }).where('id', '=', made.id).execute();
    await button('To a publishing set...').click();
    const set = dialog().getByLabel('Set', { exact: true });
    await expectOn(set).toHaveValue(id);
    await api.call('DELETE', `/publishing-sets/${id}`, { as: 'admin' });
    await inDialog('Add').click();
    await expectOn(dialog().getByRole('alert')).toBeVisible();
    await expectOn(set).toHaveValue('');
    await inDialog('Cancel').click();
  });

  test('that are in it already are not passed over in silence', async () => {
    const data = newsData('Ήδη μέσα', '2026-03-01');
    const { id } = await make('POST', '/content/news', { data, slug: 'inside', publish: false });
    await make('POST', '/publishing-sets', { name: 'A full one', entries: [{ id }] });
    await begin('Select: Ήδη μέσα');
    await dialog().getByLabel('Set', { exact: true }).selectOption('A full one');
    await inDialog('Add').click();
    await said('Nothing was added to the set ‘A full one’');
    await expectOn(dialog()).toHaveCount(0);
  });

  test.each([
    ['a refusal', 'refuse', REFUSAL],
    ['why one stays outside', 'letGo', /^Not added to the set: Fines – /],
  ] as const)('who has closed the question reads %s', async (_, outcome, words) => {
    await make('POST', '/publishing-sets', { name: `Late ${outcome}` });
    await begin('Select: Fines');
    await dialog().getByLabel('Set', { exact: true }).selectOption(`Late ${outcome}`);
    const line = await hold('**/api/publishing-sets/*/entries', 'POST');
    await inDialog('Add').click();
    await line.isSent();
    await inDialog('Cancel').click();
    line[outcome]();
    await said(words);
    await closeRefusals();
  });

  test('that a colleague has deleted are named before they go from the list', async () => {
    const data = newsData('Στον κάδο', '2026-03-01');
    const { id } = await make('POST', '/content/news', { data, slug: 'binned', publish: false });
    await begin('Select: Στον κάδο');
    await api.call('DELETE', `/content/news/${id}`, { as: 'admin' });
    await dialog().getByLabel('Set', { exact: true }).selectOption('New year');
    await inDialog('Add').click();
    await settle();
    await expectOn(dialog().getByRole('alert')).toContainText('Στον κάδο');
    await inDialog('Close').last().click();
  });

  test('that are gone for good are no set without a word', async () => {
    const { db } = api.services;
    const data = newsData('Για λίγο', '2026-03-01');
    const { id } = await make('POST', '/content/news', { data, slug: 'brief', publish: false });
    await begin('Select: Για λίγο');
    for (const table of ['entry_references', 'revisions'] as const) {
      await db.deleteFrom(table).where('entry_id', '=', id).execute();
    }
    await db.deleteFrom('entries').where('id', '=', id).execute();
    await dialog().getByLabel('Set', { exact: true }).selectOption('');
    await screens.page.getByLabel(/^Name of the set/).fill('Κενή');
    await inDialog('Add').click();
    await expectOn(dialog().getByRole('alert')).toContainText('The set was not made');
    await inDialog('Cancel').click();
  });

  test('who may no longer publish a set reads who does, and presses in vain once', async () => {
    const { page } = screens;
    const openAs = (path: string, who: 'admin' | 'editor') =>
      page.evaluate(([to, as]) => window.openScreen(to, as), [path, api.tokens[who]] as const);
    await openAs(`/admin/sets/${ids.open}`, 'editor');
    await expectOn(button('Publish all')).toBeVisible();
    await make('PUT', '/reviewer-step', { isOn: true });
    await button('Publish all').click();
    await inDialog('Publish all').click();
    await expectOn(page.getByText('Reviewers publish the set.')).toBeVisible();
    await make('PUT', '/reviewer-step', { isOn: false });
    await openAs('/admin/bin', 'admin');
  });

  test.each([
    ['was not published', {}],
    ['needs a reason for personal data', { personalData: [], fields: {} }],
  ])('who has left the screen of a set hears that it %s', async (_, more) => {
    await screens.show(`/admin/sets/${ids.open}`);
    await button('Publish all').click();
    const line = await hold('**/api/publishing-sets/*/publish', 'POST', more);
    await inDialog('Publish all').click();
    await line.isSent();
    await screens.page.getByRole('link', { name: 'Bin', exact: true }).click();
    line.refuse();
    await said(REFUSAL);
    await closeRefusals();
  });

  test('who leaves while a reason is asked for hears that the set was not published', async () => {
    await screens.show(`/admin/sets/${ids.open}`);
    await button('Publish all').click();
    const line = await hold('**/api/publishing-sets/*/publish', 'POST', { personalData: [] });
    await inDialog('Publish all').click();
    line.refuse();
    await expectOn(dialog().getByRole('textbox')).toBeVisible();
    await screens.show('/admin/bin');
    await said(REFUSAL);
    await closeRefusals();
  });

  test('who has closed the question about a name hears that it was refused', async () => {
    await screens.show('/admin/sets');
    await button('New set').click();
    await screens.page.getByLabel(/^Name of the set/).fill('Autumn');
    const line = await hold('**/api/publishing-sets', 'POST');
    await inDialog('Create').click();
    await line.isSent();
    await inDialog('Cancel').click();
    line.refuse();
    await said(REFUSAL);
    await closeRefusals();
  });
});

describe('a warning', () => {
  const title = () => screens.page.getByLabel(/^Title in Greek/);
  const listed = async () => {
    const { entries } = await (await api.call('GET', '/content/alert', { as: 'admin' })).json();
    return (entries as { title: { el: string } }[]).map((one) => one.title.el);
  };

  test('takes no words any more while it is being published, with which they would go', async () => {
    const { page } = screens;
    await screens.show('/admin/warn?kind=heat');
    await title().fill('Παλιός καύσωνας');
    await screens.show('/admin/bin');
    await screens.show('/admin/warn?kind=heat');
    await expectOn(button('Go on with it')).toBeVisible();
    await title().fill('Καύσωνας');
    const line = await hold('**/api/content/alert', 'POST');
    await button('Publish now').click();
    await line.isSent();
    await title().focus();
    await page.keyboard.type(' έως την Παρασκευή');
    await page.getByLabel('Severity').selectOption('information');
    await page.getByRole('checkbox', { name: /English/ }).click();
    await button('Go on with it').click();
    await expectOn(title()).toHaveValue('Καύσωνας');
    await expectOn(page.getByLabel('Severity')).not.toHaveValue('information');
    await expectOn(page.getByRole('checkbox', { name: /English/ })).toBeChecked();
    line.refuse();
    await expectOn(page.locator('.warn-form').getByRole('alert')).toContainText(REFUSAL);
    await title().press('End');
    await page.keyboard.type(' έως την Παρασκευή');
    await expectOn(title()).toHaveValue('Καύσωνας έως την Παρασκευή');
    await title().fill('');
    await button('Discard it').click();
    await expectOn(button('Discard it')).toHaveCount(0);
    await screens.show('/admin/bin');
  });

  test.each([
    ['is changed then', 'Χιόνι παντού'],
    ['is sent again', 'Χιόνι στα ορεινά'],
  ])('whose answer was lost and which %s is one warning', async (_, then) => {
    const { page } = screens;
    const { db } = api.services;
    await db.deleteFrom('entries').where('title_el', 'like', 'Χιόνι%').execute();
    const countRecords = async () =>
      (await db.selectFrom('audit').where('subject_title', 'like', 'Χιόνι%').select('id').execute())
        .length;
    const before = await countRecords();
    await closeRefusals();
    await screens.show('/admin/warn?kind=snow');
    await title().fill('Χιόνι στα ορεινά');
    await page.route(
      '**/api/content/alert',
      async (route) => {
        const key = route.request().headers()['idempotency-key'] ?? '';
        const body = route.request().postDataJSON();
        const headers = { 'Idempotency-Key': key };
        await api.call('POST', '/content/alert', { as: 'admin', body, headers });
        await route.abort();
      },
      { times: 1 },
    );
    await button('Publish now').click();
    await expectOn(page.locator('.warn-form').getByRole('alert')).toBeVisible();
    await title().fill(then);
    await button('Publish now').click();
    await said('The warning is shown over every page');
    expect((await listed()).filter((one) => one.startsWith('Χιόνι'))).toEqual([then]);
    // It finds what arrived, and saves it once more.
    expect((await countRecords()) - before).toBe(2);
    expect(screens.sent().at(-1)).toMatch(/^PUT \/content\/alert\//);
  });

  test('that stood in a form over night is not published once its end has passed', async () => {
    const { page } = screens;
    await screens.show('/admin/warn?kind=road');
    await title().fill('Κλειστός δρόμος');
    await page.route('**/api/alerts', async (route) => {
      const answer = await (await api.call('GET', '/alerts', { as: 'admin' })).json();
      return route.fulfill({ json: { ...answer, now: '2026-03-20T06:00:00.000Z' } });
    });
    // The computer slept; nothing told the screen that it is another day.
    const before = await page.evaluateHandle(() => {
      const { now } = Date;
      const woken = now() + 86_400_000;
      Date.now = () => woken;
      return now;
    });
    await button('Publish now').click();
    await expectOn(page.locator('.warn-bar').getByRole('alert')).toContainText('has passed');
    expect(await listed()).not.toContain('Κλειστός δρόμος');
    await page.evaluate((now) => {
      Date.now = now;
    }, before);
  });

  test('that was typed is offered, though the server does not say what it keeps', async () => {
    const { page } = screens;
    await screens.show('/admin/warn?kind=other');
    await title().fill('Κάτι άλλο');
    await screens.show('/admin/bin');
    await page.route('**/api/kept-copies**', (route) =>
      route.fulfill({ status: 403, json: { message: REFUSAL } }),
    );
    await screens.show('/admin/warn');
    await settle();
    const offer = page.getByRole('alert').filter({ hasText: 'a text that was not published' });
    await expectOn(offer).toContainText('Other');
  });

  test('that is published by Enter leaves the keyboard in the screen', async () => {
    const { page } = screens;
    await screens.show('/admin/warn?kind=earthquake');
    await title().fill('Δόνηση');
    await title().press('Enter');
    await said('The warning is shown over every page');
    await expectOn(page.getByRole('heading', { name: 'Emergency mode' })).toBeVisible();
    await expectOn
      .poll(() => page.evaluate(() => document.activeElement?.id ?? ''))
      .toBe('content');
  });

  test('that nobody has seen yet is called off, and not ended', async () => {
    await screens.show('/admin/warn?kind=flood');
    await title().fill('Βροχές');
    await screens.page.getByLabel('Starts').fill('2026-03-06T10:00');
    await screens.page.getByLabel('Ends').fill('2026-03-06T20:00');
    await button('Schedule').click();
    await button(/^Call off/).click();
    await said(/^The warning was called off, and will not be shown: /);
  });
});

test('the refusal of emergency mode is said to whoever closed the question, and its success closes no other', async () => {
  const { page } = screens;
  await screens.show('/admin/warn');
  for (const outcome of ['refuse', 'letGo'] as const) {
    await button('Turn it on').click();
    const line = await hold('**/api/emergency-mode', 'PUT');
    await inDialog('Turn it on').click();
    await line.isSent();
    await inDialog('Cancel').click();
    await button('Turn it on').click();
    line[outcome]();
    await said(outcome === 'refuse' ? REFUSAL : 'The home page is the small one');
    await settle();
    await expectOn(dialog()).toHaveCount(1);
    expect(await dialog().getByRole('alert').count()).toBe(0);
    await inDialog('Cancel').click();
    await page.unrouteAll();
  }
  await closeRefusals();
});

describe('a message on a slow line', () => {
  const open = async () => {
    await screens.show('/admin/messages?state=all');
    await button('About maria').click();
    await expectOn(dialog()).toHaveCount(1);
  };

  test('shows who deals with it as soon as that is kept, however long its list takes', async () => {
    await open();
    const before = await dialog().getByLabel('Assigned to').inputValue();
    const lists = await hold('**/api/messages?*', 'GET');
    await dialog().getByLabel('Assigned to').selectOption('editor');
    await said('Assigned to: editor');
    await lists.isSent();
    await expectOn(inDialog('Tell them by email')).toBeVisible();
    expect(await dialog().getByLabel('Assigned to').inputValue()).not.toBe(before);
    lists.letGo();
    await screens.page.keyboard.press('Escape');
  });

  test('offers no program of mail in place of the answer that is written here', async () => {
    await screens.show('/admin/bin');
    await screens.show('/admin/messages');
    const { page } = screens;
    const line = await hold('**/api/messages/eleni', 'GET');
    await button('About eleni').click();
    await line.isSent();
    await inDialog('Answer').click();
    expect(await dialog().getByRole('link', { name: 'Reply by email' }).count()).toBe(0);
    line.letGo();
    await expectOn(page.getByLabel('Your answer')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  test('takes the words away that have gone out, also from whoever has closed and opened it', async () => {
    const { page } = screens;
    await open();
    await inDialog('Answer').click();
    await page.getByLabel('Your answer').fill('Στις επτά.');
    const line = await hold('**/api/messages/maria/answers', 'POST');
    await inDialog('Send answer').click();
    await line.isSent();
    await page.keyboard.press('Escape');
    await open();
    await inDialog('Answer').click();
    await expectOn(page.getByLabel('Your answer')).toHaveValue('Στις επτά.');
    line.letGo();
    await expectOn(page.locator('.message-note-text')).toHaveText('Στις επτά.');
    await expectOn(page.getByLabel('Your answer')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  test('says that an answer did not go out to whoever has closed it', async () => {
    await open();
    await inDialog('Answer').click();
    await screens.page.getByLabel('Your answer').fill('Στις οκτώ.');
    const line = await hold('**/api/messages/maria/answers', 'POST');
    await inDialog('Send answer').click();
    await line.isSent();
    await screens.page.keyboard.press('Escape');
    await expectOn(dialog()).toHaveCount(0);
    line.refuse();
    await said(REFUSAL);
    await closeRefusals();
  });
});

test('a page of issues that has gone leads to the last one, and not to an empty list', async () => {
  const { page } = screens;
  const { db } = api.services;
  const one = await db
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('id', '=', ids.issue)
    .executeTakeFirstOrThrow();
  const { total } = await (await api.call('GET', '/newsletter/issues', { as: 'admin' })).json();
  const more = Array.from({ length: 31 - total }, (_, i) => ({ ...one, id: `draft-${i}` }));
  await db.insertInto('newsletter_issues').values(more).execute();
  await screens.show('/admin/newsletter');
  // What an earlier test was told lies over the end of a list.
  await closeRefusals();
  await expectOn(button('Page 2')).toBeVisible();
  await db.deleteFrom('newsletter_issues').where('id', '=', 'draft-0').execute();
  await button('Page 2').click();
  await settle();
  await expectOn(page.locator('.list-table tbody tr')).toHaveCount(30);
  expect(await page.getByText('There are no issues yet.').count()).toBe(0);
  await db.deleteFrom('newsletter_issues').where('id', 'like', 'draft-%').execute();
});

test('where it is not known whether there is review before publishing, the switch says so', async () => {
  const { page } = screens;
  await page.evaluate(() => window.leaveScreens());
  let asked = 0;
  await page.route('**/api/reviewer-step', (route) => {
    asked += 1;
    return route.fulfill({ status: 403, json: { message: REFUSAL } });
  });
  await screens.open('/admin/users');
  const problem = page.getByRole('alert').filter({ hasText: 'The setting for review' });
  await expectOn(problem).toContainText(REFUSAL);
  await settle();
  const before = asked;
  await problem.getByRole('button').click();
  await expectOn.poll(() => asked).toBe(before + 1);
});

test('who signs in again in another tab finds here what could not be loaded before', async () => {
  const { page } = screens;
  await screens.show('/admin/bin');
  await page.route('**/api/recheck?*', (route) => route.fulfill({ status: 401, json: {} }), {
    times: 1,
  });
  await screens.show('/admin/recheck');
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  await expectOn(ended).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  await expectOn(ended).toHaveCount(0);
  await expectOn(page.locator('.recheck tbody')).toContainText('Square');
});

test('figures of the dashboard that cannot be refreshed are said to be old, until they are again', async () => {
  const { page } = screens;
  await screens.show('/admin/dashboard');
  const old = page.getByRole('alert').filter({ hasText: 'is not being refreshed' });
  expect(await old.count()).toBe(0);
  await page.route('**/api/dashboard', (route) =>
    route.fulfill({ status: 429, json: { message: REFUSAL } }),
  );
  await page.getByRole('link', { name: 'Bin', exact: true }).click();
  await expectOn(page).toHaveURL(/\/admin\/bin$/);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expectOn(old).toContainText(REFUSAL);
  await expectOn(page.locator('.dashboard')).toBeVisible();
  await page.unroute('**/api/dashboard');
  await old.getByRole('button').click();
  await expectOn(old).toHaveCount(0);
});

describe('with the language of the screens change', () => {
  test('the sentences that the server wrote', async () => {
    const id = await addIssue('Χωρίς εισαγωγή', 'No introduction');
    const subject = { el: 'Χωρίς εισαγωγή', en: '' };
    const intro = { el: '', en: '' };
    await make('PUT', `/newsletter/issues/${id}`, { subject, intro, items: [], version: 1 });
    await screens.show(`/admin/newsletter/issues/${id}`);
    const obstacles = screens.page.locator('.issue-obstacles');
    await expectOn(obstacles).toContainText('Fill this in before sending');
    await screens.speak('gr');
    await expectOn(obstacles).toContainText('Συμπληρώστε το πριν από την αποστολή');
    await screens.speak('en');
    await expectOn(obstacles).toContainText('Fill this in before sending');
  });

  test('what was said of the save of an entry', async () => {
    const { page } = screens;
    const data = newsData('Νέο', '2026-03-01');
    const { id } = await make('POST', '/content/news', { data, slug: 'noted', publish: false });
    await screens.show(`/admin/content/news/${id}`);
    await page.getByLabel(/^Title \(Greek/).fill('Νεότερο');
    await button('Save draft').click();
    const bar = page.locator('.entry-form-bar');
    await expectOn(bar).toContainText('Draft saved');
    await screens.speak('gr');
    await expectOn(bar).toContainText('Αποθηκεύτηκε ως πρόχειρο');
    await screens.speak('en');
  });

  test('no form of an issue that a colleague has sent meanwhile, in which something is typed', async () => {
    const { page } = screens;
    const id = await addIssue('Γράφεται');
    await screens.show(`/admin/newsletter/issues/${id}/edit`);
    const subject = page.getByLabel(/^Subject \(Greek/);
    await subject.fill('Γράφεται ακόμη');
    await make('POST', `/newsletter/issues/${id}/send`, { version: 1 });
    await screens.speak('gr');
    await screens.speak('en');
    await expectOn(subject).toHaveValue('Γράφεται ακόμη');
    await subject.fill('Γράφεται');
  });

  test('what was said of a save, and what lacks', async () => {
    const { page } = screens;
    const id = await addIssue('Τεύχος');
    await screens.show(`/admin/newsletter/issues/${id}/edit`);
    await page.getByLabel(/^Subject \(Greek/).fill('Άλλο θέμα');
    const line = await hold('**/api/newsletter/issues/*', 'PUT');
    await button('Save and preview').click();
    await line.isSent();
    await page.getByLabel(/^Subject \(Greek/).fill('Και άλλο');
    line.letGo();
    const bar = page.locator('.entry-form-bar');
    await expectOn(bar.getByRole('button', { name: 'Save and preview' })).toBeEnabled();
    await page.getByLabel(/^Subject \(Greek/).fill('Άλλο θέμα');
    await expectOn(bar).toContainText('Issue saved');
    await screens.speak('gr');
    await expectOn(bar).toContainText('Το τεύχος αποθηκεύτηκε');
    await screens.speak('en');
    await screens.show('/admin/messages');
    await button('About eleni').click();
    await inDialog('Internal note').click();
    await inDialog('Save note').click();
    await expectOn(dialog()).toContainText('Write the text first.');
    await screens.speak('gr');
    await expectOn(dialog()).toContainText('Γράψτε πρώτα το κείμενο.');
    await screens.speak('en');
    await page.keyboard.press('Escape');
    await screens.show('/admin/searches');
    await button(/^Add a synonym: /)
      .first()
      .click();
    await inDialog('Publish the synonym').click();
    await expectOn(dialog()).toContainText('Enter at least one word.');
    await screens.speak('gr');
    await expectOn(dialog()).toContainText('Γράψτε τουλάχιστον μία λέξη.');
    await screens.speak('en');
    await page.keyboard.press('Escape');
  });
});

describe('a link for others', () => {
  test('that is made late is shown to whoever has closed the dialog', async () => {
    const { page } = screens;
    const { id } = await api.services.db
      .selectFrom('entries')
      .select('id')
      .where('slug', '=', 'fines')
      .executeTakeFirstOrThrow();
    await screens.open(`/admin/preview/news/${id}`);
    await button('Link for others').click();
    const line = await hold('**/api/content/news/*/preview-links', 'POST');
    await inDialog('Make a link').click();
    await line.isSent();
    await page.keyboard.press('Escape');
    await expectOn(dialog()).toHaveCount(0);
    line.letGo();
    await expectOn(page.getByLabel(/^The new link/)).toHaveValue(/\/preview\//);
    // Also what is said of it follows the language of the screens.
    await page.evaluate(() =>
      Object.assign(navigator.clipboard, { writeText: () => Promise.resolve() }),
    );
    await inDialog('Copy link').click();
    await expectOn(dialog()).toContainText('Copied');
    await screens.speak('gr');
    await expectOn(dialog()).toContainText('Αντιγράφηκε');
    await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
    await screens.speak('en');
    await page.keyboard.press('Escape');
    await expectOn(dialog()).toHaveCount(0);
    await button('Link for others').click();
    await expectOn(inDialog(/^Withdraw/)).toHaveCount(1);
    expect(await page.getByLabel(/^The new link/).count()).toBe(0);
  });

  test('that was not withdrawn is not believed to be, when the dialog is closed', async () => {
    const line = await hold('**/api/content/news/*/preview-links/*', 'DELETE');
    await inDialog(/^Withdraw/).click();
    await line.isSent();
    await screens.page.keyboard.press('Escape');
    await expectOn(dialog()).toHaveCount(0);
    line.refuse();
    await said(REFUSAL);
    await closeRefusals();
  });
});
