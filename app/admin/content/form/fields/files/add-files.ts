export interface Added<I> {
  items: I[];
  /** How many files the list had already. */
  twice: number;
  /** How many files found no room. */
  leftOut: number;
}

interface Rules<I> {
  /** The part of an item that names its file. */
  part: string;
  most: number;
  /** An item without a file. */
  empty: I;
}

/** A list with files at its end, each once and no more than there is room for. */
export function addFiles<I extends Record<string, unknown>>(
  items: readonly I[],
  files: readonly string[],
  { part, most, empty }: Rules<I>,
): Added<I> {
  const has = new Set(items.map((item) => item[part]));
  const fresh = [...new Set(files)].filter((file) => !has.has(file));
  const added = fresh.slice(0, Math.max(0, most - items.length));
  return {
    items: [...items, ...added.map((file) => ({ ...empty, [part]: file }))],
    twice: files.length - fresh.length,
    leftOut: fresh.length - added.length,
  };
}
