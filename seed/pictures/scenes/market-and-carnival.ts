/** Days when the square is full. */
import { shift } from '../colour.ts';
import { paintStall } from '../furniture.ts';
import { paintPaving } from '../ground.ts';
import { paintNeoclassical } from '../neoclassical.ts';
import { oval, places, points, polygon, round } from '../path.ts';
import { anyone, paintPerson } from '../people.ts';
import { paintRidge } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSquareHouses } from '../settlement.ts';
import { paintSky } from '../sky.ts';
import { paintPlane } from '../trees.ts';

const market = composeScene(
  'market-stalls',
  {
    el: 'Λαϊκή αγορά με ριγέ τέντες, τελάρα με πορτοκάλια, ντομάτες και χόρτα, και κόσμο που ψωνίζει.',
    en: 'An open-air market with striped awnings, crates of oranges, tomatoes and greens, and people shopping.',
  },
  'morning',
  (sheet) => {
    paintSky(sheet, {
      clouds: [
        { x: 420, y: 140, w: 400 },
        { x: 1420, y: 170, w: 380 },
      ],
      horizon: 620,
    });
    paintRidge(sheet, {
      anchors: points('-60,480 300,360 700,450 960,340 1400,450 1980,370'),
      fill: sheet.ridge(0.1),
      foot: 800,
      lift: 6,
      mist: 0.5,
    });
    paintSquareHouses(sheet, 800, 0.12);
    sheet.at(960, 800, 1.35, () => paintPlane(sheet, 0.08));
    paintPaving(sheet, 790, sheet.paint('stone'));
    const orange = sheet.light('#EE8E2C');
    const tomato = sheet.light('#CC4530');
    const green = sheet.light('#7E9A45');
    const lemon = sheet.light('#F2CE55');
    const aubergine = sheet.paint('grape');
    const stalls: readonly (readonly [
      number,
      number,
      number,
      string,
      readonly [string, string, string, string],
    ])[] = [
      [420, 870, 0.86, sheet.paint('sea'), [lemon, green, tomato, orange]],
      [800, 864, 0.82, sheet.paint('leaf'), [green, aubergine, tomato, green]],
      [1180, 868, 0.84, sheet.paint('terracotta'), [tomato, lemon, green, orange]],
      [1560, 872, 0.88, sheet.paint('citrus'), [orange, green, aubergine, lemon]],
    ];
    for (const [x, y, s, cloth, goods] of stalls)
      sheet.at(x, y, s, () => paintStall(sheet, cloth, goods));
    for (const [x, y, h, left] of [
      [600, 920, 138, false],
      [1000, 916, 136, true],
      [1370, 924, 140, false],
      [250, 940, 140, false],
    ] as const)
      paintPerson(sheet, x, y, h, anyone(sheet, 'walk'), left);
    sheet.at(340, 1130, 1.75, () =>
      paintStall(sheet, sheet.paint('terracotta'), [orange, tomato, green, lemon]),
    );
    sheet.at(1560, 1140, 1.8, () =>
      paintStall(sheet, sheet.paint('sea'), [lemon, aubergine, orange, green]),
    );
    paintPerson(
      sheet,
      760,
      1130,
      260,
      { pose: 'reach', top: 'cream', bottom: 'terracotta', skirt: true, hair: 'hairGrey' },
      true,
    );
    sheet.paper('M792 1010h56l-7 60h-42Z', sheet.tone(sheet.paint('earth'), 0.06), {
      lift: 3,
      rim: 0.4,
    });
    paintPerson(sheet, 1000, 1090, 236, { pose: 'walk', top: 'sea', bottom: 'slate' });
    paintPerson(sheet, 1130, 1130, 256, { pose: 'reach', top: 'leaf', bottom: 'ink' });
    paintPerson(sheet, 1070, 1092, 150, {
      pose: 'walk',
      top: 'citrus',
      bottom: 'sea',
      skin: 'skinLight',
    });
  },
);

const carnival = composeScene(
  'carnival',
  {
    el: 'Καρναβάλι: άρμα σε σχήμα ήλιου, μασκαρεμένοι που χορεύουν, σημαιάκια και χαρτοπόλεμος στον αέρα.',
    en: 'Carnival: a float in the shape of a sun, dancers in costume, bunting and confetti in the air.',
  },
  'morning',
  (sheet) => {
    paintSky(sheet, { clouds: [{ x: 420, y: 130, w: 380 }], horizon: 640 });
    paintSquareHouses(sheet, 840, 0.16);
    sheet.at(960, 800, 1.05, () =>
      paintNeoclassical(sheet, {
        w: 380,
        wall: sheet.paint('white', 0.2),
        shutter: sheet.paint('sea', 0.2),
        columns: 3,
        pediment: true,
      }),
    );
    const colours = [
      sheet.paint('terracotta'),
      sheet.paint('citrus'),
      sheet.paint('sea'),
      sheet.paint('leaf'),
      sheet.light('#C2486B'),
      sheet.paint('seaLight'),
    ] as const;
    for (const [y1, y2, sag] of places('190,250,70 310,230,60')) {
      sheet.line(`M-20 ${y1}Q960 ${(y1 + y2) / 2 + sag * 2} 1940 ${y2}`, sheet.paint('slate'), 3);
      for (let i = 0; i < 32; i++) {
        const t = (i + 0.5) / 32;
        const x = -20 * (1 - t) ** 2 + 2 * t * (1 - t) * 960 + 1940 * t * t;
        const y = y1 * (1 - t) ** 2 + 2 * t * (1 - t) * ((y1 + y2) / 2 + sag * 2) + y2 * t * t;
        sheet.fill(polygon([x - 22, y], [x + 22, y], [x, y + 46]), colours[i % 6] ?? colours[0]);
      }
    }
    paintPaving(sheet, 830, sheet.paint('stone'));
    // The float: a laughing sun on a blue wave.
    sheet.at(1180, 1010, 1.2, () => {
      const gold = sheet.light('#F3B23D');
      const deep = sheet.light('#E0852B');
      sheet.fill(oval(0, 6, 380, 22), sheet.hour.shadow, 0.26);
      let rays = '';
      for (let i = 0; i < 16; i++) {
        const a = (i / 16) * Math.PI * 2;
        const p = (r: number, o: number) =>
          `${round(Math.cos(a + o) * r)} ${round(-370 + Math.sin(a + o) * r)}`;
        rays += `M${p(178, -0.17)}L${p(i % 2 ? 268 : 246, 0)}L${p(178, 0.17)}Z`;
      }
      sheet.paper(rays, sheet.tone(deep, 0.05), { lift: 6, rim: 0.4 });
      sheet.paper(
        oval(0, -370, 186),
        sheet.fade(
          [
            [0, shift(gold, 0.06)],
            [1, shift(gold, -0.06)],
          ],
          'across',
        ),
        { lift: 9, rim: 0.6 },
      );
      sheet.line('M-92 -412q30 -40 62 0M32 -412q30 -40 62 0', sheet.paint('ink'), 12);
      sheet.paper(
        'M-96 -344Q0 -316 96 -344Q86 -248 0 -244Q-86 -248 -96 -344Z',
        sheet.paint('roofDark'),
        { lift: 2, rim: 0 },
      );
      sheet.fill('M-84 -340Q0 -314 84 -340L80 -318Q0 -294 -80 -318Z', sheet.paint('white'));
      sheet.fill(oval(-122, -350, 30, 22) + oval(122, -350, 30, 22), deep, 0.6);
      sheet.paper(
        'M-330 -120Q-270 -190 -210 -130T-90 -130T30 -130T150 -130T270 -130T340 -120V-20H-330Z',
        sheet.tone(sheet.paint('sea'), 0.05),
        { lift: 7, rim: 0.5 },
      );
      sheet.paper(
        'M-340 -80Q-280 -130 -220 -86T-100 -86T20 -86T140 -86T260 -86T350 -84V-16H-340Z',
        sheet.tone(sheet.paint('seaLight'), 0.05),
        { lift: 6, rim: 0.5 },
      );
      for (const x of [-220, 220]) {
        sheet.fill(oval(x, -8, 40), sheet.paint('ink'));
        sheet.fill(oval(x, -8, 22), sheet.paint('citrus'));
      }
    });
    const people: readonly (readonly [
      number,
      number,
      number,
      'cheer' | 'run' | 'walk',
      boolean,
    ])[] = [
      [240, 960, 150, 'cheer', false],
      [400, 980, 156, 'run', false],
      [560, 960, 150, 'cheer', true],
      [700, 1000, 162, 'walk', false],
      [1680, 980, 156, 'cheer', true],
      [1820, 1000, 160, 'walk', true],
      [330, 1140, 250, 'cheer', false],
      [640, 1160, 260, 'run', false],
      [930, 1150, 250, 'cheer', true],
      [1500, 1160, 256, 'cheer', true],
    ];
    const costume = ['citrus', 'terracotta', 'seaLight', 'leaf', 'rose', 'sea'] as const;
    for (const [i, [x, y, h, pose, left]] of people.entries()) {
      paintPerson(
        sheet,
        x,
        y,
        h,
        {
          pose,
          top: costume[i % 6] ?? 'citrus',
          bottom: costume[(i + 2) % 6] ?? 'sea',
          skirt: i % 2 === 0,
        },
        left,
      );
      // A pointed hat and an eye mask.
      sheet.at(x, y, (left ? -1 : 1) * (h / 100), () => {
        const dx = pose === 'run' ? 12 : pose === 'walk' ? 3 : 1;
        sheet.fill(
          polygon([dx - 8, -99], [dx + 7, -99], [dx - 2, -122]),
          colours[(i + 3) % 6] ?? colours[0],
        );
        sheet.fill(oval(dx - 2, -122, 3), sheet.paint('white'));
        sheet.fill(`M${dx - 1} -96h8.6q.5 5 -3 5t-5.6 -2.4Z`, sheet.paint('ink'));
      });
    }
    const bits = new Map<string, string>();
    for (let i = 0; i < 190; i++) {
      const c = sheet.random.pick(colours);
      bits.set(
        c,
        `${bits.get(c) ?? ''}M${Math.round(sheet.random.between(0, 1920))} ${Math.round(sheet.random.between(140, 1180))}l${sheet.random.whole(5, 13)} ${sheet.random.whole(-7, 7)}l${sheet.random.whole(-4, 4)} ${sheet.random.whole(6, 10)}Z`,
      );
    }
    for (const [c, d] of bits) sheet.fill(d, c, 0.9);
  },
);

export const MARKET_AND_CARNIVAL: readonly Scene[] = [market, carnival];
