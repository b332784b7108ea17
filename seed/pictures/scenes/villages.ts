/** Villages of the slopes. */
import { paintBellTower } from '../buildings.ts';
import { mix, shift } from '../colour.ts';
import { paintBush } from '../foliage.ts';
import { places, points } from '../path.ts';
import { paintGulfMountains, paintHill, paintRidge } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSea } from '../sea.ts';
import { paintHouseRow, paintStoneHouses } from '../settlement.ts';
import { paintSky } from '../sky.ts';
import { paintCypress, paintFir, paintOlive, paintPlane, paintRoundTree } from '../trees.ts';

const sympoliteia = composeScene(
  'sympoliteia-villages',
  {
    el: 'Πέτρινα σπίτια ορεινού χωριού της Συμπολιτείας, με καμπαναριό, έλατα και αλλεπάλληλες κορυφές πίσω.',
    en: 'Stone houses of a mountain village of Sympoliteia, with a bell tower, firs and range behind range.',
  },
  'golden',
  (sheet) => {
    paintSky(sheet, {
      sun: { x: 420, y: 210, r: 52 },
      clouds: [{ x: 1180, y: 130, w: 420 }],
      horizon: 560,
    });
    paintRidge(sheet, {
      anchors: points(
        '-60,400 220,260 460,350 760,170 980,300 1280,130 1560,280 1760,200 1980,300',
      ),
      fill: sheet.ridge(0),
      foot: 800,
      lift: 6,
      mist: 0.6,
    });
    paintRidge(sheet, {
      anchors: points('-60,500 260,420 560,500 860,340 1180,470 1500,320 1980,430'),
      fill: sheet.ridge(0.25),
      foot: 860,
      lift: 7,
      mist: 0.5,
    });
    paintHill(
      sheet,
      points('-60,640 300,560 640,620 980,500 1300,440 1640,500 1980,470'),
      1000,
      sheet.light(mix('#6E7F4C', sheet.ridge(0.4), 0.45)),
      { lift: 9, mist: 0.25 },
    );
    for (let i = 0; i < 22; i++) {
      const x = 60 + i * 88;
      sheet.stamp(
        `fir ${i % 2}`,
        x,
        660 - Math.max(0, x - 500) * 0.11 + (i % 3) * 20,
        0.42 + (i % 3) * 0.07,
        () => paintFir(sheet, 0.22),
      );
    }
    const slope = sheet.light('#8D8E4E');
    paintHill(
      sheet,
      points('-60,880 300,800 620,700 960,600 1260,560 1600,600 1980,680'),
      1260,
      slope,
      { lift: 10 },
    );
    paintStoneHouses(
      sheet,
      places('1010,640,0.8 1150,620,0.86 1440,626,0.9 1590,650,0.88 1740,690,0.92'),
      0.06,
    );
    sheet.at(1290, 640, 1.15, () => paintBellTower(sheet, 52, 170, sheet.paint('stone')));
    paintStoneHouses(
      sheet,
      places('780,740,1 930,724,1.05 1100,730,1.1 1290,740,1.12 1480,760,1.12 1680,790,1.15'),
      0.02,
    );
    for (const [x, y] of points('860,770 1400,790 1200,770'))
      sheet.at(x, y, 0.7, () => paintRoundTree(sheet));
    paintStoneHouses(
      sheet,
      places('640,870,1.2 870,880,1.3 1120,890,1.36 1400,910,1.44 1710,940,1.5'),
    );
    // A terrace wall and the path up.
    const stone = sheet.paint('stoneDark');
    paintHill(
      sheet,
      points('-60,1010 360,950 800,960 1280,1000 1980,1040'),
      1260,
      mix(slope, '#5A6B2A', 0.3),
      { lift: 9 },
    );
    sheet.paper(
      'M-60 1060Q500 1000 1000 1030T1980 1090V1140Q1500 1090 1000 1078T-60 1112Z',
      sheet.tone(stone, 0.04),
      { lift: 6, rim: 0.5 },
    );
    let joints = '';
    for (let x = 0; x < 1920; x += 58) joints += `M${x} ${1050 + (x % 116 ? 10 : 30)}v24`;
    sheet.line(joints, sheet.hour.shadow, 2.5, 0.2);
    sheet.at(200, 1060, 1.5, () => paintPlane(sheet));
    sheet.at(1860, 1090, 1.6, () => paintFir(sheet));
    for (const [x, y, w] of places('520,1190,200 1040,1210,160 1560,1210,220'))
      sheet.at(x, y, 1, () => paintBush(sheet, w, 0, sheet.paint('citrus')));
  },
);

const erineos = composeScene(
  'erineos-villages',
  {
    el: 'Χωριά του Ερινεού σε πράσινες πλαγιές με ελιές και κυπαρίσσια, πάνω από τον Κορινθιακό.',
    en: 'Villages of Erineos on green slopes with olives and cypresses, high above the Gulf of Corinth.',
  },
  'morning',
  (sheet) => {
    const horizon = 420;
    paintSky(sheet, {
      clouds: [
        { x: 460, y: 140, w: 440 },
        { x: 1420, y: 200, w: 320 },
      ],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 190, 1);
    paintSea(sheet, { top: horizon, bottom: 760, bands: 5, swell: 8 });
    const green = sheet.light('#84934E');
    paintHill(
      sheet,
      points('-60,600 220,560 520,640 760,730 980,790 1100,860'),
      1000,
      mix(green, sheet.hour.haze, 0.4),
      { lift: 6 },
    );
    paintHouseRow(
      sheet,
      places('90,606,0.36 150,596,0.4 220,600,0.42 290,606,0.38 360,626,0.38'),
      0.3,
    );
    paintHill(
      sheet,
      points('700,900 980,760 1240,650 1500,600 1760,560 1980,540'),
      1100,
      mix(green, sheet.hour.haze, 0.2),
      { lift: 8 },
    );
    for (let i = 0; i < 22; i++)
      sheet.stamp(
        `olive ${i % 2}`,
        960 + i * 46,
        800 - i * 9 + (i % 3) * 34,
        0.3 + (i % 2) * 0.05,
        () => paintOlive(sheet, 0.2, false),
      );
    paintHouseRow(
      sheet,
      places('1420,668,0.6 1520,650,0.64 1630,650,0.66 1740,640,0.7 1850,640,0.72'),
      0.1,
    );
    sheet.at(1580, 640, 0.8, () => paintBellTower(sheet, 46, 170, sheet.paint('white', 0.1)));
    paintHouseRow(
      sheet,
      places('1360,748,0.72 1480,744,0.78 1600,748,0.82 1730,750,0.86 1870,752,0.9'),
      0.05,
    );
    for (const [x, y, s] of places('1300,760,0.8 1670,750,0.9 1800,760,1'))
      sheet.stamp('cypress', x, y, s, () => paintCypress(sheet, 0.05));
    paintHill(
      sheet,
      points('-60,860 300,820 640,880 980,930 1300,900 1640,850 1980,840'),
      1260,
      green,
      { lift: 11 },
    );
    paintHouseRow(
      sheet,
      places('200,880,1.05 380,890,1.1 1500,930,1.15 1700,930,1.25 1880,950,1.3'),
    );
    for (let i = 0; i < 9; i++)
      sheet.stamp(`near olive ${i % 2}`, 520 + i * 118, 960 + (i % 3) * 26, 0.62, () =>
        paintOlive(sheet),
      );
    paintHill(
      sheet,
      points('-60,1060 400,1030 900,1070 1400,1050 1980,1090'),
      1260,
      shift(green, -0.07),
      { lift: 11 },
    );
    for (const [x, y, s] of places('80,1090,1.3 160,1110,1.5'))
      sheet.at(x, y, s, () => paintCypress(sheet));
    sheet.at(1740, 1130, 1.5, () => paintOlive(sheet));
    for (const [x, y, w] of places('420,1180,200 900,1190,170 1320,1180,210'))
      sheet.at(x, y, 1, () => paintBush(sheet, w, 0, sheet.paint('rose')));
  },
);

export const VILLAGES: readonly Scene[] = [sympoliteia, erineos];
