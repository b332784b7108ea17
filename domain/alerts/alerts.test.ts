import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { alertData } from '../../harness/alert-data.ts';
import { TEST_DATABASES } from '../../harness/databases.ts';
import { newsData, refusalOf } from '../../harness/entry-data.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR } from '../../harness/services.ts';
import { setReviewerStep } from '../accounts/may-publish.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { alert } from '../content-types/alert.ts';
import { news } from '../content-types/news.ts';
import { listAlertsAhead, listCurrentAlerts, listEndedAlerts, nextAlertMoment } from './reading.ts';

const summer = (local: string) => new Date(`${local}:00+03:00`);
const winter = (local: string) => new Date(`${local}:00+02:00`);
const NOON = winter('2026-03-04T12:00');

describe.each(TEST_DATABASES)('warnings on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const publish = (title: string, more: Parameters<typeof alertData>[1] = {}) =>
    createEntry(connection.db, alert, { data: alertData(title, more) }, actAs(TEST_EDITOR));
  const shownAt = async (moment: Date) =>
    (await listCurrentAlerts(connection.db, moment)).map(({ data }) => data.title.el);

  test('are shown from their start to their end, to the minute', async () => {
    await publish('Φωτιά');
    expect(await shownAt(winter('2026-03-04T09:59'))).toEqual([]);
    expect(await shownAt(winter('2026-03-04T10:00'))).toEqual(['Φωτιά']);
    expect(await shownAt(new Date('2026-03-04T15:59:59.999Z'))).toEqual(['Φωτιά']);
    expect(await shownAt(winter('2026-03-04T18:00'))).toEqual([]);
  });

  test('are shown the most serious first, of those alike the latest', async () => {
    await publish('Νερό', { severity: 'information', startsAt: '2026-03-04T11:30' });
    await publish('Καύσωνας', { startsAt: '2026-03-04T09:00' });
    await publish('Χιόνι', { startsAt: '2026-03-04T11:00' });
    await publish('Φωτιά', { severity: 'emergency', startsAt: '2026-03-04T08:00' });
    expect(await shownAt(NOON)).toEqual(['Φωτιά', 'Χιόνι', 'Καύσωνας', 'Νερό']);
  });

  test('change what pages show at the next start or end', async () => {
    await publish('Φωτιά');
    await publish('Νερό', { startsAt: '2026-03-04T14:00', endsAt: '2026-03-04T15:00' });
    const next = (moment: Date) => nextAlertMoment(connection.db, moment);
    expect(await next(NOON)).toEqual(winter('2026-03-04T14:00'));
    expect(await next(winter('2026-03-04T14:00'))).toEqual(winter('2026-03-04T15:00'));
    expect(await next(winter('2026-03-04T15:00'))).toEqual(winter('2026-03-04T18:00'));
    expect(await next(winter('2026-03-04T18:00'))).toBeUndefined();
  });

  test('do not come back when the clocks go back an hour', async () => {
    await publish('Φωτιά', { startsAt: '2026-10-24T20:00', endsAt: '2026-10-25T03:30' });
    expect(await shownAt(summer('2026-10-25T03:29'))).toEqual(['Φωτιά']);
    expect(await shownAt(summer('2026-10-25T03:30'))).toEqual([]);
    expect(await shownAt(winter('2026-10-25T03:10'))).toEqual([]);
  });

  test('stand in the archive once they have ended, the latest first, and before their start among those ahead', async () => {
    await publish('Παλιά', { startsAt: '2026-03-01T10:00', endsAt: '2026-03-01T12:00' });
    await publish('Μόλις', { endsAt: '2026-03-04T12:00' });
    await publish('Αύριο', { startsAt: '2026-03-05T10:00', endsAt: '2026-03-05T12:00' });
    await publish('Τώρα');
    const { db } = connection;
    const ended = await listEndedAlerts(db, NOON, { page: 1, pageSize: 20 });
    expect(ended.entries.map(({ data }) => data.title.el)).toEqual(['Μόλις', 'Παλιά']);
    expect((await listAlertsAhead(db, NOON)).map(({ data }) => data.title.el)).toEqual(['Αύριο']);
    expect(await shownAt(NOON)).toEqual(['Τώρα']);
  });

  test('need an end after their start and within a fortnight, said at the field', async () => {
    const faultOf = async (startsAt: string, endsAt: string | null) =>
      (await refusalOf(publish('Φωτιά', { startsAt, endsAt }))).fields?.endsAt?.en;
    expect(await faultOf('2026-03-04T10:00', null)).toBe('Fill in this field.');
    expect(await faultOf('2026-03-04T10:00', '2026-03-04T10:00')).toBe(
      'The end is after the start.',
    );
    expect(await faultOf('2026-03-04T10:00', '2026-03-18T10:01')).toContain('at most 14 days');
    await publish('Φωτιά', { startsAt: '2026-03-04T10:00', endsAt: '2026-03-18T10:00' });
  });

  test('are a draft without an end as long as nobody publishes them', async () => {
    const data = alertData('Φωτιά', { endsAt: null });
    await createEntry(connection.db, alert, { data, publish: false }, actAs(TEST_EDITOR));
    expect(await shownAt(NOON)).toEqual([]);
  });

  test('are published by editors also where others hand in, since nobody may be waited for', async () => {
    await setReviewerStep(connection.db, true, actAs(TEST_ADMIN));
    await publish('Φωτιά');
    expect(await shownAt(NOON)).toEqual(['Φωτιά']);
    const other = createEntry(
      connection.db,
      news,
      { data: newsData('Νέο', '2026-03-04') },
      actAs(TEST_EDITOR),
    );
    expect((await refusalOf(other)).code).toBe('forbidden');
  });
});
