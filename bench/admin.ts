// `npm run bench:admin`: the JavaScript that a first visit to the admin's screens fetches, and what a letter in a long
// text costs. Ends with 1 when a screen is too heavy or a letter too dear.

import { openBrowser } from '../harness/browser/browser.ts';
import { weighPage } from '../harness/browser/page-visit.ts';
import { listAdminScreens } from '../harness/sites/addresses.ts';
import { startBenchSite } from '../harness/sites/site.ts';
import { signInToSite } from '../harness/sites/site-calls.ts';
import { DEAREST_LETTER_MS, measureKeystrokes } from './keystrokes.ts';

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
  const { cost, painted } = await measureKeystrokes(browser, site.url, token);
  console.log(`A letter in 300 paragraphs costs ${cost} ms; half are painted after ${painted} ms.`);
  if (cost > DEAREST_LETTER_MS) excess.push(`a letter in a long text: ${cost} ms`);
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
