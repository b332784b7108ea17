/** Music, dance and tastes; and the bag for an emergency. */
import { paintBellTower } from '../buildings.ts';
import { mix, shift } from '../colour.ts';
import { paintLamp, paintLightString, paintPot } from '../furniture.ts';
import { paintPaving } from '../ground.ts';
import { paintNeoclassical } from '../neoclassical.ts';
import { arch, box, oval, places, points, polygon, round } from '../path.ts';
import { oneOfFive, paintAudience, paintPerson } from '../people.ts';
import { paintHill, paintRidge } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintStoneHouses } from '../settlement.ts';
import type { Sheet } from '../sheet.ts';
import { paintSky } from '../sky.ts';
import { paintCypress, paintPlane } from '../trees.ts';

const BULBS = ['#FFD98A', '#F3A833', '#FFE9BC'] as const;
const BRASS = '#E9B64A';

type Instrument = 'trumpet' | 'clarinet' | 'tuba' | 'horn' | 'trombone' | 'drum' | 'bass';

/** A bandsman in uniform and cap, with an instrument; drawn in units of a figure 100 tall. */
function paintMusician(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  instrument: Instrument,
  left: boolean,
): void {
  const drumming = instrument === 'drum' || instrument === 'bass';
  paintPerson(
    sheet,
    x,
    y,
    height,
    { pose: 'hold', top: 'seaDark', bottom: 'ink', hat: 'seaDark', hair: 'hair' },
    left,
  );
  sheet.stamp(`play ${instrument}`, x, y, (left ? -1 : 1) * (height / 100), () => {
    const cloth = sheet.paint('seaDark');
    const skin = sheet.paint('skin');
    const brass = BRASS;
    const dark = shift(brass, -0.13);
    sheet.line('M-6 -93.5H10', BRASS, 1.6);
    sheet.line('M2 -76v26', BRASS, 1.6);
    if (!drumming && instrument !== 'tuba') {
      sheet.line('M9 -75L17 -68L22 -83', cloth, 6);
      sheet.fill(oval(22, -85, 3.4), skin);
    }
    if (instrument === 'trumpet') {
      sheet.line('M9 -89H38', brass, 2.4);
      sheet.line('M18 -92v10M22 -92v10M26 -92v10M14 -84H32', dark, 1.8);
      sheet.fill('M34 -89Q44 -90 48 -97V-81Q44 -88 34 -89Z', brass);
    } else if (instrument === 'clarinet') {
      sheet.line('M9 -88L26 -54', '#1A1512', 3);
      sheet.line('M16 -76l3 -1M19 -69l3 -1M22 -63l3 -1', '#D9D9D9', 1.4);
      sheet.fill('M24 -58l8 8l-7 3Z', '#1A1512');
    } else if (instrument === 'tuba') {
      sheet.line('M10 -60a13 15 0 1 0 .1 0ZM8 -88Q20 -84 20 -70', brass, 3);
      sheet.line('M20 -34Q36 -44 30 -96', brass, 8);
      sheet.fill('M12 -112Q30 -100 50 -112L36 -90H24Z', brass);
      sheet.fill(oval(31, -112, 19, 4.4), dark);
      sheet.fill(oval(12, -58, 3.4) + oval(20, -50, 3.4), skin);
    } else if (instrument === 'horn') {
      sheet.line('M9 -89L18 -78', brass, 2.2);
      sheet.line('M18 -78a11 11 0 1 0 .1 0Z', brass, 3.4);
      sheet.fill('M8 -62Q-2 -60 -6 -50L10 -46Q14 -54 12 -62Z', brass);
      sheet.fill(oval(2, -48, 9, 3), dark);
    } else if (instrument === 'trombone') {
      sheet.line('M9 -89H56M14 -84H56M56 -89v5', brass, 2.2);
      sheet.fill('M-8 -86Q4 -87 14 -87V-83Q4 -83 -8 -80Z', brass);
      sheet.fill('M-16 -76Q-8 -83 -2 -84L-2 -88Q-8 -88 -16 -95Z', brass);
    } else if (instrument === 'drum') {
      sheet.fill(box(-2, -56, 38, 20, 2), sheet.paint('white'));
      sheet.line('M-2 -55H36M-2 -37H36', sheet.paint('terracotta'), 3);
      sheet.line('M0 -54l6 16l6 -16l6 16l6 -16l6 16l6 -16', BRASS, 1.2);
      sheet.line('M8 -60L30 -66M26 -60L12 -68', '#5C4431', 2);
    } else {
      sheet.fill(oval(20, -54, 29), sheet.paint('terracotta'));
      sheet.fill(oval(22, -54, 26), '#F4EBDA');
      sheet.fill(oval(22, -54, 9), sheet.paint('sea'));
      sheet.line('M14 -62L24 -50', '#5C4431', 2.4);
      sheet.fill(oval(25, -49, 4), '#F4EBDA');
    }
  });
}

const philharmonic = composeScene(
  'town-band',
  {
    el: 'Η Φιλαρμονική του Αιγίου παίζει το βράδυ σε προαύλιο: στολές, πηλήκια και πνευστά κάτω από φωτάκια, και κοινό μπροστά.',
    en: 'The town band of Aigio plays in a courtyard in the evening: uniforms, caps and brass under strings of lights, with an audience.',
  },
  'dusk',
  (sheet) => {
    paintSky(sheet, {
      clouds: [
        { x: 420, y: 150, w: 420 },
        { x: 1540, y: 210, w: 380 },
      ],
      stars: 34,
      horizon: 700,
    });
    paintRidge(sheet, {
      anchors: points('-60,480 300,380 700,470 1100,370 1500,460 1980,390'),
      fill: sheet.ridge(0.1),
      foot: 820,
      lift: 6,
      mist: 0.3,
    });
    for (const [x, s] of points('90,1.7 200,1.3 1740,1.4 1850,1.8'))
      sheet.at(x, 800, s, () => paintCypress(sheet));
    sheet.at(960, 800, 1.5, () =>
      paintNeoclassical(sheet, {
        w: 880,
        wall: sheet.paint('wallOchre'),
        shutter: sheet.paint('sea'),
        columns: 7,
        pediment: true,
        storey: 156,
      }),
    );
    sheet.glow(960, 620, 760, '#F7B85A', 0.42);
    for (const x of [300, 1620]) sheet.at(x, 820, 1.35, () => paintLamp(sheet, true));
    for (const [x, y] of points('300,540 1620,540')) sheet.glow(x, y, 150, '#FFD98A', 0.5);
    paintPaving(sheet, 790, mix(sheet.paint('stone'), '#F7B85A', 0.16));
    // Three steps of a platform, a row of musicians on each.
    const wood = mix(sheet.light('#8A6244'), '#F7B85A', 0.12);
    const rows: readonly (readonly [
      y: number,
      half: number,
      h: number,
      band: readonly Instrument[],
    ])[] = [
      [790, 520, 168, ['tuba', 'trombone', 'trombone', 'bass', 'drum', 'trombone', 'tuba', 'tuba']],
      [
        876,
        600,
        182,
        ['horn', 'trumpet', 'trumpet', 'horn', 'trumpet', 'trumpet', 'horn', 'trumpet'],
      ],
      [
        966,
        640,
        196,
        [
          'clarinet',
          'clarinet',
          'clarinet',
          'trumpet',
          'clarinet',
          'clarinet',
          'clarinet',
          'clarinet',
        ],
      ],
    ];
    for (const [y, half, h, band] of rows) {
      sheet.paper(box(960 - half - 60, y - 6, half * 2 + 120, 78, 4), sheet.tone(wood, 0.06), {
        lift: 6,
        rim: 0.5,
      });
      for (const [i, instrument] of band.entries()) {
        const x = 960 - half + (i * half * 2) / (band.length - 1);
        paintMusician(sheet, x, y + 4, h, instrument, i >= band.length / 2);
      }
    }
    sheet.paper(box(190, 1030, 1540, 46, 4), sheet.tone(shift(wood, -0.05), 0.04), {
      lift: 6,
      rim: 0.4,
    });
    // The conductor, from behind, on a box.
    sheet.paper(box(900, 1030, 120, 50, 3), sheet.tone(sheet.paint('terracotta'), 0.05), {
      lift: 5,
      rim: 0.4,
    });
    paintPerson(sheet, 960, 1034, 210, {
      pose: 'cheer',
      top: 'ink',
      bottom: 'ink',
      hair: 'hairGrey',
    });
    sheet.line('M1006 812L1046 776', sheet.paint('white'), 4);
    sheet.line('M872 1040V900M872 1040l-26 24M872 1040l26 24', sheet.paint('iron'), 5);
    sheet.fill(polygon([836, 862], [908, 862], [914, 906], [830, 906]), sheet.paint('cream'));
    paintLightString(sheet, 0, 250, 640, 330, 70, BULBS);
    paintLightString(sheet, 640, 330, 1280, 330, 60, BULBS);
    paintLightString(sheet, 1280, 330, 1920, 250, 70, BULBS);
    const tops = ['#2A4E6B', '#7A3F2C', '#1C5378', '#5E5134', '#41304A'] as const;
    paintAudience(sheet, 1080, -20, 1940, 42, tops, ['#2A201B', '#4A3829', '#8F8B84']);
    paintAudience(
      sheet,
      1136,
      -50,
      1960,
      52,
      ['#17364F', '#4D2A1F', '#12405F', '#3B3524'],
      ['#1F1713', '#3A2B20', '#75726C'],
    );
  },
);

const choir = composeScene(
  'choir',
  {
    el: 'Χορωδίες μαζί στη σκηνή: τρεις σειρές από μικρούς και μεγάλους με ντοσιέ, ο μαέστρος, το πιάνο και το κοινό.',
    en: 'Choirs together on a stage: three rows of young and old with folders, the conductor, a piano and the audience.',
  },
  'golden',
  (sheet) => {
    const wall = '#7C3B2A';
    sheet.add(
      `<rect width="1920" height="1200" fill="${sheet.fade([
        [0, '#4A2219'],
        [1, '#5C2B1E'],
      ])}"/>`,
    );
    sheet.paper(
      box(170, 120, 1580, 820, 6),
      sheet.fade([
        [0, '#F0D7A4'],
        [1, '#E4B873'],
      ]),
      { lift: 10, rim: 0.3 },
    );
    // The painted backdrop: the sea they sing of.
    sheet.inside(box(170, 120, 1580, 820), () => {
      sheet.fill(oval(960, 430, 190), '#FFF1CB', 0.5);
      sheet.fill(oval(960, 430, 120), '#FFF6DE');
      sheet.fill(
        'M170 520L420 400L560 470L800 360L1010 460L1260 370L1480 450L1750 380V640H170Z',
        '#C9A183',
      );
      sheet.fill('M170 560Q340 536 520 560T880 560T1240 560T1600 560T1960 560V960H170Z', '#5FA3B5');
      sheet.fill('M170 640Q340 612 520 640T880 640T1240 640T1600 640T1960 640V960H170Z', '#3A86A4');
      sheet.fill('M170 730Q340 700 520 730T880 730T1240 730T1600 730T1960 730V960H170Z', '#1F6A8E');
      sheet.glow(960, 560, 760, '#FFE9BC', 0.5);
    });
    for (const side of [-1, 1]) {
      for (let i = 0; i < 5; i++) {
        const x = 960 + side * (930 - i * 56);
        const w = 74;
        sheet.paper(
          `M${x - w / 2} 60Q${x - w / 2 - 6 * side} 560 ${x - w / 2 - side * (8 - i * 5)} 960H${x + w / 2 - side * (8 - i * 5)}Q${x + w / 2 - 6 * side} 560 ${x + w / 2} 60Z`,
          sheet.fade(
            [
              [0, shift(wall, 0.06)],
              [0.5, shift(wall, -0.02)],
              [1, shift(wall, -0.08)],
            ],
            'across',
          ),
          { lift: 7, rim: 0.3 },
        );
      }
    }
    let pelmet = 'M-20 -20H1940V96';
    for (let x = 1920; x > 0; x -= 192) pelmet += `Q${x - 48} 176 ${x - 96} 176T${x - 192} 96`;
    sheet.paper(`${pelmet}Z`, sheet.tone(shift(wall, 0.02), 0.06), { lift: 10, rim: 0.4 });
    sheet.line('M-10 100H1930', '#E9B64A', 7, 0.8);
    // The stage and its risers.
    const wood = '#B98453';
    sheet.paper(
      box(-40, 930, 2000, 130),
      sheet.fade([
        [0, shift(wood, 0.06)],
        [1, shift(wood, -0.1)],
      ]),
      { lift: 6, rim: 0.4 },
    );
    for (const [y, half] of points('770,540 850,600'))
      sheet.paper(box(960 - half, y, half * 2, 170, 4), sheet.tone(shift(wood, -0.06), 0.06), {
        lift: 6,
        rim: 0.5,
      });
    const hairs = ['hair', 'trunkDark', 'hairGrey', 'hair', 'trunk'] as const;
    for (const [row, [y, n, half, h]] of (
      [
        [776, 13, 500, 190],
        [856, 14, 560, 186],
        [946, 12, 560, 140],
      ] as const
    ).entries()) {
      for (let i = 0; i < n; i++) {
        const x = 960 - half + (i * half * 2) / (n - 1);
        const woman = row === 1 || (row === 2 && i % 2 === 0);
        paintPerson(
          sheet,
          x,
          y,
          h + ((i * 7) % 4) * 4,
          {
            pose: 'hold',
            top: row === 2 ? 'white' : row === 1 ? 'terracotta' : 'ink',
            bottom: row === 2 ? 'sea' : 'ink',
            skirt: woman,
            hair: row === 2 ? 'hair' : (hairs[(i * 3 + row) % 5] ?? 'hair'),
            skin: i % 3 ? 'skin' : 'skinLight',
          },
          i >= n / 2,
        );
        const s = (i >= n / 2 ? -1 : 1) * (h / 100);
        sheet.stamp(`folder ${row}`, x, y, s, () => {
          sheet.fill(
            'M2 -62L14 -66L28 -62V-48L14 -52L2 -48Z',
            row === 2 ? sheet.paint('citrus') : '#22333F',
          );
          sheet.fill('M4 -61L14 -64.4L26 -61V-50L14 -54L4 -50Z', sheet.paint('white'));
        });
      }
    }
    // A piano, and who plays it.
    sheet.at(330, 1000, 1.1, () => {
      sheet.fill(oval(20, 4, 190, 16), '#2A130D', 0.4);
      sheet.line('M-110 0V-70M140 0V-70', '#17110F', 16);
      sheet.paper('M-150 -150H170V-60H-150Z', sheet.tone('#231A17', 0.05), { lift: 6, rim: 0.5 });
      sheet.paper('M-150 -150Q-80 -320 60 -330Q120 -330 170 -150Z', sheet.tone('#2E221D', 0.05), {
        lift: 6,
        rim: 0.6,
      });
      sheet.fill('M-120 -158Q-60 -296 56 -304Q100 -300 136 -158Z', '#B98453', 0.5);
      sheet.fill(box(150, -118, 60, 14, 2), '#F4EBDA');
    });
    sheet.paper(box(560, 946, 66, 56, 4), sheet.tone('#231A17', 0.05), { lift: 4, rim: 0.4 });
    paintPerson(
      sheet,
      596,
      1010,
      190,
      { pose: 'sit', top: 'seaDark', bottom: 'ink', hair: 'trunk' },
      true,
    );
    paintPerson(sheet, 1010, 1050, 250, {
      pose: 'cheer',
      top: 'ink',
      bottom: 'ink',
      hair: 'hairGrey',
    });
    paintAudience(
      sheet,
      1070,
      -20,
      1940,
      42,
      ['#3C2A2E', '#2A3A48', '#54301F', '#2F3B33'],
      ['#2A201B', '#4A3829', '#8F8B84'],
    );
    paintAudience(
      sheet,
      1130,
      -50,
      1960,
      52,
      ['#2A1D20', '#1C2A36', '#3D2216', '#20291F'],
      ['#1F1713', '#3A2B20', '#75726C'],
    );
  },
);

const feast = composeScene(
  'village-feast',
  {
    el: 'Πανηγύρι σε πλατεία χωριού: κύκλιος χορός κάτω από τον πλάτανο, κλαρίνο και λαούτο, φωτάκια και στρωμένα τραπέζια.',
    en: 'A feast on a village square: a circle dance under the plane tree, clarinet and lute, strings of lights and laid tables.',
  },
  'dusk',
  (sheet) => {
    paintSky(sheet, { clouds: [{ x: 520, y: 200, w: 480 }], stars: 40, horizon: 620 });
    paintRidge(sheet, {
      anchors: points('-60,440 240,330 520,420 860,250 1180,400 1500,270 1980,380'),
      fill: sheet.ridge(0.05),
      foot: 760,
      lift: 6,
      mist: 0.4,
    });
    paintHill(
      sheet,
      points('-60,640 400,560 960,600 1500,540 1980,580'),
      860,
      mix(sheet.light('#5E6F42'), sheet.hour.haze, 0.15),
      { lift: 7 },
    );
    sheet.at(620, 760, 1.9, () => paintBellTower(sheet, 52, 180, sheet.paint('stone')));
    paintStoneHouses(
      sheet,
      places('110,770,1.9 360,760,1.7 860,760,1.6 1110,764,1.7 1700,776,1.9 1890,790,2'),
    );
    paintPaving(sheet, 770, mix(sheet.paint('stone'), '#F7B85A', 0.18));
    sheet.glow(960, 860, 900, '#F7B85A', 0.4);
    sheet.fill(oval(1400, 866, 330, 34), sheet.hour.shadow, 0.22);
    sheet.at(1400, 860, 1.95, () => paintPlane(sheet));
    sheet.paper(
      'M1290 850Q1400 820 1510 850L1526 892Q1400 924 1274 892Z',
      sheet.tone(sheet.paint('stoneDark'), 0.05),
      { lift: 6, rim: 0.5 },
    );
    // The musicians on their platform, beside the trunk.
    sheet.paper(box(1000, 842, 250, 40, 3), sheet.tone(sheet.light('#8A6244'), 0.05), {
      lift: 5,
      rim: 0.5,
    });
    paintPerson(sheet, 1056, 846, 150, { pose: 'hold', top: 'white', bottom: 'ink' }, true);
    sheet.line('M1046 716L1018 770', '#1A1512', 6);
    sheet.fill('M1022 758l-14 14l12 6Z', '#1A1512');
    paintPerson(
      sheet,
      1150,
      846,
      148,
      { pose: 'hold', top: 'white', bottom: 'ink', hair: 'hairGrey' },
      true,
    );
    sheet.at(
      1146,
      770,
      1,
      () => {
        sheet.paper(
          'M-34 6q-8 -30 24 -32q34 0 40 26q-6 24 -34 26q-24 0 -30 -20Z',
          sheet.tone('#A8703A', 0.06),
          { lift: 3, rim: 0.5 },
        );
        sheet.fill(oval(-4, 2, 8), '#3A2114');
        sheet.line('M-30 -4L-84 -34', '#3A2114', 8);
      },
      0,
    );
    paintPerson(sheet, 1226, 846, 140, { pose: 'sit', top: 'white', bottom: 'ink' }, true);
    sheet.fill(box(1176, 786, 46, 34, 4), '#E4D6BC');
    // Tables on the right.
    for (const [x, y, s] of places('1640,930,0.9 1800,1080,1.25 1560,1130,1.25')) {
      sheet.at(x, y, s, () => {
        for (const dx of [-84, 60])
          paintPerson(sheet, dx, -26, 156, oneOfFive(sheet, 'sit'), dx > 0);
        sheet.fill(oval(0, 2, 130, 10), sheet.hour.shadow, 0.26);
        sheet.line('M-90 0V-60M90 0V-60', sheet.paint('trunk'), 8);
        sheet.paper(
          'M-120 -72H120L128 -34H-128Z',
          sheet.tone(mix(sheet.paint('white'), '#F7B85A', 0.16), 0.03),
          { lift: 4, rim: 0.4 },
        );
        sheet.dashes('M-122 -53H122', sheet.paint('terracotta'), 38, [10, 20], 0.35);
        sheet.fill(oval(-60, -78, 26, 7) + oval(30, -78, 26, 7), sheet.paint('cream'));
        sheet.fill(oval(-60, -82, 16, 7) + oval(30, -82, 16, 7), sheet.paint('leaf'));
        sheet.fill('M-12 -74v-26q0 -6 4 -10v-10h8v10q4 4 4 10v26Z', sheet.light('#3F6B4A'));
        sheet.fill(box(70, -92, 12, 18, 2) + box(-100, -92, 12, 18, 2), sheet.paint('ice'), 0.8);
      });
    }
    // The dance: hands joined, an open circle.
    const tops = [
      'terracotta',
      'white',
      'sea',
      'citrus',
      'rose',
      'seaLight',
      'leaf',
      'cream',
      'terracotta',
      'white',
      'sea',
      'citrus',
    ] as const;
    const far = Array.from(
      { length: 8 },
      (_, i) => [330 + i * 66, 884 - Math.sin((i / 7) * Math.PI) * 30, 150] as const,
    );
    for (const [i, [x, y, h]] of far.entries())
      paintPerson(
        sheet,
        x,
        y,
        h,
        {
          pose: 'cheer',
          top: tops[(i * 5) % 12] ?? 'sea',
          bottom: i % 2 ? 'ink' : 'seaDark',
          skirt: i % 2 === 0,
          hair: i % 3 ? 'hair' : 'trunk',
        },
        i % 2 === 0,
      );
    const near = Array.from(
      { length: 9 },
      (_, i) => [170 + i * 102, 1050 + Math.sin((i / 8) * Math.PI) * 76, 236] as const,
    );
    for (const [i, [x, y, h]] of near.entries())
      paintPerson(
        sheet,
        x,
        y,
        h,
        {
          pose: 'cheer',
          top: tops[(i * 7 + 2) % 12] ?? 'sea',
          bottom: i % 2 ? 'seaDark' : 'ink',
          skirt: i % 2 === 1,
          hair: i % 4 ? 'hair' : 'hairGrey',
          skin: i % 3 ? 'skin' : 'skinLight',
        },
        i % 2 === 0,
      );
    sheet.paper('M1032 806q26 -34 52 -20q-6 26 -30 40q-16 6 -22 -20Z', sheet.paint('white'), {
      lift: 3,
      rim: 0.3,
    });
    for (const [x1, y1, x2, y2] of [
      [0, 380, 620, 330],
      [620, 400, 1180, 330],
      [0, 560, 460, 470],
      [460, 470, 1060, 470],
      [1620, 380, 1920, 300],
    ] as const)
      paintLightString(sheet, x1, y1, x2, y2, 60, BULBS);
  },
);

const tasting = composeScene(
  'wine-tasting',
  {
    el: 'Γευσιγνωσία σε πέτρινη αποθήκη: κρασιά, σταφύλια και καλάθια με μαύρη σταφίδα, βαρέλια και ανοιχτά τόξα στο λιμάνι.',
    en: 'A tasting in a stone warehouse: wines, grapes and baskets of black currants, barrels, and arches open to the harbour.',
  },
  'golden',
  (sheet) => {
    const stone = sheet.light('#C4AC86');
    sheet.add(
      `<rect width="1920" height="1200" fill="${sheet.fade([
        [0, shift(stone, -0.16)],
        [1, shift(stone, -0.05)],
      ])}"/>`,
    );
    let courses = '';
    for (let r = 0; r < 15; r++)
      for (let x = -30 + (r % 2) * 60; x < 1920; ) {
        const w = sheet.random.between(80, 150);
        courses += box(Math.round(x), 70 + r * 56, Math.round(w - 8), 48, 6);
        x += w;
      }
    sheet.fill(courses, shift(stone, 0.02), 0.5);
    for (const x of [330, 960, 1590]) {
      const w = 400;
      sheet.line(
        `M${x - w / 2 - 20} 830V430a${w / 2 + 20} ${w / 2 + 20} 0 0 1 ${w + 40} 0V830`,
        sheet.light('#B9704A'),
        46,
      );
      let bricks = '';
      for (let i = 0; i <= 22; i++) {
        const a = Math.PI + (Math.PI * i) / 22;
        bricks += `M${round(x + Math.cos(a) * (w / 2 - 2))} ${round(430 + Math.sin(a) * (w / 2 - 2))}L${round(x + Math.cos(a) * (w / 2 + 42))} ${round(430 + Math.sin(a) * (w / 2 + 42))}`;
      }
      sheet.line(bricks, sheet.hour.shadow, 3, 0.22);
      sheet.inside(arch(x, 832, w, 604), () => {
        sheet.add(
          `<rect x="${x - 210}" y="200" width="420" height="640" fill="${sheet.fade(sheet.hour.sky)}"/>`,
        );
        sheet.fill(
          `M${x - 210} 560L${x - 90} 500L${x + 10} 540L${x + 120} 480L${x + 210} 530V620H${x - 210}Z`,
          sheet.ridge(0.05),
        );
        sheet.fill(
          box(x - 210, 590, 420, 250),
          sheet.fade([
            [0, sheet.hour.seaFar],
            [0.5, sheet.hour.seaMid],
            [1, sheet.hour.seaNear],
          ]),
        );
        if (x === 960) {
          sheet.fill(
            `M${x - 96} 700Q${x} 730 ${x + 100} 694Q${x + 84} 744 ${x + 50} 746H${x - 60}Q${x - 90} 738 ${x - 96} 700Z`,
            sheet.paint('sea'),
          );
          sheet.line(`M${x - 90} 712Q${x} 738 ${x + 96} 706`, sheet.paint('citrus'), 6);
          sheet.line(
            `M${x} 716V560M${x} 580L${x + 80} 700M${x} 580L${x - 76} 700`,
            sheet.paint('trunk'),
            5,
          );
        }
        sheet.line(
          `M${x - 160} 640h120M${x - 20} 670h140M${x - 120} 790h160`,
          sheet.hour.sun,
          5,
          0.5,
        );
      });
    }
    sheet.fill(box(-10, -10, 1940, 56), sheet.light('#5F4632'));
    let beams = '';
    for (let x = 40; x < 1920; x += 210) beams += box(x, -10, 54, 96);
    sheet.fill(beams, sheet.light('#4C3727'));
    const floor = sheet.light('#A98E6A');
    sheet.paper(
      'M-40 826H1960V1260H-40Z',
      sheet.fade([
        [0, shift(floor, 0.05)],
        [1, shift(floor, -0.08)],
      ]),
      { lift: 5, rim: 0.3 },
    );
    for (const x of [330, 960, 1590])
      sheet.fill(
        polygon([x - 190, 828], [x + 190, 828], [x + 120, 1240], [x - 320, 1240]),
        '#FFE9BC',
        0.2,
      );
    // Barrels between the arches.
    const barrel = (x: number, y: number, r: number) => {
      const wood = sheet.light('#9A6A3F');
      sheet.paper(oval(x, y, r), sheet.tone(shift(wood, -0.06), 0.04), { lift: 6, rim: 0.5 });
      sheet.fill(oval(x, y, r * 0.86), wood);
      sheet.line(
        `M${x - r * 0.5} ${round(y - r * 0.68)}V${round(y + r * 0.68)}M${x} ${round(y - r * 0.84)}V${round(y + r * 0.84)}M${x + r * 0.5} ${round(y - r * 0.68)}V${round(y + r * 0.68)}`,
        sheet.hour.shadow,
        3,
        0.25,
      );
      sheet.line(oval(x, y, r * 0.93), sheet.paint('iron'), 6);
      sheet.fill(oval(x, y + r * 0.4, 9), sheet.paint('trunkDark'));
    };
    for (const [x, y, r] of places(
      '580,812,74 712,812,74 646,692,74 1210,812,74 1342,812,74 1276,692,74',
    ))
      barrel(x, y, r);
    for (const x of [160, 646, 1276, 1760]) {
      sheet.line(`M${x} 60V250`, sheet.paint('iron'), 4);
      sheet.glow(x, 290, 210, '#FFD98A', 0.5);
      sheet.fill(
        `M${x - 44} 286Q${x - 36} 244 ${x} 240Q${x + 36} 244 ${x + 44} 286Z`,
        sheet.paint('terracotta'),
      );
      sheet.fill(oval(x, 288, 20, 12), '#FFF3D0');
    }
    paintPerson(sheet, 760, 950, 300, {
      pose: 'reach',
      top: 'white',
      bottom: 'ink',
      hair: 'hairGrey',
    });
    paintPerson(
      sheet,
      1180,
      950,
      292,
      { pose: 'hold', top: 'leafDark', bottom: 'ink', skirt: true },
      true,
    );
    // The table.
    sheet.fill(oval(960, 1130, 700, 28), sheet.hour.shadow, 0.26);
    const cloth = sheet.paint('white');
    sheet.paper(
      'M330 900H1590L1640 1120H280Z',
      sheet.fade([
        [0, shift(cloth, 0.01)],
        [0.18, cloth],
        [0.2, shift(cloth, -0.06)],
        [1, shift(cloth, -0.1)],
      ]),
      { lift: 9, rim: 0.4 },
    );
    sheet.line(
      'M420 946L400 1116M620 946L610 1118M860 946V1118M1060 946V1118M1300 946L1310 1118M1500 946L1522 1116',
      sheet.hour.shadow,
      4,
      0.1,
    );
    const bottle = (x: number, glass: string, label: string) =>
      sheet.stamp(`bottle ${glass}`, x, 930, 1.15, () => {
        sheet.paper(
          'M-20 0V-84Q-20 -104 -8 -112V-150H8V-112Q20 -104 20 -84V0Z',
          sheet.fade(
            [
              [0, shift(glass, 0.1)],
              [1, shift(glass, -0.08)],
            ],
            'across',
          ),
          { lift: 3, rim: 0.5 },
        );
        sheet.fill(box(-20, -70, 40, 46), label);
        sheet.fill(oval(0, -47, 10), sheet.paint('grape'));
        sheet.fill(box(-9, -152, 18, 22), sheet.paint('terracotta'));
      });
    const wine = (x: number, y: number, s: number) =>
      sheet.stamp('wine', x, y, s, () => {
        sheet.line('M0 0V-36M-16 1H16', '#EAF4F7', 4, 0.9);
        sheet.fill('M-22 -90Q-24 -40 0 -36Q24 -40 22 -90Z', '#EAF4F7', 0.6);
        sheet.fill('M-21 -70Q-20 -42 0 -39Q20 -42 21 -70Z', '#EBCB6C', 0.95);
      });
    bottle(520, '#3F6B4A', '#F4EBDA');
    bottle(574, '#3F6B4A', '#F4EBDA');
    bottle(1010, '#2E5241', '#F6E7C8');
    bottle(1400, '#3F6B4A', '#F4EBDA');
    bottle(1454, '#2E5241', '#F6E7C8');
    for (const x of [640, 700, 1086, 1140, 1330]) wine(x, 934, 1);
    // Baskets of currants and of grapes.
    for (const [x, kind] of [
      [420, 0],
      [860, 1],
      [1240, 0],
    ] as const) {
      const heap = (colour: string, r: number, n: number) => {
        let d = '';
        for (let i = 0; i < n; i++)
          d += oval(
            x + sheet.random.between(-74, 74),
            860 - sheet.random.between(0, 34) + Math.abs(sheet.random.between(-10, 10)),
            r,
          );
        sheet.fill(d, colour);
      };
      heap(kind ? sheet.light('#B4706A') : sheet.paint('grape'), kind ? 12 : 7, 34);
      heap(kind ? sheet.light('#D79A86') : shift(sheet.paint('grape'), 0.07), kind ? 11 : 6, 20);
      if (kind) sheet.fill(`M${x - 20} 826q20 -34 52 -22q4 26 -28 34Z`, sheet.paint('leaf'));
      sheet.paper(
        `M${x - 92} 862H${x + 92}L${x + 74} 934H${x - 74}Z`,
        sheet.tone(sheet.paint('earth'), 0.06),
        { lift: 5, rim: 0.4 },
      );
      sheet.dashes(
        `M${x - 86} 880H${x + 86}M${x - 82} 902H${x + 82}M${x - 78} 922H${x + 78}`,
        sheet.hour.shadow,
        8,
        [14, 8],
        0.2,
      );
    }
    paintPerson(sheet, 300, 1190, 370, {
      pose: 'hold',
      top: 'terracotta',
      bottom: 'slate',
      skirt: true,
    });
    wine(362, 990, 1.1);
    paintPerson(sheet, 1640, 1190, 384, { pose: 'hold', top: 'sea', bottom: 'ink' }, true);
    wine(1574, 988, 1.1);
  },
);

const emergencyBag = composeScene(
  'emergency-bag',
  {
    el: 'Ο σάκος της οικογένειας για τον σεισμό: φακός, ραδιόφωνο, νερό, φαρμακείο, σφυρίχτρα και κουβέρτα πάνω σε τραπέζι.',
    en: 'The family’s bag for an earthquake: a torch, a radio, water, a first-aid box, a whistle and a blanket on a table.',
  },
  'morning',
  (sheet) => {
    const wall = sheet.light('#DCE7E8');
    sheet.add(
      `<rect width="1920" height="1200" fill="${sheet.fade([
        [0, shift(wall, 0.02)],
        [1, shift(wall, -0.04)],
      ])}"/>`,
    );
    const white = sheet.paint('white');
    // A window to the gulf, and a drawing of the meeting place on the wall.
    sheet.paper(box(180, 110, 620, 520, 6), shift(white, 0), { lift: 7, rim: 0.5 });
    sheet.inside(box(204, 134, 572, 472), () => {
      sheet.add(
        `<rect x="200" y="130" width="580" height="300" fill="${sheet.fade(sheet.hour.sky)}"/>`,
      );
      sheet.fill('M200 420L330 360L430 400L560 330L700 400L780 370V440H200Z', sheet.ridge(0.04));
      sheet.fill(
        box(200, 424, 580, 190),
        sheet.fade([
          [0, sheet.hour.seaFar],
          [1, sheet.hour.seaMid],
        ]),
      );
      sheet.fill('M200 560Q420 520 780 570V620H200Z', sheet.light('#8A9A58'));
    });
    sheet.line('M490 134V606M204 370H776', white, 14);
    sheet.paper(box(150, 626, 680, 24, 3), shift(white, -0.03), { lift: 5, rim: 0.4 });
    sheet.at(270, 628, 0.9, () => paintPot(sheet, sheet.paint('terracotta')));
    sheet.paper(box(1230, 130, 480, 360, 5), sheet.tone(white, 0.02), { lift: 7, rim: 0.4 });
    sheet.fill(box(1250, 150, 440, 320), sheet.light('#DDE6C9'));
    sheet.line('M1250 330H1460V150M1460 330H1690M1460 330V470', white, 34);
    for (const [x, y] of points('1300,240 1380,220 1540,230 1620,260 1310,410 1390,420'))
      sheet.fill(`M${x - 26} ${y}v-30l26 -24l26 24v30Z`, sheet.paint('roof'));
    sheet.fill(oval(1580, 400, 52), sheet.light('#5D8F4E'));
    sheet.line('M1580 376V424M1556 400H1604', white, 12);
    sheet.line('M1340 330H1460V400H1526', sheet.paint('terracotta'), 9, 0.9);
    const wood = sheet.light('#B98A5C');
    sheet.paper(
      'M-40 850H1960V1260H-40Z',
      sheet.fade([
        [0, shift(wood, 0.05)],
        [1, shift(wood, -0.07)],
      ]),
      { lift: 8, rim: 0.5 },
    );
    sheet.line('M0 920H1920M0 1000H1920M0 1096H1920', sheet.hour.shadow, 3, 0.1);
    // The bag.
    const red = sheet.light('#C2452B');
    sheet.fill(oval(800, 1070, 330, 34), sheet.hour.shadow, 0.26);
    sheet.line('M640 560Q700 400 800 400T960 560', shift(red, -0.12), 26);
    sheet.paper(
      'M540 1060Q500 700 600 590Q800 500 1000 590Q1100 700 1060 1060Q800 1100 540 1060Z',
      sheet.fade(
        [
          [0, shift(red, 0.05)],
          [0.6, red],
          [1, shift(red, -0.1)],
        ],
        'across',
      ),
      { lift: 12, rim: 0.5 },
    );
    sheet.fill('M584 640Q800 560 1016 640Q1000 690 800 700T584 640Z', '#4A1C12');
    // What looks out of it: a rolled blanket, a bottle, papers.
    sheet.paper(
      box(610, 520, 190, 130, 40),
      sheet.fade([
        [0, sheet.paint('sea')],
        [1, sheet.paint('seaDark')],
      ]),
      { lift: 6, rim: 0.5 },
    );
    sheet.line('M650 522v126M760 522v126', white, 8, 0.7);
    sheet.paper('M826 660V560Q826 540 840 532V500H876V532Q890 540 890 560V660Z', '#BFE1EC', {
      lift: 5,
      rim: 0.6,
    });
    sheet.fill(box(838, 478, 40, 26, 4), sheet.paint('sea'));
    sheet.fill(box(826, 574, 64, 40), sheet.paint('seaLight'), 0.8);
    sheet.paper(polygon([908, 660], [920, 520], [1000, 530], [992, 660]), sheet.paint('cream'), {
      lift: 4,
      rim: 0.4,
    });
    sheet.line('M932 556h54M930 580h54M928 604h54', sheet.paint('slate'), 5, 0.5);
    sheet.paper(
      'M584 640Q800 720 1016 640L1030 720Q800 790 570 720Z',
      sheet.tone(shift(red, 0.03), 0.04),
      { lift: 6, rim: 0.4 },
    );
    sheet.paper(
      'M620 800Q800 850 980 800V1010Q800 1060 620 1010Z',
      sheet.tone(shift(red, 0.03), 0.05),
      { lift: 7, rim: 0.5 },
    );
    sheet.line('M640 836Q800 880 960 836', sheet.paint('cream'), 6);
    sheet.fill(box(944, 826, 14, 44, 5), sheet.paint('citrus'));
    sheet.fill(box(764, 690, 72, 50, 8), sheet.paint('iron'));
    // First-aid box.
    const green = sheet.light('#3E8A5A');
    sheet.fill(oval(1330, 1040, 230, 24), sheet.hour.shadow, 0.24);
    sheet.line('M1260 800Q1260 766 1300 766H1360Q1400 766 1400 800', sheet.paint('iron'), 14);
    sheet.paper(
      box(1140, 800, 380, 236, 18),
      sheet.fade([
        [0, shift(green, 0.05)],
        [1, shift(green, -0.07)],
      ]),
      { lift: 9, rim: 0.5 },
    );
    sheet.line('M1140 880H1520', sheet.hour.shadow, 5, 0.2);
    sheet.fill(box(1302, 906, 56, 110, 4) + box(1275, 933, 110, 56, 4), white);
    // Torch, radio, whistle, batteries.
    sheet.glow(1790, 1120, 190, '#FFE9BC', 0.6);
    sheet.fill(oval(1600, 1150, 150, 16), sheet.hour.shadow, 0.24);
    sheet.paper(
      'M1460 1104H1620L1700 1078V1166L1620 1140H1460Q1446 1122 1460 1104Z',
      sheet.fade([
        [0, sheet.paint('citrus')],
        [1, shift(sheet.paint('citrus'), -0.14)],
      ]),
      { lift: 6, rim: 0.5 },
    );
    sheet.fill(oval(1704, 1122, 16, 44), '#FFF6DE');
    sheet.fill(box(1530, 1096, 44, 14, 5), sheet.paint('terracotta'));
    sheet.fill(oval(270, 1050, 220, 22), sheet.hour.shadow, 0.24);
    sheet.line('M390 800L470 640', sheet.paint('iron'), 7);
    sheet.paper(
      box(110, 800, 340, 240, 22),
      sheet.fade([
        [0, sheet.light('#4E6577')],
        [1, sheet.light('#33495A')],
      ]),
      { lift: 9, rim: 0.5 },
    );
    sheet.fill(oval(206, 924, 76), sheet.paint('ink'), 0.6);
    for (const r of [60, 44, 28, 12]) sheet.line(oval(206, 924, r), sheet.paint('stone'), 4, 0.6);
    sheet.fill(box(306, 836, 120, 56, 6), '#F6E7C8');
    sheet.line('M320 864h92M372 842v44', sheet.paint('terracotta'), 4);
    sheet.fill(oval(334, 960, 26) + oval(404, 960, 26), sheet.paint('stone'));
    sheet.line('M520 1150Q600 1110 640 1150T760 1140', sheet.paint('sea'), 8);
    sheet.paper(
      'M760 1118H850Q870 1118 870 1140Q870 1168 838 1168Q812 1168 806 1146H760Z',
      sheet.tone(sheet.paint('lemon'), 0.08),
      { lift: 5, rim: 0.5 },
    );
    sheet.fill(oval(840, 1142, 10), sheet.paint('trunkDark'));
    for (const x of [1000, 1060]) {
      sheet.paper(
        box(x, 1110, 36, 76, 5),
        sheet.fade(
          [
            [0, sheet.paint('slate')],
            [1, sheet.paint('ink')],
          ],
          'across',
        ),
        { lift: 5, rim: 0.5 },
      );
      sheet.fill(box(x, 1110, 36, 24, 4), sheet.paint('citrus'));
      sheet.fill(box(x + 11, 1103, 14, 9), sheet.paint('stone'));
    }
  },
);

export const FEASTS: readonly Scene[] = [philharmonic, choir, feast, tasting, emergencyBag];
