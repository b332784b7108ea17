import type { Spot } from '../../../domain/maps/projection.ts';

/** A pin: its foot stands on the place, its head beside it, in drawing units. */
export interface PlacedPin {
  foot: Spot;
  head: Spot;
}

/**
 * In drawing units, of which 640 are 280 px on the smallest phone: a head is hit within 24 px there, and no other
 * one's.
 */
export const PIN = { radius: 24, hit: 28, above: 46, apart: 60, edge: 32 };

/** Enough for any list of a screen; fewer where everything stands apart sooner. */
const ROUNDS = 400;

/** Pairs of pins that are looked at in all rounds together: of hundreds not all stand apart, however long one tries. */
const MOST_PAIRS = 1_000_000;

/** Places the heads of pins above their feet, and moves them until each can be hit by itself. */
export function placePins(
  feet: readonly Spot[],
  { width, height }: { width: number; height: number },
): PlacedPin[] {
  // Every second a little higher: a row along a straight coast finds room above itself.
  const heads = feet.map(({ x, y }, at) => ({ x, y: y - PIN.above - (at % 2) * 6 }));
  const rounds = Math.min(ROUNDS, Math.ceil((2 * MOST_PAIRS) / feet.length ** 2));
  for (let round = 0; round < rounds; round++) {
    let hasMoved = false;
    for (const [at, one] of heads.entries()) {
      for (const other of heads.slice(at + 1)) hasMoved = pushApart(one, other) || hasMoved;
    }
    for (const head of heads) {
      head.x = Math.min(width - PIN.edge, Math.max(PIN.edge, head.x));
      head.y = Math.min(height - PIN.edge, Math.max(PIN.edge, head.y));
    }
    if (!hasMoved) break;
  }
  return heads.map((head, at) => ({
    foot: feet[at] ?? head,
    head: { x: Math.round(head.x), y: Math.round(head.y) },
  }));
}

function pushApart(one: Spot, other: Spot): boolean {
  let x = other.x - one.x;
  const y = other.y - one.y;
  // Two places in one house: side by side.
  if (x === 0 && y === 0) x = 1;
  const distance = Math.hypot(x, y);
  if (distance >= PIN.apart) return false;
  const push = (PIN.apart - distance) / 2 + 0.5;
  one.x -= (x / distance) * push;
  one.y -= (y / distance) * push;
  other.x += (x / distance) * push;
  other.y += (y / distance) * push;
  return true;
}
