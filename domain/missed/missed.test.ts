import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Connection, isSqlite } from '../../database/connect.ts';
import { refusalOf } from '../../harness/content/entry-data.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { TEST_NOW } from '../../harness/services.ts';
import {
  countMissed,
  ignoreMissed,
  listMissed,
  type MissedList,
  MOST_MISSED,
  sweepMissed,
  writeMissed,
} from './missed-addresses.ts';
import { MissedTally } from './missed-tally.ts';

const SITE = 'http://localhost:3000';
const DAY_MS = 86_400_000;

describe('what is counted of addresses that were not found', () => {
  const counted = (...asked: [address: string, referer?: string][]) => {
    const tally = new MissedTally();
    for (const [address, referer] of asked) tally.note(address, referer, SITE);
    return tally.take();
  };

  test('is the path, how often, and the own page that leads there', () => {
    expect(
      counted(
        ['/old?email=maria@example.org&id=7'],
        ['/OLD/', `${SITE}/news/article?from=letter`],
        ['/old', 'https://www.example.org/secret'],
        ['/other', `${SITE}/preview/secret-token`],
      ),
    ).toEqual([
      { path: '/old', times: 3, linkedFrom: '/news/article' },
      { path: '/other', times: 1, linkedFrom: '' },
    ]);
  });

  test.each([
    ['/news/login', '/news/login'],
    ['/administration', '/administration'],
    ['/admin', ''],
    ['/login?next=/admin', ''],
    ['/api/pages', ''],
    [`/${'a'.repeat(400)}`, ''],
  ])('was linked from %s as “%s”', (path, linkedFrom) => {
    expect(counted(['/old', `${SITE}${path}`])).toEqual([{ path: '/old', times: 1, linkedFrom }]);
  });

  test.each([
    '/',
    '/wp-login.php',
    '/blog/wp-admin/setup',
    '/.env',
    '/.git/config',
    '/index.php?id=5',
    '/backup.sql',
    '/maria@example.org',
    '/maria%40example.org',
    `/${'a'.repeat(400)}`,
  ])('is not %s', (address) => {
    expect(counted([address])).toEqual([]);
  });

  test('is nothing that programs ask for in search of holes', () => {
    const probes =
      '/wp /xmlrpc /cgi-bin/luci /phpmyadmin /vendor/phpunit /node_modules/x /autodiscover/autodiscover /owa/auth /solr/admin /actuator/health /administrator /administrator/manifests /site/wp-content';
    const ends =
      'php php7 asp aspx ashx jsp jspx cgi env git sql bak old zip tar gz rar 7z yml yaml ini conf log sh exe dll map';
    const asked = [...probes.split(' '), ...ends.split(' ').map((end) => `/files/x.${end}`)];
    expect(counted(...asked.map((path): [string] => [path]))).toEqual([]);
    const residents = ['/vendors', '/administrators', '/owaisi', '/catalog', '/files/x.pdf'];
    expect(counted(...residents.map((path): [string] => [path])).map(({ path }) => path)).toEqual(
      residents,
    );
  });

  test('is no flood of different addresses', () => {
    const tally = new MissedTally();
    for (let i = 0; i < 5000; i++) tally.note(`/flood-${i}`, undefined, SITE);
    expect(tally.take()).toHaveLength(500);
    expect(tally.take()).toEqual([]);
  });
});

describe.each(TEST_DATABASES)('addresses that were not found, on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const list = async (name: MissedList) =>
    (await listMissed(connection.db, { list: name, limit: 200, offset: 0 })).missed;
  const write = (path: string, times: number, now = TEST_NOW, linkedFrom = '') =>
    writeMissed(connection.db, [{ path, times, linkedFrom }], now);

  test('are listed by how often, those linked from the site and those asked for often first of all', async () => {
    await write('/seldom', 3);
    await write('/linked', 1, TEST_NOW, '/news');
    await write('/often', 6);
    await Promise.all([write('/often', 5), write('/often', 1, new Date('2026-03-06T10:00:00Z'))]);
    expect(await list('often')).toMatchObject([
      { address: '/often', times: 12, firstOn: '2026-03-04', lastOn: expect.any(String) },
      { address: '/linked', times: 1, linkedFrom: '/news' },
    ]);
    expect((await list('all')).map(({ path }) => path)).toEqual(['/often', '/seldom', '/linked']);
    expect(await countMissed(connection.db, 'often')).toBe(2);
    await write('/linked', 1);
    expect((await list('often'))[1]).toMatchObject({ times: 2, linkedFrom: '/news' });
  });

  test('are written in one order by all servers, so that none waits for another for good', async () => {
    const { db } = connection;
    const misses = ['/b', '/d', '/a', '/c'].map((path) => ({ path, times: 1, linkedFrom: '' }));
    await writeMissed(db, misses, TEST_NOW);
    const written = await db
      .selectFrom('missed_addresses')
      .select('path')
      .orderBy(sql.ref(isSqlite(db) ? 'rowid' : 'ctid'))
      .execute();
    expect(written.map(({ path }) => path)).toEqual(['/a', '/b', '/c', '/d']);
  });

  test('are read with their letters', async () => {
    await write('/%CE%BD%CE%AD%CE%B1/50%25', 1);
    expect((await list('all'))[0]).toMatchObject({ address: '/νέα/50%25' });
  });

  test('are hidden when staff ignore them, and come back', async () => {
    await write('/junk', 40);
    await ignoreMissed(connection.db, '/junk', true);
    await write('/junk', 1);
    expect(await list('often')).toEqual([]);
    expect(await list('ignored')).toMatchObject([{ path: '/junk', times: 41 }]);
    await ignoreMissed(connection.db, '/junk', false);
    expect(await list('often')).toHaveLength(1);
    expect((await refusalOf(ignoreMissed(connection.db, '/nothing', true))).code).toBe('not-found');
  });

  test('are no more than so many: what was asked for least makes room', async () => {
    await write('/known', 5);
    // What staff ignore would come back to their list if it were forgotten.
    await write('/junk', 1);
    await ignoreMissed(connection.db, '/junk', true);
    // Of those asked for as often, the one of long ago makes room.
    await write('/a-day-ago', 1, new Date(TEST_NOW.getTime() - DAY_MS));
    for (let batch = 0; batch < 5; batch++) {
      const flood = Array.from({ length: 500 }, (_, i) => ({
        path: `/flood-${batch}-${i}`,
        times: 1,
        linkedFrom: '',
      }));
      await writeMissed(connection.db, flood, TEST_NOW);
    }
    expect(await countMissed(connection.db, 'all')).toBe(MOST_MISSED - 1);
    expect((await list('all'))[0]).toMatchObject({ path: '/known', times: 5 });
    expect(await list('ignored')).toMatchObject([{ path: '/junk' }]);
    const { db } = connection;
    const kept = db.selectFrom('missed_addresses').select('path').where('path', '=', '/a-day-ago');
    expect(await kept.execute()).toEqual([]);
  });

  test('are forgotten after 90 days, and once there is something', async () => {
    const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS);
    await write('/old', 9, daysAgo(91));
    // What is still asked for stays, however long ago it was first.
    await write('/again', 8, daysAgo(91));
    await write('/again', 1);
    await write('/a-last-day', 9, daysAgo(90));
    await write('/contact', 9);
    await sweepMissed(connection.db, TEST_NOW);
    // Of those asked for as often, the last one comes first.
    expect((await list('all')).map(({ path, lastOn }) => [path, lastOn])).toEqual([
      ['/again', '2026-03-04'],
      ['/a-last-day', '2025-12-04'],
    ]);
    await write('/a-last-day', 1);
    expect(await list('often'), 'asked for ten times').toMatchObject([{ path: '/a-last-day' }]);
  });
});
