import type { Bilingual } from '../../domain/text/bilingual.ts';
import type { Block } from './blocks.ts';
import { drawBlock } from './draw-block.ts';
import { drawEmblem } from './emblem.ts';
import {
  addElement,
  closeSheet,
  drawArtifact,
  HAIRLINE,
  INK,
  MARGIN,
  MUTED,
  openSheet,
  REGULAR,
  SEA,
  SEMIBOLD,
  type Sheet,
  TERRACOTTA,
} from './sheet.ts';

/** An official paper of the municipality. */
export interface Paper {
  title: Bilingual;
  /** The department that issues it. */
  department: string;
  /** The day it was issued, `YYYY-MM-DD`. */
  date: string;
  /** What the corner opposite the emblem says: protocol number, ADA, edition. */
  particulars: readonly (readonly [label: string, value: string])[];
  /** Forms carry their English title under the Greek one. */
  bilingual?: boolean;
  blocks: readonly Block[];
}

const EMBLEM_SIZE = 46;
const SAMPLE_MARK = 'ΔΕΙΓΜΑ – SAMPLE';
const SAMPLE_DOCUMENT = [
  {
    text: 'Δείγμα εγγράφου: πρόσωπα, ποσά και αριθμοί είναι επινοημένα και δεν έχουν καμία ισχύ.',
    lang: 'el',
  },
];
const SAMPLE_FORM = [
  { text: 'Δείγμα εντύπου, για την επίδειξη του ιστοτόπου.', lang: 'el' },
  { text: 'Sample form, for demonstration only.', lang: 'en' },
];

/** The paper as a PDF file. The same paper always gives the same bytes. */
export function renderPaper(paper: Paper): Promise<Buffer> {
  const sheet = openSheet(paper.title.el, paper.title.en, paper.date);
  drawLetterhead(sheet, paper);
  drawTitle(sheet, paper);
  paper.blocks.forEach((block, i) => {
    drawBlock(sheet, block, paper.blocks[i + 1]);
  });
  drawEdges(sheet, paper.title.el);
  return closeSheet(sheet);
}

function drawLetterhead(sheet: Sheet, paper: Paper): void {
  const { pdf, width } = sheet;
  const top = MARGIN.top - 4;
  drawArtifact(sheet, () => drawEmblem(pdf, MARGIN.side, top, EMBLEM_SIZE));
  const left = MARGIN.side + EMBLEM_SIZE + 12;
  const nameWidth = width * 0.62 - EMBLEM_SIZE - 12;
  const lines = [
    { text: 'ΕΛΛΗΝΙΚΗ ΔΗΜΟΚΡΑΤΙΑ', colour: MUTED, font: REGULAR, size: 8 },
    { text: 'ΔΗΜΟΣ ΑΙΓΙΑΛΕΙΑΣ', colour: SEA, font: SEMIBOLD, size: 13 },
    { text: paper.department, colour: INK, font: REGULAR, size: 9 },
  ];
  pdf.y = top + 1;
  for (const { text, colour, font, size } of lines) {
    addElement(sheet, 'P', () => {
      pdf.fillColor(colour).font(font).fontSize(size).text(text, left, pdf.y, { width: nameWidth });
    });
  }
  const departmentEnd = pdf.y;
  const right = MARGIN.side + width * 0.62;
  pdf.y = top + 1;
  pdf.fontSize(8.5);
  for (const [label, value] of paper.particulars) {
    addElement(sheet, 'P', () => {
      pdf.fillColor(MUTED).font(REGULAR);
      pdf.text(`${label}: `, right, pdf.y, { width: width * 0.38, continued: true });
      pdf.fillColor(INK).font(SEMIBOLD).text(value);
    });
  }
  const ruleY = Math.max(departmentEnd, pdf.y, top + EMBLEM_SIZE) + 10;
  drawArtifact(sheet, () => {
    pdf
      .moveTo(MARGIN.side, ruleY)
      .lineTo(MARGIN.side + width, ruleY)
      .lineWidth(1.2)
      .stroke(SEA);
  });
  pdf.x = MARGIN.side;
  pdf.y = ruleY + 18;
}

function drawTitle(sheet: Sheet, paper: Paper): void {
  const { pdf, width } = sheet;
  addElement(sheet, 'H1', () => {
    pdf.fillColor(INK).font(SEMIBOLD).fontSize(17);
    pdf.text(paper.title.el, MARGIN.side, pdf.y, { width, lineGap: 1 });
  });
  if (paper.bilingual) {
    addElement(
      sheet,
      'P',
      () => {
        pdf.fillColor(MUTED).font(REGULAR).fontSize(11);
        pdf.text(paper.title.en, { width });
      },
      { lang: 'en' },
    );
  }
  pdf.moveDown(0.3);
  for (const { text, lang } of paper.bilingual ? SAMPLE_FORM : SAMPLE_DOCUMENT) {
    addElement(
      sheet,
      'P',
      () => {
        pdf.fillColor(TERRACOTTA).font(REGULAR).fontSize(8.5);
        pdf.text(text, { width, lineGap: 1 });
      },
      { lang },
    );
  }
  pdf.moveDown(0.9);
}

/** The sample mark and the page number on every page, and the running title from the second. */
function drawEdges(sheet: Sheet, title: string): void {
  const { pdf, width } = sheet;
  const { start, count } = pdf.bufferedPageRange();
  for (let i = start; i < start + count; i++) {
    pdf.switchToPage(i);
    // Text below the bottom margin would otherwise open another page.
    pdf.page.margins.bottom = 0;
    drawArtifact(
      sheet,
      () => {
        drawSampleMark(pdf, MARGIN.side + width);
        pdf.fillColor(MUTED).font(REGULAR).fontSize(8);
        if (i > start) {
          pdf.text(`Δήμος Αιγιαλείας · ${title}`, MARGIN.side, 34, {
            width: width - 120,
            height: 12,
            ellipsis: true,
          });
        }
        const footer = pdf.page.height - 40;
        pdf
          .moveTo(MARGIN.side, footer - 8)
          .lineTo(MARGIN.side + width, footer - 8)
          .lineWidth(0.5)
          .stroke(HAIRLINE);
        pdf.text(
          'Πλατεία Δημαρχείου 1, 25100 Αίγιο · info@aigialeia.example',
          MARGIN.side,
          footer,
          {
            width: width * 0.7,
            lineBreak: false,
          },
        );
        pdf.text(`Σελίδα ${i - start + 1} από ${count}`, MARGIN.side, footer, {
          width,
          align: 'right',
        });
      },
      'Pagination',
    );
  }
}

function drawSampleMark(pdf: PDFKit.PDFDocument, rightEdge: number): void {
  const [boxWidth, boxHeight, y] = [104, 18, 28];
  const x = rightEdge - boxWidth;
  pdf.roundedRect(x, y, boxWidth, boxHeight, 3).lineWidth(1.2).stroke(TERRACOTTA);
  pdf.fillColor(TERRACOTTA).font(SEMIBOLD).fontSize(8.5);
  pdf.text(SAMPLE_MARK, x, y + 4.5, { width: boxWidth, align: 'center', lineBreak: false });
}
