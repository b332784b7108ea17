import type { Page } from '@playwright/test';

/** A screen of 1280 × 1024 at 400 % (WCAG 2.2, 1.4.10). */
export const ENLARGED = { width: 320, height: 256 };

/** Looks at a screen, in the browser, for faults of one kind. */
type Finder = ((page: Page) => Promise<string[]>) & { source: string };

function inPage(find: () => string[]): Finder {
  return Object.assign((page: Page) => page.evaluate(find), { source: String(find) });
}

/**
 * What several finders find, each by the name of its fault, at a width that the screen was just given: one call of the
 * browser instead of one for each.
 */
export function findAll(
  page: Page,
  width: number,
  finders: Record<string, Finder>,
): Promise<string[]> {
  const found = Object.entries(finders).map(
    ([fault, { source }]) =>
      `...(${source})().map((where) => ${JSON.stringify(`${fault}: `)} + where)`,
  );
  return page.evaluate(
    `document.fonts.ready.then(() => innerWidth === ${width} ? [${found}] : ['still ' + innerWidth + ' px wide'])`,
  );
}

/** By how much a screen scrolls sideways, where it does. */
export const findWiderThanScreen = inPage(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`by ${scrollWidth - clientWidth} px`] : [];
});

/** By how many pixels a screen scrolls sideways. */
export function widerThanScreen(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Words that reach over the edge of the screen, or that something around them cuts off. */
export const findCutWords = inPage(() => {
  const isOffOnPurpose = (element: Element) =>
    element.closest(
      '.sr-only, .skip-link, [aria-hidden="true"], svg, .table-scroll, .table-head, .mantine-VisuallyHidden-root',
    );
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const words = text.textContent?.trim();
    if (!parent || !words || isOffOnPurpose(parent) || !parent.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()];
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const cuts = around === document.body || getComputedStyle(around).overflowX !== 'visible';
      if (!cuts) continue;
      const edges = around.getBoundingClientRect();
      // Words for screen readers alone.
      if (edges.width <= 1) break;
      if (left < edges.left - 1 || right > edges.right + 1) found.add(words);
    }
  }
  return [...found];
});

/** Words that go on in the next line without a hyphen. Addresses may break anywhere. */
export const findBrokenWords = inPage(() => {
  const isOffOnPurpose = (element: Element) => {
    if (element.closest('svg, textarea, option, code, pre')) return true;
    // Words for screen readers alone.
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (around.getBoundingClientRect().width <= 1) return true;
    }
    return false;
  };
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || isOffOnPurpose(parent) || !parent.checkVisibility()) continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
      if (/[@/]|\w\.\w/.test(word)) continue;
      for (const part of word.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
        range.setStart(text, index + part.index);
        range.setEnd(text, index + part.index + part[0].length);
        const tops = [...range.getClientRects()]
          .filter((box) => box.width > 0)
          .map((box) => box.top);
        if (Math.max(...tops) - Math.min(...tops) > 4) found.add(part[0]);
      }
    }
  }
  return [...found];
});

/**
 * Facts that go on in the next line: hours, phone numbers, prices; and lines that begin with the dot between two facts.
 * Texts of staff may break anywhere.
 */
export const findBrokenFacts = inPage(() => {
  const facts =
    /\d{1,2}:\d\d–\d{1,2}:\d\d|\+30[\d\u00a0 ]{9,}\d|\d[\d.,]*[\u00a0 ]€|[^\s·][\s\u00a0]·/gu;
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || parent.closest('svg, .prose, .measure, option')) continue;
    for (const { 0: fact, index } of (text.textContent ?? '').matchAll(facts)) {
      range.setStart(text, index);
      range.setEnd(text, index + fact.length);
      const tops = [...range.getClientRects()].filter((box) => box.width > 0).map((box) => box.top);
      if (Math.max(...tops) - Math.min(...tops) > 4) found.add(fact);
    }
  }
  return [...found];
});

/** Words smaller than 14 px, on drawn maps than 12; and labels of a table that go on in a second line. */
export const findSmallPrint = inPage(() => {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim();
    const parent = text.parentElement;
    if (!words || !parent?.checkVisibility() || parent.closest('.sr-only')) continue;
    if (parent instanceof SVGGraphicsElement) {
      const { a = 1, b = 0 } = parent.getScreenCTM() ?? {};
      if (Number.parseFloat(getComputedStyle(parent).fontSize) * Math.hypot(a, b) < 12)
        found.add(words);
      continue;
    }
    if (parent.closest('svg')) continue;
    if (Number.parseFloat(getComputedStyle(parent).fontSize) < 14) found.add(words);
    if (!parent.closest('table .badge')) continue;
    range.selectNodeContents(text);
    if (new Set([...range.getClientRects()].map((box) => box.top)).size > 1) found.add(words);
  }
  return [...found];
});

/** Choices of a list that are cut off in its box before it is opened. */
export const findCutChoices = inPage(() => {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('This browser does not measure text.');
  const found: string[] = [];
  for (const list of document.querySelectorAll<HTMLSelectElement>('select:not([multiple])')) {
    if (!list.checkVisibility()) continue;
    const style = getComputedStyle(list);
    const inset = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const words = list.selectedOptions[0]?.text.trim() ?? '';
    if (pen.measureText(words).width > list.clientWidth - inset + 1) found.push(words);
  }
  return found;
});

/** Tables that are wider than what they stand in: their last column is beyond the edge of everything else. */
export const findWideTables = inPage(() =>
  [...document.querySelectorAll('table')]
    .filter((table) => table.checkVisibility() && !table.closest('.table-scroll'))
    .filter((table) => {
      const around = table.parentElement?.getBoundingClientRect();
      return around && table.getBoundingClientRect().right > around.right + 1;
    })
    .map((table) => table.caption?.textContent ?? table.outerHTML.slice(0, 80)),
);

/**
 * Buttons of a search, a filter or the newsletter on a line of their own, narrower than the fields above them. Filters
 * behind a button are opened to see theirs.
 */
export const findLonelyButtons = inPage(() => {
  const found: string[] = [];
  for (const form of document.querySelectorAll('search form, .site-footer form')) {
    const fold = form.closest('details');
    const wasOpen = fold?.open;
    if (fold) fold.open = true;
    const button = form.querySelector('button:not([type="button"])');
    if (button?.checkVisibility()) {
      const { top, bottom, width } = button.getBoundingClientRect();
      const fields = [...form.querySelectorAll('input:not([type="hidden"]), select')]
        .filter((field) => field.checkVisibility())
        .map((field) => (field.closest('form > div') ?? field).getBoundingClientRect());
      const others = [...form.querySelectorAll('.button')]
        .filter((other) => other !== button)
        .map((other) => other.getBoundingClientRect());
      const isBeside = [...fields, ...others].some((one) => one.bottom > top && one.top < bottom);
      const all = Math.max(...fields.map(({ right }) => right));
      const across = all - Math.min(...fields.map(({ left }) => left));
      if (!isBeside && width < across * 0.9) found.push(button.textContent?.trim() ?? '');
    }
    if (fold && !wasOpen) fold.open = false;
  }
  return found;
});

/** Words that lie over other words: what a line of fixed height, or a box of fixed size, does to larger letters. */
export const findWordsOverWords = inPage(() => {
  const isOffOnPurpose = (element: Element) =>
    element.closest(
      '.sr-only, .skip-link, [aria-hidden="true"], svg, .site-header, .table-head, thead, .slide:not(:first-child)',
    );
  const lines: { words: string; parent: Element; box: DOMRect }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const words = text.textContent?.trim();
    if (!parent || !words || isOffOnPurpose(parent)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) lines.push({ words, parent, box });
  }
  const found = new Set<string>();
  lines.sort((a, b) => a.box.top - b.box.top);
  for (const [at, one] of lines.entries()) {
    for (let next = at + 1; next < lines.length; next++) {
      const other = lines[next] as (typeof lines)[number];
      // Neither this line nor one that begins further down reaches the first.
      if (other.box.top >= one.box.bottom) break;
      if (other.parent === one.parent) continue;
      const wide =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // A line's box reaches over its letters: neighbouring lines touch by a part of their height.
      const most = Math.min(one.box.height, other.box.height) * 0.4;
      if (wide > 2 && high > most) found.add(`${one.words} / ${other.words}`);
    }
  }
  return [...found];
});

/**
 * What can be focused by the keyboard and does not show it by an outline, its own or its card's. What lies in `except`
 * (a selector) is left out. Of elements with the same names and classes all the way up, which the same rules reach, the
 * first stands for all: each costs a new style of the page.
 */
export async function findUnmarkedFocus(page: Page, except?: string): Promise<string[]> {
  return page.evaluate((leftOut) => {
    const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]';
    const found: string[] = [];
    const seen = new Set<string>();
    const wayUp = (element: Element | null): string =>
      element
        ? `${element.tagName} ${element.getAttribute('class')}/${wayUp(element.parentElement)}`
        : '';
    for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.tabIndex < 0) continue;
      if (leftOut && element.closest(leftOut)) continue;
      const way = wayUp(element);
      if (seen.has(way)) continue;
      element.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
      if (document.activeElement !== element) continue;
      seen.add(way);
      const marked = [
        element,
        element.closest('.card, .tile, .icon-card, .mantine-PasswordInput-input'),
      ].some((shown) => {
        if (!shown) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(shown);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      if (!marked) found.push(element.outerHTML.slice(0, 160));
    }
    return found;
  }, except);
}
