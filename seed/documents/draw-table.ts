import type { TableBlock } from './blocks.ts';
import {
  addElement,
  drawArtifact,
  HAIRLINE,
  INK,
  keepTogether,
  MARGIN,
  REGULAR,
  SEA,
  SEMIBOLD,
  type Sheet,
  TINT,
} from './sheet.ts';

const FONT_SIZE = 9;
const PADDING = { x: 6, y: 4.5 } as const;
const CAPTION_HEIGHT = 18;

/** Draws a table with its caption; the head row is repeated on each page it reaches. */
export function drawTable(sheet: Sheet, block: TableBlock): void {
  const { pdf } = sheet;
  const table = pdf.struct('Table');
  sheet.body.add(table);
  const titles = block.columns.map((column) => column.title);
  keepTogether(sheet, heightToKeep(sheet, block));
  addElement(
    sheet,
    'Caption',
    () => {
      pdf.fillColor(INK).font(SEMIBOLD).fontSize(9.5);
      pdf.text(block.caption, MARGIN.side, pdf.y, { width: sheet.width });
    },
    { parent: table },
  );
  pdf.y += 4;
  drawRow(sheet, block, titles, { kind: 'head', parent: table });
  block.rows.forEach((row, i) => {
    const isTotal = block.hasTotal && i === block.rows.length - 1;
    if (pdf.y + rowHeight(sheet, block, row, isTotal ? SEMIBOLD : REGULAR) > bottom(sheet)) {
      pdf.addPage();
      drawArtifact(sheet, () => drawRow(sheet, block, titles, { kind: 'head', parent: null }));
    }
    drawRow(sheet, block, row, { kind: isTotal ? 'total' : 'body', parent: table });
  });
  table.end();
  pdf.x = MARGIN.side;
  pdf.y += 14;
}

/** Room that a table asks for before it starts, in points: its whole height, or a few rows of a long one. */
export function heightToKeep(sheet: Sheet, block: TableBlock): number {
  const rows = block.rows.map((row) => rowHeight(sheet, block, row, SEMIBOLD));
  const head = rowHeight(
    sheet,
    block,
    block.columns.map((column) => column.title),
    SEMIBOLD,
  );
  const all = CAPTION_HEIGHT + head + rows.reduce((sum, height) => sum + height, 0);
  const page = sheet.pdf.page.height - MARGIN.top - MARGIN.bottom;
  return all < page * 0.55 ? all : CAPTION_HEIGHT + head + 3 * (rows[0] ?? 0);
}

interface RowOptions {
  kind: 'head' | 'body' | 'total';
  /** Null where the row repeats what was already read out. */
  parent: PDFKit.PDFStructureElement | null;
}

function drawRow(
  sheet: Sheet,
  block: TableBlock,
  cells: readonly string[],
  { kind, parent }: RowOptions,
): void {
  const { pdf, width } = sheet;
  const font = kind === 'body' ? REGULAR : SEMIBOLD;
  const top = pdf.y;
  const height = rowHeight(sheet, block, cells, font);
  const decorate = () => {
    if (kind !== 'body') {
      pdf.rect(MARGIN.side, top, width, height).fill(kind === 'head' ? SEA : TINT);
    }
    pdf
      .moveTo(MARGIN.side, top + height)
      .lineTo(MARGIN.side + width, top + height)
      .lineWidth(0.5)
      .stroke(HAIRLINE);
  };
  if (parent) drawArtifact(sheet, decorate);
  else decorate();
  const row = parent ? pdf.struct('TR') : null;
  if (row) parent?.add(row);
  let x = MARGIN.side;
  const widths = columnWidths(block, width);
  cells.forEach((cell, i) => {
    const cellWidth = widths[i] ?? 0;
    const left = x;
    const draw = () => {
      pdf
        .fillColor(kind === 'head' ? '#FFFFFF' : INK)
        .font(font)
        .fontSize(FONT_SIZE);
      pdf.text(cell, left + PADDING.x, top + PADDING.y, {
        width: cellWidth - 2 * PADDING.x,
        align: block.columns[i]?.align ?? 'left',
        lineGap: 1,
      });
    };
    if (row) addElement(sheet, kind === 'head' ? 'TH' : 'TD', draw, { parent: row });
    else draw();
    x += cellWidth;
  });
  row?.end();
  pdf.y = top + height;
}

function columnWidths(block: TableBlock, width: number): number[] {
  const shares = block.columns.reduce((sum, column) => sum + column.share, 0);
  return block.columns.map((column) => (column.share / shares) * width);
}

function rowHeight(
  { pdf, width }: Sheet,
  block: TableBlock,
  cells: readonly string[],
  font: string,
): number {
  const widths = columnWidths(block, width);
  pdf.font(font).fontSize(FONT_SIZE);
  const heights = cells.map((cell, i) =>
    pdf.heightOfString(cell, { width: (widths[i] ?? 0) - 2 * PADDING.x, lineGap: 1 }),
  );
  return Math.max(...heights) + 2 * PADDING.y;
}

function bottom({ pdf }: Sheet): number {
  return pdf.page.height - MARGIN.bottom;
}
