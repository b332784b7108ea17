// `npm run bench:pages`: what a first visit to every public page weighs and how fast a slow phone shows it.
// `npm run bench:pages -- /news --no-speed` takes some pages, or weighs only. Ends with 1 when a page is too heavy.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inEnglish } from '../e2e/public-routes.ts';
import { openBrowser } from './browser.ts';
import { performanceScore } from './lighthouse-score.ts';
import { type PageWeight, timePage, weighPage } from './page-visit.ts';
import { listPublicScreens } from './screens.ts';
import { startBenchSite } from './site.ts';

const KB = 1024;
/** HTML, CSS, fonts and JavaScript of a first visit. */
const LARGEST_PAGE = 110 * KB;
const LARGEST_FIRST_SCREEN = 250 * KB;
const LARGEST_SCRIPT = 12 * KB;
/** The median of so many visits. */
const VISITS = Number(process.env.BENCH_VISITS ?? 3);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: { speed: { type: 'boolean', default: true } },
});

function findExcess(weight: PageWeight): string[] {
  const page = weight.html + weight.css + weight.fonts + weight.js;
  const found: string[] = [];
  if (page > LARGEST_PAGE) found.push(`page ${kilobytes(page)} KB`);
  if (page + weight.firstPictures > LARGEST_FIRST_SCREEN) {
    found.push(`first screen ${kilobytes(page + weight.firstPictures)} KB`);
  }
  if (weight.js > (weight.hasIsland ? LARGEST_SCRIPT : 0)) {
    found.push(`JavaScript ${kilobytes(weight.js)} KB`);
  }
  return found;
}

const kilobytes = (bytes: number) => Number((bytes / KB).toFixed(1));
const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const site = await startBenchSite();
const browser = await openBrowser();
const rows: Record<string, string | number>[] = [];
const excess: string[] = [];
try {
  const screens = (await listPublicScreens(site.url)).filter(
    (path) => positionals.length === 0 || positionals.includes(path),
  );
  for (const path of screens.flatMap((screen) => [screen, inEnglish(screen)])) {
    // Pictures are made when they are first asked for, which is not what is measured.
    await weighPage(browser, site.url + path);
    const weight = await weighPage(browser, site.url + path);
    const found = findExcess(weight);
    excess.push(...found.map((what) => `${path}: ${what}`));
    const total = weight.html + weight.css + weight.fonts + weight.js;
    const row: Record<string, string | number> = {
      page: path,
      HTML: kilobytes(weight.html),
      CSS: kilobytes(weight.css),
      fonts: kilobytes(weight.fonts),
      JS: kilobytes(weight.js),
      'in all': kilobytes(total),
      'with first pictures': kilobytes(total + weight.firstPictures),
      'all pictures': kilobytes(weight.pictures),
    };
    if (values.speed) Object.assign(row, await timeVisits(site.url + path));
    rows.push(row);
  }
} finally {
  await browser.close();
  await site.stop();
}

async function timeVisits(url: string) {
  const visits = [];
  for (let i = 0; i < VISITS; i++) visits.push(await timePage(browser, url));
  const times = {
    firstContentfulPaint: median(visits.map((visit) => visit.firstContentfulPaint)),
    largestContentfulPaint: median(visits.map((visit) => visit.largestContentfulPaint)),
    totalBlockingTime: median(visits.map((visit) => visit.totalBlockingTime)),
    cumulativeLayoutShift: median(visits.map((visit) => visit.cumulativeLayoutShift)),
  };
  return {
    'FCP ms': Math.round(times.firstContentfulPaint),
    'LCP ms': Math.round(times.largestContentfulPaint),
    'TBT ms': Math.round(times.totalBlockingTime),
    CLS: Number(times.cumulativeLayoutShift.toFixed(3)),
    score: performanceScore(times),
  };
}

console.table(Object.fromEntries(rows.map(({ page, ...figures }) => [page, figures])));
console.log(
  'KB of 1024 bytes on the wire; a phone of 390 × 844 at two pixels to one, nothing held.',
);
if (values.speed) {
  console.log('Speed: slow 4G and a processor four times slower, as Lighthouse; its formula.');
}
if (process.env.BENCH_OUTPUT) writeFileSync(process.env.BENCH_OUTPUT, JSON.stringify(rows));
for (const line of excess) console.error(`Too heavy: ${line}`);
process.exit(excess.length > 0 ? 1 : 0);
