import type { DrawnMap, NamedSpot } from '../../../domain/maps/drawn-map.ts';
import { overlap } from '../../../domain/maps/name-streets.ts';
import type { Spot } from '../../../domain/maps/projection.ts';
import type { Box } from '../../../domain/maps/simplify.ts';

/** The visible parts of a drawing on a narrow map and on a map as wide as the page. */
export interface Sight {
  narrow: Box;
  wide: Box;
}

/** A town or a sea, its place in the drawing, and the maps on which all of its name is visible. */
export interface TownLabel extends NamedSpot {
  seenOn: 'all' | 'narrow' | 'wide';
}

/**
 * In drawing units, for the largest letters of a map (map-block.tsx); those of a wide one are smaller. A letter is some
 * 0.57 of their size wide.
 */
const TOWN = { perLetter: 16, perWideLetter: 12.5, lineHeight: 34, gap: 12 };
const PLACE = { perLetter: 16, below: 68, around: 34 };
const WATER = { perLetter: 6, halfHeight: 16 };

/** Where the button that asks for the real map lies over a wide one. */
const BUTTON: Box = { left: 0, right: 290, top: 290, bottom: 1000 };

const isWithin = (a: Box, b: Box) =>
  a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;

/**
 * The places in sight whose dot and name cover neither each other nor the place in the middle of the map, whose name
 * stands under it with that many letters.
 */
export function townsInSight(
  places: readonly NamedSpot[],
  middle: Spot,
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
  return places.flatMap(({ name, x, y }) => {
    const boxOf = (perLetter: number) => ({
      left: x - TOWN.gap,
      right: x + TOWN.gap + Math.max(name.el.length, name.en.length) * perLetter,
      top: y - TOWN.lineHeight,
      bottom: y + TOWN.gap,
    });
    const box = boxOf(TOWN.perLetter);
    const isOnNarrow = isWithin(box, sight.narrow);
    const isOnWide = isWithin(boxOf(TOWN.perWideLetter), sight.wide);
    if (!(isOnNarrow || isOnWide) || taken.some((other) => overlap(box, other))) return [];
    taken.push(box);
    const seenOn = isOnNarrow && isOnWide ? 'all' : isOnNarrow ? 'narrow' : 'wide';
    return [{ name, x, y, seenOn }];
  });
}

/**
 * Where the name of a sea stands on one of its lines, as near as possible to `x`, within `sight` and off what is
 * `taken`; undefined where there is no room. In drawing units.
 */
export function placeWaterName(
  waters: DrawnMap['waters'],
  { x, sight, taken }: { x: number; sight: Box; taken: readonly Box[] },
): NamedSpot | undefined {
  const spots = waters.flatMap(({ name, line }) =>
    pointsAlong(line).map((spot) => ({ name, ...spot })),
  );
  return spots
    .toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))
    .find((spot) => {
      const halfWidth = Math.max(spot.name.el.length, spot.name.en.length) * WATER.perLetter;
      const box = {
        left: spot.x - halfWidth,
        right: spot.x + halfWidth,
        top: spot.y - WATER.halfHeight,
        bottom: spot.y + WATER.halfHeight,
      };
      return isWithin(box, sight) && !taken.some((other) => overlap(box, other));
    });
}

/** The name of a sea where both maps show all of it; else where a wide one does, which alone shows it then. */
export function nameWater(
  waters: DrawnMap['waters'],
  { narrow, wide }: Sight,
  where: { x: number; taken: readonly Box[] },
): TownLabel | undefined {
  const both = {
    left: Math.max(narrow.left, wide.left),
    right: Math.min(narrow.right, wide.right),
    top: Math.max(narrow.top, wide.top),
    bottom: Math.min(narrow.bottom, wide.bottom),
  };
  const onBoth = placeWaterName(waters, { ...where, sight: both });
  if (onBoth) return { ...onBoth, seenOn: 'all' };
  const onWide = placeWaterName(waters, { ...where, sight: wide });
  return onWide && { ...onWide, seenOn: 'wide' };
}

/** How far apart the spots on a line are that are tried, in drawing units. */
const STEP = 20;

function pointsAlong(line: readonly Spot[]): Spot[] {
  return line.flatMap((to, at) => {
    const from = line[at - 1] ?? to;
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
    return Array.from({ length: steps }, (_, step) => {
      const share = (step + 1) / steps;
      return {
        x: Math.round(from.x + (to.x - from.x) * share),
        y: Math.round(from.y + (to.y - from.y) * share),
      };
    });
  });
}
