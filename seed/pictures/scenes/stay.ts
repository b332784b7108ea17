/** Places to stay. */
import { paintDoor, paintTiledRoof, paintWindow } from '../buildings.ts';
import { mix, shift } from '../colour.ts';
import { paintBush } from '../foliage.ts';
import { paintBench, paintPot, paintSunbed, paintUmbrella } from '../furniture.ts';
import { box, oval, type Point, places, points, polygon, round } from '../path.ts';
import { anyone, paintPerson } from '../people.ts';
import { paintGulfMountains, paintHill, paintRidge } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSea } from '../sea.ts';
import { paintStoneHouses } from '../settlement.ts';
import { paintSky } from '../sky.ts';
import { paintFir, paintPlane, paintRoundTree, paintUmbrellaPine } from '../trees.ts';
import { paintStones } from './parts.ts';

const guesthouse = composeScene(
  'stone-guesthouse',
  {
    el: 'Πέτρινος ξενώνας στο βουνό με ξύλινο μπαλκόνι, αναμμένα παράθυρα και καπνό από την καμινάδα, το σούρουπο.',
    en: 'A stone mountain guest house with a wooden balcony, lit windows and chimney smoke, at dusk.',
  },
  'dusk',
  (sheet) => {
    paintSky(sheet, {
      sun: { x: 300, y: 520, r: 54 },
      clouds: [
        { x: 460, y: 230, w: 460 },
        { x: 1500, y: 180, w: 360 },
      ],
      stars: 30,
      horizon: 600,
    });
    paintRidge(sheet, {
      anchors: points(
        '-60,600 200,500 420,560 680,440 900,520 1180,470 1460,360 1720,470 1980,420',
      ),
      fill: sheet.ridge(0.02),
      foot: 800,
      lift: 7,
      mist: 0.5,
    });
    paintRidge(sheet, {
      anchors: points('-60,650 300,590 640,650 1000,570 1400,640 1980,560'),
      fill: sheet.ridge(0.35),
      foot: 860,
      lift: 8,
      mist: 0.3,
    });
    const green = sheet.light('#7A8A4E');
    paintHill(
      sheet,
      points('-60,700 400,650 900,690 1400,640 1980,680'),
      1260,
      mix(green, sheet.hour.haze, 0.15),
      { lift: 8 },
    );
    paintStoneHouses(sheet, places('170,760,0.8 330,740,0.76 1640,740,0.8 1800,750,0.86'), 0.08);
    for (const [x, s] of points('70,1 480,0.9 1500,0.9 1880,1.1'))
      sheet.at(x, 780, s, () => paintFir(sheet, 0.08));
    paintHill(sheet, points('-60,880 500,850 1000,870 1500,850 1980,870'), 1260, green, {
      lift: 9,
    });
    const stone = sheet.light('#C2B094');
    const wood = sheet.light('#7A5236');
    sheet.at(940, 930, 1.2, () => {
      const body = box(-310, -330, 620, 334);
      sheet.line('M226 -440Q250 -480 230 -520T252 -600', sheet.paint('white'), 18, 0.25);
      sheet.paper(box(196, -452, 52, 90), sheet.tone(stone, 0.04), { lift: 4, rim: 0.3 });
      sheet.fill(box(188, -460, 68, 12), sheet.paint('roof'));
      sheet.paper(
        body,
        sheet.fade(
          [
            [0, shift(stone, 0.04)],
            [0.7, stone],
            [1, shift(stone, -0.1)],
          ],
          'across',
        ),
        { lift: 10, rim: 0.4 },
      );
      sheet.inside(body, () => {
        for (let r = 0; r < 14; r++) {
          let row = '';
          for (let x = -310 + (r % 2) * 20; x < 310; ) {
            const w = sheet.random.between(26, 62);
            row += box(Math.round(x), -326 + r * 24, Math.round(w - 4), 20, 3);
            x += w;
          }
          sheet.fill(row, r % 2 ? sheet.hour.shadow : '#fff', r % 2 ? 0.09 : 0.05);
        }
      });
      paintTiledRoof(sheet, 0, -326, 720, 112, 430);
      const frame = wood;
      for (const x of [-230, -115, 115, 230])
        paintWindow(sheet, x, -278, 50, 78, { frame, pane: '#FFD98A', shutter: wood });
      for (const x of [-220, 220])
        paintWindow(sheet, x, -124, 58, 78, { frame, pane: '#FFD98A', shutter: wood });
      for (const [x, y] of points('-230,-240 115,-240 -220,-86 220,-86 0,-60'))
        sheet.glow(x, y, 110, '#F7B85A', 0.28);
      sheet.fill(box(-34, -282, 68, 104), '#FFD98A');
      sheet.line('M0 -282v104M-34 -282v104M34 -282v104M-34 -282h68', wood, 7);
      // The wooden balcony on struts.
      sheet.line(
        'M-150 -92L-120 -160M150 -92L120 -160M-40 -108L-30 -160M40 -108L30 -160',
        wood,
        10,
      );
      sheet.paper(box(-176, -176, 352, 18, 3), sheet.tone(wood, 0.05), { lift: 7, rim: 0.4 });
      let rail = '';
      for (let x = -168; x <= 168; x += 14) rail += `M${x} -176v-48`;
      sheet.line(rail, shift(wood, 0.05), 5);
      sheet.line('M-174 -226H174', shift(wood, 0.08), 9);
      paintDoor(sheet, 0, 4, 86, 128, wood, shift(stone, 0.08), true);
      sheet.line('M64 -104v14', sheet.paint('iron'), 5);
      sheet.glow(64, -80, 70, '#FFE3A0', 0.8);
      sheet.fill(box(56, -92, 16, 22, 3), '#FFF0C8');
      for (const x of [-150, -110, 110, 150])
        sheet.fill(oval(x, -184, 16, 13), sheet.light('#C2486B'));
    });
    paintHill(
      sheet,
      points('-60,960 500,934 1000,934 1500,936 1980,960'),
      1260,
      shift(green, -0.05),
      { lift: 7 },
    );
    sheet.paper(
      'M880 936H1010Q1040 1080 1300 1260H700Q880 1080 880 936Z',
      sheet.tone(sheet.paint('stone'), 0.05),
      { lift: 4, rim: 0.5 },
    );
    sheet.fill(polygon([890, 936], [1000, 936], [1120, 1180], [800, 1180]), '#FFD98A', 0.14);
    sheet.at(1330, 1010, 1.15, () => paintBench(sheet));
    for (const x of [800, 1090])
      sheet.at(x, 980, 1, () => paintPot(sheet, sheet.paint('terracotta')));
    sheet.at(270, 1080, 1.7, () => paintPlane(sheet));
    sheet.at(1740, 1090, 1.8, () => paintFir(sheet));
    for (const [x, y, w] of places('560,1090,200 1500,1160,220 1400,1060,130'))
      sheet.at(x, y, 1, () => paintBush(sheet, w));
    paintPerson(sheet, 1010, 1080, 150, { ...anyone(sheet, 'walk'), pack: 'terracotta' }, true);
  },
);

const hotel = composeScene(
  'seaside-hotel',
  {
    el: 'Παραθαλάσσιο ξενοδοχείο με μπαλκόνια, λεμονιές και πισίνα, δίπλα στη βοτσαλωτή ακτή.',
    en: 'A seaside hotel with balconies, lemon trees and a pool, beside the pebble shore.',
  },
  'noon',
  (sheet) => {
    const horizon = 520;
    paintSky(sheet, {
      clouds: [
        { x: 380, y: 170, w: 420 },
        { x: 880, y: 110, w: 280 },
      ],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 170, 4);
    paintSea(sheet, { top: horizon, bottom: 900, bands: 6, swell: 10 });
    paintHill(
      sheet,
      points('1100,640 1300,520 1560,430 1980,380'),
      900,
      sheet.light('#84955A', 0.12),
      { lift: 7 },
    );
    for (const [x, y, s, lean] of [
      [1240, 640, 0.8, -30],
      [1820, 480, 0.9, 20],
    ] as const)
      sheet.at(x, y, s, () => paintUmbrellaPine(sheet, lean, 0.12));
    const shore: Point[] = points('-60,860 300,850 640,820 900,780 1160,740 1980,720');
    const edge = (dy: number) =>
      `M${shore.map(([x, y]) => `${x} ${y + dy}`).join('L')}L1980 1260L-60 1260Z`;
    sheet.paper(edge(-14), sheet.paint('foam'), { lift: 4, rim: 0 });
    sheet.paper(edge(6), sheet.tone(sheet.paint('pebble'), 0.04), { lift: 4, rim: 0.3 });
    paintStones(
      sheet,
      (x) => 890 - x * 0.09,
      () => 1240,
      620,
      18,
    );
    // Three floors stepped back towards the sea.
    const white = sheet.paint('white');
    const ground = 960;
    sheet.at(1440, ground, 1, () => {
      for (const [left, floors] of points('-390,3 -150,4 150,5')) {
        const w = left === 150 ? 400 : 330;
        const h = floors * 112;
        sheet.paper(
          box(left, -h, w, h + 4),
          sheet.fade(
            [
              [0, shift(white, 0.02)],
              [0.8, white],
              [1, shift(white, -0.06)],
            ],
            'across',
          ),
          { lift: 8, rim: 0.3 },
        );
        sheet.paper(box(left - 10, -h - 16, w + 20, 20, 3), sheet.tone(sheet.paint('roof'), 0.04), {
          lift: 4,
          rim: 0.4,
        });
        const bays = left === 150 ? 3 : 2;
        for (let f = 0; f < floors; f++)
          for (let b = 0; b < bays; b++) {
            const bw = (left === -150 ? 240 : left === -390 ? 230 : 400) / bays;
            const x = left + 8 + bw * (b + 0.5);
            const y = -h + f * 112;
            sheet.fill(
              box(x - 42, y + 26, 84, 72),
              sheet.fade([
                [0, shift(sheet.hour.pane, 0.16)],
                [1, sheet.hour.pane],
              ]),
            );
            sheet.line(`M${x} ${y + 26}v72`, white, 4);
            if (f < floors - 1) {
              sheet.fill(
                `M${round(x - 48)} ${y + 18}h96l8 20h-112Z`,
                (f + b) % 2 ? sheet.paint('seaLight') : sheet.paint('sea'),
              );
              sheet.fill(box(x - 54, y + 98, 108, 14), sheet.hour.shadow, 0.16);
              sheet.paper(box(x - 54, y + 96, 108, 8), shift(white, -0.04), { lift: 3, rim: 0.5 });
              sheet.fill(box(x - 52, y + 66, 104, 30), sheet.paint('ice'), 0.55);
              sheet.line(`M${round(x - 54)} ${y + 64}h108`, sheet.paint('iron'), 3);
            }
          }
      }
    });
    for (const [x, s] of points('1010,1.1 1330,1 1890,1.3'))
      sheet.at(x, 1010, s, () => paintRoundTree(sheet, 0, sheet.paint('lemon')));
    // Terrace and pool.
    sheet.paper('M560 1000H1980V1260H320Z', sheet.tone(sheet.paint('stone'), 0.04), {
      lift: 7,
      rim: 0.5,
    });
    const pool = sheet.light('#5FC3D3');
    sheet.paper(
      'M760 1050H1580Q1640 1050 1660 1090L1690 1150Q1700 1200 1620 1200H640Q570 1200 600 1150L660 1090Q690 1050 760 1050Z',
      shift(sheet.paint('white'), 0.02),
      { lift: 4, rim: 0.6 },
    );
    sheet.paper(
      'M770 1064H1566Q1616 1064 1636 1098L1660 1150Q1668 1184 1610 1184H652Q604 1184 628 1150L684 1098Q710 1064 770 1064Z',
      sheet.fade([
        [0, shift(pool, -0.06)],
        [1, shift(pool, 0.06)],
      ]),
      { lift: 4, rim: 0 },
    );
    sheet.line(
      'M760 1100q30 -10 60 0t60 0M1000 1140q36 -12 72 0t72 0M1300 1100q30 -10 60 0t60 0M860 1160q30 -10 60 0t60 0M1400 1150q36 -12 72 0t72 0',
      '#ffffff',
      4,
      0.7,
    );
    for (const [x, y, s, c] of [
      [430, 1060, 1.1, 'sea'],
      [250, 1140, 1.35, 'sea'],
      [1760, 1110, 1.2, 'terracotta'],
    ] as const) {
      sheet.at(x - 110 * s, y + 8, s, () => paintSunbed(sheet, white));
      sheet.at(x, y, s, () => paintUmbrella(sheet, sheet.paint(c), white));
      sheet.at(x + 120 * s, y + 20, s, () => paintSunbed(sheet, white));
    }
    sheet.fill(oval(1180, 1112, 22, 8), white, 0.6);
    sheet.fill(oval(1180, 1100, 15), sheet.paint('skin'));
    sheet.fill(oval(1178, 1094, 15, 11), sheet.paint('hair'));
    paintPerson(sheet, 900, 1036, 124, {
      pose: 'walk',
      top: 'citrus',
      bottom: 'white',
      skirt: true,
      hat: 'cream',
    });
    for (const [x, y, w] of places('640,1010,130 1150,1016,120 1570,1018,120'))
      sheet.at(x, y, 1, () => paintBush(sheet, w, 0, sheet.light('#C2486B')));
  },
);

export const STAY: readonly Scene[] = [guesthouse, hotel];
