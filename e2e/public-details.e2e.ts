import { expect } from '@playwright/test';
import { test } from '../harness/browser/unpainted.ts';
import { findAll, findBrokenFacts, findBrokenWords } from './enlarged.ts';

/** Small promises of public screens that a review once found broken. */

for (const [path, title, section] of [
  ['/no-such-page', 'Η σελίδα δεν βρέθηκε – Δήμος Αιγιαλείας', 'Κύριες ενότητες'],
  ['/no-such-page?lang=en', 'Page not found – Municipality of Aigialeia', 'Main sections'],
] as const) {
  test(`${path} looks like the site, says whose it is and where to go on`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('body')).toHaveCSS('font-family', /Commissioner/);
    await expect(page.locator('.site-header')).toHaveCSS('position', 'sticky');
    const sections = page.getByRole('navigation', { name: section }).getByRole('link');
    await expect(sections).toHaveCount(6);
  });
}

test('the contact page says when the offices are open and when the telephone is answered', async ({
  page,
}) => {
  await page.goto('/contact');
  const hours = (name: string) =>
    page.locator('.contact-card').getByRole('heading', { name }).locator('..');
  await expect(hours('Γραφεία, ώρες κοινού')).toContainText(/Σάββατο–Κυριακή\s*Κλειστά/);
  await expect(hours('Τηλεφωνική εξυπηρέτηση')).toContainText(/Σάββατο\s*09:00–13:00/);
  await expect(hours('Τηλεφωνική εξυπηρέτηση')).toContainText(/Κυριακή\s*Κλειστά/);
});

test('a link of the newsletter without its token says so, and leads to a new one', async ({
  page,
}) => {
  for (const step of ['confirm', 'unsubscribe']) {
    await page.goto(`/newsletter/${step}?lang=en`);
    await expect(page.getByText('This link is incomplete')).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'Subscribe again' }).click();
    await expect(page).toHaveURL('/newsletter?lang=en');
  }
});

test('on a tablet pictures stand beside titles, maps beside lists, and a filter’s buttons beside each other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/municipality/council');
  const [title, picture] = await Promise.all([
    page.locator('.page-header h1').boundingBox(),
    page.locator('.page-header-picture img').boundingBox(),
  ]);
  expect(picture?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
  expect(picture?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));

  await page.goto('/tourism/accommodation');
  const lodgings = page.locator('.lodging-card');
  const [first, second, words] = await Promise.all([
    lodgings.nth(0).boundingBox(),
    lodgings.nth(1).boundingBox(),
    lodgings.nth(0).getByRole('heading').boundingBox(),
  ]);
  expect(second?.x).toBe(first?.x);
  expect(words?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0) / 3);

  for (const path of ['/tourism/beaches', '/events', '/services']) {
    await page.goto(path);
    await expect(page.locator('main .fold-tablet select').first(), path).toBeVisible();
    const buttons = page.locator('main .fold-tablet summary').filter({ visible: true });
    await expect(buttons, path).toHaveCount(0);
  }

  await page.goto('/');
  const units = page.getByRole('navigation', { name: /προς τις δημοτικές ενότητες/ });
  expect((await units.boundingBox())?.width).toBeLessThan(450);

  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/municipality/departments');
  const streets = await page.getByRole('navigation', { name: /Χάρτης των δρόμων/ }).boundingBox();
  const beside = await page
    .locator('main')
    .getByRole('link', { name: 'Ληξιαρχείο', exact: true })
    .boundingBox();
  expect(beside?.x).toBeGreaterThan((streets?.x ?? 0) + (streets?.width ?? 0));
  expect(beside?.y).toBeLessThan((streets?.y ?? 0) + (streets?.height ?? 0));

  await page.goto('/tourism/beaches');
  const beach = await page.locator('main article > div').first().boundingBox();
  expect(beach?.width).toBeGreaterThan(400);

  await page.goto('/tourism/accommodation?unit=aigeira');
  const acts = page.locator('.filter-actions');
  const [apply, clear] = await Promise.all([
    acts.getByRole('button').boundingBox(),
    acts.getByRole('link', { name: 'Καθαρισμός φίλτρων' }).boundingBox(),
  ]);
  expect(clear?.y).toBe(apply?.y);
});

test('on a phone places stand two beside each other, and no name covers its picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tourism');
  const boxOf = (selector: string) => page.locator(selector).first().boundingBox();
  const [picture, name] = await Promise.all([boxOf('.tile-picture'), boxOf('.tile-text')]);
  expect(name?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0) - 1);
  const places = page.locator('.compact-cards > li');
  const [second, third] = await Promise.all([
    places.nth(1).boundingBox(),
    places.nth(2).boundingBox(),
  ]);
  expect(third?.y).toBe(second?.y);
});

test('the contents of a long text stay beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 480 });
  await page.goto('/services/certificates');
  const contents = page.getByRole('navigation', { name: 'Σε αυτή τη σελίδα' });
  for (const part of ['Τι θα χρειαστείτε', 'Έντυπα']) {
    await page
      .getByRole('heading', { name: part, exact: true })
      .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    await expect(contents.getByRole('link').first()).toBeInViewport({ ratio: 0.9 });
  }
  // On a low screen the last of them is reached without leaving the part.
  await contents.getByRole('link').last().focus();
  await expect(contents.getByRole('link').last()).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('heading', { name: 'Έντυπα', exact: true })).toBeInViewport();
  const menu = page.getByRole('navigation', { name: 'Υπηρεσίες' }).last();
  const boxes = await Promise.all([contents.boundingBox(), menu.boundingBox()]);
  expect(boxes[1]?.y).toBeGreaterThan((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0));
});

test('the menu of a section stays beside the text where all of it has room', async ({ page }) => {
  // What a small laptop has left for a page.
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto('/municipality/transparency');
  const heading = page.getByRole('heading', { name: 'Έγγραφα', exact: true });
  await heading.evaluate((title) => title.scrollIntoView({ behavior: 'instant' }));
  const last = page.getByRole('navigation', { name: 'Ο Δήμος' }).last().getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 1366, height: 1000 });
  await expect(page.locator('main [class*="tall:sticky"]')).toHaveCSS('position', 'sticky');
});

test('the button below a map that stays beside a list is seen when it is reached', async ({
  page,
}) => {
  for (const path of ['/contact', '/municipality/departments']) {
    await page.setViewportSize({ width: 1366, height: 650 });
    await page.goto(path);
    const button = page.locator('main .button', { hasText: 'Εμφάνιση χάρτη' });
    await button.focus();
    await expect(button, path).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1366, height: 1000 });
    const besideList = page.locator('main section [class*="tall:sticky"]:has(.button)');
    await expect(besideList).toHaveCSS('position', 'sticky');
  }
});

test('on a phone what was chosen in a filter is read whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/tourism/beaches', '/tourism/accommodation']) {
    await page.goto(address);
    await page.locator('main .fold summary').first().click();
    const fields = page.locator('.filter-bar select');
    for (let at = 0; at < (await fields.count()); at++) {
      const cut = await fields.nth(at).evaluate((field: HTMLSelectElement) => {
        const pen = document.createElement('canvas').getContext('2d');
        const words = [...field.options].filter(({ value }) => value !== '');
        const others = field.value;
        const tooLong = words.flatMap(({ value, label }) => {
          field.value = value;
          const { font, paddingLeft, paddingRight } = getComputedStyle(field);
          if (pen) pen.font = font;
          const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
          return (pen?.measureText(label).width ?? 0) > field.clientWidth - padding ? label : [];
        });
        field.value = others;
        return tooLong;
      });
      expect(cut, address).toEqual([]);
    }
  }
});

test('names among figures, titles of tiles, prices and hours stay in one line', async ({
  page,
}) => {
  for (const [path, width] of [
    ['/municipality/units/sympoliteia', 1024],
    ['/municipality/units/akrata', 320],
    ['/services/cemetery', 768],
    ['/tourism', 320],
    ['/tourism?lang=en', 320],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const faults = { 'a word is broken': findBrokenWords, 'a fact is broken': findBrokenFacts };
    expect(await findAll(page, width, faults), path).toEqual([]);
  }
});
