import { SortedWords } from './sorted-words.ts';
import { soundOf } from './sound.ts';
import { isGreek, isLatin, stemsOf } from './stems.ts';

/** The words that exist, by their sound; words are added and never removed. */
export class Dictionary {
  readonly words = new Set<string>();
  readonly #bySound = new Map<string, string[]>();
  readonly #byStem = new Map<string, string[]>();
  /** Sounds of Greek words, and Latin words, by their length. */
  readonly #greek = new Map<number, WithLetters>();
  readonly #latin = new Map<number, WithLetters>();
  readonly #sortedWords = new SortedWords();
  readonly #sortedSounds = new SortedWords();
  /**
   * Each word between two ends of lines: one long text is searched many times as quickly as ten thousand short ones.
   */
  #joined = '\n';

  add(words: Iterable<string>): void {
    for (const word of words) {
      if (word === '' || this.words.has(word)) continue;
      this.words.add(word);
      this.#sortedWords.add(word);
      this.#joined += `${word}\n`;
      if (isGreek(word)) this.#addGreek(word);
      else if (isLatin(word)) pushWithLetters(this.#latin, word);
    }
  }

  #addGreek(word: string): void {
    const sound = soundOf(word);
    if (!this.#bySound.has(sound)) {
      this.#sortedSounds.add(sound);
      pushWithLetters(this.#greek, sound);
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

  /** The words that begin so, those that were added first before others. */
  startingWith(beginning: string): string[] {
    return this.#sortedWords.startingWith(beginning);
  }

  /** The words that have a text in them. */
  containing(part: string): string[] {
    const found: string[] = [];
    let at = this.#joined.indexOf(part);
    while (at !== -1) {
      const end = this.#joined.indexOf('\n', at);
      found.push(this.#joined.slice(this.#joined.lastIndexOf('\n', at) + 1, end));
      at = this.#joined.indexOf(part, end);
    }
    return found;
  }

  /** The Greek words whose sound begins so. */
  beginningWith(sound: string): string[] {
    return this.#sortedSounds.startingWith(sound).flatMap((other) => this.withSound(other));
  }

  /**
   * The sounds of Greek words, or the Latin words, that may be a few errors away: their lengths and letters allow it.
   */
  near(text: string, of: 'greek' | 'latin', errors: number): string[] {
    const byLength = of === 'greek' ? this.#greek : this.#latin;
    const sought = lettersOf(text);
    const found: string[] = [];
    for (let length = text.length - errors; length <= text.length + errors; length++) {
      const { words, letters } = byLength.get(length) ?? NO_WORDS;
      for (let at = 0; at < words.length; at++) {
        // An error changes a letter into another at most, so two of the letters that are there.
        if (countBits(sought ^ (letters[at] as number)) <= 2 * errors)
          found.push(words[at] as string);
      }
    }
    return found;
  }
}

/** Words in Latin letters and digits, and beside them which letters each has, one bit for a letter. */
interface WithLetters {
  words: string[];
  letters: number[];
}

const NO_WORDS: WithLetters = { words: [], letters: [] };

function pushWithLetters(byLength: Map<number, WithLetters>, word: string): void {
  const known = byLength.get(word.length) ?? { words: [], letters: [] };
  byLength.set(word.length, known);
  known.words.push(word);
  known.letters.push(lettersOf(word));
}

const FIRST_LETTER = 'a'.charCodeAt(0);
const LETTERS = 26;

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - FIRST_LETTER;
    if (letter >= 0 && letter < LETTERS) letters |= 1 << letter;
  }
  return letters;
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
