/** What a Greek letter may stand for in an English word that somebody writes in Greek letters: «μυσευμ», «χοτελ». */
const LETTERS: Record<string, readonly string[]> = {
  α: ['a'],
  β: ['b', 'v'],
  γ: ['g'],
  δ: ['d'],
  ε: ['e'],
  ζ: ['z'],
  η: ['i', 'h'],
  θ: ['th'],
  ι: ['i', 'y'],
  κ: ['k', 'c'],
  λ: ['l'],
  μ: ['m'],
  ν: ['n'],
  ξ: ['x'],
  ο: ['o'],
  π: ['p'],
  ρ: ['r'],
  σ: ['s'],
  τ: ['t'],
  υ: ['u', 'y'],
  φ: ['f', 'ph'],
  χ: ['h', 'ch'],
  ψ: ['ps'],
  ω: ['o', 'w'],
};
/** Shorter words would be too many others. */
const SHORTEST = 4;
/** Of the readings of one word; the English words that exist are few among them. */
const MOST_READINGS = 64;

/**
 * The English words that a folded Greek one may be, letter by letter; whether they exist is for the dictionary to say.
 */
export function lettersOfGreek(word: string): string[] {
  if (word.length < SHORTEST) return [];
  let readings = [''];
  for (const letter of word) {
    const next = LETTERS[letter] ?? [letter];
    readings = readings.flatMap((one) => next.map((two) => one + two)).slice(0, MOST_READINGS);
  }
  return readings;
}
