import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';

type RowFilter = 0 | 1 | 2 | 3 | 4;

export interface PdfOptions {
  /** How the places of objects are written: PDF 1.4 knows a table alone, 1.5 also a stream. */
  xref?: 'table' | 'stream';
  /** Bytes of a stream that no page shows, so that the file has a certain size. */
  padding?: number;
  lineEnd?: '\n' | '\r\n' | '\r';
  /** How the rows of the stream are written: the filter's number by PNG, section 9. */
  rows?: RowFilter;
  /** A comment, so that one is another file than the others. */
  note?: string;
}

const OBJECTS = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Resources << >> >>',
];

/** A PDF of one empty page, in order by ISO 32000-1, section 7.5. */
export function makePdf({
  xref = 'table',
  padding = 0,
  lineEnd = '\n',
  rows = 2,
  note,
}: PdfOptions = {}): Buffer {
  const version = xref === 'table' ? '1.4' : '1.5';
  const chunks: Buffer[] = [
    Buffer.from(`%PDF-${version}${lineEnd}%\xe2\xe3\xcf\xd3${lineEnd}`, 'latin1'),
  ];
  if (note) chunks.push(Buffer.from(`%${note}${lineEnd}`));
  const offsets: number[] = [];
  const length = () => chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const add = (text: string) => chunks.push(Buffer.from(text, 'latin1'));
  for (const [i, body] of OBJECTS.entries()) {
    offsets.push(length());
    add(`${i + 1} 0 obj${lineEnd}${body}${lineEnd}endobj${lineEnd}`);
  }
  if (padding > 0) {
    offsets.push(length());
    add(`4 0 obj${lineEnd}<< /Length ${padding} >>${lineEnd}stream\n`);
    chunks.push(randomBytes(padding));
    add(`${lineEnd}endstream${lineEnd}endobj${lineEnd}`);
  }
  const at = length();
  if (xref === 'table') add(tableOf(offsets, lineEnd));
  else chunks.push(streamOf([...offsets, at], lineEnd, rows));
  add(`startxref${lineEnd}${at}${lineEnd}%%EOF${lineEnd}`);
  return Buffer.concat(chunks);
}

function tableOf(offsets: number[], lineEnd: string): string {
  // Each entry has twenty bytes, whatever ends its line.
  const ending = lineEnd === '\r\n' ? lineEnd : ` ${lineEnd}`;
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n${ending}`);
  const size = offsets.length + 1;
  return `xref${lineEnd}0 ${size}${lineEnd}0000000000 65535 f${ending}${entries.join('')}trailer${lineEnd}<< /Size ${size} /Root 1 0 R >>${lineEnd}`;
}

/** What each filter of PNG subtracts from a byte: nothing, left, above, their mean, or the nearest of three (Paeth). */
const FILTERS: Record<RowFilter, (left: number, above: number, corner: number) => number> = {
  0: () => 0,
  1: (left) => left,
  2: (_left, above) => above,
  3: (left, above) => Math.floor((left + above) / 2),
  4: (left, above, corner) => {
    const distance = (from: number) => Math.abs(left + above - corner - from);
    return [left, above, corner].reduce((near, one) =>
      distance(one) < distance(near) ? one : near,
    );
  },
};

/** Rows of one, four and one bytes, each written as its difference from what a filter of PNG expects. */
function streamOf(offsets: number[], lineEnd: string, filter: RowFilter): Buffer {
  const rows = [Buffer.from([0, 0, 0, 0, 0, 255])];
  for (const at of offsets) {
    const row = Buffer.from([1, 0, 0, 0, 0, 0]);
    row.writeUInt32BE(at, 1);
    rows.push(row);
  }
  const byteAt = (row: number, column: number) => rows[row]?.[column] ?? 0;
  const expected = (row: number, column: number) =>
    FILTERS[filter](byteAt(row, column - 1), byteAt(row - 1, column), byteAt(row - 1, column - 1));
  const predicted = rows.map((row, at) =>
    Buffer.from([filter, ...row.map((byte, column) => (byte - expected(at, column)) & 255)]),
  );
  const data = deflateSync(Buffer.concat(predicted));
  const number = offsets.length;
  const dictionary = `<< /Type /XRef /Size ${number + 1} /W [1 4 1] /Root 1 0 R /Filter /FlateDecode /DecodeParms << /Predictor ${10 + filter} /Columns 6 >> /Length ${data.length} >>`;
  return Buffer.concat([
    Buffer.from(`${number} 0 obj${lineEnd}${dictionary}${lineEnd}stream\n`),
    data,
    Buffer.from(`\nendstream${lineEnd}endobj${lineEnd}`),
  ]);
}
