import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { createUser } from '../../../domain/accounts/members/create-user.ts';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { openTestAuth, TEST_NOW } from '../../../harness/services.ts';
import { checkSecondFactor } from './check-accounts.ts';

let connection: Connection;
beforeEach(async () => {
  connection = await openTestSqlite();
});
afterEach(() => connection.close());

test('who lost the app with a former key is counted where nobody needs a second step, too', async () => {
  const { db } = connection;
  const auth = await openTestAuth(connection, 'https://www.example.gr');
  const account = { name: 'Α', password: 'olive-harbour-lantern', role: 'editor' as const };
  for (const email of ['a@example.org', 'e@example.org']) {
    await createUser(auth, db, { ...account, email }, { now: TEST_NOW });
  }
  const what = 'Second step of signing in (SECOND_FACTOR)';
  expect(await checkSecondFactor(db, 'optional')).toEqual({
    level: 'ok',
    text: `${what}: optional; 0 of 2 accounts have one.`,
  });
  await db.updateTable('user').set({ secondFactorLostAt: TEST_NOW.toISOString() }).execute();
  const lost = 'lost the app with a former key and can do nothing else until there is another.';
  expect(await checkSecondFactor(db, 'optional')).toEqual({
    level: 'note',
    text: `${what}: 2 accounts have ${lost}`,
  });
  const first = db.updateTable('user').where('email', '=', 'a@example.org');
  await first.set({ twoFactorEnabled: 1 }).execute();
  expect((await checkSecondFactor(db, 'optional')).text).toBe(`${what}: 1 account has ${lost}`);
});
