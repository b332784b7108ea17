import type { EventTimes } from '../../../../domain/events/event-times.ts';
import { comesTwice, GREEK_TIME_ZONE, momentInGreece } from '../../../../domain/time/greek-time.ts';

/** An event as calendars know it; texts in one language. */
export interface CalendarEvent extends EventTimes {
  /** Stays the same for ever and is unique in the world: `0198…@www.example.gr`. */
  uid: string;
  title: string;
  description: string;
  location: string;
  /** Its page. */
  url: string;
  position: { lat: number; lng: number } | null;
  /** It stands in the calendar as cancelled. */
  isCancelled: boolean;
  /** Grows with every change. */
  sequence: number;
  /** When it was last changed, ISO 8601 in UTC. */
  updatedAt: string;
  /** The rule by which it comes back (RFC 5545, section 3.3.10). */
  rule?: string;
  /** The starts of its rule at which nothing takes place. */
  leftOut?: readonly string[];
  /** The start of the rule in place of which this takes place; it has the uid of the rule. */
  insteadOf?: string;
}

/** RFC 5545, section 3.1: lines of at most 75 octets, continued after a line break and a space. */
const MAX_LINE_OCTETS = 75;
const encoder = new TextEncoder();
const lineOctets = new Uint8Array(MAX_LINE_OCTETS);

/** Greek time with its two changes a year, as the law has it since 1996. */
const GREEK_TIME = [
  'BEGIN:VTIMEZONE',
  `TZID:${GREEK_TIME_ZONE}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0300',
  'TZNAME:EEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T040000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0200',
  'TZNAME:EET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A calendar file (RFC 5545) of events in Greek local time. `language` is a tag, such as `el`. */
export function calendarFile(
  events: readonly CalendarEvent[],
  { name, language }: { name: string; language: string },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Dimos//Events//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...GREEK_TIME,
    ...events.flatMap((event) => eventLines(event, language)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, language: string): string[] {
  const changed = utcTime(event.updatedAt);
  const text = (name: string, value: string) =>
    value ? [`${name};LANGUAGE=${language}:${escapeText(value)}`] : [];
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...inGreece('RECURRENCE-ID', event.insteadOf),
    // A rule goes on at the hour on the wall, so that its start needs the name of the zone.
    ...(event.rule ? inGreece('DTSTART', event.startsAt) : atMoment('DTSTART', event.startsAt)),
    ...atMoment('DTEND', event.endsAt),
    ...(event.rule ? [`RRULE:${event.rule}`] : []),
    ...(event.leftOut ?? []).flatMap((start) => inGreece('EXDATE', start)),
    ...text('SUMMARY', event.title),
    ...text('DESCRIPTION', event.description),
    ...text('LOCATION', event.location),
    ...(event.position ? [`GEO:${event.position.lat};${event.position.lng}`] : []),
    `URL:${event.url}`,
    'END:VEVENT',
  ];
}

/** A property with a local time in Greece; none without a time. */
function inGreece(name: string, local: string | null | undefined): string[] {
  return local ? [`${name};TZID=${GREEK_TIME_ZONE}:${localTime(local)}`] : [];
}

/** The same, in UTC where the local time comes twice: programs take one or the other, or neither. */
function atMoment(name: string, local: string | null | undefined): string[] {
  const moment = local && comesTwice(local) ? momentInGreece(local) : undefined;
  return moment ? [`${name}:${utcTime(moment.toISOString())}`] : inGreece(name, local);
}

/** `2026-07-04T21:00` as `20260704T210000`. */
function localTime(local: string): string {
  return `${local.replace(/[-:]/g, '')}00`;
}

/** `2026-07-04T18:00:00.000Z` as `20260704T180000Z`. */
function utcTime(moment: string): string {
  return `${moment.slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** RFC 5545, section 3.3.11. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** Breaks a line between characters, so that no Greek letter is cut in two. */
function foldLine(line: string): string {
  const parts: string[] = [];
  let room = MAX_LINE_OCTETS;
  for (let at = 0; at < line.length; room = MAX_LINE_OCTETS - 1) {
    // Measuring the octets of each character took most of the time of a calendar.
    const { read } = encoder.encodeInto(line.slice(at), lineOctets.subarray(0, room));
    parts.push(line.slice(at, at + read));
    at += read;
  }
  return parts.join('\r\n ');
}
