/** Sky, sun or moon, clouds, stars. */
import { mix } from './colour.ts';
import { box, type Point, round } from './path.ts';
import type { Sheet } from './sheet.ts';

interface SkyOptions {
  /** Centre and radius of the disc; without it the sun is outside the picture. */
  sun?: { x: number; y: number; r: number };
  clouds?: readonly { x: number; y: number; w: number }[];
  stars?: number;
  /** Where the sky's colours end, in pixels from the top. */
  horizon?: number;
}

export function paintSky(sheet: Sheet, options: SkyOptions = {}): void {
  const { sun, clouds = [], stars = 0, horizon = sheet.height * 0.62 } = options;
  sheet.add(
    `<rect width="${sheet.width}" height="${round(horizon + 60)}" fill="${sheet.fade(sheet.hour.sky)}"/>`,
  );
  for (let i = 0; i < stars; i++) {
    const at: Point = [
      sheet.random.between(0, sheet.width),
      sheet.random.between(0, horizon * 0.75),
    ];
    sheet.add(
      `<circle cx="${round(at[0])}" cy="${round(at[1])}" r="${round(sheet.random.between(1, 2.6))}" fill="#fff" opacity="${round(sheet.random.between(0.3, 0.9))}"/>`,
    );
  }
  if (sun) {
    sheet.glow(sun.x, sun.y, sun.r * 7, sheet.hour.glow, 0.75);
    // Two rings of paper round the disc: the glow is cut too.
    sheet.add(
      `<circle cx="${sun.x}" cy="${sun.y}" r="${round(sun.r * 2.1)}" fill="${sheet.hour.sun}" opacity=".14"/>` +
        `<circle cx="${sun.x}" cy="${sun.y}" r="${round(sun.r * 1.5)}" fill="${sheet.hour.sun}" opacity=".22"/>` +
        `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${sheet.hour.sun}"/>`,
    );
  }
  for (const cloud of clouds) paintCloud(sheet, cloud.x, cloud.y, cloud.w);
}

/** A fair-weather cloud: thin strips of paper with round ends, and a paler one behind. */
function paintCloud(sheet: Sheet, x: number, y: number, w: number): void {
  const { cloud, haze } = sheet.hour;
  const h = Math.max(9, w * 0.034);
  const strip = (cx: number, row: number, width: number) =>
    box(x + cx * w - (width * w) / 2, y + row * h, width * w, h * 1.02, h / 2);
  const nudge = sheet.random.between(-0.08, 0.08);
  sheet.fill(
    strip(0.3, 0.96, 0.5) + strip(0.18 + nudge, -1.92, 0.22),
    mix(cloud, haze, 0.25),
    0.38,
  );
  sheet.fill(
    strip(0, 0, 1) + strip(-0.06 + nudge, -0.98, 0.56) + strip(-0.18, 0.98, 0.42),
    sheet.fade([
      [0, cloud],
      [1, mix(cloud, haze, 0.4)],
    ]),
    0.72,
  );
}
