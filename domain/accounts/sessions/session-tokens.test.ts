import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import {
  codeOf,
  ONE_EMAIL,
  type OneAccount,
  openOneAccount,
} from '../../../harness/accounts/one-account.ts';
import { totpCode } from '../../../harness/accounts/totp-code.ts';
import { readContents } from '../../../harness/databases/database-contents.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, openTestAuth, TEST_NOW, TEST_PASSWORD } from '../../../harness/services.ts';
import { newServerKey, setServerKey } from '../../keys/server-key.ts';
import { beginTotp, confirmTotp } from '../second-step/authenticator.ts';
import type { StaffMember } from '../staff-member.ts';
import { findStaffMember } from './current-session.ts';
import { listSessions } from './list-sessions.ts';

const HOUR = 60 * 60_000;

describe.each(TEST_DATABASES)('tokens of sessions on $name', ({ open }) => {
  let connection: Connection;
  let one: OneAccount;
  let maria: StaffMember;
  beforeEach(async () => {
    connection = await open();
    one = await openOneAccount(connection);
    maria = { id: one.user.id, email: ONE_EMAIL, role: 'editor' };
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await one.close();
  });

  const stored = async () => JSON.stringify(await readContents(one.db));
  const hashesOf = async () =>
    (await one.db.selectFrom('session').select('token').execute()).map(({ token }) => token);

  test('stand nowhere in the database, whatever is done with them', async () => {
    const { token } = await one.attempt();
    expect(token).toMatch(/^\w{32}$/);
    expect(await stored()).not.toContain(token);
    // Used an hour later, its row is written anew.
    vi.setSystemTime(Date.now() + HOUR);
    expect(await one.holder(token)).toEqual(maria);
    expect(await stored()).not.toContain(token);
    const caller = { acting: actAs(maria), token };
    const { secret } = await beginTotp(one.auth, one.db, TEST_PASSWORD, caller);
    const fresh = await confirmTotp(one.auth, one.db, totpCode(secret), caller);
    expect(await one.holder(fresh)).toEqual(maria);
    vi.setSystemTime(Date.now() + HOUR);
    const { token: second } = await one.attempt({ code: totpCode(secret) });
    const contents = await stored();
    for (const known of [token, fresh, second]) expect(contents).not.toContain(known);
    const own = await listSessions(one.db, maria.id, second, new Date());
    expect(own.map(({ current }) => current)).toEqual([true, false]);
  });

  test('cannot be had from what is stored, which lets nobody in', async () => {
    const { token } = await one.attempt();
    const [hash = ''] = await hashesOf();
    expect(hash).toMatch(/^[\w-]{43}$/);
    expect(hash).not.toBe(createHash('sha256').update(token).digest('base64url'));
    expect(await one.holder(hash)).toBeUndefined();
    expect(await one.holder(token)).toBeDefined();
  });

  test('are not the only ones: half a sign-in, between password and code, is as hidden', async () => {
    const { token } = await one.attempt();
    const caller = { acting: actAs(maria), token };
    const { secret } = await beginTotp(one.auth, one.db, TEST_PASSWORD, caller);
    await confirmTotp(one.auth, one.db, totpCode(secret), caller);
    expect(await codeOf(one.attempt())).toBe('unauthenticated');
    const rows = await one.db.selectFrom('verification').select('identifier').execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { identifier } of rows) expect(identifier).toMatch(/^[\w-]{43}$/);
  });

  test('are worth nothing under another key', async () => {
    const { token } = await one.attempt();
    setServerKey(one.db, newServerKey());
    const other = await openTestAuth(connection);
    expect(await findStaffMember(other, token, TEST_NOW)).toBeUndefined();
    expect(await listSessions(one.db, maria.id, token, new Date())).toMatchObject([
      { current: false },
    ]);
  });

  test('end one by one, though the library knows them by name', async () => {
    const [first, second] = [await one.attempt(), await one.attempt()];
    // The library deletes what has expired at its next use.
    vi.setSystemTime(Date.now() + 13 * HOUR);
    expect(await one.holder(first.token)).toBeUndefined();
    expect(await hashesOf()).toHaveLength(1);
    expect(await one.holder(second.token)).toBeUndefined();
    expect(await hashesOf()).toEqual([]);
  });
});
