import type { Breakage } from './breakage.ts';

/** What a further reading of the rules beyond content, and of the database, has found. */
export const RULES_ONCE_MORE: readonly Breakage[] = [
  {
    breaks: 'The preview of a programme has the first dates of its events alone.',
    file: 'database/overlay.ts',
    find: 'const json = JSON.stringify(times);',
    replace: 'const json = JSON.stringify(times.slice(0, 500));',
    tests: ['database/overlay.test.ts'],
  },
  {
    breaks: 'An event whose end was typed with the year 9999 cannot be saved.',
    file: 'domain/events/occurrences.ts',
    find: 'Math.min(moment, LAST)',
    replace: 'moment',
    tests: ['domain/events/occurrences.test.ts'],
  },
  {
    breaks: 'A date of an event may be moved into a year without a morning after.',
    file: 'domain/events/check-dates.ts',
    find: 'else if (movedTo !== null && movedTo >= TOO_LATE)',
    replace: 'else if (movedTo !== null && movedTo < starts)',
    tests: ['domain/events/check-dates.test.ts'],
  },
  {
    breaks: 'An event on the last day of the calendar is taken, and over at once.',
    file: 'domain/events/check-dates.ts',
    find: 'startsAt >= TOO_LATE ? TEXTS.tooLate : faultOfTime(startsAt)',
    replace: 'faultOfTime(startsAt)',
    tests: ['domain/events/check-dates.test.ts'],
  },
  {
    breaks: 'Another day in the year 9999 is said to be too long ago.',
    file: 'domain/events/check-dates.ts',
    find: 'if (day >= TOO_LATE)',
    replace: 'if (day < starts)',
    tests: ['domain/events/check-dates.test.ts'],
  },
  {
    breaks: 'A redirect may lead to a file that lies in the bin.',
    file: 'domain/links/find-answered.ts',
    find: "      .where('id', 'in', some)\n      .where('deleted_at', 'is', null)",
    replace: "      .where('id', 'in', some)",
    tests: ['domain/redirects/redirects.test.ts'],
  },
  {
    breaks: 'A file of redirects in Greek letters is refused at half its size.',
    file: 'api/receive-bodies.ts',
    find: 'FILES.test(c.req.path) ? limitFile : limitJson',
    replace: 'FILES.test(c.req.path) ? limitJson : limitJson',
    tests: ['api/site/redirects.test.ts'],
  },
  {
    breaks: 'Any call takes as many bytes as a file of redirects.',
    file: 'api/receive-bodies.ts',
    find: 'FILES.test(c.req.path) ?',
    replace: 'FILES !== null ?',
    tests: ['api/site/redirects.test.ts'],
  },
  {
    breaks: 'The screen refuses a file of redirects by its bytes, of which a Greek letter has two.',
    file: 'app/admin/redirects/import-screen.client.tsx',
    find: 'file.size > MOST_BYTES',
    replace: 'file.size > MOST_CHARACTERS',
    tests: ['app/admin/form/forms-on-screen.test.ts'],
    title: 'a file of redirects',
  },
  {
    breaks: 'A file of redirects that Excel has written as Unicode text comes as nonsense.',
    file: 'app/admin/redirects/decode-csv.ts',
    find: 'bytes.byteLength < 2 ? 0 : new DataView(bytes).getUint16(0)',
    replace: '0',
    tests: ['app/admin/redirects/decode-csv.test.ts'],
  },
];
