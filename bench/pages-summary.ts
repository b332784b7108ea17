type Row = Record<string, string | number>;

/** The columns with Lighthouse's scores. */
const SCORES = ['perf', 'a11y', 'best practices', 'SEO'] as const;

/** What bench:pages says at its end: how many pages, the lowest of each score and where, the heaviest page. */
export function summarisePages(rows: readonly Row[]): string[] {
  const lines = [`${rows.length} pages`];
  for (const score of SCORES) {
    const lowest = furthest(rows, score, (a, b) => a < b);
    if (!lowest) continue;
    const others = rows.filter((row) => row[score] === lowest[score]).length - 1;
    const where = others > 0 ? `${lowest.page} and ${others} more` : lowest.page;
    lines.push(`lowest ${score}: ${lowest[score]} (${where})`);
  }
  for (const weight of ['in all', 'with first pictures', 'JS']) {
    const heaviest = furthest(rows, weight, (a, b) => a > b);
    if (heaviest) lines.push(`heaviest, ${weight}: ${heaviest[weight]} KB (${heaviest.page})`);
  }
  return lines;
}

function furthest(
  rows: readonly Row[],
  column: string,
  isFurther: (a: number, b: number) => boolean,
): Row | undefined {
  let found: Row | undefined;
  for (const row of rows) {
    const value = row[column];
    if (typeof value !== 'number') continue;
    if (!found || isFurther(value, found[column] as number)) found = row;
  }
  return found;
}

/** The beginnings of addresses that a robots.txt keeps everybody's robots from (RFC 9309, section 2.2). */
export function readDisallowed(robotsTxt: string): string[] {
  return [...robotsTxt.matchAll(/^Disallow:[ \t]*(\/\S*)/gim)].map((match) => match[1] as string);
}

/** Whether such a beginning, or with `$` at its end such an address, is that of a path with its query. */
export function isDisallowed(disallowed: readonly string[], path: string): boolean {
  return disallowed.some((rule) =>
    rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule),
  );
}
