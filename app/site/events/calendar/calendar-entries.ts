import type { EventEntry } from '../../../../domain/events/listing.ts';
import {
  isCancelledDate,
  type Occurrence,
  occurrencesOf,
} from '../../../../domain/events/occurrences.ts';
import { entryPath } from '../../../../domain/screens/entry-path.ts';
import { dayOf } from '../../../../domain/time/calendar.ts';
import { comesTwice, momentInGreece } from '../../../../domain/time/greek-time.ts';
import type { Repetition } from '../../../../domain/time/repetition.ts';
import { href, type Language, localise } from '../../../i18n/language.ts';
import type { CalendarEvent } from './icalendar.ts';

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const FREQUENCIES = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;

/** A rule as RFC 5545, section 3.3.10 writes it. `first` is the first day. */
function ruleText(rule: Repetition, first: string): string {
  const { every, interval, weekdays, nth, until } = rule;
  const days = weekdays.map((day) => `${nth ?? ''}${WEEKDAYS[day - 1]}`);
  const parts = [
    `FREQ=${FREQUENCIES[every]}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(every === 'year' && nth !== null ? [`BYMONTH=${Number(first.slice(5, 7))}`] : []),
    ...(days.length > 0 ? [`BYDAY=${days}`] : []),
    // With the name of a zone at the start, the end is a moment in UTC: the end of the last day in Greece.
    ...(until ? [`UNTIL=${utcMinute(`${until}T23:59`)}59Z`] : []),
  ];
  return parts.join(';');
}

/** `2026-07-04T21:00` in Greece as `20260704T1800` in UTC. */
function utcMinute(local: string): string {
  const moment = momentInGreece(local)?.toISOString() ?? local;
  return moment.slice(0, 16).replace(/[-:]/g, '');
}

/**
 * An event as calendars know it: one entry with its rule, one for each date of the rule that is otherwise, and one for
 * each other day. Other days have entries of their own, since not every calendar reads RDATE (decision 0058).
 */
export function toCalendarEvents(
  event: EventEntry,
  siteUrl: string,
  language: Language,
): CalendarEvent[] {
  const { id, data, updatedAt, version } = event;
  const url = siteUrl + href(entryPath('event', event), language);
  const words = (['description', 'cost'] as const).map(
    (name) => localise(data[name], language).text,
  );
  const shared = {
    title: localise(data.title, language).text,
    description: [...words, url].filter(Boolean).join('\n'),
    location: (['location', 'address'] as const)
      .map((name) => localise(data[name], language).text)
      .filter(Boolean)
      .join(', '),
    url,
    position: data.coordinates,
    isCancelled: data.isCancelled,
    sequence: version,
    updatedAt,
  };
  const host = new URL(siteUrl).hostname;
  const uid = `${id}@${host}`;
  const dates = occurrencesOf(data);
  const others = dates
    .filter(({ ruleStart }) => ruleStart === null)
    .map(({ startsAt, endsAt }) => ({
      ...shared,
      uid: `${id}-${startsAt.replace(/\D/g, '')}@${host}`,
      startsAt,
      endsAt,
    }));
  const { startsAt, endsAt, repetition, exceptions } = data;
  const main = { ...shared, uid, startsAt, endsAt };
  if (!repetition) return [main, ...others];
  const time = startsAt.slice(10);
  const leftOut = exceptions
    .filter(isCancelledDate)
    .map(({ day }) => `${day}${time}`)
    .sort();
  const changed = dates.filter((date) => isOtherwise(date, main));
  return [
    { ...main, rule: ruleText(repetition, dayOf(startsAt)), leftOut },
    ...changed.map(({ ruleStart, ...times }) => ({
      ...shared,
      uid,
      ...times,
      insteadOf: ruleStart ?? times.startsAt,
    })),
    ...others,
  ];
}

type Times = Pick<Occurrence, 'startsAt' | 'endsAt'>;

const lasts = ({ startsAt, endsAt }: Times, read: (local: string) => Date | undefined) => {
  const [from, to] = [startsAt, endsAt].map((local) => local && read(local));
  return from && to ? to.getTime() - from.getTime() : null;
};

const inPhysics = (times: Times) => lasts(times, momentInGreece);
const onTheWall = (times: Times) => lasts(times, (local) => new Date(`${local}Z`));

/**
 * Whether a date of a rule is not what calendars make of the rule: it was moved, or the clocks change during it, or
 * during the first, or it ends in the hour that comes twice. Calendars give each date the length of the first, some by
 * the clock of physics and some by the one on the wall; here the clock on the wall counts.
 */
function isOtherwise(date: Occurrence, first: Times): boolean {
  if (date.ruleStart === null) return false;
  return (
    date.ruleStart !== date.startsAt ||
    inPhysics(date) !== inPhysics(first) ||
    inPhysics(first) !== onTheWall(first) ||
    (date.endsAt !== null && comesTwice(date.endsAt))
  );
}
