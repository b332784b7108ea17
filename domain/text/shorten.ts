/** At most `max` UTF-16 units, cut between words where there are any. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const space = cut.search(/\s+\S*$/);
  const whole = space > 0 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${whole}…`;
}
