import { expect as expectInBrowser, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyData } from '../../../../domain/content/model/content-type.ts';
import { office } from '../../../../domain/content-types/office.ts';
import type { TestApi } from '../../../../harness/api.ts';
import { openStaffScreens, type StaffScreens } from '../../../../harness/browser/staff-screens.ts';
import { newsData, pageData } from '../../../../harness/content/entry-data.ts';
import { testDocumentRow } from '../../../../harness/content/medium-row.ts';

/** What the tools of a text do where something is left out, refused, taken back or found to be there already. */

/** A busy machine takes its time. */
const expectOn = expectInBrowser.configure({ timeout: 15_000 });

let screens: StaffScreens;
let api: TestApi;
let id = '';
beforeAll(async () => {
  screens = await openStaffScreens();
  api = await screens.begin();
  for (const [slug, publish] of [
    ['harbour', true],
    ['harbour-works', true],
  ] as const) {
    const body = { slug, data: pageData(`Λιμάνι ${slug}`, `Harbour ${slug}`), publish };
    expect((await api.call('POST', '/content/page', { as: 'admin', body })).status).toBe(201);
  }
  const size = { mime_type: 'image/png', width: 64, height: 48 };
  await api.services.db
    .insertInto('media')
    .values([
      testDocumentRow({ id: 'quay', kind: 'image', ...size, alt_el: 'Η αποβάθρα', alt_en: 'Quay' }),
      testDocumentRow({ id: 'bare', kind: 'image', ...size, file_name: 'bare.png' }),
      testDocumentRow({ id: 'fees_of_2026', file_name: 'fees_of_2026.pdf' }),
      testDocumentRow({ id: 'plan', file_name: 'plan.PDF' }),
    ])
    .execute();
});
beforeEach(async () => {
  const content = {
    el: '<p>Δείτε το λιμάνι.</p><table><caption>Τέλη</caption><tbody><tr><td>α</td></tr></tbody></table>',
    en: '<p>See.</p>',
  };
  const body = { data: { ...newsData('Λιμάνι', '2026-03-01'), content }, publish: false };
  const made = await api.call('POST', '/content/news', { as: 'admin', body });
  id = ((await made.json()) as { id: string }).id;
  await screens.open(`/admin/content/news/${id}`);
  await expectOn(text()).toContainText('Δείτε το λιμάνι.');
});
afterEach(() => screens.page.unrouteAll());
afterAll(() => screens.close());

const text = (language = 'Greek') =>
  screens.page.getByRole('textbox', { name: new RegExp(`^Content \\(${language}`) });
const tools = (language = 'Greek') =>
  screens.page.getByRole('toolbar', { name: new RegExp(`Content \\(${language}`) });
const button = (name: string | RegExp, within: Locator | StaffScreens['page'] = screens.page) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (name: string) => screens.page.getByRole('dialog', { name });
async function insert(piece: string, language = 'Greek') {
  await button('Insert', tools(language)).click();
  await screens.page.getByRole('menuitem', { name: piece, exact: true }).click();
}
const REFUSAL = 'Not now.';
const refuse = (address: string | RegExp) =>
  screens.page.route(address, (route) =>
    route.fulfill({ status: 403, json: { message: REFUSAL } }),
  );

describe('a link', () => {
  const group = () => screens.page.getByRole('group', { name: 'Link' });
  const where = () => screens.page.getByRole('combobox', { name: 'Page of the site, or address' });
  const options = () => group().getByRole('option');
  const open = async () => {
    await text().getByText('Δείτε').selectText();
    await screens.page.keyboard.press('Control+k');
    await expectOn(where()).toBeFocused();
  };

  test('to a page is chosen by arrows, which go round by way of what was typed, and found by its number', async () => {
    await open();
    await where().fill('no such page');
    await expectOn(group().getByRole('status')).toHaveText('No page was found.');
    await where().press('Enter');
    await expectOn(where()).toHaveAttribute('aria-invalid', 'true');
    await where().fill('harbour works');
    await expectOn(where()).not.toHaveAttribute('aria-invalid', 'true');
    await expectOn(group().getByRole('status')).toHaveText(
      'One page found: choose with the arrows.',
    );
    await where().fill('harbour');
    await expectOn(group().getByRole('status')).toHaveText(
      '2 pages found: choose with the arrows.',
    );
    await expectOn(where()).toHaveAttribute('aria-expanded', 'true');
    const current = async () => {
      const named = await where().getAttribute('aria-activedescendant');
      const all = await options().evaluateAll((list) => list.map((one) => one.id));
      const marked = await options().evaluateAll((list) =>
        list.map((one) => one.getAttribute('aria-selected') === 'true'),
      );
      expect(marked.indexOf(true)).toBe(named === null ? -1 : all.indexOf(named));
      return marked.indexOf(true);
    };
    expect(await current()).toBe(-1);
    for (const [key, at] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowDown', -1],
      ['ArrowUp', 1],
    ] as const) {
      await where().press(key);
      expect(await current(), key).toBe(at);
    }
    const path = /harbour\S*/.exec((await options().nth(1).textContent()) ?? '')?.[0];
    await where().press('Enter');
    const link = text().getByRole('link');
    await expectOn(link).toHaveAttribute('href', `/${path?.replace('Page', '')}`);
    await expectOn(link).toHaveAttribute('data-entry', /\w+/);
    await expectOn(text()).toBeFocused();
    // Where it leads is shown as it is, and no pages are offered before something else is typed.
    await link.click();
    await button('Link', tools()).click();
    await expectOn(where()).toHaveValue(/^\/harbour/);
    await screens.page.evaluate(() => window.settle());
    expect(await options().count()).toBe(0);
  });

  test('is left as it was by Escape, Cancel and an address that stands there already, and taken away by its button', async () => {
    await open();
    await where().fill('www.gov.gr');
    await button('Apply', group()).click();
    const link = text().getByRole('link');
    await expectOn(link).toHaveAttribute('href', 'https://www.gov.gr');
    await link.click();
    await expectOn(button('Link', tools())).toHaveAttribute('aria-pressed', 'true');
    for (const leave of [
      () => where().press('Escape'),
      () => button('Cancel', group()).click(),
      () => where().press('Enter'),
    ]) {
      await button('Link', tools()).click();
      await expectOn(where()).toHaveValue('https://www.gov.gr');
      expect(await options().count()).toBe(0);
      await leave();
      await expectOn(group()).toHaveCount(0);
      await expectOn(link).toHaveAttribute('href', 'https://www.gov.gr');
      await expectOn(text()).toBeFocused();
    }
    await button('Link', tools()).click();
    await button('Remove link', group()).click();
    await expectOn(link).toHaveCount(0);
    await expectOn(text()).toContainText('Δείτε το λιμάνι.');
    // Where there is no link there is none to be removed.
    await button('Link', tools()).click();
    await expectOn(where()).toHaveValue('');
    expect(await button('Remove link', group()).count()).toBe(0);
  });

  test('for which the pages cannot be looked up says why, and takes an address all the same', async () => {
    await refuse('**/api/find?*');
    await open();
    await where().fill('harbour');
    await expectOn(group().getByRole('status')).toHaveText(REFUSAL);
    await where().fill('someone@example.org');
    await where().press('Enter');
    await expectOn(text().getByRole('link')).toHaveAttribute('href', 'mailto:someone@example.org');
  });
});

test('the caption of a table is shown to be changed, in the language of the text, and Escape leaves it', async () => {
  await text().locator('td').click();
  const caption = screens.page.getByRole('textbox', { name: 'Caption of the table' });
  const open = () => button('Caption of the table', tools()).click();
  await open();
  await expectOn(caption).toHaveValue('Τέλη');
  await expectOn(caption).toHaveAttribute('lang', 'el');
  await caption.fill('Άλλα');
  await caption.press('Escape');
  await expectOn(caption).toHaveCount(0);
  await expectOn(text()).toBeFocused();
  await open();
  await expectOn(caption).toHaveValue('Τέλη');
  await button('Cancel').last().click();
  await expectOn(text()).toBeFocused();
});

describe('a picture in a text', () => {
  const picture = () => dialog('Picture in the text');
  const words = () => picture().getByLabel('Alternative text');
  async function choose(name: string, within: Locator) {
    await button('Choose from the library', within).click();
    await screens.page.locator('.media-choice').filter({ hasText: name }).click();
    await button('Choose', dialog('Media library')).click();
  }

  test('is not put there without a picture, nor undescribed; what it shows is written in the language of the text', async () => {
    await text('English').click();
    await insert('Picture', 'English');
    const put = button('Insert', picture());
    await put.click();
    await expectOn(picture()).toContainText('Choose a picture first, or upload one.');
    await choose('bare.png', picture());
    await expectOn(picture()).not.toContainText('Choose a picture first');
    await expectOn(words()).toHaveAttribute('lang', 'en');
    await expectOn(picture().getByLabel('Caption (optional)')).toHaveAttribute('lang', 'en');
    await put.click();
    await expectOn(words()).toHaveAccessibleDescription(/Say what the picture shows, or mark/);
    await words().fill('The pier');
    await expectOn(words()).not.toHaveAttribute('aria-invalid', 'true');
    await picture().getByLabel('Decorative picture').check();
    await expectOn(words()).toBeDisabled();
    await expectOn(words()).toHaveValue('');
    await picture().getByLabel('Decorative picture').uncheck();
    await expectOn(words()).toHaveValue('The pier');
    await picture().getByLabel('Caption (optional)').fill(' At dawn ');
    await put.click();
    await expectOn(picture()).toHaveCount(0);
    const figure = text('English').locator('figure');
    await expectOn(figure.locator('img')).toHaveAttribute('alt', 'The pier');
    await expectOn(figure.locator('figcaption')).toHaveText('At dawn');
    await expectOn(text('English')).toBeFocused();
  });

  test('that gives way to another one keeps the words that were written for it; whoever leaves changes nothing', async () => {
    await text().getByText('Δείτε').click();
    await insert('Picture');
    await choose('Quay', picture());
    await words().fill('Ο μόλος');
    await button('Insert', picture()).click();
    const image = text().locator('figure img');
    await expectOn(image).toHaveAttribute('alt', 'Ο μόλος');
    const describeIt = button('Describe the picture', tools());
    const present = dialog('The picture of the text');
    await describeIt.click();
    await expectOn(present.getByLabel('Alternative text')).toHaveValue('Ο μόλος');
    // The caption is written below the picture.
    expect(await present.getByLabel('Caption (optional)').count()).toBe(0);
    await choose('bare.png', present);
    await expectOn(present.getByLabel('Alternative text')).toHaveValue('Ο μόλος');
    await button('Cancel', present).click();
    await expectOn(image).toHaveAttribute('src', /quay/);
    await expectOn(text()).toBeFocused();
    await describeIt.click();
    await choose('bare.png', present);
    await button('Apply', present).click();
    await expectOn(image).toHaveAttribute('src', /bare/);
    await expectOn(image).toHaveAttribute('alt', 'Ο μόλος');
  });
});

test('a contact card is asked for again where the offices did not come, and put there once one is chosen', async () => {
  const name = { el: 'ΚΕΠ Αιγίου', en: 'KEP of Aigio' };
  const data = { ...emptyData(office.fields), name, address: { el: 'Πλατεία', en: '' } };
  const kep = await api.call('POST', '/content/office', { as: 'admin', body: { data } });
  expect(kep.ok, await kep.clone().text()).toBe(true);
  await refuse('**/api/content/office?*');
  await text('English').click();
  await insert('Contact card', 'English');
  const card = dialog('Contact card');
  await expectOn(card.getByRole('alert')).toContainText(REFUSAL);
  await expectOn(button('Insert', card)).toBeDisabled();
  await screens.page.unrouteAll();
  await button('Try again', card).click();
  await card.getByRole('combobox').click();
  await screens.page.getByRole('option', { name: 'KEP of Aigio' }).click();
  await button('Insert', card).click();
  await expectOn(card).toHaveCount(0);
  await expectOn(text('English').locator('.rich-text-contact')).toContainText('KEP of Aigio');
  const written = text('English').evaluate((element) =>
    (element as unknown as { editor: { getHTML(): string } }).editor.getHTML(),
  );
  expect(await written).toContain('>KEP of Aigio</p>');
  await button('Remove the card', tools('English')).click();
  await expectOn(text('English').locator('.rich-text-contact')).toHaveCount(0);
});

test('documents that were chosen for a text can be put back; one in the text is the last that was chosen', async () => {
  const choose = async (names: string[], within: Locator) => {
    await button('Choose from the library', within).click();
    for (const name of names)
      await screens.page.locator('.media-choice').filter({ hasText: name }).click();
    await button(/^Choose(?: \(\d\))?$/, dialog('Media library')).click();
  };
  await text().getByText('Δείτε').click();
  await insert('Attachments at the end');
  const many = dialog('Attachments at the end');
  await expectOn(many).toContainText('No document yet.');
  await expectOn(button('Insert', many)).toBeDisabled();
  await choose(['fees_of_2026', 'plan'], many);
  await expectOn(many.getByRole('listitem')).toHaveCount(2);
  await choose(['plan'], many);
  await expectOn(many.getByRole('listitem')).toHaveCount(2);
  await button('Remove: fees_of_2026.pdf', many).click();
  await expectOn(many.getByRole('listitem')).toHaveCount(1);
  await button('Insert', many).click();
  await expectOn(text().locator('.text-attachments li')).toHaveText(['plan']);

  await text().getByText('Δείτε').click();
  await screens.page.keyboard.press('End');
  await insert('Document');
  const one = dialog('Document in the text');
  await choose(['plan'], one);
  await choose(['fees_of_2026'], one);
  await expectOn(one.getByRole('listitem')).toHaveCount(1);
  await button('Insert', one).click();
  await expectOn(text().locator('p').first()).toHaveText('Δείτε το λιμάνι.fees of 2026');
});

test('the tools of a text are one stop of Tab, gone through by arrows, Home and End; Escape leads to the text', async () => {
  const { page } = screens;
  await text().getByText('Δείτε').click();
  await page.keyboard.press('Alt+F10');
  const all = tools().getByRole('button');
  const last = (await all.count()) - 1;
  await expectOn(all.first()).toBeFocused();
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', last],
    ['ArrowRight', 0],
    ['End', last],
    ['Home', 0],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expectOn(all.nth(at), key).toBeFocused();
  }
  const stops = await all.evaluateAll((list) => list.map((one) => (one as HTMLElement).tabIndex));
  expect(stops).toEqual(stops.map((_, at) => (at === 1 ? 0 : -1)));
  await page.keyboard.press('Escape');
  await expectOn(text()).toBeFocused();
  // The next time it is the tool where one was.
  await page.keyboard.press('Alt+F10');
  await expectOn(all.nth(1)).toBeFocused();
});

test('what a paste left behind is said until somebody closes it, or pastes what left nothing behind', async () => {
  const paste = (html: string) =>
    text().evaluate((element, words) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', words);
      const options = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', options));
    }, html);
  const note = screens.page.getByText('A table has no header cells');
  const table = '<table><tr><td>1</td></tr><tr><td>2</td></tr></table>';
  await text().getByText('Δείτε').click();
  await paste(table);
  await expectOn(note).toBeVisible();
  await button('Close this message').click();
  await expectOn(note).toHaveCount(0);
  await paste(table);
  await expectOn(note).toBeVisible();
  await paste('<p>Λόγια</p>');
  await expectOn(note).toHaveCount(0);
});

test('a picture that is pasted alone, as one of the screen is, comes into the text by way of the library', async () => {
  const { page } = screens;
  await page.route('**/api/uploads', (route) => {
    const medium = { id: 'screen', url: '/media/screen.webp', width: 32, height: 24 };
    return route.fulfill({ json: { medium } });
  });
  const create = { width: 32, height: 24, channels: 3 as const, background: 'olive' };
  const png = (await sharp({ create }).png().toBuffer()).toString('base64');
  /** Whether the editor has taken it. */
  const paste = (words: string) =>
    text().evaluate(
      (element, [picture, plain]) => {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        const clipboardData = new DataTransfer();
        if (plain) clipboardData.setData('text/plain', plain);
        clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
        const options = { clipboardData, bubbles: true, cancelable: true };
        return !element.dispatchEvent(new ClipboardEvent('paste', options));
      },
      [png, words] as const,
    );
  await text().getByText('Δείτε').click();
  await paste('');
  const picture = text().locator('figure img[src="/media/screen.webp"]');
  await expectOn(picture).toHaveCount(1);
  // What is copied from a table as words brings a picture of itself along.
  await paste('Λόγια');
  await expectOn(text()).toContainText('Λόγια');
  await page.evaluate(() => window.settle());
  await expectOn(text().locator('figure img')).toHaveCount(1);
});

describe('what is dropped onto a text', () => {
  interface Dropped {
    files?: { name: string; type: string; base64: string }[];
    html?: string;
    text?: string;
  }
  /** Drops it at the end of the words; gives whether the browser was kept from opening it. */
  const drop = (dropped: Dropped) =>
    text()
      .locator('p')
      .first()
      .evaluate((element, { files = [], html, text: words }) => {
        const dataTransfer = new DataTransfer();
        if (html) dataTransfer.setData('text/html', html);
        if (words) dataTransfer.setData('text/plain', words);
        for (const { name, type, base64 } of files) {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          dataTransfer.items.add(new File([bytes], name, { type }));
        }
        const range = document.createRange();
        range.selectNodeContents(element);
        const { right, top, height } = range.getBoundingClientRect();
        const place = { clientX: right - 1, clientY: top + height / 2 };
        const options = { dataTransfer, ...place, bubbles: true, cancelable: true };
        return !element.dispatchEvent(new DragEvent('drop', options));
      }, dropped);
  const pdf = { name: 'fees.pdf', type: 'application/pdf', base64: btoa('%PDF-1.4') };
  const left = 'is not a picture and was left out.';
  async function pictureFile(name: string) {
    const create = { width: 32, height: 24, channels: 3 as const, background: 'olive' };
    const base64 = (await sharp({ create }).png().toBuffer()).toString('base64');
    return { name, type: 'image/png', base64 };
  }

  test('pictures come into it by way of the library, where they were dropped, as pasted ones do', async () => {
    const { page } = screens;
    const sent: string[] = [];
    await page.route('**/api/uploads', (route) => {
      sent.push(route.request().postDataJSON().fileName);
      const medium = { id: 'x', url: `/media/${sent.length}.webp`, width: 32, height: 24 };
      return route.fulfill({ json: { medium } });
    });
    // The cursor is elsewhere.
    await text().locator('td').click();
    expect(await drop({ files: [await pictureFile('a.png'), await pictureFile('b.png')] })).toBe(
      true,
    );
    const first = text().locator('> p:first-child + figure img[src="/media/1.webp"]');
    await expectOn(first).toHaveCount(1);
    await expectOn(text().locator('> figure img[src="/media/2.webp"]')).toHaveCount(1);
    expect(sent).toEqual(['a.png', 'b.png']);
    await expectOn(text()).toBeFocused();
  });

  test('a picture that the library refuses is said to be left out', async () => {
    await screens.page.route('**/api/uploads', (route) =>
      route.fulfill({ status: 413, json: { message: REFUSAL } }),
    );
    expect(await drop({ files: [await pictureFile('a.png')] })).toBe(true);
    await expectOn(screens.page.getByText('One picture was left out')).toBeVisible();
    await expectOn(text().locator('figure')).toHaveCount(0);
  });

  test('a document is left out, which is said with the way to add one; what was typed stays', async () => {
    const { page } = screens;
    await text().getByText('Δείτε').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Αύριο.');
    expect(await drop({ files: [pdf] })).toBe(true);
    await expectOn(page.getByText(`One file ${left}`)).toContainText(
      '‘Insert’ and then ‘Document’',
    );
    await expectOn(text()).toContainText('Δείτε το λιμάνι. Αύριο.');
    expect(await drop({ files: [pdf, pdf] })).toBe(true);
    await expectOn(page.getByText('2 files are not pictures and were left out.')).toBeVisible();
  });

  test('a file that misses it is not opened by the browser in place of the form', async () => {
    const heading = screens.page.getByRole('heading', { level: 1 });
    const held = await heading.evaluate((element) =>
      ['dragover', 'drop'].map((name) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['%PDF-1.4'], 'fees.pdf'));
        const options = { dataTransfer, bubbles: true, cancelable: true };
        return !element.dispatchEvent(new DragEvent(name, options));
      }),
    );
    expect(held).toEqual([true, true]);
  });

  test('the name that comes with a file is not taken for words', async () => {
    expect(await drop({ files: [pdf], text: 'fees.pdf' })).toBe(true);
    await expectOn(screens.page.getByText(`One file ${left}`)).toBeVisible();
    await expectOn(text()).not.toContainText('fees.pdf');
  });

  test('words of another program are cleaned as pasted ones are, and plain words come as they are', async () => {
    const html =
      '<p><b style="color:red">Αύριο</b></p><p><img src="https://example.org/a.png"></p>';
    expect(await drop({ html, text: 'Αύριο' })).toBe(true);
    await expectOn(text().locator('strong')).toHaveText('Αύριο');
    await expectOn(screens.page.getByText('One picture was left out')).toBeVisible();
    expect(await drop({ text: 'Σήμερα' })).toBe(true);
    await expectOn(text()).toContainText('Σήμερα');
  });
});

describe('where the code that takes a paste does not arrive', () => {
  const paste = (html: string, words: string, pictures = 0) =>
    text().evaluate(
      (element, [markup, plain, files]) => {
        const clipboardData = new DataTransfer();
        if (markup) clipboardData.setData('text/html', markup);
        if (plain) clipboardData.setData('text/plain', plain);
        for (let at = 0; at < files; at++) {
          clipboardData.items.add(new File(['GIF89a'], `${at}.gif`, { type: 'image/gif' }));
        }
        const options = { clipboardData, bubbles: true, cancelable: true };
        element.dispatchEvent(new ClipboardEvent('paste', options));
      },
      [html, words, pictures] as const,
    );
  // In a document of its own, since an older Chromium asks only once for code.
  beforeEach(async () => {
    const { page } = screens;
    await page.goto('about:blank');
    await page.route(/\/take-paste/, (route) => route.abort());
    await screens.open(`/admin/content/news/${id}`);
    await text().getByText('Δείτε').click();
  });
  afterEach(() => screens.page.goto('about:blank'));

  test('pictures and words wait for it; whoever goes on without it has the words, and reads what was left out', async () => {
    const { page } = screens;
    await page.route('**/favicon.svg', (route) => route.abort());
    const away = dialog('The server cannot be reached');
    const leftOut = (what: string) => page.getByText(`${what} left out: add`);
    await paste('', '', 2);
    await paste('', '', 1);
    await expectOn(away).toContainText('What you pasted or dropped is waiting.');
    await button('Close', away).click();
    await expectOn(leftOut('3 pictures were')).toBeVisible();
    await expectOn(text()).toBeFocused();

    await paste('<h2>Αύριο</h2><p><img src="https://example.org/a.png"></p>', 'Αύριο');
    await expectOn(away).toBeVisible();
    await expectOn(text()).not.toContainText('Αύριο');
    await button('Close', away).click();
    await expectOn(text()).toContainText('Αύριο');
    await expectOn(leftOut('One picture was')).toContainText('The words came without formatting');
    // Some programs give no plain words along.
    await paste('<style>p { color: red }</style><p>Μεθαύριο</p>', '');
    await button('Close', away).click();
    await expectOn(text()).toContainText('Μεθαύριο');
    await expectOn(text()).not.toContainText('color');
    await expectOn(leftOut('')).toHaveCount(0);

    // After an upgrade the server answers, and the code has gone.
    await page.unroute('**/favicon.svg');
    await paste('<h2>Το Σάββατο</h2>', 'Το Σάββατο');
    const replaced = dialog('The page has to be loaded again');
    await expectOn(replaced).toContainText('with the words that you pasted or dropped');
    await button('Load the page again', replaced).click();
    await button(/^Continue with the changes/).click();
    await expectOn(text()).toContainText('Το Σάββατο');
  });
});

describe('a publication for later', () => {
  test('is changed from its moment, says when and in which languages, and is cancelled; the form says what became of it', async () => {
    const { page } = screens;
    const moment = page.getByLabel('Date and time');
    const later = dialog('When should this be published?');
    const state = page.locator('.entry-form-state');
    await button('Publish later...').click();
    await expectOn(later.getByRole('status')).toHaveText(
      'It will be published in Greek and in English on March 5, 2026 at 08:00.',
    );
    await moment.fill('');
    await button('Schedule', later).click();
    await expectOn(moment).toHaveAccessibleDescription(/Enter a date and a time that exist\./);
    await expectOn(later.getByRole('status')).toHaveText('');
    await moment.fill('2026-03-06T09:30');
    await button('Schedule', later).click();
    await expectOn(state).toHaveText(
      'Saved. It will be published in Greek and in English on March 6, 2026 at 09:30.',
    );
    await expectOn(button('Save')).toBeVisible();
    expect(await button('Save draft').count()).toBe(0);
    await button('Change time...').click();
    await expectOn(moment).toHaveValue('2026-03-06T09:30');
    await button('Cancel', later).click();
    await button('Cancel scheduled publication').click();
    await expectOn(state).toHaveText('No longer scheduled. It is published only when you say so.');
    await expectOn(button('Save draft')).toBeVisible();
    await expectOn(button('Publish later...')).toBeVisible();
    expect(await button('Cancel scheduled publication').count()).toBe(0);
  });

  test('is not asked about where it would be refused, and said to be over where its moment has come', async () => {
    const { page } = screens;
    const check = '**/api/content/news/check';
    const json = { message: 'Please correct it.', fields: { 'summary.el': 'It is missing.' } };
    await page.route(check, (route) => route.fulfill({ status: 400, json }));
    await button('Publish later...').click();
    await expectOn(page.locator('.form-problem')).toContainText('Summary (Greek): It is missing.');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.unrouteAll();
    await button('Publish later...').click();
    await button('Schedule').click();
    await expectOn(button('Cancel scheduled publication')).toBeVisible();
    const body = { data: newsData('Λιμάνι', '2026-03-01'), publish: true };
    expect((await api.call('PUT', `/content/news/${id}`, { as: 'editor', body })).status).toBe(200);
    await button('Cancel scheduled publication').click();
    await expectOn(page.locator('.entry-form-state')).toHaveText(
      'Nothing is scheduled any more: it has already been published.',
    );
  });
});
