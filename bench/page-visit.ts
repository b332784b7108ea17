import type { Browser, CDPSession, Page } from '@playwright/test';
import type { PageTimes } from './lighthouse-score.ts';

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
/** Lighthouse's slow 4G as DevTools apply it: 150 ms × 3.75 for each request, 1.6 Mbit/s × 0.9. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const CPU_SLOWDOWN = 4;
/** Long enough for late paints and layout shifts. */
const AFTERWARDS_MS = 1500;

/** A first visit by a phone with nothing held. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  return visit(browser, async (page, devtools) => {
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
    const hasIsland = (await page.locator('[data-island]').count()) > 0;
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

/** A first visit by a slow phone on a slow line. */
export async function timePage(browser: Browser, url: string): Promise<PageTimes> {
  return visit(browser, async (page, devtools) => {
    await page.addInitScript(observeLoading);
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(AFTERWARDS_MS);
    const seen = await page.evaluate(() => (window as unknown as Observed).observed);
    const blocking = seen.tasks
      .filter(({ end }) => end > seen.firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return {
      firstContentfulPaint: seen.firstPaint,
      largestContentfulPaint: seen.largestPaint,
      totalBlockingTime: blocking,
      cumulativeLayoutShift: seen.shift,
    };
  });
}

interface Observed {
  observed: {
    firstPaint: number;
    largestPaint: number;
    shift: number;
    tasks: { end: number; duration: number }[];
  };
}

/** Runs in the page, before everything else. */
function observeLoading(): void {
  const observed: Observed['observed'] = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [] };
  (window as unknown as Observed).observed = observed;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') observed.firstPaint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    observed.largestPaint = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) observed.shift += value;
  });
  watch('longtask', (entry) => {
    observed.tasks.push({ end: entry.startTime + entry.duration, duration: entry.duration });
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
