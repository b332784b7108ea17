/** The chapel in the rock. */
import { shift } from '../colour.ts';
import { paintBush } from '../foliage.ts';
import { arch, box, curve, oval, type Point, places, points, polygon } from '../path.ts';
import { anyone, paintPerson } from '../people.ts';
import { paintGulfMountains, paintHill } from '../ridge.ts';
import { paintCave, paintCliff, paintLedgeBushes, paintSlabs } from '../rock.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSea } from '../sea.ts';
import { paintSky } from '../sky.ts';
import { paintCypress } from '../trees.ts';

const rockChapel = composeScene(
  'rock-chapel',
  {
    el: 'Η Παναγία Τρυπητή στο Αίγιο, εκκλησία φωλιασμένη στον βράχο με σκαλοπάτια, ψηλά πάνω από τη θάλασσα.',
    en: 'Panagia Trypiti in Aigio: a church nestled in the rock with steps leading up to it, high above the sea.',
  },
  'golden',
  (sheet) => {
    const horizon = 560;
    paintSky(sheet, {
      sun: { x: 330, y: 300, r: 54 },
      clouds: [{ x: 700, y: 150, w: 360 }],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 190, 6);
    paintSea(sheet, { top: horizon, bands: 6, swell: 12, sunX: 330 });
    const rock = sheet.paint('rock');
    paintCliff(
      sheet,
      points('1990,60 1500,90 1160,70 980,160 900,330 860,560 800,820 700,1000 560,1240'),
      2000,
      rock,
      { lift: 14, rough: 0.09 },
    );
    paintSlabs(
      sheet,
      points('1010,150 1150,110 1320,90 1500,120 1680,100 1840,70'),
      320,
      1100,
      rock,
    );
    paintCave(
      sheet,
      points('1000,800 1010,620 1060,480 1170,390 1330,350 1500,370 1620,440 1690,560 1700,800'),
      rock,
    );
    // The terrace that the church stands on.
    paintHill(
      sheet,
      points('600,1250 690,1050 790,880 900,806 1020,784 1200,772 1500,772 1760,790 1990,800'),
      1260,
      shift(rock, -0.02),
      { lift: 8 },
    );
    const white = sheet.paint('white');
    sheet.at(1340, 760, 1.2, () => {
      sheet.paper(
        'M-190 4V-166L-70 -236L50 -166V4Z',
        sheet.fade(
          [
            [0, shift(white, 0.02)],
            [1, shift(white, -0.05)],
          ],
          'across',
        ),
        { lift: 7, rim: 0.4 },
      );
      sheet.paper('M50 -166H210V4H50Z', sheet.tone(shift(white, -0.08), 0.03), {
        lift: 5,
        rim: 0.2,
      });
      sheet.paper(
        'M-206 -158L-70 -242L66 -158L56 -146L-70 -224L-196 -146Z',
        sheet.tone(sheet.paint('roof'), 0.05),
        { lift: 4, rim: 0.4 },
      );
      sheet.paper(
        polygon([-66, -242], [110, -242], [226, -158], [62, -158]),
        sheet.tone(shift(sheet.paint('roof'), -0.05), 0.04),
        { lift: 4, rim: 0.3 },
      );
      sheet.fill(arch(-70, 4, 64, 104), sheet.paint('trunk'));
      sheet.line('M-110 4V-78a40 40 0 0 1 80 0V4', sheet.paint('stone'), 10);
      sheet.fill(oval(-70, -158, 20), sheet.hour.pane);
      sheet.fill(arch(104, -60, 28, 66) + arch(164, -60, 28, 66), sheet.hour.pane);
      sheet.paper(
        box(-92, -300, 44, 66),
        sheet.fade(
          [
            [0, white],
            [1, shift(white, -0.1)],
          ],
          'across',
        ),
        { lift: 4 },
      );
      sheet.fill(arch(-70, -244, 24, 40), sheet.hour.pane);
      sheet.fill(`M-78 -262h16l4 14h-24Z`, sheet.paint('citrus'));
      sheet.fill(polygon([-100, -298], [-70, -326], [-40, -298]), sheet.paint('roof'));
      sheet.line('M-70 -326v-26M-80 -342h20', sheet.paint('iron'), 4);
    });
    // Steps that come down from the door and turn towards the sea, between white parapets.
    const stone = sheet.paint('stone');
    const turn: readonly (readonly [x: number, y: number, half: number])[] = [
      [1256, 776, 52],
      [1190, 880, 78],
      [1080, 1000, 110],
      [960, 1120, 150],
      [860, 1250, 200],
    ];
    const on = (t: number) => {
      const k = Math.min(turn.length - 2, Math.floor(t * (turn.length - 1)));
      const [x1, y1, h1] = turn[k] ?? [0, 0, 0];
      const [x2, y2, h2] = turn[k + 1] ?? [0, 0, 0];
      const part = t * (turn.length - 1) - k;
      return [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part, h1 + (h2 - h1) * part] as const;
    };
    const tread = sheet.fade([
      [0, shift(stone, 0.08)],
      [0.45, shift(stone, 0.04)],
      [1, shift(stone, -0.16)],
    ]);
    for (let i = 0; i < 26; i++) {
      const [x, y, half] = on(i / 26);
      sheet.fill(box(x - half, y, half * 2, 12 + i * 0.9), tread);
    }
    for (const side of [-1, 1]) {
      const rail = Array.from({ length: 14 }, (_, i): Point => {
        const [x, y, half] = on(i / 13);
        return [x + side * half, y - 6 - i];
      });
      sheet.line(curve(rail), sheet.hour.shadow, 30, 0.14);
      sheet.line(curve(rail), shift(white, side < 0 ? -0.07 : -0.02), 22);
      sheet.line(curve(rail.map(([x, y]): Point => [x - 2, y - 6])), shift(white, 0.02), 8);
    }
    for (const [x, y, s] of places('1640,770,1.1 1730,790,1.35 1840,820,1.6'))
      sheet.at(x, y, s, () => paintCypress(sheet));
    const green = sheet.light('#6F7A42');
    paintHill(sheet, points('1420,1260 1500,1120 1640,960 1800,860 1980,830'), 1260, green, {
      lift: 10,
    });
    paintHill(
      sheet,
      points('-60,1180 300,1150 640,1170 860,1230 1000,1260'),
      1260,
      shift(green, -0.05),
      { lift: 10 },
    );
    paintLedgeBushes(sheet, points('930,330 890,620 1720,420 840,880 1130,180 1500,170'), 100);
    for (const [x, y, w] of places('1600,1090,210 1800,1010,240 1500,1220,180 600,1220,220'))
      sheet.at(x, y, 1, () => paintBush(sheet, w, 0, sheet.paint('rose')));
    paintPerson(sheet, 1206, 860, 84, anyone(sheet, 'walk'));
    paintPerson(sheet, 1020, 1080, 130, { ...anyone(sheet, 'walk'), skirt: true });
  },
);

export const CHAPEL: readonly Scene[] = [rockChapel];
