/** The list with the item at `index` moved by `step` places; unchanged if there is no such place. */
export function moveItem<T>(list: readonly T[], index: number, step: -1 | 1): T[] {
  const moved = [...list];
  const target = index + step;
  if (target < 0 || target >= list.length) return moved;
  const [item] = moved.splice(index, 1);
  moved.splice(target, 0, item as T);
  return moved;
}
