/** The town hall and a school. */
import { paintDoor, paintTiledRoof, paintWindow } from '../buildings.ts';
import { shift } from '../colour.ts';
import { paintFlag } from '../flag.ts';
import { paintBench, paintLamp, paintPot } from '../furniture.ts';
import { paintPaving } from '../ground.ts';
import { paintColumn, paintNeoclassical } from '../neoclassical.ts';
import { box, oval, points, polygon } from '../path.ts';
import { paintPerson } from '../people.ts';
import { paintRidge } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSky } from '../sky.ts';
import { paintPalm, paintPlane } from '../trees.ts';

const townHall = composeScene(
  'town-hall',
  {
    el: 'Το δημαρχείο: νεοκλασικό κτίριο με αέτωμα, μπαλκόνι και σημαία, πάνω από μια πλατεία με φοίνικες.',
    en: 'The town hall: a neoclassical building with a pediment, balcony and flag, facing a square with palms.',
  },
  'morning',
  (sheet) => {
    paintSky(sheet, {
      clouds: [
        { x: 380, y: 190, w: 440 },
        { x: 1520, y: 150, w: 380 },
      ],
      horizon: 720,
    });
    paintRidge(sheet, {
      anchors: points('-60,600 300,470 640,560 1000,440 1400,550 1700,450 1980,540'),
      fill: sheet.ridge(0.1),
      foot: 900,
      lift: 6,
      mist: 0.5,
    });
    for (const x of [200, 1720])
      sheet.at(x, 880, 1.05, () =>
        paintNeoclassical(sheet, {
          w: 400,
          wall: sheet.paint('wall', 0.12),
          shutter: sheet.paint('slate', 0.12),
          columns: 3,
          balcony: false,
        }),
      );
    const ground = 900;
    sheet.fill(box(-40, ground - 6, 2000, 80), sheet.paint('stone'));
    sheet.at(960, ground, 1.28, () => {
      paintNeoclassical(sheet, {
        w: 700,
        storey: 170,
        wall: sheet.paint('wallOchre'),
        shutter: sheet.paint('seaDark'),
        columns: 7,
        pediment: true,
      });
      for (const x of [-150, -52, 52, 150]) paintColumn(sheet, x, 0, 26, 190, sheet.paint('white'));
      sheet.paper(box(-186, -206, 372, 18, 2), sheet.tone(sheet.paint('white'), 0.03), {
        lift: 5,
        rim: 0.5,
      });
      let rail = '';
      for (let x = -180; x <= 180; x += 12) rail += `M${x} -206v-38`;
      sheet.line(`${rail}M-184 -244H184`, sheet.paint('iron'), 2.4);
      sheet.at(0, -484, 0.78, () => paintFlag(sheet, 150));
    });
    for (const [i, w] of [560, 620, 680].entries())
      sheet.paper(
        box(960 - w / 2, ground - 4 + i * 18, w, 22),
        sheet.tone(shift(sheet.paint('stone'), 0.06), 0.02),
        { lift: 4, rim: 0.5 },
      );
    paintPaving(sheet, ground + 44, sheet.paint('stone'));
    for (const [x, s] of [
      [330, 1.25],
      [1590, 1.25],
    ] as const)
      sheet.at(x, ground + 90, s, () => paintPalm(sheet));
    for (const x of [560, 1360]) sheet.at(x, ground + 80, 1, () => paintLamp(sheet));
    for (const x of [640, 1280])
      sheet.at(x, ground + 60, 0.9, () => paintPot(sheet, sheet.paint('terracotta')));
    sheet.at(220, 1100, 1.2, () => paintBench(sheet));
    paintPerson(sheet, 850, 1010, 136, { pose: 'walk', top: 'seaDark', bottom: 'ink' });
    paintPerson(
      sheet,
      1120,
      1070,
      156,
      { pose: 'walk', top: 'terracotta', bottom: 'cream', skirt: true },
      true,
    );
    paintPerson(
      sheet,
      1180,
      1074,
      100,
      { pose: 'walk', top: 'lemon', bottom: 'slate', skin: 'skinLight' },
      true,
    );
  },
);

const school = composeScene(
  'school',
  {
    el: 'Σχολείο με παιδιά που μπαίνουν στην αυλή με τις τσάντες τους, κάτω από έναν πλάτανο.',
    en: 'A school with children coming into the yard with their bags, under a plane tree.',
  },
  'morning',
  (sheet) => {
    paintSky(sheet, {
      clouds: [
        { x: 340, y: 180, w: 420 },
        { x: 1120, y: 120, w: 340 },
      ],
      horizon: 700,
    });
    paintRidge(sheet, {
      anchors: points('-60,560 300,430 680,530 1060,420 1400,520 1980,440'),
      fill: sheet.ridge(0.1),
      foot: 900,
      lift: 6,
      mist: 0.5,
    });
    const ground = 860;
    const wall = sheet.paint('white');
    const band = sheet.paint('wallOchre');
    sheet.at(860, ground, 1, () => {
      paintTiledRoof(sheet, 0, -370, 1180, 92, 960);
      sheet.paper(
        box(-560, -370, 1120, 374),
        sheet.fade(
          [
            [0, shift(wall, 0.02)],
            [1, shift(wall, -0.05)],
          ],
          'across',
        ),
        { lift: 9, rim: 0.3 },
      );
      sheet.fill(box(-560, -190, 1120, 14) + box(-560, -366, 1120, 16), band);
      sheet.fill(box(-560, -40, 1120, 44), sheet.paint('sea'), 0.85);
      for (let i = 0; i < 8; i++) {
        const x = -490 + i * 140;
        if (i === 3 || i === 4) continue;
        paintWindow(sheet, x, -326, 76, 96, { frame: sheet.paint('sea'), pane: sheet.hour.pane });
        paintWindow(sheet, x, -158, 76, 92, { frame: sheet.paint('sea'), pane: sheet.hour.pane });
      }
      sheet.paper(box(-140, -400, 280, 404), sheet.tone(band, 0.03), { lift: 7, rim: 0.4 });
      sheet.paper(
        polygon([-164, -396], [0, -486], [164, -396]),
        sheet.tone(sheet.paint('roof'), 0.05),
        { lift: 6, rim: 0.4 },
      );
      sheet.fill(oval(0, -424, 28), sheet.paint('white'));
      sheet.line('M0 -424v-18M0 -424l13 6', sheet.paint('ink'), 4);
      paintWindow(sheet, -62, -330, 70, 96, { frame: wall, pane: sheet.hour.pane });
      paintWindow(sheet, 62, -330, 70, 96, { frame: wall, pane: sheet.hour.pane });
      paintDoor(sheet, 0, 4, 130, 168, sheet.paint('sea'), wall);
    });
    sheet.at(236, ground + 10, 1.3, () => paintFlag(sheet, 350));
    paintPaving(sheet, ground, sheet.light('#D9C7A6'));
    // Courts painted on the ground.
    sheet.line(
      'M300 1010H900M240 1110H960M420 1010L380 1110M560 1010L540 1110M700 1010L714 1110',
      sheet.paint('white'),
      7,
      0.7,
    );
    sheet.fill(oval(1640, 1130, 380, 44), sheet.hour.shadow, 0.2);
    sheet.at(1640, 1110, 1.9, () => paintPlane(sheet));
    const bags = ['terracotta', 'sea', 'citrus', 'leafDark', 'rose'] as const;
    const tops = ['citrus', 'seaLight', 'rose', 'white', 'leaf', 'lemon'] as const;
    for (const [i, [x, y, h, left]] of (
      [
        [690, 930, 92, false],
        [760, 920, 88, false],
        [1010, 925, 90, true],
        [1090, 945, 98, true],
        [560, 1010, 110, false],
        [1200, 1040, 120, true],
        [840, 1130, 150, false],
        [400, 1140, 150, false],
      ] as const
    ).entries())
      paintPerson(
        sheet,
        x,
        y,
        h,
        {
          pose: i % 3 === 2 ? 'run' : 'walk',
          top: tops[i % 6] ?? 'white',
          bottom: i % 2 ? 'sea' : 'slate',
          pack: bags[i % 5] ?? 'sea',
          skin: i % 3 ? 'skinLight' : 'skin',
          hair: i % 2 ? 'hair' : 'trunk',
          skirt: i % 4 === 1,
        },
        left,
      );
    paintPerson(sheet, 950, 920, 132, {
      pose: 'hold',
      top: 'terracotta',
      bottom: 'ink',
      skirt: true,
    });
  },
);

export const PUBLIC_BUILDINGS: readonly Scene[] = [townHall, school];
