import { fold } from '../../text/fold.ts';
import { isCalendarDay } from '../../time/calendar.ts';
import { readTypedDay } from '../../time/typed-day.ts';

/** «13/07/2025», '13.7.25', and as machines write it; of «12-13/07/2025» the second day. */
const IN_NUMBERS =
  /(?<![\p{L}\p{N}])(?:\d{1,2}([./-])\d{1,2}\1(?:(?:19|20)\d\d|(?<!\d\1\d{1,2}\1\d{1,2}\1)\d\d)|(?:19|20)\d\d-\d\d-\d\d)(?![\p{L}\p{N}]|[./-]\d)/gu;
/** «13 Ιουλίου 2025», «1η Ιουλίου 2025», '13th of July 2025'. */
const DAY_FIRST =
  /(?<![\p{L}\p{N}])(\d{1,2})(?:ης?|ής?|st|nd|rd|th)?\s{1,2}(?:of\s)?(\p{L}{3,12})\.?,?\s{1,2}((?:19|20)\d\d)(?![\p{L}\p{N}])/giu;
/** 'July 13, 2025'. */
const MONTH_FIRST =
  /(?<![\p{L}\p{N}])(\p{L}{3,12})\.?\s{1,2}(\d{1,2})(?:st|nd|rd|th)?,?\s{1,2}((?:19|20)\d\d)(?![\p{L}\p{N}])/giu;

/** How a month ends in Greek: «Ιουλίου», «Ιούλιος», «Ιούλη»; folded. */
const ENDING = '(?:ι(?:οσ|ου|ο)|ησ?)';
/** The names of the months, folded, whole or in short. */
const MONTHS = [
  'ιαν(?:ουαρι(?:οσ|ου|ο))?|γεναρησ?|jan(?:uary)?',
  'φεβ(?:ρουαρι(?:οσ|ου|ο))?|φλεβαρησ?|feb(?:ruary)?',
  `μαρτ?|μαρτ${ENDING}|mar(?:ch)?`,
  `απρ(?:ιλ${ENDING})?|apr(?:il)?`,
  'μαι(?:οσ|ου|ο)?|μαησ?|may',
  `ιουν${ENDING}?|june?`,
  `ιουλ${ENDING}?|july?`,
  'αυγ(?:ουστ(?:οσ|ου|ο))?|aug(?:ust)?',
  `σεπτ?|σεπτεμβρ${ENDING}|sept?(?:ember)?`,
  `οκτ(?:ωβρ${ENDING})?|oct(?:ober)?`,
  `νοε(?:μβρ${ENDING})?|nov(?:ember)?`,
  `δεκ(?:εμβρ${ENDING})?|dec(?:ember)?`,
].map((forms) => new RegExp(`^(?:${forms})$`));

/** The day that is written in words; undefined where it is none. */
function dayOfWords(day = '', month = '', year = ''): string | undefined {
  const folded = fold(month);
  const at = MONTHS.findIndex((forms) => forms.test(folded));
  return dayOf(`${year}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}`);
}

const dayOf = (read: string) => (isCalendarDay(read) ? read : undefined);

/**
 * A day, `YYYY-MM-DD`, as the word under which it is searched. The zero keeps it apart from telephone numbers, and from
 * what begins with the year.
 */
const wordOfDay = (day: string) => `0${day.replaceAll('-', '')}`;

/** Whether a word is one under which a day is searched. */
export const isWordOfDay = (word: string) => /^0\d{8}$/.test(word);

/** A day where it is written in a text. */
interface WrittenDay {
  start: number;
  length: number;
  /** Under which it is searched. */
  word: string;
}

/** The days that are written in a text, in their order. */
export function findDays(text: string): WrittenDay[] {
  const read = (pattern: RegExp, readDay: (match: readonly string[]) => string | undefined) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const day = readDay(match);
      return day ? [{ start: match.index, length: match[0].length, word: wordOfDay(day) }] : [];
    });
  const all = [
    ...read(IN_NUMBERS, ([written = '']) => dayOf(readTypedDay(written))),
    ...read(DAY_FIRST, ([, day, month, year]) => dayOfWords(day, month, year)),
    ...read(MONTH_FIRST, ([, month, day, year]) => dayOfWords(day, month, year)),
  ].sort((one, other) => one.start - other.start);
  let end = 0;
  return all.filter(({ start, length }) => {
    const isApart = start >= end;
    if (isApart) end = start + length;
    return isApart;
  });
}

/** The days that are written in a text, each once, as the word under which it is searched. */
export const listDays = (text: string) => [...new Set(findDays(text).map(({ word }) => word))];

/** The days of {@link joinDays} as they are written, by the word under which each is searched. */
export function readWrittenDays(
  text: string,
  isKnown: (word: string) => boolean,
): Map<string, string> {
  return new Map(
    findDays(text).flatMap(({ start, length, word }) =>
      isKnown(word) ? [[word, text.slice(start, start + length)] as const] : [],
    ),
  );
}

/** A text in which each written day is the word under which it is searched, where something has that word. */
export function joinDays(text: string, isKnown: (word: string) => boolean): string {
  return findDays(text)
    .filter(({ word }) => isKnown(word))
    .reduceRight(
      (joined, { start, length, word }) =>
        joined.slice(0, start) + word + joined.slice(start + length),
      text,
    );
}
