/** A number from the letters of an address: the same in each run, whatever other addresses there are. */
export function turnOf(address: string): number {
  let sum = 0;
  for (const letter of address) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum;
}
