import { expect as expectInBrowser } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseShortMessage } from '../../../../domain/inbox/forms/contact-forms.ts';
import { receiveMessage } from '../../../../domain/inbox/forms/receive-message.ts';
import type { TestApi } from '../../../../harness/api.ts';
import { openStaffScreens, type StaffScreens } from '../../../../harness/browser/staff-screens.ts';
import { alertData } from '../../../../harness/content/alert-data.ts';
import { newsData, pageData } from '../../../../harness/content/entry-data.ts';
import { TEST_NOW } from '../../../../harness/services.ts';

/** Lists as staff narrow and read them, over the real API. */

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

async function make(path: string, body: object): Promise<{ id: string }> {
  const answer = await api.call('POST', path, { as: 'admin', body });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return (await answer.json()) as { id: string };
}

/** Types and chooses in one moment, and then follows the link with those words: nothing is drawn in between. */
const giveAtOnce = (values: Record<string, string>, link?: string) =>
  screens.page.evaluate(
    ([given, words]) => {
      for (const [label, value] of Object.entries(given)) {
        const text = [...document.querySelectorAll('label')].find((one) =>
          one.textContent?.startsWith(label),
        );
        const control = text?.control as HTMLInputElement | HTMLSelectElement;
        const kind = control instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement;
        Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value);
        control.dispatchEvent(new Event('input', { bubbles: true }));
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }
      [...document.querySelectorAll('a')].find((one) => one.textContent === words)?.click();
    },
    [values, link] as const,
  );

const parametersNow = () => Object.fromEntries(new URL(screens.page.url()).searchParams);

describe('two filters that are chosen in one moment both count, and words that were just typed do, in', () => {
  const search = { Search: 'νερό' };
  test.each([
    ['a list of entries', '/admin/content/news', { State: 'draft', English: 'missing' }, search],
    ['the drafts', '/admin/drafts', { Whose: 'mine', State: 'planned' }, search],
    ['the audit log', '/admin/audit', { Show: 'changes', Action: 'created' }, { Who: 'anna' }],
    ['the media library', '/admin/media', { Kind: 'image', 'What is missing': 'alt' }, search],
  ])('%s', async (_, path, filters, words) => {
    const { page } = screens;
    await screens.open(path);
    await expectOn(page.getByLabel(Object.keys(words)[0] as string).first()).toBeVisible();
    await giveAtOnce({ ...words, ...filters });
    await expectOn
      .poll(() => Object.values(parametersNow()).toSorted())
      .toEqual([...Object.values(filters), ...Object.values(words)].toSorted());
    for (const [label, value] of Object.entries({ ...filters, ...words })) {
      await expectOn(page.getByLabel(label).first()).toHaveValue(value);
    }
  });
});

test('a search that is typed just before another list of messages is chosen searches that one', async () => {
  const { page } = screens;
  await screens.open('/admin/messages');
  await expectOn(page.getByLabel('Search')).toBeVisible();
  const searched = page.waitForRequest(
    (request) => new URL(request.url()).searchParams.get('search') === 'νερό',
  );
  await giveAtOnce({ Search: 'νερό' }, 'Done');
  expect(new URL((await searched).url()).searchParams.get('state')).toBe('done');
  await expectOn(page).toHaveURL(/\?state=done$/);
});

test('the list does not change under a button that is pressed during the wait of a search', async () => {
  const { page } = screens;
  const add = (title: string) =>
    make('/content/page', { slug: title, data: pageData(title), publish: true });
  const { id } = await add('alpha');
  await add('beta');
  await screens.open('/admin/pages');
  const edit = page.getByRole('link', { name: 'Edit alpha' });
  await expectOn(edit).toBeVisible();
  /** Types, and presses the mouse on the screen for longer than the search waits. */
  const addressWhilePressed = await page.evaluate(async () => {
    const after = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));
    const box = document.querySelector('input[type=search]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'beta');
    box?.dispatchEvent(new Event('input', { bubbles: true }));
    await after(0);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    // It is as long as the search’s own timer and began later, so it ends later; the next one is for what that did.
    await after(250);
    await after(0);
    return location.search;
  });
  expect(addressWhilePressed).toBe('');
  await edit.click();
  await expectOn(page).toHaveURL(new RegExp(`/admin/pages/edit/${id}$`));
});

test('places are offered when the entries stand in the order of the site, and not before', async () => {
  const { page } = screens;
  for (const title of ['beta', 'alpha']) {
    await make('/content/page', { slug: title, data: pageData(title), publish: true });
  }
  await screens.open('/admin/pages');
  await expectOn(page.getByRole('link', { name: 'Edit alpha' })).toBeVisible();
  const { promise: lineIsBack, resolve } = Promise.withResolvers<void>();
  await page.route(/\/api\/content\/page\?/, async (route) => {
    await lineIsBack;
    await route.fallback();
  });
  await page.getByLabel('Sort by').selectOption('default');
  await expectOn(page.locator('.list-body')).toHaveAttribute('aria-busy', 'true');
  const down = page.getByRole('button', { name: /^Move down/ });
  expect(await down.count()).toBe(0);
  resolve();
  await expectOn(down).toHaveCount(2);
});

test('a warning that has ended says so, with the time of its end', async () => {
  const { page } = screens;
  const warn = (el: string, startsAt: string, endsAt: string) =>
    make('/content/alert', {
      data: alertData(el, { startsAt, endsAt }),
      publish: true,
      languages: ['el'],
    });
  await warn('Φωτιά', '2026-03-03T08:00', '2026-03-04T11:30');
  await warn('Χιόνι', '2026-03-03T08:00', '2026-03-04T18:45');
  await screens.open('/admin/content/alert');
  const row = (title: string) => page.locator('[data-entry]').filter({ hasText: title });
  const badge = (title: string) => row(title).locator('[data-state=ended]').first();
  await expectOn(badge('Φωτιά')).toHaveText('Ended');
  await expectOn(row('Φωτιά')).toContainText('11:30');
  await expectOn(row('Χιόνι')).toContainText('18:45');
  await expectOn(badge('Χιόνι')).toHaveCount(0);
});

test('what Ctrl+K finds is chosen by arrows, which go round, from the first on after each word; Enter opens it', async () => {
  const { page } = screens;
  const ids = new Map<string, string>();
  for (const title of ['gamma alpha', 'gamma beta', 'gamma delta']) {
    const slug = title.replace(' ', '-');
    ids.set(
      title,
      (await make('/content/page', { slug, data: pageData(title), publish: true })).id,
    );
  }
  await screens.open('/admin/bin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'What are you looking for?' });
  const options = page.getByRole('option');
  const chosen = page.getByRole('option', { selected: true });
  await box.fill('gamma');
  await expectOn(options).toHaveText([/^gamma/, /^gamma/, /^gamma/]);
  const titles = (await options.allTextContents()).map(
    (text) => /^gamma [a-z]+/.exec(text)?.[0] ?? '',
  );
  const at = (place: number) => expectOn(chosen).toContainText(titles[place] ?? '–');
  await box.press('ArrowUp');
  await at(2);
  await box.press('ArrowDown');
  await at(0);
  await box.press('ArrowDown');
  await at(1);
  await box.fill('gamm');
  await at(0);
  await expectOn(options).toHaveCount(3);
  await box.press('ArrowDown');
  await at(1);
  await box.press('Enter');
  await expectOn(page).toHaveURL(new RegExp(`/admin/pages/edit/${ids.get(titles[1] ?? '')}$`));
  await expectOn(page.getByRole('dialog')).toHaveCount(0);
  // Also by the mouse.
  await page.keyboard.press('Control+k');
  await box.fill('gamma');
  await page.getByRole('dialog').getByRole('option').nth(2).click();
  await expectOn(page).toHaveURL(new RegExp(`/admin/pages/edit/${ids.get(titles[2] ?? '')}$`));
});

test('what Ctrl+K finds has screens first, then entries with the words in their titles, of whatever kind', async () => {
  const { page } = screens;
  const text = (content: string) => ({ content: { el: `<p>${content}</p>`, en: '' } });
  const add = (slug: string, title: string, content: string) =>
    make('/content/page', { slug, data: { ...pageData(title), ...text(content) }, publish: true });
  await add('harbour', 'Λιμάνι', 'Και η εφημερίδα των ρυθμίσεων');
  await add('papers', 'Ρυθμίσεις', 'Κείμενο');
  const data = newsData('Νέες ρυθμίσεις', '2026-03-01');
  await make('/content/news', { data, publish: true });
  await screens.open('/admin/bin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('ρυθμίσ');
  await expectOn(page.getByRole('option')).toHaveText([
    'SettingsScreen',
    'ΡυθμίσειςPage',
    'Νέες ρυθμίσειςNews item',
    'ΛιμάνιPage',
  ]);
});

test('a tag is read in English and given to those that have room for it; what is refused is hidden when it is read', async () => {
  const { page } = screens;
  const addNews = async (title: string, tags: number) => {
    const names = Array.from({ length: tags }, (_, at) => ({ el: `Λέξη ${at}`, en: `Word ${at}` }));
    const data = { ...newsData(title, '2026-03-01'), tags: names.map((name) => ({ name })) };
    return (await make('/content/news', { data, publish: false })).id;
  };
  const eleven = await addNews('Ύδρευση', 11);
  await addNews('Λιμάνι', 12);
  await screens.open('/admin/content/news');
  await page.getByRole('button', { name: 'Columns' }).click();
  const columns = page.getByRole('group', { name: 'Columns' });
  await columns.getByLabel('Tags').check();
  await expectOn(page.getByRole('row', { name: /Ύδρευση/ })).toContainText('Word 0, Word 1');
  await columns.getByLabel('Date').uncheck();
  await expectOn(page.getByRole('columnheader', { name: 'Date' })).toHaveCount(0);
  // Also when the list is opened the next time.
  await screens.show('/admin/content/news');
  await expectOn(page.getByRole('columnheader', { name: 'Tags' })).toBeVisible();
  await expectOn(page.getByRole('columnheader', { name: 'Date' })).toHaveCount(0);

  await page.getByLabel('Select all').check();
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expectOn(dialog).toContainText('None of the selected entries needs this.');
  await expectOn(dialog.getByRole('button', { name: 'Unpublish' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Tags...' }).click();
  await dialog.getByRole('button', { name: 'Add a tag' }).click();
  await expectOn(dialog.getByLabel('Tag (Greek)')).toHaveAccessibleDescription(
    'Write the tag in Greek.',
  );
  await dialog.getByLabel('Tag (Greek)').fill('Νερό');
  await dialog.getByRole('button', { name: 'Add a tag' }).click();
  const refused = page.getByRole('alert').filter({ hasText: 'as many tags as there may be' });
  await expectOn(refused.getByRole('link')).toHaveText(['Λιμάνι']);
  await refused.getByRole('button', { name: 'Hide' }).click();
  await expectOn(refused).toHaveCount(0);
  // It stays selected, until somebody selects none.
  await expectOn(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select none' }).click();
  await expectOn(page.getByText(/^\d+ selected$/)).toHaveCount(0);
  const stored = await api.call('GET', `/content/news/${eleven}`, { as: 'admin' });
  const { data } = (await stored.json()) as { data: { tags: { name: { el: string } }[] } };
  expect(data.tags.at(-1)?.name.el).toBe('Νερό');
});

test('a list to which one comes back has its filters, and what colleagues did meanwhile; a link brings its own', async () => {
  const { page } = screens;
  const addNews = (title: string, publish: boolean) =>
    make('/content/news', {
      data: newsData(title, '2026-03-01'),
      publish,
      ...(publish && { languages: ['el'] }),
    });
  await addNews('Λιμάνι', false);
  await screens.open('/admin/content/news');
  const state = page.getByLabel('State', { exact: true });
  await state.selectOption('draft');
  await expectOn(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('link', { name: 'Bin', exact: true }).click();
  await expectOn(page.getByRole('heading', { level: 1, name: 'Bin' })).toBeVisible();
  await addNews('Πλατεία', false);
  await addNews('Ύδρευση', true);
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await expectOn(page).toHaveURL(/\/news\?state=draft$/);
  await expectOn(page.getByRole('rowheader')).toHaveCount(2);

  // Of an account that is gone, too.
  await screens.show('/admin/content/news?by=niki%40example.org');
  await expectOn(page).toHaveURL(/\?by=niki%40example.org$/);
  await expectOn(page.getByLabel('Last changed by')).toHaveValue('niki@example.org');
  await expectOn(state).toHaveValue('');
  // What it is narrowed by is seen, though nothing has that tag or category any more.
  await screens.show('/admin/content/news?tag=Νερό&category=floods');
  await expectOn(page.getByLabel('Tag', { exact: true })).toHaveValue('Νερό');
  await expectOn(page.getByLabel('Category', { exact: true })).toHaveValue('floods');
});

test('what is searched among messages leaves no steps for the button that goes back, and no page of the former list', async () => {
  const { page } = screens;
  await screens.open('/admin/messages?state=done&page=2');
  const steps = await page.evaluate(() => history.length);
  for (const words of ['νε', 'νερό']) {
    const asked = page.waitForRequest(
      (request) => new URL(request.url()).searchParams.get('search') === words,
    );
    await page.getByLabel('Search').fill(words);
    await asked;
  }
  await expectOn(page).toHaveURL(/\/admin\/messages\?state=done$/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('a message that is closed before an answer comes does not open again by itself', async () => {
  const { page } = screens;
  const form = { name: 'Νίκη', email: 'niki@example.org', subject: '', message: 'Πότε;' };
  await receiveMessage(api.services.db, parseShortMessage(form, 'gr'), {
    officeEmail: undefined,
    now: TEST_NOW,
  });
  await screens.open('/admin/messages');
  const { promise: lineIsBack, resolve } = Promise.withResolvers<void>();
  await page.route(/\/api\/messages\/[^/]+$/, async (route) => {
    if (route.request().method() === 'PUT') await lineIsBack;
    await route.fallback();
  });
  await page.locator('.messages-open').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Mark as done' }).click();
  await page.keyboard.press('Escape');
  await expectOn(dialog).toHaveCount(0);
  resolve();
  await expectOn(page.locator('.announcements p')).toBeVisible();
  await page.evaluate(() => window.settle());
  expect(await dialog.count()).toBe(0);
  await page.unrouteAll();
});

test('Undo that fails half-way goes on from there when it is pressed again; pressed twice it is done once', async () => {
  const { page } = screens;
  for (const title of ['Λιμάνι', 'Πλατεία', 'Ύδρευση']) {
    await make('/content/news', { data: newsData(title, '2026-03-01'), publish: false });
  }
  await screens.open('/admin/content/news');
  await page.getByLabel('Select all').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const undo = page.locator('.announcements').getByRole('button', { name: 'Undo' });
  const { promise: isPressedTwice, resolve } = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/restore', async (route) => {
    calls += 1;
    if (calls === 2) return route.abort();
    await isPressedTwice;
    return route.fallback();
  });
  await undo.dblclick();
  // Whatever the second click sent has come before the answer to this.
  await page.evaluate(() => fetch('/'));
  expect(calls).toBe(1);
  resolve();
  await expectOn(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await expectOn(page.getByRole('rowheader')).toHaveCount(1);
  await undo.click();
  await expectOn(page.locator('.announcements').getByText('Restored')).toBeVisible();
  await expectOn(page.getByRole('rowheader')).toHaveCount(3);
  expect(calls).toBe(5);
  await page.unrouteAll();
});

test('whoever goes on elsewhere while an entry is being moved keeps the focus there', async () => {
  const { page } = screens;
  for (const title of ['alpha', 'beta']) {
    await make('/content/page', { slug: title, data: pageData(title), publish: true });
  }
  await screens.open('/admin/pages?sort=default');
  const { promise: lineIsBack, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/content/page/order', async (route) => {
    await lineIsBack;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Move down: alpha' }).click();
  await page.getByLabel('Search pages').focus();
  resolve();
  await expectOn(page.getByText('alpha: place 2 of 2')).toBeAttached();
  await page.evaluate(() => window.settle());
  await expectOn(page.getByLabel('Search pages')).toBeFocused();
  await page.unrouteAll();
});

test('an entry whose arrow is held down goes as far at once, and not on after the key is let go', async () => {
  const { page } = screens;
  for (const at of [1, 2, 3, 4, 5, 6]) {
    const body = { slug: `page-${at}`, data: pageData(`page ${at}`), publish: true };
    await make('/content/page', body);
  }
  await screens.open('/admin/pages?sort=default');
  const { promise: lineIsBack, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/content/page/order', async (route) => {
    await lineIsBack;
    await route.fallback();
  });
  const down = page.getByRole('button', { name: 'Move down: page 1' });
  await down.focus();
  for (const _ of [1, 2, 3, 4]) await page.keyboard.down('ArrowDown');
  await page.keyboard.up('ArrowDown');
  await page.keyboard.press('ArrowUp');
  resolve();
  await expectOn(page.getByText('page 1: place 4 of 6')).toBeAttached();
  await page.evaluate(() => window.settle());
  await expectOn(down).toBeFocused();
  const sent = screens.sent().filter((call) => call.startsWith('PUT /content/page/order'));
  // That of the first press, and that of all further ones.
  expect(sent).toHaveLength(2);
  await page.unrouteAll();
});

test('of entries that are moved while the server is at work each is said where it stands', async () => {
  const { page } = screens;
  const ids: string[] = [];
  for (const at of [1, 2, 3, 4]) {
    const body = { slug: `page-${at}`, data: pageData(`page ${at}`), publish: true };
    ids.push((await make('/content/page', body)).id);
  }
  await screens.open('/admin/pages?sort=default');
  const { promise: lineIsBack, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/content/page/order', async (route) => {
    await lineIsBack;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Move down: page 1' }).click();
  await page.getByRole('button', { name: 'Move up: page 4' }).click();
  await page.getByRole('button', { name: 'Move down: page 2' }).click();
  // One that a colleague deletes has no place.
  await page.getByRole('button', { name: 'Move up: page 3' }).click();
  await api.call('DELETE', `/content/page/${ids[2]}`, { as: 'admin' });
  resolve();
  await expectOn(page.getByText('page 4: place 1 of 3. page 2: place 2 of 3')).toBeAttached();
  await page.unrouteAll();
});

test('who closes by keys what was said to have failed goes on in the screen', async () => {
  const { page } = screens;
  for (const title of ['alpha', 'beta']) {
    await make('/content/page', { slug: title, data: pageData(title), publish: true });
  }
  await screens.open('/admin/pages?sort=default');
  await page.route('**/api/content/page/order', (route) => route.abort());
  await page.getByRole('button', { name: 'Move down: alpha' }).click();
  const close = page.getByRole('alert').getByRole('button', { name: 'Close' });
  await expectOn(close).toBeVisible();
  // The list has come again, after which the move gives the focus back to its button.
  await page.evaluate(() => window.settle());
  await close.press('Enter');
  await expectOn(close).toHaveCount(0);
  await expectOn(page.locator('#content')).toBeFocused();
  await page.unrouteAll();
});

test('where the browser has no room left, a list is narrowed all the same', async () => {
  const { page } = screens;
  await make('/content/news', { data: newsData('Λιμάνι', '2026-03-01'), publish: false });
  await screens.open('/admin/content/news');
  await expectOn(page.getByRole('rowheader')).toHaveCount(1);
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Object.assign(window, { setItem });
    Storage.prototype.setItem = () => {
      throw new DOMException('No room is left', 'QuotaExceededError');
    };
  });
  await page.getByLabel('State', { exact: true }).selectOption('published');
  await expectOn(page.getByText('Nothing matches the search and filters.')).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = (window as unknown as Pick<Storage, 'setItem'>).setItem;
  });
});

test('both buttons that clear the filters of a list show all of it again, in the order that was chosen', async () => {
  const { page } = screens;
  await make('/content/page', { slug: 'alpha', data: pageData('alpha'), publish: true });
  for (const at of [0, 1]) {
    await screens.open('/admin/pages?search=beta&state=draft&sort=slug');
    const clear = page.getByRole('button', { name: 'Clear filters' });
    await expectOn(clear).toHaveCount(2);
    await clear.nth(at).click();
    await expectOn(page.getByRole('link', { name: 'Edit alpha' })).toBeVisible();
    await expectOn(page).toHaveURL(/\/admin\/pages\?sort=slug$/);
    await expectOn(page.getByLabel('Search pages')).toHaveValue('');
  }
});

test('a page that cannot be deleted stays in the question, which says why; the question about another page is new', async () => {
  const { page } = screens;
  for (const slug of ['municipality', 'volunteers']) {
    await make('/content/page', { slug, data: pageData(slug), publish: true });
  }
  await screens.open('/admin/pages');
  const question = page.getByRole('dialog', { name: 'Delete page' });
  await page.getByRole('button', { name: 'Delete municipality' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectOn(question.getByRole('alert')).toContainText('The screen /municipality');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete volunteers' }).click();
  await expectOn(question).toContainText('volunteers');
  expect(await question.getByRole('alert').count()).toBe(0);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectOn(page.getByRole('button', { name: 'Delete volunteers' })).toHaveCount(0);
  await expectOn(page.getByRole('button', { name: 'Delete municipality' })).toBeVisible();
});
