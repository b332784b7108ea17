import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { onSiteChange } from '../../database/transaction.ts';
import { alertData } from '../../harness/content/alert-data.ts';
import { newsData, refusalOf } from '../../harness/content/entry-data.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR } from '../../harness/services.ts';
import { setReviewerStep } from '../accounts/may-publish.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { emptyData } from '../content/model/content-type.ts';
import { draftOfForm, readWithDrafts } from '../content/preview/drafts.ts';
import { getVersion } from '../content/reading/history.ts';
import { ALERT_KINDS, alert } from '../content-types/alert.ts';
import { news } from '../content-types/news.ts';
import { unit } from '../content-types/unit.ts';
import { emergencySince, emergencyTurnedOnBy, setEmergencyMode } from './emergency-mode.ts';
import { endAlert } from './end-alert.ts';
import { listAlertsAhead, listCurrentAlerts, listEndedAlerts, nextAlertMoment } from './reading.ts';
import { alertsOverPages } from './shown-alert.ts';
import { endAfter, fromTemplate } from './templates.ts';

const summer = (local: string) => new Date(`${local}:00+03:00`);
const winter = (local: string) => new Date(`${local}:00+02:00`);
const NOON = winter('2026-03-04T12:00');
const KRINI = { el: 'Κρήνη', en: 'Krini' };

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

  test('are shown in the preview of a new one whose times nobody has filled in yet', async () => {
    const data = { ...alertData('Φωτιά'), startsAt: null, endsAt: null };
    const draft = await draftOfForm(connection.db, alert, { data }, actAs(TEST_EDITOR, NOON));
    const shown = await listCurrentAlerts(readWithDrafts(connection.db, [draft]), NOON);
    expect(shown.map((one) => one.data.title.el)).toEqual(['Φωτιά']);
  });

  test('name each unit that they concern once, and pages show the first and how many more', async () => {
    const data = { ...emptyData(unit.fields), name: KRINI, description: KRINI };
    await createEntry(
      connection.db,
      unit,
      { slug: 'krini', data: { ...data, population: 1, area: 1 } },
      actAs(TEST_EDITOR),
    );
    await publish('Φωτιά', { units: [{ unit: 'krini' }, { unit: 'krini' }] });
    await publish('Σκόνη', { severity: 'information' });
    expect(await alertsOverPages(connection.db, NOON)).toMatchObject({
      first: { title: { el: 'Φωτιά' }, units: [KRINI] },
      others: 1,
    });
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
    const archive = { page: 1, pageSize: 20 };
    for (const moment of [summer('2026-10-25T03:30'), winter('2026-10-25T03:10')]) {
      const { entries } = await listEndedAlerts(connection.db, moment, archive);
      expect(entries.map(({ data }) => data.title.el)).toEqual(['Φωτιά']);
    }
  });

  test('neither begin nor end in the hour that the clocks skip, which is said at the field', async () => {
    const skipped = {
      en: expect.stringContaining('This time does not exist'),
      el: expect.anything(),
    };
    const fault = async (startsAt: string, endsAt: string) =>
      (await refusalOf(publish('Φωτιά', { startsAt, endsAt }))).fields;
    expect(await fault('2026-03-29T03:30', '2026-03-29T06:00')).toEqual({ startsAt: skipped });
    expect(await fault('2026-03-29T01:00', '2026-03-29T03:30')).toEqual({ endsAt: skipped });
    await publish('Φωτιά', { startsAt: '2026-03-29T02:59', endsAt: '2026-03-29T04:00' });
    expect(await shownAt(winter('2026-03-29T02:59'))).toEqual(['Φωτιά']);
    expect(await shownAt(summer('2026-03-29T04:00'))).toEqual([]);
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
      'The end must be after the start.',
    );
    expect(await faultOf('2026-03-04T10:00', '2026-03-18T10:01')).toContain('at most 14 days');
    await publish('Φωτιά', { startsAt: '2026-03-04T10:00', endsAt: '2026-03-18T10:00' });
  });

  test('are a draft without an end as long as nobody publishes them', async () => {
    const data = alertData('Φωτιά', { endsAt: null });
    await createEntry(connection.db, alert, { data, publish: false }, actAs(TEST_EDITOR));
    expect(await shownAt(NOON)).toEqual([]);
  });

  describe('ended now', () => {
    const ended = async (id: string, moment: Date) =>
      (await endAlert(connection.db, id, actAs(TEST_EDITOR, moment))).data;

    test('are gone at once, and stay in the archive with the minute of their end', async () => {
      const { id } = await publish('Φωτιά');
      const moment = winter('2026-03-04T12:34');
      expect((await ended(id, moment)).endsAt).toBe('2026-03-04T12:34');
      expect(await shownAt(moment)).toEqual([]);
      const archive = await listEndedAlerts(connection.db, moment, { page: 1, pageSize: 20 });
      expect(archive.total).toBe(1);
    });

    test('stand in the history as they ended, and in the records with who ended them', async () => {
      const { db } = connection;
      const { id } = await publish('Φωτιά');
      const acting = actAs(TEST_ADMIN, winter('2026-03-04T12:34'));
      await endAlert(db, id, acting);
      const version = await getVersion(db, alert, id, 2);
      expect(version).toMatchObject({ savedBy: TEST_ADMIN.email, isOffSite: false });
      expect(version.data.endsAt).toBe('2026-03-04T12:34');
      const records = await db
        .selectFrom('audit')
        .select('user_email')
        .where('subject_id', '=', id)
        .where('action', '=', 'alert-ended')
        .execute();
      expect(records).toEqual([{ user_email: TEST_ADMIN.email }]);
    });

    test('may end in the minute in which they began', async () => {
      const { id } = await publish('Λάθος', { startsAt: '2026-03-04T12:00' });
      expect(await ended(id, NOON)).toMatchObject({
        startsAt: '2026-03-04T11:59',
        endsAt: '2026-03-04T12:00',
      });
      expect(await shownAt(NOON)).toEqual([]);
    });

    test('end after their start in the hour that comes twice, too', async () => {
      const { id } = await publish('Φωτιά', {
        startsAt: '2026-10-25T03:30',
        endsAt: '2026-10-25T09:00',
      });
      const moment = winter('2026-10-25T03:10');
      expect(await ended(id, moment)).toMatchObject({
        startsAt: '2026-10-25T03:30',
        endsAt: '2026-10-25T03:59',
      });
      expect(await shownAt(moment)).toEqual([]);
      const archive = await listEndedAlerts(connection.db, moment, { page: 1, pageSize: 20 });
      expect(archive.total).toBe(1);
    });

    test('leave what staff changed in the meantime unpublished', async () => {
      const { id } = await publish('Φωτιά');
      const data = alertData('Μισό κείμενο');
      await saveEntry(connection.db, alert, id, { data, publish: false }, actAs(TEST_EDITOR));
      const working = await ended(id, NOON);
      expect([working.title.el, working.endsAt]).toEqual(['Μισό κείμενο', '2026-03-04T12:00']);
      const archive = await listEndedAlerts(connection.db, NOON, { page: 1, pageSize: 20 });
      expect(archive.entries.map((entry) => entry.data.title.el)).toEqual(['Φωτιά']);
    });

    test('are not ended twice, and two who press at once end one warning', async () => {
      const { id } = await publish('Φωτιά');
      const versions = await Promise.all([
        endAlert(connection.db, id, actAs(TEST_EDITOR, NOON)),
        endAlert(connection.db, id, actAs(TEST_ADMIN, winter('2026-03-04T12:05'))),
      ]);
      expect(versions.map(({ version }) => version)).toEqual([2, 2]);
    });

    test('go off the site where they have not begun, since nobody has seen them', async () => {
      const { id } = await publish('Αύριο', {
        startsAt: '2026-03-05T10:00',
        endsAt: '2026-03-05T12:00',
      });
      await ended(id, NOON);
      expect(await listAlertsAhead(connection.db, NOON)).toEqual([]);
      const refusal = await refusalOf(endAlert(connection.db, id, actAs(TEST_EDITOR, NOON)));
      expect(refusal.code).toBe('conflict');
    });
  });

  test.each(ALERT_KINDS.filter(({ value }) => value !== 'other'))(
    'of the kind $value are complete as their template has them',
    async ({ value }) => {
      const data = fromTemplate(value, '2026-03-04T12:00');
      const how = { data, languages: ['el', 'en'] as const };
      const entry = await createEntry(connection.db, alert, how, actAs(TEST_EDITOR));
      expect(entry.languages).toEqual(['el', 'en']);
      expect(await shownAt(winter('2026-03-04T12:01'))).toEqual([entry.data.title.el]);
    },
  );

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

test('a proposed end is a full hour, also over the change of the clocks', () => {
  expect(endAfter('2026-03-04T12:00', 6)).toBe('2026-03-04T18:00');
  expect(endAfter('2026-03-04T12:10', 6)).toBe('2026-03-04T19:00');
  expect(endAfter('2026-03-28T22:00', 12)).toBe('2026-03-29T11:00');
});

describe.each(TEST_DATABASES)('emergency mode on $name', ({ open }) => {
  test('is turned on and off once, with a record of who did it and since when', async () => {
    const { db, close } = await open();
    let siteChanges = 0;
    const stopHearing = onSiteChange(db, () => {
      siteChanges++;
    });
    try {
      expect(await emergencySince(db)).toBeNull();
      await setEmergencyMode(db, true, actAs(TEST_EDITOR, NOON));
      await setEmergencyMode(db, true, actAs(TEST_ADMIN, winter('2026-03-04T12:05')));
      expect(await emergencySince(db)).toBe(NOON.toISOString());
      expect(await emergencyTurnedOnBy(db)).toBe(TEST_EDITOR.email);
      await setEmergencyMode(db, false, actAs(TEST_ADMIN, winter('2026-03-04T13:00')));
      expect(await emergencySince(db)).toBeNull();
      const records = await db
        .selectFrom('audit')
        .select(['user_email', 'action'])
        .where('subject_type', '=', 'emergency-mode')
        .orderBy('at')
        .execute();
      expect(records.map(({ user_email, action }) => [user_email, action])).toEqual([
        [TEST_EDITOR.email, 'enabled'],
        [TEST_ADMIN.email, 'disabled'],
      ]);
      // Turned on once more, it is by whoever did that.
      await setEmergencyMode(db, true, actAs(TEST_ADMIN, winter('2026-03-05T12:00')));
      expect(await emergencyTurnedOnBy(db)).toBe(TEST_ADMIN.email);
      expect(siteChanges, 'held pages end with each').toBe(3);
    } finally {
      stopHearing();
      await close();
    }
  });
});
