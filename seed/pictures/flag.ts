/** The Greek flag. */
import { box, round } from './path.ts';
import type { Sheet } from './sheet.ts';

/** The Greek flag on a pole of `h`, its foot at the origin. */
export function paintFlag(sheet: Sheet, h: number): void {
  const blue = sheet.paint('sea');
  const white = sheet.paint('white');
  sheet.line(`M0 0V${-h}`, sheet.paint('stone'), 6);
  const wave = (y: number) => `M3 ${round(-h + y)}q28 -9 56 0t56 0`;
  for (let i = 0; i < 9; i++) sheet.line(wave(8 + i * 8.4), i % 2 ? white : blue, 9);
  sheet.fill(box(3, -h + 3, 42, 42), blue);
  sheet.line(`M24 ${-h + 4}v40M4 ${-h + 24}h40`, white, 8.4);
}

/** A flag at rest on an indoor pole of 320, the Greek one or the municipality's blue. */
export function paintHangingFlag(sheet: Sheet, greek: boolean): void {
  const blue = sheet.paint(greek ? 'sea' : 'seaDark');
  const white = sheet.paint('white');
  sheet.line('M0 0V-320', sheet.paint('citrus'), 7);
  const cloth = 'M4 -312Q34 -300 44 -250Q66 -180 58 -90Q40 -76 30 -92Q18 -76 4 -88Z';
  sheet.paper(cloth, sheet.tone(blue, 0.04), { lift: 4, rim: 0.4 });
  sheet.inside(cloth, () => {
    if (greek) sheet.line('M18 -320Q30 -200 16 -80M40 -280Q54 -180 46 -70', white, 8);
    else sheet.fill(box(20, -230, 20, 20, 10), sheet.paint('citrus'));
    sheet.line('M28 -310Q44 -200 30 -84', sheet.hour.shadow, 10, 0.2);
  });
}
