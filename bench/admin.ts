// `npm run bench:admin`: the JavaScript that a first visit to the admin's screens fetches, and how long a letter takes in
// a long text. Ends with 1 when a screen is too heavy or letters are too slow.

import { listAdminScreens } from '../harness/addresses.ts';
import { openBrowser } from '../harness/browser.ts';
import { startBenchSite } from '../harness/site.ts';
import { signInToSite } from '../harness/site-calls.ts';
import { measureKeystrokes, SLOWEST_LETTER_MS } from './keystrokes.ts';
import { weighPage } from './page-visit.ts';

const KB = 1024;
const LARGEST_LIST = 220 * KB;
/** A form's rich text editor is half of it. */
const LARGEST_FORM = 400 * KB;

/** Whether a screen is a form: a new entry, a known one, or one of those that exist once. */
const isForm = (path: string) => /\/new$|\/edit\/|\/content\/(?:[^/]+\/.|settings$)/.test(path);

const kilobytes = (bytes: number) => Number((bytes / KB).toFixed(1));

const site = await startBenchSite();
const browser = await openBrowser();
const rows: Record<string, Record<string, number | string>> = {};
const excess: string[] = [];
try {
  const token = await signInToSite(site.url);
  const { median, most } = await measureKeystrokes(browser, site.url, token);
  console.log(
    `A letter in a text of 300 paragraphs: median ${median} ms, 95 % at most ${most} ms.`,
  );
  if (most > SLOWEST_LETTER_MS) excess.push(`a letter in a long text: ${most} ms`);
  for (const path of await listAdminScreens(site.url, token)) {
    const { js, css } = await weighPage(browser, site.url + path, token);
    const limit = isForm(path) ? LARGEST_FORM : LARGEST_LIST;
    rows[path] = { JS: kilobytes(js), 'at most': kilobytes(limit), CSS: kilobytes(css) };
    if (js > limit) excess.push(`${path}: JavaScript ${kilobytes(js)} KB`);
  }
} finally {
  await browser.close();
  await site.stop();
}

console.table(rows);
console.log('KB of 1024 bytes on the wire, heads of the answers included; nothing held.');
for (const line of excess) console.error(`Missed: ${line}`);
process.exit(excess.length > 0 ? 1 : 0);
