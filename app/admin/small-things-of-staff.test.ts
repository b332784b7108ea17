import { expect as expectInBrowser, type Locator } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyData } from '../../domain/content/model/content-type.ts';
import { department } from '../../domain/content-types/department.ts';
import { event } from '../../domain/content-types/event.ts';
import { office } from '../../domain/content-types/office.ts';
import type { TestApi } from '../../harness/api.ts';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';
import { addVirtualAuthenticator } from '../../harness/browser/virtual-authenticator.ts';
import { fullLists } from '../../harness/content/full-lists.ts';
import { TEST_PASSWORD } from '../../harness/services.ts';

/** Small things on which the staff rely: keys, menus, what stays and what is asked for again. */

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
  for (const { id, name } of await api.services.db
    .selectFrom('publishing_sets')
    .select(['id', 'name'])
    .execute()) {
    ids[name.split(' ')[0]?.toUpperCase() ?? ''] = id;
  }
  await screens.open('/admin/bin');
});
afterAll(() => screens.close());

const button = (name: string | RegExp) =>
  screens.page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = () => screens.page.getByRole('dialog');
const settle = () => screens.page.evaluate(() => window.settle());
/** A path with the id of the thing that it names in capital letters. */
const withIds = (path: string) =>
  path.replace(/[A-Z]{2,}/, (name) => ids[name] ?? ids[name.toLowerCase()] ?? name);

describe('the menu of what a text may get', () => {
  const opener = () => button('Προσθήκη').first();
  const item = (at: number) => screens.page.getByRole('menuitem').nth(at);
  const open = async () => {
    await opener().click();
    await expectOn(item(0)).toBeFocused();
  };

  test('says that it is open, and is closed by Escape, Tab and a click elsewhere', async () => {
    const { page } = screens;
    await screens.show('/admin/content/news/new', 'gr');
    await expectOn(opener()).toHaveAttribute('aria-expanded', 'false');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.keyboard.press('Tab'),
      () => page.getByRole('heading', { level: 1 }).click(),
    ]) {
      await open();
      await expectOn(opener()).toHaveAttribute('aria-expanded', 'true');
      await close();
      await expectOn(page.getByRole('menu')).toHaveCount(0);
      await expectOn(opener()).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('goes round by arrows, to its ends by Home and End, and to a first letter without its accent', async () => {
    const { page } = screens;
    await open();
    const last = (await page.getByRole('menuitem').count()) - 1;
    for (const [key, at] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', last],
      ['ArrowDown', 0],
      ['End', last],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expectOn(item(at), key).toBeFocused();
    }
    await page.evaluate(() => {
      const pressed = { key: 'ε', bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', pressed));
    });
    await expectOn(page.getByRole('menuitem', { name: /^Έγγραφο/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expectOn(opener()).toBeFocused();
  });

  test('Ctrl+K in a text asks for a link, and with Shift, which is the browser’s, for nothing', async () => {
    const { page } = screens;
    await page.locator('.tiptap').first().click();
    const link = button('Σύνδεσμος').first();
    await page.keyboard.press('Control+Shift+K');
    await expectOn(link).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Control+K');
    await expectOn(link).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
  });
});

test('Ctrl+S saves nothing behind a question', async () => {
  const { page } = screens;
  await screens.show(`/admin/content/news/${ids.fines}`);
  const title = page.getByLabel(/^Title \(Greek/);
  const as = await title.inputValue();
  await title.fill('Νέα πρόστιμα');
  await button('Delete...').click();
  await expectOn(dialog()).toBeVisible();
  const before = screens.sent().length;
  await page.keyboard.press('Control+S');
  await settle();
  expect(screens.sent().slice(before)).toEqual([]);
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await title.fill(as);
});

test('another choice of pictures begins at its first page', async () => {
  const { page } = screens;
  // As if there were many.
  await page.route('**/api/media?*', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const path = pathname.slice('/api'.length) + search.replace(/offset=\d+/, 'offset=0');
    const answer = await (await api.call('GET', path, { as: 'admin' })).json();
    return route.fulfill({ json: { ...answer, total: 60 } });
  });
  await screens.show('/admin/media/texts?page=2');
  await expectOn(page).toHaveURL(/\/admin\/media\/texts\?page=2$/);
  await page.getByLabel('Show', { exact: true }).selectOption('all');
  await expectOn(page).toHaveURL(/\/admin\/media\/texts\?show=all$/);
  await page.unrouteAll({ behavior: 'wait' });
});

test.each([
  ['/admin/dashboard', ['dashboard: each 60 s']],
  ['/admin/messages', ['messages: each 60 s']],
  ['/admin/content/news', ['presence: each 20 s']],
  ['/admin/promises', ['broken-promises: each 10 s']],
  ['/admin/sets/NEW', ['sets: looked at']],
  ['/admin/warn', ['alerts: each 60 s, looked at']],
  ['/admin/bin', []],
])('%s asks again by itself for what others change', async (path, again) => {
  await screens.show(path.replace('NEW', ids.NEW ?? ''));
  expect(await screens.page.evaluate(() => window.askedAgain())).toEqual(again);
});

/** A page behind the last one leads to the last, with all that the list is narrowed to. */
test.each([
  ['/admin/redirects?q=contact&page=9', '?q=contact'],
  ['/admin/messages?state=all&page=9', '?state=all'],
  ['/admin/content/news?state=published&page=9', '?state=published'],
  ['/admin/media?kind=image&page=9', '?kind=image'],
  ['/admin/media/texts?show=all&page=9', '?show=all'],
  ['/admin/audit?show=changes&page=9', '?show=changes'],
  ['/admin/drafts?of=mine&page=9', '?of=mine'],
  ['/admin/sets?state=open&page=9', '?state=open'],
  ['/admin/translations?english=behind&page=9', '?english=behind'],
  ['/admin/missed?show=ignored&page=9', '?show=ignored'],
  ['/admin/searches?show=ignored&page=9', '?show=ignored'],
  ['/admin/letters?show=failing&page=9', '?show=failing'],
  ['/admin/links?page=9', ''],
  ['/admin/bin?page=9', ''],
  ['/admin/promises?page=9', ''],
  ['/admin/recheck?page=9', ''],
  ['/admin/content/news/HARBOUR/history?against=now&page=9', '?against=now'],
  ['/admin/content/news/HARBOUR/history?page=9&version=1', '?version=1'],
])('%s leads to the page that there is', async (path, search) => {
  await screens.show(withIds(path));
  await expectOn.poll(() => new URL(screens.page.url()).search).toBe(search);
});

test('a history beyond its last page shows the oldest versions', async () => {
  await screens.show(withIds('/admin/content/news/HARBOUR/history?page=9'));
  const list = screens.page.getByRole('navigation', { name: 'Versions' });
  await expectOn(list.getByRole('listitem').last()).toContainText('Version 1');
  await expectOn(screens.page.getByRole('heading', { level: 2, name: 'Version 1' })).toBeVisible();
});

describe('a title in the other language says so', () => {
  /** The language in which the words of a place are read out. */
  const languageOf = (place: Locator, words: string) =>
    place
      .getByText(words, { exact: true })
      .first()
      .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
  const heading = () => screens.page.locator('header.screen-header');

  test.each([
    ['the form of an entry', '/admin/content/news/GREEK', 'Τέλη'],
    ['its history', '/admin/content/news/GREEK/history', 'Τέλη'],
    ['its preview', '/admin/preview/news/GREEK', 'Τέλη'],
    ['an issue', '/admin/newsletter/issues/ISSUE', 'Νέα του Μαρτίου'],
    ['a set', '/admin/sets/GREEKSET', 'Νέο έτος'],
    ['the preview of a set', '/admin/sets/GREEKSET/preview', 'Νέο έτος'],
  ])('in the heading of %s', async (_, path, words) => {
    const { db } = api.services;
    const name = 'Νέο έτος';
    if (!ids.GREEKSET) {
      const body = { name, entries: [{ id: ids.greek }] };
      const made = await api.call('POST', '/publishing-sets', { as: 'admin', body });
      ids.GREEKSET = ((await made.json()) as { id: string }).id;
    }
    const issue = db.selectFrom('newsletter_issues').select('id').where('state', '=', 'draft');
    ids.ISSUE = (await issue.executeTakeFirstOrThrow()).id;
    await screens.show(withIds(path));
    await expectOn(heading()).toContainText(words);
    expect(await languageOf(heading(), words)).toBe('el');
  });

  test('in English on a Greek screen, and none where it is that of the screen', async () => {
    await screens.show(withIds('/admin/sets/NEW'), 'gr');
    await expectOn(heading()).toContainText('New year');
    expect(await languageOf(heading(), 'New year')).toBe('en');
    await screens.show(withIds('/admin/content/news/GREEK'), 'gr');
    await expectOn(heading()).toContainText('Τέλη');
    await expectOn(heading().locator('[lang]')).toHaveCount(0);
  });

  test('in questions about an entry, and in its row', async () => {
    await screens.show('/admin/content/news', 'en');
    const row = screens.page.getByRole('row').filter({ hasText: 'Τέλη' });
    expect(await languageOf(row, 'Τέλη')).toBe('el');
    await button('Delete: Τέλη').click();
    await expectOn(dialog()).toContainText('Τέλη');
    expect(await languageOf(dialog(), 'Τέλη')).toBe('el');
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await screens.page.getByRole('checkbox', { name: 'Select: Τέλη' }).check();
    await button('Unpublish').click();
    await expectOn(dialog()).toContainText('Τέλη');
    expect(await languageOf(dialog(), 'Τέλη')).toBe('el');
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await screens.show(withIds('/admin/content/news/GREEK'));
    await button('Delete...').click();
    await expectOn(dialog()).toContainText('Τέλη');
    expect(await languageOf(dialog(), 'Τέλη')).toBe('el');
    await dialog().getByRole('button', { name: 'Cancel' }).click();
  });

  test('in what is announced, also of one that is brought back', async () => {
    const announced = screens.page.locator('.announcement-words');
    await screens.show(withIds('/admin/content/news/GREEK'));
    await button('Delete...').click();
    await dialog().getByRole('button', { name: 'Delete' }).click();
    await expectOn(announced).toContainText(': Τέλη');
    expect(await languageOf(announced, 'Τέλη')).toBe('el');
    await announced.getByRole('button', { name: 'Undo' }).click();
    await expectOn(announced).toContainText('Brought back');
    expect(await languageOf(announced, 'Τέλη')).toBe('el');
    // In the language of the screen it says nothing of its own.
    await screens.show('/admin/content/news', 'gr');
    await button('Διαγραφή: Τέλη').click();
    await dialog()
      .getByRole('button', { name: /^Διαγραφή/ })
      .click();
    await expectOn(announced.last()).toContainText(/^Διαγράφηκε: Τέλη/);
    await expectOn(announced.last().locator('[lang]')).toHaveCount(0);
    await announced.last().getByRole('button', { name: 'Αναίρεση' }).click();
    await expectOn(announced.last()).toContainText('Η διαγραφή αναιρέθηκε');
  });
});

/** Who opens it can type or answer at once. */
const FOCUSED: [path: string, buttons: (string | RegExp)[], focused: string][] = [
  ['/admin/content/news/HARBOUR/history', ['Name...'], 'Name of the version'],
  ['/admin/messages?state=all', ['About eleni', 'Answer'], 'Your answer'],
  ['/admin/messages?state=all', ['About eleni', 'Internal note'], 'Your note'],
  ['/admin/messages?state=all', ['About eleni', 'Delete'], 'Cancel'],
  ['/admin/sets/NEW', ['Rename'], 'Name of the set'],
  ['/admin/redirects', ['New redirect'], 'Old address'],
];
test.each(FOCUSED)('%s %s: the focus is where one goes on', async (path, buttons, focused) => {
  await screens.show(withIds(path));
  for (const name of buttons) await button(name).first().click();
  await expectOn
    .poll(() =>
      screens.page.evaluate(() => {
        const { activeElement: one } = document;
        const named = (one as HTMLInputElement | null)?.labels?.[0] ?? one;
        return named?.textContent?.replace(/ ?\*$/, '');
      }),
    )
    .toBe(focused);
  // Whatever is next begins without it.
  await screens.show('/admin/bin');
});

test('a search is tried on the site as it was typed, whatever signs it has', async () => {
  const { db } = api.services;
  await db
    .updateTable('missed_searches')
    .set({ query: 'α & β?' })
    .where('words', '=', 'many')
    .execute();
  await screens.show('/admin/searches');
  const link = screens.page.getByRole('link', { name: 'α & β?' });
  const href = await link.getAttribute('href');
  expect(new URL(href ?? '', 'http://x').searchParams.get('q')).toBe('α & β?');
});

test('the button that sends an issue says to how many, in both languages together', async () => {
  const { db } = api.services;
  const { id } = await db
    .selectFrom('newsletter_issues')
    .select('id')
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow();
  const subject = { el: 'Νέα', en: 'News' };
  const intro = { el: 'Καλημέρα.', en: 'Good morning.' };
  const body = { subject, intro, items: [], version: 1 };
  const saved = await api.call('PUT', `/newsletter/issues/${id}`, { as: 'admin', body });
  expect(saved.ok, await saved.clone().text()).toBe(true);
  await screens.show(`/admin/newsletter/issues/${id}`);
  await button('Send to all').click();
  await expectOn(dialog()).toContainText('1 in Greek');
  await expectOn(dialog()).toContainText('1 in English');
  await expectOn(dialog().getByRole('button', { name: 'Send to 2' })).toBeVisible();
  // The subject is Greek for who listens, too.
  await expectOn(dialog().locator('[lang=el]').filter({ hasText: 'Νέα' })).toBeVisible();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
});

test('what comes back from the bin is in its list, which was open before', async () => {
  const { page } = screens;
  const { db } = api.services;
  const [binned] = await db
    .selectFrom('entries')
    .select(['id', 'type', 'title_en'])
    .where('deleted_at', 'is not', null)
    .execute();
  if (!binned) throw new Error('There is nothing in the bin.');
  // A list to which one comes back has its filters.
  await page.evaluate(() => sessionStorage.clear());
  await screens.show(`/admin/content/${binned.type}`);
  const row = page.getByRole('row').filter({ hasText: binned.title_en });
  await expectOn(page.locator('.list-body')).toBeVisible();
  await expectOn(row).toHaveCount(0);
  await page.getByRole('link', { name: 'Bin', exact: true }).click();
  await row.getByRole('button').click();
  await expectOn(page.locator('.announcements')).toContainText('Brought back');
  await page.goBack();
  await expectOn(row).toBeVisible();
});

test('a rule of every five weeks, as somebody wrote it by a call, is shown as that', async () => {
  const { page } = screens;
  const data = {
    ...emptyData(event.fields),
    title: { el: 'Παζάρι', en: 'Market' },
    startsAt: '2026-05-12T20:00',
    repetition: { every: 'week', interval: 5, weekdays: [2], nth: null, until: '2026-09-28' },
  };
  const body = { slug: 'market', data, publish: false };
  const made = await api.call('POST', '/content/event', { as: 'admin', body });
  expect(made.ok, await made.clone().text()).toBe(true);
  const { id } = (await made.json()) as { id: string };
  await screens.show(`/admin/content/event/${id}`);
  await expectOn(page.locator('select').filter({ hasText: 'Every 5 weeks' })).toHaveValue('5');
});

test('a file with a very long name arrives under its end, which says what it is', async () => {
  const { page } = screens;
  await screens.show('/admin/media');
  const name = `${'a'.repeat(400)}.pdf`;
  const sent = page.waitForRequest(
    (one) => /\/api\/uploads/.test(one.url()) && one.method() === 'POST',
  );
  await page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF'),
  });
  const { fileName } = (await sent).postDataJSON();
  expect(fileName).toBe(name.slice(-300));
});

test('whoever writes what pictures show is told where nothing keeps it', async () => {
  const { page } = screens;
  await screens.show('/admin/media/texts');
  const field = page.getByLabel(/^Greek/).first();
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    const isFull = () => {
      throw new DOMException('It is full.', 'QuotaExceededError');
    };
    const makeRoom = () => Object.assign(Storage.prototype, { setItem });
    Object.assign(window, { makeRoom });
    Object.assign(Storage.prototype, { setItem: isFull });
  });
  try {
    await field.fill('Το λιμάνι');
    await expectOn(page.getByText('The changes are kept nowhere')).toBeVisible();
  } finally {
    await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
  }
  await field.fill('Το λιμάνι του Αιγίου');
  await expectOn(page.getByText('Ctrl+S saves them all')).toBeVisible();
  await field.fill('');
});

test('a card of whom to ask may be of an office or of a department', async () => {
  const { page } = screens;
  const name = { el: 'Πολεοδομία', en: 'Planning' };
  for (const { name: type, fields } of [office, department]) {
    const data = { ...emptyData(fields), name: { ...name, en: `Planning ${type}` } };
    const body = { slug: `of-${type}`, data, publish: false };
    const made = await api.call('POST', `/content/${type}`, { as: 'admin', body });
    expect(made.ok, await made.clone().text()).toBe(true);
  }
  await screens.show('/admin/content/news/new');
  await page.locator('.tiptap').first().click();
  await button('Insert').first().click();
  await page.getByRole('menuitem', { name: 'Contact card' }).click();
  await dialog().locator('input').first().click();
  await expectOn(page.getByRole('option', { name: 'Planning office' })).toBeVisible();
  await expectOn(page.getByRole('option', { name: 'Planning department' })).toBeVisible();
  // The first Escape closes what is offered.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
});

test('a map that will not do is told, and has the focus', async () => {
  const { page } = screens;
  await screens.show('/admin/maps');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'wrong.geojson',
      mimeType: 'application/json',
      buffer: Buffer.from('{"type":"FeatureCollection","features":[]}'),
    });
  await expectOn(page.getByRole('heading', { name: 'wrong.geojson' })).toBeFocused();
});

// The last one: the first passkey ends the session with which the others began.
test('a passkey to which nobody gave a name has that of the device; the first one alone says what it ends', async () => {
  const { page } = screens;
  await addVirtualAuthenticator(page);
  await screens.show('/admin/account');
  await button('Add a passkey').click();
  await expectOn(dialog()).toContainText('Your first passkey ends your sessions');
  const name = dialog().getByLabel(/^Name/);
  await expectOn(name).toHaveAttribute('maxlength', '60');
  const proposed = await name.inputValue();
  expect(proposed).not.toBe('');
  await name.fill('  ');
  await dialog().locator('input[type=password]').fill(TEST_PASSWORD);
  await button('Continue').click();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expectOn(passkeys.getByRole('listitem')).toContainText(proposed);
  await button('Add a passkey').click();
  await expectOn(dialog().getByLabel(/^Name/)).toBeVisible();
  await expectOn(dialog()).not.toContainText('Your first passkey');
  await dialog().getByRole('button', { name: 'Cancel' }).click();
});
