import { expect as expectOn } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';
import { newsData, pageData } from '../../harness/content/entry-data.ts';
import { fullLists } from '../../harness/content/full-lists.ts';

/** How the staff's lists stand on tablets and phones, in Greek, whose words are longer. */

/** As people paste it: an address where a title should stand. */
const LONG_WORD = 'www.aigialeia.example/anakoinoseis/2026/programma-kalokairiou';

let screens: StaffScreens;
beforeAll(async () => {
  screens = await openStaffScreens();
  const api = await screens.begin('admin', await fullLists());
  await api.call('POST', '/content/news', {
    as: 'admin',
    body: { data: newsData(LONG_WORD, '2026-03-05'), slug: 'long', publish: false },
  });
  await screens.open('/admin/bin');
});
afterAll(() => screens.close());

/** Where the parts of a bar of filters that are seen begin. */
const edgesOf = (bar: string) =>
  screens.page
    .locator(`${bar} > *`)
    .evaluateAll((parts) => [
      ...new Set(
        parts
          .filter((part) => part.checkVisibility())
          .map((part) => Math.round(part.getBoundingClientRect().left)),
      ),
    ]);

test.each([
  ['/admin/content/news', '.list-filters'],
  ['/admin/content/event', '.list-filters'],
  ['/admin/media', '.media-filters'],
])('on a tablet the filters of %s stand below each other in three columns', async (path, bar) => {
  await screens.show(path, 'gr');
  for (const width of [768, 1024, 1279]) {
    await screens.resize(width);
    expect(await edgesOf(bar), `${width} px`).toHaveLength(3);
  }
});

test.each([
  '/admin/content/news',
  '/admin/media',
  '/admin/drafts',
  '/admin/searches',
  '/admin/redirects',
])('the hint in the search of %s is not cut off on a small laptop', async (path) => {
  await screens.page.setViewportSize({ width: 1024, height: 800 });
  await screens.show(path, 'gr');
  const cut = await screens.page.locator('main input[placeholder]').evaluateAll((fields) => {
    const pen = document.createElement('canvas').getContext('2d');
    return (fields as HTMLInputElement[]).flatMap((field) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      if (pen) pen.font = font;
      const room =
        field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return (pen?.measureText(field.placeholder).width ?? 0) > room ? field.placeholder : [];
    });
  });
  expect(cut).toEqual([]);
});

test('the list of pages fits a small laptop, whatever is said of a page', async () => {
  const { api, page } = screens;
  const address = '/content/page';
  const data = { ...pageData('Προσβασιμότητα'), title: { el: 'Προσβασιμότητα', en: 'Access' } };
  const whole = { data, slug: 'municipality/transparency/accessibility', publish: true };
  const made = await api.call('POST', address, { as: 'admin', body: whole });
  const { id, version } = (await made.json()) as { id: string; version: number };
  const changed = { ...data, title: { ...data.title, el: 'Δήλωση προσβασιμότητας' } };
  await api.call('PUT', `${address}/${id}`, {
    as: 'admin',
    body: { data: changed, version, publish: true, languages: ['el', 'en'] },
  });
  await screens.show('/admin/pages?sort=default', 'gr');
  const row = page.getByRole('row').filter({ hasText: 'Δήλωση' });
  for (const width of [768, 1024, 1280]) {
    await screens.resize(width);
    await expectOn(row).toContainText('Αγγλικά: έμειναν πίσω');
    const ends = await page
      .locator('.list-filters, .entries')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().right)));
    expect(ends, `${width} px`).toEqual([ends[0], ends[0]]);
    // What moves a page stands in one line, so that its row takes two.
    const tops = await row
      .locator('[data-move]')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops, `${width} px`).toEqual([tops[0], tops[0]]);
  }
});

test('on a small laptop kinds of warnings stand two beside each other, and what waits is seen at once', async () => {
  const { page } = screens;
  await page.setViewportSize({ width: 1024, height: 768 });
  await screens.show('/admin/dashboard', 'gr');
  const kinds = page.locator('.warn-links li');
  const [first, second] = await Promise.all([
    kinds.nth(0).boundingBox(),
    kinds.nth(1).boundingBox(),
  ]);
  expect(second?.y).toBe(first?.y);
  expect((await page.locator('#dashboard-waits').boundingBox())?.y).toBeLessThan(560);
});

test('on a phone two days of the log’s filters stand beside each other', async () => {
  await screens.page.setViewportSize({ width: 390, height: 844 });
  await screens.show('/admin/audit', 'gr');
  const [from, until] = await Promise.all(
    ['Από', 'Έως'].map((label) => screens.page.getByLabel(label, { exact: true }).boundingBox()),
  );
  expect(until?.y).toBe(from?.y);
});

test('on a phone each record of the log has the whole width, and says all that its row of the table says', async () => {
  const { page } = screens;
  /** The words of each, however they stand. */
  const read = (records: string) =>
    page.locator(records).evaluateAll((all) =>
      all.map((one) => {
        const texts: string[] = [];
        const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
        return { texts: texts.sort(), width: one.clientWidth };
      }),
    );
  await page.setViewportSize({ width: 1024, height: 800 });
  await screens.show('/admin/audit', 'gr');
  const rows = await read('tbody tr');
  expect(rows.length).toBeGreaterThan(5);
  await screens.resize(390, 844);
  expect(await page.getByRole('table').count()).toBe(0);
  const records = await read('main ul.audit > li');
  expect(records.map(({ texts }) => texts)).toEqual(rows.map(({ texts }) => texts));
  for (const { width } of records) expect(width).toBeGreaterThan(340);
});

/** What reaches over the right edge of the screen. */
const findWider = () =>
  screens.page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    return [...document.querySelectorAll('main *')]
      .filter((part) => part.getBoundingClientRect().right > room)
      .map((part) => `${part.className}: ${part.textContent?.slice(0, 80)}`);
  });

test.each(['/admin/content/news', '/admin/dashboard', '/admin/drafts', '/admin/audit'])(
  'on the smallest phone a title that is one long word breaks in %s',
  async (path) => {
    await screens.page.setViewportSize({ width: 320, height: 640 });
    await screens.show(path, 'gr');
    expect(await screens.page.getByText(LONG_WORD).count()).toBeGreaterThan(0);
    expect(await findWider()).toEqual([]);
  },
);

test.each(['/admin/content/news?state=published', '/admin/content/event?state=published'])(
  'on the smallest phone the button that clears the filters of %s is whole',
  async (path) => {
    await screens.page.setViewportSize({ width: 320, height: 640 });
    await screens.show(path, 'gr');
    await screens.page.locator('.list-filter-clear').waitFor();
    expect(await findWider()).toEqual([]);
  },
);

test('two editors beside each other have their tools in one row each', async () => {
  await screens.show('/admin/content/news/new', 'gr');
  for (const width of [1280, 1366, 1440]) {
    await screens.resize(width);
    const tops = await screens.page
      .getByRole('toolbar')
      .evaluateAll((bars) =>
        bars.map(
          (bar) => new Set([...bar.children].map((part) => part.getBoundingClientRect().top)).size,
        ),
      );
    expect(tops, `${width} px`).toEqual([1, 1]);
  }
});

test('all buttons of a form’s bar stand in one row beside the menu', async () => {
  for (const path of ['/admin/content/event/new', '/admin/content/news/new', '/admin/pages/new']) {
    await screens.show(path, 'gr');
    for (const width of [1024, 1366, 1440, 1600]) {
      await screens.resize(width);
      const middles = await screens.page
        .locator('.entry-form-bar .mantine-Button-root')
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { top, bottom } = button.getBoundingClientRect();
            return Math.round((top + bottom) / 2);
          }),
        );
      expect(middles.length, path).toBeGreaterThan(3);
      expect(new Set(middles).size, `${path} at ${width} px`).toBe(1);
      // The last of them ends where the bar does.
      const [bar, last] = await Promise.all([
        screens.page.locator('.entry-form-bar').boundingBox(),
        screens.page.locator('.entry-form-bar .mantine-Button-root').last().boundingBox(),
      ]);
      const end = (box: typeof bar) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
      expect(end(last), `${path} at ${width} px`).toBe(end(bar));
    }
  }
});
