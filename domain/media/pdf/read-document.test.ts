import { expect, test } from 'vitest';
import { writePdf } from '../../../harness/content/write-pdf.ts';
import { readDocument } from './read-document.ts';

const FONT = 'seed/documents/fonts/commissioner-regular.ttf';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a long document is read to its last page', async () => {
  const bytes = await writePdf((document) => {
    document.fontSize(6);
    for (let page = 1; page <= 150; page++) {
      if (page > 1) document.addPage();
      document.text(`Article ${page} `.repeat(20));
    }
  });
  const { pages, text } = await readDocument(bytes);
  expect(pages).toBe(150);
  expect(text.length).toBeGreaterThan(30_000);
  expect(text).toMatch(/Article 150\s*$/);
});

test('the lines of a page are lines', async () => {
  const bytes = await writePdf((document) => document.text('Budget').text('of 2026'));
  expect((await readDocument(bytes)).text).toBe('Budget\nof 2026');
});

test('a title is one line of three hundred letters at most', async () => {
  const titleOf = async (Title: string) =>
    (await readDocument(await writePdf((document) => document.text('a'), { info: { Title } })))
      .title;
  expect(await titleOf('Budget\n  of   2026')).toBe('Budget of 2026');
  expect(await titleOf('x'.repeat(300))).toBe('x'.repeat(300));
  expect(await titleOf('x'.repeat(301))).toBe('x'.repeat(300));
});

test.each([
  [19, true],
  [20, false],
])(
  'a picture with %i letters on it, as a stamp has them, is a scan: %s',
  async (letters, isScanned) => {
    const bytes = await writePdf((document) => {
      document.image(PIXEL, 0, 0, { width: 600 });
      document.font(FONT).text(`${'Ω'.repeat(letters - 3)} ‒ 214`);
    });
    expect(await readDocument(bytes)).toMatchObject({ isScanned });
  },
);

test('a page that is not there keeps nobody from the words of the others', async () => {
  const content = 'BT /F 12 Tf 10 10 Td (Budget) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 9 0 R 3 0 R] /Count 3 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ].map((body, at) => `${at + 1} 0 obj\n${body}\nendobj\n`);
  const bytes = Buffer.from(`%PDF-1.7\n${objects.join('')}trailer\n<< /Root 1 0 R >>\n%%EOF\n`);
  expect(await readDocument(bytes)).toMatchObject({ text: 'Budget' });
});
