/** The letters of the Greek keyboard (ELOT 928) by the keys of the English one; Q is a semicolon there. */
const GREEK_BY_KEY: Record<string, string> = {
  q: ';',
  w: 'ς',
  e: 'ε',
  r: 'ρ',
  t: 'τ',
  y: 'υ',
  u: 'θ',
  i: 'ι',
  o: 'ο',
  p: 'π',
  a: 'α',
  s: 'σ',
  d: 'δ',
  f: 'φ',
  g: 'γ',
  h: 'η',
  j: 'ξ',
  k: 'κ',
  l: 'λ',
  z: 'ζ',
  x: 'χ',
  c: 'ψ',
  v: 'ω',
  b: 'β',
  n: 'ν',
  m: 'μ',
};
const KEY_BY_GREEK = Object.fromEntries(
  Object.entries(GREEK_BY_KEY).map(([key, letter]) => [letter, key]),
);

/**
 * What the same keys may give on an English keyboard, in lower case: 'πασσςορδ' is 'password'. Two
 * answers, since a capital sigma stands on the keys of S and W. Nothing for a text without Greek letters.
 */
export function toEnglishKeys(text: string): string[] {
  if (!/\p{Script=Greek}/u.test(text)) return [];
  // By hand: toLowerCase() makes another sigma of the last one in a word.
  return ['σ', 'ς'].map((sigma) =>
    [...text.replaceAll('Σ', sigma).toLowerCase()]
      .map((letter) => KEY_BY_GREEK[letter] ?? letter)
      .join(''),
  );
}

/**
 * What the same keys give on a Greek keyboard, in lower case and without accents, whose key is the
 * English semicolon: 'kvdik;ow' is 'κωδικος'. Nothing for a text without English letters.
 */
export function toGreekKeys(text: string): string[] {
  const keys = text.toLowerCase();
  if (!/[a-z]/.test(keys)) return [];
  return [[...keys.replaceAll(';', '')].map((key) => GREEK_BY_KEY[key] ?? key).join('')];
}
