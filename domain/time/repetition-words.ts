import type { Lang } from '../text/bilingual.ts';
import { writeDate } from './date-words.ts';
import type { NthWeekday, Repetition, Step } from './repetition.ts';

const WEEKDAYS: Record<Lang, readonly string[]> = {
  // In the accusative, as «κάθε Τρίτη».
  el: ['Δευτέρα', 'Τρίτη', 'Τετάρτη', 'Πέμπτη', 'Παρασκευή', 'Σάββατο', 'Κυριακή'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};

/** Saturday alone is neuter in Greek. */
const NEUTER = 6;
const ORDINALS = {
  // The article keeps its last letter before π and τ.
  feminine: {
    1: 'την πρώτη',
    2: 'τη δεύτερη',
    3: 'την τρίτη',
    4: 'την τέταρτη',
    [-1]: 'την τελευταία',
  },
  neuter: {
    1: 'το πρώτο',
    2: 'το δεύτερο',
    3: 'το τρίτο',
    4: 'το τέταρτο',
    [-1]: 'το τελευταίο',
  },
  en: { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', [-1]: 'last' },
} as const;

const STEPS_EL: Record<Step, [one: string, many: string]> = {
  day: ['Κάθε ημέρα', 'ημέρες'],
  week: ['Κάθε εβδομάδα', 'εβδομάδες'],
  month: ['Κάθε μήνα', 'μήνες'],
  year: ['Κάθε χρόνο', 'χρόνια'],
};

function joined(words: string[], lang: Lang): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(', ')} ${lang === 'el' ? 'και' : 'and'} ${last}`;
}

function stepWords(every: Step, interval: number, lang: Lang): string {
  if (lang === 'el') {
    const [one, many] = STEPS_EL[every];
    return interval === 1 ? one : `Κάθε ${interval} ${many}`;
  }
  return interval === 1 ? `Every ${every}` : `Every ${interval} ${every}s`;
}

function nthWords(nth: NthWeekday, weekday: number, lang: Lang): string {
  const name = WEEKDAYS[lang][weekday - 1] ?? '';
  if (lang === 'en') return `on the ${ORDINALS.en[nth]} ${name}`;
  return `${(weekday === NEUTER ? ORDINALS.neuter : ORDINALS.feminine)[nth]} ${name}`;
}

const monthNames = {
  el: new Intl.DateTimeFormat('el-GR', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }),
};
const DAY_IN_YEAR = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** The name of the month of a day: «Σεπτεμβρίου», as it stands after a day, or 'September'. */
function monthOf(day: string, lang: Lang): string {
  const named = monthNames[lang].format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`));
  return lang === 'el' ? named.replace(/^\d+\s*/, '') : named;
}

/** The date of a day, as it stands after a verb: «στις 24», «την 1η». */
function greekDay(day: string): string {
  const number = Number(day.slice(8));
  return number === 1 ? 'την 1η' : `στις ${number}`;
}

/** On what date a month or year comes back. */
function dateWords(every: Step, first: string, lang: Lang): string {
  if (every === 'year') {
    if (lang === 'en') return `on ${DAY_IN_YEAR.format(new Date(`${first}T00:00:00Z`))}`;
    return `${greekDay(first)} ${monthOf(first, lang)}`;
  }
  return lang === 'el' ? `${greekDay(first)} του μήνα` : `on day ${Number(first.slice(8))}`;
}

/** The day of a month or year in words: «στις 24 του μήνα», «την τελευταία Κυριακή», 'on the first Sunday of May'. */
export function describeDay(
  { every, weekdays, nth }: Repetition,
  first: string,
  lang: Lang,
): string {
  const [weekday] = weekdays;
  if (nth === null || weekday === undefined) return dateWords(every, first, lang);
  const words = nthWords(nth, weekday, lang);
  if (every === 'month') return words;
  return `${words} ${lang === 'el' ? '' : 'of '}${monthOf(first, lang)}`;
}

/**
 * A rule in words: «Κάθε Τρίτη και Πέμπτη, έως 30 Ιουνίου 2027», 'Every 2 months on the last Sunday'. `first` is the
 * first day; without it a rule by the date names none.
 */
export function describeRule(rule: Repetition, first: string | null, lang: Lang): string {
  const { until } = rule;
  const end = until ? `, ${lang === 'el' ? 'έως' : 'until'} ${writeDate(until, lang)}` : '';
  return `${withoutEnd(rule, first, lang)}${end}`;
}

function withoutEnd(rule: Repetition, first: string | null, lang: Lang): string {
  const { every, interval, weekdays } = rule;
  const step = stepWords(every, interval, lang);
  if (every === 'day') return step;
  if (every !== 'week') {
    // A yearly weekday needs the month, which the first day alone knows.
    const isKnown = first !== null || (every === 'month' && rule.nth !== null);
    return isKnown ? `${step} ${describeDay(rule, first ?? '', lang)}` : step;
  }
  const names = joined(
    weekdays.map((day) => WEEKDAYS[lang][day - 1] ?? ''),
    lang,
  );
  if (names === '') return step;
  if (interval === 1) return `${lang === 'el' ? 'Κάθε' : 'Every'} ${names}`;
  return lang === 'el' ? `${step}, ${names}` : `${step} on ${names}`;
}
