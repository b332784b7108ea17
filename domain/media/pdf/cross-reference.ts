import { type Allowance, newAllowance, readStream } from './pdf-stream.ts';
import {
  bodyOfObject,
  type Dictionary,
  numberIn,
  numbersIn,
  readDictionary,
  referenceIn,
  skipWhite,
} from './pdf-syntax.ts';

/** Where an object is: at a place of the file, or in a stream of several objects. */
export type ObjectPlace = { at: number } | { within: number };

/** Where all objects of a file are, by their numbers, and which of them is the first to be read. */
export interface CrossReference {
  places: Map<number, ObjectPlace>;
  root: number;
}

/** Each save that adds to a file adds a section. */
const MOST_SECTIONS = 2000;
/** More objects than a file of ten megabytes can have. */
const MOST_OBJECTS = 1_000_000;

interface Section {
  dictionary: Dictionary;
  /** Adds what the section says, and gives false where that cannot be read. */
  readInto(places: Map<number, ObjectPlace>, allowance: Allowance): boolean;
}

/**
 * Reads the cross-reference (ISO 32000-1, sections 7.5.4 and 7.5.8) that begins at a place, with all earlier
 * ones to which it leads: tables, streams, and both in one file. Undefined where one is not there.
 */
export function readCrossReference(bytes: Buffer, start: number): CrossReference | undefined {
  const places = new Map<number, ObjectPlace>();
  const waiting = [start];
  const seen = new Set<number>();
  const allowance = newAllowance();
  let root: number | undefined;
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    // A circle is no end, but nothing is missing: what it leads to has been read.
    if (seen.has(at)) continue;
    seen.add(at);
    if (seen.size > MOST_SECTIONS) return undefined;
    const section = openSection(bytes, at);
    allowance.left -= section?.dictionary.text.length ?? 0;
    if (allowance.left <= 0) return undefined;
    if (!section?.readInto(places, allowance) || places.size > MOST_OBJECTS) return undefined;
    root ??= referenceIn(section.dictionary, 'Root');
    for (const name of ['XRefStm', 'Prev']) {
      const next = numberIn(section.dictionary, name);
      if (next !== undefined) waiting.push(next);
    }
  }
  return root === undefined ? undefined : { places, root };
}

function openSection(bytes: Buffer, at: number): Section | undefined {
  if (at >= bytes.length) return undefined;
  const begin = skipWhite(bytes, at);
  if (bytes.toString('latin1', begin, begin + 4) === 'xref') return openTable(bytes, begin + 4);
  const body = bodyOfObject(bytes, begin);
  const dictionary = body === undefined ? undefined : readDictionary(bytes, body);
  if (!dictionary || !/\/Type\s*\/XRef\b/.test(dictionary.text)) return undefined;
  return {
    dictionary,
    readInto: (places, allowance) =>
      readRows(places, dictionary, readStream(bytes, dictionary, allowance)),
  };
}

const SUBSECTION = /[\0\t\n\f\r ]*(\d{1,10}) {1,8}(\d{1,7})[\0\t\n\f\r ]*/y;
const ENTRY = /(\d{10}) (\d{5}) ([nf])[\0\t\n\f\r ]*/y;
const TRAILER_LENGTH = 'trailer'.length;
const TRAILER = /[\0\t\n\f\r ]*trailer/y;

function openTable(bytes: Buffer, begin: number): Section | undefined {
  const end = bytes.indexOf('trailer', begin, 'latin1');
  const text = bytes.toString('latin1', begin, end < 0 ? begin : end + TRAILER_LENGTH);
  const entries: [number, number][] = [];
  let at = 0;
  for (;;) {
    TRAILER.lastIndex = at;
    if (TRAILER.test(text)) {
      const dictionary = readDictionary(bytes, begin + TRAILER.lastIndex);
      if (!dictionary) return undefined;
      return {
        dictionary,
        readInto: (places) => {
          for (const [number, place] of entries) addPlace(places, number, { at: place });
          return true;
        },
      };
    }
    SUBSECTION.lastIndex = at;
    const [, first, count] = SUBSECTION.exec(text) ?? [];
    if (first === undefined || entries.length > MOST_OBJECTS) return undefined;
    at = SUBSECTION.lastIndex;
    for (let i = 0; i < Number(count); i++) {
      ENTRY.lastIndex = at;
      const [, place, , state] = ENTRY.exec(text) ?? [];
      if (place === undefined) return undefined;
      at = ENTRY.lastIndex;
      // Some programs write the place 0 for what is not used.
      if (state === 'n' && Number(place) > 0) entries.push([Number(first) + i, Number(place)]);
    }
  }
}

/** The rows of a stream: what each is, and two numbers. */
function readRows(
  places: Map<number, ObjectPlace>,
  dictionary: Dictionary,
  rows: Buffer | undefined,
): boolean {
  const [kindBytes = 0, firstBytes = 0, secondBytes = 0] = numbersIn(dictionary, 'W') ?? [];
  const length = kindBytes + firstBytes + secondBytes;
  const size = numberIn(dictionary, 'Size');
  if (!rows || size === undefined || length < 1 || kindBytes > 6 || firstBytes > 8) return false;
  const index = numbersIn(dictionary, 'Index') ?? [0, size];
  let at = 0;
  for (let part = 0; part + 1 < index.length; part += 2) {
    const [from, count] = index.slice(part, part + 2) as [number, number];
    for (let i = 0; i < count; i++, at += length) {
      if (at + length > rows.length) return false;
      const kind = kindBytes === 0 ? 1 : rows.readUIntBE(at, kindBytes);
      // Some programs write all places in eight bytes, of which no file needs more than the last ones.
      const valueBytes = Math.min(firstBytes, 6);
      const valueAt = at + kindBytes + firstBytes - valueBytes;
      const value = valueBytes === 0 ? 0 : rows.readUIntBE(valueAt, valueBytes);
      if (kind === 1 && value > 0) addPlace(places, from + i, { at: value });
      else if (kind === 2) addPlace(places, from + i, { within: value });
      if (places.size > MOST_OBJECTS) return false;
    }
  }
  return true;
}

/** The newest section is read first, and what it says holds. */
function addPlace(places: Map<number, ObjectPlace>, number: number, place: ObjectPlace): void {
  if (!places.has(number)) places.set(number, place);
}
