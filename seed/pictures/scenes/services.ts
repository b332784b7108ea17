/** What a municipality does every day: waste, buses, roads. */
import { paintBin } from '../furniture.ts';
import { paintPaving } from '../ground.ts';
import { box, oval, places, points, polygon } from '../path.ts';
import { paintPerson } from '../people.ts';
import { paintGulfMountains, paintHill, paintRidge } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSea } from '../sea.ts';
import { paintHouseRow, paintStreet, paintStreetHouses } from '../settlement.ts';
import { paintSky } from '../sky.ts';
import { paintPlane, paintRoundTree } from '../trees.ts';
import { paintBus, paintDigger, paintRecyclingLorry, paintRecyclingMark } from '../vehicles.ts';

const recycling = composeScene(
  'recycling',
  {
    el: 'Κάδοι ανακύκλωσης σε τέσσερα χρώματα, ένα όχημα συλλογής και μια κάτοικος που χωρίζει τα υλικά της.',
    en: 'Recycling bins in four colours, a collection lorry, and a resident sorting her materials.',
  },
  'morning',
  (sheet) => {
    paintSky(sheet, {
      clouds: [
        { x: 480, y: 170, w: 420 },
        { x: 1500, y: 130, w: 340 },
      ],
      horizon: 620,
    });
    paintRidge(sheet, {
      anchors: points('-60,480 320,350 700,450 1060,330 1480,450 1980,360'),
      fill: sheet.ridge(0.08),
      foot: 800,
      lift: 6,
      mist: 0.5,
    });
    paintHill(
      sheet,
      points('-60,580 400,530 900,580 1400,540 1980,580'),
      900,
      sheet.light('#8A9A58', 0.2),
      { lift: 7 },
    );
    paintHouseRow(
      sheet,
      places('120,690,1.1 340,680,1.05 580,690,1.1 1340,690,1.1 1580,690,1.15 1820,690,1.1'),
      0.14,
    );
    for (const [x, s] of points('220,1.3 860,1.4 1120,1.3 1720,1.3'))
      sheet.at(x, 740, s, () => paintRoundTree(sheet, 0.06));
    paintStreet(sheet, 770, 190);
    sheet.at(1380, 900, 1.45, () => paintRecyclingLorry(sheet));
    paintPerson(sheet, 1000, 880, 176, {
      pose: 'reach',
      top: 'citrus',
      bottom: 'slate',
      hat: 'citrus',
    });
    paintPaving(sheet, 975, sheet.paint('stone'));
    const colours = [
      sheet.paint('sea'),
      sheet.paint('citrus'),
      sheet.light('#5D7F3B'),
      sheet.paint('trunk'),
    ] as const;
    for (const [i, colour] of colours.entries()) {
      const x = 190 + i * 200;
      sheet.at(x, 1110, 1.55, () => {
        paintBin(sheet, colour);
        paintRecyclingMark(sheet, 0, -58, 25, sheet.paint('white'));
      });
    }
    paintPerson(
      sheet,
      960,
      1130,
      300,
      { pose: 'reach', top: 'terracotta', bottom: 'seaDark', skirt: true },
      true,
    );
    sheet.paper('M826 904h40v66q-20 8 -40 0Z', sheet.tone(sheet.paint('ice'), 0.05), {
      lift: 3,
      rim: 0.5,
    });
    paintPerson(
      sheet,
      1110,
      1140,
      190,
      { pose: 'hold', top: 'lemon', bottom: 'sea', skin: 'skinLight' },
      true,
    );
    sheet.fill(box(1064, 1020, 46, 40, 3), sheet.paint('earth'));
  },
);

const cityBus = composeScene(
  'city-bus',
  {
    el: 'Λεωφορείο της αστικής συγκοινωνίας σε στάση, με επιβάτες κάτω από το στέγαστρο και σπίτια πίσω.',
    en: 'A town bus at its stop, with passengers under the shelter and town houses behind.',
  },
  'morning',
  (sheet) => {
    paintSky(sheet, {
      clouds: [
        { x: 420, y: 130, w: 400 },
        { x: 1400, y: 170, w: 360 },
      ],
      horizon: 560,
    });
    paintRidge(sheet, {
      anchors: points('-60,420 320,300 700,400 1060,280 1480,400 1980,310'),
      fill: sheet.ridge(0.08),
      foot: 800,
      lift: 6,
      mist: 0.5,
    });
    paintStreetHouses(sheet, 800);
    for (const x of [350, 770, 1190, 1590])
      sheet.at(x, 820, 0.9, () => paintRoundTree(sheet, 0, sheet.paint('citrus')));
    sheet.paper(box(-40, 796, 2000, 130), sheet.tone(sheet.paint('stone'), 0.04), {
      lift: 4,
      rim: 0.4,
    });
    // The shelter, with a bench, its sign and people waiting.
    sheet.at(1480, 900, 1.3, () => {
      sheet.fill(box(-176, -176, 352, 176), sheet.paint('ice'), 0.55);
      sheet.line('M-180 0V-186M0 0V-186M180 0V-186', sheet.paint('iron'), 8);
      sheet.paper(box(-210, -206, 420, 24, 8), sheet.tone(sheet.paint('seaDark'), 0.04), {
        lift: 6,
        rim: 0.5,
      });
      sheet.paper(box(-110, -46, 180, 12, 3), sheet.tone(sheet.paint('earth'), 0.04), {
        lift: 3,
        rim: 0.4,
      });
      sheet.line('M-90 0V-36M50 0V-36', sheet.paint('iron'), 6);
      sheet.line('M262 0V-220', sheet.paint('iron'), 7);
      sheet.paper(oval(262, -236, 36), sheet.paint('sea'), { lift: 4, rim: 0.5 });
      sheet.fill(box(242, -254, 40, 28, 5), sheet.paint('white'));
      sheet.fill(box(246, -250, 14, 11) + box(264, -250, 14, 11), sheet.paint('sea'));
      sheet.fill(oval(251, -224, 4) + oval(273, -224, 4), sheet.paint('white'));
    });
    paintPerson(sheet, 1420, 896, 158, {
      pose: 'sit',
      top: 'rose',
      bottom: 'slate',
      hair: 'hairGrey',
    });
    paintPerson(sheet, 1560, 900, 184, { pose: 'hold', top: 'citrus', bottom: 'ink' }, true);
    paintPerson(
      sheet,
      1660,
      904,
      188,
      { pose: 'stand', top: 'seaDark', bottom: 'slate', pack: 'terracotta' },
      true,
    );
    paintStreet(sheet, 930, 260);
    sheet.at(700, 1080, 2.3, () => paintBus(sheet));
    paintPerson(
      sheet,
      1240,
      944,
      190,
      { pose: 'walk', top: 'terracotta', bottom: 'cream', skirt: true },
      true,
    );
  },
);

const roadWorks = composeScene(
  'road-works',
  {
    el: 'Συνεργείο επισκευάζει δρόμο με εκσκαφέα, κώνους και προστατευτικά εμπόδια.',
    en: 'A crew repairs a road with a digger, cones and safety barriers.',
  },
  'noon',
  (sheet) => {
    const horizon = 460;
    paintSky(sheet, {
      clouds: [
        { x: 520, y: 150, w: 420 },
        { x: 1480, y: 190, w: 360 },
      ],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 180, 6);
    paintSea(sheet, { top: horizon, bottom: 640, bands: 4, swell: 7 });
    paintHill(
      sheet,
      points('-60,640 400,590 900,640 1400,590 1980,620'),
      900,
      sheet.light('#8E9A58', 0.12),
      { lift: 7 },
    );
    paintHouseRow(
      sheet,
      places('160,690,0.9 330,680,0.9 1500,690,0.95 1680,690,1 1850,700,0.95'),
      0.12,
    );
    for (const [x, s] of [
      [500, 0.9],
      [1330, 0.9],
    ] as const)
      sheet.at(x, 720, s, () => paintPlane(sheet, 0.1));
    paintStreet(sheet, 780, 460);
    // The trench and its earth.
    sheet.paper(
      'M560 980Q900 950 1360 980L1420 1060Q960 1100 500 1060Z',
      sheet.tone(sheet.light('#6B4F3A'), 0.06),
      { lift: 4, rim: 0 },
    );
    sheet.line('M600 1010H1340', sheet.paint('slate'), 26);
    sheet.line('M600 1004H1340', sheet.paint('seaLight'), 8);
    sheet.paper(
      'M1330 990Q1420 860 1530 850Q1660 860 1740 1000Q1530 1030 1330 990Z',
      sheet.tone(sheet.light('#9A7350'), 0.07),
      { lift: 7, rim: 0.4 },
    );
    sheet.at(720, 960, 1.75, () => paintDigger(sheet));
    paintPerson(
      sheet,
      1210,
      970,
      196,
      { pose: 'dig', top: 'citrus', bottom: 'slate', hat: 'lemon' },
      true,
    );
    sheet.line('M1150 880L1118 985', sheet.paint('trunk'), 8);
    paintPerson(sheet, 350, 970, 204, {
      pose: 'reach',
      top: 'citrus',
      bottom: 'ink',
      hat: 'white',
    });
    for (const [x, y, s] of places('200,1080,1 1560,1100,1'))
      sheet.at(x, y, 1.35 * s, () => {
        sheet.fill(oval(6, 2, 120, 8), sheet.hour.shadow, 0.24);
        sheet.line('M-90 0V-92M90 0V-92M-108 0h36M72 0h36', sheet.paint('iron'), 8);
        const white = sheet.paint('white');
        sheet.paper(box(-116, -98, 232, 34, 4) + box(-116, -52, 232, 26, 4), white, {
          lift: 4,
          rim: 0.4,
        });
        let stripes = '';
        for (let x = -112; x < 90; x += 48)
          stripes +=
            polygon([x, -64], [x + 22, -64], [x + 42, -98], [x + 20, -98]) +
            polygon([x, -26], [x + 22, -26], [x + 38, -52], [x + 16, -52]);
        sheet.fill(stripes, sheet.paint('terracotta'));
        sheet.glow(-100, -112, 34, sheet.paint('citrus'), 0.7);
        sheet.fill(oval(-100, -110, 10) + oval(100, -110, 10), sheet.paint('citrus'));
      });
    for (const [x, y, s] of places(
      '470,1130,1 760,1150,1.1 1060,1150,1.1 1310,1130,1 1800,1080,0.9',
    ))
      sheet.stamp('cone', x, y, s * 1.25, () => {
        sheet.fill(oval(4, 1, 42, 6), sheet.hour.shadow, 0.26);
        sheet.paper('M-9 -84H9L28 -8H-28Z', sheet.tone(sheet.light('#E2702F'), 0.06), {
          lift: 3,
          rim: 0.4,
        });
        sheet.fill('M-16 -56H16L21 -36H-21Z', sheet.paint('white'));
        sheet.fill(box(-38, -9, 76, 11, 3), sheet.light('#C95B22'));
      });
  },
);

export const SERVICES: readonly Scene[] = [recycling, cityBus, roadWorks];
