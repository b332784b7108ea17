import { expect, test } from '@playwright/test';

/** What the specification says is on a screen (section 2), beyond what the journeys meet. */

test('the home page shows three quick links, six units, six of nine services, three news, two events, four attractions', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('.slide')).toHaveCount(4);
  const cards = (heading: string) =>
    page.getByRole('region', { name: heading }).getByRole('article');
  await expect(cards('Γρήγοροι σύνδεσμοι')).toHaveCount(3);
  await expect(cards('Δημοτικές ενότητες')).toHaveCount(6);
  await expect(cards('Υπηρεσίες')).toHaveCount(6);
  await expect(cards('Νέα και ανακοινώσεις')).toHaveCount(3);
  await expect(cards('Προσεχείς εκδηλώσεις')).toHaveCount(2);
  await expect(cards('Αξίζει να δείτε')).toHaveCount(4);
  const contact = page.getByRole('region', { name: 'Επικοινωνία' });
  await expect(contact.getByText('25100').first()).toBeVisible();
  await expect(contact.getByText('08:00–15:00').first()).toBeVisible();
  await expect(contact.locator('textarea')).toHaveAttribute('rows', '5');
});

test('the services page has the nine cards, each with a page of its own', async ({
  page,
  request,
}) => {
  await page.goto('/services');
  for (const slug of [
    'certificates',
    'urban-planning',
    'social-welfare',
    'financial',
    'environment',
    'business',
    'transport',
    'education',
    'sports',
  ]) {
    await expect(page.locator(`main a[href="/services/${slug}"]`).first()).toBeVisible();
    expect((await request.get(`/services/${slug}`)).status()).toBe(200);
  }
});

test('the e-services page has four cards and five steps', async ({ page }) => {
  await page.goto('/services/eservices?lang=en');
  for (const slug of ['certificates', 'payments', 'social-welfare', 'urban-planning']) {
    await expect(page.locator(`main a[href="/services/${slug}?lang=en"]`).first()).toBeVisible();
  }
  await expect(
    page
      .locator('main ol')
      .filter({ hasText: /account/i })
      .locator('> li'),
  ).toHaveCount(5);
});

test('the council: twelve members in the table, thirty-three in all, sessions at 18:00 with minutes', async ({
  page,
  request,
}) => {
  await page.goto('/municipality/council');
  await expect(page.locator('main table tbody tr')).toHaveCount(12);
  await expect(page.locator('main')).toContainText('33');
  await expect(page.locator('main')).toContainText('18:00');
  const minutes = await page.locator('main a[href$=".pdf"]').first().getAttribute('href');
  expect((await request.get(minutes ?? '')).headers()['content-type']).toBe('application/pdf');
});

test('a unit shows its figures in the way of the language', async ({ page }) => {
  await page.goto('/municipality/units/aigio');
  await expect(page.locator('main')).toContainText('26.523');
  await expect(page.locator('main')).toContainText('151,1');
  await page.goto('/municipality/units/aigio?lang=en');
  await expect(page.locator('main')).toContainText('26,523');
  await expect(page.locator('main')).toContainText('151.1');
});

test('a beach shows coordinates to four decimals and what its icons mean', async ({ page }) => {
  await page.goto('/tourism/beaches?lang=en');
  await expect(page.locator('main')).toContainText(/38\.\d{4}/);
  await expect(page.locator('main')).toContainText(/sunbeds/i);
  await expect(page.locator('main')).toContainText(/lifeguard/i);
});

test('the departments page has a map 450 px high and three locations', async ({ page }) => {
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
  await page.goto('/municipality/departments');
  for (const name of ['Κεντρικό δημοτικό κτίριο', 'Πολιτιστικό Κέντρο', 'Γραφείο Τουρισμού']) {
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  }
  await expect(page.getByText('09:00–14:00')).toBeVisible();
  await page.getByRole('button', { name: /χάρτη/i }).first().click();
  await expect(page.locator('iframe')).toHaveAttribute('height', '450');
});

test('the contact page: two phones, Saturday and Sunday', async ({ page }) => {
  await page.goto('/contact');
  expect(await page.locator('main a[href^="tel:"]').count()).toBeGreaterThanOrEqual(2);
  await expect(page.locator('main')).toContainText('09:00–13:00');
  await expect(page.locator('main')).toContainText('Κλειστά');
});

test('dates are long, in the locale of the language', async ({ page }) => {
  // The titles of the sessions say their days, too.
  const times = page.locator('main time');
  await page.goto('/council-meetings');
  await expect(times.filter({ hasText: 'Κυριακή 15 Ιουνίου 2025' })).toHaveCount(1);
  await page.goto('/council-meetings?lang=en');
  await expect(times.filter({ hasText: 'Sunday, June 15, 2025' })).toHaveCount(1);
});

test('an empty list of documents offers to reset the filters', async ({ page }) => {
  await page.goto('/municipality/transparency?q=zzzz&category=budgets');
  await page.locator('main').getByRole('link', { name: /φίλτρ/i }).last().click();
  await expect(page).toHaveURL('/municipality/transparency');
});

test('an event can be taken into a calendar, and news followed', async ({ request }) => {
  const calendar = await request.get('/feeds/events.ics');
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  const feed = await request.get('/feeds/news.xml');
  expect(await feed.text()).toContain('<rss');
  const sitemap = await request.get('/sitemap.xml');
  expect(await sitemap.text()).toContain('hreflang="en"');
  expect((await request.get('/robots.txt')).status()).toBe(200);
});

test('search forgives missing accents and Latin letters', async ({ page }) => {
  for (const query of ['ΔΗΜΟΤΙΚΟ συμβουλιο', 'symvoulio']) {
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    await expect(page.locator('main')).toContainText(/Συμβούλιο|Συμβουλίου/);
  }
});

test("public pages carry one stylesheet, nothing of the admin's, and their own typeface", async ({
  page,
}) => {
  for (const address of ['/', '/tourism/beaches', '/services/certificates']) {
    await page.goto(address);
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(
      /^"?Commissioner/,
    );
  }
});

test('the menu of a section stands closed after the text on a phone, and open beside it on a large screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/municipality/history');
  const menu = page.getByRole('main').getByRole('navigation', { name: 'Ο Δήμος' });
  const here = menu.getByRole('link', { name: 'Ιστορία' });
  const text = page.getByRole('heading', { name: 'Αρχαιότητα' });
  await expect(here).toBeHidden();
  const [menuBox, textBox] = [await menu.boundingBox(), await text.boundingBox()];
  expect(menuBox?.y ?? 0).toBeGreaterThan(textBox?.y ?? 0);
  await menu.getByText('Σε αυτή την ενότητα').click();
  await expect(here).toBeVisible();
  await expect(here).toHaveAttribute('aria-current', 'page');

  await page.setViewportSize({ width: 1200, height: 900 });
  await page.reload();
  await expect(here).toBeVisible();
  await expect(menu.getByText('Σε αυτή την ενότητα')).toBeHidden();
});

test('a page whose address lies outside its section is marked in the main menu all the same', async ({
  page,
}) => {
  await page.goto('/council-meetings');
  const menu = page.getByRole('navigation', { name: 'Κύριο μενού' });
  await expect(menu.locator('[data-current]')).toHaveText('Ο Δήμος');
});

test('the services page shows no service twice', async ({ page }) => {
  await page.goto('/services');
  const links = await page
    .locator('main .card-link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(links.length);
});
