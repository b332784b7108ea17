const GREEK_EXCEL = 'windows-1253';

/** The marks with which UTF-16 begins. */
const UTF_16 = new Map([
  [0xfffe, 'utf-16le'],
  [0xfeff, 'utf-16be'],
]);

/** The text of a file in UTF-8 or UTF-16, or in the encoding in which Greek Excel writes CSV where it is neither. */
export function decodeCsv(bytes: ArrayBuffer): string {
  const mark = bytes.byteLength < 2 ? 0 : new DataView(bytes).getUint16(0);
  try {
    return new TextDecoder(UTF_16.get(mark) ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(GREEK_EXCEL).decode(bytes);
  }
}
