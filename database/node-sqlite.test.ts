import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nodeSqliteDialect } from './node-sqlite.ts';

/** A site over a file, and another process that has the same file open and waits for nothing. */

interface Notes {
  notes: { text: string };
}

let folder: string;
let db: Kysely<Notes>;
let other: DatabaseSync;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dimos-sqlite-'));
  const file = join(folder, 'notes.sqlite');
  db = new Kysely<Notes>({ dialect: nodeSqliteDialect(file) });
  await sql`create table notes (text text not null)`.execute(db);
  other = new DatabaseSync(file, { timeout: 0 });
});
afterEach(async () => {
  other.close();
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
});

const write = (text: string) => other.exec(`insert into notes values ('${text}')`);
const count = (one: Kysely<Notes>) => one.selectFrom('notes').select('text').execute();

test('an act that has only read so far has its place: nobody writes in between', async () => {
  await db.transaction().execute(async (tx) => {
    await count(tx);
    expect(() => write('in between')).toThrow('database is locked');
    await tx.insertInto('notes').values({ text: 'its own' }).execute();
  });
  write('afterwards');
  expect(await count(db)).toHaveLength(2);
});

test('who only reads holds nobody up, and reads of one moment', async () => {
  await db
    .transaction()
    .setAccessMode('read only')
    .execute(async (tx) => {
      expect(await count(tx)).toHaveLength(0);
      write('meanwhile');
      expect(await count(tx)).toHaveLength(0);
    });
  expect(await count(db)).toHaveLength(1);
});

test('where the disk is full an act says so, and not that it could not be undone', async () => {
  await sql`pragma max_page_count = 8`.execute(db);
  const act = db.transaction().execute(async (tx) => {
    const text = 'x'.repeat(100_000);
    await tx.insertInto('notes').values({ text }).execute();
  });
  await expect(act).rejects.toThrow('database or disk is full');
  await db.insertInto('notes').values({ text: 'small' }).execute();
  expect(await count(db)).toHaveLength(1);
});
