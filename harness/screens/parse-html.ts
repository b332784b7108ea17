import { Config, HtmlElement, Parser as Validating } from 'html-validate';
import { Parser } from 'htmlparser2';

const config = await Config.defaultConfig().resolve();
/** Where something stands in the source, by which a test may put in order what it has found. */
const placeAt = (offset: number) => ({ filename: '', offset, line: 1, column: 1, size: 0 });

/** What has no end. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Of a drawing nothing is kept. */
const DRAWN = /^(?:svg|math)$/;

/**
 * The tree of an HTML document, which takes CSS selectors. Texts and values are as they were written, with entities.
 * html-validate's own parser knows where each word stands and what each element may hold, which tests that look into a
 * screen do not ask; it takes five times as long. What is not closed is refused.
 */
export function parseHtml(html: string): HtmlElement {
  const root = new Validating(config).parseHtml('');
  let active = root;
  /** How deep in a drawing the parser is; 0 outside. */
  let drawn = 0;
  const parser = new Parser(
    {
      onopentagname(name) {
        if (drawn > 0) return;
        const place = placeAt(parser.startIndex);
        active = HtmlElement.createElement(name, place, { parent: active });
      },
      onattribute(name, value, quote) {
        if (drawn > 0) return;
        const place = placeAt(parser.startIndex);
        // What has no value has no quotes either.
        active.setAttribute(name, quote === undefined ? null : value, place, place, place);
      },
      onopentag(name) {
        if (DRAWN.test(name)) drawn += 1;
      },
      ontext(text) {
        if (drawn === 0) active.appendText(text, placeAt(parser.startIndex));
      },
      onclosetag(name, isImplied) {
        if (isImplied && !VOID.test(name)) throw new Error(`<${name}> is not closed.`);
        if (DRAWN.test(name)) drawn -= 1;
        if (drawn === 0) active = active.parent ?? root;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return root;
}
