import type { Bilingual } from '../../domain/text/bilingual.ts';
import type { FormField } from './blocks.ts';
import {
  addElement,
  drawArtifact,
  HAIRLINE,
  INK,
  keepTogether,
  MARGIN,
  MUTED,
  REGULAR,
  SEA,
  SEMIBOLD,
  type Sheet,
  TINT,
} from './sheet.ts';

const GAP = 14;
/** Room to write in by hand, in points: 8 mm. */
const WRITING_HEIGHT = 23;
const LABEL_HEIGHT = 21;
const BOX_SIZE = 10;

/** The English under a Greek text, announced as English. */
function addEnglish(sheet: Sheet, draw: () => void): void {
  addElement(sheet, 'P', draw, { lang: 'en' });
}

/** A numbered part of a form. */
export function drawSection(sheet: Sheet, title: Bilingual, nextHeight: number): void {
  const { pdf, width } = sheet;
  keepTogether(sheet, 34 + nextHeight);
  pdf.y += 6;
  const top = pdf.y;
  drawArtifact(sheet, () => pdf.rect(MARGIN.side, top, width, 20).fill(TINT));
  let greekWidth = 0;
  addElement(sheet, 'H2', () => {
    pdf.fillColor(SEA).font(SEMIBOLD).fontSize(10.5);
    greekWidth = pdf.widthOfString(title.el);
    pdf.text(title.el, MARGIN.side + 8, top + 4, { lineBreak: false });
  });
  addEnglish(sheet, () => {
    pdf.fillColor(MUTED).font(REGULAR).fontSize(8.5);
    pdf.text(title.en, MARGIN.side + greekWidth + 18, top + 5.8, { lineBreak: false });
  });
  pdf.x = MARGIN.side;
  pdf.y = top + 28;
}

/** Ruled fields, side by side until their shares fill twelve twelfths of the line. */
export function drawFields(sheet: Sheet, list: readonly FormField[]): void {
  let line: FormField[] = [];
  let used = 0;
  for (const item of list) {
    if (used + item.share > 12) {
      drawFieldLine(sheet, line);
      line = [];
      used = 0;
    }
    line.push(item);
    used += item.share;
  }
  if (line.length > 0) drawFieldLine(sheet, line);
  sheet.pdf.y += 4;
}

function drawFieldLine(sheet: Sheet, line: readonly FormField[]): void {
  const { pdf, width } = sheet;
  keepTogether(sheet, LABEL_HEIGHT + WRITING_HEIGHT);
  const top = pdf.y;
  const twelfth = (width + GAP) / 12;
  let x: number = MARGIN.side;
  for (const { label, share } of line) {
    const fieldWidth = share * twelfth - GAP;
    drawLabel(sheet, label, x, top, fieldWidth);
    drawRule(sheet, x, top + LABEL_HEIGHT + WRITING_HEIGHT - 6, fieldWidth);
    x += fieldWidth + GAP;
  }
  pdf.x = MARGIN.side;
  pdf.y = top + LABEL_HEIGHT + WRITING_HEIGHT;
}

function drawLabel(sheet: Sheet, label: Bilingual, x: number, y: number, width: number): void {
  const { pdf } = sheet;
  addElement(sheet, 'P', () => {
    pdf.fillColor(INK).font(REGULAR).fontSize(8.5);
    pdf.text(label.el, x, y, { width });
  });
  addEnglish(sheet, () => {
    pdf.fillColor(MUTED).fontSize(7).text(label.en, x, pdf.y, { width });
  });
}

function drawRule(sheet: Sheet, x: number, y: number, width: number): void {
  drawArtifact(sheet, () => {
    sheet.pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.7)
      .stroke(MUTED);
  });
}

/** Boxes to tick, in two columns. */
export function drawChoices(sheet: Sheet, label: Bilingual, options: readonly Bilingual[]): void {
  const { pdf, width } = sheet;
  const columnWidth = (width - GAP) / 2;
  const textWidth = choiceWidth(sheet);
  keepTogether(sheet, heightOfChoices(sheet, options));
  drawLabel(sheet, label, MARGIN.side, pdf.y, width);
  pdf.y += 6;
  for (const pair of inPairs(options)) {
    const height = pairHeight(sheet, pair);
    const top = pdf.y;
    pair.forEach((option, side) => {
      const x = MARGIN.side + side * (columnWidth + GAP);
      drawArtifact(sheet, () => {
        pdf
          .rect(x, top + 1, BOX_SIZE, BOX_SIZE)
          .lineWidth(0.8)
          .stroke(MUTED);
      });
      addElement(sheet, 'P', () => {
        pdf.fillColor(INK).font(REGULAR).fontSize(9);
        pdf.text(option.el, x + BOX_SIZE + 8, top, { width: textWidth });
      });
      addEnglish(sheet, () => {
        pdf.fillColor(MUTED).fontSize(7).text(option.en, { width: textWidth });
      });
    });
    pdf.y = top + height;
  }
  pdf.x = MARGIN.side;
  pdf.y += 4;
}

/** The height of a group of choices with its label, in points; a group stays on one page. */
export function heightOfChoices(sheet: Sheet, options: readonly Bilingual[]): number {
  return inPairs(options).reduce((sum, pair) => sum + pairHeight(sheet, pair), LABEL_HEIGHT + 10);
}

function inPairs(options: readonly Bilingual[]): Bilingual[][] {
  return Array.from({ length: Math.ceil(options.length / 2) }, (_, i) =>
    options.slice(2 * i, 2 * i + 2),
  );
}

function pairHeight(sheet: Sheet, pair: readonly Bilingual[]): number {
  const { pdf } = sheet;
  const width = choiceWidth(sheet);
  pdf.font(REGULAR);
  const heights = pair.map(
    ({ el, en }) =>
      pdf.fontSize(9).heightOfString(el, { width }) + pdf.fontSize(7).heightOfString(en, { width }),
  );
  return Math.max(...heights) + 6;
}

function choiceWidth({ width }: Sheet): number {
  return (width - GAP) / 2 - BOX_SIZE - 8;
}

/** Lines across the page to write a few sentences on. */
export function drawLines(sheet: Sheet, label: Bilingual, count: number): void {
  const { pdf, width } = sheet;
  keepTogether(sheet, LABEL_HEIGHT + count * WRITING_HEIGHT);
  drawLabel(sheet, label, MARGIN.side, pdf.y, width);
  for (let i = 0; i < count; i++) {
    pdf.y += WRITING_HEIGHT;
    drawRule(sheet, MARGIN.side, pdf.y, width);
  }
  pdf.x = MARGIN.side;
  pdf.y += 12;
}

/** A declaration or an instruction, Greek first. */
export function drawNote(sheet: Sheet, text: Bilingual): void {
  const { pdf, width } = sheet;
  const height =
    pdf.font(REGULAR).fontSize(9).heightOfString(text.el, { width, lineGap: 1.5 }) +
    pdf.fontSize(7.5).heightOfString(text.en, { width, lineGap: 1 });
  keepTogether(sheet, height + 8);
  addElement(sheet, 'P', () => {
    pdf.fillColor(INK).font(REGULAR).fontSize(9);
    pdf.text(text.el, MARGIN.side, pdf.y, { width, lineGap: 1.5 });
  });
  addEnglish(sheet, () => {
    pdf.fillColor(MUTED).fontSize(7.5).text(text.en, { width, lineGap: 1 });
  });
  pdf.y += 8;
}

/** Place, date and signature of the applicant, and the corner that the registry fills in. */
export function drawApplicantSignature(sheet: Sheet): void {
  const { pdf, width } = sheet;
  const height = 92;
  keepTogether(sheet, height + 10);
  pdf.y += 4;
  const top = pdf.y;
  const boxWidth = width * 0.44;
  drawArtifact(sheet, () => {
    pdf.roundedRect(MARGIN.side, top, boxWidth, height, 4).lineWidth(0.8).stroke(HAIRLINE);
  });
  const inner = { x: MARGIN.side + 10, width: boxWidth - 20 };
  addElement(sheet, 'P', () => {
    pdf.fillColor(MUTED).font(SEMIBOLD).fontSize(8);
    pdf.text('Συμπληρώνεται από την υπηρεσία', inner.x, top + 8, { width: inner.width });
  });
  addEnglish(sheet, () => {
    pdf.font(REGULAR).fontSize(7).text('For official use', { width: inner.width });
  });
  drawSmallLabel(sheet, 'Αρ. πρωτοκόλλου', inner.x, top + 42);
  drawRule(sheet, inner.x + 76, top + 51, inner.width - 76);
  drawSmallLabel(sheet, 'Ημερομηνία', inner.x, top + 68);
  drawRule(sheet, inner.x + 76, top + 77, inner.width - 76);

  const right = MARGIN.side + boxWidth + GAP * 2;
  const rightWidth = width - boxWidth - GAP * 2;
  drawLabel(
    sheet,
    { el: 'Τόπος και ημερομηνία', en: 'Place and date' },
    right,
    top + 2,
    rightWidth,
  );
  drawRule(sheet, right, top + 38, rightWidth);
  drawLabel(
    sheet,
    { el: 'Υπογραφή του αιτούντος ή της αιτούσας', en: 'Applicant’s signature' },
    right,
    top + 46,
    rightWidth,
  );
  drawRule(sheet, right, top + height - 1, rightWidth);
  pdf.x = MARGIN.side;
  pdf.y = top + height + 10;
}

function drawSmallLabel(sheet: Sheet, text: string, x: number, y: number): void {
  addElement(sheet, 'P', () => {
    sheet.pdf.fillColor(INK).font(REGULAR).fontSize(8.5).text(text, x, y, { lineBreak: false });
  });
}
