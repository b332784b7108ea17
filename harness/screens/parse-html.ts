import { Config, HtmlElement, Parser } from 'html-validate';

/**
 * Makes the tree of html-validate from what React has written. Its own parser knows where each word stands and what
 * each element may hold, which tests that look into a screen do not ask; it takes five times as long. What is not
 * closed, or in another order than it was opened, is refused.
 */

const config = await Config.defaultConfig().resolve();
/** Where something stands in the source, by which a test may put in order what it has found. */
const placeAt = (offset: number) => ({ filename: '', offset, line: 1, column: 1, size: 0 });

const TOKEN =
  /<!--.*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+/gisy;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=]+)))?/g;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** What is in them is no HTML; of a drawing nothing is kept. */
const RAW = /^(?:script|style|textarea|title|svg|math)$/;
const DRAWN = /^(?:svg|math)$/;

/** Where the element that has just been opened ends; one of its kind may stand in it. */
function endOf(html: string, name: string, from: number): number {
  const edges = new RegExp(`<(/?)${name}[\\s/>]`, 'gi');
  edges.lastIndex = from;
  for (let depth = 1; ; ) {
    const edge = edges.exec(html);
    if (!edge) throw new Error(`<${name}> is not closed.`);
    if (edge[1]) depth -= 1;
    else if (DRAWN.test(name)) depth += 1;
    if (depth === 0) return edge.index;
  }
}

/** The tree of an HTML document, which takes CSS selectors. Texts and values are as they were written, with entities. */
export function parseHtml(html: string): HtmlElement {
  const root = new Parser(config).parseHtml('');
  let active = root;
  let at = 0;
  while (at < html.length) {
    const place = placeAt(at);
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(html);
    if (!token) throw new Error(`This is no HTML: ${html.slice(at, at + 80)}`);
    at = TOKEN.lastIndex;
    const [text, closes, tag, attributes = ''] = token;
    if (tag === undefined) {
      if (!text.startsWith('<')) active.appendText(text, place);
    } else if (closes) {
      if (!active.is(tag)) throw new Error(`</${tag}> closes <${active.tagName}>.`);
      active = active.parent ?? root;
    } else {
      const element = HtmlElement.createElement(tag, place, { parent: active });
      for (const [, key = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
        const value = double ?? single ?? bare ?? null;
        element.setAttribute(key, value, place, place, place);
      }
      if (VOID.test(tag) || attributes.endsWith('/')) continue;
      active = element;
      if (!RAW.test(tag)) continue;
      const end = endOf(html, tag, at);
      if (end > at && !DRAWN.test(tag)) element.appendText(html.slice(at, end), place);
      at = end;
    }
  }
  if (active !== root) throw new Error(`<${active.tagName}> is not closed.`);
  return root;
}
