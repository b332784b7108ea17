import { expect, type Page } from '@playwright/test';
import { test } from '../harness/browser/shared-screen.ts';
import { inEnglish } from '../harness/sites/addresses.ts';
import { findAll, findCutWords, findWiderThanScreen, findWordsOverWords } from './enlarged.ts';

/** Public pages of fourteen kinds, as people with settings of their own meet them. */
const KINDS = [
  '/',
  '/municipality',
  '/municipality/departments',
  '/municipality/transparency',
  '/services',
  '/services/certificates',
  '/news',
  '/events',
  '/contact',
  '/tourism/beaches',
  '/search?q=πιστοποιητικό',
  '/tourism/accommodation',
  '/events?view=calendar',
  '/emergency',
];

const PHONE = { width: 390, height: 844 };

const FAULTS = {
  'is wider than the screen': findWiderThanScreen,
  'words are cut off': findCutWords,
  'words lie over words': findWordsOverWords,
};

/** Shows the screen at a width, where its words must fit, not be cut off and not lie over other words. */
async function expectReadable(
  page: Page,
  size: { width: number; height: number },
  look: string,
): Promise<void> {
  await page.setViewportSize(size);
  const message = `${look} at ${size.width} px`;
  await expect.poll(() => findAll(page, size.width, FAULTS), { message }).toEqual([]);
}

/** The letters of a reader who sets them twice as large, or the usual ones. */
function setLetters(page: Page, size: '200%' | ''): Promise<void> {
  return page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}

/** Line, paragraph, letter and word spacing of WCAG 2.2, 1.4.12. */
function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
       p { margin-bottom: 2em !important; }`,
    );
    document.adoptedStyleSheets = [sheet];
  });
}

KINDS.forEach((path, at) => {
  // Greek words are longer; every third page shows English.
  const address = at % 3 === 2 ? inEnglish(path) : path;

  test(`letters twice as large, and more space between them: ${path}`, async ({
    visited: page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', media: 'screen' });
    await page.setViewportSize(PHONE);
    await page.goto(address);
    await setLetters(page, '200%');
    await expectReadable(page, PHONE, 'twice as large');
    await expectReadable(page, { width: 360, height: 640 }, 'twice as large');

    await setLetters(page, '');
    await spaceText(page);
    await expectReadable(page, { width: 360, height: 800 }, 'spaced');
    await expectReadable(page, { width: 320, height: 800 }, 'spaced');
  });
});

test('on a phone the home page answers first, and is at most eight screens long', async ({
  visited: page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', media: 'screen' });
  await page.setViewportSize(PHONE);
  for (const path of ['/', '/?lang=en']) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const bottomOf = async (selector: string) => {
      const box = await page.locator(selector).last().boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    // A warning over the page takes some 180 px: with it, too, the search and the tasks are on the first screen.
    expect(await bottomOf('.home-start [name="q"]'), path).toBeLessThan(PHONE.height - 180);
    expect(await bottomOf('.home-start a'), path).toBeLessThan(PHONE.height - 180);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(length / PHONE.height, path).toBeLessThanOrEqual(8);
  }
});

/** What the longest pages may have at most, in pixels: a phone folds what a large screen shows open. */
const LENGTHS = {
  '/municipality': 6000,
  '/municipality/departments': 8000,
  '/services': 4800,
  // At night each of four offices says in two lines when it opens.
  '/contact': 5500,
  '/tourism/beaches': 7500,
};

test('on a phone long pages fold what one asks for last, and a large screen and paper show it', async ({
  visited: page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', media: 'screen' });
  for (const [path, most] of Object.entries(LENGTHS)) {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(length, path).toBeLessThanOrEqual(most);
    const folds = page.locator('main .fold:not(.no-print *) > details');
    /** How many of those that are there show nothing but, if that, their button. */
    const countClosed = () =>
      folds.evaluateAll(
        (all) =>
          all.filter((one) => {
            const button = one.firstElementChild?.clientHeight ?? 0;
            return one.checkVisibility() && one.clientHeight <= button + 16;
          }).length,
      );
    expect(await countClosed(), path).toBe(await folds.filter({ visible: true }).count());
    await page.emulateMedia({ media: 'print' });
    expect(await countClosed(), `${path} on paper`).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await countClosed(), `${path} at 1280 px`).toBe(0);
    await expect(page.locator('main .fold summary').filter({ visible: true })).toHaveCount(0);
  }
});

test('the hours of a week keep to a line each beside a text, and of departments on a small laptop', async ({
  visited: page,
}) => {
  const brokenHours = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      for (const details of document.querySelectorAll<HTMLDetailsElement>('.accordion details')) {
        details.removeAttribute('name');
        details.open = true;
      }
      return [...document.querySelectorAll('main dl.tabular > div')]
        .filter((row) => row.checkVisibility())
        .filter((row) => {
          const [day, hours] = [...row.children].map((one) => one.getBoundingClientRect());
          return day && hours && hours.top > day.top + 4;
        })
        .map((row) => row.textContent);
    });
  await page.emulateMedia({ media: 'screen', colorScheme: 'light', forcedColors: 'none' });
  for (const [path, ...widths] of [
    ['/tourism/culture/archaeological-museum-aigio', 1280],
    ['/municipality/units/aigio', 1280, 1024],
    ['/municipality/departments', 1024],
    ['/services/certificates', 1024],
  ] as const) {
    for (const address of [path, inEnglish(path)]) {
      await page.goto(address);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(brokenHours, { message: `${address} at ${width} px` }).toEqual([]);
      }
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no button is there that does nothing, and the map’s leads to the map', async ({ page }) => {
    for (const path of ['/', '/contact', '/municipality/transparency', '/map']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(
        page.locator('button[type="button"]:not([popovertarget])').filter({ visible: true }),
        path,
      ).toHaveCount(0);
    }
    await page.goto('/contact?lang=en');
    await expect(page.getByRole('link', { name: 'Show the map' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=38\.\d+&mlon=22\.\d+/,
    );
  });
});

test('what opens on the screen is open on paper, without the arrows that open it', async ({
  page,
}) => {
  await page.goto('/municipality/departments');
  const closed = page.locator('.accordion details:not([open])');
  expect(await closed.count()).toBeGreaterThan(3);
  await page.emulateMedia({ media: 'print', colorScheme: 'light', forcedColors: 'none' });
  for (const one of await closed.all()) {
    await expect(one.locator('.accordion-content')).toBeVisible();
    await expect(one.locator('.accordion-mark')).toBeHidden();
  }
});

test('a service and the contact page print on two sheets, with hours and the addresses of links', async ({
  visited: page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'light', forcedColors: 'none' });
  // The one with the most forms comes first.
  const most = ['/services/forms', '/services/forms?lang=en', '/services/certificates'];
  const longest = ['/services/birth-certificate', '/services/education', '/services/environment'];
  for (const path of ['/contact', '/contact?lang=en', ...longest, ...most]) {
    await page.goto(path);
    const sheets = await page.pdf({ format: 'A4' });
    const count = sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    expect(count, path).toBeLessThanOrEqual(2);
  }
  const main = page.locator('main');
  await expect(main.getByText(/^(Ανοιχτό|Κλειστό) ·/)).toBeHidden();
  await expect(main.getByText('08:00–15:00').first()).toBeVisible();
  const printed = await main
    .locator('a[href^="http"]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(printed.length).toBeGreaterThan(0);
  for (const content of printed) expect(content).toMatch(/https?:\/\//);
  await page.emulateMedia({ media: 'screen' });
});

test('on paper neither a map nor a card goes on on the next sheet, and pins keep their numbers', async ({
  visited: page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'light', forcedColors: 'none' });
  const whole = async (selector: string) => {
    const breaks = await page
      .locator(selector)
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside));
    expect(breaks.length, selector).toBeGreaterThan(0);
    expect([...new Set(breaks)], selector).toEqual(['avoid']);
  };
  await page.goto('/contact');
  await whole('main :has(> svg > .map-ground)');
  await expect(page.locator('main li > .map-key').first()).toHaveCSS('print-color-adjust', 'exact');
  await page.goto('/municipality/departments');
  await whole('main .contact-card');
  await whole('main .accordion details');
  await page.goto('/tourism/beach/akrata-beach');
  await whole('main :has(> svg > .map-ground)');
  await page.emulateMedia({ media: 'screen' });
});

test('the focus of a calendar’s own button is the project’s', async ({ visited: page }) => {
  await page.emulateMedia({ media: 'screen', colorScheme: 'light', forcedColors: 'none' });
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('/municipality/transparency');
  const day = page.locator('input[type="date"]').first();
  await day.focus();
  // Day, month, year, and then the button.
  for (let part = 0; part < 3; part++) await page.keyboard.press('Tab');
  await expect(day).toBeFocused();
  const { outlineWidth } = await day.evaluate((input) => {
    const style = getComputedStyle(input, '::-webkit-calendar-picker-indicator');
    return { outlineWidth: style.outlineWidth };
  });
  expect(outlineWidth).toBe('3px');
});

test('whatever leads from a map is large enough to touch, and apart', async ({ visited: page }) => {
  await page.emulateMedia({ media: 'screen', colorScheme: 'light', forcedColors: 'none' });
  for (const [path, count] of [
    ['/map', 6],
    ['/contact', 3],
    ['/tourism/beaches', 6],
  ] as const) {
    await page.goto(path);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const targets = await page.locator('svg a[href]').evaluateAll((links) =>
        links.map((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect();
          return { name: link.textContent ?? '', left, right, top, bottom };
        }),
      );
      expect(targets.length, path).toBeGreaterThanOrEqual(count);
      for (const one of targets) {
        expect(one.bottom - one.top, one.name).toBeGreaterThanOrEqual(24);
        expect(one.right - one.left, one.name).toBeGreaterThanOrEqual(24);
      }
      // Pins are round: their middles tell. The units' names stand beside their points.
      const pins = path === '/map' ? [] : targets;
      for (const [at, one] of pins.entries()) {
        for (const other of pins.slice(at + 1)) {
          const x = (one.left + one.right - other.left - other.right) / 2;
          const y = (one.top + one.bottom - other.top - other.bottom) / 2;
          expect(Math.hypot(x, y), `${path}: ${one.name} and ${other.name}`).toBeGreaterThan(24);
        }
      }
    }
  }
});
