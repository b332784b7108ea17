import { expect } from '@playwright/test';
import { test } from '../harness/browser/unpainted.ts';

test('the language switch shows the same page in the other language, and it stays', async ({
  page,
}) => {
  await page.goto('/municipality/history');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/municipality/history?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'News' })
    .click();
  await expect(page).toHaveURL('/news?lang=en');
  await page.getByRole('link', { name: 'Ελληνικά' }).click();
  await expect(page).toHaveURL('/news');
});

test('the language switch keeps the filter', async ({ page }) => {
  await page.goto('/news?category=tenders');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/news?category=tenders&lang=en');
  await page.getByRole('link', { name: 'Ελληνικά' }).click();
  await expect(page).toHaveURL('/news?category=tenders');
});

test.describe('slider', () => {
  test('goes on by itself every five seconds, wraps, and stops at the button', async ({ page }) => {
    await page.clock.install({ time: '2026-03-04T10:00:00Z' });
    await page.goto('/');
    const slider = page.getByRole('region', { name: 'Εικόνες του τόπου' });
    const shown = slider.locator('[data-current]');
    await expect(slider).toHaveAttribute('data-alive', 'true');
    // From here on time passes only when the test lets it.
    await page.clock.pauseAt('2026-03-04T10:05:00Z');
    const number = async () => Number((await shown.getAttribute('id'))?.slice(-1));
    /** Lets time pass by tenths of a second until the slide changes; how long that took. */
    const waitForChange = async (most: number) => {
      const before = await number();
      let waited = 0;
      while ((await number()) === before && waited < most) {
        await page.clock.runFor(100);
        waited += 100;
      }
      return waited;
    };
    await waitForChange(6000);
    // Four times, so that it wraps: not before five seconds, and then at once.
    for (let times = 0; times < 4; times++) {
      const current = await number();
      await page.clock.runFor(4700);
      expect(await number()).toBe(current);
      expect(await waitForChange(600)).toBeLessThan(600);
      expect(await number()).toBe((current % 4) + 1);
    }
    await slider.getByRole('button', { name: 'Παύση εναλλαγής' }).click();
    const paused = await number();
    // Not so long that four slides would be back at this one.
    await page.clock.runFor(12_000);
    expect(await number()).toBe(paused);
  });

  test('has arrows that wrap at both ends, and dots', async ({ page }) => {
    await page.goto('/?lang=en');
    const slider = page.getByRole('region', { name: 'Pictures of the area' });
    const shown = slider.locator('[data-current]');
    await expect(slider).toHaveAttribute('data-alive', 'true');
    await slider.getByRole('button', { name: 'Previous slide' }).click();
    await expect(shown).toHaveAttribute('id', 'slide-4');
    await slider.getByRole('button', { name: 'Next slide' }).click();
    await expect(shown).toHaveAttribute('id', 'slide-1');
    await slider.getByRole('link', { name: /^3:/ }).click();
    await expect(shown).toHaveAttribute('id', 'slide-3');
  });

  test('is 70% of the screen high', async ({ page }) => {
    await page.goto('/');
    const slider = page.getByRole('region', { name: 'Εικόνες του τόπου' });
    for (const height of [1000, 1400]) {
      await page.setViewportSize({ width: 1440, height });
      await expect
        .poll(async () => (await slider.boundingBox())?.height)
        .toBeCloseTo(height * 0.7, -1);
    }
  });
});

test('news are filtered by category', async ({ page }) => {
  await page.goto('/news');
  const articles = page.locator('main article');
  await expect(articles).toHaveCount(6);
  await page.getByRole('link', { name: 'Διαγωνισμοί' }).first().click();
  await expect(page).toHaveURL(/category=tenders/);
  await expect(articles.first()).toBeVisible();
  const shown = await articles.count();
  expect(shown).toBeGreaterThanOrEqual(2);
  await expect(articles.filter({ hasText: 'Διαγωνισμοί' })).toHaveCount(shown);
});

test('the departments open one at a time, and the open one closes', async ({ page }) => {
  await page.goto('/municipality/departments?lang=en');
  const summaries = page.locator('main details[name] > summary');
  await expect(summaries).toHaveCount(6);
  const open = page.locator('main details[name][open]');
  await summaries.nth(0).click();
  await expect(open).toHaveCount(1);
  await summaries.nth(2).click();
  await expect(open).toHaveCount(1);
  await expect(open.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(open.locator('a[href^="tel:"]')).toBeVisible();
  await summaries.nth(2).click();
  await expect(open).toHaveCount(0);
});

test('documents are found without accents, by category and by date, and download', async ({
  page,
  request,
}) => {
  await page.goto('/municipality/transparency');
  await expect(page.getByRole('link', { name: /Λήψη|\.pdf/i }).first()).toBeVisible();
  await page
    .getByRole('searchbox')
    .or(page.locator('input[name="q"]'))
    .last()
    .fill('ΠΡΟΥΠΟΛΟΓΙΣΜΟΣ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  const link = page.locator('main a[href$=".pdf"]');
  await expect(link.first()).toBeVisible();
  const file = await request.get((await link.first().getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto('/municipality/transparency?q=zzzz');
  await expect(page.getByText('Δεν βρέθηκαν έγγραφα')).toBeVisible();
  await expect(
    page.getByText('Δεν υπάρχουν διαθέσιμα έγγραφα με τα επιλεγμένα κριτήρια.'),
  ).toBeVisible();
});

test('the map asks before it loads anything from elsewhere', async ({ page }) => {
  const foreign: string[] = [];
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => {
    foreign.push(route.request().url());
    return route.abort();
  });
  await page.goto('/contact');
  const show = page.getByRole('button', { name: /χάρτη/i }).first();
  await expect(show).toBeVisible();
  expect(foreign).toEqual([]);
  await show.press('Enter');
  await expect(page.locator('iframe')).toHaveAttribute('src', /openstreetmap\.org/);
  // The button is gone; who came with the keyboard goes on in what took its place.
  await expect(page.locator('iframe')).toBeFocused();
  await expect(page.locator('iframe')).toHaveAttribute('height', '300');
  await expect.poll(() => foreign.length).toBeGreaterThan(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menus, slides and filters are there', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page.locator('#slide-1')).toBeVisible();
    await page.getByRole('button', { name: 'Μενού' }).click();
    await page
      .getByRole('navigation', { name: 'Κύριο μενού' })
      .getByRole('link', { name: 'Εκδηλώσεις' })
      .click();
    await expect(page).toHaveURL('/events');
    await page.goto('/municipality/transparency');
    const rows = page.locator('main tbody tr');
    await expect(rows).toHaveCount(6);
    await page.getByLabel('Τίτλος, κατηγορία ή ΑΔΑ').fill('προϋπολογισμός');
    await page.getByLabel('Τίτλος, κατηγορία ή ΑΔΑ').press('Enter');
    await expect(rows).toHaveCount(1);
  });
});
