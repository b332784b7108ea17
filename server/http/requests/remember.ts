/** For what is asked of the addresses of requests. */
export const REMEMBERED_ADDRESSES = { most: 2000, longest: 500 };

/**
 * `make`, worked out once for each text that comes again and again. At most `most` outcomes are kept, and
 * none of a text longer than `longest`, so that nobody fills the memory with texts of their own.
 */
export function remember<T>(
  make: (text: string) => T,
  { most, longest }: { most: number; longest: number },
): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(text);
    if (text.length > longest) return made;
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}
