import { beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { alertData } from '../../harness/content/alert-data.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../harness/services.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { deleteEntry } from '../content/acts/delete-entry.ts';
import { carryOutPlans } from '../content/acts/due/carry-out-plans.ts';
import { planLeaving } from '../content/acts/due/plan-leaving.ts';
import { restoreEntry } from '../content/acts/restore-entry.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { unpublishEntry } from '../content/acts/unpublish-entry.ts';
import { emptyData } from '../content/model/content-type.ts';
import { alert } from '../content-types/alert.ts';
import { unit } from '../content-types/unit.ts';
import { endAlert } from './end-alert.ts';
import { findLatestAt, findMessage, listLatestMessages } from './messages.ts';

/** The clock stands on 4 March 2026, noon in Greece; warnings are from ten to six. */
const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
const acting = (minutes: number) => actAs(TEST_EDITOR, at(minutes));
const DAY = 24 * 60;

describe.each(TEST_DATABASES)('what programs are told of warnings, on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });

  const publish = (more: Parameters<typeof alertData>[1] = {}, minutes = 0) =>
    createEntry(connection.db, alert, { data: alertData('Φωτιά', more) }, acting(minutes));
  const change = (id: string, more: Parameters<typeof alertData>[1], minutes: number) =>
    saveEntry(connection.db, alert, id, { data: alertData('Φωτιά', more) }, acting(minutes));
  const told = async () =>
    (await connection.db.selectFrom('alert_messages').orderBy('sent_at').selectAll().execute()).map(
      ({ type, number }) => `${number} ${type}`,
    );

  test('an Alert, an Update for each change, a Cancel when it is ended; nothing for a draft', async () => {
    const { id } = await publish();
    await saveEntry(
      connection.db,
      alert,
      id,
      { data: alertData('Πρόχειρο'), publish: false },
      acting(1),
    );
    expect(await told()).toEqual(['1 Alert']);
    await change(id, { severity: 'emergency' }, 2);
    await endAlert(connection.db, id, acting(3));
    expect(await told()).toEqual(['1 Alert', '2 Update', '3 Cancel']);
    await change(id, { endsAt: '2026-03-04T12:03', severity: 'information' }, 10);
    expect(await told()).toHaveLength(3);
    await change(id, { endsAt: '2026-03-04T20:00' }, 20);
    expect((await told()).at(-1)).toBe('4 Alert');
  });

  test('a Cancel when it leaves by plan, and no second one when it is deleted then', async () => {
    const { id } = await publish();
    const leaving = { leaveAt: at(30).toISOString(), leaveTo: 'draft' as const };
    await planLeaving(connection.db, alert, id, leaving, acting(1));
    await carryOutPlans(connection.db, at(31));
    expect(await told()).toEqual(['1 Alert', '2 Cancel']);
    await deleteEntry(connection.db, alert, id, acting(32));
    expect(await told()).toHaveLength(2);
  });

  test('nothing when one that is over goes off the site', async () => {
    const { id } = await publish();
    await unpublishEntry(connection.db, alert, id, acting(DAY));
    expect(await told()).toEqual(['1 Alert']);
  });

  test('an Alert when planned publication makes it public', async () => {
    const data = { data: alertData('Φωτιά'), publish: false, publishAt: at(10).toISOString() };
    await createEntry(connection.db, alert, data, acting(0));
    expect(await told()).toEqual([]);
    await carryOutPlans(connection.db, at(11));
    expect(await told()).toEqual(['1 Alert']);
  });

  test('until it begins one Alert, which nobody gets before', async () => {
    const { id, slug } = await publish({ startsAt: '2026-03-04T14:00' });
    await change(id, { startsAt: '2026-03-04T13:00' }, 5);
    expect(await told()).toEqual(['1 Alert']);
    expect(await findLatestAt(connection.db, slug, at(59))).toBeUndefined();
    expect(await findMessage(connection.db, `${id}.1`, at(59))).toBeUndefined();
    expect(await findLatestAt(connection.db, slug, at(60))).toMatchObject({
      type: 'Alert',
      data: { startsAt: '2026-03-04T13:00', urgency: 'Expected' },
    });
    // One that was in force and is put off: those who have its Alert must hear of it at once.
    await change(id, { startsAt: '2026-03-04T17:00' }, 70);
    expect(await findLatestAt(connection.db, slug, at(70))).toMatchObject({ type: 'Update' });
  });

  test('the last message at an address is that of the warning that had it last', async () => {
    const first = await publish();
    await deleteEntry(connection.db, alert, first.id, acting(5));
    const second = await publish({}, 10);
    expect(second.slug).toBe(first.slug);
    expect(await findLatestAt(connection.db, first.slug, at(7))).toMatchObject({ type: 'Cancel' });
    expect(await findLatestAt(connection.db, first.slug, at(10))).toMatchObject({
      entryId: second.id,
      type: 'Alert',
    });
  });

  test('stays at its address when the warning is gone for ever', async () => {
    const { id } = await publish();
    await deleteEntry(connection.db, alert, id, acting(5));
    await connection.db.deleteFrom('entries').where('id', '=', id).execute();
    const first = await findMessage(connection.db, `${id}.1`, at(DAY));
    expect(first?.data.title.el).toBe('Φωτιά');
    const last = await findMessage(connection.db, `${id}.2`, at(DAY));
    expect(last?.references).toEqual([{ id: `${id}.1`, sentAt: TEST_NOW.toISOString() }]);
  });

  test('the last message about each, until a week after its end or its withdrawal', async () => {
    const ended = await publish();
    // Later than the other, so that its id is behind.
    const long = await publish({ endsAt: '2026-03-14T10:00' }, 1);
    await unpublishEntry(connection.db, alert, long.id, acting(5));
    const listed = async (minutes: number) =>
      (
        await listLatestMessages(connection.db, {
          now: at(minutes),
          since: at(minutes - 7 * DAY),
        })
      ).map(({ entryId, type }) => [entryId === ended.id ? 'ended' : 'long', type]);
    expect(await listed(10)).toEqual([
      ['long', 'Cancel'],
      ['ended', 'Alert'],
    ]);
    // The withdrawn one would have been in force still: it does not come back.
    expect(await listed(7 * DAY + 6)).toEqual([['ended', 'Alert']]);
    expect(await listed(8 * DAY)).toEqual([]);
  });

  test('an Update when the same words become public in English, too', async () => {
    const data = alertData('Φωτιά', {
      title: { el: 'Φωτιά', en: 'Fire' },
      description: { el: 'Καίει.', en: 'It burns.' },
      instruction: { el: 'Μείνετε μακριά.', en: 'Stay away.' },
    });
    const { id } = await createEntry(connection.db, alert, { data, languages: ['el'] }, acting(0));
    await saveEntry(connection.db, alert, id, { data, languages: ['el', 'en'] }, acting(1));
    expect(await told()).toEqual(['1 Alert', '2 Update']);
    expect((await findMessage(connection.db, `${id}.2`, at(2)))?.data.languages).toEqual([
      'el',
      'en',
    ]);
  });

  test('the names of the units that the public sees, each once, and none for one that was taken off the site', async () => {
    const addUnit = (el: string, slug: string) => {
      const name = { el, en: slug };
      const texts = { ...emptyData(unit.fields), name, description: name };
      const data = { ...texts, population: 1, area: 1 };
      return createEntry(connection.db, unit, { slug, data }, acting(0));
    };
    await addUnit('Κρήνη', 'krini');
    const { id } = await addUnit('Άνω Χώρα', 'ano-chora');
    const units = ['krini', 'ano-chora', 'krini'].map((slug) => ({ unit: slug }));
    const fire = await publish({ units });
    const named = async (message: string) =>
      (await findMessage(connection.db, message, at(9)))?.data.units.map(({ el }) => el);
    expect(await named(`${fire.id}.1`)).toEqual(['Κρήνη', 'Άνω Χώρα']);
    await unpublishEntry(connection.db, unit, id, acting(1));
    await change(fire.id, { units, severity: 'emergency' }, 2);
    expect(await named(`${fire.id}.2`)).toEqual(['Κρήνη']);
  });

  test('one that comes back from the bin is told anew', async () => {
    const { id } = await publish();
    await deleteEntry(connection.db, alert, id, acting(5));
    await restoreEntry(connection.db, alert, id, acting(6));
    expect(await told()).toEqual(['1 Alert', '2 Cancel', '3 Alert']);
  });
});
