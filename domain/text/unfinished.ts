import type { Bilingual } from './bilingual.ts';

/** A gap that a template leaves in a text for whoever knows what belongs there. */
export const toFinish = ({ el, en }: Bilingual): Bilingual => ({
  el: `[Συμπληρώστε: ${el}]`,
  en: `[Fill in: ${en}]`,
});

/** The gaps that are left in a text, as they stand in it. */
export function findUnfinished(text: string): string[] {
  return text.match(/\[(?:Συμπληρώστε|Fill in): [^\]]*\]/g) ?? [];
}
