import ICAL from 'ical.js';
import ical, { type VEvent } from 'node-ical';

/** The start and the end of a date, in ISO 8601 UTC. */
export type ReadDate = [start: string, end: string];

const FROM = new Date('2026-01-01T00:00:00Z');
const TO = new Date('2040-01-01T00:00:00Z');

/** Every start and end in a calendar file, as node-ical has them, in order. */
function readByNodeIcal(file: string): ReadDate[] {
  const events = Object.values(ical.sync.parseICS(file)).filter(
    (one): one is VEvent => one?.type === 'VEVENT',
  );
  return events
    .flatMap((one) => ical.expandRecurringEvent(one, { from: FROM, to: TO }))
    .map(({ start, end }): ReadDate => [start.toISOString(), end.toISOString()])
    .sort();
}

const inUtc = ({ startDate, endDate }: Pick<ICAL.Event, 'startDate' | 'endDate'>): ReadDate => [
  startDate.toJSDate().toISOString(),
  endDate.toJSDate().toISOString(),
];

/** The same, as ical.js has them. */
function readByIcalJs(file: string): ReadDate[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(zone);
  }
  const all = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  const masters = all.filter((one) => !one.isRecurrenceException());
  for (const one of all) {
    if (!one.isRecurrenceException()) continue;
    masters.find(({ uid }) => uid === one.uid)?.relateException(one);
  }
  return masters
    .flatMap((master) => {
      const found: ReadDate[] = [];
      // Of a single event the end is read as it stands; of a rule it is computed.
      if (!master.isRecurring()) return [inUtc(master)];
      const iterator = master.iterator();
      for (let next = iterator.next(); next; next = iterator.next()) {
        found.push(inUtc(master.getOccurrenceDetails(next)));
      }
      return found;
    })
    .sort();
}

/** Programs that others wrote, each with how it reads a calendar file. */
export const CALENDAR_READERS = [
  { program: 'node-ical', read: readByNodeIcal },
  { program: 'ical.js', read: readByIcalJs },
] as const;
