/** Mountains and hills: silhouettes with mist at their feet, and shaded flanks. */
import { mix, shift } from './colour.ts';
import { craggy, curve, type Point, polygon, polyline, under } from './path.ts';
import type { Sheet } from './sheet.ts';

interface RidgeOptions {
  /** Passes, peaks and feet from left to right. */
  anchors: readonly Point[];
  fill: string;
  /** Where the layer ends below. */
  foot: number;
  lift?: number;
  rough?: number;
  /** Share of haze at the foot. */
  mist?: number;
  /** Strength of the shaded flanks, 0 for none. */
  flanks?: number;
  /** How strongly the skyline catches the light. */
  rim?: number;
}

/** A mountain range. Returns the points of its skyline. */
export function paintRidge(sheet: Sheet, options: RidgeOptions): Point[] {
  const {
    anchors,
    fill,
    foot,
    lift = 9,
    rough = 0.11,
    mist = 0.35,
    flanks = 0.1,
    rim = 0.22,
  } = options;
  const line = craggy(sheet.random, anchors, rough);
  const tone = sheet.fade([
    [0, shift(fill, 0.025)],
    [0.35, fill],
    [1, mix(fill, sheet.hour.haze, mist)],
  ]);
  const outline = under(polyline(line), line, foot);
  sheet.paper(outline, tone, { lift, rim });
  if (flanks > 0) paintFlanks(sheet, line, anchors, foot, flanks);
  return line;
}

/** The side of each peak that is turned from the light, cut as a zigzag from peak to valley. */
function paintFlanks(
  sheet: Sheet,
  line: readonly Point[],
  anchors: readonly Point[],
  foot: number,
  strength: number,
): void {
  for (const [i, peak] of anchors.entries()) {
    const before = anchors[i - 1];
    const after = anchors[i + 1];
    if (!before || !after || peak[1] >= before[1] || peak[1] >= after[1]) continue;
    const slope = line.filter(([x]) => x >= peak[0] && x <= after[0]);
    if (slope.length < 2) continue;
    const depth = Math.min(foot - peak[1], (after[1] - peak[1]) * 1.9 + 60);
    const zigzag: Point[] = [];
    const steps = 7;
    for (let s = steps; s >= 1; s--) {
      const t = s / steps;
      const sway = (s % 2 === 0 ? 1 : -0.6) * depth * 0.06 * (0.6 + sheet.random.next() * 0.7);
      zigzag.push([
        Math.round(peak[0] + (after[0] - peak[0]) * 0.28 * t + sway),
        Math.round(peak[1] + depth * t),
      ]);
    }
    const low: Point = [
      Math.round(after[0] - (after[0] - peak[0]) * 0.2),
      Math.round(Math.min(foot, after[1] + depth * 0.25)),
    ];
    sheet.fill(
      polygon(...slope, low, ...zigzag),
      sheet.fade([
        [0, sheet.hour.shadow, strength * 1.6],
        [1, sheet.hour.shadow, 0],
      ]),
    );
  }
}

/** Soft land: hills, banks, slopes, the ground in front. Returns its outline. */
export function paintHill(
  sheet: Sheet,
  anchors: readonly Point[],
  foot: number,
  fill: string,
  { lift = 9, mist = 0, rim = 0.3 }: { lift?: number; mist?: number; rim?: number } = {},
): string {
  const outline = under(curve(anchors), anchors, foot);
  const tone = sheet.fade([
    [0, shift(fill, 0.035)],
    [1, mist > 0 ? mix(fill, sheet.hour.haze, mist) : shift(fill, -0.05)],
  ]);
  sheet.paper(outline, tone, { lift, rim });
  return outline;
}

/** Heights of peaks and passes in turn, as shares; each range takes them from another start. */
const SKYLINE = [
  0.42, 0.7, 0.5, 0.86, 0.74, 1, 0.62, 0.78, 0.4, 0.55, 0.36, 0.64, 0.48, 0.9, 0.66, 0.72, 0.3, 0.5,
];

/** The mountains of Central Greece across the Gulf of Corinth: three ranges, palest behind. */
export function paintGulfMountains(sheet: Sheet, horizon: number, height = 200, turn = 0): void {
  for (const [i, [share, nearness, haze, count]] of (
    [
      [1, 0, 0.4, 9],
      [0.62, 0.1, 0, 8],
      [0.34, 0.28, 0, 7],
    ] as const
  ).entries()) {
    const step = (sheet.width + 200) / (count - 1);
    const anchors = Array.from({ length: count }, (_, k): Point => {
      const h = SKYLINE[(turn * 3 + i * 7 + k) % SKYLINE.length] ?? 0.5;
      const x = -100 + k * step + sheet.random.between(-0.3, 0.3) * step;
      return [Math.round(x), Math.round(horizon - h * height * share)];
    });
    paintRidge(sheet, {
      anchors: [[-120, horizon - 20], ...anchors.slice(1, -1), [sheet.width + 120, horizon - 30]],
      fill: mix(sheet.ridge(nearness), sheet.hour.haze, haze),
      foot: horizon + 4,
      lift: 5,
      mist: 0.6 - i * 0.08,
      flanks: 0.05 + i * 0.015,
      rim: 0.14,
    });
  }
}
