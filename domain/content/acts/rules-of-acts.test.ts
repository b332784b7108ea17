import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { onSiteChange } from '../../../database/transaction.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { fillEmptyDatabase } from '../../../seed/fill.ts';
import { menuItem } from '../../content-types/menu-item.ts';
import { page } from '../../content-types/page.ts';
import { settings } from '../../content-types/settings.ts';
import type { DomainError } from '../../errors.ts';
import { openMediaStore } from '../../media/store/store.ts';
import { type ContentType, emptyData } from '../model/content-type.ts';
import { getDraft } from '../preview/drafts.ts';
import { listVersions } from '../reading/history.ts';
import { getForStaff } from '../reading/staff-entries.ts';
import { archiveEntry, unarchiveEntry } from './archive-entry.ts';
import { checkEntry } from './check-entry.ts';
import { createEntry } from './create-entry.ts';
import { deleteEntry } from './delete-entry.ts';
import { cancelPlan } from './due/cancel-plan.ts';
import { cancelLeaving, planLeaving } from './due/plan-leaving.ts';
import { duplicateEntry } from './duplicate-entry.ts';
import { nameVersion } from './name-version.ts';
import { reorderEntries } from './reorder-entries.ts';
import { restoreEntry } from './restore-entry.ts';
import { confirmEntry, setRecheckInterval } from './review/confirm-entry.ts';
import { handBackEntry } from './review/hand-back-entry.ts';
import { takeBackEntry } from './review/take-back-entry.ts';
import { saveEntry } from './save-entry.ts';
import { unpublishEntry } from './unpublish-entry.ts';

const editor = actAs(TEST_EDITOR);
const admin = actAs(TEST_ADMIN);
const data = { ...emptyData(page.fields), title: { el: 'Λιμάνι', en: 'Harbour' } };

const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: DomainError) => error.code,
  );

describe.each(TEST_DATABASES)('acts on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const add = async () =>
    (await createEntry(connection.db, page, { slug: 'harbour', data }, editor)).id;

  /** Every act, called on an entry. */
  const acts = (type: ContentType, id: string, acting = editor) => {
    const { db } = connection;
    return {
      create: () => createEntry(db, type, { slug: 'another', data }, acting),
      save: () => saveEntry(db, type, id, { data }, acting),
      unpublish: () => unpublishEntry(db, type, id, acting),
      'cancel the plan': () => cancelPlan(db, type, id, acting),
      archive: () => archiveEntry(db, type, id, acting),
      'bring back': () => unarchiveEntry(db, type, id, acting),
      'plan to leave': () =>
        planLeaving(db, type, id, { leaveAt: '2126-01-01T08:00:00Z', leaveTo: 'draft' }, acting),
      'stay after all': () => cancelLeaving(db, type, id, acting),
      confirm: () => confirmEntry(db, type, id, acting),
      'set the interval': () => setRecheckInterval(db, type, id, 3, acting),
      duplicate: () => duplicateEntry(db, type, id, acting),
      delete: () => deleteEntry(db, type, id, acting),
      restore: () => restoreEntry(db, type, id, acting),
      'hand back': () => handBackEntry(db, type, id, { note: 'Γιατί;', version: 1 }, acting),
      'take back': () => takeBackEntry(db, type, id, acting),
      'name a version': () => nameVersion(db, type, id, { version: 1, name: 'Πρώτη' }, acting),
      check: () => checkEntry(db, type, { id, data }, acting),
      reorder: () => reorderEntries(db, type, [id], acting),
    };
  };
  const outcomes = async (all: ReturnType<typeof acts>) => {
    const found: Record<string, string> = {};
    for (const [name, act] of Object.entries(all)) found[name] = await codeOf(act());
    return found;
  };
  const written = async () => {
    const rows = await connection.db.selectFrom('audit').select('action').orderBy('id').execute();
    return rows.map(({ action }) => action).sort();
  };

  test('of an editor on what is the administrator’s are refused, and change nothing', async () => {
    const restricted = { ...page, adminOnly: true } as ContentType;
    const id = await add();
    await deleteEntry(connection.db, page, id, admin);
    const before = await connection.db.selectFrom('entries').selectAll().execute();
    expect(await outcomes(acts(restricted, id))).toEqual({
      create: 'forbidden',
      save: 'forbidden',
      unpublish: 'forbidden',
      'cancel the plan': 'forbidden',
      archive: 'forbidden',
      'bring back': 'forbidden',
      'plan to leave': 'forbidden',
      'stay after all': 'forbidden',
      confirm: 'forbidden',
      'set the interval': 'forbidden',
      duplicate: 'forbidden',
      delete: 'forbidden',
      restore: 'forbidden',
      'hand back': 'forbidden',
      'take back': 'forbidden',
      'name a version': 'forbidden',
      check: 'forbidden',
      reorder: 'forbidden',
    });
    expect(await connection.db.selectFrom('entries').selectAll().execute()).toEqual(before);
    expect(settings.adminOnly).toBe(true);
  });

  test('of an editor do not reach what is the administrator’s under the name of something else', async () => {
    const { db } = connection;
    const title = { el: 'Λιμάνι', en: 'Harbour' };
    const item = { ...emptyData(menuItem.fields), title, href: '/contact' };
    await createEntry(db, menuItem, { data: item }, admin);
    const { id } = await createEntry(db, menuItem, { data: item }, admin);
    const before = await db.selectFrom('entries').selectAll().execute();
    const { create: _create, reorder, ...others } = acts(page, id);
    const reached = {
      ...others,
      open: () => getForStaff(db, page, id),
      'list its versions': () => listVersions(db, page, id, { limit: 9, offset: 0 }),
      preview: () => getDraft(db, page, id, TEST_NOW),
    };
    for (const [name, act] of Object.entries(reached)) {
      expect(await codeOf(act()), name).toBe('not-found');
    }
    await reorder();
    expect(await db.selectFrom('entries').selectAll().execute()).toEqual(before);
    expect(await written()).toEqual(['created', 'created']);
  });

  test('that would make a second of what is one, or take the one away, are refused', async () => {
    const store = await openMediaStore({ dataDir: 'never-written' });
    await fillEmptyDatabase(connection.db, store, { kind: 'none', now: TEST_NOW });
    const only = await connection.db
      .selectFrom('entries')
      .select('id')
      .where('type', '=', 'settings')
      .execute();
    expect(only).toHaveLength(1);
    const all = acts(settings, only[0]?.id ?? '', admin);
    const { create, unpublish, delete: remove, 'plan to leave': leave } = all;
    expect(await codeOf(create())).toBe('conflict');
    expect(await codeOf(unpublish())).toBe('conflict');
    expect(await codeOf(remove())).toBe('conflict');
    expect(await codeOf(leave())).toBe('conflict');
  });

  test('on an entry in the bin find nothing, but for restoring it', async () => {
    const id = await add();
    expect(await codeOf(restoreEntry(connection.db, page, id, editor))).toBe('not-found');
    await deleteEntry(connection.db, page, id, editor);
    const { save, unpublish, 'cancel the plan': cancel, delete: remove } = acts(page, id);
    for (const act of [save, unpublish, cancel, remove]) {
      expect(await codeOf(act())).toBe('not-found');
    }
    expect(await codeOf(restoreEntry(connection.db, page, id, editor))).toBe('done');
  });

  test('on an entry of another type find nothing', async () => {
    const id = await add();
    const other = { ...page, name: 'news' } as unknown as ContentType;
    for (const act of [acts(other, id).save, acts(other, id).delete, acts(other, id).unpublish]) {
      expect(await codeOf(act())).toBe('not-found');
    }
  });

  test('are written down, each once', async () => {
    const id = await add();
    expect(await written()).toEqual(['created']);
    const moment = new Date(TEST_NOW.getTime() + 60_000).toISOString();
    await saveEntry(connection.db, page, id, { data, publishAt: moment }, editor);
    expect(await written()).toEqual(['changed', 'created', 'planned']);
    await cancelPlan(connection.db, page, id, editor);
    await unpublishEntry(connection.db, page, id, editor);
    const other = await createEntry(connection.db, page, { slug: 'other', data }, editor);
    await reorderEntries(connection.db, page, [other.id, id], editor);
    await deleteEntry(connection.db, page, id, editor);
    await restoreEntry(connection.db, page, id, editor);
    expect(await written()).toEqual([
      'changed',
      'created',
      'created',
      'deleted',
      'plan-cancelled',
      'planned',
      'reordered',
      'restored',
      'unpublished',
    ]);
    const revisions = await connection.db
      .selectFrom('revisions')
      .select('version')
      .where('entry_id', '=', id)
      .execute();
    expect(revisions.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4]);
  });

  test('that publish what was planned write down no new plan', async () => {
    const id = await add();
    const moment = new Date(TEST_NOW.getTime() + 60_000).toISOString();
    await saveEntry(connection.db, page, id, { data, publishAt: moment }, editor);
    const before = await written();
    const { publishAt } = await saveEntry(connection.db, page, id, { data }, editor);
    expect(publishAt).toBeNull();
    expect(await written()).toEqual(['changed', ...before]);
  });

  test('that find nothing to do change nothing, are not written down and end no page', async () => {
    const { db } = connection;
    const id = await add();
    const draft = await createEntry(db, page, { slug: 'draft', data, publish: false }, editor);
    const rows = async () => [
      await db.selectFrom('entries').selectAll().orderBy('id').execute(),
      await db.selectFrom('revisions').select(['entry_id', 'version']).execute(),
      await written(),
    ];
    const before = await rows();
    let changes = 0;
    const stop = onSiteChange(db, () => {
      changes++;
    });
    for (const act of [
      () => unpublishEntry(db, page, draft.id, editor),
      () => cancelPlan(db, page, draft.id, editor),
      () => cancelLeaving(db, page, id, editor),
      () => unarchiveEntry(db, page, id, editor),
      () => reorderEntries(db, page, [id, draft.id], editor),
      () => reorderEntries(db, page, [], editor),
    ]) {
      expect(await codeOf(act())).toBe('done');
    }
    stop();
    expect(await rows()).toEqual(before);
    expect(changes).toBe(0);
  });
});
