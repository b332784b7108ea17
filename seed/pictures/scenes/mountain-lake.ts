/** A lake among woods in the mountains. */
import { mix, shift } from '../colour.ts';
import { paintBush, paintCrown, paintReeds } from '../foliage.ts';
import { box, curve, type Point, places, points, under } from '../path.ts';
import { paintPerson } from '../people.ts';
import { paintHill, paintRidge } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';
import { paintSky } from '../sky.ts';
import { paintFir } from '../trees.ts';

/** Where the woods end and the water begins, in pixels from the top. */
const SHORE = 690;
const LEFT_SLOPE = points('-60,330 180,430 420,560 640,640 860,676 1000,688');
const RIGHT_SLOPE = points('940,688 1160,660 1380,590 1600,470 1800,380 1980,300');
const WOODS = places(
  '60,500,0.5 150,520,0.46 240,566,0.5 330,600,0.46 420,632,0.44 110,600,0.56 210,640,0.54 320,664,0.5 440,676,0.46 540,682,0.4 640,688,0.36 730,690,0.32 1180,688,0.34 1270,684,0.4 1370,676,0.46 1480,656,0.5 1590,634,0.54 1700,600,0.56 1810,560,0.58 1880,500,0.56 1540,580,0.44 1660,540,0.46 1760,480,0.48 1450,690,0.5 1620,690,0.54 1780,690,0.58',
);

/** Broad-leaved trees of the shore in their autumn colours, 150 high. */
function paintAutumnTrees(sheet: Sheet, colour: string): void {
  sheet.fill('M-30 0L-28 -50H-20L-18 0ZM34 0L36 -40H44L46 0Z', sheet.paint('trunk', 0.15));
  paintCrown(sheet, 40, -62, 52, 42, shift(colour, -0.12), shift(colour, -0.03), 3);
  paintCrown(sheet, -24, -82, 62, 56, shift(colour, -0.1), colour, 3);
}

function paintShore(sheet: Sheet, wood: string): void {
  paintHill(sheet, LEFT_SLOPE, SHORE, wood, { lift: 7, mist: 0.12 });
  paintHill(sheet, RIGHT_SLOPE, SHORE, shift(wood, -0.02), { lift: 7, mist: 0.12 });
  for (const [x, y, s] of WOODS) sheet.stamp('fir far', x, y, s, () => paintFir(sheet, 0.2));
  const autumn = [
    sheet.light('#D6A24C', 0.12),
    sheet.light('#BE7048', 0.12),
    sheet.light('#A9A052', 0.12),
  ];
  for (const [i, [x, y, s]] of places(
    '500,684,0.6 600,688,0.5 800,690,0.42 1110,690,0.42 1330,688,0.56 1540,690,0.66 280,688,0.66 1700,690,0.6',
  ).entries())
    sheet.stamp(`autumn ${i % 3}`, x, y, s, () =>
      paintAutumnTrees(sheet, autumn[i % 3] ?? sheet.paint('citrus')),
    );
}

const mountainLake = composeScene(
  'mountain-lake',
  {
    el: 'Ορεινή λίμνη ανάμεσα σε έλατα και φθινοπωρινά δέντρα που καθρεφτίζονται στο νερό, με τον Χελμό στο βάθος.',
    en: 'A mountain lake among firs and autumn trees that are mirrored in the water, with Mount Chelmos behind.',
  },
  'morning',
  (sheet) => {
    paintSky(sheet, {
      clouds: [
        { x: 420, y: 150, w: 420 },
        { x: 1440, y: 190, w: 340 },
      ],
      horizon: SHORE,
    });
    paintRidge(sheet, {
      anchors: points(
        '-60,420 220,330 460,420 720,240 960,330 1180,180 1420,330 1680,250 1980,390',
      ),
      fill: sheet.ridge(0.14),
      foot: SHORE,
      lift: 7,
      mist: 0.5,
      flanks: 0.16,
    });
    paintRidge(sheet, {
      anchors: points('-60,560 300,480 640,570 900,470 1160,560 1460,470 1980,560'),
      fill: sheet.ridge(0.42),
      foot: SHORE,
      lift: 8,
      mist: 0.35,
    });
    const wood = mix(sheet.paint('pine'), sheet.paint('leaf'), 0.35);
    paintShore(sheet, wood);
    // The water keeps a darker picture of all this, upside down.
    const water = box(-20, SHORE - 2, 1960, 540);
    sheet.fill(
      water,
      sheet.fade([
        [0, mix(sheet.water(0.25), sheet.paint('pine'), 0.25)],
        [0.5, mix(sheet.water(0.55), sheet.paint('pineDark'), 0.2)],
        [1, sheet.water(0.85)],
      ]),
    );
    sheet.inside(water, () => {
      sheet.add(`<g transform="translate(0 ${2 * SHORE}) scale(1 -1)" opacity=".42">`);
      for (const slope of [LEFT_SLOPE, RIGHT_SLOPE])
        sheet.fill(under(curve(slope), slope, SHORE), shift(wood, -0.08));
      for (const [x, y, s] of WOODS) sheet.stamp('fir far', x, y, s, () => paintFir(sheet, 0.2));
      sheet.add('</g>');
    });
    for (const [y, opacity] of [
      [SHORE + 4, 0.5],
      [SHORE + 60, 0.16],
      [SHORE + 130, 0.14],
      [SHORE + 220, 0.12],
    ] as const) {
      let ripples = '';
      for (let x = sheet.random.between(-60, 40); x < 1920; x += sheet.random.between(150, 330)) {
        const w = sheet.random.between(50, 190);
        ripples += `M${Math.round(x)} ${y + sheet.random.whole(0, 44)}h${Math.round(w)}`;
      }
      sheet.line(ripples, sheet.hour.sun, 3, opacity);
    }
    const grass = sheet.light('#8E9A52');
    const bank: readonly Point[] = points(
      '-60,960 220,940 520,1010 860,1080 1240,1090 1560,1030 1980,930',
    );
    // The jetty lies on the water, its landward end under the bank.
    const plank = sheet.paint('trunk');
    sheet.line('M760 930V990M900 926V986M700 1000V1060M880 1000V1060', shift(plank, -0.1), 12);
    sheet.paper('M726 906H918L940 1120H640Z', sheet.tone(shift(plank, 0.12), 0.05), {
      lift: 6,
      rim: 0.4,
    });
    let boards = '';
    for (let i = 0; i < 9; i++)
      boards += `M${724 - i * 9} ${926 + i * 22}H${920 + Math.round(i * 2.2)}`;
    sheet.line(boards, sheet.hour.shadow, 3, 0.3);
    paintPerson(sheet, 800, 1000, 150, { pose: 'stand', top: 'terracotta', bottom: 'ink' });
    paintPerson(sheet, 868, 1004, 104, { pose: 'stand', top: 'citrus', bottom: 'slate' });
    paintHill(sheet, bank, 1260, grass, { lift: 9 });
    for (const [x, y, w] of places('1060,1096,170 1330,1090,210 330,972,180 1600,1040,150'))
      sheet.at(x, y, 1, () => paintReeds(sheet, w, 110, sheet.paint('leafDark')));
    for (const [x, y, s] of places('70,1080,2.3 250,1120,1.7 1700,1090,1.9 1860,1130,2.5'))
      sheet.stamp('fir near', x, y, s, () => paintFir(sheet));
    for (const [x, y, w] of places('470,1150,150 620,1190,110 1180,1180,150 1480,1160,170'))
      sheet.at(x, y, 1, () => paintBush(sheet, w));
  },
);

export const MOUNTAIN_LAKE: readonly Scene[] = [mountainLake];
