import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { test } from '../harness/browser/unpainted.ts';
import { newsData } from '../harness/content/entry-data.ts';
import { makePdf } from '../harness/content/make-pdf.ts';
import { ADMIN } from '../harness/sites/site-under-test.ts';

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

test('the alternative texts of six pictures are written at once, while somebody else changes one and the session ends', async ({
  page,
}) => {
  const headers = { Authorization: `Bearer ${await getToken(page.request)}` };
  const ids: string[] = [];
  for (let at = 0; at < 6; at++) {
    const background = { r: 40 * at, g: 120, b: Date.now() % 250 };
    const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
    const file = { name: `walk-${at}.png`, mimeType: 'image/png', buffer };
    const added = await page.request.post('/api/media', { headers, multipart: { file } });
    ids.push(((await added.json()) as { id: string }).id);
  }
  await openSignedIn(page, '/admin/media');
  await page.getByRole('link', { name: 'Alternative texts' }).click();
  const row = (at: number) => page.getByRole('listitem', { name: `walk-${at}.webp` });
  for (let at = 0; at < 5; at++) {
    await row(at).getByLabel('Greek').fill(`Μονοπάτι ${at}`);
    await row(at).getByLabel('English').fill(`Path ${at}`);
  }
  await row(5).getByLabel('Decorative').check();

  // Somebody else is faster with the third, and the session ends before anything is saved.
  const alt = { el: 'Γέφυρα', en: 'Bridge' };
  // The line to the server was idle for so long that it may be closed at this moment.
  const theirs = await page.request.put(`/api/media/${ids[2]}`, {
    headers,
    data: { alt },
    maxRetries: 1,
  });
  expect(theirs.status()).toBe(200);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.request.post('/api/auth/logout', {
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  });
  await page.getByRole('button', { name: 'Save 6 pictures' }).click();
  const signIn = page.getByRole('dialog');
  await signIn.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('5 pictures saved. One needs your attention.')).toBeVisible();
  await expect(row(2).getByRole('alert')).toContainText('Γέφυρα');
  await row(2).getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('1 picture saved', { exact: true })).toBeVisible();
  // Its button has gone; by keys one goes on where the text is.
  await expect(row(2).getByLabel('Greek')).toBeFocused();

  const again = { Authorization: `Bearer ${await getToken(page.request)}` };
  const stored = await Promise.all(
    ids.map(async (id) => (await page.request.get(`/api/media/${id}`, { headers: again })).json()),
  );
  expect(stored.slice(0, 5).map((one) => one.alt.el)).toEqual(
    [0, 1, 2, 3, 4].map((at) => `Μονοπάτι ${at}`),
  );
  expect(stored[5]).toMatchObject({ isDecorative: true, alt: { el: '', en: '' } });
});
