/** Trypiti, the museum in the old market, the monastery of the Taxiarches, drowned Helike. */
import { paintFishingBoat, paintSail } from '../boats.ts';
import { paintBellTower, paintDoor, paintTiledRoof } from '../buildings.ts';
import { mix, shift } from '../colour.ts';
import { paintBush } from '../foliage.ts';
import { paintLamp, paintPot } from '../furniture.ts';
import { paintPaving } from '../ground.ts';
import { paintColumn } from '../neoclassical.ts';
import { arch, box, oval, type Point, places, points, polygon, round } from '../path.ts';
import { oneOfFive, paintPerson } from '../people.ts';
import { paintGulfMountains, paintRidge } from '../ridge.ts';
import { paintBoulders, paintCave, paintCliff, paintLedgeBushes, paintSlabs } from '../rock.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSea } from '../sea.ts';
import { paintQuay } from '../settlement.ts';
import type { Sheet } from '../sheet.ts';
import { paintSky } from '../sky.ts';
import { paintCypress, paintPalm, paintRoundTree } from '../trees.ts';
import { paintByzantineChurch } from './church.ts';

/** A flight of steps across a wall of rock: retaining wall with blind arches, treads, parapet. */
function paintFlight(sheet: Sheet, [x1, y1]: Point, [x2, y2]: Point, depth: number): void {
  const stone = sheet.paint('stone');
  const white = sheet.paint('white');
  sheet.paper(
    polygon([x1, y1], [x2, y2], [x2, y2 + depth], [x1, y2 + depth]),
    sheet.tone(shift(stone, -0.05), 0.05),
    { lift: 7, rim: 0.2 },
  );
  let arches = '';
  const towards = x2 > x1 ? 1 : -1;
  for (let d = 70; d < Math.abs(x2 - x1) - 40; d += 92) {
    const x = x1 + towards * d;
    const top = y1 + ((y2 - y1) * d) / Math.abs(x2 - x1) + 46;
    const base = y2 + depth - 10;
    if (base - top > 40) arches += arch(x, base, 52, base - top);
  }
  sheet.fill(arches, sheet.hour.shadow, 0.24);
  const tread = `M${x1} ${y1 - 12}L${x2} ${y2 - 12}`;
  sheet.line(tread, shift(stone, 0.07), 34);
  sheet.dashes(tread, sheet.hour.shadow, 34, [3, 15], 0.28);
  const rail = (dy: number) => `M${x1} ${y1 + dy}L${x2} ${y2 + dy}`;
  sheet.line(rail(-34), shift(white, -0.06), 8);
  sheet.dashes(rail(-46), shift(white, -0.08), 22, [4, 12]);
  sheet.line(rail(-58), white, 9);
  sheet.dashes(rail(0), white, 24, [5, 11]);
  sheet.line(rail(10), shift(white, -0.03), 9);
  sheet.line(rail(-12), white, 10);
}

const trypiti = composeScene(
  'rock-chapel',
  {
    el: 'Η Παναγία Τρυπητή στο Αίγιο: η εκκλησία χτισμένη στη σπηλιά του βράχου και η μεγάλη σκάλα που ανεβαίνει από την παραλία.',
    en: 'Panagia Trypiti in Aigio: the church built into the cave of the rock, and the great staircase rising from the seafront.',
  },
  'golden',
  (sheet) => {
    const horizon = 600;
    paintSky(sheet, {
      sun: { x: 260, y: 330, r: 50 },
      clouds: [{ x: 420, y: 130, w: 360 }],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 170, 6);
    paintSea(sheet, { top: horizon, bottom: 1010, bands: 6, swell: 10, sunX: 260 });
    sheet.stamp('sail', 430, 650, 0.45, () => paintSail(sheet));
    const rock = sheet.paint('rock');
    paintCliff(
      sheet,
      points('1990,40 1640,60 1320,50 1020,70 800,130 700,260 650,420 610,640 560,860 520,1080'),
      2000,
      rock,
      { lift: 14, rough: 0.07 },
    );
    paintSlabs(
      sheet,
      points('700,180 830,120 1000,84 1190,70 1390,90 1580,64 1760,80'),
      300,
      1080,
      rock,
    );
    paintCave(
      sheet,
      points(
        '850,560 850,430 880,330 950,250 1080,205 1240,190 1400,205 1530,250 1600,330 1630,430 1630,560',
      ),
      rock,
    );
    // The church before its cave: three bays, a wing on either side, the bell tower.
    const white = sheet.paint('white');
    const cream = sheet.paint('cream');
    const trim = shift(white, 0.01);
    const body = (x: number, w: number, h: number, colour: string) =>
      sheet.paper(
        box(x - w / 2, 560 - h, w, h),
        sheet.fade(
          [
            [0, shift(colour, 0.02)],
            [0.7, colour],
            [1, shift(colour, -0.08)],
          ],
          'across',
        ),
        { lift: 7, rim: 0.3 },
      );
    const roof = sheet.paint('roof');
    for (const [x, w] of [
      [985, 190],
      [1495, 190],
    ] as const) {
      body(x, w, 150, cream);
      paintTiledRoof(sheet, x, 412, w + 26, 34, w * 0.7);
      for (const dx of [-56, 0, 56]) {
        sheet.fill(arch(x + dx, 548, 40, 92), trim);
        sheet.fill(arch(x + dx, 548, 30, 84), sheet.hour.pane);
      }
    }
    body(1240, 330, 220, white);
    sheet.paper(
      polygon([1060, 346], [1240, 256], [1420, 346], [1408, 360], [1072, 360]),
      sheet.tone(roof, 0.06),
      { lift: 6, rim: 0.4 },
    );
    sheet.fill(polygon([1104, 342], [1240, 276], [1376, 342]), white);
    sheet.fill(oval(1240, 318, 18), sheet.hour.pane);
    sheet.line('M1240 256V214M1226 230h28', sheet.paint('iron'), 5);
    for (const x of [1148, 1332]) {
      sheet.fill(arch(x, 520, 58, 130), shift(cream, -0.02));
      sheet.fill(arch(x, 520, 42, 118), sheet.hour.pane);
    }
    sheet.fill(arch(1240, 560, 96, 170), shift(cream, -0.02));
    paintDoor(sheet, 1240, 562, 70, 146, sheet.paint('trunk'), trim, true);
    sheet.fill(
      box(1070, 366, 340, 8) + box(1075, 548, 90, 14) + box(1315, 548, 90, 14),
      shift(cream, -0.03),
    );
    for (const x of [1078, 1190, 1290, 1392]) sheet.fill(box(x, 372, 11, 188), shift(cream, 0.01));
    sheet.at(1640, 562, 1.24, () => paintBellTower(sheet, 58, 236, white));
    // The terrace and the flights of the staircase, each with its landing.
    const stone = sheet.paint('stone');
    paintFlight(sheet, [1580, 700], [1000, 820], 10);
    sheet.paper(box(800, 560, 900, 34, 3), sheet.tone(shift(stone, 0.05), 0.02), {
      lift: 6,
      rim: 0.5,
    });
    sheet.paper(box(820, 590, 860, 116), sheet.tone(shift(stone, -0.06), 0.05), {
      lift: 6,
      rim: 0.2,
    });
    let terrace = '';
    for (let x = 880; x < 1660; x += 104) terrace += arch(x, 704, 60, 92);
    sheet.fill(terrace, sheet.hour.shadow, 0.24);
    sheet.dashes('M806 540H1700', white, 34, [6, 12]);
    sheet.line('M800 522H1702', white, 9);
    paintFlight(sheet, [900, 600], [1560, 712], 26);
    paintFlight(sheet, [1580, 726], [980, 838], 30);
    paintFlight(sheet, [960, 852], [1540, 964], 36);
    for (const [x, y] of points('1580,716 968,842')) {
      sheet.paper(box(x - 56, y - 8, 112, 140, 3), sheet.tone(shift(stone, 0.02), 0.05), {
        lift: 6,
        rim: 0.4,
      });
      sheet.dashes(`M${x - 54} ${y - 26}h108`, white, 32, [6, 11]);
      sheet.line(`M${x - 58} ${y - 44}h116`, white, 9);
    }
    sheet.paper(box(1500, 952, 150, 100, 3), sheet.tone(shift(stone, 0.02), 0.05), {
      lift: 5,
      rim: 0.4,
    });
    paintLedgeBushes(
      sheet,
      points('760,330 690,620 1790,420 740,800 1880,260 900,170 1500,150'),
      92,
    );
    for (const [x, y, s] of places(
      '770,1010,1.1 850,1024,1.35 1690,1000,1.3 1790,1010,1.7 1880,1020,1.5',
    ))
      sheet.at(x, y, s, () => paintCypress(sheet));
    for (const [x, y, h] of places('1150,632,64 1340,776,66 1120,800,64'))
      paintPerson(sheet, x, y, h, oneOfFive(sheet, 'walk'), x > 1200);
    for (const [x, y, h] of places('1040,556,60 1390,556,62'))
      paintPerson(sheet, x, y, h, oneOfFive(sheet, 'stand'));
    // The seafront and the harbour's edge.
    paintQuay(sheet, -40, 1010, 1980, 1100);
    sheet.paper(box(500, 1000, 1500, 34, 3), sheet.tone(shift(stone, 0.03), 0.02), {
      lift: 3,
      rim: 0.4,
    });
    for (const [x, s] of points('560,0.9')) sheet.at(x, 1030, s, () => paintPalm(sheet));
    for (const x of [300, 1010, 1600]) sheet.at(x, 1028, 0.8, () => paintLamp(sheet));
    paintPerson(sheet, 700, 1040, 106, { ...oneOfFive(sheet, 'walk'), top: 'terracotta' });
    paintPerson(sheet, 752, 1040, 100, { ...oneOfFive(sheet, 'walk'), skirt: true });
    paintPerson(sheet, 1640, 1040, 104, { ...oneOfFive(sheet, 'walk'), top: 'white' }, true);
    sheet.paper(
      'M-40 1090Q240 1080 480 1090T960 1090T1440 1090T1960 1090V1260H-40Z',
      sheet.fade([
        [0, sheet.water(0.55)],
        [1, sheet.water(0.95)],
      ]),
      { lift: 5, rim: 0.3 },
    );
    for (let i = 0; i < 14; i++)
      sheet.line(
        `M${round(sheet.random.between(0, 1800))} ${round(sheet.random.between(1110, 1190))}h${round(sheet.random.between(50, 130))}`,
        sheet.hour.sun,
        3,
        0.25,
      );
    sheet.at(300, 1140, 1, () =>
      paintFishingBoat(sheet, sheet.paint('sea'), sheet.paint('citrus')),
    );
  },
);

const museum = composeScene(
  'museum',
  {
    el: 'Το Αρχαιολογικό Μουσείο Αιγίου: η παλιά δημοτική αγορά του 1890, με τη σειρά των τόξων και την πύλη προς το αίθριο.',
    en: 'The Archaeological Museum of Aigio: the old municipal market of 1890, with its row of arches and the gate to the courtyard.',
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
      anchors: points('-60,560 280,440 600,540 960,430 1340,520 1660,410 1980,520'),
      fill: sheet.ridge(0.1),
      foot: 900,
      lift: 6,
      mist: 0.5,
    });
    for (const [x, s] of points('70,1.3 1850,1.4'))
      sheet.at(x, 880, s, () => paintCypress(sheet, 0.1));
    sheet.at(560, 700, 1.1, () => paintPalm(sheet, 0.1));
    sheet.at(1330, 700, 1.2, () => paintPalm(sheet, 0.1));
    const white = sheet.paint('white');
    const wall = sheet.paint('wallOchre');
    const stone = sheet.paint('stone');
    const clay = sheet.paint('terracotta');
    const ground = 900;
    // One storey, a tiled roof, former shops behind arches.
    paintTiledRoof(sheet, 960, 572, 1700, 66, 1560);
    sheet.paper(
      box(120, 566, 1680, 338),
      sheet.fade(
        [
          [0, shift(wall, 0.03)],
          [0.8, wall],
          [1, shift(wall, -0.05)],
        ],
        'across',
      ),
      { lift: 10, rim: 0.3 },
    );
    sheet.fill(box(116, 868, 1688, 36), stone);
    sheet.paper(box(104, 556, 1712, 26), sheet.tone(white, 0.03), { lift: 5, rim: 0.5 });
    sheet.dashes('M116 590H1804', white, 9, [9, 9]);
    let antefixes = '';
    for (let x = 124; x <= 1800; x += 56) antefixes += `M${x - 9} 556q-4 -16 9 -26q13 10 9 26Z`;
    sheet.fill(antefixes, clay);
    const bays = [200, 346, 492, 638, 1282, 1428, 1574, 1720];
    for (const [i, x] of bays.entries()) {
      // Pilasters of stone between the arches, with a clay medallion above each.
      sheet.fill(box(x - 82, 606, 18, 262), white);
      if (i === 3 || i === 7) sheet.fill(box(x + 64, 606, 18, 262), white);
      sheet.fill(box(x - 66, 760, 14, 12) + box(x + 52, 760, 14, 12), white);
      sheet.fill(arch(x, 868, 116, 236), white);
      sheet.fill(
        arch(x, 868, 98, 226),
        i % 4 === 1 ? sheet.hour.pane : shift(sheet.hour.pane, 0.05),
      );
      // Fanlight and wooden leaves of the shop.
      sheet.line(`M${x} 642V700M${x - 49} 700h98M${x - 34} 660L${x} 700L${x + 34} 660`, white, 4);
      const wood = sheet.paint(i % 2 ? 'leafDark' : 'leafDark');
      sheet.fill(box(x - 47, 706, 44, 162) + box(x + 3, 706, 44, 162), shift(wood, 0.03));
      sheet.fill(
        box(x - 39, 716, 28, 62, 2) + box(x + 11, 716, 28, 62, 2),
        shift(sheet.hour.pane, 0.08),
      );
      sheet.fill(
        box(x - 39, 790, 28, 66, 2) + box(x + 11, 790, 28, 66, 2),
        sheet.hour.shadow,
        0.16,
      );
      sheet.fill(oval(x, 618, 9), clay);
    }
    // The gate: a higher block with a stepped top, a wide arch, and the courtyard behind it.
    sheet.paper(box(734, 470, 452, 434), sheet.tone(shift(wall, 0.02), 0.03), {
      lift: 10,
      rim: 0.4,
    });
    for (const x of [740, 800, 1088, 1148]) {
      sheet.fill(box(x, 510, 32, 394), white);
      sheet.fill(box(x + 24, 510, 8, 394), sheet.hour.shadow, 0.09);
      sheet.fill(box(x - 5, 506, 42, 14) + box(x - 5, 868, 42, 36), shift(white, -0.02));
    }
    sheet.paper(box(718, 462, 484, 30), sheet.tone(white, 0.03), { lift: 5, rim: 0.5 });
    sheet.paper('M800 464V430H858V404H1062V430H1120V464Z', sheet.tone(shift(wall, 0.02), 0.03), {
      lift: 4,
      rim: 0.4,
    });
    sheet.fill(box(792, 424, 74, 10) + box(1054, 424, 74, 10) + box(850, 396, 220, 12), white);
    sheet.fill(oval(960, 434, 18), white);
    sheet.fill(oval(960, 434, 13), sheet.paint('sea'));
    for (const [x, y] of points('738,462 1182,462 864,396 1056,396'))
      sheet.fill(`M${x - 13} ${y}q-6 -24 13 -36q19 12 13 36Z`, clay);
    const gate = arch(960, 904, 236, 368);
    sheet.fill(arch(960, 904, 268, 388), white);
    sheet.inside(gate, () => {
      sheet.add(
        `<rect x="830" y="530" width="260" height="380" fill="${sheet.fade([
          [0, '#CFE6EE'],
          [1, '#F6EFDD'],
        ])}"/>`,
      );
      paintTiledRoof(sheet, 960, 694, 300, 26, 280);
      sheet.fill(box(820, 692, 280, 150), shift(wall, 0.05));
      for (const x of [872, 932, 992, 1052]) {
        sheet.fill(arch(x, 842, 42, 118), white);
        sheet.fill(arch(x, 842, 34, 112), mix(sheet.hour.pane, '#CFE6EE', 0.25));
      }
      sheet.fill(box(820, 842, 280, 70), shift(stone, 0.06));
      sheet.at(1012, 880, 0.5, () => paintRoundTree(sheet, 0, sheet.paint('citrus')));
      sheet.fill(box(904, 850, 40, 44), white);
      sheet.fill(
        `M912 850l4 -34q-8 -10 -2 -24q10 -8 20 0q6 14 -2 24l4 34Z${oval(924, 780, 9, 11)}`,
        shift(white, -0.05),
      );
    });
    sheet.line('M842 904V650a118 118 0 0 1 236 0V904', shift(stone, -0.04), 5);
    sheet.paper(box(826, 896, 268, 18), sheet.tone(shift(stone, 0.06), 0.02), {
      lift: 3,
      rim: 0.4,
    });
    paintPaving(sheet, ground + 10, stone);
    for (const x of [706, 1214]) sheet.at(x, 930, 1, () => paintPot(sheet, clay));
    // Banners with an amphora of the collection.
    for (const x of [418, 1502]) {
      sheet.line(`M${x} 1010V640`, sheet.paint('iron'), 7);
      sheet.paper(box(x + 6, 652, 92, 250, 3), sheet.tone(sheet.paint('seaDark'), 0.04), {
        lift: 6,
        rim: 0.4,
      });
      sheet.at(x + 52, 850, 0.9, () => {
        sheet.fill(
          'M-16 -178H16L12 -150Q14 -138 40 -118Q64 -84 36 -30Q22 -10 18 0H-18Q-22 -10 -36 -30Q-64 -84 -40 -118Q-14 -138 -12 -150Z',
          sheet.paint('roof'),
        );
        sheet.line('M-15 -160Q-56 -166 -46 -112M15 -160Q56 -166 46 -112', sheet.paint('roof'), 8);
        sheet.fill('M-50 -92Q0 -80 50 -92L51 -74Q0 -62 -51 -74Z', sheet.paint('cream'), 0.85);
        sheet.line(
          'M-46 -54l11 9l11 -9l11 9l11 -9l11 9l11 -9l11 9l11 -9',
          sheet.paint('cream'),
          4,
          0.8,
        );
      });
    }
    for (const x of [90, 1830]) sheet.at(x, 1010, 1, () => paintLamp(sheet));
    paintPerson(sheet, 900, 1040, 150, { ...oneOfFive(sheet, 'walk'), top: 'sea' });
    paintPerson(sheet, 964, 1044, 100, { pose: 'walk', top: 'citrus', bottom: 'slate' });
    paintPerson(
      sheet,
      1190,
      1080,
      162,
      { pose: 'hold', top: 'terracotta', bottom: 'ink', skirt: true },
      true,
    );
    paintPerson(sheet, 620, 990, 132, { ...oneOfFive(sheet, 'stand'), hat: 'cream' });
  },
);

/** A clay vase of one of three shapes, about 130 high. */
function paintVase(sheet: Sheet, shape: number): void {
  const clay = sheet.paint(shape === 1 ? 'cream' : 'roof');
  const forms = [
    'M-16 -130H16L12 -112Q14 -102 34 -86Q50 -60 30 -22Q20 -6 16 0H-16Q-20 -6 -30 -22Q-50 -60 -34 -86Q-14 -102 -12 -112Z',
    'M-56 -128H56Q50 -92 14 -84L10 -40Q12 -20 34 0H-34Q-12 -20 -10 -40L-14 -84Q-50 -92 -56 -128Z',
    'M-20 -112H20L16 -98Q46 -84 46 -50Q44 -14 22 0H-22Q-44 -14 -46 -50Q-46 -84 -16 -98Z',
  ];
  sheet.fill(oval(4, 2, 44, 6), sheet.hour.shadow, 0.25);
  sheet.paper(
    forms[shape] ?? '',
    sheet.fade(
      [
        [0, shift(clay, 0.06)],
        [1, shift(clay, -0.1)],
      ],
      'across',
    ),
    { lift: 3, rim: 0.4 },
  );
  const ink = sheet.paint(shape === 1 ? 'terracotta' : 'ink');
  if (shape === 1)
    sheet.line('M-48 -116l10 12l10 -12l10 12l10 -12l10 12l10 -12l10 12l10 -12l10 12', ink, 4, 0.85);
  else sheet.fill('M-42 -66Q0 -58 42 -66L43 -52Q0 -44 -43 -52Z', ink, 0.8);
}

const museumHall = composeScene(
  'museum-hall',
  {
    el: 'Αίθουσα του Αρχαιολογικού Μουσείου Αιγίου: μαρμάρινο άγαλμα, προθήκες με αγγεία και τόξα ανοιχτά στο αίθριο.',
    en: 'A room of the Archaeological Museum of Aigio: a marble statue, cases with vases, and arches open to the courtyard.',
  },
  'morning',
  (sheet) => {
    const wall = sheet.light('#E9DCC3');
    const white = sheet.paint('white');
    const stone = sheet.paint('stone');
    sheet.add(
      `<rect width="1920" height="1200" fill="${sheet.fade([
        [0, shift(wall, -0.04)],
        [1, wall],
      ])}"/>`,
    );
    let beams = '';
    for (let x = 20; x < 1920; x += 126) beams += box(x, -10, 40, 66);
    sheet.fill(box(-10, -10, 1940, 50), sheet.light('#8A6A4A'));
    sheet.fill(beams, sheet.light('#6F5138'));
    // Three arches and the courtyard in the sun.
    for (const x of [420, 960, 1500]) {
      sheet.fill(arch(x, 860, 420, 700), white);
      const opening = arch(x, 860, 372, 676);
      sheet.inside(opening, () => {
        sheet.add(
          `<rect x="${x - 200}" y="150" width="400" height="720" fill="${sheet.fade(sheet.hour.sky)}"/>`,
        );
        paintTiledRoof(sheet, x, 520, 480, 56, 440);
        sheet.fill(box(x - 210, 516, 420, 230), sheet.paint('wallOchre', 0.15));
        for (const dx of [-132, 0, 132]) {
          sheet.fill(arch(x + dx, 746, 92, 186), sheet.paint('white', 0.1));
          sheet.fill(arch(x + dx, 746, 74, 174), sheet.paint('slate', 0.4));
        }
        sheet.fill(box(x - 210, 744, 420, 130), shift(stone, 0.07));
        if (x !== 960)
          sheet.at(x + (x < 960 ? 70 : -80), 830, 1.15, () =>
            paintRoundTree(sheet, 0.05, sheet.paint('citrus')),
          );
      });
      sheet.line(`M${x - 186} 860V370a186 186 0 0 1 372 0V860`, shift(stone, -0.04), 8);
      sheet.fill(`M${x - 24} 184l10 -40h28l10 40Z`, shift(white, -0.04));
    }
    const floor = sheet.light('#CBB79A');
    sheet.paper(
      'M-40 856H1960V1260H-40Z',
      sheet.fade([
        [0, shift(floor, 0.06)],
        [1, shift(floor, -0.05)],
      ]),
      { lift: 4, rim: 0.3 },
    );
    for (const x of [420, 960, 1500])
      sheet.fill(
        polygon(
          [x - 176, 858],
          [x + 176, 858],
          [x + 176 - (x - 960) * 0.06 + 60, 1240],
          [x - 176 - 60, 1240],
        ),
        '#FFF6DE',
        0.3,
      );
    let joints = '';
    for (let i = 1; i < 6; i++) joints += `M0 ${round(858 + 342 * (i / 6) ** 1.6)}H1920`;
    for (let x = -1600; x <= 3600; x += 230)
      joints += `M${round(960 + (x - 960) * 0.5)} 858L${x} 1200`;
    sheet.line(joints, sheet.hour.shadow, 2.2, 0.1);
    // A man in a cloak, in marble, larger than life.
    sheet.fill(oval(970, 1112, 190, 20), sheet.hour.shadow, 0.24);
    sheet.paper(
      box(840, 960, 240, 150, 3),
      sheet.fade(
        [
          [0, white],
          [1, shift(white, -0.12)],
        ],
        'across',
      ),
      { lift: 7, rim: 0.5 },
    );
    sheet.fill(box(826, 944, 268, 22) + box(826, 1094, 268, 22), shift(white, -0.03));
    sheet.at(960, 946, 2.2, () => {
      const marble = shift(white, -0.02);
      const across = sheet.fade(
        [
          [0, shift(marble, 0.03)],
          [0.55, marble],
          [1, shift(marble, -0.2)],
        ],
        'across',
      );
      sheet.paper(
        'M-30 0L-26 -60L-36 -120Q-46 -168 -28 -200Q-8 -212 0 -212Q10 -212 30 -198Q44 -160 34 -112L28 -60L34 0Z',
        across,
        { lift: 4, rim: 0.5 },
      );
      sheet.fill('M-36 -120Q-10 -96 34 -112L30 -70Q-4 -50 -30 -76Z', shift(marble, -0.07));
      sheet.line(
        'M-26 -110Q0 -90 32 -100M-28 -92Q0 -70 30 -84M-22 -64L-20 -6M-8 -62L-8 -4M8 -66L10 -4M20 -70L24 -6',
        sheet.hour.shadow,
        2.2,
        0.24,
      );
      sheet.line('M-28 -192Q-52 -160 -42 -120M30 -190Q54 -160 24 -126', shift(marble, -0.06), 14);
      sheet.fill('M-28 -196Q-12 -150 30 -130L34 -112Q-16 -124 -36 -168Z', shift(marble, -0.11));
      sheet.line('M0 -210v-14', shift(marble, -0.1), 15);
      sheet.fill(oval(1, -238, 18, 22), shift(marble, -0.02));
      sheet.fill(
        'M-18 -232Q-24 -266 2 -266Q24 -264 20 -236Q14 -252 0 -252Q-14 -250 -18 -232Z',
        shift(marble, -0.12),
      );
    });
    // Cases of glass on either side.
    for (const [x, n] of [
      [300, 0],
      [1620, 1],
    ] as const) {
      sheet.fill(oval(x, 1130, 250, 18), sheet.hour.shadow, 0.24);
      sheet.paper(box(x - 230, 990, 460, 138, 3), sheet.tone(sheet.light('#5B6C79'), 0.04), {
        lift: 6,
        rim: 0.4,
      });
      sheet.fill(box(x - 222, 700, 444, 292), '#EAF4F7', 0.42);
      for (const [i, dx] of [-140, 0, 140].entries()) {
        sheet.fill(box(x + dx - 52, 966, 104, 26), shift(white, -0.04));
        sheet.at(x + dx, 966, 1.35, () => paintVase(sheet, (i + n) % 3));
      }
      sheet.line(`M${x - 222} 700H${x + 222}V990M${x - 222} 700V990`, '#FFFFFF', 5, 0.85);
      sheet.fill(`M${x - 190} 990L${x - 60} 704h50L${x - 140} 990Z`, '#FFFFFF', 0.18);
    }
    paintPerson(sheet, 640, 1150, 300, {
      pose: 'stand',
      top: 'sea',
      bottom: 'slate',
      pack: 'citrus',
    });
    paintPerson(sheet, 724, 1154, 200, { pose: 'reach', top: 'citrus', bottom: 'ink' });
    paintPerson(
      sheet,
      1300,
      1160,
      296,
      { pose: 'hold', top: 'terracotta', bottom: 'ink', skirt: true },
      true,
    );
  },
);

const taxiarches = composeScene(
  'taxiarches-monastery',
  {
    el: 'Η αυλή της Μονής Ταξιαρχών: το καθολικό με τον οκτάπλευρο τρούλο, διώροφα κελιά ολόγυρα και τριανταφυλλιές.',
    en: 'The courtyard of the Monastery of the Taxiarches: the church with its octagonal dome, two-storey cells all round, and roses.',
  },
  'morning',
  (sheet) => {
    paintSky(sheet, {
      clouds: [
        { x: 380, y: 130, w: 380 },
        { x: 1560, y: 190, w: 320 },
      ],
      horizon: 640,
    });
    paintRidge(sheet, {
      anchors: points('-60,360 260,220 520,300 860,120 1160,60 1420,210 1700,150 1980,260'),
      fill: sheet.ridge(0.14),
      foot: 760,
      lift: 7,
      mist: 0.45,
    });
    paintRidge(sheet, {
      anchors: points('-60,470 300,380 640,440 1000,330 1400,420 1700,350 1980,420'),
      fill: mix(sheet.ridge(0.4), '#6E8560', 0.5),
      foot: 800,
      lift: 7,
      mist: 0.3,
    });
    const wall = sheet.paint('white');
    const stone = sheet.light('#C9B896');
    // The wings: a gallery of wood above, arches of stone below.
    const wing = (x: number, w: number, base: number, scale: number) =>
      sheet.at(x, base, scale, () => {
        paintTiledRoof(sheet, 0, -318, w + 60, 52, w - 20);
        sheet.paper(box(-w / 2, -318, w, 322), sheet.tone(wall, 0.04), { lift: 9, rim: 0.3 });
        const n = Math.round(w / 112);
        const step = w / n;
        for (let i = 0; i < n; i++) {
          const cx = -w / 2 + step * (i + 0.5);
          sheet.fill(arch(cx, 2, 82, 138), stone);
          sheet.fill(arch(cx, 2, 66, 128), sheet.hour.pane);
          if (i % 2) sheet.fill(box(cx - 18, -60, 36, 62), sheet.paint('trunk'));
          sheet.fill(box(cx - 46, -292, 92, 112), sheet.hour.pane, 0.82);
          sheet.fill(
            i % 3 === 1 ? box(cx - 17, -256, 34, 76) : box(cx - 15, -262, 30, 46),
            sheet.paint(i % 3 === 1 ? 'trunk' : 'cream'),
            0.8,
          );
        }
        const wood = sheet.light('#7A5236');
        let posts = '';
        for (let i = 0; i <= n; i++) posts += `M${round(-w / 2 + step * i)} -170V-300`;
        sheet.line(posts, wood, 11);
        let bars = '';
        for (let bx = -w / 2 + 8; bx < w / 2; bx += 14) bars += `M${round(bx)} -172v-42`;
        sheet.line(bars, shift(wood, 0.05), 4);
        sheet.line(`M${-w / 2} -216H${w / 2}`, shift(wood, 0.08), 8);
        sheet.paper(box(-w / 2 - 8, -176, w + 16, 16), sheet.tone(wood, 0.04), {
          lift: 4,
          rim: 0.4,
        });
      });
    wing(960, 1560, 820, 1);
    for (const side of [-1, 1]) {
      // The side wings stand nearer, cut by the picture's edge.
      wing(960 + side * 860, 560, 960, 1.22);
    }
    for (const [x, s] of points('560,1.1 1380,1.15'))
      sheet.at(x, 850, s, () => paintCypress(sheet, 0.04));
    paintPaving(sheet, 900, shift(sheet.paint('stone'), 0.02));
    sheet.fill(oval(990, 1000, 430, 30), sheet.hour.shadow, 0.16);
    sheet.at(125, 176, 0.86, () => paintByzantineChurch(sheet));
    sheet.fill(box(560, 1000, 800, 10), sheet.hour.shadow, 0.1);
    // Beds of roses, and a fountain.
    for (const [x, w] of [
      [300, 420],
      [1640, 440],
    ] as const) {
      sheet.paper(
        `M${x - w / 2} 1090Q${x} 1060 ${x + w / 2} 1090L${x + w / 2 + 40} 1180Q${x} 1210 ${x - w / 2 - 40} 1180Z`,
        sheet.tone(sheet.light('#7A5D42'), 0.05),
        { lift: 5, rim: 0.3 },
      );
      for (let i = 0; i < 6; i++)
        sheet.at(x - w / 2 + 30 + i * ((w - 40) / 5), 1112 + (i % 2) * 54, 1, () =>
          paintBush(sheet, 120, 0, i % 3 ? sheet.light('#D8577B') : sheet.paint('rose')),
        );
    }
    paintPerson(
      sheet,
      1180,
      1080,
      150,
      { pose: 'walk', top: 'ink', bottom: 'ink', skirt: true, hat: 'ink', hair: 'hairGrey' },
      true,
    );
    paintPerson(sheet, 780, 1120, 160, { ...oneOfFive(sheet, 'stand'), top: 'seaLight' });
    paintPerson(
      sheet,
      846,
      1124,
      150,
      { ...oneOfFive(sheet, 'stand'), top: 'white', skirt: true },
      true,
    );
  },
);

const helike = composeScene(
  'helike-under-water',
  {
    el: 'Η χαμένη Ελίκη όπως τη διηγούνταν οι αρχαίοι: κίονες και ένα άγαλμα του Ποσειδώνα κάτω από το νερό, ένα πλοίο πάνω τους.',
    en: 'Lost Helike as the ancients told of it: columns and a statue of Poseidon under the water, and a ship passing above.',
  },
  'morning',
  (sheet) => {
    const surface = 330;
    paintSky(sheet, {
      clouds: [
        { x: 420, y: 110, w: 380 },
        { x: 1500, y: 80, w: 300 },
      ],
      horizon: surface,
    });
    paintGulfMountains(sheet, surface, 150, 3);
    // An ancient ship with one square sail.
    sheet.at(1180, surface + 4, 1.1, () => {
      const wood = sheet.light('#7A4A2C');
      sheet.line('M0 -20V-220M-86 -196H86', sheet.paint('trunkDark'), 7);
      sheet.paper(
        'M-84 -192H84Q96 -120 78 -66H-78Q-60 -120 -84 -192Z',
        sheet.tone(sheet.paint('cream'), 0.05),
        { lift: 5, rim: 0.4 },
      );
      sheet.fill(
        'M-72 -160H86L88 -134H-68ZM-70 -108H84L80 -84H-76Z',
        sheet.paint('terracotta'),
        0.75,
      );
      sheet.paper(
        'M-190 -84Q-168 -30 -110 -26H110Q160 -30 180 -108Q196 -60 168 -6Q150 26 120 30H-120Q-176 14 -190 -84Z',
        sheet.tone(wood, 0.06),
        { lift: 6, rim: 0.5 },
      );
      sheet.line('M-176 -34Q-120 -10 0 -10T172 -30', sheet.paint('citrus'), 6);
      sheet.fill(oval(150, -28, 9, 7), sheet.paint('white'));
      sheet.fill(oval(151, -28, 4), sheet.paint('ink'));
      let oars = '';
      for (let x = -110; x <= 90; x += 34) oars += `M${x} 0L${x - 26} 52`;
      sheet.line(oars, shift(wood, 0.1), 4);
    });
    sheet.add(
      `<rect y="${surface}" width="1920" height="900" fill="${sheet.fade([
        [0, '#8FD0DA'],
        [0.16, '#4DA5BF'],
        [0.55, '#1D6F95'],
        [1, '#0A3F62'],
      ])}"/>`,
    );
    sheet.paper(
      `M-40 ${surface}Q120 ${surface - 12} 280 ${surface}T600 ${surface}T920 ${surface}T1240 ${surface}T1560 ${surface}T1980 ${surface}V${surface + 22}Q1800 ${surface + 10} 1560 ${surface + 24}T1240 ${surface + 20}T920 ${surface + 24}T600 ${surface + 20}T280 ${surface + 24}T-40 ${surface + 20}Z`,
      '#D9F1F0',
      { lift: 4, rim: 0.4, opacity: 0.85 },
    );
    // Shafts of light.
    for (const [x, w, lean] of [
      [240, 90, 120],
      [560, 60, 100],
      [860, 120, 60],
      [1330, 80, -30],
      [1620, 110, -90],
    ] as const)
      sheet.fill(
        polygon(
          [x, surface + 20],
          [x + w, surface + 20],
          [x + w * 2.2 + lean, 1200],
          [x - w * 0.4 + lean, 1200],
        ),
        sheet.fade([
          [0, '#EAFBF6', 0.34],
          [1, '#EAFBF6', 0],
        ]),
      );
    // Walls and columns, paler the farther.
    const deep = (share: number) => mix('#9DB7B4', '#1D6F95', share);
    const marble = '#C5D6CF';
    for (const [x, h, s] of points('300,0 0,0').length
      ? ([
          [210, 260, 0.5],
          [330, 330, 0.5],
          [450, 300, 0.5],
          [1480, 300, 0.52],
          [1600, 220, 0.52],
          [1720, 330, 0.52],
        ] as const)
      : [])
      paintColumn(sheet, x, 930, 40, h, deep(s));
    sheet.paper(polygon([180, 640], [480, 590], [486, 620], [186, 672]), deep(0.45), {
      lift: 4,
      rim: 0.3,
    });
    sheet.paper(
      'M-40 940Q300 890 700 930T1400 920T1980 900V1260H-40Z',
      sheet.fade([
        [0, mix('#8FA79A', '#1D6F95', 0.4)],
        [1, '#1B5572'],
      ]),
      { lift: 6, rim: 0.2 },
    );
    for (const [x, h] of points('620,420 800,500 1240,470'))
      paintColumn(sheet, x, 1010, 66, h, mix(marble, '#1D6F95', 0.2));
    sheet.paper(
      polygon([560, 590], [870, 500], [884, 548], [572, 640]),
      mix(marble, '#1D6F95', 0.24),
      { lift: 6, rim: 0.4 },
    );
    sheet.paper(
      'M-40 1040Q260 990 640 1030T1300 1040T1980 1000V1260H-40Z',
      sheet.fade([
        [0, '#6F9089'],
        [1, '#23586C'],
      ]),
      { lift: 8, rim: 0.25 },
    );
    // Poseidon, in bronze.
    const bronze = '#3E7F78';
    sheet.paper(box(920, 990, 200, 120, 3), sheet.tone(mix(marble, '#1D6F95', 0.15), 0.05), {
      lift: 7,
      rim: 0.5,
    });
    sheet.at(1020, 992, 1.9, () => {
      sheet.line(
        'M66 10V-260M48 -262V-236Q66 -226 84 -236V-262M66 -260V-274',
        shift(bronze, 0.06),
        7,
      );
      sheet.paper(
        'M-26 0L-20 -70L-30 -120Q-36 -150 -22 -164H24Q38 -150 30 -118L22 -70L28 0H8L0 -58L-8 0Z',
        sheet.fade(
          [
            [0, shift(bronze, 0.12)],
            [1, shift(bronze, -0.1)],
          ],
          'across',
        ),
        { lift: 4, rim: 0.5 },
      );
      sheet.line('M22 -154Q50 -160 66 -184', bronze, 14);
      sheet.line('M-24 -154Q-52 -128 -40 -92', shift(bronze, -0.04), 14);
      sheet.fill('M-30 -96Q0 -78 30 -98L38 -40Q10 -22 -34 -44Z', shift(bronze, 0.05));
      sheet.line('M-20 -84L-22 -42M0 -76V-34M18 -82L24 -42', sheet.hour.shadow, 2.4, 0.25);
      sheet.fill(oval(0, -186, 17, 20), shift(bronze, 0.04));
      sheet.fill(
        'M-18 -184Q-24 -212 0 -212Q24 -212 18 -184Q10 -200 0 -200T-18 -184ZM-14 -178Q0 -136 14 -178Q8 -168 0 -168T-14 -178Z',
        shift(bronze, -0.12),
      );
    });
    // Fallen drums, jars, weed.
    for (const [x, y, r] of places('260,1090,62 430,1120,48 1480,1080,70 1640,1120,54')) {
      sheet.paper(
        `M${x - r} ${y - r * 0.3}q${r} ${-r * 0.46} ${r * 2} 0v${r * 0.8}q${-r} ${r * 0.46} ${-r * 2} 0Z`,
        sheet.tone(mix(marble, '#1D6F95', 0.22), 0.06),
        { lift: 6, rim: 0.4 },
      );
      sheet.fill(oval(x, y - r * 0.3, r, r * 0.24), mix('#DDE9E2', '#1D6F95', 0.16));
      sheet.line(
        `M${x - r * 0.5} ${round(y - r * 0.08)}v${r * 0.7}M${x} ${round(y)}v${r * 0.74}M${x + r * 0.5} ${round(y - r * 0.08)}v${r * 0.7}`,
        sheet.hour.shadow,
        3,
        0.18,
      );
    }
    for (const [x, y, t] of places('640,1150,74 1330,1140,-64 120,1170,12'))
      sheet.at(
        x,
        y,
        0.9,
        () =>
          sheet.paper(
            'M-16 -130H16L12 -112Q14 -102 34 -86Q50 -60 30 -22Q20 -6 8 0H-8Q-20 -6 -30 -22Q-50 -60 -34 -86Q-14 -102 -12 -112Z',
            sheet.tone('#8A6F58', 0.06),
            { lift: 4, rim: 0.4 },
          ),
        t,
      );
    paintBoulders(sheet, places('820,1170,50 1800,1150,80 1120,1190,40'), '#4F7A80');
    for (const [x, y, h] of places(
      '180,1060,150 540,1080,120 900,1200,170 1400,1200,190 1560,1040,120 1780,1090,210',
    )) {
      let blades = '';
      for (let i = 0; i < 7; i++) {
        const bx = x + (i - 3) * 13;
        const bh = h * sheet.random.between(0.6, 1);
        const sway = sheet.random.between(-26, 26);
        blades += `M${bx} ${y}C${round(bx + sway)} ${round(y - bh * 0.4)} ${round(bx - sway)} ${round(y - bh * 0.7)} ${round(bx + sway * 0.7)} ${round(y - bh)}`;
      }
      sheet.line(blades, '#2F7A62', 8, 0.8);
    }
    for (const [x, y, s] of places(
      '420,760,1 500,800,0.8 360,820,0.9 1400,640,1.2 1490,690,0.9 1700,820,-1.1 1640,770,-0.9 760,760,-0.8',
    ))
      sheet.stamp('fish', x, y, s, () => {
        sheet.paper(
          'M-34 0Q-8 -22 28 -2L46 -16V16L28 2Q-8 22 -34 0Z',
          sheet.tone('#BFD9DC', 0.08),
          { lift: 3, rim: 0.5 },
        );
        sheet.fill(oval(-20, -3, 3.4), '#0F2233');
        sheet.line('M-4 -10Q2 0 -4 10', '#3C7D92', 2, 0.7);
      });
  },
);

export const MONUMENTS: readonly Scene[] = [trypiti, museum, museumHall, taxiarches, helike];
