import type { Bilingual } from '../content/model/fields.ts';

/** Greek letters by ELOT 743 (ISO 843 type 2), the transliteration of Greek passports and road signs. */
const LETTERS: Record<string, string> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};
const VOICELESS = 'θκξπστφχψ';
const MAX_SLUG_LENGTH = 80;

/** Greek in Latin letters by ELOT 743, without accents, in lower case: 'Αίγιο' becomes 'aigio', 'Ευρώπη' 'evropi'. */
export function transliterate(text: string): string {
  const plain = text.normalize('NFC').toLowerCase();
  let result = '';
  for (let i = 0; i < plain.length; i++) {
    const letter = stripAccent(plain[i] ?? '');
    const raw = plain[i + 1] ?? '';
    const next = stripAccent(raw);
    // A diaeresis keeps two vowels apart: 'ϋ' is never the second half of αυ, ευ, ου.
    const closes = next === 'υ' && !raw.normalize('NFD').includes('\u0308');
    if (letter === 'ο' && closes) {
      result += 'ou';
      i++;
    } else if ((letter === 'α' || letter === 'ε' || letter === 'η') && closes) {
      const after = stripAccent(plain[i + 2] ?? '');
      result += LETTERS[letter] + (after === '' || VOICELESS.includes(after) ? 'f' : 'v');
      i++;
    } else if (letter === 'γ' && (next === 'γ' || next === 'ξ' || next === 'χ')) {
      result += 'n';
    } else if (letter === 'μ' && next === 'π' && (i === 0 || !/\p{L}/u.test(plain[i - 1] ?? ''))) {
      result += 'b';
      i++;
    } else {
      result += LETTERS[letter] ?? letter;
    }
  }
  return result;
}

function stripAccent(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}+/gu, '');
}

/** A slug from a title, Greek or English: lower-case Latin words joined by hyphens, at most 80 characters; may be ''. */
export function slugify(title: string): string {
  const words = transliterate(title)
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(/\s+/);
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
  if (slug === '') return { el: 'Συμπληρώστε τη διεύθυνση (slug).', en: 'Enter a slug.' };
  if (slug.length > 120) {
    return { el: 'Έως 120 χαρακτήρες.', en: 'At most 120 characters.' };
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
