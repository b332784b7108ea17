/** Boats of the gulf, drawn round an origin at the middle of the water line. */
import { mix, shift } from './colour.ts';
import { box, oval, polygon } from './path.ts';
import type { Sheet } from './sheet.ts';

/** A wooden fishing boat (kaiki) with raised bow and stern, wheelhouse, mast; 300 long. */
export function paintFishingBoat(sheet: Sheet, hull: string, stripe: string): void {
  const white = sheet.paint('white');
  sheet.fill(oval(0, 14, 158, 12), sheet.hour.shadow, 0.28);
  sheet.line('M-30 -30V-190M-30 -176L-136 -62M-30 -184L116 -66', sheet.paint('trunk'), 3);
  sheet.line('M-30 -30V-190', sheet.paint('trunk'), 6);
  sheet.fill(polygon([-30, -186], [2, -178], [-30, -168]), sheet.paint('seaLight'));
  sheet.paper(
    box(14, -104, 78, 72, 4),
    sheet.fade(
      [
        [0, white],
        [1, shift(white, -0.1)],
      ],
      'across',
    ),
    { lift: 3, rim: 0.3 },
  );
  sheet.fill(box(24, -92, 26, 26) + box(57, -92, 26, 26), sheet.hour.pane);
  sheet.paper(box(6, -114, 94, 12, 4), stripe, { lift: 3, rim: 0.4 });
  sheet.paper(
    'M-156 -84C-148 -74 -140 -62 -128 -58C-60 -34 70 -34 122 -54C134 -58 142 -66 150 -76C150 -40 138 -8 118 12H-112C-138 -8 -152 -44 -156 -84Z',
    sheet.fade([
      [0, shift(hull, 0.05)],
      [1, shift(hull, -0.09)],
    ]),
    { lift: 5, rim: 0.5 },
  );
  sheet.line('M-150 -66C-60 -22 80 -22 146 -60', stripe, 7);
  sheet.line('M-146 -50C-60 -10 80 -10 141 -46', white, 3, 0.9);
  sheet.fill('M-128 -6C-60 8 80 8 132 -6L118 13H-112Z', sheet.paint('terracotta'), 0.85);
  // Nets and floats heaped in the bow.
  sheet.fill('M-116 -52q22 -26 48 -10q20 -8 32 14q-44 8 -80 -4Z', sheet.paint('citrus'));
  for (const [x, y] of [
    [-100, -56],
    [-82, -64],
    [-62, -62],
    [-48, -54],
  ] as const)
    sheet.fill(oval(x, y, 5), sheet.paint('terracotta'));
  sheet.line('M-112 18H-10M30 20H120', white, 2, 0.5);
}

/** A small sailing boat far out; 100 high. */
export function paintSail(sheet: Sheet): void {
  const white = sheet.paint('white');
  sheet.fill(oval(0, 6, 30, 3), sheet.hour.shadow, 0.2);
  sheet.fill('M-30 -6H32Q26 6 18 6H-20Z', sheet.paint('seaDeep'));
  sheet.paper(
    'M2 -96Q38 -56 36 -12H2Z',
    sheet.fade(
      [
        [0, white],
        [1, mix(white, sheet.hour.shadow, 0.16)],
      ],
      'across',
    ),
    { lift: 2, rim: 0 },
  );
  sheet.fill('M-3 -86Q-6 -44 -28 -12H-3Z', mix(white, sheet.hour.shadow, 0.12));
}

/** A car ferry with an open stern; 420 long. */
export function paintFerry(sheet: Sheet): void {
  const white = sheet.paint('white');
  const blue = sheet.paint('seaDark');
  sheet.fill(oval(0, 10, 216, 10), sheet.hour.shadow, 0.25);
  sheet.paper(box(-118, -112, 210, 54, 6), sheet.tone(white, 0.03), { lift: 4 });
  sheet.paper(box(-96, -146, 118, 38, 6), sheet.tone(white, 0.03), { lift: 4 });
  sheet.paper('M36 -168h34l6 58H30Z', sheet.paint('terracotta'), { lift: 3 });
  let panes = '';
  for (let x = -104; x < 80; x += 22) panes += box(x, -96, 13, 14);
  for (let x = -86; x < 10; x += 20) panes += box(x, -136, 13, 14);
  sheet.fill(panes, sheet.hour.pane);
  sheet.paper(
    'M-212 -74L-196 -60H190L214 -78Q206 -20 184 12H-178Q-204 -26 -212 -74Z',
    sheet.tone(white, 0.04),
    { lift: 5, rim: 0.4 },
  );
  sheet.fill('M-204 -38Q0 -26 207 -44Q200 -10 184 12H-178Q-196 -10 -204 -38Z', blue);
  sheet.fill('M-190 -8Q0 2 194 -10L184 12H-178Z', sheet.paint('terracotta'));
}

/** A small open rowing boat, seen a little from above; 150 long. */
export function paintRowingBoat(sheet: Sheet, hull: string): void {
  sheet.fill(oval(0, 10, 80, 9), sheet.hour.shadow, 0.26);
  sheet.paper('M-78 -26Q0 -6 74 -24Q64 6 46 12H-50Q-70 2 -78 -26Z', sheet.tone(hull, 0.05), {
    lift: 3,
    rim: 0.5,
  });
  sheet.fill('M-78 -26Q0 -42 74 -24Q0 -6 -78 -26Z', shift(sheet.paint('trunk'), 0.06));
  sheet.fill('M-60 -26Q0 -36 58 -24Q0 -13 -60 -26Z', sheet.paint('trunkDark'));
  sheet.fill(
    polygon([-18, -33], [-8, -33], [-2, -16], [-13, -17]) +
      polygon([26, -31], [36, -30], [38, -19], [28, -18]),
    sheet.paint('earth'),
  );
}
