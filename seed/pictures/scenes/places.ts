/** The seats of three municipal units, how one arrives, and how currants once left. */
import { paintFerry, paintRowingBoat, paintSail } from '../boats.ts';
import { paintBellTower } from '../buildings.ts';
import { mix, shift } from '../colour.ts';
import { paintBush } from '../foliage.ts';
import { paintBench, paintLamp, paintSunbed, paintUmbrella } from '../furniture.ts';
import { paintPaving } from '../ground.ts';
import { arch, box, oval, type Point, places, points, polygon, round } from '../path.ts';
import { oneOfFive, paintPerson } from '../people.ts';
import { paintGulfMountains, paintHill, paintRidge } from '../ridge.ts';
import { paintBoulders } from '../rock.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSea } from '../sea.ts';
import { paintHouseRow, paintQuay, paintSquareHouses, paintStoneHouses } from '../settlement.ts';
import type { Sheet } from '../sheet.ts';
import { paintSky } from '../sky.ts';
import {
  paintCypress,
  paintFir,
  paintOlive,
  paintPalm,
  paintPlane,
  paintRoundTree,
  paintUmbrellaPine,
} from '../trees.ts';
import { paintRackTrain } from '../vehicles.ts';
import { paintStones, paintWaterInFront } from './parts.ts';

/** A small car seen from the side, 150 long, looking right. */
function paintCar(sheet: Sheet, colour: string): void {
  sheet.stamp(`car ${colour}`, 0, 0, 1, () => {
    sheet.fill(oval(0, 2, 82, 7), sheet.hour.shadow, 0.26);
    sheet.paper(
      'M-74 -12V-34Q-70 -42 -52 -44L-30 -68Q-26 -72 -18 -72H24Q34 -72 40 -64L54 -44Q74 -40 76 -28V-12Z',
      sheet.tone(colour, 0.05),
      { lift: 3, rim: 0.5 },
    );
    sheet.fill('M-38 -44L-22 -63H0V-44ZM8 -63H26L42 -44H8Z', sheet.hour.pane);
    for (const x of [-44, 44]) {
      sheet.fill(oval(x, -12, 14), sheet.paint('ink'));
      sheet.fill(oval(x, -12, 6), sheet.paint('stone'));
    }
  });
}

const aigeira = composeScene(
  'aigeira-coast',
  {
    el: 'Η Αιγείρα: κωμόπολη στη θάλασσα με σκούρα βράχια, λεμονιές και ελιές, το αρχαίο θέατρο στον λόφο και δάση ψηλά.',
    en: 'Aigeira: a seaside town with dark rocks, lemon trees and olives, the ancient theatre on its hill, and forests above.',
  },
  'golden',
  (sheet) => {
    paintSky(sheet, {
      clouds: [
        { x: 420, y: 120, w: 420 },
        { x: 1520, y: 170, w: 340 },
      ],
      horizon: 460,
    });
    paintRidge(sheet, {
      anchors: points('-60,330 220,200 480,300 780,140 1060,250 1360,110 1640,220 1980,130'),
      fill: sheet.ridge(0.06),
      foot: 560,
      lift: 6,
      mist: 0.5,
    });
    paintRidge(sheet, {
      anchors: points('-60,420 300,310 640,400 980,300 1320,350 1640,270 1980,330'),
      fill: mix(sheet.ridge(0.34), '#5F7C56', 0.5),
      foot: 620,
      lift: 6,
      mist: 0.3,
    });
    const green = sheet.light('#84905A');
    for (let i = 0; i < 26; i++)
      sheet.stamp(
        `far fir ${i % 2}`,
        -10 + i * 78,
        470 - Math.sin(i * 0.9) * 22 + (i % 3) * 10,
        0.36,
        () => paintFir(sheet, 0.25),
      );
    paintHill(
      sheet,
      points('-60,500 300,470 640,480 940,420 1160,380 1420,400 1700,460 1980,450'),
      800,
      mix(green, sheet.hour.haze, 0.24),
      { lift: 7 },
    );
    // The theatre, cut into the slope: rows of seats as half rings.
    const stone = sheet.paint('stone', 0.06);
    sheet.at(1150, 486, 1, () => {
      sheet.paper(
        'M-200 -46Q-190 70 0 76Q190 70 200 -46Q120 -84 0 -86T-200 -46Z',
        sheet.tone(shift(stone, -0.05), 0.05),
        { lift: 5, rim: 0.4 },
      );
      for (let i = 0; i < 8; i++) {
        const k = 1 - i * 0.1;
        sheet.line(
          `M${round(-190 * k)} ${round(-48 + i * 9)}A${round(190 * k)} ${round(66 * k)} 0 0 1 ${round(190 * k)} ${round(-48 + i * 9)}`,
          i % 2 ? shift(stone, 0.07) : shift(stone, -0.14),
          7,
        );
      }
      sheet.line(
        'M-60 -110L-24 20M60 -110L24 20M-130 -82L-46 24M130 -82L46 24M0 -114V18',
        shift(stone, -0.12),
        4,
        0.6,
      );
      sheet.fill(oval(0, 40, 62, 20), shift(stone, 0.08));
      sheet.paper(box(-70, 44, 140, 16, 2), shift(stone, 0.03), { lift: 3, rim: 0.5 });
    });
    for (const [x, y, s] of places('900,470,0.6 860,486,0.5 1420,470,0.62 1460,484,0.7'))
      sheet.at(x, y, s, () => paintCypress(sheet, 0.1));
    paintHill(
      sheet,
      points('-60,590 300,560 700,590 1100,570 1500,590 1980,560'),
      900,
      mix(green, sheet.hour.haze, 0.1),
      { lift: 7 },
    );
    for (let i = 0; i < 20; i++)
      sheet.stamp(`olive ${i % 2}`, 20 + i * 100, 620 + (i % 3) * 16, 0.42, () =>
        paintOlive(sheet, 0.14, false),
      );
    for (let i = 0; i < 16; i++)
      sheet.stamp('lemon', 60 + i * 124, 690 + (i % 2) * 14, 0.46, () =>
        paintRoundTree(sheet, 0.06, sheet.paint('lemon', 0.05)),
      );
    paintHouseRow(
      sheet,
      places(
        '200,716,0.8 340,720,0.86 480,714,0.8 660,720,0.9 800,716,0.84 1040,720,0.9 1180,716,0.84 1320,720,0.9 1520,716,0.86 1680,722,0.92 1830,716,0.86',
      ),
      0.03,
    );
    sheet.at(930, 726, 1.25, () => paintBellTower(sheet, 46, 170, sheet.paint('white')));
    for (const [x, s] of points('120,0.7 570,0.76 1420,0.74 1760,0.8'))
      sheet.at(x, 744, s, () => paintPalm(sheet, 0.02));
    sheet.paper(box(-40, 744, 2000, 34), sheet.tone(sheet.paint('stone'), 0.03), {
      lift: 4,
      rim: 0.5,
    });
    for (const [x, h] of points('260,60 290,58 720,60 1120,60 1150,44 1600,60'))
      paintPerson(sheet, x, 772, h, oneOfFive(sheet, 'walk'));
    const ground = sheet.paint('pebble');
    sheet.paper(box(-40, 778, 2000, 500), shift(ground, -0.02), { lift: 4, rim: 0.3 });
    paintStones(
      sheet,
      () => 786,
      () => 900,
      620,
      10,
    );
    paintPerson(sheet, 560, 850, 84, { pose: 'sit', top: 'terracotta', bottom: 'slate' });
    paintPerson(sheet, 1240, 850, 90, { pose: 'walk', top: 'skin', bottom: 'sea' });
    paintWaterInFront(sheet, points('-60,880 240,870 560,890 900,874 1240,892 1560,872 1980,886'));
    const dark = sheet.light('#54504E');
    for (const [x, y, s] of places(
      '140,990,1.5 330,1050,1 1620,1000,1.6 1820,1080,1.2 1480,1100,0.8',
    )) {
      sheet.fill(oval(x, y + 28 * s, 150 * s, 18 * s), sheet.paint('foam'), 0.55);
      paintBoulders(
        sheet,
        [
          [x, y, 120 * s],
          [x - 90 * s, y + 14 * s, 50 * s],
          [x + 96 * s, y + 16 * s, 44 * s],
        ],
        dark,
      );
    }
    sheet.at(920, 1040, 1.3, () => paintRowingBoat(sheet, sheet.paint('white')));
  },
);

const akrata = composeScene(
  'akrata-krathis',
  {
    el: 'Η Ακράτα από τη θάλασσα: οι εκβολές του Κράθη, πεύκα και βότσαλο, τα πέτρινα σπίτια και ο χιονισμένος Χελμός.',
    en: 'Akrata from the sea: the mouth of the Krathis, pines and pebbles, stone houses, and Mount Chelmos with its snow.',
  },
  'morning',
  (sheet) => {
    paintSky(sheet, {
      clouds: [
        { x: 380, y: 140, w: 380 },
        { x: 1560, y: 110, w: 360 },
      ],
      horizon: 560,
    });
    const far = sheet.ridge(0.04);
    const line = paintRidge(sheet, {
      anchors: points('-60,410 260,300 520,360 820,150 980,90 1180,180 1420,130 1660,280 1980,330'),
      fill: far,
      foot: 640,
      lift: 6,
      mist: 0.5,
    });
    // Snow on the summits: what of the ridge lies above a line.
    const peaks = line.filter(([x, y]) => y < 250 && x > 640 && x < 1640);
    const lower = [...peaks]
      .reverse()
      .map(([x, y], i): Point => [x, Math.round(Math.min(262, y + 60 + (i % 2 ? 34 : -8)))]);
    sheet.fill(polygon(...peaks, ...lower), sheet.paint('foam'), 0.9);
    paintRidge(sheet, {
      anchors: points(
        '-60,460 240,350 560,450 860,380 960,470 1060,380 1380,330 1700,430 1980,380',
      ),
      fill: mix(sheet.ridge(0.32), '#6E8560', 0.45),
      foot: 660,
      lift: 6,
      mist: 0.4,
    });
    const green = sheet.light('#86945A');
    paintHill(
      sheet,
      points('-60,560 400,530 840,556 980,566 1120,556 1500,520 1980,546'),
      800,
      mix(green, sheet.hour.haze, 0.2),
      { lift: 6 },
    );
    for (let i = 0; i < 22; i++)
      sheet.stamp(`grove ${i % 2}`, 10 + i * 92, 596 + (i % 3) * 12, 0.38, () =>
        paintRoundTree(sheet, 0.16, i % 2 ? sheet.paint('citrus', 0.1) : undefined),
      );
    paintStoneHouses(
      sheet,
      places(
        '180,650,0.9 330,656,1 480,646,0.9 620,656,1.05 1280,650,1 1420,656,1.05 1560,646,0.95 1720,656,1.05',
      ),
      0.06,
    );
    sheet.at(740, 664, 1.3, () => paintBellTower(sheet, 48, 170, sheet.paint('stone')));
    paintHouseRow(
      sheet,
      places('260,716,0.95 420,720,1 1180,716,0.95 1500,720,1 1660,716,0.95 1830,722,1'),
      0.03,
    );
    paintHill(sheet, points('-60,726 500,716 960,730 1400,714 1980,726'), 900, green, { lift: 6 });
    for (const [x, y, s] of places(
      '80,760,0.92 560,764,0.86 780,770,0.8 1330,764,0.84 1780,766,0.95',
    ))
      sheet.at(x, y, s, () => paintUmbrellaPine(sheet, x < 960 ? 30 : -30));
    const ground = sheet.paint('pebble');
    sheet.paper(
      box(-40, 756, 2000, 520),
      sheet.fade([
        [0, shift(ground, -0.02)],
        [1, ground],
      ]),
      { lift: 5, rim: 0.3 },
    );
    paintStones(
      sheet,
      () => 766,
      () => 960,
      1000,
      12,
    );
    // The river comes down to the sea between banks of stones.
    sheet.paper(
      'M968 560Q1010 640 960 700Q900 770 980 840Q1030 900 1000 960H1190Q1210 890 1120 830Q1010 760 1040 690Q1070 630 1000 560Z',
      sheet.fade([
        [0, '#CFE6EA'],
        [0.5, '#8CC5D2'],
        [1, '#9AD3D3'],
      ]),
      { lift: 4, rim: 0.5 },
    );
    sheet.line(
      'M990 640q20 14 40 6M966 720q24 14 46 4M1000 800q30 14 60 2M1030 870q34 14 70 2',
      sheet.paint('foam'),
      4,
      0.8,
    );
    paintBoulders(
      sheet,
      places('930,800,26 1160,880,30 950,900,22 1110,770,18'),
      sheet.paint('stoneDark'),
    );
    for (const [x, y, s, cloth] of [
      [180, 850, 0.66, 'sea'],
      [420, 880, 0.74, 'terracotta'],
      [700, 860, 0.68, 'citrus'],
      [1380, 860, 0.68, 'sea'],
      [1640, 886, 0.76, 'citrus'],
      [1860, 860, 0.68, 'terracotta'],
    ] as const) {
      sheet.stamp(`bed ${cloth}`, x - 78, y + 6, s * 0.82, () =>
        paintSunbed(sheet, sheet.paint('white')),
      );
      sheet.stamp(`shade ${cloth}`, x, y, s, () =>
        paintUmbrella(sheet, sheet.paint(cloth), sheet.paint('white')),
      );
    }
    paintPerson(sheet, 560, 930, 116, { pose: 'walk', top: 'lemon', bottom: 'skin' });
    paintPerson(
      sheet,
      1500,
      932,
      118,
      { pose: 'stand', top: 'terracotta', bottom: 'sea', hat: 'cream' },
      true,
    );
    paintWaterInFront(
      sheet,
      points('-60,952 240,940 560,958 900,946 1100,956 1300,944 1560,958 1980,944'),
    );
    sheet.at(420, 1080, 1.2, () => paintRowingBoat(sheet, sheet.paint('sea')));
    sheet.at(1540, 1090, 1.3, () => paintSail(sheet));
  },
);

const orchards = composeScene(
  'diakopto-orchards',
  {
    el: 'Μάζεμα στα περιβόλια του Διακοπτού: λεμονιές και πορτοκαλιές, το κόκκινο τρενάκι και πίσω το στόμιο του φαραγγιού.',
    en: 'Picking fruit in the orchards of Diakopto: lemon and orange trees, the small red train and the mouth of the gorge behind.',
  },
  'morning',
  (sheet) => {
    paintSky(sheet, {
      clouds: [
        { x: 340, y: 140, w: 380 },
        { x: 1560, y: 190, w: 360 },
      ],
      horizon: 600,
    });
    paintRidge(sheet, {
      anchors: points('560,560 720,420 860,330 960,280 1060,340 1220,430 1400,540'),
      fill: mix(sheet.ridge(0), sheet.hour.haze, 0.3),
      foot: 700,
      lift: 5,
      mist: 0.6,
    });
    paintRidge(sheet, {
      anchors: points('-60,140 180,80 420,160 640,260 780,420 860,560 900,640'),
      fill: sheet.ridge(0.16),
      foot: 720,
      lift: 8,
      mist: 0.45,
    });
    paintRidge(sheet, {
      anchors: points('1010,640 1060,560 1150,400 1300,230 1500,120 1720,180 1980,70'),
      fill: sheet.ridge(0.16),
      foot: 720,
      lift: 8,
      mist: 0.45,
    });
    paintRidge(sheet, {
      anchors: points('-60,460 240,400 520,470 760,580 900,650'),
      fill: mix(sheet.ridge(0.42), '#7F9468', 0.4),
      foot: 740,
      lift: 7,
      mist: 0.35,
    });
    paintRidge(sheet, {
      anchors: points('1000,650 1160,580 1400,460 1700,420 1980,360'),
      fill: mix(sheet.ridge(0.42), '#7F9468', 0.4),
      foot: 740,
      lift: 7,
      mist: 0.35,
    });
    const green = sheet.light('#87985A');
    paintHill(
      sheet,
      points('-60,650 480,636 960,650 1440,636 1980,650'),
      900,
      mix(green, sheet.hour.haze, 0.18),
      { lift: 6 },
    );
    paintHouseRow(
      sheet,
      places(
        '180,690,0.74 330,694,0.8 480,688,0.74 1300,690,0.76 1450,694,0.8 1620,688,0.76 1780,694,0.82',
      ),
      0.08,
    );
    sheet.at(640, 700, 1.1, () => paintBellTower(sheet, 46, 160, sheet.paint('white')));
    for (let i = 0; i < 20; i++)
      sheet.stamp(`far ${i % 2}`, 20 + i * 102, 730 + (i % 2) * 10, 0.46, () =>
        paintRoundTree(sheet, 0.12, sheet.paint(i % 2 ? 'lemon' : 'citrus', 0.08)),
      );
    sheet.paper(box(-40, 770, 2000, 22), sheet.paint('stone'), { lift: 3, rim: 0.4 });
    sheet.line('M-40 780H1960', sheet.paint('slate'), 4);
    sheet.at(1020, 778, 0.86, () => paintRackTrain(sheet));
    paintHill(sheet, points('-60,796 480,790 960,798 1440,790 1980,796'), 1260, green, { lift: 7 });
    for (let i = 0; i < 11; i++)
      sheet.stamp(`mid ${i % 2}`, 30 + i * 190, 900 + (i % 2) * 16, 0.92, () =>
        paintRoundTree(sheet, 0.04, sheet.paint(i % 2 ? 'citrus' : 'lemon')),
      );
    paintHill(
      sheet,
      points('-60,960 480,940 960,960 1440,940 1980,960'),
      1260,
      shift(green, -0.04),
      { lift: 8 },
    );
    for (const [x, y, s, fruit] of [
      [190, 1130, 2.3, 'citrus'],
      [1380, 1120, 2.2, 'lemon'],
      [1830, 1150, 2.4, 'citrus'],
    ] as const) {
      sheet.fill(oval(x + 30, y + 6, 150, 18), sheet.hour.shadow, 0.22);
      sheet.at(x, y, s, () => paintRoundTree(sheet, 0, sheet.paint(fruit)));
    }
    // A ladder, pickers, crates.
    const wood = sheet.light('#A9794C');
    sheet.line('M1190 1130L1270 840M1250 1136L1316 846', wood, 10);
    let rungs = '';
    for (let i = 1; i < 9; i++)
      rungs += `M${round(1190 + i * 8.9)} ${round(1130 - i * 32)}L${round(1250 + i * 7.3)} ${round(1136 - i * 32)}`;
    sheet.line(rungs, wood, 7);
    paintPerson(sheet, 1240, 1020, 220, {
      pose: 'reach',
      top: 'terracotta',
      bottom: 'slate',
      hat: 'cream',
    });
    paintPerson(
      sheet,
      420,
      1130,
      250,
      { pose: 'reach', top: 'white', bottom: 'sea', skirt: true, hat: 'citrus' },
      true,
    );
    paintPerson(sheet, 900, 1120, 240, { pose: 'hold', top: 'seaLight', bottom: 'trunk' });
    const crate = (x: number, y: number, s: number, fruit: string) =>
      sheet.stamp(`crate ${fruit}`, x, y, s, () => {
        let heap = '';
        let lit = '';
        for (let i = 0; i < 18; i++) {
          const d = oval(-58 + (i % 9) * 14.5, -58 - Math.floor(i / 9) * 13, 10);
          if (i % 3) heap += d;
          else lit += d;
        }
        sheet.fill(oval(4, 4, 86, 9), sheet.hour.shadow, 0.24);
        sheet.fill(heap, fruit);
        sheet.fill(lit, shift(fruit, 0.05));
        sheet.paper(box(-76, -56, 152, 58, 3), sheet.tone(wood, 0.06), { lift: 4, rim: 0.4 });
        sheet.line('M-74 -28H74M-38 -54V0M38 -54V0', sheet.hour.shadow, 4, 0.22);
      });
    crate(932, 1006, 0.62, sheet.paint('lemon'));
    crate(620, 1150, 1.2, sheet.paint('citrus'));
    crate(760, 1170, 1.1, sheet.paint('lemon'));
    crate(1080, 1180, 1.25, sheet.paint('citrus'));
    for (const [x, y, w] of places('40,1190,200 1600,1200,220'))
      sheet.at(x, y, 1, () => paintBush(sheet, w, 0, sheet.paint('lemon')));
  },
);

const ferry = composeScene(
  'aigio-ferry',
  {
    el: 'Το οχηματαγωγό στο λιμάνι του Αιγίου: αυτοκίνητα μπροστά στον καταπέλτη και απέναντι τα βουνά της Φωκίδας.',
    en: 'The car ferry in the harbour of Aigio: cars before its ramp and, across the gulf, the mountains of Phocis.',
  },
  'morning',
  (sheet) => {
    const horizon = 560;
    paintSky(sheet, {
      clouds: [
        { x: 420, y: 150, w: 420 },
        { x: 1480, y: 220, w: 380 },
      ],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 260, 1);
    paintSea(sheet, { top: horizon, bottom: 1120, bands: 6, swell: 11 });
    sheet.stamp('sail', 360, 620, 0.6, () => paintSail(sheet));
    sheet.stamp('sail', 1720, 600, 0.4, () => paintSail(sheet));
    // Gulls.
    for (const [x, y] of points('520,360 590,330 1240,300 1310,340'))
      sheet.line(`M${x - 26} ${y - 6}q14 -10 26 7q12 -17 28 -5`, sheet.paint('white'), 5);
    sheet.at(940, 860, 2.5, () => paintFerry(sheet));
    sheet.fill(oval(940, 892, 560, 20), sheet.paint('foam'), 0.4);
    // The ramp lies on the quay on the left, where the stern is open.
    const stone = sheet.paint('stone');
    paintQuay(sheet, -40, 890, 470, 1080);
    sheet.paper(
      polygon([300, 884], [452, 806], [492, 820], [380, 896]),
      sheet.tone(sheet.paint('slate'), 0.05),
      { lift: 5, rim: 0.5 },
    );
    sheet.paper(
      'M-40 1010H1980V1260H-40Z',
      sheet.fade([
        [0, shift(stone, 0.05)],
        [1, shift(stone, -0.05)],
      ]),
      { lift: 8, rim: 0.5 },
    );
    sheet.line('M-40 1030H1980', shift(stone, -0.12), 5, 0.6);
    let joints = '';
    for (let x = 0; x < 1960; x += 120)
      joints += `M${x} 1034L${Math.round(960 + (x - 960) * 1.16)} 1210`;
    sheet.line(joints, sheet.hour.shadow, 2.4, 0.1);
    sheet.at(90, 886, 0.95, () => paintCar(sheet, sheet.light('#C2452B')));
    sheet.at(262, 886, 0.95, () => paintCar(sheet, sheet.paint('white')));
    for (const [x, c] of [
      [330, 'seaLight'],
      [620, 'citrus'],
      [900, 'white'],
    ] as const)
      sheet.at(x, 1150, 1.75, () => paintCar(sheet, sheet.paint(c)));
    for (const x of [170, 1180, 1700]) sheet.at(x, 1050, 1, () => paintLamp(sheet));
    for (const x of [1320, 1560]) {
      sheet.paper(
        `M${x - 22} 1050v-26q-14 -22 22 -24q36 2 22 24v26Z`,
        sheet.tone(sheet.paint('iron'), 0.06),
        { lift: 4, rim: 0.5 },
      );
    }
    paintPerson(
      sheet,
      1250,
      1140,
      176,
      { pose: 'walk', top: 'terracotta', bottom: 'slate', pack: 'sea' },
      true,
    );
    paintPerson(
      sheet,
      1330,
      1144,
      166,
      { pose: 'walk', top: 'white', bottom: 'sea', skirt: true },
      true,
    );
    paintPerson(sheet, 1390, 1146, 108, { pose: 'walk', top: 'lemon', bottom: 'slate' }, true);
    sheet.at(1620, 1140, 1.1, () => paintBench(sheet));
    paintPerson(
      sheet,
      1600,
      1138,
      152,
      { pose: 'sit', top: 'leaf', bottom: 'ink', hat: 'cream' },
      true,
    );
    sheet.at(1850, 1120, 1.4, () => paintPalm(sheet));
  },
);

const train = composeScene(
  'suburban-railway',
  {
    el: 'Σύγχρονο τρένο του προαστιακού στον σταθμό του Αιγίου, επιβάτες στην αποβάθρα και πίσω η πόλη και η θάλασσα.',
    en: 'A modern suburban train in the station of Aigio, passengers on the platform, the town and the sea behind.',
  },
  'morning',
  (sheet) => {
    const horizon = 420;
    paintSky(sheet, {
      clouds: [
        { x: 480, y: 130, w: 420 },
        { x: 1420, y: 180, w: 360 },
      ],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 170, 2);
    paintSea(sheet, { top: horizon, bottom: 620, bands: 4, swell: 6 });
    const green = sheet.light('#8A9A5C');
    paintHill(
      sheet,
      points('-60,520 300,540 700,560 1100,556 1500,530 1980,500'),
      800,
      mix(green, sheet.hour.haze, 0.15),
      { lift: 6 },
    );
    paintHouseRow(
      sheet,
      places(
        '120,590,0.9 280,596,0.96 440,590,0.9 1420,590,0.94 1580,594,1 1740,588,0.96 1880,594,1',
      ),
      0.08,
    );
    for (const [x, s] of points('560,0.9 1320,0.9'))
      sheet.at(x, 610, s, () => paintCypress(sheet, 0.08));
    for (let i = 0; i < 14; i++)
      sheet.stamp('tree', 40 + i * 146, 640, 0.5, () => paintRoundTree(sheet, 0.08));
    const concrete = sheet.light('#C7C9C6');
    // The far platform with a light canopy.
    sheet.paper(box(-40, 646, 2000, 60), sheet.tone(concrete, 0.03), { lift: 4, rim: 0.5 });
    sheet.fill(box(-40, 646, 2000, 8), sheet.paint('citrus'), 0.85);
    for (const x of [260, 620, 980, 1340, 1700])
      sheet.line(`M${x} 660V470`, sheet.paint('slate'), 12);
    sheet.paper('M120 470L1840 470L1880 436L160 416Z', sheet.tone(sheet.paint('white'), 0.04), {
      lift: 8,
      rim: 0.5,
    });
    sheet.fill('M120 470L1840 470L1836 482L130 482Z', sheet.hour.shadow, 0.3);
    // Ballast, rails, the train.
    sheet.paper(
      box(-40, 700, 2000, 300),
      sheet.fade([
        [0, sheet.light('#948B7E')],
        [1, sheet.light('#776F66')],
      ]),
      { lift: 4, rim: 0.1 },
    );
    let sleepers = '';
    for (let x = -40; x < 1960; x += 46) sleepers += box(x, 904, 26, 30, 2);
    sheet.fill(sleepers, sheet.light('#B9B7B0'), 0.8);
    sheet.line('M-40 912H1960M-40 926H1960', sheet.paint('slate'), 6);
    sheet.at(0, 0, 1, () => {
      const white = sheet.paint('white');
      const blue = sheet.paint('sea');
      for (const [i, left] of [-220, 470, 1160].entries()) {
        const w = 680;
        const front = i === 2;
        const body = front
          ? `M${left} 890V620Q${left} 600 ${left + 22} 600H${left + w - 190}Q${left + w - 90} 604 ${left + w - 30} 720Q${left + w} 780 ${left + w} 850V890Z`
          : `M${left} 890V620Q${left} 600 ${left + 22} 600H${left + w - 22}Q${left + w} 600 ${left + w} 620V890Z`;
        sheet.paper(body, sheet.tone(white, 0.03), { lift: 8, rim: 0.5 });
        sheet.inside(body, () => {
          sheet.fill(box(left, 806, w, 44), blue);
          sheet.fill(box(left, 850, w, 16), sheet.paint('citrus'));
          sheet.fill(box(left, 600, w, 26), shift(white, -0.1));
          sheet.fill(
            box(left + 24, 668, front ? 420 : w - 48, 92, 12),
            sheet.fade([
              [0, shift(sheet.hour.pane, 0.2)],
              [0.5, sheet.hour.pane],
              [1, shift(sheet.hour.pane, -0.04)],
            ]),
          );
          if (front)
            sheet.fill(
              `M${left + 520} 650H${left + 580}L${left + 640} 760H${left + 520}Z`,
              sheet.hour.pane,
            );
        });
        for (const dx of front ? [70, 330] : [110, 400]) {
          sheet.fill(box(left + dx, 646, 124, 232, 6), shift(white, -0.06));
          sheet.fill(
            box(left + dx + 10, 662, 48, 110, 6) + box(left + dx + 66, 662, 48, 110, 6),
            sheet.hour.pane,
          );
          sheet.line(`M${left + dx + 62} 650V876`, sheet.hour.shadow, 4, 0.3);
        }
        if (front) sheet.fill(oval(left + w - 24, 836, 15, 10), sheet.paint('lemon'));
        for (const dx of [90, 170, 500, 580]) {
          sheet.fill(oval(left + dx, 904, 25), sheet.paint('ink'));
          sheet.fill(oval(left + dx, 904, 10), sheet.paint('slate'));
        }
      }
      sheet.fill(box(-40, 886, 1960, 16, 4), sheet.paint('iron'));
    });
    // The near platform.
    sheet.paper(
      'M-40 980H1980V1260H-40Z',
      sheet.fade([
        [0, shift(concrete, 0.03)],
        [1, shift(concrete, -0.05)],
      ]),
      { lift: 8, rim: 0.5 },
    );
    sheet.fill(box(-40, 1006, 2000, 20), sheet.paint('citrus'));
    sheet.dashes('M-40 1016H1960', shift(sheet.paint('citrus'), -0.1), 20, [8, 12]);
    let joints = '';
    for (let x = -1200; x < 3200; x += 190)
      joints += `M${round(960 + (x - 960) * 0.72)} 1030L${x} 1230`;
    sheet.line(`${joints}M-40 1110H1960`, sheet.hour.shadow, 2.4, 0.12);
    for (const x of [150, 1780]) sheet.at(x, 1070, 1.2, () => paintLamp(sheet));
    sheet.at(430, 1120, 1.2, () => paintBench(sheet));
    paintPerson(sheet, 400, 1118, 190, {
      pose: 'sit',
      top: 'rose',
      bottom: 'slate',
      hair: 'hairGrey',
    });
    for (const [x, y, h, top] of [
      [720, 1120, 210, 'terracotta'],
      [800, 1124, 196, 'white'],
      [1180, 1110, 208, 'sea'],
      [1460, 1130, 214, 'leaf'],
      [1530, 1132, 140, 'citrus'],
    ] as const)
      paintPerson(
        sheet,
        x,
        y,
        h,
        {
          pose: x < 1000 ? 'walk' : 'stand',
          top,
          bottom: x % 3 ? 'ink' : 'seaDark',
          skirt: top === 'white',
          ...(top === 'terracotta' ? { pack: 'sea' as const } : {}),
        },
        x > 1100,
      );
    sheet.paper(box(1236, 1046, 54, 76, 6), sheet.tone(sheet.paint('terracotta'), 0.06), {
      lift: 4,
      rim: 0.5,
    });
    sheet.line('M1250 1046v-32h26v32', sheet.paint('iron'), 4);
  },
);

const guide = composeScene(
  'visitor-guide',
  {
    el: 'Ψηφιακός οδηγός σε κινητό: χάρτης με το λιμάνι, το θέατρο και το φαράγγι, ακουστικά, και πίσω μια πλατεία του Αιγίου.',
    en: 'A digital guide on a phone: a map with the harbour, the theatre and the gorge, earphones, and a square of Aigio behind.',
  },
  'morning',
  (sheet) => {
    paintSky(sheet, {
      clouds: [
        { x: 420, y: 130, w: 400 },
        { x: 1520, y: 160, w: 360 },
      ],
      horizon: 600,
    });
    paintRidge(sheet, {
      anchors: points('-60,420 300,310 640,400 1000,290 1400,390 1700,300 1980,380'),
      fill: sheet.ridge(0.06),
      foot: 700,
      lift: 6,
      mist: 0.5,
    });
    paintSquareHouses(sheet, 760, 0.1);
    for (const [x, s] of points('60,1.2 1870,1.25'))
      sheet.at(x, 800, s, () => paintPlane(sheet, 0.08));
    paintPaving(sheet, 760, sheet.paint('stone'));
    for (const [x, y, h] of places('300,860,130 370,864,126 1560,870,132 1640,880,92'))
      paintPerson(sheet, x, y, h, oneOfFive(sheet, 'walk'));
    for (const x of [480, 1460]) sheet.at(x, 830, 1, () => paintLamp(sheet));
    // A hand with the phone.
    const skin = sheet.paint('skin');
    sheet.paper(
      'M1130 1260V900Q1200 786 1270 786Q1346 800 1350 900V1040Q1400 1120 1450 1260Z',
      sheet.tone(shift(skin, -0.03), 0.05),
      { lift: 9, rim: 0.4 },
    );
    sheet.paper(
      box(660, 150, 600, 980, 64),
      sheet.fade([
        [0, '#22333F'],
        [1, '#10202C'],
      ]),
      { lift: 18, rim: 0.6 },
    );
    const view = box(690, 190, 540, 900, 36);
    sheet.inside(view, () => {
      sheet.fill(box(690, 190, 540, 900), '#E9EFD6');
      sheet.fill('M690 190H1230V380Q1120 420 1010 400T860 470T690 450Z', '#BFE0EC');
      sheet.line('M690 452Q780 476 860 470T1010 400T1230 380', '#FFFFFF', 12);
      sheet.fill('M690 980Q800 860 900 900T1080 820T1230 860V1100H690Z', '#CBD8B0');
      sheet.fill('M820 900L900 780L960 860L1040 740L1140 880Z', '#B4C49B');
      sheet.line('M940 430Q950 560 900 640T930 800T900 980', '#9CCBDD', 12);
      sheet.line('M690 520Q860 540 1000 480T1230 450', '#F7CE74', 14);
      sheet.line('M720 500Q820 560 860 640T1010 720T1120 560', '#BC5B35', 8, 0.9);
      for (const [x, y, c] of [
        [780, 470, '#0F6A99'],
        [872, 650, '#5D8F4E'],
        [1116, 540, '#BC5B35'],
      ] as const) {
        sheet.fill(oval(x, y + 6, 26, 8), '#0F2233', 0.25);
        sheet.paper(
          `M${x} ${y + 4}Q${x - 52} ${y - 60} ${x - 46} ${y - 92}A46 46 0 0 1 ${x + 46} ${y - 92}Q${x + 52} ${y - 60} ${x} ${y + 4}Z`,
          sheet.tone(c, 0.05),
          { lift: 5, rim: 0.5 },
        );
        sheet.fill(oval(x, y - 88, 30), '#FFFFFF');
      }
      sheet.line('M762 378h36M780 362v34M766 384q14 18 28 0', '#0F6A99', 6);
      sheet.line('M852 578l12 -24l10 14l8 -8l10 18', '#5D8F4E', 6);
      sheet.line(
        'M1096 462h40M1100 458v-18M1116 458v-18M1132 458v-18M1094 438l22 -14l22 14Z',
        '#BC5B35',
        5,
      );
      // The player below.
      sheet.paper(box(716, 940, 488, 126, 24), '#FFFFFF', { lift: 8, rim: 0.5 });
      sheet.fill(oval(790, 1003, 38), '#0F6A99');
      sheet.fill('M778 982L812 1003L778 1024Z', '#FFFFFF');
      let wave = '';
      for (let i = 0; i < 24; i++) {
        const h = 10 + ((i * 37) % 46);
        wave += `M${850 + i * 14} ${1003 - h / 2}v${h}`;
      }
      sheet.line(wave, '#2A93C4', 6);
    });
    sheet.fill(box(900, 160, 120, 16, 8), '#05121F');
    // The fingers on this side.
    for (const [y, r] of points('860,44 960,46 1056,44'))
      sheet.paper(
        `M1330 ${y - r}Q1200 ${y - r - 4} 1186 ${y}Q1200 ${y + r} 1330 ${y + r}Q1352 ${y} 1330 ${y - r}Z`,
        sheet.tone(skin, 0.05),
        { lift: 6, rim: 0.4 },
      );
    sheet.paper(
      'M560 1260Q600 1080 640 1000Q656 920 690 900Q730 892 724 950Q716 1020 740 1080Q760 1160 740 1260Z',
      sheet.tone(skin, 0.05),
      { lift: 10, rim: 0.4 },
    );
    // Earphones.
    sheet.line('M960 1130Q960 1210 820 1190T420 1120Q300 1080 330 980', sheet.paint('white'), 9);
    sheet.line('M420 1120Q360 1180 250 1130', sheet.paint('white'), 9);
    for (const [x, y] of points('330,964 236,1122')) {
      sheet.paper(oval(x, y, 26), sheet.tone(sheet.paint('white'), 0.08), { lift: 5, rim: 0.5 });
      sheet.fill(oval(x - 6, y - 4, 12), sheet.paint('slate'));
    }
  },
);

const ships = composeScene(
  'currant-ships',
  {
    el: 'Το λιμάνι της Βοστίτσας τον 19ο αιώνα: ατμόπλοιο και ιστιοφόρο, φορτηγίδες και βαρέλια με σταφίδα στον μόλο.',
    en: 'The harbour of Vostitsa in the 19th century: a steamer and a sailing ship, lighters, and barrels of currants on the quay.',
  },
  'golden',
  (sheet) => {
    const horizon = 520;
    paintSky(sheet, {
      sun: { x: 420, y: 330, r: 56 },
      clouds: [
        { x: 1180, y: 130, w: 480 },
        { x: 300, y: 160, w: 300 },
      ],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 180, 4);
    paintSea(sheet, { top: horizon, bottom: 1040, bands: 6, swell: 11, sunX: 420 });
    const ink = sheet.light('#2B2A2C');
    const cream = sheet.paint('cream');
    const rope = sheet.light('#5B4634');
    // The steamer, with masts as they still had.
    sheet.at(640, 770, 1.35, () => {
      sheet.line(
        'M-150 -60V-330M170 -60V-320M-150 -320L-290 -56M-150 -320L30 -70M170 -310L300 -70M170 -310L40 -70',
        rope,
        3,
      );
      sheet.line('M-150 -60V-330M170 -60V-320', rope, 8);
      sheet.line('M-210 -250H-90M110 -244H230', rope, 6);
      sheet.fill('M-206 -246h112q4 12 -6 18h-100q-10 -6 -6 -18Z', cream);
      for (const [x, y, r] of places('36,-330,24 76,-368,34 132,-400,42 210,-426,52'))
        sheet.fill(oval(x, y, r * 1.3, r), '#8D8680', 0.4);
      sheet.paper(
        'M-14 -80L-8 -290H38L44 -80Z',
        sheet.fade(
          [
            [0, shift(ink, 0.08)],
            [1, ink],
          ],
          'across',
        ),
        { lift: 5, rim: 0.4 },
      );
      sheet.fill('M-9 -252H39L38 -222H-10Z', sheet.paint('terracotta'));
      sheet.paper(box(-90, -118, 230, 50, 4), sheet.tone(sheet.paint('white'), 0.04), {
        lift: 4,
        rim: 0.4,
      });
      sheet.fill(
        box(-74, -104, 24, 22) +
          box(-34, -104, 24, 22) +
          box(56, -104, 24, 22) +
          box(96, -104, 24, 22),
        sheet.hour.pane,
      );
      sheet.paper(
        'M-300 -76Q-150 -56 0 -58T300 -96Q290 -30 262 16H-240Q-288 -16 -300 -76Z',
        sheet.fade([
          [0, shift(ink, 0.06)],
          [1, ink],
        ]),
        { lift: 7, rim: 0.5 },
      );
      sheet.line('M-298 -66Q-150 -46 0 -48T298 -84', cream, 6);
      sheet.fill('M-262 -6Q0 10 274 -8L262 18H-240Z', sheet.paint('terracotta'));
    });
    // A sailing ship behind.
    sheet.at(1300, 640, 0.8, () => {
      const wood = sheet.light('#6B4A32');
      sheet.line(
        'M-120 -30V-360M60 -30V-390M210 -70L330 -130M-120 -340L330 -130M60 -370L330 -130M-240 -60L-120 -340',
        rope,
        4,
      );
      sheet.line('M-120 -30V-360M60 -30V-390', rope, 8);
      for (const [x, y, w, h] of [
        [-120, -340, 120, 90],
        [-120, -240, 160, 120],
        [60, -370, 130, 100],
        [60, -256, 176, 136],
      ] as const)
        sheet.paper(
          `M${x - w / 2} ${y}H${x + w / 2}Q${x + w / 2 + 20} ${y + h / 2} ${x + w / 2 + 6} ${y + h}H${x - w / 2 + 6}Q${x - w / 2 + 20} ${y + h / 2} ${x - w / 2} ${y}Z`,
          sheet.tone(cream, 0.05),
          { lift: 4, rim: 0.5 },
        );
      sheet.paper(
        'M-250 -66Q-120 -30 30 -34T230 -80Q220 -10 180 18H-190Q-240 -10 -250 -66Z',
        sheet.tone(wood, 0.06),
        { lift: 6, rim: 0.5 },
      );
      sheet.line('M-244 -54Q-120 -20 30 -24T224 -66', cream, 6);
    });
    // Lighters carry the cargo out.
    for (const [x, y, s] of places('1180,860,1 330,960,1.1'))
      sheet.at(x, y, s, () => {
        for (const dx of [-70, -30, 10])
          sheet.paper(box(dx - 18, -58, 38, 44, 8), sheet.tone(sheet.paint('earth'), 0.06), {
            lift: 3,
            rim: 0.4,
          });
        paintPerson(sheet, 70, -8, 96, {
          pose: 'reach',
          top: 'white',
          bottom: 'slate',
          hat: 'trunk',
        });
        sheet.line('M96 -60L150 24', rope, 6);
        sheet.paper(
          'M-136 -30Q0 -8 132 -28Q120 14 92 22H-98Q-126 12 -136 -30Z',
          sheet.tone(sheet.light('#7A5236'), 0.06),
          { lift: 5, rim: 0.5 },
        );
      });
    // A warehouse at the edge, the quay, barrels and boxes.
    const stone = sheet.light('#CDB68F');
    sheet.paper(
      'M1500 1010V560L1730 440L1980 560V1010Z',
      sheet.fade(
        [
          [0, shift(stone, 0.04)],
          [1, shift(stone, -0.07)],
        ],
        'across',
      ),
      { lift: 10, rim: 0.4 },
    );
    sheet.paper(
      polygon([1478, 566], [1730, 420], [1990, 556], [1990, 590], [1730, 456], [1490, 588]),
      sheet.tone(sheet.paint('roof'), 0.06),
      { lift: 5, rim: 0.4 },
    );
    for (const x of [1610, 1860]) {
      sheet.line(`M${x - 84} 1010V816a84 84 0 0 1 168 0V1010`, sheet.light('#B9704A'), 22);
      sheet.fill(arch(x, 1010, 156, 274), sheet.hour.pane, 0.9);
    }
    sheet.fill(oval(1736, 620, 44), sheet.light('#B9704A'));
    sheet.fill(oval(1736, 620, 32), sheet.hour.pane);
    const quay = sheet.paint('stone');
    sheet.paper(
      'M-40 1080L980 1030L1200 1000H1980V1260H-40Z',
      sheet.fade([
        [0, shift(quay, 0.05)],
        [1, shift(quay, -0.08)],
      ]),
      { lift: 8, rim: 0.5 },
    );
    const barrel = (x: number, y: number, s: number) =>
      sheet.stamp('barrel', x, y, s, () => {
        sheet.fill(oval(6, 2, 50, 9), sheet.hour.shadow, 0.26);
        sheet.paper(
          'M-36 0Q-50 -48 -36 -96H36Q50 -48 36 0Q0 12 -36 0Z',
          sheet.fade(
            [
              [0, shift(sheet.paint('earth'), 0.06)],
              [1, shift(sheet.paint('earth'), -0.1)],
            ],
            'across',
          ),
          { lift: 4, rim: 0.5 },
        );
        sheet.fill(oval(0, -96, 36, 8), shift(sheet.paint('earth'), 0.08));
        sheet.line('M-41 -22Q0 -10 41 -22M-41 -74Q0 -62 41 -74', sheet.paint('iron'), 6);
        sheet.fill(oval(0, -98, 26, 5), sheet.paint('grape'), 0.85);
      });
    for (const [x, y, s] of places(
      '1240,1060,0.9 1320,1066,0.92 1280,1104,1.05 1380,1110,1.05 1480,1108,1.05',
    ))
      barrel(x, y, s);
    for (const [x, y] of points('820,1150 920,1150 870,1086 1020,1156')) {
      sheet.paper(box(x, y - 62, 92, 62, 3), sheet.tone(sheet.light('#B98A5C'), 0.06), {
        lift: 4,
        rim: 0.5,
      });
      sheet.line(
        `M${x + 6} ${y - 30}h80M${x + 30} ${y - 58}v56M${x + 64} ${y - 58}v56`,
        sheet.hour.shadow,
        3,
        0.25,
      );
    }
    paintPerson(sheet, 1140, 1150, 220, {
      pose: 'dig',
      top: 'white',
      bottom: 'slate',
      hat: 'trunk',
    });
    barrel(1236, 1162, 1.25);
    paintPerson(sheet, 680, 1150, 214, {
      pose: 'walk',
      top: 'cream',
      bottom: 'trunk',
      hat: 'cream',
    });
    sheet.paper(box(652, 934, 92, 50, 3), sheet.tone(sheet.light('#B98A5C'), 0.06), {
      lift: 4,
      rim: 0.5,
    });
    paintPerson(
      sheet,
      1640,
      1150,
      224,
      { pose: 'hold', top: 'ink', bottom: 'ink', hat: 'ink' },
      true,
    );
    paintPerson(
      sheet,
      1740,
      1156,
      216,
      { pose: 'stand', top: 'slate', bottom: 'ink', hat: 'trunk', hair: 'hairGrey' },
      true,
    );
    sheet.fill(
      polygon([1560, 1012], [1604, 1008], [1608, 1046], [1564, 1050]),
      sheet.paint('white'),
    );
  },
);

const waterMain = composeScene(
  'water-main',
  {
    el: 'Συνεργείο αλλάζει αγωγό ύδρευσης σε σκάμμα στην παραλία του Αιγίου, με μπλε σωλήνες και βυτίο νερού δίπλα.',
    en: 'A crew replaces a water main in a trench on the seafront of Aigio, with blue pipes and a water tanker beside them.',
  },
  'morning',
  (sheet) => {
    const horizon = 460;
    paintSky(sheet, {
      clouds: [
        { x: 420, y: 150, w: 420 },
        { x: 1460, y: 120, w: 360 },
      ],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 170, 7);
    paintSea(sheet, { top: horizon, bottom: 680, bands: 5, swell: 8 });
    sheet.stamp('sail', 760, 520, 0.5, () => paintSail(sheet));
    const stone = sheet.paint('stone');
    sheet.paper(box(-40, 660, 2000, 30, 4), sheet.tone(shift(stone, 0.06), 0.02), {
      lift: 4,
      rim: 0.5,
    });
    sheet.paper(box(-40, 688, 2000, 130), sheet.tone(stone, 0.04), { lift: 4, rim: 0.4 });
    for (const x of [120, 640, 1240, 1820]) sheet.at(x, 760, 1.05, () => paintPalm(sheet));
    for (const x of [380, 960, 1540]) sheet.at(x, 756, 0.95, () => paintLamp(sheet));
    const road = mix(sheet.paint('road'), stone, 0.2);
    sheet.paper(
      box(-40, 816, 2000, 440),
      sheet.fade([
        [0, shift(road, 0.05)],
        [1, shift(road, -0.05)],
      ]),
      { lift: 5, rim: 0.3 },
    );
    sheet.dashes('M-40 870H1960', sheet.paint('white'), 8, [70, 60], 0.7);
    // The tanker.
    sheet.at(1500, 900, 1.5, () => {
      const blue = sheet.paint('sea');
      const white = sheet.paint('white');
      sheet.fill(oval(0, 2, 210, 11), sheet.hour.shadow, 0.28);
      sheet.paper(box(-190, -44, 360, 22, 4), sheet.paint('iron'), { lift: 4 });
      sheet.paper(
        box(-190, -140, 250, 98, 46),
        sheet.fade([
          [0, white],
          [0.6, shift(white, -0.03)],
          [1, shift(white, -0.16)],
        ]),
        { lift: 6, rim: 0.5 },
      );
      sheet.fill('M-66 -122Q-40 -92 -40 -78A26 26 0 0 1 -92 -78Q-92 -92 -66 -122Z', blue);
      sheet.line('M-150 -138V-46M20 -138V-46', sheet.hour.shadow, 4, 0.2);
      sheet.paper(
        'M76 -24V-146Q76 -154 86 -154H130Q142 -154 148 -142L172 -92V-24Z',
        sheet.tone(blue, 0.05),
        { lift: 5, rim: 0.5 },
      );
      sheet.fill('M92 -140H128L150 -94H92Z', sheet.hour.pane);
      for (const x of [-140, -90, 120]) {
        sheet.fill(oval(x, -20, 27), sheet.paint('ink'));
        sheet.fill(oval(x, -20, 11), sheet.paint('stone'));
      }
      sheet.line('M-190 -70Q-240 -60 -236 -6T-300 2', sheet.paint('ink'), 8);
    });
    // The trench with the old main and the new one.
    const earth = sheet.light('#8A6646');
    sheet.paper(
      'M150 1010Q600 974 1300 1000Q1360 1040 1290 1090Q700 1130 180 1100Q100 1056 150 1010Z',
      sheet.fade([
        [0, shift(earth, -0.16)],
        [1, shift(earth, -0.05)],
      ]),
      { lift: 4, rim: 0.3 },
    );
    sheet.fill('M190 1030Q700 996 1270 1022L1284 1050Q700 1024 176 1058Z', sheet.hour.shadow, 0.3);
    const blue = sheet.light('#2A86C8');
    sheet.paper(
      'M170 1040H1290V1086H170Z',
      sheet.fade([
        [0, shift(blue, 0.1)],
        [0.4, blue],
        [1, shift(blue, -0.12)],
      ]),
      { lift: 5, rim: 0.5 },
    );
    for (const x of [420, 760, 1080])
      sheet.paper(
        box(x - 26, 1030, 52, 66, 6),
        sheet.fade([
          [0, shift(blue, 0.04)],
          [1, shift(blue, -0.16)],
        ]),
        { lift: 4, rim: 0.5 },
      );
    sheet.paper(
      'M-40 1110Q500 1090 1000 1108T1980 1096V1260H-40Z',
      sheet.fade([
        [0, shift(road, 0.03)],
        [1, shift(road, -0.05)],
      ]),
      { lift: 7, rim: 0.4 },
    );
    for (const [x, y, s] of places('300,996,1 880,990,1.1'))
      sheet.at(x, y, s, () =>
        sheet.paper('M-150 6Q-90 -60 -20 -70T150 6Q0 18 -150 6Z', sheet.tone(earth, 0.05), {
          lift: 5,
          rim: 0.3,
        }),
      );
    paintPerson(sheet, 600, 1060, 220, {
      pose: 'dig',
      top: 'citrus',
      bottom: 'slate',
      hat: 'white',
    });
    paintPerson(sheet, 960, 1064, 214, {
      pose: 'reach',
      top: 'citrus',
      bottom: 'ink',
      hat: 'white',
    });
    paintPerson(
      sheet,
      1200,
      990,
      200,
      { pose: 'hold', top: 'sea', bottom: 'ink', hat: 'white' },
      true,
    );
    sheet.line('M636 960L700 1060', sheet.paint('earth'), 9);
    // Pipes that wait, cones, a barrier.
    for (const [x, y] of points('1560,1150 1630,1150 1700,1150 1595,1096 1665,1096')) {
      sheet.paper(oval(x, y, 34), sheet.tone(blue, 0.06), { lift: 5, rim: 0.5 });
      sheet.fill(oval(x, y, 22), sheet.paint('ink'), 0.8);
    }
    for (const [x, y, s] of places(
      '80,1010,1 1420,1080,1.1 240,1190,1.3 1300,1196,1.3 1860,1180,1.3',
    ))
      sheet.stamp('cone', x, y, s, () => {
        sheet.fill(oval(4, 2, 40, 7), sheet.hour.shadow, 0.25);
        sheet.paper('M-9 -84H9L28 -4H-28Z', sheet.tone(sheet.light('#E2662B'), 0.06), {
          lift: 3,
          rim: 0.4,
        });
        sheet.fill('M-15 -58H15L21 -34H-21Z', sheet.paint('white'));
        sheet.fill(box(-36, -6, 72, 9, 3), sheet.light('#C9531F'));
      });
    sheet.at(740, 1200, 1.2, () => {
      sheet.line('M-190 0V-104M190 0V-104', sheet.paint('iron'), 9);
      sheet.paper(box(-220, -110, 440, 42, 4), sheet.paint('white'), { lift: 4, rim: 0.4 });
      let bars = '';
      for (let x = -210; x < 200; x += 84)
        bars += polygon([x, -110], [x + 42, -110], [x + 22, -68], [x - 20, -68]);
      sheet.inside(box(-220, -110, 440, 42, 4), () => sheet.fill(bars, sheet.paint('terracotta')));
    });
  },
);

const springs = composeScene(
  'twelve-springs',
  {
    el: 'Οι Δώδεκα Βρύσες του Αιγίου με τις μπρούτζινες λεοντοκεφαλές, και δίπλα τους ο γέρικος πλάτανος του Παυσανία.',
    en: 'The Twelve Springs of Aigio with their bronze lion heads and, beside them, the ancient plane tree of Pausanias.',
  },
  'morning',
  (sheet) => {
    paintSky(sheet, {
      clouds: [
        { x: 380, y: 120, w: 380 },
        { x: 1000, y: 190, w: 300 },
      ],
      horizon: 520,
    });
    // The upper town on its rim, above a slope.
    paintHill(
      sheet,
      points('-60,380 300,340 700,330 1100,360 1500,330 1980,350'),
      900,
      mix(sheet.light('#B0A078'), sheet.hour.haze, 0.2),
      { lift: 7 },
    );
    paintHouseRow(
      sheet,
      places(
        '120,372,0.84 260,360,0.9 400,352,0.86 560,346,0.92 720,348,0.86 880,358,0.9 1040,366,0.86',
      ),
      0.1,
    );
    sheet.at(640, 346, 1.3, () => paintBellTower(sheet, 46, 150, sheet.paint('white', 0.08)));
    for (const [x, s] of points('190,0.6 480,0.66 960,0.66'))
      sheet.at(x, 372, s, () => paintCypress(sheet, 0.1));
    for (const [x, y, w] of places(
      '140,470,150 420,450,180 760,470,170 1000,460,140 300,540,170 620,540,190 900,550,160',
    ))
      sheet.at(x, y, 1, () => paintBush(sheet, w, 0.12));
    // The wall of the springs: twelve niches, a lion's head in each, one long basin.
    const stone = sheet.paint('stone');
    sheet.paper(box(60, 560, 1260, 340, 4), sheet.tone(shift(stone, -0.02), 0.05), {
      lift: 10,
      rim: 0.4,
    });
    let courses = '';
    for (let r = 0; r < 8; r++) {
      courses += `M64 ${600 + r * 40}H1316`;
      for (let x = 90 + (r % 2) * 48; x < 1310; x += 96) courses += `M${x} ${562 + r * 40}v38`;
    }
    sheet.line(courses, sheet.hour.shadow, 2.4, 0.12);
    sheet.paper(box(44, 534, 1292, 36, 3), sheet.tone(shift(stone, 0.06), 0.02), {
      lift: 6,
      rim: 0.5,
    });
    const bronze = '#8C6A3C';
    for (let i = 0; i < 12; i++) {
      const x = 122 + i * 103;
      sheet.fill(arch(x, 850, 82, 226), shift(stone, 0.07));
      sheet.fill(arch(x, 850, 66, 214), shift(stone, -0.14));
      sheet.stamp('lion', x, 740, 1, () => {
        sheet.fill(oval(0, 0, 30, 31), shift(bronze, -0.08));
        let mane = '';
        for (let a = 0; a < 12; a++)
          mane += oval(Math.cos(a * 0.524) * 26, Math.sin(a * 0.524) * 26, 8.5);
        sheet.fill(mane, shift(bronze, -0.03));
        sheet.fill(oval(0, -1, 20, 22), shift(bronze, 0.1));
        sheet.fill(oval(-8, -6, 3.4) + oval(8, -6, 3.4) + oval(0, 13, 6, 5), '#2B1E10');
        sheet.fill('M-5 0H5L0 7Z', '#3A2A16');
      });
      sheet.line(`M${x} 754Q${x + 6} 770 ${x + 6} 852`, sheet.paint('ice'), 8, 0.95);
      sheet.line(`M${x + 2} 770Q${x + 5} 800 ${x + 4} 850`, '#FFFFFF', 3, 0.8);
    }
    sheet.paper(box(50, 846, 1280, 86, 5), sheet.tone(shift(stone, 0.03), 0.05), {
      lift: 7,
      rim: 0.5,
    });
    sheet.fill(box(70, 850, 1240, 18, 6), sheet.paint('seaLight'), 0.85);
    paintPaving(sheet, 920, stone);
    // The plane tree: a trunk as thick as a room, hollow, with a crown over half the square.
    sheet.fill(oval(1560, 1090, 420, 40), sheet.hour.shadow, 0.24);
    sheet.at(1590, 1080, 2.5, () => paintPlane(sheet));
    const bark = sheet.light('#A99C84');
    sheet.paper(
      'M1420 1092Q1500 980 1490 800Q1494 700 1530 590H1680Q1700 700 1704 820Q1710 990 1790 1092Q1600 1120 1420 1092Z',
      sheet.fade(
        [
          [0, shift(bark, 0.07)],
          [0.6, bark],
          [1, shift(bark, -0.1)],
        ],
        'across',
      ),
      { lift: 8, rim: 0.4 },
    );
    sheet.fill(
      'M1560 1100Q1548 1000 1574 940Q1600 900 1626 944Q1650 1010 1640 1100Z',
      sheet.light('#3A3026'),
      0.85,
    );
    sheet.line(
      'M1510 1060Q1540 960 1524 820M1690 1060Q1664 950 1676 800M1590 880Q1600 780 1580 680',
      shift(bark, -0.1),
      6,
      0.5,
    );
    paintPerson(sheet, 700, 1010, 176, { pose: 'reach', top: 'terracotta', bottom: 'slate' });
    paintPerson(sheet, 420, 1060, 190, { pose: 'walk', top: 'white', bottom: 'sea', skirt: true });
    paintPerson(sheet, 500, 1066, 120, { pose: 'run', top: 'citrus', bottom: 'slate' });
    sheet.at(1120, 1080, 1.2, () => paintBench(sheet));
    paintPerson(sheet, 1090, 1078, 178, {
      pose: 'sit',
      top: 'seaLight',
      bottom: 'ink',
      hair: 'hairGrey',
    });
    paintPerson(sheet, 1300, 1150, 200, {
      pose: 'stand',
      top: 'leaf',
      bottom: 'trunk',
      pack: 'citrus',
      hat: 'cream',
    });
  },
);

export const PLACES: readonly Scene[] = [
  springs,
  aigeira,
  akrata,
  orchards,
  ferry,
  train,
  guide,
  ships,
  waterMain,
];
