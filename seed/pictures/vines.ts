/** Vines of black currant, alone and in rows. */
import { shift } from './colour.ts';
import { oval, points, round } from './path.ts';
import type { Sheet } from './sheet.ts';

/** A low trained vine; grapes hang below the leaves. 110 high, 130 wide. */
export function paintVine(sheet: Sheet, distance = 0): void {
  if (distance > 0.05) {
    paintFarVine(sheet, distance);
    return;
  }
  const bark = sheet.paint('trunkDark', distance);
  sheet.line('M0 2Q-8 -26 2 -48', bark, 10);
  sheet.line('M2 -46Q-30 -58 -52 -56M2 -46Q30 -60 54 -56', bark, 5);
  const leaf = sheet.paint('leaf', distance);
  for (const [x, y, r, t] of [
    [-44, -66, 26, -0.05],
    [44, -66, 26, -0.06],
    [0, -74, 32, -0.02],
    [-24, -90, 26, 0.04],
    [26, -92, 24, 0.05],
  ] as const)
    sheet.paper(
      `M${x} ${y + r}L${x - r * 0.5} ${round(y + r * 0.5)}L${x - r} ${y + r * 0.3}L${round(x - r * 0.72)} ${round(y - r * 0.3)}L${round(x - r * 0.5)} ${y - r}L${x} ${round(y - r * 0.7)}L${round(x + r * 0.55)} ${y - r}L${round(x + r * 0.75)} ${round(y - r * 0.3)}L${x + r} ${round(y + r * 0.35)}L${round(x + r * 0.45)} ${round(y + r * 0.5)}Z`,
      sheet.tone(shift(leaf, t), 0.03),
      { lift: 2, rim: 0.3 },
    );
  const grape = sheet.paint('grape', distance);
  for (const [x, y] of points('-38,-46 34,-48 2,-42')) {
    let d = '';
    for (const [gx, gy] of points('-6,0 2,-1 9,1 -3,8 5,8 1,16')) d += oval(x + gx, y + gy, 5.4);
    sheet.fill(d, grape);
    sheet.fill(oval(x - 7, y - 2, 1.6) + oval(x + 1, y - 3, 1.6), '#ffffff', 0.4);
  }
}

/** The same from afar: three flat shapes, since a field has hundreds. */
function paintFarVine(sheet: Sheet, distance: number): void {
  sheet.line('M0 2V-48', sheet.paint('trunkDark', distance), 10);
  const leaf = sheet.paint('leaf', distance);
  sheet.fill(
    'M-66 -38L-72 -72L-44 -98L-30 -86L0 -108L34 -84L46 -96L72 -70L62 -38L34 -50L0 -40L-30 -50Z',
    shift(leaf, -0.05),
  );
  sheet.fill(
    'M-50 -70L-40 -96L-26 -86L0 -108L34 -84L46 -96L56 -70L22 -64L0 -74L-26 -62Z',
    shift(leaf, 0.04),
  );
  const grape = sheet.paint('grape', distance);
  sheet.fill('M-48 -50h22l-10 30ZM24 -52h22l-10 30ZM-10 -44h22l-10 30Z', grape);
}

/** Rows of vines towards the viewer, between two heights. */
export function paintVineRows(
  sheet: Sheet,
  top: number,
  bottom: number,
  rows: number,
  bend = 0,
): void {
  for (let r = 0; r < rows; r++) {
    const t = r / (rows - 1);
    const y = top + (bottom - top) * t ** 1.5;
    const scale = 0.26 + 1.3 * t ** 1.4;
    const distance = 0.28 * (1 - t);
    const kind = `vine ${Math.round(distance * 10)}`;
    const gap = 118 * scale;
    sheet.fill(`M-20 ${round(y + 4)}H1940v${round(10 * scale)}H-20Z`, sheet.hour.shadow, 0.14);
    for (let x = -40 + (r % 2) * gap * 0.5; x < 1980; x += gap)
      sheet.stamp(kind, x, y + Math.sin(x / 300) * bend, scale, () =>
        paintVine(sheet, Math.round(distance * 10) / 10),
      );
  }
}
