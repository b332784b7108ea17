import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { TEST_NOW, TEST_PASSWORD } from '../../../harness/services.ts';
import { createAuth } from '../auth.ts';
import { createUser } from '../members/create-user.ts';

/** 32 MiB and about a tenth of a second for each password. */
const COST = { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 };

test('a site keeps passwords by scrypt at its full cost, which nothing asks for', async () => {
  const connection = await openTestSqlite();
  const auth = await createAuth(connection, 'https://www.example.gr');
  const input = { name: 'Μαρία', email: 'm@example.org', password: TEST_PASSWORD };
  await createUser(auth, connection.db, { ...input, role: 'admin' }, { now: TEST_NOW });
  const { password } = await connection.db
    .selectFrom('account')
    .select('password')
    .executeTakeFirstOrThrow();
  const [salt = '', key = ''] = (password ?? '').split(':');
  expect(key).toBe(scryptSync(TEST_PASSWORD, salt, 64, COST).toString('hex'));
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  await connection.close();
});
