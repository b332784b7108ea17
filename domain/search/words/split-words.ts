import { fold } from '../../text/fold.ts';

/** Words that tell nothing of what somebody looks for, folded. */
const EMPTY_WORDS = new Set(
  `ο η το οι τα του τησ των τον την στο στη στον στην στα στουσ στισ σε με για απο και να θα που πωσ ποσ τι ειναι
  ενα μια ενασ ωσ δε δεν μη μην μου σου μασ σασ τουσ τισ εγω εχω εχει εχουμε θελω θελουμε κανω κανουμε βρω βρισκω
  μπορω πρεπει χρειαζομαι βγαζω βγαλω γινεται παω αν οταν προσ κατα χωρισ κι στουσ ποιοσ ποια ποιο ποτε οποιο αυτο
  the a an of to in on at for from and or is are be my your our i we you it do does can how what where when who which
  get find need want with by there have has am me about`.split(/\s+/),
);

/** Whether a folded word tells nothing: «του», 'the'. */
export const isEmptyWord = (word: string) => EMPTY_WORDS.has(word);

const MOST_WORDS = 8;
/** «Δ.Σ.», «Κ.Ε.Π.»: single letters with a full stop behind each. */
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{L}\.\s?){1,7}\p{L}(?:\.|(?![\p{L}\p{N}]))/gu;

/** A text with «Δ.Σ.» written as «ΔΣ», so that an acronym is one word however it is written. */
export function joinAcronyms(text: string): string {
  return text.includes('.') ? text.replace(DOTTED, (all) => all.replace(/[.\s]/g, '')) : text;
}

/** A text folded for the index: acronyms as words, and long numbers also without their spaces. */
export function foldForIndex(text: string): string {
  return fold(joinAcronyms(text));
}

/** The folded words of what somebody typed, at most eight, without empty words unless there are no others. */
export function splitQuery(query: string): string[] {
  const folded = foldForIndex(query.slice(0, 200));
  const words = folded === '' ? [] : [...new Set(folded.split(' '))];
  const telling = words.filter((word) => !isEmptyWord(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}
