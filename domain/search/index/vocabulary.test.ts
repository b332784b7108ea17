import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Connection, type Db, isSqlite } from '../../../database/connect.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { readSearchWords } from '../search-words.ts';
import { readVocabulary } from './vocabulary.ts';
import { findBeginningWith, findInVocabulary } from './vocabulary-words.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

describe.each(TEST_DATABASES)('the words of all entries on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(async () => {
    await sql`delete from search_vocabulary where word like 'memory%'`.execute(connection.db);
    await connection.close();
  });

  test('are all there where an older answer arrives after a newer one', async () => {
    const arrives = Promise.withResolvers<void>();
    const isAsked = Promise.withResolvers<void>();
    let isHeld = false;
    const db = connection.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!isHeld && result.rows.some((row) => 'text' in row)) {
          isHeld = true;
          isAsked.resolve();
          await arrives.promise;
        }
        return result;
      },
    });
    const add = (word: string) =>
      sql`insert into search_vocabulary (word) values (${word})`.execute(connection.db);
    await add('memory');
    const older = readVocabulary(db);
    await isAsked.promise;
    await add('memorynew');
    await readVocabulary(db);
    arrives.resolve();
    await older;
    expect(await findBeginningWith(db, 'memoryn')).toEqual(['memorynew']);
    expect((await findInVocabulary(db, ['memorynew']))[0]?.terms).toEqual(['memorynew']);
  });

  test('are read whole once, and then those that are new', async () => {
    const { db } = connection;
    const read: string[] = [];
    const watched = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        for (const row of result.rows) if (typeof row.text === 'string') read.push(row.text);
        return result;
      },
    });
    const add = (word: string) =>
      sql`insert into search_vocabulary (word) values (${word})`.execute(db);
    await add('memoryone');
    await readVocabulary(watched);
    await add('memorytwo');
    await readVocabulary(watched);
    expect(read.at(0)).toContain('memoryone');
    expect(read.slice(1)).toEqual(['memorytwo']);
  });

  test('are there, too, where a save that took longer has the lower number', async () => {
    const { db } = connection;
    const add = (word: string) =>
      sql`insert into search_vocabulary (word) values (${word})`.execute(db);
    await add('memoryearly');
    await add('memorylate');
    // The slower save has its number and is not kept yet.
    const taken = await sql<{ number: number }>`
      delete from search_vocabulary where word = 'memoryearly' returning number`.execute(db);
    await readVocabulary(db);
    await addWithNumber(db, taken.rows[0]?.number, 'memoryearly');
    expect(await findBeginningWith(db, 'memory')).toEqual(['memorylate', 'memoryearly']);
    await readSearchWords(db);
    await add('memorynext');
    const { dictionary } = await readSearchWords(db);
    expect(dictionary.containing('memory')).toEqual(['memorylate', 'memoryearly', 'memorynext']);
  });

  test('take no more memory with each word that comes late', async () => {
    const { db } = connection;
    const add = async (words: string[]) => {
      for (let at = 0; at < words.length; at += 500) {
        const rows = sql.join(words.slice(at, at + 500).map((word) => sql`(${word})`));
        await sql`insert into search_vocabulary (word) values ${rows}`.execute(db);
      }
    };
    const late = Array.from({ length: 40 }, (_, i) => `memory of one more word ${i}`);
    await add(late);
    const held = () => {
      collect();
      return process.memoryUsage().heapUsed / 1024 ** 2;
    };
    // A text of half a megabyte.
    await add(Array.from({ length: 2000 }, (_, i) => `memory${'a'.repeat(240)}${i}`));
    const taken = await sql<{ number: number; word: string }>`
      delete from search_vocabulary where word like 'memory of one more%'
      returning number, word`.execute(db);
    expect(taken.rows).toHaveLength(late.length);
    await readSearchWords(db);
    const before = held();
    for (const { number, word } of taken.rows) {
      await addWithNumber(db, number, word);
      const { dictionary } = await readSearchWords(db);
      expect(dictionary.containing(word).length).toBeGreaterThan(0);
    }
    expect(held() - before).toBeLessThan(5);
  });
});

/** A save that took longer than a later one: its words have lower numbers. */
function addWithNumber(db: Db, number: number | undefined, word: string) {
  const override = isSqlite(db) ? sql`` : sql`overriding system value`;
  return sql`insert into search_vocabulary (number, word) ${override}
    values (${number}, ${word})`.execute(db);
}
