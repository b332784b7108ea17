import { expect as expectInBrowser, type Locator } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestApi } from '../../../harness/api.ts';
import { openStaffScreens, type StaffScreens } from '../../../harness/browser/staff-screens.ts';
import { newsData, pageData } from '../../../harness/content/entry-data.ts';
import { testDocumentRow } from '../../../harness/content/medium-row.ts';

/** What a form says and does in states that are seldom seen: after a refusal, beside colleagues, without an answer. */

/** A busy machine takes its time. */
const expectOn = expectInBrowser.configure({ timeout: 15_000 });

let screens: StaffScreens;
let api: TestApi;
beforeAll(async () => {
  screens = await openStaffScreens();
  api = await screens.begin();
});
afterEach(() => screens.page.unrouteAll());
afterAll(() => screens.close());

type Call = Parameters<TestApi['call']>[2];

async function make(method: string, path: string, more: Call) {
  const answer = await api.call(method, path, { as: 'admin', ...more });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return (await answer.json()) as { id: string };
}

const both = (el: string, en = el) => ({ el, en });

async function addNews(part: object = {}): Promise<string> {
  const data = { ...newsData('Λιμάνι', '2026-03-01'), ...part };
  return (await make('POST', '/content/news', { body: { data, publish: false } })).id;
}

/** What a colleague saves while the form is open. */
const saveAs = (who: 'admin' | 'editor', id: string, part: object) =>
  make('PUT', `/content/news/${id}`, {
    as: who,
    body: { data: { ...newsData('Λιμάνι', '2026-03-01'), ...part } },
  });

async function addPicture(id: string, part: Parameters<typeof testDocumentRow>[0] = {}) {
  const picture = {
    mime_type: 'image/png',
    width: 64,
    height: 48,
    file_name: `${id}.png`,
  } as const;
  const row = testDocumentRow({ id, kind: 'image', ...picture, ...part });
  await api.services.db.insertInto('media').values(row).execute();
  return { image: id, caption: both('') };
}

const open = (id: string) => screens.open(`/admin/content/news/${id}`);
const button = (name: string | RegExp, within: Locator | StaffScreens['page'] = screens.page) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });
const field = (name: string, language = 'Greek') =>
  screens.page.getByLabel(new RegExp(`^${name} \\(${language}`)).first();
const dialog = (name?: string | RegExp) =>
  screens.page.getByRole('dialog', name === undefined ? {} : { name });
const settle = () => screens.page.evaluate(() => window.settle());
/** As whoever comes back to the tab does. */
const askWhoIsThere = () =>
  screens.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
const REFUSAL = 'Not now.';
const refuse = (address: string, method = 'GET', more: object = {}) =>
  screens.page.route(address, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 403, json: { message: REFUSAL, ...more } })
      : route.fallback(),
  );

describe('two versions of an entry', () => {
  test('are chosen from one by one or all at once; who goes back finds what was typed, and why it is not saved', async () => {
    const { page } = screens;
    const id = await addNews({ author: both('Γραφείο Τύπου', '') });
    await open(id);
    await field('Title').fill('Αποβάθρα');
    await field('Author').fill('');
    const theirs = { title: both('Μόλος'), author: both('Γραφείο Δημάρχου', '') };
    await saveAs('editor', id, theirs);
    await button('Save draft').click();
    const conflict = dialog('Somebody else has saved in the meantime');
    const mine = conflict.getByRole('radio', { name: 'Yours' });
    const saved = conflict.getByRole('radio', { name: 'The saved one' });
    await button('All mine', conflict).click();
    for (const one of await mine.all()) await expectOn(one).toBeChecked();
    await button('All saved ones', conflict).click();
    for (const one of await saved.all()) await expectOn(one).toBeChecked();
    const author = conflict.getByRole('radiogroup', { name: 'Author (Greek)' });
    await author.getByRole('radio', { name: 'Yours' }).check();
    const title = conflict.getByRole('radiogroup', { name: 'Title (Greek)' });
    await expectOn(title.getByRole('radio', { name: 'The saved one' })).toBeChecked();
    // Each version is read out in its language, and what the screens say of it in theirs.
    const versions = author.locator('.conflict-text');
    for (const version of await versions.all())
      await expectOn(version).toHaveAttribute('lang', 'el');
    await expectOn(versions.first().getByText('(empty)')).toHaveAttribute('lang', 'en');

    await button('Back to the form', conflict).click();
    await expectOn(conflict).toHaveCount(0);
    await expectOn(field('Title')).toHaveValue('Αποβάθρα');
    const problem = page.locator('.form-problem');
    await expectOn(problem).toContainText('Everything you typed is still here.');
    await field('Title').focus();
    await page.locator('.entry-form-bar').getByRole('button', { name: 'Not saved' }).click();
    await expectOn(problem).toBeFocused();
    await button('Save draft').click();
    await button('All saved ones', conflict).click();
    await button('Save this choice', conflict).click();
    await expectOn(page.locator('.entry-form-state')).toContainText('Draft saved');
    const stored = await api.call('GET', `/content/news/${id}`, { as: 'admin' });
    expect(await stored.json()).toMatchObject({ data: theirs });
  });

  test('with the same words are said to be the same, and saved', async () => {
    const id = await addNews();
    await open(id);
    await field('Title').fill('Μόλος');
    await saveAs('editor', id, { title: both('Μόλος', 'Λιμάνι') });
    await button('Save draft').click();
    await expectOn(dialog()).toContainText('Both versions have the same content. Save again.');
    expect(await dialog().getByRole('radio').count()).toBe(0);
    expect(await button('All mine').count()).toBe(0);
    await button('Save this choice').click();
    await expectOn(screens.page.locator('.entry-form-state')).toContainText('Draft saved');
  });

  test('of which the newer one has not come are asked for again; what both have changed stays as it was typed', async () => {
    const { page } = screens;
    const id = await addNews();
    await open(id);
    await field('Title').fill('Αποβάθρα');
    await saveAs('editor', id, { title: both('Μόλος', 'Λιμάνι') });
    await askWhoIsThere();
    await refuse(`**/api/content/news/${id}`);
    await button('See the changes').click();
    const newer = dialog('What the newer version changed');
    const problem = newer.getByRole('alert').filter({ hasText: 'The newer version could not be' });
    await expectOn(problem).toContainText(REFUSAL);
    await page.unrouteAll();
    await problem.getByRole('button').click();
    await expectOn(newer).toContainText('Both of you changed the same fields.');
    await expectOn(newer.getByRole('heading', { level: 3 })).toHaveText(['Title (Greek)']);
    const [before, after] = [0, 1].map((at) => newer.locator('.conflict-version').nth(at));
    await expectOn(before?.locator('h4') as Locator).toHaveText('Before');
    await expectOn(before?.locator('del') as Locator).toHaveText('Λιμάνι');
    await expectOn(after?.locator('h4') as Locator).toHaveText('After');
    await expectOn(after?.locator('ins') as Locator).toHaveText('Μόλος');
    for (const text of await newer.locator('.conflict-text').all())
      await expectOn(text).toHaveAttribute('lang', 'el');
    expect(await button('Take them into the form').count()).toBe(0);
    await button('Back to the form', newer).click();
    await expectOn(newer).toHaveCount(0);
    await expectOn(field('Title')).toHaveValue('Αποβάθρα');
  });

  test('that differ in nothing are said to be the same', async () => {
    const id = await addNews();
    await open(id);
    await expectOn(field('Title')).toHaveValue('Λιμάνι');
    await saveAs('editor', id, {});
    await askWhoIsThere();
    await button('See the changes').click();
    await expectOn(dialog()).toContainText('Texts and facts are the same.');
    await button('Take them into the form').click();
    const newer = screens.page.locator('.company-newer');
    await expectOn(newer).toHaveCount(0);
    // The next one is told of, and waits until somebody asks for it.
    await saveAs('editor', id, { summary: both('Νέα ώρα') });
    await askWhoIsThere();
    await expectOn(newer).toBeVisible();
    expect(await dialog().count()).toBe(0);
  });
});

test('a colleague in the same form is named with the time, and told that both may type; whoever is alone reads nothing', async () => {
  const { page } = screens;
  const id = await addNews();
  await open(id);
  const company = page.locator('.company-others');
  await expectOn(field('Title')).toHaveValue('Λιμάνι');
  await settle();
  expect(await company.count()).toBe(0);
  const here = { type: 'news', entryId: id, sign: 1 };
  await make('PUT', '/presence/of-the-editor', { as: 'editor', body: here });
  await askWhoIsThere();
  await expectOn(company.getByRole('listitem')).toHaveText([
    /^editor is editing at this moment \(since \d\d:\d\d\)$/,
  ]);
  await expectOn(company).toContainText('Both of you may type');
  expect(await company.getByText('You have it open').count()).toBe(0);
});

describe('changes of earlier that were not saved', () => {
  const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) Version/17.0 Safari/604.1';

  /** Keeps changes as a form does that was left. */
  async function keep(copy: string, entryId: string, baseVersion: number, part: object) {
    const entry = await api.call('GET', `/content/news/${entryId}`, { as: 'admin' });
    const { slug } = (await entry.json()) as { slug: string };
    const values = { ...newsData('Λιμάνι', '2026-03-01'), slug, $alts: {}, ...part };
    const body = { type: 'news', entryId, baseVersion, sequence: 1, values };
    await make('PUT', `/kept-copies/${copy}`, { body, headers: { 'User-Agent': PHONE } });
  }

  test('say where they were typed and what they change; only a button answers for them', async () => {
    const { page } = screens;
    const id = await addNews();
    await saveAs('editor', id, {});
    await keep('long', id, 1, {
      title: both(''),
      summary: both('Νέα', 'New'),
      content: both('<p>Νέο</p>', '<p>New</p>'),
      author: both('Τύπος', 'Press'),
    });
    await keep('short', id, 2, { title: both('Αποβάθρα') });
    await open(id);
    const offer = dialog('Continue where you left off');
    await expectOn(offer).toContainText('You had made changes here 2 times and did not save them.');
    const item = (words: string) => offer.getByRole('listitem').filter({ hasText: words });
    await expectOn(item('Without a title')).toContainText('Safari on iPhone');
    await expectOn(item('Without a title')).toContainText(
      /Changed: Title \(Greek\), Title \(English\), Summary \(Greek\), .*, Content \(English\) and 2 more/,
    );
    const isOld = 'A newer version has been saved since.';
    await expectOn(item('Without a title')).toContainText(isOld);
    await expectOn(item('Αποβάθρα')).not.toContainText(isOld);
    await expectOn(item('Αποβάθρα')).toContainText(
      /Changed: Title \(Greek\), Title \(English\)(?! and)/,
    );
    await expectOn(
      offer.getByRole('button', { name: /^Continue with the changes/ }).first(),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await settle();
    await expectOn(offer).toHaveCount(1);

    await refuse('**/api/kept-copies/*/discard', 'POST');
    await button(/^Discard the changes.*Αποβάθρα/, offer).click();
    await expectOn(offer.getByRole('alert')).toHaveText(REFUSAL);
    await expectOn(offer.getByRole('listitem')).toHaveCount(2);
    await page.unrouteAll();
    await button(/^Discard the changes.*Αποβάθρα/, offer).click();
    await expectOn(offer.getByRole('listitem')).toHaveCount(1);
    expect(await offer.getByRole('alert').count()).toBe(0);
    await expectOn(offer).toContainText('You had made changes here and did not save them.');
    await button('Open what is saved, leave these for later', offer).click();
    await expectOn(offer).toHaveCount(0);
    await expectOn(field('Title')).toHaveValue('Λιμάνι');
    await open(id);
    await expectOn(item('Without a title')).toBeVisible();
    await button(/^Continue with the changes/, offer).click();
    await expectOn(field('Summary')).toHaveValue('Νέα');
    // What they began from is older than what a colleague has saved: that is asked about.
    await button('Save draft').click();
    await expectOn(dialog('Somebody else has saved in the meantime')).toBeVisible();
  });

  test('are let go of by whoever leaves so, on the server and in the browser', async () => {
    const { page } = screens;
    const id = await addNews();
    await open(id);
    await field('Title').fill('Αποβάθρα');
    await expectOn(page.locator('.entry-form-kept')).toContainText(/\d\d:\d\d/);
    await page.getByRole('link', { name: 'Bin', exact: true }).click();
    await expectOn(button('Stay here')).toBeFocused();
    const ended = page.waitForResponse('**/api/kept-copies/*/discard');
    await button('Leave, discard the changes').click();
    await (await ended).finished();
    await expectOn(page.getByRole('heading', { level: 1, name: 'Bin' })).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).not.toContain('Αποβάθρα');
    const listed = await api.call('GET', `/kept-copies?type=news&entry=${id}`, { as: 'admin' });
    expect(await listed.json()).toMatchObject({ copies: [] });
  });

  /** What goes by itself after a pause does not go: the test decides what sends it. */
  const stopPauses = () =>
    screens.page.evaluate(() => {
      const wait = window.setTimeout;
      const later = (act: () => void, ms?: number) =>
        [400, 1000].includes(ms ?? 0) || (ms ?? 0) > 1500 ? 0 : wait(act, ms);
      Object.assign(window, {
        setTimeout: later,
        goOn: () => Object.assign(window, { setTimeout: wait }),
      });
    });
  const goOn = () => screens.page.evaluate(() => (window as unknown as { goOn(): void }).goOn());

  test.each([
    ['goes to another tab', 'visibilitychange'],
    ['leaves the page', 'pagehide'],
  ])('reach server and browser at once where somebody %s', async (_, event) => {
    const { page } = screens;
    await open(await addNews());
    await expectOn(field('Title')).toHaveValue('Λιμάνι');
    await settle();
    await stopPauses();
    try {
      await field('Title').fill(`Πριν ${event}`);
      const kept = page.waitForRequest('**/api/kept-copies/*');
      await page.evaluate((name) => {
        const hidden = { value: 'hidden', configurable: true };
        if (name === 'visibilitychange') {
          Object.defineProperty(document, 'visibilityState', hidden);
        }
        // It reaches the window from the document.
        document.dispatchEvent(new Event(name, { bubbles: true }));
        Reflect.deleteProperty(document, 'visibilityState');
      }, event);
      expect((await kept).postDataJSON().values.title.el).toBe(`Πριν ${event}`);
      const here = await page.evaluate(() => JSON.stringify({ ...localStorage }));
      expect(here).toContain(`Πριν ${event}`);
    } finally {
      await goOn();
    }
  });

  test('are kept in nobody else’s name, whoever signs in meanwhile in another tab, until they type', async () => {
    const { page } = screens;
    await open(await addNews());
    await expectOn(field('Title')).toHaveValue('Λιμάνι');
    await settle();
    await stopPauses();
    /** For how many people the browser keeps something. */
    const countKeepers = () =>
      page.evaluate(() => {
        const kept = Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
        return new Set(kept.map((key) => key.split(':')[1])).size;
      });
    const leave = () =>
      page.evaluate(() => document.dispatchEvent(new Event('pagehide', { bubbles: true })));
    const ofEditor = async () => {
      const listed = await api.call('GET', '/kept-copies', { as: 'editor' });
      return ((await listed.json()) as { copies: unknown[] }).copies;
    };
    try {
      await field('Title').fill('Αποβάθρα');
      // In one moment: once the tab has heard who is there now, the browser keeps nothing of what others typed.
      await page.evaluate((token) => {
        localStorage.setItem('token', token);
        window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
        document.dispatchEvent(new Event('pagehide', { bubbles: true }));
      }, api.tokens.editor);
      await expectOn(page.locator('.admin-person-role')).toHaveText('Editor');
      await expectOn(page.locator('.entry-form-state')).toContainText(
        'Somebody else has signed in meanwhile, and it was not sent in their name.',
      );
      await leave();
      expect(await ofEditor()).toEqual([]);
      expect(await countKeepers()).toBe(1);
    } finally {
      await goOn();
    }
    const kept = page.waitForResponse('**/api/kept-copies/*');
    await field('Title').press('End');
    await page.keyboard.type(' Νέα');
    expect((await kept).status()).toBe(200);
    expect(await ofEditor()).toMatchObject([{ type: 'news' }]);
    await expectOn.poll(countKeepers).toBe(2);
  });

  test('go to the server as soon as the network is there again', async () => {
    const { page } = screens;
    await open(await addNews());
    await expectOn(field('Title')).toHaveValue('Λιμάνι');
    const { promise: isLost, resolve: lose } = Promise.withResolvers<void>();
    await page.route('**/api/kept-copies/*', async (route) => {
      await isLost;
      return route.abort();
    });
    const sent = page.waitForRequest('**/api/kept-copies/*');
    await field('Title').fill('Χωρίς γραμμή');
    await sent;
    await stopPauses();
    try {
      lose();
      await expectOn(page.locator('.entry-form-state')).toContainText(
        'No connection: the changes are kept on this device alone.',
      );
      await page.unrouteAll();
      const kept = page.waitForResponse('**/api/kept-copies/*');
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      expect((await kept).status()).toBe(200);
      await expectOn(page.locator('.entry-form-state')).toHaveText(
        /^Unsaved changes\. Kept \d\d:\d\d$/,
      );
    } finally {
      await goOn();
    }
  });
});

describe('a save that is refused', () => {
  test('leaves the keyboard where somebody types who saved by Ctrl+S, and takes it from who pressed the button', async () => {
    const { page } = screens;
    const id = await addNews();
    await open(id);
    const json = { message: 'Please correct it.', fields: { 'summary.el': 'It is too long.' } };
    await page.route(`**/api/content/news/${id}`, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 400, json }) : route.fallback(),
    );
    const problem = page.locator('.form-problem');
    await field('Title').fill('Αποβάθρα');
    await page.keyboard.press('Control+s');
    await expectOn(problem).toContainText('Summary (Greek): It is too long.');
    await expectOn(problem).toContainText('One field needs to be corrected');
    await expectOn(field('Title')).toBeFocused();
    // This one stands among the fields.
    await button('Publish the Greek alone').click();
    await expectOn(problem).toBeFocused();
    // Each refusal does, the second one, too.
    await field('Title').focus();
    await button('Save draft').click();
    await expectOn(problem).toBeFocused();
    await field('Title').focus();
    await button('One field needs to be corrected').click();
    await expectOn(problem).toBeFocused();
    await button('Summary (Greek)', problem).click();
    await expectOn(field('Summary')).toBeFocused();
    await expectOn(field('Summary')).toHaveAttribute('aria-invalid', 'true');
    // What is corrected is wrong no longer.
    await field('Summary').fill('Σύντομη');
    await expectOn(field('Summary')).not.toHaveAttribute('aria-invalid', 'true');
    expect(await problem.getByText('It is too long.').count()).toBe(0);
  });

  test('because the session had ended says what to do, also once somebody has signed in again', async () => {
    const { page } = screens;
    const id = await addNews();
    await open(id);
    await field('Title').fill('Αποβάθρα');
    await page.route(`**/api/content/news/${id}`, (route) =>
      route.fulfill({ status: 401, json: { message: 'You need to sign in.' } }),
    );
    await button('Save draft').click();
    const ended = dialog('Your session has ended');
    await expectOn(ended).toBeVisible();
    await page.unrouteAll();
    await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await expectOn(ended).toHaveCount(0);
    await expectOn(page.locator('.form-problem')).toContainText(
      'You were signed out. Sign in and save again. Everything you typed is still here.',
    );
    await button('Save draft').click();
    await expectOn(page.locator('.entry-form-state')).toContainText('Draft saved');
    await expectOn(page.locator('.form-problem')).toHaveCount(0);
  });
});

describe('what to look at before publishing', () => {
  test('is that nothing is, or that nobody could look', async () => {
    const { page } = screens;
    const id = await addNews({ content: both('<p>Κείμενο</p>', '<p>Text</p>') });
    await open(id);
    await expectOn(page.getByText('Nothing to look at')).toBeVisible();
    await refuse('**/api/content/news/advice', 'POST');
    await open(id);
    await expectOn(page.getByText('The text could not be checked. You can go on.')).toBeVisible();
    await expectOn(button('Publish in both languages')).toBeEnabled();
  });

  test('about words of a picture leads to the box with those words, or the one that lacks them', async () => {
    const { page } = screens;
    const words: [id: string, alt_el: string, alt_en: string, shown: 'Greek' | 'English'][] = [
      ['no-english', 'Το λιμάνι', '', 'English'],
      ['no-greek', '', 'The harbour', 'Greek'],
      ['a-file-in-english', 'Το λιμάνι', 'IMG_20240503', 'English'],
      ['greek-in-english', 'Το λιμάνι', 'Το λιμάνι', 'English'],
    ];
    const gallery = [];
    for (const [id, alt_el, alt_en] of words)
      gallery.push(await addPicture(id, { alt_el, alt_en }));
    const content = both('<p>Κείμενο</p>', '<p>Text</p>');
    await open(await addNews({ gallery, content }));
    await button('4 things to look at').click();
    const pictures = page.getByRole('group', { name: /^Gallery/ }).locator('.file-tile');
    for (const [at, [id, , , shown]] of words.entries()) {
      await button(new RegExp(`^Show me: Gallery ${at + 1}, `)).click();
      const box = pictures.nth(at).getByLabel(`Alternative text (${shown})`);
      await expectOn(box, id).toBeFocused();
    }
    // Greek that goes ahead alone is not mended in an English box that nobody asked for.
    const camera = await addPicture('a-file', { alt_el: 'IMG_20240503', alt_en: '' });
    await open(await addNews({ title: both('Λιμάνι', ''), gallery: [camera] }));
    await button(/to look at$/).click();
    await button(/^Show me: Gallery 1, .*name of a file/).click();
    await expectOn(pictures.first().getByLabel('Alternative text (Greek)')).toBeFocused();
  });
});

describe('the pictures of a form', () => {
  async function openPage(images: string[]) {
    const body = { data: { ...pageData('Λιμάνι'), images }, publish: false };
    const { id } = await make('POST', '/content/page', {
      body: { ...body, slug: `p-${images[0]}` },
    });
    return () => screens.open(`/admin/pages/edit/${id}`);
  }
  const images = () => screens.page.getByRole('group', { name: 'Images' });

  test('say which is gone and which has not come; nobody writes about one that is unknown', async () => {
    const { page } = screens;
    for (const id of ['gone', 'refused', 'slow']) await addPicture(id);
    const openIt = await openPage(['gone', 'refused', 'slow']);
    await api.services.db.deleteFrom('media').where('id', '=', 'gone').execute();
    await refuse('**/api/media/refused');
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/api/media/slow', async (route) => {
      await isLetGo;
      return route.fallback();
    });
    await openIt();
    const row = (at: number) => images().locator('.media-row').nth(at);
    await expectOn(row(0).getByRole('alert')).toHaveText('The file is no longer in the library.');
    await expectOn(row(1).getByRole('alert')).toHaveText(REFUSAL);
    expect(await row(0).getByRole('textbox').count()).toBe(0);
    const words = row(2).getByLabel('Alternative text (Greek)');
    await expectOn(words).toBeDisabled();
    letGo();
    await expectOn(words).toBeEnabled();
  });

  test('keep the keyboard at the picture that is moved, and leave it at the button for others where none is left', async () => {
    for (const id of ['first', 'second']) await addPicture(id);
    await (await openPage(['first', 'second']))();
    await button('Move down: Image 1 of 2', images()).press('Enter');
    await expectOn(images().getByRole('status').first()).toHaveText('Image 2 of 2');
    await expectOn(button('Move up: Image 2 of 2', images())).toBeFocused();
    await button('Move up: Image 2 of 2', images()).press('Enter');
    await expectOn(button('Move down: Image 1 of 2', images())).toBeFocused();
    await button(/^Remove.*Image 2 of 2/, images()).press('Enter');
    await expectOn(button(/^Remove.*Image 1 of 1/, images())).toBeFocused();
    expect(await button(/^Move/, images()).count()).toBe(0);
    await button(/^Remove.*Image 1 of 1/, images()).press('Enter');
    await expectOn(images()).toContainText('No images yet.');
    await expectOn(images().locator('button', { hasText: 'Upload images' })).toBeFocused();
  });

  test('of a gallery come back by Undo where they were, also the first and the last', async () => {
    const gallery = [];
    for (const id of ['dawn', 'noon', 'dusk'])
      gallery.push({ ...(await addPicture(id)), caption: both(id, '') });
    await open(await addNews({ gallery }));
    const group = screens.page.getByRole('group', { name: /^Gallery/ });
    const captions = group.getByLabel(/^Caption \(Greek/);
    for (const at of [0, 1, 2]) {
      await button(`Remove: Picture ${at + 1} of 3`, group).press('Enter');
      await expectOn(captions).toHaveCount(2);
      await expectOn(group).toContainText(`Removed: picture ${at + 1}.`);
      await button('Undo', group).click();
      await expectOn(captions).toHaveCount(3);
      for (const [place, words] of ['dawn', 'noon', 'dusk'].entries())
        await expectOn(captions.nth(place)).toHaveValue(words);
      await expectOn(button(`Remove: Picture ${at + 1} of 3`, group)).toBeFocused();
      expect(await button('Undo', group).count()).toBe(0);
    }
  });

  test('of a gallery say where nobody described them, and where they are gone', async () => {
    const gallery = [
      await addPicture('bare'),
      await addPicture('half', { alt_el: 'Μισή', alt_en: '' }),
      await addPicture('whole', { alt_el: 'Όλη', alt_en: 'Whole' }),
      await addPicture('binned'),
    ];
    const id = await addNews({ gallery });
    await api.services.db.deleteFrom('media').where('id', '=', 'binned').execute();
    await open(id);
    const tile = (at: number) => screens.page.locator('.file-tile').nth(at);
    const isMissing = (at: number) => tile(at).locator('summary').getByText('missing');
    await expectOn(isMissing(0)).toBeVisible();
    for (const [at, isOpen] of [true, true, false].entries()) {
      await expectOn(isMissing(at)).toHaveCount(at === 0 ? 1 : 0);
      await expectOn(tile(at).locator('details[open]')).toHaveCount(isOpen ? 1 : 0);
    }
    await expectOn(tile(3).getByRole('alert')).toHaveText('The file is no longer in the library.');
    await expectOn(tile(3).locator('details')).toHaveCount(0);
    // It is missing no longer once it is written, and does not fold up under the hands of who writes.
    await tile(0).getByLabel('Alternative text (Greek)').fill('Η παραλία');
    await expectOn(isMissing(0)).toHaveCount(0);
    await tile(0).getByLabel('Alternative text (English)').fill('The beach');
    await expectOn(tile(0).locator('details[open]')).toHaveCount(1);
  });
});

describe('the library from which a form takes a file', () => {
  test('says that it did not come, that nothing was found, and what each picture shows; nothing is taken unchosen', async () => {
    const { page } = screens;
    await addPicture('bare-quay', { file_name: 'bare-quay.png' });
    await addPicture('said-quay', { file_name: 'said-quay.png', alt_el: 'Η αποβάθρα bare-quay' });
    await open(await addNews());
    const image = page.getByRole('group', { name: /^Image/ });
    await refuse('**/api/media?*');
    await button('Choose from the library', image).click();
    const library = dialog('Media library');
    const problem = library.getByRole('alert');
    await expectOn(problem).toContainText('The library could not be loaded.');
    await expectOn(problem).toContainText(REFUSAL);
    await page.unrouteAll();
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expectOn(problem).toHaveCount(0);
    const search = library.getByLabel('Search the library');
    await search.fill('no such thing');
    await expectOn(library).toContainText('Nothing was found.');
    await button('Clear the search', library).click();
    await expectOn(search).toHaveValue('');
    await search.fill('bare-quay');
    const choices = library.locator('.media-choice');
    await expectOn(choices).toHaveCount(2);
    await expectOn(choices.filter({ hasText: 'no description' })).toHaveText(
      'bare-quay.png, no description',
    );
    // In the other language, where it is described in that alone.
    await expectOn(choices.filter({ hasText: 'αποβάθρα' })).toHaveText('Η αποβάθρα bare-quay');
    const choose = button('Choose', library);
    await expectOn(choose).toBeDisabled();
    await choices.first().click();
    await expectOn(choose).toBeEnabled();
    await button('Cancel', library).click();
    await expectOn(library).toHaveCount(0);
    await expectOn(image).toContainText('No images yet.');
    // The next choice begins anew.
    await button('Choose from the library', image).click();
    await expectOn(search).toHaveValue('');
    await expectOn(choose).toBeDisabled();
    await expectOn(library.locator('[aria-pressed=true]')).toHaveCount(0);
  });

  test('that is empty leads back to the form, where a file is uploaded', async () => {
    await open(await addNews());
    const attachments = screens.page.getByRole('group', { name: /^Attachments/ });
    await button('Choose from the library', attachments).click();
    await expectOn(dialog()).toContainText('The library is empty.');
    await expectOn(dialog()).toContainText('Upload your file in the form');
    await button('Back to the form', dialog()).click();
    await expectOn(dialog()).toHaveCount(0);
  });
});

describe('a file that is refused', () => {
  test.each([
    [413, false],
    [415, false],
    [422, false],
    [429, true],
  ])('with %i is tried again: %s', async (status, isTriedAgain) => {
    const { page } = screens;
    await page.route('**/api/uploads', (route) =>
      route.fulfill({ status, json: { message: REFUSAL } }),
    );
    await open(await addNews());
    const files = page.getByRole('group', { name: /^Attachments/ });
    const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    await files.locator('input[type=file]').setInputFiles(file);
    await expectOn(files.getByRole('alert')).toContainText(REFUSAL);
    await expectOn(button('Try again: plan.pdf', files)).toHaveCount(isTriedAgain ? 1 : 0);
    await button('Hide: plan.pdf', files).click();
    await expectOn(files.getByRole('alert')).toHaveCount(0);
  });
});

describe('in a history who closes a question before its answer comes is told that it was refused', () => {
  test.each([
    ['Bring back this version...', 'Bring back as a draft', ''],
    ['Name...', 'Save name', '/history/*'],
  ])('%s', async (opener, action, call) => {
    const { page } = screens;
    const id = await addNews();
    await saveAs('admin', id, { title: both('Μόλος') });
    await screens.open(`/admin/content/news/${id}/history?version=1`);
    await button(opener).click();
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
    const sent = page.waitForRequest((one) => one.method() === 'PUT' && one.url().includes(id));
    await page.route(`**/api/content/news/${id}${call}`, async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      await isLetGo;
      return route.fulfill({ status: 409, json: { message: REFUSAL } });
    });
    await button(action, dialog()).click();
    await sent;
    await button('Cancel', dialog()).click();
    await expectOn(dialog()).toHaveCount(0);
    letGo();
    const said = page.locator('.announcements p').filter({ hasText: REFUSAL });
    await expectOn(said).toBeVisible();
    // The next question has nothing of it.
    await button(opener).click();
    await expectOn(button(action, dialog())).toBeEnabled();
    expect(await dialog().getByRole('alert').count()).toBe(0);
  });
});
