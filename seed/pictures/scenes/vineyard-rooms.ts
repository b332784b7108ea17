/** Rooms among the vines. */
import { paintDoor, paintHouse } from '../buildings.ts';
import { mix } from '../colour.ts';
import { paintBush } from '../foliage.ts';
import { paintPot } from '../furniture.ts';
import { box, oval, points, polygon } from '../path.ts';
import { paintPerson } from '../people.ts';
import { paintHill, paintRidge } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSky } from '../sky.ts';
import { paintCypress } from '../trees.ts';
import { paintVine } from '../vines.ts';

const vineyardRooms = composeScene(
  'vineyard-rooms',
  {
    el: 'Μικρός ξενώνας με κληματαριά και αυλή μέσα στους αμπελώνες, στο φως του απογεύματος.',
    en: 'A small guest house with a vine-covered terrace among the vineyards, in the afternoon light.',
  },
  'golden',
  (sheet) => {
    paintSky(sheet, {
      clouds: [
        { x: 400, y: 160, w: 420 },
        { x: 1460, y: 210, w: 340 },
      ],
      horizon: 600,
    });
    paintRidge(sheet, {
      anchors: points('-60,480 260,340 560,440 900,300 1240,420 1560,280 1980,400'),
      fill: sheet.ridge(0.08),
      foot: 800,
      lift: 7,
      mist: 0.5,
    });
    const green = sheet.light('#8A9050');
    paintHill(
      sheet,
      points('-60,610 400,560 900,600 1400,550 1980,600'),
      1260,
      mix(green, sheet.hour.haze, 0.2),
      { lift: 8 },
    );
    for (let i = 0; i < 5; i++)
      for (let x = -20; x < 1960; x += 62 + i * 10)
        sheet.stamp(`vine far ${i > 2}`, x, 640 + i * 34, 0.36 + i * 0.07, () =>
          paintVine(sheet, i > 2 ? 0.1 : 0.22),
        );
    for (const [x, s] of points('240,1.2 330,1 1690,1.1'))
      sheet.at(x, 780, s, () => paintCypress(sheet, 0.06));
    const wall = sheet.paint('white');
    const stone = sheet.paint('stone');
    const ground = 940;
    paintHill(
      sheet,
      points('-60,900 400,880 1000,890 1500,880 1980,910'),
      1260,
      sheet.paint('sand'),
      { lift: 8 },
    );
    sheet.at(1060, ground, 1, () => {
      paintHouse(sheet, {
        w: 620,
        h: 300,
        floors: 2,
        columns: 5,
        wall,
        shutter: sheet.paint('sea'),
        roof: 86,
        side: 150,
        door: false,
      });
      for (const x of [-186, 62]) paintDoor(sheet, x, 2, 62, 120, sheet.paint('sea'), stone, true);
      // The pergola and its vine.
      sheet.line('M-360 4V-152M-230 4V-152M-90 4V-152M60 4V-152', sheet.paint('trunk'), 12);
      sheet.paper(box(-390, -166, 490, 15, 3), sheet.tone(sheet.paint('trunk'), 0.05), {
        lift: 6,
        rim: 0.4,
      });
    });
    for (let i = 0; i < 13; i++)
      sheet.at(690 + i * 39, 790 + (i % 2) * 10, 0.62, () => {
        if (i % 3 === 0)
          sheet.fill(oval(-6, 22, 8) + oval(6, 22, 8) + oval(0, 36, 8), sheet.paint('grape'));
        paintBush(sheet, 96);
      });
    // Table for two.
    sheet.at(780, 990, 1.1, () => {
      sheet.fill(oval(0, 2, 120, 12), sheet.hour.shadow, 0.2);
      sheet.line('M0 0V-66M-26 0H26', sheet.paint('iron'), 7);
      sheet.paper(oval(0, -68, 66, 13), sheet.tone(sheet.paint('white'), 0.04), {
        lift: 5,
        rim: 0.4,
      });
      sheet.fill(box(-22, -104, 14, 34, 5) + box(-18, -116, 6, 14, 2), sheet.paint('leafDark'));
      sheet.fill(polygon([14, -92], [32, -92], [27, -72], [19, -72]), sheet.paint('grape'));
      for (const side of [-1, 1]) {
        sheet.line(
          `M${side * 76} 0V-40H${side * 112}V0M${side * 112} -40V-92`,
          sheet.paint('seaDark'),
          6,
        );
      }
    });
    for (const [x, y] of points('500,980 1280,960 1420,980'))
      sheet.at(x, y, 1, () => paintPot(sheet, sheet.paint('terracotta')));
    paintPerson(
      sheet,
      1210,
      985,
      150,
      { pose: 'walk', top: 'rose', bottom: 'white', skirt: true },
      true,
    );
    for (let x = -30; x < 1960; x += 168)
      sheet.stamp('vine near', x, 1190 + Math.sin(x) * 8, 1.55, () => paintVine(sheet));
  },
);

export const VINEYARD_ROOMS: readonly Scene[] = [vineyardRooms];
