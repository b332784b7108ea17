/** The letters of PDF (ISO 32000-1, section 7.2), as far as they are needed to find one's way in a file. */

const WHITE = new Set([0, 9, 10, 12, 13, 32]);
/** `7 0 obj`, which begins an object. */
const OBJECT =
  /^[\0\t\n\f\r ]{0,8}\d{1,10}[\0\t\n\f\r ]{1,8}\d{1,5}[\0\t\n\f\r ]{1,8}obj(?![A-Za-z])/;
const OBJECT_LENGTH = 48;
/** No dictionary that says where things are is longer. */
const MOST_DICTIONARY_BYTES = 1024 * 1024;

/** The first place from `at` on that is no white space. */
export function skipWhite(bytes: Buffer, at: number): number {
  let next = at;
  while (next < bytes.length && WHITE.has(bytes[next] as number)) next++;
  return next;
}

/** The same without the white space, and the zeros, at its end. */
export function withoutWhiteEnd(bytes: Buffer): Buffer {
  let length = bytes.length;
  while (length > 0 && WHITE.has(bytes[length - 1] as number)) length--;
  return bytes.subarray(0, length);
}

/** Where the body of an object begins, whose number is written at a place; undefined where no object begins. */
export function bodyOfObject(bytes: Buffer, at: number): number | undefined {
  if (at < 0 || at >= bytes.length) return undefined;
  const match = OBJECT.exec(bytes.toString('latin1', at, at + OBJECT_LENGTH));
  return match ? at + match[0].length : undefined;
}

/** A dictionary as it is written, with where it ends. */
export interface Dictionary {
  text: string;
  end: number;
}

/** The dictionary that begins at a place, its inner ones included; undefined where none is, or none that ends. */
export function readDictionary(bytes: Buffer, at: number): Dictionary | undefined {
  const begin = skipWhite(bytes, at);
  const text = bytes.toString('latin1', begin, begin + MOST_DICTIONARY_BYTES);
  if (!text.startsWith('<<')) return undefined;
  const signs = /<<|>>|\(|%[^\r\n]*|<[0-9a-fA-F\s]*>/g;
  let depth = 0;
  for (let sign = signs.exec(text); sign; sign = signs.exec(text)) {
    if (sign[0] === '<<') depth++;
    else if (sign[0] === '>>') depth--;
    else if (sign[0] === '(') signs.lastIndex = endOfString(text, signs.lastIndex);
    if (depth === 0) {
      return { text: text.slice(0, signs.lastIndex), end: begin + signs.lastIndex };
    }
  }
  return undefined;
}

/** Where a string ends whose opening bracket was read: brackets in it come in pairs, or are escaped. */
function endOfString(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\\') at++;
    else if (sign === '(') depth++;
    else if (sign === ')' && --depth === 0) return at + 1;
  }
  return text.length;
}

/** A whole number that a dictionary has under a name. */
export function numberIn({ text }: Dictionary, name: string): number | undefined {
  const match = new RegExp(
    `/${name}[\\0\\t\\n\\f\\r ]{1,8}(\\d{1,15})(?![\\d.]|[\\0\\t\\n\\f\\r ]{1,8}\\d{1,5}[\\0\\t\\n\\f\\r ]{1,8}R)`,
  ).exec(text);
  return match ? Number(match[1]) : undefined;
}

/** The number of the object that a dictionary refers to under a name. */
export function referenceIn({ text }: Dictionary, name: string): number | undefined {
  const match = new RegExp(
    `/${name}[\\0\\t\\n\\f\\r ]{0,8}(\\d{1,10})[\\0\\t\\n\\f\\r ]{1,8}\\d{1,5}[\\0\\t\\n\\f\\r ]{1,8}R`,
  ).exec(text);
  return match ? Number(match[1]) : undefined;
}

/** The whole numbers of a list that a dictionary has under a name. */
export function numbersIn({ text }: Dictionary, name: string): number[] | undefined {
  const match = new RegExp(`/${name}\\s{0,8}\\[([\\d\\s]{1,100000})\\]`).exec(text);
  return match?.[1]?.trim().split(/\s+/).map(Number);
}
