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
 * Reads groups of synonyms, one on each line: `σκουπίδια, απορρίμματα, rubbish`. All phrases of a line stand for each
 * other. With a `>`, those before it lead to those behind it and not back: `καναπές, στρώμα > ογκώδη`. Empty lines
 * and lines that begin with `#` are left out.
 */
export function readSynonyms(text: string): SynonymGroup[] {
  return text.split('\n').flatMap((line) => {
    if (line.trim() === '' || line.trim().startsWith('#')) return [];
    const [left = '', right] = line.split('>');
    const typed = phrasesOf(left);
    const sought = right === undefined ? typed : phrasesOf(right);
    return typed.length > 0 && sought.length > 0 ? [{ typed, sought }] : [];
  });
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
