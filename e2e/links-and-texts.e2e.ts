import { expect } from '@playwright/test';
import { test } from '../harness/browser/unpainted.ts';

/** Links and texts that the specification gives word for word (section 2). */

test('the home page leads on: View all, More attractions, all services, all events', async ({
  page,
}) => {
  await page.goto('/?lang=en');
  for (const [name, address] of [
    ['View all', '/news?lang=en'],
    ['More attractions', '/tourism?lang=en'],
    ['All services', '/services?lang=en'],
    ['All events', '/events?lang=en'],
  ] as const) {
    await expect(page.locator('main').getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      address,
    );
  }
});

test('the footer has its six links and the address', async ({ page }) => {
  await page.goto('/');
  const footer = page.locator('footer');
  for (const address of ['/municipality', '/services', '/news', '/contact', '/sitemap', '/map']) {
    await expect(footer.locator(`a[href="${address}"]`)).toBeVisible();
  }
  await expect(footer).toContainText('25100 Αίγιο');
  await expect(footer.locator('input[type="email"]')).toBeVisible();
});

test('the menu has the specified entries', async ({ page }) => {
  await page.goto('/');
  for (const address of [
    '/',
    '/municipality/history',
    '/municipality/administration',
    '/municipality/units',
    '/services/eservices',
    '/services/forms',
    '/services/payments',
    '/tourism',
    '/tourism/beaches',
    '/tourism/culture',
    '/tourism/accommodation',
    '/news',
    '/events',
    '/contact',
  ]) {
    await expect(page.locator(`header nav a[href="${address}"]`).first()).toBeAttached();
  }
});

test('the administration page: mayor, 33 members, meetings, three departments', async ({
  page,
}) => {
  await page.goto('/municipality/administration');
  const main = page.locator('main');
  await expect(main.locator('a[href^="mailto:mayor@"]')).toBeVisible();
  await expect(main).toContainText('33');
  await expect(main.locator('a[href="/council-meetings"]').first()).toBeVisible();
  await expect(main.locator('article a[href^="mailto:"]')).toHaveText([
    /^technical@/,
    /^social@/,
    /^finance@/,
  ]);
});

test('the transparency page has three further cards, none of which leads to #', async ({
  page,
}) => {
  await page.goto('/municipality/transparency');
  for (const address of [
    '/municipality/transparency/procedures',
    '/services/forms',
    '/municipality/transparency/consultation',
  ]) {
    await expect(page.locator(`main article a[href="${address}"]`)).toBeVisible();
  }
  await expect(page.locator('main a[href="#"]')).toHaveCount(0);
});

test('history has four sections, culture four blocks, accommodation three lodgings with stars', async ({
  page,
}) => {
  await page.goto('/municipality/history');
  for (const name of [
    'Αρχαιότητα',
    'Βυζάντιο και Φραγκοκρατία',
    'Νεότεροι χρόνοι',
    'Σύγχρονη εποχή',
  ]) {
    await expect(page.locator('main').getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await page.goto('/tourism/culture?lang=en');
  for (const name of [
    'Archaeology',
    'Festivals and customs',
    'Tradition and memory',
    'Tastes of our land',
  ]) {
    await expect(page.locator('main').getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await page.goto('/tourism/accommodation?lang=en');
  await expect(page.getByRole('img', { name: /^[1-5] stars$/ })).toHaveCount(3);
  expect(await page.locator('main a[href^="tel:"]').count()).toBeGreaterThanOrEqual(3);
});

test('tourism says how to get here, when to visit and what the campaign aims at', async ({
  page,
}) => {
  await page.goto('/tourism?lang=en');
  const main = page.locator('main');
  await expect(main.getByRole('heading', { name: 'Getting here' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'When to visit' })).toBeVisible();
  await expect(main).toContainText('30% more visitors within two years');
});

test('the buttons of the events page lead to the event and to the form', async ({ page }) => {
  await page.goto('/events');
  const more = page.locator('main').getByRole('link', { name: /^Περισσότερες Πληροφορίες/ });
  await expect(more.first()).toHaveAttribute('href', /^\/events\/[a-z0-9-]+$/);
  await page.getByRole('link', { name: 'Υποβολή Εκδήλωσης' }).click();
  await expect(page).toHaveURL('/events/submit');
});

test('the maps of the home page and of the contact page are 300 px high', async ({ page }) => {
  await page.route(/^https:\/\/www\.openstreetmap\.org/, (route) => route.abort());
  for (const address of ['/', '/contact']) {
    await page.goto(address);
    await page.getByRole('button', { name: /χάρτη/i }).first().click();
    await expect(page.locator('iframe')).toHaveAttribute('height', '300');
  }
});
