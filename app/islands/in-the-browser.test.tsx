import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../harness/browser/browser.ts';
import { FilterBar } from '../ui/forms/filter-bar.tsx';
import { Select } from '../ui/forms/select.tsx';
import { Gallery } from '../ui/pictures/gallery.tsx';
import { LiveFilter } from './live-filter.tsx';
import { MapFrame } from './map-frame.tsx';
import { Slider } from './slider.tsx';

/** What the scripts of public pages do for fingers, mice, keys and screen readers, each on a page of its own piece. */

const SITE = 'https://dimos.example';
const STYLES = readFileSync('app/ui/styles/suggestions.css', 'utf8');

/** A busy computer takes longer than a second to ask and to show. */
const PATIENTLY = { timeout: 10_000 };

let browser: Browser;
let chunks: Rolldown.OutputChunk[];
beforeAll(async () => {
  const built = (await build({
    configFile: 'vite.islands.config.ts',
    mode: 'production',
    logLevel: 'silent',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  chunks = built.output.filter((part) => part.type === 'chunk');
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Opened {
  /** The names of the islands. */
  island: string;
  body: ReactElement;
  lang?: 'el' | 'en';
  options?: BrowserContextOptions;
  /** What the site answers at other addresses, as JSON. */
  answer?: (address: URL) => unknown;
  prepare?: (page: Page) => Promise<unknown>;
  /** The script comes once the page has all of its own. */
  isLate?: boolean;
}

const isFocused = (element: Element) => element === document.activeElement;

/** A page of one piece with its script; `use` sees it once the script has run. */
async function open(opened: Opened, use: (page: Page) => Promise<void>): Promise<void> {
  const { island, body, lang = 'en', options, answer, prepare, isLate = false } = opened;
  const entry = chunks.find(({ isEntry, name }) => isEntry && name === island);
  const html = `<!doctype html><html lang="${lang}"><title>${island}</title><style>${STYLES}</style><body>
    ${renderToStaticMarkup(body)}<p style="margin-top: 100vh"><a href="#other">Elsewhere</a></p>
    ${isLate ? '' : `<script type="module" src="/${entry?.fileName}"></script>`}</body></html>`;
  const context = await browser.newContext({
    viewport: { width: 800, height: 600 },
    baseURL: SITE,
    ...options,
  });
  try {
    const page = await context.newPage();
    await page.route('**/*', async (route) => {
      const address = new URL(route.request().url());
      const chunk = chunks.find(({ fileName }) => address.pathname === `/${fileName}`);
      if (address.href === `${SITE}/`)
        await route.fulfill({ contentType: 'text/html', body: html });
      else if (chunk) await route.fulfill({ contentType: 'text/javascript', body: chunk.code });
      else if (answer && address.origin === SITE) await route.fulfill({ json: answer(address) });
      else await route.fulfill({ status: 404 });
    });
    await prepare?.(page);
    await page.goto('/');
    if (isLate) await page.addScriptTag({ type: 'module', url: `/${entry?.fileName}` });
    await use(page);
  } finally {
    await context.close();
  }
}

/** One finger on what `selector` names, or several, from their place by so many pixels. */
async function swipe(
  page: Page,
  selector: string,
  by: { x: number; y: number },
  fingers = 1,
): Promise<void> {
  await page.locator(selector).evaluate(
    (target, { x, y, count }) => {
      const at = (clientX: number, clientY: number) =>
        Array.from(
          { length: count },
          (_, identifier) => new Touch({ identifier, target, clientX, clientY }),
        );
      const begin = at(400, 300);
      const end = at(400 + x, 300 + y);
      const options = { bubbles: true, cancelable: true };
      const started = { ...options, touches: begin, changedTouches: begin };
      target.dispatchEvent(new TouchEvent('touchstart', started));
      target.dispatchEvent(new TouchEvent('touchend', { ...options, changedTouches: end }));
    },
    { ...by, count: fingers },
  );
}

const LEFT = { x: -80, y: 10 };
const RIGHT = { x: 80, y: 10 };
const ALOFT = { x: -60, y: -200 };

const pictureOf = (name: string) => ({
  path: `/media/${name}`,
  width: 1280,
  height: 800,
  alt: `Picture ${name}`,
});

describe('the slider', () => {
  const slides = ['one', 'two', 'three', 'four'].map((name) => ({
    title: `Title ${name}`,
    description: `Text ${name}`,
    link: `/${name}`,
    linkText: `More on ${name}`,
    picture: pictureOf(name),
  }));
  const slider = { island: 'slider', body: <Slider slides={slides} language="en" /> };
  const WITH_CLOCK = {
    ...slider,
    prepare: (page: Page) => page.clock.install({ time: '2026-03-04T10:00:00Z' }),
  };
  /** Time for two slides, in milliseconds: after four the first would be there again. */
  const LONG = 11_000;
  const shown = (page: Page) => page.locator('[data-current]');
  const live = (page: Page) => page.locator('.slider-slides').getAttribute('aria-live');

  test('follows a finger: to the left comes the next slide, to the right the one before', async () => {
    await open(slider, async (page) => {
      await expect.poll(() => shown(page).getAttribute('id')).toBe('slide-1');
      expect(await page.locator('.slider[data-moved]').count()).toBe(0);
      await swipe(page, '.slider', LEFT);
      expect(await shown(page).getAttribute('id')).toBe('slide-2');
      // From now on they fade into each other.
      expect(await page.locator('.slider[data-moved]').count()).toBe(1);
      await swipe(page, '.slider', ALOFT);
      expect(await shown(page).getAttribute('id')).toBe('slide-2');
      // A finger that trembles as it presses wants no other slide.
      await swipe(page, '.slider', { x: -30, y: 0 });
      expect(await shown(page).getAttribute('id')).toBe('slide-2');
      // Two enlarge the page.
      await swipe(page, '.slider', LEFT, 2);
      expect(await shown(page).getAttribute('id')).toBe('slide-2');
      await swipe(page, '.slider', RIGHT);
      await swipe(page, '.slider', RIGHT);
      expect(await shown(page).getAttribute('id')).toBe('slide-4');
      const marked = page.locator('.slider-dots [aria-current]');
      expect(await marked.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
        ['#slide-4'],
      );
    });
  });

  test('waits for the mouse and for the keyboard, then goes on, and is read out only while it waits', async () => {
    await open(WITH_CLOCK, async (page) => {
      await expect.poll(() => shown(page).getAttribute('id')).toBe('slide-1');
      expect(await live(page)).toBe('off');
      await page.locator('.slide-text').first().hover();
      expect(await live(page)).toBe('polite');
      await page.clock.runFor(LONG);
      expect(await shown(page).getAttribute('id')).toBe('slide-1');
      await page.mouse.move(5, 599);
      await page.clock.runFor(5100);
      expect(await shown(page).getAttribute('id')).toBe('slide-2');

      await page.keyboard.press('Tab');
      expect(await live(page)).toBe('polite');
      await page.clock.runFor(LONG);
      expect(await shown(page).getAttribute('id')).toBe('slide-2');
      await page.locator('a[href="#other"]').focus();
      expect(await live(page)).toBe('off');
      await page.clock.runFor(5100);
      expect(await shown(page).getAttribute('id')).toBe('slide-3');
    });
  });

  test('goes on after a finger was on it, and after a dot was pressed with the mouse', async () => {
    await open(WITH_CLOCK, async (page) => {
      await expect.poll(() => shown(page).getAttribute('id')).toBe('slide-1');
      await page.locator('.slider').dispatchEvent('pointerenter', { pointerType: 'touch' });
      expect(await live(page)).toBe('off');
      await page.locator('.slider-dots a').nth(2).click();
      expect(await shown(page).getAttribute('id')).toBe('slide-3');
      await page.mouse.move(5, 599);
      expect(await live(page)).toBe('off');
      await page.clock.runFor(5100);
      expect(await shown(page).getAttribute('id')).toBe('slide-4');
    });
  });

  test('gives a slide that was chosen its full time, and changes none while nobody looks', async () => {
    await open(WITH_CLOCK, async (page) => {
      await expect.poll(() => shown(page).getAttribute('id')).toBe('slide-1');
      const press = (selector: string) =>
        page.locator(selector).evaluate((element) => (element as HTMLElement).click());
      // From here on time passes only when the test lets it.
      await page.clock.pauseAt('2026-03-04T10:05:00Z');
      for (const slide of ['slide-3', 'slide-1', 'slide-3']) {
        await press(`.slider-dots [href="#${slide}"]`);
        await page.clock.runFor(4900);
        expect(await shown(page).getAttribute('id')).toBe(slide);
      }
      // The page stays where it is: its address names no slide.
      expect(page.url()).toBe(`${SITE}/`);
      await page.clock.runFor(200);
      expect(await shown(page).getAttribute('id')).toBe('slide-4');

      await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
      await page.clock.runFor(LONG);
      expect(await shown(page).getAttribute('id')).toBe('slide-4');
    });
  });

  test.each([false, true])(
    'has the next picture ready once the page is there (its script comes after the page: %s)',
    async (isLate) => {
      await open({ ...slider, isLate }, async (page) => {
        await expect.poll(() => shown(page).getAttribute('id')).toBe('slide-1');
        const ready = page.locator('.slide:not([data-waiting])');
        const ids = () =>
          ready.evaluateAll((slides) => slides.map((slide) => slide.getAttribute('id')));
        await expect.poll(ids, PATIENTLY).toEqual(['slide-1', 'slide-2']);
      });
    },
  );

  test('asks for no other picture before the page has all of its own', async () => {
    // As the page has all of its own: what was asked for until then.
    const prepare = (page: Page) =>
      page.addInitScript(() => {
        addEventListener('load', () => {
          const ready = document.querySelectorAll('.slide:not([data-waiting])');
          Object.assign(window, { readyAtLoad: [...ready].map(({ id }) => id) });
        });
      });
    await open({ ...slider, prepare }, async (page) => {
      const ids = await page.evaluate(() => (window as { readyAtLoad?: string[] }).readyAtLoad);
      expect(ids).toEqual(['slide-1']);
    });
  });

  test('says that the header over it is solid once the page is scrolled, where the stylesheet cannot', async () => {
    const body = (
      <>
        <header data-over-hero="true">The municipality</header>
        {slider.body}
        <div style={{ height: 2000 }} />
      </>
    );
    const prepare = (page: Page) =>
      page.addInitScript(() => Object.assign(CSS, { supports: () => false }));
    await open({ island: 'slider', body, prepare }, async (page) => {
      const isSolid = () => page.locator('header').getAttribute('data-solid');
      await expect.poll(isSolid).toBe('false');
      const scroll = (top: number) =>
        page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await scroll(10);
      await scroll(40);
      await expect.poll(isSolid, PATIENTLY).toBe('true');
      await scroll(10);
      await expect.poll(isSolid, PATIENTLY).toBe('false');
    });
  });

  test('stands still for who asks for less motion, until its button is pressed', async () => {
    await open({ ...WITH_CLOCK, options: { reducedMotion: 'reduce' } }, async (page) => {
      const start = page.getByRole('button', { name: 'Start the slides' });
      await start.waitFor();
      // The mouse is told the same.
      expect(await start.getAttribute('title')).toBe('Start the slides');
      // Its controls are there, and its button shows the sign for going on.
      expect(await page.locator('.slider[data-alive="true"][data-paused]').count()).toBe(1);
      await page.clock.runFor(LONG);
      expect(await shown(page).getAttribute('id')).toBe('slide-1');
      await start.evaluate((button) => (button as HTMLElement).click());
      expect(await page.locator('.slider[data-paused]').count()).toBe(0);
      await page.clock.runFor(5100);
      expect(await shown(page).getAttribute('id')).toBe('slide-2');
    });
  });

  test('waits where nobody looks, in a tab behind others', async () => {
    await open(WITH_CLOCK, async (page) => {
      await expect.poll(() => shown(page).getAttribute('id')).toBe('slide-1');
      const hide = (isHidden: boolean) =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'hidden', { configurable: true, value });
        }, isHidden);
      await hide(true);
      await page.clock.runFor(LONG);
      expect(await shown(page).getAttribute('id')).toBe('slide-1');
      await hide(false);
      await page.clock.runFor(5100);
      expect(await shown(page).getAttribute('id')).toBe('slide-2');
    });
  });
});

describe('a gallery', () => {
  const items = ['one', 'two', 'three'].map((name) => ({
    picture: { ...pictureOf(name), focus: { x: 20, y: 70 } },
    caption: `Caption ${name}`,
  }));
  const gallery = { island: 'gallery', body: <Gallery items={items} language="en" /> };
  const placeIn = (page: Page) => page.locator('dialog p').textContent();

  /** The second picture over the page. */
  const openSecond = (use: (page: Page) => Promise<void>) =>
    open(gallery, async (page) => {
      await page.locator('[data-gallery] a').nth(1).click();
      await use(page);
    });

  test('is turned over by a finger, by its buttons and to its ends by keys', async () => {
    await openSecond(async (page) => {
      expect(await placeIn(page)).toBe('2 / 3');
      await swipe(page, 'dialog', LEFT);
      expect(await placeIn(page)).toBe('3 / 3');
      await swipe(page, 'dialog', ALOFT);
      expect(await placeIn(page)).toBe('3 / 3');
      // Two enlarge it.
      await swipe(page, 'dialog', LEFT, 2);
      expect(await placeIn(page)).toBe('3 / 3');
      await swipe(page, 'dialog', RIGHT);
      expect(await placeIn(page)).toBe('2 / 3');
      await page.getByRole('button', { name: 'Previous picture' }).click();
      expect(await placeIn(page)).toBe('1 / 3');
      await page.keyboard.press('End');
      expect(await placeIn(page)).toBe('3 / 3');
      await page.getByRole('button', { name: 'Next picture' }).click();
      expect(await placeIn(page)).toBe('1 / 3');
      await page.keyboard.press('End');
      await page.keyboard.press('Home');
      expect(await page.locator('dialog figcaption').textContent()).toBe('Caption one');
    });
  });

  test('keeps its own keys from moving the page', async () => {
    await openSecond(async (page) => {
      const isLeft = await page.locator('dialog').evaluate((dialog) => {
        const press = (key: string) =>
          dialog.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
        return ['ArrowRight', 'End', 'Home', 'PageDown'].map(press);
      });
      expect(isLeft).toEqual([false, false, false, true]);
    });
  });

  test('says in words what a picture shows that its link only names', async () => {
    const body = (
      <ul data-gallery="">
        <li>
          <figure>
            <a href="/media/plan.jpg" data-alt="The square seen from the sea">
              Plan
            </a>
          </figure>
        </li>
      </ul>
    );
    await open({ island: 'gallery', body }, async (page) => {
      await page.locator('[data-gallery] a').click();
      const picture = page.getByRole('img', { name: 'The square seen from the sea' });
      expect(await picture.getAttribute('src')).toBe(`${SITE}/media/plan.jpg`);
    });
  });

  test.each(['altKey', 'metaKey'])(
    'leaves arrows with %s to the browser, which goes back',
    async (held) => {
      await openSecond(async (page) => {
        const isLeft = await page.locator('dialog').evaluate((dialog, name) => {
          const options = { key: 'ArrowLeft', bubbles: true, cancelable: true, [name]: true };
          return dialog.dispatchEvent(new KeyboardEvent('keydown', options));
        }, held);
        expect(isLeft).toBe(true);
        expect(await placeIn(page)).toBe('2 / 3');
      });
    },
  );

  test('is not turned over by a finger that moves an enlarged page', async () => {
    await openSecond(async (page) => {
      const protocol = await page.context().newCDPSession(page);
      const enlarge = async (factor: number) => {
        await protocol.send('Emulation.setPageScaleFactor', { pageScaleFactor: factor });
        await expect.poll(() => page.evaluate(() => visualViewport?.scale), PATIENTLY).toBe(factor);
      };
      await enlarge(2);
      await swipe(page, 'dialog', LEFT);
      expect(await placeIn(page)).toBe('2 / 3');
      await enlarge(1);
      await swipe(page, 'dialog', LEFT);
      expect(await placeIn(page)).toBe('3 / 3');
    });
  });

  test('asks for its pictures at once, as wide as the screen', async () => {
    await openSecond(async (page) => {
      const sizes = await page
        .locator('dialog picture > *')
        .evaluateAll((parts) => parts.map((part) => part.getAttribute('sizes')));
      expect(sizes).toEqual(['96vw', '96vw']);
      expect(await page.locator('dialog img').getAttribute('loading')).toBe(null);
      // Nor is it cut around the point that counts, as the small one is.
      expect(await page.locator('dialog img').getAttribute('class')).toBe(null);
    });
  });

  test('of one picture has nothing to turn over', async () => {
    const body = <Gallery items={items.slice(0, 1)} language="en" />;
    await open({ island: 'gallery', body }, async (page) => {
      await page.locator('[data-gallery] a').click();
      const buttons = page.locator('dialog button');
      const names = await buttons.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
      expect(names).toEqual(['Close']);
      expect(await page.locator('dialog p').count()).toBe(0);
    });
  });

  test('is named in Greek on a Greek page, keeps the focus to itself, and gives it back where one has arrived', async () => {
    await open({ ...gallery, lang: 'el' }, async (page) => {
      await page.locator('[data-gallery] a').first().click();
      const view = page.getByRole('dialog', { name: 'Εικόνες σε μεγέθυνση' });
      const buttons = view.locator('button');
      const names = ['Προηγούμενη εικόνα', 'Επόμενη εικόνα', 'Κλείσιμο'];
      expect(await buttons.evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual(names);
      // The signs on them are for the eye; the mouse is told the same as who listens.
      expect(
        await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('title'))),
      ).toEqual(names);
      expect(await view.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
      const first = await placeIn(page);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => placeIn(page), PATIENTLY).not.toBe(first);
      await page.keyboard.press('Escape');
      await expect.poll(() => view.isVisible(), PATIENTLY).toBe(false);
      const second = page.locator('[data-gallery] a').nth(1);
      await expect.poll(() => second.evaluate(isFocused), PATIENTLY).toBe(true);
    });
  });

  test('closes where one presses beside the picture, not on its caption', async () => {
    await openSecond(async (page) => {
      const view = page.getByRole('dialog', { name: 'Enlarged pictures' });
      await view.locator('figcaption').click();
      expect(await view.isVisible()).toBe(true);
      await view.evaluate((dialog) => (dialog as HTMLElement).click());
      expect(await view.isVisible()).toBe(false);
      await page.locator('[data-gallery] a').nth(1).click();
      await view.getByRole('button', { name: 'Close' }).click();
      expect(await view.isVisible()).toBe(false);
    });
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'leaves a press with %s to the browser, which opens a tab or a window',
    async (key) => {
      await open(gallery, async (page) => {
        await page.locator('[data-gallery] a').first().waitFor();
        const isLeft = await page.locator('[data-gallery] a').evaluateAll(
          ([link], name) =>
            new Promise<boolean>((resolve) => {
              addEventListener('click', (event) => {
                resolve(!event.defaultPrevented);
                event.preventDefault();
              });
              const options = { bubbles: true, cancelable: true, [name]: true };
              link?.dispatchEvent(new MouseEvent('click', options));
            }),
          key,
        );
        expect(isLeft).toBe(true);
        expect(await page.locator('dialog').count()).toBe(0);
      });
    },
  );
});

describe('suggestions', () => {
  const SUGGESTIONS = ['Water bill', 'Water supply', 'Διακοπή νερού'].map((title) => ({
    title,
    ...(title.startsWith('Water') ? {} : { lang: 'el' }),
    kind: 'Service',
    href: '/services/water?lang=en',
  }));
  const form = (
    <form action="/search" data-suggestions="">
      <input type="search" name="q" aria-label="Search this site" />
      <button type="submit">Search</button>
    </form>
  );

  test('are in the language of the page, told by their number, and chosen by arrows from either end', async () => {
    const asked: string[] = [];
    const answer = (address: URL) => {
      asked.push(address.pathname + address.search);
      const query = address.searchParams.get('q');
      if (query === 'wate') return { suggestions: SUGGESTIONS.slice(1) };
      return { suggestions: query === 'water' ? SUGGESTIONS : [] };
    };
    await open({ island: 'suggestions', body: form, answer }, async (page) => {
      const field = page.getByRole('combobox', { name: 'Search this site' });
      const chosen = page.locator('[role="option"][aria-selected="true"]');
      await field.fill('water');
      await page.getByRole('option', { name: 'Water bill' }).waitFor();
      expect(asked).toEqual(['/search/suggestions?q=water&lang=en']);
      const said = page.getByRole('status');
      expect(await said.textContent()).toBe('3 suggestions. Choose with the arrow keys.');
      // The browser’s own would lie over them, and the key of a phone still says that it searches.
      expect(await field.getAttribute('autocomplete')).toBe('off');
      expect(await field.getAttribute('enterkeyhint')).toBe('search');
      // ARIA in HTML has no combobox that is a search field.
      expect(await field.getAttribute('type')).toBe('text');
      const kinds = await page.locator('[role="option"] small').allTextContents();
      expect(kinds).toEqual(Array(3).fill('Service'));
      const greek = page.locator('[role="option"] [lang="el"]');
      expect(await greek.allTextContents()).toEqual(['Διακοπή νερού']);

      // The arrow belongs to whoever composes a letter of several keys.
      await field.dispatchEvent('keydown', { key: 'ArrowDown', isComposing: true });
      expect(await chosen.count()).toBe(0);
      await page.keyboard.press('ArrowUp');
      expect(await chosen.locator('span').textContent()).toBe('Διακοπή νερού');
      expect(await chosen.locator('span').getAttribute('lang')).toBe('el');
      expect(await chosen.getAttribute('id')).toBe(
        await field.getAttribute('aria-activedescendant'),
      );
      // Colours alone would not do.
      const look = await chosen.evaluate((option) => getComputedStyle(option).outlineStyle);
      expect(look).toBe('solid');
      await page.keyboard.press('ArrowUp');
      expect(await chosen.locator('span').textContent()).toBe('Water supply');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      expect(await chosen.count()).toBe(0);
      expect(await field.getAttribute('aria-activedescendant')).toBe(null);

      // What was chosen of other suggestions is chosen no more.
      await page.keyboard.press('ArrowDown');
      expect(await chosen.count()).toBe(1);
      await field.fill('wate');
      await expect.poll(() => page.getByRole('option').count(), PATIENTLY).toBe(2);
      expect(await field.getAttribute('aria-activedescendant')).toBe(null);
      // Too few letters suggest nothing, also not what more of them did.
      await field.fill('wa');
      expect(await page.getByRole('listbox').isVisible()).toBe(false);
      expect(await said.textContent()).toBe('');
      await field.fill('water');
      await page.getByRole('option', { name: 'Water bill' }).waitFor();

      // Arrows lead through the suggestions, and the key Tab past them; they stay until the form is left.
      await page.keyboard.press('Tab');
      expect(await page.getByRole('listbox').isVisible()).toBe(true);
      await page.keyboard.press('Tab');
      const elsewhere = page.getByRole('link', { name: 'Elsewhere' });
      expect(await elsewhere.evaluate((link) => link === document.activeElement)).toBe(true);
      expect(await page.getByRole('listbox').isVisible()).toBe(false);
      await field.fill('waterfall');
      await expect
        .poll(() => said.textContent(), PATIENTLY)
        .toBe('No suggestions. Press Enter to search.');
      // Three letters are enough.
      await field.fill('wat');
      await expect.poll(() => asked.at(-1), PATIENTLY).toBe('/search/suggestions?q=wat&lang=en');

      // Where the site answers nothing, what was suggested for other words goes away.
      await field.fill(' water ');
      await page.getByRole('option', { name: 'Water bill' }).waitFor();
      await page.route('**/search/suggestions?q=lost&*', (route) => route.fulfill({ status: 503 }));
      await field.fill('lost');
      await expect.poll(() => page.getByRole('listbox').isVisible(), PATIENTLY).toBe(false);

      // Who has gone on meanwhile is shown nothing: the answer is given up.
      await page.route('**/search/suggestions?q=late&*', () => {});
      const begun = page.waitForRequest(/q=late&/);
      await field.fill('late');
      await begun;
      const givenUp = page.waitForEvent('requestfailed', PATIENTLY);
      await elsewhere.focus();
      await givenUp;
    });
  });

  test('are asked for once when the typing pauses, and not when the search is sent', async () => {
    const asked: (string | null)[] = [];
    const answer = (address: URL) => {
      asked.push(address.searchParams.get('q'));
      return { suggestions: SUGGESTIONS };
    };
    const prepare = (page: Page) => page.clock.install({ time: '2026-03-04T10:00:00Z' });
    await open({ island: 'suggestions', body: form, answer, prepare }, async (page) => {
      const field = page.getByRole('combobox');
      await field.focus();
      await page.clock.pauseAt('2026-03-04T10:05:00Z');
      for (const letter of 'water') await page.keyboard.press(letter);
      await page.clock.runFor(150);
      expect(asked).toEqual([]);
      await page.clock.runFor(100);
      await page.getByRole('option').first().waitFor();
      expect(asked).toEqual(['water']);
      // The page stays, as it does for whoever comes back to it.
      await page.locator('form').evaluate((sent) => {
        sent.addEventListener('submit', (event) => event.preventDefault());
      });
      await page.keyboard.press('s');
      await page.keyboard.press('Enter');
      expect(await page.getByRole('listbox').isVisible()).toBe(false);
      await page.clock.runFor(300);
      await page.keyboard.press('Backspace');
      await page.clock.runFor(300);
      await page.getByRole('option').first().waitFor();
      expect(asked).toEqual(['water', 'water']);
    });
  });

  test('lead on by Enter, stay in view and keep the focus in the field, also beside another form', async () => {
    const answer = (address: URL) =>
      address.pathname === '/search/suggestions' ? { suggestions: SUGGESTIONS } : 'The service';
    const body = (
      <>
        {form}
        {form}
      </>
    );
    // A phone held sideways, with its keys shown, has no more.
    const options = { viewport: { width: 800, height: 150 } };
    await open({ island: 'suggestions', body, answer, options }, async (page) => {
      const field = page.getByRole('combobox').first();
      const list = page.locator('.suggestions').first();
      await field.fill('water');
      await list.getByRole('option').first().waitFor();
      // What the field says that it steers is its own list.
      const ids = await page.locator('.suggestions').evaluateAll((all) => all.map(({ id }) => id));
      const steered = await page
        .getByRole('combobox')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-controls')));
      expect(new Set(ids).size).toBe(2);
      expect(steered).toEqual(ids);
      // Safari would take the focus from the field, and with it the list, before the click.
      const isTaken = await list.evaluate((element) =>
        ['pointerdown', 'mousedown'].map((type) =>
          element.dispatchEvent(new MouseEvent(type, { cancelable: true })),
        ),
      );
      expect(isTaken).toEqual([false, false]);
      await page.keyboard.press('ArrowUp');
      const isSeen = await list.evaluate((box) => {
        const { top, bottom } = (box.lastElementChild as Element).getBoundingClientRect();
        const frame = box.getBoundingClientRect();
        return box.scrollTop > 0 && top >= frame.top && bottom <= frame.bottom;
      });
      expect(isSeen).toBe(true);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(`${SITE}/services/water?lang=en`);
    });
  });
});

test('what is told to screen readers is told in a browser that knows ARIA by its attributes alone, too', async () => {
  const prepare = (page: Page) =>
    page.addInitScript(() => {
      const names = Object.getOwnPropertyNames(Element.prototype);
      for (const name of names.filter((one) => one === 'role' || one.startsWith('aria')))
        Reflect.deleteProperty(Element.prototype, name);
    });
  const answer = () => ({ suggestions: [{ title: 'Water', kind: 'Service', href: '/water' }] });
  const form = (
    <form action="/search" data-suggestions="">
      <input type="search" name="q" />
    </form>
  );
  await open({ island: 'suggestions', body: form, answer, prepare }, async (page) => {
    const field = page.getByRole('combobox');
    await field.fill('water');
    await page.getByRole('listbox', { name: 'Suggestions' }).waitFor();
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    expect(await field.getAttribute('aria-autocomplete')).toBe('list');
    expect(await page.getByRole('status').textContent()).toContain('1 suggestion');
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('option', { selected: true }).count()).toBe(1);
  });
  const body = <Gallery items={[{ picture: pictureOf('one') }]} language="en" />;
  await open({ island: 'gallery', body, prepare }, async (page) => {
    await page.locator('[data-gallery] a').click();
    const view = page.getByRole('dialog', { name: 'Enlarged pictures' });
    expect(await view.getByRole('button', { name: 'Close' }).count()).toBe(1);
    expect(await view.locator('figure').getAttribute('aria-live')).toBe('polite');
  });
});

test('menus open and close where the browser knows no popovers, one at a time', async () => {
  const body = (
    <>
      <button type="button" popoverTarget="search">
        Search
      </button>
      <div id="search">
        {/* biome-ignore lint/a11y/noAutofocus: as in the header. */}
        <input aria-label="Words" autoFocus />
      </div>
      <button type="button" popoverTarget="menu">
        Menu
      </button>
      <nav id="menu">
        <button type="button" popoverTarget="menu" popoverTargetAction="hide">
          Close
        </button>
        <p>Sections</p>
      </nav>
    </>
  );
  const prepare = (page: Page) =>
    page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
  await open({ island: 'suggestions', body, prepare }, async (page) => {
    const press = (name: string) => page.getByRole('button', { name }).click();
    const opened = () =>
      page.locator('[data-opened]').evaluateAll((all) => all.map(({ id }) => id));
    const field = page.getByRole('textbox', { name: 'Words' });
    await field.evaluate((input) => input.blur());
    await press('Search');
    expect(await opened()).toEqual(['search']);
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await press('Menu');
    expect(await opened()).toEqual(['menu']);
    await page.getByText('Sections').click();
    expect(await opened()).toEqual(['menu']);
    await press('Close');
    expect(await opened()).toEqual([]);
    await press('Close');
    expect(await opened()).toEqual([]);
    await press('Menu');
    await press('Menu');
    expect(await opened()).toEqual([]);
    await press('Search');
    await page.getByRole('link', { name: 'Elsewhere' }).click();
    expect(await opened()).toEqual([]);
    const opener = (isOpen: boolean) =>
      page.getByRole('button', { name: 'Search', expanded: isOpen });
    expect(await opener(false).count()).toBe(1);
    await press('Search');
    expect(await opener(true).count()).toBe(1);
    // A key that closed something in it leaves it open.
    await field.evaluate((input) => {
      input.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    });
    await field.press('Escape');
    expect(await opened()).toEqual(['search']);
    await page.keyboard.press('Escape');
    expect(await opened()).toEqual([]);
    expect(await opener(false).evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

test('a menu closes when the focus leaves it for the page, and not for its button or its submenu', async () => {
  const body = (
    <header>
      <button type="button" popoverTarget="find">
        Search
      </button>
      <div id="find" popover="auto">
        <input aria-label="Words" />
      </div>
      <button type="button" popoverTarget="menu">
        Menu
      </button>
      <nav id="menu" popover="auto">
        <button type="button" popoverTarget="submenu">
          Services
        </button>
        <ul id="submenu" popover="auto">
          <li>
            <a href="#forms">Forms</a>
          </li>
        </ul>
        <a href="#news">News</a>
      </nav>
    </header>
  );
  await open({ island: 'suggestions', body }, async (page) => {
    const opened = () =>
      page.locator(':popover-open').evaluateAll((all) => all.map(({ id }) => id));
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      return opened();
    };
    await page.getByRole('button', { name: 'Menu' }).focus();
    expect(await press('Enter', 'Tab', 'Enter', 'Tab')).toEqual(['menu', 'submenu']);
    expect(await press('Shift+Tab')).toEqual(['menu', 'submenu']);
    expect(await press('Tab', 'Tab')).toEqual(['menu']);
    expect(await press('Shift+Tab', 'Shift+Tab')).toEqual(['menu']);
    expect(await press('Enter')).toEqual([]);
    expect(await press('Enter', 'Tab', 'Tab', 'Tab')).toEqual([]);
    expect(await page.getByRole('link', { name: 'Elsewhere' }).evaluate(isFocused)).toBe(true);
    // The search of the header, too.
    await page.getByRole('button', { name: 'Search' }).focus();
    expect(await press('Enter', 'Tab')).toEqual(['find']);
    expect(await press('Tab')).toEqual([]);
  });
});

test('filters say what the list shows, though another choice led away from it', async () => {
  const body = (
    <FilterBar action="/list" language="en">
      <Select
        isFilter
        name="kind"
        label="Kind"
        language="en"
        defaultValue=""
        options={[
          { value: '', label: 'All' },
          { value: 'minutes', label: 'Minutes' },
        ]}
      />
    </FilterBar>
  );
  await open({ island: 'suggestions', body }, async (page) => {
    const kind = page.getByRole('combobox');
    await kind.selectOption('minutes');
    await page.goto('/list?kind=minutes');
    // Made anew by the browser.
    await page.goBack();
    expect(await kind.inputValue()).toBe('');
    await kind.selectOption('minutes');
    // As browsers do that bring a page back as it was left.
    const bringBack = (persisted: boolean) =>
      page.evaluate((is) => {
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: is }));
      }, persisted);
    await bringBack(false);
    expect(await kind.inputValue()).toBe('minutes');
    await bringBack(true);
    expect(await kind.inputValue()).toBe('');
  });
});

test('results are renewed while somebody types, and told to who listens; where that fails, everybody is told', async () => {
  const body = (
    <>
      <form id="filters" action="/list">
        <input type="search" name="q" aria-label="Words" />
        <select name="kind" aria-label="Kind">
          <option value="">All</option>
          <option>minutes</option>
        </select>
      </form>
      <LiveFilter formId="filters" language="en" />
      <div data-live="results" data-summary="2 documents">
        Budget, minutes
      </div>
    </>
  );
  let isDown = false;
  const prepare = async (page: Page) => {
    await page.route(`${SITE}/list?*`, (route) => {
      const words = new URL(route.request().url()).searchParams.get('q');
      if (words === 'slow') return;
      const name = words === 'odd' ? 'other' : 'results';
      const found = `<div data-live="${name}" data-summary="1 document">About ${words}</div>`;
      const page = { contentType: 'text/html', body: `<title>${words}</title>${found}` };
      // Whatever a failure looks like, it is no result.
      return route.fulfill(isDown ? { ...page, status: 503 } : page);
    });
  };
  await open({ island: 'live-filter', body, prepare }, async (page) => {
    const field = page.getByRole('searchbox');
    const status = page.getByRole('status');
    const results = page.locator('[data-live="results"]');
    const isSeen = async () => (await status.getAttribute('class')) !== 'sr-only';
    const says = (words: string) => expect.poll(() => status.textContent(), PATIENTLY).toBe(words);
    const pages = await page.evaluate(() => history.length);
    await field.fill('water');
    await says('1 document');
    expect(await isSeen()).toBe(false);
    expect(await results.textContent()).toBe('About water');
    expect(await page.title()).toBe('water');
    expect(page.url()).toBe(`${SITE}/list?q=water`);
    // The way back leads to the screen before, not through each word.
    expect(await page.evaluate(() => history.length)).toBe(pages);
    // An answer that comes after more was typed is given up, which is no failure.
    await status.evaluate((line) => {
      const said: (string | null)[] = [];
      new MutationObserver(() => said.push(line.textContent)).observe(line, { childList: true });
      Object.assign(window, { said });
    });
    const begun = page.waitForRequest(/q=slow/);
    await field.fill('slow');
    await begun;
    const givenUp = page.waitForEvent('requestfailed', PATIENTLY);
    await field.fill('parks');
    await givenUp;
    await expect.poll(() => results.textContent(), PATIENTLY).toBe('About parks');
    expect(await page.evaluate(() => (window as { said?: string[] }).said)).toEqual(['1 document']);
    await field.fill('water');
    await expect.poll(() => results.textContent(), PATIENTLY).toBe('About water');
    // What is shown is what the fields say where the browser brings the page back.
    const kind = page.getByRole('combobox');
    await kind.selectOption('minutes');
    await expect.poll(() => page.url(), PATIENTLY).toBe(`${SITE}/list?q=water&kind=minutes`);
    const reset = await kind.evaluate((it) => {
      const { form } = it as HTMLSelectElement;
      form?.reset();
      return form && [...new FormData(form).values()];
    });
    expect(reset).toEqual(['water', 'minutes']);
    isDown = true;
    await field.fill('fees');
    await expect.poll(() => status.textContent(), PATIENTLY).toContain('could not be updated');
    expect(await isSeen()).toBe(true);
    expect(await results.textContent()).toBe('About water');
    isDown = false;
    // The words of before are asked for again, since what is shown may be anything.
    await field.fill('water');
    await says('1 document');
    expect(await isSeen()).toBe(false);
    // A page without the results, such as that of a newer version, is not shown in part.
    await field.fill('odd');
    await expect.poll(() => status.textContent(), PATIENTLY).toContain('could not be updated');
    expect(await page.title()).toBe('water');
  });
});

test('results are asked for once for what was typed, at once for what was chosen, and anew for the list of before', async () => {
  const body = (
    <>
      <form id="filters" action="/list">
        <input type="search" name="q" aria-label="Words" />
        <select name="kind" aria-label="Kind">
          <option value="">All</option>
          <option>minutes</option>
        </select>
      </form>
      <LiveFilter formId="filters" language="en" />
      <div data-live="results" data-summary="2 documents">
        All
      </div>
    </>
  );
  const asked: string[] = [];
  const prepare = async (page: Page) => {
    await page.clock.install({ time: '2026-03-04T10:00:00Z' });
    await page.route(`${SITE}/list*`, (route) => {
      const { pathname, search } = new URL(route.request().url());
      asked.push(pathname + search);
      const found = `<div data-live="results" data-summary="1 document">${search}</div>`;
      return route.fulfill({ contentType: 'text/html', body: found });
    });
  };
  await open({ island: 'live-filter', body, prepare }, async (page) => {
    const results = page.locator('[data-live="results"]');
    const show = (query: string) => expect.poll(() => results.textContent(), PATIENTLY).toBe(query);
    await page.getByRole('searchbox').focus();
    await page.clock.pauseAt('2026-03-04T10:05:00Z');
    for (const letter of 'fees') await page.keyboard.press(letter);
    await page.clock.runFor(200);
    expect(asked).toEqual([]);
    await page.clock.runFor(100);
    await show('?q=fees');
    // Leaving the field is a change, too, which asks for nothing new.
    await page.getByRole('combobox').focus();
    await page.clock.runFor(300);
    await page.getByRole('combobox').selectOption('minutes');
    await page.clock.runFor(1);
    await show('?q=fees&kind=minutes');
    await page.getByRole('combobox').selectOption('');
    await page.clock.runFor(1);
    await show('?q=fees');
    // A form that was sent is asked for by the browser.
    await page.locator('form').evaluate((form) => {
      form.addEventListener('submit', (event) => event.preventDefault());
    });
    await page.getByRole('searchbox').fill('rates');
    await page.getByRole('searchbox').press('Enter');
    await page.clock.runFor(300);
    await page.getByRole('searchbox').fill('');
    await page.clock.runFor(300);
    await show('');
    const list = ['?q=fees', '?q=fees&kind=minutes', '?q=fees', ''];
    expect(asked).toEqual(list.map((query) => `/list${query}`));
  });
});

test('a map that was asked for has a name, and its site is not told which page it is on', async () => {
  const texts = { show: 'Show the map', note: 'From OpenStreetMap', title: 'Map of Aigio' };
  const body = <MapFrame lat={38.25} lng={22.08} height={300} texts={texts} />;
  await open({ island: 'map-frame', body }, async (page) => {
    const button = page.getByRole('button', { name: 'Show the map' });
    // It looks like the link whose place it takes.
    expect(await button.getAttribute('class')).toBe('button button-secondary');
    await button.click();
    const frame = page.getByTitle('Map of Aigio');
    expect(await frame.getAttribute('src')).toContain('openstreetmap.org');
    expect(await frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(await frame.getAttribute('height')).toBe('300');
    // Whoever pressed the button, which is gone, goes on in the map.
    expect(await frame.evaluate(isFocused)).toBe(true);
  });
});
