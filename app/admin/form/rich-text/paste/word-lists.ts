import type { Block, ListLook } from './model.ts';
import { findAll, type Piece, styleOf, type Tag, textOf } from './tree.ts';

/** How the style sheet of a Word document counts each level of its lists, by `l0 level1`. */
export type ListFormats = ReadonlyMap<string, string>;

const BULLETS = /^[·•●○◦▪■□▫§–—\-*➢➤ü✓Øo]$/;
const GREEK = [...'αβγδεζηθικλμνξοπρστυφχψω'];
/** Numbers in Greek letters: six is στ. */
const GREEK_NUMBERS = [
  'α',
  'β',
  'γ',
  'δ',
  'ε',
  'στ',
  'ζ',
  'η',
  'θ',
  'ι',
  'ια',
  'ιβ',
  'ιγ',
  'ιδ',
  'ιε',
];

/** Reads `@list l0:level1 { mso-level-number-format: bullet; … }` from the style sheets of a paste. */
export function readListFormats(root: Piece): ListFormats {
  const sheets = findAll(root, ({ name }) => name === 'style')
    .map(textOf)
    .join('\n');
  const formats = new Map<string, string>();
  const rules = sheets.matchAll(/@list\s+(l\d+):(level\d+)[^{]*\{([^}]*)\}/gi);
  for (const [, list, level, rule = ''] of rules) {
    const format = /mso-level-number-format:\s*([\w-]+)/i.exec(rule)?.[1] ?? 'decimal';
    formats.set(`${list} ${level}`.toLowerCase(), format.toLowerCase());
  }
  return formats;
}

export interface WordItem {
  /** From 1. */
  level: number;
  look: ListLook;
}

/**
 * The place of a paragraph in one of Word's lists; undefined where it is in none. `marker` is what Word wrote there.
 */
export function wordItemOf(
  paragraph: Tag,
  marker: string,
  formats: ListFormats,
): WordItem | undefined {
  const place = /(l\d+)\s+(level(\d+))/.exec(styleOf(paragraph).get('mso-list') ?? '');
  if (!place) return undefined;
  const [, list, level, depth] = place;
  const format = formats.get(`${list} ${level}`);
  return { level: Number(depth), look: lookOf(marker, format) };
}

/** How an item counts, by its marker and by what the style sheet says of its level. */
function lookOf(marker: string, format: string | undefined): ListLook {
  const written = marker.replace(/[\s\u00a0]/g, '');
  if (format === 'bullet' || BULLETS.test(written) || /^[\uf000-\uf0ff]$/.test(written)) {
    return { isOrdered: false, start: 1, type: '' };
  }
  // ‘2.1.’ is item one of its list.
  const own =
    written
      .replace(/[().\]]+$/, '')
      .replace(/^[([]/, '')
      .split('.')
      .at(-1) ?? '';
  if (/^\d+$/.test(own)) return { isOrdered: true, start: Number(own), type: '' };
  if (/roman/.test(format ?? '') || (format === undefined && /^(?:[ivx]{2,}|i)$/i.test(own))) {
    return { isOrdered: true, start: romanNumber(own), type: isSmall(own) ? 'i' : 'I' };
  }
  const letter = letterNumber(own);
  if (letter > 0) return { isOrdered: true, start: letter, type: isSmall(own) ? 'a' : 'A' };
  // Without a marker there is nothing but the style sheet to go by.
  return { isOrdered: written === '' && format !== undefined, start: 1, type: '' };
}

const isSmall = (letters: string) => letters === letters.toLowerCase();

function letterNumber(letters: string): number {
  const small = letters.toLowerCase();
  const greek = GREEK_NUMBERS.indexOf(small) + 1;
  if (greek > 0) return greek;
  if (small.length !== 1) return 0;
  const latin = small.charCodeAt(0) - 96;
  return latin >= 1 && latin <= 26 ? latin : GREEK.indexOf(small) + 1;
}

function romanNumber(letters: string): number {
  const values: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
  const digits = [...letters.toLowerCase()].map((letter) => values[letter] ?? 0);
  const number = digits.reduce(
    (sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit),
    0,
  );
  return Math.max(1, number);
}

type Item = Extract<Block, { kind: 'item' }>;
type List = Extract<Block, { kind: 'list' }>;

/** Turns the runs of Word's items among the blocks into lists in lists. */
export function joinItems(blocks: Block[]): Block[] {
  const joined: Block[] = [];
  /** The open lists, the outermost first, with their levels. */
  let open: { level: number; list: List }[] = [];
  for (const block of blocks) {
    if (block.kind === 'item') {
      open = addItem(joined, open, block);
      continue;
    }
    const item = open.at(-1)?.list.items.at(-1);
    if (block.kind === 'continuation') {
      const paragraph: Block = { kind: 'paragraph', line: block.line };
      (item ?? joined).push(paragraph);
      continue;
    }
    open = [];
    joined.push(block);
  }
  return joined;
}

function addItem(joined: Block[], open: { level: number; list: List }[], item: Item) {
  const kept = open.filter(({ level }) => level <= item.level);
  const words: Block[] = [{ kind: 'paragraph', line: item.line }];
  const last = kept.at(-1);
  if (last?.level === item.level) {
    if (last.list.look.isOrdered === item.look.isOrdered) {
      last.list.items.push(words);
      return kept;
    }
    kept.pop();
  }
  const list: List = { kind: 'list', look: item.look, items: [words] };
  (kept.at(-1)?.list.items.at(-1) ?? joined).push(list);
  return [...kept, { level: item.level, list }];
}

/** Whether a tag is a paragraph of Word's that goes on with the item before it. */
export function isContinuation(tag: Tag): boolean {
  return /\bMsoListParagraph/i.test(tag.attributes.class ?? '');
}
