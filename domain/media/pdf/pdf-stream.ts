import { inflateSync } from 'node:zlib';
import { type Dictionary, numberIn } from './pdf-syntax.ts';

/** A list of places is a few bytes for each object: no file of ten megabytes has so long a one. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * What a stream holds whose dictionary was read, unpacked. Undefined where it is cut off or cannot be
 * unpacked, or is packed in another way than lists of places are.
 */
export function readStream(bytes: Buffer, dictionary: Dictionary): Buffer | undefined {
  const head = /^[\0\t\n\f\r ]{0,16}stream(?:\r\n|\n|\r)/.exec(
    bytes.toString('latin1', dictionary.end, dictionary.end + 32),
  );
  if (!head) return undefined;
  const from = dictionary.end + head[0].length;
  const end = bytes.indexOf('endstream', from + (numberIn(dictionary, 'Length') ?? 0), 'latin1');
  if (end < 0) return undefined;
  const packed = bytes.subarray(from, end);
  const [, filter] = /\/Filter\s*(\/\w+|\[[^\]]*\])/.exec(dictionary.text) ?? [];
  if (filter === undefined) return packed;
  if (filter.replace(/[[\]\s]/g, '') !== '/FlateDecode') return undefined;
  try {
    const whole = inflateSync(packed, { maxOutputLength: MOST_BYTES });
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
      const expected = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][way];
      whole[at] = (rows[row * (columns + 1) + 1 + column] as number) + (expected as number);
    }
  }
  return whole;
}

/** Whichever of three neighbours is nearest to what they let one expect. */
function paeth(left: number, above: number, corner: number): number {
  const expected = left + above - corner;
  const [a, b, c] = [left, above, corner].map((near) => Math.abs(expected - near)) as [
    number,
    number,
    number,
  ];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}
