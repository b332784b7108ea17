import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { onSiteChange } from '../../../database/transaction.ts';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { planLeaving } from '../../../domain/content/acts/due/plan-leaving.ts';
import { emptyData } from '../../../domain/content/model/content-type.ts';
import { findEntry } from '../../../domain/content/reading/published-entries.ts';
import { alert } from '../../../domain/content-types/alert.ts';
import { page } from '../../../domain/content-types/page.ts';
import { alertData } from '../../../harness/content/alert-data.ts';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';
import { type PlannedChanges, plannedChanges } from './planned-changes.ts';

const NOW = new Date('2026-03-04T10:00:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('planned changes', () => {
  let connection: Connection;
  let planned: PlannedChanges;
  let announced: number;
  let alerted: number;
  let stopHearing: () => void;
  let errors: unknown[];
  beforeEach(async () => {
    connection = await openTestSqlite();
    vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    announced = 0;
    alerted = 0;
    stopHearing = onSiteChange(connection.db, () => {
      announced++;
      planned.look();
    });
    errors = [];
    planned = plannedChanges({
      db: connection.db,
      log: pino({ level: 'error' }, { write: (line: string) => errors.push(JSON.parse(line)) }),
      now: () => new Date(),
      onAlert: () => {
        alerted++;
      },
    });
  });
  afterEach(async () => {
    stopHearing();
    await planned.stop();
    vi.useRealTimers();
    await connection.close();
  });

  const plan = (slug: string, ms: number) =>
    createEntry(
      connection.db,
      page,
      {
        slug,
        data: { ...emptyData(page.fields), title: { el: slug, en: slug } },
        publishAt: new Date(NOW.getTime() + ms).toISOString(),
      },
      actAs(TEST_EDITOR, NOW),
    );
  const isPublic = async (slug: string) =>
    (await findEntry(connection.db, page, slug)) !== undefined;

  test('come about at their moments without anybody asking, and are announced', async () => {
    await plan('first', HOUR);
    await plan('second', 2 * HOUR);
    announced = 0;
    planned.look();
    await vi.waitFor(() => expect(planned.nextAt()).toBe(NOW.getTime() + HOUR));
    await vi.advanceTimersByTimeAsync(HOUR - MINUTE);
    expect(await isPublic('first')).toBe(false);

    await vi.advanceTimersByTimeAsync(MINUTE);
    await vi.waitFor(() => expect(announced).toBe(1));
    expect([await isPublic('first'), await isPublic('second')]).toEqual([true, false]);
    expect(planned.nextAt()).toBe(NOW.getTime() + 2 * HOUR);

    await vi.advanceTimersByTimeAsync(HOUR);
    await vi.waitFor(() => expect(announced).toBe(2));
    expect(await isPublic('second')).toBe(true);
    await vi.waitFor(() => expect(planned.nextAt()).toBeUndefined());
  });

  test('an entry leaves at its moment, and held pages end then', async () => {
    const { id } = await createEntry(
      connection.db,
      page,
      { slug: 'over', data: { ...emptyData(page.fields), title: { el: 'Α', en: 'A' } } },
      actAs(TEST_EDITOR, NOW),
    );
    announced = 0;
    const leaveAt = new Date(NOW.getTime() + HOUR + 1000).toISOString();
    const leaving = { leaveAt, leaveTo: 'draft' } as const;
    await planLeaving(connection.db, page, id, leaving, actAs(TEST_EDITOR, NOW));
    expect(announced).toBe(1);
    await vi.waitFor(() => expect(planned.nextAt()).toBe(NOW.getTime() + HOUR + 1000));
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(await isPublic('over')).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(announced).toBe(2));
    expect(await isPublic('over')).toBe(false);
  });

  test('held pages end when a warning begins and ends, and caches in front are told', async () => {
    const data = alertData('Φωτιά', {
      startsAt: '2026-03-04T13:00',
      endsAt: '2026-03-04T14:00',
    });
    await createEntry(connection.db, alert, { data }, actAs(TEST_EDITOR, NOW));
    await vi.waitFor(() => expect(planned.nextAt()).toBe(NOW.getTime() + HOUR));
    expect(alerted).toBe(0);
    await vi.advanceTimersByTimeAsync(HOUR);
    await vi.waitFor(() => expect(alerted).toBe(1));
    expect(planned.nextAt()).toBe(NOW.getTime() + 2 * HOUR);
    await vi.advanceTimersByTimeAsync(HOUR);
    await vi.waitFor(() => expect(alerted).toBe(2));
    expect(planned.nextAt()).toBeUndefined();
  });

  test('that nobody told of are found within a minute, and what was missed at the start', async () => {
    planned.look();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    stopHearing();
    await plan('unheard', 1000);
    await vi.advanceTimersByTimeAsync(MINUTE);
    await vi.waitFor(async () => expect(await isPublic('unheard')).toBe(true));
  });

  test('that nobody told of are found within a minute where the next known one is far away, too', async () => {
    await plan('known', HOUR);
    await vi.waitFor(() => expect(planned.nextAt()).toBe(NOW.getTime() + HOUR));
    stopHearing();
    await plan('unheard', 1000);
    await vi.advanceTimersByTimeAsync(MINUTE);
    await vi.waitFor(async () => expect(await isPublic('unheard')).toBe(true));
    expect(await isPublic('known')).toBe(false);
  });

  test('that are due while the database is gone are tried again every five seconds, not without a pause', async () => {
    await plan('late', HOUR);
    await vi.waitFor(() => expect(planned.nextAt()).toBe(NOW.getTime() + HOUR));
    await vi.advanceTimersByTimeAsync(HOUR - 10_000);
    await connection.db.schema.alterTable('entries').renameTo('away').execute();
    for (let second = 0; second < 30; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    }
    // Whoever waits moves the clock a little, too.
    expect(errors.length).toBeGreaterThan(3);
    expect(errors.length).toBeLessThan(12);
    await connection.db.schema.alterTable('away').renameTo('entries').execute();
    await vi.advanceTimersByTimeAsync(5000);
    await vi.waitFor(async () => expect(await isPublic('late')).toBe(true));
  });

  test('are tried again while the database is gone, and then come about', async () => {
    stopHearing();
    await plan('late', 1000);
    await connection.db.schema.alterTable('entries').renameTo('away').execute();
    planned.look();
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    await connection.db.schema.alterTable('away').renameTo('entries').execute();
    await vi.advanceTimersByTimeAsync(MINUTE);
    await vi.waitFor(async () => expect(await isPublic('late')).toBe(true));
  });

  test('come about no more once the site stops', async () => {
    await plan('never', 1000);
    planned.look();
    await planned.stop();
    await vi.advanceTimersByTimeAsync(HOUR);
    planned.look();
    expect(vi.getTimerCount()).toBe(0);
    expect(await isPublic('never')).toBe(false);
  });
});
