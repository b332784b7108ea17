/** What one stands on: pebbles, paving. */
import { shift } from './colour.ts';
import { box, round } from './path.ts';
import { snake } from './scenes/parts.ts';
import type { Sheet } from './sheet.ts';

/** Pebbles strewn from a height downwards, larger towards the viewer: short strokes with round ends. */
export function paintPebbles(
  sheet: Sheet,
  top: (x: number) => number,
  count: number,
  from = 0,
  to = sheet.width,
): void {
  const tones = ['pebble', 'stone', 'stoneDark', 'white', 'slate'] as const;
  for (let size = 0; size < 4; size++)
    for (const tone of tones) {
      const stones: [number, number][] = [];
      for (let i = 0; i < count / 20; i++) {
        const x = sheet.random.between(from, to);
        const start = top(x);
        const t = (size + sheet.random.next()) / 4;
        stones.push([Math.round(x), Math.round(start + (sheet.height - start) * t)]);
      }
      const d = snake(stones, Math.round(3 + size * 2.6));
      const drawStones = () => sheet.add(`<path d="${d}"/>`);
      const name = `stones ${d.slice(0, 40)}`;
      sheet.add(
        `<g fill="none" stroke="${sheet.hour.shadow}" stroke-width="${round(4 + size * 3)}" opacity=".14">`,
      );
      sheet.stamp(name, 2, 3, 1, drawStones);
      sheet.add('</g>');
      sheet.add(
        `<g fill="none" stroke="${sheet.paint(tone)}" stroke-width="${round(4 + size * 3)}" opacity="0.85">`,
      );
      sheet.stamp(name, 0, 0, 1, drawStones);
      sheet.add('</g>');
    }
}

/** A paved square: slabs in rows that grow towards the viewer. */
export function paintPaving(sheet: Sheet, top: number, colour: string): void {
  sheet.paper(
    box(-40, top, sheet.width + 80, sheet.height - top + 40),
    sheet.fade([
      [0, shift(colour, 0.03)],
      [1, shift(colour, -0.06)],
    ]),
    { lift: 5, rim: 0.3 },
  );
  let joints = '';
  const depth = sheet.height - top;
  const vx = sheet.width / 2;
  for (let i = 1; i < 8; i++) joints += `M0 ${round(top + depth * (i / 8) ** 1.7)}H${sheet.width}`;
  for (let x = -2600; x <= 4600; x += 240)
    joints += `M${round(vx + (x - vx) * 0.42)} ${top}L${x} ${sheet.height}`;
  sheet.line(joints, sheet.hour.shadow, 2.2, 0.1);
}
