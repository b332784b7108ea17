/** The historical and folklore museum: an old stone house with an outdoor stair and a roofed balcony. */
import { paintDoor, paintTiledRoof, paintWindow } from '../buildings.ts';
import { mix, shift } from '../colour.ts';
import { paintBush } from '../foliage.ts';
import { paintBench, paintPot } from '../furniture.ts';
import { paintPaving } from '../ground.ts';
import { arch, box, places, points } from '../path.ts';
import { paintPerson } from '../people.ts';
import { paintHill, paintRidge } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';
import { paintSky } from '../sky.ts';
import { paintCypress, paintRoundTree } from '../trees.ts';

/** Courses of rough stones over a shape of that width and height, its foot at the origin. */
function paintMasonry(sheet: Sheet, x: number, top: number, w: number, h: number): void {
  sheet.inside(box(x, top, w, h), () => {
    for (let r = 0; r * 30 < h; r++) {
      let row = '';
      for (let left = x - (r % 2) * 24; left < x + w; ) {
        const length = sheet.random.between(40, 96);
        row += box(Math.round(left), top + 2 + r * 30, Math.round(length - 4), 25, 4);
        left += length;
      }
      sheet.fill(row, r % 2 ? sheet.hour.shadow : '#fff', r % 2 ? 0.08 : 0.1);
    }
  });
}

/** A woven rug over a rail: bands in the colours of old looms. */
function paintRug(sheet: Sheet, x: number, y: number, w: number, h: number, ground: string): void {
  sheet.paper(box(x, y, w, h, 3), sheet.tone(ground, 0.06), { lift: 5, rim: 0.3 });
  const bands = [sheet.paint('cream'), sheet.paint('citrus'), sheet.paint('seaDark')];
  for (const [i, at] of [0.12, 0.3, 0.62, 0.8].entries())
    sheet.fill(box(x, y + h * at, w, h * 0.07), bands[i % bands.length] ?? ground);
  let lozenges = '';
  for (let left = x + 12; left < x + w - 10; left += 24)
    lozenges += `M${left} ${y + h * 0.5}l9 -10l9 10l-9 10Z`;
  sheet.fill(lozenges, sheet.paint('cream'));
  sheet.dashes(`M${x} ${y + h + 5}h${w}`, shift(ground, -0.06), 10, [2, 4]);
}

/** A storage jar of clay, 120 high. */
function paintJar(sheet: Sheet, clay: string): void {
  sheet.paper(
    'M-20 -120H20L17 -106Q52 -84 44 -42Q38 -10 22 0H-22Q-38 -10 -44 -42Q-52 -84 -17 -106Z',
    sheet.fade(
      [
        [0, shift(clay, 0.08)],
        [1, shift(clay, -0.12)],
      ],
      'across',
    ),
    { lift: 5, rim: 0.4 },
  );
  sheet.line('M-40 -66Q0 -56 40 -66', shift(clay, -0.16), 4, 0.7);
}

const folkMuseum = composeScene(
  'folk-museum',
  {
    el: 'Πέτρινο διώροφο αρχοντικό με εξωτερική σκάλα και στεγασμένο ξύλινο μπαλκόνι, όπου κρέμονται υφαντά.',
    en: 'A two-storey stone mansion with an outdoor stair and a roofed wooden balcony hung with woven rugs.',
  },
  'morning',
  (sheet) => {
    paintSky(sheet, {
      clouds: [
        { x: 380, y: 160, w: 400 },
        { x: 1560, y: 210, w: 340 },
      ],
      horizon: 780,
    });
    paintRidge(sheet, {
      anchors: points('-60,560 260,470 560,560 900,440 1300,540 1640,430 1980,540'),
      fill: sheet.ridge(0.12),
      foot: 920,
      lift: 6,
      mist: 0.5,
    });
    paintHill(
      sheet,
      points('-60,760 320,700 760,740 1200,700 1620,730 1980,690'),
      960,
      mix(sheet.paint('leaf'), sheet.hour.haze, 0.45),
      { lift: 6 },
    );
    for (const [x, y, s] of places('110,880,1.3 230,890,1.05 1720,880,1.1 1830,890,1.45'))
      sheet.at(x, y, s, () => paintCypress(sheet, 0.08));
    const ground = 930;
    const stone = sheet.light('#CDBB9C');
    const wood = sheet.paint('trunk');
    const lintel = shift(stone, 0.09);
    sheet.at(980, ground, 1.16, () => {
      sheet.paper(
        box(-440, -470, 880, 474),
        sheet.fade(
          [
            [0, shift(stone, 0.04)],
            [1, shift(stone, -0.06)],
          ],
          'across',
        ),
        { lift: 11, rim: 0.4 },
      );
      paintMasonry(sheet, -440, -470, 880, 470);
      paintTiledRoof(sheet, 0, -464, 980, 128, 600);
      sheet.fill(box(-452, -238, 904, 10), lintel);
      for (const x of [-370, -262])
        paintWindow(sheet, x, -402, 62, 104, {
          frame: lintel,
          pane: sheet.hour.pane,
          shutter: wood,
        });
      // The ground floor: two vaults behind which the oil and the wine were kept.
      paintDoor(sheet, 250, 2, 118, 160, wood, lintel, true);
      for (const x of [20, 390]) {
        sheet.fill(arch(x, -40, 66, 108), lintel);
        sheet.fill(arch(x, -44, 48, 94), sheet.hour.pane);
        sheet.line(`M${x - 12} -136V-46M${x + 12} -136V-46M${x - 23} -90H${x + 23}`, wood, 5);
      }
      // The roofed balcony: the dark of the room behind it, posts, rail, rugs.
      sheet.fill(box(-140, -456, 560, 212), mix(wood, sheet.hour.shadow, 0.55), 0.85);
      paintDoor(sheet, -80, -246, 74, 140, shift(wood, 0.1), lintel);
      for (const x of [60, 190, 320])
        paintWindow(sheet, x, -414, 54, 92, { frame: lintel, pane: '#FBE3B0' });
      for (const x of [-120, 40, 200, 360])
        sheet.line(`M${x} -168L${x} -236M${x} -176L${x + 34} -234`, shift(wood, -0.04), 12);
      sheet.paper(box(-156, -250, 592, 20, 3), sheet.tone(shift(wood, 0.08), 0.05), {
        lift: 8,
        rim: 0.4,
      });
      sheet.dashes('M-30 -282H424', shift(wood, 0.1), 62, [6, 13]);
      sheet.line('M-34 -314H428', shift(wood, 0.14), 11);
      for (const x of [-146, -30, 120, 272, 424])
        sheet.paper(box(x - 8, -460, 16, 214), sheet.tone(shift(wood, 0.12), 0.04), {
          lift: 4,
          rim: 0.4,
        });
      paintRug(sheet, 0, -320, 92, 108, sheet.paint('terracotta'));
      paintRug(sheet, 150, -320, 92, 108, sheet.paint('seaDark'));
      paintRug(sheet, 302, -320, 92, 108, sheet.paint('terracotta'));
      // The stair climbs along the wall to the balcony's end.
      const steps = 12;
      let stair = 'M-466 4';
      let treads = '';
      for (let i = 0; i < steps; i++) {
        stair += 'v-20h27';
        treads += `M${-466 + i * 27} ${4 - 20 * (i + 1)}h27`;
      }
      stair += 'H-136V4Z';
      sheet.paper(stair, sheet.tone(shift(stone, 0.03), 0.04), { lift: 5, rim: 0.4 });
      sheet.inside(stair, () => paintMasonry(sheet, -466, -236, 330, 240));
      sheet.line(treads, shift(stone, 0.14), 7);
      sheet.fill(arch(-206, 4, 78, 92), mix(stone, sheet.hour.shadow, 0.6));
      sheet.line('M-456 -96L-146 -322', sheet.paint('iron'), 7);
      let rail = '';
      for (let i = 0; i < 11; i++) rail += `M${-446 + i * 29} ${-103 - i * 21}v${78}`;
      sheet.line(rail, sheet.paint('iron'), 4);
    });
    paintPaving(sheet, ground + 2, sheet.paint('stone'));
    sheet.at(1690, ground + 34, 1.3, () => paintRoundTree(sheet, 0, sheet.paint('citrus')));
    sheet.at(1600, ground + 60, 1, () => paintBench(sheet));
    const clay = sheet.paint('roof');
    sheet.at(1000, ground + 70, 1.05, () => paintJar(sheet, clay));
    sheet.at(1092, ground + 84, 0.8, () => paintJar(sheet, shift(clay, 0.06)));
    for (const [x, y] of points('1150,960 1400,960'))
      sheet.at(x, y, 1, () => paintPot(sheet, sheet.light('#C2486B')));
    for (const [x, y, w] of places('300,990,150 190,1020,120'))
      sheet.at(x, y, 1, () => paintBush(sheet, w, 0, sheet.light('#C2486B')));
    paintPerson(sheet, 770, ground + 130, 150, { pose: 'walk', top: 'sea', bottom: 'ink' });
    paintPerson(sheet, 690, ground + 132, 112, { pose: 'walk', top: 'citrus', bottom: 'slate' });
    paintPerson(
      sheet,
      1300,
      ground + 90,
      140,
      { pose: 'hold', top: 'terracotta', bottom: 'ink', skirt: true, hair: 'hairGrey' },
      true,
    );
  },
);

export const FOLK_MUSEUM: readonly Scene[] = [folkMuseum];
