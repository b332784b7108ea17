import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../../harness/browser/browser.ts';
import { Gallery } from './gallery.tsx';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
});
afterAll(() => browser.close());

const STYLES = readFileSync('app/ui/styles/gallery.css', 'utf8');
const SHAPES = {
  portrait: [600, 800],
  square: [800, 800],
  landscape: [1200, 800],
  wide: [1600, 800],
} as const;
type Shape = keyof typeof SHAPES;

/** How many pictures stand in each row of a gallery with these shapes, in a column of that width. */
async function rowsOf(shapes: readonly Shape[], screen: number, column: number): Promise<number[]> {
  const items = shapes.map((shape, at) => {
    const [width, height] = SHAPES[shape];
    return { picture: { path: `/media/${at}`, alt: shape, width, height } };
  });
  await page.setViewportSize({ width: screen, height: 900 });
  await page.setContent(
    `<!doctype html><style>*{margin:0;padding:0}ul{list-style:none}${STYLES}</style>
     <div style="width:${column}px">${renderToStaticMarkup(<Gallery items={items} language="gr" />)}</div>`,
  );
  const tops = await page
    .locator('[data-gallery] > li')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    screen,
  );
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

test.each([
  ['three of the usual shape', ['landscape', 'landscape', 'landscape'], [1, 2]],
  ['a tall one first', ['portrait', 'landscape', 'landscape'], [3]],
  ['a square one first', ['square', 'landscape', 'portrait'], [3]],
] as [string, Shape[], number[]][])(
  'of three pictures the last does not stand alone: %s',
  async (_, shapes, onPhone) => {
    expect(await rowsOf(shapes, 390, 350)).toEqual(onPhone);
    for (const [screen, column] of [
      [820, 754],
      [1024, 600],
      [1440, 740],
      [1440, 1200],
    ] as const) {
      expect(await rowsOf(shapes, screen, column), `${column} px`).toEqual([3]);
    }
  },
);

test('a picture that fills a phone is fetched as wide as that', () => {
  const items = [0, 1, 2].map((at) => ({
    picture: { path: `/media/${at}`, alt: '', width: 1200, height: 800 },
  }));
  const sizes = (count: number) =>
    [
      ...renderToStaticMarkup(<Gallery items={items.slice(0, count)} language="gr" />).matchAll(
        /<img[^>]* sizes="[^"]* (\d+vw)"/g,
      ),
    ].map(([, size]) => size);
  expect(sizes(3)).toEqual(['92vw', '46vw', '46vw']);
  expect(sizes(2)).toEqual(['46vw', '46vw']);
});

test('wide pictures keep rows of their own on a phone', async () => {
  expect(await rowsOf(['wide', 'wide', 'wide'], 390, 350)).toEqual([1, 1, 1]);
});

const L = 'landscape';
const P = 'portrait';
const S = 'square';
test.each([
  ['a wide one after two others', [L, P, 'wide'], [2, 1], [2, 1]],
  ['four of the usual shape', [L, L, L, L], [2, 2], [2, 2]],
  ['a tall one among four', [P, L, L, L], [2, 2], [2, 2]],
  ['two tall ones of four', [P, P, L, L], [4], [2, 2]],
  ['four tall ones', [P, P, P, P], [4], [2, 2]],
  ['a wide one of four', ['wide', L, S, L], [2, 2], [2, 2]],
  ['five of the usual shape', [L, L, L, L, L], [2, 3], [1, 2, 2]],
  ['five that begin with narrow ones', [P, P, S, L, L], [3, 2], [3, 2]],
  ['five tall ones', [P, P, P, P, P], [5], [3, 2]],
  ['six', [L, L, L, L, L, L], [3, 3], [2, 2, 2]],
  ['seven', [L, L, P, L, P, L, L], [2, 3, 2], [1, 2, 2, 2]],
  ['seven that are narrow', [P, S, P, S, P, L, P], [4, 3], [3, 2, 2]],
  ['eight', [L, S, L, L, L, L, P, L], [3, 2, 3], [2, 2, 2, 2]],
] as [string, Shape[], number[], number[]][])(
  'of more than three, none stands alone below others: %s',
  async (_, shapes, rows, onPhone) => {
    for (const [screen, column] of [
      [820, 754],
      [1024, 600],
      [1440, 740],
      [1440, 1200],
    ] as const) {
      expect(await rowsOf(shapes, screen, column), `${column} px`).toEqual(rows);
    }
    expect(await rowsOf(shapes, 390, 350)).toEqual(onPhone);
  },
);

test('beside a menu each is wide enough for the longest words below it', async () => {
  await rowsOf([L, P, 'wide', L, P, S, L], 1024, 590);
  const widths = await page
    .locator('[data-gallery] > li')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThan(110);
});

test('both rows of a gallery end where the other does, and its last row on a phone, too', async () => {
  for (const [screen, column] of [
    [1440, 740],
    [390, 350],
  ] as const) {
    await rowsOf([L, P, L, L], screen, column);
    const edges = await page
      .locator('[data-gallery] > li')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
    expect([edges[1], edges[3]], `${column} px`).toEqual([column, column]);
  }
});
