import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import {
  actAs,
  openTestServices,
  signInAs,
  TEST_NOW,
  type TestServices,
} from '../../../harness/services.ts';
import { OPERATOR } from '../operator.ts';
import { findStaffMember } from '../sessions/current-session.ts';
import { signIn } from '../signing-in/sign-in.ts';
import { changeUser } from './change-user.ts';
import { listUsers } from './read-users.ts';
import { rescueAdministrator } from './rescue-administrator.ts';

let open: TestServices;
beforeEach(async () => {
  open = await openTestServices(await openTestSqlite());
});
afterEach(() => open.close());

const rescue = (address: string) =>
  rescueAdministrator(open.services.auth, open.services.db, address, {
    now: TEST_NOW,
    firstPasswordDays: 7,
  });
const enter = (email: string, password: string) =>
  signIn(
    open.services.auth,
    open.services.db,
    { email, password },
    { address: '192.0.2.1', now: TEST_NOW },
  );

test('a new administrator signs in with the password that was given', async () => {
  const { email, password, isNew } = await rescue(' Anna@Example.org ');
  expect([email, isNew]).toEqual(['anna@example.org', true]);
  expect((await enter(email, password)).user.role).toBe('admin');
  expect((await rescue(email)).password).not.toBe(password);
});

test('an editor who was disabled and had lost the app becomes one, and nobody stays signed in', async () => {
  const { auth, db } = open.services;
  const token = await signInAs(auth, open.services, 'editor');
  const [editor] = await listUsers(db);
  if (!editor) throw new Error('There is no editor.');
  await db
    .updateTable('user')
    .set({ twoFactorEnabled: 1 as never })
    .execute();
  await changeUser(db, editor.id, { disabled: true }, actAs(OPERATOR));
  const { email, password } = await rescue(editor.email);
  expect(await findStaffMember(auth, token, TEST_NOW)).toBeUndefined();
  expect((await enter(email, password)).user.role).toBe('admin');
  expect(await listUsers(db)).toMatchObject([{ role: 'admin', disabled: false, totp: false }]);
  const log = await db.selectFrom('audit').select(['user_email', 'action']).execute();
  expect(log).toContainEqual({ user_email: 'operator', action: 'totp-disabled' });
});

test('passkeys of an account that is let in again open it no more, since somebody else may have the device', async () => {
  const { auth, db } = open.services;
  await signInAs(auth, open.services, 'admin');
  const [admin] = await listUsers(db);
  if (!admin) throw new Error('There is no administrator.');
  await db
    .insertInto('passkeys')
    .values({
      id: 'key',
      user_id: admin.id,
      credential_id: 'credential',
      public_key: 'key',
      counter: 0,
      name: 'Laptop',
      transports: '[]',
      is_synced: 0,
      created_at: TEST_NOW.toISOString(),
      last_used_at: null,
    })
    .execute();
  await rescue(admin.email);
  expect(await listUsers(db)).toMatchObject([{ passkeys: 0 }]);
  const log = await db.selectFrom('audit').select(['user_email', 'action']).execute();
  expect(log).toContainEqual({ user_email: 'operator', action: 'passkey-removed' });
});

test('an app that was lost with the server’s key need not be added again', async () => {
  const { auth, db } = open.services;
  await signInAs(auth, open.services, 'admin');
  const [admin] = await listUsers(db);
  await db.updateTable('user').set({ secondFactorLostAt: TEST_NOW.toISOString() }).execute();
  await rescue(admin?.email ?? '');
  const user = db.selectFrom('user').select('secondFactorLostAt');
  expect(await user.executeTakeFirstOrThrow()).toEqual({ secondFactorLostAt: null });
});

test('what is no address is refused', async () => {
  await expect(rescue('anna')).rejects.toMatchObject({ code: 'invalid' });
});
