/** The codes of GIF's LZW for pixels of the first colour: each stands for one pixel more than the one before. */
const CLEAR = 4;
const END = 5;
const FIRST = 6;
const LAST = 4095;
const SHORTEST_CODE_BITS = 2;

const sizeOf = (code: number) => 32 - Math.clz32(code);
const pixelsOf = (code: number) => code - FIRST + 2;

/** Each code is as long as the largest that is known then. */
function writeCodes(pixels: number): number[] {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  const put = (code: number, size: number) => {
    held |= code << bits;
    bits += size;
    for (; bits >= 8; bits -= 8) {
      bytes.push(held & 0xff);
      held >>>= 8;
    }
  };
  let left = pixels;
  let size = sizeOf(END);
  let code = LAST + 1;
  while (left > 0) {
    if (code > LAST) {
      put(CLEAR, size);
      put(0, sizeOf(END));
      left -= 1;
      code = FIRST;
    } else {
      const said = left < pixelsOf(code) ? (left === 1 ? 0 : FIRST + left - 2) : code;
      put(said, sizeOf(code));
      left -= Math.min(left, pixelsOf(code));
      code += 1;
    }
    size = sizeOf(Math.min(code, LAST));
  }
  put(END, size);
  put(0, 7);
  return bytes;
}

/** A GIF of one colour, red, however large: sharp takes six seconds for 119 million pixels, and this none. */
export function plainGif(width: number, height: number): Uint8Array {
  const word = (value: number) => [value & 0xff, value >> 8];
  const area = [...word(width), ...word(height)];
  const red = [0xff, 0, 0];
  const black = [0, 0, 0];
  const codes = writeCodes(width * height);
  const parts = [];
  for (let at = 0; at < codes.length; at += 255) {
    const part = codes.slice(at, at + 255);
    parts.push(part.length, ...part);
  }
  return Uint8Array.from([
    ...new TextEncoder().encode('GIF89a'),
    ...[...area, 0xf0, 0, 0, ...red, ...black],
    ...[0x2c, 0, 0, 0, 0, ...area, 0],
    ...[SHORTEST_CODE_BITS, ...parts, 0],
    0x3b,
  ]);
}
