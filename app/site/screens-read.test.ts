import { Config, type DOMNode, HtmlElement, Parser, TextNode } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseHtml } from '../../harness/screens/parse-html.ts';
import { openTestSite, type TestSite } from '../../harness/screens/site-screens.ts';

/** Tests see in a screen what html-validate's own parser sees in it. */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const config = await Config.defaultConfig().resolve();

/** Everything in a tree; spaces between words are alike. */
function tell(node: DOMNode): string {
  if (node instanceof TextNode) return node.textContent.replaceAll(/\s+/g, ' ');
  if (!(node instanceof HtmlElement)) return '';
  const attributes = node.attributes.map(({ key, value }) => `${key}=${value}`).join(' ');
  return `<${node.tagName} ${attributes}>${node.childNodes.map(tell).join('')}</>`;
}

test.each([
  '/',
  '/contact',
  '/municipality/transparency?q=<b>"',
  '/tourism/nature/vouraikos-gorge?lang=en',
  '/emergency',
])('%s has the same elements, attributes and words', async (path) => {
  const { html, document } = await site.get(path);
  const read = tell(document);
  expect(read.length).toBeGreaterThan(1000);
  expect(read).toBe(tell(new Parser(config).parseHtml(html)));
  const places = document.querySelectorAll('a').map(({ location }) => location.offset);
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
});

test.each([
  ['an element that is not closed', '<main><p>Α</main>', '<p> is not closed.'],
  ['a document that breaks off', '<main><p>Α</p>', '<main> is not closed.'],
  ['a script that breaks off', '<script>a()', '<script> is not closed.'],
  ['a drawing in another one', '<svg><svg></svg>', '<svg> is not closed.'],
  ['a tag that breaks off', '<p>Α</p><p class="a', '<p> is not closed.'],
])('%s is refused', (_, html, says) => {
  expect(() => parseHtml(html)).toThrow(says);
});
