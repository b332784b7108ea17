import type { Spot } from './projection.ts';

/** A part of a drawing, in its units. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * How often a line is cut at its farthest point. A line that is one zigzag loses a single point with each cut; then its
 * stretches are cut in their middle, so that the cost is in proportion to the length of the line.
 */
const MOST_CUTS = 64;

/**
 * Leaves out the points of a line that lie nearer than `tolerance` to the line without them (Ramer, Douglas, Peucker).
 * The first and the last stay. Without recursion: a line may have many thousand points.
 */
export function simplify(points: readonly Spot[], tolerance: number): Spot[] {
  if (points.length < 3) return [...points];
  const keeps = new Uint8Array(points.length);
  keeps[0] = 1;
  keeps[points.length - 1] = 1;
  const stretches: [from: number, to: number, cuts: number][] = [[0, points.length - 1, 0]];
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [from, to, cuts] = stretch;
    let farthest = 0;
    let most = tolerance ** 2;
    for (let at = from + 1; at < to; at++) {
      const away = squaredDistance(points[at] as Spot, points[from] as Spot, points[to] as Spot);
      if (away > most) {
        most = away;
        farthest = at;
      }
    }
    if (farthest === 0) continue;
    const at = cuts < MOST_CUTS ? farthest : (from + to) >> 1;
    keeps[at] = 1;
    stretches.push([from, at, cuts + 1], [at, to, cuts + 1]);
  }
  return points.filter((_, at) => keeps[at] === 1);
}

/** From a point to the stretch between two others. */
function squaredDistance(point: Spot, from: Spot, to: Spot): number {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const length = x * x + y * y;
  const along = length && ((point.x - from.x) * x + (point.y - from.y) * y) / length;
  const share = Math.min(1, Math.max(0, along));
  return (point.x - from.x - share * x) ** 2 + (point.y - from.y - share * y) ** 2;
}

/** The part of a closed ring that lies in a box, closed along its edges (Sutherland, Hodgman); [] where none does. */
export function clipRing(ring: readonly Spot[], box: Box): Spot[] {
  const edges: [(spot: Spot) => number, (from: Spot, to: Spot, share: number) => Spot][] = [
    [({ x }) => x - box.left, between],
    [({ x }) => box.right - x, between],
    [({ y }) => y - box.top, between],
    [({ y }) => box.bottom - y, between],
  ];
  let points = [...ring];
  for (const [inside, cross] of edges) {
    const kept: Spot[] = [];
    for (const [at, point] of points.entries()) {
      const before = points[(at + points.length - 1) % points.length] as Spot;
      const here = inside(point);
      const there = inside(before);
      if (here >= 0 !== there >= 0) kept.push(cross(before, point, there / (there - here)));
      if (here >= 0) kept.push(point);
    }
    points = kept;
  }
  return points;
}

function between(from: Spot, to: Spot, share: number): Spot {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The parts of a line that come near a box: stretches whose ends both lie beyond the same side are left out. */
export function clipLine(line: readonly Spot[], box: Box): Spot[][] {
  const runs: Spot[][] = [];
  let run: Spot[] = [];
  for (const [at, point] of line.entries()) {
    const before = line[at - 1];
    const passes = before && !isBeyond(before, point, box);
    if (passes && run.length === 0) run.push(before);
    if (passes) run.push(point);
    if (!passes && run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  return run.length > 0 ? [...runs, run] : runs;
}

function isBeyond(a: Spot, b: Spot, { left, right, top, bottom }: Box): boolean {
  return (
    (a.x < left && b.x < left) ||
    (a.x > right && b.x > right) ||
    (a.y < top && b.y < top) ||
    (a.y > bottom && b.y > bottom)
  );
}
