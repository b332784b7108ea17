import { fold, searchWords } from '../../../domain/text/fold.ts';

/** Whether every word of a query begins or is inside a word of one of the texts, accents and case aside. */
export function matchesSearch(query: string, texts: readonly string[]): boolean {
  const words = searchWords(query);
  if (words.length === 0) return true;
  const folded = texts.map(fold);
  return words.every((word) => folded.some((text) => text.includes(word)));
}
