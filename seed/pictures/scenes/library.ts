/** The municipal library. */
import { mix, shift } from '../colour.ts';
import { paintPot } from '../furniture.ts';
import { arch, box, oval, points, polygon } from '../path.ts';
import { paintPerson } from '../people.ts';
import { paintGulfMountains, paintHill } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSky } from '../sky.ts';

const library = composeScene(
  'library',
  {
    el: 'Δημοτική βιβλιοθήκη: ψηλά ράφια με βιβλία, αναγνώστες σε τραπέζι και ένα τοξωτό παράθυρο με φως.',
    en: 'The municipal library: tall shelves of books, readers at a table and an arched window full of light.',
  },
  'morning',
  (sheet) => {
    const wall = sheet.paint('wall');
    sheet.add(`<rect width="1920" height="1240" fill="${sheet.tone(shift(wall, -0.02), 0.03)}"/>`);
    const wood = sheet.light('#8E6540');
    const pane = arch(960, 760, 420, 640);
    sheet.paper(arch(960, 780, 480, 700), sheet.tone(sheet.paint('white'), 0.02), {
      lift: 8,
      rim: 0.5,
    });
    sheet.inside(pane, () => {
      paintSky(sheet, { horizon: 620 });
      paintGulfMountains(sheet, 560, 120, 3);
      sheet.fill(box(700, 560, 520, 220), sheet.tone(sheet.hour.seaMid, 0.05));
      paintHill(sheet, points('700,700 860,660 1020,690 1240,650'), 800, sheet.light('#7F8F50'), {
        lift: 5,
      });
    });
    sheet.line(
      'M960 124V760M754 320H1166M754 540H1166M855 180V760M1065 180V760',
      sheet.paint('white'),
      10,
    );
    const spines = [
      'terracotta',
      'sea',
      'seaDark',
      'leafDark',
      'citrus',
      'cream',
      'slate',
      'roofDark',
      'silver',
      'rose',
      'seaLight',
      'trunk',
    ] as const;
    const shelf = (left: number, width: number, top: number, rows: number, rowHeight: number) => {
      sheet.paper(
        box(left, top, width, rows * rowHeight + 24, 4),
        sheet.fade(
          [
            [0, shift(wood, 0.04)],
            [1, shift(wood, -0.06)],
          ],
          'across',
        ),
        { lift: 10, rim: 0.4 },
      );
      for (let r = 0; r < rows; r++) {
        const y = top + 16 + r * rowHeight;
        sheet.fill(
          box(left + 16, y, width - 32, rowHeight - 14),
          mix(wood, sheet.hour.shadow, 0.55),
        );
        const books = new Map<string, string>();
        let x = left + 20;
        while (x < left + width - 44) {
          const w = sheet.random.between(rowHeight * 0.12, rowHeight * 0.24);
          const h = (rowHeight - 18) * sheet.random.between(0.66, 0.95);
          const colour = sheet.random.pick(spines);
          if (sheet.random.next() > 0.06)
            books.set(
              colour,
              (books.get(colour) ?? '') +
                box(
                  Math.round(x),
                  Math.round(y + rowHeight - 14 - h),
                  Math.round(w - 1),
                  Math.round(h),
                ),
            );
          x += w + 1;
        }
        for (const [colour, d] of books) sheet.fill(d, sheet.paint(colour as 'sea'));
        sheet.fill(box(left + 16, y, width - 32, 12), sheet.hour.shadow, 0.28);
        sheet.fill(box(left + 8, y + rowHeight - 14, width - 16, 12), shift(wood, 0.09));
      }
    };
    shelf(-40, 330, 60, 6, 150);
    shelf(300, 320, 130, 5, 150);
    shelf(1300, 320, 130, 5, 150);
    shelf(1630, 330, 60, 6, 150);
    const floor = sheet.light('#C59F74');
    sheet.paper(
      box(-40, 930, 2000, 330),
      sheet.fade([
        [0, shift(floor, 0.03)],
        [1, shift(floor, -0.08)],
      ]),
      { lift: 6, rim: 0.3 },
    );
    sheet.fill(polygon([780, 930], [1140, 930], [1420, 1240], [640, 1240]), '#FFF4D8', 0.3);
    // A ladder at the shelves, and a child who reaches for a book.
    sheet.line('M1392 952L1440 300M1486 952L1500 300', shift(wood, 0.1), 11);
    sheet.line(
      'M1398 880h92M1404 790h90M1412 700h86M1418 610h84M1426 520h80M1432 430h74M1438 350h68',
      shift(wood, 0.1),
      9,
    );
    paintPerson(
      sheet,
      440,
      970,
      190,
      { pose: 'reach', top: 'citrus', bottom: 'sea', skin: 'skinLight' },
      true,
    );
    paintPerson(
      sheet,
      560,
      975,
      262,
      { pose: 'hold', top: 'seaDark', bottom: 'slate', skirt: true, hair: 'hairGrey' },
      true,
    );
    for (const [x, left, top] of [
      [760, false, 'terracotta'],
      [1170, true, 'sea'],
    ] as const) {
      sheet.line(
        `M${x - 34} 1140V1040h68v100M${x + (left ? 34 : -34)} 1040v-110`,
        shift(wood, -0.06),
        12,
      );
      paintPerson(
        sheet,
        x,
        1140,
        330,
        { pose: 'sit', top, bottom: left ? 'slate' : 'ink', hair: left ? 'hair' : 'trunk' },
        left,
      );
    }
    sheet.fill(oval(966, 1170, 330, 26), sheet.hour.shadow, 0.2);
    sheet.line('M760 1160L790 1030M1170 1160L1140 1030', shift(wood, -0.04), 20);
    sheet.paper('M700 1000H1232L1260 1034H672Z', sheet.tone(shift(wood, 0.08), 0.04), {
      lift: 9,
      rim: 0.6,
    });
    sheet.fill(box(672, 1034, 588, 14), shift(wood, -0.05));
    for (const x of [860, 1076]) {
      sheet.paper(
        `M${x} 1002q-30 -22 -72 -10v16q42 -10 72 8q30 -18 72 -8v-16q-42 -12 -72 10Z`,
        sheet.paint('white'),
        { lift: 3, rim: 0.4 },
      );
      sheet.line(`M${x} 1002v12`, sheet.hour.shadow, 3, 0.3);
    }
    for (const [i, c] of (['terracotta', 'sea', 'citrus'] as const).entries())
      sheet.fill(box(930 + (i % 2) * 6, 986 - i * 14, 84, 13, 2), sheet.paint(c));
    sheet.paper('M948 850Q956 800 1000 800V850Z', sheet.paint('seaDark'), { lift: 2 });
    sheet.line('M1000 824q30 4 30 40v90', sheet.paint('iron'), 6);
    sheet.at(1330, 1190, 1.2, () => paintPot(sheet, sheet.paint('leafLight')));
    sheet.at(120, 1190, 2, () => paintPot(sheet, sheet.paint('leafLight')));
  },
);

export const LIBRARY: readonly Scene[] = [library];
