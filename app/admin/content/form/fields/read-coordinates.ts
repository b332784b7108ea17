import { readNumber } from './number-text.ts';

/** A point while it is being typed: a part may be missing or not yet a number. */
export interface TypedCoordinates {
  lat: number | string | null;
  lng: number | string | null;
}

/** Both parts of a pair that was pasted from a map, such as '38.2489, 22.0818'; null for anything else. */
export function readPair(pasted: string): { lat: number; lng: number } | null {
  const match = /^\s*\(?(-?\d{1,2}\.\d+)\s*[,;\s]\s*(-?\d{1,3}\.\d+)\)?\s*$/.exec(pasted);
  return match ? { lat: Number(match[1]), lng: Number(match[2]) } : null;
}

/** The point after one of its parts was typed; null once both are empty. */
export function changePart(
  point: TypedCoordinates | null,
  part: 'lat' | 'lng',
  typed: string,
): TypedCoordinates | null {
  const pair = readPair(typed);
  if (pair) return pair;
  const changed = { ...(point ?? { lat: null, lng: null }), [part]: readNumber(typed, false) };
  return changed.lat === null && changed.lng === null ? null : changed;
}
