import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { changeServerKey, chooseServerKey } from '../../../domain/keys/choose-server-key.ts';
import { newServerKey } from '../../../domain/keys/server-key.ts';
import { type MediaStore, openMediaStore } from '../../../domain/media/store/store.ts';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { TEST_NOW } from '../../../harness/services.ts';
import { createBackup } from '../backup/create-backup.ts';
import { keyBeforeRestore, settleKeyAfterRestore } from './key-after-restore.ts';
import { restoreBackup } from './restore-backup.ts';

let folder: string;
let connection: Connection;
let store: MediaStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dimos-key-'));
  connection = await openTestSqlite();
  store = await openMediaStore({ dataDir: folder });
});
afterEach(async () => {
  await connection.close();
  await rm(folder, { recursive: true });
});

const choose = (given?: string) => chooseServerKey(connection.db, given, TEST_NOW);
const change = (given?: string) => changeServerKey(connection.db, given, TEST_NOW);
const backUp = () =>
  createBackup({ connection, store }, { folder: join(folder, 'b'), now: TEST_NOW });
async function restore(secretKey?: { value: string; from: 'SECRET_KEY' }, into = connection) {
  const before = await keyBeforeRestore(into.db);
  await restoreBackup({ connection: into, store }, join(folder, 'b'), { replace: true });
  return settleKeyAfterRestore(into.db, { secretKey, before, now: TEST_NOW });
}

test('a backup of the same key, and one for an empty database, need no word', async () => {
  await choose();
  await backUp();
  expect(await restore()).toBeUndefined();
  const other = await openTestSqlite();
  expect(await restore(undefined, other)).toBeUndefined();
  expect(await chooseServerKey(other.db, undefined, TEST_NOW)).toEqual({
    isNew: false,
    lostApps: 0,
  });
  await other.close();
});

test('a backup of before the key was replaced brings the former one back, and says so', async () => {
  await choose();
  await backUp();
  await change();
  expect(await restore()).toContain('replace it again: npm run rotate-keys');
});

test('the key of the settings takes the place of the one in the backup', async () => {
  await choose();
  await backUp();
  const secretKey = { value: newServerKey(), from: 'SECRET_KEY' as const };
  await change(secretKey.value);
  expect(await restore(secretKey)).toContain('another key than that of SECRET_KEY');
  expect(await choose(secretKey.value)).toEqual({ isNew: false, lostApps: 0 });
});

test('a backup whose key is kept elsewhere asks for it before the start', async () => {
  const value = newServerKey();
  await choose(value);
  await backUp();
  expect(await restore({ value, from: 'SECRET_KEY' })).toBeUndefined();
  expect(await restore()).toContain('kept outside it: set SECRET_KEY or SECRET_KEY_FILE as it was');
});
