/**
 * Where an address has moved, or undefined: `/en` and `/el` in front of a path (the language is in
 * the query), and a slash at the end.
 */
export function findRedirect(address: string): string | undefined {
  const mark = address.indexOf('?');
  const path = mark < 0 ? address : address.slice(0, mark);
  const query = mark < 0 ? '' : address.slice(mark + 1);
  const language = /^\/(en|el|gr)(\/.*)?$/.exec(path);
  if (language) {
    const rest = plainPath(language[2] ?? '/');
    const parameters = new URLSearchParams(query);
    parameters.delete('lang');
    if (language[1] === 'en') parameters.set('lang', 'en');
    return parameters.size > 0 ? `${rest}?${parameters}` : rest;
  }
  const plain = plainPath(path);
  if (plain === path) return undefined;
  return mark < 0 ? plain : `${plain}?${query}`;
}

/**
 * Without slashes at the end, and with one at the beginning: `//host` would be another site, and so
 * would `/\host`, since browsers read a backslash as a slash.
 */
function plainPath(path: string): string {
  return `/${path.replace(/^[/\\]+/, '').replace(/[/\\]+$/, '')}`;
}
