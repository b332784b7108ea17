import { moveItem } from '../../form/move-item.ts';

/**
 * The ids with one of them moved up or down past its neighbour, or null where it cannot move: it is
 * at the end already, or somebody has deleted it.
 */
export function moveEntry(ids: readonly string[], id: string, step: -1 | 1): string[] | null {
  const from = ids.indexOf(id);
  const to = from + step;
  return from === -1 || to < 0 || to >= ids.length ? null : moveItem(ids, from, step);
}
