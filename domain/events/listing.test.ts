import { beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR } from '../../harness/services.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { emptyData } from '../content/model/content-type.ts';
import { event } from '../content-types/event.ts';
import { unit } from '../content-types/unit.ts';
import type { Lang } from '../text/bilingual.ts';
import {
  listEventsFrom,
  listEventsInMonth,
  listPastEventPage,
  listPastYears,
  listUpcomingEventPage,
  listUpcomingEvents,
} from './listing.ts';

const NOW = '2026-07-04T12:00';
const acting = actAs(TEST_EDITOR);

describe.each(TEST_DATABASES)('events on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });

  const add = (
    slug: string,
    startsAt: string,
    endsAt: string | null = null,
    more = {},
    languages?: Lang[],
  ) =>
    createEntry(
      connection.db,
      event,
      {
        slug,
        ...(languages && { languages }),
        data: {
          ...emptyData(event.fields),
          title: { el: slug, en: slug },
          description: { el: 'Περιγραφή', en: 'Description' },
          location: { el: 'Αίγιο', en: 'Aigio' },
          startsAt,
          endsAt,
          ...more,
        },
      },
      acting,
    );
  const slugs = (entries: { slug: string }[]) => entries.map((entry) => entry.slug);

  test('what is under way comes first among the upcoming, and is not yet past', async () => {
    await add('tomorrow', '2026-07-05T10:00', '2026-07-05T11:00');
    await add('exhibition', '2026-05-01T09:00', '2026-09-30T20:00');
    await add('morning', '2026-07-04T09:00', '2026-07-04T11:00');
    await add('today-without-end', '2026-07-04T09:00');

    expect(slugs(await listUpcomingEvents(connection.db, NOW, 10))).toEqual([
      'exhibition',
      'today-without-end',
      'tomorrow',
    ]);
    expect(slugs(await listUpcomingEvents(connection.db, NOW, 2))).toHaveLength(2);
    const past = await listPastEventPage(connection.db, NOW, { page: 1, pageSize: 10 });
    expect(slugs(past.events)).toEqual(['morning']);
  });

  test('every past event is on exactly one page, the latest first', async () => {
    await add('running', '2026-07-03T09:00', '2026-07-08T20:00');
    for (const year of ['2026', '2025', '2024', '2023'])
      await add(`may-${year}`, `${year}-05-01T09:00`);

    const pages = await Promise.all(
      [1, 2, 3].map((page) => listPastEventPage(connection.db, NOW, { page, pageSize: 2 })),
    );
    expect(pages.map((page) => slugs(page.events))).toEqual([
      ['may-2026', 'may-2025'],
      ['may-2024', 'may-2023'],
      // A page beyond the last is the last.
      ['may-2024', 'may-2023'],
    ]);
    expect(pages[0]).toMatchObject({ total: 4, pageCount: 2, page: 1 });
    expect(pages[2]).toMatchObject({ page: 2 });
  });

  test('events that begin at once keep their own ends, and one order, by which pages part them', async () => {
    const ids: string[] = [];
    for (const [slug, hour] of [
      ['first', '10'],
      ['second', '11'],
      ['third', '12'],
    ] as const) {
      const { id } = await add(slug, '2026-07-01T09:00', `2026-07-01T${hour}:00`);
      ids.push(id);
    }
    const pages = await Promise.all(
      [1, 2, 3].map((page) => listPastEventPage(connection.db, NOW, { page, pageSize: 1 })),
    );
    const found = pages.flatMap(({ events }) => events);
    expect(found.map(({ id }) => id)).toEqual(ids.sort().reverse());
    const ends = Object.fromEntries(found.map(({ slug, times }) => [slug, times.endsAt]));
    expect(ends).toEqual({
      first: '2026-07-01T10:00',
      second: '2026-07-01T11:00',
      third: '2026-07-01T12:00',
    });
    const coming = await listUpcomingEvents(connection.db, '2026-07-01T08:00', 3);
    expect(coming.map(({ id, times }) => [id, times.endsAt])).toEqual(
      ids.sort().map((id) => [id, found.find((one) => one.id === id)?.times.endsAt]),
    );
  });

  test('where there is no event a list is one empty page, whichever was asked for', async () => {
    const none = { events: [], total: 0, page: 1, pageCount: 1 };
    for (const page of [1, 3]) {
      const asked = { page, pageSize: 10 };
      expect(await listUpcomingEventPage(connection.db, NOW, asked)).toEqual(none);
      expect(await listPastEventPage(connection.db, NOW, asked)).toEqual(none);
    }
  });

  test('pages of upcoming events follow one another', async () => {
    for (const day of ['05', '06', '07']) await add(`july-${day}`, `2026-07-${day}T10:00`);
    const second = await listUpcomingEventPage(connection.db, NOW, { page: 2, pageSize: 2 });
    expect(slugs(second.events)).toEqual(['july-07']);
    expect(second).toMatchObject({ total: 3, pageCount: 2, page: 2 });
  });

  test('what is under way and what is to come are on one page after the other', async () => {
    await add('exhibition', '2026-05-01T09:00', '2026-09-30T20:00');
    await add('festival', '2026-07-01T09:00', '2026-07-09T20:00');
    await add('over', '2026-07-01T10:00', '2026-07-04T12:00');
    for (const day of ['05', '06', '07']) await add(`july-${day}`, `2026-07-${day}T10:00`);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => listUpcomingEventPage(connection.db, NOW, { page, pageSize: 3 })),
    );
    expect(pages.map((page) => slugs(page.events))).toEqual([
      ['exhibition', 'festival', 'july-05'],
      ['july-06', 'july-07'],
      ['july-06', 'july-07'],
    ]);
    expect(pages[0]).toMatchObject({ total: 5, pageCount: 2 });
  });

  test('a month has the events with a day in it', async () => {
    await add('across', '2026-07-31T18:00', '2026-08-02T20:00');
    await add('last-minute', '2026-08-31T23:00', '2026-09-01T02:00');
    await add('september', '2026-09-01T00:00');

    expect(slugs(await listEventsInMonth(connection.db, '2026-07'))).toEqual(['across']);
    expect(slugs(await listEventsInMonth(connection.db, '2026-08'))).toEqual([
      'across',
      'last-minute',
    ]);
    expect(slugs(await listEventsInMonth(connection.db, '2026-09'))).toEqual(['september']);
  });

  const TUESDAYS = {
    repetition: { every: 'week', interval: 1, weekdays: [2], nth: null, until: '2026-07-28' },
    exceptions: [{ day: '2026-07-14', movedTo: null, starts: '', ends: '' }],
  };

  test('what repeats stands once among the upcoming, by its next date', async () => {
    await add('lessons', '2026-06-02T19:00', '2026-06-02T20:00', TUESDAYS);
    await add('tomorrow', '2026-07-05T10:00');
    await add('july-20', '2026-07-20T10:00');
    const found = await listUpcomingEvents(connection.db, NOW, 10);
    expect(found.map(({ slug, times, more }) => [slug, times.startsAt, more])).toEqual([
      ['tomorrow', '2026-07-05T10:00', 0],
      ['lessons', '2026-07-07T19:00', 2],
      ['july-20', '2026-07-20T10:00', 0],
    ]);
    const during = await listUpcomingEvents(connection.db, '2026-07-07T19:59', 10);
    expect(during[0]?.times.startsAt).toBe('2026-07-07T19:00');
    const after = await listUpcomingEvents(connection.db, '2026-07-07T20:00', 10);
    expect(after.map(({ slug, times }) => [slug, times.startsAt])).toEqual([
      ['july-20', '2026-07-20T10:00'],
      ['lessons', '2026-07-21T19:00'],
    ]);
    const page = await listUpcomingEventPage(connection.db, NOW, { page: 1, pageSize: 2 });
    expect(page).toMatchObject({ total: 3, pageCount: 2 });
  });

  test('a month has every date of what repeats, but those that are left out', async () => {
    await add('lessons', '2026-06-02T19:00', '2026-06-02T20:00', TUESDAYS);
    const found = await listEventsInMonth(connection.db, '2026-07');
    expect(found.map(({ times }) => times.startsAt)).toEqual([
      '2026-07-07T19:00',
      '2026-07-21T19:00',
      '2026-07-28T19:00',
    ]);
  });

  test('the archive has each event once in every year with dates that are over', async () => {
    const twoYears = {
      repetition: { every: 'month', interval: 1, weekdays: [], nth: null, until: '2026-12-31' },
    };
    await add('monthly', '2025-11-10T10:00', null, twoYears);
    await add('once', '2025-05-01T10:00');
    await add('to-come', '2027-05-01T10:00');
    expect(await listPastYears(connection.db, NOW)).toEqual(['2026', '2025']);
    const inYear = async (year: string) =>
      (await listPastEventPage(connection.db, NOW, { page: 1, pageSize: 10, year })).events.map(
        ({ slug, times, more }) => [slug, times.startsAt, more],
      );
    expect(await inYear('2026')).toEqual([['monthly', '2026-06-10T10:00', 5]]);
    expect(await inYear('2025')).toEqual([
      ['monthly', '2025-12-10T10:00', 1],
      ['once', '2025-05-01T10:00', 0],
    ]);
  });

  test('a calendar in one language has the events that are public in it', async () => {
    await add('both', '2026-07-05T10:00');
    await add('greek', '2026-07-06T10:00', null, {}, ['el']);
    const listed = async (language: Lang) =>
      slugs(await listEventsFrom(connection.db, NOW, { language }));
    expect(await listed('el')).toEqual(['both', 'greek']);
    expect(await listed('en')).toEqual(['both']);
  });

  test('a filter leaves the events of a unit, a kind and an audience', async () => {
    for (const slug of ['aigio', 'akrata']) {
      const name = { el: slug, en: slug };
      const data = { ...emptyData(unit.fields), name, description: name, population: 1, area: 1 };
      await createEntry(connection.db, unit, { slug, data }, acting);
    }
    await add('aigio', '2026-07-05T10:00', null, { category: 'music', unit: 'aigio' });
    await add('akrata', '2026-07-06T10:00', null, { audience: 'children', unit: 'akrata' });
    await add('everywhere', '2026-07-07T10:00');
    const filtered = async (filter: object) =>
      slugs(await listUpcomingEvents(connection.db, NOW, 10, filter));
    expect(await filtered({ unit: 'aigio' })).toEqual(['aigio']);
    expect(await filtered({ audience: 'children' })).toEqual(['akrata']);
    expect(await filtered({ category: 'music', unit: 'akrata' })).toEqual([]);
    expect(await filtered({})).toHaveLength(3);
    // The years of the archive are those of what the filter leaves.
    await add('old', '2024-07-05T10:00', null, { category: 'music' });
    await add('older', '2023-07-05T10:00');
    expect(await listPastYears(connection.db, NOW)).toEqual(['2024', '2023']);
    expect(await listPastYears(connection.db, NOW, { category: 'music' })).toEqual(['2024']);
  });
});
