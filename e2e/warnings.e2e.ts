import { type Browser, expect, type Page } from '@playwright/test';
import { countClicks } from '../harness/browser/clicks.ts';
import { showScreen } from '../harness/browser/open-document.ts';
import { test } from '../harness/browser/unpainted.ts';
import { BENCH_ADMIN, type BenchSite, startBenchSite } from '../harness/sites/site.ts';

/** Warnings, as residents and staff meet them: on a site of their own, since they stand over every page. */

// One site for all: workers that shared the tests would start one each.
test.describe.configure({ mode: 'default' });

let site: BenchSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  // Its clock moves on when a test says so.
  const preload = new URL('../harness/sites/movable-clock.mjs', import.meta.url).href;
  site = await startBenchSite({ env: { SEED: 'none', CHEAP_PASSWORDS: 'for-tests' }, preload });
});
test.afterAll(() => site.stop());

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'el-GR' };
test.use(PHONE);

/** The phone of staff who go from screen to screen, and the clicks on it. */
let phone: { page: Page; clicks: () => Promise<number> } | undefined;

async function showOnPhone(browser: Browser, path: string) {
  if (phone) {
    await showScreen(phone.page, path);
    return phone;
  }
  const page = await browser.newPage(PHONE);
  phone = { page, clicks: await countClicks(page) };
  await openAdmin(page, path);
  return phone;
}

async function openAdmin(page: Page, path: string): Promise<void> {
  const answer = await page.request.post(`${site.url}/api/auth/login`, { data: BENCH_ADMIN });
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto(site.url + path);
}

test('on a phone a warning is published in two taps and ended in one, over pages that were held', async ({
  page: visitor,
  browser,
  request,
}) => {
  test.slow();
  const warned = async (path: string) =>
    (await (await request.get(site.url + path)).text()).includes('alert-banner');
  for (const path of ['/', '/news?lang=en', '/no-such-page'])
    expect(await warned(path)).toBe(false);

  const { page, clicks } = await showOnPhone(browser, '/admin/dashboard');
  await page.getByRole('link', { name: 'Πυρκαγιά', exact: true }).click();
  const publish = page.getByRole('button', { name: 'Δημοσίευση τώρα' });
  // Nothing has to be scrolled to, and it is said what the tap will do.
  await expect(publish).toBeInViewport();
  await expect(page.getByText('Θα φανεί αμέσως πάνω από κάθε σελίδα')).toBeInViewport();
  await publish.click();
  await expect(page.getByRole('button', { name: 'Λήξη τώρα' })).toBeVisible();
  expect(await clicks()).toBe(2);

  for (const path of ['/', '/news?lang=en', '/no-such-page']) expect(await warned(path)).toBe(true);
  await visitor.goto(`${site.url}/news?lang=en`);
  const banner = visitor.getByRole('region', { name: 'Warning of the municipality' });
  await expect(banner).toContainText('Emergency Fire in the area');
  await banner.getByRole('link', { name: 'More, and what to do' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Fire in the area');
  await expect(visitor.getByRole('main')).toContainText('Close doors and windows.');

  await page.getByRole('button', { name: 'Λήξη τώρα' }).click();
  await expect(page.getByRole('button', { name: 'Λήξη τώρα' })).toHaveCount(0);
  expect(await clicks()).toBe(3);
  for (const path of ['/', '/news?lang=en', '/no-such-page'])
    expect(await warned(path)).toBe(false);
  await visitor.goto(`${site.url}/alerts?lang=en`);
  await expect(visitor.getByRole('link', { name: 'Fire in the area' })).toBeVisible();
});

test('one switch makes the home page small and lets caches keep pages longer, and one brings it back', async ({
  browser,
  request,
}) => {
  const home = async (path = '/') => {
    const answer = await request.get(site.url + path);
    return { html: await answer.text(), keeping: answer.headers()['cache-control'] };
  };
  const usual = await home();
  expect(usual.keeping).toBe('public, no-cache');
  const { page } = await showOnPhone(browser, '/admin/warn');
  await page.getByRole('button', { name: 'Ενεργοποίηση' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Η αρχική σελίδα γίνεται αμέσως μικρή');
  await dialog.getByRole('button', { name: 'Ενεργοποίηση' }).click();
  await expect(page.getByText('Σε λειτουργία από')).toBeVisible();

  for (const path of ['/', '/?lang=en']) {
    const small = await home(path);
    expect(small.html).toContain('href="tel:112"');
    expect(small.html).toContain('href="/emergency.css"');
    expect(Buffer.byteLength(small.html)).toBeLessThan(12_000);
    expect(small.html).toContain(path === '/' ? 'href="/services"' : 'href="/services?lang=en"');
  }
  // Half a minute, or what is left until the clock may change what pages show.
  await expect.poll(async () => (await home()).keeping).toMatch(/s-maxage=\d+/);
  expect((await request.get(`${site.url}/services`)).status()).toBe(200);
  await showScreen(page, '/admin/dashboard');
  await expect(page.getByRole('link', { name: 'η αρχική σελίδα είναι η μικρή' })).toBeVisible();

  await showScreen(page, '/admin/warn');
  await page.getByRole('button', { name: 'Επαναφορά της αρχικής σελίδας' }).click();
  await dialog.getByRole('button', { name: 'Επαναφορά της αρχικής σελίδας' }).click();
  await expect(dialog).toBeHidden();
  const region = page.getByRole('region', { name: 'Λειτουργία έκτακτης ανάγκης' });
  await expect(region.getByRole('button', { name: 'Ενεργοποίηση' })).toBeVisible();
  const again = await home();
  expect(again.html).not.toContain('href="/emergency.css"');
  expect(again.keeping).toBe('public, no-cache');
});

test('a warning that was typed and not published is offered again, and is gone once it is published', async ({
  page,
}) => {
  const title = (of: Page) => of.getByLabel('Τίτλος στα ελληνικά');
  await openAdmin(page, '/admin/warn?kind=road');
  await expect(page.getByText('που δεν δημοσιεύτηκε')).toHaveCount(0);
  await title(page).fill('Κλειστή η γέφυρα του Σελινούντα');
  const isKept = page.waitForResponse(
    (answer) =>
      answer.url().includes('/api/kept-copies/') &&
      answer.request().postDataJSON().values?.isBilingual === false,
  );
  await page.getByLabel('Και στα αγγλικά').uncheck();
  await isKept;
  // As after a crash: nothing is asked of who leaves, and what the browser kept has not reached its disk.
  const again = await page.context().newPage();
  await page.close();
  await again.goto(`${site.url}/login`);
  await again.evaluate(() => localStorage.clear());

  await openAdmin(again, '/admin/warn');
  await expect(again.getByText('Έχετε κείμενο που δεν δημοσιεύτηκε')).toBeVisible();
  await again.getByRole('main').getByRole('link', { name: 'Κλειστός δρόμος' }).first().click();
  // Two taps are enough still for what the template says.
  await expect(title(again)).not.toHaveValue(/Σελινούντα/);
  await expect(again.getByText('Κλειστή η γέφυρα του Σελινούντα')).toBeVisible();
  await again.getByRole('button', { name: 'Συνέχεια με αυτό' }).click();
  await expect(title(again)).toHaveValue('Κλειστή η γέφυρα του Σελινούντα');
  await expect(again.getByLabel('Και στα αγγλικά')).not.toBeChecked();
  await again.getByRole('button', { name: 'Δημοσίευση τώρα' }).click();
  await expect(again.getByRole('button', { name: 'Λήξη τώρα' })).toBeVisible();
  await expect(again.getByText('που δεν δημοσιεύτηκε')).toHaveCount(0);
  await again.getByRole('button', { name: 'Λήξη τώρα' }).click();
  await expect(again.getByRole('button', { name: 'Λήξη τώρα' })).toHaveCount(0);
});

test('a warning whose end has passed promises nothing, and says why it is not published', async ({
  browser,
}) => {
  const { page } = await showOnPhone(browser, '/admin/warn?kind=fire');
  const promise = page.getByText('Θα φανεί αμέσως πάνω από κάθε σελίδα');
  await expect(promise).toBeInViewport();
  await page.getByLabel('Λήξη').fill('2020-01-01T10:00');
  // The field is far above whoever reads the English texts.
  await page.getByLabel('Τι να κάνουν, στα αγγλικά').scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page.getByRole('alert')).toHaveText('Η λήξη έχει ήδη περάσει. Δώστε μεταγενέστερη.');
  await expect(promise).toHaveCount(0);
});

// With the hours that pass here the sign-ins of the tests before end.
test('a warning that nobody ends leaves every page when its time is over', async ({
  page: visitor,
  browser,
  request,
}) => {
  const read = async (path: string) => (await request.get(site.url + path)).text();
  const { page } = await showOnPhone(browser, '/admin/dashboard');
  await page.getByRole('link', { name: 'Διακοπή νερού' }).click();
  await page.getByRole('button', { name: 'Δημοσίευση τώρα' }).click();
  await expect(page.getByRole('button', { name: 'Λήξη τώρα' })).toBeVisible();
  expect(await read('/news?lang=en')).toContain('alert-banner');
  const feed = await read('/feeds/alerts.atom');
  const [, message = ''] = /href="[^"]+(\/feeds\/cap\/[^"]+\.xml)"/.exec(feed) ?? [];
  const told = await read(message);

  // It is for six hours. With each look one more passes.
  let hours = 0;
  await expect
    .poll(async () => {
      process.kill(site.pid, 'SIGUSR2');
      hours++;
      return (await read('/news?lang=en')).includes('alert-banner');
    })
    .toBe(false);
  expect(hours).toBeGreaterThanOrEqual(6);

  for (const path of ['/', '/no-such-page']) expect(await read(path)).not.toContain('alert-banner');
  await visitor.goto(`${site.url}/alerts?lang=en`);
  await visitor.getByRole('link', { name: 'Water cut' }).click();
  await expect(visitor.getByRole('main')).toContainText('Ended');
  // What programs were told says until when it holds: it stays as it was.
  expect(await read(message)).toBe(told);
});

test('the emergency page opens without a connection once it was seen, in both languages', async ({
  page,
  context,
}) => {
  await page.goto(`${site.url}/emergency`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  // A sign says that there is more to read.
  const sign = (name: string) =>
    page
      .getByText(name, { exact: true })
      .evaluate((summary) => getComputedStyle(summary, '::after').content);
  expect(await sign('Σεισμός')).toContain('+');
  await page.getByText('Σεισμός').click();
  expect(await sign('Σεισμός')).toContain('–');
  await expect(page.getByText('γονατίστε κάτω από γερό τραπέζι')).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emergency');
  await expect(page.getByRole('link', { name: '166' })).toContainText('Ambulance');
  // It answers for this page alone: any other says that there is no connection.
  await expect(page.goto(`${site.url}/contact`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  const kept = await page.context().newPage();
  await context.setOffline(false);
  await kept.goto(`${site.url}/emergency`);
  const names = await kept.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
  expect(names.sort()).toEqual(['/emergency', '/emergency.css', '/emergency?lang=en']);
  expect(await context.cookies()).toEqual([]);
});
