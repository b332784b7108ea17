/** Pines at the shore, the lighthouse. */
import { paintSail } from '../boats.ts';
import { mix, shift } from '../colour.ts';
import { paintBush } from '../foliage.ts';
import { paintPebbles } from '../ground.ts';
import { box, oval, type Point, places, points, polygon, round } from '../path.ts';
import { anyone, paintPerson } from '../people.ts';
import { paintGulfMountains, paintHill } from '../ridge.ts';
import { paintCliff } from '../rock.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSea, paintShore } from '../sea.ts';
import type { Sheet } from '../sheet.ts';
import { paintSky } from '../sky.ts';
import { paintUmbrellaPine } from '../trees.ts';

const akrataPines = composeScene(
  'akrata-pines',
  {
    el: 'Κουκουναριές με πλατιές κόμες πάνω από τη βοτσαλωτή ακτή της Ακράτας και πίσω τους ο γαλάζιος Κορινθιακός.',
    en: 'Umbrella pines lean over the pebble shore of Akrata, with the blue Gulf of Corinth behind them.',
  },
  'morning',
  (sheet) => {
    const horizon = 520;
    paintSky(sheet, {
      clouds: [
        { x: 420, y: 170, w: 380 },
        { x: 1120, y: 120, w: 260 },
      ],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 170, 2);
    paintSea(sheet, { top: horizon, bottom: 960, bands: 6, swell: 13 });
    sheet.stamp('sail', 560, 566, 0.6, () => paintSail(sheet));
    const line: Point[] = points('-60,1010 240,985 560,930 900,905 1240,850 1560,800 1980,770');
    paintShore(sheet, line, sheet.paint('pebble'));
    paintPebbles(sheet, (x) => 1030 - x * 0.125, 560);
    // Ground of needles under the wood.
    const floor = sheet.light(mix('#8B7A4E', '#5A6B2A', 0.35));
    paintHill(
      sheet,
      points('560,1240 760,1085 1040,1000 1360,930 1640,900 1980,880'),
      1260,
      floor,
      { lift: 6 },
    );
    const pines: readonly (readonly [number, number, number, number, number])[] = [
      [1780, 900, 0.92, 20, 0.28],
      [1320, 935, 0.86, -30, 0.24],
      [1560, 950, 1.2, -44, 0.1],
      [1070, 1010, 1.22, -70, 0.05],
      [1850, 1080, 1.85, -60, 0],
      [1380, 1110, 1.76, -84, 0],
    ];
    for (const [x, y, scale, lean, distance] of pines) {
      sheet.fill(oval(x + 60 * scale, y + 6, 190 * scale, 16 * scale), sheet.hour.shadow, 0.22);
      sheet.at(x, y, scale, () => paintUmbrellaPine(sheet, lean, distance));
    }
    for (const [x, y, w] of places('980,1060,120 1200,1010,90 1640,1120,200 1110,1160,190'))
      sheet.at(x, y, 1, () => paintBush(sheet, w));
    paintPerson(
      sheet,
      760,
      985,
      96,
      { ...anyone(sheet, 'walk'), top: 'white', bottom: 'sea' },
      true,
    );
    paintPerson(sheet, 806, 982, 62, { pose: 'walk', top: 'terracotta', bottom: 'slate' }, true);
    sheet.calm(0.84);
  },
);

/** A round stone tower with gallery and lantern; 470 high. */
function paintLighthouse(sheet: Sheet): void {
  const white = sheet.paint('white');
  const iron = sheet.paint('iron');
  // The keeper's house.
  sheet.paper(box(40, -112, 220, 114), sheet.tone(white, 0.03), { lift: 7, rim: 0.3 });
  sheet.paper(
    polygon([26, -108], [56, -160], [244, -160], [274, -108]),
    sheet.tone(sheet.paint('roof'), 0.05),
    { lift: 4, rim: 0.3 },
  );
  sheet.fill(box(92, -84, 30, 40) + box(190, -84, 30, 40), sheet.hour.pane);
  sheet.fill(box(140, -70, 34, 72), sheet.paint('sea'));
  sheet.paper(
    'M-62 4L-40 -350H40L62 4Z',
    sheet.fade(
      [
        [0, shift(white, 0.02)],
        [0.5, shift(white, -0.02)],
        [1, shift(white, -0.2)],
      ],
      'across',
    ),
    { lift: 8, rim: 0.5 },
  );
  let courses = '';
  for (let y = -320; y < 0; y += 32)
    courses += `M${round(-62 + (y + 350) * -0.063 + 22)} ${y}h${round(80 + (y + 350) * 0.126)}`;
  sheet.line(courses, sheet.hour.shadow, 1.6, 0.12);
  sheet.fill(box(-10, -290, 20, 34, 10) + box(-10, -180, 20, 34, 10), sheet.hour.pane);
  sheet.fill('M-20 4V-52a20 20 0 0 1 40 0V4Z', sheet.paint('sea'));
  sheet.paper(box(-64, -364, 128, 16, 4), sheet.tone(white, 0.03), { lift: 5, rim: 0.5 });
  sheet.line(
    'M-60 -364V-394M-30 -364V-394M0 -364V-394M30 -364V-394M60 -364V-394M-62 -394H62',
    iron,
    3.4,
  );
  sheet.glow(0, -404, 290, '#F7B85A', 0.75);
  sheet.fill(box(-30, -440, 60, 76), '#FFE7A8');
  sheet.glow(0, -404, 44, '#FFFFFF', 0.9);
  sheet.line('M-30 -440V-364M-10 -440V-364M10 -440V-364M30 -440V-364M-30 -404H30', iron, 3.4);
  sheet.paper(
    'M-40 -440Q-34 -478 0 -484Q34 -478 40 -440Z',
    sheet.tone(sheet.paint('terracotta'), 0.06),
    { lift: 4, rim: 0.5 },
  );
  sheet.line('M0 -484V-508', iron, 4);
}

const lighthouse = composeScene(
  'lighthouse',
  {
    el: 'Πέτρινος φάρος με αναμμένο φανό σε βραχώδες ακρωτήριο, το σούρουπο στον Κορινθιακό.',
    en: 'A stone lighthouse with its lantern lit on a rocky cape at dusk, above the Gulf of Corinth.',
  },
  'dusk',
  (sheet) => {
    const horizon = 640;
    paintSky(sheet, {
      sun: { x: 760, y: 560, r: 58 },
      clouds: [
        { x: 460, y: 330, w: 520 },
        { x: 1010, y: 210, w: 340 },
      ],
      stars: 26,
      horizon,
    });
    paintGulfMountains(sheet, horizon, 150, 6);
    paintSea(sheet, { top: horizon, bands: 7, swell: 16, sunX: 760 });
    sheet.stamp('sail', 480, 690, 0.5, () => paintSail(sheet));
    // Two beams of light, cut from thin paper.
    const beam = sheet.fade(
      [
        [0, '#FFE7A8', 0],
        [1, '#FFE7A8', 0.75],
      ],
      'across',
    );
    sheet.fill(polygon([1470, 392], [260, 190], [260, 470], [1470, 406]), beam, 0.5);
    const rock = sheet.light('#6F6E68');
    paintCliff(
      sheet,
      points('1400,690 1300,740 1240,820 1120,870 1086,940 1160,1030'),
      2000,
      mix(rock, sheet.hour.haze, 0.16),
      { lift: 8, rough: 0.12 },
    );
    sheet.at(1480, 770, 0.92, () => paintLighthouse(sheet));
    paintHill(
      sheet,
      points('1330,806 1430,770 1560,762 1760,756 1990,724'),
      1000,
      sheet.light('#5F6B45'),
      { lift: 5 },
    );
    for (const [x, y, w] of places('1640,776,70 1760,770,110 1900,752,130 1390,800,60'))
      sheet.at(x, y, 1, () => paintBush(sheet, w));
    paintCliff(
      sheet,
      points(
        '2000,800 1700,806 1460,812 1320,812 1270,880 1180,930 1100,1010 900,1060 800,1140 640,1240',
      ),
      2000,
      rock,
      { lift: 14, rough: 0.14 },
    );
    sheet.line(
      'M1090 1020q-90 -16 -160 30q-90 10 -140 70M640 1190q40 -40 120 -46',
      sheet.paint('foam'),
      7,
      0.35,
    );
    sheet.calm(0.55);
  },
);

export const COAST: readonly Scene[] = [akrataPines, lighthouse];
