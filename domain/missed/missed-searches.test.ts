import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Connection, isSqlite } from '../../database/connect.ts';
import { refusalOf } from '../../harness/content/entry-data.ts';
import { countTurns } from '../../harness/count-turns.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { addPages, storedPage } from '../../harness/sites/many-pages.ts';
import type { MissedList } from './missed-addresses.ts';
import {
  countMissedSearches,
  ignoreMissedSearch,
  listMissedSearches,
  MOST_MISSED_SEARCHES,
  sweepMissedSearches,
  tryAgain,
  writeMissedSearches,
} from './missed-searches.ts';
import { SearchTally } from './search-tally.ts';

const DAY_MS = 86_400_000;
const after = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);

describe('what is counted of searches that found nothing', () => {
  type Found = 'all' | 'some' | 'nothing';
  type Asked = [query: string, seconds?: number, address?: string, found?: Found];
  const counted = (...asked: Asked[]) => {
    const tally = new SearchTally();
    for (const [query, seconds = 0, address = '192.0.2.1', found = 'nothing'] of asked) {
      tally.note({ query, address, found, now: after(seconds) });
    }
    return tally.take(TEST_NOW, { isLast: true });
  };

  test('is what was typed and by how many, and nothing of who they were', () => {
    expect(
      counted(
        ['Γηροκομείο'],
        ['γηροκομειο', 5, '192.0.2.2'],
        ['πού είναι το μανάβικο;', 30, '192.0.2.1', 'some'],
      ),
    ).toEqual([
      { words: 'γηροκομειο', query: 'Γηροκομείο', isPartial: false, times: 2 },
      { words: 'μαναβικο', query: 'πού είναι το μανάβικο;', isPartial: true, times: 1 },
    ]);
  });

  test('is of sixty letters at most', () => {
    const longest = `γηροκομείο ${'α'.repeat(49)}`;
    expect(longest).toHaveLength(60);
    expect(counted([longest])).toHaveLength(1);
    expect(counted([` ${longest} `])).toHaveLength(1);
    expect(counted([`${longest}α`])).toEqual([]);
  });

  test('is the whole word, not each letter on the way to it', () => {
    expect(counted(['γηρ'], ['γηροκ', 2], ['γηροκομείο', 4]).map(({ words }) => words)).toEqual([
      'γηροκομειο',
    ]);
    // Who takes back letters is still typing.
    expect(counted(['γηροκομείο'], ['γηροκ', 2])).toHaveLength(1);
    // What is found in the end was no search without result on the way there.
    expect(counted(['σκουπ'], ['σκουπίδια', 2, '192.0.2.1', 'all'])).toEqual([]);
    // Somebody may still be typing.
    const tally = new SearchTally();
    tally.note({ query: 'γηρ', address: '192.0.2.1', found: 'nothing', now: TEST_NOW });
    expect(tally.take(after(5))).toEqual([]);
    expect(tally.take(after(25))).toHaveLength(1);
    expect(tally.take(after(60)), 'what was written down').toEqual([]);
    tally.note({ query: 'μαν', address: '192.0.2.2', found: 'nothing', now: after(3700) });
    expect(tally.take(after(3800))).toMatchObject([{ words: 'μαν' }]);
    expect(tally.take(after(3900)), 'an hour later').toEqual([]);
    // After a while, a longer search is another one.
    expect(counted(['γηρ'], ['γηροκομείο', 20])).toHaveLength(1);
    expect(counted(['γηρ'], ['γηροκομείο', 30]).map(({ words }) => words)).toEqual([
      'γηρ',
      'γηροκομειο',
    ]);
  });

  test('is once an hour for each network, so that one sender makes no number', () => {
    const often = Array.from(
      { length: 50 },
      (_, i): Asked => [i % 2 ? 'μανάβης' : 'χασάπης', i * 30],
    );
    expect(counted(...often).map(({ times }) => times)).toEqual([1, 1]);
    expect(counted(['μανάβης'], ['χασάπης', 1], ['μανάβης', 3600])).toContainEqual(
      expect.objectContaining({ words: 'μαναβησ', times: 2 }),
    );
    const sameNetwork = counted(['μανάβης', 0, '2001:db8::1'], ['μανάβης', 1, '2001:db8::2']);
    expect(sameNetwork).toMatchObject([{ times: 1 }]);
  });

  test('is no flood of different searches, from one network or from many', () => {
    const flood = (address: (i: number) => string) =>
      counted(
        ...Array.from(
          { length: 2000 },
          (_, i): Asked => [`ζζζ${'αβγδεζηθικ'[i % 10]}ω${i}`, i / 10, address(i)],
        ),
      );
    expect(flood(() => '192.0.2.1')).toHaveLength(20);
    expect(flood((i) => `10.0.${i >> 8}.${i & 255}`)).toHaveLength(200);
  });

  test('is of five thousand networks at most, so that a flood does not fill the memory', () => {
    const tally = new SearchTally();
    const search = (query: string, network: number, now: Date) => {
      const address = `10.0.${network >> 8}.${network & 255}`;
      tally.note({ query, address, found: 'nothing', now });
    };
    const times = (now: Date) => tally.take(now).map((search) => search.times);
    // As many as are typing at one time, at the turn of an hour.
    for (let i = 0; i < 6000; i++) search('μανάβης', i, after(i < 3000 ? -10 : 5));
    expect(times(after(60))).toEqual([5000]);
    // As many as are counted in one hour; those that are known go on.
    for (let i = 0; i < 3000; i++) search('χασάπης', i, after(3600));
    expect(times(after(3660))).toEqual([3000]);
    for (let i = 3000; i < 6000; i++) search('χασάπης', i, after(3700));
    expect(times(after(3760))).toEqual([2000]);
    search('ψαράς', 1, after(3800));
    expect(times(after(3860))).toEqual([1]);
  });

  test('is of three letters at least, and of six words at most', () => {
    expect(counted(['ωω'])).toEqual([]);
    expect(counted(['ζωή'])).toHaveLength(1);
    expect(counted(['κόκκινα πράσινα κίτρινα μαύρα άσπρα μωβ'])).toHaveLength(1);
  });

  test.each([
    'maria@example.org',
    '6912345678',
    '691 234 56 78',
    'ΑΦΜ 090000045',
    'ΑΚ 123456',
    'ΑΧΑ-1234',
    'https://example.org/x',
    'www.example.org',
    'GR16 0110 1250 0000 0001',
    'α'.repeat(80),
    'κόκκινα πράσινα κίτρινα μαύρα άσπρα μωβ καφέ',
    'και',
  ])('is not %s', (query) => {
    expect(counted([query])).toEqual([]);
  });

  test('may have a year in it', () => {
    expect(counted(['απολογισμός 2031'])).toHaveLength(1);
  });
});

describe.each(TEST_DATABASES)('searches that found nothing, on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const list = async (name: MissedList) =>
    (await listMissedSearches(connection.db, { list: name, limit: 200, offset: 0 })).searches;
  const write = (words: string, times: number, now = TEST_NOW) =>
    writeMissedSearches(connection.db, [{ words, query: words, isPartial: false, times }], now);

  test('are listed by how often; what was typed once is shown to nobody', async () => {
    await write('γιωργος παπαδοπουλος', 1);
    await write('μαναβικο', 2);
    await write('γηροκομειο', 4);
    await Promise.all([write('γηροκομειο', 1), write('γηροκομειο', 1)]);
    expect(await list('often')).toMatchObject([
      { query: 'γηροκομειο', times: 6, firstOn: '2026-03-04', lastOn: '2026-03-04' },
    ]);
    expect(await list('all')).toMatchObject([
      { words: 'γηροκομειο', isPartial: false },
      { words: 'μαναβικο', isPartial: false },
    ]);
    expect(await countMissedSearches(connection.db, 'often')).toBe(1);
    // What was found in part at last is said to be.
    const [words, query] = ['μαναβικο', 'μαναβικο'];
    await writeMissedSearches(
      connection.db,
      [{ words, query, isPartial: true, times: 1 }],
      TEST_NOW,
    );
    expect(await list('all')).toContainEqual(expect.objectContaining({ words, isPartial: true }));
  });

  test('are written in one order by all servers, so that none waits for another for good', async () => {
    const { db } = connection;
    const searches = ['βουνο', 'δεντρο', 'αλογο', 'γεφυρα'].map((words) => ({
      words,
      query: words,
      isPartial: false,
      times: 1,
    }));
    await writeMissedSearches(db, searches, TEST_NOW);
    const written = await db
      .selectFrom('missed_searches')
      .select('words')
      .orderBy(sql.ref(isSqlite(db) ? 'rowid' : 'ctid'))
      .execute();
    expect(written.map(({ words }) => words)).toEqual(['αλογο', 'βουνο', 'γεφυρα', 'δεντρο']);
  });

  test('are hidden when staff ignore them, and come back', async () => {
    await write('μπλα', 40);
    await ignoreMissedSearch(connection.db, 'μπλα', true);
    await write('μπλα', 1);
    expect(await list('often')).toEqual([]);
    expect(await list('ignored')).toMatchObject([{ words: 'μπλα', times: 41 }]);
    await ignoreMissedSearch(connection.db, 'μπλα', false);
    expect(await list('often')).toHaveLength(1);
    const refusal = await refusalOf(ignoreMissedSearch(connection.db, 'άλλο', true));
    expect(refusal.code).toBe('not-found');
  });

  test('are no more than so many: what was typed least makes room', async () => {
    await write('ωδειο', 5);
    // What staff ignore would come back to their list if it were forgotten.
    await write('μπλα', 1);
    await ignoreMissedSearch(connection.db, 'μπλα', true);
    await write('μπλα', 1, new Date(TEST_NOW.getTime() - DAY_MS));
    const flood = Array.from({ length: MOST_MISSED_SEARCHES + 100 }, (_, i) => ({
      words: `ζζζ${i}`,
      query: `ζζζ${i}`,
      isPartial: false,
      times: 2,
    }));
    await writeMissedSearches(connection.db, flood, TEST_NOW);
    expect(await countMissedSearches(connection.db, 'all')).toBe(MOST_MISSED_SEARCHES - 1);
    expect((await list('all'))[0]).toMatchObject({ words: 'ωδειο', times: 5 });
    expect(await list('ignored')).toMatchObject([{ words: 'μπλα' }]);
  });

  test('are tried again with a turn for visitors after each', async () => {
    const { db } = connection;
    for (const words of ['μαναβικο', 'γηροκομειο', 'φουρνοσ', 'καρβουνο']) await write(words, 1);
    const turns = await countTurns(() => sweepMissedSearches(db, TEST_NOW));
    expect(turns).toBeGreaterThanOrEqual(4);
  });

  test('are forgotten after 90 days, and once they find something', async () => {
    const longAgo = new Date(TEST_NOW.getTime() - 91 * DAY_MS);
    await write('παλιο', 9, longAgo);
    // What is still searched for stays, however long ago it was first.
    await write('φουρνοσ', 2, longAgo);
    await write('φουρνοσ', 1);
    await write('καρβουνο', 2, new Date(TEST_NOW.getTime() - 89 * DAY_MS));
    await write('τρυγοσ', 9);
    await write('πατητηρι', 9);
    expect(await tryAgain(connection.db, 'τρυγοσ')).toEqual({ isFound: false });
    await addPages(connection.db, [storedPage('harvest', 'Τρύγος', 'Ο μούστος')]);
    expect(await tryAgain(connection.db, 'τρυγοσ')).toEqual({ isFound: true });
    expect(await tryAgain(connection.db, 'τρυγοσ'), 'by a colleague').toEqual({ isFound: true });
    // A part of it is not what was sought.
    await write('τρυγοσ ζεστοσ', 9);
    expect(await tryAgain(connection.db, 'τρυγοσ ζεστοσ')).toEqual({ isFound: false });
    // Of those made as often, the last one comes first.
    expect((await list('all')).map(({ words }) => words)).toEqual([
      'πατητηρι',
      'τρυγοσ ζεστοσ',
      'παλιο',
      'φουρνοσ',
      'καρβουνο',
    ]);
    await addPages(connection.db, [storedPage('press', 'Πατητήρι', 'Πέτρινο')]);
    // What staff ignore stays ignored: its page may go again.
    await write('μουστοσ', 9);
    await ignoreMissedSearch(connection.db, 'μουστοσ', true);
    await sweepMissedSearches(connection.db, TEST_NOW);
    expect(await list('ignored')).toMatchObject([{ words: 'μουστοσ' }]);
    expect((await list('all')).map(({ words, lastOn }) => [words, lastOn])).toEqual([
      ['τρυγοσ ζεστοσ', '2026-03-04'],
      ['φουρνοσ', '2026-03-04'],
      ['καρβουνο', '2025-12-05'],
    ]);
  });
});
