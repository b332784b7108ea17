import { fold } from '../../text/fold.ts';
import type { Dictionary } from './dictionary.ts';

/** «λ/σμός», «δ/νση», «δικ/κά»: the beginning and the end of a word, with a slash for what is between. */
const CONTRACTED = /(?<![\p{L}\p{N}/])(\p{L}{1,4})\/(\p{L}{2,7})(?![\p{L}\p{N}/])/gu;

/** What somebody typed with contracted words written out, as the shortest word that exists with both parts. */
export function writeOut(query: string, dictionary: Dictionary): string {
  if (!query.includes('/')) return query;
  return query.replace(CONTRACTED, (all, begin: string, end: string) => {
    const [first, last] = [fold(begin), fold(end)];
    const [word] = dictionary
      .startingWith(first)
      .filter((one) => one.endsWith(last) && one.length > first.length + last.length)
      .sort((a, b) => a.length - b.length);
    return word ?? all;
  });
}
