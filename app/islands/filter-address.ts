/**
 * The address to which a GET form leads with its values. Empty fields are left out, so that the address is short
 * enough to share.
 *
 * @param action the form's address, with or without a query (which a GET form replaces)
 */
export function filterAddress(action: string, fields: Iterable<[string, unknown]>): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value !== 'string') continue;
    const trimmed = value.trim();
    if (trimmed !== '') query.append(name, trimmed);
  }
  const [path] = action.split(/[?#]/, 1);
  return query.size > 0 ? `${path}?${query}` : `${path}`;
}
