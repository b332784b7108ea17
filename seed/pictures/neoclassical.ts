/** The neoclassical houses and public buildings of Aigio: plinth, pilasters, cornice, pediment. */
import { paintBalcony, paintDoor, paintTiledRoof, paintWindow } from './buildings.ts';
import { shift } from './colour.ts';
import { box, oval, polygon, round } from './path.ts';
import type { Sheet } from './sheet.ts';

interface NeoclassicalOptions {
  w: number;
  /** Height of one storey. */
  storey?: number;
  floors?: number;
  wall: string;
  shutter: string;
  columns?: number;
  pediment?: boolean;
  balcony?: boolean;
  roof?: boolean;
  arched?: boolean;
}

/** Triangular gable with a deep cornice, its base line at `y`. */
export function paintPediment(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  trim: string,
  field: string,
): void {
  sheet.paper(polygon([x - w / 2, y], [x, y - h], [x + w / 2, y]), sheet.tone(trim, 0.03), {
    lift: 4,
    rim: 0.4,
  });
  sheet.fill(
    polygon([x - w * 0.37, y - h * 0.13], [x, y - h * 0.8], [x + w * 0.37, y - h * 0.13]),
    shift(field, -0.05),
  );
  sheet.fill(
    polygon(
      [x - w * 0.37, y - h * 0.13],
      [x, y - h * 0.8],
      [x, y - h * 0.66],
      [x - w * 0.28, y - h * 0.13],
    ),
    sheet.hour.shadow,
    0.16,
  );
  sheet.fill(oval(x, y - h * 0.34, h * 0.13), trim);
}

/** A fluted column with base and capital, standing on `base`. */
export function paintColumn(
  sheet: Sheet,
  x: number,
  base: number,
  w: number,
  h: number,
  colour: string,
): void {
  sheet.paper(
    `M${round(x - w * 0.5)} ${base - 8}L${round(x - w * 0.42)} ${base - h + 12}H${round(x + w * 0.42)}L${round(x + w * 0.5)} ${base - 8}Z`,
    sheet.fade(
      [
        [0, shift(colour, 0.03)],
        [0.5, shift(colour, -0.02)],
        [1, shift(colour, -0.17)],
      ],
      'across',
    ),
    { lift: 4, rim: 0.4 },
  );
  let flutes = '';
  for (const t of [-0.24, 0, 0.24])
    flutes += `M${round(x + t * w)} ${base - 12}L${round(x + t * w * 0.84)} ${base - h + 18}`;
  sheet.line(flutes, sheet.hour.shadow, Math.max(1, w * 0.05), 0.16);
  sheet.fill(box(x - w * 0.66, base - 9, w * 1.32, 9, 2), shift(colour, -0.02));
  sheet.fill(
    `M${round(x - w * 0.42)} ${base - h + 14}L${round(x - w * 0.68)} ${base - h + 7}V${base - h}H${round(x + w * 0.68)}V${base - h + 7}L${round(x + w * 0.42)} ${base - h + 14}Z`,
    shift(colour, 0.02),
  );
}

/** Total height to the cornice is floors × storey + 26. */
export function paintNeoclassical(sheet: Sheet, options: NeoclassicalOptions): void {
  sheet.reuse(`neoclassical ${JSON.stringify(options)}`, () => drawNeoclassical(sheet, options));
}

function drawNeoclassical(sheet: Sheet, options: NeoclassicalOptions): void {
  const {
    w,
    storey = 150,
    floors = 2,
    wall,
    shutter,
    columns = 3,
    pediment = false,
    balcony = true,
    roof = true,
    arched = true,
  } = options;
  const h = floors * storey + 26;
  const trim = sheet.paint('white');
  if (roof) paintTiledRoof(sheet, 0, -h - 14, w + 8, pediment ? 34 : 52, w * 0.72);
  sheet.paper(
    box(-w / 2, -h, w, h + 2),
    sheet.fade(
      [
        [0, shift(wall, 0.03)],
        [0.75, wall],
        [1, shift(wall, -0.07)],
      ],
      'across',
    ),
    { lift: 9, rim: 0.3 },
  );
  // Plinth, string courses, pilasters.
  sheet.fill(box(-w / 2 - 3, -26, w + 6, 28), sheet.paint('stone'));
  for (let f = 1; f < floors; f++) {
    sheet.fill(box(-w / 2 - 3, -26 - f * storey, w + 6, 10), trim);
    sheet.fill(box(-w / 2, -16 - f * storey, w, 5), sheet.hour.shadow, 0.15);
  }
  for (const side of [-1, 1]) {
    const x = side < 0 ? -w / 2 : w / 2 - 18;
    sheet.fill(box(x, -h, 18, h - 26), trim);
    sheet.fill(box(x + 13, -h, 5, h - 26), sheet.hour.shadow, 0.1);
  }
  const cell = (w - 40) / columns;
  const ww = Math.min(48, cell * 0.4);
  let lintels = '';
  for (let f = 0; f < floors; f++) {
    const top = -h + f * storey;
    const ground = f === floors - 1;
    for (let c = 0; c < columns; c++) {
      const x = -w / 2 + 20 + cell * (c + 0.5);
      const middle = c === Math.floor(columns / 2);
      if (ground && middle) {
        paintDoor(sheet, x, 2, Math.min(62, cell * 0.6), storey * 0.84, shutter, trim, arched);
        continue;
      }
      const long = balcony && !ground && middle;
      const wh = long ? storey * 0.7 : storey * 0.5;
      const y = top + storey * (long ? 0.21 : 0.25);
      paintWindow(sheet, x, y, ww, wh, { frame: trim, pane: sheet.hour.pane, shutter });
      // A small gable or lintel over each opening.
      lintels +=
        f === 0
          ? polygon([x - ww * 0.85, y - 9], [x, y - 26], [x + ww * 0.85, y - 9])
          : box(x - ww * 0.75, y - 16, ww * 1.5, 7);
      if (long) paintBalcony(sheet, x, top + storey - 6, cell * 1.16, 44);
    }
  }
  sheet.fill(lintels, trim);
  // Cornice with dentils.
  sheet.fill(box(-w / 2, -h + 4, w, 8), sheet.hour.shadow, 0.18);
  sheet.paper(box(-w / 2 - 12, -h - 14, w + 24, 18), sheet.tone(trim, 0.03), { lift: 4, rim: 0.4 });
  sheet.dashes(`M${-w / 2 - 4} ${-h + 7}H${w / 2}`, trim, 6, [7, 7]);
  if (pediment) paintPediment(sheet, 0, -h - 13, w * 0.56, w * 0.15, trim, wall);
  // Terracotta antefixes along the eaves.
  if (roof && !pediment) {
    let row = '';
    for (let x = -w / 2 + 4; x <= w / 2; x += w / 9)
      row += `M${round(x - 6)} -${h + 13}q0-13 6-17q6 4 6 17Z`;
    sheet.fill(row, sheet.paint('terracotta'));
  }
}
