import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection, Db } from '../../database/connect.ts';
import { checkPromises } from '../../domain/search/promises/check-promises.ts';
import { searchSite } from '../../domain/search/site-search.ts';
import { FILLED_DATABASES } from '../../harness/databases/filled.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { type ExpectedQuery, QUERIES, QUERY_CLASSES } from './queries.ts';

const OF_ALL = 0.95;
const OF_A_CLASS = 0.85;
/** A thousand and more searches, on a machine that is busy with other tests. */
const LONGEST_MS = 600_000;

/** Both databases give the same keys to one ranking: on the second, one query in six is enough. */
const ASKED_ELSEWHERE = QUERIES.filter((_, at) => at % 6 === 0);

describe.each(FILLED_DATABASES)('what people type, on $name', ({ name, openFilled }) => {
  const asked = name === 'SQLite' ? QUERIES : ASKED_ELSEWHERE;
  let connection: Connection;
  let misses: ExpectedQuery[];
  let promised: Awaited<ReturnType<typeof checkPromises>>;
  let unkept: string[];

  beforeAll(async () => {
    connection = await openFilled('sample');
    const { db } = connection;
    misses = [];
    promised = await checkPromises(db, TEST_NOW);
    const rows = await db.selectFrom('broken_promises').select('query').execute();
    unkept = rows.map(({ query }) => query);
    for (const one of asked) if (!(await isAmongFirstThree(db, one))) misses.push(one);
  }, LONGEST_MS);
  afterAll(() => connection.close());

  const missesOf = (of: string) => misses.filter((one) => one.of === of).map(({ query }) => query);

  test('the first content keeps what its search promises', () => {
    expect(unkept).toEqual([]);
    expect(promised.checked).toBeGreaterThan(50);
  });

  test('there are at least 3600 queries, and 95 of 100 find what is meant among the first three', () => {
    expect(QUERIES.length).toBeGreaterThanOrEqual(3600);
    const most = Math.floor(asked.length * (1 - OF_ALL));
    expect(misses.length, JSON.stringify(misses)).toBeLessThanOrEqual(most);
  });

  test.each(QUERY_CLASSES)('%s: at least 85 of 100', (of) => {
    const all = asked.filter((one) => one.of === of);
    const most = Math.floor(all.length * (1 - OF_A_CLASS));
    expect(missesOf(of).length, missesOf(of).join(', ')).toBeLessThanOrEqual(most);
  });
});

async function isAmongFirstThree(db: Db, { query, expected }: ExpectedQuery): Promise<boolean> {
  const { found } = await searchSite(db, { query, page: 1, pageSize: 3, now: TEST_NOW });
  const names = found.map(({ path }) => path?.split(/[/#]/).at(-1) ?? '');
  return names.some((name) => expected.some((one) => name.startsWith(one)));
}
