import type { WantedPhrase } from './wanted.ts';

/**
 * Fewer phrases that the same entries have: all single words as one, and no phrase that has another one in it. Groups
 * of synonyms have many words in common, and the indexes take their time for each.
 */
export function withoutRepetition(phrases: readonly WantedPhrase[]): WantedPhrase[] {
  const single = new Set(
    phrases.flatMap(([only, ...more]) => (more.length === 0 ? (only ?? []) : [])),
  );
  const kept: Set<string>[][] = single.size > 0 ? [[single]] : [];
  const several = phrases
    .filter(({ length }) => length > 1)
    .map((words) => words.map((terms) => new Set(terms)));
  // The shorter and wider ones first: they are in the others.
  several.sort((a, b) => a.length - b.length || countTerms(b) - countTerms(a));
  for (const phrase of several) if (!kept.some((other) => isIn(other, phrase))) kept.push(phrase);
  return kept.map((words) => words.map((terms) => [...terms]));
}

type Words = readonly ReadonlySet<string>[];

const countTerms = (words: Words) => words.reduce((sum, { size }) => sum + size, 0);

/**
 * Whether whatever has a phrase has another one, too: each word of that one stands for all that one of its own does.
 */
const isIn = (other: Words, phrase: Words) =>
  other.every((wide) => phrase.some((terms) => [...terms].every((term) => wide.has(term))));
