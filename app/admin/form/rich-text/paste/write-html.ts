import { escapeMarkup } from '../../../../../domain/text/escape.ts';
import type { Block, Cell, FoundPicture, Line, ListLook, Run } from './model.ts';

/** Writes blocks as the HTML that the editor reads; `writePicture` gives the HTML of a picture, '' to leave it out. */
export function writeBlocks(
  blocks: readonly Block[],
  writePicture: (picture: FoundPicture) => string,
): string {
  const write = (all: readonly Block[]) => writeBlocks(all, writePicture);
  return blocks.map((block) => writeBlock(block, write, writePicture)).join('');
}

function writeBlock(
  block: Block,
  write: (blocks: readonly Block[]) => string,
  writePicture: (picture: FoundPicture) => string,
): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${writeLine(block.line)}</h${block.level}>`;
    case 'list':
      return writeList(
        block.look,
        block.items.map((item) => writeInside(item, write)),
      );
    case 'table': {
      const caption =
        block.caption.length > 0 ? `<caption>${writeLine(block.caption)}</caption>` : '';
      const rows = block.rows.map(
        (row) => `<tr>${row.map((cell) => writeCell(cell, write)).join('')}</tr>`,
      );
      return `<table>${caption}<tbody>${rows.join('')}</tbody></table>`;
    }
    case 'quote':
      return `<blockquote>${write(block.blocks)}</blockquote>`;
    case 'picture': {
      const picture = writePicture(block.picture);
      const caption = block.caption.length > 0 ? writeLine(block.caption) : '';
      if (picture === '') return caption && `<p>${caption}</p>`;
      return `<figure>${picture}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
    }
    case 'rule':
      return '<hr>';
    default:
      return `<p>${writeLine(block.line)}</p>`;
  }
}

function writeList({ isOrdered, start, type }: ListLook, items: string[]): string {
  const rows = items.map((item) => `<li>${item}</li>`).join('');
  if (!isOrdered) return `<ul>${rows}</ul>`;
  const attributes = (type && ` type="${type}"`) + (start > 1 ? ` start="${start}"` : '');
  return `<ol${attributes}>${rows}</ol>`;
}

function writeCell(cell: Cell, write: (blocks: readonly Block[]) => string): string {
  const name = cell.isHeader ? 'th' : 'td';
  const span = (of: 'colspan' | 'rowspan') => (cell[of] > 1 ? ` ${of}="${cell[of]}"` : '');
  return `<${name}${span('colspan')}${span('rowspan')}>${writeInside(cell.blocks, write)}</${name}>`;
}

/** Items and cells hold their first words directly. */
function writeInside(
  blocks: readonly Block[],
  write: (blocks: readonly Block[]) => string,
): string {
  const [first, ...rest] = blocks;
  const isShort = first?.kind === 'paragraph' && rest.every(({ kind }) => kind === 'list');
  return isShort ? writeLine(first.line) + write(rest) : write(blocks);
}

function writeLine(line: Line): string {
  let html = '';
  for (let at = 0; at < line.length; ) {
    const run = line[at] as Run;
    const href = run.kind === 'text' ? run.href : undefined;
    // One link, however many looks its words have.
    let end = at + 1;
    while (href && end < line.length && hrefOf(line[end]) === href) end++;
    const words = line.slice(at, end).map(writeRun).join('');
    html += href && words.trim() ? `<a href="${escapeMarkup(href)}">${words}</a>` : words;
    at = end;
  }
  return html;
}

const hrefOf = (run: Run | undefined) => (run?.kind === 'text' ? run.href : undefined);

function writeRun(run: Run): string {
  if (run.kind === 'break') return '<br>';
  if (run.kind === 'picture') return '';
  return run.marks.reduceRight(
    (html, mark) => `<${mark}>${html}</${mark}>`,
    escapeMarkup(run.text),
  );
}
