/** The road race along the seafront. */
import { mix, shift } from '../colour.ts';
import { paintLamp } from '../furniture.ts';
import { box, oval, places, points, round } from '../path.ts';
import { paintAudience, paintPerson } from '../people.ts';
import { paintGulfMountains, paintHill } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSea } from '../sea.ts';
import { paintHouseRow } from '../settlement.ts';
import { paintSky } from '../sky.ts';
import { paintPalm, paintRoundTree } from '../trees.ts';

const race = composeScene(
  'running-race',
  {
    el: 'Αγώνας δρόμου στην παραλιακή: δρομείς με αριθμούς περνούν κάτω από την αψίδα του τερματισμού.',
    en: 'A road race along the seafront: numbered runners passing under the finishing arch.',
  },
  'morning',
  (sheet) => {
    const horizon = 430;
    paintSky(sheet, {
      clouds: [
        { x: 440, y: 140, w: 420 },
        { x: 1500, y: 120, w: 340 },
      ],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 180, 2);
    paintSea(sheet, { top: horizon, bottom: 700, bands: 5, swell: 8 });
    paintHill(
      sheet,
      points('1340,640 1500,560 1700,500 1980,470'),
      800,
      sheet.light('#8A9A58', 0.15),
      { lift: 6 },
    );
    paintHouseRow(
      sheet,
      places('1600,620,0.6 1720,600,0.66 1860,600,0.7 1680,690,0.8 1830,690,0.86'),
      0.12,
    );
    const stone = sheet.paint('stone');
    sheet.paper(box(-40, 690, 2000, 90), sheet.tone(stone, 0.04), { lift: 5, rim: 0.4 });
    sheet.paper(box(-40, 668, 2000, 30, 4), sheet.tone(shift(stone, 0.06), 0.02), {
      lift: 4,
      rim: 0.5,
    });
    for (const x of [110, 420, 1580, 1840]) sheet.at(x, 740, 1.05, () => paintPalm(sheet));
    for (const x of [270, 1720]) sheet.at(x, 750, 0.9, () => paintLamp(sheet));
    for (const x of [1500, 560]) sheet.at(x, 746, 0.8, () => paintRoundTree(sheet));
    const crowd = ['terracotta', 'sea', 'cream', 'leaf', 'citrus', 'slate', 'rose'] as const;
    for (let i = 0; i < 24; i++) {
      const x = 40 + i * 80;
      if (x > 600 && x < 1330) continue;
      paintPerson(
        sheet,
        x,
        786 + (i % 2) * 8,
        104 + (i % 3) * 8,
        {
          pose: i % 4 ? 'cheer' : 'stand',
          top: crowd[i % 4] ?? 'sea',
          bottom: 'slate',
        },
        i % 2 === 0,
      );
    }
    sheet.fill(box(-40, 776, 2000, 30), shift(stone, -0.03));
    sheet.paper(box(-40, 800, 2000, 30, 4), sheet.tone(sheet.paint('seaDark'), 0.03), {
      lift: 4,
      rim: 0.4,
    });
    const road = mix(sheet.paint('road'), sheet.paint('stone'), 0.25);
    sheet.paper(
      box(-40, 828, 2000, 420),
      sheet.fade([
        [0, shift(road, 0.06)],
        [1, shift(road, -0.04)],
      ]),
      { lift: 4, rim: 0.2 },
    );
    sheet.line('M730 828L300 1240M1190 828L1620 1240', sheet.paint('white'), 8, 0.7);
    // The arch.
    const blue = sheet.paint('sea');
    sheet.paper(
      'M600 900V420Q600 330 690 330H1230Q1320 330 1320 420V900H1230V470Q1230 430 1190 430H730Q690 430 690 470V900Z',
      sheet.tone(blue, 0.05),
      { lift: 12, rim: 0.6 },
    );
    let checks = '';
    for (let i = 0; i < 14; i++)
      for (let j = 0; j < 2; j++)
        if ((i + j) % 2 === 0) checks += box(736 + i * 32, 350 + j * 30, 32, 30);
    sheet.fill(box(736, 350, 448, 60), sheet.paint('white'));
    sheet.fill(checks, sheet.paint('ink'));
    sheet.fill(
      box(600, 560, 90, 26) +
        box(1230, 560, 90, 26) +
        box(600, 700, 90, 26) +
        box(1230, 700, 90, 26),
      sheet.paint('citrus'),
    );
    for (const [x, dx] of [
      [645, -18],
      [1275, 18],
    ] as const)
      sheet.fill(oval(x + dx * 0, 905, 80, 12), sheet.hour.shadow, 0.25);
    const tops = ['terracotta', 'citrus', 'seaLight', 'white', 'leaf', 'rose', 'lemon'] as const;
    const runners: readonly (readonly [number, number, number, boolean])[] = [
      [800, 870, 120, false],
      [1100, 866, 118, false],
      [900, 880, 122, false],
      [1020, 874, 118, false],
      [760, 960, 168, false],
      [1160, 966, 170, false],
      [960, 950, 160, false],
      [620, 1060, 220, false],
      [1290, 1064, 224, false],
      [870, 1120, 270, false],
      [1090, 1130, 276, false],
    ];
    for (const [i, [x, y, h, left]] of runners.entries()) {
      paintPerson(
        sheet,
        x,
        y,
        h,
        {
          pose: 'run',
          top: tops[i % 7] ?? 'white',
          bottom: i % 2 ? 'seaDark' : 'ink',
          hair: i % 3 ? 'hair' : 'trunk',
        },
        left,
      );
      sheet.at(x, y, (left ? -1 : 1) * (h / 100), () => {
        sheet.fill(box(-0.5, -68, 12, 10, 1.5), sheet.paint('white'));
        sheet.line('M2 -63h7', sheet.paint('ink'), 2.4);
      });
    }
    paintAudience(
      sheet,
      1150,
      -20,
      430,
      44,
      [sheet.paint('seaDark'), sheet.paint('terracotta'), sheet.paint('slate')],
      ['#3A2C25', '#6B5240', '#C9C6BF'],
    );
    paintAudience(
      sheet,
      1150,
      1530,
      1940,
      44,
      [sheet.paint('leafDark'), sheet.paint('seaDark'), sheet.paint('citrus')],
      ['#3A2C25', '#6B5240', '#C9C6BF'],
    );
    for (let i = 0; i < 60; i++)
      sheet.fill(
        `M${round(sheet.random.between(500, 1420))} ${round(sheet.random.between(200, 700))}l9 4l-4 8Z`,
        sheet.paint(sheet.random.pick(['citrus', 'terracotta', 'seaLight', 'white'])),
        0.85,
      );
  },
);

export const RACE: readonly Scene[] = [race];
