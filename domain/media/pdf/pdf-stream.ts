import { inflateSync } from 'node:zlib';
import { type Dictionary, numberIn } from './pdf-syntax.ts';

/**
 * The bytes that may still be read of the lists of places of a file, dictionaries and unpacked streams together. A file
 * can lead to two thousand of them, and a stream of thirty kilobytes can unpack to a thousand times as much.
 */
export interface Allowance {
  left: number;
}

/** A list of places is eight bytes or so for each object, of which a million are read (cross-reference.ts). */
export const newAllowance = (): Allowance => ({ left: 12 * 1024 * 1024 });

/**
 * What a stream holds whose dictionary was read, unpacked. Undefined where it is cut off or cannot be
 * unpacked, is packed in another way than lists of places are, or is more than may still be read.
 */
export function readStream(
  bytes: Buffer,
  dictionary: Dictionary,
  allowance: Allowance,
): Buffer | undefined {
  const head = /^[\0\t\n\f\r ]{0,16}stream(?:\r\n|\n|\r)/.exec(
    bytes.toString('latin1', dictionary.end, dictionary.end + 32),
  );
  if (!head) return undefined;
  const from = dictionary.end + head[0].length;
  const end = bytes.indexOf('endstream', from + (numberIn(dictionary, 'Length') ?? 0), 'latin1');
  if (end < 0) return undefined;
  const packed = bytes.subarray(from, end);
  // A bracket within the brackets would be looked at from each of many that none closes.
  const [, filter] = /\/Filter\s*(\/\w+|\[[^[\]]*\])/.exec(dictionary.text) ?? [];
  if (filter === undefined) return packed;
  if (filter.replace(/[[\]\s]/g, '') !== '/FlateDecode') return undefined;
  try {
    const whole = inflateSync(packed, { maxOutputLength: Math.max(1, allowance.left) });
    allowance.left -= whole.length;
    return (numberIn(dictionary, 'Predictor') ?? 1) >= 10
      ? undoPrediction(whole, numberIn(dictionary, 'Columns') ?? 1)
      : whole;
  } catch {
    return undefined;
  }
}

/** Rows that are written as differences (PNG, section 9), each with the way in which it was done before it. */
function undoPrediction(rows: Buffer, columns: number): Buffer | undefined {
  const count = Math.floor(rows.length / (columns + 1));
  const whole = Buffer.alloc(count * columns);
  for (let row = 0; row < count; row++) {
    const way = rows[row * (columns + 1)] as number;
    if (way > 4) return undefined;
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const left = column > 0 ? (whole[at - 1] as number) : 0;
      const above = row > 0 ? (whole[at - columns] as number) : 0;
      const corner = row > 0 && column > 0 ? (whole[at - columns - 1] as number) : 0;
      const difference = rows[row * (columns + 1) + 1 + column] as number;
      whole[at] = difference + expectedBy(way, left, above, corner);
    }
  }
  return whole;
}

/** What the neighbours of a byte let one expect, by the way of its row. */
function expectedBy(way: number, left: number, above: number, corner: number): number {
  switch (way) {
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4:
      return paeth(left, above, corner);
    default:
      return 0;
  }
}

/** Whichever of three neighbours is nearest to what they let one expect. */
function paeth(left: number, above: number, corner: number): number {
  const expected = left + above - corner;
  const a = Math.abs(expected - left);
  const b = Math.abs(expected - above);
  const c = Math.abs(expected - corner);
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}
