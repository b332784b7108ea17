/** Names of settings are compared by letters and digits alone. */
const plain = (name: string) => name.toUpperCase().replace(/[^A-Z\d]/g, '');

/** How many letters may be wrong: of a short name none, since another word is as near. */
const allowance = (name: string) => (name.length < 6 ? 0 : name.length < 10 ? 1 : 2);

/** The setting that a name was meant to be; undefined where it is none, or is one. */
export function findMeant(name: string, settings: readonly string[]): string | undefined {
  if (settings.includes(name)) return undefined;
  const typed = plain(name);
  return settings.find((setting) => {
    const meant = plain(setting);
    return typed === meant || isNear(typed, meant, allowance(meant));
  });
}

/** Whether at most so many letters were left out, added, taken for another or exchanged with the next. */
function isNear(typed: string, meant: string, most: number): boolean {
  if (Math.abs(typed.length - meant.length) > most) return false;
  // The optimal string alignment distance, row by row.
  let before: number[] = [];
  let row = Array.from({ length: meant.length + 1 }, (_, i) => i);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= meant.length; j++) {
      const same = typed[i - 1] === meant[j - 1];
      let least = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (same ? 0 : 1));
      const isExchanged = typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1];
      if (i > 1 && j > 1 && isExchanged) least = Math.min(least, at(before, j - 2) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return at(row, meant.length) <= most;
}

const at = (row: readonly number[], i: number) => row[i] ?? Number.POSITIVE_INFINITY;
