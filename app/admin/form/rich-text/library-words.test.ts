import { expect as expectInBrowser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStaffScreens, type StaffScreens } from '../../../../harness/browser/staff-screens.ts';
import { newsData } from '../../../../harness/content/entry-data.ts';
import { testDocumentRow } from '../../../../harness/content/medium-row.ts';

/** A busy machine takes its time. */
const expectOn = expectInBrowser.configure({ timeout: 15_000 });

let screens: StaffScreens;
beforeAll(async () => {
  screens = await openStaffScreens();
});
afterAll(() => screens.close());

/** What stands below the pictures of a news item whose texts have the same pictures without words of their own. */
async function openPictures(...pictures: Parameters<typeof testDocumentRow>[0][]) {
  const api = await screens.begin();
  const rows = pictures.map((part) =>
    testDocumentRow({ kind: 'image', mime_type: 'image/png', width: 640, height: 480, ...part }),
  );
  await api.services.db.insertInto('media').values(rows).execute();
  const figures = rows.map(
    ({ id }) => `<figure><img src="/media/${id}.0123456789abcdef/640.webp" alt=""></figure>`,
  );
  const content = { el: figures.join(''), en: figures.join('') };
  const data = { ...newsData('Λιμάνι', '2026-03-01'), content };
  const response = await api.call('POST', '/content/news', {
    as: 'admin',
    body: { data, publish: true, languages: ['el', 'en'] },
  });
  expect(response.status, await response.clone().text()).toBe(201);
  const { id } = (await response.json()) as { id: string };
  await screens.open(`/admin/content/news/${id}`);
  return screens.page.locator('.rich-text-picture-note');
}

test('a picture without words of its own shows those of the library, in the language of the text', async () => {
  const notes = await openPictures({ id: 'harbour', alt_el: 'Το λιμάνι' }, { id: 'stairs' });
  await expectOn(notes).toHaveText([
    'Described by the library: Το λιμάνι',
    'Not described',
    'Not described',
    'Not described',
  ]);
});

test('a picture that the library calls decorative is not called undescribed', async () => {
  const notes = await openPictures({ id: 'line', is_decorative: 1 });
  await expectOn(notes).toHaveText(Array(2).fill('A decorative picture, says the library'));
});
