import { beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { newEvent } from '../../../harness/content/newsletter-entries.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { event } from '../../content-types/event.ts';
import { DomainError } from '../../errors.ts';
import { listUpcomingEvents } from '../../events/listing.ts';
import { createEntry } from '../acts/create-entry.ts';
import { deleteEntry } from '../acts/delete-entry.ts';
import { carryOutPlans } from '../acts/due/carry-out-plans.ts';
import { saveEntry } from '../acts/save-entry.ts';
import { unpublishEntry } from '../acts/unpublish-entry.ts';
import { getDraft, readWithDrafts } from '../preview/drafts.ts';

const acting = actAs(TEST_EDITOR);
const NOW = '2026-03-04T12:00';
const weekly = {
  every: 'week',
  interval: 1,
  weekdays: [6],
  nth: null,
  until: '2026-07-18',
} as const;
const course = () => ({ ...newEvent().data, repetition: weekly });

describe.each(TEST_DATABASES)('the dates of entries on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });

  const stored = async () =>
    (
      await connection.db
        .selectFrom('entry_occurrences')
        .select(['starts_at', 'ends_at', 'over_from', 'last_day'])
        .orderBy('starts_at')
        .execute()
    ).map((row) => Object.values(row));

  test('are stored with the public copy, and are those that it has', async () => {
    const entry = await createEntry(connection.db, event, { data: course() }, acting);
    expect(await stored()).toEqual([
      ['2026-07-04T21:00', '2026-07-04T23:30', '2026-07-04T23:30', '2026-07-04'],
      ['2026-07-11T21:00', '2026-07-11T23:30', '2026-07-11T23:30', '2026-07-11'],
      ['2026-07-18T21:00', '2026-07-18T23:30', '2026-07-18T23:30', '2026-07-18'],
    ]);
    const exceptions = [{ day: '2026-07-11', movedTo: null, starts: '', ends: '' }];
    const data = { ...course(), endsAt: null, exceptions };
    await saveEntry(connection.db, event, entry.id, { data, publish: false }, acting);
    expect(await stored()).toHaveLength(3);
    await saveEntry(connection.db, event, entry.id, { data }, acting);
    expect(await stored()).toEqual([
      ['2026-07-04T21:00', null, '2026-07-05T00:00', '2026-07-04'],
      ['2026-07-18T21:00', null, '2026-07-19T00:00', '2026-07-18'],
    ]);
    await unpublishEntry(connection.db, event, entry.id, acting);
    expect(await stored()).toEqual([]);
  });

  test('come with a planned publication', async () => {
    const publishAt = new Date(TEST_NOW.getTime() + 60_000);
    const input = { data: course(), publish: false, publishAt: publishAt.toISOString() };
    await createEntry(connection.db, event, input, acting);
    expect(await stored()).toEqual([]);
    await carryOutPlans(connection.db, new Date(publishAt.getTime() + 1000));
    expect(await stored()).toHaveLength(3);
  });

  test('of an entry in the bin are in no list', async () => {
    const entry = await createEntry(connection.db, event, { data: course() }, acting);
    expect(await listUpcomingEvents(connection.db, NOW, 10)).toHaveLength(1);
    await deleteEntry(connection.db, event, entry.id, acting);
    expect(await listUpcomingEvents(connection.db, NOW, 10)).toEqual([]);
  });

  test('of a draft are in the lists of its preview, and nowhere else', async () => {
    const input = { data: course(), publish: false };
    const entry = await createEntry(connection.db, event, input, acting);
    const drafts = [await getDraft(connection.db, event, entry.id, TEST_NOW)];
    const [shown] = await listUpcomingEvents(readWithDrafts(connection.db, drafts), NOW, 10);
    expect(shown).toMatchObject({ id: entry.id, more: 2 });
    expect(await listUpcomingEvents(connection.db, NOW, 10)).toEqual([]);
  });

  test('that cannot be are refused at their field when they become public, and kept in a draft', async () => {
    const data = { ...course(), repetition: { ...weekly, until: null } };
    const refused = createEntry(connection.db, event, { data }, acting);
    await expect(refused).rejects.toThrow(DomainError);
    await expect(refused).rejects.toMatchObject({
      fields: { 'repetition.until': { en: expect.stringContaining('until') } },
    });
    expect(await stored()).toEqual([]);
    await createEntry(connection.db, event, { data, publish: false }, acting);
  });

  test('are left alone by a program that knows nothing of repetition', async () => {
    const entry = await createEntry(connection.db, event, { data: course() }, acting);
    const { repetition: _, ...old } = course();
    await saveEntry(connection.db, event, entry.id, { data: old }, acting);
    expect(await stored()).toHaveLength(3);
  });
});
