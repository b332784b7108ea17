import { Config, type DOMNode, HtmlElement, Parser, TextNode } from 'html-validate';

const config = await Config.defaultConfig().resolve();
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' };

/** The tree of an HTML document, which takes CSS selectors. */
export function parseHtml(html: string): HtmlElement {
  return new Parser(config).parseHtml(html);
}

/** What somebody reads in an element: its texts with single spaces between them. */
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

/** The texts of all that a selector meets. */
export function textsIn(element: HtmlElement, selector: string): string[] {
  return element.querySelectorAll(selector).map(textOf);
}

/** Where the links of an element lead, in order. */
export function linksIn(element: HtmlElement, selector = 'a[href]'): string[] {
  return element
    .querySelectorAll(selector)
    .map((link) => decode(link.getAttributeValue('href') ?? ''));
}

/** Those of them that begin so: `mailto:`, `tel:`, `/news`. */
export function linksTo(element: HtmlElement, start: string): string[] {
  return linksIn(element).filter((link) => link.startsWith(start));
}

/** What the only island of an element is given. */
export function islandProps(element: HtmlElement): Record<string, unknown> {
  const props = element.querySelector('[data-props]')?.getAttributeValue('data-props') ?? '';
  return JSON.parse(decode(props)) as Record<string, unknown>;
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

/** The rows of the body of its tables, as their cells read. */
export function rowsOf(element: HtmlElement): string[][] {
  return element.querySelectorAll('tbody tr').map((row) => textsIn(row, 'th, td'));
}
