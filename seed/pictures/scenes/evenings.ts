/** Evenings out, under the stars. */
import { paintLightString } from '../furniture.ts';
import { paintNeoclassical } from '../neoclassical.ts';
import { box, oval, places, points, polygon, round } from '../path.ts';
import { paintAudience, paintPerson } from '../people.ts';
import { paintHill, paintRidge } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSky } from '../sky.ts';
import { paintCypress } from '../trees.ts';

const BULBS = ['#FFD98A', '#F3A833', '#FFE9BC'] as const;

const concert = composeScene(
  'open-air-concert',
  {
    el: 'Συναυλία κάτω από τα αστέρια: μουσικοί σε φωτισμένη σκηνή και κοινό που σηκώνει τα χέρια.',
    en: 'A concert under the stars: musicians on a lit stage and an audience raising its arms.',
  },
  'night',
  (sheet) => {
    paintSky(sheet, { sun: { x: 360, y: 180, r: 40 }, stars: 90, horizon: 760 });
    paintRidge(sheet, {
      anchors: points('-60,520 300,400 640,500 1000,380 1400,490 1720,390 1980,470'),
      fill: sheet.ridge(0.1),
      foot: 900,
      lift: 6,
      mist: 0.2,
    });
    for (const [x, s] of points('120,1.7 240,1.4 1690,1.5 1810,1.9'))
      sheet.at(x, 860, s, () => paintCypress(sheet));
    sheet.fill('M-40 820H1960V1000H-40Z', '#0B2C45');
    // The stage: warm light within a dark frame.
    sheet.glow(960, 640, 760, '#F7A75A', 0.5);
    sheet.paper(
      'M430 880V420Q960 230 1490 420V880Z',
      sheet.fade([
        [0, '#6B2F1C'],
        [0.5, '#B8532A'],
        [1, '#F3A833'],
      ]),
      { lift: 12, rim: 0.5 },
    );
    for (const x of [560, 760, 960, 1160, 1360])
      sheet.fill(
        polygon(
          [x - 12, 360],
          [x + 12, 360],
          [x + (x - 960) * 0.2 + 110, 830],
          [x + (x - 960) * 0.2 - 110, 830],
        ),
        sheet.fade([
          [0, '#FFE9BC', 0.75],
          [1, '#FFE9BC', 0],
        ]),
      );
    sheet.paper(
      'M400 900V410Q960 200 1520 410V900H1470V440Q960 260 450 440V900Z',
      sheet.tone('#0B2C45', 0.05),
      { lift: 8, rim: 0.4 },
    );
    for (const x of [560, 760, 960, 1160, 1360])
      sheet.fill(oval(x, 346 + Math.abs(x - 960) * 0.06, 14), '#FFF3D0');
    for (const x of [330, 1590])
      for (let i = 0; i < 3; i++) {
        sheet.paper(box(x - 54, 560 + i * 106, 108, 100, 6), sheet.tone('#10283B', 0.04), {
          lift: 5,
          rim: 0.4,
        });
        sheet.fill(oval(x, 610 + i * 106, 32), '#05121F');
        sheet.fill(oval(x, 610 + i * 106, 13), '#27465C');
      }
    // Players, dark against the light.
    const dark = { top: 'ink', bottom: 'ink', skin: 'trunkDark', hair: 'ink' } as const;
    paintPerson(sheet, 700, 860, 210, { ...dark, pose: 'hold' });
    sheet.at(
      712,
      756,
      1,
      () => {
        sheet.fill(
          'M-34 18q-24 -6 -18 -26q14 -16 30 -6q20 -10 26 8q-2 22 -20 20q-10 10 -18 4Z',
          '#7A3B1E',
        );
        sheet.line('M0 -6L64 -44', '#3A2114', 6);
      },
      0,
    );
    paintPerson(sheet, 930, 860, 224, { ...dark, pose: 'cheer', top: 'terracotta', skirt: true });
    sheet.line('M974 862V690', '#10202E', 5);
    sheet.fill(oval(972, 684, 8, 11), '#10202E');
    paintPerson(sheet, 1180, 860, 200, { ...dark, pose: 'sit' });
    sheet.line('M1120 860V770H1260V860', '#10202E', 9);
    sheet.paper(box(1100, 752, 180, 22, 3), '#10202E', { lift: 3, rim: 0.5 });
    sheet.fill(box(1108, 754, 164, 6), '#F1EADD');
    sheet.paper(box(390, 860, 1140, 70), sheet.tone('#123A57', 0.05), { lift: 7, rim: 0.5 });
    for (let i = 0; i < 12; i++) sheet.fill(oval(450 + i * 93, 884, 9), '#FFD98A');
    // The audience, row behind row.
    paintHill(sheet, points('-60,940 960,910 1980,940'), 1260, '#0A2F4A', { lift: 5, rim: 0 });
    paintAudience(sheet, 930, 20, 1920, 22, ['#1C5378', '#2A4E6B', '#7A3F2C', '#164767']);
    paintAudience(sheet, 985, -10, 1940, 30, ['#164767', '#22415B', '#6B3523', '#0F3C5A']);
    for (const [x, y, h] of places(
      '240,1170,230 620,1150,220 1080,1160,226 1500,1150,220 1780,1180,236',
    ))
      paintPerson(sheet, x, y, h, {
        pose: 'cheer',
        top: 'seaDark',
        bottom: 'ink',
        skin: 'skinDark',
      });
    paintAudience(sheet, 1080, -30, 1960, 46, ['#0C3451', '#12314A', '#4D2A1F', '#0A2A42']);
  },
);

const cinema = composeScene(
  'open-air-cinema',
  {
    el: 'Θερινό σινεμά: φωτεινή οθόνη με ένα καράβι, σειρές από καθίσματα, γιασεμιά και έναστρος ουρανός.',
    en: 'An open-air cinema: a bright screen showing a ship, rows of chairs, jasmine and a starry sky.',
  },
  'night',
  (sheet) => {
    paintSky(sheet, { sun: { x: 1620, y: 170, r: 38 }, stars: 110, horizon: 760 });
    paintRidge(sheet, {
      anchors: points('-60,500 340,380 700,470 1100,360 1500,470 1980,370'),
      fill: sheet.ridge(0.1),
      foot: 900,
      lift: 6,
      mist: 0.2,
    });
    for (const [x, w, wall] of [
      [120, 360, 'wallBlue'],
      [1810, 360, 'wallRose'],
    ] as const)
      sheet.at(x, 860, 1.15, () =>
        paintNeoclassical(sheet, {
          w,
          wall: sheet.paint(wall),
          shutter: sheet.paint('seaDark'),
          columns: 3,
        }),
      );
    sheet.glow(960, 520, 900, '#BFE1F0', 0.4);
    sheet.paper(box(420, 210, 1080, 600, 8), sheet.tone('#EDE6D8', 0.02), { lift: 14, rim: 0.4 });
    const view = box(450, 240, 1020, 540);
    sheet.inside(view, () => {
      sheet.add(
        `<rect x="450" y="240" width="1020" height="360" fill="${sheet.fade([
          [0, '#7FB4CC'],
          [0.6, '#F4D9A6'],
          [1, '#F8C880'],
        ])}"/>`,
      );
      sheet.fill(oval(1150, 500, 62), '#FFF6DE');
      sheet.fill(
        polygon(
          [450, 580],
          [600, 500],
          [720, 560],
          [900, 480],
          [1080, 560],
          [1260, 500],
          [1470, 570],
          [1470, 620],
          [450, 620],
        ),
        '#9DA8A0',
      );
      sheet.fill(
        box(450, 590, 1020, 200),
        sheet.fade([
          [0, '#E9C58C'],
          [0.35, '#5D9DB3'],
          [1, '#1F6487'],
        ]),
      );
      sheet.line('M1050 610h200M1080 640h150M1040 676h220M1090 712h120', '#FFF3D0', 8, 0.7);
      sheet.fill('M620 640H900Q880 690 850 700H670Q636 684 620 640Z', '#8E3C1E');
      sheet.fill('M752 626V380Q900 470 900 626Z', '#FBF8F2');
      sheet.fill('M740 626V410Q650 500 630 626Z', '#F1EADD');
      sheet.line('M746 640V364', '#463629', 8);
    });
    // The beam of the projector.
    sheet.fill(
      polygon([450, 240], [1470, 240], [1470, 780], [450, 780], [930, 1250], [990, 1250]),
      sheet.fade([
        [0, '#D6ECF6', 0.02],
        [1, '#D6ECF6', 0.2],
      ]),
    );
    const wall = '#12405F';
    sheet.paper(box(-40, 820, 2000, 70), sheet.tone(wall, 0.04), { lift: 6, rim: 0.3 });
    for (let i = 0; i < 13; i++)
      sheet.at(40 + i * 156, 856, 1, () => {
        let d = '';
        for (let k = 0; k < 9; k++)
          d += oval(
            sheet.random.between(-70, 70),
            sheet.random.between(-44, 6),
            sheet.random.between(16, 28),
          );
        sheet.fill(d, i % 2 ? '#1C4A3E' : '#17402F');
        let flowers = '';
        for (let k = 0; k < 7; k++)
          flowers += oval(sheet.random.between(-70, 70), sheet.random.between(-50, 6), 4.5);
        sheet.fill(flowers, '#F1EADD');
      });
    paintLightString(sheet, 0, 250, 430, 190, 40, BULBS);
    paintLightString(sheet, 1490, 190, 1920, 250, 40, BULBS);
    sheet.fill(
      box(-40, 886, 2000, 380),
      sheet.fade([
        [0, '#1B4A68'],
        [1, '#0A2438'],
      ]),
    );
    // Director's chairs and the people in them, seen from behind.
    for (const [y, size, gap] of places('915,26,116 985,36,150 1085,52,206')) {
      for (let x = (y % 3) * 40 - 20; x < 1980; x += gap) {
        if (sheet.random.next() > 0.16)
          paintAudience(sheet, y - size * 0.7, x, x + 1, size, [
            '#1F5B80',
            '#8A4630',
            '#2F5268',
            '#B07A32',
            '#1A4360',
          ]);
        sheet.paper(
          box(x - size * 1.2, y + size * 0.5, size * 2.4, size * 0.95, 5),
          sheet.tone(x % 4 < 2 ? '#14415F' : '#173B53', 0.05),
          { lift: 3, rim: 0.4 },
        );
        sheet.line(
          `M${round(x - size * 1.2)} ${y}V${round(y + size * 2.6)}M${round(x + size * 1.2)} ${y}V${round(y + size * 2.6)}`,
          '#5F4A38',
          size * 0.14,
        );
      }
    }
  },
);

export const EVENINGS: readonly Scene[] = [concert, cinema];
