/** The list with the item at `index` moved by `step` places; unchanged if there is no such place. */
export function moveItem<T>(list: readonly T[], index: number, step: -1 | 1): T[] {
  const moved = [...list];
  const target = index + step;
  if (index < 0 || target < 0 || index >= list.length || target >= list.length) return moved;
  const [item] = moved.splice(index, 1);
  moved.splice(target, 0, item as T);
  return moved;
}

/**
 * The ids with one of them moved up or down past its neighbour, or null where it cannot move: it is
 * at the end already, or somebody has deleted it.
 */
export function moveEntry(ids: readonly string[], id: string, step: -1 | 1): string[] | null {
  const from = ids.indexOf(id);
  const to = from + step;
  return from === -1 || to < 0 || to >= ids.length ? null : moveItem(ids, from, step);
}
