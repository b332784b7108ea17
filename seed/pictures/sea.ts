/** The gulf: bands of paper from the horizon to the shore, glints, the path of the sun. */
import { mix, shift } from './colour.ts';
import { curve, type Point, round, under } from './path.ts';
import type { Sheet } from './sheet.ts';

interface SeaOptions {
  top: number;
  bottom?: number;
  bands?: number;
  /** Height of the waves at the front, in pixels. */
  swell?: number;
  /** x of the sun, whose light lies on the water. */
  sunX?: number;
  glints?: number;
}

export function paintSea(sheet: Sheet, options: SeaOptions): void {
  const { top, bottom = sheet.height, bands = 6, swell = 12, sunX, glints = 26 } = options;
  const depth = bottom - top;
  sheet.add(
    `<rect y="${round(top)}" width="${sheet.width}" height="${round(depth + 40)}" fill="${sheet.fade(
      [
        [0, sheet.water(0)],
        [0.3, sheet.water(0.4)],
        [1, sheet.water(0.8)],
      ],
    )}"/>`,
  );
  for (let i = 1; i <= bands; i++) {
    const t = i / (bands + 1);
    const y = top + depth * t ** 1.5;
    const colour = sheet.water(0.08 + 0.92 * t);
    const line = waveLine(sheet, y, swell * (0.15 + t), 140 + 260 * t);
    sheet.paper(
      under(curve(line), line, bottom + 40),
      sheet.fade([
        [0, shift(colour, 0.03)],
        [1, shift(colour, -0.03)],
      ]),
      { lift: 2 + 5 * t, rim: 0.16 },
    );
  }
  let glitter = '';
  for (let i = 0; i < glints; i++) {
    const t = sheet.random.next() ** 1.4;
    const x = sheet.random.between(0, sheet.width);
    glitter += glint(x, top + 8 + depth * t * 0.92, 26 + 110 * t);
  }
  sheet.fill(glitter, sheet.hour.sun, 0.16);
  if (sunX === undefined) return;
  for (const [part, opacity] of [0.8, 0.64, 0.5].entries()) {
    let path = '';
    for (let i = 0; i < 8; i++) {
      const t = (part * 8 + i + 0.3) / 24;
      const spread = 22 + 190 * t;
      const x = sunX + sheet.random.between(-spread, spread) * 0.55;
      path += glint(x, top + 4 + depth * t ** 1.25, 46 + 130 * t * sheet.random.next());
    }
    sheet.fill(path, sheet.hour.sun, opacity);
  }
}

function waveLine(sheet: Sheet, y: number, swell: number, step: number): Point[] {
  const points: Point[] = [];
  let up = sheet.random.next() > 0.5;
  for (let x = -step; x < sheet.width + step * 1.5; x += step * sheet.random.between(0.6, 1.1)) {
    points.push([
      Math.round(x),
      round(y + (up ? -1 : 1) * swell * sheet.random.between(0.25, 0.6)),
    ]);
    up = !up;
  }
  return points;
}

/** A flat leaf of light on the water, `w` long. */
function glint(x: number, y: number, w: number): string {
  const half = Math.round(w / 2);
  const h = round(1.2 + w * 0.022);
  return `M${Math.round(x) - half} ${Math.round(y)}q${half}-${h} ${half * 2} 0q-${half} ${h}-${half * 2} 0Z`;
}

/** Beach in front of the sea: wet edge, foam, dry ground. The line is where foam meets ground. */
export function paintShore(sheet: Sheet, line: readonly Point[], ground: string): void {
  const moved = (dy: number) => line.map(([x, y]): Point => [x, y + dy]);
  const foot = sheet.height + 40;
  const edge = (dy: number) => under(curve(moved(dy)), moved(dy), foot);
  sheet.fill(edge(-34), sheet.light(mix(sheet.hour.seaFar, '#FFFFFF', 0.3)), 0.45);
  sheet.paper(edge(-15), sheet.paint('foam'), { lift: 4, rim: 0 });
  sheet.fill(edge(-3), mix(ground, sheet.hour.seaNear, 0.35));
  sheet.paper(
    edge(12),
    sheet.fade([
      [0, shift(ground, 0.02)],
      [1, shift(ground, -0.07)],
    ]),
    { lift: 5, rim: 0.2 },
  );
}
