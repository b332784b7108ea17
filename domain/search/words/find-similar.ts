import type { Dictionary } from './dictionary.ts';
import { errorsBetween } from './errors-between.ts';
import type { Terms } from './find-terms.ts';
import { soundOf, soundsOfLatin } from './sound.ts';
import { isGreek, isLatin } from './stems.ts';

const QUALITY = 0.3;
/** Of a word's letters, so many may be wrong. */
const PART_WRONG = 0.4;
const MOST_WRONG = 4;
const SHORTEST = 4;
const MOST_READINGS = 4;

/** The existing words that are least unlike a typed, folded one that nothing answers; none where all are too far. */
export function findSimilar(word: string, dictionary: Dictionary): Terms {
  if (word.length < SHORTEST) return new Map();
  const greek = isGreek(word) ? [soundOf(word)] : soundsOfLatin(word).slice(0, MOST_READINGS);
  const near = [
    ...greek.flatMap((sound) =>
      nearest(sound, 'greek', dictionary).map(({ text, errors }) => ({
        words: dictionary.withSound(text),
        errors,
      })),
    ),
    ...(isLatin(word) ? nearest(word, 'latin', dictionary) : []).map(({ text, errors }) => ({
      words: [text],
      errors,
    })),
  ];
  const fewest = Math.min(...near.map(({ errors }) => errors));
  const words = near.flatMap((one) => (one.errors === fewest ? one.words : []));
  return new Map(words.map((one) => [one, QUALITY]));
}

function nearest(text: string, of: 'greek' | 'latin', dictionary: Dictionary) {
  const most = Math.min(MOST_WRONG, Math.floor(text.length * PART_WRONG));
  return dictionary
    .near(text, of, most)
    .map((other) => ({ text: other, errors: errorsBetween(text, other, most) }))
    .filter(({ errors }) => errors <= most);
}
