import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { createStaffWithOwnPassword, getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { countClicks } from '../harness/browser/clicks.ts';
import { test } from '../harness/browser/unpainted.ts';
import { newsData } from '../harness/content/entry-data.ts';

const WORD = 'Μανταρινόφλουδα';

/** A draft in Greek and English, or one with changes to it. */
async function makeDraft(page: Page, name: string, data: object = {}): Promise<string> {
  const made = await page.request.post('/api/content/news', {
    headers: { Authorization: `Bearer ${await getToken(page.request)}` },
    data: { data: { ...newsData(`${WORD} ${name}`, '2026-03-04'), ...data }, publish: false },
  });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

test('of several entries chosen by keyboard those are published that can be; of the others it is said which and why', async ({
  page,
}) => {
  await makeDraft(page, 'ένα');
  const changed = await makeDraft(page, 'δύο');
  const personal = { el: '<p>ΑΦΜ 123456783</p>', en: '' };
  await makeDraft(page, 'τρία', { content: personal });
  await makeDraft(page, 'τέσσερα');
  await page.addInitScript(() => localStorage.setItem('admin-language', 'gr'));
  await openSignedIn(page, '/admin/content/news');
  await page.getByRole('searchbox').fill(WORD);
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(4);

  for (const name of ['ένα', 'δύο', 'τρία']) {
    await page.getByRole('checkbox', { name: `Επιλογή: ${WORD} ${name}` }).focus();
    await page.keyboard.press('Space');
  }
  await expect(page.getByText('Επιλέχθηκαν 3')).toBeVisible();
  // A colleague saves one of them meanwhile.
  const saved = await page.request.put(`/api/content/news/${changed}`, {
    headers: { Authorization: `Bearer ${await getToken(page.request)}` },
    data: { data: newsData(`${WORD} δύο και κάτι`, '2026-03-04'), publish: false },
  });
  expect(saved.status()).toBe(200);

  await page.getByRole('button', { name: 'Δημοσίευση', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Δημοσίευση' });
  await expect(dialog).toContainText('Θέλετε σίγουρα να δημοσιεύσετε 3 εγγραφές;');
  await dialog.getByRole('button', { name: 'Δημοσίευση' }).focus();
  await page.keyboard.press('Enter');

  const outcome = page.getByRole('alert').filter({ hasText: '2 εγγραφές δεν δημοσιεύτηκαν' });
  const reasons = outcome.getByRole('listitem');
  await expect(reasons.filter({ hasText: `${WORD} δύο` })).toContainText(
    'Κάποιος άλλος αποθήκευσε αυτή την εγγραφή στο μεταξύ.',
  );
  await expect(reasons.filter({ hasText: `${WORD} τρία` })).toContainText('Κείμενο (Ελληνικά)');
  await expect(rows.filter({ hasText: `${WORD} ένα` })).toContainText('Δημοσιευμένο');
  await expect(rows.filter({ hasText: `${WORD} δύο και κάτι` })).toContainText('Πρόχειρο');
  await expect(rows.filter({ hasText: `${WORD} τρία` })).toContainText('Πρόχειρο');
  await expect(rows.filter({ hasText: `${WORD} τέσσερα` })).toContainText('Πρόχειρο');
  // What was refused stays chosen: another try takes what the list shows now.
  await expect(page.getByText('Επιλέχθηκαν 2')).toBeVisible();
});

test('slides are put in order by dragging and by keys, and the order is stored', async ({
  page,
}) => {
  const token = await getToken(page.request);
  const headers = { Authorization: `Bearer ${token}` };
  const list = async () => {
    const answer = await page.request.get('/api/content/slide?limit=200', { headers });
    return ((await answer.json()) as { entries: { id: string; title: { en: string } }[] }).entries;
  };
  const before = await list();
  const clicks = await countClicks(page);
  await openSignedIn(page, '/admin/content/slide');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(before.length);
  const titles = before.map(({ title }) => title.en);
  const [first = '', second = '', third = ''] = titles;
  const grip = rows.nth(0).locator('.entries-grip');
  // Onto the lower half of the third row.
  const box = await rows.nth(2).boundingBox();
  await grip.dragTo(rows.nth(2), { targetPosition: { x: 60, y: (box?.height ?? 0) - 4 } });
  await expect(rows.nth(2)).toContainText(first);
  await expect(rows.nth(0)).toContainText(second);
  expect(await clicks()).toBe(1);

  const button = page.getByRole('button', { name: `Move up: ${first}` });
  await button.focus();
  await page.keyboard.press('ArrowUp');
  await expect(rows.nth(1)).toContainText(first);
  await expect(page.getByText(`${first}: place 2 of ${before.length}`)).toBeAttached();
  await expect(button).toBeFocused();
  await page.keyboard.press('Home');
  await expect(rows.nth(0)).toContainText(first);
  await expect(rows.nth(2)).toContainText(third);
  expect((await list()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

test('a list is narrowed to what one colleague changed last, and its address keeps that', async ({
  page,
}) => {
  const colleague = {
    email: `list-${randomUUID().slice(0, 8)}@example.org`,
    password: 'plane-tree-shade',
    name: 'Θεοδώρα Καταλόγου',
  };
  await createStaffWithOwnPassword(page.request, colleague);
  const made = await page.request.post('/api/content/news', {
    headers: { Authorization: `Bearer ${await getToken(page.request, colleague)}` },
    data: { data: newsData('Της Θεοδώρας', '2026-03-04'), publish: false },
  });
  expect(made.status()).toBe(201);
  const clicks = await countClicks(page);
  await page.addInitScript(() => localStorage.setItem('admin-language', 'gr'));
  await openSignedIn(page, '/admin/content/news');
  const by = page.getByLabel('Τελευταία αλλαγή από');
  const option = by.locator(`option[value="${colleague.email}"]`);
  await expect(option).toContainText(colleague.name);
  await by.selectOption(colleague.email);
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Της Θεοδώρας');
  expect(await clicks()).toBe(1);
  await page.reload();
  await expect(by).toHaveValue(colleague.email);
  await expect(rows).toHaveCount(1);
});
