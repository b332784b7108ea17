/** The council chamber. */
import { shift } from '../colour.ts';
import { paintHangingFlag } from '../flag.ts';
import { arch, box, oval, polygon } from '../path.ts';
import { paintAudience, paintPerson } from '../people.ts';
import { composeScene, type Scene } from '../scene.ts';

const councilChamber = composeScene(
  'council-chamber',
  {
    el: 'Αίθουσα δημοτικού συμβουλίου: έδρανα σε ημικύκλιο, το προεδρείο και ψηλά παράθυρα με θέα στη θάλασσα.',
    en: 'The council chamber: desks in a half circle, the chair’s bench, and tall windows looking out to sea.',
  },
  'morning',
  (sheet) => {
    const wall = sheet.paint('wall');
    sheet.add(
      `<rect width="1920" height="1240" fill="${sheet.fade([
        [0, shift(wall, -0.05)],
        [1, shift(wall, 0.01)],
      ])}"/>`,
    );
    // Beams of the ceiling.
    sheet.fill('M0 0H1920L1640 150H280Z', sheet.tone(sheet.paint('white'), 0.03));
    let beams = '';
    for (let i = 0; i <= 8; i++)
      beams += polygon(
        [i * 240 - 14, 0],
        [i * 240 + 14, 0],
        [280 + i * 170 + 9, 150],
        [280 + i * 170 - 9, 150],
      );
    sheet.fill(beams, sheet.paint('earth'), 0.5);
    sheet.fill(box(0, 0, 1920, 10), sheet.hour.shadow, 0.1);
    // Windows on the gulf.
    for (const x of [430, 700, 1220, 1490]) {
      const frame = arch(x, 620, 176, 410);
      sheet.paper(arch(x, 630, 206, 440), sheet.tone(sheet.paint('white'), 0.02), {
        lift: 5,
        rim: 0.4,
      });
      sheet.inside(frame, () => {
        sheet.add(
          `<rect x="${x - 90}" y="200" width="180" height="430" fill="${sheet.fade(sheet.hour.sky)}"/>`,
        );
        sheet.fill(
          polygon(
            [x - 90, 500],
            [x - 40, 455],
            [x + 6, 478],
            [x + 50, 440],
            [x + 90, 470],
            [x + 90, 520],
            [x - 90, 520],
          ),
          sheet.ridge(0.1),
        );
        sheet.fill(box(x - 90, 512, 180, 120), sheet.tone(sheet.hour.seaMid, 0.05));
      });
      sheet.line(
        `M${x} 212V620M${x - 88} 330H${x + 88}M${x - 88} 470H${x + 88}`,
        sheet.paint('white'),
        9,
      );
    }
    // Panelling, the dais, the chair's bench and flags.
    const wood = sheet.light('#9C6F47');
    sheet.paper(box(-40, 640, 2000, 120), sheet.tone(shift(wood, 0.03), 0.03), {
      lift: 5,
      rim: 0.3,
    });
    let panels = '';
    for (let x = 10; x < 1920; x += 120) panels += box(x, 662, 94, 76, 3);
    sheet.fill(panels, sheet.hour.shadow, 0.12);
    sheet.paper(box(836, 250, 248, 392, 6), sheet.tone(shift(wood, -0.03), 0.04), {
      lift: 6,
      rim: 0.4,
    });
    sheet.fill(oval(960, 400, 82), sheet.paint('seaDark'));
    sheet.fill(oval(960, 400, 74), sheet.paint('ice'));
    sheet.inside(oval(960, 400, 74), () => {
      sheet.fill(oval(990, 366, 18), sheet.paint('citrus'));
      sheet.fill(
        polygon(
          [870, 430],
          [920, 380],
          [945, 402],
          [972, 366],
          [1000, 400],
          [1050, 430],
          [1050, 490],
          [870, 490],
        ),
        sheet.paint('sea'),
      );
      sheet.fill('M870 438q30 -16 60 0t60 0t60 0v50h-180Z', sheet.paint('white'));
      sheet.fill('M870 450q30 -16 60 0t60 0t60 0v50h-180Z', sheet.paint('seaDark'));
    });
    sheet.at(790, 690, 1.35, () => paintHangingFlag(sheet, true));
    sheet.at(1130, 690, 1.35, () => paintHangingFlag(sheet, false));
    sheet.paper(box(600, 760, 720, 30), sheet.tone(shift(wood, -0.1), 0.02), { lift: 5 });
    for (const [x, top] of [
      [800, 'slate'],
      [960, 'seaDark'],
      [1120, 'terracotta'],
    ] as const)
      paintPerson(
        sheet,
        x,
        812,
        190,
        { pose: 'hold', top, bottom: 'ink', hair: x === 960 ? 'hairGrey' : 'hair' },
        x > 960,
      );
    sheet.paper(box(640, 694, 640, 96, 6), sheet.tone(wood, 0.05), { lift: 8, rim: 0.5 });
    sheet.fill(
      box(662, 714, 180, 58, 3) + box(870, 714, 180, 58, 3) + box(1078, 714, 180, 58, 3),
      sheet.hour.shadow,
      0.13,
    );
    const floor = sheet.light('#C7A27A');
    sheet.paper(
      'M-40 790H1960V1260H-40Z',
      sheet.fade([
        [0, shift(floor, 0.03)],
        [1, shift(floor, -0.09)],
      ]),
      { lift: 5, rim: 0.3 },
    );
    sheet.fill(oval(960, 880, 330, 60), sheet.paint('sea'), 0.85);
    sheet.fill(oval(960, 880, 290, 48), sheet.paint('seaDark'), 0.6);
    // Two half circles of desks, with the councillors' backs.
    const tops = [
      sheet.paint('seaDark'),
      sheet.paint('slate'),
      sheet.paint('terracotta'),
      sheet.paint('ink'),
      sheet.paint('leafDark'),
      sheet.paint('cream'),
    ] as const;
    const hairs = [
      sheet.paint('hair'),
      sheet.paint('trunk'),
      sheet.paint('hairGrey'),
      sheet.paint('trunkDark'),
    ] as const;
    for (const [rx, ry, cy, count, size, depth] of [
      [640, 170, 850, 11, 27, 52],
      [900, 270, 880, 13, 40, 74],
    ] as const) {
      sheet.paper(
        `M${960 - rx} ${cy}A${rx} ${ry} 0 0 0 ${960 + rx} ${cy}v${depth}A${rx} ${ry} 0 0 1 ${960 - rx} ${cy + depth}Z`,
        sheet.fade(
          [
            [0, shift(wood, -0.08)],
            [0.5, shift(wood, 0.02)],
            [1, shift(wood, 0.05)],
          ],
          'across',
        ),
        { lift: 7, rim: 0.6 },
      );
      sheet.line(`M${960 - rx} ${cy}A${rx} ${ry} 0 0 0 ${960 + rx} ${cy}`, shift(wood, 0.12), 12);
      for (let i = 0; i < count; i++) {
        const a = Math.PI * (0.07 + (0.86 * i) / (count - 1));
        const x = 960 - Math.cos(a) * rx * 1.05;
        const y = cy + Math.sin(a) * ry * 1.12 + depth * 0.75;
        paintAudience(
          sheet,
          y - size * 0.8,
          x,
          x + 1,
          size,
          [tops[(i * 5 + count) % tops.length] ?? tops[0]],
          hairs,
        );
        sheet.paper(
          box(x - size * 0.95, y + size * 0.55, size * 1.9, size * 1.7, 8),
          sheet.tone(sheet.paint('seaDark'), 0.05),
          { lift: 4, rim: 0.3 },
        );
      }
    }
  },
);

export const COUNCIL: readonly Scene[] = [councilChamber];
