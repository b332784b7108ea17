/** The monastery in the cliff. */
import { paintWindow } from '../buildings.ts';
import { mix, shift } from '../colour.ts';
import { paintBush } from '../foliage.ts';
import { arch, box, places, points, round } from '../path.ts';
import { anyone, paintPerson } from '../people.ts';
import { paintHill, paintRidge } from '../ridge.ts';
import { paintCave, paintLedgeBushes, paintSlabs } from '../rock.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSky } from '../sky.ts';
import { paintCypress } from '../trees.ts';

const cliffMonastery = composeScene(
  'cliff-monastery',
  {
    el: 'Το μοναστήρι του Μεγάλου Σπηλαίου, χτισμένο με πολλούς ορόφους μέσα στον κάθετο βράχο.',
    en: 'The monastery of Mega Spilaio, storey upon storey built into a sheer rock face.',
  },
  'morning',
  (sheet) => {
    paintSky(sheet, { clouds: [{ x: 330, y: 150, w: 380 }], horizon: 600 });
    paintRidge(sheet, {
      anchors: points('-60,420 180,300 380,400 620,260 900,420 1200,360'),
      fill: sheet.ridge(0.05),
      foot: 900,
      lift: 6,
      mist: 0.6,
    });
    paintRidge(sheet, {
      anchors: points('-60,600 200,520 460,590 700,500 1000,620'),
      fill: mix(sheet.ridge(0.35), '#7F9468', 0.4),
      foot: 960,
      lift: 7,
      mist: 0.5,
    });
    const rock = sheet.paint('rock');
    paintSlabs(
      sheet,
      points('1700,40 540,520 590,330 650,200 760,130 900,90 1060,64 1220,44 1390,70 1540,40'),
      320,
      1000,
      rock,
    );
    paintCave(
      sheet,
      points(
        '760,880 770,690 820,560 930,460 1080,410 1260,392 1430,412 1560,480 1650,590 1680,720 1690,880',
      ),
      rock,
    );
    const walls = ['wallOchre', 'white', 'wallRose', 'wall'] as const;
    const blocks: readonly (readonly [
      x: number,
      w: number,
      top: number,
      wall: number,
      floors: number,
    ])[] = [
      [880, 150, 560, 3, 4],
      [1010, 170, 500, 0, 5],
      [1190, 190, 470, 1, 5],
      [1380, 170, 510, 2, 5],
      [1530, 150, 560, 0, 4],
    ];
    for (const [x, w, top, wall, floors] of blocks) {
      const colour = sheet.paint(walls[wall] ?? 'wall');
      const h = 860 - top;
      sheet.paper(
        box(x - w / 2, top, w, h),
        sheet.fade(
          [
            [0, shift(colour, 0.02)],
            [0.8, colour],
            [1, shift(colour, -0.08)],
          ],
          'across',
        ),
        { lift: 6, rim: 0.3 },
      );
      for (let f = 0; f < floors; f++)
        for (let c = 0; c < 3; c++)
          paintWindow(sheet, x - w / 2 + (w / 3) * (c + 0.5), top + 26 + f * (h / floors), 19, 32, {
            frame: sheet.paint('white'),
            pane: sheet.hour.pane,
          });
      sheet.fill(box(x - w / 2 - 6, top - 8, w + 12, 12), sheet.paint('roof'));
      // Wooden galleries on struts.
      if (wall % 2 === 0) {
        const y = top + (h / floors) * 2 - 8;
        sheet.paper(box(x - w / 2 - 4, y, w + 8, 9), sheet.paint('trunk'), { lift: 4 });
        let rail = '';
        for (let k = 0; k <= 12; k++) rail += `M${round(x - w / 2 + (w * k) / 12)} ${y}v-26`;
        sheet.line(`${rail}M${x - w / 2} ${y - 26}h${w}`, sheet.paint('trunkDark'), 2.6);
      }
    }
    sheet.at(1290, 500, 1, () => {
      const stone = sheet.paint('stone');
      sheet.paper(
        box(-34, -44, 68, 60),
        sheet.fade(
          [
            [0, stone],
            [1, shift(stone, -0.1)],
          ],
          'across',
        ),
        { lift: 4 },
      );
      sheet.paper('M-42 -44Q-40 -84 0 -90Q40 -84 42 -44Z', sheet.tone(sheet.paint('roof'), 0.05), {
        lift: 4,
        rim: 0.4,
      });
      sheet.fill(arch(-16, -4, 14, 30) + arch(16, -4, 14, 30), sheet.hour.pane);
      sheet.line('M0 -90v-22M-8 -104h16', sheet.paint('iron'), 4);
    });
    // Terrace wall and road below.
    sheet.paper('M700 856H1740L1790 960H650Z', sheet.tone(sheet.paint('stone'), 0.05), {
      lift: 8,
      rim: 0.5,
    });
    let buttress = '';
    for (let x = 740; x < 1720; x += 120) buttress += arch(x, 958, 66, 76);
    sheet.fill(buttress, sheet.hour.shadow, 0.26);
    const green = sheet.light('#6E7F48');
    paintHill(sheet, points('-60,960 300,920 620,960 960,970 1400,950 1980,930'), 1260, green, {
      lift: 10,
    });
    sheet.paper(
      'M600 1260Q700 1120 980 1080T1330 985H1380Q1330 1080 1100 1130T860 1260Z',
      sheet.tone(sheet.paint('sand'), 0.03),
      { lift: 3, rim: 0.4 },
    );
    for (const [x, y, s] of places(
      '110,1000,1.3 260,1030,1.05 410,990,0.9 1560,1040,1.05 1700,1060,1.3 1850,1080,1.6',
    ))
      sheet.at(x, y, s, () => paintCypress(sheet));
    for (const [x, y, w] of places('520,1090,190 1230,1140,170 1460,1180,230 200,1190,260'))
      sheet.at(x, y, 1, () => paintBush(sheet, w));
    paintLedgeBushes(sheet, points('700,420 1720,560 640,700 1800,330'), 90, 0.1);
    paintPerson(sheet, 1010, 1110, 84, {
      ...anyone(sheet, 'walk'),
      top: 'ink',
      bottom: 'ink',
      skirt: true,
    });
  },
);

export const MONASTERY: readonly Scene[] = [cliffMonastery];
