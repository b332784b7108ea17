import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../harness/browser/browser.ts';
import { ensureChromium } from '../scripts/chromium.mjs';
import { freePort } from '../scripts/free-port.mjs';

/**
 * Not a dependency of the project: it brings 200 packages of its own, which nothing but this script
 * needs. It is installed once into the user's cache.
 */
const VERSION = '13.5.0';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/**
 * What is read of Lighthouse's result:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md
 */
interface LighthouseResult {
  runtimeError?: { code: string; message: string };
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

/**
 * Chromium gave Lighthouse no trace, or one in which nothing was painted: NO_NAVSTART, NO_FCP and the
 * like (core/lib/lh-error.js). It says nothing of the page and mostly does not happen twice.
 */
export class NoTraceError extends Error {}

export interface LighthouseReport {
  /** 0 to 100. */
  scores: Record<Category, number>;
  firstContentfulPaintMs: number;
  largestContentfulPaintMs: number;
  totalBlockingTimeMs: number;
  cumulativeLayoutShift: number;
  /** Audits that took points away. */
  failed: string[];
}

export interface Lighthouse {
  /**
   * One run of Lighthouse for phones (simulated slow 4G, a processor four times slower). A page that
   * asks not to be indexed is not blamed for it. Throws when the page could not be measured,
   * a NoTraceError when that lay with the browser.
   */
  measure(url: string, options: { isIndexed: boolean }): Promise<LighthouseReport>;
  close(): Promise<void>;
}

export async function startLighthouse(): Promise<Lighthouse> {
  const { default: lighthouse } = await import(pathToFileURL(install()).href);
  const port = await freePort();
  const browser: Browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${port}`],
  });
  return {
    close: () => browser.close(),
    measure: async (url, { isIndexed }) => {
      const { lhr } = (await lighthouse(url, {
        port,
        logLevel: 'error',
        onlyCategories: CATEGORIES,
        skipAudits: isIndexed ? [] : ['is-crawlable'],
      })) as { lhr: LighthouseResult };
      if (lhr.runtimeError) {
        const { code, message } = lhr.runtimeError;
        const hasNoTrace = code.startsWith('NO_');
        throw new (hasNoTrace ? NoTraceError : Error)(`Lighthouse gave ${code}: ${message}`);
      }
      return toReport(lhr);
    },
  };
}

function toReport({ categories, audits }: LighthouseResult): LighthouseReport {
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round((categories[category].score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const failed = CATEGORIES.filter((category) => scores[category] < 100).flatMap((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
      .map(({ id }) => id),
  );
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores,
    failed: [...new Set(failed)],
    firstContentfulPaintMs: value('first-contentful-paint'),
    largestContentfulPaintMs: value('largest-contentful-paint'),
    totalBlockingTimeMs: value('total-blocking-time'),
    cumulativeLayoutShift: value('cumulative-layout-shift'),
  };
}

/** The file to import Lighthouse from. */
function install(): string {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const folder = join(cache, 'dimos', `lighthouse-${VERSION}`);
  const entry = join(folder, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (!existsSync(entry)) {
    console.log(`Installing Lighthouse ${VERSION} into ${folder} …`);
    mkdirSync(folder, { recursive: true });
    const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    execFileSync('npm', ['install', '--prefix', folder, ...options, `lighthouse@${VERSION}`], {
      stdio: 'inherit',
    });
  }
  return entry;
}
