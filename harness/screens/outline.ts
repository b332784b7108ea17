import { HtmlElement, TextNode } from 'html-validate';
import { textOf } from './read-html.ts';

/** Attributes that say what an element is to whom it is read out, or what it does; looks and files are left out. */
const TELLING =
  /^(?:aria-(?!hidden$)[a-z]+|role|lang|hreflang|datetime|type|name|value|content|property|rel|target|download|required|checked|selected|disabled|readonly|open|hidden|inputmode|autocomplete|placeholder|maxlength|pattern|min|max|step|method|action|enctype|for|id|colspan|scope|open|data-[a-z-]+|itemprop|media|sizes|loading|accept)$/;
/** Of what an element has many of, so many are told, how many there are, and the last. */
const TOLD = 2;
const REPEATED = /^(?:li|tr|article|option|a|p|figure|details)$/;
const MOST_LETTERS = 90;
const SKIPPED = /^(?:script|style|template|noscript|source)$/;

/** A text without what is another in each run: addresses of media are made of ids and digests that nobody chose. */
export const tidy = (text: string) =>
  text
    // What React numbers by the place in the tree, invisible joiners, marks of versions, and of when a form was made,
    // ids.
    .replaceAll(/_R_[a-z0-9]+_/g, '_R_')
    .replaceAll('\u2060', '')
    .replaceAll(/\?v=[a-z0-9]+/g, '')
    .replaceAll(/\b[a-z0-9]{8}\.[\w-]{43}\b/g, '…')
    .replaceAll(/\b0[0-9a-hjkmnp-tv-z]{19}\b/g, '…')
    .replaceAll(/\/media\/[a-z0-9-]+\.[0-9a-f]{16}\//g, '/media/…/')
    .replaceAll(/\s+/g, ' ')
    .trim();

const short = (text: string) => {
  const tidied = tidy(text);
  return tidied.length > MOST_LETTERS ? `${tidied.slice(0, MOST_LETTERS)}…` : tidied;
};

function attributesOf(element: HtmlElement): string {
  return element.attributes
    .filter(({ key }) => TELLING.test(key) || (key === 'href' && element.tagName !== 'use'))
    .map(({ key, value }) =>
      value === null || value === '' ? key : `${key}="${short(String(value))}"`,
    )
    .concat(element.tagName === 'img' ? [`alt="${short(altOf(element))}"`] : [])
    .map((text) => ` ${text}`)
    .join('');
}

const altOf = (element: HtmlElement) => element.getAttributeValue('alt') ?? 'none';

/** What only holds others together. */
const BOX =
  /^(?:div|span|p|b|strong|em|i|small|bdi|ul|ol|li|dl|picture|section|article|thead|tbody|main|wbr)$/;

const isBox = (element: HtmlElement) => !attributesOf(element) && BOX.test(element.tagName);

function linesOf(element: HtmlElement, depth: number): string[] {
  const { tagName } = element;
  if (SKIPPED.test(tagName)) return [];
  const indent = '  '.repeat(depth);
  const attributes = attributesOf(element);
  if (tagName === 'svg') {
    // The parser leaves out what is in a drawing (drawingLines); a sign beside a word says nothing of its own.
    if (element.getAttributeValue('aria-hidden') === 'true') return [];
    return [`${indent}svg${attributes}`];
  }
  const isPlain = element.childElements.every((child) => isBox(child) && !child.childElements[0]);
  const text = short(textOf(element));
  if (isPlain)
    return isBox(element) && !text ? [] : [`${indent}${tagName}${attributes} ${text}`.trimEnd()];
  if (isBox(element)) return childLines(element, depth);
  return [`${indent}${tagName}${attributes}`, ...childLines(element, depth + 1)];
}

function childLines(element: HtmlElement, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const lines: string[] = [];
  const alike = Map.groupBy(element.childElements, ({ tagName }) => tagName);
  for (const child of element.childNodes) {
    if (child instanceof TextNode) {
      const text = short(textOf(child));
      if (text) lines.push(indent + text);
    }
    if (!(child instanceof HtmlElement)) continue;
    const { tagName } = child;
    const all = alike.get(tagName) ?? [];
    const isLast = child === all.at(-1);
    if (all.length > TOLD + 1 && isLast && REPEATED.test(tagName)) {
      lines.push(`${indent}(${all.length} ${tagName})`);
    }
    if (all.indexOf(child) < TOLD || isLast || !REPEATED.test(tagName)) {
      lines.push(...linesOf(child, depth));
    }
  }
  return lines;
}

/** What a part of a screen says and does, an element in a line; of long lists the two first and the last. */
export function outlineOf(element: HtmlElement): string[] {
  return linesOf(element, 0);
}

/** What a document says to search engines, and to whoever shares its address. */
export function headOf(document: HtmlElement): string[] {
  const told = document.querySelectorAll(
    'title, meta[name="description"], meta[name="robots"], meta[property], link[rel="canonical"], link[rel="alternate"]',
  );
  return told.flatMap((element) => linesOf(element, 0));
}

const SHAPE = /<(a|text|circle|title)\b([^>]*)>([^<]*)/g;

/** Where maps and other drawings with words lead, what is written in them, and where that stands. */
export function drawingLines(html: string): string[] {
  return [...html.matchAll(/<svg\b[^>]*>(.*?)<\/svg>/gs)].flatMap(([, drawn = '']) =>
    (drawn.includes('<text') ? [...drawn.matchAll(SHAPE)] : []).map(
      ([, name, attributes = '', text = '']) => {
        const told = attributes.replaceAll(
          / (?:class|stroke-?\w*|fill|opacity|style)="[^"]*"/g,
          '',
        );
        return `drawn: ${name}${short(told) && ` ${short(told)}`} ${short(text)}`.trimEnd();
      },
    ),
  );
}

/** Structured data (schema.org), a value in a line, under what leads to it. */
export function dataLines(html: string): string[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => valueLines(JSON.parse(json), 'data'),
  );
}

function valueLines(value: unknown, name: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((one, at) => {
      const isLast = at === value.length - 1;
      if (at >= TOLD && !isLast) return [];
      const count = isLast && at > TOLD ? [`${name}: ${value.length}`] : [];
      return [...count, ...valueLines(one, `${name}[${at}]`)];
    });
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => valueLines(inner, `${name}.${key}`));
  }
  return [`${name}: ${short(String(value))}`];
}
