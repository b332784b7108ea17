import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { makePdf, type PdfOptions } from '../../../harness/content/make-pdf.ts';
import { findFault } from './check-pdf.ts';

async function byPdfkit(options: object): Promise<Buffer> {
  const document = new PDFDocument(options);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.text('Απόφαση').addPage().text('2');
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** A file that was saved once more with a change, which stands behind what was there (section 7.5.6). */
function updated(original: Buffer): Buffer {
  const [, before] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(original.toString('latin1')) ?? [];
  const object = '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] >>\nendobj\n';
  const at = original.length;
  const place = String(at).padStart(10, '0');
  const table = `xref\n3 1\n${place} 00000 n \ntrailer\n<< /Size 5 /Root 1 0 R /Prev ${before} >>\n`;
  return Buffer.concat([
    original,
    Buffer.from(`${object}${table}startxref\n${at + object.length}\n%%EOF\n`),
  ]);
}

const change = (bytes: Buffer, from: string, to: string) =>
  Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1');

const STYLES: PdfOptions[] = (['table', 'stream'] as const).flatMap((xref) =>
  (['\n', '\r\n', '\r'] as const).map((lineEnd) => ({ xref, lineEnd, padding: 3000 })),
);

describe('a PDF in order is taken', () => {
  test.each(STYLES)('%j', (style) => {
    expect(findFault(makePdf(style))).toBeUndefined();
  });

  test.each([
    {},
    { compress: false },
    { pdfVersion: '1.7ext3', userPassword: '', ownerPassword: 'x' },
  ])('made by pdfkit with %j', async (options) => {
    expect(findFault(await byPdfkit(options))).toBeUndefined();
  });

  test.each(STYLES.slice(0, 2))('that was saved again with changes: %j', (style) => {
    const twice = updated(updated(makePdf(style)));
    expect(twice.toString('latin1').split('%%EOF')).toHaveLength(4);
    expect(findFault(twice)).toBeUndefined();
  });

  test.each([0, 1, 2, 3, 4] as const)(
    'whose list of places is written in the way %i of PNG',
    (rows) => {
      expect(findFault(makePdf({ xref: 'stream', padding: 70_000, rows }))).toBeUndefined();
    },
  );

  test.each([
    ['nothing', makePdf().subarray(0, -1)],
    ['zeros, as a scanner writes them', Buffer.concat([makePdf(), Buffer.alloc(100_000)])],
    ['a line of a mail server', Buffer.concat([makePdf(), Buffer.from('\r\n--boundary--\r\n')])],
  ])('with %s behind its end', (_, bytes) => {
    expect(findFault(bytes)).toBeUndefined();
  });

  test.each([6, 7, 8])('whose list has its places in %i bytes each', (wide) => {
    const first = '%PDF-1.7\n';
    const catalogue = '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';
    const pages = '2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n';
    const start = first.length + catalogue.length + pages.length;
    const rowOf = (kind: number, place: number) => {
      const row = Buffer.alloc(1 + wide + 2);
      row[0] = kind;
      row.writeUInt32BE(place, 1 + wide - 4);
      return row;
    };
    const places = [first.length, first.length + catalogue.length, start];
    const rows = [rowOf(0, 0), ...places.map((place) => rowOf(1, place))];
    const list = `3 0 obj\n<< /Type /XRef /Size 4 /W [1 ${wide} 2] /Root 1 0 R >>\nstream\n`;
    const end = `\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`;
    const whole = (all: Buffer[]) =>
      Buffer.concat([Buffer.from(first + catalogue + pages + list), ...all, Buffer.from(end)]);
    expect(findFault(whole(rows))).toBeUndefined();
    expect(findFault(whole(rows.with(2, rowOf(1, 12))))).toBe('damaged');
  });

  const table = makePdf();
  const [, start] = /startxref\s(\d+)/.exec(table.toString('latin1')) ?? [];
  test.each([
    ['whose list leads to itself', change(table, '/Root', `/Prev ${start} /Root`)],
    ['that calls a place 0 used', change(table, '0000000000 65535 f', '0000000000 65535 n')],
    ['that says which number is free next', change(table, '0000000000 65535', '0000000003 65535')],
    ['with a comment in its trailer', change(table, '/Root', '% >>\n/Root')],
  ])('%s', (_, bytes) => {
    expect(findFault(bytes)).toBeUndefined();
  });

  test('whose objects lie in a stream of objects, as office programs write them', () => {
    expect(findFault(withObjectStream({}))).toBeUndefined();
    // Of one that nobody needs at first one place in twenty may be wrong, as everywhere.
    expect(findFault(withObjectStream({ pages: 99 }))).toBeUndefined();
    expect(findFault(withObjectStream({ catalogue: 99 }))).toBe('damaged');
    expect(findFault(withObjectStream({ others: 99 }))).toBe('damaged');
  });

  test('whose list of places says of no object what it is: each is at a place', () => {
    const head = '%PDF-1.5\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';
    const list = `2 0 obj\n<< /Type /XRef /Size 3 /Index [1 2] /W [0 2 0] /Root 1 0 R >>\nstream\n`;
    const file = [Buffer.from(head + list), Buffer.from([0, 9, 0, head.length])];
    const end = `\nendstream\nendobj\nstartxref\n${head.length}\n%%EOF\n`;
    expect(findFault(Buffer.concat([...file, Buffer.from(end)]))).toBeUndefined();
  });

  test('of which one place in twenty is wrong, as sloppy programs leave it, and no more', () => {
    expect(findFault(withWrongPlaces(1))).toBeUndefined();
    expect(findFault(withWrongPlaces(2))).toBe('damaged');
  });

  test('whose strings hold brackets and words of PDF', () => {
    const string = '/Note (\\) >> trailer \\( (>>) %)';
    const bytes = change(makePdf({ lineEnd: '\n' }), '/Root 1 0 R', `${string} /Root 1 0 R`);
    expect(findFault(bytes)).toBeUndefined();
  });
});

describe('a PDF is refused as cut off', () => {
  test.each(STYLES)('wherever that is: %j', (style) => {
    const whole = makePdf(style);
    for (let length = 10; length < whole.length - 6; length += 41) {
      expect(findFault(whole.subarray(0, length)), `${length}`).toBe('cut-off');
    }
  });

  test('in the middle of a later save', () => {
    const twice = updated(makePdf());
    const before = makePdf().length;
    for (let length = before + 8; length < twice.length - 6; length += 5) {
      expect(findFault(twice.subarray(0, length)), `${length}`).toBe('cut-off');
    }
  });

  test.each([
    ['five bytes', '%PDF-'],
    ['a header', '%PDF-1.7\n'],
    ['header and end alone', '%PDF-1.7\n%%EOF\n'],
    ['an HTML page behind a header', '%PDF-1.7\n<html><script>alert(1)</script></html>'],
  ])('when it is %s', (_, text) => {
    expect(findFault(Buffer.from(text))).toBe('cut-off');
  });

  test('when much else stands behind its end', () => {
    expect(findFault(Buffer.concat([makePdf(), Buffer.alloc(2000, 'x')]))).toBe('cut-off');
  });
});

describe('a PDF is refused as damaged', () => {
  const [table, stream] = [makePdf({ padding: 500 }), makePdf({ xref: 'stream', padding: 500 })];
  const startOf = (bytes: Buffer) => /startxref\s(\d+)/.exec(bytes.toString('latin1'))?.[1] ?? '';

  test.each([
    [
      'whose cross-reference is elsewhere',
      change(table, `startxref\n${startOf(table)}`, 'startxref\n12'),
    ],
    [
      'whose cross-reference is behind its end',
      change(table, `startxref\n${startOf(table)}`, 'startxref\n999999'),
    ],
    ['of which a piece is missing', Buffer.concat([table.subarray(0, 40), table.subarray(60)])],
    ['without a trailer', change(table, 'trailer', 'trialer')],
    ['without a root', change(table, '/Root 1 0 R', '/Rood 1 0 R')],
    ['whose root is no catalogue', change(table, '/Root 1 0 R', '/Root 3 0 R')],
    ['whose root is nowhere', change(table, '/Root 1 0 R', '/Root 9 0 R')],
    [
      'whose objects are overwritten',
      Buffer.concat([table.subarray(0, 15), Buffer.alloc(250), table.subarray(265)]),
    ],
    ['of which one object in four is not in its place', change(table, '3 0 obj', 'x 0 obj')],
    ['with too few places', change(table, '0 5\n', '0 9\n')],
    ['whose stream of places is no such', change(stream, '/Type /XRef', '/Type /XReg')],
    ['whose stream of places cannot be unpacked', change(stream, '/FlateDecode', '/LZWDecode')],
    ['with too few rows', change(stream, '/Size 6', '/Size 9')],
    ['whose rows have no length', change(stream, '/W [1 4 1]', '/W [0 0 0]')],
    ['whose earlier part is nowhere', change(updated(table), '/Prev ', '/Prev 9')],
    ['whose other list of places is nowhere', change(table, '/Root', '/XRefStm 9 /Root')],
    [
      'whose last save names another root, which is none',
      Buffer.from(
        updated(table)
          .toString('latin1')
          .replace(/(.+)\/Root 1 0 R/s, '$1/Root 3 0 R'),
        'latin1',
      ),
    ],
  ])('%s', (_, bytes) => {
    expect(findFault(bytes)).toBe('damaged');
  });

  test('also one with lists of places that are larger unpacked than those of any file', () => {
    expect(findFault(withLargeLists(1))).toBeUndefined();
    expect(findFault(withLargeLists(2))).toBe('damaged');
  });

  test('also one that leads in a circle ends', () => {
    const start = startOf(table);
    const circle = change(table, '/Root 1 0 R', `/Root 9 0 R /Prev ${start}`);
    expect(findFault(circle)).toBe('damaged');
  });
});

/** Twenty objects, of which some are not where the table has them. */
function withWrongPlaces(wrong: number): Buffer {
  let text = '%PDF-1.4\n';
  const places: number[] = [];
  for (let number = 1; number <= 20; number++) {
    places.push(number > 20 - wrong ? 1 : text.length);
    const body = number === 1 ? '<< /Type /Catalog /Pages 2 0 R >>' : '<< >>';
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n1 20\n${entries}trailer\n<< /Size 21 /Root 1 0 R >>\n`;
  return Buffer.from(`${text}${end}startxref\n${text.length}\n%%EOF\n`);
}

/**
 * A file as office programs write it: pages and catalogue lie in streams of objects, by their numbers, of which the
 * third object is one; and much else in that one. One object is not used, and there are rows of other kinds.
 */
function withObjectStream({ pages = 3, catalogue = 3, others = 3 }): Buffer {
  const head = '%PDF-1.5\n';
  const objects = '1 0 2 44 << /Type /Pages /Kids [] /Count 0 >> << /Type /Catalog /Pages 1 0 R >>';
  const stream = `3 0 obj\n<< /Type /ObjStm /N 2 /First 9 /Length ${objects.length} >>\nstream\n${objects}\nendstream\nendobj\n`;
  const start = head.length + stream.length;
  const rows = Buffer.concat([
    Buffer.from([2, 0, pages, 0, 2, 0, catalogue, 1]),
    Buffer.from([1, 0, head.length, 0, 1, start >> 8, start & 0xff, 0]),
    Buffer.from([1, 0, 0, 0]),
    // What the end of a stream looks like is not its end.
    Buffer.from('endstream   '),
    Buffer.from(Array.from({ length: 17 }, () => [2, 0, others, 0]).flat()),
  ]);
  const list = `4 0 obj\n<< /Type /XRef /Size 26 /Index [1 2 3 23] /W [1 2 1] /Root 2 0 R /Length ${rows.length} /ID <ABCD>>>\nstream\r\n`;
  return Buffer.concat([
    Buffer.from(head + stream + list),
    rows,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`),
  ]);
}

/** A file in order, whose lists of places lead to so many others of ten megabytes each, a few kilobytes packed. */
function withLargeLists(count: number): Buffer {
  const packed = deflateSync(Buffer.alloc(10 * 1024 * 1024)).toString('latin1');
  let text = '%PDF-1.7\n';
  const catalogue = text.length;
  text += '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n';
  let previous = '';
  for (let number = 2; number < count + 2; number++) {
    const list = `/Type /XRef /Size 9 /W [1 2 1] /Index [0 0] /Root 1 0 R ${previous}`;
    previous = `/Prev ${text.length}`;
    text += `${number} 0 obj << ${list} /Filter /FlateDecode /Length ${packed.length} >> stream\n${packed}\nendstream endobj\n`;
  }
  const table = text.length;
  const place = String(catalogue).padStart(10, '0');
  text += `xref\n1 1\n${place} 00000 n \ntrailer << /Size 9 /Root 1 0 R ${previous} >>\n`;
  return Buffer.from(`${text}startxref\n${table}\n%%EOF\n`, 'latin1');
}
