/** The road race of Diakopto. */

import { paintTiledRoof } from '../buildings.ts';
import { mix, shift } from '../colour.ts';
import { paintLamp } from '../furniture.ts';
import { box, oval, points, round } from '../path.ts';
import { paintAudience, paintPerson } from '../people.ts';
import { paintHill, paintRidge } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSky } from '../sky.ts';
import { paintPlane, paintRoundTree } from '../trees.ts';
import { paintRackTrain } from '../vehicles.ts';

const race = composeScene(
  'running-race',
  {
    el: 'Αγώνας δρόμου στο Διακοπτό: δρομείς με αριθμούς κάτω από την αψίδα, μπροστά στον σταθμό του Οδοντωτού.',
    en: 'A road race in Diakopto: numbered runners under the finishing arch, before the station of the rack railway.',
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
    paintRidge(sheet, {
      anchors: points('620,470 760,380 900,330 1040,350 1180,430 1300,480'),
      fill: mix(sheet.ridge(0), sheet.hour.haze, 0.3),
      foot: 560,
      lift: 5,
      mist: 0.6,
    });
    paintRidge(sheet, {
      anchors: points('-60,160 200,110 440,190 660,330 820,460 880,540'),
      fill: sheet.ridge(0.14),
      foot: 620,
      lift: 7,
      mist: 0.45,
    });
    paintRidge(sheet, {
      anchors: points('1010,540 1120,430 1300,260 1500,160 1740,210 1980,110'),
      fill: sheet.ridge(0.14),
      foot: 620,
      lift: 7,
      mist: 0.45,
    });
    paintHill(
      sheet,
      points('-60,560 480,540 960,556 1440,540 1980,556'),
      800,
      sheet.light('#8A9A58', 0.15),
      { lift: 6 },
    );
    for (let i = 0; i < 20; i++)
      sheet.stamp(`orchard ${i % 2}`, 10 + i * 102, 600 + (i % 2) * 12, 0.5, () =>
        paintRoundTree(sheet, 0.12, sheet.paint(i % 2 ? 'lemon' : 'citrus', 0.08)),
      );
    // The station: a taller block between two lower ones, seen through the arch, and its train.
    const ochre = sheet.paint('wallOchre');
    for (const [x, w, h] of [
      [790, 190, 120],
      [1130, 190, 120],
      [960, 240, 190],
    ] as const) {
      sheet.paper(box(x - w / 2, 690 - h, w, h + 6), sheet.tone(ochre, 0.05), {
        lift: 6,
        rim: 0.3,
      });
      paintTiledRoof(sheet, x, 690 - h, w + 36, 44, w * 0.55);
      for (const dx of [-60, 0, 60])
        sheet.fill(box(x + dx - 13, 690 - h + 26, 26, 44), sheet.paint('leafDark'));
    }
    sheet.at(330, 694, 0.92, () => paintRackTrain(sheet));
    sheet.at(1600, 694, 0.92, () => paintRackTrain(sheet));
    const stone = sheet.paint('stone');
    sheet.paper(box(-40, 690, 2000, 90), sheet.tone(stone, 0.04), { lift: 5, rim: 0.4 });
    sheet.paper(box(-40, 668, 2000, 30, 4), sheet.tone(shift(stone, 0.06), 0.02), {
      lift: 4,
      rim: 0.5,
    });
    for (const x of [60, 1870]) sheet.at(x, 740, 0.9, () => paintPlane(sheet));
    for (const x of [270, 1720]) sheet.at(x, 750, 0.9, () => paintLamp(sheet));
    for (const [x, fruit] of [
      [500, 'citrus'],
      [1430, 'lemon'],
    ] as const)
      sheet.at(x, 746, 1, () => paintRoundTree(sheet, 0, sheet.paint(fruit)));
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
