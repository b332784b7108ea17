/** Train, bus and machines, drawn round an origin at the middle of the ground line. */
import { shift } from './colour.ts';
import { box, oval, polygon, round } from './path.ts';
import type { Sheet } from './sheet.ts';

/** Two short carriages of the rack railway in red and cream; 470 long, 96 high. */
export function paintRackTrain(sheet: Sheet): void {
  const red = sheet.light('#B5392B');
  const cream = sheet.paint('cream');
  for (const [left, width, front] of [
    [-236, 226, false],
    [2, 236, true],
  ] as const) {
    const nose = front ? 26 : 8;
    const body = `M${left + 8} -92H${left + width - nose - 8}Q${left + width - 4} -90 ${left + width} -52V-12Q${left + width} -6 ${left + width - 8} -6H${left + 6}Q${left} -6 ${left} -14V-82Q${left} -92 ${left + 8} -92Z`;
    sheet.paper(body, sheet.tone(cream, 0.03), { lift: 4, rim: 0.4 });
    sheet.fill(
      `M${left} -44H${left + width}V-12Q${left + width} -6 ${left + width - 8} -6H${left + 6}Q${left} -6 ${left} -14Z`,
      sheet.tone(red, 0.05),
    );
    sheet.fill(`M${left} -46H${left + width}v5H${left}Z`, shift(red, -0.12));
    sheet.paper(
      `M${left + 4} -98H${left + width - nose - 4}q14 2 14 9H${left - 2}q0 -9 6 -9Z`,
      shift(red, -0.06),
      { lift: 2, rim: 0.4 },
    );
    let panes = '';
    for (let x = left + 18; x < left + width - 56; x += 40) panes += box(x, -80, 29, 28, 4);
    if (front) panes += `M${left + width - 44} -80h18q10 4 14 28h-32Z`;
    else panes += box(left + width - 36, -80, 24, 28, 4);
    const pane = sheet.hour.pane;
    sheet.fill(
      panes,
      sheet.fade([
        [0, shift(pane, 0.2)],
        [0.5, pane],
        [1, shift(pane, -0.04)],
      ]),
    );
    sheet.fill(box(left + 12, -34, width - 30, 3), cream, 0.8);
    if (front) sheet.fill(oval(left + width - 9, -24, 6), sheet.paint('lemon'));
    for (const x of [0.17, 0.3, 0.7, 0.83]) {
      sheet.fill(oval(left + width * x, -3, 10), sheet.paint('ink'));
      sheet.fill(oval(left + width * x, -3, 4), sheet.paint('slate'));
    }
  }
  sheet.fill(box(-12, -34, 16, 10), sheet.paint('ink'));
}

/** A town bus, 420 long, 170 high; electric, in the municipality's blue and white. */
export function paintBus(sheet: Sheet): void {
  const white = sheet.paint('white');
  const blue = sheet.paint('sea');
  sheet.fill(oval(0, 2, 226, 10), sheet.hour.shadow, 0.28);
  sheet.paper(
    'M-206 -164Q-206 -176 -192 -176H180Q204 -176 208 -140L212 -74V-26Q212 -16 202 -16H-196Q-206 -16 -206 -26Z',
    sheet.tone(white, 0.03),
    { lift: 7, rim: 0.4 },
  );
  sheet.fill('M-206 -76H212V-26Q212 -16 202 -16H-196Q-206 -16 -206 -26Z', sheet.tone(blue, 0.04));
  sheet.fill(
    'M-206 -76Q-60 -62 40 -40T212 -34V-26Q212 -16 202 -16H-196Q-206 -16 -206 -26Z',
    sheet.paint('seaDark'),
  );
  sheet.paper(box(-150, -190, 180, 16, 6), sheet.tone(shift(white, -0.08), 0.02), { lift: 2 });
  const pane = sheet.hour.pane;
  const glass = sheet.fade([
    [0, shift(pane, 0.22)],
    [0.6, pane],
    [1, shift(pane, -0.03)],
  ]);
  sheet.fill(
    box(-194, -160, 88, 66, 8) +
      box(-46, -160, 70, 66, 8) +
      box(30, -160, 60, 66, 8) +
      'M152 -160H178Q192 -158 196 -132L200 -90H152Z',
    glass,
  );
  sheet.fill(box(-100, -160, 46, 138, 6) + box(96, -160, 48, 138, 6), glass);
  sheet.fill(box(-79, -160, 4, 138) + box(118, -160, 4, 138), white);
  for (const x of [-148, 44]) {
    sheet.fill(oval(x, -18, 37), shift(blue, -0.16));
    sheet.fill(oval(x, -12, 30), sheet.paint('ink'));
    sheet.fill(oval(x, -12, 15), sheet.paint('stone'));
    sheet.fill(oval(x, -12, 6), sheet.paint('slate'));
  }
  sheet.fill(box(198, -56, 14, 16, 4), sheet.paint('lemon'));
  sheet.fill(box(-206, -56, 8, 18, 3), sheet.paint('terracotta'));
  sheet.fill(box(152, -173, 40, 9, 3), sheet.paint('citrus'));
}

/** A yellow digger with its arm raised; about 330 long, 240 high. */
export function paintDigger(sheet: Sheet): void {
  const yellow = sheet.light('#EDB02F');
  const iron = sheet.paint('iron');
  sheet.fill(oval(-10, 2, 130, 10), sheet.hour.shadow, 0.28);
  sheet.line('M36 -96L118 -204L204 -146', shift(yellow, -0.08), 25);
  sheet.line('M36 -96L118 -204L204 -146', yellow, 18);
  sheet.line('M60 -112L112 -178', sheet.paint('stone'), 7);
  sheet.line('M204 -146L196 -86', yellow, 14);
  sheet.paper('M172 -92L214 -88L226 -58Q214 -26 184 -32L166 -44L186 -52Z', sheet.tone(iron, 0.05), {
    lift: 3,
    rim: 0.4,
  });
  sheet.paper(box(-110, -46, 204, 48, 24), sheet.tone(iron, 0.05), { lift: 4, rim: 0.3 });
  for (const x of [-84, -46, -8, 30, 68]) sheet.fill(oval(x, -22, 14), sheet.paint('slate'));
  sheet.paper('M-112 -116Q-112 -124 -102 -124H-20V-70H56V-50H-112Z', sheet.tone(yellow, 0.05), {
    lift: 4,
    rim: 0.4,
  });
  sheet.paper('M-28 -176H34Q46 -150 50 -108V-66H-28Z', sheet.tone(yellow, 0.04), {
    lift: 4,
    rim: 0.4,
  });
  sheet.fill(
    'M-18 -166H27Q38 -142 40 -108H-18Z',
    sheet.fade([
      [0, shift(sheet.hour.pane, 0.25)],
      [1, sheet.hour.pane],
    ]),
  );
  sheet.fill(box(-104, -100, 60, 8, 2) + box(-104, -84, 60, 8, 2), sheet.hour.shadow, 0.2);
}

/** A lorry that collects sorted waste; 380 long, 190 high. */
export function paintRecyclingLorry(sheet: Sheet): void {
  const white = sheet.paint('white');
  const green = sheet.light('#5D7F3B');
  const blue = sheet.paint('sea');
  sheet.fill(oval(0, 2, 206, 10), sheet.hour.shadow, 0.28);
  sheet.paper(box(-182, -46, 360, 24, 4), sheet.paint('iron'), { lift: 4 });
  sheet.paper(
    'M-190 -158Q-188 -182 -164 -184H70V-44H-178Q-196 -70 -190 -158Z',
    sheet.tone(blue, 0.04),
    { lift: 6, rim: 0.4 },
  );
  let ribs = '';
  for (let x = -130; x < 60; x += 38) ribs += box(x, -184, 7, 140);
  sheet.fill(ribs, sheet.hour.shadow, 0.16);
  sheet.paper('M80 -148H146Q164 -146 170 -116L182 -84V-38H80Z', sheet.tone(white, 0.04), {
    lift: 5,
    rim: 0.4,
  });
  sheet.fill(
    'M98 -136H142Q154 -134 158 -112L164 -92H98Z',
    sheet.fade([
      [0, shift(sheet.hour.pane, 0.22)],
      [1, sheet.hour.pane],
    ]),
  );
  sheet.fill(box(80, -62, 102, 12), green);
  paintRecyclingMark(sheet, -58, -114, 38, white);
  for (const x of [-120, -62, 128]) {
    sheet.fill(oval(x, -16, 27), sheet.paint('ink'));
    sheet.fill(oval(x, -16, 12), sheet.paint('stone'));
  }
}

/** Three arrows that follow one another round a triangle. */
export function paintRecyclingMark(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  colour: string,
): void {
  for (let i = 0; i < 3; i++) {
    sheet.at(
      x,
      y,
      r / 40,
      () => {
        sheet.line('M25 24H-6', colour, 12);
        sheet.fill(polygon([-7, 8], [-7, 40], [-31, 24]), colour);
      },
      round(i * 120),
    );
  }
}
