import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShownAlert } from '../../domain/alerts/shown-alert.ts';
import { openBrowser } from '../../harness/browser/browser.ts';
import { compileStyles } from '../../harness/screens/public-styles.ts';
import { openTestSite } from '../../harness/screens/site-screens.ts';
import { Slider } from '../islands/slider.tsx';
import { ButtonLink } from '../ui/forms/button-link.tsx';
import { FilterPills } from '../ui/forms/filter-pills.tsx';
import { DateLeaf } from '../ui/pieces/date-leaf.tsx';
import { Fold } from '../ui/pieces/fold.tsx';
import { AlertBanner } from './alerts/alert-banner.tsx';
import { AlertFacts } from './alerts/alert-facts.tsx';
import { FormGuardFields } from './forms/form-guard-fields.tsx';
import type { SiteSettings } from './layout/layout-props.ts';
import { SiteHeader } from './layout/site-header.tsx';
import { PreviewBar } from './preview/preview-bar.tsx';

/** What the stylesheet does for who prints, chose other colours or less motion, on the piece that it is about. */

const NOW = new Date('2026-03-04T10:00:00Z');
const ALERT: ShownAlert = {
  slug: 'fire',
  title: { el: 'Πυρκαγιά', en: 'Fire' },
  severity: 'emergency',
  kind: 'fire',
  description: { el: 'Καίει.', en: 'First line\nSecond line' },
  instruction: { el: 'Φύγετε.', en: 'Close the windows\nLeave the house' },
  units: [],
  startsAt: '2026-03-04T10:00',
  endsAt: '2026-03-05T10:00',
  link: '',
  languages: ['el', 'en'],
  isEnglishBehind: false,
};

const SECTION = { title: { el: 'Τουρισμός', en: 'Tourism' }, href: '/tourism' };
const BEACHES = { title: { el: 'Παραλίες', en: 'Beaches' }, href: '/tourism/beaches' };
/** A page with something to scroll, whose header lies over its first picture or not. */
const headed = (overHero: boolean) => (
  <>
    <SiteHeader
      language="en"
      path="/"
      menu={[{ ...SECTION, submenu: [BEACHES] }]}
      footer={[]}
      foot={[]}
      settings={
        {
          shortName: { el: 'Δήμος', en: 'Municipality' },
          emblem: null,
        } as Partial<SiteSettings> as SiteSettings
      }
      overHero={overHero}
    />
    <main style={{ height: 3000 }}>A text</main>
  </>
);

let browser: Browser;
let styles: string;
beforeAll(async () => {
  styles = await compileStyles();
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function look(
  body: ReactElement,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 800, height: 600 }, ...options });
  try {
    const page = await context.newPage();
    const html = `<!doctype html><html lang="en"><title>A page</title><style>${styles}</style><body>${renderToStaticMarkup(body)}</body></html>`;
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto('https://dimos.example/');
    await use(page);
  } finally {
    await context.close();
  }
}

/** The colour of the words, and the ground that they bring along. */
const coloursOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { color, backgroundColor };
  });

const BLACK = 'rgb(0, 0, 0)';
const NO_GROUND = 'rgba(0, 0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';

test('on paper, which leaves out grounds, buttons and warnings stand in black', async () => {
  const body = (
    <>
      <AlertBanner first={ALERT} others={0} language="en" now={NOW} />
      <main>
        <ButtonLink href="/contact">Write to us</ButtonLink>
      </main>
    </>
  );
  // Without transitions, so that no colour is on its way.
  await look(body, { reducedMotion: 'reduce' }, async (page) => {
    expect(await page.locator('.alert-banner a').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await coloursOf(page, 'main a')).toEqual({ color: BLACK, backgroundColor: NO_GROUND });
    expect(await coloursOf(page, '.alert-banner')).toEqual({
      color: BLACK,
      backgroundColor: WHITE,
    });
    expect(await page.locator('.alert-banner a').isVisible()).toBe(false);
  });
});

test('who reads in the dark prints in black on white: days, what is folded, and no foot of the site', async () => {
  const body = (
    <>
      <main>
        <DateLeaf day="2026-03-04" language="en" />
        <Fold title="Hours" isBare>
          <p id="folded">08:00–14:00</p>
        </Fold>
      </main>
      <footer className="site-footer">The municipality</footer>
    </>
  );
  await look(body, { colorScheme: 'dark', reducedMotion: 'reduce' }, async (page) => {
    expect(await page.locator('.site-footer').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await coloursOf(page, '.date-leaf')).toEqual({
      color: BLACK,
      backgroundColor: NO_GROUND,
    });
    expect((await coloursOf(page, '#folded')).color).toBe(BLACK);
    expect(await page.locator('#folded').isVisible()).toBe(true);
    expect(await page.locator('.site-footer').isVisible()).toBe(false);
    const scheme = await page.evaluate(
      () => getComputedStyle(document.documentElement).colorScheme,
    );
    expect(scheme).toBe('light');
  });
});

test('a warning keeps the lines in which it was written', async () => {
  const body = <AlertFacts alert={ALERT} language="en" now={NOW} />;
  await look(body, {}, async (page) => {
    // biome-ignore lint/performance/useDomNodeTextContent: the lines as they are seen are what it is about.
    const said = await page.locator('body').innerText();
    expect(said).toContain('First line\nSecond line');
    expect(said).toContain('Close the windows\nLeave the house');
  });
});

test('in colours of one’s own what is chosen is seen', async () => {
  const items = [
    { label: 'All', href: '/news', current: true },
    { label: 'Works', href: '/news/category/works' },
  ];
  const body = <FilterPills label="Category" items={items} />;
  await look(body, { forcedColors: 'active' }, async (page) => {
    const chosen = await coloursOf(page, '.pill[aria-current]');
    const other = await coloursOf(page, '.pill:not([aria-current])');
    expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
    expect(chosen.color).not.toBe(other.color);
  });
});

test('the field that only robots fill is there for nobody, and on paper there is no form', async () => {
  const body = (
    <main>
      <form aria-label="Write to us">
        <label>
          Your name <input name="name" />
        </label>
        <FormGuardFields language="en" token="x" />
      </form>
    </main>
  );
  await look(body, {}, async (page) => {
    expect(await page.getByRole('textbox').count()).toBe(1);
    expect(await page.locator('input').count()).toBe(3);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('form').isVisible()).toBe(false);
  });
});

test.each([390, 1280])(
  'the end of a page is not under the bar of a preview, at %s px',
  async (width) => {
    const screens = ['Home', 'News', 'Events of the municipality'].map((title, at) => ({
      address: `/${at}`,
      title: { el: title, en: title },
      isCurrent: at === 0,
    }));
    const bar = { until: '2026-03-11T10:00:00Z', address: '/news/a', screens };
    const body = (
      <div className="flex min-h-dvh flex-col">
        <PreviewBar bar={bar} language="en" />
        <main style={{ height: 1200 }}>A text</main>
        <footer className="site-footer">
          <p id="end">The end</p>
        </footer>
      </div>
    );
    await look(body, { viewport: { width, height: 600 } }, async (page) => {
      const place = (selector: string) =>
        page.locator(selector).evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return { top: Math.round(top), bottom: Math.round(bottom) };
        });
      expect((await place('#end')).top).toBeGreaterThan(600);
      expect((await place('.preview-bar')).bottom).toBe(600);
      await page.evaluate(() => scrollTo({ top: 10_000, behavior: 'instant' }));
      expect((await place('.preview-bar')).bottom).toBe(600);
      expect((await place('#end')).bottom).toBeLessThanOrEqual((await place('.preview-bar')).top);
    });
  },
);

test.each([
  ['no-preference', true, 'smooth'],
  ['reduce', false, 'auto'],
] as const)(
  'with motion %s pages change and scroll as was asked',
  async (reducedMotion, fades, scrolls) => {
    const body = <a href="/another">Another page</a>;
    await look(body, { reducedMotion }, async (page) => {
      await page.addInitScript(() => {
        addEventListener('pagereveal', (event) => {
          Object.assign(window, { fades: Boolean((event as PageRevealEvent).viewTransition) });
        });
      });
      const behavior = await page.evaluate(
        () => getComputedStyle(document.documentElement).scrollBehavior,
      );
      expect(behavior).toBe(scrolls);
      await page.getByRole('link').click();
      await page.waitForURL('**/another');
      await expect.poll(() => page.evaluate('window.fades')).toBe(fades);
    });
  },
);

test('on a phone the menu fills the screen with each section once, and the page behind it stands still', async () => {
  await look(headed(false), { viewport: { width: 390, height: 700 } }, async (page) => {
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const moved = () =>
      menu.evaluate((element) =>
        Promise.all(element.getAnimations().map(({ finished }) => finished)),
      );
    await moved();
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 700 });
    expect(await menu.getByText('Tourism').filter({ visible: true }).count()).toBe(1);
    expect(await menu.getByRole('link', { name: 'Beaches' }).isVisible()).toBe(true);
    const behind = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    expect(await behind()).toBe('hidden');
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await menu.isVisible()).toBe(false);
    expect(await behind()).not.toBe('hidden');
  });
});

test.each([false, true])(
  'the header stays while the page is scrolled, and is solid above what opens from it (over a picture: %s)',
  async (overHero) => {
    await look(headed(overHero), { viewport: { width: 1280, height: 700 } }, async (page) => {
      const header = page.locator('.site-header');
      await page.getByRole('button', { name: 'Tourism' }).click();
      expect(await page.getByRole('link', { name: 'Beaches' }).isVisible()).toBe(true);
      if (overHero) {
        const ground = () =>
          header.evaluate((element) => getComputedStyle(element, '::before').opacity);
        await expect.poll(ground).toBe('1');
        await page.keyboard.press('Escape');
        await expect.poll(ground).toBe('0');
      }
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      expect((await header.boundingBox())?.y).toBe(0);
      // What only a phone needs is not on a large screen.
      expect(await page.getByRole('button', { name: 'Close' }).isVisible()).toBe(false);
    });
  },
);

test.each([
  ['a phone', 390],
  ['a large screen', 1280],
])(
  'a browser that knows no popovers shows a menu once it is asked for, on %s',
  async (_, width) => {
    const unknown = '@supports not selector(:popover-open)';
    expect(styles).toContain(unknown);
    const known = styles;
    styles = styles.replaceAll(unknown, '@supports selector(:popover-open)');
    try {
      await look(headed(false), { viewport: { width, height: 700 } }, async (page) => {
        await page.evaluate(() => {
          for (const one of document.querySelectorAll('[popover]')) one.removeAttribute('popover');
        });
        const isSeen = (name: string) => page.locator(name).isVisible();
        const menu = width < 1000 ? '.site-nav' : '.site-submenu';
        expect([await isSeen('.site-search'), await isSeen(menu)]).toEqual([false, false]);
        await page.locator(menu).evaluate((element) => element.setAttribute('data-opened', ''));
        expect([await isSeen('.site-search'), await isSeen(menu)]).toEqual([false, true]);
        const beaches = page.getByRole('link', { name: 'Beaches' });
        const box = await beaches.boundingBox();
        const isOnTop = await beaches.evaluate(
          (link, [left, top]) => link.contains(document.elementFromPoint(left, top)),
          [(box?.x ?? 0) + 5, (box?.y ?? 0) + 15] as const,
        );
        expect(isOnTop).toBe(true);
      });
    } finally {
      styles = known;
    }
  },
);

test.each([
  ['knows no popovers and runs no scripts has a link to all pages', false, false, true],
  ['knows no popovers and runs scripts has the button of the menu', false, true, false],
  ['knows popovers has the button of the menu, also without scripts', true, false, false],
])('a phone that %s', async (_, knowsPopovers, javaScriptEnabled, hasLink) => {
  const known = styles;
  const unknown = '@supports not selector(:popover-open)';
  if (!knowsPopovers) styles = styles.replaceAll(unknown, '@supports selector(:popover-open)');
  const phone = { viewport: { width: 390, height: 700 }, javaScriptEnabled };
  try {
    await look(headed(false), phone, async (page) => {
      const link = page.getByRole('link', { name: 'Menu' });
      expect(await link.isVisible()).toBe(hasLink);
      expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(!hasLink);
      expect(await page.getByRole('button', { name: 'Search' }).isVisible()).toBe(!hasLink);
      if (!hasLink) return;
      expect(await link.getAttribute('href')).toBe('/sitemap?lang=en');
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    });
  } finally {
    styles = known;
  }
});

test('a browser that does not say whether it runs scripts has the button that stops the slides', async () => {
  const asks = '(scripting: enabled)';
  expect(styles).toContain(asks);
  const known = styles;
  // What such a browser does not know is never so.
  styles = styles.replaceAll(asks, '(scripting: unheard-of)');
  const picture = { path: '/media/one', width: 1600, height: 900, alt: '' };
  const slides = ['one', 'two'].map((title) => ({ title, description: '', picture }));
  try {
    await look(<Slider slides={slides} language="en" />, {}, async (page) => {
      const button = page.locator('[data-act="toggle"]');
      expect(await button.isVisible()).toBe(false);
      await page.locator('.slider').evaluate((slider) => slider.setAttribute('data-alive', 'true'));
      expect(await button.isVisible()).toBe(true);
    });
  } finally {
    styles = known;
  }
});

/** How many of a kind are seen of a whole screen on a phone, and on a large screen. */
const SEEN: [path: string, selector: string, phone: boolean, large: boolean][] = [
  ['/', '.site-menu > li > a', false, true],
  ['/', '.site-header-tools .phone-only', true, false],
  ['/', '.home-row .card > div > p', false, true],
  ['/', '.home-quick-links .icon-card p', false, true],
  ['/', '.home-quick-links .icon-card-arrow', false, true],
  ['/', '.home-quick-links .icon-card h3', true, true],
  ['/events?view=calendar', 'td a[href^="#"]', true, false],
  ['/events?view=calendar', 'td a[href^="/events?day"]', false, true],
  ['/events?view=calendar', 'td li', false, true],
  ['/events?view=calendar', 'section[aria-labelledby="month-events"]', true, false],
];

test('a phone and a large screen show each what it has room for, and nothing lies over the first words', async () => {
  const site = await openTestSite();
  const pages = new Map<string, string>();
  for (const [path] of SEEN) {
    const { html } = await site.get(path);
    pages.set(
      path,
      html.replace('</head>', () => `<style>${styles}</style></head>`),
    );
  }
  await site.close();
  const context = await browser.newContext({ baseURL: 'https://dimos.example' });
  const page = await context.newPage();
  await page.route('**/*', (route) => {
    const { pathname, search } = new URL(route.request().url());
    const body = pages.get(pathname + search);
    return body ? route.fulfill({ contentType: 'text/html', body }) : route.abort();
  });
  const place = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
      });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of pages.keys()) {
      await page.goto(path);
      for (const [of, selector, phone, large] of SEEN) {
        if (of !== path) continue;
        const seen = await page.locator(selector).filter({ visible: true }).count();
        expect(seen > 0, `${path} at ${width} px: ${selector}`).toBe(width < 1000 ? phone : large);
      }
      const header = await place('.site-header');
      const words = await place(path === '/' ? '#tasks' : 'h1');
      expect(words.top, `${path} at ${width} px`).toBeGreaterThanOrEqual(header.bottom);
      if (path !== '/') continue;
      const [tasks, pictures] = [await place('.home-start'), await place('.slider')];
      if (width < 1000) expect(pictures.top).toBeGreaterThanOrEqual(tasks.bottom);
      else {
        expect(pictures.left).toBeGreaterThanOrEqual(tasks.right);
        expect(pictures.right - pictures.left).toBeGreaterThan(600);
      }
    }
  }
  await context.close();
});
