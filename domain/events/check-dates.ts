import type { FieldMessages } from '../errors.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { VALIDATION_TEXTS } from '../text/validation-texts.ts';
import { dayOf } from '../time/calendar.ts';
import { writeDate } from '../time/date-words.ts';
import { faultOfTime } from '../time/fault-of-time.ts';
import { daysOf, furthestDay, MOST_YEARS, TOO_LATE } from '../time/repetition.ts';
import { isOfTheEvening, overFrom } from './event-times.ts';
import {
  endOn,
  everyDate,
  MOST_OCCURRENCES,
  type Occurrence,
  ruleDays,
  type StoredDates,
} from './occurrences.ts';

const TEXTS = {
  endsBefore: {
    el: 'Η λήξη είναι πριν από την έναρξη ή την ίδια στιγμή. Διορθώστε τη μία από τις δύο.',
    en: 'It ends before it starts, or at the same moment. Correct one of the two.',
  },
  noEnd: {
    el: 'Επιλέξτε έως πότε επαναλαμβάνεται.',
    en: 'Choose the day until which it repeats.',
  },
  endsBeforeFirst: {
    el: 'Η επανάληψη τελειώνει πριν από την πρώτη ημερομηνία. Διαλέξτε μεταγενέστερη ημέρα.',
    en: 'The repetition ends before the first date. Choose a later day.',
  },
  tooFar: {
    el: `Η επανάληψη φτάνει έως ${MOST_YEARS} χρόνια από την πρώτη ημερομηνία. Διαλέξτε νωρίτερη ημέρα.`,
    en: `A repetition can run for at most ${MOST_YEARS} years from its first date. Choose an earlier day.`,
  },
  tooMany: {
    el: `Αυτή η επανάληψη δίνει περισσότερες από ${MOST_OCCURRENCES} ημερομηνίες. Διαλέξτε νωρίτερο τέλος ή πιο αραιή επανάληψη.`,
    en: `This repetition has more than ${MOST_OCCURRENCES} dates. Choose an earlier end, or repeat it less often.`,
  },
  firstNotInRule: {
    el: 'Η ημέρα της έναρξης δεν ανήκει στην επανάληψη. Επιλέξτε και αυτή την ημέρα ή αλλάξτε την έναρξη.',
    en: 'The day on which it starts is not part of the repetition. Choose that day as well, or change the start.',
  },
  onlyOne: {
    el: 'Με αυτό το τέλος υπάρχει μόνο μία ημερομηνία. Διαλέξτε μεταγενέστερη ημέρα ή αφαιρέστε την επανάληψη.',
    en: 'With this end there is only one date. Choose a later day, or remove the repetition.',
  },
  noRepetition: {
    el: 'Η εκδήλωση δεν επαναλαμβάνεται, άρα δεν υπάρχει ημερομηνία που να αλλάζει. Αφαιρέστε την ή ορίστε επανάληψη.',
    en: 'The event does not repeat, so there is no date that changes. Remove it, or make the event repeat.',
  },
  notADate: {
    el: 'Η εκδήλωση δεν γίνεται αυτή την ημέρα. Διαλέξτε μία από τις ημερομηνίες της επανάληψης.',
    en: 'The event is not on this day. Choose one of the dates of the repetition.',
  },
  twice: {
    el: 'Η ημερομηνία αυτή υπάρχει ήδη πιο πάνω. Αφαιρέστε τη μία από τις δύο.',
    en: 'This date is there already, further up. Remove one of the two.',
  },
  startMissing: { el: 'Δώστε και την ώρα έναρξης.', en: 'Enter the time at which it starts, too.' },
  tooLate: {
    el: 'Το έτος είναι πολύ μακρινό. Διορθώστε την ημερομηνία.',
    en: 'The year is too far away. Correct the date.',
  },
  noneLeft: {
    el: 'Δεν μένει καμία ημερομηνία. Αφαιρέστε μία από τις αλλαγές.',
    en: 'No date is left. Remove one of the changes.',
  },
} as const satisfies Record<string, Bilingual>;

function overlaps(startsAt: string): Bilingual {
  const day = dayOf(startsAt);
  const time = startsAt.slice(11);
  return {
    el: `Συμπίπτει με την ημερομηνία ${writeDate(day, 'el')}, ${time}, της ίδιας εκδήλωσης. Αλλάξτε τις ώρες της μίας.`,
    en: `It overlaps with the date ${writeDate(day, 'en')}, ${time} of the same event. Change the hours of one of them.`,
  };
}

/**
 * What is wrong with the dates of an event that becomes public, by the paths of its fields; the schema has looked at
 * each field alone. Reads at most {@link MOST_OCCURRENCES} dates, whatever the rule says.
 */
export function checkDates(dates: StoredDates): FieldMessages {
  const { startsAt, endsAt } = dates;
  if (startsAt === null) return {};
  const messages: FieldMessages = {};
  const fault = startsAt >= TOO_LATE ? TEXTS.tooLate : faultOfTime(startsAt);
  if (fault) messages.startsAt = fault;
  if (endsAt !== null) {
    const endFault = endsAt <= startsAt ? TEXTS.endsBefore : faultOfTime(endsAt);
    if (endFault) messages.endsAt = endFault;
  }
  Object.assign(messages, checkRule(dates, startsAt), checkOtherDays(dates));
  if (Object.keys(messages).length > 0) return messages;
  Object.assign(messages, checkChanges(dates));
  return Object.keys(messages).length > 0 ? messages : checkTogether(dates);
}

function checkRule({ repetition }: StoredDates, startsAt: string): FieldMessages {
  if (!repetition) return {};
  const first = dayOf(startsAt);
  if (first >= TOO_LATE) return {};
  const { until, every, weekdays } = repetition;
  if (every === 'week' && weekdays.length === 0) {
    return { 'repetition.weekdays': VALIDATION_TEXTS.days };
  }
  if (until === null) return { 'repetition.until': TEXTS.noEnd };
  if (until < first) return { 'repetition.until': TEXTS.endsBeforeFirst };
  if (until > furthestDay(first)) return { 'repetition.until': TEXTS.tooFar };
  const days = daysOf(first, repetition, MOST_OCCURRENCES + 1);
  if (days.length > MOST_OCCURRENCES) return { 'repetition.until': TEXTS.tooMany };
  if (days[0] !== first) {
    return { [every === 'week' ? 'repetition.weekdays' : 'repetition.nth']: TEXTS.firstNotInRule };
  }
  return days.length === 1 ? { 'repetition.until': TEXTS.onlyOne } : {};
}

/** Hours after midnight belong to the evening before; a later end is meant for the same day. */
const endsTooEarly = (starts: string, ends: string) =>
  ends === starts || (ends < starts && !isOfTheEvening(ends));

function checkOtherDays({ days }: StoredDates): FieldMessages {
  const messages: FieldMessages = {};
  for (const [at, { day, starts, ends }] of days.entries()) {
    if (day === null || starts === '') continue;
    const path = `days.${at}`;
    if (day >= TOO_LATE) messages[`${path}.day`] = TEXTS.tooLate;
    else Object.assign(messages, checkHours(path, day, starts, ends));
  }
  return messages;
}

/** Hours of their own on a day; without a start there are none. */
function checkHours(path: string, day: string, starts: string, ends: string): FieldMessages {
  const fault = starts && faultOfTime(`${day}T${starts}`);
  if (fault) return { [`${path}.starts`]: fault };
  if (!ends) return {};
  const endFault = endsTooEarly(starts, ends)
    ? TEXTS.endsBefore
    : faultOfTime(endOn(day, starts, ends));
  return endFault ? { [`${path}.ends`]: endFault } : {};
}

function checkChanges(dates: StoredDates): FieldMessages {
  const messages: FieldMessages = {};
  const days = new Set(ruleDays(dates));
  const seen = new Set<string>();
  for (const [at, change] of dates.exceptions.entries()) {
    const { day, movedTo, starts, ends } = change;
    if (day === null) continue;
    const path = `exceptions.${at}`;
    if (!dates.repetition) messages[`${path}.day`] = TEXTS.noRepetition;
    else if (!days.has(day)) messages[`${path}.day`] = TEXTS.notADate;
    else if (seen.has(day)) messages[`${path}.day`] = TEXTS.twice;
    else if (movedTo !== null && movedTo >= TOO_LATE) messages[`${path}.movedTo`] = TEXTS.tooLate;
    else if (ends && !starts) messages[`${path}.starts`] = TEXTS.startMissing;
    else Object.assign(messages, checkHours(path, movedTo ?? day, starts, ends));
    seen.add(day);
  }
  return messages;
}

/** No two dates of an event at the same time, and at least one. */
function checkTogether(dates: StoredDates): FieldMessages {
  const all = everyDate(dates);
  if (all.length === 0) {
    return { [`exceptions.${dates.exceptions.length - 1}.day`]: TEXTS.noneLeft };
  }
  for (const [at, date] of all.entries()) {
    const next = all[at + 1];
    if (!next) break;
    // Without a stated end it may last as long as the day, or not.
    const isLonger = date.endsAt !== null && overFrom(date) > next.startsAt;
    if (!isLonger && date.startsAt !== next.startsAt) continue;
    const [path, other] = pathOf(dates, next)
      ? [pathOf(dates, next), date]
      : [pathOf(dates, date) ?? 'endsAt', next];
    return { [path ?? 'endsAt']: overlaps(other.startsAt) };
  }
  return {};
}

/** The field that gives a date its time where that is not the rule; undefined for the others. */
function pathOf(dates: StoredDates, date: Occurrence): string | undefined {
  if (date.ruleStart === null) {
    const own = ({ day, starts }: StoredDates['days'][number]) => `${day}T${starts}`;
    return `days.${dates.days.findLastIndex((other) => own(other) === date.startsAt)}.starts`;
  }
  const day = dayOf(date.ruleStart);
  const at = dates.exceptions.findIndex((change) => change.day === day);
  const change = dates.exceptions[at];
  return change && `exceptions.${at}.${change.starts ? 'starts' : 'movedTo'}`;
}
