import fc from 'fast-check';
import sharp from 'sharp';
import { makePdf } from '../content/make-pdf.ts';
import { hostileText } from './hostile-values.ts';

type Kind = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'tiff' | 'svg' | 'pdf';

let made: Promise<Record<Kind, Uint8Array>> | undefined;

/** One small file of each kind, made once. */
export function smallFiles(): Promise<Record<Kind, Uint8Array>> {
  made ??= makeFiles();
  return made;
}

async function makeFiles(): Promise<Record<Kind, Uint8Array>> {
  const picture = () =>
    sharp({ create: { width: 9, height: 7, channels: 4, background: '#2A93C480' } });
  const [png, jpeg, gif, webp, avif, tiff] = await Promise.all([
    picture().png().toBuffer(),
    picture()
      .withExif({ IFD0: { Artist: 'somebody' } })
      .jpeg()
      .toBuffer(),
    picture().gif().toBuffer(),
    picture().webp().toBuffer(),
    picture().avif({ effort: 0 }).toBuffer(),
    picture().tiff().toBuffer(),
  ]);
  return {
    png,
    jpeg,
    gif,
    webp,
    avif,
    tiff,
    svg: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="7"><script/></svg>',
    ),
    pdf: makePdf(),
  };
}

const files = await smallFiles();

interface Upload {
  headers: Record<string, string>;
  body: BodyInit;
}

/** Bytes of a real file with some of them changed, cut off, or put behind others. */
const bytes: fc.Arbitrary<Uint8Array> = fc.oneof(
  fc.uint8Array({ maxLength: 400 }),
  fc
    .tuple(
      fc.constantFrom(...Object.values(files)),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 }),
      fc.option(fc.nat(), { freq: 3 }),
    )
    .map(([file, changes, cut]) => {
      const copy = Uint8Array.from(file);
      for (const [place, byte] of changes) copy[place % copy.length] = byte;
      return cut === null ? copy : copy.slice(0, cut % copy.length);
    }),
  fc
    .tuple(fc.constantFrom(...Object.values(files)), fc.constantFrom(...Object.values(files)))
    .map(([first, second]) => Uint8Array.from([...first, ...second])),
);

const fileName = fc.oneof(
  fc.constantFrom(
    'photo.png',
    'φωτογραφία.jpg',
    '..',
    'C:\\x\\y.png',
    'a"b\r\nX: y.png',
    '.htaccess',
  ),
  hostileText,
);

/** Multipart bodies by the book with odd files, and bodies that only say that they are multipart. */
export function uploads(field: string): fc.Arbitrary<Upload> {
  const proper = fc
    .tuple(
      bytes,
      fileName,
      fc.constantFrom(field, field, field, 'other', '__proto__', `${field}[]`),
    )
    .map(([content, name, part]): Upload => {
      const form = new FormData();
      form.append(part, new File([Uint8Array.from(content)], name, { type: 'image/png' }));
      return { headers: {}, body: form };
    });
  const crooked = fc
    .tuple(
      bytes,
      fileName,
      fc.constantFrom('x', '', '"x"', 'x'.repeat(300), 'x; charset=utf-16', "'x'"),
      fc.constantFrom(
        `Content-Disposition: form-data; name="${field}"; filename="NAME"`,
        `Content-Disposition: form-data; name=${field}; filename=NAME`,
        `content-disposition: attachment; name="${field}"`,
        `Content-Disposition: form-data; name="${field}"; filename*=UTF-8''%00%ff`,
        'X-Nothing: 1',
        '',
      ),
      fc.constantFrom('--x--', '', '--x', '\r\n--x--\r\nafter'),
    )
    .map(([content, name, boundary, head, end]): Upload => {
      const text = `--x\r\n${head.replace('NAME', name)}\r\n\r\n`;
      return {
        headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
        body: Buffer.concat([Buffer.from(text), content, Buffer.from(`\r\n${end}`)]),
      };
    });
  const raw = bytes.map(
    (content): Upload => ({
      headers: { 'Content-Type': 'image/png' },
      body: Uint8Array.from(content),
    }),
  );
  return fc.oneof(
    { weight: 4, arbitrary: proper },
    { weight: 2, arbitrary: crooked },
    { weight: 1, arbitrary: raw },
  );
}
