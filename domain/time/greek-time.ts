import { HOUR_MS } from './durations.ts';

export const GREEK_TIME_ZONE = 'Europe/Athens';

// Made once: an `Intl` formatter costs more to make than to use. Swedish writes dates as ISO 8601 does.
const isoDayInGreece = new Intl.DateTimeFormat('sv-SE', { timeZone: GREEK_TIME_ZONE });
const isoMinuteInGreece = new Intl.DateTimeFormat('sv-SE', {
  timeZone: GREEK_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** The calendar day in Greece at a moment, `YYYY-MM-DD`. */
export function dayInGreece(moment: Date): string {
  return isoDayInGreece.format(moment);
}

/** The local time in Greece at a moment, `YYYY-MM-DDTHH:MM`. */
export function localTimeInGreece(moment: Date): string {
  return isoMinuteInGreece.format(moment).replace(' ', 'T');
}

/** The hours by which Greece is ahead of UTC: in summer, then in winter. */
const OFFSETS = [3, 2] as const;

/**
 * The moment of a local time in Greece (`YYYY-MM-DDTHH:MM`). Undefined where there is none: no such day, or the hour
 * that the clocks skip in spring. For the hour that comes twice in autumn it is the first.
 */
export function momentInGreece(local: string): Date | undefined {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  return OFFSETS.map((hours) => new Date(asUtc - hours * HOUR_MS)).find(
    (moment) => localTimeInGreece(moment) === local,
  );
}

/** Whether a local time in Greece comes twice, in the night in which the clocks go back. */
export function comesTwice(local: string): boolean {
  const moment = momentInGreece(local);
  return moment !== undefined && localTimeInGreece(new Date(moment.getTime() + HOUR_MS)) === local;
}

/**
 * The last local time in Greece that has come, to compare stored ones with. Of the hour that comes twice in autumn all
 * has come the second time: what has ended in it does not begin again.
 */
export function reachedInGreece(moment: Date): string {
  const local = localTimeInGreece(moment);
  const isAgain = localTimeInGreece(new Date(moment.getTime() - HOUR_MS)) === local;
  return isAgain ? `${local.slice(0, 13)}:59:59` : local;
}

/**
 * A local time in Greece with its offset from UTC, for machines: `2026-07-04T21:00:00+03:00`. A local time that the
 * clocks skip in spring has the winter's offset.
 */
export function withGreekOffset(local: string): string {
  const moment = momentInGreece(local);
  const hours = moment ? (Date.parse(`${local}Z`) - moment.getTime()) / HOUR_MS : 2;
  return `${local}:00+0${hours}:00`;
}
