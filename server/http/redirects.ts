import { partsOf } from '../../domain/screens/reserved.ts';

const LANGUAGE = new RegExp(`^/(${partsOf('language')})(/.*)?$`);

/**
 * Where an address has moved, or undefined: `/en` and `/el` in front of a path (the language is in
 * the query), capital letters (the router takes `/News` for `/news`, but a page has one address, or it
 * would be made, held and drawn for sharing once for each spelling), and a slash at the end.
 */
export function findPlainAddress(address: string): string | undefined {
  const mark = address.indexOf('?');
  const asked = mark < 0 ? address : address.slice(0, mark);
  const path = asked.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  const query = mark < 0 ? '' : address.slice(mark + 1);
  const language = LANGUAGE.exec(path);
  if (language) {
    const rest = plainPath(language[2] ?? '/');
    const parameters = new URLSearchParams(query);
    parameters.delete('lang');
    if (language[1] === 'en') parameters.set('lang', 'en');
    return parameters.size > 0 ? `${rest}?${parameters}` : rest;
  }
  const plain = plainPath(path);
  if (plain === asked) return undefined;
  return mark < 0 ? plain : `${plain}?${query}`;
}

/**
 * Without slashes at the end, and with one at the beginning: `//host` would be another site, and so
 * would `/\host`, since browsers read a backslash as a slash.
 */
function plainPath(path: string): string {
  const isSlash = (at: number) => path[at] === '/' || path[at] === '\\';
  let from = 0;
  let to = path.length;
  while (isSlash(from)) from++;
  while (to > from && isSlash(to - 1)) to--;
  return `/${path.slice(from, to)}`;
}
