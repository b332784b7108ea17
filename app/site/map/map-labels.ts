import type { Bilingual } from '../../../domain/text/bilingual.ts';
import type { LngLat, Projection } from './gulf-geometry.ts';
import { seaBetween } from './gulf-geometry.ts';

/** Towns that a visitor knows from road signs: they show where on the coast a place is. */
const TOWNS: readonly (readonly [name: Bilingual, at: LngLat])[] = [
  [{ el: 'Καμάρες', en: 'Kamares' }, [21.982, 38.305]],
  [{ el: 'Ροδοδάφνη', en: 'Rododafni' }, [22.043, 38.272]],
  [{ el: 'Αίγιο', en: 'Aigio' }, [22.082, 38.249]],
  [{ el: 'Διακοπτό', en: 'Diakopto' }, [22.203, 38.194]],
  [{ el: 'Ακράτα', en: 'Akrata' }, [22.314, 38.162]],
  [{ el: 'Αιγείρα', en: 'Aigeira' }, [22.357, 38.145]],
  [{ el: 'Δερβένι', en: 'Derveni' }, [22.417, 38.131]],
  [{ el: 'Καλάβρυτα', en: 'Kalavryta' }, [22.111, 38.033]],
];

/** A part of a drawing, in its units. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The visible parts of a drawing on a narrow map and on a map as wide as the page. */
export interface Sight {
  narrow: Box;
  wide: Box;
}

/** A town, the place of its dot in the drawing, and the maps on which all of its name is visible. */
export interface TownLabel {
  name: Bilingual;
  x: number;
  y: number;
  seenOn: 'all' | 'narrow' | 'wide';
}

/** In drawing units, for the largest letters of a map (map-block.tsx). */
const TOWN = { perLetter: 12.5, lineHeight: 30, gap: 12 };
const PLACE = { perLetter: 13, below: 68, around: 34 };
const GULF = { halfWidth: 98, halfHeight: 15 };

/** Where the button that asks for the real map lies over a wide one. */
const BUTTON: Box = { left: 0, right: 290, top: 290, bottom: 1000 };

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const isWithin = (a: Box, b: Box) =>
  a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;

/**
 * The towns in sight whose dot and name cover neither each other nor the place in the middle of the
 * map, whose name stands under it with that many letters.
 */
export function townsInSight(
  { place }: Projection,
  middle: { x: number; y: number },
  letters: number,
  sight: Sight,
): TownLabel[] {
  const halfName = Math.max(PLACE.around, (letters * PLACE.perLetter) / 2);
  const taken: Box[] = [
    BUTTON,
    {
      left: middle.x - PLACE.around,
      right: middle.x + PLACE.around,
      top: middle.y - PLACE.around,
      bottom: middle.y + PLACE.around,
    },
    {
      left: middle.x - halfName,
      right: middle.x + halfName,
      top: middle.y,
      bottom: middle.y + PLACE.below,
    },
  ];
  return TOWNS.flatMap(([name, at]) => {
    const { x, y } = place(at);
    const box = {
      left: x - TOWN.gap,
      right: x + TOWN.gap + Math.max(name.el.length, name.en.length) * TOWN.perLetter,
      top: y - TOWN.lineHeight,
      bottom: y + TOWN.gap,
    };
    const isOnNarrow = isWithin(box, sight.narrow);
    const isOnWide = isWithin(box, sight.wide);
    if (!(isOnNarrow || isOnWide) || taken.some((other) => overlap(box, other))) return [];
    taken.push(box);
    const seenOn = isOnNarrow && isOnWide ? 'all' : isOnNarrow ? 'narrow' : 'wide';
    return [{ name, x, y, seenOn }];
  });
}

/**
 * Where the gulf's name stands in the middle of the water, a little east of the middle of the map;
 * undefined where too little water is in sight. `margin` is what a wide map cuts off at the top.
 */
export function placeGulfName(
  projection: Projection,
  middle: { x: number; y: number },
  margin: number,
): { x: number; y: number } | undefined {
  const x = middle.x + GULF.halfWidth;
  const sides = [x - GULF.halfWidth, x, x + GULF.halfWidth].map((side) =>
    seaBetween(projection, side),
  );
  const top = Math.max(margin, ...sides.map((side) => side.north)) + GULF.halfHeight;
  const bottom = Math.min(...sides.map((side) => side.south)) - GULF.halfHeight;
  return bottom > top ? { x, y: Math.round((top + bottom) / 2) } : undefined;
}
