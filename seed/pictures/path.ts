/** Path data for SVG. Points are pixels of the scene, or of the group that they are drawn in. */
import type { Random } from './random.ts';

export type Point = readonly [x: number, y: number];

/** One decimal is finer than a pixel at every size that is made, and keeps the files small. */
export const round = (value: number) => Math.round(value * 10) / 10;

const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** Steps from point to point: shorter than naming every point, which keeps the files small. */
export function polyline(points: readonly Point[]): string {
  let d = '';
  let [fromX, fromY] = [0, 0];
  for (const [i, point] of points.entries()) {
    const [x, y] = [round(point[0]), round(point[1])];
    if (i === 0) d = `M${x} ${y}l`;
    else d += `${i > 1 && x >= fromX ? ' ' : ''}${step(x - fromX, y - fromY)}`;
    [fromX, fromY] = [x, y];
  }
  return points.length > 1 ? d : d.slice(0, -1);
}

function step(dx: number, dy: number): string {
  const [x, y] = [round(dx), round(dy)];
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

export function polygon(...points: readonly Point[]): string {
  return `${polyline(points)}Z`;
}

/** A box from its upper left corner, with optional rounding. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  if (radius === 0)
    return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
  const r = Math.min(radius, width / 2, height / 2);
  const arc = (dx: number, dy: number) =>
    `a${round(r)} ${round(r)} 0 0 1 ${round(dx)} ${round(dy)}`;
  return (
    `M${round(x + r)} ${round(y)}h${round(width - 2 * r)}${arc(r, r)}v${round(height - 2 * r)}` +
    `${arc(-r, r)}h${round(2 * r - width)}${arc(-r, -r)}v${round(2 * r - height)}${arc(r, -r)}Z`
  );
}

export function oval(cx: number, cy: number, rx: number, ry = rx): string {
  return (
    `M${round(cx - rx)} ${round(cy)}a${round(rx)} ${round(ry)} 0 1 1 ${round(2 * rx)} 0` +
    `a${round(rx)} ${round(ry)} 0 1 1 ${round(-2 * rx)} 0Z`
  );
}

/** A door or window with a round head: the base line's middle, the width, the full height. */
export function arch(cx: number, base: number, width: number, height: number): string {
  const r = width / 2;
  return `M${round(cx - r)} ${round(base)}v${round(r - height)}a${round(r)} ${round(r)} 0 0 1 ${round(width)} 0V${round(base)}Z`;
}

/** A soft line through all points (Catmull-Rom as Bézier curves). */
export function curve(points: readonly Point[]): string {
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  let d = `M${pair(at(0))}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const c2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${pair(c1)} ${pair(c2)} ${pair(to)}`;
  }
  return d;
}

/** Rock's line through the anchors: each stretch is halved and pushed aside, again and again. */
export function craggy(random: Random, anchors: readonly Point[], roughness = 0.12): Point[] {
  let points = [...anchors];
  for (let round = 0; round < 4; round++) {
    const next: Point[] = [];
    for (const [i, from] of points.entries()) {
      next.push(from);
      const to = points[i + 1];
      if (!to) continue;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      if (length < 30) continue;
      const push = (random.next() - 0.5) * 2 * roughness * length;
      const along = random.between(0.38, 0.62);
      next.push([
        from[0] + (to[0] - from[0]) * along - ((to[1] - from[1]) / length) * push,
        from[1] + (to[1] - from[1]) * along + ((to[0] - from[0]) / length) * push,
      ]);
    }
    points = next;
  }
  return points.map(([x, y]) => [Math.round(x), Math.round(y)]);
}

/** A line and everything under it, down to `foot`. */
export function under(line: string, points: readonly Point[], foot: number): string {
  const first = points[0] ?? [0, 0];
  const last = points.at(-1) ?? [0, 0];
  return `${line}L${round(last[0])} ${foot}L${round(first[0])} ${foot}Z`;
}

/** Foliage or cloud: an oval with a scalloped edge. `flat` (0 to 1) presses its lower side. */
export function tuft(
  random: Random,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  bumps: number,
  flat = 0,
): string {
  const points: Point[] = [];
  for (let i = 0; i < bumps; i++) {
    const angle = ((i + random.between(-0.25, 0.25)) / bumps) * Math.PI * 2;
    const y = Math.sin(angle);
    points.push([
      cx + Math.cos(angle) * rx * random.between(0.93, 1.05),
      cy + (y > 0 ? y * (1 - flat) : y) * ry * random.between(0.9, 1.06),
    ]);
  }
  // Whole pixels do for large foliage.
  const near = rx > 24 ? ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}` : pair;
  let d = '';
  for (const [i, to] of [...points, points[0] ?? ([0, 0] as Point)].entries()) {
    if (i === 0) d = `M${near(to)}`;
    else {
      const from = points[i - 1] ?? to;
      const r = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.56));
      d += `A${r} ${r} 0 0 1 ${near(to)}`;
    }
  }
  return `${d}Z`;
}

/** Points as one writes them in SVG: '0,0 40,-20'. Throws on anything else. */
export function points(text: string): Point[] {
  return numbers(text, 2).map(([x = 0, y = 0]) => [x, y]);
}

/** Places with a size (a scale, a width, a radius): '120,800,1.2 340,780,0.9'. */
export function places(text: string): [x: number, y: number, size: number][] {
  return numbers(text, 3).map(([x = 0, y = 0, size = 0]) => [x, y, size]);
}

function numbers(text: string, count: number): number[][] {
  return text.split(' ').map((group) => {
    const values = group.split(',').map(Number);
    if (values.length !== count || values.some(Number.isNaN))
      throw new Error(`Not ${count} numbers: "${group}" in "${text}"`);
    return values;
  });
}
