import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Connection, openPostgres } from '../../../../database/connect.ts';
import { pageData } from '../../../../harness/content/entry-data.ts';
import { createTestPostgres } from '../../../../harness/databases/create-test-postgres.ts';
import { TEST_DATABASES } from '../../../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR, TEST_NOW } from '../../../../harness/services.ts';
import { page } from '../../../content-types/page.ts';
import { searchSite } from '../../../search/site-search.ts';
import { listVersions } from '../../reading/history.ts';
import { findEntry } from '../../reading/published-entries.ts';
import { getForStaff, listForStaff } from '../../reading/staff-entries.ts';
import { createEntry } from '../create-entry.ts';
import { deleteEntry } from '../delete-entry.ts';
import { restoreEntry } from '../restore-entry.ts';
import { saveEntry } from '../save-entry.ts';
import { unpublishEntry } from '../unpublish-entry.ts';
import { cancelPlan } from './cancel-plan.ts';
import { publishDue } from './publish-due.ts';

const acting = actAs(TEST_EDITOR);
const HOUR = 60 * 60_000;
const after = (ms: number) => new Date(TEST_NOW.getTime() + ms);
const IN_AN_HOUR = after(HOUR).toISOString();

describe.each(TEST_DATABASES)('planned publication on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const plan = (slug: string, publishAt = IN_AN_HOUR, title = 'Χιονοδρομικό') =>
    createEntry(connection.db, page, { slug, data: pageData(title), publishAt }, acting);
  const shown = async (slug: string) => (await findEntry(connection.db, page, slug))?.data.title.el;
  const dueAt = (ms: number) => publishDue(connection.db, after(ms));

  test('a new entry waits for its moment, and is public, found and dated from then on', async () => {
    const entry = await plan('snow');
    expect(entry).toMatchObject({ state: 'draft', publishAt: IN_AN_HOUR });
    expect(await dueAt(HOUR - 1)).toMatchObject({ done: 0, next: after(HOUR) });
    expect(await shown('snow')).toBeUndefined();

    expect(await dueAt(HOUR)).toEqual({ done: 1, failures: [], next: undefined });
    expect(await shown('snow')).toBe('Χιονοδρομικό');
    expect(await getForStaff(connection.db, page, entry.id)).toMatchObject({
      state: 'published',
      hasUnpublishedChanges: false,
      publishAt: null,
      publishedAt: IN_AN_HOUR,
    });
    const found = await searchSite(connection.db, { query: 'χιονοδρομικο', page: 1, pageSize: 1 });
    expect(found.total).toBe(1);
    expect(await dueAt(2 * HOUR)).toMatchObject({ done: 0 });
  });

  test('changes of a public entry are shown at the moment, and the former version until then', async () => {
    const { id } = await createEntry(
      connection.db,
      page,
      { slug: 'fees', data: pageData('Τέλη 2026') },
      acting,
    );
    const input = { slug: 'fees', data: pageData('Τέλη 2027'), version: 1 };
    await saveEntry(connection.db, page, id, { ...input, publishAt: IN_AN_HOUR }, acting);
    expect(await shown('fees')).toBe('Τέλη 2026');
    await dueAt(HOUR);
    expect(await shown('fees')).toBe('Τέλη 2027');
    const list = await listForStaff(connection.db, page, { limit: 9, offset: 0 });
    expect(list.entries[0]?.title.el).toBe('Τέλη 2027');
  });

  test('a change that was planned leaves the day of the first publication as it was', async () => {
    const { id } = await createEntry(
      connection.db,
      page,
      { slug: 'fees', data: pageData('Τέλη 2026') },
      acting,
    );
    const input = { slug: 'fees', data: pageData('Τέλη 2027'), publishAt: IN_AN_HOUR };
    await saveEntry(connection.db, page, id, input, acting);
    await dueAt(HOUR);
    const { publishedAt } = await getForStaff(connection.db, page, id);
    expect(publishedAt).toBe(TEST_NOW.toISOString());
  });

  test('a draft saved meanwhile is what becomes public, and must be complete', async () => {
    const { id } = await plan('snow');
    const saved = await saveEntry(
      connection.db,
      page,
      id,
      { slug: 'snow', data: pageData('Διορθωμένο'), version: 1, publish: false },
      acting,
    );
    expect(saved.publishAt).toBe(IN_AN_HOUR);
    const unfinished = { ...pageData('Χ'), title: { el: 'Χ', en: '' } };
    await expect(
      saveEntry(connection.db, page, id, { data: unfinished, version: 2, publish: false }, acting),
    ).rejects.toMatchObject({ code: 'invalid', fields: { 'title.en': expect.anything() } });
    await dueAt(HOUR);
    expect(await shown('snow')).toBe('Διορθωμένο');
  });

  test('who writes a form that was opened before the moment saves it without a conflict', async () => {
    const { id } = await plan('snow');
    await dueAt(HOUR);
    const saved = await saveEntry(
      connection.db,
      page,
      id,
      { slug: 'snow', data: pageData('Νεότερο'), version: 1, publish: false },
      acting,
    );
    expect(saved).toMatchObject({ state: 'published', hasUnpublishedChanges: true });
    expect(await shown('snow')).toBe('Χιονοδρομικό');
  });

  test.each([
    ['published now', (id: string) => save(id, {})],
    ['saved with the plan ended', (id: string) => save(id, { publish: false, publishAt: null })],
    ['the plan cancelled', (id: string) => cancelPlan(connection.db, page, id, acting)],
    ['taken off the site', (id: string) => unpublishEntry(connection.db, page, id, acting)],
    [
      'deleted and brought back',
      async (id: string) => {
        await deleteEntry(connection.db, page, id, acting);
        await restoreEntry(connection.db, page, id, acting);
      },
    ],
  ])('nothing comes about later once it is %s', async (_, end) => {
    const { id } = await plan('snow');
    await end(id);
    expect((await getForStaff(connection.db, page, id)).publishAt).toBeNull();
    expect(await dueAt(HOUR)).toMatchObject({ done: 0, next: undefined });
  });

  test('the end of a plan stands in the history once; where there is none, nothing does', async () => {
    const { id } = await plan('snow');
    for (let time = 0; time < 2; time++) await cancelPlan(connection.db, page, id, acting);
    const { versions } = await listVersions(connection.db, page, id, { limit: 9, offset: 0 });
    expect(versions.map((one) => one.version)).toEqual([2, 1]);
    const written = await connection.db.selectFrom('audit').select('action').execute();
    expect(written.filter(({ action }) => action === 'plan-cancelled')).toHaveLength(1);
  });

  const save = (id: string, publication: { publish?: boolean; publishAt?: null }) =>
    saveEntry(
      connection.db,
      page,
      id,
      { slug: 'snow', data: pageData('Τώρα'), ...publication },
      acting,
    );

  test.each([
    ['a moment that has passed', { publishAt: after(0).toISOString() }],
    ['a day that does not exist', { publishAt: '2026-13-45T10:00:00Z' }],
    ['a time of no place', { publishAt: '2026-12-01T10:00' }],
    ['words', { publishAt: 'αύριο' }],
    ['now and later at once', { publish: true, publishAt: IN_AN_HOUR }],
  ])('%s is refused with a message for the moment', async (_, publication) => {
    const input = { slug: 'snow', data: pageData('Χιόνι'), ...publication };
    await expect(createEntry(connection.db, page, input, acting)).rejects.toMatchObject({
      code: 'invalid',
      fields: { publishAt: { el: expect.any(String), en: expect.any(String) } },
    });
  });

  test('a moment with an offset is the same moment', async () => {
    const entry = await plan('snow', '2026-03-05T08:00+02:00');
    expect(entry.publishAt).toBe('2026-03-05T06:00:00.000Z');
  });

  test('staff list what is planned', async () => {
    await plan('snow');
    await createEntry(connection.db, page, { slug: 'other', data: pageData('Άλλο') }, acting);
    const { entries, total } = await listForStaff(connection.db, page, {
      state: 'planned',
      limit: 9,
      offset: 0,
    });
    expect([total, entries[0]?.slug]).toEqual([1, 'snow']);
  });

  test('it is written down who planned it and that it came about', async () => {
    await plan('snow');
    await dueAt(HOUR);
    const records = await connection.db
      .selectFrom('audit')
      .select(['action', 'user_email', 'at'])
      .execute();
    expect(records.map(({ action }) => action).sort()).toEqual(['created', 'planned', 'published']);
    expect(records.find(({ action }) => action === 'published')).toMatchObject({
      user_email: TEST_EDITOR.email,
      at: IN_AN_HOUR,
    });
  });

  test('a plan is written down once, however often its text is saved before its moment', async () => {
    const { id } = await plan('snow');
    const draft = { slug: 'snow', data: pageData('Χιόνι'), publish: false };
    await saveEntry(connection.db, page, id, draft, acting);
    const actions = async () =>
      (await connection.db.selectFrom('audit').select('action').execute())
        .map(({ action }) => action)
        .sort();
    expect(await actions()).toEqual(['changed', 'created', 'planned']);
    // Another moment is another plan.
    await saveEntry(
      connection.db,
      page,
      id,
      { ...draft, publishAt: after(2 * HOUR).toISOString() },
      acting,
    );
    expect(await actions()).toEqual(['changed', 'changed', 'created', 'planned', 'planned']);
  });

  test('it is by whoever planned it, although somebody else saved a draft since', async () => {
    const { id } = await plan('snow');
    const draft = { slug: 'snow', data: pageData('Χιόνι'), publish: false };
    await saveEntry(connection.db, page, id, draft, actAs(TEST_ADMIN));
    await dueAt(HOUR);
    const record = await connection.db
      .selectFrom('audit')
      .select('user_email')
      .where('action', '=', 'published')
      .executeTakeFirst();
    expect(record).toEqual({ user_email: TEST_EDITOR.email });
  });

  test('one that cannot be published holds up no other and stays due', async () => {
    const broken = await plan('broken', after(HOUR - 1).toISOString());
    await plan('snow');
    await connection.db
      .updateTable('entries')
      .set({ working: '{' })
      .where('id', '=', broken.id)
      .execute();
    const outcome = await dueAt(HOUR);
    expect(outcome.done).toBe(1);
    expect(outcome.failures.map(({ id }) => id)).toEqual([broken.id]);
    expect(await shown('snow')).toBeDefined();
    expect((await dueAt(2 * HOUR)).failures).toHaveLength(1);
  });

  test('what has missed its moment comes about in the order of the moments', async () => {
    const ids = new Map<string, string>();
    for (const [slug, hours] of [
      ['third', 3],
      ['first', 1],
      ['second', 2],
    ] as const) {
      const { id } = await plan(slug, after(hours * HOUR).toISOString());
      ids.set(id, slug);
    }
    // One that cannot be published is named when its turn comes.
    await connection.db.updateTable('entries').set({ working: '{' }).execute();
    const { failures } = await dueAt(4 * HOUR);
    expect(failures.map(({ id }) => ids.get(id))).toEqual(['first', 'second', 'third']);
  });

  test('only the version that becomes public says so in the history', async () => {
    const { id } = await plan('snow');
    await createEntry(
      connection.db,
      page,
      { slug: 'other', data: pageData('Άλλη'), publish: false },
      acting,
    );
    const input = { slug: 'snow', data: pageData('Χιόνι'), version: 1, publishAt: IN_AN_HOUR };
    await saveEntry(connection.db, page, id, input, acting);
    await dueAt(HOUR);
    const revisions = await connection.db
      .selectFrom('revisions')
      .select(['entry_id', 'version', 'published_at'])
      .where('published_at', 'is not', null)
      .execute();
    expect(revisions).toEqual([{ entry_id: id, version: 2, published_at: IN_AN_HOUR }]);
    expect((await getForStaff(connection.db, page, id)).updatedAt).toBe(IN_AN_HOUR);
  });
});

const SERVER = process.env.TEST_POSTGRES_URL ?? '';

describe.skipIf(!SERVER)('processes on one PostgreSQL', () => {
  test('publish what is due once, however many ask at the same moment', async () => {
    const { url, drop } = await createTestPostgres(SERVER, inject('postgresTemplate'));
    const connections = [openPostgres(url), openPostgres(url)] as const;
    try {
      for (const slug of ['a', 'b', 'c', 'd']) {
        await createEntry(
          connections[0].db,
          page,
          { slug, data: pageData(slug), publishAt: IN_AN_HOUR },
          acting,
        );
      }
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          publishDue((connections[i % 2] ?? connections[0]).db, after(HOUR)),
        ),
      );
      expect(outcomes.flatMap(({ failures }) => failures)).toEqual([]);
      expect(outcomes.reduce((sum, { done }) => sum + done, 0)).toBe(4);
      const records = await connections[1].db
        .selectFrom('audit')
        .select('id')
        .where('action', '=', 'published')
        .execute();
      expect(records).toHaveLength(4);
    } finally {
      for (const connection of connections) await connection.close();
      await drop();
    }
  });
});
