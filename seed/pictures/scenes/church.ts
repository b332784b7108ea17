/** A Byzantine church. */
import { paintDoor, paintTiledRoof } from '../buildings.ts';
import { mix, shift } from '../colour.ts';
import { paintBush } from '../foliage.ts';
import { paintBench } from '../furniture.ts';
import { arch, box, places, points, polygon } from '../path.ts';
import { anyone, paintPerson } from '../people.ts';
import { paintHill, paintRidge } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSky } from '../sky.ts';
import { paintCypress, paintOlive } from '../trees.ts';

const church = composeScene(
  'byzantine-church',
  {
    el: 'Βυζαντινή εκκλησία με τρούλο, κεραμοπλαστικές ζώνες και κυπαρίσσια, στο απογευματινό φως.',
    en: 'A Byzantine church with a dome, bands of brick and stone, and cypresses, in the afternoon light.',
  },
  'golden',
  (sheet) => {
    paintSky(sheet, {
      sun: { x: 420, y: 260, r: 52 },
      clouds: [{ x: 1420, y: 170, w: 400 }],
      horizon: 660,
    });
    paintRidge(sheet, {
      anchors: points('-60,520 260,390 600,490 940,350 1320,470 1620,340 1980,460'),
      fill: sheet.ridge(0.06),
      foot: 860,
      lift: 7,
      mist: 0.5,
    });
    const green = sheet.light('#8C9150');
    paintHill(
      sheet,
      points('-60,700 500,660 1000,690 1500,650 1980,690'),
      1260,
      mix(green, sheet.hour.haze, 0.25),
      { lift: 8 },
    );
    for (let i = 0; i < 10; i++)
      sheet.stamp(`olive ${i % 2}`, 60 + i * 200, 770 + (i % 3) * 16, 0.55, () =>
        paintOlive(sheet, 0.2),
      );
    paintHill(sheet, points('-60,900 600,870 1200,890 1980,870'), 1260, green, { lift: 8 });
    for (const [x, s] of points('360,2 500,1.6 1470,1.7 1600,2.2'))
      sheet.at(x, 930, s, () => paintCypress(sheet));
    const stone = sheet.paint('stone');
    const brick = sheet.paint('roof');
    const masonry = (x: number, y: number, w: number, h: number) => {
      sheet.paper(
        box(x, y, w, h),
        sheet.fade(
          [
            [0, shift(stone, 0.05)],
            [0.7, stone],
            [1, shift(stone, -0.1)],
          ],
          'across',
        ),
        { lift: 7, rim: 0.3 },
      );
      let rows = '';
      let joints = '';
      for (let r = 0, yy = y + 30; yy < y + h - 8; r++, yy += 34) {
        rows += box(x, yy, w, 5);
        for (let xx = x + 14 + (r % 2) * 22; xx < x + w - 6; xx += 44)
          joints += box(xx, yy - 27, 4, 25);
      }
      sheet.fill(rows + joints, brick, 0.6);
    };
    const openings = (list: readonly (readonly [number, number, number, number])[]) => {
      for (const [x, base, w, h] of list) {
        sheet.line(
          `M${x - w / 2 - 5} ${base}V${base - h + w / 2}a${w / 2 + 5} ${w / 2 + 5} 0 0 1 ${w + 10} 0V${base}`,
          brick,
          9,
        );
        sheet.fill(arch(x, base, w, h), sheet.hour.pane);
      }
    };
    const ground = 960;
    // Nave, transept gables, drum and dome; then the narthex in front.
    masonry(620, 640, 700, 320);
    paintTiledRoof(sheet, 970, 644, 750, 74, 560);
    masonry(800, 470, 340, 300);
    sheet.paper(
      polygon([776, 482], [970, 386], [1164, 482], [1150, 496], [790, 496]),
      sheet.tone(brick, 0.06),
      { lift: 7, rim: 0.4 },
    );
    openings([
      [910, 620, 38, 92],
      [970, 620, 44, 116],
      [1030, 620, 38, 92],
    ]);
    sheet.at(970, 410, 1, () => {
      sheet.paper(
        box(-112, -120, 224, 124),
        sheet.fade(
          [
            [0, shift(stone, 0.06)],
            [0.6, stone],
            [1, shift(stone, -0.14)],
          ],
          'across',
        ),
        { lift: 6 },
      );
      for (const x of [-84, -28, 28, 84]) {
        sheet.line(`M${x - 21} -6V-74a21 21 0 0 1 42 0V-6`, brick, 8);
        sheet.fill(arch(x, -6, 30, 86), sheet.hour.pane);
      }
      for (const x of [-112, -56, 0, 56, 112])
        sheet.fill(box(x - 5, -112, 10, 114), shift(stone, 0.05));
      sheet.paper(
        'M-128 -116Q-120 -230 0 -240Q120 -230 128 -116Q96 -128 64 -116Q32 -128 0 -116Q-32 -128 -64 -116Q-96 -128 -128 -116Z',
        sheet.fade(
          [
            [0, shift(brick, 0.08)],
            [1, shift(brick, -0.1)],
          ],
          'across',
        ),
        { lift: 7, rim: 0.5 },
      );
      sheet.line(
        'M0 -240V-120M0 -240Q-60 -216 -64 -118M0 -240Q60 -216 64 -118M0 -240Q-106 -214 -108 -124M0 -240Q106 -214 108 -124',
        shift(brick, -0.14),
        2.5,
        0.6,
      );
      sheet.line('M0 -240v-52M-18 -272h36', sheet.paint('iron'), 7);
    });
    openings([
      [700, 860, 40, 120],
      [1240, 860, 40, 120],
    ]);
    masonry(760, 760, 420, 200);
    sheet.paper(
      polygon([736, 766], [790, 716], [1150, 716], [1204, 766]),
      sheet.tone(brick, 0.06),
      { lift: 6, rim: 0.4 },
    );
    openings([
      [850, 956, 76, 150],
      [970, 956, 92, 172],
      [1090, 956, 76, 150],
    ]);
    paintDoor(sheet, 970, ground, 70, 138, sheet.paint('trunk'), shift(stone, 0.04), true);
    paintHill(
      sheet,
      points('-60,990 500,962 1000,960 1500,962 1980,990'),
      1260,
      shift(green, -0.05),
      { lift: 6 },
    );
    sheet.paper(
      'M900 962H1040Q1060 1080 1240 1260H700Q880 1080 900 962Z',
      sheet.tone(sheet.paint('sand'), 0.04),
      { lift: 3, rim: 0.5 },
    );
    for (const [x, y, w] of places('560,1010,170 1360,1010,170 1790,1160,240'))
      sheet.at(x, y, 1, () => paintBush(sheet, w, 0, sheet.paint('rose')));
    sheet.at(1560, 1110, 1.1, () => paintBench(sheet));
    paintPerson(sheet, 1060, 1060, 132, { ...anyone(sheet, 'walk'), skirt: true }, true);
    sheet.at(200, 1080, 1.7, () => paintOlive(sheet));
  },
);

export const CHURCH: readonly Scene[] = [church];
