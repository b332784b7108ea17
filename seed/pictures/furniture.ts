/** Things that stand about: umbrellas, sunbeds, benches, lamps, stalls, pots, bins. */
import { shift } from './colour.ts';
import { box, oval, polygon, round } from './path.ts';
import type { Sheet } from './sheet.ts';

/** A beach umbrella in two colours of cloth; 190 high, 200 wide. */
export function paintUmbrella(sheet: Sheet, cloth: string, stripe: string): void {
  sheet.fill(oval(40, 4, 84, 11), sheet.hour.shadow, 0.22);
  sheet.line('M0 4V-186', sheet.paint('trunk'), 6);
  sheet.paper(
    'M-104 -112Q-84 -182 0 -192Q84 -182 104 -112Q86 -122 69 -112Q52 -122 35 -112Q17 -122 0 -112Q-17 -122 -35 -112Q-52 -122 -69 -112Q-86 -122 -104 -112Z',
    sheet.tone(cloth, 0.04),
    { lift: 5, rim: 0.4 },
  );
  sheet.fill(
    'M0 -192Q-62 -176 -69 -112Q-52 -122 -35 -112Q-28 -166 0 -192ZM0 -192Q28 -166 35 -112Q52 -122 69 -112Q62 -176 0 -192Z',
    stripe,
  );
  sheet.fill('M0 -192Q84 -182 104 -112Q86 -122 69 -112Q60 -170 0 -192Z', sheet.hour.shadow, 0.14);
  sheet.fill(oval(0, -194, 5), sheet.paint('trunk'));
}

/** A sunbed with a raised back, 150 long. */
export function paintSunbed(sheet: Sheet, cloth: string): void {
  sheet.fill(oval(0, 3, 88, 8), sheet.hour.shadow, 0.22);
  sheet.line('M-62 0V-24M58 0V-24', sheet.paint('trunk'), 6);
  sheet.paper('M-80 -30H48L84 -74L94 -68L58 -18H-80Z', sheet.tone(cloth, 0.04), {
    lift: 3,
    rim: 0.5,
  });
  sheet.fill('M-80 -24H52L88 -70L94 -68L58 -18H-80Z', sheet.hour.shadow, 0.16);
}

/** A bench with a back, 170 long. */
export function paintBench(sheet: Sheet): void {
  const wood = sheet.paint('earth');
  const iron = sheet.paint('iron');
  sheet.fill(oval(4, 2, 96, 8), sheet.hour.shadow, 0.24);
  sheet.line('M-68 0V-66M68 0V-66M-54 0V-30M54 0V-30', iron, 6);
  for (const [y, h] of [
    [-78, 13],
    [-60, 13],
    [-38, 12],
  ] as const)
    sheet.paper(box(-84, y, 168, h, 3), sheet.tone(wood, 0.04), { lift: 2, rim: 0.4 });
}

/** A street lamp with two arms; 260 high. */
export function paintLamp(sheet: Sheet, lit = false): void {
  sheet.reuse(`lamp ${lit}`, () => drawLamp(sheet, lit));
}

function drawLamp(sheet: Sheet, lit: boolean): void {
  const iron = sheet.paint('iron');
  sheet.fill(`M-10 0h20l-5 -22h-10Z`, iron);
  sheet.line('M0 -10V-236', iron, 6);
  sheet.line('M-34 -214Q-34 -236 0 -228Q34 -236 34 -214', iron, 4);
  for (const x of [-34, 34]) {
    if (lit) sheet.glow(x, -194, 86, sheet.paint('citrus'), 0.5);
    sheet.fill(
      polygon([x - 9, -212], [x + 9, -212], [x + 13, -184], [x - 13, -184]),
      lit ? sheet.paint('lemon') : sheet.paint('ice'),
    );
    sheet.fill(polygon([x - 13, -212], [x, -224], [x + 13, -212]), iron);
  }
}

/** A market stall: striped awning over crates of fruit; 300 wide, 240 high. */
export function paintStall(
  sheet: Sheet,
  cloth: string,
  goods: readonly [string, string, string, string],
): void {
  const white = sheet.paint('white');
  sheet.reuse('stall', () => drawStall(sheet));
  for (const [i, colour] of goods.entries()) {
    const left = -140 + i * 71;
    const heap = ['', ''];
    for (let k = 0; k < 10; k++) {
      const row = k < 5 ? 0 : 1;
      heap[k % 2] += oval(left + 9 + (k % 5) * 12 + row * 5, -119 - row * 9, 8);
    }
    sheet.fill(heap[0] ?? '', colour);
    sheet.fill(heap[1] ?? '', shift(colour, 0.045));
  }
  let stripes = '';
  let fringe = '';
  for (let i = 0; i < 10; i++) {
    const a = -150 + i * 30;
    const b = -172 + i * 34.4;
    if (i % 2 === 0) stripes += polygon([a, -246], [a + 30, -246], [b + 34.4, -184], [b, -184]);
    fringe += `M${round(b)} -185h34.4v12q-17 18 -34.4 0Z`;
  }
  sheet.fill(stripes, cloth);
  sheet.paper(fringe, shift(white, -0.02), { lift: 2, rim: 0 });
  let coloured = '';
  for (let i = 0; i < 10; i += 2)
    coloured += `M${round(-172 + i * 34.4)} -185h34.4v12q-17 18 -34.4 0Z`;
  sheet.fill(coloured, shift(cloth, -0.03));
}

/** What all stalls share: posts, counter, crates, white cloth. */
function drawStall(sheet: Sheet): void {
  const wood = sheet.paint('earth');
  const white = sheet.paint('white');
  sheet.fill(oval(10, 4, 170, 12), sheet.hour.shadow, 0.26);
  sheet.line('M-138 0V-190M138 0V-190', sheet.paint('trunk'), 8);
  sheet.fill(box(-132, -186, 264, 112), sheet.hour.shadow, 0.32);
  sheet.paper(box(-146, -84, 292, 86, 3), sheet.tone(wood, 0.05), { lift: 4, rim: 0.3 });
  sheet.fill(
    box(-146, -44, 292, 4) + box(-50, -84, 4, 86) + box(48, -84, 4, 86),
    sheet.hour.shadow,
    0.22,
  );
  for (let i = 0; i < 4; i++) {
    const left = -140 + i * 71;
    sheet.paper(
      polygon([left, -118], [left + 66, -118], [left + 62, -82], [left + 4, -82]),
      sheet.tone(shift(wood, 0.07), 0.04),
      { lift: 2, rim: 0.4 },
    );
  }
  sheet.paper('M-150 -246H150L172 -184H-172Z', sheet.tone(white, 0.03), { lift: 6, rim: 0.4 });
}

/** A clay pot with a plant; 80 high. */
export function paintPot(sheet: Sheet, flower: string): void {
  sheet.reuse(`pot ${flower}`, () => drawPot(sheet, flower));
}

function drawPot(sheet: Sheet, flower: string): void {
  const clay = sheet.paint('roof');
  sheet.fill(oval(4, 1, 28, 5), sheet.hour.shadow, 0.25);
  for (let i = 0; i < 9; i++) {
    const x = sheet.random.between(-24, 24);
    const y = -46 - sheet.random.between(0, 30);
    sheet.fill(oval(x, y, 11, 10), sheet.paint(i % 2 ? 'leaf' : 'leafDark'));
  }
  for (let i = 0; i < 8; i++)
    sheet.fill(oval(sheet.random.between(-24, 24), -46 - sheet.random.between(2, 32), 5), flower);
  sheet.paper(
    'M-22 -40H22L16 0H-16Z',
    sheet.fade(
      [
        [0, shift(clay, 0.06)],
        [1, shift(clay, -0.1)],
      ],
      'across',
    ),
    { lift: 2, rim: 0.4 },
  );
  sheet.fill(box(-25, -46, 50, 10, 2), shift(clay, 0.03));
}

/** A wheeled recycling bin, 130 high. */
export function paintBin(sheet: Sheet, colour: string): void {
  sheet.fill(oval(6, 2, 58, 8), sheet.hour.shadow, 0.26);
  sheet.paper(
    'M-48 -112H48L40 -6H-40Z',
    sheet.fade(
      [
        [0, shift(colour, 0.05)],
        [1, shift(colour, -0.08)],
      ],
      'across',
    ),
    { lift: 4, rim: 0.4 },
  );
  sheet.paper('M-56 -114Q-50 -134 -30 -134H30Q50 -134 56 -114Z', shift(colour, -0.05), {
    lift: 3,
    rim: 0.5,
  });
  sheet.fill(oval(-30, -4, 8) + oval(30, -4, 8), sheet.paint('ink'));
}

/** A string of small lamps hung in a curve from (x1, y1) to (x2, y2). */
export function paintLightString(
  sheet: Sheet,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  colours: readonly [string, ...string[]],
): void {
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2 + sag * 2;
  sheet.line(`M${x1} ${y1}Q${round(mx)} ${round(my)} ${x2} ${y2}`, sheet.paint('iron'), 2, 0.8);
  const count = Math.round(Math.hypot(x2 - x1, y2 - y1) / 46);
  for (const [k, colour] of colours.entries()) {
    // A line of no length with round ends is a dot.
    let d = '';
    for (let i = 1 + k; i < count; i += colours.length) {
      const t = i / count;
      const x = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * mx + t * t * x2;
      const y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * my + t * t * y2 + 7;
      d += `M${Math.round(x)} ${Math.round(y)}h.1`;
    }
    if (d) {
      sheet.line(d, colour, 27, 0.22);
      sheet.line(d, colour, 12);
    }
  }
}
