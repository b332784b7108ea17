import { dayInGreece } from '../time/greek-time.ts';
import type { Finding } from './finding.ts';

type Found = Omit<Finding, 'path'>;

const MONTHS: Record<string, number> = Object.fromEntries(
  [
    ['ιανουαρίου', 'january'],
    ['φεβρουαρίου', 'february'],
    ['μαρτίου', 'march'],
    ['απριλίου', 'april'],
    ['μαΐου', 'may'],
    ['ιουνίου', 'june'],
    ['ιουλίου', 'july'],
    ['αυγούστου', 'august'],
    ['σεπτεμβρίου', 'september'],
    ['οκτωβρίου', 'october'],
    ['νοεμβρίου', 'november'],
    ['δεκεμβρίου', 'december'],
  ].flatMap((names, i) => names.map((name) => [name, i + 1])),
);

const UNTIL = '(?:έως και|έως|μέχρι και|μέχρι|ως και|until|by|till|no later than)';
const WEEKDAY = String.raw`(?:(?:τη|την|το)\s+)?(?:(?:Δευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή|Σάββατο|Κυριακή|\p{Lu}\p{Ll}+day),?\s+)?(?:(?:τις|στις)\s+)?`;
const DAY = String.raw`(?<day>\d{1,2})(?:η|ης|st|nd|rd|th)?`;
const NAME = `(?<name>${Object.keys(MONTHS).join('|')})`;
const YEAR = String.raw`(?<year>\d{4})(?!\d)`;
const deadline = (date: string) => new RegExp(`(?<!\\p{L})${UNTIL}\\s+${WEEKDAY}${date}`, 'giu');
/** ‘15 March 2026’ and 15/3/2026, and ‘March 15, 2026’, as the site itself writes days in English. */
const DEADLINES = [
  deadline(`${DAY}(?:[./-](?<month>\\d{1,2})[./-]|\\s+${NAME}\\s+)${YEAR}`),
  deadline(`${NAME}\\s+${DAY},?\\s+${YEAR}`),
];

/** Deadlines in a text that have passed: «έως 15 Μαρτίου 2024», ‘until 15/3/2024’, ‘by March 15, 2024’. */
export function adviseOnDeadlines(text: string, now: Date): Found[] {
  const today = dayInGreece(now);
  const found = DEADLINES.flatMap((pattern) => [...text.matchAll(pattern)]);
  return found.flatMap(({ 0: words, groups: { day = '', month, name = '', year } = {} }) => {
    const number = month ? Number(month) : MONTHS[name.toLowerCase()];
    const date = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
    return date < today ? [{ rule: 'past-date' as const, words, text: PAST_DEADLINE }] : [];
  });
}

const PAST_DEADLINE = {
  el: 'Η προθεσμία έχει περάσει. Ελέγξτε την ημερομηνία.',
  en: 'The deadline has passed. Check the date.',
};

/** What is said of the day of an entry that is years away: what is dated 2226 stands first in its list until then. */
export const FAR_MOMENT = {
  el: 'Η ημερομηνία είναι πάνω από έναν χρόνο μετά από σήμερα. Ελέγξτε το έτος.',
  en: 'The date is more than a year from today. Check the year.',
};

/** What is said of a day or a moment in a field that has passed. */
export const PAST_MOMENT = {
  el: 'Η ημερομηνία έχει περάσει. Ελέγξτε την.',
  en: 'The date has passed. Check it.',
};
