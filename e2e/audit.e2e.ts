import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { EDITOR, ensureEditor, getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { countClicks } from '../harness/browser/clicks.ts';
import { test } from '../harness/browser/unpainted.ts';

test('the audit log is narrowed to one entry from its history, and exported as it is narrowed', async ({
  page,
  request,
}) => {
  const headers = { Authorization: `Bearer ${await getToken(request)}` };
  const title = { el: 'Ποιος το άλλαξε', en: 'Who changed it' };
  const made = await request.post('/api/pages', {
    headers,
    data: { title, content: { el: '<p>Α</p>', en: '' }, slug: 'audit-journey', images: [] },
  });
  const { id } = (await made.json()) as { id: string };
  await ensureEditor(request);
  const changed = await request.put(`/api/content/page/${id}`, {
    headers: { Authorization: `Bearer ${await getToken(request, EDITOR)}` },
    data: { slug: 'audit-journey', data: { ...(await dataOf()), title }, publish: false },
  });
  expect(changed.status()).toBe(200);
  async function dataOf() {
    const entry = await request.get(`/api/content/page/${id}`, { headers });
    return ((await entry.json()) as { data: object }).data;
  }

  const clicks = await countClicks(page);
  await openSignedIn(page, `/admin/pages/edit/${id}/history`);
  await expect(page.getByRole('navigation', { name: 'Versions' })).toContainText('Σύνταξη');
  await page.getByRole('link', { name: 'Everything done to it' }).click();
  const rows = page.getByRole('row').filter({ hasText: title.el });
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('Σύνταξη');
  await expect(rows.nth(1)).toContainText('Administrator');
  await expect(page.getByRole('row')).toHaveCount(3);
  expect(await clicks()).toBe(1);
  await page.getByLabel('Action', { exact: true }).selectOption('Created');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(
    new RegExp(`subject=${id}&action=created|action=created&subject=${id}`),
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const csv = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(csv).toHaveLength(2);
  expect(csv[1]).toContain(`created,page,${id},${title.el},,1`);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/admin/audit');
  // Other journeys may have written something after it.
  await expect(page.getByRole('row').filter({ hasText: 'Exported' }).first()).toBeVisible();

  // From the log itself, too: what is in the bin has no history any more.
  await request.delete(`/api/content/page/${id}`, { headers });
  await page.reload();
  await rows
    .first()
    .getByRole('link', { name: `Everything done to it: ${title.el}` })
    .click();
  await expect(page).toHaveURL(`/admin/audit?subject=${id}`);
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(rows).toHaveCount(3);
});
