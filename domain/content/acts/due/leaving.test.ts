import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Connection, openPostgres } from '../../../../database/connect.ts';
import { newsData, pageData, refusalOf } from '../../../../harness/content/entry-data.ts';
import { createTestPostgres } from '../../../../harness/databases/create-test-postgres.ts';
import { TEST_DATABASES } from '../../../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR, TEST_NOW } from '../../../../harness/services.ts';
import { department } from '../../../content-types/department.ts';
import { menuItem } from '../../../content-types/menu-item.ts';
import { news } from '../../../content-types/news.ts';
import { page } from '../../../content-types/page.ts';
import { searchSite } from '../../../search/site-search.ts';
import { findNewAddress } from '../../addresses/former-addresses.ts';
import { listPaths } from '../../addresses/list-addresses.ts';
import { emptyData } from '../../model/content-type.ts';
import { listVersions } from '../../reading/history.ts';
import { findEntry, listEntries } from '../../reading/published-entries.ts';
import { getForStaff, listForStaff } from '../../reading/staff-entries.ts';
import { archiveEntry, unarchiveEntry } from '../archive-entry.ts';
import { createEntry } from '../create-entry.ts';
import { deleteEntry } from '../delete-entry.ts';
import { restoreEntry } from '../restore-entry.ts';
import { saveEntry } from '../save-entry.ts';
import { unpublishEntry } from '../unpublish-entry.ts';
import { cancelPlan } from './cancel-plan.ts';
import { carryOutPlans } from './carry-out-plans.ts';
import { leaveDue } from './leave-due.ts';
import { cancelLeaving, planLeaving } from './plan-leaving.ts';

const acting = actAs(TEST_EDITOR);
const HOUR = 60 * 60_000;
const after = (ms: number) => new Date(TEST_NOW.getTime() + ms);
const inHours = (hours: number) => after(hours * HOUR).toISOString();

describe.each(TEST_DATABASES)('leaving the site on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const add = (slug: string, more: { publish?: boolean; publishAt?: string } = {}) =>
    createEntry(
      connection.db,
      news,
      { slug, data: newsData('Διακοπή νερού', '2026-03-01'), ...more },
      acting,
    );
  const plan = (id: string, leaveAt = inHours(2), leaveTo: 'draft' | 'archived' = 'draft') =>
    planLeaving(connection.db, news, id, { leaveAt, leaveTo }, acting);
  const stored = (id: string) => getForStaff(connection.db, news, id);
  const carryOutAt = (ms: number) => carryOutPlans(connection.db, after(ms));
  const isFound = async (slug: string) =>
    (await findEntry(connection.db, news, slug)) !== undefined;
  const listed = async () => (await listEntries(connection.db, news)).map(({ slug }) => slug);
  const actions = async () =>
    (
      await connection.db
        .selectFrom('audit')
        .select(['action', 'user_id', 'user_email'])
        .orderBy('id')
        .execute()
    ).filter(({ action }) => action !== 'created');

  test('is what comes next also where something else is published later', async () => {
    const { id } = await add('water');
    await add('light', { publish: false, publishAt: inHours(3) });
    await plan(id);
    expect(await carryOutAt(0)).toMatchObject({ next: after(2 * HOUR) });
    expect(await carryOutAt(2 * HOUR)).toMatchObject({ left: 1, next: after(3 * HOUR) });
  });

  test('comes about by itself at the moment, and not before', async () => {
    const { id } = await add('water');
    await plan(id);
    expect(await carryOutAt(2 * HOUR - 1)).toMatchObject({ left: 0, next: after(2 * HOUR) });
    expect(await isFound('water')).toBe(true);

    expect(await carryOutAt(2 * HOUR)).toEqual({
      published: 0,
      publishedSets: 0,
      left: 1,
      failures: [],
      next: undefined,
    });
    expect([await isFound('water'), await listed()]).toEqual([false, []]);
    const asked = { query: 'νερου', type: 'news', page: 1, pageSize: 1 } as const;
    const found = await searchSite(connection.db, asked);
    expect(found.total).toBe(0);
    expect(await stored(id)).toMatchObject({
      state: 'draft',
      leaveAt: null,
      data: { title: { el: 'Διακοπή νερού' } },
    });
    expect(await carryOutAt(3 * HOUR)).toMatchObject({ left: 0 });
  });

  test('is written down: who planned it, and that it came about by itself', async () => {
    const { id } = await add('water');
    await plan(id, inHours(1));
    await plan(id, inHours(2), 'archived');
    await carryOutAt(2 * HOUR);
    const { email } = TEST_EDITOR;
    expect(await actions()).toEqual([
      { action: 'leave-planned', user_id: TEST_EDITOR.id, user_email: email },
      { action: 'leave-planned', user_id: TEST_EDITOR.id, user_email: email },
      { action: 'archived-by-plan', user_id: null, user_email: email },
    ]);
  });

  test('once cancelled it is in the log, and what is not planned is cancelled by nobody', async () => {
    const { id } = await add('water');
    await plan(id);
    const stays = await cancelLeaving(connection.db, news, id, acting);
    expect(await cancelLeaving(connection.db, news, id, acting)).toEqual(stays);
    const written = (await actions()).map(({ action }) => action);
    // Both are of one moment.
    expect(written.toSorted()).toEqual(['leave-cancelled', 'leave-planned']);
  });

  test('the plan changes no text, so an open form is saved without a conflict', async () => {
    const { id, version } = await add('water');
    const planned = await plan(id);
    expect(planned).toMatchObject({ version, leaveAt: inHours(2), leaveTo: 'draft' });
    const data = newsData('Διακοπή νερού αύριο', '2026-03-01');
    const saved = await saveEntry(connection.db, news, id, { data, version }, acting);
    expect(saved).toMatchObject({ version: version + 1, leaveAt: inHours(2) });
  });

  test('a form that was opened before does not bring it back unseen', async () => {
    const { id, version } = await add('water');
    await plan(id);
    await carryOutAt(2 * HOUR);
    const data = newsData('Διακοπή νερού', '2026-03-01');
    const refused = await refusalOf(
      saveEntry(connection.db, news, id, { data, version }, actAs(TEST_EDITOR, after(3 * HOUR))),
    );
    expect(refused).toMatchObject({ code: 'conflict', details: { current: { state: 'draft' } } });
  });

  test('follows a planned publication, and what has missed both moments was public and is over', async () => {
    const { id } = await add('water', { publishAt: inHours(1) });
    await plan(id, inHours(2), 'archived');
    expect(await carryOutAt(5 * HOUR)).toMatchObject({ published: 1, left: 1 });
    expect(await stored(id)).toMatchObject({ state: 'archived', publishedAt: inHours(1) });
  });

  test.each([
    ['before its publication', inHours(1)],
    ['at the moment of its publication', inHours(2)],
    ['in the past', after(0).toISOString()],
    ['at no moment', '2026-04-31T08:00:00Z'],
    ['at a time of no place', '2026-12-01T10:00'],
  ])('is refused %s, with a message for the moment', async (_, leaveAt) => {
    const { id } = await add('water', { publishAt: inHours(2) });
    const refused = await refusalOf(plan(id, leaveAt));
    expect(refused).toMatchObject({
      code: 'invalid',
      fields: { leaveAt: { el: expect.any(String), en: expect.any(String) } },
    });
    expect((await stored(id)).leaveAt).toBeNull();
  });

  test('is planned for the last moment of the last year, and is not due before', async () => {
    const { id } = await add('water');
    const leaveAt = '9999-12-31T23:59:59.999Z';
    expect(await plan(id, leaveAt)).toMatchObject({ leaveAt });
    expect(await carryOutAt(2 * HOUR)).toMatchObject({ left: 0, next: new Date(leaveAt) });
    // In UTC it is a year later.
    const refused = await refusalOf(plan(id, '9999-12-31T23:59-10:00'));
    expect(refused).toMatchObject({ code: 'invalid', fields: { leaveAt: expect.anything() } });
  });

  test('a publication is not put off beyond it', async () => {
    const { id } = await add('water', { publishAt: inHours(1) });
    await plan(id, inHours(2));
    const data = newsData('Διακοπή', '2026-03-01');
    const later = saveEntry(
      connection.db,
      news,
      id,
      { data, publish: false, publishAt: inHours(2) },
      acting,
    );
    expect(await refusalOf(later)).toMatchObject({
      code: 'invalid',
      fields: { publishAt: expect.anything() },
    });
  });

  test('of a draft that nobody has planned to publish is refused', async () => {
    const { id } = await add('water', { publish: false });
    expect((await refusalOf(plan(id))).code).toBe('conflict');
  });

  test.each([
    ['cancelled', (id: string) => cancelLeaving(connection.db, news, id, acting)],
    ['taken off the site', (id: string) => unpublishEntry(connection.db, news, id, acting)],
    ['archived', (id: string) => archiveEntry(connection.db, news, id, acting)],
    [
      'deleted and brought back',
      async (id: string) => {
        await deleteEntry(connection.db, news, id, acting);
        await restoreEntry(connection.db, news, id, acting);
      },
    ],
  ])('does not come about once it is %s', async (_, end) => {
    const { id } = await add('water');
    await plan(id);
    await end(id);
    expect((await stored(id)).leaveAt).toBeNull();
    expect(await carryOutAt(3 * HOUR)).toMatchObject({ left: 0, next: undefined });
  });

  test('stays planned while its entry is still to be public in the other language', async () => {
    const data = newsData('Διακοπή νερού', '2026-03-01');
    const { db } = connection;
    const { id } = await createEntry(db, news, { data, languages: ['el'] }, acting);
    const planned = { publish: false, publishAt: inHours(1), languages: ['el', 'en'] as const };
    await saveEntry(db, news, id, { data, ...planned }, acting);
    await plan(id, inHours(2), 'archived');
    const left = { state: 'draft', publishLanguages: ['en'], leaveAt: inHours(2) };
    expect(await unpublishEntry(db, news, id, acting, 'el')).toMatchObject(left);
    await carryOutAt(2 * HOUR);
    expect(await stored(id)).toMatchObject({ state: 'archived', languages: ['en'] });
  });

  test('a draft whose publication is cancelled has nothing to leave', async () => {
    const { id } = await add('water', { publishAt: inHours(1) });
    await plan(id);
    expect(await cancelPlan(connection.db, news, id, acting)).toMatchObject({ leaveAt: null });
  });

  test('a public entry leaves all the same where a change of it is not published after all', async () => {
    const { id } = await add('water');
    const data = newsData('Διακοπή', '2026-03-01');
    const planned = { data, publish: false, publishAt: inHours(1) };
    await saveEntry(connection.db, news, id, planned, acting);
    await plan(id);
    expect(await cancelPlan(connection.db, news, id, acting)).toMatchObject({
      publishAt: null,
      leaveAt: inHours(2),
    });
  });

  test('a planned entry that is saved as a draft again has nothing to leave', async () => {
    const { id } = await add('water', { publishAt: inHours(1) });
    await plan(id);
    const data = newsData('Διακοπή', '2026-03-01');
    const draft = { data, publish: false, publishAt: null };
    const saved = await saveEntry(connection.db, news, id, draft, acting);
    expect(saved).toMatchObject({ publishAt: null, leaveAt: null });
  });

  test('is not held back by a menu that leads there: staff have decided on the moment', async () => {
    const made = await createEntry(
      connection.db,
      page,
      { slug: 'works', data: pageData('Έργα') },
      acting,
    );
    await createEntry(
      connection.db,
      menuItem,
      {
        data: { ...emptyData(menuItem.fields), title: { el: 'Έργα', en: 'Works' }, href: '/works' },
      },
      actAs(TEST_ADMIN),
    );
    const now = unpublishEntry(connection.db, page, made.id, acting);
    expect((await refusalOf(now)).code).toBe('conflict');
    const leaving = { leaveAt: inHours(1), leaveTo: 'draft' } as const;
    await planLeaving(connection.db, page, made.id, leaving, acting);
    await carryOutAt(HOUR);
    expect(await findEntry(connection.db, page, 'works')).toBeUndefined();
  });

  test('is refused for the text of a screen that is always there, archived or not', async () => {
    const { id } = await createEntry(
      connection.db,
      page,
      { slug: 'municipality/history', data: pageData('Ιστορία') },
      acting,
    ).catch(async () => ({ id: '' }));
    if (id === '') throw new Error('The page could not be made.');
    for (const leaveTo of ['draft', 'archived'] as const) {
      const refused = await refusalOf(
        planLeaving(connection.db, page, id, { leaveAt: inHours(1), leaveTo }, acting),
      );
      const path = '/municipality/history';
      expect(refused).toMatchObject({
        code: 'conflict',
        details: { uses: [{ type: 'screen', title: { el: path, en: path } }] },
      });
    }
    expect((await refusalOf(archiveEntry(connection.db, page, id, acting))).code).toBe('conflict');
  });

  test('one that cannot leave holds up no other, and stays due', async () => {
    const broken = await add('broken');
    await plan(broken.id, inHours(1));
    const other = await add('other');
    await plan(other.id);
    await connection.db
      .updateTable('entries')
      .set({ working: '{' })
      .where('id', '=', broken.id)
      .execute();
    const outcome = await leaveDue(connection.db, after(2 * HOUR));
    expect(outcome.failures.map(({ id }) => id)).toEqual([broken.id]);
    expect([await isFound('broken'), await isFound('other')]).toEqual([true, false]);
  });

  test('staff list what leaves among what is planned', async () => {
    const { id } = await add('water');
    await add('other');
    await plan(id);
    const asked = { state: 'planned', limit: 9, offset: 0 } as const;
    const { entries } = await listForStaff(connection.db, news, asked);
    expect(entries.map(({ slug }) => slug)).toEqual(['water']);
  });

  describe('an archived entry', () => {
    test('stays at its address and in no list, in no site map, and last in the search', async () => {
      const { id } = await add('water');
      const other = newsData('Κάτι άλλο', '2026-01-01');
      const content = { el: '<p>Διακοπή νερού</p>', en: '' };
      await createEntry(
        connection.db,
        news,
        { slug: 'mention', data: { ...other, content } },
        acting,
      );
      expect(await archiveEntry(connection.db, news, id, acting)).toMatchObject({
        state: 'archived',
        archivedAt: TEST_NOW.toISOString(),
      });
      const found = await findEntry(connection.db, news, 'water');
      expect(found).toMatchObject({ archivedAt: TEST_NOW.toISOString() });
      expect(await listed()).toEqual(['mention']);
      const paths = await listPaths(connection.db, news, { limit: 9, offset: 0 });
      expect(paths.map(({ path }) => path)).toEqual(['/news/mention']);
      // By its title it would be the best.
      const result = await searchSite(connection.db, {
        query: 'διακοπή νερού',
        type: 'news',
        page: 1,
        pageSize: 9,
      });
      expect(result.found.map(({ path, isArchived }) => [path, isArchived])).toEqual([
        ['/news/mention', false],
        ['/news/water', true],
      ]);
      expect(result.counts).toContainEqual(expect.objectContaining({ type: 'news', count: 2 }));
    });

    test('is led to from its former address', async () => {
      const { id } = await add('water');
      const data = newsData('Διακοπή', '2026-03-01');
      await saveEntry(connection.db, news, id, { slug: 'water-cut', data }, acting);
      await archiveEntry(connection.db, news, id, acting);
      expect(await findNewAddress(connection.db, '/news/water')).toBe('/news/water-cut');
    });

    test('is corrected without coming back, and comes back when staff say so', async () => {
      const { id, version } = await add('water');
      const archived = await archiveEntry(connection.db, news, id, acting);
      expect(archived.version).toBe(version + 1);
      const data = newsData('Διακοπή νερού στο Αίγιο', '2026-03-01');
      const saved = await saveEntry(
        connection.db,
        news,
        id,
        { data, version: archived.version },
        acting,
      );
      expect(saved).toMatchObject({ state: 'archived', hasUnpublishedChanges: false });
      expect((await findEntry(connection.db, news, 'water'))?.data.title.el).toBe(
        'Διακοπή νερού στο Αίγιο',
      );
      const back = await unarchiveEntry(connection.db, news, id, acting);
      expect(back).toMatchObject({ state: 'published', archivedAt: null });
      expect(await listed()).toEqual(['water']);
      const written = await connection.db.selectFrom('audit').select('action').execute();
      expect(written.map(({ action }) => action)).toContain('unarchived');
      const { versions } = await listVersions(connection.db, news, id, { limit: 9, offset: 0 });
      expect(versions.map((one) => one.version)).toEqual([4, 3, 2, 1]);
    });

    test('is taken off the site for good, now or at a moment', async () => {
      const { id } = await add('water');
      await archiveEntry(connection.db, news, id, acting);
      expect((await refusalOf(plan(id, inHours(1), 'archived'))).code).toBe('conflict');
      await plan(id, inHours(1));
      await carryOutAt(HOUR);
      expect(await isFound('water')).toBe(false);
      expect(await stored(id)).toMatchObject({ state: 'draft', archivedAt: null });
    });

    test('twice stays as it is; a draft, or of a type without an archive, is refused', async () => {
      const { id } = await add('water');
      const once = await archiveEntry(connection.db, news, id, acting);
      expect(await archiveEntry(connection.db, news, id, acting)).toEqual(once);
      const draft = await add('draft', { publish: false });
      const refused = archiveEntry(connection.db, news, draft.id, acting);
      expect((await refusalOf(refused)).code).toBe('conflict');
      const back = unarchiveEntry(connection.db, news, draft.id, acting);
      expect(await refusalOf(back)).toMatchObject({
        code: 'conflict',
        text: { en: 'The entry is not on the site.' },
      });
      expect(department.archives).toBe(false);
      const office = archiveEntry(connection.db, department, id, acting);
      expect((await refusalOf(office)).code).toBe('conflict');
      const leaving = { leaveAt: inHours(1), leaveTo: 'archived' } as const;
      const later = planLeaving(connection.db, department, id, leaving, acting);
      expect((await refusalOf(later)).code).toBe('conflict');
    });
  });
});

const SERVER = process.env.TEST_POSTGRES_URL ?? '';

describe.skipIf(!SERVER)('processes on one PostgreSQL', () => {
  test('let each entry leave once, however many look at the same moment', async () => {
    const { url, drop } = await createTestPostgres(SERVER, inject('postgresTemplate'));
    const connections = [openPostgres(url), openPostgres(url)] as const;
    try {
      const [{ db }] = connections;
      for (const slug of ['a', 'b', 'c', 'd']) {
        const { id } = await createEntry(db, page, { slug, data: pageData(slug) }, acting);
        const leaving = { leaveAt: inHours(1), leaveTo: 'archived' } as const;
        await planLeaving(db, page, id, leaving, acting);
      }
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          carryOutPlans((connections[i % 2] ?? connections[0]).db, after(HOUR)),
        ),
      );
      expect(outcomes.flatMap(({ failures }) => failures)).toEqual([]);
      expect(outcomes.reduce((sum, { left }) => sum + left, 0)).toBe(4);
      const records = await db
        .selectFrom('audit')
        .select('id')
        .where('action', '=', 'archived-by-plan')
        .execute();
      expect(records).toHaveLength(4);
      const revisions = await db.selectFrom('revisions').select('id').execute();
      expect(revisions).toHaveLength(8);
    } finally {
      for (const connection of connections) await connection.close();
      await drop();
    }
  });
});
