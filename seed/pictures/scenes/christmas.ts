/** Christmas on the square. */
import { shift } from '../colour.ts';
import { paintLamp, paintLightString } from '../furniture.ts';
import { paintPaving } from '../ground.ts';
import { box, oval, places, points, round } from '../path.ts';
import { paintPerson } from '../people.ts';
import { paintRidge } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSquareHouses } from '../settlement.ts';
import { paintSky } from '../sky.ts';

const BULBS = ['#FFD98A', '#F3A833', '#FFE9BC'] as const;

const christmas = composeScene(
  'christmas-square',
  {
    el: 'Χριστουγεννιάτικο δέντρο με φωτάκια στην πλατεία, στολισμένο καραβάκι και οικογένειες μέσα στη νύχτα.',
    en: 'A lit Christmas tree on the square, a decorated boat beside it and families out in the winter night.',
  },
  'night',
  (sheet) => {
    paintSky(sheet, { stars: 100, horizon: 760 });
    paintRidge(sheet, {
      anchors: points('-60,500 340,380 700,470 1100,360 1500,470 1980,370'),
      fill: sheet.ridge(0.1),
      foot: 900,
      lift: 6,
      mist: 0.2,
    });
    paintSquareHouses(sheet, 850);
    paintPaving(sheet, 840, sheet.light('#C9BCA4'));
    sheet.glow(960, 640, 820, '#F7C45F', 0.7);
    paintLightString(sheet, -20, 330, 960, 170, 60, BULBS);
    paintLightString(sheet, 960, 170, 1940, 330, 60, BULBS);
    paintLightString(sheet, -20, 480, 960, 170, 90, BULBS);
    paintLightString(sheet, 960, 170, 1940, 480, 90, BULBS);
    // The tree in five tiers.
    const green = '#1F5A43';
    sheet.fill(oval(960, 1010, 330, 34), sheet.hour.shadow, 0.4);
    sheet.fill(box(934, 950, 52, 64), sheet.paint('trunk'));
    for (const [top, base, half] of places(
      '680,980,300 560,830,250 440,690,200 330,560,150 230,430,100',
    )) {
      sheet.paper(
        `M960 ${top}L${960 + half} ${base}Q${960 + half * 0.8} ${base - 18} ${960 + half * 0.66} ${base + 6}Q${960 + half * 0.46} ${base - 16} ${960 + half * 0.3} ${base + 12}Q960 ${base - 12} ${960 - half * 0.3} ${base + 12}Q${960 - half * 0.46} ${base - 16} ${960 - half * 0.66} ${base + 6}Q${960 - half * 0.8} ${base - 18} ${960 - half} ${base}Z`,
        sheet.fade(
          [
            [0, shift(green, 0.08)],
            [1, shift(green, -0.08)],
          ],
          'across',
        ),
        { lift: 9, rim: 0.4 },
      );
      for (let i = 0; i < half / 17; i++) {
        const t = sheet.random.between(0.35, 0.93);
        const x = 960 + sheet.random.between(-0.86, 0.86) * half * t;
        const y = top + (base - top) * t;
        const c = sheet.random.pick(['#FFE3A0', '#F3A833', '#D96B4A', '#BFE1F0']);
        sheet.add(
          `<circle cx="${round(x)}" cy="${round(y)}" r="17" fill="${c}" opacity=".25"/><circle cx="${round(x)}" cy="${round(y)}" r="7.5" fill="${c}"/>`,
        );
      }
    }
    sheet.glow(960, 214, 120, '#FFE9BC', 0.9);
    let star = '';
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * Math.PI * 2 - Math.PI / 2;
      const r = i % 2 ? 20 : 48;
      star += `${i ? 'L' : 'M'}${round(960 + Math.cos(a) * r)} ${round(212 + Math.sin(a) * r)}`;
    }
    sheet.paper(`${star}Z`, '#FFDf8E', { lift: 4, rim: 0.6 });
    // The Greek custom: a boat of lights.
    sheet.at(1480, 1080, 1.5, () => {
      sheet.fill(oval(0, 6, 160, 12), sheet.hour.shadow, 0.35);
      sheet.line('M-70 4L-50 -30M70 4L50 -30', sheet.paint('trunk'), 8);
      sheet.paper(
        'M-150 -92Q0 -50 150 -96Q130 -36 90 -24H-96Q-130 -40 -150 -92Z',
        sheet.tone(sheet.paint('sea'), 0.06),
        { lift: 5, rim: 0.5 },
      );
      sheet.line('M0 -62V-270', sheet.paint('trunk'), 7);
      paintLightString(sheet, 0, -270, 146, -96, 4, BULBS);
      paintLightString(sheet, 0, -270, -146, -92, 4, BULBS);
      paintLightString(sheet, -146, -84, 146, -88, 22, BULBS);
      sheet.fill('M8 -250Q90 -170 84 -92Q40 -80 8 -82Z', '#F1EADD', 0.85);
    });
    for (const x of [330, 1780]) sheet.at(x, 1000, 1.2, () => paintLamp(sheet, true));
    const coats = ['terracotta', 'seaLight', 'cream', 'citrus', 'leaf', 'rose'] as const;
    for (const [i, [x, y, h, left]] of (
      [
        [560, 1000, 160, false],
        [626, 1002, 110, false],
        [1250, 1010, 160, true],
        [420, 1110, 220, false],
        [520, 1114, 130, false],
        [760, 1150, 230, false],
        [850, 1154, 140, false],
        [1180, 1140, 220, true],
      ] as const
    ).entries())
      paintPerson(
        sheet,
        x,
        y,
        h,
        {
          pose: i % 3 === 1 ? 'cheer' : 'walk',
          top: coats[i % 6] ?? 'cream',
          bottom: 'slate',
          hat: i % 2 ? 'terracotta' : 'white',
        },
        left,
      );
    sheet.glow(960, 900, 700, '#FFC96B', 0.22);
  },
);

export const CHRISTMAS: readonly Scene[] = [christmas];
