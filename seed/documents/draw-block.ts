import type { Block, Signatory } from './blocks.ts';
import {
  drawApplicantSignature,
  drawChoices,
  drawFields,
  drawLines,
  drawNote,
  drawSection,
  heightOfChoices,
} from './draw-form.ts';
import { drawTable, heightToKeep } from './draw-table.ts';
import {
  addElement,
  BODY_SIZE,
  INK,
  keepTogether,
  LINE_GAP,
  MARGIN,
  MUTED,
  REGULAR,
  SEA,
  SEMIBOLD,
  type Sheet,
} from './sheet.ts';

/**
 * Draws a block below what is there, on new pages where needed. A title looks at the block that
 * follows it, so that it never stays behind alone.
 */
export function drawBlock(sheet: Sheet, block: Block, next: Block | undefined): void {
  switch (block.kind) {
    case 'heading':
      drawHeading(sheet, block.text, heightOf(sheet, next));
      break;
    case 'paragraph':
      drawParagraph(sheet, block.text, block.lead);
      break;
    case 'list':
      drawList(sheet, block.items, block.numbered);
      break;
    case 'table':
      drawTable(sheet, block);
      break;
    case 'signatures':
      drawSignatures(sheet, block.people);
      break;
    case 'section':
      drawSection(sheet, block.title, heightOf(sheet, next));
      break;
    case 'fields':
      drawFields(sheet, block.fields);
      break;
    case 'choices':
      drawChoices(sheet, block.label, block.options);
      break;
    case 'lines':
      drawLines(sheet, block.label, block.count);
      break;
    case 'note':
      drawNote(sheet, block.text);
      break;
    case 'applicantSignature':
      drawApplicantSignature(sheet);
      break;
  }
}

/** What the first part of a block needs, in points. */
function heightOf(sheet: Sheet, block: Block | undefined): number {
  if (block?.kind === 'table') return heightToKeep(sheet, block);
  if (block?.kind === 'choices') return heightOfChoices(sheet, block.options);
  // Three lines of text, or a line of fields.
  return 48;
}

function drawHeading(sheet: Sheet, text: string, nextHeight: number): void {
  const { pdf, width } = sheet;
  keepTogether(sheet, 32 + nextHeight);
  pdf.moveDown(0.5);
  addElement(sheet, 'H2', () => {
    pdf.fillColor(SEA).font(SEMIBOLD).fontSize(12);
    pdf.text(text, MARGIN.side, pdf.y, { width });
  });
  pdf.moveDown(0.35);
}

function drawParagraph(sheet: Sheet, text: string, lead: string): void {
  const { pdf, width } = sheet;
  keepTogether(sheet, 34);
  addElement(sheet, 'P', () => {
    pdf.fillColor(INK).fontSize(BODY_SIZE).x = MARGIN.side;
    if (lead) pdf.font(SEMIBOLD).text(`${lead} `, { width, lineGap: LINE_GAP, continued: true });
    // An amount does not part from its euro sign.
    pdf.font(REGULAR).text(text.replaceAll(' €', '\u00a0€'), { width, lineGap: LINE_GAP });
  });
  pdf.moveDown(0.6);
}

function drawList(sheet: Sheet, items: readonly string[], isNumbered: boolean): void {
  const { pdf, width } = sheet;
  const list = pdf.struct('L');
  sheet.body.add(list);
  const indent = 18;
  pdf.fillColor(INK).font(REGULAR).fontSize(BODY_SIZE);
  items.forEach((item, i) => {
    const options = { width: width - indent, lineGap: LINE_GAP };
    keepTogether(sheet, Math.min(pdf.heightOfString(item, options), 60));
    const y = pdf.y;
    const entry = pdf.struct('LI');
    list.add(entry);
    addElement(
      sheet,
      'Lbl',
      () => pdf.text(isNumbered ? `${i + 1}.` : '•', MARGIN.side + 2, y, { lineBreak: false }),
      { parent: entry },
    );
    addElement(sheet, 'LBody', () => pdf.text(item, MARGIN.side + indent, y, options), {
      parent: entry,
    });
    entry.end();
    pdf.y += 2.5;
  });
  list.end();
  pdf.x = MARGIN.side;
  pdf.moveDown(0.5);
}

function drawSignatures(sheet: Sheet, people: readonly Signatory[]): void {
  const { pdf, width } = sheet;
  keepTogether(sheet, 110);
  pdf.moveDown(1.4);
  const top = pdf.y;
  const share = width / people.length;
  people.forEach(({ role, name }, i) => {
    const x = MARGIN.side + i * share + 6;
    const options = { width: share - 12, align: 'center' as const };
    addElement(sheet, 'P', () => {
      pdf.fillColor(MUTED).font(REGULAR).fontSize(9.5).text(role, x, top, options);
    });
    addElement(sheet, 'P', () => {
      pdf
        .fillColor(INK)
        .font(SEMIBOLD)
        .text(name, x, top + 58, options);
    });
  });
  pdf.x = MARGIN.side;
  pdf.moveDown(1);
}
