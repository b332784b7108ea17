/** A picture that the clipboard carries as letters of an RTF text. */
export interface RtfPicture {
  mimeType: 'image/png' | 'image/jpeg';
  /** Its bytes in hexadecimal letters. */
  hex: string;
}

/** The beginning of a picture in RTF; one within `\nonshppict` is a second, poorer copy for old readers. */
const PICTURE = /\{(\\\*\\shppict\s*|\\nonshppict\s*)?\{?\\pict\b/g;

/**
 * The pictures of an RTF text, in order. Word names the pictures of a paste by addresses on the author's computer,
 * which no browser may read, and puts the pictures themselves only here. Undefined stands for a picture in a format
 * that a web page cannot show.
 */
export function readRtfPictures(rtf: string): (RtfPicture | undefined)[] {
  const pictures: (RtfPicture | undefined)[] = [];
  for (const begin of rtf.matchAll(PICTURE)) {
    if (begin[1]?.startsWith('\\nonshppict')) continue;
    pictures.push(readPicture(rtf, begin.index + begin[0].length));
  }
  return pictures;
}

function readPicture(rtf: string, from: number): RtfPicture | undefined {
  let mimeType: RtfPicture['mimeType'] | undefined;
  let hex = '';
  let depth = 0;
  for (let at = from; at < rtf.length; ) {
    const letter = rtf[at];
    if (letter === '}' && depth === 0) break;
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    const word =
      letter === '\\' ? /^\\([a-z]+)-?\d* ?|^\\[^a-z]/i.exec(rtf.slice(at, at + 40)) : null;
    if (word?.[1] === 'pngblip') mimeType = 'image/png';
    if (word?.[1] === 'jpegblip') mimeType = 'image/jpeg';
    if (word || depth > 0 || !/[0-9a-f]/i.test(letter ?? '')) {
      at += word?.[0].length ?? 1;
      continue;
    }
    const end = endOfHex(rtf, at);
    hex += rtf.slice(at, end).replace(/\s+/g, '');
    at = end;
  }
  return mimeType && hex !== '' ? { mimeType, hex } : undefined;
}

const NOT_HEX = /[^0-9a-f\s]/gi;

function endOfHex(rtf: string, from: number): number {
  NOT_HEX.lastIndex = from;
  return NOT_HEX.exec(rtf)?.index ?? rtf.length;
}
