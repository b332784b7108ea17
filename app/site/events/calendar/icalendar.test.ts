import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from './icalendar.ts';

const concert: CalendarEvent = {
  uid: '0198@www.example.gr',
  title: 'Βραδιά με τη Δημοτική Φιλαρμονική; μέρος πρώτο, δεύτερο \\ τρίτο',
  description: `${'Η μπάντα παίζει μελωδίες από τον ελληνικό κινηματογράφο. '.repeat(4)}\nΕίσοδος ελεύθερη`,
  location: 'Πλατεία, Αίγιο',
  url: 'https://www.example.gr/events/concert?lang=en',
  position: { lat: 38.2489, lng: 22.0822 },
  startsAt: '2026-07-04T21:00',
  endsAt: '2026-07-04T23:30',
  isCancelled: false,
  sequence: 3,
  updatedAt: '2026-06-01T09:30:15.123Z',
};
const file = (events: CalendarEvent[]) =>
  calendarFile(events, { name: 'Εκδηλώσεις', language: 'el' });
/** What a reader does first: joins the folded lines. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('has lines of at most 75 octets, each ended by CR LF, and no letter cut in two', () => {
    const text = file([concert]);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\n');
      expect(line).not.toContain('\ufffd');
    }
    expect(text).toContain('\r\n ');
  });

  it('gives times in Greece by the name of their zone, which it brings along', () => {
    const lines = unfolded(file([concert]));
    expect(lines).toContain('DTSTART;TZID=Europe/Athens:20260704T210000');
    expect(lines).toContain('DTEND;TZID=Europe/Athens:20260704T233000');
    expect(lines).toContain('DTSTAMP:20260601T093015Z');
    expect(lines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1);
    expect(lines).toContain('TZID:Europe/Athens');
  });

  it('is one to follow: programs ask for it again every six hours', () => {
    const lines = unfolded(file([concert]));
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
        'X-PUBLISHED-TTL:PT6H',
      ]),
    );
  });

  it('escapes what has a meaning of its own', () => {
    const lines = unfolded(file([concert]));
    expect(lines).toContain(
      'SUMMARY;LANGUAGE=el:Βραδιά με τη Δημοτική Φιλαρμονική\\; μέρος πρώτο\\, δεύτερο \\\\ τρίτο',
    );
    expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toContain('\\nΕίσοδος ελεύθερη');
    expect(lines).toContain('GEO:38.2489;22.0822');
    expect(lines).toContain('URL:https://www.example.gr/events/concert?lang=en');
  });

  it('cannot be broken into by a text', () => {
    const lines = unfolded(file([{ ...concert, location: 'Αίγιο\r\nEND:VEVENT\u0000' }]));
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(lines).toContain('LOCATION;LANGUAGE=el:Αίγιο\\nEND:VEVENT ');
  });

  it('leaves out what is not known', () => {
    const text = file([{ ...concert, endsAt: null, position: null, location: '' }]);
    expect(text).not.toMatch(/DTEND|GEO|LOCATION/);
  });

  it('has a line for each thing that is known of an event, and no other', () => {
    const linesOf = (event: CalendarEvent) => {
      const lines = unfolded(file([event]));
      return lines.slice(lines.indexOf('BEGIN:VEVENT') + 1, lines.indexOf('END:VEVENT'));
    };
    const bare = { ...concert, title: 'Παζάρι', description: '', location: '', position: null };
    const always = [
      'UID:0198@www.example.gr',
      'DTSTAMP:20260601T093015Z',
      'LAST-MODIFIED:20260601T093015Z',
      'SEQUENCE:3',
    ];
    const last = [
      'SUMMARY;LANGUAGE=el:Παζάρι',
      'URL:https://www.example.gr/events/concert?lang=en',
    ];
    expect(linesOf({ ...bare, endsAt: null })).toEqual([
      ...always,
      'STATUS:CONFIRMED',
      'DTSTART;TZID=Europe/Athens:20260704T210000',
      ...last,
    ]);
    expect(
      linesOf({
        ...bare,
        endsAt: null,
        rule: 'FREQ=WEEKLY;COUNT=3',
        leftOut: ['2026-07-11T21:00', '2026-07-18T21:00'],
      }),
    ).toEqual([
      ...always,
      'STATUS:CONFIRMED',
      'DTSTART;TZID=Europe/Athens:20260704T210000',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'EXDATE;TZID=Europe/Athens:20260711T210000',
      'EXDATE;TZID=Europe/Athens:20260718T210000',
      ...last,
    ]);
    // 25 October: the hour from 03:00 comes twice, and the first of the two is meant.
    expect(
      linesOf({
        ...bare,
        startsAt: '2026-10-25T03:00',
        endsAt: '2026-10-25T03:30',
        insteadOf: '2026-10-24T03:00',
        isCancelled: true,
      }),
    ).toEqual([
      ...always,
      'STATUS:CANCELLED',
      'RECURRENCE-ID;TZID=Europe/Athens:20261024T030000',
      'DTSTART:20261025T000000Z',
      'DTEND:20261025T003000Z',
      ...last,
    ]);
  });

  it('is whole without events', () => {
    const lines = unfolded(file([]));
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines).not.toContain('BEGIN:VEVENT');
  });
});
