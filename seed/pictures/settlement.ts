/** Houses in rows, quays, streets and squares. */
import { paintHouse } from './buildings.ts';
import { shift } from './colour.ts';
import { paintNeoclassical } from './neoclassical.ts';
import { box } from './path.ts';
import type { Sheet } from './sheet.ts';

/** A stone quay in perspective-free elevation: top slab, courses of blocks, rings. */
export function paintQuay(
  sheet: Sheet,
  left: number,
  top: number,
  right: number,
  foot: number,
): void {
  const stone = sheet.paint('stone');
  sheet.paper(box(left, top + 18, right - left, foot - top), sheet.tone(shift(stone, -0.1), 0.06), {
    lift: 6,
    rim: 0.1,
  });
  let joints = '';
  for (let row = 0, y = top + 52; y < foot; row++, y += 34) {
    joints += `M${left} ${y}H${right}`;
    for (let x = left + (row % 2 ? 40 : 90); x < right; x += 100) joints += `M${x} ${y - 34}v34`;
  }
  sheet.line(joints, sheet.hour.shadow, 2.5, 0.16);
  sheet.paper(box(left - 10, top, right - left + 20, 26, 3), sheet.tone(shift(stone, 0.04), 0.02), {
    lift: 4,
    rim: 0.5,
  });
}

/** Houses climbing a slope; each anchor is the middle of a house's ground line. */
export function paintHouseRow(
  sheet: Sheet,
  places: readonly (readonly [x: number, y: number, scale: number])[],
  distance = 0,
): void {
  const walls = ['wall', 'wallOchre', 'white', 'wallRose', 'wall', 'wallBlue'] as const;
  const shutters = ['sea', 'leafDark', 'slate', 'terracotta'] as const;
  for (const [x, y, scale] of places) {
    // Far rows need fewer kinds of house.
    const kind = sheet.random.whole(0, distance > 0.1 ? 3 : 5);
    const wall = walls[kind % walls.length] ?? 'wall';
    const shutter = shutters[kind % shutters.length] ?? 'sea';
    sheet.stamp(`row ${kind} ${distance}`, x, y, scale, () =>
      paintHouse(sheet, {
        w: 86 + (kind % 3) * 26,
        h: 74 + (kind % 2) * 44,
        floors: 1 + (kind % 2),
        columns: 2 + (kind % 2),
        roof: 28 + (kind % 3) * 5,
        wall: sheet.paint(wall, distance),
        shutter: sheet.paint(shutter, distance),
        distance,
      }),
    );
  }
}

/** Stone village houses; each place is the middle of a house's ground line. */
export function paintStoneHouses(
  sheet: Sheet,
  places: readonly (readonly [x: number, y: number, scale: number])[],
  distance = 0,
): void {
  for (const [x, y, scale] of places) {
    const kind = sheet.random.whole(0, 4);
    sheet.stamp(`stone ${kind} ${distance}`, x, y, scale, () => {
      const wall = sheet.light(
        ['#C9B99D', '#BFAE93', '#D3C4A8', '#B9A98F', '#CDBDA3'][kind] ?? '#C9B99D',
        distance,
      );
      const h = 84 + (kind % 3) * 30;
      const w = 96 + (kind % 2) * 34;
      paintHouse(sheet, {
        w,
        h,
        floors: h > 100 ? 2 : 1,
        columns: 2 + (kind % 2),
        roof: 34,
        wall,
        shutter: sheet.paint(kind % 2 ? 'leafDark' : 'sea', distance),
        distance,
      });
      let stones = '';
      for (let i = 0; i < 12; i++)
        stones += box(
          sheet.random.between(-w / 2 + 2, w / 2 - 14),
          sheet.random.between(-h + 4, -8),
          sheet.random.between(7, 13),
          5,
          2,
        );
      sheet.fill(stones, sheet.hour.shadow, 0.11);
    });
  }
}

/** A street in elevation: pavement, kerb, carriageway with its broken line. */
export function paintStreet(sheet: Sheet, top: number, depth: number): void {
  const road = sheet.paint('road');
  sheet.paper(box(-40, top - 40, 2000, 60), sheet.tone(sheet.paint('stone'), 0.03), {
    lift: 4,
    rim: 0.4,
  });
  sheet.fill(box(-40, top + 12, 2000, 12), shift(sheet.paint('stone'), -0.12));
  sheet.fill(
    box(-40, top + 24, 2000, depth),
    sheet.fade([
      [0, shift(road, 0.03)],
      [1, shift(road, -0.05)],
    ]),
  );
  let dashes = '';
  for (let x = 20; x < 1920; x += 190) dashes += box(x, top + 24 + depth * 0.52, 100, 8);
  sheet.fill(dashes, sheet.paint('white'), 0.75);
}

/** Houses along a street, then what stands in front. */
export function paintStreetHouses(sheet: Sheet, ground: number): void {
  const colours = ['wallBlue', 'wallOchre', 'wall', 'wallRose', 'wallSage'] as const;
  const shutters = ['sea', 'terracotta', 'leafDark', 'slate'] as const;
  for (let i = 0; i < 5; i++)
    sheet.at(150 + i * 405, ground, 1 + (i % 2) * 0.06, () =>
      paintNeoclassical(sheet, {
        w: 360,
        wall: sheet.paint(colours[i] ?? 'wall', 0.06),
        shutter: sheet.paint(shutters[i % 4] ?? 'sea', 0.06),
        columns: 3,
        balcony: i % 2 === 0,
      }),
    );
}

export function paintSquareHouses(sheet: Sheet, ground: number, distance = 0): void {
  for (const [x, w, wall, shutter] of [
    [170, 380, 'wallBlue', 'sea'],
    [600, 400, 'wallOchre', 'terracotta'],
    [1310, 400, 'wallRose', 'leafDark'],
    [1750, 380, 'wallBlue', 'sea'],
  ] as const)
    sheet.at(x, ground, 1.05, () =>
      paintNeoclassical(sheet, {
        w,
        wall: sheet.paint(wall, distance),
        shutter: sheet.paint(shutter, distance),
        columns: 3,
      }),
    );
}
