import {
  type Crop,
  FOCUS_STEP,
  type Focus,
  SHORTEST_SIDE,
  WHOLE_SIDE,
} from '../../../../domain/media/pictures/crop.ts';

const WHOLE: Crop = { left: 0, top: 0, width: WHOLE_SIDE, height: WHOLE_SIDE };

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** The step nearest to a share of a side, 0 to 1; in percent. */
export function focusAt(share: number): number {
  return within(Math.round((share * 100) / FOCUS_STEP) * FOCUS_STEP, 0, 100);
}

const ARROWS: Record<string, Focus> = {
  ArrowLeft: { x: -FOCUS_STEP, y: 0 },
  ArrowRight: { x: FOCUS_STEP, y: 0 },
  ArrowUp: { x: 0, y: -FOCUS_STEP },
  ArrowDown: { x: 0, y: FOCUS_STEP },
};

/** The point after a key was pressed; undefined for a key that moves nothing. */
export function moveFocus({ x, y }: Focus, key: string): Focus | undefined {
  const step = ARROWS[key];
  return step && { x: within(x + step.x, 0, 100), y: within(y + step.y, 0, 100) };
}

/** A part in percent of the sides, as the tool gives it, in whole thousandths; null for the whole picture. */
export function toCrop(part: { x: number; y: number; width: number; height: number }): Crop | null {
  const side = (percent: number) => Math.round((percent * WHOLE_SIDE) / 100);
  const width = within(side(part.width), SHORTEST_SIDE, WHOLE_SIDE);
  const height = within(side(part.height), SHORTEST_SIDE, WHOLE_SIDE);
  if (width === WHOLE_SIDE && height === WHOLE_SIDE) return null;
  return {
    left: within(side(part.x), 0, WHOLE_SIDE - width),
    top: within(side(part.y), 0, WHOLE_SIDE - height),
    width,
    height,
  };
}

/** Where the point that stays in sight lies in another part of the picture; at its edge if it is outside. */
export function focusInCrop(focus: Focus, before: Crop | null, after: Crop | null): Focus {
  const from = before ?? WHOLE;
  const to = after ?? WHOLE;
  const share = (percent: number, start: number, length: number, first: number, side: number) =>
    (start + (percent / 100) * length - first) / side;
  return {
    x: focusAt(share(focus.x, from.left, from.width, to.left, to.width)),
    y: focusAt(share(focus.y, from.top, from.height, to.top, to.height)),
  };
}
