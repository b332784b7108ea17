import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Connection, openPostgres } from '../../../database/connect.ts';
import { alertData } from '../../../harness/content/alert-data.ts';
import { pageData } from '../../../harness/content/entry-data.ts';
import { createTestPostgres } from '../../../harness/databases/create-test-postgres.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { createEntry } from '../../content/acts/create-entry.ts';
import { deleteEntry } from '../../content/acts/delete-entry.ts';
import { saveEntry } from '../../content/acts/save-entry.ts';
import { unpublishEntry } from '../../content/acts/unpublish-entry.ts';
import { alert } from '../../content-types/alert.ts';
import { page } from '../../content-types/page.ts';
import { searchPromise } from '../../content-types/search-promise.ts';
import { synonym } from '../../content-types/synonym.ts';
import { brokenPromises } from '../../dashboard/tasks/broken-promises.ts';
import { listBrokenPromises } from './broken-promises.ts';
import { checkAfterChange } from './check-after-change.ts';
import { checkPromises, queriesOf } from './check-promises.ts';

const acting = actAs(TEST_EDITOR);

test('the searches of a promise stand between commas or in lines, each once', () => {
  expect(queriesOf('κάδοι, πράσινος κάδος\nbins,, κάδοι ,')).toEqual([
    'κάδοι',
    'πράσινος κάδος',
    'bins',
  ]);
  const many = Array.from({ length: 20 }, (_, at) => `κάδος ${at}`);
  expect(queriesOf(many.join('\n')), 'a check takes a few seconds').toEqual(many.slice(0, 12));
});

describe.each(TEST_DATABASES)('what a search must find, on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const promise = (typed: string, target: string) =>
    createEntry(connection.db, searchPromise, { data: { typed, target } }, acting);
  const publish = (slug: string, title: string) =>
    createEntry(connection.db, page, { slug, data: pageData(title) }, acting);
  const broken = async () =>
    (await listBrokenPromises(connection.db, { limit: 50, offset: 0 })).promises;

  test('stays kept while warnings stand before it', async () => {
    await publish('fires', 'Όταν μια πυρκαγιά σβήσει');
    await promise('πυρκαγιά', '/fires');
    for (const place of ['στον Ερινεό', 'στην Ακράτα', 'στο Αίγιο', 'στο Διακοπτό']) {
      await createEntry(connection.db, alert, { data: alertData(`Πυρκαγιά ${place}`) }, acting);
    }
    expect(await checkPromises(connection.db, TEST_NOW)).toEqual({ checked: 1, broken: 0 });
  });

  test('is broken where it is not among the first three, and kept as soon as it is', async () => {
    for (const slug of ['one', 'two', 'three']) await publish(slug, `Τρύγος ${slug}`);
    await publish('press', 'Πατητήρι');
    const { id } = await promise('τρύγος, πατητήρι', '/press');
    expect(await checkPromises(connection.db, TEST_NOW)).toEqual({ checked: 2, broken: 1 });
    expect(await broken()).toEqual([
      {
        entryId: id,
        query: 'τρύγος',
        target: '/press',
        found: expect.arrayContaining(['Τρύγος one', 'Τρύγος two', 'Τρύγος three']),
        since: TEST_NOW.toISOString(),
      },
    ]);
    expect(await brokenPromises.count(connection.db, acting)).toBe(1);
    const later = new Date(TEST_NOW.getTime() + 60_000);
    const other = await promise('σταφύλια', '/press');
    await checkPromises(connection.db, later);
    expect(
      (await broken()).map(({ query, since }) => [query, since]),
      'longest first',
    ).toEqual([
      ['τρύγος', TEST_NOW.toISOString()],
      ['σταφύλια', later.toISOString()],
    ]);
    await deleteEntry(connection.db, searchPromise, other.id, acting);

    await createEntry(
      connection.db,
      synonym,
      { data: { typed: 'μούστος', meant: 'πατητήρι' } },
      acting,
    );
    await promise('μούστος', '/press/?lang=en#top');
    const pages = await connection.db
      .selectFrom('entries')
      .select('id')
      .where('slug', 'in', ['one', 'two'])
      .execute();
    for (const one of pages) await unpublishEntry(connection.db, page, one.id, acting);
    expect(await checkPromises(connection.db, later)).toEqual({ checked: 3, broken: 1 });
    const { id: press } = await connection.db
      .selectFrom('entries')
      .select('id')
      .where('slug', '=', 'three')
      .executeTakeFirstOrThrow();
    await deleteEntry(connection.db, page, press, acting);
    await createEntry(
      connection.db,
      synonym,
      { data: { typed: 'τρύγος', meant: 'πατητήρι' } },
      acting,
    );
    expect(await checkPromises(connection.db, later)).toEqual({ checked: 3, broken: 0 });
    expect(await broken()).toEqual([]);
  });

  test('is broken where its page is the fourth', async () => {
    for (const slug of ['one', 'two', 'three']) await publish(slug, `Τρύγος ${slug}`);
    const content = { el: '<p>Μετά τον τρύγο</p>', en: '' };
    const data = { ...pageData('Πατητήρι'), content };
    const press = await createEntry(connection.db, page, { slug: 'press', data }, acting);
    await promise('τρύγος', '/press');
    expect(await checkPromises(connection.db, TEST_NOW)).toEqual({ checked: 1, broken: 1 });
    // It is found, and third once one of the others is gone.
    const [first] = await connection.db
      .selectFrom('entries')
      .select('id')
      .where('slug', '=', 'one')
      .execute();
    await unpublishEntry(connection.db, page, first?.id ?? press.id, acting);
    expect(await checkPromises(connection.db, TEST_NOW)).toEqual({ checked: 1, broken: 0 });
  });

  test('is checked once after a change, and not without one', async () => {
    await promise('τρύγος', '/press');
    expect(await checkAfterChange(connection.db, TEST_NOW)).toEqual({ checked: 1, broken: 1 });
    expect(await checkAfterChange(connection.db, TEST_NOW)).toBeUndefined();
    await publish('press', 'Τρύγος');
    const both = await Promise.all([
      checkAfterChange(connection.db, TEST_NOW),
      checkAfterChange(connection.db, TEST_NOW),
    ]);
    expect(both.filter(Boolean)).toEqual([{ checked: 1, broken: 0 }]);
    expect(await broken()).toEqual([]);
  });

  test('is forgotten with its promise', async () => {
    const { id } = await promise('τρύγος', '/press');
    await checkPromises(connection.db, TEST_NOW);
    expect(await broken()).toHaveLength(1);
    await deleteEntry(connection.db, searchPromise, id, acting);
    expect(await broken()).toEqual([]);
    expect(await brokenPromises.count(connection.db, acting)).toBe(0);
  });

  test('is nobody’s any more once its promise is taken off the site', async () => {
    const { id } = await promise('τρύγος', '/press');
    await checkPromises(connection.db, TEST_NOW);
    await unpublishEntry(connection.db, searchPromise, id, acting);
    expect(await broken()).toEqual([]);
    expect(await brokenPromises.count(connection.db, acting)).toBe(0);
  });

  test('is listed page by page, and a search that was written anew is broken since then', async () => {
    const first = await promise('τρύγος', '/press');
    await checkPromises(connection.db, TEST_NOW);
    const later = new Date(TEST_NOW.getTime() + 60_000);
    await promise('σταφύλια', '/press');
    await checkPromises(connection.db, later);
    const next = await listBrokenPromises(connection.db, { limit: 1, offset: 1 });
    expect(next).toMatchObject({ total: 2, promises: [{ query: 'σταφύλια' }] });
    const data = { typed: 'αμπέλι', target: '/press' };
    await saveEntry(connection.db, searchPromise, first.id, { data }, acting);
    await checkPromises(connection.db, later);
    expect((await broken()).map(({ since }) => since)).toEqual([
      later.toISOString(),
      later.toISOString(),
    ]);
  });

  test('is not told by a check after which another has begun', async () => {
    await promise('τρύγος', '/press');
    await checkPromises(connection.db, TEST_NOW, { isLatest: async () => false });
    expect(await broken()).toEqual([]);
  });
});

const SERVER = process.env.TEST_POSTGRES_URL ?? '';

describe.skipIf(!SERVER)('servers on one PostgreSQL', () => {
  test('check once after a change, however many hear of it', async () => {
    const { url, drop } = await createTestPostgres(SERVER, inject('postgresTemplate'));
    const connections = [openPostgres(url), openPostgres(url)] as const;
    try {
      const [{ db }] = connections;
      for (let round = 1; round <= 3; round++) {
        await createEntry(
          db,
          searchPromise,
          { data: { typed: `τρύγος ${round}`, target: '/press' } },
          acting,
        );
        const checks = await Promise.all(
          [0, 1, 0, 1].map((at) => checkAfterChange((connections[at] as Connection).db, TEST_NOW)),
        );
        expect(checks.filter(Boolean)).toEqual([{ checked: round, broken: round }]);
      }
    } finally {
      for (const connection of connections) await connection.close();
      await drop();
    }
  });
});
