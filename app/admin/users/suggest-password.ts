/** No letters or digits that look alike: people read passwords over the phone and type them from paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/**
 * A password that nobody guesses: twenty random characters in groups, nearly 100 bits. `random` fills
 * the bytes it is given; the browser's own by default.
 */
export function suggestPassword(
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes),
): string {
  const letters: string[] = [];
  // Bytes beyond the last whole multiple are skipped, since they would make some letters more likely.
  const limit = 256 - (256 % LETTERS.length);
  while (letters.length < GROUPS * GROUP_LENGTH) {
    for (const byte of random(new Uint8Array(32))) {
      if (byte < limit) letters.push(LETTERS[byte % LETTERS.length] as string);
    }
  }
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}
