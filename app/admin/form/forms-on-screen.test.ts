import { readFile } from 'node:fs/promises';
import { expect as expectInBrowser, type Locator, type Route } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyData } from '../../../domain/content/model/content-type.ts';
import { councilSession } from '../../../domain/content-types/council-session.ts';
import { lodging } from '../../../domain/content-types/lodging.ts';
import { office } from '../../../domain/content-types/office.ts';
import { service } from '../../../domain/content-types/service.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import type { TestApi } from '../../../harness/api.ts';
import { openStaffScreens, type StaffScreens } from '../../../harness/browser/staff-screens.ts';
import { newsData, pageData } from '../../../harness/content/entry-data.ts';
import { testDocumentRow } from '../../../harness/content/medium-row.ts';
import { TEST_PASSWORD } from '../../../harness/services.ts';

/** Forms of the staff as they are filled in, over the real API. */

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

async function addNews(title: string, part: object = {}): Promise<string> {
  const data = { ...newsData(title, '2026-03-01'), ...part };
  const body = { data, publish: true, languages: ['el'] };
  const answer = await api.call('POST', '/content/news', { as: 'admin', body });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}

/** Holds the calls to an address by a method until they are let go: on, or into nothing. */
async function hold(address: string, method: string) {
  const { promise, resolve } = Promise.withResolvers<'on' | 'nowhere'>();
  let count = 0;
  await screens.page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    count += 1;
    return (await promise) === 'on' ? route.fallback() : route.abort();
  });
  return { letGo: resolve, count: () => count };
}

/** What a colleague saves while the form is open, which then hears of it. */
async function saveAsColleague(id: string, version: number, part: object): Promise<void> {
  const data = { ...newsData('Ύδρευση', '2026-03-01'), ...part };
  const answer = await api.call('PUT', `/content/news/${id}`, {
    as: 'editor',
    body: { data, version },
  });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  await askWhoIsThere();
}

/** As whoever comes back to the tab does. */
const askWhoIsThere = () =>
  screens.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

describe('who goes to another screen while an entry is being saved stays there, and is told what came of it', () => {
  test.each([
    ['Publish in both languages', 'on', /^Published in Greek and in English: Λιμάνι/],
    ['Save draft', 'on', /^Λιμάνι: Draft saved\. Visitors do not see it until you publish\./],
    ['Save draft', 'nowhere', /^Λιμάνι: The server cannot be reached\./],
  ] as const)('%s, which goes %s', async (act, way, words) => {
    const { page } = screens;
    const body = { data: newsData('Λιμάνι', '2026-03-01'), publish: false };
    const made = await api.call('POST', '/content/news', { as: 'admin', body });
    const { id } = (await made.json()) as { id: string };
    await screens.open(`/admin/content/news/${id}`);
    const line = await hold(`**/api/content/news/${id}`, 'PUT');
    await page.getByRole('button', { name: act }).click();
    await expectOn.poll(line.count).toBe(1);
    await page.getByRole('link', { name: 'Bin', exact: true }).click();
    await expectOn(page.getByRole('heading', { level: 1, name: 'Bin' })).toBeVisible();
    line.letGo(way);
    await expectOn(page.locator('.announcements p')).toHaveText(words);
    await page.evaluate(() => window.settle());
    expect(new URL(page.url()).pathname).toBe('/admin/bin');
    await page.unrouteAll();
  });
});

test('what is typed while a new issue is saved stays under the address of that issue', async () => {
  const { page } = screens;
  await screens.open('/admin/newsletter/issues/new');
  const subject = page.getByLabel(/^Subject \(Greek/);
  await subject.fill('Μάρτιος');
  const line = await hold('**/api/newsletter/issues', 'POST');
  await page.keyboard.press('Control+s');
  await expectOn.poll(line.count).toBe(1);
  await subject.fill('Μάρτιος και Απρίλιος');
  line.letGo('on');
  await expectOn(page).toHaveURL(/\/admin\/newsletter\/issues\/\w+\/edit$/);
  await expectOn(subject).toHaveValue('Μάρτιος και Απρίλιος');
  await page.unrouteAll();
});

test('the text of one language does not undo what has just come into that of the other', async () => {
  const { page } = screens;
  await screens.open('/admin/content/news/new');
  const text = (language: string) =>
    page.getByRole('textbox', { name: new RegExp(`^Content \\(${language}`) });
  await expectOn(text('Greek')).toBeVisible();
  await expectOn(text('English')).toBeVisible();
  // As when a pasted picture arrives in one of them while somebody types in the other.
  await page.evaluate(() => {
    type Written = Element & { editor: { commands: { insertContent(text: string): void } } };
    const [greek, english] = document.querySelectorAll('.prose[contenteditable=true]');
    (greek as Written).editor.commands.insertContent('Νερό');
    (english as Written).editor.commands.insertContent('Water');
  });
  await expectOn(text('English')).toHaveText('Water');
  await page.evaluate(() => window.settle());
  await page.getByLabel(/^Title \(Greek/).fill('Ύδρευση');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expectOn(page.locator('.entry-form-state')).toContainText('Draft saved');
  const { id } = await api.services.db
    .selectFrom('entries')
    .select('id')
    .where('title_el', '=', 'Ύδρευση')
    .executeTakeFirstOrThrow();
  const stored = await api.call('GET', `/content/news/${id}`, { as: 'admin' });
  expect(await stored.json()).toMatchObject({
    data: { content: { el: '<p>Νερό</p>', en: '<p>Water</p>' } },
  });
});

test('the link to the content leaves a new form as it is', async () => {
  const { page } = screens;
  await screens.open('/admin/content/news');
  await page.getByRole('link', { name: 'New news item' }).first().click();
  const title = page.getByLabel(/^Title \(Greek/);
  await title.fill('Λιμάνι');
  await page.locator('.skip-link').focus();
  await page.keyboard.press('Enter');
  await expectOn(page.locator('#content')).toBeFocused();
  await page.evaluate(() => window.settle());
  expect(await page.getByRole('dialog').count()).toBe(0);
  await expectOn(title).toHaveValue('Λιμάνι');
});

test('what colleagues have saved stays told while the server is away, and comes into the form as often as they do', async () => {
  const { page } = screens;
  const id = await addNews('Ύδρευση');
  await screens.open(`/admin/content/news/${id}`);
  await page.getByLabel(/^Title \(Greek/).fill('Αποχέτευση');
  const dialog = page.getByRole('dialog');
  await saveAsColleague(id, 1, { summary: { el: 'Νέα ώρα', en: '' } });
  await page.getByRole('button', { name: 'See the changes' }).click();
  await page.route('**/api/presence/**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await askWhoIsThere();
  await failed;
  await page.evaluate(() => window.settle());
  expect(await dialog.count()).toBe(1);
  await expectOn(page.locator('.company-newer')).toContainText('editor saved a newer version');
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Take them into the form' }).click();
  await saveAsColleague(id, 2, { summary: { el: 'Άλλη ώρα', en: '' } });
  await page.getByRole('button', { name: 'See the changes' }).click();
  await dialog.getByRole('button', { name: 'Take them into the form' }).click();
  await expectOn(page.getByLabel(/^Summary \(Greek/)).toHaveValue('Άλλη ώρα');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expectOn(page.locator('.entry-form-state')).toContainText('Draft saved');
  const stored = await api.call('GET', `/content/news/${id}`, { as: 'admin' });
  expect(await stored.json()).toMatchObject({
    data: { title: { el: 'Αποχέτευση' }, summary: { el: 'Άλλη ώρα' } },
  });
});

test('who says that an entry is still true does not save over, or delete, what a colleague saved before', async () => {
  const { page } = screens;
  const id = await addNews('Ύδρευση');
  await screens.open(`/admin/content/news/${id}`);
  const title = page.getByLabel(/^Title \(Greek/);
  await title.fill('Αποχέτευση');
  await saveAsColleague(id, 1, { summary: { el: 'Νέα ώρα', en: 'New time' } });
  const newer = page.locator('.company-newer');
  await expectOn(newer).toBeVisible();
  await page.getByRole('button', { name: 'Still true' }).click();
  await expectOn.poll(() => screens.sent().join()).toContain('/confirm');
  await expectOn(page.getByRole('button', { name: 'Still true' })).toBeEnabled();
  await askWhoIsThere();
  await page.evaluate(() => window.settle());
  await expectOn(newer).toBeVisible();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Delete...' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectOn(dialog.getByRole('alert')).toContainText('saved');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  const summary = (language: string) =>
    dialog.getByRole('radiogroup', { name: new RegExp(`^Summary \\(${language}`) });
  await expectOn(summary('Greek').getByRole('radio', { name: 'The saved one' })).toBeChecked();
  await summary('English').getByRole('radio', { name: 'Yours' }).check();
  // While somebody chooses, a colleague saves once more: what was chosen stands, and only what is new is asked about.
  await saveAsColleague(id, 2, {
    summary: { el: 'Νέα ώρα', en: 'New time' },
    author: { el: 'Γραφείο Τύπου', en: '' },
  });
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  const author = dialog.getByRole('radiogroup', { name: /^Author \(Greek/ });
  await expectOn(author.getByRole('radio', { name: 'The saved one' })).toBeChecked();
  await expectOn(summary('Greek')).toHaveCount(0);
  await expectOn(summary('English').getByRole('radio', { name: 'Yours' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  await expectOn(page.locator('.entry-form-state')).toContainText('Draft saved');
  const stored = await api.call('GET', `/content/news/${id}`, { as: 'admin' });
  expect(await stored.json()).toMatchObject({
    data: {
      title: { el: 'Αποχέτευση' },
      summary: { el: 'Νέα ώρα', en: 'Summary' },
      author: { el: 'Γραφείο Τύπου' },
    },
  });
});

test('who takes an entry off the site from its form saves what they typed before without a question', async () => {
  const { page } = screens;
  const id = await addNews('Ύδρευση');
  await screens.open(`/admin/content/news/${id}`);
  await page.getByLabel(/^Title \(Greek/).fill('Αποχέτευση');
  await page.getByRole('button', { name: 'Unpublish...' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^It is taken off/ }).check();
  await dialog.getByRole('button', { name: 'Unpublish' }).click();
  await expectOn(page.locator('.content-facts')).toContainText('Draft');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expectOn(page.locator('.entry-form-state')).toContainText('Draft saved');
  await expectOn(page.getByRole('button', { name: 'Save draft' })).toBeEnabled();
  await page.getByLabel(/^Title \(Greek/).fill('Αποχέτευση και ύδρευση');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expectOn(page.getByRole('button', { name: 'Save draft' })).toBeEnabled();
  await expectOn(page.locator('.entry-form-state')).toContainText('Draft saved');
  expect(await dialog.count()).toBe(0);
});

test('what was typed before is not offered once the form is saved or it was left for later, however late the server answers', async () => {
  const { page } = screens;
  await screens.open('/admin/content/news/new');
  const title = page.getByLabel(/^Title \(Greek/);
  await title.fill('Λιμάνι');
  await expectOn(page.locator('.entry-form-kept')).toContainText(/\d\d:\d\d/);
  await page.getByRole('link', { name: 'Bin', exact: true }).click();
  await page.getByRole('button', { name: 'Leave, keep the changes' }).click();
  await expectOn(page.getByRole('heading', { level: 1, name: 'Bin' })).toBeVisible();
  const line = await hold('**/api/kept-copies?*', 'GET');
  await screens.show('/admin/content/news/new');
  await title.fill('Πλατεία');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expectOn(page.locator('.entry-form-state')).toContainText('Draft saved');
  expect(line.count()).toBe(1);
  line.letGo('nowhere');
  await page.evaluate(() => window.settle());
  expect(await page.getByRole('dialog').count()).toBe(0);

  // The server is asked again every five seconds, here sooner.
  await page.evaluate(() => {
    const wait = window.setTimeout;
    const wake = (act: () => void, ms?: number) => wait(act, ms === 5000 ? 100 : ms);
    Object.assign(window, { setTimeout: wake, wait });
  });
  await screens.show('/admin/content/news/new');
  const earlier = page.getByRole('region', { name: 'Continue where you left off' });
  await expectOn(earlier).toContainText('Λιμάνι');
  await earlier.getByRole('button', { name: 'Later' }).click();
  const answered = page.waitForResponse(/\/api\/kept-copies\?/);
  await page.unrouteAll();
  await answered;
  await page.evaluate(() => window.settle());
  expect(await earlier.count()).toBe(0);
  await page.evaluate(() =>
    Object.assign(window, { setTimeout: (window as unknown as { wait: unknown }).wait }),
  );
});

test('after a session has ended, what was typed before is asked for once somebody has signed in again', async () => {
  const { page } = screens;
  await screens.open('/admin/bin');
  // The server would be asked again every five seconds, here all the time.
  await page.evaluate(() => {
    const wait = window.setTimeout;
    const wake = (act: () => void, ms?: number) => wait(act, ms === 5000 ? 1 : ms);
    Object.assign(window, { setTimeout: wake, wait });
  });
  let asked = 0;
  await page.route('**/api/kept-copies?*', (route) => {
    asked += 1;
    return route.fulfill({ status: 401, json: { message: 'You need to sign in.' } });
  });
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await page.getByRole('link', { name: 'New news item' }).first().click();
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  await expectOn(ended).toBeVisible();
  expect(asked).toBe(1);
  await page.unrouteAll();
  const answered = page.waitForResponse(/\/api\/kept-copies\?/);
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect((await answered).status()).toBe(200);
  await page.evaluate(() =>
    Object.assign(window, { setTimeout: (window as unknown as { wait: unknown }).wait }),
  );
});

/** Puts pictures into the library; gives them as a gallery has them. */
async function addPictures(...ids: string[]) {
  for (const id of ids) {
    const size = { mime_type: 'image/png', width: 64, height: 48 };
    const picture = { id, kind: 'image', ...size } as const;
    await api.services.db.insertInto('media').values(testDocumentRow(picture)).execute();
  }
  return ids.map((image) => ({ image, caption: { el: '', en: '' } }));
}

test.each(['the button', 'Ctrl+S'])(
  'an entry that is chosen and not yet added is saved with the issue, by %s',
  async (way) => {
    const { page } = screens;
    const added = await addNews('Ύδρευση');
    const chosen = await addNews('Λιμάνι');
    await screens.open('/admin/newsletter/issues/new');
    await page.getByLabel(/^Subject \(Greek/).fill('Νέα του Μαρτίου');
    const news = page.getByRole('combobox', { name: 'Add a news item' });
    await news.selectOption({ label: 'Ύδρευση (March 1, 2026)' });
    await page.getByRole('button', { name: 'Add a news item' }).click();
    await news.selectOption({ label: 'Λιμάνι (March 1, 2026)' });
    if (way === 'Ctrl+S') await page.keyboard.press('Control+s');
    else await page.getByRole('button', { name: 'Save and preview' }).click();
    await expectOn.poll(() => screens.sent().join()).toContain('POST /newsletter/issues');
    const sent = screens.sent().find((call) => call.startsWith('POST /newsletter/issues')) ?? '';
    const { items } = JSON.parse(sent.slice(sent.indexOf('{'))) as { items: { id: string }[] };
    expect(items.map(({ id }) => id)).toEqual([added, chosen]);
  },
);

test('the dialog to sign in again waits until nobody dictates: its words come without keys', async () => {
  const { page } = screens;
  await screens.open('/admin/content/news/new');
  await page.getByLabel(/^Title \(Greek/).focus();
  await api.services.db.deleteFrom('session').execute();
  const { words, lastWordAt, openedAt } = await page.evaluate(async () => {
    const after = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));
    let isRefused = false;
    const send = window.fetch;
    window.fetch = async (...asked) => {
      const answer = await send(...asked);
      isRefused ||= answer.status === 401;
      return answer;
    };
    const opened = new Promise<number>((resolve) =>
      new MutationObserver(() => {
        if (document.querySelector('[role="dialog"]')) resolve(performance.now());
      }).observe(document.body, { childList: true, subtree: true }),
    );
    const save = { code: 'KeyS', key: 's', ctrlKey: true, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', save));
    let words = 0;
    let left = 15;
    let lastWordAt = 0;
    // Fifteen words after the refusal take longer than the pause after a key.
    while (left > 0) {
      document.execCommand('insertText', false, 'νερό ');
      lastWordAt = performance.now();
      words += 1;
      if (isRefused) left -= 1;
      await after(100);
    }
    return { words, lastWordAt, openedAt: await opened };
  });
  expect(openedAt - lastWordAt).toBeGreaterThan(900);
  await expectOn(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeFocused();
  await expectOn(page.getByLabel(/^Title \(Greek/)).toHaveValue('νερό '.repeat(words));
});

test('what is wrong with a warning gets the focus, however far below or above the button it is', async () => {
  const { page } = screens;
  await screens.open('/admin/warn?kind=fire');
  const publish = page.getByRole('button', { name: 'Publish now' });
  await page.getByLabel('What is happening, in Greek').fill('');
  await publish.click();
  await expectOn(page.getByLabel('What is happening, in Greek')).toBeFocused();
  const ends = page.getByLabel('Ends', { exact: true });
  await ends.fill('2026-03-04T09:00');
  await publish.click();
  await expectOn(ends).toBeFocused();
  expect(screens.sent()).toHaveLength(1);
});

test('a set without a name leads back to its box, each time', async () => {
  const { page } = screens;
  await screens.open('/admin/sets');
  await page.getByRole('button', { name: 'New set' }).first().click();
  const dialog = page.getByRole('dialog');
  for (let times = 0; times < 2; times++) {
    await dialog.getByRole('button').last().click();
    await expectOn(dialog.getByRole('textbox')).toBeFocused();
    await expectOn(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  }
});

test('an entry is deleted from its form, with what is not saved, and comes back by Undo; not unseen over a colleague', async () => {
  const { page } = screens;
  const id = await addNews('Ύδρευση');
  await screens.open(`/admin/content/news/${id}`);
  await page.getByLabel(/^Title \(Greek/).fill('Ύδρευση και αποχέτευση');
  await expectOn(page.locator('.entry-form-kept')).toContainText(/\d\d:\d\d/);
  const dialog = page.getByRole('dialog', { name: 'Delete' });
  const confirm = dialog.getByRole('button', { name: 'Delete' });
  await page.getByRole('button', { name: 'Delete...' }).click();
  await expectOn(dialog).toContainText('What you have not saved is not kept.');
  const body = { data: newsData('Ύδρευση σήμερα', '2026-03-01'), version: 1 };
  await api.call('PUT', `/content/news/${id}`, { as: 'editor', body });
  await confirm.click();
  await expectOn(dialog.getByRole('alert')).toContainText('saved');
  expect((await api.call('GET', `/content/news/${id}`, { as: 'admin' })).status).toBe(200);

  await screens.open(`/admin/content/news/${id}`);
  await page.getByRole('button', { name: 'Discard the changes' }).click();
  await page.getByLabel(/^Title \(Greek/).fill('Ύδρευση και αποχέτευση');
  await page.getByRole('button', { name: 'Delete...' }).click();
  await confirm.click();
  await expectOn(page).toHaveURL(/\/admin\/content\/news$/);
  expect((await api.call('GET', `/content/news/${id}`, { as: 'admin' })).status).toBe(404);
  await page.locator('button', { hasText: /^Undo$/ }).click();
  await expectOn(page.getByText('Brought back: Ύδρευση σήμερα')).toBeVisible();
  await expectOn(page.getByRole('row', { name: /Ύδρευση σήμερα/ })).toBeVisible();
});

test('on a phone what an advice is about is shown above the list of advice, not behind it', async () => {
  const { page } = screens;
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await screens.open('/admin/content/news/new');
  for (const name of ['Title', 'Summary', 'Author']) {
    await page
      .getByLabel(new RegExp(`^${name} \\(Greek`))
      .fill('ΓΡΑΦΕΙΟ ΤΥΠΟΥ ΤΟΥ ΔΗΜΟΥ ΑΙΓΙΑΛΕΙΑΣ');
  }
  await page.getByRole('button', { name: '3 things to look at' }).click();
  await page.getByRole('button', { name: /^Show me: Author/ }).click();
  const author = page.getByLabel(/^Author \(Greek/);
  await expectOn(author).toBeFocused();
  const isOnTop = () =>
    author.evaluate((box) => {
      const { left, top, width, height } = box.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === box;
    });
  await expectOn.poll(isOnTop).toBe(true);
  if (wide) await page.setViewportSize(wide);
});

test('who signs out in another tab is asked to sign in again here, and what is typed stays', async () => {
  const { page } = screens;
  await screens.open('/admin/content/news/new');
  const title = page.getByLabel(/^Title \(Greek/);
  await title.fill('Διακοπή νερού');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expectOn(other.getByLabel(/^Title \(Greek/)).toBeVisible();
  await expectOn(page.getByRole('dialog')).toHaveCount(0);
  // What signing out does in a tab once the server has answered.
  await other.evaluate(() => window.localStorage.removeItem('token'));
  await expectOn(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await expectOn(title).toHaveValue('Διακοπή νερού');
  await other.close();
});

test('who writes Greek alone is shown no English fields in the next form either', async () => {
  const { page } = screens;
  await screens.open('/admin/content/news/new');
  const english = page.getByRole('checkbox', { name: 'English fields too' });
  await english.uncheck();
  await expectOn(page.getByLabel(/^Title \(English/)).toHaveCount(0);
  await screens.show('/admin/content/event/new');
  await expectOn(english).not.toBeChecked();
  await expectOn(page.getByLabel(/^Title \(Greek/)).toBeVisible();
  await expectOn(page.getByLabel(/^Title \(English/)).toHaveCount(0);
});

test('a full list takes no more; what is taken out of it comes back to its place', async () => {
  const { page } = screens;
  const names = Array.from({ length: 12 }, (_, at) => `Ετικέτα ${at + 1}`);
  const tags = names.map((el) => ({ name: { el, en: '' } }));
  const id = await addNews('Ύδρευση', { tags });
  await screens.open(`/admin/content/news/${id}`);
  const list = page.getByRole('group', { name: /^Tags/ });
  const add = list.getByRole('button', { name: /^Add: Tags/ });
  await expectOn(list.getByText('No more can be added.')).toBeVisible();
  await expectOn(add).toBeDisabled();
  await list.getByRole('button', { name: 'Remove: Tags 3', exact: true }).click();
  await expectOn(add).toBeEnabled();
  await list.getByRole('button', { name: 'Undo' }).click();
  await expectOn(add).toBeDisabled();
  const words = list.getByLabel(/^Tag \(Greek/);
  for (const [at, name] of names.entries()) await expectOn(words.nth(at)).toHaveValue(name);
});

test('what comes into a list in the moment in which somebody types in it, as a file that arrives does, stays', async () => {
  const { page } = screens;
  const tags = [{ name: { el: 'Νερό', en: '' } }];
  const [gallery] = await addPictures('quay', 'tower');
  const id = await addNews('Ύδρευση', { tags, gallery: [gallery] });
  await screens.open(`/admin/content/news/${id}`);
  /** Presses a button and types into a box: nothing is drawn in between. */
  const atOnce = async (button: Locator, box: Locator) =>
    box.evaluate(
      (into, pressed) => {
        (pressed as HTMLElement | null)?.click();
        const kind = into instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
        Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(into, 'Λέξη');
        into.dispatchEvent(new Event('input', { bubbles: true }));
      },
      await button.elementHandle(),
    );
  const words = page.getByRole('group', { name: /^Tags/ }).getByLabel(/^Tag \(Greek/);
  await atOnce(page.getByRole('button', { name: /^Add: Tags/ }), words.first());
  await expectOn(words).toHaveCount(2);
  await expectOn(words.first()).toHaveValue('Λέξη');

  const group = page.getByRole('group', { name: /^Gallery/ });
  await group.getByRole('button', { name: 'Choose from the library' }).click();
  const library = page.getByRole('dialog', { name: 'Media library' });
  await library.locator('.media-choice').filter({ hasText: 'tower' }).click();
  const captions = page.locator('.file-tile').getByLabel(/^Caption \(Greek/);
  await atOnce(library.getByRole('button', { name: /^Choose/ }), captions.first());
  await expectOn(captions).toHaveCount(2);
  await expectOn(captions.first()).toHaveValue('Λέξη');
});

test('words that are copied from a table, which come with a picture of themselves, are pasted as words', async () => {
  const { page } = screens;
  const gallery = await addPictures('quay');
  await screens.open(`/admin/content/news/${await addNews('Ύδρευση', { gallery })}`);
  const group = page.getByRole('group', { name: /^Gallery/ });
  /** Whether the paste was taken from the box, or the button, that had the focus. */
  const paste = (into: Locator, text: string) =>
    into.evaluate((target, words) => {
      const clipboardData = new DataTransfer();
      if (words) clipboardData.setData('text/plain', words);
      clipboardData.items.add(new File(['-'], 'image.png', { type: 'image/png' }));
      const event = { clipboardData, bubbles: true, cancelable: true };
      return !target.dispatchEvent(new ClipboardEvent('paste', event));
    }, text);
  const caption = group.getByLabel(/^Caption \(Greek/);
  await expectOn(caption).toBeVisible();
  expect(await paste(caption, 'Η αποβάθρα')).toBe(false);
  expect(await paste(caption, '')).toBe(true);
  expect(await paste(group.getByRole('button').first(), 'Η αποβάθρα')).toBe(true);
});

test('another way of repeating keeps the end that was chosen', async () => {
  const { page } = screens;
  await screens.open('/admin/content/event/new');
  await page.getByLabel('Starts', { exact: true }).fill('2026-03-07T18:00');
  const how = page.getByLabel('How it repeats');
  const until = page.getByLabel('Until and including');
  await how.selectOption('week');
  await expectOn(until).toHaveValue('2026-06-07');
  await until.fill('2026-04-30');
  // Of two dates that are left out one is held after all.
  const held = page.getByRole('button', { name: /^Leave out: / });
  const leftOut = page.getByRole('button', { name: /^Hold it after all: / });
  await held.first().click();
  await expectOn(leftOut).toHaveCount(1);
  await held.first().click();
  await expectOn(leftOut).toHaveCount(2);
  await leftOut.first().click();
  await expectOn(leftOut).toHaveCount(1);
  await how.selectOption('month');
  await expectOn(page.getByLabel('On which day', { exact: true })).toBeVisible();
  await expectOn(until).toHaveValue('2026-04-30');
});

test('what two pictures of a gallery show is saved of both, of a decorative one nothing; one picture is chosen', async () => {
  const { page } = screens;
  const ids = ['quay', 'tower', 'line'];
  for (const id of ids) {
    const is_decorative = id === 'line' ? 1 : 0;
    const size = { mime_type: 'image/png', width: 64, height: 48 };
    const picture = { id, kind: 'image', ...size, is_decorative } as const;
    await api.services.db.insertInto('media').values(testDocumentRow(picture)).execute();
  }
  const plan = testDocumentRow({ id: 'plan', alt_el: 'Σχέδιο του λιμανιού' });
  await api.services.db.insertInto('media').values(plan).execute();
  const caption = { el: '', en: '' };
  const gallery = ids.map((image) => ({ image, caption }));
  const attachments = [{ file: 'plan', label: caption }];
  // What is chosen takes the place of the picture that was there.
  const id = await addNews('Λιμάνι', { gallery, attachments, image: 'line' });
  await screens.open(`/admin/content/news/${id}`);
  const words = page
    .getByRole('group', { name: /^Gallery/ })
    .getByLabel(/^Alternative text \(Greek/);
  // In Greek, where it has no English name.
  await expectOn(page.getByRole('link', { name: /^Σχέδιο του λιμανιού/ })).toBeVisible();
  await expectOn(words).toHaveCount(2);

  const image = page.getByRole('group', { name: /^Image/ });
  await image.getByRole('button', { name: 'Choose from the library' }).click();
  const library = page.getByRole('dialog', { name: 'Media library' });
  const choices = library.locator('.media-choice');
  await choices.filter({ hasText: 'tower' }).click();
  await choices.filter({ hasText: 'quay' }).click();
  await expectOn(library.locator('.media-choice[aria-pressed=true]')).toHaveCount(1);
  await library.getByRole('button', { name: 'Choose' }).click();
  await words.nth(0).fill('Η αποβάθρα');
  await words.nth(1).fill('Ο πύργος');
  await expectOn(words.nth(0)).toHaveValue('Η αποβάθρα');
  await page.getByRole('button', { name: /^Publish in/ }).click();
  await expectOn(page).toHaveURL(/\/admin\/content\/news$/);
  const alts = await api.services.db.selectFrom('media').select('alt_el').orderBy('id').execute();
  expect(alts.map(({ alt_el }) => alt_el)).toEqual([
    '',
    'Σχέδιο του λιμανιού',
    'Η αποβάθρα',
    'Ο πύργος',
  ]);
  const stored = await api.call('GET', `/content/news/${id}`, { as: 'admin' });
  expect(await stored.json()).toMatchObject({ data: { image: 'quay' } });
});

test('pictures of a page: two that are chosen at once, two that arrive at once, their order, and what each shows', async () => {
  const { page } = screens;
  for (const id of ['quay', 'tower', 'mole', 'light']) {
    const file = { file_name: `${id}.png`, mime_type: 'image/png', width: 64, height: 48 };
    const picture = { id, kind: 'image', ...file } as const;
    await api.services.db.insertInto('media').values(testDocumentRow(picture)).execute();
  }
  const body = { slug: 'port', data: pageData('Λιμάνι'), publish: true };
  const made = await api.call('POST', '/content/page', { as: 'admin', body });
  const { id } = (await made.json()) as { id: string };
  await screens.open(`/admin/pages/edit/${id}`);
  const images = page.getByRole('group', { name: 'Images' });
  const words = images.getByLabel(/^Alternative text \(Greek/);
  await images.getByRole('button', { name: 'Choose from the library' }).click();
  const library = page.getByRole('dialog', { name: 'Media library' });
  const choices = library.locator('.media-choice');
  await expectOn(choices).toHaveCount(4);
  // Whoever presses one again does not want it.
  for (const name of ['mole', 'quay', 'mole']) await choices.filter({ hasText: name }).click();
  const search = library.getByLabel('Search the library');
  await search.fill('tower');
  await expectOn(choices).toHaveCount(1);
  await choices.click();
  await library.getByRole('button', { name: 'Choose (2)' }).click();
  await expectOn(words).toHaveCount(2);
  await words.nth(0).fill('Η αποβάθρα');
  await words.nth(1).fill('Ο πύργος');
  await images.getByRole('button', { name: 'Move up: Image 2 of 2' }).click();
  await expectOn(words.nth(0)).toHaveValue('Ο πύργος');
  await expectOn(images.getByRole('status').first()).toHaveText('Image 1 of 2');
  const preview = page.locator('.media-row img').first();
  await expectOn(preview).toHaveAttribute('alt', 'tower.png');
  await screens.speak('gr');
  await expectOn(preview).toHaveAttribute('alt', 'Ο πύργος');
  await screens.speak('en');

  // The library has both files; of the one that was chosen first it says so last.
  const { promise: secondIsAnswered, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/uploads', async (route) => {
    const name = route.request().postDataJSON().fileName.replace('.png', '');
    if (name === 'mole') await secondIsAnswered;
    const medium = await (await api.call('GET', `/media/${name}`, { as: 'admin' })).json();
    await route.fulfill({ json: { medium } });
    if (name === 'light') resolve();
  });
  const files = ['navy', 'olive'].map(async (background, at) => {
    const create = { width: 32, height: 32, channels: 3 as const, background };
    const buffer = await sharp({ create }).png().toBuffer();
    return { name: at === 0 ? 'mole.png' : 'light.png', mimeType: 'image/png', buffer };
  });
  await images.locator('input[type="file"]').setInputFiles(await Promise.all(files));
  await expectOn(words).toHaveCount(4);
  await expectOn(page.getByText('The library had this file already (mole.png)')).toBeVisible();
  await page.unroute('**/api/uploads');
  const remove = (place: string) =>
    images.getByRole('button', { name: new RegExp(`^Remove.*Image ${place}$`) });
  await remove('3 of 4').press('Enter');
  await expectOn(remove('3 of 3')).toBeFocused();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectOn(page).toHaveURL(/\/admin\/pages$/);
  const stored = await api.call('GET', `/content/page/${id}`, { as: 'admin' });
  expect(await stored.json()).toMatchObject({
    data: { images: ['tower', 'quay', 'light'] },
  });
  const { db } = api.services;
  const alts = await db.selectFrom('media').select(['id', 'alt_el']).orderBy('id').execute();
  expect(alts.map(({ id, alt_el }) => [id, alt_el])).toEqual([
    ['light', ''],
    ['mole', ''],
    ['quay', 'Η αποβάθρα'],
    ['tower', 'Ο πύργος'],
  ]);
});

test('of a form that one has open elsewhere oneself, no colleague is told of; what was typed there is not called old', async () => {
  const { page } = screens;
  const id = await addNews('Ύδρευση');
  const form = { type: 'news', entryId: id, sign: 1 };
  await api.call('PUT', '/presence/another-tab', { as: 'admin', body: form });
  await screens.open(`/admin/content/news/${id}`);
  await expectOn(page.getByText('You have it open in another tab')).toBeVisible();
  await expectOn(page.getByText('is editing at this moment')).toHaveCount(0);
  await page.getByLabel(/^Title \(Greek/).fill('Ύδρευση και αποχέτευση');
  await expectOn(page.locator('.entry-form-kept')).toContainText(/\d\d:\d\d/);
  await screens.open(`/admin/content/news/${id}`);
  const offer = page.getByRole('dialog');
  await expectOn(offer).toContainText('Changed: Title (Greek)');
  await expectOn(offer).not.toContainText('A newer version has been saved since');
  await offer.getByRole('button', { name: 'Continue with the changes' }).click();
  await expectOn(page.getByLabel(/^Title \(Greek/)).toHaveValue('Ύδρευση και αποχέτευση');

  const data = { ...newsData('Ύδρευση', '2026-03-01'), summary: { el: 'Νέα ώρα', en: '' } };
  await api.call('PUT', `/content/news/${id}`, { as: 'admin', body: { data, version: 1 } });
  await page.getByLabel(/^Title \(Greek/).fill('Αποχέτευση');
  const newer = page.getByText('You saved a newer version in another tab');
  await expectOn(newer).toBeVisible();
  await page.getByRole('button', { name: 'See the changes' }).click();
  await page.getByRole('button', { name: 'Take them into the form' }).click();
  await expectOn(page.getByLabel(/^Summary \(Greek/)).toHaveValue('Νέα ώρα');
  await expectOn(newer).toHaveCount(0);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expectOn(page.locator('.entry-form-state')).toContainText('Draft saved');

  // Whose text it is decides, not who took it off the site since.
  await api.call('PUT', `/content/news/${id}`, { as: 'editor', body: { data } });
  const off = await api.call('POST', `/content/news/${id}/unpublish`, { as: 'admin' });
  expect(off.status).toBe(200);
  await page.getByLabel(/^Title \(Greek/).fill('Νερό');
  await expectOn(page.locator('.company-newer')).toContainText('editor saved a newer version');
});

test('what was typed before is offered in one line to whoever types already', async () => {
  const { page } = screens;
  await screens.open('/admin/content/news/new');
  const title = page.getByLabel(/^Title \(Greek/);
  await title.fill('Λιμάνι');
  await expectOn(page.locator('.entry-form-kept')).toContainText(/\d\d:\d\d/);
  const { promise: lineIsBack, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/kept-copies?*', async (route) => {
    await lineIsBack;
    await route.fallback();
  });
  await screens.open('/admin/content/news/new');
  await title.fill('Πλατεία');
  resolve();
  const line = page.getByText('There are other changes of yours that were not saved.');
  await expectOn(line).toBeVisible();
  const earlier = page.getByRole('region', { name: 'Continue where you left off' });
  expect(await earlier.count()).toBe(0);
  await line.getByRole('button', { name: 'Show them' }).click();
  await expectOn(earlier).toContainText('Λιμάνι');
  await expectOn(title).toHaveValue('Πλατεία');
  await page.unroute('**/api/kept-copies?*');
  // What gives way to it is offered the next time.
  await earlier.getByRole('button', { name: /^Continue with the changes/ }).click();
  await expectOn(title).toHaveValue('Λιμάνι');
  await screens.open('/admin/content/news/new');
  await expectOn(earlier).toContainText('Πλατεία');
});

test('an act beside the form does not make it save over what a colleague saved before, nor says that one saved it oneself', async () => {
  const { page } = screens;
  const id = await addNews('Ύδρευση');
  await screens.open(`/admin/content/news/${id}`);
  const title = page.getByLabel(/^Title \(Greek/);
  await expectOn(title).toHaveValue('Ύδρευση');
  const data = newsData('Αποχέτευση', '2026-03-01', 'projects');
  await api.call('PUT', `/content/news/${id}`, { as: 'editor', body: { data, version: 1 } });
  await page.getByRole('button', { name: 'Unpublish...' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^It is taken off/ }).check();
  await dialog.getByRole('button', { name: 'Unpublish' }).click();
  await expectOn(page.locator('.content-facts')).toContainText('Draft');
  await title.fill('Ύδρευση και νερό');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expectOn(dialog.getByRole('radiogroup', { name: /^Title \(Greek/ })).toContainText(
    'Αποχέτευση',
  );
  await expectOn(dialog.getByRole('heading')).toHaveText('Somebody else has saved in the meantime');
  await expectOn(dialog).toContainText('Saved by editor on');
  await dialog.getByRole('button', { name: 'All saved ones' }).click();
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  await expectOn(page.locator('.entry-form-state')).toContainText('Draft saved');
  const stored = await api.call('GET', `/content/news/${id}`, { as: 'admin' });
  expect(await stored.json()).toMatchObject({ data });
});

test('the items of an issue are put in order and taken out; an issue that a colleague deletes meanwhile is made again', async () => {
  const { page } = screens;
  const titles = ['Ύδρευση', 'Λιμάνι', 'Πλατεία'];
  const items: { type: 'news'; id: string }[] = [];
  for (const title of titles) items.push({ type: 'news', id: await addNews(title) });
  const body = { subject: { el: 'Νέα', en: '' }, intro: { el: 'Καλημέρα.', en: '' }, items };
  const made = await api.call('POST', '/newsletter/issues', { as: 'admin', body });
  const { id } = (await made.json()) as { id: string };
  await screens.open(`/admin/newsletter/issues/${id}/edit`);
  await page.getByRole('button', { name: 'Move up: Πλατεία' }).click();
  await page.getByRole('button', { name: 'Move down: Ύδρευση' }).click();
  await page.getByRole('button', { name: 'Remove: Λιμάνι' }).click();
  await expectOn(page.getByRole('group', { name: 'News and events' })).toBeFocused();
  const news = page.getByRole('combobox', { name: 'Add a news item' });
  await expectOn(news.getByRole('option')).toHaveText(['Choose…', 'Λιμάνι (March 1, 2026)']);

  await api.call('DELETE', `/newsletter/issues/${id}`, { as: 'editor' });
  await page.getByRole('button', { name: 'Save and preview' }).click();
  await expectOn(
    page.getByText('Somebody deleted this entry while you were editing it.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Bring it back and save' }).click();
  await expectOn(page).toHaveURL(/\/admin\/newsletter\/issues\/\w{20}$/);
  const again = page.url().slice(-20);
  expect(again).not.toBe(id);
  const stored = await api.call('GET', `/newsletter/issues/${again}`, { as: 'admin' });
  expect(await stored.json()).toMatchObject({
    subject: body.subject,
    items: [{ title: { el: 'Πλατεία' } }, { title: { el: 'Ύδρευση' } }],
  });
});

test('who publishes one language once a colleague has brought the entry back publishes that one', async () => {
  const { page } = screens;
  const both = (el: string, en: string) => ({ el, en });
  const id = await addNews('Ύδρευση', {
    title: both('Ύδρευση', 'Water'),
    content: both('<p>Νερό</p>', '<p>Water</p>'),
  });
  await screens.open(`/admin/content/news/${id}`);
  await page.getByLabel(/^Title \(Greek/).fill('Αποχέτευση');
  await api.call('DELETE', `/content/news/${id}`, { as: 'editor' });
  await page.getByRole('button', { name: 'Publish the Greek alone' }).click();
  const gone = page.getByText('Somebody deleted this entry while you were editing it.');
  await expectOn(gone).toBeVisible();
  await api.call('POST', `/content/news/${id}/restore`, { as: 'editor' });
  await page.getByRole('button', { name: 'Publish the English alone' }).click();
  await expectOn(page).toHaveURL(/\/admin\/content\/news$/);
  const stored = await api.call('GET', `/content/news/${id}`, { as: 'admin' });
  expect(await stored.json()).toMatchObject({ languages: ['el', 'en'] });
});

test('of many redirects exactly those are stored that were looked at', async () => {
  const { page } = screens;
  await screens.open('/admin/redirects/import');
  const lines = page.getByLabel('Or paste the lines');
  const check = page.getByRole('button', { name: 'Check' });
  const store = page.getByRole('button', { name: /^Import/ });
  await lines.fill('/old,/contact\n/older,/news');
  await check.click();
  await expectOn(store).toHaveText('Import all');
  await lines.fill('/old,/contact\n/older,no address');
  await expectOn(store).toHaveCount(0);
  await check.click();
  await expectOn(
    page.getByText('Good lines: 1. There already: 0. With a problem: 1.'),
  ).toBeVisible();
  await expectOn(store).toHaveText('Import only the good lines');
  await store.click();
  await expectOn(page).toHaveURL(/\/admin\/redirects$/);
  const { redirects } = (await (await api.call('GET', '/redirects', { as: 'admin' })).json()) as {
    redirects: { from: string; to: string }[];
  };
  expect(redirects.map(({ from, to }) => [from, to])).toEqual([['/old', '/contact']]);
});

test('a file of redirects may have so many letters, whatever bytes these take', async () => {
  const { page } = screens;
  await screens.open('/admin/redirects/import');
  const choose = (text: string) =>
    page.locator('input[type=file]').setInputFiles({
      ...{ name: 'redirects.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(text),
    });
  const lines = `/${'α'.repeat(90)},/contact\n`.repeat(5000);
  await choose(lines);
  const pasted = page.getByLabel('Or paste the lines');
  await expectOn(pasted).not.toHaveValue('');
  expect((await pasted.inputValue()).length).toBe(lines.length);
  await choose(lines.repeat(2));
  await expectOn(page.getByText('The file is too large.')).toBeVisible();
});

test('for an address only pages are offered that visitors can see; arrows and Enter choose one, Escape none', async () => {
  const { page } = screens;
  for (const [slug, publish] of [
    ['harbour', true],
    ['harbour-works', true],
    ['harbour-draft', false],
  ] as const) {
    const body = { slug, data: pageData(`Harbour ${slug}`), publish };
    expect((await api.call('POST', '/content/page', { as: 'admin', body })).status).toBe(201);
  }
  await screens.open('/admin/content/menu-item/new');
  const title = page.getByLabel(/^Title \(Greek/);
  await title.fill('Λιμενικά έργα');
  const leadsTo = page.getByRole('combobox', { name: /^Leads to/ });
  const options = page.getByRole('option', { name: /· \/harbour/ });
  await leadsTo.fill('harbour');
  await expectOn(options).toHaveCount(2);
  await leadsTo.press('Escape');
  await expectOn(options).toHaveCount(0);
  await expectOn(leadsTo).toHaveValue('harbour');
  await leadsTo.pressSequentially(' ');
  await expectOn(options).toHaveCount(2);
  await leadsTo.press('ArrowUp');
  await expectOn(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  const last = /\/harbour\S*/.exec((await options.nth(1).textContent()) ?? '')?.[0];
  await leadsTo.press('Enter');
  await expectOn(leadsTo).toHaveValue(last ?? '–');
  // What somebody called it before is not replaced by what the page is called.
  await expectOn(title).toHaveValue('Λιμενικά έργα');
});

test('a form says when nobody keeps what is typed, and why; then a new page is asked about, too', async () => {
  const { page } = screens;
  // A document that has no code of dialogs yet, and cannot have it.
  await page.goto('about:blank');
  const code = '**/link-form-*.js';
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await screens.open('/admin/content/news/new');
  const title = page.getByLabel(/^Title \(Greek/);
  await expectOn(title).toBeVisible();
  const json = { message: 'It is too long to be kept.' };
  await page.route('**/api/kept-copies/*', (route) => route.fulfill({ status: 413, json }));
  const state = page.locator('.entry-form-state');
  await title.fill('Διακοπή');
  await expectOn(state).toHaveText(
    'It is too long to be kept. The changes are kept on this device alone.',
  );
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  const keep = leaving.getByRole('button', { name: 'Leave, keep the changes' });
  const leave = async () => {
    await page.getByRole('link', { name: 'Bin', exact: true }).click();
    await expectOn(leaving).toBeVisible();
  };
  await leave();
  await expectOn(leaving).toContainText('on this device alone');
  await expectOn(keep).toBeVisible();
  await leaving.getByRole('button', { name: 'Stay here' }).click();
  await expectOn(leaving).toHaveCount(0);
  await page.evaluate(() => {
    const set = Storage.prototype.setItem;
    const isFull = () => {
      throw new DOMException('It is full.', 'QuotaExceededError');
    };
    const makeRoom = () => Object.assign(Storage.prototype, { setItem: set });
    Object.assign(window, { makeRoom });
    Object.assign(Storage.prototype, { setItem: isFull });
  });
  try {
    await title.fill('Διακοπή νερού');
    await expectOn(state).toHaveText(
      'It is too long to be kept. The changes are kept nowhere: the browser has no room. Save soon.',
    );
    await leave();
    await expectOn(leaving).toContainText('Your changes are kept nowhere');
    await expectOn(keep).toHaveCount(0);
    await leaving.getByRole('button', { name: 'Stay here' }).click();
    await expectOn(leaving).toHaveCount(0);
    await page.getByRole('textbox', { name: /^Content \(Greek/ }).press('Control+k');
    const asked = page.waitForEvent('dialog');
    const load = page.getByRole('button', { name: 'Load the page again' });
    void load.click().catch(() => undefined);
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expectOn(title).toHaveValue('Διακοπή νερού');
  } finally {
    await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
    await page.unroute('**/api/kept-copies/*');
    await page.unroute(code);
    // Some versions of Chromium ask for code that did not arrive once for a document.
    await page.goto('about:blank');
  }
});

test('the data of somebody whose account is in use are not erased before it is disabled', async () => {
  const { page } = screens;
  await screens.open('/admin/people');
  await page.getByLabel('Email address').fill('editor@example.org');
  const search = page.getByRole('button', { name: 'Search' });
  const erase = page.getByRole('button', { name: 'Erase for good' });
  const person = page.getByRole('region', { name: 'editor@example.org' });
  await search.click();
  await expectOn(person).toContainText('in use · ');
  await expectOn(person).toContainText('The account is in use: disable it first, under Users.');
  await expectOn(erase).toBeDisabled();
  const editor = api.services.db.selectFrom('user').where('email', '=', 'editor@example.org');
  const { id } = await editor.select('id').executeTakeFirstOrThrow();
  await api.call('PUT', `/users/${id}`, { as: 'admin', body: { disabled: true } });
  await search.click();
  await expectOn(person).toContainText('disabled · ');
  await expectOn(erase).toBeEnabled();
  await expectOn(person).not.toContainText('disable it first');
  // Where the next search fails, nobody's data stand under it.
  await page.getByLabel('Email address').fill('no address');
  await search.click();
  await expectOn(page.getByRole('alert')).toBeVisible();
  await expectOn(person).toHaveCount(0);
});

test('who changes the Greek of a warning alone is told that its English says something else', async () => {
  const { page } = screens;
  await screens.open('/admin/warn?kind=fire');
  const told = page.getByText('You changed the Greek text.');
  await expectOn(page.getByLabel('What is happening, in Greek')).toBeVisible();
  expect(await told.count()).toBe(0);
  await page.getByLabel('What is happening, in Greek').fill('Καίει στον Φλάμπουρα.');
  await expectOn(told).toBeVisible();
  await page.getByLabel('What is happening, in English').fill('It burns at Flampouras.');
  await expectOn(told).toHaveCount(0);
});

test('the browser asks before a form with unsaved changes is closed, and before no other', async () => {
  const { page } = screens;
  const isAsked = () =>
    page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await screens.open('/admin/content/news/new');
  const title = page.getByLabel(/^Title \(Greek/);
  await expectOn(title).toBeVisible();
  expect(await isAsked()).toBe(false);
  await title.fill('Διακοπή νερού');
  await expectOn.poll(isAsked).toBe(true);
  await title.fill('');
  await expectOn(page.getByLabel('Address on the site')).toHaveValue('');
  await expectOn.poll(isAsked).toBe(false);
});

test('the first code of an app is typed as the app shows it; that its answer was lost costs no recovery code', async () => {
  const { page } = screens;
  const recoveryCodes = ['apple-quince', 'olive-laurel'];
  const json = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Dimos', recoveryCodes };
  await page.route('**/api/auth/totp', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json }) : route.fallback(),
  );
  const confirmation = '**/api/auth/totp/confirm';
  await screens.open('/admin/account');
  const twoSteps = page.getByRole('region', { name: 'Two-step sign-in' });
  await twoSteps.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill('plane-tree-shade');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const code = dialog.getByLabel('Code from the app');
  await code.fill('123 456');
  await page.route(confirmation, (route) => route.abort());
  const sent = page.waitForRequest(confirmation);
  await code.press('Enter');
  expect((await sent).postDataJSON()).toEqual({ code: '123456' });
  await expectOn(dialog.getByRole('alert')).toContainText('cannot be reached');
  await page.unroute(confirmation);
  await page.route(confirmation, (route) =>
    route.fulfill({ status: 409, json: { message: 'It is on already.' } }),
  );
  await code.press('Enter');
  await expectOn(dialog.getByRole('listitem')).toHaveText(recoveryCodes);
  // What is taken of them says whose they are, one in each line.
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).split('\n');
  expect(lines.slice(1)).toEqual(['', ...recoveryCodes, '']);
  expect(lines[0]).toContain('admin@example.org');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expectOn(dialog.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(recoveryCodes.join('\n'));
  await page.unroute(confirmation);
  await page.unroute('**/api/auth/totp');
});

test('the fields of a lodging: several choices, a unit that is gone, a point pasted or mistyped, a text near its limit', async () => {
  const { page } = screens;
  const data = {
    ...emptyData(lodging.fields),
    name: { el: 'Ξενώνας', en: 'Guest house' },
    description: { el: 'Τρία δωμάτια.', en: 'Three rooms.' },
    aids: ['step-free', 'lift'],
  };
  const made = await api.call('POST', '/content/lodging', { as: 'admin', body: { data } });
  expect(made.ok, await made.clone().text()).toBe(true);
  const { id } = (await made.json()) as { id: string };
  const gone = JSON.stringify({ ...data, unit: 'paralia' });
  await api.services.db
    .updateTable('entries')
    .set({ working: gone })
    .where('id', '=', id)
    .execute();
  const options = '**/api/content/unit/options';
  await page.route(options, (route) =>
    route.fulfill({ status: 403, json: { message: 'Not now.' } }),
  );
  await screens.open(`/admin/content/lodging/${id}`);
  const unit = page.getByLabel(/^Municipal unit/);
  await expectOn(page.getByText('The options could not be loaded.')).toBeVisible();
  // Nobody knows whether it still exists.
  await expectOn(unit.locator('option:checked')).toHaveText('paralia');
  await page.unroute(options);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectOn(unit.locator('option:checked')).toHaveText('paralia (no longer exists)');

  await page.getByLabel('Guide dogs welcome').check();
  for (const name of ['Step-free entrance', 'Lift', 'Guide dogs welcome']) {
    await expectOn(page.getByLabel(name)).toBeChecked();
  }
  await page.getByLabel('Lift').uncheck();
  await expectOn(page.getByLabel('Step-free entrance')).toBeChecked();

  const [latitude, longitude] = [page.getByLabel(/^Latitude/), page.getByLabel(/^Longitude/)];
  await latitude.fill('38.2489, 22.0818');
  await expectOn(latitude).toHaveValue('38.2489');
  await expectOn(longitude).toHaveValue('22.0818');
  const map = page.getByRole('link', { name: 'Check on OpenStreetMap' });
  await expectOn(map).toHaveAttribute('href', /38\.2489.*22\.0818/);
  await longitude.fill('east');
  await expectOn(map).toHaveCount(0);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expectOn(longitude).toHaveAttribute('aria-invalid', 'true');
  await expectOn(latitude).not.toHaveAttribute('aria-invalid', 'true');

  await page.getByLabel(/^Description \(Greek/).fill('α'.repeat(480));
  await expectOn(page.getByText('480 of 600 characters')).toBeVisible();
  await page.getByLabel(/^Description \(Greek/).fill('α'.repeat(600));
  await expectOn(page.getByText('600 of 600 characters')).toBeVisible();
  const over = page.locator('.content-length[data-over]');
  expect(await over.count()).toBe(0);
  await page.getByLabel(/^Description \(Greek/).fill('α'.repeat(601));
  await expectOn(over).toHaveText('601 of 600 characters');
});

test('as many lines of hours are offered as are accepted', async () => {
  const { page } = screens;
  const hours = Array.from({ length: 14 }, () => ({ days: [1], opens: '08:00', closes: '09:00' }));
  const [name, address] = [
    { el: 'ΚΕΠ', en: 'KEP' },
    { el: 'Πλατεία', en: '' },
  ];
  const data = { ...emptyData(office.fields), name, address, hours };
  const made = await api.call('POST', '/content/office', { as: 'admin', body: { data } });
  expect(made.ok, await made.clone().text()).toBe(true);
  await screens.open(`/admin/content/office/${((await made.json()) as { id: string }).id}`);
  const add = page.getByRole('button', { name: 'Add hours' }).first();
  await expectOn(add).toBeDisabled();
  await page.getByRole('button', { name: 'Remove: Opening hours 14' }).click();
  await expectOn(add).toBeEnabled();
});

test('a text: a page is found by its address, a link goes with its address, pieces are as they were chosen', async () => {
  const { page } = screens;
  const harbour = { slug: 'harbour', data: pageData('Harbour'), publish: true };
  expect((await api.call('POST', '/content/page', { as: 'admin', body: harbour })).status).toBe(
    201,
  );
  const name = { el: 'ΚΕΠ Αιγίου', en: 'KEP of Aigio' };
  const address = { el: 'Πλατεία', en: '' };
  const data = { ...emptyData(office.fields), name, address };
  const kep = await api.call('POST', '/content/office', { as: 'admin', body: { data } });
  const { id: kepId } = (await kep.json()) as { id: string };
  const size = { mime_type: 'image/png', width: 64, height: 48 };
  const alts = { alt_el: 'Η αποβάθρα', alt_en: 'The quay' };
  const quay = { id: 'quay', kind: 'image', ...size, ...alts } as const;
  const files = [quay, { id: 'fees_2026' }, { id: 'plan' }, { id: 'map' }];
  await api.services.db.insertInto('media').values(files.map(testDocumentRow)).execute();
  const works = { slug: 'works', data: pageData('Works'), publish: false };
  await api.call('POST', '/content/page', { as: 'admin', body: works });
  const id = await addNews('Λιμάνι');
  await screens.open(`/admin/content/news/${id}`);
  const text = page.getByRole('textbox', { name: /^Content \(Greek/ });
  const tools = page.getByRole('toolbar', { name: /Content \(Greek/ });
  const insert = async (piece: string) => {
    await tools.getByRole('button', { name: 'Insert' }).click();
    await page.getByRole('menuitem', { name: piece, exact: true }).click();
  };
  const { keyboard } = page;

  await text.press('Control+a');
  await keyboard.type('Εδώ ');
  await keyboard.press('Control+k');
  const leadsTo = page.getByRole('combobox', { name: 'Page of the site, or address' });
  await leadsTo.fill('/gr/harbour');
  await expectOn(page.getByRole('option', { name: /Harbour/ })).toHaveText('HarbourPage');
  await leadsTo.fill('Works');
  await expectOn(page.getByRole('option', { name: /Works/ })).toHaveText('WorksPage · draft');
  await leadsTo.fill('no such place');
  await leadsTo.press('Enter');
  await expectOn(page.getByText('Choose one of the pages found, or enter')).toBeVisible();
  await leadsTo.fill('www.gov.gr');
  await leadsTo.press('Enter');
  await expectOn(text.getByRole('link', { name: 'https://www.gov.gr' })).toBeVisible();
  await text.getByRole('link').click();
  await tools.getByRole('button', { name: 'Link' }).click();
  await expectOn(leadsTo).toHaveValue('https://www.gov.gr');
  await leadsTo.fill('');
  await leadsTo.press('Enter');
  await expectOn(text.getByRole('link')).toHaveCount(0);

  await keyboard.press('Control+End');
  await insert('Document');
  await page
    .getByRole('dialog', { name: 'Document in the text' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expectOn(text).toBeFocused();
  await insert('Table');
  await tools.getByRole('button', { name: 'Caption of the table' }).click();
  const caption = page.getByRole('textbox', { name: 'Caption of the table' });
  await caption.fill(' Τέλη ');
  await caption.press('Enter');
  await expectOn(text).toBeFocused();
  await keyboard.press('Control+End');
  await insert('Important notice');
  await keyboard.type('Κλειστά');
  await tools.getByRole('button', { name: 'Change its kind' }).click();
  await expectOn(text.getByRole('note')).toContainText('Πληροφορία');
  await keyboard.press('Control+End');
  await insert('Contact card');
  const contact = page.getByRole('dialog', { name: 'Contact card' });
  await contact.getByRole('combobox').fill('KEP of');
  await page.getByRole('option', { name: 'KEP of Aigio' }).click();
  await contact.getByRole('button', { name: 'Insert' }).click();
  await keyboard.press('Control+End');
  await insert('Picture');
  const picture = page.getByRole('dialog', { name: 'Picture in the text' });
  await picture.getByRole('button', { name: 'Choose from the library' }).click();
  await page.locator('.media-choice').click();
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  await expectOn(picture.getByLabel('Alternative text')).toHaveValue('Η αποβάθρα');
  await picture.getByLabel('Decorative picture').check();
  await picture.getByRole('button', { name: 'Insert' }).click();
  await keyboard.press('Control+End');
  const choose = async (name: string) => {
    await page.locator('.media-choice').filter({ hasText: name }).click();
    await page.getByRole('button', { name: /^Choose(?: \(1\))?$/ }).click();
  };
  await insert('Document');
  const document = page.getByRole('dialog', { name: 'Document in the text' });
  await document.getByRole('button', { name: 'Choose from the library' }).click();
  await choose('fees_2026.pdf');
  await document.getByRole('button', { name: 'Insert' }).click();
  const attachments = page.getByRole('dialog', { name: 'Attachments at the end' });
  for (const names of [['fees_2026.pdf', 'plan.pdf'], ['map.pdf']]) {
    await insert('Attachments at the end');
    for (const name of names) {
      await attachments.getByRole('button', { name: 'Choose from the library' }).click();
      await choose(name);
      await expectOn(attachments.getByText(name)).toBeVisible();
    }
    await attachments.getByRole('button', { name: 'Insert' }).click();
  }
  await text.getByText('plan').click();
  await tools.getByRole('button', { name: 'Remove the attachment' }).click();

  // In the other language: what a picture shows is said in that, and can be said anew.
  const english = page.getByRole('textbox', { name: /^Content \(English/ });
  const englishTools = page.getByRole('toolbar', { name: /Content \(English/ });
  await english.click();
  await englishTools.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('menuitem', { name: 'Picture', exact: true }).click();
  await picture.getByRole('button', { name: 'Choose from the library' }).click();
  await choose('The quay');
  await expectOn(picture.getByLabel('Alternative text')).toHaveValue('The quay');
  await picture.getByRole('button', { name: 'Insert' }).click();
  await englishTools.getByRole('button', { name: 'Describe the picture' }).click();
  const again = page.getByRole('dialog', { name: 'The picture of the text' });
  await again.getByLabel('Alternative text').fill('The old quay');
  await again.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expectOn(page.locator('.entry-form-state')).toContainText('Draft saved');
  const stored = await api.call('GET', `/content/news/${id}`, { as: 'admin' });
  const { data: saved } = (await stored.json()) as { data: { content: Bilingual } };
  const { el, en } = saved.content;
  expect(el).toContain('<p>Εδώ https://www.gov.gr</p>');
  expect(el).toContain('<table><caption>Τέλη</caption>');
  expect(el).toContain('<aside data-notice="information" role="note"><p>Κλειστά</p></aside>');
  expect(el).toContain(`<p data-contact="${kepId}">ΚΕΠ Αιγίου</p>`);
  expect(el).toMatch(/<img (?=[^>]* role="presentation")(?=[^>]* alt="")/);
  const file = (id: string) => `/media/${id}.0123456789abcdef/${id}.pdf`;
  expect(el).toContain(`<p><a href="${file('fees_2026')}">fees 2026</a></p>`);
  expect(el).toMatch(
    new RegExp(
      `<ul data-kind="attachments"><li><a href="${file('fees_2026')}">fees 2026</a></li><li><a href="${file('map')}">map</a></li></ul>$`,
    ),
  );
  expect(en.match(/ alt="[^"]*"/g)).toEqual([' alt="The old quay"']);
});

test('each tool of a text does what it is called, to what the cursor is in', async () => {
  const { page } = screens;
  await screens.open('/admin/content/news/new');
  const text = page.getByRole('textbox', { name: /^Content \(Greek/ });
  const tools = page.getByRole('toolbar', { name: /Content \(Greek/ });
  const tool = (name: string) => tools.getByRole('button', { name, exact: true });
  const insert = async (piece: string) => {
    await tool('Insert').click();
    await page.getByRole('menuitem', { name: piece, exact: true }).click();
  };
  const { keyboard } = page;
  await text.click();
  await keyboard.type('Λόγια');
  await tool('Undo').click();
  await expectOn(text).not.toContainText('Λόγια');
  await tool('Redo').click();
  await expectOn(text).toContainText('Λόγια');
  for (const [name, what] of [
    ['Heading', 'h2'],
    ['Subheading', 'h3'],
    ['Bold', 'strong'],
    ['Italic', 'em'],
    ['Bulleted list', 'ul > li'],
    ['Numbered list', 'ol > li'],
    ['Quotation', 'blockquote'],
  ] as const) {
    await text.press('Control+Home');
    await keyboard.press('Shift+End');
    await tool(name).click();
    await expectOn(text.locator(what)).toHaveText('Λόγια');
    await expectOn(tool(name)).toHaveAttribute('aria-pressed', 'true');
    await tool(name).click();
    await expectOn(text.locator(what)).toHaveCount(0);
  }

  await keyboard.press('Control+End');
  await insert('Table');
  const table = async ([rows, heads, cells]: readonly [number, number, number]) => {
    await expectOn(text.locator('tr')).toHaveCount(rows);
    await expectOn(text.locator('th')).toHaveCount(heads);
    await expectOn(text.locator('td')).toHaveCount(cells);
  };
  await table([3, 3, 6]);
  for (const [name, shape] of [
    ['Header column', [3, 5, 4]],
    ['Header column', [3, 3, 6]],
    ['Header row', [3, 0, 9]],
    ['Header row', [3, 3, 6]],
    ['Add row', [4, 3, 9]],
    ['Add column', [4, 4, 12]],
    ['Delete column', [4, 3, 9]],
    ['Delete row', [3, 0, 9]],
  ] as const) {
    await tool(name).click();
    await table(shape);
  }
  await text.locator('td').first().click();
  await keyboard.press('Shift+ArrowRight');
  await tool('Merge cells').click();
  await expectOn(text.locator('td[colspan="2"]')).toHaveCount(1);
  await tool('Split cell').click();
  await table([3, 0, 9]);
  await tool('Delete table').click();
  await table([0, 0, 0]);

  await insert('Important notice');
  await keyboard.type('Κλειστά');
  await insert('Information notice');
  await expectOn(text.getByRole('note')).toHaveText('ΠληροφορίαΚλειστά');
  await tool('Plain text').click();
  await expectOn(text.getByRole('note')).toHaveCount(0);
  await expectOn(text).toContainText('Κλειστά');
  await insert('Information notice');
  await tool('Remove the notice').click();
  await expectOn(text).not.toContainText('Κλειστά');

  await insert('Question that opens');
  await keyboard.type('Πότε;');
  await tool('Add a question').click();
  await keyboard.type('Πού;');
  await expectOn(text.locator('.text-summary')).toHaveText(['Πότε;', 'Πού;']);
  await tool('Remove the question').click();
  await expectOn(text.locator('.text-summary')).toHaveText(['Πότε;']);
});

test('English that is hidden is shown where advice or a refusal is about it; personal data want a reason', async () => {
  const { page } = screens;
  await screens.open('/admin/content/news/new');
  const english = page.getByRole('checkbox', { name: 'English fields too' });
  const title = page.getByLabel(/^Title \(English/);
  await page.getByLabel(/^Title \(Greek/).fill('Κλήρωση');
  await page.getByLabel(/^Summary \(Greek/).fill('Έγινε η κλήρωση.');
  await title.fill('THE DRAW HAS TAKEN PLACE');
  await page.getByLabel(/^Summary \(English/).fill('The draw has taken place.');
  await english.uncheck();
  await expectOn(title).toHaveCount(0);
  await page.getByRole('button', { name: '1 thing to look at' }).click();
  const advice = page.getByRole('region', { name: 'Before you publish' });
  await expectOn(advice).toContainText('you can publish without changing anything');
  await advice.getByRole('button', { name: /^Show me: Title \(English\)/ }).click();
  await expectOn(title).toBeFocused();
  await page.getByLabel(/^Summary \(Greek/).fill('Κληρώθηκε ο κάτοχος του ΑΦΜ 123456783.');
  await expectOn(advice).toContainText('you will be asked why they are published');
  await expectOn(advice).not.toContainText('123456783');

  await screens.open('/admin/content/page/new');
  await page.getByLabel(/^Title \(Greek/).fill('Κλήρωση');
  await english.uncheck();
  await expectOn(title).toHaveCount(0);
  await page.locator('.entry-form-bar button[type="submit"]').click();
  await expectOn(page.getByRole('alert')).toContainText('Title (English)');
  await expectOn(title).toBeVisible();
});

test('the preview begins as wide as the screen and keeps its page in the other language; what is missing leads to its field', async () => {
  const { page } = screens;
  const html = '<!doctype html><title>Σκίτσο</title><h1>Σκίτσο</h1>';
  await page.route('**/api/content/*/preview', async (route) => {
    const body = route.request().postDataJSON();
    const answer = await api.call('POST', '/content/news/preview', { as: 'admin', body });
    await route.fulfill({ json: { ...(await answer.json()), html } });
  });
  await screens.open('/admin/content/news/new');
  const greek = page.getByLabel(/^Title \(Greek/);
  await greek.fill('Κλήρωση');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Preview' });
  // Nothing that the page may bring along runs in the admin.
  await expectOn(panel.locator('iframe').first()).toHaveAttribute('sandbox', 'allow-same-origin');
  const where = panel.getByLabel('Where it appears');
  await where.selectOption({ label: 'Home' });
  await panel.getByRole('button', { name: 'English' }).click();
  await expectOn(panel.getByRole('button', { name: 'English' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectOn(where.locator('option:checked')).toHaveText('Home');
  await panel.getByText(/missing before it can be published/).click();
  await panel.getByRole('button', { name: 'Summary (Greek)' }).click();
  await expectOn(page.getByLabel(/^Summary \(Greek/)).toBeFocused();
  await page.unroute('**/api/content/*/preview');

  const id = await addNews('Ύδρευση');
  await screens.resize(390);
  await screens.open(`/admin/preview/news/${id}`);
  const isPhone = page.getByRole('button', { name: 'Phone' });
  await expectOn(isPhone).toHaveAttribute('aria-pressed', 'true');
  await screens.resize(1280);
  await screens.open(`/admin/preview/news/${id}`);
  await expectOn(isPhone).toHaveAttribute('aria-pressed', 'false');
});

/** Pastes a paragraph with a picture below it into a text. */
async function pastePicture(text: Locator): Promise<void> {
  const create = { width: 32, height: 32, channels: 3 as const, background: 'olive' };
  const png = (await sharp({ create }).png().toBuffer()).toString('base64');
  await text.click();
  await text.evaluate((element, picture) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', `<p>Το λιμάνι</p><p><img src="${picture}"></p>`);
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  }, `data:image/png;base64,${png}`);
  await expectOn(text).toContainText('Το λιμάνι');
}

test('of a pasted picture that does not arrive it is said that it was left out', async () => {
  const { page } = screens;
  await page.route('**/api/uploads', (route) =>
    route.fulfill({ status: 429, json: { error: 'Too many at once.' } }),
  );
  await screens.open('/admin/content/news/new');
  const text = page.getByRole('textbox', { name: /^Content \(Greek/ });
  await pastePicture(text);
  await expectOn(page.getByText('One picture was left out: add it from a file.')).toBeVisible();
  await expectOn(text.locator('img')).toHaveCount(0);
  await page.unroute('**/api/uploads');
});

test('a pasted picture that is still on its way finds its place in the text that a colleague has saved', async () => {
  const { page } = screens;
  const id = await addNews('Ύδρευση');
  await screens.open(`/admin/content/news/${id}`);
  const text = page.getByRole('textbox', { name: /^Content \(English/ });
  await expectOn(text).toBeVisible();
  await page.route('**/api/uploads', async (route) => {
    const medium = { id: 'quay', url: '/media/quay.webp', width: 32, height: 32 };
    await route.fulfill({ json: { medium } });
  });
  const line = await hold('**/api/uploads', 'POST');
  await pastePicture(text);
  await expectOn.poll(line.count).toBe(1);
  await text.getByText('Το λιμάνι').selectText();
  await page.keyboard.press('Delete');
  const { el } = newsData('Ύδρευση', '2026-03-01').content;
  await saveAsColleague(id, 1, { content: { el, en: '<p>The quay</p><p>The pier</p>' } });
  await page.getByRole('button', { name: 'See the changes' }).click();
  await page.getByRole('button', { name: 'Take them into the form' }).click();
  await expectOn(text).toContainText('The pier');
  line.letGo('on');
  const blocks = () => text.evaluate((it) => [...it.children].map(({ tagName }) => tagName));
  await expectOn(text.locator('img[src="/media/quay.webp"]')).toHaveCount(1);
  expect((await blocks()).slice(0, 3)).toEqual(['P', 'FIGURE', 'P']);
  await page.unrouteAll();
});

test('a file that arrives in a row which was moved meanwhile lets the save go on', async () => {
  const { page } = screens;
  const row = testDocumentRow({ id: 'form', file_name: 'form.pdf' });
  await api.services.db.insertInto('media').values(row).execute();
  await screens.open('/admin/content/service/new');
  await page.getByLabel(/^Title \(Greek/).fill('Πιστοποιητικό');
  const forms = page.getByRole('group', { name: /^Forms/ });
  const add = forms.getByRole('button', { name: /^Add: Forms/ });
  await add.click();
  await add.click();
  await page.route('**/api/uploads', async (route) => {
    const medium = await (await api.call('GET', '/media/form', { as: 'admin' })).json();
    await route.fulfill({ json: { medium } });
  });
  const line = await hold('**/api/uploads', 'POST');
  const file = { name: 'form.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await forms.locator('input[type="file"]').nth(1).setInputFiles(file);
  await expectOn.poll(line.count).toBe(1);
  await forms.getByRole('button', { name: 'Move up: Forms 2' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  line.letGo('on');
  await expectOn(page.locator('.entry-form-state')).toContainText('Draft saved');
  await page.unrouteAll();
  const { id } = await api.services.db
    .selectFrom('entries')
    .select('id')
    .where('title_el', '=', 'Πιστοποιητικό')
    .executeTakeFirstOrThrow();
  const stored = await api.call('GET', `/content/service/${id}`, { as: 'admin' });
  expect(await stored.json()).toMatchObject({
    data: { forms: [{ file: 'form' }, { file: null }] },
  });
});

test('what gives way to an earlier copy is kept, and not called a form that is open elsewhere', async () => {
  const { page } = screens;
  const id = await addNews('Ύδρευση');
  await screens.open(`/admin/content/news/${id}`);
  const title = page.getByLabel(/^Title \(Greek/);
  await title.fill('Λιμάνι');
  await expectOn(page.locator('.entry-form-kept')).toContainText(/\d\d:\d\d/);
  const line = await hold('**/api/kept-copies?*', 'GET');
  await screens.open(`/admin/content/news/${id}`);
  await title.fill('Πλατεία');
  line.letGo('on');
  await page.getByRole('button', { name: 'Show them' }).click();
  const put = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('Πλατεία') === true,
  );
  await page.getByRole('button', { name: /^Continue with the changes/ }).click();
  await expectOn(title).toHaveValue('Λιμάνι');
  expect((await put).status()).toBe(200);
  const heard = page.waitForResponse(/\/api\/presence\//);
  await askWhoIsThere();
  await heard;
  await page.evaluate(() => window.settle());
  await expectOn(page.getByText('You have it open in another tab')).toHaveCount(0);
  await page.unrouteAll();
});

test('what is typed goes on being kept where another tab replaces the token meanwhile', async () => {
  const { page } = screens;
  await screens.open('/admin/content/news/new');
  const title = page.getByLabel(/^Title \(Greek/);
  await expectOn(title).toBeVisible();
  const signedIn = await api.call('POST', '/auth/login', {
    body: { email: 'admin@example.org', password: TEST_PASSWORD },
  });
  const { token } = (await signedIn.json()) as { token: string };
  const refuse = async (route: Route) => {
    await page.evaluate((other) => localStorage.setItem('token', other), token);
    await route.fulfill({ status: 401, json: { message: 'You need to sign in.' } });
  };
  await page.route('**/api/kept-copies/*', refuse, { times: 1 });
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  await title.fill('Λιμάνι');
  await refused;
  await expectOn(page.locator('.entry-form-kept')).toContainText(/\d\d:\d\d/);
  await page.unrouteAll();
});

test('who closes the tab before the answer to a save is not offered what was saved', async () => {
  const { page } = screens;
  await screens.open('/admin/content/news/new');
  const { promise: answer, resolve } = Promise.withResolvers<void>();
  const saved = Promise.withResolvers<number>();
  await page.route('**/api/content/news', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const body = route.request().postDataJSON() as object;
    saved.resolve((await api.call('POST', '/content/news', { as: 'admin', body })).status);
    await answer;
    return route.abort();
  });
  const kept = page.waitForResponse(/\/api\/kept-copies\//);
  await page.getByLabel(/^Title \(Greek/).fill('Λιμάνι');
  await page.keyboard.press('Control+s');
  expect(await saved.promise).toBe(201);
  await kept;
  resolve();
  const listed = page.waitForResponse(/\/api\/kept-copies\?/);
  await screens.open('/admin/content/news/new');
  expect(await (await listed).json()).toMatchObject({ copies: [], ended: [{ sequence: 1 }] });
  await page.unrouteAll();
});

test('what a picture shows that was deleted meanwhile, or that visitors see by now, does not keep the entry from being saved', async () => {
  await screens.begin('editor');
  api = screens.api;
  const { page } = screens;
  await addPictures('quay', 'tower', 'mole');
  const id = await addNews('Λιμάνι');
  await screens.open(`/admin/content/news/${id}`);
  const group = page.getByRole('group', { name: /^Gallery/ });
  await group.getByRole('button', { name: 'Choose from the library' }).click();
  const library = page.getByRole('dialog', { name: 'Media library' });
  for (const name of ['quay', 'tower', 'mole'])
    await library.locator('.media-choice').filter({ hasText: name }).click();
  await library.getByRole('button', { name: 'Choose (3)' }).click();
  const words = group.getByLabel(/^Alternative text \(Greek/);
  await expectOn(words).toHaveCount(3);
  for (const [at, text] of ['Η αποβάθρα', 'Ο πύργος', 'Ο μόλος'].entries())
    await words.nth(at).fill(text);
  expect((await api.call('DELETE', '/media/tower', { as: 'admin' })).status).toBe(200);
  const step = { isOn: true };
  expect((await api.call('PUT', '/reviewer-step', { as: 'admin', body: step })).status).toBe(200);
  const gallery = [{ image: 'mole', caption: { el: '', en: '' } }];
  await addNews('Μόλος', { gallery });
  await group.getByRole('button', { name: 'Remove: Picture 2 of 3' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expectOn(page.locator('.entry-form-state')).toContainText('Draft saved');
  await expectOn(page.locator('.announcements')).toContainText(
    /The alternative text of ‘tower.pdf’ was not saved: .*‘mole.pdf’ was not saved: /,
  );
  const alts = await api.services.db.selectFrom('media').select('alt_el').orderBy('id').execute();
  expect(alts.map(({ alt_el }) => alt_el)).toEqual(['', 'Η αποβάθρα', '']);
});

test('what was typed before an upgrade gave the rows of a list a further field goes on in its form', async () => {
  const { page } = screens;
  const values = {
    ...emptyData(service.fields),
    title: { el: 'Πιστοποιητικό', en: '' },
    steps: [{}, { title: { el: 'Αίτηση', en: '' } }],
    slug: '',
  };
  const copy = { type: 'service', entryId: null, baseVersion: null, sequence: 1, values };
  await api.call('PUT', '/kept-copies/a-former-form', { as: 'admin', body: copy });
  await screens.open('/admin/content/service/new');
  await page.getByRole('button', { name: /^Continue with the changes/ }).click();
  const steps = page.getByRole('group', { name: /^Steps/ });
  await expectOn(steps.getByRole('region')).toHaveCount(2);
  await expectOn(page.getByLabel(/^Title \(Greek/).first()).toHaveValue('Πιστοποιητικό');
});

test.each([
  ['agenda', 'council-session', /^Item \(Greek/, 'item'],
  ['gallery', 'news', /^Caption \(Greek/, 'caption'],
] as const)(
  'a letter that is typed in one row of %s draws no other row anew',
  async (list, type, label, part) => {
    const { page } = screens;
    const names = ['Ύδρευση', 'Λιμάνι', 'Πλατεία'];
    const pictures = list === 'gallery' ? await addPictures('one', 'two', 'three') : [];
    const data =
      list === 'gallery'
        ? {
            ...newsData('Λιμάνι', '2026-03-01'),
            gallery: pictures.map((one, at) => ({
              ...one,
              caption: { el: names[at] ?? '', en: '' },
            })),
          }
        : {
            ...emptyData(councilSession.fields),
            title: { el: 'Συνεδρίαση', en: 'Meeting' },
            startsAt: '2026-03-01T18:00',
            agenda: names.map((el) => ({ item: { el, en: '' } })),
          };
    const made = await api.call('POST', `/content/${type}`, {
      as: 'admin',
      body: { data, publish: false },
    });
    const { id } = (await made.json()) as { id: string };
    await screens.open('/admin/bin');
    // React reads what stands in a field that it draws anew.
    await page.evaluate(() => {
      const { prototype } = HTMLTextAreaElement;
      const own = Object.getOwnPropertyDescriptor(prototype, 'value') as PropertyDescriptor;
      const read = new Set<string>();
      const look = {
        ...own,
        get(this: HTMLTextAreaElement) {
          read.add(this.id);
          return own.get?.call(this);
        },
      };
      Object.defineProperty(prototype, 'value', look);
      const leave = () => Object.defineProperty(prototype, 'value', own);
      Object.assign(window, { read, leave });
    });
    await screens.show(`/admin/content/${type}/${id}`);
    const items = page.getByLabel(label);
    await expectOn(items).toHaveCount(3);
    await items.nth(1).focus();
    await page.evaluate(() => (window as unknown as { read: Set<string> }).read.clear());
    await page.keyboard.insertText('!');
    await page.evaluate(() => window.settle());
    const drawn = await page.evaluate((start) => {
      const { read, leave } = window as unknown as { read: Set<string>; leave: () => void };
      const ids = [...read].filter((one) => one.startsWith(start));
      leave();
      return ids.sort();
    }, `field-${list}.`);
    expect(drawn).toEqual(['el', 'en'].map((lang) => `field-${list}.1.${part}.${lang}`));
    await expectOn(items.nth(1)).toHaveValue('!Λιμάνι');
  },
);

test('who begins another new entry is asked first about what is not saved of the one that was just made', async () => {
  const { page } = screens;
  await screens.open('/admin/content/news/new');
  const title = page.getByLabel(/^Title \(Greek/);
  await title.fill('Λιμάνι');
  await page.keyboard.press('Control+s');
  await expectOn(page.locator('.entry-form-state')).toContainText('Draft saved');
  await title.fill('Λιμάνι και πλατεία');
  const begin = async () => {
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: 'What are you looking for?' });
    await box.fill('New news item');
    await page
      .getByRole('option', { name: /^New news item/ })
      .first()
      .click();
  };
  await begin();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Stay here' }).click();
  await expectOn(leaving).toHaveCount(0);
  await expectOn(title).toHaveValue('Λιμάνι και πλατεία');
  await begin();
  await leaving.getByRole('button', { name: 'Leave, keep the changes' }).click();
  await expectOn(title).toHaveValue('');
});

test('of pictures that find no room any more in a page it is said that they were not added', async () => {
  const { page } = screens;
  const there = Array.from({ length: 49 }, (_, at) => `there${at}`);
  await addPictures(...there, 'quay', 'tower');
  const data = { ...pageData('Λιμάνι'), images: there };
  const body = { slug: 'port', data, publish: true };
  const made = await api.call('POST', '/content/page', { as: 'admin', body });
  const { id } = (await made.json()) as { id: string };
  await screens.open(`/admin/pages/edit/${id}`);
  const images = page.getByRole('group', { name: 'Images' });
  await images.getByRole('button', { name: 'Choose from the library' }).click();
  const library = page.getByRole('dialog', { name: 'Media library' });
  for (const name of ['quay', 'tower']) {
    await library.getByLabel('Search the library').fill(name);
    await library.locator('.media-choice').filter({ hasText: name }).click();
  }
  await library.getByRole('button', { name: 'Choose (2)' }).click();
  await expectOn(images.locator('.media-row')).toHaveCount(50);
  await expectOn(page.locator('.announcements')).toContainText(
    'There is room for 50. One file was not added; it is in the library.',
  );
});
