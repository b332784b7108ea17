/** The text of a file in UTF-8, or in the encoding in which Greek Excel writes CSV where it is no UTF-8. */
export function decodeCsv(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1253').decode(bytes);
  }
}
