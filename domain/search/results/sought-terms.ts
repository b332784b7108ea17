import type { Slot } from '../read-query.ts';

/** A word of an alternative of a slot as one number; there are at most eight slots of eight words. */
export const keyOf = (slot: number, alternative: number, word: number) =>
  (slot * 4096 + alternative) * 16 + word;

/** A searched word that a term stands for, and how well. */
interface TermUse {
  key: number;
  quality: number;
}

/** What texts have of a searched word. */
interface Counted {
  /** That of the best of its terms. */
  quality: number;
  count: number;
  /** How many words stand before the first one. */
  first: number;
  isLatin: boolean;
}

/** The terms of all slots, to be looked for in texts word by word. */
export class SoughtTerms {
  readonly #uses = new Map<string, TermUse[]>();
  /** {@link looksOf} of all terms. */
  readonly #looks = new Set<number>();

  constructor(slots: readonly Slot[]) {
    slots.forEach((alternatives, slot) => {
      alternatives.forEach(({ words }, alternative) => {
        words.forEach((terms, word) => {
          for (const [term, quality] of terms) {
            this.#add(term, { key: keyOf(slot, alternative, word), quality });
          }
        });
      });
    });
  }

  #add(term: string, use: TermUse): void {
    const known = this.#uses.get(term);
    if (known) known.push(use);
    else this.#uses.set(term, [use]);
    this.#looks.add(looksOf(term, 0, term.length));
  }

  /**
   * How often the searched words are in folded texts that follow each other, by {@link keyOf}. The texts are not
   * joined, and only words that look like a term are cut out: a search reads half a million letters.
   */
  countIn(texts: readonly string[]): Map<number, Counted> {
    const counted = new Map<number, Counted>();
    let position = 0;
    for (const text of texts) {
      for (let start = 0; start < text.length; ) {
        const space = text.indexOf(' ', start);
        const end = space === -1 ? text.length : space;
        if (this.#looks.has(looksOf(text, start, end))) {
          const isLatin = text.charCodeAt(start) < 128;
          for (const { key, quality } of this.#uses.get(text.slice(start, end)) ?? []) {
            const known = counted.get(key);
            if (!known) counted.set(key, { quality, count: 1, first: position, isLatin });
            else {
              known.count++;
              if (quality > known.quality) known.quality = quality;
            }
          }
        }
        // Behind the titles of an entry there may be more than one space.
        if (end > start) position++;
        start = end + 1;
      }
    }
    return counted;
  }
}

/** The first letter of a word and its length, as one number. */
const looksOf = (text: string, start: number, end: number) =>
  text.charCodeAt(start) * 65536 + end - start;
