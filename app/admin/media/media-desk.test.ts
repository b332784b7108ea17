import { expect as expectInBrowser, type Route } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import type { TestApi } from '../../../harness/api.ts';
import { openStaffScreens, type StaffScreens } from '../../../harness/browser/staff-screens.ts';
import { newsData } from '../../../harness/content/entry-data.ts';
import { testDocumentRow, testFactsRow } from '../../../harness/content/medium-row.ts';
import { TEST_NOW } from '../../../harness/services.ts';
import { DOCUMENT_TEXTS } from './medium/document-texts.ts';

/** The details of a file as staff see and write them, over the real API. */

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

async function addPicture(name = 'harbour', background = '#2A93C4'): Promise<string> {
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], `${name}.png`, { type: 'image/png' }));
  const response = await api.call('POST', '/media', { as: 'admin', body });
  return ((await response.json()) as { id: string }).id;
}

const stored = async (id: string) =>
  (await api.call('GET', `/media/${id}`, { as: 'admin' })).json() as Promise<
    Record<string, unknown>
  >;

describe.each(['el', 'en'] as const)('what a PDF says of itself (%s)', (lang) => {
  const words = (text: Bilingual) => text[lang];
  const { title, language, pages, readAloud, none, scanned, tagged, untagged } = DOCUMENT_TEXTS;
  const greek = { el: 'Ελληνικά', en: 'Greek' }[lang];
  const many = { el: '2.001', en: '2,001' }[lang];

  test.each([
    ['one that is in order', { pages: 2001 }, ['Απόφαση', greek, many, words(tagged)], []],
    [
      'one that says nothing',
      { title: '', language: '', is_tagged: 0 as const },
      [words(none), words(none), '1', words(untagged)],
      [{ el: 'Χωρίς ετικέτες', en: 'No tags' }],
    ],
    [
      'a scan',
      { is_scanned: 1 as const, is_tagged: 0 as const },
      ['Απόφαση', greek, '1', words(scanned)],
      [{ el: 'Σαρωμένο', en: 'Scanned' }],
    ],
  ])('%s', async (_, facts, said, lacks) => {
    const { db } = api.services;
    await db.insertInto('media').values(testDocumentRow()).execute();
    await db.insertInto('document_facts').values(testFactsRow('report', facts)).execute();
    await screens.open('/admin/media');
    await screens.page.locator(`.language-switch button[lang="${lang}"]`).click();
    const tile = screens.page.getByRole('button', { name: 'report.pdf' });
    await expectOn(tile.locator('.media-tile-missing')).toHaveText(lacks.map(words));
    await tile.click();
    const names = [title, language, pages, readAloud].map(words);
    const rows = screens.page.getByRole('dialog').locator('.medium-facts');
    for (const [at, name] of names.entries()) {
      await expectOn(rows.locator(`dt:text-is("${name}") + dd`)).toHaveText(said[at] ?? '');
    }
  });
});

test('a public document with personal data says so until somebody says why it must stay', async () => {
  const { page } = screens;
  const { db } = api.services;
  const row = testDocumentRow();
  await db.insertInto('media').values(row).execute();
  const content = { el: `<p><a href="/media/report.${row.digest}/report.pdf">Εδώ</a></p>`, en: '' };
  const data = { ...newsData('Πίνακες', '2026-03-01'), content };
  await api.call('POST', '/content/news', { as: 'admin', body: { data } });
  const facts = { text: 'ΑΦΜ 123456783', personal_data: 'found' as const };
  await db.insertInto('document_facts').values(testFactsRow('report', facts)).execute();

  await screens.open('/admin/dashboard');
  await page.getByRole('link', { name: 'Public documents with personal data' }).click();
  await page.getByRole('button', { name: 'report.pdf PDF · 1 page Personal data' }).click();
  const file = page.getByRole('dialog', { name: 'File details' });
  const warning = file.getByRole('alert');
  await expectOn(warning).toContainText('The document is public and has personal data');
  await file.getByRole('button', { name: 'Keep it, and say why' }).click();
  const asked = page.getByRole('dialog', { name: 'The document has personal data' });
  await expectOn(asked).toContainText('tax number (ΑΦΜ) (12•••••83)');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  // Whoever goes back knows what was refused: nothing else is said.
  await expectOn(warning).toHaveCount(1);
  await file.getByRole('button', { name: 'Keep it, and say why' }).click();
  await asked.getByLabel('Why it stays public').fill('The law demands the list.');
  await asked.getByRole('button', { name: 'Keep it for this reason' }).click();
  await expectOn(warning).toHaveCount(0);
  await file.getByRole('button', { name: 'Close' }).click();
  await expectOn(page.getByText('No file matches the search.')).toBeVisible();

  // Where reviewers publish, an editor is told whom to tell.
  await api.call('PUT', '/reviewer-step', { as: 'admin', body: { isOn: true } });
  await db.updateTable('document_facts').set({ personal_data: 'found' }).execute();
  await page.evaluate(([to, as]) => window.openScreen(to, as), [
    '/admin/media?medium=report',
    api.tokens.editor,
  ] as const);
  await expectOn(warning.first()).toContainText('Tell a reviewer.');
  await expectOn(file.getByRole('button', { name: 'Keep it, and say why' })).toHaveCount(0);
});

test('credit, licence and a tag of a picture are saved; the library is narrowed to the tag', async () => {
  const { page } = screens;
  const id = await addPicture();
  await screens.open(`/admin/media?medium=${id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Author (Greek)').fill('Μαρία Παππά');
  await dialog.getByLabel('Author (English)').fill('Maria Pappa');
  await dialog.getByLabel('Licence', { exact: true }).selectOption('CC BY 4.0');
  await dialog.getByLabel('Note on the licence').fill('Her letter of 2 March');
  await dialog.getByLabel('New tag').fill('Λιμάνι');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expectOn(page.getByText('Details saved')).toBeVisible();
  expect(await stored(id)).toMatchObject({
    credit: { el: 'Μαρία Παππά', en: 'Maria Pappa' },
    licence: 'cc-by',
    licenceNote: 'Her letter of 2 March',
    tags: ['Λιμάνι'],
  });
  await api.services.db.insertInto('media').values(testDocumentRow()).execute();
  await screens.open('/admin/media');
  await expectOn(page.getByRole('button', { name: 'report.pdf' })).toBeVisible();
  await page.getByLabel('Tag', { exact: true }).selectOption('Λιμάνι (1)');
  await expectOn(page.getByRole('button', { name: 'report.pdf' })).toHaveCount(0);
  await expectOn(page.getByRole('button', { name: 'harbour.webp' })).toBeVisible();
});

test('who saves second sees what the first has stored, field by field, and may leave it so', async () => {
  const { page } = screens;
  const id = await addPicture();
  await screens.open(`/admin/media?medium=${id}`);
  const dialog = page.getByRole('dialog');
  const author = dialog.getByLabel('Author (Greek)');
  await author.fill('Μαρία Παππά');
  await dialog.getByLabel('English', { exact: true }).fill('The\nquay');
  await expectOn(dialog.getByLabel('English', { exact: true })).toHaveValue('The quay');
  const body = { credit: { el: 'Νίκη', en: '' }, alt: { el: 'Το λιμάνι', en: 'The harbour' } };
  await api.call('PUT', `/media/${id}`, { as: 'editor', body });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expectOn(dialog.getByRole('alert').locator('p')).toHaveText([
    'Alternative text (Greek): Το λιμάνι',
    'Alternative text (English): The harbour',
    'Author (Greek): Νίκη',
  ]);
  await dialog.getByRole('button', { name: 'Keep theirs' }).click();
  await expectOn(dialog.getByRole('alert')).toHaveCount(0);
  await expectOn(author).toHaveValue('Νίκη');
  await expectOn(dialog.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  expect(await stored(id)).toMatchObject(body);
});

test('Undo of a replacement brings back the file before it, not the first of all', async () => {
  const { page } = screens;
  const id = await addPicture();
  await screens.open(`/admin/media?medium=${id}`);
  const dialog = page.getByRole('dialog');
  const replaceBy = async (name: string, background: string) => {
    const create = { width: 320, height: 240, channels: 3 as const, background };
    const buffer = await sharp({ create }).png().toBuffer();
    const file = { name: `${name}.png`, mimeType: 'image/png', buffer };
    await dialog.locator('input[type="file"]').setInputFiles(file);
    await expectOn.poll(async () => (await stored(id)).fileName).toBe(`${name}.webp`);
  };
  await replaceBy('quay', '#E8B23A');
  await expectOn(dialog.getByRole('button', { name: 'Bring back: harbour.webp' })).toBeVisible();
  // The clock of the test stands still.
  const replaced_at = '2026-03-01T00:00:00.000Z';
  await api.services.db.updateTable('earlier_files').set({ replaced_at }).execute();
  await replaceBy('tower', '#3A7D44');
  await expectOn(dialog.getByRole('button', { name: 'Bring back: quay.webp' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expectOn.poll(async () => (await stored(id)).fileName).toBe('quay.webp');
});

test('a file is replaced by one that the library has already, too', async () => {
  const { page } = screens;
  const create = { width: 320, height: 240, channels: 3 as const, background: '#3A7D44' };
  const buffer = await sharp({ create }).png().toBuffer();
  const files = page.locator('.drop-area input[type="file"]').first();
  await screens.open('/admin/media');
  await files.setInputFiles({ name: 'tower.png', mimeType: 'image/png', buffer });
  await expectOn(page.getByRole('button', { name: 'tower.webp' })).toBeVisible();
  const id = await addPicture();
  await screens.open(`/admin/media?medium=${id}`);
  const dialog = page.getByRole('dialog');
  const file = { name: 'again.png', mimeType: 'image/png', buffer };
  await dialog.locator('input[type="file"]').setInputFiles(file);
  await expectOn.poll(async () => (await stored(id)).fileName).toBe('again.webp');
});

test('a tag that is typed and not yet added is saved, by the button and by Ctrl+S', async () => {
  const { page } = screens;
  const id = await addPicture();
  await screens.open(`/admin/media?medium=${id}`);
  const dialog = page.getByRole('dialog');
  const tag = dialog.getByLabel('New tag');
  const tags = dialog.getByRole('list', { name: 'Tags' }).getByRole('listitem');
  await tag.fill('Λιμάνι');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expectOn(tags).toHaveText(['Λιμάνι']);
  await expectOn(tag).toHaveValue('');
  expect(await stored(id)).toMatchObject({ tags: ['Λιμάνι'] });
  // Written anew, it is the one that is there; what was typed before the last letter is no tag.
  await tag.fill('λιμανι');
  await expectOn(dialog.getByText('Not saved yet')).toHaveCount(0);
  await tag.fill('Αίγιο');
  await tag.press('Control+s');
  await expectOn(tags).toHaveText(['Λιμάνι', 'Αίγιο']);
  expect(await stored(id)).toMatchObject({ tags: ['Λιμάνι', 'Αίγιο'] });
  await tag.fill('Λάθος');
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expectOn(tag).toHaveValue('');
  expect(await stored(id)).toMatchObject({ tags: ['Λιμάνι', 'Αίγιο'] });
  await dialog.getByRole('button', { name: 'Remove tag: Λιμάνι' }).click();
  await expectOn(tags).toHaveText(['Αίγιο']);
  await expectOn(tag).toBeFocused();
});

test('Tab leads from a dialog to the button that undoes what was done in it, and back', async () => {
  const { page } = screens;
  const id = await addPicture();
  await screens.open(`/admin/media?medium=${id}`);
  await page.getByRole('button', { name: 'Crop', exact: true }).click();
  const crop = page.getByRole('dialog', { name: 'Crop the picture' });
  await crop.getByLabel('Shape').selectOption('1 : 1');
  await crop.getByRole('button', { name: 'Save the crop' }).click();
  await expectOn(crop).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expectOn(undo).toBeVisible();
  // The last control, which nothing is typed for.
  await page.getByRole('button', { name: 'Save', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expectOn(undo).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await expectOn(close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expectOn(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expectOn.poll(async () => (await stored(id)).crop).toBeNull();
});

test('on a computer that stands still for a moment, Escape leads back to the file that was opened', async () => {
  const { page } = screens;
  await addPicture();
  await screens.open('/admin/media');
  const tile = page.getByRole('main').getByRole('listitem').getByRole('button');
  await tile.click();
  await expectOn(page.getByRole('dialog')).toBeVisible();
  // The dialog's button to close it goes with it, and looks after the focus, too.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).focus();
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('[role="dialog"]')) return;
      watch.disconnect();
      const till = performance.now() + 200;
      while (performance.now() < till);
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press('Escape');
  await expectOn(page.getByRole('dialog')).toHaveCount(0);
  await expectOn(tile).toBeFocused();
});

test('the point that stays in sight is moved by keys; a crop is saved at once and taken back', async () => {
  const { page } = screens;
  const id = await addPicture();
  await screens.open(`/admin/media?medium=${id}`);
  const point = page.getByRole('slider', { name: 'Point that always stays in sight' });
  await point.press('ArrowRight');
  await expectOn(point).toHaveAttribute('aria-valuetext', '55% from the left, 50% from the top');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectOn.poll(async () => (await stored(id)).focus).toEqual({ x: 55, y: 50 });
  // A pointer that passes moves nothing; one that is pressed does.
  await point.hover({ position: { x: 5, y: 5 } });
  await point.hover({ position: { x: 10, y: 10 } });
  await expectOn(point).toHaveAttribute('aria-valuetext', /^55% from the left, 50%/);
  const box = await point.boundingBox();
  await point.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2 } });
  await expectOn(point).toHaveAttribute('aria-valuetext', /^25% from the left, 50%/);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Crop', exact: true }).click();
  const crop = page.getByRole('dialog', { name: 'Crop the picture' });
  await expectOn(crop.getByText('640 × 480 pixels stay')).toBeVisible();
  await crop.getByLabel('Shape').selectOption('1 : 1');
  await expectOn(crop.getByText('480 × 480 pixels stay')).toBeVisible();
  await crop.getByRole('button', { name: 'Save the crop' }).click();
  await expectOn
    .poll(async () => (await stored(id)).crop)
    .toEqual({ left: 125, top: 0, width: 750, height: 1000 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectOn.poll(async () => (await stored(id)).crop).toBeNull();
  expect((await stored(id)).focus).toEqual({ x: 55, y: 50 });
  // Where there was another crop before, that one comes back.
  const earlier = { left: 0, top: 0, width: 1000, height: 500 };
  const { version } = await stored(id);
  await api.call('PUT', `/media/${id}`, { as: 'admin', body: { crop: earlier, version } });
  await screens.open(`/admin/media?medium=${id}`);
  await page.getByRole('button', { name: 'Change the crop' }).click();
  await crop.getByLabel('Shape').selectOption('1 : 1');
  await crop.getByRole('button', { name: 'Save the crop' }).click();
  await expectOn
    .poll(async () => (await stored(id)).crop)
    .toMatchObject({ height: 1000, left: 125 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectOn.poll(async () => (await stored(id)).crop).toEqual(earlier);
  // A crop of the whole picture is none; its handles have names.
  await screens.open(`/admin/media?medium=${id}`);
  await page.getByRole('button', { name: 'Change the crop' }).click();
  for (const name of [/top left/i, /bottom right/i]) {
    await expectOn(crop.getByRole('button', { name })).toHaveCount(1);
  }
  await crop.getByRole('button', { name: 'The whole picture' }).click();
  await expectOn(crop.getByText('640 × 480 pixels stay')).toBeVisible();
  await crop.getByRole('button', { name: 'Save the crop' }).click();
  await expectOn.poll(async () => (await stored(id)).crop).toBeNull();
});

test('a second change begins from the first, though nothing comes back from the library in between', async () => {
  const { page } = screens;
  const id = await addPicture();
  await screens.open(`/admin/media?medium=${id}`);
  const point = page.getByRole('slider', { name: 'Point that always stays in sight' });
  await point.press('ArrowRight');
  const unanswered: Route[] = [];
  await page.route('**/api/media**', (route) =>
    route.request().method() === 'GET' ? void unanswered.push(route) : route.continue(),
  );
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expectOn(page.getByText('Details saved')).toBeVisible();
  await expectOn.poll(() => unanswered.length).toBeGreaterThan(0);
  await point.press('ArrowDown');
  await expectOn(point).toHaveAttribute('aria-valuetext', '55% from the left, 55% from the top');
  await save.click();
  await expectOn.poll(async () => (await stored(id)).focus).toEqual({ x: 55, y: 55 });
  await page.unrouteAll();
});

test('the whole address of a file is copied, and all who use it are named or announced', async () => {
  const { page } = screens;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await addPicture();
  const newsWith = async (title: string) => {
    const data = { ...newsData(title, '2026-03-01'), image: id };
    await api.call('POST', '/content/news', { as: 'admin', body: { data, publish: false } });
  };
  for (let at = 1; at <= 20; at++) await newsWith(`News ${at}`);
  await screens.open(`/admin/media?medium=${id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expectOn(dialog.getByText('Copied', { exact: true })).toBeVisible();
  const { url } = await stored(id);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `http://localhost:3000${url}`,
  );
  // Where the browser does not let it, that is said.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed.'));
  });
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expectOn(dialog.getByText('Copying was not allowed.')).toBeVisible();
  const uses = dialog.getByRole('listitem').filter({ hasText: /^News item: News/ });
  await expectOn(uses).toHaveCount(20);
  await expectOn(dialog.getByText('And in others.')).toHaveCount(0);
  await newsWith('News 21');
  await screens.open(`/admin/media?medium=${id}`);
  await expectOn(dialog.getByText('And in others.')).toBeVisible();
  await expectOn(uses).toHaveCount(20);
});

test('where reviewers publish, an editor sees which words of a public picture are theirs, and writes the others', async () => {
  api = await screens.begin('editor');
  const { page } = screens;
  const id = await addPicture();
  const data = { ...newsData('Harbour', '2026-03-01'), image: id };
  const made = await api.call('POST', '/content/news', { as: 'admin', body: { data } });
  const { id: entry } = (await made.json()) as { id: string };
  await api.call('PUT', '/reviewer-step', { as: 'admin', body: { isOn: true } });

  await screens.open(`/admin/media?medium=${id}`);
  const dialog = page.getByRole('dialog');
  await expectOn(dialog.getByText('What visitors see is changed by reviewers')).toBeVisible();
  for (const name of ['Replace the file', 'Crop']) {
    await expectOn(dialog.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await expectOn(dialog.getByRole('slider')).toHaveCount(0);
  for (const label of ['Greek', 'English', 'Author (Greek)']) {
    await expectOn(dialog.getByLabel(label, { exact: true })).not.toBeEditable();
  }
  await dialog.getByLabel('Note on the licence').fill('Her letter');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expectOn(page.getByText('Details saved')).toBeVisible();
  expect(await stored(id)).toMatchObject({ licenceNote: 'Her letter', isShown: true });

  // The grid says it beside the picture, and the texts of the others are written.
  const other = await addPicture('square', '#E8B23A');
  await screens.open('/admin/media/texts?show=all');
  const row = (name: string) => page.getByRole('listitem', { name });
  await expectOn(row('harbour.webp')).toContainText('its text is changed by reviewers');
  await expectOn(row('harbour.webp').getByLabel('Greek')).not.toBeEditable();
  await expectOn(row('square.webp').getByLabel('Greek')).toBeEditable();
  // Where it became public meanwhile, that is said, and what was written is let go of.
  const later = { ...newsData('Square', '2026-03-01'), image: other };
  await api.call('POST', '/content/news', { as: 'admin', body: { data: later } });
  await row('square.webp').getByLabel('Greek').fill('Πλατεία');
  await page.getByRole('button', { name: 'Save: square.webp' }).click();
  await expectOn(page.getByText('Ask one of them')).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes: square.webp' }).click();
  await expectOn(page.getByText('Ask one of them')).toHaveCount(0);
  await expectOn(row('square.webp').getByLabel('Greek')).toHaveValue('');

  await screens.open(`/admin/content/news/${entry}`);
  await expectOn(page.getByText('The site shows it already')).toBeVisible();
  await expectOn(page.getByLabel('Alternative text (Greek)')).not.toBeEditable();
});

test('whoever has uploaded half of what they may within a day is told how much', async () => {
  const { page } = screens;
  const { db } = api.services;
  const admin = db.selectFrom('user').select('id').where('role', '=', 'admin');
  const key = `upload:${(await admin.executeTakeFirstOrThrow()).id}`;
  const resets_at = TEST_NOW.getTime() + 3_600_000;
  await db
    .insertInto('rate_limits')
    .values({ key, count: 499 * 1024, resets_at })
    .execute();
  const said = page.getByText(/^You have uploaded/);
  await screens.open('/admin/media');
  await expectOn(page.getByText('The library is empty.')).toBeVisible();
  expect(await said.count()).toBe(0);
  await db
    .updateTable('rate_limits')
    .set({ count: 500 * 1024 })
    .execute();
  await screens.open('/admin/media');
  await expectOn(said).toHaveText(
    'You have uploaded 500 of the 1000 MB that you may within 24 hours.',
  );
});

test('the browser asks before a page is closed on which a file is still being sent', async () => {
  const { page } = screens;
  const isAsked = () =>
    page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  // The server does not answer.
  await page.route('**/api/uploads', () => {});
  await screens.open('/admin/media');
  const create = { width: 32, height: 32, channels: 3 as const, background: 'olive' };
  const buffer = await sharp({ create }).png().toBuffer();
  const file = { name: 'quay.png', mimeType: 'image/png', buffer };
  const files = page.locator('.drop-area input[type="file"]');
  await expectOn(files).toBeAttached();
  expect(await isAsked()).toBe(false);
  await files.setInputFiles(file);
  await expectOn.poll(isAsked).toBe(true);
  await page.getByRole('button', { name: 'Cancel: quay.png' }).click();
  await expectOn.poll(isAsked).toBe(false);
  await page.unroute('**/api/uploads');
});

test('what failed is tried again, all of it by one button', async () => {
  const { page } = screens;
  await page.route('**/api/uploads', (route) =>
    route.fulfill({ status: 429, json: { error: 'Too many at once.' } }),
  );
  await screens.open('/admin/media');
  const shades = ['olive', 'teal'] as const;
  const chosen = shades.map(async (background) => {
    const create = { width: 32, height: 32, channels: 3 as const, background };
    const buffer = await sharp({ create }).png().toBuffer();
    return { name: `${background}.png`, mimeType: 'image/png', buffer };
  });
  await page.locator('.drop-area input[type="file"]').setInputFiles(await Promise.all(chosen));
  await expectOn(page.getByText('0 of 2 uploaded · 2 failed')).toBeVisible();
  await page.unroute('**/api/uploads');
  await page.getByRole('button', { name: 'Try all again' }).click();
  await expectOn(page.getByText(/^[12] of 2 uploaded$/)).toBeVisible();
});

test('what is chosen in the library is shown from its first page on, whichever page was open', async () => {
  const { page } = screens;
  const rows = Array.from({ length: 120 }, (_, at) => {
    const id = `file-${at}`;
    return at % 2 === 0
      ? testDocumentRow({ id })
      : testDocumentRow({ id, kind: 'image', mime_type: 'image/png', file_name: `${id}.png` });
  });
  await api.services.db.insertInto('media').values(rows).execute();
  await screens.open('/admin/media?page=2');
  const current = page.locator('[aria-current="page"][aria-label^="Page"]');
  await expectOn(current).toHaveAccessibleName('Page 2');
  await page.getByLabel('Kind', { exact: true }).selectOption('Documents');
  await expectOn(page.getByRole('button', { name: 'Page 3' })).toHaveCount(0);
  await expectOn(current).toHaveAccessibleName('Page 1');
});

test('what is written about pictures in two tabs is kept, whichever of them writes last', async () => {
  const { page } = screens;
  await addPicture();
  const other = await addPicture('square', '#E8B23A');
  await screens.open('/admin/media/texts');
  const row = (name: string) => page.getByRole('listitem', { name });
  await row('harbour.webp').getByLabel('Greek').fill('Λιμάνι');
  // What another tab keeps that was open already.
  await page.evaluate((id) => {
    const key = Object.keys(localStorage).find((name) => /^draft:.*:media:/.test(name)) ?? '';
    const kept = JSON.parse(localStorage.getItem(key) ?? '');
    kept.values[id] = { version: 1, change: { alt: { el: 'Πλατεία', en: '' } } };
    localStorage.setItem(key, JSON.stringify(kept));
  }, other);
  await row('harbour.webp').getByLabel('English').fill('Harbour');
  await screens.show('/admin/media');
  await screens.show('/admin/media/texts');
  await expectOn(row('harbour.webp').getByLabel('English')).toHaveValue('Harbour');
  await expectOn(row('square.webp').getByLabel('Greek')).toHaveValue('Πλατεία');
});

test('what was written about a picture that was deleted meanwhile is shown, and can be let go of', async () => {
  const { page } = screens;
  const id = await addPicture();
  await screens.open('/admin/media/texts');
  await page.getByLabel('Greek').fill('Λιμάνι');
  await api.call('DELETE', `/media/${id}`, { as: 'editor' });
  await screens.show('/admin/media');
  await screens.show('/admin/media/texts');
  await page.getByRole('button', { name: 'Save 1 picture' }).click();
  const lost = page.getByRole('listitem').filter({ hasText: 'Λιμάνι' });
  await expectOn(lost).toContainText('There is no such file in the library.');
  await lost.getByRole('button', { name: 'Discard changes' }).click();
  await expectOn(page.getByRole('button', { name: 'Save 1 picture' })).toHaveCount(0);
});

test('what is written about a document is no picture to be saved', async () => {
  const { page } = screens;
  await addPicture();
  await api.services.db.insertInto('media').values(testDocumentRow()).execute();
  await screens.open('/admin/media?medium=report');
  await page.getByRole('dialog').getByLabel('Greek', { exact: true }).fill('Απόφαση');
  await screens.show('/admin/media/texts');
  const row = page.getByRole('listitem', { name: 'harbour.webp' });
  await expectOn(row.getByLabel('Greek')).toHaveValue('');
  expect(await page.getByRole('button', { name: /^Save \d/ }).count()).toBe(0);
  await row.getByLabel('Greek').fill('Λιμάνι');
  await page.getByRole('button', { name: 'Save 1 picture' }).click();
  await expectOn(page.getByText('1 picture saved')).toBeVisible();
  await screens.show('/admin/media?medium=report');
  const kept = page.getByRole('dialog').getByLabel('Greek', { exact: true });
  await expectOn(kept).toHaveValue('Απόφαση');
});

test('what the first has stored of licence, note, tags and focus is shown, too, before it is written over', async () => {
  const { page } = screens;
  const id = await addPicture();
  await screens.open(`/admin/media?medium=${id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Licence', { exact: true }).selectOption('CC BY 4.0');
  await dialog.getByLabel('Note on the licence').fill('Her letter of 2 March');
  await dialog.getByLabel('New tag').fill('Λιμάνι');
  await dialog.getByRole('slider').press('ArrowLeft');
  await dialog.getByLabel('Decorative: needs no text').check();
  const body = {
    alt: { el: 'Το λιμάνι', en: 'The harbour' },
    licence: 'own',
    licenceNote: 'By the press office',
    tags: ['Αίγιο', 'Ακτή'],
    focus: { x: 70, y: 50 },
  };
  const theirs = await api.call('PUT', `/media/${id}`, { as: 'editor', body });
  expect(theirs.status, await theirs.clone().text()).toBe(200);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expectOn(dialog.getByRole('alert').locator('p')).toHaveText([
    'Decorative: needs no text: No',
    'Licence: The municipality’s own',
    'Note on the licence: By the press office',
    'Tags: Αίγιο, Ακτή',
    'Point that always stays in sight: 70% from the left, 50% from the top',
  ]);
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expectOn(page.getByText('Details saved')).toBeVisible();
  expect(await stored(id)).toMatchObject({ tags: ['Λιμάνι'], licence: 'cc-by' });
});

test('what is written about a picture stays on the screen where the browser has no room, and it says so', async () => {
  const { page } = screens;
  const id = await addPicture();
  await screens.open(`/admin/media?medium=${id}`);
  const dialog = page.getByRole('dialog');
  const author = dialog.getByLabel('Author (Greek)');
  const note = dialog.getByLabel('Note on the licence');
  await author.fill('Μαρία');
  await expectOn(dialog.getByText('Unsaved changes, kept on this device')).toBeVisible();
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
    await note.fill('Her letter of 2 March');
    await author.fill('Μαρία Παππά');
    await expectOn(note).toHaveValue('Her letter of 2 March');
    await expectOn(dialog.getByText('The changes are kept nowhere')).toBeVisible();
  } finally {
    await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
  }
  await author.fill('Μαρία Παππά, Αίγιο');
  await expectOn(dialog.getByText('Unsaved changes, kept on this device')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).toContain('Her letter of 2 March');
  expect(kept).toContain('Μαρία Παππά, Αίγιο');
});

test('what was refused is not sent again before it is known whose the token is that another tab has stored', async () => {
  const { page } = screens;
  const id = await addPicture();
  await screens.open(`/admin/media?medium=${id}`);
  await page.getByLabel('Author (Greek)').fill('Μαρία Παππά');
  const asked = Promise.withResolvers<void>();
  const known = Promise.withResolvers<void>();
  const refuse = async (route: Route) => {
    await page.evaluate((token) => localStorage.setItem('token', token), api.tokens.editor);
    await route.fulfill({ status: 401, json: { message: 'You need to sign in.' } });
  };
  const hold = async (route: Route) => {
    asked.resolve();
    await known.promise;
    await route.continue();
  };
  await page.route('**/api/media', refuse, { times: 1 });
  await page.route('**/api/auth/verify', hold, { times: 1 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await asked.promise;
  expect(screens.sent()).toEqual([]);
  known.resolve();
  await expectOn(page.getByText('Somebody else has signed in meanwhile')).toBeVisible();
  expect(screens.sent()).toEqual([]);
});

test('what waits for a session to be there again is not sent under the name of somebody else', async () => {
  const { page } = screens;
  const id = await addPicture();
  const refuse = (route: Route) =>
    route.fulfill({ status: 401, json: { message: 'You need to sign in.' } });
  await page.route('**/api/media', refuse);
  await page.route('**/api/uploads', refuse);
  await screens.open(`/admin/media?medium=${id}`);
  await page.getByLabel('Author (Greek)').fill('Μαρία Παππά');
  const asked = page.waitForResponse('**/api/media');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await (await asked).finished();
  const create = { width: 32, height: 32, channels: 3 as const };
  const chosen = ['olive', 'teal', 'navy', 'plum'].map(async (background) => {
    const buffer = await sharp({ create: { ...create, background } })
      .png()
      .toBuffer();
    return { name: `${background}.png`, mimeType: 'image/png', buffer };
  });
  await page.getByLabel('Upload files').setInputFiles(await Promise.all(chosen));
  await expectOn(page.getByText(/as soon as you sign in again/)).toHaveCount(3);
  await page.unroute('**/api/media');
  await page.unroute('**/api/uploads');
  await page.evaluate((token) => {
    localStorage.setItem('token', token);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  }, api.tokens.editor);
  await expectOn(page.locator('.admin-person-role')).toHaveText('Editor');
  const said = page.getByText('Somebody else has signed in meanwhile', { exact: false });
  await expectOn(said).toHaveCount(5);
  expect(await stored(id)).toMatchObject({ credit: { el: '', en: '' }, version: 1 });
  const { media } = (await (await api.call('GET', '/media', { as: 'admin' })).json()) as {
    media: unknown[];
  };
  expect(media).toHaveLength(1);
});
