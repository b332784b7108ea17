import { hasNegation, splitQuery } from '../words/split-words.ts';

/** Words that stand together; folded. */
export type Phrase = readonly string[];

/** Phrases that mean one thing to those who search. */
export interface SynonymGroup {
  typed: readonly Phrase[];
  /** Those of them that say that something is not there: «δεν έχω να φάω» is not «πού να φάω». */
  negated: ReadonlySet<Phrase>;
  /** What is searched besides what was typed. */
  sought: readonly Phrase[];
}

interface TypedPhrase {
  phrase: Phrase;
  group: SynonymGroup;
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
  const read = phrasesOf(typed);
  const phrases = read.map(({ phrase }) => phrase);
  const negated = new Set(read.flatMap(({ phrase, isNegated }) => (isNegated ? [phrase] : [])));
  const sought = meant.trim() === '' ? phrases : phrasesOf(meant).map(({ phrase }) => phrase);
  return phrases.length > 0 && sought.length > 0 ? { typed: phrases, negated, sought } : undefined;
}

function phrasesOf(text: string): { phrase: Phrase; isNegated: boolean }[] {
  return text
    .split(',')
    .map((part) => ({ phrase: splitQuery(part), isNegated: hasNegation(part) }))
    .filter(({ phrase }) => phrase.length > 0);
}

/** The groups by each word of their typed phrases, and all words of all groups. */
export class Synonyms {
  readonly words = new Set<string>();
  readonly #byWord = new Map<string, TypedPhrase[]>();

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

  /** The phrases that a word is in; those with a negation only for what was typed with one. */
  withWord(word: string, { isNegated }: { isNegated: boolean }): readonly TypedPhrase[] {
    const all = this.#byWord.get(word) ?? [];
    return isNegated ? all : all.filter(({ phrase, group }) => !group.negated.has(phrase));
  }
}
