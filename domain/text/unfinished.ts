import type { Bilingual } from './bilingual.ts';

/** A gap that a template leaves in a text for whoever knows what belongs there. */
export const toFinish = ({ el, en }: Bilingual): Bilingual => ({
  el: `[Συμπληρώστε: ${el}]`,
  en: `[Fill in: ${en}]`,
});

/** The gaps that are left in a text, as they stand in it. */
export function findUnfinished(text: string): string[] {
  const found: string[] = [];
  const beginning = /\[(?:Συμπληρώστε|Fill in): /g;
  // Step by step: a pattern with the end in it reads on to the end of the text from each beginning that has none.
  for (let begun = beginning.exec(text); begun; begun = beginning.exec(text)) {
    const end = text.indexOf(']', beginning.lastIndex);
    if (end === -1) break;
    found.push(text.slice(begun.index, end + 1));
    beginning.lastIndex = end + 1;
  }
  return found;
}
