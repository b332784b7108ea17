// `npm run bench:dev`: how long a change of the sources takes under `npm run dev`, from save to seen. On a
// copy of the sources, in Chromium; each is done several times, the middle one counts.
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { openBrowser } from '../harness/browser/browser.ts';
import { EDITABLE, type EditableSource } from '../harness/sites/development-edits.ts';
import { openListening, startDevelopmentSite } from '../harness/sites/development-site.ts';
import { signInToSite } from '../harness/sites/site-calls.ts';

const TIMES = 7;
/** Milliseconds. Nobody saves twice within a blink, and Vite may take two such saves for one. */
const BETWEEN_SAVES = 500;

const began = performance.now();
const site = await startDevelopmentSite();
console.log(`first start, with sample content: ${Math.round(performance.now() - began)} ms`);
const browser = await openBrowser();
const page = await browser.newPage();

interface Change {
  what: string;
  path: string;
  /** What is there when the page is; its heading where nothing is said. */
  ready?: string;
  source: EditableSource;
  /** What stands in the place of its text, with a mark of its own each time. */
  to: (mark: number) => string;
  /** Waits until the mark is seen. */
  seen: (mark: number) => Promise<unknown>;
}

/** The page may be on its way to the next document: then it is asked again. */
const inPage = (test: (mark: string) => boolean, mark: number) =>
  page.waitForFunction(test, String(mark));

async function answersWith(path: string, text: string): Promise<void> {
  while (!(await (await fetch(site.url + path)).text()).includes(text));
}

const changes: Change[] = [
  {
    what: 'screen',
    path: '/news',
    source: EDITABLE.screen,
    to: (mark) => `title="${mark}"`,
    seen: (mark) => inPage((text) => document.querySelector('h1')?.textContent === text, mark),
  },
  {
    what: 'style',
    path: '/contact',
    source: EDITABLE.style,
    to: (mark) => `:root { --mark: ${mark} }\n@layer theme {`,
    seen: (mark) =>
      inPage(
        (text) => getComputedStyle(document.documentElement).getPropertyValue('--mark') === text,
        mark,
      ),
  },
  {
    what: 'island',
    path: '/',
    source: EDITABLE.island,
    to: (mark) => `slider.dataset.alive = 'mark-${mark}';`,
    seen: (mark) => inPage((text) => !!document.querySelector(`[data-alive="mark-${text}"]`), mark),
  },
  {
    what: 'admin screen',
    path: '/admin/content/news/new',
    source: EDITABLE.adminScreen,
    to: (mark) => `'View site ${mark}'`,
    seen: (mark) => inPage((text) => document.body.textContent.includes(`View site ${text}`), mark),
  },
  {
    what: 'style of the admin',
    path: '/admin/content/news/new',
    ready: '.entry-form-fields',
    source: EDITABLE.adminStyle,
    to: (mark) => `:root { --form-mark: ${mark} }\n.entry-form-fields {\n  display`,
    seen: (mark) =>
      inPage(
        (text) =>
          getComputedStyle(document.documentElement).getPropertyValue('--form-mark') === text,
        mark,
      ),
  },
  {
    what: 'service, by the next request',
    path: '/news',
    source: EDITABLE.service,
    to: (mark) =>
      `return rows.map((row) => toEntry(type, { ...row, slug: row.slug + '-mark-${mark}' }));`,
    seen: (mark) => answersWith('/news', `-mark-${mark}`),
  },
  {
    what: 'API, by the next request',
    path: '/news',
    source: EDITABLE.api,
    to: (mark) => `c.text('ok ${mark}', 200`,
    seen: (mark) => answersWith('/healthz', `ok ${mark}`),
  },
];

try {
  await page.goto(site.url);
  const token = await signInToSite(site.url);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  for (const change of changes) {
    await openListening(page, site.url + change.path);
    await page
      .locator(change.ready ?? 'h1')
      .first()
      .waitFor();
    const took: number[] = [];
    let now = change.source.text;
    for (let mark = 1; mark <= TIMES; mark++) {
      const next = change.to(mark);
      const saved = performance.now();
      site.edit(change.source.file, now, next);
      await change.seen(mark);
      took.push(Math.round(performance.now() - saved));
      now = next;
      await sleep(BETWEEN_SAVES);
    }
    const [middle] = took.toSorted((a, b) => a - b).slice(Math.floor(TIMES / 2));
    console.log(`${change.what}: ${middle} ms (${took.join(', ')})`);
  }
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  await site.stop();
}
