import { expect as expectInBrowser } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApi } from '../../../harness/api.ts';
import { openStaffScreens, type StaffScreens } from '../../../harness/browser/staff-screens.ts';
import { newsData } from '../../../harness/content/entry-data.ts';

/** The form of an issue of the newsletter, over the real API. */

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

async function addNews(title: string): Promise<string> {
  const body = { data: newsData(title, '2026-03-01'), publish: true, languages: ['el'] };
  const answer = await api.call('POST', '/content/news', { as: 'admin', body });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
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
