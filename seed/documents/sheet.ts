import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';

/** Colours of the site's look, for paper: ink, muted text, sea, hairline, tint, and terracotta for the sample mark. */
export const INK = '#0F2233';
export const MUTED = '#41576A';
export const SEA = '#0B4A6F';
export const HAIRLINE = '#A9B6C0';
export const TINT = '#EEF4F8';
export const TERRACOTTA = '#A8431F';

/** Measures in points. */
export const MARGIN = { top: 64, bottom: 64, side: 56 } as const;
export const BODY_SIZE = 10;
export const LINE_GAP = 2.5;

export const REGULAR = 'Commissioner';
export const SEMIBOLD = 'Commissioner SemiBold';

/** From the project's folder, since the built server has another place than this file. */
const FONT_FOLDER = 'seed/documents/fonts';
/** A font, as it was read by the first document, and the words that were laid out in it. */
interface SharedFont {
  file: string;
  /** Nothing stands in it that a word may be called. */
  laidOut: object;
  read?: ReadFont;
}
const font = (name: string): SharedFont => ({
  file: join(FONT_FOLDER, name),
  laidOut: Object.create(null) as object,
});
const FONTS = {
  [REGULAR]: font('commissioner-regular.ttf'),
  [SEMIBOLD]: font('commissioner-semibold.ttf'),
};

/**
 * PDFKit reads a font anew for each document, and keeps the words that it has laid out with the document. All documents
 * share both: to read tables of the font and to lay words out, most of which they have in common, is most of the work.
 */
interface WithFont {
  _font: { font: ReadFont; subset: object; layoutCache: object };
}

/**
 * What fontkit makes of the file of a font. The glyphs that a document uses are a subset of its own, and made anew for
 * it: each keeps the letters that it stood for first.
 */
interface ReadFont {
  _glyphs: object;
  createSubset(): object;
}

/** A PDF being written, and the element of its structure that new blocks belong to. */
export interface Sheet {
  pdf: PDFKit.PDFDocument;
  body: PDFKit.PDFStructureElement;
  /** Width between the margins, in points. */
  width: number;
}

/**
 * Opens an A4 sheet that assistive technology can read: tagged, in Greek, with a title.
 * The date stands in for the clock, so that the same paper always has the same bytes.
 */
export function openSheet(title: string, subject: string, date: string): Sheet {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN.top, bottom: MARGIN.bottom, left: MARGIN.side, right: MARGIN.side },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'el',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: title,
      Subject: subject,
      Author: 'Δήμος Αιγιαλείας',
      Creator: 'Dimos',
      Producer: 'Dimos',
      Keywords: 'δείγμα, sample',
      CreationDate: new Date(`${date}T09:00:00Z`),
    },
  });
  for (const [name, shared] of Object.entries(FONTS)) {
    pdf.registerFont(name, readFileSync(shared.file));
    pdf.font(name);
    const own = (pdf as unknown as WithFont)._font;
    shared.read ??= own.font;
    shared.read._glyphs = {};
    own.font = shared.read;
    own.subset = shared.read.createSubset();
    own.layoutCache = shared.laidOut;
  }
  const body = pdf.struct('Document');
  pdf.addStructure(body);
  return { pdf, body, width: pdf.page.width - 2 * MARGIN.side };
}

/** Starts a new page unless `height` points are left above the bottom margin. */
export function keepTogether({ pdf }: Sheet, height: number): void {
  if (pdf.y + height > pdf.page.height - MARGIN.bottom) pdf.addPage();
}

/** Adds an element with its content to the structure. The content is drawn at once. */
export function addElement(
  sheet: Sheet,
  tag: string,
  draw: () => void,
  options: { parent?: PDFKit.PDFStructureElement; lang?: string; alt?: string } = {},
): void {
  const { parent = sheet.body, ...rest } = options;
  const element = sheet.pdf.struct(tag, rest, draw);
  parent.add(element);
  element.end();
}

/** Draws what only decorates: screen readers pass over it. */
export function drawArtifact({ pdf }: Sheet, draw: () => void, type?: 'Pagination'): void {
  pdf.markContent('Artifact', type ? { type } : { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

/** Everything written, once the sheet is closed. */
export function closeSheet({ pdf, body }: Sheet): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    body.end();
    pdf.end();
  });
}
