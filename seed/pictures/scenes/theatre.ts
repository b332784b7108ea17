/** The ancient theatre of Aigeira. */
import { paintSail } from '../boats.ts';
import { mix, shift } from '../colour.ts';
import { box, oval, type Point, places, points, polygon, round } from '../path.ts';
import { paintPerson } from '../people.ts';
import { paintGulfMountains, paintHill } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSea } from '../sea.ts';
import type { Sheet } from '../sheet.ts';
import { paintSky } from '../sky.ts';
import { paintCypress, paintOlive } from '../trees.ts';

/** The ellipse on which row `i` of the seats lies; the bowl's ends turn up a little. */
const theatreRow = (i: number) => ({ rx: 300 + i * 84, ry: 80 + i * 40 });

/** Rows of stone seats round an orchestra, seen from the top row down towards the sea. */
function paintTheatreSeats(sheet: Sheet, cx: number, cy: number): void {
  const stone = sheet.paint('stone');
  const arc = (rx: number, ry: number) => {
    const dx = rx * Math.cos(0.16);
    const dy = -ry * Math.sin(0.16);
    return { from: [cx - dx, cy + dy] as const, to: [cx + dx, cy + dy] as const, rx, ry };
  };
  const band = (outer: ReturnType<typeof arc>, inner: ReturnType<typeof arc>) =>
    `M${round(outer.from[0])} ${round(outer.from[1])}A${round(outer.rx)} ${round(outer.ry)} 0 1 0 ${round(outer.to[0])} ${round(outer.to[1])}` +
    `L${round(inner.to[0])} ${round(inner.to[1])}A${round(inner.rx)} ${round(inner.ry)} 0 1 1 ${round(inner.from[0])} ${round(inner.from[1])}Z`;
  for (let i = 12; i >= 1; i--) {
    const { rx, ry } = theatreRow(i);
    const lit = shift(stone, 0.055 - i * 0.004);
    // The riser in shade, then the tread in light: together a step cut in stone.
    const riser = sheet.fade(
      [
        [0, shift(lit, -0.24)],
        [0.5, shift(lit, -0.17)],
        [1, shift(lit, -0.12)],
      ],
      'across',
    );
    sheet.fill(band(arc(rx + 14, ry + 7), arc(rx - 72, ry - 34)), riser);
    sheet.paper(
      band(arc(rx, ry), arc(rx - 54, ry - 25)),
      sheet.fade(
        [
          [0, shift(lit, -0.08)],
          [0.5, lit],
          [1, shift(lit, 0.04)],
        ],
        'across',
      ),
      { lift: 3, rim: 0.5 },
    );
  }
}

const theatre = composeScene(
  'aigeira-theatre',
  {
    el: 'Οι καμπύλες σειρές των εδωλίων του αρχαίου θεάτρου της Αιγείρας, ανοιχτές προς τον Κορινθιακό κόλπο.',
    en: 'The curved stone rows of the ancient theatre of Aigeira, open towards the Gulf of Corinth.',
  },
  'golden',
  (sheet) => {
    const horizon = 400;
    paintSky(sheet, {
      sun: { x: 470, y: 210, r: 50 },
      clouds: [{ x: 1360, y: 130, w: 420 }],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 170, 3);
    paintSea(sheet, { top: horizon, bottom: 640, bands: 4, swell: 7, sunX: 470 });
    sheet.stamp('sail', 1120, 450, 0.36, () => paintSail(sheet));
    const land = sheet.light('#8F9455');
    paintHill(
      sheet,
      points('-60,610 200,560 480,590 800,560 1140,600 1480,556 1980,590'),
      900,
      mix(land, sheet.hour.haze, 0.35),
      { lift: 6 },
    );
    for (let i = 0; i < 30; i++)
      sheet.stamp(
        `grove ${i % 3}`,
        sheet.random.between(0, 1920),
        sheet.random.between(586, 640),
        0.3,
        () => paintOlive(sheet, 0.3, false),
      );
    paintHill(
      sheet,
      points('-60,640 260,650 620,690 960,680 1300,690 1660,650 1980,640'),
      1260,
      mix(land, sheet.hour.haze, 0.15),
      { lift: 6 },
    );
    const cx = 1000;
    const cy = 780;
    // Orchestra and the low remains of the stage.
    sheet.fill(oval(cx, cy - 56, 330, 92), sheet.paint('sand'));
    paintTheatreSeats(sheet, cx, cy - 60);
    sheet.paper(oval(cx, cy - 62, 262, 62), sheet.tone(sheet.paint('sand'), 0.04), {
      lift: 3,
      rim: 0.4,
    });
    const stone = sheet.paint('stone');
    for (const [x, w, h] of places('760,130,40 905,90,66 1010,150,44 1175,80,74')) {
      sheet.paper(
        box(x, 706 - h, w, h),
        sheet.fade(
          [
            [0, shift(stone, 0.05)],
            [1, shift(stone, -0.08)],
          ],
          'across',
        ),
        { lift: 4, rim: 0.5 },
      );
      sheet.line(
        `M${x} ${706 - h / 2}h${w}M${x + w / 2} ${706 - h}v${h / 2}M${x + w / 4} ${706 - h / 2}v${h / 2}`,
        sheet.hour.shadow,
        1.6,
        0.2,
      );
    }
    // Stairways that divide the rows.
    for (const angle of [0.18, 0.34, 0.5, 0.66, 0.82]) {
      const a = Math.PI * angle;
      const at = (i: number): Point => [
        cx - Math.cos(a) * theatreRow(i).rx,
        cy - 60 + Math.sin(a) * theatreRow(i).ry,
      ];
      const [p, q] = [at(0.1), at(11)];
      sheet.fill(
        polygon([p[0] - 7, p[1]], [p[0] + 7, p[1]], [q[0] + 22, q[1]], [q[0] - 22, q[1]]),
        shift(stone, -0.1),
        0.6,
      );
      let steps = '';
      for (let i = 0.3; i < 11; i += 0.5) {
        const s = at(i);
        steps += `M${round(s[0] - 6 - i * 1.4)} ${round(s[1])}h${round(12 + i * 2.8)}`;
      }
      sheet.line(steps, shift(stone, 0.05), 3.2, 0.75);
    }
    sheet.at(1800, 640, 0.9, () => paintCypress(sheet));
    sheet.at(1860, 650, 1.1, () => paintCypress(sheet));
    sheet.at(90, 640, 0.8, () => paintOlive(sheet));
    paintPerson(sheet, 1090, 742, 62, { pose: 'stand', top: 'white', bottom: 'slate' });
    paintPerson(sheet, 1340, 895, 84, { pose: 'sit', top: 'sea', bottom: 'ink' }, true);
    paintPerson(
      sheet,
      1386,
      898,
      84,
      { pose: 'sit', top: 'terracotta', bottom: 'slate', skirt: false },
      true,
    );
  },
);

export const THEATRE: readonly Scene[] = [theatre];
