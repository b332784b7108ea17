/** The archaeological museum. */
import { paintDoor, paintTiledRoof, paintWindow } from '../buildings.ts';
import { shift } from '../colour.ts';
import { paintPaving } from '../ground.ts';
import { paintColumn, paintPediment } from '../neoclassical.ts';
import { arch, box, oval, points } from '../path.ts';
import { anyone, paintPerson } from '../people.ts';
import { paintRidge } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSky } from '../sky.ts';
import { paintCypress } from '../trees.ts';

const museum = composeScene(
  'museum',
  {
    el: 'Η πρόσοψη του αρχαιολογικού μουσείου με κίονες και αέτωμα, αρχαία αγγεία και αγάλματα μπροστά.',
    en: 'The front of the archaeological museum with columns and a pediment, ancient jars and a statue before it.',
  },
  'morning',
  (sheet) => {
    paintSky(sheet, {
      clouds: [
        { x: 360, y: 170, w: 400 },
        { x: 1560, y: 140, w: 380 },
      ],
      horizon: 740,
    });
    paintRidge(sheet, {
      anchors: points('-60,560 280,440 600,540 960,420 1340,520 1660,410 1980,520'),
      fill: sheet.ridge(0.1),
      foot: 900,
      lift: 6,
      mist: 0.5,
    });
    for (const [x, s] of points('90,1.5 190,1.2 1740,1.2 1850,1.5'))
      sheet.at(x, 880, s, () => paintCypress(sheet, 0.08));
    const white = sheet.paint('white');
    const wall = sheet.paint('wallOchre');
    const ground = 900;
    sheet.fill(box(-40, ground - 40, 2000, 90), sheet.paint('sand'));
    for (const side of [-1, 1]) {
      const x = 960 + side * 520;
      paintTiledRoof(sheet, x, 560, 420, 56, 330);
      sheet.paper(
        box(x - 190, 560, 380, 330),
        sheet.fade(
          [
            [0, shift(wall, 0.03)],
            [1, shift(wall, -0.05)],
          ],
          'across',
        ),
        { lift: 8 },
      );
      sheet.fill(box(x - 200, 550, 400, 20) + box(x - 196, 860, 392, 32), white);
      for (const dx of [-110, 0, 110]) {
        sheet.fill(arch(x + dx, 800, 82, 180), white);
        sheet.fill(
          arch(x + dx, 800, 62, 166),
          sheet.fade([
            [0, shift(sheet.hour.pane, 0.09)],
            [1, sheet.hour.pane],
          ]),
        );
        sheet.fill(box(x + dx - 2, 640, 4, 160) + box(x + dx - 31, 720, 62, 4), white);
      }
    }
    sheet.paper(box(600, 520, 720, 370), sheet.tone(shift(wall, -0.06), 0.04), { lift: 10 });
    paintDoor(sheet, 960, 872, 110, 230, sheet.paint('seaDark'), white);
    for (const x of [-230, 230])
      paintWindow(sheet, 960 + x, 640, 64, 130, { frame: white, pane: sheet.hour.pane });
    // Steps, columns, entablature, pediment.
    for (const [i, w] of [800, 850, 900].entries())
      sheet.paper(
        box(960 - w / 2, 868 + i * 20, w, 24),
        sheet.tone(shift(sheet.paint('stone'), 0.06 - i * 0.02), 0.02),
        { lift: 4, rim: 0.5 },
      );
    for (const x of [620, 756, 892, 1028, 1164, 1300]) paintColumn(sheet, x, 868, 50, 340, white);
    sheet.fill(box(600, 530, 720, 30), sheet.hour.shadow, 0.25);
    sheet.paper(box(574, 478, 772, 52), sheet.tone(white, 0.03), { lift: 7, rim: 0.5 });
    let frieze = '';
    for (let x = 594; x < 1330; x += 46)
      frieze += box(x, 492, 6, 26) + box(x + 10, 492, 6, 26) + box(x + 20, 492, 6, 26);
    sheet.fill(frieze, shift(wall, -0.1), 0.7);
    paintPediment(sheet, 960, 480, 820, 150, white, sheet.paint('sea'));
    for (const [x, y] of points('560,476 1360,476 960,334'))
      sheet.fill(`M${x - 13} ${y}q-6 -24 13 -36q19 12 13 36Z`, sheet.paint('terracotta'));
    paintPaving(sheet, ground + 24, sheet.paint('stone'));
    // An amphora and a kore on plinths.
    const clay = sheet.paint('roof');
    for (const x of [330, 1590]) {
      sheet.paper(
        box(x - 60, 990, 120, 130),
        sheet.fade(
          [
            [0, white],
            [1, shift(white, -0.12)],
          ],
          'across',
        ),
        { lift: 7, rim: 0.5 },
      );
      sheet.fill(box(x - 70, 980, 140, 16) + box(x - 70, 1108, 140, 18), shift(white, -0.02));
    }
    sheet.at(330, 982, 1.35, () => {
      sheet.paper(
        'M-16 -178H16L12 -150Q14 -138 40 -118Q64 -84 36 -30Q22 -10 18 0H-18Q-22 -10 -36 -30Q-64 -84 -40 -118Q-14 -138 -12 -150Z',
        sheet.fade(
          [
            [0, shift(clay, 0.08)],
            [1, shift(clay, -0.12)],
          ],
          'across',
        ),
        { lift: 4, rim: 0.4 },
      );
      sheet.line('M-15 -160Q-56 -166 -46 -112M15 -160Q56 -166 46 -112', shift(clay, -0.06), 8);
      sheet.fill('M-50 -92Q0 -80 50 -92L51 -74Q0 -62 -51 -74Z', sheet.paint('ink'), 0.85);
      sheet.line(
        'M-46 -54l11 9l11 -9l11 9l11 -9l11 9l11 -9l11 9l11 -9',
        sheet.paint('ink'),
        4,
        0.8,
      );
    });
    sheet.at(1590, 982, 1.35, () => {
      const marble = shift(white, 0.0);
      sheet.paper(
        'M-30 0L-24 -92Q-40 -116 -30 -136Q-14 -146 0 -146Q14 -146 30 -136Q40 -116 24 -92L30 0Z',
        sheet.fade(
          [
            [0, marble],
            [1, shift(marble, -0.2)],
          ],
          'across',
        ),
        { lift: 4, rim: 0.5 },
      );
      sheet.line(
        'M-14 -86L-18 -4M-4 -86V-4M8 -86L10 -4M18 -86L22 -4',
        sheet.hour.shadow,
        2.4,
        0.22,
      );
      sheet.line('M-30 -130Q-42 -100 -26 -84M30 -130Q40 -104 4 -100', shift(marble, -0.1), 11);
      sheet.fill(oval(0, -166, 17, 21), shift(marble, -0.04));
      sheet.fill(
        'M-18 -160Q-22 -190 0 -190Q22 -190 18 -160Q14 -176 0 -178Q-14 -176 -18 -160Z',
        shift(marble, -0.14),
      );
    });
    paintPerson(sheet, 860, 1010, 132, { ...anyone(sheet, 'walk'), top: 'sea' });
    paintPerson(sheet, 930, 1014, 96, { pose: 'walk', top: 'citrus', bottom: 'slate' });
    paintPerson(
      sheet,
      1200,
      1040,
      140,
      { pose: 'hold', top: 'terracotta', bottom: 'ink', skirt: true },
      true,
    );
  },
);

export const MUSEUM: readonly Scene[] = [museum];
