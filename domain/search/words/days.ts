import { fold } from '../../text/fold.ts';
import { isCalendarDay } from '../../time/calendar.ts';
import { readTypedDay } from '../../time/typed-day.ts';

/** «13/07/2025», '13.7.25', and as machines write it. */
const IN_NUMBERS =
  /(?<![\p{L}\p{N}])(?:\d{1,2}[./-]\d{1,2}[./-](?:(?:19|20)\d\d|\d\d)|(?:19|20)\d\d-\d\d-\d\d)(?![\p{L}\p{N}])/gu;
/** «13 Ιουλίου 2025», «1η Ιουλίου 2025», '13th of July 2025'. */
const DAY_FIRST =
  /(?<![\p{L}\p{N}])(\d{1,2})(?:ης?|ής?|st|nd|rd|th)?\s{1,2}(?:of\s)?(\p{L}{3,12})\.?,?\s{1,2}((?:19|20)\d\d)(?![\p{L}\p{N}])/giu;
/** 'July 13, 2025'. */
const MONTH_FIRST =
  /(?<![\p{L}\p{N}])(\p{L}{3,12})\.?\s{1,2}(\d{1,2})(?:st|nd|rd|th)?,?\s{1,2}((?:19|20)\d\d)(?![\p{L}\p{N}])/giu;

/** How the names of the months begin, folded, in every form that Greek has of them. */
const MONTHS = [
  'ιαν γεναρ jan',
  'φεβ φλεβαρ feb',
  'μαρ mar',
  'απρ apr',
  'μαι μαη may',
  'ιουν jun',
  'ιουλ jul',
  'αυγ aug',
  'σεπτ sep',
  'οκτ oct',
  'νοε nov',
  'δεκ dec',
].map((beginnings) => beginnings.split(' '));

/** The day that is written in words; undefined where it is none. */
function dayOfWords(day: string, month: string, year: string): string | undefined {
  const folded = fold(month);
  const at = MONTHS.findIndex((all) => all.some((begun) => folded.startsWith(begun)));
  const read = `${year}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(read) ? read : undefined;
}

/**
 * A day, `YYYY-MM-DD`, as the word under which it is searched. The zero keeps it apart from telephone numbers, and from
 * what begins with the year.
 */
const wordOfDay = (day: string) => `0${day.replaceAll('-', '')}`;

function replaceDays(text: string, by: (day: string, written: string) => string): string {
  const inWords = (all: string, day: string | undefined) => (day ? by(day, all) : all);
  return text
    .replace(IN_NUMBERS, (all) => inWords(all, isDay(readTypedDay(all))))
    .replace(DAY_FIRST, (all, day, month, year) => inWords(all, dayOfWords(day, month, year)))
    .replace(MONTH_FIRST, (all, month, day, year) => inWords(all, dayOfWords(day, month, year)));
}

const isDay = (read: string) => (isCalendarDay(read) ? read : undefined);

/** The days that are written in a text, each as the word under which it is searched. */
export function listDays(text: string): string[] {
  const found = new Set<string>();
  replaceDays(text, (day, written) => {
    found.add(wordOfDay(day));
    return written;
  });
  return [...found];
}

/** A text in which each written day is the word under which it is searched, where something has that word. */
export function joinDays(text: string, isKnown: (word: string) => boolean): string {
  return replaceDays(text, (day, written) => {
    const word = wordOfDay(day);
    return isKnown(word) ? word : written;
  });
}
