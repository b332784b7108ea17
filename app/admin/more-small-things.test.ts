import { expect as expectInBrowser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyData } from '../../domain/content/model/content-type.ts';
import { attraction } from '../../domain/content-types/attraction.ts';
import type { TestApi } from '../../harness/api.ts';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';
import { newsData } from '../../harness/content/entry-data.ts';
import { fullLists } from '../../harness/content/full-lists.ts';

/** Further small things on which the staff rely: what a screen says in a state that is seldom seen. */

/** A busy machine takes its time. */
const expectOn = expectInBrowser.configure({ timeout: 15_000 });

let screens: StaffScreens;
let api: TestApi;
const ids: Record<string, string> = {};
beforeAll(async () => {
  screens = await openStaffScreens();
  api = await screens.begin('admin', await fullLists());
  for (const { id, slug } of await api.services.db
    .selectFrom('entries')
    .select(['id', 'slug'])
    .execute()) {
    ids[slug] = id;
  }
  await screens.open('/admin/bin');
});
afterAll(() => screens.close());

const button = (name: string | RegExp) =>
  screens.page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = () => screens.page.getByRole('dialog');
const settle = () => screens.page.evaluate(() => window.settle());

/** Answers a call that reads with what it says, changed. */
async function answerWith(address: string, change: (answer: never) => object): Promise<void> {
  await screens.page.route(address, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const answer = await api.call('GET', pathname.slice('/api'.length) + search, { as: 'admin' });
    return route.fulfill({ json: change((await answer.json()) as never) });
  });
}

test('what is wrong with a redirect is said of it, and that one leads for a while alone', async () => {
  const { page } = screens;
  await answerWith(
    '**/api/redirects?*',
    ({ redirects: [one, ...others] }: { redirects: object[] }) => ({
      total: 4,
      redirects: [
        { ...one, id: '1', from: '/fine', problem: null, status: 301 },
        { ...one, id: '2', from: '/while', problem: null, status: 302 },
        { ...one, id: '3', from: '/used-by-nobody', problem: 'unused', status: 301 },
        { ...one, id: '4', from: '/into-the-void', problem: 'nowhere', status: 301 },
      ],
      others: others.length,
    }),
  );
  await screens.show('/admin/redirects');
  const row = (from: string) => page.getByRole('row').filter({ hasText: from });
  const UNUSED = 'There is now a page at the old address';
  const NOWHERE = 'There is no public page where it leads';
  for (const [from, isForAWhile, isUnused, isNowhere] of [
    ['/fine', 0, 0, 0],
    ['/while', 1, 0, 0],
    ['/used-by-nobody', 0, 1, 0],
    ['/into-the-void', 0, 0, 1],
  ] as const) {
    await expectOn(row(from).getByText('For a while')).toHaveCount(isForAWhile);
    await expectOn(row(from).getByText(UNUSED)).toHaveCount(isUnused);
    await expectOn(row(from).getByText(NOWHERE)).toHaveCount(isNowhere);
  }
  await page.unrouteAll({ behavior: 'wait' });
});

describe('on a phone the filters of a list', () => {
  test.each([
    ['/admin/content/news', true],
    ['/admin/content/news?search=x', true],
    ['/admin/content/news?state=published', false],
    ['/admin/content/news?by=me', false],
  ])('%s are folded: %s', async (path, isFolded) => {
    await screens.show(path);
    const folded = screens.page.locator('.list-filters[data-folded]');
    await expectOn(folded).toHaveCount(isFolded ? 1 : 0);
    await expectOn(button('Filters and order')).toHaveCount(0);
    expect(await screens.page.locator('.list-filters-fold').getAttribute('aria-expanded')).toBe(
      String(!isFolded),
    );
  });
});

test('the filters of a list name what is asked for though it is gone, oneself no colleague, and archives where there are some', async () => {
  const { page } = screens;
  await screens.show('/admin/content/news?tag=gone');
  const options = (label: string) =>
    page.getByLabel(label, { exact: true }).locator('option').allTextContents();
  expect(await options('Tag')).toContain('gone');
  expect((await options('Last changed by')).filter((name) => name === 'admin')).toEqual([]);
  expect(await options('Last changed by')).toContain('editor');
  expect(await options('State')).toContain('Archived');
  await screens.show('/admin/content/attraction');
  expect(await options('State')).not.toContain('Archived');
  await expectOn(page.getByLabel('Tag', { exact: true })).toHaveCount(0);
});

test('an entry that is not there leaves a way back to its list', async () => {
  await screens.show('/admin/content/news/nothing');
  const back = screens.page.locator('main').getByRole('link');
  await expectOn(back).toHaveAttribute('href', '/admin/content/news');
  await expectOn(button('Try again')).toHaveCount(1);
});

test('Escape that ends the composing of a letter leaves a dialog open', async () => {
  await screens.show(`/admin/content/news/${ids.fines}`);
  await button('Delete...').click();
  await expectOn(dialog()).toBeVisible();
  await screens.page.evaluate(() => {
    const pressed = { key: 'Escape', isComposing: true, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', pressed));
  });
  await settle();
  await expectOn(dialog()).toHaveCount(1);
  await screens.page.keyboard.press('Escape');
  await expectOn(dialog()).toHaveCount(0);
  await expectOn(button('Delete...')).toBeFocused();
});

test('a name that is refused is told once, at its field', async () => {
  const { page } = screens;
  await screens.show('/admin/account');
  const form = page.locator('section', { has: page.locator('#account-profile') });
  await form.getByRole('textbox').fill('  ');
  await button('Save details').click();
  await expectOn(form.locator('[aria-invalid=true]')).toHaveCount(1);
  await expectOn(form.getByRole('textbox')).toBeFocused();
  await expectOn(form.locator('.mantine-Alert-root')).toHaveCount(0);
});

test('Ctrl+S that is pressed twice saves what pictures show once', async () => {
  const { page } = screens;
  await screens.show('/admin/media/texts');
  await page
    .getByLabel(/^Greek/)
    .first()
    .fill('Το λιμάνι');
  const { promise, resolve } = Promise.withResolvers<void>();
  let count = 0;
  await page.route('**/api/media', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    count += 1;
    await promise;
    return route.fallback();
  });
  await page.keyboard.press('Control+S');
  await expectOn.poll(() => count).toBe(1);
  await page.keyboard.press('Control+S');
  await expectOn(page.locator('.alt-grid-bar').getByRole('button').last()).toBeDisabled();
  resolve();
  const row = page.getByRole('listitem', { name: 'harbour.png' });
  await expectOn(row).toContainText('Saved');
  expect(count).toBe(1);
  await expectOn(row.getByRole('textbox').first()).toBeFocused();
  await page.unrouteAll({ behavior: 'wait' });
});

test('what is planned in one language becomes public in both, once the other is written', async () => {
  const { page } = screens;
  const body = {
    data: newsData('Σχέδιο', '2026-03-01'),
    slug: 'plan-of-one',
    publish: false,
    publishAt: '2026-03-06T09:00:00.000Z',
    languages: ['el'],
  };
  const made = await api.call('POST', '/content/news', { as: 'admin', body });
  expect(made.ok, await made.clone().text()).toBe(true);
  const { id } = (await made.json()) as { id: string };
  await screens.show(`/admin/content/news/${id}`);
  await page.getByLabel(/^Title \(English/).fill('Plan');
  await page.getByLabel(/^Summary \(English/).fill('Summary');
  const sent = page.waitForRequest((one) => one.method() === 'PUT' && one.url().endsWith(id));
  await button('Save').click();
  const asked = await sent;
  expect(asked.postDataJSON()).toMatchObject({ languages: ['el', 'en'] });
  // Saved, so that the next test leaves the form without a question.
  await (await asked.response())?.finished();
  await settle();
});

test('a preview is one stop for the keyboard, and stays where it is while somebody types', async () => {
  const { page } = screens;
  await page.route('**/api/content/*/preview', async (route) => {
    const body = route.request().postDataJSON();
    const answer = await api.call('POST', '/content/news/preview', { as: 'admin', body });
    const words = `<a href="/">Home</a><button>Menu</button><h1>${body.data.title.el}</h1>`;
    const html = `<!doctype html><title>x</title>${words}<p style="height: 5000px">Text</p>`;
    return route.fulfill({ json: { ...(await answer.json()), html } });
  });
  await screens.show(`/admin/content/news/${ids.harbour}`);
  await button('Preview').click();
  const sheet = page.locator('iframe:not([data-waiting])');
  await expectOn(sheet).toHaveCount(1);
  await expectOn(sheet).toHaveAttribute('tabindex', '0');
  const stops = () =>
    sheet.evaluate((frame) =>
      [
        ...((frame as HTMLIFrameElement).contentDocument?.querySelectorAll<HTMLElement>(
          'a[href], button',
        ) ?? []),
      ]
        .filter(({ tabIndex }) => tabIndex >= 0)
        .map(({ textContent }) => textContent),
    );
  expect(await stops()).toEqual([]);
  const top = () =>
    sheet.evaluate((frame) => (frame as HTMLIFrameElement).contentWindow?.scrollY ?? -1);
  await sheet.evaluate((frame) =>
    (frame as HTMLIFrameElement).contentWindow?.scrollTo({ top: 150, behavior: 'instant' }),
  );
  const before = await top();
  expect(before).toBeGreaterThan(0);
  const title = page.getByLabel(/^Title \(Greek/);
  const as = await title.inputValue();
  await title.fill('Λιμάνι με νέο όνομα');
  await expectOn
    .poll(() => sheet.evaluate((frame) => (frame as HTMLIFrameElement).srcdoc))
    .toContain('Λιμάνι με νέο όνομα');
  expect(await top()).toBe(before);
  await title.fill(as);
  await page.unrouteAll({ behavior: 'wait' });
});

test('a search that is typed leaves no steps for the button that goes back', async () => {
  const { page } = screens;
  for (const path of ['/admin/redirects', '/admin/media', '/admin/content/news', '/admin/drafts']) {
    await screens.show(path);
    const before = await page.evaluate(() => history.length);
    await page.locator('main').getByRole('searchbox').first().fill('λιμάνι');
    await expectOn.poll(() => new URL(page.url()).search, { message: path }).toContain('=');
    await page.locator('main').getByRole('searchbox').first().fill('λιμάνια');
    await settle();
    expect(await page.evaluate(() => history.length), path).toBe(before);
  }
});

test('who searches among messages sees the first page of what is found', async () => {
  const { page } = screens;
  await answerWith('**/api/messages?*', (answer: object) => ({ ...answer, total: 300 }));
  await screens.show('/admin/messages?state=all&page=2');
  await expectOn(page).toHaveURL(/page=2$/);
  await page.locator('main').getByRole('searchbox').fill('eleni');
  await expectOn(page).toHaveURL(/\/admin\/messages\?state=all$/);
  await page.unrouteAll({ behavior: 'wait' });
});

test('what is taken is a file with its day', async () => {
  const { page } = screens;
  for (const [path, name, file] of [
    ['/admin/redirects', 'Export', 'redirects-2026-03-04.csv'],
    ['/admin/audit', 'Export CSV', 'audit-2026-03-04.csv'],
  ] as const) {
    await screens.show(path);
    const download = page.waitForEvent('download');
    await button(name).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
});

test('who ignores what was not found goes on with the next row', async () => {
  const { page } = screens;
  await screens.show('/admin/missed');
  await button('Ignore: /ten').click();
  await expectOn(button('Ignore: /ten')).toHaveCount(0);
  await expectOn
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Ignore: /);
});

test('a synonym of no words is not sent, and says what is missing', async () => {
  await screens.show('/admin/searches');
  const before = screens.sent().length;
  await button('Add a synonym: many').click();
  await dialog().getByRole('textbox').last().fill('  ');
  await dialog().getByRole('button', { name: 'Publish the synonym' }).click();
  await expectOn(dialog().locator('[aria-invalid=true]')).toBeFocused();
  expect(screens.sent().slice(before)).toEqual([]);
});

test('nothing is planned for a moment that is over', async () => {
  await screens.show(`/admin/content/news/${ids.fines}`);
  await button('Publish later...').click();
  const moment = dialog().locator('input[type=datetime-local]');
  await expectOn(moment).toHaveValue('2026-03-05T08:00');
  const before = screens.sent().length;
  await moment.fill('2026-03-04T11:59');
  await moment.press('Enter');
  await expectOn(moment).toHaveAttribute('aria-invalid', 'true');
  expect(screens.sent().slice(before)).toEqual([]);
  await dialog().getByRole('button', { name: 'Cancel' }).click();
});

test('entries in the order of the site are moved where all of them are seen, and elsewhere it is said why not', async () => {
  const { page } = screens;
  for (const en of ['Alpha', 'Beta']) {
    const data = { ...emptyData(attraction.fields), name: { el: en, en } };
    const body = { slug: en.toLowerCase(), data, publish: false };
    const made = await api.call('POST', '/content/attraction', { as: 'admin', body });
    expect(made.ok, await made.clone().text()).toBe(true);
  }
  const hint = page.getByText('To change the order, clear the search and filters');
  const moves = page.locator('[data-move]');
  await screens.show('/admin/content/attraction');
  await expectOn(page.getByRole('row')).toHaveCount(3);
  expect(await moves.count()).toBeGreaterThan(0);
  await expectOn(hint).toHaveCount(0);
  await screens.show('/admin/content/attraction?state=draft');
  await expectOn(page.getByRole('row')).toHaveCount(3);
  await expectOn(hint).toBeVisible();
  await expectOn(moves).toHaveCount(0);
});

describe('what is written about a message', () => {
  const open = async (act: string) => {
    await screens.show('/admin/messages');
    await button('About maria').click();
    await dialog().getByRole('button', { name: act, exact: true }).click();
  };
  const kept = () =>
    screens.page.evaluate(() => Object.keys(sessionStorage).filter((key) => /message-/.test(key)));

  test('is done with it when it is an answer, and not when it is a note', async () => {
    await open('Answer');
    await expectOn(dialog().getByRole('checkbox')).toBeChecked();
    await open('Internal note');
    await expectOn(dialog().getByRole('textbox')).toBeVisible();
    await expectOn(dialog().getByRole('checkbox')).toHaveCount(0);
  });

  test('is kept in the tab alone, and not where nothing but the greeting stands there', async () => {
    await open('Answer');
    const field = dialog().getByRole('textbox');
    const greeting = await field.inputValue();
    await field.fill(`${greeting}Στις εννέα.`);
    expect(await kept()).toHaveLength(1);
    expect(await screens.page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
      'Στις εννέα.',
    );
    await field.fill(greeting);
    expect(await kept()).toEqual([]);
  });
});

test('before the data of somebody are erased, it is said what goes and what stays in backups', async () => {
  const { page } = screens;
  await screens.show('/admin/people');
  await page.getByLabel(/^Email/).fill('maria@example.org');
  await button('Search').click();
  await button('Erase for good').click();
  await expectOn(dialog()).toContainText('maria@example.org');
  await expectOn(dialog()).toContainText(/backup/i);
  await expectOn(dialog().getByRole('listitem')).toHaveCount(2);
  await dialog().getByRole('button', { name: 'Cancel' }).click();
});

test('a broken link that stands in many entries says in how many more', async () => {
  await answerWith(
    '**/api/links/broken?*',
    ({ links, ...rest }: { links: { uses: object[] }[] }) => ({
      ...rest,
      links: links.map((link) => ({ ...link, useCount: link.uses.length + 7 })),
    }),
  );
  await screens.show('/admin/links');
  await expectOn(
    screens.page.locator('.links-uses').first().getByRole('listitem').last(),
  ).toContainText('7');
  await screens.page.unrouteAll({ behavior: 'wait' });
});

describe('the first screen', () => {
  const shownTo = (who: 'admin' | 'editor') =>
    screens.page.evaluate(([to, as]) => window.openScreen(to, as), [
      '/admin/dashboard',
      api.tokens[who],
    ] as const);

  test('offers to remove the samples to administrators alone', async () => {
    await shownTo('editor');
    await expectOn(screens.page.getByRole('heading', { name: 'Still sample' })).toBeVisible();
    await expectOn(button('Remove the samples')).toHaveCount(0);
    await shownTo('admin');
    await expectOn(button('Remove the samples')).toHaveCount(1);
  });

  test('says when it is old, and shortens what has no end', async () => {
    const { page } = screens;
    await answerWith(
      '**/api/dashboard',
      ({ recent, ...rest }: { recent: { title: object }[] }) => ({
        ...rest,
        recent: recent.map((entry, at) =>
          at > 0 ? entry : { ...entry, title: { el: 'λέξη '.repeat(60), en: 'word '.repeat(60) } },
        ),
      }),
    );
    await screens.show('/admin/dashboard');
    const first = page.getByRole('region', { name: 'Last changed' }).getByRole('link').first();
    await expectOn(first).toHaveText(/^word word .*…$/);
    expect(((await first.textContent()) ?? '').length).toBeLessThanOrEqual(91);
    await page.unrouteAll({ behavior: 'wait' });
    await page.route('**/api/dashboard', (route) => route.abort());
    await page.evaluate(() => window.refetchAll());
    await expectOn(page.getByText('The dashboard is not being refreshed')).toBeVisible();
    await expectOn(first).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  });
});

test('the columns of a list are chosen, and each says whether it is shown', async () => {
  const { page } = screens;
  await screens.show('/admin/content/news?state=published');
  const head = page.getByRole('columnheader', { name: 'Category' });
  await expectOn(head).toBeVisible();
  await button('Columns').click();
  const category = page.getByRole('checkbox', { name: 'Category' });
  await expectOn(category).toBeChecked();
  await expectOn(page.getByRole('checkbox', { name: 'Tags' })).not.toBeChecked();
  await category.uncheck();
  await expectOn(head).toHaveCount(0);
  await category.check();
  await expectOn(head).toBeVisible();
});

test('an issue that was sent is not changed any more', async () => {
  const { id } = await api.services.db
    .selectFrom('newsletter_issues')
    .select('id')
    .where('state', '=', 'sent')
    .executeTakeFirstOrThrow();
  const { page } = screens;
  // Letters ask for settings, which are not there.
  const json = { message: 'No letters without settings.' };
  await page.route('**/api/newsletter/issues/*/preview', (route) =>
    route.fulfill({ status: 409, json }),
  );
  await screens.show(`/admin/newsletter/issues/${id}/edit`);
  await expectOn(page).toHaveURL(new RegExp(`/admin/newsletter/issues/${id}$`));
  await expectOn(page.getByText(json.message)).toBeVisible();
  // The screen may ask again: it goes before what answers in the place of the letters.
  await screens.show('/admin/newsletter');
  await page.unrouteAll({ behavior: 'wait' });
});

test('another choice of sets begins at its first page', async () => {
  const { page } = screens;
  await answerWith('**/api/publishing-sets?*', (answer: object) => ({ ...answer, total: 300 }));
  await screens.show('/admin/sets?page=2');
  await expectOn(page).toHaveURL(/page=2$/);
  await page.locator('main').getByRole('combobox').selectOption('open');
  await expectOn(page).toHaveURL(/\/admin\/sets\?state=open$/);
  await page.unrouteAll({ behavior: 'wait' });
});

test('of a version one goes back to a field where it stands beside what is stored, and only there', async () => {
  const { page } = screens;
  const id = ids.square ?? '';
  const { version, data } = (await (
    await api.call('GET', `/content/news/${id}`, { as: 'admin' })
  ).json()) as { version: number; data: { title: object } };
  const changed = { ...data, title: { ...data.title, el: 'Πλατεία με δέντρα' } };
  const saved = await api.call('PUT', `/content/news/${id}`, {
    as: 'admin',
    body: { data: changed, version, publish: false },
  });
  expect(saved.ok, await saved.clone().text()).toBe(true);
  await screens.show(`/admin/content/news/${id}/history?version=1`);
  const compare = page.locator('main').getByRole('combobox');
  const back = page.locator('.history-change').getByRole('button');
  const names = page.locator('.history-change').first().getByRole('heading', { level: 4 });
  await expectOn(names).toHaveText(['Before', 'After']);
  await expectOn(back).toHaveCount(0);
  await compare.selectOption({ index: 1 });
  await expectOn(names).toHaveText(['Then', 'Now']);
  await expectOn(back).not.toHaveCount(0);
  // Each language is read out as what it is.
  await expectOn(page.locator('.history-change .conflict-text').first()).toHaveAttribute(
    'lang',
    'el',
  );
});

test('where reviewers publish, a reviewer publishes, and an editor hands in', async () => {
  await api.call('PUT', '/reviewer-step', { as: 'admin', body: { isOn: true } });
  for (const [who, publishes] of [
    ['reviewer', 1],
    ['editor', 0],
  ] as const) {
    await screens.page.evaluate(([to, as]) => window.openScreen(to, as), [
      `/admin/content/news/${ids.fines}`,
      api.tokens[who],
    ] as const);
    await expectOn(button('Save draft')).toBeVisible();
    await expectOn(button('Publish in both languages')).toHaveCount(publishes);
    await expectOn(button(/^Hand in/)).toHaveCount(1 - publishes);
  }
  await api.call('PUT', '/reviewer-step', { as: 'admin', body: { isOn: false } });
});
