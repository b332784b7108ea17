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
 * The texts that the same keys give on an English keyboard, in lower case: 'πασσςορδ' is 'password'. There are two,
 * since the keys of S and W both give a capital sigma. Empty for a text without Greek letters.
 */
export function toEnglishKeys(text: string): string[] {
  if (!/\p{Script=Greek}/u.test(text)) return [];
  // By hand, because toLowerCase() turns a sigma at the end of a word into the final one.
  return ['σ', 'ς'].map((sigma) =>
    [...text.replaceAll('Σ', sigma).toLowerCase()]
      .map((letter) => KEY_BY_GREEK[letter] ?? letter)
      .join(''),
  );
}

/**
 * The text that the same keys give on a Greek keyboard, in lower case and without accents (the accent's key is the
 * English semicolon): 'kvdik;ow' is 'κωδικος'. Empty for a text without English letters.
 */
export function toGreekKeys(text: string): string[] {
  const keys = text.toLowerCase();
  if (!/[a-z]/.test(keys)) return [];
  return [[...keys.replaceAll(';', '')].map((key) => GREEK_BY_KEY[key] ?? key).join('')];
}
