import { soundOf } from './sound.ts';
import { isGreek, isLatin, stemsOf } from './stems.ts';

/** The words that exist, by their sound; words are added and never removed. */
export class Dictionary {
  readonly words = new Set<string>();
  readonly #bySound = new Map<string, string[]>();
  readonly #byStem = new Map<string, string[]>();
  /** Sounds of Greek words, and Latin words, by their length. */
  readonly #greek = new Map<number, string[]>();
  readonly #latin = new Map<number, string[]>();

  add(words: Iterable<string>): void {
    for (const word of words) {
      if (word === '' || this.words.has(word)) continue;
      this.words.add(word);
      if (isGreek(word)) this.#addGreek(word);
      else if (isLatin(word)) push(this.#latin, word.length, word);
    }
  }

  #addGreek(word: string): void {
    const sound = soundOf(word);
    if (!this.#bySound.has(sound)) {
      push(this.#greek, sound.length, sound);
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

  /** The sounds of Greek words, or the Latin words, that a test accepts, among those about as long. */
  near(text: string, of: 'greek' | 'latin', isNear: (other: string) => boolean): string[] {
    const byLength = of === 'greek' ? this.#greek : this.#latin;
    return [-2, -1, 0, 1, 2].flatMap((more) =>
      (byLength.get(text.length + more) ?? []).filter(isNear),
    );
  }
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
