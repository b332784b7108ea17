import { expect as expectInBrowser, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestApi } from '../../../harness/api.ts';
import { openStaffScreens, type StaffScreens } from '../../../harness/browser/staff-screens.ts';
import { newsData } from '../../../harness/content/entry-data.ts';
import { testDocumentRow, testFactsRow } from '../../../harness/content/medium-row.ts';

/** What the library says and does in states that are seldom seen: after a refusal, beside colleagues, while it loads. */

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

/** A row of the library without its file. */
async function addRow(id: string, part: Parameters<typeof testDocumentRow>[0] = {}) {
  await api.services.db
    .insertInto('media')
    .values(testDocumentRow({ id, ...part }))
    .execute();
  return id;
}
const addPicture = (id: string, part: Parameters<typeof testDocumentRow>[0] = {}) =>
  addRow(id, {
    kind: 'image',
    mime_type: 'image/png',
    width: 64,
    height: 48,
    file_name: `${id}.png`,
    ...part,
  });

/** A picture with its file. */
async function uploadPicture(name: string, background: string): Promise<string> {
  const create = { width: 64, height: 48, channels: 3 as const, background };
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
  const body = new FormData();
  body.append('file', new File([bytes], `${name}.png`, { type: 'image/png' }));
  const response = await api.call('POST', '/media', { as: 'admin', body });
  return ((await response.json()) as { id: string }).id;
}

async function useIn(title: string, image: string): Promise<void> {
  const data = { ...newsData(title, '2026-03-01'), image };
  const body = { data, publish: false };
  const made = await api.call('POST', '/content/news', { as: 'admin', body });
  expect(made.ok, await made.clone().text()).toBe(true);
}

const stored = async (id: string) =>
  (await (await api.call('GET', `/media/${id}`, { as: 'admin' })).json()) as Record<
    string,
    unknown
  >;
const openFile = (id: string) => screens.open(`/admin/media?medium=${id}`);
const button = (name: string | RegExp, within: Locator | StaffScreens['page'] = screens.page) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (name = 'File details') => screens.page.getByRole('dialog', { name });
const said = (words: string | RegExp) =>
  expectOn(
    screens.page.locator('.announcements p').filter({ hasText: words }).first(),
  ).toBeVisible();

const REFUSAL = 'A colleague was faster.';
const refuse = (address: string | RegExp, method: string, more: object = {}) =>
  screens.page.route(address, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 409, json: { message: REFUSAL, ...more } })
      : route.fallback(),
  );

describe('the deletion of a file', () => {
  test('that a colleague has begun to use is refused in its question, and the file says where it is used', async () => {
    const id = await addPicture('wanted');
    await openFile(id);
    await expectOn(dialog()).toContainText('Not used anywhere.');
    await button('Delete', dialog()).click();
    const question = dialog('Delete file');
    await expectOn(question).toContainText('‘wanted.png’');
    await useIn('Πλατεία', id);
    await button('Delete', question).click();
    await expectOn(question.getByRole('alert')).toBeVisible();
    await button('Cancel', question).click();
    await expectOn(dialog().getByRole('link', { name: 'Πλατεία' })).toBeVisible();
    await expectOn(dialog()).toContainText('While it is in use it cannot be deleted.');
    await expectOn(button('Delete', dialog())).toHaveCount(0);
  });

  test('takes what was written about it along, and is undone; the next question has nothing of a refusal', async () => {
    const { page } = screens;
    const id = await addPicture('unwanted');
    await openFile(id);
    await dialog().getByLabel('Author (Greek)').fill('Μαρία');
    await refuse(`**/api/media/${id}`, 'DELETE');
    await button('Delete', dialog()).click();
    const question = dialog('Delete file');
    await button('Delete', question).click();
    await expectOn(question.getByRole('alert')).toHaveText(REFUSAL);
    await button('Cancel', question).click();
    await page.unrouteAll();
    await button('Delete', dialog()).click();
    expect(await question.getByRole('alert').count()).toBe(0);
    await button('Delete', question).click();
    await said('The file is in the bin');
    await expectOn(dialog()).toHaveCount(0);
    await expectOn(button(/^unwanted\.png/)).toHaveCount(0);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).not.toContain('Μαρία');
    await button('Undo').click();
    await said('The file is back');
    await expectOn(button(/^unwanted\.png/)).toBeVisible();
  });
});

describe('a file of which not all has come', () => {
  test('is shown as far as it is known, and asked for again', async () => {
    const { page } = screens;
    const id = await addPicture('halfway');
    await page.route(`**/api/media/${id}`, (route) =>
      route.fulfill({ status: 403, json: { message: REFUSAL } }),
    );
    await openFile(id);
    const problem = dialog().getByRole('alert');
    await expectOn(problem).toContainText('Its uses could not be loaded.');
    await expectOn(problem).toContainText(REFUSAL);
    await expectOn(dialog().getByLabel('Author (Greek)')).toBeVisible();
    // Nobody deletes or replaces what may be in use.
    for (const name of ['Delete', 'Replace the file'])
      expect(await dialog().locator('button', { hasText: name }).count()).toBe(0);
    await page.unrouteAll();
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expectOn(dialog()).toContainText('Not used anywhere.');
    await expectOn(problem).toHaveCount(0);
  });

  test('and of which nothing is known says why', async () => {
    await openFile('nothing-of-that-name');
    await expectOn(dialog().getByRole('alert')).toContainText('There is no such file');
    expect(await dialog().getByLabel('Author (Greek)').count()).toBe(0);
  });

  test('says by whom it came and who changed it since, and that it is a sample', async () => {
    const id = await addPicture('facts', { is_sample: 1 });
    const fact = (name: string) => dialog().locator(`dt:text-is("${name}") + dd`);
    await openFile(id);
    await expectOn(fact('Added')).toHaveText('March 4, 2026 at 12:00, editor (Sample)');
    expect(await fact('Changed').count()).toBe(0);
    const body = { tags: ['Λιμάνι'] };
    expect((await api.call('PUT', `/media/${id}`, { as: 'admin', body })).status).toBe(200);
    await openFile(id);
    await expectOn(fact('Changed')).toHaveText('March 4, 2026 at 12:00, admin');
  });
});

describe('what is written about a file', () => {
  test('says at its field what is wrong with it, and beside the button where the line broke', async () => {
    const { page } = screens;
    const id = await addPicture('refused');
    await openFile(id);
    const save = button('Save', dialog());
    await expectOn(save).toBeDisabled();
    const note = dialog().getByLabel('Note on the licence');
    await dialog().getByLabel('Author (Greek)').fill('Μαρία');
    const fields = Object.fromEntries(
      ['alt.en', 'credit.el', 'licence', 'licenceNote', 'tags'].map((name) => [
        `media.0.${name}`,
        `Wrong: ${name}`,
      ]),
    );
    await page.route('**/api/media', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 400, json: { message: 'Please correct it.', fields } })
        : route.fallback(),
    );
    await dialog().getByLabel('Author (Greek)').press('Enter');
    const problem = dialog().getByRole('alert');
    await expectOn(problem).toContainText('Not saved.');
    await expectOn(problem).toContainText('Please correct it.');
    const wrong = dialog().locator('[aria-invalid=true]');
    await expectOn(wrong).toHaveCount(5);
    for (const [label, name] of [
      ['English', 'alt.en'],
      ['Author (Greek)', 'credit.el'],
      ['Licence', 'licence'],
      ['Note on the licence', 'licenceNote'],
      ['New tag', 'tags'],
    ] as const) {
      await expectOn(dialog().getByLabel(label, { exact: true })).toHaveAccessibleDescription(
        new RegExp(`Wrong: ${name}`),
      );
    }
    await page.unrouteAll();
    await page.route('**/api/media', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await note.fill('Her letter');
    await save.click();
    await expectOn(problem).toContainText('The server cannot be reached.');
    await expectOn(wrong).toHaveCount(0);
    await expectOn(note).toHaveValue('Her letter');
    await page.unrouteAll();
    await save.click();
    await said('Details saved');
    await expectOn(problem).toHaveCount(0);
    await expectOn(save).toBeDisabled();
    expect(await stored(id)).toMatchObject({ licenceNote: 'Her letter', credit: { el: 'Μαρία' } });
  });

  test('is discarded with what was wrong with it', async () => {
    const id = await addPicture('discarded');
    await openFile(id);
    await dialog().getByLabel('Author (English)').fill('Maria');
    await refuse('**/api/media', 'PUT', { fields: { 'media.0.credit.en': 'Too short.' } });
    await button('Save', dialog()).click();
    await expectOn(dialog().getByRole('alert')).toBeVisible();
    await button('Discard changes', dialog()).click();
    await expectOn(dialog().getByRole('alert')).toHaveCount(0);
    await expectOn(dialog().getByLabel('Author (English)')).toHaveValue('');
    await expectOn(dialog().locator('[aria-invalid=true]')).toHaveCount(0);
    await expectOn(button('Discard changes', dialog())).toHaveCount(0);
  });

  test('that a colleague has emptied meanwhile is said to be empty, in the language of the screens', async () => {
    const id = await addPicture('emptied', { alt_el: 'Το λιμάνι', alt_en: 'The harbour' });
    await openFile(id);
    await dialog().getByLabel('Greek', { exact: true }).fill('Η αποβάθρα');
    const body = { alt: { el: '', en: 'The harbour' } };
    await api.call('PUT', `/media/${id}`, { as: 'editor', body });
    await button('Save', dialog()).click();
    const theirs = dialog().getByRole('alert');
    await expectOn(theirs).toContainText(
      'editor changed the details on March 4, 2026 at 12:00 while you were writing.',
    );
    await expectOn(theirs.locator('p')).toHaveText(['Alternative text (Greek): (empty)']);
    await expectOn(theirs.locator('[lang=el]').filter({ hasText: '(empty)' })).toHaveCount(0);
    await button('Save mine', theirs).click();
    await said('Details saved');
    expect(await stored(id)).toMatchObject({ alt: { el: 'Η αποβάθρα', en: 'The harbour' } });
  });

  test('about tags is added by Enter, not while letters are composed, and read out; the library proposes its own', async () => {
    const { page } = screens;
    await addPicture('tagged-before', { tags: JSON.stringify(['Παραλία']) });
    const id = await addPicture('tagged');
    await openFile(id);
    const tag = dialog().getByLabel('New tag');
    const tags = dialog().getByRole('list', { name: 'Tags' }).getByRole('listitem');
    const add = button('Add', dialog());
    await expectOn(add).toBeDisabled();
    await tag.fill('   ');
    await expectOn(add).toBeDisabled();
    await tag.fill('Γιορτή');
    await tag.evaluate((box) => {
      const pressed = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true };
      box.dispatchEvent(new KeyboardEvent('keydown', pressed));
    });
    await expectOn(tag).toHaveValue('Γιορτή');
    await tag.press('Enter');
    await expectOn(tags).toHaveText(['Γιορτή']);
    await expectOn(tag).toHaveValue('');
    await expectOn(tag).toBeFocused();
    await expectOn(dialog().locator('.medium-part').getByRole('status').last()).toHaveText(
      'Γιορτή',
    );
    const proposed = tag.evaluate((box) =>
      [...((box as HTMLInputElement).list?.options ?? [])].map(({ value }) => value),
    );
    expect(await proposed).toContain('Παραλία');
    // As the library writes it, however it is typed.
    await tag.fill('ΠΑΡΑΛΙΑ');
    await button('Add', dialog()).click();
    await expectOn(tags).toHaveText(['Γιορτή', 'Παραλία']);
    await expectOn(tag).toBeFocused();
    expect(await page.evaluate(() => window.location.search)).toContain('medium=tagged');
    await button('Save', dialog()).click();
    await said('Details saved');
    expect(await stored(id)).toMatchObject({ tags: ['Γιορτή', 'Παραλία'] });
  });
});

describe('another file in the place of one', () => {
  test('that is not taken says why, and the earlier one that cannot come back, too', async () => {
    const { page } = screens;
    const id = await uploadPicture('quay', '#2A93C4');
    await openFile(id);
    const create = { width: 32, height: 32, channels: 3 as const, background: 'olive' };
    const buffer = await sharp({ create }).png().toBuffer();
    const files = dialog().locator('input[type="file"]');
    const file = { name: 'tower.png', mimeType: 'image/png', buffer };
    await refuse(`**/api/media/${id}/replace`, 'POST');
    await files.setInputFiles(file);
    await expectOn(dialog().locator('[data-state=failed]')).toContainText(REFUSAL);
    expect((await stored(id)).fileName).toBe('quay.webp');
    await page.unrouteAll();
    await files.setInputFiles(file);
    await said('The file is replaced');
    const earlier = dialog().locator('.medium-earlier').getByRole('listitem');
    await expectOn(earlier).toContainText(
      /^quay\.webp \([\d.]+ \w+\)Until March 4, 2026 at 12:00, admin\. Can be brought back until April 3, 2026\./,
    );
    const back = button('Bring back: quay.webp', dialog());
    await refuse(`**/api/media/${id}/bring-back`, 'POST');
    await back.click();
    await expectOn(dialog().getByRole('alert').filter({ hasText: REFUSAL })).toHaveCount(2);
    expect((await stored(id)).fileName).toBe('tower.webp');
    await page.unrouteAll();
    await back.click();
    await said('The earlier file is back');
    expect((await stored(id)).fileName).toBe('quay.webp');
  });

  test('a document whose reason is refused says so, and once more asks', async () => {
    const { db } = api.services;
    const id = await addRow('list', { file_name: 'list.pdf' });
    const content = {
      el: '<p><a href="/media/list.0123456789abcdef/list.pdf">Εδώ</a></p>',
      en: '',
    };
    const body = { data: { ...newsData('Πίνακες', '2026-03-01'), content } };
    await api.call('POST', '/content/news', { as: 'admin', body });
    const facts = { text: 'ΑΦΜ 123456783', personal_data: 'found' as const };
    await db.insertInto('document_facts').values(testFactsRow(id, facts)).execute();
    await openFile(id);
    const warning = dialog().getByRole('alert').first();
    await refuse(`**/api/media/${id}/reason`, 'POST');
    await button('Keep it, and say why', warning).click();
    await expectOn(warning.getByRole('alert')).toHaveText(REFUSAL);
    await expectOn(button('Keep it, and say why', warning)).toBeEnabled();
  });
});

describe('the crop of a picture', () => {
  test('says that the picture did not come, and that it was not saved; what was chosen stays', async () => {
    const { page } = screens;
    const id = await uploadPicture('tall', '#E8B23A');
    await openFile(id);
    await page.route(`**/api/media/${id}/whole`, (route) =>
      route.fulfill({ status: 403, json: { message: REFUSAL } }),
    );
    await button('Crop', dialog()).click();
    const crop = dialog('Crop the picture');
    await expectOn(crop.getByRole('alert')).toContainText(REFUSAL);
    expect(await crop.getByRole('button', { name: 'Save the crop' }).count()).toBe(0);
    await page.unrouteAll();
    await crop.getByRole('button', { name: 'Try again' }).click();
    await crop.getByLabel('Shape').selectOption('1 : 1');
    await expectOn(crop).toContainText('48 × 48 pixels stay');
    await refuse(`**/api/media/${id}`, 'PUT');
    await button('Save the crop', crop).click();
    await expectOn(crop.getByRole('alert')).toContainText('Not saved.');
    await expectOn(crop.getByRole('alert')).toContainText(REFUSAL);
    await expectOn(crop).toContainText('48 × 48 pixels stay');
    await page.unrouteAll();
    await button('Save the crop', crop).click();
    await said('The crop is saved');
    await expectOn(button('Change the crop', dialog())).toBeVisible();
    // Its undoing may be refused, too, and is there still.
    await refuse(`**/api/media/${id}`, 'PUT');
    await button('Undo').click();
    await said(REFUSAL);
    await page.unrouteAll();
    await button('Undo').click();
    await said('The earlier crop is back');
    expect((await stored(id)).crop).toBeNull();
    // The next one begins from there.
    await button('Crop', dialog()).click();
    await crop.getByLabel('Shape').selectOption('1 : 1');
    await button('Save the crop', crop).click();
    await said('The crop is saved');
    await expectOn(crop).toHaveCount(0);
  });
});

test('a crop that met what a colleague has stored is saved once somebody has read so', async () => {
  const id = await uploadPicture('both', '#7A4DC4');
  await openFile(id);
  await button('Crop', dialog()).click();
  const crop = dialog('Crop the picture');
  await crop.getByLabel('Shape').selectOption('1 : 1');
  const body = { tags: ['Λιμάνι'] };
  expect((await api.call('PUT', `/media/${id}`, { as: 'editor', body })).status).toBe(200);
  await button('Save the crop', crop).click();
  await expectOn(crop.getByRole('alert')).toContainText('Not saved.');
  await screens.page.evaluate(() => window.settle());
  await button('Save the crop', crop).click();
  await said('The crop is saved');
  expect(await stored(id)).toMatchObject({ tags: ['Λιμάνι'], crop: { height: 1000, left: 125 } });
});

describe('the texts of many pictures', () => {
  const row = (name: string) => screens.page.getByRole('listitem', { name, exact: true });

  test('are saved as far as they can be; of the others it is said why, beside each', async () => {
    const { page } = screens;
    for (const id of ['grid-fine', 'grid-theirs', 'grid-mine', 'grid-wrong']) await addPicture(id);
    await screens.open('/admin/media/texts?show=all');
    for (const name of ['fine', 'theirs', 'mine', 'wrong'])
      await row(`grid-${name}.png`).getByLabel('Greek').fill(`Το ${name}`);
    for (const id of ['grid-theirs', 'grid-mine']) {
      const body = { alt: { el: 'Της σύνταξης', en: '' } };
      await api.call('PUT', `/media/${id}`, { as: 'editor', body });
    }
    await page.route('**/api/media', async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      const { media } = route.request().postDataJSON() as { media: { id: string }[] };
      const at = media.findIndex(({ id }) => id === 'grid-wrong');
      if (at < 0) return route.fallback();
      const fields = { [`media.${at}.alt.el`]: 'It says nothing.' };
      return route.fulfill({ status: 400, json: { message: 'Please correct it.', fields } });
    });
    await button('Save 4 pictures').click();
    await said('1 picture saved. 3 need your attention.');
    await expectOn(row('grid-fine.png')).toContainText('Saved');
    const wrong = row('grid-wrong.png');
    await expectOn(wrong.getByLabel('Greek')).toHaveAccessibleDescription(/It says nothing\./);
    await expectOn(wrong.getByRole('alert')).toHaveText('Please correct it.');
    await button('Discard changes: grid-wrong.png').click();
    await expectOn(wrong.getByRole('alert')).toHaveCount(0);
    await expectOn(wrong.getByLabel('Greek')).toHaveValue('');
    await button('Keep theirs', row('grid-theirs.png')).click();
    await expectOn(row('grid-theirs.png').getByLabel('Greek')).toHaveValue('Της σύνταξης');
    await button('Save mine', row('grid-mine.png')).click();
    await said('1 picture saved');
    await expectOn(row('grid-mine.png')).toContainText('Saved');
    await expectOn(row('grid-mine.png').getByLabel('Greek')).toBeFocused();
    await expectOn(page.locator('.alt-grid-bar')).toHaveCount(0);
    expect(await stored('grid-mine')).toMatchObject({ alt: { el: 'Το mine' } });
    expect(await stored('grid-theirs')).toMatchObject({ alt: { el: 'Της σύνταξης' } });
  });

  test('say where none was saved because the line broke, and where a colleague was faster on another page', async () => {
    const { page } = screens;
    const id = await addPicture('grid-unseen');
    await screens.open('/admin/media/texts?show=all');
    await row('grid-unseen.png').getByLabel('Greek').fill('Κάπου αλλού');
    await page.route('**/api/media', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await button('Save 1 picture').click();
    const bar = page.locator('.alt-grid-bar');
    await expectOn(bar.getByRole('alert')).toContainText('The server cannot be reached.');
    await page.unrouteAll();
    const body = { alt: { el: 'Της σύνταξης', en: 'By the editor' } };
    await api.call('PUT', `/media/${id}`, { as: 'editor', body });
    // It has both texts by now, and is not among those that lack one.
    await page.getByLabel('Show', { exact: true }).selectOption('missing');
    await expectOn(row('grid-unseen.png')).toHaveCount(0);
    await button('Save 1 picture').click();
    const unseen = bar.getByRole('listitem');
    await expectOn(unseen).toContainText('Κάπου αλλού');
    await expectOn(unseen).toContainText('Somebody else has changed the details of this file');
    await expectOn(unseen.getByRole('link', { name: 'File details' })).toHaveAttribute(
      'href',
      `/admin/media?medium=${id}`,
    );
    await button('Discard changes', unseen).click();
    await expectOn(bar).toHaveCount(0);
  });
});

describe('the library', () => {
  test('counts what it found, marks what is unsaved, and shows words of the other language where there are no others', async () => {
    const { page } = screens;
    await addPicture('shelf-one', { alt_el: 'Ράφι ένα' });
    const id = await addPicture('shelf-two', { alt_el: 'Ράφι δύο', alt_en: 'Shelf two' });
    await screens.open(`/admin/media?search=shelf&medium=${id}`);
    await dialog().getByLabel('Author (Greek)').fill('Μαρία');
    await button('Close', dialog()).click();
    await expectOn(page).toHaveURL(/\/admin\/media\?search=shelf$/);
    await expectOn(page.getByText('2 files')).toBeVisible();
    await expectOn(button(/^Shelf two/)).toContainText('Unsaved changes');
    await expectOn(button(/^Ράφι ένα/)).toContainText('No alternative text');
    await expectOn(button(/^Ράφι ένα/)).not.toContainText('Unsaved changes');
    await expectOn(button(/^Shelf two/)).not.toContainText('No alternative text');
    // The details are a step of their own for the button that goes back.
    await button(/^Shelf two/).click();
    await expectOn(dialog().getByLabel('Author (Greek)')).toHaveValue('Μαρία');
    await page.goBack();
    await expectOn(dialog()).toHaveCount(0);
    await expectOn(page).toHaveURL(/\/admin\/media\?search=shelf$/);
    await page.getByRole('searchbox').fill('shelf two');
    await expectOn(page.getByText('1 file', { exact: true })).toBeVisible();
  });

  test('that does not come says so, and is asked for again', async () => {
    const { page } = screens;
    await page.route('**/api/media?*', (route) =>
      route.fulfill({ status: 403, json: { message: REFUSAL } }),
    );
    await screens.open('/admin/media?kind=document&search=nothing');
    const problem = page.getByRole('alert');
    await expectOn(problem).toContainText('The library could not be loaded.');
    await expectOn(problem).toContainText(REFUSAL);
    expect(await page.getByText('No file matches the search.').count()).toBe(0);
    await page.unrouteAll();
    await button('Try again', problem).click();
    await expectOn(page.getByText('No file matches the search.')).toBeVisible();
    await button('Clear filters').click();
    await expectOn(page).toHaveURL(/\/admin\/media$/);
    await expectOn(page.getByText(/^\d+ files$/)).toBeVisible();
  });

  test('describes a file that has just come, each by its own button', async () => {
    const { page } = screens;
    const create = { width: 32, height: 32, channels: 3 as const };
    const files = ['navy', 'plum'].map(async (background) => ({
      name: `${background}.png`,
      mimeType: 'image/png',
      buffer: await sharp({ create: { ...create, background } })
        .png()
        .toBuffer(),
    }));
    await screens.open('/admin/media');
    await page.getByLabel('Upload files').setInputFiles(await Promise.all(files));
    await expectOn(page.getByText('2 of 2 uploaded')).toBeVisible();
    await button('Describe: plum.png').click();
    await expectOn(dialog().locator('dt:text-is("File") + dd')).toHaveText('plum.webp');
    await button('Close', dialog()).click();
    await button('Hide').click();
    await expectOn(button('Describe: plum.png')).toHaveCount(0);
  });

  test('takes one file where there is room for one, however many are dropped', async () => {
    const id = await uploadPicture('single', '#3A7D44');
    await openFile(id);
    const area = dialog().locator('.drop-area');
    await expectOn(area).toBeVisible();
    const begun: string[] = [];
    await screens.page.route('**/api/uploads', (route) => {
      begun.push(route.request().postDataJSON().fileName);
      return route.fulfill({ status: 413, json: { message: REFUSAL } });
    });
    const buffers = ['olive', 'teal'].map(async (background) => {
      const create = { width: 16, height: 16, channels: 3 as const, background };
      return (await sharp({ create }).png().toBuffer()).toString('base64');
    });
    await area.evaluate(
      (element, pictures) => {
        const dataTransfer = new DataTransfer();
        for (const [at, picture] of pictures.entries()) {
          const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
          dataTransfer.items.add(new File([bytes], `${at}.png`, { type: 'image/png' }));
        }
        const options = { dataTransfer, bubbles: true, cancelable: true };
        element.dispatchEvent(new DragEvent('dragover', options));
        element.dispatchEvent(new DragEvent('drop', options));
      },
      await Promise.all(buffers),
    );
    await expectOn(dialog().locator('[data-state=failed]')).toHaveCount(1);
    expect(begun).toEqual(['0.png']);
    await expectOn(area).not.toHaveAttribute('data-over');
  });
});
