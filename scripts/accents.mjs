/**
 * How far the accent of a capital may stand left of the letter's own place, in units of which 2,000 are an em.
 * Commissioner lets the accent of Ύ reach 236 units to the left. The space before it is in the other file of the
 * typeface, so no kerning makes up for it, and 'τα Ύδατα' looks like one word.
 */
const REACH = 30;

const HAS_WORDS = 0x0001;
const HAS_MORE = 0x0020;
const HAS_SCALE = [
  [0x0008, 2],
  [0x0040, 4],
  [0x0080, 8],
];

/** The same TrueType font with the letters that are composed with an accent moved right, and as much wider. */
export function makeRoomForAccents(font) {
  const tables = readTables(font);
  const isLong = tables.get('head').readInt16BE(50) === 1;
  const metricCount = tables.get('hhea').readUInt16BE(34);
  const metrics = Buffer.from(tables.get('hmtx'));
  const glyphs = readGlyphs(tables.get('glyf'), tables.get('loca'), isLong).map((glyph, id) => {
    const isComposed = glyph.length > 0 && glyph.readInt16BE(0) < 0;
    const missing = isComposed ? -REACH - glyph.readInt16BE(2) : 0;
    if (missing <= 0) return glyph;
    if (id >= metricCount) throw new Error(`Glyph ${id} has no width of its own.`);
    metrics.writeUInt16BE(metrics.readUInt16BE(4 * id) + missing, 4 * id);
    metrics.writeInt16BE(metrics.readInt16BE(4 * id + 2) + missing, 4 * id + 2);
    return moveRight(glyph, missing);
  });
  tables.set('hmtx', metrics);
  tables.set('glyf', Buffer.concat(glyphs));
  tables.set('loca', writePlaces(glyphs, isLong));
  return writeTables(font.subarray(0, 4), tables);
}

/** A composed glyph with all its parts that many units further right. */
function moveRight(glyph, units) {
  const head = Buffer.from(glyph.subarray(0, 10));
  // The left and the right end of what is drawn.
  for (const at of [2, 6]) head.writeInt16BE(head.readInt16BE(at) + units, at);
  const parts = [head];
  let at = 10;
  for (let hasMore = true; hasMore; ) {
    const flags = glyph.readUInt16BE(at);
    const isWide = (flags & HAS_WORDS) !== 0;
    const part = Buffer.alloc(8);
    part.writeUInt16BE(flags | HAS_WORDS, 0);
    part.writeUInt16BE(glyph.readUInt16BE(at + 2), 2);
    part.writeInt16BE(units + (isWide ? glyph.readInt16BE(at + 4) : glyph.readInt8(at + 4)), 4);
    part.writeInt16BE(isWide ? glyph.readInt16BE(at + 6) : glyph.readInt8(at + 5), 6);
    const scale = HAS_SCALE.find(([flag]) => (flags & flag) !== 0)?.[1] ?? 0;
    const end = at + (isWide ? 8 : 6);
    parts.push(part, glyph.subarray(end, end + scale));
    at = end + scale;
    hasMore = (flags & HAS_MORE) !== 0;
  }
  const moved = Buffer.concat(parts);
  return Buffer.concat([moved, Buffer.alloc(-moved.length & 3)]);
}

function readGlyphs(glyf, loca, isLong) {
  const places = Array.from({ length: loca.length / (isLong ? 4 : 2) }, (_, i) =>
    isLong ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i),
  );
  return places.slice(1).map((end, i) => glyf.subarray(places[i], end));
}

function writePlaces(glyphs, isLong) {
  const loca = Buffer.alloc((glyphs.length + 1) * (isLong ? 4 : 2));
  let place = 0;
  for (const [i, glyph] of glyphs.entries()) {
    place += glyph.length;
    if (isLong) loca.writeUInt32BE(place, 4 * (i + 1));
    else loca.writeUInt16BE(place / 2, 2 * (i + 1));
  }
  return loca;
}

/** The tables of a font by their tags. */
function readTables(font) {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
      const row = 12 + 16 * i;
      const start = font.readUInt32BE(row + 8);
      const table = font.subarray(start, start + font.readUInt32BE(row + 12));
      return [font.toString('latin1', row, row + 4), table];
    }),
  );
}

/** A font of those tables. Their checksums stay empty: what makes the file for browsers writes them. */
function writeTables(version, tables) {
  const rows = Buffer.alloc(12 + 16 * tables.size);
  version.copy(rows);
  rows.writeUInt16BE(tables.size, 4);
  const parts = [rows];
  let start = rows.length;
  for (const [i, [tag, table]] of [...tables].entries()) {
    const row = 12 + 16 * i;
    rows.write(tag, row, 'latin1');
    rows.writeUInt32BE(start, row + 8);
    rows.writeUInt32BE(table.length, row + 12);
    parts.push(table, Buffer.alloc(-table.length & 3));
    start += table.length + (-table.length & 3);
  }
  return Buffer.concat(parts);
}
