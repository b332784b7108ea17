import { without } from './lines.ts';
import {
  type Block,
  type Cell,
  type Line,
  mapBlocks,
  mapLines,
  type TableBlock,
  textOfLine,
} from './model.ts';

/** Headings of a text begin under the screen's own, and there are three levels of them. */
const HIGHEST = 2;
const LOWEST = 4;

/**
 * Gives headings the levels of this site: the first is h2, a deeper one is exactly one level deeper than the one it
 * belongs to, and none is deeper than h4, whatever the other program called them. In lists and tables there are none.
 */
export function orderHeadings(blocks: Block[]): Block[] {
  /** The other program's levels of the headings that the next one may belong to. */
  const above: number[] = [];
  return mapBlocks(blocks, (all, isInside) =>
    all.map((block): Block => {
      if (block.kind !== 'heading') return block;
      if (isInside) return { kind: 'paragraph', line: block.line };
      while ((above.at(-1) ?? 0) >= block.level) above.pop();
      above.push(block.level);
      const level = Math.min(LOWEST, HIGHEST + above.length - 1);
      return { ...block, level, line: without('strong', block.line) };
    }),
  );
}

/** The number of letters from which a text that is bold throughout is taken for one that is not. */
const BOLD_TEXT_LETTERS = 120;

/** A text in which every word is bold stresses nothing, so none is. */
export function dropBoldOverAll(blocks: Block[]): Block[] {
  let bold = 0;
  let plain = 0;
  const count = (line: Line, block: Block): Line => {
    if (block.kind === 'heading' || block.kind === 'caption') return line;
    for (const run of line) {
      if (run.kind !== 'text') continue;
      if (run.marks.includes('strong')) bold += run.text.length;
      else plain += run.text.trim().length;
    }
    return line;
  };
  mapLines(blocks, count);
  if (plain > 0 || bold < BOLD_TEXT_LETTERS) return blocks;
  return mapLines(blocks, (line) => without('strong', line));
}

const TYPED_BULLET = /^[•·●▪■○◦‣➢]\s*/;

/** Paragraphs that begin with a dot, two or more in a row, are a list that somebody typed. */
export function readTypedBullets(blocks: Block[]): Block[] {
  return mapBlocks(blocks, (all) => {
    const result: Block[] = [];
    for (let at = 0; at < all.length; ) {
      let end = at;
      while (isTypedItem(all[end])) end++;
      const run = all.slice(at, end);
      if (run.length >= 2) {
        const items = run.map((block) => [withoutBullet(block)]);
        result.push({ kind: 'list', look: { isOrdered: false, start: 1, type: '' }, items });
      } else result.push(...(run.length > 0 ? run : all.slice(at, at + 1)));
      at = Math.max(end, at + 1);
    }
    return result;
  });
}

function isTypedItem(block: Block | undefined): boolean {
  return block?.kind === 'paragraph' && TYPED_BULLET.test(textOfLine(block.line));
}

function withoutBullet(block: Block): Block {
  if (block.kind !== 'paragraph') return block;
  const [first, ...rest] = block.line;
  if (first?.kind !== 'text') return block;
  const text = first.text.replace(TYPED_BULLET, '');
  return { ...block, line: text ? [{ ...first, text }, ...rest] : rest };
}

/** A caption goes to the picture or the table beside it; without one it is a paragraph. */
export function placeCaptions(blocks: Block[]): Block[] {
  return mapBlocks(blocks, (all) => {
    const result: Block[] = [];
    let waiting: Line | undefined;
    for (const [at, block] of all.entries()) {
      if (block.kind !== 'caption') {
        result.push(waiting && block.kind === 'table' ? { ...block, caption: waiting } : block);
        waiting = undefined;
        continue;
      }
      const before = result.at(-1);
      if (all[at + 1]?.kind === 'table' && before?.kind !== 'picture') waiting = block.line;
      else if (isWithoutCaption(before)) {
        result[result.length - 1] = { ...before, caption: block.line };
      } else result.push({ kind: 'paragraph', line: block.line });
    }
    return result;
  });
}

type Captioned = Extract<Block, { caption: Line }>;

function isWithoutCaption(block: Block | undefined): block is Captioned {
  return block !== undefined && 'caption' in block && block.caption.length === 0;
}

/** Finds the cells that name a column or a row where the other program only drew them so. */
export function findHeaderCells(blocks: Block[]): Block[] {
  return mapBlocks(blocks, (all) =>
    all.map((block) => (block.kind === 'table' ? withHeaders(block) : block)),
  );
}

export const hasHeaderCells = (table: TableBlock) =>
  table.rows.some((row) => row.some(({ isHeader }) => isHeader));

function withHeaders(table: TableBlock): TableBlock {
  const isHeader = hasHeaderCells(table) ? ({ isHeader }: Cell) => isHeader : headersOf(table);
  const rows = table.rows.map((row, number) =>
    row.map((cell, place) =>
      isHeader(cell, number, place)
        ? { ...cell, isHeader: true, blocks: plainWords(cell.blocks) }
        : cell,
    ),
  );
  return { ...table, rows };
}

/** Which cells stand out as names of their columns or rows. */
function headersOf({ rows }: TableBlock) {
  const head = headRows(rows);
  const body = rows.slice(head);
  const isNamed =
    body.every((row) => row.length > 1 && standsOut(row.slice(0, 1))) &&
    !body.some((row) => standsOut(row.slice(1)));
  return (_: Cell, number: number, place: number) => number < head || (isNamed && place === 0);
}

/**
 * How many rows name columns: the first where it stands out from the rest, and the next one as well where a name above
 * it belongs to several columns or reaches down into it.
 */
function headRows(rows: TableBlock['rows']): number {
  let count = 0;
  const goesOn = (row: readonly Cell[], at: number) =>
    row.some(({ colspan, rowspan }) => colspan > 1 || at + rowspan > count);
  while (standsOut(rows[count] ?? []) && (count === 0 || rows.slice(0, count).some(goesOn))) {
    count += 1;
  }
  return rows.slice(count).every(standsOut) ? 0 : count;
}

/** Whether cells with words in them are all bold, or all on a ground of their own. */
function standsOut(cells: readonly Cell[]): boolean {
  const filled = cells.filter(({ blocks }) => blocks.length > 0);
  if (filled.length === 0 || filled.length < cells.length / 2) return false;
  return filled.every(isBold) || filled.every(({ isShaded }) => isShaded);
}

function isBold({ blocks }: Cell): boolean {
  return blocks.every(
    (block) =>
      block.kind === 'paragraph' &&
      block.line.every((run) => run.kind !== 'text' || run.marks.includes('strong')),
  );
}

const plainWords = (blocks: Block[]) => mapLines(blocks, (line) => without('strong', line));
