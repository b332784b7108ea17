import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { findErasure, hashOf, rememberErasure } from '../../../domain/people/erased-addresses.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { openTestServices, TEST_NOW, type TestServices } from '../../../harness/services.ts';
import { createBackup } from '../backup/create-backup.ts';
import { gatherErasures } from './remembered-erasures.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dimos-erasures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * 3_600_000);

describe.each(TEST_DATABASES)('who was erased, on $name', ({ open }) => {
  let connection: Connection;
  let site: TestServices;
  beforeEach(async () => {
    connection = await open();
    site = await openTestServices(connection);
  });
  afterEach(() => site.close());

  async function erase(email: string) {
    const { db } = site.services;
    await db.transaction().execute(async (tx) => {
      await rememberErasure(tx, await hashOf(tx, email), TEST_NOW.toISOString());
    });
    const hash = await hashOf(db, email);
    expect(await findErasure(db, hash)).toBe(TEST_NOW.toISOString());
    return hash;
  }
  const backUp = (name: string, now: Date, root = join(folder, 'data', 'backups')) =>
    createBackup({ connection, store: site.services.store }, { folder: join(root, name), now });
  const gather = () => gatherErasures(join(folder, 'data'), join(folder, 'data', 'backups', 'one'));

  test('is known from every backup, the newest first whatever its folder is called', async () => {
    const first = await erase('a@example.org');
    await backUp('2026-03-04T03-00-00Z', later(2));
    const second = await erase('b@example.org');
    // The second one of its second.
    await backUp('2026-03-03T03-00-00Z-2', later(3));
    await backUp('kept by hand', later(4));
    const { sources, unreadable } = await gather();
    expect(sources.map(({ moments }) => [...moments.keys()].sort())).toEqual([
      [first, second].sort(),
      [first],
    ]);
    expect(sources[1]?.moments.get(first)).toBe(TEST_NOW.toISOString());
    expect(unreadable).toEqual([]);
  });

  test('is not taken for unknown where the backups cannot be looked at', async () => {
    await mkdir(join(folder, 'data'));
    await writeFile(join(folder, 'data', 'backups'), 'a file where the folder should be');
    await expect(gather()).rejects.toThrow('ENOTDIR');
  });

  test('is known from the site’s own backups, and from those beside the one that is restored', async () => {
    const elsewhere = join(folder, 'disk');
    await erase('a@example.org');
    await backUp('2026-03-04T03-00-00Z', later(2));
    await erase('b@example.org');
    await backUp('2026-03-04T04-00-00Z', later(3), elsewhere);
    // What somebody packed is no backup, and not a damaged one either.
    await writeFile(join(elsewhere, '2026-03-05T03-00-00Z'), '');
    const { sources, unreadable } = await gatherErasures(
      join(folder, 'data'),
      join(elsewhere, 'one'),
    );
    expect(sources.map(({ moments }) => moments.size)).toEqual([2, 1]);
    expect(unreadable).toEqual([]);
  });

  test.each(['erased_addresses', 'facts'])(
    'is not taken from a damaged list (%s), which is named',
    async (table) => {
      await erase('a@example.org');
      await backUp('2026-03-04T03-00-00Z', later(2));
      const backup = join(folder, 'data', 'backups', '2026-03-04T03-00-00Z');
      await writeFile(join(backup, 'tables', `${table}.jsonl`), '');
      expect(await gather()).toEqual({ sources: [], unreadable: [backup] });
    },
  );
});

test('where there is no backup yet, nobody is known and nothing fails', async () => {
  expect(await gatherErasures(join(folder, 'data'), join(folder, 'x', 'one'))).toEqual({
    sources: [],
    unreadable: [],
  });
});
