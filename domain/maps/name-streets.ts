import type { NamedSpot, NamedWay } from './drawn-map.ts';
import { round, type Spot } from './projection.ts';
import type { Box } from './simplify.ts';

/** In drawing units, for the largest letters of a map of streets. */
const LETTERS = { width: 14, height: 29, margin: 10 };

/** A name along its street, with its slope in degrees. */
export interface StreetName extends NamedSpot {
  angle: number;
}

/**
 * The names of streets, each on a straight stretch of its street within the drawing, the longest stretch first. A name
 * that has no room there, or would cover another or what is `taken`, is left out. In drawing units.
 */
export function nameStreets(
  ways: readonly NamedWay[],
  { width, height }: { width: number; height: number },
  taken: readonly Box[] = [],
): StreetName[] {
  const sight = { left: 0, right: width, top: 0, bottom: height };
  const covered = [...taken];
  const found: StreetName[] = [];
  const stretches = ways
    .flatMap(({ name, line }) => stretchesIn(line, sight).map((one) => ({ name, ...one })))
    .toSorted((a, b) => b.length - a.length);
  for (const { name, from, to, length } of stretches) {
    if (found.some((other) => other.name.el === name.el)) continue;
    const letters = Math.max(name.el.length, name.en.length) * LETTERS.width;
    const room = (length - letters - LETTERS.margin) / length;
    if (room < 0) continue;
    const slope = slopeOf(from, to);
    for (const share of [0.5, 0.5 - room / 2, 0.5 + room / 2]) {
      const middle = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      const box = boxAround(middle, slope, letters);
      if (covered.some((other) => overlap(box, other))) continue;
      covered.push(box);
      const angle = round((slope * 180) / Math.PI);
      found.push({ name, x: round(middle.x), y: round(middle.y), angle });
      break;
    }
  }
  return found;
}

function stretchesIn(line: readonly Spot[], sight: Box) {
  return line.flatMap((to, at) => {
    const from = line[at - 1];
    const seen = from && cut(from, to, sight);
    if (!seen) return [];
    return [{ ...seen, length: Math.hypot(seen.to.x - seen.from.x, seen.to.y - seen.from.y) }];
  });
}

/** Of the letters, which run from left to right, in radians. */
function slopeOf(from: Spot, to: Spot): number {
  const [left, right] = from.x <= to.x ? [from, to] : [to, from];
  return Math.atan2(right.y - left.y, right.x - left.x);
}

function boxAround({ x, y }: Spot, slope: number, letters: number): Box {
  const [across, down] = [Math.abs(Math.cos(slope)), Math.abs(Math.sin(slope))];
  const halfWidth = (across * letters + down * LETTERS.height) / 2;
  const halfHeight = (down * letters + across * LETTERS.height) / 2;
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

/** Whether two boxes share more than an edge. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The part of a stretch within a box (Liang, Barsky); undefined where none is. */
function cut(from: Spot, to: Spot, box: Box): { from: Spot; to: Spot } | undefined {
  const x = to.x - from.x;
  const y = to.y - from.y;
  let [start, end] = [0, 1];
  for (const [step, room] of [
    [-x, from.x - box.left],
    [x, box.right - from.x],
    [-y, from.y - box.top],
    [y, box.bottom - from.y],
  ] as const) {
    if (step === 0 && room < 0) return undefined;
    if (step < 0) start = Math.max(start, room / step);
    if (step > 0) end = Math.min(end, room / step);
  }
  if (start >= end) return undefined;
  const at = (share: number) => ({ x: from.x + x * share, y: from.y + y * share });
  return { from: at(start), to: at(end) };
}
