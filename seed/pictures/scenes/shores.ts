/** The beaches of the coast, from Longos to Diakopto. */
import { paintFishingBoat, paintRowingBoat, paintSail } from '../boats.ts';
import { mix, shift } from '../colour.ts';
import { paintBush } from '../foliage.ts';
import { paintLamp, paintSunbed, paintUmbrella } from '../furniture.ts';
import { box, oval, type Point, places, points, polygon } from '../path.ts';
import { oneOfFive, paintPerson } from '../people.ts';
import { paintGulfMountains, paintHill, paintRidge } from '../ridge.ts';
import { paintBoulders } from '../rock.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSea, paintShore } from '../sea.ts';
import { paintHouseRow } from '../settlement.ts';
import type { Sheet } from '../sheet.ts';
import { paintSky } from '../sky.ts';
import { paintCypress, paintPlane, paintRoundTree, paintUmbrellaPine } from '../trees.ts';
import {
  paintAwning,
  paintBicycle,
  paintMotorhome,
  paintStones,
  paintTamarisk,
  paintTent,
  paintWaterInFront,
  paintWindsurfer,
} from './parts.ts';

function paintHeads(sheet: Sheet, text: string): void {
  for (const [x, y, r] of places(text)) {
    sheet.fill(oval(x, y + r, r * 2.6, r * 0.7), sheet.paint('foam'), 0.5);
    sheet.fill(`M${x - r * 1.5} ${y + r}q${r * 1.5} ${-r * 1.3} ${r * 3} 0Z`, sheet.paint('skin'));
    sheet.fill(oval(x, y - r * 0.2, r * 0.72, r * 0.82), sheet.paint('skin'));
    sheet.fill(oval(x - r * 0.1, y - r * 0.5, r * 0.74, r * 0.56), sheet.paint('hair'));
  }
}

const selianitika = composeScene(
  'selianitika-beach',
  {
    el: 'Τα Σελιανίτικα από τη θάλασσα: παραλία με ψιλό βότσαλο, ομπρέλες, και πίσω ο παραλιακός δρόμος με τις ταβέρνες.',
    en: 'Selianitika seen from the water: a beach of fine pebbles with umbrellas and, behind, the seafront with its tavernas.',
  },
  'morning',
  (sheet) => {
    paintSky(sheet, {
      clouds: [
        { x: 430, y: 130, w: 420 },
        { x: 1450, y: 190, w: 360 },
      ],
      horizon: 520,
    });
    paintRidge(sheet, {
      anchors: points('-60,400 220,240 480,350 800,170 1080,300 1400,140 1680,270 1980,200'),
      fill: sheet.ridge(0.06),
      foot: 600,
      lift: 6,
      mist: 0.6,
    });
    paintRidge(sheet, {
      anchors: points('-60,470 300,360 640,450 1000,370 1380,440 1700,340 1980,420'),
      fill: mix(sheet.ridge(0.3), '#7F9468', 0.45),
      foot: 640,
      lift: 6,
      mist: 0.4,
    });
    const green = sheet.light('#8A9A58');
    paintHill(
      sheet,
      points('-60,520 400,500 960,515 1500,495 1980,510'),
      700,
      mix(green, sheet.hour.haze, 0.2),
      { lift: 5 },
    );
    for (let i = 0; i < 22; i++)
      sheet.stamp(`grove ${i % 2}`, 20 + i * 92, 548 - (i % 3) * 12, 0.36, () =>
        paintRoundTree(sheet, 0.18, i % 2 ? sheet.paint('citrus', 0.15) : undefined),
      );
    for (const [x, s] of points('250,0.62 690,0.7 1270,0.66 1760,0.7'))
      sheet.at(x, 590, s, () => paintCypress(sheet, 0.1));
    // Low houses along the seafront; the ground floors are tavernas.
    const walls = ['white', 'wallOchre', 'wall', 'wallBlue', 'white', 'wallRose', 'wall'] as const;
    const shutters = [
      'sea',
      'terracotta',
      'leafDark',
      'sea',
      'slate',
      'leafDark',
      'terracotta',
    ] as const;
    const cloths = [
      'sea',
      'terracotta',
      'leaf',
      'seaLight',
      'citrus',
      'sea',
      'terracotta',
    ] as const;
    for (let i = 0; i < 7; i++) {
      const x = 120 + i * 282;
      const w = 214 + (i % 3) * 14;
      const tall = i % 3 !== 1;
      const h = tall ? 190 : 112;
      const wall = sheet.paint(walls[i] ?? 'wall', 0.03);
      sheet.paper(
        polygon(
          [x - w / 2 - 14, 650 - h],
          [x - w / 2 + 34, 650 - h - 44],
          [x + w / 2 - 34, 650 - h - 44],
          [x + w / 2 + 14, 650 - h],
        ),
        sheet.tone(sheet.paint('roof'), 0.05),
        { lift: 5, rim: 0.4 },
      );
      sheet.paper(box(x - w / 2, 650 - h, w, h), sheet.tone(wall, 0.04), { lift: 6, rim: 0.3 });
      if (tall)
        for (const dx of [-70, 0, 70]) {
          const pane = sheet.hour.pane;
          sheet.fill(box(x + dx - 14, 650 - h + 22, 28, 42), sheet.paint('white'));
          sheet.fill(box(x + dx - 11, 650 - h + 25, 22, 36), pane);
          sheet.fill(
            box(x + dx - 25, 650 - h + 22, 11, 42) + box(x + dx + 14, 650 - h + 22, 11, 42),
            sheet.paint(shutters[i] ?? 'sea'),
          );
        }
      sheet.fill(box(x - w / 2 + 16, 574, w - 32, 76), sheet.hour.pane, 0.75);
      sheet.at(x, 556, 1, () => paintAwning(sheet, w - 8, sheet.paint(cloths[i] ?? 'sea')));
      // Tables in the shade of the awning.
      for (const dx of [-62, 0, 62]) {
        sheet.line(`M${x + dx} 652v-22`, sheet.paint('trunk'), 4);
        sheet.fill(box(x + dx - 22, 626, 44, 6, 2), sheet.paint('white'));
        if ((i + dx) % 4 !== 0)
          paintPerson(sheet, x + dx - 30, 658, 60, { ...oneOfFive(sheet, 'sit') });
      }
    }
    const stone = sheet.paint('stone');
    sheet.paper(box(-40, 652, 2000, 40), sheet.tone(shift(stone, 0.05), 0.03), {
      lift: 4,
      rim: 0.5,
    });
    for (const [i, x] of [60, 400, 690, 980, 1250, 1530, 1840].entries()) {
      if (i % 2) sheet.at(x, 686, 0.72, () => paintLamp(sheet));
      else sheet.at(x, 688, 0.86, () => paintTamarisk(sheet));
    }
    for (const [x, h] of points('230,92 300,88 820,90 1130,92 1400,86 1680,94'))
      paintPerson(sheet, x, 690, h, oneOfFive(sheet, 'walk'), x % 3 === 0);
    sheet.at(560, 688, 0.62, () => paintBicycle(sheet, sheet.paint('terracotta')));
    paintPerson(sheet, 554, 680, 88, { ...oneOfFive(sheet, 'walk'), top: 'citrus' });
    sheet.paper(box(-40, 692, 2000, 34), sheet.tone(shift(stone, -0.12), 0.04), {
      lift: 4,
      rim: 0.3,
    });
    let joints = '';
    for (let x = 10; x < 1920; x += 74) joints += `M${x} 694v30`;
    sheet.line(joints, sheet.hour.shadow, 2.4, 0.2);
    // The beach.
    const ground = sheet.paint('pebble');
    sheet.paper(
      box(-40, 724, 2000, 560),
      sheet.fade([
        [0, shift(ground, -0.02)],
        [1, shift(ground, 0.02)],
      ]),
      { lift: 4, rim: 0.3 },
    );
    paintStones(
      sheet,
      () => 732,
      () => 960,
      1150,
      9,
    );
    const sets: readonly (readonly [number, number, number, 'sea' | 'citrus' | 'terracotta'])[] = [
      [200, 800, 0.6, 'sea'],
      [520, 806, 0.62, 'citrus'],
      [860, 800, 0.6, 'terracotta'],
      [1180, 806, 0.62, 'sea'],
      [1500, 800, 0.6, 'citrus'],
      [1780, 808, 0.62, 'terracotta'],
    ];
    for (const [x, y, s, cloth] of sets) {
      sheet.stamp(`bed ${cloth}`, x - 74, y + 6, s * 0.8, () =>
        paintSunbed(sheet, sheet.paint('white')),
      );
      sheet.stamp(`shade ${cloth}`, x, y, s, () =>
        paintUmbrella(sheet, sheet.paint(cloth), sheet.paint('white')),
      );
      sheet.stamp(`bed ${cloth}`, x + 72, y + 14, s * 0.8, () =>
        paintSunbed(sheet, sheet.paint('white')),
      );
    }
    paintPerson(sheet, 690, 900, 126, { pose: 'walk', top: 'skin', bottom: 'sea', hair: 'hair' });
    paintPerson(sheet, 744, 902, 82, { pose: 'run', top: 'lemon', bottom: 'terracotta' });
    paintPerson(
      sheet,
      1330,
      896,
      122,
      { pose: 'stand', top: 'terracotta', bottom: 'skin', hat: 'cream' },
      true,
    );
    paintPerson(sheet, 1640, 890, 96, { pose: 'sit', top: 'seaLight', bottom: 'skin' });
    paintWaterInFront(sheet, points('-60,950 240,936 560,958 900,940 1240,962 1560,940 1980,956'));
    paintHeads(sheet, '420,1040,20 980,1010,16 1060,1018,16 1500,1060,22 160,1110,24');
    sheet.at(1240, 1100, 1, () => {
      sheet.paper(
        'M-120 0Q-110 -26 -60 -28H70Q118 -26 124 0Q60 18 0 18T-120 0Z',
        sheet.tone(sheet.paint('citrus'), 0.05),
        { lift: 5, rim: 0.5 },
      );
      sheet.fill('M-60 -6H70Q60 -16 40 -16H-30Q-54 -16 -60 -6Z', sheet.hour.shadow, 0.25);
    });
  },
);

const diakopto = composeScene(
  'diakopto-beach',
  {
    el: 'Η παραλία του Διακοπτού: μεγάλα στρογγυλά βότσαλα, αλμυρίκια, το λιμανάκι με τις βάρκες και το φαράγγι πίσω.',
    en: 'The beach of Diakopto: large round pebbles, tamarisks, the little harbour with its boats, and the gorge behind.',
  },
  'morning',
  (sheet) => {
    const horizon = 470;
    paintSky(sheet, {
      clouds: [
        { x: 420, y: 150, w: 420 },
        { x: 1180, y: 100, w: 300 },
      ],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 130, 4);
    paintRidge(sheet, {
      anchors: points(
        '860,474 1040,370 1180,230 1300,160 1400,300 1452,420 1500,330 1600,180 1740,90 1980,30',
      ),
      fill: sheet.ridge(0.16),
      foot: 560,
      lift: 7,
      mist: 0.45,
    });
    paintRidge(sheet, {
      anchors: points('980,476 1120,420 1290,330 1400,420 1450,452 1510,410 1660,290 1980,240'),
      fill: mix(sheet.ridge(0.42), '#7F9468', 0.4),
      foot: 580,
      lift: 6,
      mist: 0.35,
    });
    paintSea(sheet, { top: horizon, bottom: 1080, bands: 6, swell: 11 });
    sheet.stamp('sail', 300, 520, 0.5, () => paintSail(sheet));
    // The plain of lemon and orange trees at the river's mouth.
    paintHill(
      sheet,
      points('1010,540 1200,505 1500,486 1760,480 1980,476'),
      640,
      sheet.light('#7F9150', 0.1),
      { lift: 5 },
    );
    for (let i = 0; i < 24; i++)
      sheet.stamp(
        `orchard ${i % 2}`,
        1130 + (i % 12) * 72,
        528 + Math.floor(i / 12) * 34 - (i % 12) * 2,
        0.34 + Math.floor(i / 12) * 0.08,
        () => paintRoundTree(sheet, 0.12, sheet.paint(i % 2 ? 'lemon' : 'citrus', 0.1)),
      );
    paintHouseRow(
      sheet,
      places('1230,586,0.46 1330,582,0.5 1560,584,0.52 1680,584,0.5 1850,590,0.56'),
      0.08,
    );
    // The mole and the boats in its shelter.
    const stone = sheet.paint('stone');
    paintHill(
      sheet,
      points('1080,640 1240,606 1500,592 1980,590'),
      720,
      mix(sheet.paint('pebble'), sheet.hour.haze, 0.1),
      { lift: 5 },
    );
    for (const [x, y, s, hull] of [
      [1010, 640, 0.4, 'sea'],
      [1150, 664, 0.46, 'white'],
      [900, 668, 0.5, 'leafDark'],
    ] as const)
      sheet.at(x, y, s, () => paintFishingBoat(sheet, sheet.paint(hull), sheet.paint('citrus')));
    sheet.paper('M560 688L1240 640L1330 664L600 742Z', sheet.tone(shift(stone, 0.06), 0.02), {
      lift: 5,
      rim: 0.5,
    });
    sheet.paper(
      'M600 742L1330 664V706L606 792L560 738V688Z',
      sheet.tone(shift(stone, -0.1), 0.05),
      { lift: 4, rim: 0.2 },
    );
    sheet.fill('M560 688L600 742L606 792L560 738Z', sheet.hour.shadow, 0.16);
    let blocks = '';
    for (let x = 660; x < 1300; x += 74)
      blocks += `M${x} ${Math.round(736 - (x - 600) * 0.107)}v46`;
    sheet.line(blocks, sheet.hour.shadow, 2.4, 0.18);
    sheet.at(612, 706, 0.62, () => {
      sheet.paper('M-24 4L-16 -128H16L24 4Z', sheet.tone(sheet.light('#3F8A5B'), 0.05), {
        lift: 4,
        rim: 0.5,
      });
      sheet.fill(box(-22, -140, 44, 12), sheet.paint('white'));
      sheet.fill(box(-11, -166, 22, 26, 4), sheet.paint('lemon'));
      sheet.fill('M-15 -166h30l-15 -18Z', sheet.light('#3F8A5B'));
    });
    paintPerson(sheet, 840, 700, 66, oneOfFive(sheet, 'walk'));
    paintPerson(sheet, 720, 712, 66, { pose: 'sit', top: 'citrus', bottom: 'slate' }, true);
    // The beach.
    const line: Point[] = points(
      '-60,1030 200,1010 480,960 760,900 1000,838 1200,772 1420,724 1700,700 1980,690',
    );
    paintShore(sheet, line, sheet.paint('pebble'));
    const top = (x: number) => 1052 - Math.max(0, x) * 0.172 - (x > 900 && x < 1500 ? 24 : 0);
    paintStones(
      sheet,
      (x) => top(x) + 14,
      () => 1230,
      800,
      30,
    );
    // A bank of grass with tamarisks.
    paintHill(
      sheet,
      points('1380,1250 1500,1090 1640,950 1800,860 1980,820'),
      1260,
      sheet.light('#8C9556'),
      { lift: 9 },
    );
    sheet.fill(oval(1560, 1090, 260, 26), sheet.hour.shadow, 0.2);
    sheet.at(1900, 850, 0.9, () => paintTamarisk(sheet));
    sheet.at(1740, 1090, 1.65, () => paintTamarisk(sheet));
    for (const [x, y, w] of places('1800,1130,220 1900,980,150'))
      sheet.at(x, y, 1, () => paintBush(sheet, w, 0, sheet.paint('rose')));
    // People in the shade and at the water.
    sheet.paper(
      'M1190 1070L1400 1062L1420 1104L1180 1112Z',
      sheet.tone(sheet.paint('terracotta'), 0.03),
      { lift: 3, rim: 0.3 },
    );
    sheet.fill('M1188 1080L1404 1072L1408 1082L1186 1090Z', sheet.paint('white'), 0.7);
    paintPerson(
      sheet,
      1290,
      1092,
      158,
      { pose: 'sit', top: 'seaLight', bottom: 'skin', hat: 'cream' },
      true,
    );
    paintPerson(sheet, 880, 990, 142, { pose: 'walk', top: 'skin', bottom: 'citrus' }, true);
    paintPerson(sheet, 820, 1000, 92, { pose: 'run', top: 'skinLight', bottom: 'seaLight' }, true);
    paintHeads(sheet, '420,860,15 300,900,17');
    sheet.at(240, 1120, 1.2, () => paintRowingBoat(sheet, sheet.paint('sea')));
  },
);

const lampiri = composeScene(
  'lampiri-bay',
  {
    el: 'Ο όρμος του Λαμπιρίου: πλατάνια και πεύκα ως το κύμα, βότσαλο, σκηνές, και ο κόλπος που στενεύει στο βάθος.',
    en: 'The bay of Lampiri: plane trees and pines down to the waves, pebbles, tents, and the gulf narrowing in the distance.',
  },
  'morning',
  (sheet) => {
    const horizon = 480;
    paintSky(sheet, {
      clouds: [
        { x: 760, y: 130, w: 420 },
        { x: 1300, y: 210, w: 280 },
      ],
      horizon,
    });
    paintRidge(sheet, {
      anchors: points('560,470 760,440 920,400 1100,410 1260,380 1420,420 1600,440'),
      fill: mix(sheet.ridge(0), sheet.hour.haze, 0.45),
      foot: horizon + 6,
      lift: 4,
      mist: 0.6,
    });
    paintRidge(sheet, {
      anchors: points('1000,476 1160,430 1320,330 1460,250 1580,320 1760,190 1980,120'),
      fill: sheet.ridge(0.12),
      foot: horizon + 6,
      lift: 6,
      mist: 0.5,
    });
    paintRidge(sheet, {
      anchors: points('-60,120 160,190 360,270 560,350 720,420 900,474'),
      fill: mix(sheet.ridge(0.26), '#7F9468', 0.25),
      foot: horizon + 6,
      lift: 6,
      mist: 0.45,
    });
    paintSea(sheet, { top: horizon, bottom: 1040, bands: 6, swell: 9 });
    sheet.stamp('sail', 1120, 530, 0.5, () => paintSail(sheet));
    // The point that shelters the bay on the right.
    const green = sheet.light('#7C8E4A');
    paintHill(
      sheet,
      points('1290,662 1400,620 1560,580 1760,552 1980,540'),
      720,
      mix(green, sheet.hour.haze, 0.14),
      { lift: 7 },
    );
    for (const [x, y, s] of places(
      '1420,640,0.34 1500,626,0.4 1600,612,0.46 1700,604,0.5 1830,600,0.56 1920,606,0.5',
    ))
      sheet.stamp(`pine ${x % 3}`, x, y, s, () => paintUmbrellaPine(sheet, -14, 0.14));
    for (const [x, y, s] of places(
      '1380,652,0.5 1560,640,0.6 1660,640,0.62 1770,644,0.7 1890,650,0.76',
    ))
      sheet.stamp('round', x, y, s, () => paintRoundTree(sheet, 0.1));
    paintBoulders(
      sheet,
      places('1300,672,22 1340,684,30 1270,690,14'),
      mix(sheet.paint('rock'), sheet.hour.shadow, 0.1),
    );
    paintShore(
      sheet,
      points('-60,800 180,830 420,910 700,985 1000,1020 1300,985 1560,890 1760,780 1980,720'),
      sheet.paint('pebble'),
    );
    const top = (x: number) => 1040 - ((x - 980) / 980) ** 2 * 250;
    paintStones(sheet, top, () => 1240, 900, 18);
    // Greenery down to the waves on the left.
    paintHill(sheet, points('-60,840 200,880 420,960 600,1060 720,1150 780,1260'), 1260, green, {
      lift: 10,
    });
    for (const [x, y, s] of places('60,880,1.15 330,930,1.05')) {
      sheet.fill(oval(x + 60, y + 8, 180, 20), sheet.hour.shadow, 0.22);
      sheet.at(x, y, s, () => paintPlane(sheet));
    }
    sheet.at(470, 1010, 1.2, () => paintUmbrellaPine(sheet, 76));
    sheet.at(250, 1060, 1.15, () => paintMotorhome(sheet));
    sheet.at(560, 1120, 0.9, () => paintTent(sheet, sheet.paint('citrus')));
    // And on the right.
    paintHill(
      sheet,
      points('1380,1260 1470,1120 1600,1000 1780,900 1980,840'),
      1260,
      shift(green, -0.04),
      { lift: 10 },
    );
    sheet.fill(oval(1560, 1110, 260, 24), sheet.hour.shadow, 0.22);
    sheet.at(1680, 1090, 1.7, () => paintPlane(sheet));
    sheet.at(1860, 1000, 1.3, () => paintTamarisk(sheet));
    sheet.at(1530, 1170, 0.9, () => paintTent(sheet, sheet.paint('sea')));
    for (const [x, y, w] of places('110,1180,240 1760,1190,250 420,1200,180'))
      sheet.at(x, y, 1, () => paintBush(sheet, w, 0, sheet.paint('rose')));
    paintPerson(sheet, 930, 1110, 150, {
      pose: 'stand',
      top: 'terracotta',
      bottom: 'sea',
      hat: 'cream',
    });
    paintPerson(sheet, 1010, 1108, 96, { pose: 'run', top: 'lemon', bottom: 'slate' });
    paintPerson(sheet, 1240, 1140, 150, { pose: 'sit', top: 'seaLight', bottom: 'skin' }, true);
    sheet.at(1080, 930, 1.1, () => paintRowingBoat(sheet, sheet.paint('white')));
    paintHeads(sheet, '760,880,14 840,900,14');
  },
);

const longos = composeScene(
  'longos-sunset',
  {
    el: 'Ηλιοβασίλεμα στον Λόγγο: φαρδιά βοτσαλωτή παραλία, μια ιστιοσανίδα, και μακριά στον ορίζοντα η γέφυρα του Ρίου.',
    en: 'Sunset at Longos: a broad pebble beach, a windsurfer and, far away on the horizon, the Rio bridge.',
  },
  'dusk',
  (sheet) => {
    const horizon = 620;
    paintSky(sheet, {
      sun: { x: 700, y: 540, r: 74 },
      clouds: [
        { x: 480, y: 300, w: 560 },
        { x: 1240, y: 220, w: 520 },
        { x: 980, y: 410, w: 320 },
      ],
      stars: 10,
      horizon,
    });
    paintRidge(sheet, {
      anchors: points('380,620 520,596 700,602 900,588 1060,612'),
      fill: mix(sheet.ridge(0), sheet.hour.haze, 0.5),
      foot: horizon + 4,
      lift: 3,
      mist: 0.5,
    });
    paintRidge(sheet, {
      anchors: points(
        '860,618 960,560 1060,450 1150,390 1250,470 1400,420 1560,330 1740,420 1980,360',
      ),
      fill: sheet.ridge(0.05),
      foot: horizon + 4,
      lift: 6,
      mist: 0.5,
    });
    paintRidge(sheet, {
      anchors: points('-60,330 120,390 260,480 380,560 500,618'),
      fill: sheet.ridge(0.2),
      foot: horizon + 4,
      lift: 6,
      mist: 0.4,
    });
    // The bridge, twenty kilometres away.
    const far = mix(sheet.ridge(0.3), sheet.hour.haze, 0.2);
    let bridge = 'M470 604Q680 592 890 604';
    let cables = '';
    for (const x of [560, 640, 720, 800]) {
      bridge += `M${x} 618V564`;
      for (let i = 1; i <= 4; i++)
        cables += `M${x} ${564 + i * 3}L${x - i * 9} 599M${x} ${564 + i * 3}L${x + i * 9} 599`;
    }
    sheet.line(cables, far, 1.1, 0.7);
    sheet.line(bridge, far, 3);
    paintSea(sheet, { top: horizon, bottom: 1080, bands: 7, swell: 14, sunX: 700, glints: 14 });
    sheet.at(1120, 800, 0.95, () => paintWindsurfer(sheet, sheet.paint('terracotta')));
    sheet.stamp('sail', 380, 670, 0.4, () => paintSail(sheet));
    sheet.gloom = 0.3;
    // The village at the end of the beach.
    paintHill(
      sheet,
      points('1290,880 1400,752 1540,700 1740,672 1980,650'),
      900,
      sheet.light('#4E5A3C'),
      { lift: 7, rim: 0.3 },
    );
    paintHouseRow(sheet, places('1570,726,0.6 1690,716,0.66 1800,722,0.7 1900,730,0.74'));
    for (const [x, y, s] of places('1500,736,0.7 1640,744,0.8 1850,756,0.9'))
      sheet.at(x, y, s, () => paintTamarisk(sheet));
    const line = points('-60,1040 300,1020 640,985 960,935 1240,870 1500,800 1760,760 1980,744');
    paintShore(sheet, line, sheet.paint('pebble'));
    sheet.fill(
      'M-60 1056Q500 1020 960 952T1980 760V1000Q1300 1010 -60 1200Z',
      sheet.hour.glow,
      0.14,
    );
    paintStones(
      sheet,
      (x) => 1066 - Math.max(0, x) * 0.165,
      () => 1240,
      800,
      16,
    );
    paintPerson(sheet, 820, 1090, 170, { pose: 'stand', top: 'terracotta', bottom: 'ink' }, true);
    paintPerson(
      sheet,
      760,
      1092,
      160,
      { pose: 'stand', top: 'white', bottom: 'seaDark', skirt: true },
      true,
    );
    paintPerson(sheet, 1380, 950, 110, { pose: 'walk', top: 'citrus', bottom: 'ink' }, true);
    sheet.at(1640, 1010, 1.5, () => paintRowingBoat(sheet, sheet.paint('white')));
    sheet.calm(0.3);
  },
);

export const SHORES: readonly Scene[] = [selianitika, diakopto, lampiri, longos];
