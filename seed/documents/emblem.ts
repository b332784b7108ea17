/** The municipality's sign on a grid of 64, as on the site: a sun, a ridge and a wave in a circle. */
const RIDGE = 'M0 41L15 26.5L22.5 33L34 19L45 31.5L51 26L64 38V64H0Z';
const RIDGE_SHADE = 'M34 19L45 31.5L51 26L64 38V64H40L36 40L38 30Z';
const FOAM = 'M0 44C7 38.5 14 38.5 21.3 44S35.5 49.5 42.7 44S57 38.5 64 44V64H0Z';
const WAVE = 'M0 47.5C7 42 14 42 21.3 47.5S35.5 53 42.7 47.5S57 42 64 47.5V64H0Z';
const DEEP = 'M0 54C7 48.5 14 48.5 21.3 54S35.5 59.5 42.7 54S57 48.5 64 54V64H0Z';

/** Draws the emblem with its upper left corner at x, y; all measures in points. */
export function drawEmblem(pdf: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / 64);
  pdf.circle(32, 32, 32).clip();
  pdf.rect(0, 0, 64, 64).fill('#D6ECF6');
  pdf.circle(47, 16.5, 7).fill('#F3A833');
  pdf.path(RIDGE).fill('#0B4A6F');
  pdf.path(RIDGE_SHADE).fill('#0F6A99');
  pdf.path(FOAM).fill('#FBF8F2');
  pdf.path(WAVE).fill('#2A93C4');
  pdf.path(DEEP).fill('#062B45');
  pdf.restore();
}
