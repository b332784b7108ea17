import type { Browser, CDPSession, Page } from '@playwright/test';

/** Bytes on the wire, heads of the answers included. */
export interface PageWeight {
  html: number;
  css: number;
  fonts: number;
  js: number;
  /** Pictures that show without scrolling. */
  firstPictures: number;
  /** All pictures that were loaded without scrolling. */
  pictures: number;
  other: number;
  hasIsland: boolean;
}

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** A first visit by a phone with nothing held; with a token, by somebody who is signed in to the admin. */
export async function weighPage(
  browser: Browser,
  url: string,
  token?: string,
): Promise<PageWeight> {
  return visit(browser, async (page, devtools) => {
    if (token) await page.addInitScript((value) => localStorage.setItem('token', value), token);
    const answers = new Map<string, { type: string; url: string; bytes: number }>();
    devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
      answers.set(requestId, { type, url: response.url, bytes: 0 });
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const answer = answers.get(requestId);
      if (answer) answer.bytes = encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const shown = await page.evaluate(() =>
      [...document.images]
        .filter((image) => {
          const { top, bottom, left, right, width } = image.getBoundingClientRect();
          const isOnScreen = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
          return width > 0 && isOnScreen && image.checkVisibility();
        })
        .map((image) => image.currentSrc),
    );
    const hasIsland = (await page.locator('script[src^="/islands/"]').count()) > 0;
    const weight: PageWeight = {
      html: 0,
      css: 0,
      fonts: 0,
      js: 0,
      firstPictures: 0,
      pictures: 0,
      other: 0,
      hasIsland,
    };
    const KINDS: Record<string, 'html' | 'css' | 'fonts' | 'js' | 'pictures'> = {
      Document: 'html',
      Stylesheet: 'css',
      Font: 'fonts',
      Script: 'js',
      Image: 'pictures',
    };
    for (const answer of answers.values()) {
      weight[KINDS[answer.type] ?? 'other'] += answer.bytes;
      if (shown.includes(answer.url)) weight.firstPictures += answer.bytes;
    }
    return weight;
  });
}

async function visit<T>(
  browser: Browser,
  measure: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    return await measure(page, devtools);
  } finally {
    await context.close();
  }
}
