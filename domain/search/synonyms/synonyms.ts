import { splitQuery } from '../words/split-words.ts';

/** Words that stand together; folded. */
export type Phrase = readonly string[];

/** Phrases that mean one thing to those who search. */
export interface SynonymGroup {
  typed: readonly Phrase[];
  /** What is searched besides what was typed. */
  sought: readonly Phrase[];
}

/**
 * A group as staff write it: phrases with commas between them. Without anything that is meant, all phrases stand for
 * each other; otherwise they lead to what is meant, and not back. Undefined where there are no words.
 */
export function readGroup({
  typed,
  meant,
}: {
  typed: string;
  meant: string;
}): SynonymGroup | undefined {
  const phrases = phrasesOf(typed);
  const sought = meant.trim() === '' ? phrases : phrasesOf(meant);
  return phrases.length > 0 && sought.length > 0 ? { typed: phrases, sought } : undefined;
}

function phrasesOf(text: string): Phrase[] {
  return text
    .split(',')
    .map(splitQuery)
    .filter((words) => words.length > 0);
}

/** The groups by each word of their typed phrases, and all words of all groups. */
export class Synonyms {
  readonly words = new Set<string>();
  readonly #byWord = new Map<string, { phrase: Phrase; group: SynonymGroup }[]>();

  constructor(groups: readonly SynonymGroup[]) {
    for (const group of groups) {
      for (const phrase of [...group.typed, ...group.sought]) {
        for (const word of phrase) this.words.add(word);
      }
      for (const phrase of group.typed) {
        for (const word of phrase) {
          const known = this.#byWord.get(word) ?? [];
          known.push({ phrase, group });
          this.#byWord.set(word, known);
        }
      }
    }
  }

  /** The phrases that a word is in. */
  withWord(word: string): readonly { phrase: Phrase; group: SynonymGroup }[] {
    return this.#byWord.get(word) ?? [];
  }
}
