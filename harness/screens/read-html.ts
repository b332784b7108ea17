import { type DOMNode, HtmlElement, TextNode } from 'html-validate';

export { parseHtml } from './parse-html.ts';

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' };

/** The readable text of an element: its texts with single spaces between them. */
export function textOf(element: DOMNode | null | undefined): string {
  return textsOf(element).join(' ').replaceAll(/\s+/g, ' ').trim();
}

function textsOf(node: DOMNode | null | undefined): string[] {
  if (!node) return [];
  if (node instanceof TextNode) return [decode(node.textContent)];
  if (node instanceof HtmlElement && /^(script|style|template)$/.test(node.tagName)) return [];
  return node.childNodes.flatMap(textsOf);
}

function decode(text: string): string {
  return text.replaceAll(
    /&([a-z]+|#x27);/g,
    (whole, name: keyof typeof ENTITIES) => ENTITIES[name] ?? whole,
  );
}

/** The texts of all elements that match a selector. */
export function textsIn(element: HtmlElement, selector: string): string[] {
  return element.querySelectorAll(selector).map(textOf);
}

/** The addresses of the links of an element, in order. */
export function linksIn(element: HtmlElement, selector = 'a[href]'): string[] {
  return element
    .querySelectorAll(selector)
    .map((link) => decode(link.getAttributeValue('href') ?? ''));
}

/** The addresses with that beginning: `mailto:`, `tel:`, `/news`. */
export function linksTo(element: HtmlElement, start: string): string[] {
  return linksIn(element).filter((link) => link.startsWith(start));
}

/** The section that a heading of that text opens; throws where there is none. */
export function sectionOf(element: HtmlElement, heading: string): HtmlElement {
  const found = element
    .querySelectorAll('h2, h3')
    .find((candidate) => textOf(candidate) === heading);
  let place: HtmlElement | null = found ?? null;
  while (place && place.tagName !== 'section') place = place.parent;
  if (!place) throw new Error(`There is no section “${heading}”.`);
  return place;
}

/** The rows in the bodies of its tables, as the texts of their cells. */
export function rowsOf(element: HtmlElement): string[][] {
  return element.querySelectorAll('tbody tr').map((row) => textsIn(row, 'th, td'));
}

const AROUND = 40;

/**
 * What a pattern matches first, with what stands around it; undefined without a match. A pattern that has `.{0,40}`
 * before it is tried from forty places for each letter: for all screens that takes seconds of the processor.
 */
export function findWithSurroundings(text: string, pattern: RegExp): string | undefined {
  const at = text.search(pattern);
  return at === -1 ? undefined : text.slice(Math.max(0, at - AROUND), at + 2 * AROUND);
}
