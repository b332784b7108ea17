/** Things of the shore that several pictures share. */
import { shift } from '../colour.ts';
import { paintCrown } from '../foliage.ts';
import { box, curve, oval, type Point, polygon, round, under } from '../path.ts';
import type { Sheet } from '../sheet.ts';

/** Round stones between two heights, larger towards the viewer; `size` is the width of the nearest. */
export function paintStones(
  sheet: Sheet,
  top: (x: number) => number,
  bottom: (x: number) => number,
  count: number,
  size: number,
  [from, to]: readonly [number, number] = [0, sheet.width],
): void {
  const tones = ['pebble', 'stone', 'stoneDark', 'white', 'slate', 'rock'] as const;
  for (let band = 0; band < 4; band++) {
    const width = size * (0.22 + 0.26 * band);
    for (const tone of tones) {
      const stones: [number, number][] = [];
      const share = tone === 'slate' ? 0.4 : 1;
      for (let i = 0; i < (count / 24) * share; i++) {
        const x = sheet.random.between(from, to);
        const t = (band + sheet.random.next()) / 4;
        const y = top(x) + (bottom(x) - top(x)) * t;
        stones.push([Math.round(x), Math.round(y)]);
      }
      if (stones.length === 0) continue;
      const d = snake(stones, Math.max(1, Math.round(width * 0.55)));
      const drawStones = () => sheet.add(`<path d="${d}"/>`);
      const name = `stones ${d.slice(0, 40)}`;
      sheet.add(
        `<g fill="none" stroke="${sheet.hour.shadow}" stroke-width="${round(width)}" opacity=".14">`,
      );
      sheet.stamp(name, 2, 3, 1, drawStones);
      sheet.add('</g>');
      sheet.add(
        `<g fill="none" stroke="${sheet.paint(tone)}" stroke-width="${round(width)}" opacity="0.88">`,
      );
      sheet.stamp(name, 0, 0, 1, drawStones);
      sheet.add('</g>');
    }
  }
}

/** Dashes of one length in rows to and fro, each told from where the last ended: the shortest way to write them. */
export function snake(dots: [number, number][], length: number): string {
  const row = (y: number) => Math.floor(y / 14);
  dots.sort((a, b) => row(a[1]) - row(b[1]) || (row(a[1]) % 2 ? b[0] - a[0] : a[0] - b[0]));
  let [fromX, fromY] = [0, 0];
  let d = '';
  for (const [i, [x, y]] of dots.entries()) {
    d += i === 0 ? `M${x} ${y}h${length}` : `m${x - fromX} ${y - fromY}h${length}`;
    [fromX, fromY] = [x + length, y];
  }
  return d;
}

/** The sea in front, with the land behind it: foam along the line, shallow water, deep water. */
export function paintWaterInFront(sheet: Sheet, line: readonly Point[]): void {
  const foot = sheet.height + 40;
  const edge = (dy: number) => {
    const moved = line.map(([x, y]): Point => [x, y + dy]);
    return under(curve(moved), moved, foot);
  };
  sheet.fill(edge(-14), sheet.hour.shadow, 0.12);
  sheet.paper(edge(0), sheet.paint('foam'), { lift: 4, rim: 0 });
  sheet.fill(
    edge(13),
    sheet.fade([
      [0, sheet.light('#BFE6E0')],
      [0.22, sheet.light('#7CC8D0')],
      [0.6, sheet.water(0.5)],
      [1, sheet.water(0.9)],
    ]),
  );
  for (const [i, dy] of [70, 150, 240].entries())
    sheet.paper(edge(dy), sheet.water(0.32 + i * 0.2), { lift: 4, rim: 0.2, opacity: 0.42 });
}

/** A tamarisk of the shore: leaning trunks and feathery grey-green leaves; 260 high. */
export function paintTamarisk(sheet: Sheet, distance = 0): void {
  sheet.reuse(`tamarisk ${distance}`, () => {
    const bark = sheet.paint('trunk', distance);
    sheet.line('M-6 4C-20 -60 -46 -96 -70 -140M4 4C6 -60 30 -100 52 -150', bark, 15);
    sheet.line('M0 4C0 -60 -6 -110 -4 -170', shift(bark, 0.05), 13);
    const dark = sheet.light('#6F8560', distance);
    const body = sheet.light('#95A87A', distance);
    paintCrown(sheet, 78, -168, 78, 52, dark, body);
    paintCrown(sheet, -88, -166, 84, 54, dark, body);
    paintCrown(sheet, -4, -214, 100, 58, shift(dark, 0.03), shift(body, 0.03));
    let plumes = '';
    for (let i = 0; i < 22; i++) {
      const x = sheet.random.between(-130, 120);
      const y = -190 - sheet.random.between(-20, 60) * (1 - Math.abs(x) / 170);
      plumes += `M${round(x)} ${round(y)}l${round(sheet.random.between(-5, 5))} -9`;
    }
    sheet.line(plumes, sheet.light('#D9C3B0', distance), 4, 0.6);
  });
}

/** A bicycle, 150 long, looking right. */
export function paintBicycle(sheet: Sheet, colour: string): void {
  sheet.line('M-50 -30a26 26 0 1 0 .1 0ZM50 -30a26 26 0 1 0 .1 0Z', sheet.paint('ink'), 5);
  sheet.line('M-50 -4L-18 -52H32L-4 -6ZM-18 -52L-4 -6M50 -4L30 -62H44', colour, 6);
  sheet.line('M-28 -60H-8', sheet.paint('ink'), 7);
}

/** A small ridge tent, 200 wide. */
export function paintTent(sheet: Sheet, cloth: string): void {
  sheet.fill(oval(0, 2, 118, 10), sheet.hour.shadow, 0.24);
  sheet.paper(polygon([-104, 2], [-20, -112], [104, 2]), sheet.tone(cloth, 0.05), {
    lift: 5,
    rim: 0.4,
  });
  sheet.fill(polygon([-104, 2], [-20, -112], [-2, 2]), shift(cloth, 0.05));
  sheet.fill(polygon([-68, 2], [-30, -66], [-22, 2]), sheet.hour.shadow, 0.55);
  sheet.line('M-104 2L-132 10M104 2L132 10', sheet.paint('stone'), 2);
}

/** A motorhome, 330 long. */
export function paintMotorhome(sheet: Sheet): void {
  const white = sheet.paint('white');
  sheet.fill(oval(0, 2, 180, 11), sheet.hour.shadow, 0.26);
  sheet.paper(
    'M-164 -22V-150Q-164 -164 -150 -164H96Q128 -164 124 -128L120 -108L160 -62V-22Z',
    sheet.tone(white, 0.04),
    { lift: 5, rim: 0.4 },
  );
  sheet.fill('M-164 -66H156L160 -46H-164Z', sheet.paint('seaLight'));
  sheet.fill(
    `${box(-140, -136, 74, 40, 6) + box(-40, -136, 54, 40, 6)}M98 -104H116L148 -66H98Z`,
    sheet.hour.pane,
  );
  sheet.fill(box(30, -136, 46, 108, 4), shift(white, -0.07));
  for (const x of [-96, 106]) {
    sheet.fill(oval(x, -20, 26), sheet.paint('ink'));
    sheet.fill(oval(x, -20, 11), sheet.paint('stone'));
  }
}

/** Somebody on a surfboard with a sail, 220 high, looking right. */
export function paintWindsurfer(sheet: Sheet, cloth: string): void {
  sheet.fill(oval(0, 6, 84, 6), sheet.hour.shadow, 0.3);
  sheet.paper('M-78 -4Q0 10 82 -8Q74 8 50 8H-50Q-72 8 -78 -4Z', sheet.paint('white'), {
    lift: 3,
    rim: 0.4,
  });
  sheet.line('M14 0L34 -214', sheet.paint('trunk'), 5);
  sheet.paper('M34 -214Q-74 -120 -52 -44Q-20 -34 20 -36Z', sheet.tone(cloth, 0.05), {
    lift: 4,
    rim: 0.5,
  });
  sheet.fill('M26 -150L-46 -110Q-60 -80 -54 -58L22 -84Z', sheet.paint('white'), 0.75);
}

/** A striped awning from the wall, `w` wide, its upper edge at the origin. */
export function paintAwning(sheet: Sheet, w: number, cloth: string): void {
  const white = sheet.paint('white');
  const n = Math.max(4, Math.round(w / 26));
  const step = w / n;
  sheet.paper(`M${-w / 2} 0H${w / 2}L${w / 2 + 14} 46H${-w / 2 - 14}Z`, sheet.tone(white, 0.03), {
    lift: 6,
    rim: 0.4,
  });
  const outer = (w + 28) / n;
  let stripes = '';
  let scallops = '';
  for (let i = 0; i < n; i++) {
    const a = -w / 2 + i * step;
    const b = -w / 2 - 14 + i * outer;
    if (i % 2 === 0) {
      stripes += polygon([a, 0], [a + step, 0], [b + outer, 46], [b, 46]);
      stripes += `M${round(b)} 46h${round(outer)}q${round(-outer / 2)} 20 ${round(-outer)} 0Z`;
    } else
      scallops += `M${round(b)} 46h${round(outer)}q${round(-outer / 2)} 20 ${round(-outer)} 0Z`;
  }
  sheet.fill(scallops, white);
  sheet.fill(stripes, cloth);
}
