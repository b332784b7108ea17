import { expect, type Page, test } from '@playwright/test';
import { newsData } from '../harness/entry-data.ts';
import { makePdf } from '../harness/make-pdf.ts';
import { getToken, openSignedIn } from '../harness/staff.ts';

/** A document of the library, and a published news item whose text leads to it. */
async function publishWithDocument(page: Page) {
  const headers = { Authorization: `Bearer ${await getToken(page.request)}` };
  const buffer = makePdf({ note: `first ${Date.now()}` });
  const file = { name: 'timetable-2025.pdf', mimeType: 'application/pdf', buffer };
  const added = await page.request.post('/api/media', { headers, multipart: { file } });
  const { id, url } = (await added.json()) as { id: string; url: string };
  const data = {
    ...newsData('Δρομολόγια', '2026-03-01'),
    title: { el: 'Δρομολόγια', en: 'Timetables' },
    content: { el: `<p><a href="${url}">Πίνακας δρομολογίων</a></p>`, en: '' },
  };
  const published = await page.request.post('/api/content/news', { headers, data: { data } });
  expect(published.status(), await published.text()).toBe(201);
  const { slug } = (await published.json()) as { slug: string };
  return { id, url, address: `/news/${slug}` };
}

test('a PDF is replaced in place: the page and the old address give the new one, and it can be taken back', async ({
  page,
}) => {
  const { id, url, address } = await publishWithDocument(page);
  await openSignedIn(page, `/admin/media?medium=${id}`);
  const dialog = page.getByRole('dialog', { name: 'File details' });
  await expect(dialog.getByRole('link', { name: 'Timetables' })).toBeVisible();
  const buffer = makePdf({ note: `second ${Date.now()}` });
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'timetable-2026.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByText('The file is replaced', { exact: true })).toBeVisible();

  const whatIsThere = async (at: string) => (await page.request.get(at)).body();
  expect((await whatIsThere(url)).equals(buffer), 'the old address').toBe(true);
  const html = await (await page.request.get(address)).text();
  const shown = /href="(\/media\/[^"]+)"/.exec(html)?.[1] ?? '';
  expect(shown).toMatch(/timetable-2026\.pdf$/);
  expect((await whatIsThere(shown)).equals(buffer), 'the address on the page').toBe(true);

  await dialog.getByRole('button', { name: 'Bring back: timetable-2025.pdf' }).click();
  await expect(
    dialog.getByRole('button', { name: 'Bring back: timetable-2026.pdf' }),
  ).toBeVisible();
  expect(await (await page.request.get(address)).text()).toContain(url);
});
