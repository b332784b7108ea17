import type { Bilingual } from './bilingual.ts';
import { transliterate } from './transliterate.ts';

/** Of one that is made from a title. */
const MAX_SLUG_LENGTH = 80;
/** Of one that staff write, or that gets a number. */
export const LONGEST_SLUG = 120;

/**
 * A slug from a title, Greek or English: lower-case Latin words joined by hyphens, at most 80 characters; may be ''.
 */
export function slugify(title: string): string {
  const words = transliterate(title)
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ');
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > MAX_SLUG_LENGTH) break;
    slug = longer;
  }
  return slug || words[0]?.slice(0, MAX_SLUG_LENGTH) || '';
}

const SLUG_PART = '[a-z0-9]+(?:-[a-z0-9]+)*';
const PLAIN_SLUG = new RegExp(`^${SLUG_PART}$`);
const NESTED_SLUG = new RegExp(`^${SLUG_PART}(?:/${SLUG_PART}){0,3}$`);

/** What is wrong with the form of a slug, or null when nothing is. */
export function describeSlugProblem(slug: string, nested: boolean): Bilingual | null {
  if (slug === '') return { el: 'Συμπληρώστε τη διεύθυνση.', en: 'Enter an address.' };
  if (slug.length > LONGEST_SLUG) {
    return {
      el: `Έως ${LONGEST_SLUG} χαρακτήρες.`,
      en: `At most ${LONGEST_SLUG} characters.`,
    };
  }
  if (!(nested ? NESTED_SLUG : PLAIN_SLUG).test(slug)) {
    return nested
      ? {
          el: 'Μόνο πεζά λατινικά γράμματα, αριθμοί, παύλες και κάθετοι, όπως «ethelontismos» ή «municipality/history».',
          en: 'Only lower-case Latin letters, digits, hyphens and slashes, such as ‘volunteering’ or ‘municipality/history’.',
        }
      : {
          el: 'Μόνο πεζά λατινικά γράμματα, αριθμοί και παύλες, όπως «nea-plateia».',
          en: 'Only lower-case Latin letters, digits and hyphens, such as ‘new-square’.',
        };
  }
  return null;
}
