/** Crowns of leaves, shrubs, reeds. */
import { shift } from './colour.ts';
import { oval, round, tuft } from './path.ts';
import type { Sheet } from './sheet.ts';

/** Foliage in three papers: shade below, body, light above. */
export function paintCrown(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  dark: string,
  body: string,
  lift = 5,
): void {
  const { random } = sheet;
  const bumps = Math.max(7, Math.round(rx / 9));
  sheet.paper(tuft(random, x, y, rx, ry, bumps, 0.25), sheet.tone(dark, 0.03), { lift, rim: 0.12 });
  sheet.paper(
    tuft(random, x - rx * 0.08, y - ry * 0.16, rx * 0.86, ry * 0.74, bumps, 0.35),
    sheet.tone(body, 0.03),
    { lift: lift * 0.6, rim: 0.14 },
  );
  sheet.paper(
    tuft(random, x - rx * 0.22, y - ry * 0.4, rx * 0.55, ry * 0.4, Math.max(6, bumps - 3), 0.4),
    sheet.tone(shift(body, 0.06), 0.03),
    { lift: lift * 0.5, rim: 0.16 },
  );
}

/** Low shrubs (oleander, lentisk), `w` wide. */
export function paintBush(sheet: Sheet, w: number, distance = 0, flower?: string): void {
  const name = `bush ${distance} ${flower} ${sheet.random.whole(0, 1)}`;
  sheet.stamp(name, 0, 0, w / 120, () => drawBush(sheet, distance, flower));
}

function drawBush(sheet: Sheet, distance: number, flower?: string): void {
  const dark = sheet.paint('leafDark', distance);
  paintCrown(sheet, 0, -24, 60, 32, dark, sheet.paint('leaf', distance), 2.6);
  if (!flower) return;
  let d = '';
  for (let i = 0; i < 17; i++)
    d += oval(sheet.random.between(-48, 42), sheet.random.between(-48, -14), 3.8);
  sheet.fill(d, flower);
}

/** A tuft of grass or reeds, `h` high. */
export function paintReeds(sheet: Sheet, w: number, h: number, colour: string): void {
  const blades: string[] = [];
  for (let i = 0; i < w / 7; i++) {
    const x = sheet.random.between(-w / 2, w / 2);
    const tall = h * sheet.random.between(0.55, 1);
    const bend = sheet.random.between(-0.3, 0.35) * tall;
    blades.push(
      `M${round(x - 2)} 2Q${round(x)} ${round(-tall * 0.5)} ${round(x + bend)} ${round(-tall)}Q${round(x + 4)} ${round(-tall * 0.5)} ${round(x + 3)} 2Z`,
    );
  }
  sheet.fill(blades.join(''), colour);
}
