/** What a paste means, between the HTML of some program and the HTML of this editor. */

export type Mark = 'strong' | 'em' | 'u' | 's' | 'sub' | 'sup';

/** A piece of a line: words in one look, a line break, or a picture. */
export type Run =
  | { kind: 'text'; text: string; marks: readonly Mark[]; href?: string | undefined }
  | { kind: 'break' }
  | { kind: 'picture'; picture: FoundPicture };

export type Line = readonly Run[];

/** A picture as the clipboard names it. */
export interface FoundPicture {
  source: string;
  alt: string;
}

export interface ListLook {
  isOrdered: boolean;
  /** The number of its first item. */
  start: number;
  /** Letters or Roman numbers, as `<ol type>` says them; '' for plain numbers and for bullets. */
  type: '' | 'a' | 'A' | 'i' | 'I';
}

export interface Cell {
  isHeader: boolean;
  colspan: number;
  rowspan: number;
  blocks: Block[];
  /** Whether the program drew it on a ground of its own. */
  isShaded: boolean;
}

export type Block =
  | { kind: 'paragraph'; line: Line }
  /** Belongs to the item before it, where there is one. */
  | { kind: 'continuation'; line: Line }
  | { kind: 'caption'; line: Line }
  /** `level` is the other program's, from 1. */
  | { kind: 'heading'; level: number; line: Line }
  /** One item of Word's, which has no lists: the level says how deep it stands, from 1. */
  | { kind: 'item'; level: number; look: ListLook; line: Line }
  | { kind: 'list'; look: ListLook; items: Block[][] }
  | { kind: 'table'; caption: Line; rows: Cell[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'picture'; picture: FoundPicture; caption: Line }
  | { kind: 'rule' };

export type TableBlock = Extract<Block, { kind: 'table' }>;

/**
 * The blocks with those inside them changed as well, from the innermost outwards. `isInside` says whether they stand
 * in a list or a table.
 */
export function mapBlocks(
  blocks: Block[],
  change: (blocks: Block[], isInside: boolean) => Block[],
  isInside = false,
): Block[] {
  const inner = blocks.map((block): Block => {
    switch (block.kind) {
      case 'list':
        return { ...block, items: block.items.map((item) => mapBlocks(item, change, true)) };
      case 'quote':
        return { ...block, blocks: mapBlocks(block.blocks, change, isInside) };
      case 'table': {
        const rows = block.rows.map((row) =>
          row.map((cell) => ({ ...cell, blocks: mapBlocks(cell.blocks, change, true) })),
        );
        return { ...block, rows };
      }
      default:
        return block;
    }
  });
  return change(inner, isInside);
}

/** The blocks with every line changed. */
export function mapLines(blocks: Block[], change: (line: Line, block: Block) => Line): Block[] {
  return mapBlocks(blocks, (all) =>
    all.map(
      (block): Block => ('line' in block ? { ...block, line: change(block.line, block) } : block),
    ),
  );
}

export function textOfLine(line: Line): string {
  return line.map((run) => (run.kind === 'text' ? run.text : ' ')).join('');
}
