/** The station of the rack railway. */
import { paintDoor, paintTiledRoof, paintWindow } from '../buildings.ts';
import { mix, shift } from '../colour.ts';
import { paintBench, paintLamp, paintPot } from '../furniture.ts';
import { box, oval, points } from '../path.ts';
import { anyone, paintPerson } from '../people.ts';
import { paintRidge } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSky } from '../sky.ts';
import { paintPlane } from '../trees.ts';
import { paintRackTrain } from '../vehicles.ts';

const station = composeScene(
  'diakopto-station',
  {
    el: 'Ο σταθμός του Οδοντωτού στο Διακοπτό, με το τρενάκι στην αποβάθρα και το φαράγγι πίσω.',
    en: 'The station of the rack railway at Diakopto, the small train at its platform and the gorge behind.',
  },
  'morning',
  (sheet) => {
    paintSky(sheet, {
      clouds: [
        { x: 420, y: 160, w: 420 },
        { x: 1500, y: 120, w: 360 },
      ],
      horizon: 700,
    });
    paintRidge(sheet, {
      anchors: points(
        '-40,420 240,280 480,360 760,190 900,420 990,470 1080,400 1260,160 1500,300 1700,220 1980,330',
      ),
      fill: sheet.ridge(0.12),
      foot: 800,
      lift: 8,
      mist: 0.5,
    });
    paintRidge(sheet, {
      anchors: points(
        '-40,560 260,470 560,520 820,440 960,620 1020,620 1160,430 1500,520 1980,430',
      ),
      fill: mix(sheet.ridge(0.4), '#7F9468', 0.4),
      foot: 860,
      lift: 8,
      mist: 0.4,
    });
    for (const [x, s] of points('120,1 330,0.8 1640,0.9 1830,1.1'))
      sheet.at(x, 780, s, () => paintPlane(sheet, 0.14));
    const ground = 800;
    const wall = sheet.paint('wallOchre');
    const trim = sheet.paint('stone');
    sheet.at(960, ground, 1, () => {
      for (const [x, w, h, roof] of [
        [-330, 280, 190, 60],
        [330, 280, 190, 60],
        [0, 400, 320, 84],
      ] as const) {
        sheet.paper(
          box(x - w / 2, -h, w, h + 6),
          sheet.fade(
            [
              [0, shift(wall, 0.03)],
              [1, shift(wall, -0.05)],
            ],
            'across',
          ),
          { lift: 8, rim: 0.3 },
        );
        for (const side of [-1, 1]) {
          let quoins = '';
          for (let y = -h; y < -20; y += 34)
            quoins += box(
              side < 0 ? x - w / 2 : x + w / 2 - (y % 68 === 0 ? 26 : 18),
              y,
              y % 68 === 0 ? 26 : 18,
              28,
            );
          sheet.fill(quoins, trim);
        }
        sheet.fill(box(x - w / 2 - 4, -20, w + 8, 24), trim);
        paintTiledRoof(sheet, x, -h, w + 54, roof, w * 0.55);
      }
      for (const x of [-400, -270, 270, 400])
        paintWindow(sheet, x, -140, 44, 74, {
          frame: trim,
          pane: sheet.hour.pane,
          shutter: sheet.paint('leafDark'),
        });
      for (const x of [-110, 0, 110])
        paintWindow(sheet, x, -282, 40, 70, {
          frame: trim,
          pane: sheet.hour.pane,
          shutter: sheet.paint('leafDark'),
        });
      for (const x of [-120, 0, 120])
        paintDoor(sheet, x, 4, 58, 128, sheet.paint('leafDark'), trim, true);
      // A clock between the floors; its hands say ten.
      sheet.fill(oval(0, -178, 24), sheet.paint('iron'));
      sheet.fill(oval(0, -178, 20), sheet.paint('white'));
      sheet.line('M0 -178l-8 -8M0 -178v-15', sheet.paint('ink'), 3);
      // The iron roof over the platform.
      sheet.paper('M-210 -168H210L236 -140H-236Z', sheet.tone(sheet.paint('slate'), 0.05), {
        lift: 7,
        rim: 0.4,
      });
      let fringe = '';
      for (let x = -236; x < 236; x += 16) fringe += `M${x} -140h16l-8 13Z`;
      sheet.fill(fringe, sheet.paint('iron'));
      for (const x of [-196, 196])
        sheet.line(`M${x} 0V-140M${x} -110l28 -28M${x} -110l-28 -28`, sheet.paint('iron'), 7);
    });
    // Platform, train, track.
    sheet.paper(box(-40, ground, 2000, 70), sheet.tone(sheet.paint('stone'), 0.03), {
      lift: 4,
      rim: 0.5,
    });
    sheet.fill(box(-40, ground + 54, 2000, 6), sheet.paint('citrus'), 0.8);
    for (const [x, w] of [
      [330, 1],
      [1580, 1],
    ] as const)
      sheet.at(x, ground + 34, w * 0.8, () => paintBench(sheet));
    for (const x of [440, 1450]) sheet.at(x, ground + 30, 0.9, () => paintLamp(sheet));
    for (const x of [560, 1350])
      sheet.at(x, ground + 26, 0.7, () => paintPot(sheet, sheet.paint('terracotta')));
    paintPerson(
      sheet,
      1400,
      ground + 46,
      128,
      { ...anyone(sheet, 'walk'), pack: 'terracotta' },
      true,
    );
    paintPerson(sheet, 1650, ground + 46, 126, { ...anyone(sheet, 'stand'), top: 'seaDark' }, true);
    paintPerson(sheet, 300, ground + 40, 118, { pose: 'sit', top: 'rose', bottom: 'slate' });
    sheet.paper(
      box(-40, ground + 150, 2000, 400),
      sheet.fade([
        [0, sheet.light('#8E8474')],
        [1, sheet.light('#6F685F')],
      ]),
      { lift: 4, rim: 0 },
    );
    sheet.fill(
      box(-40, ground + 68, 2000, 84),
      sheet.fade([
        [0, shift(sheet.paint('stone'), -0.1)],
        [1, shift(sheet.paint('stone'), -0.2)],
      ]),
    );
    let courses = `M-40 ${ground + 110}H1960`;
    for (let x = 20; x < 1960; x += 90) courses += `M${x} ${ground + 70}v40m45 0v40`;
    sheet.line(courses, sheet.hour.shadow, 2.5, 0.18);
    let sleepers = '';
    for (let x = -30; x < 1960; x += 52) sleepers += `M${x} 1074l-16 46h24l14 -46Z`;
    sheet.fill(sleepers, sheet.paint('trunkDark'));
    sheet.line('M-40 1082H1960M-40 1112H1960', sheet.paint('slate'), 8);
    let teeth = 'M-40 1098';
    for (let x = -40; x < 1960; x += 20) teeth += 'h10v-6h10v6';
    sheet.line(teeth, sheet.paint('iron'), 5);
    sheet.at(900, 1086, 2.3, () => paintRackTrain(sheet));
  },
);

export const STATION: readonly Scene[] = [station];
