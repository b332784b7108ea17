/** The old town of Aigio, its stairs. */
import { paintFishingBoat, paintSail } from '../boats.ts';
import { paintHouse } from '../buildings.ts';
import { mix, shift } from '../colour.ts';
import { paintBush } from '../foliage.ts';
import { paintBench, paintLamp, paintPot } from '../furniture.ts';
import { paintPaving } from '../ground.ts';
import { paintNeoclassical } from '../neoclassical.ts';
import { box, oval, places, points, polygon } from '../path.ts';
import { anyone, paintPerson } from '../people.ts';
import { paintGulfMountains, paintHill } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSea } from '../sea.ts';
import { paintHouseRow, paintQuay } from '../settlement.ts';
import { paintSky } from '../sky.ts';
import { paintCypress, paintPalm, paintPlane, paintRoundTree } from '../trees.ts';

const oldTown = composeScene(
  'aigio-old-town',
  {
    el: 'Νεοκλασικά σπίτια με αετώματα, μπαλκόνια και κεραμίδια γύρω από πλατεία του Αιγίου με πλάτανο και παγκάκια.',
    en: 'Neoclassical houses with pediments, balconies and tiled roofs round a square in Aigio, with a plane tree and benches.',
  },
  'golden',
  (sheet) => {
    paintSky(sheet, {
      clouds: [
        { x: 520, y: 150, w: 420 },
        { x: 1420, y: 210, w: 320 },
      ],
      horizon: 760,
    });
    paintHill(
      sheet,
      points('-40,520 300,420 760,470 1180,380 1560,430 1980,370'),
      900,
      mix(sheet.ridge(0.2), sheet.hour.haze, 0.3),
      { lift: 6, mist: 0.4 },
    );
    for (const [x, y, s] of places('560,700,1.5 930,700,1.5 1330,700,1.5'))
      sheet.stamp('back', x, y, s, () =>
        paintHouse(sheet, {
          w: 190,
          h: 190,
          floors: 2,
          columns: 3,
          wall: sheet.paint('wall', 0.35),
          distance: 0.35,
          roof: 44,
          door: false,
        }),
      );
    sheet.at(1470, 640, 1.1, () => paintCypress(sheet, 0.25));
    sheet.at(710, 640, 1.2, () => paintCypress(sheet, 0.25));
    const ground = 860;
    sheet.at(1650, ground, 1.12, () =>
      paintNeoclassical(sheet, {
        w: 420,
        wall: sheet.paint('wallRose'),
        shutter: sheet.paint('leafDark'),
        columns: 3,
      }),
    );
    sheet.at(250, ground, 1.16, () =>
      paintNeoclassical(sheet, {
        w: 430,
        wall: sheet.paint('wallBlue'),
        shutter: sheet.paint('sea'),
        columns: 3,
      }),
    );
    sheet.at(950, ground, 1.2, () =>
      paintNeoclassical(sheet, {
        w: 560,
        wall: sheet.paint('wallOchre'),
        shutter: sheet.paint('terracotta'),
        columns: 5,
        pediment: true,
      }),
    );
    paintPaving(sheet, ground - 4, sheet.paint('stone'));
    sheet.at(1330, ground + 12, 0.9, () => paintRoundTree(sheet, 0, sheet.paint('citrus')));
    sheet.at(570, ground + 12, 0.9, () => paintRoundTree(sheet, 0, sheet.paint('citrus')));
    for (const x of [470, 1410]) sheet.at(x, ground + 40, 0.95, () => paintLamp(sheet));
    paintPerson(sheet, 820, ground + 70, 120, { ...anyone(sheet, 'walk'), top: 'sea' });
    paintPerson(sheet, 866, ground + 72, 116, {
      ...anyone(sheet, 'walk'),
      top: 'cream',
      bottom: 'terracotta',
      skirt: true,
    });
    paintPerson(sheet, 1130, ground + 50, 112, anyone(sheet, 'walk'), true);
    sheet.fill(oval(1700, 1130, 330, 40), sheet.hour.shadow, 0.22);
    sheet.at(1700, 1120, 1.75, () => paintPlane(sheet));
    sheet.at(1480, 1110, 1.25, () => paintBench(sheet));
    paintPerson(
      sheet,
      1450,
      1108,
      138,
      { pose: 'sit', top: 'slate', bottom: 'ink', hair: 'hairGrey' },
      true,
    );
  },
);

const stairs = composeScene(
  'aigio-stairs',
  {
    el: 'Οι πέτρινες σκάλες του Αιγίου κατεβαίνουν ανάμεσα σε σπίτια και λουλούδια προς το λιμάνι και τη θάλασσα.',
    en: 'The stone stairs of Aigio descend between houses and flowers towards the harbour and the sea.',
  },
  'morning',
  (sheet) => {
    const horizon = 400;
    paintSky(sheet, { clouds: [{ x: 960, y: 130, w: 420 }], horizon });
    paintGulfMountains(sheet, horizon, 170, 2);
    paintSea(sheet, { top: horizon, bottom: 760, bands: 5, swell: 8 });
    sheet.at(860, 500, 0.34, () =>
      paintFishingBoat(sheet, sheet.paint('white'), sheet.paint('terracotta')),
    );
    sheet.at(1080, 470, 0.7, () => paintSail(sheet));
    paintQuay(sheet, 560, 590, 1400, 680);
    for (const x of [720, 1000, 1220])
      sheet.stamp('palm', x, 596, 0.4, () => paintPalm(sheet, 0.15));
    paintHill(
      sheet,
      points('-60,720 400,690 960,684 1520,690 1980,720'),
      1260,
      sheet.paint('stone'),
      {
        lift: 4,
      },
    );
    paintHouseRow(sheet, places('640,700,0.66 760,690,0.6 1180,690,0.62 1300,700,0.68'), 0.14);
    // Stairs widen towards the viewer; landings break them.
    const stone = sheet.paint('stone');
    const vx = 960;
    const steps = 30;
    sheet.fill(
      polygon([vx - 98, 650], [vx + 98, 650], [vx + 630, 1260], [vx - 630, 1260]),
      shift(stone, -0.12),
    );
    for (let i = 0; i < steps; i++) {
      const t = i / (steps - 1);
      const y = 650 + 560 * t ** 1.55;
      const half = 90 + 470 * t ** 1.3;
      const h = 6 + 30 * t ** 1.2;
      const landing = i % 10 === 9;
      const tread = box(Math.round(vx - half), y, Math.round(half * 2), h * (landing ? 1.5 : 0.62));
      const light = sheet.fade([
        [0, shift(stone, 0.09)],
        [0.16, shift(stone, 0.05)],
        [1, shift(stone, 0.01)],
      ]);
      if (landing) sheet.paper(tread, light, { lift: 2 + 3 * t, rim: 0.5 });
      else sheet.fill(tread, light);
    }
    // Walls of the gardens on both sides, and the houses above them.
    const wall = sheet.paint('white');
    for (const side of [-1, 1]) {
      const x = (dx: number) => vx + side * dx;
      sheet.paper(
        polygon(
          [x(96), 650],
          [x(96), 600],
          [x(620), 1010],
          [x(1040), 1010],
          [x(1040), 1260],
          [x(620), 1260],
        ),
        sheet.fade([
          [0, shift(wall, side < 0 ? -0.06 : 0.0)],
          [1, shift(wall, side < 0 ? -0.13 : -0.05)],
        ]),
        { lift: 8, rim: 0.4 },
      );
      sheet.line(`M${x(96)} 600L${x(620)} 1010L${x(1040)} 1010`, sheet.paint('roof'), 16);
    }
    const houses: readonly (readonly [
      number,
      number,
      number,
      'wallOchre' | 'wallRose' | 'wallBlue' | 'wall',
      'sea' | 'leafDark' | 'terracotta',
    ])[] = [
      [220, 1000, 1.24, 'wallOchre', 'sea'],
      [1700, 1000, 1.24, 'wallRose', 'leafDark'],
    ];
    for (const [x, wall, shutter] of [
      [520, 'wall', 'terracotta'],
      [1400, 'wallBlue', 'sea'],
    ] as const)
      sheet.at(x, 800, 0.72, () =>
        paintHouse(sheet, {
          w: 370,
          h: 312,
          floors: 2,
          columns: 3,
          roof: 58,
          side: 0,
          wall: sheet.paint(wall),
          shutter: sheet.paint(shutter),
        }),
      );
    for (const [x, y, s, colour, shutter] of houses)
      sheet.at(x, y, s, () =>
        paintNeoclassical(sheet, {
          w: 380,
          wall: sheet.paint(colour),
          shutter: sheet.paint(shutter),
          columns: 3,
        }),
      );
    for (const [x, y, s] of places('700,860,0.7 1226,864,0.7'))
      sheet.at(x, y, s, () => paintRoundTree(sheet, 0, sheet.paint('citrus')));
    for (const side of [-1, 1])
      for (let i = 0; i < 3; i++)
        sheet.at(vx + side * (350 + i * 120), 850 + i * 105, 0.85 + i * 0.25, () =>
          paintBush(sheet, 130, 0, sheet.light('#CE5179')),
        );
    for (const side of [-1, 1])
      for (let i = 0; i < 3; i++)
        sheet.at(vx + side * (236 + i * 118), 870 + i * 122, 0.6 + i * 0.3, () =>
          paintPot(sheet, sheet.paint(i === 1 ? 'white' : 'terracotta')),
        );
    for (const side of [-1, 1]) sheet.at(vx + side * 560, 1150, 1.15, () => paintLamp(sheet));
    paintPerson(sheet, 930, 770, 68, anyone(sheet, 'walk'));
    paintPerson(sheet, 1030, 880, 110, { ...anyone(sheet, 'walk'), top: 'terracotta' }, true);
    paintPerson(sheet, 860, 1060, 190, {
      pose: 'walk',
      top: 'white',
      bottom: 'sea',
      skirt: true,
      pack: 'citrus',
    });
  },
);

export const OLD_AIGIO: readonly Scene[] = [oldTown, stairs];
