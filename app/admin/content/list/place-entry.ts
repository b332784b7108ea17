/** Where an entry is put in an order: past its neighbour, at an end, or beside another entry. */
export type Move =
  | { step: -1 | 1 }
  | { end: 'first' | 'last' }
  | { side: 'before' | 'after'; of: string };

/**
 * The ids with one of them moved, or null where nothing moves: it is there already, or somebody has deleted it or the
 * entry beside which it was put.
 */
export function placeEntry(ids: readonly string[], id: string, move: Move): string[] | null {
  const from = ids.indexOf(id);
  if (from === -1) return null;
  const others = ids.filter((one) => one !== id);
  const to = placeAmong(others, from, move);
  if (to === null || to === from || to < 0 || to > others.length) return null;
  return [...others.slice(0, to), id, ...others.slice(to)];
}

function placeAmong(others: readonly string[], from: number, move: Move): number | null {
  if ('step' in move) return from + move.step;
  if ('end' in move) return move.end === 'first' ? 0 : others.length;
  const beside = others.indexOf(move.of);
  if (beside === -1) return null;
  return move.side === 'before' ? beside : beside + 1;
}
