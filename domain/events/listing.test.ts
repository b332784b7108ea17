import { beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { TEST_DATABASES } from '../../harness/databases.ts';
import { actAs, TEST_EDITOR } from '../../harness/services.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { emptyData } from '../content/model/content-type.ts';
import { event } from '../content-types/event.ts';
import {
  listEventsInMonth,
  listPastEventPage,
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

  const add = (slug: string, startsAt: string, endsAt: string | null = null) =>
    createEntry(
      connection.db,
      event,
      {
        slug,
        data: {
          ...emptyData(event.fields),
          title: { el: slug, en: slug },
          description: { el: 'Περιγραφή', en: 'Description' },
          location: { el: 'Αίγιο', en: 'Aigio' },
          startsAt,
          endsAt,
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
});
