/** A resident at the desk. */
import { mix, shift } from '../colour.ts';
import { paintBush } from '../foliage.ts';
import { paintPot } from '../furniture.ts';
import { box, oval, places, points, polygon } from '../path.ts';
import { paintGulfMountains, paintHill } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintHouseRow } from '../settlement.ts';
import { paintSky } from '../sky.ts';
import { paintOlive } from '../trees.ts';

const computerDesk = composeScene(
  'computer-desk',
  {
    el: 'Κάτοικος κάνει μια αίτηση από τον φορητό υπολογιστή στο γραφείο της, δίπλα σε παράθυρο με θέα στη θάλασσα.',
    en: 'A resident makes an application on a laptop at her desk, beside a window that looks out to sea.',
  },
  'morning',
  (sheet) => {
    const wall = sheet.light('#EFE6D6');
    sheet.add(
      `<rect width="1920" height="1240" fill="${sheet.fade([
        [0, shift(wall, -0.03)],
        [1, shift(wall, 0.02)],
      ])}"/>`,
    );
    // The window and what it shows.
    const white = sheet.paint('white');
    sheet.paper(box(180, 110, 820, 640, 6), sheet.tone(white, 0.02), { lift: 8, rim: 0.5 });
    sheet.inside(box(214, 144, 752, 572), () => {
      paintSky(sheet, { clouds: [{ x: 640, y: 250, w: 300 }], horizon: 480 });
      paintGulfMountains(sheet, 470, 120, 2);
      sheet.fill(
        box(200, 470, 800, 260),
        sheet.fade([
          [0, sheet.water(0)],
          [0.5, sheet.water(0.45)],
          [1, sheet.water(0.8)],
        ]),
      );
      paintHill(
        sheet,
        points('180,640 360,600 560,650 800,620 1000,660'),
        760,
        sheet.light('#869650'),
        { lift: 6 },
      );
      paintHouseRow(sheet, places('330,660,0.5 420,670,0.54 780,670,0.5'), 0.08);
      sheet.at(640, 720, 0.7, () => paintOlive(sheet));
    });
    sheet.line('M590 144V716M214 400H966', white, 16);
    sheet.paper(box(150, 742, 880, 30, 4), sheet.tone(shift(white, -0.02), 0.02), {
      lift: 7,
      rim: 0.5,
    });
    // Curtain, pots, shelf.
    sheet.paper(
      'M1000 84H1110Q1080 330 1104 560T1090 800H1010Q1030 560 1010 360T1000 84Z',
      sheet.fade(
        [
          [0, sheet.paint('ice')],
          [1, mix(sheet.paint('ice'), sheet.hour.shadow, 0.12)],
        ],
        'across',
      ),
      { lift: 6, rim: 0.4 },
    );
    sheet.line('M140 84H1120', sheet.paint('trunk'), 12);
    for (const [x, c] of [
      [290, 'terracotta'],
      [860, 'citrus'],
    ] as const)
      sheet.at(x, 744, 1.05, () => paintPot(sheet, sheet.paint(c)));
    const wood = sheet.light('#A87B50');
    sheet.paper(box(1300, 330, 470, 22, 3), sheet.tone(wood, 0.04), { lift: 8, rim: 0.5 });
    for (const [i, c] of (
      ['terracotta', 'sea', 'cream', 'leafDark', 'citrus', 'seaDark', 'rose'] as const
    ).entries())
      sheet.paper(
        box(1330 + i * 37, 330 - 120 - (i % 3) * 18, 33, 120 + (i % 3) * 18, 2),
        sheet.tone(sheet.paint(c), 0.04),
        { lift: 2, rim: 0.3 },
      );
    sheet.at(1690, 330, 1.1, () => paintPot(sheet, sheet.paint('leafLight')));
    // A framed print of the gulf.
    sheet.paper(box(1400, 400, 330, 230, 4), sheet.tone(wood, 0.04), { lift: 8, rim: 0.5 });
    sheet.fill(box(1418, 418, 294, 194), sheet.paint('foam'));
    sheet.fill(oval(1630, 470, 24), sheet.paint('citrus'));
    sheet.fill(
      polygon(...points('1418,550 1480,490 1520,522 1580,474 1640,532 1712,500 1712,612 1418,612')),
      sheet.paint('sea'),
    );
    sheet.fill('M1418 566q49 -26 98 0t98 0t98 0v46h-294Z', sheet.paint('seaDark'));
    // Floor, desk, chair.
    const floor = sheet.light('#C9A67C');
    sheet.paper(box(-40, 1040, 2000, 220), sheet.tone(floor, 0.05), { lift: 5, rim: 0.2 });
    sheet.line('M560 1200L590 950M1700 1200L1670 950', shift(wood, -0.1), 28);
    // The resident, three quarters of a figure, in profile.
    const top = sheet.paint('terracotta');
    const skin = sheet.light('#D8A27E');
    const hair = sheet.light('#4A3025');
    // Trousers and seat show under the desk.
    sheet.line('M880 1010H1150L1190 1250', sheet.paint('seaDark'), 96);
    sheet.paper(box(690, 1036, 330, 34, 12), sheet.tone(sheet.paint('trunk'), 0.04), { lift: 5 });
    sheet.paper(
      'M660 1250V760Q640 690 690 690H740Q770 690 772 760L800 1250Z',
      sheet.tone(sheet.paint('seaDark'), 0.05),
      { lift: 7, rim: 0.4 },
    );
    sheet.paper(
      'M960 470Q900 470 880 530Q850 640 850 700Q890 730 940 700Z',
      sheet.tone(hair, 0.04),
      { lift: 5, rim: 0.2 },
    );
    sheet.paper(
      'M800 1010Q770 760 850 680Q900 640 970 646Q1050 652 1086 730Q1110 800 1096 1010Z',
      sheet.fade(
        [
          [0, shift(top, 0.05)],
          [1, shift(top, -0.06)],
        ],
        'across',
      ),
      { lift: 9, rim: 0.4 },
    );
    sheet.paper('M918 560V660Q960 710 1012 664V580Z', shift(skin, -0.05), { lift: 3, rim: 0 });
    sheet.paper(
      'M906 500Q906 424 980 420Q1044 420 1052 484L1054 520L1076 560Q1078 570 1060 572Q1064 596 1058 614Q1050 634 1010 630Q960 630 930 596Q906 556 906 500Z',
      sheet.fade(
        [
          [0, shift(skin, -0.03)],
          [1, shift(skin, 0.04)],
        ],
        'across',
      ),
      { lift: 5, rim: 0.3 },
    );
    sheet.paper(
      'M1050 476Q1052 396 968 392Q872 396 868 500Q866 600 850 660Q900 690 930 640Q946 590 930 548Q960 520 962 484Q1010 470 1050 476Z',
      sheet.fade(
        [
          [0, shift(hair, 0.02)],
          [1, shift(hair, 0.06)],
        ],
        'across',
      ),
      { lift: 5, rim: 0.4 },
    );
    sheet.line('M1022 516q12 -7 24 -1', hair, 6);
    sheet.line('M1038 598q10 4 18 -2', sheet.light('#9A5644'), 6);
    // Desk over the lap, laptop, cup, paper; the arm lies in front.
    sheet.paper('M500 950H1760V994H500Z', sheet.tone(shift(wood, 0.05), 0.03), {
      lift: 11,
      rim: 0.6,
    });
    sheet.fill(box(500, 986, 1260, 10), shift(wood, -0.09));
    // The laptop, turned a little to us, with the form on its screen.
    sheet.paper('M1100 948L1150 918H1392L1356 948Z', sheet.tone(sheet.paint('stone'), 0.05), {
      lift: 5,
      rim: 0.6,
    });
    sheet.fill('M1152 936L1174 924H1350L1334 936Z', sheet.paint('slate'), 0.6);
    sheet.glow(1370, 800, 230, '#D6ECF6', 0.55);
    sheet.paper(
      'M1352 936L1332 700Q1332 686 1346 684L1570 656Q1586 655 1588 670L1600 894Q1600 906 1588 908Z',
      sheet.paint('slate'),
      { lift: 7, rim: 0.6 },
    );
    const screen = 'M1364 922L1346 702L1574 672L1586 892Z';
    sheet.fill(screen, sheet.paint('foam'));
    sheet.inside(screen, () => {
      sheet.fill(polygon([1340, 704], [1580, 670], [1582, 706], [1342, 740]), sheet.paint('sea'));
      sheet.fill(polygon([1376, 762], [1476, 748], [1477, 758], [1377, 772]), sheet.paint('slate'));
      for (const y of [786, 824])
        sheet.fill(
          polygon([1378, y], [1556, y - 24], [1557, y - 2], [1379, y + 22]),
          sheet.paint('ice'),
        );
      sheet.fill(
        polygon([1384, 868], [1466, 857], [1467, 885], [1385, 896]),
        sheet.paint('terracotta'),
      );
    });
    sheet.line('M1000 760Q1010 860 1060 900L1180 926', shift(top, -0.08), 66);
    sheet.line('M986 754Q1000 856 1050 896L1160 922', shift(top, 0.03), 60);
    sheet.paper('M1150 900Q1200 900 1226 916Q1236 932 1210 936H1150Z', shift(skin, 0.02), {
      lift: 3,
      rim: 0.4,
    });
    sheet.paper('M1646 876H1726L1716 950H1656Z', sheet.tone(white, 0.04), { lift: 5, rim: 0.5 });
    sheet.line('M1724 894q34 4 24 30q-8 16 -30 12', white, 9);
    sheet.line(
      'M1672 862q-10 -16 2 -32t2 -32M1700 862q-10 -16 2 -32t2 -32',
      sheet.paint('stoneDark'),
      4,
      0.35,
    );
    sheet.paper(polygon([620, 936], [780, 930], [800, 950], [612, 950]), white, {
      lift: 4,
      rim: 0.4,
    });
    sheet.at(150, 1200, 1.6, () => paintBush(sheet, 240));
    sheet.paper('M70 1180H230L214 1260H86Z', sheet.tone(sheet.paint('roof'), 0.06), {
      lift: 6,
      rim: 0.5,
    });
  },
);

export const DESK: readonly Scene[] = [computerDesk];
