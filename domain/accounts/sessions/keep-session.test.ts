import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { openPostgres } from '../../../database/connect.ts';
import { inTransaction, type Tx } from '../../../database/transaction.ts';
import {
  codeOf,
  ONE_EMAIL,
  type OneAccount,
  openOneAccount,
} from '../../../harness/accounts/one-account.ts';
import { addTestPasskey, enterWithPasskey } from '../../../harness/accounts/one-passkey.ts';
import { totpCode } from '../../../harness/accounts/totp-code.ts';
import { createTestPostgres } from '../../../harness/databases/create-test-postgres.ts';
import { readContents } from '../../../harness/databases/database-contents.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { openHeldPostgres } from '../../../harness/databases/held-statements.ts';
import { actAs, TEST_NOW, TEST_PASSWORD } from '../../../harness/services.ts';
import { erasePerson } from '../../people/erase-person.ts';
import { changeUser } from '../members/change-user.ts';
import { OPERATOR } from '../operator.ts';
import { removePasskeysOf } from '../passkeys/own-passkeys.ts';
import { setPassword } from '../passwords/change-password.ts';
import { beginTotp, confirmTotp, resetTotp, usesTotp } from '../second-step/authenticator.ts';
import { endSessionsOf } from './end-sessions.ts';
import { signOut } from './sign-out.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';
const byAdmin = actAs(OPERATOR);
const giver = { ...byAdmin, firstPasswordDays: 7 };

const sessionsOf = async ({ db }: OneAccount) =>
  (await db.selectFrom('session').select('id').execute()).length;

/** Lets `change` happen in the moment after the next password was found right, before anything is opened with it. */
async function afterNextPassword(one: OneAccount, change: () => Promise<unknown>): Promise<void> {
  const { password } = await one.auth.$context;
  const { verify } = password;
  vi.spyOn(password, 'verify').mockImplementationOnce(async (input) => {
    const isRight = await verify(input);
    await change();
    return isRight;
  });
}

describe.each(TEST_DATABASES)('a sign-in on $name', ({ open }) => {
  let one: OneAccount;
  beforeEach(async () => {
    one = await openOneAccount(await open());
  });
  afterEach(() => one.close());

  test('whose password is replaced meanwhile opens nothing', async () => {
    await afterNextPassword(one, () =>
      setPassword(one.auth, one.db, one.user.id, 'fishing-boat-blue', giver),
    );
    expect(await codeOf(one.attempt())).toBe('unauthenticated');
    expect(await sessionsOf(one)).toBe(0);
  });

  test('whose account is disabled meanwhile opens nothing', async () => {
    await afterNextPassword(one, () =>
      changeUser(one.db, one.user.id, { disabled: true }, byAdmin),
    );
    expect(await codeOf(one.attempt())).not.toBe('accepted');
    expect(await sessionsOf(one)).toBe(0);
  });

  test('whose account is enabled meanwhile gets in', async () => {
    await changeUser(one.db, one.user.id, { disabled: true }, byAdmin);
    await afterNextPassword(one, () =>
      changeUser(one.db, one.user.id, { disabled: false }, byAdmin),
    );
    expect(await codeOf(one.attempt())).toBe('accepted');
  });

  test('by the password alone opens nothing where an app was added meanwhile', async () => {
    const by = { id: one.user.id, email: ONE_EMAIL, role: 'editor' as const };
    const { token } = await one.attempt();
    const caller = { acting: { by, now: TEST_NOW }, token };
    const { secret } = await beginTotp(one.auth, one.db, TEST_PASSWORD, caller);
    let fresh = '';
    await afterNextPassword(one, async () => {
      fresh = await confirmTotp(one.auth, one.db, totpCode(secret), caller);
    });
    expect(await codeOf(one.attempt())).toBe('unauthenticated');
    expect(await one.holder(fresh)).toBeDefined();
    expect(await sessionsOf(one)).toBe(1);
  });

  test('with the code of an app that an administrator removes meanwhile opens nothing', async () => {
    const by = { id: one.user.id, email: ONE_EMAIL, role: 'editor' as const };
    const { token } = await one.attempt();
    const caller = { acting: { by, now: TEST_NOW }, token };
    const { secret, recoveryCodes } = await beginTotp(one.auth, one.db, TEST_PASSWORD, caller);
    await confirmTotp(one.auth, one.db, totpCode(secret), caller);
    await afterNextPassword(one, () => resetTotp(one.db, one.user.id, byAdmin));
    expect(await codeOf(one.attempt({ code: recoveryCodes[0] ?? '' }))).not.toBe('accepted');
    expect(await sessionsOf(one)).toBe(0);
  });

  test.each<[string, string, (id: string) => Promise<unknown>]>([
    ['is removed', 'unauthenticated', (id) => removePasskeysOf(one.db, id, byAdmin)],
    [
      'is of an account disabled',
      'forbidden',
      (id) => changeUser(one.db, id, { disabled: true }, byAdmin),
    ],
  ])('with a passkey that %s meanwhile opens nothing, and is %s', async (_, refusal, change) => {
    const { token, user } = await one.attempt();
    const { device } = await addTestPasskey(one, { by: user, token });
    await beforeNextSession(one, () => change(user.id));
    expect(await codeOf(enterWithPasskey(one, device))).toBe(refusal);
    expect(await sessionsOf(one)).toBe(0);
  });

  test('with a passkey opens nothing where whoever disabled the account did not see its session yet', async () => {
    const { token, user } = await one.attempt();
    const { device } = await addTestPasskey(one, { by: user, token });
    const before = await sessionsOf(one);
    const { internalAdapter } = await one.auth.$context;
    const { createSession } = internalAdapter;
    vi.spyOn(internalAdapter, 'createSession').mockImplementationOnce(async (...input) => {
      const session = await createSession(...input);
      await one.db
        .updateTable('user')
        .set({ banned: sql.lit(true) })
        .execute();
      return session;
    });
    expect(await codeOf(enterWithPasskey(one, device))).toBe('unauthenticated');
    expect(await sessionsOf(one)).toBe(before);
  });
});

/** Lets `change` happen in the moment before the next session is opened. */
async function beforeNextSession(one: OneAccount, change: () => Promise<unknown>): Promise<void> {
  const { internalAdapter } = await one.auth.$context;
  const { createSession } = internalAdapter;
  vi.spyOn(internalAdapter, 'createSession').mockImplementationOnce(async (...input) => {
    await change();
    return createSession(...input);
  });
}

describe.each(TEST_DATABASES)('a session on $name that is ended while', ({ open }) => {
  let one: OneAccount;
  let token: string;
  beforeEach(async () => {
    one = await openOneAccount(await open());
    ({ token } = await one.attempt());
  });
  afterEach(() => one.close());
  const by = () => ({ id: one.user.id, email: ONE_EMAIL, role: 'editor' as const });

  test.each<[string, () => Promise<unknown>]>([
    ['by an administrator', () => endSessionsOf(one.db, one.user.id, byAdmin)],
    ['by its holder', () => signOut(one.db, token, TEST_NOW)],
  ])('an app is added is exchanged for no other, %s', async (_, end) => {
    const caller = { acting: { by: by(), now: TEST_NOW }, token };
    const { secret } = await beginTotp(one.auth, one.db, TEST_PASSWORD, caller);
    await end();
    const confirmed = confirmTotp(one.auth, one.db, totpCode(secret), caller);
    expect(await codeOf(confirmed)).toBe('unauthenticated');
    expect(await sessionsOf(one)).toBe(0);
    expect(await usesTotp(one.db, one.user.id)).toBe(false);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['by an administrator', () => endSessionsOf(one.db, one.user.id, byAdmin)],
    ['by its holder', () => signOut(one.db, token, TEST_NOW)],
  ])('a passkey is added is exchanged for no other, %s', async (_, end) => {
    await beforeNextSession(one, end);
    expect(await codeOf(addTestPasskey(one, { by: by(), token }))).toBe('unauthenticated');
    expect(await sessionsOf(one)).toBe(0);
  });

  test('a device makes a passkey adds none', async () => {
    await signOut(one.db, token, TEST_NOW);
    expect(await codeOf(addTestPasskey(one, { by: by(), token }))).toBe('unauthenticated');
    expect(await one.db.selectFrom('passkeys').select('id').execute()).toEqual([]);
    expect(await sessionsOf(one)).toBe(0);
  });
});

test.each(TEST_DATABASES)(
  'a sign-in to an account that is erased meanwhile is refused on $name',
  async ({ open }) => {
    const one = await openOneAccount(await open());
    await beforeNextSession(one, () =>
      one.db.deleteFrom('user').where('id', '=', one.user.id).execute(),
    );
    expect(await codeOf(one.attempt())).toBe('unauthenticated');
    await one.close();
  },
);

describe.skipIf(!SERVER)('a sign-in on PostgreSQL waits for whoever is just', () => {
  test.each<[string, (tx: Tx, one: OneAccount) => Promise<unknown>]>([
    [
      'replacing the password',
      (tx, { auth, user }) => setPassword(auth, tx, user.id, 'fishing-boat-blue', giver),
    ],
    [
      'disabling the account',
      (tx, { user }) => changeUser(tx, user.id, { disabled: true }, byAdmin),
    ],
  ])('%s', async (_, change) => {
    const { url, drop } = await createTestPostgres(SERVER, inject('postgresTemplate'));
    const connection = openPostgres(url);
    try {
      const one = await openOneAccount(connection);
      let attempt: Promise<string | undefined> | undefined;
      await inTransaction(one.db, async (tx) => {
        await change(tx, one);
        // What this transaction has done is not seen by others yet: a session is still opened.
        attempt = codeOf(one.attempt());
        await vi.waitFor(async () => expect(await sessionsOf(one)).toBe(1), { timeout: 20_000 });
      });
      expect(await attempt).toBe('unauthenticated');
      expect(await sessionsOf(one)).toBe(0);
    } finally {
      await connection.close();
      await drop();
    }
  });
});

test.skipIf(!SERVER).each([
  ['a password', /^delete from "rate_limits"/],
  ['a passkey', /^update "rate_limits"/],
])(
  'who is disabled and erased right after they got in with %s meets no error, and is named nowhere',
  async (way, afterwards) => {
    const { url, drop } = await createTestPostgres(SERVER, inject('postgresTemplate'));
    const [here, held] = [openPostgres(url), openHeldPostgres(url)];
    try {
      const one = await openOneAccount(held.connection);
      const { token } = await one.attempt();
      const by = { id: one.user.id, email: ONE_EMAIL, role: 'editor' as const };
      const { device } = await addTestPasskey(one, { by, token });
      const hold = held.holdBefore(afterwards);
      const attempt = codeOf(way === 'a password' ? one.attempt() : enterWithPasskey(one, device));
      await hold.reached;
      await changeUser(here.db, by.id, { disabled: true }, byAdmin);
      await erasePerson(here.db, ONE_EMAIL, byAdmin);
      hold.release();
      expect(await attempt).toBe('accepted');
      expect(JSON.stringify(await readContents(here.db))).not.toContain(ONE_EMAIL);
    } finally {
      await held.connection.close();
      await here.close();
      await drop();
    }
  },
);
