/** Houses and public buildings, drawn round an origin at the middle of the ground line. */
import { shift } from './colour.ts';
import { arch, box, polygon, round } from './path.ts';
import type { Sheet } from './sheet.ts';

interface OpeningColours {
  frame: string;
  pane: string;
  shutter?: string;
}

/** A window with frame, bars, sill and, when coloured, open shutters. (x, y) is its upper middle. */
export function paintWindow(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  colours: OpeningColours,
): void {
  const size = `${round(w)} ${round(h)} ${colours.frame} ${colours.pane} ${colours.shutter}`;
  sheet.stamp(`window ${size}`, x, y, 1, () => drawWindow(sheet, w, h, colours));
}

function drawWindow(sheet: Sheet, w: number, h: number, colours: OpeningColours): void {
  const { frame, pane, shutter } = colours;
  // Drawn once at the origin, then stamped wherever the same window returns.
  const [x, y] = [0, 0];
  const t = Math.max(2, w * 0.09);
  sheet.fill(box(x - w / 2 - t, y - t, w + 2 * t, h + 2 * t), frame);
  sheet.fill(
    box(x - w / 2, y, w, h),
    sheet.fade([
      [0, shift(pane, 0.07)],
      [1, shift(pane, -0.05)],
    ]),
  );
  sheet.fill(box(x - w / 2, y, w, h * 0.12), sheet.hour.shadow, 0.3);
  sheet.fill(box(x - t * 0.3, y, t * 0.6, h) + box(x - w / 2, y + h * 0.42, w, t * 0.6), frame);
  if (shutter) {
    const s = w * 0.5;
    for (const side of [-1, 1]) {
      const left = side < 0 ? x - w / 2 - t - s : x + w / 2 + t;
      sheet.fill(box(left, y - t * 0.4, s, h + t), side < 0 ? shift(shutter, 0.04) : shutter);
      const gap = Math.max(6, h / 10);
      sheet.dashes(
        `M${round(left + s / 2)} ${round(y + gap * 0.6)}v${round(h - gap * 0.8)}`,
        sheet.hour.shadow,
        s * 0.68,
        [gap * 0.28, gap * 0.72],
        0.2,
      );
    }
  }
  sheet.fill(box(x - w / 2 - t * 1.8, y + h + t, w + t * 3.6, t), shift(frame, -0.04));
}

/** A door with two leaves and a fanlight. The origin is the middle of the threshold. */
export function paintDoor(
  sheet: Sheet,
  x: number,
  base: number,
  w: number,
  h: number,
  colour: string,
  frame: string,
  round_ = false,
): void {
  const t = w * 0.12;
  const outer = round_
    ? arch(x, base, w + 2 * t, h + t)
    : box(x - w / 2 - t, base - h - t, w + 2 * t, h + t);
  const inner = round_ ? arch(x, base, w, h) : box(x - w / 2, base - h, w, h);
  sheet.fill(outer, frame);
  sheet.fill(inner, colour);
  const light = round_ ? h - w / 2 : h * 0.8;
  sheet.fill(box(x - w / 2, base - light - t * 0.5, w, t * 0.5), frame);
  sheet.fill(
    box(x - w * 0.4, base - light * 0.9, w * 0.32, light * 0.42) +
      box(x + w * 0.08, base - light * 0.9, w * 0.32, light * 0.42) +
      box(x - w * 0.4, base - light * 0.4, w * 0.32, light * 0.3) +
      box(x + w * 0.08, base - light * 0.4, w * 0.32, light * 0.3),
    sheet.hour.shadow,
    0.2,
  );
  sheet.fill(box(x - 1, base - light, 2, light), sheet.hour.shadow, 0.4);
}

/** A roof of tiles between an eaves line and a shorter ridge line, with rows of tiles. */
export function paintTiledRoof(
  sheet: Sheet,
  x: number,
  eaves: number,
  w: number,
  h: number,
  ridge: number,
  distance = 0,
): void {
  const roof = sheet.paint('roof', distance);
  sheet.paper(
    polygon(
      [x - w / 2, eaves],
      [x - ridge / 2, eaves - h],
      [x + ridge / 2, eaves - h],
      [x + w / 2, eaves],
    ),
    sheet.fade(
      [
        [0, shift(roof, 0.07)],
        [1, shift(roof, -0.05)],
      ],
      'across',
    ),
    { lift: Math.max(1.5, w * 0.012), rim: 0.3 },
  );
  const columns = Math.round(w / Math.max(13, w / 26));
  let tiles = '';
  for (let i = 1; i < columns; i++) {
    const t = i / columns - 0.5;
    tiles += `M${round(x + t * ridge)} ${round(eaves - h)}L${round(x + t * w)} ${round(eaves)}`;
  }
  sheet.line(tiles, shift(roof, -0.11), Math.max(1, w * 0.005), 0.55);
  sheet.fill(box(x - w / 2, eaves - 3, w, Math.max(4, w * 0.016)), shift(roof, -0.12));
}

/** Iron balcony: a stone slab on brackets and a railing of thin bars. (x, y) is the slab's middle. */
export function paintBalcony(sheet: Sheet, x: number, y: number, w: number, h: number): void {
  const iron = sheet.paint('iron');
  const slab = sheet.paint('stone');
  sheet.fill(box(x - w / 2, y + 8, w, 14), sheet.hour.shadow, 0.22);
  sheet.paper(box(x - w / 2 - 6, y, w + 12, 9), slab, { lift: 3, rim: 0.3 });
  for (const dx of [-0.36, 0.36])
    sheet.fill(`M${round(x + dx * w - 6)} ${y + 9}h12q-1 16 -12 20Z`, shift(slab, -0.08));
  sheet.dashes(`M${round(x - w / 2)} ${round(y - h / 2)}h${round(w + 2)}`, iron, h, [1.7, 7.3]);
  sheet.line(
    `M${round(x - w / 2 - 3)} ${y - h}h${w + 6}M${round(x - w / 2)} ${y - h * 0.78}h${w}`,
    iron,
    3,
  );
}

interface HouseOptions {
  w: number;
  h: number;
  wall: string;
  /** Height of the roof; 0 for a flat roof. */
  roof?: number;
  shutter?: string;
  distance?: number;
  floors?: number;
  columns?: number;
  door?: boolean;
  /** Width of the side wall in shade, on the right. */
  side?: number;
}

/** A plain house of the villages: lit front, shaded side, hipped tile roof. */
export function paintHouse(sheet: Sheet, options: HouseOptions): void {
  const {
    w,
    h,
    wall,
    roof = 34,
    shutter,
    distance = 0,
    floors = 1,
    columns = 2,
    door = true,
    side = w * 0.34,
  } = options;
  const front = sheet.fade([
    [0, shift(wall, 0.02)],
    [1, shift(wall, -0.035)],
  ]);
  const all = w + side;
  sheet.paper(
    polygon([-w / 2, 2], [-w / 2, -h], [w / 2 + side, -h], [w / 2 + side, 2 - side * 0.1]),
    front,
    {
      lift: Math.max(1.5, w * 0.025),
      rim: 0.25,
    },
  );
  sheet.fill(
    polygon([w / 2, 2], [w / 2, -h], [w / 2 + side, -h], [w / 2 + side, 2 - side * 0.1]),
    sheet.hour.shadow,
    0.24,
  );
  const pane = sheet.hour.pane;
  const colours: OpeningColours = {
    frame: sheet.paint('white', distance),
    pane,
    ...(shutter ? { shutter } : {}),
  };
  const cell = w / columns;
  const storey = h / floors;
  for (let f = 0; f < floors; f++)
    for (let c = 0; c < columns; c++) {
      const x = -w / 2 + cell * (c + 0.5);
      const y = -h + storey * f + storey * 0.26;
      const ground = f === floors - 1;
      const ww = Math.min(cell * 0.34, storey * 0.3);
      if (ground && door && c === Math.floor(columns / 2))
        sheet.fill(
          box(x - ww * 0.62, -storey * 0.66, ww * 1.24, storey * 0.66),
          shutter ?? sheet.paint('trunk', distance),
        );
      else if (distance > 0.15) sheet.fill(box(x - ww / 2, y, ww, storey * 0.42), pane);
      else paintWindow(sheet, x, y, ww, storey * 0.42, colours);
    }
  if (side > 24)
    sheet.fill(
      box(w / 2 + side * 0.36, -h + storey * 0.28, side * 0.28, storey * 0.36),
      sheet.hour.shadow,
      0.4,
    );
  if (roof > 0) paintTiledRoof(sheet, side / 2, -h, all + w * 0.12, roof, all * 0.5, distance);
  else sheet.fill(box(-w / 2 - 3, -h - 5, all + 6, 8), shift(wall, 0.03));
}

/** A campanile or bell tower with a cap of tiles, drawn to `h` high. */
export function paintBellTower(sheet: Sheet, w: number, h: number, wall: string): void {
  sheet.paper(
    box(-w / 2, -h, w, h + 2),
    sheet.fade(
      [
        [0, shift(wall, 0.03)],
        [0.62, wall],
        [1, shift(wall, -0.1)],
      ],
      'across',
    ),
    {
      lift: 3,
      rim: 0.3,
    },
  );
  for (const level of [0.02, 0.36]) {
    sheet.fill(arch(0, -h + h * level + h * 0.25, w * 0.42, h * 0.19), sheet.hour.pane);
    sheet.fill(box(-w / 2 - 3, -h + h * level + h * 0.28, w + 6, 5), shift(wall, -0.06));
  }
  paintTiledRoof(sheet, 0, -h, w + 14, w * 0.55, 2);
  sheet.line(
    `M0 ${round(-h - w * 0.55)}v-20M-7 ${round(-h - w * 0.55 - 13)}h14`,
    sheet.paint('iron'),
    3,
  );
}
