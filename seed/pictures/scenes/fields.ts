/** Olives, vines, young trees. */
import { paintHouse } from '../buildings.ts';
import { mix, shift } from '../colour.ts';
import { paintBush, paintReeds } from '../foliage.ts';
import { oval, places, points } from '../path.ts';
import { anyone, paintPerson } from '../people.ts';
import { paintGulfMountains, paintHill, paintRidge } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSea } from '../sea.ts';
import { paintSky } from '../sky.ts';
import { paintCypress, paintOlive, paintRoundTree } from '../trees.ts';
import { paintVineRows } from '../vines.ts';

const oliveGrove = composeScene(
  'olive-grove',
  {
    el: 'Ελαιώνας με αιωνόβιες ελιές και ασημένια φύλλα σε πλαγιά, με θέα στον Κορινθιακό.',
    en: 'A grove of ancient olive trees with silver leaves on a slope, looking out over the Gulf of Corinth.',
  },
  'golden',
  (sheet) => {
    const horizon = 430;
    paintSky(sheet, {
      sun: { x: 480, y: 230, r: 52 },
      clouds: [{ x: 1360, y: 150, w: 440 }],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 180, 7);
    paintSea(sheet, { top: horizon, bottom: 640, bands: 4, swell: 7, sunX: 480 });
    const earth = sheet.light('#A89858');
    paintHill(
      sheet,
      points('-60,590 400,560 900,600 1400,560 1980,600'),
      900,
      mix(earth, sheet.hour.haze, 0.35),
      { lift: 6 },
    );
    for (let i = 0; i < 26; i++)
      sheet.stamp(`far ${i % 3}`, -20 + i * 78, 620 + (i % 3) * 22, 0.36, () =>
        paintOlive(sheet, 0.3, false),
      );
    paintHill(
      sheet,
      points('-60,690 400,700 900,680 1400,710 1980,680'),
      1000,
      mix(earth, sheet.hour.haze, 0.15),
      { lift: 7 },
    );
    for (let i = 0; i < 11; i++) {
      const x = 20 + i * 186;
      sheet.fill(oval(x + 40, 772 + (i % 2) * 24, 90, 10), sheet.hour.shadow, 0.2);
      sheet.stamp(`middle ${i % 3}`, x, 770 + (i % 2) * 24, 0.66, () => paintOlive(sheet, 0.12));
    }
    paintHill(sheet, points('-60,850 500,870 1000,840 1500,880 1980,850'), 1260, earth, {
      lift: 9,
    });
    for (const [i, [x, y, s]] of places(
      '230,960,1.25 760,940,1.1 1230,960,1.2 1790,950,1.15',
    ).entries()) {
      sheet.fill(oval(x + 70, y + 4, 190 * s, 18), sheet.hour.shadow, 0.22);
      sheet.stamp(`near ${i % 2}`, x, y, s, () => paintOlive(sheet, 0.03));
    }
    // The drystone terrace and the oldest tree.
    paintHill(
      sheet,
      points('-60,1060 500,1080 1000,1050 1500,1040 1980,1060'),
      1260,
      shift(earth, -0.05),
      { lift: 9 },
    );
    sheet.fill(oval(1560, 1150, 420, 34), sheet.hour.shadow, 0.24);
    sheet.at(1480, 1140, 2.5, () => paintOlive(sheet));
    for (const [x, y, w] of places('140,1130,120 420,1180,150 760,1150,110 1020,1190,140'))
      sheet.at(x, y, 1, () => paintReeds(sheet, w, 60, sheet.light('#C2AE5E')));
    for (let i = 0; i < 26; i++)
      sheet.fill(
        oval(sheet.random.between(40, 1200), sheet.random.between(1090, 1190), 5),
        sheet.paint(i % 3 ? 'terracotta' : 'lemon'),
      );
    paintPerson(sheet, 980, 1010, 128, {
      pose: 'reach',
      top: 'white',
      bottom: 'slate',
      hat: 'cream',
    });
  },
);

const vineyards = composeScene(
  'currant-vineyards',
  {
    el: 'Αμπελώνες μαύρης κορινθιακής σταφίδας με ώριμα τσαμπιά, και πίσω τους λόφοι και βουνά.',
    en: 'Vineyards of black Corinth currants with ripe bunches, hills and mountains rising behind them.',
  },
  'golden',
  (sheet) => {
    paintSky(sheet, {
      sun: { x: 400, y: 220, r: 54 },
      clouds: [{ x: 1280, y: 140, w: 460 }],
      horizon: 520,
    });
    paintRidge(sheet, {
      anchors: points('-60,430 240,320 520,400 820,250 1120,380 1420,230 1700,340 1980,270'),
      fill: sheet.ridge(0.05),
      foot: 700,
      lift: 6,
      mist: 0.5,
    });
    paintHill(
      sheet,
      points('-60,520 360,470 800,520 1240,460 1620,490 1980,450'),
      800,
      sheet.light(mix('#7F8A55', sheet.ridge(0.4), 0.4)),
      { lift: 7, mist: 0.2 },
    );
    const earth = sheet.light('#B79A66');
    paintHill(sheet, points('-60,590 480,560 960,585 1500,555 1980,580'), 1260, earth, { lift: 8 });
    sheet.at(1480, 590, 0.8, () =>
      paintHouse(sheet, {
        w: 180,
        h: 96,
        wall: sheet.paint('white', 0.12),
        shutter: sheet.paint('sea', 0.12),
        columns: 3,
        distance: 0.12,
      }),
    );
    for (const [x, s] of points('1350,0.7 1600,0.8 1640,0.66'))
      sheet.at(x, 590, s, () => paintCypress(sheet, 0.15));
    paintVineRows(sheet, 630, 1160, 8, 5);
    paintPerson(sheet, 720, 1010, 190, {
      pose: 'dig',
      top: 'white',
      bottom: 'slate',
      hat: 'cream',
    });
    sheet.at(850, 1014, 1, () => {
      sheet.paper('M-56 -56H56L44 0H-44Z', sheet.tone(sheet.paint('earth'), 0.06), {
        lift: 4,
        rim: 0.4,
      });
      let heap = '';
      for (let i = 0; i < 13; i++) heap += oval(-48 + i * 8, -58 - (i % 3) * 7, 8);
      sheet.fill(heap, sheet.paint('grape'));
    });
    paintPerson(
      sheet,
      1330,
      900,
      140,
      { pose: 'reach', top: 'terracotta', bottom: 'trunk', skirt: true, hat: 'white' },
      true,
    );
  },
);

const treePlanting = composeScene(
  'tree-planting',
  {
    el: 'Εθελοντές φυτεύουν δενδρύλλια σε πλαγιά πάνω από τη θάλασσα.',
    en: 'Volunteers plant young trees on a hillside above the sea.',
  },
  'morning',
  (sheet) => {
    const horizon = 440;
    paintSky(sheet, {
      clouds: [
        { x: 500, y: 170, w: 440 },
        { x: 1420, y: 130, w: 360 },
      ],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 170, 3);
    paintSea(sheet, { top: horizon, bottom: 700, bands: 4, swell: 8 });
    const green = sheet.light('#95A05A');
    paintHill(
      sheet,
      points('-60,640 400,590 900,660 1400,590 1980,620'),
      1000,
      mix(green, sheet.hour.haze, 0.3),
      { lift: 7 },
    );
    for (let i = 0; i < 18; i++)
      sheet.stamp('far tree', 30 + i * 110, 690 - Math.sin(i) * 26, 0.4, () =>
        paintRoundTree(sheet, 0.25),
      );
    paintHill(sheet, points('-60,800 500,740 1000,790 1500,730 1980,760'), 1260, green, {
      lift: 9,
    });
    const sapling = (x: number, y: number, s: number) => {
      sheet.fill(oval(x, y + 2, 60 * s, 13 * s), sheet.paint('trunk'));
      sheet.at(x, y, s, () => {
        sheet.line('M12 0V-120', sheet.paint('earth'), 5);
        sheet.line('M0 0Q-2 -60 2 -106', sheet.paint('trunk'), 6);
        for (const [dx, dy, a] of places(
          '-22,-70,-30 20,-84,30 -18,-104,-50 16,-118,40 0,-132,0 -24,-124,-70 24,-100,70',
        ))
          sheet.at(
            dx,
            dy,
            1,
            () =>
              sheet.paper('M0 18Q-13 0 0 -22Q13 0 0 18Z', sheet.tone(sheet.paint('leaf'), 0.05), {
                lift: 2,
                rim: 0.3,
              }),
            a,
          );
      });
    };
    for (const [x, y, s] of places(
      '240,830,0.6 480,820,0.6 720,830,0.62 1500,820,0.62 1740,830,0.66 1190,850,0.7',
    ))
      sapling(x, y, s);
    paintPerson(sheet, 590, 850, 136, { pose: 'dig', top: 'citrus', bottom: 'slate' });
    sheet.line('M640 786L650 852', sheet.paint('trunk'), 5);
    paintPerson(sheet, 1610, 850, 130, anyone(sheet, 'hold'), true);
    paintHill(
      sheet,
      points('-60,1000 500,980 1000,1010 1500,970 1980,1000'),
      1260,
      shift(green, -0.06),
      { lift: 9 },
    );
    sapling(960, 1080, 1.7);
    sheet.paper(
      'M840 1100Q900 1056 960 1066T1090 1100Q960 1122 840 1100Z',
      sheet.tone(sheet.light('#8A6444'), 0.05),
      { lift: 4, rim: 0.3 },
    );
    paintPerson(sheet, 700, 1100, 310, { pose: 'dig', top: 'sea', bottom: 'trunk', hat: 'cream' });
    sheet.line('M745 905L830 1096', sheet.paint('earth'), 12);
    sheet.paper(
      'M806 1060L850 1052L858 1100Q842 1122 828 1106Z',
      sheet.tone(sheet.paint('slate'), 0.05),
      { lift: 3, rim: 0.4 },
    );
    paintPerson(
      sheet,
      1200,
      1090,
      290,
      { pose: 'hold', top: 'terracotta', bottom: 'slate', hair: 'hairGrey' },
      true,
    );
    paintPerson(
      sheet,
      1400,
      1110,
      200,
      { pose: 'hold', top: 'lemon', bottom: 'sea', skin: 'skinLight' },
      true,
    );
    sheet.at(1366, 1010, 1, () => {
      sheet.paper('M-30 -8H30L34 44Q0 56 -34 44Z', sheet.tone(sheet.paint('seaLight'), 0.05), {
        lift: 3,
        rim: 0.4,
      });
      sheet.line('M-34 6L-72 -12M-24 -8Q0 -46 24 -8', sheet.paint('seaLight'), 8);
    });
    for (const [x, y, w] of places('160,1150,200 1740,1140,240'))
      sheet.at(x, y, 1, () => paintBush(sheet, w, 0, sheet.paint('lemon')));
  },
);

export const FIELDS: readonly Scene[] = [oliveGrove, vineyards, treePlanting];
