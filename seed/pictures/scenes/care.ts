/** Water and care. */
import { mix, shift } from '../colour.ts';
import { paintBush } from '../foliage.ts';
import { paintBench, paintLamp, paintPot } from '../furniture.ts';
import { paintPaving } from '../ground.ts';
import { arch, box, oval, places, points, polygon } from '../path.ts';
import { paintPerson } from '../people.ts';
import { paintGulfMountains, paintHill, paintRidge } from '../ridge.ts';
import { paintBoulders } from '../rock.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSea } from '../sea.ts';
import { paintHouseRow } from '../settlement.ts';
import { paintSky } from '../sky.ts';
import { paintFir, paintPlane, paintRoundTree } from '../trees.ts';

const waterNetwork = composeScene(
  'water-network',
  {
    el: 'Ορεινή πηγή γεμίζει τη δεξαμενή και ο αγωγός κατεβάζει το νερό στα χωριά.',
    en: 'A mountain spring fills the reservoir, and a pipeline carries its water down to the villages.',
  },
  'morning',
  (sheet) => {
    paintSky(sheet, { clouds: [{ x: 1180, y: 130, w: 420 }], horizon: 560 });
    paintRidge(sheet, {
      anchors: points('-60,340 240,180 520,310 820,220 1160,380 1500,300 1980,420'),
      fill: sheet.ridge(0.06),
      foot: 800,
      lift: 7,
      mist: 0.5,
    });
    const green = sheet.light('#7F9355');
    paintHill(
      sheet,
      points('-60,480 340,470 760,560 1200,640 1600,640 1980,620'),
      1260,
      mix(green, sheet.hour.haze, 0.3),
      { lift: 8 },
    );
    for (let i = 0; i < 14; i++)
      sheet.stamp('fir far', 40 + i * 66, 540 + i * 12 + (i % 3) * 16, 0.5, () =>
        paintFir(sheet, 0.22),
      );
    paintHouseRow(
      sheet,
      places('1420,700,0.55 1520,690,0.6 1620,694,0.58 1730,690,0.62 1840,690,0.6'),
      0.2,
    );
    paintHill(sheet, points('-60,700 400,690 840,740 1240,820 1640,820 1980,790'), 1260, green, {
      lift: 9,
    });
    // The spring house in the rock.
    paintBoulders(sheet, places('180,740,150 420,730,120 60,800,110'), sheet.paint('rock'));
    const stone = sheet.paint('stone');
    sheet.at(300, 800, 1.25, () => {
      sheet.paper(
        'M-120 4V-130L0 -190L120 -130V4Z',
        sheet.fade(
          [
            [0, shift(stone, 0.05)],
            [1, shift(stone, -0.08)],
          ],
          'across',
        ),
        { lift: 7, rim: 0.4 },
      );
      sheet.paper(
        polygon([-138, -122], [0, -206], [138, -122], [128, -110], [0, -184], [-128, -110]),
        sheet.tone(sheet.paint('roof'), 0.05),
        { lift: 4, rim: 0.4 },
      );
      sheet.fill(arch(0, 4, 110, 130), sheet.paint('seaDeep'));
      sheet.line('M-62 4V-70a62 62 0 0 1 124 0V4', shift(stone, 0.06), 13);
    });
    const water = mix(sheet.hour.seaMid, '#6CC3CF', 0.4);
    sheet.paper(
      'M244 800H356Q372 850 420 880Q520 920 640 930V990Q460 990 360 930Q270 880 244 800Z',
      sheet.fade([
        [0, sheet.paint('foam')],
        [1, water],
      ]),
      { lift: 3, rim: 0.4 },
    );
    sheet.line(
      'M270 810q10 60 80 100M310 806q20 60 90 90M330 900q80 50 220 60',
      sheet.paint('white'),
      5,
      0.7,
    );
    // The round reservoir, seen a little from above.
    sheet.fill(oval(900, 1010, 400, 60), sheet.hour.shadow, 0.22);
    sheet.paper(
      'M520 900V1000Q520 1110 880 1110Q1240 1110 1240 1000V900Z',
      sheet.fade(
        [
          [0, shift(stone, 0.05)],
          [0.6, stone],
          [1, shift(stone, -0.13)],
        ],
        'across',
      ),
      { lift: 8, rim: 0.3 },
    );
    sheet.paper(oval(880, 900, 372, 104), sheet.tone(shift(stone, 0.07), 0.02), {
      lift: 4,
      rim: 0.5,
    });
    sheet.fill(oval(880, 904, 336, 88), shift(stone, -0.16));
    sheet.fill(
      oval(880, 914, 330, 78),
      sheet.fade([
        [0, shift(water, 0.06)],
        [1, mix(water, sheet.hour.seaNear, 0.5)],
      ]),
    );
    for (const [rx, ry] of points('260,56 170,36 80,16'))
      sheet.add(
        `<ellipse cx="760" cy="912" rx="${rx * 0.6}" ry="${ry * 0.7}" fill="none" stroke="#fff" stroke-width="3" opacity=".5"/>`,
      );
    sheet.line('M520 960Q560 1060 880 1066Q1200 1060 1240 960', sheet.hour.shadow, 3, 0.18);
    // The pipeline on its saddles, with a wheel valve.
    const pipe = sheet.paint('sea');
    sheet.line(
      'M1230 1010H1420Q1500 1010 1540 960L1640 840Q1680 800 1760 800H1960',
      shift(pipe, -0.1),
      62,
    );
    sheet.line('M1230 1006H1420Q1496 1006 1536 956L1636 836Q1676 796 1756 796H1960', pipe, 48);
    sheet.line(
      'M1230 994H1420Q1486 994 1526 946L1626 826Q1666 784 1752 784H1960',
      shift(pipe, 0.12),
      9,
      0.8,
    );
    for (const [x, y] of points('1290,1010 1420,1010 1800,800')) {
      sheet.paper(box(x - 14, y - 42, 28, 84, 5), sheet.tone(sheet.paint('slate'), 0.05), {
        lift: 4,
        rim: 0.4,
      });
      sheet.fill(
        `M${x - 44} ${y + 100}L${x - 26} ${y + 36}H${x + 26}L${x + 44} ${y + 100}Z`,
        shift(stone, -0.07),
      );
    }
    sheet.line('M1356 980V912', sheet.paint('iron'), 12);
    sheet.add(
      `<ellipse cx="1356" cy="902" rx="62" ry="20" fill="none" stroke="${sheet.paint('terracotta')}" stroke-width="13"/>`,
    );
    sheet.line('M1298 902H1414M1356 884V920', sheet.paint('terracotta'), 8);
    paintPerson(
      sheet,
      1480,
      1130,
      250,
      { pose: 'reach', top: 'citrus', bottom: 'slate', hat: 'white' },
      true,
    );
    paintHill(
      sheet,
      points('-60,1120 400,1110 900,1150 1400,1130 1980,1120'),
      1260,
      shift(green, -0.07),
      { lift: 9 },
    );
    for (const [x, y, s] of places('110,1120,1.3 1780,1130,1.3 1880,1140,1.6'))
      sheet.at(x, y, s, () => paintFir(sheet));
    for (const [x, y, w] of places('320,1150,180 640,1180,150 1280,1190,170'))
      sheet.at(x, y, 1, () => paintBush(sheet, w, 0, sheet.paint('lemon')));
  },
);

const elderlyCare = composeScene(
  'elderly-care',
  {
    el: 'Μια εργαζόμενη της κοινωνικής υπηρεσίας κρατά συντροφιά σε δύο ηλικιωμένους σε παγκάκι κάτω από πλάτανο.',
    en: 'A care worker keeps two older residents company on a bench under a plane tree.',
  },
  'golden',
  (sheet) => {
    const horizon = 520;
    paintSky(sheet, {
      sun: { x: 400, y: 260, r: 52 },
      clouds: [{ x: 900, y: 160, w: 380 }],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 180, 1);
    paintSea(sheet, { top: horizon, bottom: 760, bands: 4, swell: 8, sunX: 400 });
    paintHill(
      sheet,
      points('-60,760 400,720 900,750 1400,710 1980,730'),
      1260,
      sheet.light('#97A05A'),
      { lift: 8 },
    );
    for (const [x, s] of [
      [160, 1],
      [330, 0.85],
    ] as const)
      sheet.at(x, 800, s, () => paintRoundTree(sheet, 0.1, sheet.paint('citrus')));
    sheet.at(560, 840, 1.1, () => paintLamp(sheet));
    paintPaving(sheet, 900, sheet.paint('sand'));
    sheet.fill(oval(1420, 1080, 620, 70), sheet.hour.shadow, 0.2);
    sheet.at(1500, 1010, 2.5, () => paintPlane(sheet));
    sheet.at(980, 1090, 2.5, () => paintBench(sheet));
    paintPerson(sheet, 880, 1090, 400, {
      pose: 'sit',
      top: 'slate',
      bottom: 'ink',
      hair: 'hairGrey',
      skin: 'skin',
    });
    paintPerson(sheet, 1060, 1090, 380, {
      pose: 'sit',
      top: 'rose',
      bottom: 'seaDark',
      hair: 'hairGrey',
      skin: 'skinLight',
    });
    sheet.line('M980 940L986 1096', sheet.paint('trunkDark'), 9);
    sheet.line('M962 936q10 -16 26 0', sheet.paint('trunkDark'), 9);
    paintPerson(
      sheet,
      1290,
      1100,
      390,
      { pose: 'reach', top: 'seaLight', bottom: 'white', hair: 'hair' },
      true,
    );
    for (const [x, y] of [
      [640, 1110],
      [1560, 1110],
    ] as const)
      sheet.at(x, y, 1.5, () => paintPot(sheet, sheet.paint('terracotta')));
    paintPerson(sheet, 380, 1000, 130, { pose: 'walk', top: 'terracotta', bottom: 'slate' });
    paintPerson(sheet, 436, 1000, 96, {
      pose: 'run',
      top: 'citrus',
      bottom: 'sea',
      skin: 'skinLight',
    });
  },
);

export const CARE: readonly Scene[] = [waterNetwork, elderlyCare];
