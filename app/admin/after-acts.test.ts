import { expect as expectInBrowser, type Page, type Route } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyData } from '../../domain/content/model/content-type.ts';
import { mayor } from '../../domain/content-types/mayor.ts';
import type { TestApi } from '../../harness/api.ts';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';
import { newsData } from '../../harness/content/entry-data.ts';
import { fullLists } from '../../harness/content/full-lists.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { fillEmptyDatabase } from '../../seed/fill.ts';

/** What stands on the screens of the staff before and after an act: what is offered, and what is said. */

/** A busy machine takes its time. */
const expectOn = expectInBrowser.configure({ timeout: 15_000 });

let screens: StaffScreens;
let api: TestApi;
let page: Page;
beforeAll(async () => {
  screens = await openStaffScreens();
  page = screens.page;
});
beforeEach(async () => {
  api = await screens.begin('admin', await fullLists());
});
afterAll(() => screens.close());

const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const entryOf = (slug: string) =>
  api.services.db
    .selectFrom('entries')
    .select(['id', 'version'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();

describe('invitations', () => {
  test('no letter is offered where no mail can be sent', async () => {
    const { invitations } = await (await api.call('GET', '/invitations', { as: 'admin' })).json();
    await page.route('**/api/invitations', (route) =>
      route.fulfill({ json: { invitations, canSendMail: false } }),
    );
    await screens.open('/admin/users');
    await expectOn(button('New link: anna@example.org')).toBeVisible();
    expect(await button('Send again: anna@example.org').count()).toBe(0);
    await page.unrouteAll();
  });

  test('one that is withdrawn leaves the list', async () => {
    await screens.open('/admin/users');
    await button('Withdraw: anna@example.org').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expectOn(page.getByText('anna@example.org')).toHaveCount(0);
  });
});

test('who gives up being an administrator sees at once that the accounts are not theirs', async () => {
  const { db } = api.services;
  const others = db.updateTable('user').where('email', '=', 'editor@example.org');
  await others.set({ role: 'admin' }).execute();
  await screens.open('/admin/users');
  await button('Make editor: admin@example.org').click();
  const dialog = page.getByRole('dialog');
  await expectOn(dialog).toContainText('Careful: this is your own account.');
  await dialog.getByRole('button', { name: 'Make editor', exact: true }).click();
  await expectOn(page).toHaveURL(/\/unauthorized\?/);
});

test('the list of accounts has a new one at once, and says that it is disabled; a refusal is said of one account alone', async () => {
  await screens.open('/admin/users');
  const dialog = page.getByRole('dialog');
  await button('Add user').click();
  await dialog.getByLabel(/^Full name/).fill('Νίκη');
  await dialog.getByLabel(/^Email/).fill('niki@example.org');
  await button('Create account').click();
  await button('I have noted it').click();
  await button('Make editor: admin@example.org').click();
  await dialog.getByRole('button', { name: 'Make editor' }).click();
  await expectOn(dialog.getByRole('alert')).toContainText('the last administrator');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await button('Disable: niki@example.org').click();
  await expectOn(dialog).toContainText('Νίκη (niki@example.org)');
  expect(await dialog.getByRole('alert').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Disable' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'niki@example.org' });
  await expectOn(row).toContainText('Disabled');
  await expectOn(button('Enable: niki@example.org')).toBeVisible();
});

describe('an entry leaves the site at no moment', () => {
  test.each([
    ['that has passed', 'harbour', '2026-03-05', '2026-03-04T09:00', 'That moment has passed.'],
    ['before it comes', 'park', '2026-03-07', '2026-03-06T08:00', 'Choose a moment after its'],
  ])('%s', async (_, slug, proposed, moment, says) => {
    const { id } = await entryOf(slug);
    await screens.open(`/admin/content/news/${id}`);
    const before = screens.sent().length;
    await button('Unpublish...').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'At a moment to come' }).check();
    // When offices close, on the day after it is public.
    await expectOn(dialog.getByLabel('Date and time')).toHaveValue(`${proposed}T15:00`);
    await dialog.getByLabel('Date and time').fill(moment);
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expectOn(dialog).toContainText(says);
    expect(screens.sent()).toHaveLength(before);
  });
});

test('who hands in to be published takes nothing off the site', async () => {
  api = await screens.begin('editor', await fullLists());
  const { id } = await entryOf('harbour');
  await screens.open(`/admin/content/news/${id}`);
  await expectOn(button('Unpublish...')).toBeVisible();
  await api.call('PUT', '/reviewer-step', { as: 'admin', body: { isOn: true } });
  await screens.show(`/admin/content/news/${id}`);
  await expectOn(button('Duplicate')).toBeVisible();
  await expectOn(button('Unpublish...')).toHaveCount(0);
});

test('a link for others that is withdrawn is not offered to be copied any more', async () => {
  const { id } = await entryOf('fines');
  await screens.open(`/admin/preview/news/${id}`);
  await button('Link for others').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Make/ }).click();
  await expectOn(dialog.getByRole('textbox')).toHaveValue(/\/preview\//);
  await dialog.getByRole('button', { name: /^Withdraw/ }).click();
  await expectOn(dialog.getByRole('textbox')).toHaveCount(0);
});

describe('an answer to a visitor', () => {
  async function begin() {
    await screens.open('/admin/messages?state=all');
    await button('About eleni').click();
    await button('Answer').click();
  }
  const field = () => page.getByLabel('Your answer');

  test('is not kept in the browser once it is sent', async () => {
    await begin();
    const greeting = await field().inputValue();
    await field().fill('Στις οκτώ.');
    await button('Send answer').click();
    await expectOn(field()).toHaveCount(0);
    const sent = page.locator('.message-note-text', { hasText: 'Στις οκτώ.' });
    await expectOn(sent).toHaveAttribute('lang', 'el');
    const kept = await page.evaluate(() => Object.keys(sessionStorage).join());
    expect(kept).not.toContain('message-answer');
    await button('Answer').click();
    await expectOn(field()).toHaveValue(greeting);
  });

  test('whose message is closed and opened while it goes out is said to be sent once', async () => {
    await begin();
    await field().fill('Στις οκτώ.');
    const [taken, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const hold = async (route: Route) => {
      taken.resolve();
      await answered.promise;
      await route.fallback();
    };
    await page.route('**/api/messages/eleni/answers', hold, { times: 1 });
    await page.evaluate((words) => {
      const times: string[] = [];
      Object.assign(window, { times });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node.textContent?.includes(words)) times.push(words);
      }).observe(document.querySelector('.announcements') as Element, { childList: true });
    }, 'The answer is on its way');
    await button('Send answer').click();
    await taken.promise;
    await page.keyboard.press('Escape');
    await button('About eleni').click();
    await button('Answer').click();
    await expectOn(field()).toHaveValue('Στις οκτώ.');
    const late = page.waitForResponse('**/api/messages/eleni/answers');
    answered.resolve();
    await (await late).finished();
    // It has arrived, so that the form which was opened since goes.
    await expectOn(field()).toHaveCount(0);
    expect(
      await page.evaluate(() => (window as unknown as { times: string[] }).times),
    ).toHaveLength(1);
  });

  test('of which it is not known whether it went out is the same one when it is sent again', async () => {
    await begin();
    await field().fill('Στις οκτώ.');
    // The line breaks, and a colleague answers meanwhile, which the screen then shows.
    const breakOff = async (route: Route) => {
      const body = { text: 'Στις εννέα.', seen: 0, isDone: false };
      await api.call('POST', '/messages/eleni/answers', { as: 'editor', body });
      await route.abort();
    };
    await page.route('**/api/messages/eleni/answers', breakOff, { times: 1 });
    await button('Send answer').click();
    await expectOn(page.getByText('Στις εννέα.')).toBeVisible();
    await button('Send answer').click();
    await expectOn.poll(() => screens.sent().join()).toContain('Στις οκτώ.');
    expect(screens.sent().at(-1)).toContain('"seen":0');
  });
});

test('a warning in Greek alone is sent without the English words of its template', async () => {
  await screens.open('/admin/warn?kind=fire');
  await page.getByRole('checkbox', { name: /English/ }).uncheck();
  await button('Publish now').click();
  await expectOn.poll(() => screens.sent().join()).toContain('POST /content/alert ');
  const sent = screens.sent().find((call) => call.startsWith('POST /content/alert ')) ?? '';
  const { data, languages } = JSON.parse(sent.slice(sent.indexOf('{')));
  expect([languages, data.title.en, data.description.en, data.instruction.en]).toEqual([
    ['el'],
    '',
    '',
    '',
  ]);
  expect(data.title.el).not.toBe('');
});

test('what comes back from the bin to another address says which', async () => {
  const body = { data: newsData('Νέο', '2026-03-01'), slug: 'old', publish: false };
  await api.call('POST', '/content/news', { as: 'admin', body });
  await screens.open('/admin/bin');
  await button(/^Bring back\W+Old/).click();
  await expectOn(page.getByText('Brought back with a new address (‘old-2’)')).toBeVisible();
});

describe('the address of an entry that is typed anew', () => {
  const words =
    'The address changes as soon as you save, even as a draft. Whoever has the old link will be led to the new one.';
  test.each([
    ['published', 'harbour', 1],
    ['archived', 'harbour', 1],
    ['a draft', 'fines', 0],
  ])('of one that is %s', async (state, slug, times) => {
    const { id } = await entryOf(slug);
    if (state === 'archived')
      await api.call('POST', `/content/news/${id}/archive`, { as: 'admin' });
    await screens.open(`/admin/content/news/${id}`);
    const address = page.locator('[id$="slug"]');
    await address.fill('elsewhere');
    await expectOn(page.getByText('/news/elsewhere')).toBeVisible();
    expect(await page.getByText(words).count()).toBe(times);
    await address.fill(slug);
  });

  test('a title that is typed while a new page is published leaves it alone, and moves it where that fails', async () => {
    await screens.open('/admin/pages/new');
    const title = page.getByLabel('Title (English)');
    const address = page.locator('[id$="slug"]');
    await title.fill('Beach');
    await expectOn(address).toHaveValue('beach');
    const held: Route[] = [];
    await page.route('**/api/content/page', (route) => void held.push(route));
    const publish = async () => {
      await button('Save').click();
      await expectOn.poll(() => held.length).toBe(1);
    };
    await publish();
    await title.fill('Beaches');
    await held.pop()?.fulfill({ status: 400, json: { message: 'Not now.' } });
    await expectOn(address).toHaveValue('beaches');
    await publish();
    await title.fill('All beaches');
    await held.pop()?.continue();
    await expectOn(page).toHaveURL(/\/admin\/pages\/edit\//);
    await expectOn(address).toHaveValue('beaches');
    await page.unrouteAll();
    await title.fill('Beaches');
  });
});

test('readers of one language are shown from the first page on, whichever page was open', async () => {
  const { db } = api.services;
  const one = await db
    .selectFrom('subscribers')
    .selectAll()
    .where('id', '=', 'maria')
    .executeTakeFirstOrThrow();
  const many = Array.from({ length: 70 }, (_, i) => {
    const id = `reader-${i}`;
    const language = i % 2 === 0 ? ('gr' as const) : ('en' as const);
    return { ...one, id, language, email: `${id}@example.org`, token_hash: id };
  });
  await db.insertInto('subscribers').values(many).execute();
  await screens.open('/admin/newsletter/subscribers');
  await button('Page 2').click();
  await expectOn(button('Page 2')).toHaveAttribute('aria-current', 'page');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('en');
  await expectOn(button('Page 3')).toHaveCount(0);
  await expectOn(button('Page 1')).toHaveAttribute('aria-current', 'page');

  // Where nobody reads English the way back is to readers of both.
  await db.deleteFrom('subscribers').where('language', '=', 'en').execute();
  await screens.open('/admin/newsletter/subscribers');
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.selectOption('en');
  await button('Show all').click();
  await expectOn(language).toHaveValue('');
});

test('one language of what a site has once leaves it, the Greek never', async () => {
  const { db, store } = api.services;
  await fillEmptyDatabase(db, store, { kind: 'none', now: TEST_NOW });
  const both = { el: 'Λόγος', en: 'Word' };
  const message = { el: '<p>Λόγος</p>', en: '<p>Word</p>' };
  const data = {
    ...emptyData(mayor.fields),
    name: both,
    title: both,
    message,
  };
  const { id, version } = await db
    .selectFrom('entries')
    .select(['id', 'version'])
    .where('type', '=', 'mayor')
    .executeTakeFirstOrThrow();
  const body = { data, version, publish: true, languages: ['el', 'en'] };
  const saved = await api.call('PUT', `/content/mayor/${id}`, { as: 'admin', body });
  expect(saved.ok, await saved.text()).toBe(true);
  await screens.open('/admin/content/mayor');
  await expectOn(button('Take the English off the site')).toBeVisible();
  expect(await button('Take the Greek off the site').count()).toBe(0);
  const harbour = await entryOf('harbour');
  await screens.open(`/admin/content/news/${harbour.id}`);
  await expectOn(button('Take the Greek off the site')).toBeVisible();
});

test('a language is published alone once it differs from the site; what its Greek has changed since is shown', async () => {
  const { id } = await entryOf('harbour');
  await screens.open(`/admin/content/news/${id}`);
  await expectOn(button('Take the English off the site')).toBeVisible();
  expect(await button('Publish the English alone').count()).toBe(0);
  const english = page.getByLabel(/^Summary \(English/);
  await english.fill('');
  const languages = page.getByRole('region', { name: 'Languages' });
  await expectOn(languages).toContainText('Still missing: Summary');
  await english.fill('Summary');
  await expectOn(languages).not.toContainText('Still missing');

  await page.getByLabel(/^Title \(Greek/).fill('Το λιμάνι');
  await page.getByRole('textbox', { name: /^Content \(Greek/ }).press('Control+End');
  await page.keyboard.type(' του Αιγίου');
  await expectOn(languages).toContainText('2 texts are behind the Greek');
  const changes = page.locator('.english-behind-words');
  await expectOn(changes.first().locator('ins')).toHaveText('Το λιμάνι');
  await expectOn(changes.first().locator('del')).toHaveText('Λιμάνι');
  await expectOn(changes.last()).toHaveText('Σχέδιο του Αιγίου');
  await button('A small correction: the English is still right').first().click();
  await expectOn(changes).toHaveCount(1);
  await expectOn(page.getByLabel(/^Title \(English/)).toBeFocused();
  await button('Publish the English alone').click();
  await expectOn.poll(() => screens.sent().join()).toContain(`PUT /content/news/${id}`);
  const sent = screens.sent().find((call) => call.startsWith('PUT ')) ?? '';
  expect(JSON.parse(sent.slice(sent.indexOf('{')))).toMatchObject({
    publish: true,
    languages: ['en'],
    inStep: ['title'],
  });
});

test('who reviews is told of changes since it was handed in, and hands it back with a note as it was seen', async () => {
  await api.call('PUT', '/reviewer-step', { as: 'admin', body: { isOn: true } });
  const { id, version } = await entryOf('fines');
  const data = newsData('Πρόστιμα', '2026-02-01');
  for (const [at, handIn] of [
    [version, true],
    [version + 1, false],
  ] as const) {
    const changed = { ...data, author: { el: `Γραφείο ${at}`, en: '' } };
    const body = { data: changed, version: at, publish: false, handIn };
    const saved = await api.call('PUT', `/content/news/${id}`, { as: 'editor', body });
    expect(saved.ok, await saved.clone().text()).toBe(true);
  }
  await screens.open(`/admin/content/news/${id}`);
  const panel = page.locator('.review-panel');
  await expectOn(panel).toContainText('It was changed after it was handed in.');
  await button('Hand back with a note...').click();
  const dialog = page.getByRole('dialog', { name: 'Hand back to the author' });
  const note = dialog.getByLabel('What should be changed?');
  await dialog.getByRole('button', { name: 'Hand back' }).click();
  await expectOn(note).toHaveAttribute('aria-invalid', 'true');
  await expectOn(note).toBeFocused();
  await note.fill('Λείπει το ποσό.');
  await dialog.getByRole('button', { name: 'Hand back' }).click();
  await expectOn(panel.locator('blockquote')).toHaveText('Λείπει το ποσό.');
  await expectOn(dialog).toHaveCount(0);
  expect(screens.sent().at(-1)).toBe(
    `POST /content/news/${id}/hand-back {"note":"Λείπει το ποσό.","version":${version + 2}}`,
  );
});

test('an entry that is due says so, not when it is due next', async () => {
  const { id } = await entryOf('square');
  await screens.open(`/admin/content/news/${id}`);
  const line = page.locator('.recheck-line');
  await expectOn(line).toContainText('It is time to check whether it is still true.');
  await expectOn(line).toContainText(/Checked: .*2025/);
  await expectOn(line).not.toContainText('Next check');
  const interval = line.getByLabel('To be checked every');
  for (const [words, months] of [
    ['Never', 0],
    ['As usual (Never)', null],
  ] as const) {
    const option = interval.getByRole('option', { name: words, exact: true });
    await interval.selectOption(await option.getAttribute('value'));
    await expectOn
      .poll(() => screens.sent().at(-1))
      .toBe(`PUT /content/news/${id}/recheck-interval {"months":${months}}`);
  }
  // One that the list does not offer is shown, too.
  const five = { as: 'admin', body: { months: 5 } } as const;
  await api.call('PUT', `/content/news/${id}/recheck-interval`, five);
  await screens.open(`/admin/content/news/${id}`);
  await expectOn(interval).toHaveValue('5');
});

test('what is planned to leave the site is asked about as it was planned', async () => {
  const { id } = await entryOf('harbour');
  const body = { leaveAt: '2026-03-09T13:00:00.000Z', leaveTo: 'draft' };
  const planned = await api.call('PUT', `/content/news/${id}/leaving`, { as: 'admin', body });
  expect(planned.ok, await planned.clone().text()).toBe(true);
  await screens.open(`/admin/content/news/${id}`);
  await button('Unpublish...').click();
  const dialog = page.getByRole('dialog');
  await expectOn(dialog.getByRole('radio', { name: 'It is taken off' })).toBeChecked();
  await expectOn(dialog.getByLabel('Date and time')).toHaveValue('2026-03-09T15:00');
});

test('a history says which version is public and which was, and leads administrators to the log', async () => {
  const { id, version } = await entryOf('harbour');
  const data = { ...newsData('Αποβάθρα', '2026-03-01'), content: { el: '<p>Α</p>', en: '' } };
  const body = { data, version, publish: true, languages: ['el', 'en'] };
  const saved = await api.call('PUT', `/content/news/${id}`, { as: 'admin', body });
  expect(saved.ok, await saved.clone().text()).toBe(true);
  const path = `/admin/content/news/${id}/history`;
  await screens.open(path);
  const versions = page.getByRole('navigation', { name: 'Versions' }).getByRole('listitem');
  await expectOn(versions.first().locator('.state-badge')).toHaveText(['Latest', 'Public now']);
  await expectOn(versions.last().locator('.state-badge')).toHaveText(['Was published']);
  await expectOn(page.getByRole('link', { name: 'Everything done to it' })).toBeVisible();

  // The name of a version is changed, not written anew; its address comes back where that is asked for.
  await button('Name...').click();
  const name = page.getByRole('dialog').getByLabel('Name of the version');
  await name.fill('Before the works');
  await name.press('Enter');
  await button('Change name...').click();
  await expectOn(name).toHaveValue('Before the works');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  const moved = { data, slug: 'quay', version: version + 1, publish: false };
  await api.call('PUT', `/content/news/${id}`, { as: 'admin', body: moved });
  await screens.open(`${path}?version=${version + 1}&against=now`);
  await button(/^Bring this back\W+Address/).click();
  await expectOn(page.locator('[id$="slug"]')).toHaveValue('harbour');

  api = await screens.begin('editor', await fullLists());
  const again = await entryOf('harbour');
  await screens.open(`/admin/content/news/${again.id}/history`);
  await expectOn(page.getByRole('link', { name: 'Back to editing' })).toBeVisible();
  expect(await page.getByRole('link', { name: 'Everything done to it' }).count()).toBe(0);
});

test('what was done is said for some seconds and while somebody looks at it; what failed, until it is closed', async () => {
  await screens.open('/admin/recheck');
  await expectOn(button('Still true : Square')).toBeVisible();
  // The seconds pass when the test says so.
  await page.evaluate(() => {
    const seconds = new Map<number, () => void>();
    const { setTimeout: later, clearTimeout: forget } = window;
    Object.assign(window, {
      setTimeout: (act: () => void, ms = 0, ...more: unknown[]) => {
        const timer = later(ms === 6_000 ? () => {} : act, ms, ...more);
        if (ms === 6_000) seconds.set(timer, act);
        return timer;
      },
      clearTimeout: (timer: number) => {
        seconds.delete(timer);
        forget(timer);
      },
      letPass: () => {
        for (const act of seconds.values()) act();
      },
      counting: () => seconds.size,
      goOn: () => Object.assign(window, { setTimeout: later, clearTimeout: forget }),
    });
  });
  const run = (name: 'letPass' | 'counting' | 'goOn') =>
    page.evaluate((name) => (window as unknown as Record<string, () => unknown>)[name]?.(), name);
  const letPass = () => run('letPass');
  const done = page.getByText('Noted as still true: Square');
  const failed = page.getByRole('alert').filter({ hasText: 'It is not there.' });

  try {
    const json = { message: 'It is not there.' };
    const refuse = (route: Route) => route.fulfill({ status: 404, json });
    await page.route('**/confirm', refuse, { times: 1 });
    await button('Still true : Square').click();
    await expectOn(failed).toBeVisible();
    await button('Still true : Square').click();
    await expectOn(done).toBeVisible();
    await done.hover();
    await expectOn.poll(() => run('counting')).toBe(0);
    await letPass();
    await expectOn(done).toBeVisible();
    await expectOn(button('Still true : Square')).toHaveCount(0);
    await page.mouse.move(0, 0);
    await expectOn
      .poll(async () => {
        await letPass();
        return done.count();
      })
      .toBe(0);
    await expectOn(failed).toBeVisible();
    await failed.getByRole('button', { name: 'Close' }).click();
    await expectOn(failed).toHaveCount(0);
  } finally {
    await run('goOn');
  }
});

test('who reads Greek is told in Greek what the server refuses, whatever language the browser has', async () => {
  await screens.open('/admin/redirects');
  expect(await page.evaluate(() => navigator.language)).toMatch(/^en/);
  const site = page.locator('.admin-view-site');
  await expectOn(site).toHaveAttribute('href', '/?lang=en');
  await screens.speak('gr');
  await expectOn(site).toHaveAttribute('href', '/');
  await button('Νέα ανακατεύθυνση').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Αποθήκευση' }).click();
  await expectOn(dialog.getByRole('alert')).toContainText('Ορισμένα πεδία');
});

test('of each session it is said since when; that the others have ended is said and seen', async () => {
  const session = {
    userAgent: '',
    address: null,
    way: 'password',
    createdAt: '2026-03-01T08:00:00.000Z',
    lastUsedAt: '2026-03-04T09:00:00.000Z',
  };
  const here = { ...session, id: 'here', current: true };
  const answers = [[here, { ...session, id: 'elsewhere', current: false }], [here]];
  await page.route('**/api/auth/sessions', (route) => route.fulfill({ json: answers[0] }));
  await page.route('**/api/auth/sessions/end-others', (route) => {
    answers.shift();
    return route.fulfill({ json: {} });
  });
  await screens.open('/admin/account');
  const section = page.getByRole('region', { name: 'Where you are signed in' });
  const rows = section.getByRole('listitem');
  await expectOn(rows).toHaveCount(2);
  await expectOn(rows.first()).toContainText(/Since: March 1, 2026.*Last used: March 4, 2026/);
  await section.getByRole('button', { name: 'End all others' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill('plane-tree-shade');
  await dialog.getByRole('button', { name: 'End all others' }).click();
  await expectOn(page.getByText('All other sessions have ended')).toBeVisible();
  await expectOn(rows).toHaveCount(1);
  await expectOn(section.getByRole('heading')).toBeFocused();
  await page.unrouteAll();
});

test('an issue can go out where all read English; in its preview no link is a reader’s own', async () => {
  const { db, store } = api.services;
  await fillEmptyDatabase(db, store, { kind: 'none', now: TEST_NOW });
  await db.updateTable('subscribers').set({ language: 'en' }).execute();
  const issue = db.selectFrom('newsletter_issues').select('id').where('state', '=', 'draft');
  const { id } = await issue.executeTakeFirstOrThrow();
  await screens.open(`/admin/newsletter/issues/${id}`);
  await expectOn(button('Send to all')).toBeEnabled();
  const mail = page.frameLocator('iframe[title="Preview: English"]');
  await expectOn(mail.locator('a', { hasText: /nsubscribe/ })).toHaveCount(1);
  expect(await mail.locator('a[href*="{"]').count()).toBe(0);
  for (const lang of ['el', 'en'])
    await expectOn(page.locator(`pre[lang="${lang}"]`)).toHaveCount(1);

  // What sending still needs is said in the form, before anybody is asked whether to send.
  const intro = { el: 'Καλημέρα σας.', en: '' };
  const content = JSON.stringify({ subject: { el: 'Τεύχος', en: '' }, intro, items: [] });
  await db.updateTable('newsletter_issues').set({ content }).where('id', '=', id).execute();
  await screens.open(`/admin/newsletter/issues/${id}`);
  await button('Send to all').click();
  await expectOn(page).toHaveURL(/\/edit\?obstacles$/);
  await expectOn(page.getByRole('alert')).toContainText('Subject (English)');
});

test('a password or a link that is shown once goes by its button alone', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await screens.open('/admin/users');
  const dialog = page.getByRole('dialog');
  const isKept = async (shown: string, done: string) => {
    await expectOn(dialog.getByText(shown)).toBeVisible();
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expectOn(dialog.getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
    await page.keyboard.press('Escape');
    await expectOn(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
    await dialog.getByRole('button', { name: done }).click();
    await expectOn(dialog).toHaveCount(0);
  };
  await button('Add user').click();
  await dialog.getByLabel(/^Full name/).fill('Νίκη');
  await dialog.getByLabel(/^Email/).fill('niki@example.org');
  await dialog.getByLabel(/^Password/).fill('plane-tree-shade');
  await button('Create account').click();
  await isKept('plane-tree-shade', 'I have noted it');
  await button('New password: editor@example.org').click();
  await dialog.getByLabel(/^Password/).fill('plane-tree-shade');
  await button('Change password').click();
  await isKept('plane-tree-shade', 'I have noted it');
  // The next person gets another one.
  await button('New password: niki@example.org').click();
  await expectOn(dialog.getByLabel(/^Password/)).not.toHaveValue('plane-tree-shade');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await button('Add user').click();
  await expectOn(dialog.getByLabel(/^Full name/)).toHaveValue('');
});

test('in the log what was deleted is named without a way to it', async () => {
  await screens.open('/admin/audit?action=deleted');
  const rows = page.locator('.audit tbody tr');
  await expectOn(rows.first()).toContainText('Deleted');
  expect(await rows.locator('a:not(.audit-one)').count()).toBe(0);
});

test('the log says why something was done and how often, and begins anew when it is narrowed', async () => {
  const act = { user_id: null, user_email: '', subject_type: 'user', subject_id: 'eleni' };
  const rows = Array.from({ length: 60 }, (_, i) => ({
    ...{ ...act, id: `row-${i}`, at: `2026-02-01T00:00:${String(i).padStart(2, '0')}.000Z` },
    ...{ action: 'sign-in-failed', subject_title: 'eleni@example.org', note: '', times: 1 },
  }));
  const last = { at: '2026-03-01T00:00:00.000Z', times: 3, note: 'The law demands the list.' };
  const { db } = api.services;
  await db
    .insertInto('audit')
    .values([...rows, { ...rows[0], id: 'last', ...last } as (typeof rows)[0]])
    .execute();
  await screens.open('/admin/audit?page=2');
  await expectOn(page.getByText(/^51–/)).toBeVisible();
  await page.getByLabel('Action', { exact: true }).selectOption('Sign-in failed');
  await expectOn(page.getByText('1–50 of 61')).toBeVisible();
  const newest = page.locator('.audit tbody tr').first();
  await expectOn(newest).toContainText('3 times within an hour');
  await expectOn(newest).toContainText('The law demands the list.');
});

test('of an event that is proposed it is said on which day and at what time', async () => {
  const details = JSON.stringify({ startsAt: '2026-03-10T18:30', location: 'Πλατεία' });
  await api.services.db
    .updateTable('messages')
    .set({ details })
    .where('id', '=', 'nikos')
    .execute();
  await screens.open('/admin/messages');
  await button(/no subject/).click();
  await expectOn(page.getByRole('dialog')).toContainText(/March 10, 2026, 18:30/);
});

test('an address that gets a redirect leaves the list of those that were not found', async () => {
  await screens.open('/admin/missed');
  await button('Redirect: /ten').click();
  await page.getByLabel(/^Leads to/).fill('/contact');
  await button('Save').click();
  await expectOn(page.getByRole('dialog')).toHaveCount(0);
  await expectOn(button('Redirect: /ten')).toHaveCount(0);
});

test('that a backup lacks one file is said on the first screen', async () => {
  const dashboard = await (await api.call('GET', '/dashboard', { as: 'admin' })).json();
  const last = { at: '2026-03-04T01:00:00.000Z', damaged: 1 };
  const json = { ...dashboard, backups: { last, failedAt: null, trial: null } };
  await page.route('**/api/dashboard', (route) => route.fulfill({ json }));
  await screens.open('/admin/dashboard');
  const lacks = page.locator('dt', { hasText: 'Media files missing from it' }).locator('+ dd');
  await expectOn(lacks).toHaveText('1');
  await page.unrouteAll();
});

test('the first screen marks what is urgent; it is dark as soon as the device is, and light again with it', async () => {
  await screens.open('/admin/dashboard');
  const task = (words: string) => page.locator('.dashboard-tasks > li', { hasText: words });
  await expectOn(task('New messages')).toHaveAttribute('data-urgent', 'true');
  await expectOn(task('Emails waiting')).not.toHaveAttribute('data-urgent');
  const scheme = (colorScheme: 'light' | 'dark') => page.emulateMedia({ colorScheme });
  const html = page.locator('html');
  await scheme('dark');
  await expectOn(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await scheme('light');
  await expectOn(html).toHaveAttribute('data-mantine-color-scheme', 'light');
});
