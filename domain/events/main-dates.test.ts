import { beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { newEvent, newNews } from '../../harness/content/newsletter-entries.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR } from '../../harness/services.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { event } from '../content-types/event.ts';
import { news } from '../content-types/news.ts';
import type { EventEntry } from './listing.ts';
import { comingDates, findMainDates, mainDate } from './main-dates.ts';

const acting = actAs(TEST_EDITOR);
/** Every Saturday from 4 to 18 July, 21:00–23:30; not on the 11th. */
const SATURDAYS = {
  repetition: {
    every: 'week',
    interval: 1,
    weekdays: [6],
    nth: null,
    until: '2026-07-18',
  } as const,
  exceptions: [{ day: '2026-07-11', movedTo: null, starts: '', ends: '' }],
};

test('an event stands for its next date, then for its last, and those that are over come no more', () => {
  const data = { days: [], ...newEvent().data, ...SATURDAYS } as unknown as EventEntry['data'];
  const [first, last] = ['2026-07-04T21:00', '2026-07-18T21:00'];
  for (const [now, next, coming] of [
    ['2026-03-04T12:00', first, [first, last]],
    ['2026-07-04T23:29', first, [first, last]],
    ['2026-07-04T23:30', last, [last]],
    ['2026-07-18T23:30', last, []],
  ] as const) {
    expect(mainDate(data, now).startsAt, now).toBe(next);
    expect(
      comingDates(data, now).map(({ startsAt }) => startsAt),
      now,
    ).toEqual(coming);
  }
  const without = {
    ...data,
    startsAt: null,
    repetition: null,
    days: [],
  } as unknown as EventEntry['data'];
  expect(mainDate(without, first)).toBe(without);
});

describe.each(TEST_DATABASES)('the dates for which events stand, on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });

  test('are the next that is not over, then the last; news have none', async () => {
    const { db } = connection;
    const data = { ...newEvent().data, ...SATURDAYS };
    const weekly = await createEntry(db, event, { data }, acting);
    const once = await createEntry(db, event, { ...newEvent(), slug: 'once' }, acting);
    const item = await createEntry(db, news, newNews(), acting);
    const ids = [weekly.id, once.id, item.id];
    const at = async (now: string) => {
      const dates = await findMainDates(db, ids, now);
      return ids.map((id) => dates.get(id));
    };
    const [first, last] = ['2026-07-04T21:00', '2026-07-18T21:00'];
    expect(await at('2026-03-04T12:00')).toEqual([first, first, undefined]);
    expect(await at('2026-07-04T23:29')).toEqual([first, first, undefined]);
    expect(await at('2026-07-04T23:30')).toEqual([last, first, undefined]);
    expect(await at('2027-01-01T00:00')).toEqual([last, first, undefined]);
    expect(await findMainDates(db, [], '2026-03-04T12:00')).toEqual(new Map());
  });
});
