import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { councilSessionSeed } from '../content/council-sessions.ts';
import { serviceSeed } from '../content/services/services.ts';
import { tenderSeed } from '../content/tenders.ts';
import { transparencyDocumentSeed } from '../content/transparency-documents.ts';
import { sumRows } from './amounts.ts';
import { DOCUMENTS } from './catalogue.ts';

const TODAY = '2026-03-04';

/** The streams of a PDF that are compressed, as text: page contents, fonts and the maps from glyphs to characters. */
function readStreams(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  const streams = source.matchAll(/\/FlateDecode[\s\S]*?stream\r?\n([\s\S]*?)\r?\nendstream/g);
  return Array.from(streams, ([, body = '']) =>
    inflateSync(Buffer.from(body, 'latin1')).toString('latin1'),
  );
}

/** The maps from the glyphs of a PDF's fonts to characters: what copying, searching and reading aloud give. */
const characterMaps = (pdf: Buffer) =>
  readStreams(pdf).filter((stream) => stream.includes('begincmap'));

function readableCharacters(maps: readonly string[]): Set<string> {
  const codes = maps.flatMap((map) =>
    Array.from(map.matchAll(/<([0-9a-f]{4})>/gi), ([, hex = '']) => Number.parseInt(hex, 16)),
  );
  return new Set(codes.map((code) => String.fromCharCode(code)));
}

test('every document that the content names is made, once', () => {
  const named = [
    ...transparencyDocumentSeed(TODAY).map((entry) => entry.data.file),
    ...tenderSeed(TODAY).flatMap((entry) => entry.data.attachments.map(({ file }) => file)),
    ...councilSessionSeed.map((entry) => entry.data.minutes),
    ...serviceSeed.flatMap((entry) => entry.data.forms.map((form) => form.file)),
  ];
  const keys = DOCUMENTS.map((document) => document.key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual(expect.arrayContaining(named));
  expect(DOCUMENTS).toHaveLength(18);
});

test('titles are in both languages and file names are safe', () => {
  for (const { title, fileName, key } of DOCUMENTS) {
    expect(title.el).toMatch(/\p{Script=Greek}/u);
    expect(title.en).toMatch(/^[\p{Script=Latin}\p{N}\p{P}\s]+$/u);
    expect(fileName).toBe(`${key}.pdf`);
  }
});

test('amounts have their cents as Greek papers write them, and their sum below', () => {
  const rows = [
    ['Σχολεία', 1250],
    ['Δρόμοι', 0.5],
  ] as const;
  expect(sumRows(rows, 'Σύνολο')).toEqual([
    ['Σχολεία', '1.250,00\u00a0€'],
    ['Δρόμοι', '0,50\u00a0€'],
    ['Σύνολο', '1.250,50\u00a0€'],
  ]);
});

describe.each(DOCUMENTS)('$key', ({ key, render, title }) => {
  let pdf: Buffer;
  beforeAll(async () => {
    pdf = await render(TODAY);
  });

  test('is a tagged PDF in Greek with a title, and its text can be read', async () => {
    const source = pdf.toString('latin1');
    expect(source.startsWith('%PDF-1.7')).toBe(true);
    expect(source.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(source).toContain('/Marked true');
    // Of the whole document, which is its catalogue's; single parts have a language, too.
    const catalogue = source.split('endobj').find((object) => object.includes('/Type /Catalog'));
    expect(catalogue).toContain('/Lang (el)');
    expect(source).toContain('/DisplayDocTitle true');
    expect(source).toContain('/S /H1');
    // Strings beyond Latin are written as UTF-16 with a byte order mark.
    const utf16 = Buffer.from(`\ufeff${title.el}`, 'utf16le').swap16().toString('latin1');
    const escaped = utf16.replace(/[\n\r\t\b\f()\\]/g, (c) => ESCAPES[c] ?? `\\${c}`);
    expect(source).toContain(escaped);

    const maps = characterMaps(pdf);
    // Each glyph stands for something, whichever documents were drawn before.
    expect(maps.join('\n')).not.toContain('<>');
    const characters = readableCharacters(maps);
    for (const character of `${title.el}ΔΕΙΓΜΑ–SAMPLE`.replaceAll(' ', '')) {
      expect(characters).toContain(character);
    }
  });

  test('says which words are English, and which cells are the heads of a table', () => {
    const source = pdf.toString('latin1');
    const english = source.split('/Lang (en)').length - 1;
    // Each label of a form has its English, and two lines of its head.
    if (key.startsWith('form-')) expect(english).toBeGreaterThan(30);
    else expect(english).toBe(0);
    expect(source.includes('/S /TH'), 'a table has heads').toBe(source.includes('/S /Table'));
  });

  test('has the same bytes every time', async () => {
    const digest = (pdf: Buffer) => createHash('sha256').update(pdf).digest('hex');
    expect(digest(await render(TODAY))).toBe(digest(pdf));
  });
});

/** The words of each page, as a PDF reader copies them. */
async function readPages(pdf: Buffer): Promise<string[]> {
  const read = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const pages: string[] = [];
  for (let number = 1; number <= read.numPages; number++) {
    const { items } = await (await read.getPage(number)).getTextContent();
    const pieces = items.map((one) => ('str' in one ? one.str + (one.hasEOL ? '\n' : '') : ''));
    pages.push(pieces.join(''));
  }
  return pages;
}

test.each([
  ['budget-2025', ['Δείγμα εγγράφου: πρόσωπα, ποσά και αριθμοί είναι επινοημένα']],
  ['tender-school-repairs', ['Δείγμα εγγράφου: πρόσωπα, ποσά και αριθμοί είναι επινοημένα']],
  ['form-payment-plan', ['Δείγμα εντύπου', 'Sample form, for demonstration only.']],
])('each page of %s says that it is a sample, which it is, and of what', async (key, says) => {
  const made = DOCUMENTS.find((one) => one.key === key);
  const pdf = (await made?.render(TODAY)) ?? Buffer.of();
  const pages = await readPages(pdf);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain('ΔΕΙΓΜΑ – SAMPLE');
    expect(page).toContain(`Σελίδα ${at + 1} από ${pages.length}`);
    expect(page.includes('Δήμος Αιγιαλείας · ')).toBe(at > 0);
  }
  for (const said of says) expect(pages[0]).toContain(said);
  expect(pdf.toString('latin1').includes('/S /H2')).toBe(true);
  // A list counts from one, and a heading stands on the page of what it is the heading of.
  if (key === 'tender-school-repairs') expect(pages.join('\n')).toMatch(/^1\. /m);
  expect(pages.join('\n')).not.toMatch(/^0\. /m);
  if (key === 'budget-2025') expect(pages[1]).toMatch(/^3\. Δαπάνες\nΠίνακας 2\./);
});

const ESCAPES: Record<string, string> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\b': '\\b',
  '\f': '\\f',
};
