/** Fteri, the walk among its firs, the Styx, the signs on the paths. */
import { paintBellTower } from '../buildings.ts';
import { mix, shift } from '../colour.ts';
import { paintBush } from '../foliage.ts';
import { paintBench } from '../furniture.ts';
import { box, craggy, oval, places, points, polygon, polyline, round } from '../path.ts';
import { anyone, paintPerson } from '../people.ts';
import { paintGulfMountains, paintHill, paintRidge } from '../ridge.ts';
import { paintBoulders, paintSlabs } from '../rock.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSea } from '../sea.ts';
import { paintStoneHouses } from '../settlement.ts';
import { paintSky } from '../sky.ts';
import { paintFir, paintPlane, paintRoundTree } from '../trees.ts';

const fteri = composeScene(
  'fteri-village',
  {
    el: 'Η Φτέρη: πέτρινα σπίτια και καμπαναριό ανάμεσα στα έλατα, και χαμηλά ολόκληρος ο Κορινθιακός.',
    en: 'Fteri: stone houses and a bell tower among the firs and, far below, the whole Gulf of Corinth.',
  },
  'morning',
  (sheet) => {
    const horizon = 330;
    paintSky(sheet, {
      clouds: [
        { x: 460, y: 110, w: 400 },
        { x: 1420, y: 150, w: 340 },
      ],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 150, 3);
    paintSea(sheet, { top: horizon, bottom: 560, bands: 3, swell: 4, glints: 14 });
    // The coast far below, as on a map: fields and a town by the water.
    const plain = mix(sheet.light('#93A468'), sheet.hour.haze, 0.45);
    paintHill(
      sheet,
      points('-60,486 240,470 520,492 760,462 1040,478 1300,506 1560,486 1980,500'),
      700,
      plain,
      { lift: 4, mist: 0.3 },
    );
    let fields = '';
    for (let i = 0; i < 26; i++)
      fields += polygon([i * 76, 520], [i * 76 + 44, 512], [i * 76 + 56, 530], [i * 76 + 10, 538]);
    sheet.fill(fields, shift(plain, 0.05), 0.7);
    let town = '';
    for (let i = 0; i < 46; i++)
      town += box(
        Math.round(640 + sheet.random.between(-90, 200)),
        Math.round(480 + sheet.random.between(-6, 16)),
        9,
        6,
      );
    sheet.fill(town, mix(sheet.paint('white'), sheet.hour.haze, 0.2));
    paintHill(
      sheet,
      points('-60,600 300,560 640,612 980,570 1320,630 1660,560 1980,520'),
      800,
      mix(sheet.light('#5F7C56'), sheet.hour.haze, 0.32),
      { lift: 7, mist: 0.2 },
    );
    for (let i = 0; i < 40; i++)
      sheet.stamp(
        `far fir ${i % 2}`,
        -10 + i * 50,
        650 + (i % 4) * 18 - (i > 30 ? (i - 30) * 10 : 0),
        0.34 + (i % 3) * 0.05,
        () => paintFir(sheet, 0.28),
      );
    paintHill(
      sheet,
      points('-60,720 320,690 700,730 1100,700 1500,660 1980,600'),
      1260,
      mix(sheet.light('#7C8C50'), sheet.hour.haze, 0.12),
      { lift: 9 },
    );
    for (let i = 0; i < 18; i++)
      sheet.stamp(
        `mid fir ${i % 2}`,
        40 + i * 112,
        760 - Math.max(0, i - 9) * 13 + (i % 3) * 8,
        0.62 + (i % 2) * 0.08,
        () => paintFir(sheet, 0.12),
      );
    paintStoneHouses(
      sheet,
      places('560,800,1.05 740,790,1.1 1180,784,1.05 1350,770,1.1 1540,760,1.05'),
      0.06,
    );
    sheet.at(970, 810, 1.6, () => paintBellTower(sheet, 54, 180, sheet.paint('stone')));
    paintStoneHouses(
      sheet,
      places('420,900,1.35 640,900,1.45 1130,890,1.4 1360,890,1.5 1600,880,1.5'),
    );
    for (const [x, y, s] of places('300,880,0.9 880,870,0.85 1480,860,0.85 1740,860,1'))
      sheet.at(x, y, s, () => paintFir(sheet, 0.04));
    const green = sheet.light('#7F8F4E');
    paintHill(sheet, points('-60,960 400,930 960,960 1500,930 1980,920'), 1260, green, { lift: 9 });
    // The square: paving, a spring, a plane tree.
    sheet.paper(
      'M560 1000Q1000 960 1460 1000L1540 1120Q1000 1170 480 1120Z',
      sheet.tone(sheet.paint('stone'), 0.05),
      { lift: 6, rim: 0.5 },
    );
    sheet.at(780, 1020, 1, () => {
      const stone = sheet.paint('stoneDark');
      sheet.paper(
        'M-90 4V-100Q-90 -150 0 -156Q90 -150 90 -100V4Z',
        sheet.tone(shift(stone, 0.08), 0.05),
        { lift: 6, rim: 0.5 },
      );
      sheet.fill('M-56 4V-84Q-56 -116 0 -118Q56 -116 56 -84V4Z', sheet.hour.shadow, 0.25);
      sheet.line('M0 -66H14Q22 -64 22 -50V-10', sheet.paint('ice'), 6, 0.9);
      sheet.paper(box(-74, -22, 148, 34, 4), sheet.tone(shift(stone, 0.03), 0.04), {
        lift: 4,
        rim: 0.5,
      });
      sheet.fill(oval(0, -20, 66, 7), sheet.paint('seaLight'), 0.8);
    });
    sheet.fill(oval(1370, 1066, 260, 24), sheet.hour.shadow, 0.22);
    sheet.at(1340, 1060, 1.2, () => paintPlane(sheet));
    sheet.at(1180, 1090, 1, () => paintBench(sheet));
    paintPerson(sheet, 1150, 1088, 128, {
      pose: 'sit',
      top: 'slate',
      bottom: 'ink',
      hair: 'hairGrey',
    });
    paintPerson(sheet, 880, 1100, 140, { ...anyone(sheet, 'walk'), top: 'terracotta' });
    for (const [x, y, s] of places('70,1060,1.9 250,1120,1.5 1660,1090,1.7 1840,1140,2.2'))
      sheet.at(x, y, s, () => paintFir(sheet));
    for (const [x, y, w] of places('440,1180,200 1500,1180,180'))
      sheet.at(x, y, 1, () => paintBush(sheet, w, 0, sheet.paint('lemon')));
  },
);

const firWalk = composeScene(
  'fir-walk',
  {
    el: 'Ομάδα πεζοπόρων με οδηγό σε μονοπάτι μέσα στο ελατοδάσος, με τον ήλιο να περνά ανάμεσα στα δένδρα.',
    en: 'A group of walkers with their guide on a path through the fir forest, sunlight falling between the trees.',
  },
  'morning',
  (sheet) => {
    paintSky(sheet, { sun: { x: 1180, y: 240, r: 56 }, horizon: 620 });
    paintGulfMountains(sheet, 560, 140, 5);
    sheet.fill(
      box(-40, 556, 2000, 130),
      sheet.fade([
        [0, sheet.hour.seaFar],
        [1, sheet.hour.seaMid],
      ]),
    );
    const green = sheet.light('#7E8C54');
    for (const [i, [y, n, s, haze]] of (
      [
        [690, 26, 0.9, 0.52],
        [760, 20, 1.35, 0.34],
        [850, 15, 1.9, 0.18],
      ] as const
    ).entries()) {
      paintHill(
        sheet,
        points(`-60,${y - 40} 500,${y} 960,${y + 26} 1400,${y} 1980,${y - 50}`),
        1260,
        mix(green, sheet.hour.haze, haze),
        { lift: 6 },
      );
      for (let k = 0; k < n; k++) {
        const x = -20 + (k * 1960) / (n - 1) + sheet.random.between(-24, 24);
        // The path keeps a clearing in the middle, towards the sun.
        if (Math.abs(x - 1120) < 120 + i * 65) continue;
        sheet.stamp(
          `fir ${i}`,
          x,
          y + 20 - Math.abs(x - 960) * 0.05,
          s * sheet.random.between(0.85, 1.15),
          () => paintFir(sheet, haze * 0.8),
        );
      }
    }
    paintHill(sheet, points('-60,900 500,930 960,950 1400,930 1980,880'), 1260, green, { lift: 8 });
    for (const [x, w, lean] of [
      [1020, 60, -420],
      [1120, 90, -160],
      [1230, 70, 130],
      [1330, 60, 420],
    ] as const)
      sheet.fill(
        polygon([x, 300], [x + w * 0.5, 300], [x + w * 2 + lean, 1200], [x - w + lean, 1200]),
        sheet.fade([
          [0, '#FFF6DE', 0.34],
          [1, '#FFF6DE', 0],
        ]),
      );
    sheet.paper(
      'M1090 822Q1160 860 1080 910Q900 990 760 1080Q640 1160 560 1260H1320Q1320 1150 1250 1060T1200 900Q1210 850 1130 822Z',
      sheet.fade([
        [0, sheet.paint('sand', 0.2)],
        [1, sheet.paint('earth')],
      ]),
      { lift: 4, rim: 0.5 },
    );
    for (const [x, y, s] of places('240,1000,2.7 1700,990,2.5')) {
      sheet.fill(oval(x - 40, y + 6, 190 * s * 0.5, 16), sheet.hour.shadow, 0.22);
      sheet.at(x, y, s, () => paintFir(sheet));
    }
    paintBoulders(sheet, places('520,1080,54 1440,1060,60 1500,1090,34'), sheet.paint('stoneDark'));
    const walkers: readonly (readonly [
      number,
      number,
      number,
      Parameters<typeof paintPerson>[4],
    ])[] = [
      [1120, 900, 96, { pose: 'walk', top: 'citrus', bottom: 'slate', pack: 'sea' }],
      [
        1060,
        930,
        108,
        { pose: 'walk', top: 'rose', bottom: 'trunk', pack: 'leafDark', skirt: false },
      ],
      [1130, 968, 128, { pose: 'walk', top: 'seaLight', bottom: 'ink', pack: 'terracotta' }],
      [990, 1010, 96, { pose: 'walk', top: 'lemon', bottom: 'sea', pack: 'sea' }],
      [
        1060,
        1040,
        176,
        {
          pose: 'walk',
          top: 'white',
          bottom: 'slate',
          pack: 'seaDark',
          hat: 'cream',
          hair: 'hairGrey',
        },
      ],
      [
        860,
        1140,
        256,
        { pose: 'walk', top: 'terracotta', bottom: 'ink', pack: 'leafDark', hat: 'leafDark' },
      ],
    ];
    for (const [x, y, h, person] of walkers) paintPerson(sheet, x, y, h, person, true);
    sheet.line('M800 1030L776 1146', sheet.paint('trunkDark'), 6);
    sheet.at(60, 1230, 3.4, () => paintFir(sheet));
    sheet.at(1890, 1240, 3.5, () => paintFir(sheet));
    for (const [x, y, w] of places('330,1190,220 1520,1190,230'))
      sheet.at(x, y, 1, () => paintBush(sheet, w, 0, sheet.paint('lemon')));
  },
);

const styx = composeScene(
  'waterfall',
  {
    el: 'Τα Ύδατα της Στυγός: μια λεπτή κλωστή νερού πέφτει από πανύψηλο γυμνό βράχο του Χελμού, με χιόνι στις σχισμές.',
    en: 'The Waters of the Styx: a thin thread of water falls down a huge bare rock face of Mount Chelmos, with snow in its clefts.',
  },
  'morning',
  (sheet) => {
    paintSky(sheet, {
      clouds: [
        { x: 340, y: 120, w: 340 },
        { x: 1640, y: 90, w: 300 },
      ],
      horizon: 420,
    });
    const grey = sheet.light('#A8A9A6');
    paintRidge(sheet, {
      anchors: points('-60,330 180,200 420,290 700,110 1000,60 1300,120 1600,40 1980,190'),
      fill: mix(grey, sheet.hour.haze, 0.35),
      foot: 620,
      lift: 7,
      mist: 0.3,
    });
    paintSlabs(
      sheet,
      points(
        '-40,330 190,250 400,170 580,120 760,90 940,120 1120,84 1300,110 1480,150 1680,110 1840,190',
      ),
      250,
      960,
      grey,
    );
    paintSlabs(
      sheet,
      points('60,480 300,400 520,330 1230,300 1430,360 1660,330 1860,420'),
      210,
      980,
      shift(grey, -0.03),
    );
    // Snow in the clefts and on the ledges.
    const snow = sheet.paint('foam');
    for (const d of [
      'M420 182q60 -22 130 -10l-30 30q-60 -4 -100 -20Z',
      'M1120 98q90 -20 160 4l-40 26q-70 -6 -120 -30Z',
      'M1690 128q70 -18 130 4l-34 26q-50 -8 -96 -30Z',
      'M620 420l26 -160l22 10l-16 190Z',
      'M1330 470l-10 -190l26 -6l14 210Z',
      'M250 540l22 -150l20 10l-10 180Z',
    ])
      sheet.paper(d, snow, { lift: 3, rim: 0.4 });
    // The groove and the thread of water.
    const left = craggy(sheet.random, points('930,118 916,300 930,480 920,700 900,880'), 0.05);
    const right = craggy(sheet.random, points('1010,880 990,700 984,480 990,300 980,116'), 0.05);
    sheet.fill(`${polyline([...left, ...right])}Z`, mix(grey, sheet.hour.shadow, 0.42));
    sheet.paper(
      'M948 112Q962 100 974 112Q968 300 972 480T984 860H936Q946 660 944 480T948 112Z',
      sheet.fade([
        [0, '#FFFFFF'],
        [0.7, '#EAF6FA'],
        [1, '#FFFFFF', 0.7],
      ]),
      { lift: 4, rim: 0 },
    );
    let threads = '';
    for (let i = 0; i < 9; i++) {
      const x = 940 + i * 5;
      const y = 120 + i * 20;
      threads += `M${round(950 + i * 2.4)} ${y}q${i % 2 ? 5 : -5} 200 ${round((x - 950) * 0.4)} ${620 - i * 16}`;
    }
    sheet.line(threads, '#8FC1D4', 2, 0.5);
    sheet.glow(962, 860, 170, '#FFFFFF', 0.7);
    // Scree, then turf, then the last firs.
    const scree = mix(grey, '#C9BFA8', 0.4);
    sheet.paper(
      'M-40 990L240 900L520 930L760 850L960 842L1180 856L1400 920L1700 880L1980 960V1260H-40Z',
      sheet.fade([
        [0, shift(scree, 0.05)],
        [1, shift(scree, -0.06)],
      ]),
      { lift: 8, rim: 0.4 },
    );
    let rubble = '';
    for (let i = 0; i < 150; i++) {
      const x = Math.round(sheet.random.between(0, 1900));
      const y = Math.round(sheet.random.between(930, 1190));
      const r = Math.round(4 + ((y - 900) / 300) * 14);
      rubble += `M${x} ${y}l${r} -${r}l${r} ${Math.round(r * 0.4)}l-${Math.round(r * 0.5)} ${r}Z`;
    }
    sheet.fill(rubble, sheet.hour.shadow, 0.16);
    paintBoulders(
      sheet,
      places('840,890,34 1090,892,30 700,940,42 1240,950,46 920,910,22'),
      shift(grey, -0.08),
    );
    sheet.paper(
      'M950 872Q990 930 930 990T980 1100T900 1260H1040Q1060 1160 1020 1100T1000 990T1000 872Z',
      sheet.fade([
        [0, '#EAF6FA'],
        [1, sheet.light('#7DB9CC')],
      ]),
      { lift: 3, rim: 0.5 },
    );
    paintHill(
      sheet,
      points('-60,1060 260,1010 560,1090 760,1180 860,1260'),
      1260,
      sheet.light('#8A9152'),
      { lift: 9 },
    );
    paintHill(
      sheet,
      points('1120,1260 1300,1150 1560,1060 1980,1000'),
      1260,
      sheet.light('#838C4E'),
      { lift: 9 },
    );
    for (const [x, y, s] of places(
      '90,1070,0.95 230,1050,0.8 380,1090,0.7 1640,1080,0.75 1770,1070,0.95 1890,1080,1.15',
    ))
      sheet.at(x, y, s, () => paintFir(sheet));
    paintPerson(
      sheet,
      1380,
      1130,
      104,
      { pose: 'walk', top: 'terracotta', bottom: 'ink', pack: 'sea', hat: 'cream' },
      true,
    );
    paintPerson(
      sheet,
      1452,
      1122,
      98,
      { pose: 'walk', top: 'citrus', bottom: 'slate', pack: 'leafDark' },
      true,
    );
    for (const [x, y, w] of places('520,1180,170 1700,1170,210'))
      sheet.at(x, y, 1, () => paintBush(sheet, w, 0, sheet.paint('lemon')));
  },
);

const signs = composeScene(
  'path-signs',
  {
    el: 'Πινακίδες μονοπατιών σε ξύλινο στύλο με χρωματιστά σημάδια· μια πεζοπόρος κοιτά τον χάρτη, χαμηλά η κοιλάδα και η θάλασσα.',
    en: 'Path signs on a wooden post with coloured marks; a walker looks at her map, with the valley and the sea below.',
  },
  'morning',
  (sheet) => {
    const horizon = 430;
    paintSky(sheet, {
      clouds: [
        { x: 520, y: 140, w: 420 },
        { x: 1500, y: 190, w: 360 },
      ],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 150, 6);
    paintSea(sheet, { top: horizon, bottom: 660, bands: 4, swell: 6 });
    paintHill(
      sheet,
      points('-60,520 260,470 560,540 820,620 1000,680'),
      900,
      mix(sheet.light('#7C8F58'), sheet.hour.haze, 0.3),
      { lift: 7 },
    );
    paintHill(
      sheet,
      points('860,690 1100,600 1400,500 1700,440 1980,400'),
      900,
      mix(sheet.light('#7C8F58'), sheet.hour.haze, 0.18),
      { lift: 8 },
    );
    for (let i = 0; i < 15; i++)
      sheet.stamp(
        `far ${i % 2}`,
        1080 + i * 60,
        690 - i * 13 + (i % 3) * 26,
        0.36 + (i % 2) * 0.06,
        () => (i % 3 ? paintRoundTree(sheet, 0.2) : paintFir(sheet, 0.2)),
      );
    for (let i = 0; i < 10; i++)
      sheet.stamp(`left ${i % 2}`, 20 + i * 74, 590 + i * 8 + (i % 3) * 20, 0.34, () =>
        paintRoundTree(sheet, 0.26),
      );
    const green = sheet.light('#8C9752');
    paintHill(
      sheet,
      points('-60,760 400,720 960,770 1500,720 1980,740'),
      1260,
      mix(green, sheet.hour.haze, 0.08),
      { lift: 9 },
    );
    // The path goes over the shoulder of the hill and down.
    sheet.paper(
      'M1180 742Q1300 780 1240 840Q1120 920 900 980Q640 1060 560 1260H1120Q1120 1130 1260 1030T1420 850Q1400 770 1240 742Z',
      sheet.fade([
        [0, sheet.paint('sand', 0.15)],
        [1, sheet.paint('earth')],
      ]),
      { lift: 4, rim: 0.5 },
    );
    paintPerson(sheet, 1290, 830, 92, {
      pose: 'walk',
      top: 'citrus',
      bottom: 'slate',
      pack: 'sea',
    });
    paintPerson(sheet, 1222, 842, 62, { pose: 'walk', top: 'rose', bottom: 'sea', pack: 'citrus' });
    sheet.at(1700, 900, 1.7, () => paintPlane(sheet));
    paintBoulders(sheet, places('1500,950,56 1580,980,34 330,1010,60'), sheet.paint('stoneDark'));
    // The post: three boards like arrows, bands of colour, a small square code.
    const wood = sheet.light('#8A6244');
    sheet.fill(oval(690, 1120, 120, 16), sheet.hour.shadow, 0.24);
    sheet.paper(
      box(652, 330, 44, 794, 5),
      sheet.fade(
        [
          [0, shift(wood, 0.08)],
          [1, shift(wood, -0.08)],
        ],
        'across',
      ),
      { lift: 7, rim: 0.4 },
    );
    sheet.fill('M648 332L674 300L700 332Z', sheet.paint('roof'));
    const board = (y: number, towards: number, w: number, mark: string, lines: string) => {
      const cream = sheet.light('#F2E3C2');
      const x = 674;
      sheet.paper(
        towards > 0
          ? `M${x - 110} ${y}H${x + w}L${x + w + 62} ${y + 52}L${x + w} ${y + 104}H${x - 110}Z`
          : `M${x + 110} ${y}H${x - w}L${x - w - 62} ${y + 52}L${x - w} ${y + 104}H${x + 110}Z`,
        sheet.tone(cream, 0.04),
        { lift: 8, rim: 0.5 },
      );
      const from = towards > 0 ? x - 80 : x - w + 10;
      sheet.fill(box(from, y + 22, 44, 60, 5), mark);
      sheet.fill(box(from, y + 42, 44, 20), sheet.paint('white'));
      sheet.line(
        lines
          .replaceAll('X', String(from + 72))
          .replaceAll('A', String(y + 36))
          .replaceAll('B', String(y + 70)),
        sheet.paint('slate'),
        11,
        0.75,
      );
      sheet.fill(oval(x, y + 20, 5) + oval(x, y + 84, 5), sheet.paint('iron'));
    };
    board(380, 1, 250, sheet.paint('terracotta'), 'MX Ah170MX Bh90');
    board(510, -1, 240, sheet.paint('sea'), 'MX Ah190MX Bh120');
    board(640, 1, 200, sheet.paint('citrus'), 'MX Ah140MX Bh70');
    sheet.paper(box(636, 790, 76, 100, 4), sheet.paint('white'), { lift: 4, rim: 0.5 });
    let code = '';
    for (let r = 0; r < 7; r++)
      for (let c = 0; c < 7; c++)
        if (
          (r < 3 && c < 3 && (r !== 1 || c !== 1)) ||
          (r < 3 && c > 3 && (r !== 1 || c !== 5)) ||
          (r > 3 && c < 3 && (r !== 5 || c !== 1)) ||
          (r * 5 + c * 3) % 4 === 1
        )
          code += box(646 + c * 8, 800 + r * 8, 8, 8);
    sheet.fill(code, sheet.paint('ink'));
    sheet.line('M646 874h56', sheet.paint('slate'), 6, 0.7);
    for (const [y, c] of [
      [920, 'terracotta'],
      [946, 'white'],
      [972, 'sea'],
    ] as const)
      sheet.fill(box(652, y, 44, 24), sheet.paint(c));
    for (const [x, w] of points('560,90 620,70 760,100'))
      sheet.at(x, 1130, 1, () => paintBush(sheet, w));
    // The walker.
    paintPerson(
      sheet,
      950,
      1150,
      400,
      { pose: 'hold', top: 'terracotta', bottom: 'slate', pack: 'sea', hat: 'cream' },
      true,
    );
    sheet.paper(
      polygon([850, 918], [912, 900], [972, 918], [972, 990], [912, 972], [850, 990]),
      sheet.tone(sheet.light('#E7EFD5'), 0.03),
      { lift: 4, rim: 0.5 },
    );
    sheet.line('M862 962Q880 930 900 944T940 934T964 968', sheet.paint('terracotta'), 5);
    sheet.line('M912 900V972', sheet.hour.shadow, 3, 0.2);
    for (const [x, y, w] of places('200,1140,240 1420,1160,230 1780,1120,240'))
      sheet.at(x, y, 1, () => paintBush(sheet, w, 0, sheet.paint('lemon')));
  },
);

export const HEIGHTS: readonly Scene[] = [fteri, firWalk, styx, signs];
