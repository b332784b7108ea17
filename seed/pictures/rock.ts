/** Cliffs, boulders, ledges and running water. */
import { mix, shift } from './colour.ts';
import { paintBush } from './foliage.ts';
import { craggy, type Point, polygon, polyline, round } from './path.ts';
import type { Sheet } from './sheet.ts';

/** A wall of rock: the inner edge from top to bottom, closed at the picture's side. */
export function paintCliff(
  sheet: Sheet,
  edge: readonly Point[],
  sideX: number,
  fill: string,
  { lift = 12, rough = 0.16 } = {},
): void {
  const line = craggy(sheet.random, edge, rough);
  const top = edge[0]?.[1] ?? 0;
  const foot = edge.at(-1)?.[1] ?? sheet.height;
  const outline = `${polyline(line)}L${sideX} ${round(foot)}L${sideX} ${round(top)}Z`;
  const lit = sideX > sheet.width / 2;
  sheet.paper(
    outline,
    sheet.fade([
      [0, shift(fill, lit ? 0.04 : -0.02)],
      [1, shift(fill, lit ? -0.03 : -0.07)],
    ]),
    { lift, rim: 0.3 },
  );
  // Strata and cracks, cut as thin facets that follow the rock.
  sheet.inside(outline, () => {
    const towards = lit ? 1 : -1;
    for (let i = 0; i < 11; i++) {
      const from = line[Math.floor(((i + 0.5) / 11) * line.length)];
      if (!from) continue;
      const length = sheet.random.between(90, 300);
      const drop = sheet.random.between(60, 190);
      const facet = craggy(
        sheet.random,
        [
          [from[0], from[1]],
          [from[0] + towards * length * 0.4, from[1] + drop * 0.35],
          [from[0] + towards * length, from[1] + drop],
        ],
        0.12,
      );
      const back: Point[] = [
        [from[0] + towards * length * 0.62, from[1] + drop * 1.2],
        [from[0] + towards * length * 0.2, from[1] + drop * 0.72],
      ];
      const bright = i % 3 === 0;
      sheet.fill(
        polygon(...facet, ...back.map(([x, y]): Point => [Math.round(x), Math.round(y)])),
        bright ? shift(fill, 0.07) : sheet.hour.shadow,
        bright ? 0.45 : 0.11,
      );
    }
  });
}

/** Upright slabs of rock side by side, each a paper over the last; `tops` are their left corners. */
export function paintSlabs(
  sheet: Sheet,
  tops: readonly Point[],
  width: number,
  foot: number,
  fill: string,
): void {
  for (const [i, [x, y]] of tops.entries()) {
    const left = craggy(
      sheet.random,
      [
        [x - sheet.random.between(0, 30), foot],
        [x + sheet.random.between(-14, 26), y + (foot - y) * 0.55],
        [x, y + 30],
        [x + 34, y],
        [x + width * 0.5, y + sheet.random.between(-22, 16)],
        [x + width, y + sheet.random.between(0, 40)],
      ],
      0.07,
    );
    const colour = shift(fill, [0.03, -0.025, 0.01, -0.045][i % 4] ?? 0);
    sheet.paper(
      `${polyline(left)}V${foot}Z`,
      sheet.fade([
        [0, shift(colour, 0.035)],
        [1, shift(colour, -0.045)],
      ]),
      { lift: 5.5, rim: 0.3 },
    );
    // A crack and a ledge on each.
    const cx = x + width * sheet.random.between(0.3, 0.6);
    const cy = y + (foot - y) * sheet.random.between(0.12, 0.5);
    sheet.fill(
      polygon(
        [cx, cy],
        [cx + 22, cy + 16],
        [cx + 12, cy + (foot - y) * 0.2],
        [cx - 10, cy + (foot - y) * 0.13],
      ),
      sheet.hour.shadow,
      0.12,
    );
  }
}

/** A cave's mouth: two papers cut away, then the dark. `mouth` runs from foot to foot over the top. */
export function paintCave(sheet: Sheet, mouth: readonly Point[], rock: string): void {
  const foot = mouth[0]?.[1] ?? 0;
  const xs = mouth.map(([x]) => x);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const inset = (share: number) =>
    `${polyline(
      craggy(
        sheet.random,
        mouth.map(([x, y]): Point => [middle + (x - middle) * share, foot + (y - foot) * share]),
        0.06,
      ),
    )}Z`;
  const deep = (share: number) => mix(rock, sheet.hour.shadow, share);
  sheet.fill(inset(1.045), shift(rock, 0.07));
  sheet.fill(inset(1), deep(0.38));
  sheet.fill(inset(0.955), deep(0.56));
  sheet.fill(
    inset(0.91),
    sheet.fade([
      [0, deep(0.82)],
      [1, deep(0.6)],
    ]),
  );
}

/** Bushes that cling to ledges. */
export function paintLedgeBushes(
  sheet: Sheet,
  places: readonly Point[],
  size: number,
  distance = 0,
): void {
  for (const [i, [x, y]] of places.entries())
    sheet.stamp(`ledge ${i % 3} ${distance} ${size}`, x, y, 1, () =>
      paintBush(sheet, size * (0.8 + (i % 3) * 0.25), distance),
    );
}

/** Rushing water between banks, narrowing away; points run from far to near. */
export function paintRiver(sheet: Sheet, left: readonly Point[], right: readonly Point[]): void {
  const outline = polygon(
    ...craggy(sheet.random, left, 0.07),
    ...craggy(sheet.random, [...right].reverse(), 0.07),
  );
  const water = mix(sheet.hour.seaFar, '#BFE0DF', 0.4);
  sheet.paper(
    outline,
    sheet.fade([
      [0, shift(water, 0.05)],
      [1, mix(water, sheet.hour.seaNear, 0.55)],
    ]),
    { lift: 3, rim: 0.4 },
  );
  sheet.inside(outline, () => {
    for (let i = 0; i < 26; i++) {
      const t = (i + sheet.random.next()) / 26;
      const at = (points: readonly Point[]) => {
        const p = t * (points.length - 1);
        const a = points[Math.floor(p)] ?? [0, 0];
        const b = points[Math.min(points.length - 1, Math.floor(p) + 1)] ?? a;
        return [a[0] + (b[0] - a[0]) * (p % 1), a[1] + (b[1] - a[1]) * (p % 1)] as const;
      };
      const [l, r] = [at(left), at(right)];
      const x = l[0] + (r[0] - l[0]) * sheet.random.between(0.05, 0.8);
      const w = (r[0] - l[0]) * sheet.random.between(0.1, 0.3);
      sheet.line(
        `M${round(x)} ${round(l[1])}q${round(w / 2)} ${round(4 + t * 8)} ${round(w)} 0`,
        sheet.paint('foam'),
        2 + 4 * t,
        0.55,
      );
    }
  });
}

export function paintBoulders(
  sheet: Sheet,
  places: readonly (readonly [x: number, y: number, r: number])[],
  colour: string,
): void {
  for (const [x, y, r] of places) {
    const d = polygon(
      [x - r, y + r * 0.3],
      [x - r * 0.8, y - r * 0.3],
      [x - r * 0.25, y - r * 0.62],
      [x + r * 0.5, y - r * 0.5],
      [x + r, y - r * 0.05],
      [x + r * 0.9, y + r * 0.32],
    );
    sheet.paper(d, sheet.tone(colour, 0.05), { lift: 4, rim: 0.4 });
    sheet.fill(
      polygon(
        [x + r * 0.1, y - r * 0.56],
        [x + r * 0.5, y - r * 0.5],
        [x + r, y - r * 0.05],
        [x + r * 0.9, y + r * 0.32],
        [x + r * 0.3, y + r * 0.3],
      ),
      sheet.hour.shadow,
      0.16,
    );
  }
}
