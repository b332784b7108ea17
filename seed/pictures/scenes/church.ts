/** A Byzantine church. */
import { paintDoor, paintTiledRoof } from '../buildings.ts';
import { shift } from '../colour.ts';
import { arch, box, polygon } from '../path.ts';
import type { Sheet } from '../sheet.ts';

/** The church on its place in a picture of 1920 × 1200: the door's threshold is at (970, 960). */
export function paintByzantineChurch(sheet: Sheet): void {
  const stone = sheet.paint('stone');
  const brick = sheet.paint('roof');
  const masonry = (x: number, y: number, w: number, h: number) => {
    sheet.paper(
      box(x, y, w, h),
      sheet.fade(
        [
          [0, shift(stone, 0.05)],
          [0.7, stone],
          [1, shift(stone, -0.1)],
        ],
        'across',
      ),
      { lift: 7, rim: 0.3 },
    );
    let rows = '';
    let joints = '';
    for (let r = 0, yy = y + 30; yy < y + h - 8; r++, yy += 34) {
      rows += box(x, yy, w, 5);
      for (let xx = x + 14 + (r % 2) * 22; xx < x + w - 6; xx += 44)
        joints += box(xx, yy - 27, 4, 25);
    }
    sheet.fill(rows + joints, brick, 0.6);
  };
  const openings = (list: readonly (readonly [number, number, number, number])[]) => {
    for (const [x, base, w, h] of list) {
      sheet.line(
        `M${x - w / 2 - 5} ${base}V${base - h + w / 2}a${w / 2 + 5} ${w / 2 + 5} 0 0 1 ${w + 10} 0V${base}`,
        brick,
        9,
      );
      sheet.fill(arch(x, base, w, h), sheet.hour.pane);
    }
  };
  const ground = 960;
  // Nave, transept gables, drum and dome; then the narthex in front.
  masonry(620, 640, 700, 320);
  paintTiledRoof(sheet, 970, 644, 750, 74, 560);
  masonry(800, 470, 340, 300);
  sheet.paper(
    polygon([776, 482], [970, 386], [1164, 482], [1150, 496], [790, 496]),
    sheet.tone(brick, 0.06),
    { lift: 7, rim: 0.4 },
  );
  openings([
    [910, 620, 38, 92],
    [970, 620, 44, 116],
    [1030, 620, 38, 92],
  ]);
  sheet.at(970, 410, 1, () => {
    sheet.paper(
      box(-112, -120, 224, 124),
      sheet.fade(
        [
          [0, shift(stone, 0.06)],
          [0.6, stone],
          [1, shift(stone, -0.14)],
        ],
        'across',
      ),
      { lift: 6 },
    );
    for (const x of [-84, -28, 28, 84]) {
      sheet.line(`M${x - 21} -6V-74a21 21 0 0 1 42 0V-6`, brick, 8);
      sheet.fill(arch(x, -6, 30, 86), sheet.hour.pane);
    }
    for (const x of [-112, -56, 0, 56, 112])
      sheet.fill(box(x - 5, -112, 10, 114), shift(stone, 0.05));
    sheet.paper(
      'M-128 -116Q-120 -230 0 -240Q120 -230 128 -116Q96 -128 64 -116Q32 -128 0 -116Q-32 -128 -64 -116Q-96 -128 -128 -116Z',
      sheet.fade(
        [
          [0, shift(brick, 0.08)],
          [1, shift(brick, -0.1)],
        ],
        'across',
      ),
      { lift: 7, rim: 0.5 },
    );
    sheet.line(
      'M0 -240V-120M0 -240Q-60 -216 -64 -118M0 -240Q60 -216 64 -118M0 -240Q-106 -214 -108 -124M0 -240Q106 -214 108 -124',
      shift(brick, -0.14),
      2.5,
      0.6,
    );
    sheet.line('M0 -240v-52M-18 -272h36', sheet.paint('iron'), 7);
  });
  openings([
    [700, 860, 40, 120],
    [1240, 860, 40, 120],
  ]);
  masonry(760, 760, 420, 200);
  sheet.paper(polygon([736, 766], [790, 716], [1150, 716], [1204, 766]), sheet.tone(brick, 0.06), {
    lift: 6,
    rim: 0.4,
  });
  openings([
    [850, 956, 76, 150],
    [970, 956, 92, 172],
    [1090, 956, 76, 150],
  ]);
  paintDoor(sheet, 970, ground, 70, 138, sheet.paint('trunk'), shift(stone, 0.04), true);
}
