/**
 * Greek in Latin letters, as people type it without a Greek keyboard: 'vevaiosi' is 'βεβαίωση'.
 * One Latin spelling stands for many Greek ones, so the words are not guessed but looked up: a
 * pattern of all possible spellings finds those that the municipality's texts do contain.
 */

/** What a group of Latin letters may stand for. Longer groups come before single letters. */
const SPELLINGS: Record<string, readonly string[]> = {
  // Pairs of vowels, which are one sound or two.
  ai: ['αι'],
  ei: ['ει'],
  oi: ['οι'],
  ou: ['ου'],
  eu: ['ευ', 'εου'],
  ev: ['ευ', 'εβ'],
  ef: ['ευ', 'εφ'],
  au: ['αυ', 'αου'],
  av: ['αυ', 'αβ'],
  af: ['αυ', 'αφ'],
  yi: ['υι'],
  ui: ['υι', 'ουι'],
  // Greek consonants that take two Latin letters.
  th: ['θ', 'τη'],
  ch: ['χ'],
  ph: ['φ', 'πη'],
  ps: ['ψ', 'πσ'],
  ks: ['ξ', 'κσ'],
  mp: ['μπ'],
  nt: ['ντ'],
  gk: ['γκ', 'γγ'],
  gg: ['γγ', 'γκ'],
  ng: ['γγ', 'γκ'],
  gh: ['γ', 'γη'],
  dh: ['δη', 'δ'],
  kh: ['χ', 'κη'],
  ts: ['τσ'],
  tz: ['τζ'],
  a: ['α'],
  b: ['β', 'μπ'],
  c: ['κ', 'σ', 'χ'],
  d: ['δ', 'ντ'],
  e: ['ε', 'αι'],
  f: ['φ', 'υ'],
  g: ['γ', 'γγ', 'γκ'],
  h: ['η', 'χ'],
  i: ['ι', 'η', 'υ', 'ει', 'οι'],
  j: ['ξ', 'ζ', 'τζ'],
  k: ['κ'],
  l: ['λ'],
  m: ['μ'],
  n: ['ν'],
  o: ['ο', 'ω'],
  p: ['π'],
  q: ['κ', 'θ'],
  r: ['ρ'],
  s: ['σ'],
  t: ['τ'],
  u: ['υ', 'ου'],
  v: ['β', 'υ', 'ν'],
  w: ['ω', 'ου'],
  x: ['χ', 'ξ'],
  y: ['υ', 'ι', 'η', 'ει', 'οι'],
  z: ['ζ'],
  '3': ['ξ', '3'],
  '8': ['θ', '8'],
  '9': ['θ', '9'],
};

const LONGEST_GROUP = 2;
/** Shorter words begin too many others. */
const SHORTEST_WORD = 3;
/** The search looks for each of these words in every text. */
const MAX_WORDS = 6;

/** Whether a folded word is written in Latin letters and digits alone, with a letter among them. */
export function isLatin(word: string): boolean {
  return /^[a-z0-9]+$/.test(word) && /[a-z]/.test(word);
}

/**
 * A regular expression for all Greek spellings of a folded word in Latin letters. Undefined when
 * the word is not in Latin letters, or too short to tell.
 */
export function greekPattern(word: string): string | undefined {
  if (!isLatin(word) || word.length < SHORTEST_WORD) return undefined;
  let pattern = '';
  let at = 0;
  while (at < word.length) {
    let length = LONGEST_GROUP;
    while (length > 1 && !(word.slice(at, at + length) in SPELLINGS)) length--;
    const group = word.slice(at, at + length);
    pattern += oneOf(SPELLINGS[group] ?? [group]);
    at += length;
    // 'thalasa' and 'thallassa' are 'θάλασσα': a doubled consonant counts as one.
    while (DOUBLED.test(group) && word[at] === group) at++;
  }
  return pattern;
}

const DOUBLED = /^[klmnprst]$/;

function oneOf(spellings: readonly string[]): string {
  const [only = ''] = spellings;
  if (spellings.length > 1) return `(?:${spellings.join('|')})`;
  return /^[κλμνπρστ]$/.test(only) ? `${only}${only}?` : only;
}

/**
 * The words of a folded text that a folded word in Latin letters may mean or begin: at most six,
 * the shortest first, without those that contain another.
 */
export function findGreekWords(latin: string, text: string): string[] {
  const pattern = greekPattern(latin);
  if (!pattern) return [];
  const found = new Set<string>();
  // Every word begins behind a space or a line end.
  for (const [, word = ''] of ` ${text}`.matchAll(new RegExp(`[ \n](${pattern}[^ \n]*)`, 'g'))) {
    found.add(word);
  }
  const words: string[] = [];
  for (const word of [...found].sort((a, b) => a.length - b.length)) {
    if (words.length === MAX_WORDS) break;
    if (!words.some((shorter) => word.includes(shorter))) words.push(word);
  }
  return words;
}
