import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { changeServerKey, chooseServerKey } from '../../../domain/keys/choose-server-key.ts';
import { newServerKey } from '../../../domain/keys/server-key.ts';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { TEST_NOW } from '../../../harness/services.ts';
import { readSettings } from '../../settings.ts';
import { checkKey } from './check-key.ts';

let connection: Connection;
let folder: string;
beforeEach(async () => {
  connection = await openTestSqlite();
  folder = await mkdtemp(join(tmpdir(), 'dimos-key-'));
});
afterEach(async () => {
  await connection.close();
  await rm(folder, { recursive: true });
});

const check = (variables: Record<string, string> = {}) =>
  checkKey(connection.db, readSettings(variables));

test('a key in the database is fine, and said to be in its backups', async () => {
  await chooseServerKey(connection.db, undefined, TEST_NOW);
  expect(await check()).toEqual({
    level: 'ok',
    text: expect.stringContaining('in the database, and so in its backups'),
  });
});

test('a file with the key is for the site’s own account', async () => {
  const file = join(folder, 'key');
  const key = newServerKey();
  await writeFile(file, key, { mode: 0o600 });
  await changeServerKey(connection.db, key, TEST_NOW);
  expect(await check({ SECRET_KEY_FILE: file })).toEqual({
    level: 'ok',
    text: 'Key: outside the database (SECRET_KEY_FILE).',
  });
  await chmod(file, 0o644);
  expect(await check({ SECRET_KEY_FILE: file })).toEqual({
    level: 'problem',
    text: `Key: every account of this machine can read ${file}: chmod o= ${file}`,
  });
});

test('a key that is missing, or another one, is a problem before the site is started with it', async () => {
  await changeServerKey(connection.db, newServerKey(), TEST_NOW);
  expect(await check()).toMatchObject({
    level: 'problem',
    text: expect.stringContaining('kept outside it: set SECRET_KEY'),
  });
  expect(await check({ SECRET_KEY: newServerKey() })).toMatchObject({
    level: 'problem',
    text: expect.stringContaining('holds another key than this database was used with'),
  });
});
