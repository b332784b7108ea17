/** The currant warehouses on the quay. */
import { paintFishingBoat, paintRowingBoat } from '../boats.ts';
import { shift } from '../colour.ts';
import { paintLamp } from '../furniture.ts';
import { arch, box, oval, places, points, polygon, round } from '../path.ts';
import { anyone, paintPerson } from '../people.ts';
import { paintHill, paintRidge } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintHouseRow, paintQuay } from '../settlement.ts';
import { paintSky } from '../sky.ts';

const warehouses = composeScene(
  'raisin-warehouses',
  {
    el: 'Οι πέτρινες σταφιδαποθήκες του 19ου αιώνα στην παραλία του Αιγίου, με τόξα και βάρκες στον μόλο.',
    en: 'The 19th-century stone currant warehouses on the Aigio waterfront, with arches and boats along the quay.',
  },
  'golden',
  (sheet) => {
    paintSky(sheet, {
      clouds: [
        { x: 460, y: 140, w: 460 },
        { x: 1420, y: 190, w: 380 },
      ],
      horizon: 600,
    });
    paintRidge(sheet, {
      anchors: points('-60,420 260,290 560,380 900,250 1260,370 1600,240 1980,350'),
      fill: sheet.ridge(0.06),
      foot: 800,
      lift: 6,
      mist: 0.5,
    });
    paintHill(
      sheet,
      points('-60,470 400,420 900,460 1400,400 1980,450'),
      900,
      sheet.light('#8E9058', 0.25),
      { lift: 7 },
    );
    paintHouseRow(
      sheet,
      places(
        '160,520,0.6 360,500,0.56 620,510,0.6 900,520,0.56 1180,500,0.62 1460,490,0.6 1720,500,0.64',
      ),
      0.22,
    );
    const stone = sheet.light('#CDB68F');
    const roof = sheet.paint('roof');
    const ground = 820;
    for (let i = 0; i < 4; i++) {
      const x = 270 + i * 460;
      const w = 440;
      const h = 300;
      const wall = shift(stone, (i % 2) * -0.03);
      const body = `M${x - w / 2} ${ground}V${ground - h}L${x} ${ground - h - 120}L${x + w / 2} ${ground - h}V${ground}Z`;
      sheet.paper(
        body,
        sheet.fade(
          [
            [0, shift(wall, 0.04)],
            [0.7, wall],
            [1, shift(wall, -0.08)],
          ],
          'across',
        ),
        { lift: 9, rim: 0.3 },
      );
      let stones = '';
      for (let k = 0; k < 44; k++)
        stones += box(
          x + sheet.random.between(-w / 2 + 10, w / 2 - 50),
          ground - sheet.random.between(16, h),
          sheet.random.between(22, 40),
          13,
          3,
        );
      sheet.inside(body, () => sheet.fill(stones, sheet.hour.shadow, 0.09));
      let quoins = '';
      for (let y = ground - h; y < ground - 10; y += 38)
        quoins +=
          box(x - w / 2, y, y % 76 === 0 ? 34 : 24, 30, 2) +
          box(x + w / 2 - (y % 76 === 0 ? 34 : 24), y, y % 76 === 0 ? 34 : 24, 30, 2);
      sheet.fill(quoins, sheet.paint('wall'));
      sheet.paper(
        polygon(
          [x - w / 2 - 16, ground - h + 10],
          [x, ground - h - 142],
          [x + w / 2 + 16, ground - h + 10],
          [x + w / 2 + 6, ground - h + 22],
          [x, ground - h - 116],
          [x - w / 2 - 6, ground - h + 22],
        ),
        sheet.fade(
          [
            [0, shift(roof, 0.07)],
            [1, shift(roof, -0.08)],
          ],
          'across',
        ),
        { lift: 5, rim: 0.4 },
      );
      for (const [dx, dw, dh] of places('-136,84,150 0,112,200 136,84,150')) {
        sheet.line(
          `M${x + dx - dw / 2 - 8} ${ground}V${ground - dh + dw / 2}a${dw / 2 + 8} ${dw / 2 + 8} 0 0 1 ${dw + 16} 0V${ground}`,
          sheet.light('#B9704A'),
          15,
        );
        sheet.fill(
          arch(x + dx, ground, dw, dh),
          i % 2 ? sheet.paint('seaDark') : sheet.paint('leafDark'),
        );
        sheet.fill(box(x + dx - 2, ground - dh + 4, 4, dh - 4), sheet.hour.shadow, 0.4);
        sheet.fill(
          box(x + dx - dw / 2, ground - dh * 0.62, dw, 6) +
            box(x + dx - dw / 2, ground - dh * 0.24, dw, 6),
          sheet.hour.shadow,
          0.22,
        );
      }
      sheet.fill(oval(x, ground - h - 22, 34), sheet.light('#B9704A'));
      sheet.fill(oval(x, ground - h - 22, 24), sheet.hour.pane);
      sheet.line(
        `M${x - 24} ${ground - h - 22}h48M${x} ${ground - h - 46}v48`,
        sheet.paint('wall'),
        4,
      );
    }
    paintQuay(sheet, -40, ground, 1980, 1010);
    for (const x of [40, 500, 960, 1420, 1880])
      sheet.at(x, ground + 14, 0.85, () => paintLamp(sheet));
    // Boxes of currants waiting on the quay.
    for (const [x, y] of points('660,816 730,816 694,772 1240,816 1310,816 1380,816 1276,772')) {
      sheet.paper(box(x, y - 44, 66, 46, 2), sheet.tone(sheet.paint('earth'), 0.05), {
        lift: 3,
        rim: 0.4,
      });
      sheet.line(
        `M${x + 4} ${y - 20}h58M${x + 20} ${y - 40}v40M${x + 46} ${y - 40}v40`,
        sheet.hour.shadow,
        2.5,
        0.25,
      );
    }
    paintPerson(
      sheet,
      830,
      ground + 12,
      112,
      { ...anyone(sheet, 'reach'), top: 'white', hat: 'cream' },
      true,
    );
    paintPerson(sheet, 1080, ground + 12, 110, { ...anyone(sheet, 'walk'), skirt: true });
    paintPerson(sheet, 1130, ground + 12, 112, anyone(sheet, 'walk'));
    const water = sheet.water(0.7);
    sheet.paper(
      'M-40 1010Q240 1000 480 1010T960 1010T1440 1010T1960 1010V1260H-40Z',
      sheet.fade([
        [0, sheet.water(0.5)],
        [1, sheet.water(0.95)],
      ]),
      { lift: 5, rim: 0.3 },
    );
    sheet.paper(
      'M-40 1110Q300 1096 620 1112T1260 1110T1960 1108V1260H-40Z',
      sheet.tone(shift(water, -0.04), 0.04),
      { lift: 6, rim: 0.25 },
    );
    for (let i = 0; i < 18; i++)
      sheet.line(
        `M${round(sheet.random.between(0, 1800))} ${round(sheet.random.between(1030, 1180))}h${round(sheet.random.between(50, 130))}`,
        sheet.hour.sun,
        3,
        0.25,
      );
    sheet.at(420, 1090, 1.05, () =>
      paintFishingBoat(sheet, sheet.paint('leafDark'), sheet.paint('citrus')),
    );
    sheet.at(1600, 1120, 1.2, () =>
      paintFishingBoat(sheet, sheet.paint('white'), sheet.paint('sea')),
    );
    sheet.at(1010, 1120, 1.1, () => paintRowingBoat(sheet, sheet.paint('terracotta')));
  },
);

export const WAREHOUSES: readonly Scene[] = [warehouses];
