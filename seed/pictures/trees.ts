/** Trees, drawn round an origin at the foot of the trunk; one unit is a pixel at scale 1. */
import { mix, shift } from './colour.ts';
import { paintCrown } from './foliage.ts';
import { box, type Point, polygon, round, tuft } from './path.ts';
import type { Sheet } from './sheet.ts';

/** A stone pine of the shore: leaning bare trunk, branches like ribs, a flat umbrella. 420 high. */
export function paintUmbrellaPine(sheet: Sheet, lean = 0, distance = 0): void {
  const bark = sheet.paint('trunk', distance);
  // Where the ribs of the umbrella leave the trunk.
  const top: Point = [lean * 0.68, -238];
  const trunk = `M-17 4C${round(-10 + lean * 0.1)} -120 ${round(lean * 0.5 - 14)} -200 ${lean - 9} -318L${lean + 9} -318C${round(lean * 0.5 + 14)} -200 ${round(16 + lean * 0.1)} -110 21 4Z`;
  for (const [dx, dy, w] of [
    [-120, -66, 9],
    [118, -60, 9],
    [-62, -78, 8],
    [66, -82, 8],
  ] as const)
    sheet.line(
      `M${round(top[0])} ${top[1]}Q${round(top[0] + dx * 0.42)} ${top[1] - 38} ${round(top[0] + dx)} ${top[1] - 62 + dy}`,
      shift(bark, -0.05),
      w,
    );
  sheet.paper(
    trunk,
    sheet.fade(
      [
        [0, shift(bark, 0.09)],
        [1, shift(bark, -0.08)],
      ],
      'across',
    ),
    { lift: 4, rim: 0.2 },
  );
  const dark = sheet.paint('pineDark', distance);
  const body = sheet.paint('pine', distance);
  const { random } = sheet;
  sheet.paper(tuft(random, lean + 6, -352, 212, 50, 19, 0.5), sheet.tone(dark, 0.03), {
    lift: 7,
    rim: 0.12,
  });
  sheet.paper(tuft(random, lean - 96, -374, 104, 40, 12, 0.5), sheet.tone(body, 0.03), {
    lift: 5,
    rim: 0.16,
  });
  sheet.paper(
    tuft(random, lean + 92, -378, 112, 42, 12, 0.5),
    sheet.tone(shift(body, -0.03), 0.03),
    {
      lift: 5,
      rim: 0.16,
    },
  );
  sheet.paper(
    tuft(random, lean - 12, -398, 128, 42, 13, 0.5),
    sheet.tone(shift(body, 0.045), 0.03),
    {
      lift: 5,
      rim: 0.2,
    },
  );
}

/** A slender dark flame of a tree, 260 high. */
export function paintCypress(sheet: Sheet, distance = 0): void {
  sheet.reuse(`cypress ${distance}`, () => drawCypress(sheet, distance));
}

function drawCypress(sheet: Sheet, distance = 0): void {
  const dark = sheet.paint('pineDark', distance);
  sheet.fill(box(-4, -14, 8, 16), sheet.paint('trunkDark', distance));
  sheet.paper(
    'M0 -262C14 -210 30 -120 24 -50Q20 -8 0 -8Q-20 -8 -24 -50C-30 -120 -14 -210 0 -262Z',
    sheet.fade(
      [
        [0, shift(dark, 0.1)],
        [0.55, shift(dark, 0.02)],
        [1, shift(dark, -0.05)],
      ],
      'across',
    ),
    { lift: 3, rim: 0.2 },
  );
}

/** An old olive tree: a twisted hollow trunk and silver foliage. 230 high. */
export function paintOlive(sheet: Sheet, distance = 0, old = true): void {
  sheet.reuse(`olive ${distance} ${old} ${distance ? 0 : sheet.random.whole(0, 1)}`, () =>
    drawOlive(sheet, distance, old),
  );
}

function drawOlive(sheet: Sheet, distance = 0, old = true): void {
  const bark = sheet.paint('trunk', distance + 0.08);
  const fill = sheet.fade(
    [
      [0, shift(bark, 0.13)],
      [1, shift(bark, -0.07)],
    ],
    'across',
  );
  if (old) {
    sheet.paper(
      'M-40 3C-22 -16 -26 -46 -20 -66C-30 -92 -58 -112 -70 -136L-58 -140C-42 -120 -22 -104 -8 -96C-6 -116 2 -136 18 -158L30 -152C20 -132 18 -114 20 -98C32 -108 46 -116 58 -132L68 -124C54 -100 34 -84 24 -66C20 -44 26 -18 46 3Z',
      fill,
      { lift: 4, rim: 0.3 },
    );
    sheet.fill('M0 -8C-8 -30 -6 -50 2 -62C8 -46 6 -26 10 -8Z', shift(bark, -0.12), 0.8);
    sheet.line(
      'M-22 -6C-12 -28 -16 -50 -10 -70M26 -4C16 -26 18 -46 16 -66',
      shift(bark, -0.1),
      2,
      0.6,
    );
  } else {
    sheet.line('M0 2C-4 -40 4 -70 0 -110M0 -60Q-14 -84 -34 -104M0 -66Q14 -90 30 -110', bark, 9);
  }
  const dark = sheet.paint('silverDark', distance);
  const body = sheet.paint('silver', distance);
  paintCrown(sheet, 62, -150, 66, 46, dark, body);
  paintCrown(sheet, -66, -154, 72, 50, dark, body);
  paintCrown(sheet, 0, -190, 84, 54, shift(dark, 0.02), shift(body, 0.02));
}

/** A plane tree: a broad crown over a square. 420 high. */
export function paintPlane(sheet: Sheet, distance = 0): void {
  sheet.reuse(`plane ${distance}`, () => drawPlane(sheet, distance));
}

function drawPlane(sheet: Sheet, distance = 0): void {
  const bark = sheet.light(mix('#C9BEA6', '#8d8069', 0.4), distance);
  sheet.paper(
    'M-26 4C-14 -60 -18 -130 -24 -190L-92 -262L-80 -272L-14 -216L-4 -296H10L16 -214L84 -266L94 -256L30 -182C20 -130 18 -60 32 4Z',
    sheet.fade(
      [
        [0, shift(bark, 0.07)],
        [1, shift(bark, -0.1)],
      ],
      'across',
    ),
    { lift: 5, rim: 0.3 },
  );
  for (const [x, y, s] of [
    [-8, -60, 8],
    [6, -110, 10],
    [-10, -150, 7],
  ] as const)
    sheet.fill(tuft(sheet.random, x, y, s, s * 1.5, 6), shift(bark, -0.07), 0.7);
  const dark = sheet.paint('leafDark', distance);
  const body = sheet.paint('leaf', distance);
  paintCrown(sheet, 120, -280, 120, 84, dark, body, 7);
  paintCrown(sheet, -124, -284, 126, 88, dark, body, 7);
  paintCrown(sheet, 0, -350, 160, 100, shift(dark, 0.03), shift(body, 0.03), 7);
}

/** A round small tree (bitter orange, mulberry); `fruit` is the colour of its dots. 190 high. */
export function paintRoundTree(sheet: Sheet, distance = 0, fruit?: string): void {
  sheet.reuse(`round ${distance} ${fruit}`, () => drawRoundTree(sheet, distance, fruit));
}

function drawRoundTree(sheet: Sheet, distance = 0, fruit?: string): void {
  const bark = sheet.paint('trunk', distance);
  sheet.fill('M-8 2C-4 -40 -6 -60 -5 -86H6C6 -60 5 -40 10 2Z', bark);
  paintCrown(
    sheet,
    0,
    -130,
    66,
    58,
    sheet.paint('leafDark', distance),
    sheet.paint('leaf', distance),
  );
  if (!fruit) return;
  for (let i = 0; i < 14; i++) {
    const a = sheet.random.between(0, 6.28);
    const r = sheet.random.between(0.2, 0.85);
    sheet.add(
      `<circle cx="${round(Math.cos(a) * 56 * r)}" cy="${round(-128 + Math.sin(a) * 46 * r)}" r="5.5" fill="${fruit}"/>`,
    );
  }
}

/** A fir of the high villages: four skirts of needles. 280 high. */
export function paintFir(sheet: Sheet, distance = 0, snow = false): void {
  sheet.reuse(`fir ${distance} ${snow}`, () => drawFir(sheet, distance, snow));
}

function drawFir(sheet: Sheet, distance = 0, snow = false): void {
  const dark = sheet.paint('pineDark', distance);
  sheet.fill(box(-6, -26, 12, 28), sheet.paint('trunkDark', distance));
  for (const [i, [top, base, half]] of (
    [
      [-120, -18, 72],
      [-180, -74, 58],
      [-234, -130, 44],
      [-284, -188, 30],
    ] as const
  ).entries()) {
    const skirt = polygon(
      [0, top],
      [half * 0.5, (top + base) / 2 + 8],
      [half, base],
      [half * 0.5, base - 7],
      [half * 0.2, base + 5],
      [-half * 0.2, base - 5],
      [-half * 0.5, base + 6],
      [-half, base],
      [-half * 0.5, (top + base) / 2 + 8],
    );
    sheet.paper(
      skirt,
      sheet.fade(
        [
          [0, shift(dark, 0.09 + i * 0.012)],
          [1, shift(dark, -0.03 + i * 0.012)],
        ],
        'across',
      ),
      { lift: 3, rim: 0.2 },
    );
    if (snow)
      sheet.fill(
        polygon(
          [0, top],
          [half * 0.2, top + 30],
          [-half * 0.1, top + 26],
          [-half * 0.62, base - 10],
          [-half * 0.45, (top + base) / 2 + 4],
        ),
        sheet.paint('foam', distance * 0.5),
        0.95,
      );
  }
}

/** A date palm of the seafront. 330 high. */
export function paintPalm(sheet: Sheet, distance = 0): void {
  sheet.reuse(`palm ${distance}`, () => drawPalm(sheet, distance));
}

function drawPalm(sheet: Sheet, distance = 0): void {
  const bark = sheet.paint('trunk', distance);
  sheet.paper(
    'M-13 3C-8 -90 2 -190 4 -268H20C20 -190 12 -90 15 3Z',
    sheet.fade(
      [
        [0, shift(bark, 0.1)],
        [1, shift(bark, -0.07)],
      ],
      'across',
    ),
    { lift: 3, rim: 0.25 },
  );
  const leaf = sheet.paint('leafDark', distance);
  const fronds: readonly (readonly [number, number, number])[] = [
    [-128, 42, 0],
    [136, 46, -0.02],
    [-142, -14, 0.03],
    [146, -8, 0.01],
    [-104, -66, 0.06],
    [112, -62, 0.04],
    [-36, -92, 0.07],
    [52, -90, 0.05],
  ];
  for (const [dx, dy, tone] of fronds) {
    const x = 12 + dx;
    const y = -270 + dy;
    const mx = 12 + dx * 0.5;
    const my = -270 + dy * 0.4 - 44;
    sheet.paper(
      `M12 -274Q${round(mx)} ${round(my)} ${x} ${y}Q${round(mx - dx * 0.02)} ${round(my + 34)} 12 -262Z`,
      sheet.tone(shift(leaf, tone), 0.03),
      { lift: 3, rim: 0.2 },
    );
  }
}
