/**
 * How a word sounds, so that spellings of one sound meet: η ι υ ει οι υι, ο ω, ε αι, αυ αβ, double consonants. What is
 * typed in Latin letters (Greeklish) has several sounds, since 'h' may be η or χ; the Greek words that exist decide.
 * Words are folded (domain/text/fold.ts). The letters of a sound are Latin ones and 8 for θ.
 */
const PAIRS: Record<string, string> = {
  αι: 'e',
  ει: 'i',
  οι: 'i',
  υι: 'i',
  ου: 'u',
  αυ: 'av',
  ευ: 'ev',
  γγ: 'gk',
  γκ: 'gk',
};
const LETTERS: Record<string, string> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: '8',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'ks',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  τ: 't',
  υ: 'i',
  φ: 'f',
  χ: 'h',
  ψ: 'ps',
  ω: 'o',
};

/** What a group of Latin letters may sound like in Greek. Longer groups come before single letters. */
const LATIN: Record<string, readonly string[]> = {
  ai: ['e', 'ai'],
  ei: ['i', 'ei'],
  oi: ['i', 'oi'],
  ou: ['u'],
  oy: ['u', 'oi'],
  yi: ['i'],
  ui: ['i'],
  au: ['av'],
  ay: ['av', 'ai'],
  av: ['av'],
  af: ['av', 'af'],
  eu: ['ev'],
  ey: ['ev'],
  ev: ['ev'],
  ef: ['ev', 'ef'],
  th: ['8', 'ti'],
  ch: ['h'],
  kh: ['h'],
  ph: ['f', 'pi'],
  gh: ['g', 'gi'],
  gg: ['gk'],
  gk: ['gk'],
  ng: ['gk'],
  b: ['v', 'mp'],
  c: ['k', 's', 'h'],
  d: ['d', 'nt'],
  g: ['g', 'gk'],
  h: ['i', 'h'],
  j: ['ks', 'z', 'tz'],
  q: ['k', '8'],
  u: ['i', 'u', '8'],
  w: ['o', 'u'],
  x: ['h', 'ks'],
  y: ['i'],
  '3': ['ks'],
  '8': ['8'],
  '9': ['8'],
};

/** Readings of one word in Latin letters; the words that exist are few among them. */
const MOST_READINGS = 64;

/** The sound of a folded Greek word. Letters of other alphabets stay as they are. */
export function soundOf(word: string): string {
  let sound = '';
  for (let at = 0; at < word.length; at++) {
    const pair = PAIRS[word.slice(at, at + 2)];
    if (pair) at++;
    sound += pair ?? LETTERS[word[at] as string] ?? word[at];
  }
  return settle(sound);
}

/** The sounds that a folded word in Latin letters may have in Greek. */
export function soundsOfLatin(word: string): string[] {
  let sounds = [''];
  for (let at = 0; at < word.length; at++) {
    const two = LATIN[word.slice(at, at + 2)];
    const group = two ?? LATIN[word[at] as string] ?? [word[at] as string];
    if (two) at++;
    sounds = sounds.flatMap((sound) => group.map((next) => sound + next)).slice(0, MOST_READINGS);
  }
  return [...new Set(sounds.map(settle))];
}

/** One letter for a doubled one; v for the υ of αυ and ευ, which is heard as f before some consonants. */
function settle(sound: string): string {
  return sound.replace(/([ae])f(?=[kpth8s])/g, '$1v').replace(/([a-z])\1+/g, '$1');
}
