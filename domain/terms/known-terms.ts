import { formsOf } from '../search/words/word-forms.ts';
import type { Bilingual, Lang } from '../text/bilingual.ts';
import { fold } from '../text/fold.ts';

/** A term as an entry of the glossary has it. */
export interface Term {
  slug: string;
  term: Bilingual;
  /** Other names and abbreviations, with commas between them. */
  alsoGreek: string;
  alsoEnglish: string;
}

/** One of the names of a term, to be compared with the words of a text. */
interface Name {
  slug: string;
  words: { forms: Set<string>; asItIs: string | undefined }[];
}

/** Where a text uses a term; positions in UTF-16 units, the end not included. */
export interface TermUse {
  slug: string;
  from: number;
  to: number;
}

const WORD = /[\p{L}\p{N}]+/gu;
/** «ΑΦΜ», 'KEP': an abbreviation is that only in capitals; «ταπ» is no «ΤΑΠ». */
const ABBREVIATION = /^\p{Lu}{2,}$/u;

/**
 * The terms of a glossary in one language, made ready to be found in texts. A term is found in each form of its words,
 * with or without accents; of two that begin at one word the longer one.
 */
export class KnownTerms {
  /** By the forms of their first words; the names of most words first. */
  readonly #byFirst = new Map<string, Name[]>();

  constructor(terms: readonly Term[], lang: Lang) {
    const names = terms
      .flatMap(({ slug, term, alsoGreek, alsoEnglish }) =>
        [term[lang], ...(lang === 'el' ? alsoGreek : alsoEnglish).split(',')].map((name) =>
          readName(slug, name),
        ),
      )
      .filter(({ words }) => words.length > 0)
      .sort((a, b) => b.words.length - a.words.length);
    for (const name of names) {
      for (const form of name.words[0]?.forms ?? []) {
        this.#byFirst.set(form, [...(this.#byFirst.get(form) ?? []), name]);
      }
    }
  }

  /** Where a plain text uses terms, from its beginning to its end. */
  find(text: string): TermUse[] {
    const words = [...text.matchAll(WORD)];
    const found: TermUse[] = [];
    for (let at = 0; at < words.length; at++) {
      const first = words[at] as RegExpExecArray;
      const name = this.#byFirst
        .get(fold(first[0]))
        ?.find((candidate) => isAt(candidate, words, at));
      if (!name) continue;
      const last = words[at + name.words.length - 1] as RegExpExecArray;
      found.push({ slug: name.slug, from: first.index, to: last.index + last[0].length });
      at += name.words.length - 1;
    }
    return found;
  }
}

function readName(slug: string, name: string): Name {
  const words = Array.from(name.matchAll(WORD), ([word]) => {
    const folded = fold(word);
    return {
      forms: new Set([folded, ...formsOf(folded)]),
      asItIs: ABBREVIATION.test(word) ? word : undefined,
    };
  });
  return { slug, words };
}

function isAt(name: Name, words: RegExpMatchArray[], at: number): boolean {
  return name.words.every(({ forms, asItIs }, further) => {
    const word = words[at + further]?.[0];
    if (word === undefined) return false;
    return asItIs === undefined ? forms.has(fold(word)) : word === asItIs;
  });
}
