import type { Spot } from '../../../domain/maps/projection.ts';

/** Where a name begins beside its point; on its left it ends there. */
export interface PlacedLabel extends Spot {
  isLeft: boolean;
}

/** In drawing units: `gap` between two labels, `right` from a point to its name, and the width of the map. */
interface Room {
  gap: number;
  right: number;
  width: number;
}

/** In drawing units: so far from the edge of the map the largest letters are whole. */
const EDGE = 16;

interface Label extends PlacedLabel {
  at: number;
  length: number;
}

/**
 * Places labels of that length to the right of their points, or to the left where the map ends. The lowest comes
 * first; each higher one keeps `gap` from all below it, or, where the highest would leave the map so, from those alone
 * above which it stands. Points are in drawing units; the result is in the order of the points.
 */
export function placeLabels(
  points: readonly (Spot & { length: number })[],
  { gap, right, width }: Room,
): PlacedLabel[] {
  const beside = points.map(({ x, y, length }, at): Label => {
    const isLeft = x + right + length > width && x > width / 2;
    return { x: isLeft ? x - right : x + right, y: y - right, isLeft, at, length };
  });
  const inOneColumn = stack(beside, gap, () => true);
  const isOnMap = inOneColumn.every(({ y }) => y >= EDGE);
  const stacked = isOnMap ? inOneColumn : stack(beside, gap, isAbove);
  return stacked
    .toSorted((a, b) => a.at - b.at)
    .map(({ x, y, isLeft }) => ({ x, y: isOnMap ? y : Math.max(y, EDGE), isLeft }));
}

/** Each label so high that it keeps off those below it with which it would share its place. */
function stack(
  labels: readonly Label[],
  gap: number,
  meets: (one: Label, other: Label) => boolean,
): Label[] {
  const placed: Label[] = [];
  for (const label of labels.toSorted((a, b) => b.y - a.y)) {
    const below = placed.filter((other) => meets(label, other)).map(({ y }) => y - gap);
    placed.push({ ...label, y: Math.min(label.y, ...below) });
  }
  return placed;
}

function isAbove(one: Label, other: Label): boolean {
  const start = ({ x, isLeft, length }: Label) => (isLeft ? x - length : x);
  return start(one) < start(other) + other.length && start(other) < start(one) + one.length;
}
