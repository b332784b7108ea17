/** Running and playing. */
import { shift } from '../colour.ts';
import { box, oval, points, polygon } from '../path.ts';
import { paintPerson } from '../people.ts';
import { paintHill, paintRidge } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSky } from '../sky.ts';
import { paintCypress } from '../trees.ts';

const sportsGround = composeScene(
  'sports-ground',
  {
    el: 'Δημοτικό γήπεδο με νέους προβολείς, πράσινο χλοοτάπητα, στίβο και παίκτες, μπροστά στα βουνά.',
    en: 'A municipal sports ground with new floodlights, a green pitch, a running track and players, with mountains behind.',
  },
  'morning',
  (sheet) => {
    paintSky(sheet, {
      clouds: [
        { x: 460, y: 130, w: 420 },
        { x: 1420, y: 170, w: 360 },
      ],
      horizon: 520,
    });
    paintRidge(sheet, {
      anchors: points('-60,380 280,230 600,340 940,190 1280,330 1620,210 1980,320'),
      fill: sheet.ridge(0.08),
      foot: 700,
      lift: 7,
      mist: 0.5,
    });
    paintHill(
      sheet,
      points('-60,470 400,420 900,470 1400,420 1980,460'),
      700,
      sheet.light('#87985A', 0.2),
      { lift: 6 },
    );
    for (let i = 0; i < 16; i++)
      sheet.stamp(`cypress ${i % 2}`, 30 + i * 126, 560, 0.55 + (i % 3) * 0.1, () =>
        paintCypress(sheet, 0.16),
      );
    // A small stand with its roof.
    const white = sheet.paint('white');
    sheet.at(960, 570, 1, () => {
      sheet.paper(
        polygon([-420, 4], [-390, -86], [390, -86], [420, 4]),
        sheet.tone(sheet.paint('stone'), 0.04),
        { lift: 6, rim: 0.3 },
      );
      for (let r = 0; r < 4; r++) {
        sheet.fill(
          box(-384 - r * 8, -80 + r * 20, 768 + r * 16, 10),
          r % 2 ? sheet.paint('seaLight') : sheet.paint('sea'),
        );
        let heads = '';
        for (let i = 0; i < 26; i++)
          if (sheet.random.next() > 0.35) heads += oval(-370 + i * 29 + r * 5, -84 + r * 20, 5.5);
        sheet.fill(heads, sheet.paint(r % 2 ? 'skin' : 'terracotta'));
      }
      sheet.line(
        'M-380 -60V-150M-190 -80V-156M0 -80V-158M190 -80V-156M380 -60V-150',
        sheet.paint('iron'),
        7,
      );
      sheet.paper(
        polygon([-440, -146], [-400, -176], [400, -176], [440, -146]),
        sheet.tone(white, 0.03),
        { lift: 7, rim: 0.5 },
      );
    });
    // Masts with new lamps at the four corners; two of them are near.
    for (const [x, y, k] of [
      [330, 590, 1],
      [1590, 590, 1],
      [90, 900, 1.7],
      [1830, 900, 1.7],
    ] as const)
      sheet.at(x, y, k, () => {
        sheet.line('M0 0V-400', sheet.paint('slate'), 9);
        sheet.glow(0, -416, 120, '#FFF6DE', 0.55);
        sheet.paper(box(-58, -452, 116, 66, 5), sheet.paint('iron'), { lift: 4, rim: 0.4 });
        let lamps = '';
        for (let r = 0; r < 2; r++)
          for (let c = 0; c < 4; c++) lamps += box(-51 + c * 26.5, -446 + r * 29, 22, 24, 4);
        sheet.fill(lamps, '#FFFBEA');
      });
    // Track and pitch as rings of paper.
    const track = sheet.light('#BC5B3C');
    sheet.paper(
      'M-300 1300Q-200 560 500 560H1420Q2120 560 2220 1300Z',
      sheet.fade([
        [0, shift(track, 0.05)],
        [1, shift(track, -0.04)],
      ]),
      { lift: 6, rim: 0.4 },
    );
    for (let i = 1; i < 6; i++)
      sheet.line(
        `M${-300 + i * 62} 1300Q${-200 + i * 56} ${560 + i * 15} ${500 + i * 14} ${560 + i * 15}H${1420 - i * 14}Q${2120 - i * 56} ${560 + i * 15} ${2220 - i * 62} 1300`,
        white,
        2 + i * 0.3,
        0.75,
      );
    const grass = sheet.light('#6F9A4A');
    const pitch = 'M60 1300Q140 652 590 650H1330Q1780 652 1860 1300Z';
    sheet.paper(
      pitch,
      sheet.fade([
        [0, shift(grass, 0.05)],
        [1, shift(grass, -0.06)],
      ]),
      { lift: 5, rim: 0.4 },
    );
    sheet.inside(pitch, () => {
      for (let i = 0; i < 8; i += 2) {
        const y = (k: number) => 650 + 590 * (k / 8) ** 1.6;
        sheet.fill(box(0, y(i), 1920, y(i + 1) - y(i)), '#ffffff', 0.08);
      }
    });
    sheet.line(
      'M560 690H1360L1700 1240M560 690L220 1240M388 968H1532M720 690L690 760H1230L1200 690',
      white,
      5,
      0.85,
    );
    sheet.add(
      `<ellipse cx="960" cy="968" rx="210" ry="84" fill="none" stroke="${white}" stroke-width="5" opacity=".85"/>`,
    );
    // The far goal.
    sheet.line('M850 692V606H1070V692', white, 8);
    let net = '';
    for (let x = 862; x < 1070; x += 18) net += `M${x} 608V690`;
    for (let y = 620; y < 690; y += 16) net += `M852 ${y}H1068`;
    sheet.line(net, white, 1.4, 0.6);
    paintPerson(sheet, 960, 702, 82, { pose: 'cheer', top: 'citrus', bottom: 'ink' });
    for (const [x, y, h, left, blue] of [
      [700, 800, 110, false, true],
      [1160, 790, 108, true, false],
      [1310, 900, 140, true, true],
      [560, 940, 146, false, false],
      [1010, 880, 132, false, true],
    ] as const)
      paintPerson(
        sheet,
        x,
        y,
        h,
        { pose: 'run', top: blue ? 'sea' : 'white', bottom: blue ? 'white' : 'terracotta' },
        left,
      );
    paintPerson(sheet, 860, 1130, 250, { pose: 'run', top: 'sea', bottom: 'white' });
    paintPerson(
      sheet,
      1180,
      1140,
      250,
      { pose: 'run', top: 'white', bottom: 'terracotta', skin: 'skinLight' },
      true,
    );
    sheet.fill(oval(1026, 1146, 30, 7), sheet.hour.shadow, 0.25);
    sheet.paper(
      oval(1020, 1120, 26),
      sheet.fade([
        [0, white],
        [1, shift(white, -0.14)],
      ]),
      { lift: 3, rim: 0.5 },
    );
    sheet.fill(
      polygon([1020, 1110], [1030, 1117], [1026, 1129], [1014, 1129], [1010, 1117]) +
        polygon([1000, 1106], [1008, 1100], [1008, 1108]) +
        polygon([1040, 1106], [1032, 1100], [1032, 1108]),
      sheet.paint('ink'),
    );
  },
);

export const SPORT: readonly Scene[] = [sportsGround];
