import { soundOf } from './sound.ts';
import { isGreek, isLatin, stemsOf } from './stems.ts';

/** The words that exist, by their sound; words are added and never removed. */
export class Dictionary {
  readonly words = new Set<string>();
  readonly #bySound = new Map<string, string[]>();
  readonly #byStem = new Map<string, string[]>();
  /** Sounds of Greek words, and Latin words, by their length. */
  readonly #greek = new Map<number, WithLetters[]>();
  readonly #latin = new Map<number, WithLetters[]>();

  add(words: Iterable<string>): void {
    for (const word of words) {
      if (word === '' || this.words.has(word)) continue;
      this.words.add(word);
      if (isGreek(word)) this.#addGreek(word);
      else if (isLatin(word)) push(this.#latin, word.length, withLetters(word));
    }
  }

  #addGreek(word: string): void {
    const sound = soundOf(word);
    if (!this.#bySound.has(sound)) {
      push(this.#greek, sound.length, withLetters(sound));
      for (const stem of stemsOf(sound)) push(this.#byStem, stem, sound);
    }
    push(this.#bySound, sound, word);
  }

  /** The Greek words with a sound. */
  withSound(sound: string): readonly string[] {
    return this.#bySound.get(sound) ?? [];
  }

  /** The Greek words that sound like another form of a sound. */
  withStem(sound: string): string[] {
    const sounds = new Set(stemsOf(sound).flatMap((stem) => this.#byStem.get(stem) ?? []));
    sounds.delete(sound);
    return [...sounds].flatMap((other) => this.withSound(other));
  }

  /** The Greek words whose sound begins so. */
  beginningWith(sound: string): string[] {
    return [...this.#bySound].flatMap(([other, words]) => (other.startsWith(sound) ? words : []));
  }

  /** The sounds of Greek words, or the Latin words, that may be a few errors away: their lengths and letters allow it. */
  near(text: string, of: 'greek' | 'latin', errors: number): string[] {
    const byLength = of === 'greek' ? this.#greek : this.#latin;
    const sought = withLetters(text).letters;
    const found: string[] = [];
    for (let length = text.length - errors; length <= text.length + errors; length++) {
      for (const { word, letters } of byLength.get(length) ?? []) {
        // An error changes a letter into another at most, so two of the letters that are there.
        if (countBits(sought ^ letters) <= 2 * errors) found.push(word);
      }
    }
    return found;
  }
}

/** A word in Latin letters and digits, and which letters it has, one bit each. */
interface WithLetters {
  word: string;
  letters: number;
}

const FIRST_LETTER = 'a'.charCodeAt(0);
const LETTERS = 26;

function withLetters(word: string): WithLetters {
  let letters = 0;
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - FIRST_LETTER;
    if (letter >= 0 && letter < LETTERS) letters |= 1 << letter;
  }
  return { word, letters };
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
