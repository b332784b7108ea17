import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR, TEST_NOW } from '../../harness/services.ts';
import { listAudit } from '../audit/reading.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { deleteEntry } from '../content/acts/delete-entry.ts';
import { planLeaving } from '../content/acts/due/plan-leaving.ts';
import { emptyData } from '../content/model/content-type.ts';
import { footerLink } from '../content-types/footer-link.ts';
import { page } from '../content-types/page.ts';
import { noteBackup, noteFailedBackup, noteRestoreTrial } from '../upkeep/backup-state.ts';
import { getBackupsOverview, getDashboard } from './dashboard.ts';

const EDITOR = actAs(TEST_EDITOR);
const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

describe.each(TEST_DATABASES)('the dashboard on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const create = (title: string, minute = 0, publish = true) =>
    createEntry(
      connection.db,
      page,
      { data: { ...emptyData(page.fields), title: { el: title, en: title } }, publish },
      actAs(TEST_EDITOR, minutesLater(minute)),
    );

  test('of an empty site counts nothing', async () => {
    expect(await getDashboard(connection.db, EDITOR)).toEqual({
      tasks: [],
      recent: [],
      planned: [],
      leaving: [],
      samples: [],
    });
  });

  test('names the eight entries that changed last, without those in the bin', async () => {
    for (let number = 0; number < 9; number++) await create(`Σελίδα ${number}`, number);
    const gone = await create('Διαγραμμένη', 20);
    await deleteEntry(connection.db, page, gone.id, actAs(TEST_EDITOR, minutesLater(21)));
    const { recent } = await getDashboard(connection.db, EDITOR);
    expect(recent.map(({ title }) => title.el)).toEqual(
      [8, 7, 6, 5, 4, 3, 2, 1].map((number) => `Σελίδα ${number}`),
    );
    expect(recent[0]).toMatchObject({
      type: 'page',
      state: 'published',
      updatedBy: TEST_EDITOR.email,
      updatedAt: minutesLater(8).toISOString(),
    });
  });

  test('names as changed nothing that the site came with', async () => {
    const { id } = await create('Από την αρχή', 1);
    await create('Νέα', 2);
    await connection.db
      .updateTable('entries')
      .set({ updated_by: null })
      .where('id', '=', id)
      .execute();
    const { recent } = await getDashboard(connection.db, EDITOR);
    expect(recent.map(({ title }) => title.el)).toEqual(['Νέα']);
  });

  test('names nothing that this person may not open', async () => {
    const { db } = connection;
    const data = { title: { el: 'Επικοινωνία', en: 'Contact' }, href: '/contact' };
    const admin = actAs(TEST_ADMIN);
    await createEntry(db, footerLink, { data }, admin);
    const publishAt = minutesLater(10).toISOString();
    await createEntry(db, footerLink, { data, publishAt }, admin);
    await db.updateTable('entries').set({ is_sample: 1 }).execute();
    const ofEditor = await getDashboard(db, EDITOR);
    expect([ofEditor.recent, ofEditor.planned, ofEditor.samples]).toEqual([[], [], []]);
    const ofAdmin = await getDashboard(db, admin);
    expect(ofAdmin).toMatchObject({
      recent: [{ type: 'footer-link' }, { type: 'footer-link' }],
      planned: [{ type: 'footer-link' }],
      samples: [{ type: 'footer-link', count: 2 }],
    });
  });

  test('names what is planned, the soonest first', async () => {
    const plan = (title: string, minutes: number) =>
      createEntry(
        connection.db,
        page,
        {
          slug: title,
          data: { ...emptyData(page.fields), title: { el: title, en: title } },
          publishAt: minutesLater(minutes).toISOString(),
        },
        actAs(TEST_EDITOR),
      );
    await plan('later', 20);
    await plan('soon', 10);
    const gone = await plan('gone', 5);
    await deleteEntry(connection.db, page, gone.id, actAs(TEST_EDITOR));
    const { planned } = await getDashboard(connection.db, EDITOR);
    expect(planned).toMatchObject([
      { type: 'page', title: { el: 'soon' }, publishAt: minutesLater(10).toISOString() },
      { title: { el: 'later' } },
    ]);
  });

  test('names what leaves by itself and what it then is, the soonest first', async () => {
    const { db } = connection;
    const plan = async (title: string, minutes: number, leaveTo: 'draft' | 'archived') => {
      const { id } = await create(title);
      const leaveAt = minutesLater(minutes).toISOString();
      await planLeaving(db, page, id, { leaveAt, leaveTo }, EDITOR);
      return id;
    };
    await plan('Αργότερα', 20, 'archived');
    await plan('Σύντομα', 10, 'draft');
    const gone = await plan('Διαγραμμένη', 5, 'draft');
    await deleteEntry(db, page, gone, EDITOR);
    const { leaving } = await getDashboard(db, EDITOR);
    expect(leaving).toMatchObject([
      {
        type: 'page',
        title: { el: 'Σύντομα' },
        leaveAt: minutesLater(10).toISOString(),
        leaveTo: 'draft',
      },
      { title: { el: 'Αργότερα' }, leaveTo: 'archived' },
    ]);
  });

  test('tells administrators of the backups, without the machines and their folders', async () => {
    const { db } = connection;
    expect(await getBackupsOverview(db)).toEqual({ last: null, failedAt: null, trial: null });
    const at = minutesLater(0).toISOString();
    const made = { at, host: 'server', folder: '/backups/1' };
    await noteBackup(db, { ...made, damaged: 2 });
    await noteRestoreTrial(db, { ...made, isGood: false, text: 'Two pictures are missing.' });
    const failedAt = minutesLater(5).toISOString();
    await noteFailedBackup(db, { at: failedAt, host: 'server', message: 'disk full' });
    expect(await getBackupsOverview(db)).toEqual({
      last: { at, damaged: 2 },
      failedAt,
      trial: { at, isGood: false, text: 'Two pictures are missing.' },
    });
  });

  test('has behind it who did what, newest first and by page', async () => {
    for (let number = 0; number < 3; number++) await create(`Σελίδα ${number}`, number);
    const { records, total } = await listAudit(connection.db, { limit: 2, offset: 1 });
    expect(total).toBe(3);
    expect(records.map(({ subjectTitle }) => subjectTitle)).toEqual(['Σελίδα 1', 'Σελίδα 0']);
    expect(records[0]).toMatchObject({
      action: 'created',
      subjectType: 'page',
      userEmail: TEST_EDITOR.email,
      at: minutesLater(1).toISOString(),
    });
  });
});
