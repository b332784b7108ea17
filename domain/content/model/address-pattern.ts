/**
 * Patterns of addresses without language, as the route table and content types write them: `/news/:slug`. A
 * parameter stands for one part of an address, `*` for the whole rest; `#` begins a place on a screen.
 */

const PARAMETER = /:(\w+)/g;

/** The names of a pattern's parameters, in order. */
export function parametersOf(pattern: string): string[] {
  return [...pattern.matchAll(PARAMETER)].map(([, name = '']) => name);
}

/** The address that a pattern gives with those values; a value may have several parts, as the slugs of pages do. */
export function fillPattern(pattern: string, values: Record<string, unknown>): string {
  return pattern.replace(PARAMETER, (_, name: string) => String(values[name]));
}

/** Whether an address matches a pattern. */
export function matchesPattern(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const asked = path.split('/');
  if (wanted.at(-1) === '*') wanted.pop();
  else if (asked.length !== wanted.length) return false;
  return wanted.every((part, at) => (part.startsWith(':') ? asked[at] : asked[at] === part));
}
