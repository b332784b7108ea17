import { isMarker, type Look, lookIn, readRuns, tidyLine } from './lines.ts';
import type { Block, Cell, Line, Run } from './model.ts';
import { classesOf, findAll, holds, isTag, type Piece, styleOf, type Tag, textOf } from './tree.ts';
import { isContinuation, type ListFormats, wordItemOf } from './word-lists.ts';

const BLOCKS = new Set(
  'p div section article main header footer aside nav address blockquote pre ul ol li dl dt dd table thead tbody tfoot tr td th caption h1 h2 h3 h4 h5 h6 hr figure figcaption center form fieldset details summary body html'.split(
    ' ',
  ),
);

const isBlock = (tag: Tag) => BLOCKS.has(tag.name);

/** Reads the blocks of a tree: paragraphs, lists, tables. */
export function readBlocks(root: Tag, formats: ListFormats, siteUrl: string): Block[] {
  const look: Look = { marks: new Set(), isPreformatted: false, siteUrl };
  return new BlockReader(formats).readFlow(root.children, look);
}

class BlockReader {
  readonly #formats: ListFormats;

  constructor(formats: ListFormats) {
    this.#formats = formats;
  }

  /** The blocks of pieces; words between blocks become paragraphs. */
  readFlow(pieces: readonly Piece[], look: Look): Block[] {
    const blocks: Block[] = [];
    let loose: Run[] = [];
    const endLine = () => {
      blocks.push(...linesToBlocks(loose, (line) => ({ kind: 'paragraph', line })));
      loose = [];
    };
    for (const piece of pieces) {
      if (!isTag(piece) || !holds(piece, isBlock)) {
        loose.push(...readRuns([piece], look));
        continue;
      }
      endLine();
      blocks.push(...this.#readBlock(piece, look));
    }
    endLine();
    return blocks;
  }

  #readBlock(tag: Tag, outer: Look): Block[] {
    const look = lookIn(tag, outer);
    const level = headingLevel(tag);
    if (level > 0) return this.#readHeading(tag, level, look);
    switch (tag.name) {
      case 'p':
        return this.#readParagraph(tag, look);
      case 'ul':
      case 'ol':
        return this.#readList(tag, look);
      case 'table':
        return this.#readTable(tag, look);
      case 'hr':
        return [{ kind: 'rule' }];
      case 'blockquote':
        return [{ kind: 'quote', blocks: this.readFlow(tag.children, look) }];
      case 'dt':
        return this.readFlow(tag.children, { ...look, marks: new Set([...look.marks, 'strong']) });
      case 'figcaption':
        return [{ kind: 'caption', line: tidyLine(readRuns(tag.children, look)) }];
      default:
        return this.readFlow(tag.children, look);
    }
  }

  #readHeading(tag: Tag, level: number, look: Look): Block[] {
    if (tag.children.some((child) => isTag(child) && holds(child, isBlock))) {
      return this.readFlow(tag.children, look);
    }
    return linesToBlocks(readRuns(tag.children, look), (line) => ({
      kind: 'heading',
      level,
      line,
    }));
  }

  #readParagraph(tag: Tag, look: Look): Block[] {
    const markers = findAll(tag, isMarker);
    const words = withoutMarkers(tag);
    const item = wordItemOf(tag, markers.map(textOf).join(''), this.#formats);
    const runs = readRuns(words.children, look);
    if (item) return linesToBlocks(runs, (line) => ({ kind: 'item', ...item, line }));
    if (isContinuation(tag)) return linesToBlocks(runs, (line) => ({ kind: 'continuation', line }));
    const style = classesOf(tag).join(' ');
    if (/\bMsoCaption\b|^caption\b/i.test(style)) {
      return linesToBlocks(runs, (line) => ({ kind: 'caption', line }));
    }
    const paragraphs = linesToBlocks(runs, (line) => ({ kind: 'paragraph', line }));
    const isQuote = /\bMso(?:Intense)?Quote\b|^(?:quote|quotations)\b/i.test(style);
    return isQuote && paragraphs.length > 0 ? [{ kind: 'quote', blocks: paragraphs }] : paragraphs;
  }

  #readList(tag: Tag, look: Look): Block[] {
    const items: Block[][] = [];
    for (const child of tag.children) {
      if (!isTag(child)) continue;
      const blocks = this.readFlow(child.name === 'li' ? child.children : [child], look);
      // Google Docs and old LibreOffice put an inner list beside the item that it belongs to.
      const isInner = child.name === 'ul' || child.name === 'ol';
      if (isInner && items.length > 0) items.at(-1)?.push(...blocks);
      else if (blocks.length > 0) items.push(blocks);
    }
    if (items.length === 0) return [];
    const isOrdered = tag.name === 'ol';
    const start = Math.max(1, Number(tag.attributes.start) || 1);
    const list: ListBlock = {
      kind: 'list',
      look: { isOrdered, start, type: listType(tag) },
      items,
    };
    return itemsWithLevels(tag, list) ?? [list];
  }

  #readTable(tag: Tag, look: Look): Block[] {
    const [caption] = findAll(tag, ({ name }) => name === 'caption');
    const rows = rowsOf(tag).map(({ row, isHead }) =>
      row.children.flatMap((cell): Cell[] =>
        isTag(cell) && (cell.name === 'td' || cell.name === 'th')
          ? [this.#readCell(cell, isHead, look)]
          : [],
      ),
    );
    const filled = rows.filter((row) => row.length > 0);
    const cells = filled.flat();
    // Letters are laid out with tables.
    const isLayout = cells.length <= 1 || tag.attributes.role === 'presentation';
    if (isLayout) return cells.flatMap(({ blocks }) => blocks);
    const words = caption ? tidyLine(readRuns(caption.children, look)) : [];
    return [{ kind: 'table', caption: words, rows: filled }];
  }

  #readCell(cell: Tag, isHead: boolean, look: Look): Cell {
    const style = styleOf(cell);
    const ground =
      style.get('background-color') ?? style.get('background') ?? cell.attributes.bgcolor;
    return {
      isHeader: isHead || cell.name === 'th',
      colspan: spanOf(cell.attributes.colspan),
      rowspan: spanOf(cell.attributes.rowspan),
      blocks: this.readFlow(cell.children, lookIn(cell, look)),
      isShaded:
        ground !== undefined && !/^(?:none|transparent|white|#fff(?:fff)?)$/i.test(ground.trim()),
    };
  }
}

type ListBlock = Extract<Block, { kind: 'list' }>;

/**
 * Word in the browser gives each level a list of its own, and says at the items how deep they stand: they are joined
 * as those of Word. Undefined for a list of any other program.
 */
function itemsWithLevels(tag: Tag, { look, items }: ListBlock): Block[] | undefined {
  const levels = tag.children
    .filter(isTag)
    .map(({ attributes }) => Number(attributes['data-aria-level']));
  const isPlain = items.every((blocks) => blocks.every(({ kind }) => kind === 'paragraph'));
  if (!isPlain || levels.length !== items.length || !levels.every((level) => level >= 1)) return;
  return items.flatMap((blocks, at) =>
    blocks.flatMap((block, place): Block[] => {
      if (block.kind !== 'paragraph') return [];
      if (place > 0) return [{ kind: 'continuation', line: block.line }];
      return [{ kind: 'item', level: levels[at] ?? 1, look, line: block.line }];
    }),
  );
}

const spanOf = (written: string | undefined) => Math.min(100, Math.max(1, Number(written) || 1));

/** The rows of a table, not those of tables in it. */
function rowsOf(table: Tag): { row: Tag; isHead: boolean }[] {
  return table.children.flatMap((child) => {
    if (!isTag(child)) return [];
    if (child.name === 'tr') return [{ row: child, isHead: false }];
    if (!/^t(?:head|body|foot)$/.test(child.name)) return [];
    const isHead = child.name === 'thead';
    return child.children.flatMap((row) =>
      isTag(row) && row.name === 'tr' ? [{ row, isHead }] : [],
    );
  });
}

function listType({ attributes }: Tag): 'a' | 'A' | 'i' | 'I' | '' {
  const type = attributes.type ?? '';
  if (type === 'a' || type === 'A' || type === 'i' || type === 'I') return type;
  const style = /list-style(?:-type)?:\s*([\w-]+)/i.exec(attributes.style ?? '')?.[1] ?? '';
  if (/^(?:lower-(?:alpha|latin|greek))$/.test(style)) return 'a';
  if (/^upper-(?:alpha|latin)$/.test(style)) return 'A';
  if (style === 'lower-roman') return 'i';
  return style === 'upper-roman' ? 'I' : '';
}

/** How high a heading is in the other program, from 1; 0 for what is none. */
function headingLevel(tag: Tag): number {
  const byName = /^h([1-6])$/.exec(tag.name)?.[1];
  if (byName) return Number(byName);
  if (tag.name !== 'p') return 0;
  const style = classesOf(tag).join(' ');
  if (/\bMsoTitle\b|^title\b/i.test(style)) return 1;
  if (/\bMsoSubtitle\b|^subtitle\b/i.test(style)) return 2;
  const byClass = /\bMsoHeading([1-9])\b/i.exec(style)?.[1];
  const byOutline = /^([1-9])$/.exec(styleOf(tag).get('mso-outline-level') ?? '')?.[1];
  return Number(byClass ?? byOutline ?? 0);
}

/** A paragraph without the markers that Word wrote into it; a heading keeps its number. */
function withoutMarkers(tag: Tag): Tag {
  return {
    ...tag,
    children: tag.children.flatMap((child): Piece[] => {
      if (!isTag(child)) return [child];
      return isMarker(child) ? [] : [withoutMarkers(child)];
    }),
  };
}

/** Ends a line at pictures, which stand by themselves, and at empty lines. Nothing comes of an empty line. */
function linesToBlocks(runs: readonly Run[], make: (line: Line) => Block): Block[] {
  const blocks: Block[] = [];
  let line: Run[] = [];
  const end = () => {
    const tidy = tidyLine(line);
    if (tidy.length > 0) blocks.push(make(tidy));
    line = [];
  };
  for (const run of runs) {
    if (run.kind === 'picture') {
      end();
      blocks.push({ kind: 'picture', picture: run.picture, caption: [] });
      continue;
    }
    const isEmptyLine = run.kind === 'break' && isBreakBefore(line);
    if (isEmptyLine) end();
    else line.push(run);
  }
  end();
  return blocks;
}

/** Whether nothing but spaces stands after the last line break of a line that has one. */
function isBreakBefore(line: readonly Run[]): boolean {
  const last = line.findLast((run) => run.kind !== 'text' || run.text.trim() !== '');
  return last?.kind === 'break';
}
