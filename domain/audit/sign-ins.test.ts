import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Connection, Db } from '../../database/connect.ts';
import { totpCode } from '../../harness/accounts/totp-code.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { actAs, openTestAuth, TEST_NOW, TEST_PASSWORD } from '../../harness/services.ts';
import type { Auth } from '../accounts/auth.ts';
import { changeUser } from '../accounts/members/change-user.ts';
import { createUser } from '../accounts/members/create-user.ts';
import { listUsers } from '../accounts/members/read-users.ts';
import { OPERATOR } from '../accounts/operator.ts';
import { beginTotp, confirmTotp } from '../accounts/second-step/authenticator.ts';
import { endOtherSessions } from '../accounts/sessions/end-sessions.ts';
import { listSessions } from '../accounts/sessions/list-sessions.ts';
import { signOut } from '../accounts/sessions/sign-out.ts';
import { signIn } from '../accounts/signing-in/sign-in.ts';
import type { StaffMember } from '../accounts/staff-member.ts';
import { listAudit } from './reading.ts';

const EMAIL = 'maria@example.org';
const MINUTE = 60_000;
const after = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * MINUTE);

describe.each(TEST_DATABASES)('signing in, in the audit log on $name', ({ open }) => {
  let connection: Connection;
  let auth: Auth;
  let maria: StaffMember;
  beforeEach(async () => {
    connection = await open();
    auth = await openTestAuth(connection);
    const input = { name: 'Μαρία', email: EMAIL, password: TEST_PASSWORD, role: 'editor' as const };
    maria = {
      id: (await createUser(auth, connection.db, input, { now: TEST_NOW })).id,
      email: EMAIL,
      role: 'editor',
    };
  });
  afterEach(async () => {
    vi.useRealTimers();
    await connection.close();
  });

  let address = 0;
  /** From another address each time, unless `from` says so. */
  const enter = (
    password: string,
    minutes = 0,
    {
      code,
      email = EMAIL,
      db = connection.db,
      from = `198.51.100.${address++ % 250}`,
    }: { code?: string; email?: string; db?: Db; from?: string } = {},
  ) =>
    signIn(
      auth,
      db,
      { email, password, code },
      { address: from, userAgent: 'Firefox', now: after(minutes) },
    ).catch((error: { code?: string }) => error.code);
  const read = async (kind: 'sign-ins' | 'changes' = 'sign-ins') => {
    const { records, total } = await listAudit(connection.db, { limit: 50, offset: 0, kind });
    expect(total).toBe(records.length);
    return records;
  };
  const summary = async () =>
    (await read()).map(({ action, times, at }) => ({ action, times, at }));

  test('has who came in and who left, once, and the list of users when last', async () => {
    const first = (await enter(TEST_PASSWORD)) as { token: string };
    await enter(TEST_PASSWORD, 5);
    for (let time = 0; time < 2; time++) await signOut(connection.db, first.token, after(10));
    await signOut(connection.db, 'nobody’s', after(11));
    const own = { userEmail: EMAIL, subjectType: 'user', subjectId: maria.id, times: 1 };
    expect(await read()).toMatchObject([
      { ...own, action: 'signed-out', at: after(10).toISOString() },
      { ...own, action: 'signed-in', at: after(5).toISOString() },
      { ...own, action: 'signed-in', at: after(0).toISOString() },
    ]);
    expect((await listUsers(connection.db))[0]?.lastSignedInAt).toBe(after(5).toISOString());
  });

  test('has a failed attempt of an account, by nobody known, and nothing that was typed', async () => {
    await enter('my-secret-guess');
    expect(await read()).toMatchObject([
      { action: 'sign-in-failed', userEmail: '', subjectId: maria.id, subjectTitle: EMAIL },
    ]);
    expect((await listUsers(connection.db))[0]?.lastSignedInAt).toBeNull();
    const stored = JSON.stringify(await connection.db.selectFrom('audit').selectAll().execute());
    for (const kept of ['my-secret-guess', '198.51.100', 'Firefox']) {
      expect(stored).not.toContain(kept);
    }
  });

  test('has who does not know the password once more, inside a session, and nothing that was typed', async () => {
    const { token } = (await enter(TEST_PASSWORD)) as { token: string };
    const end = (password: string, minutes: number) =>
      endOtherSessions(auth, connection.db, password, {
        acting: { by: maria, now: after(minutes) },
        token,
      }).catch((error: { code?: string }) => error.code);
    for (let time = 0; time < 9; time++) await end('my-secret-guess', 1);
    await end(TEST_PASSWORD, 30);
    const inside = (await read()).filter(({ action }) => action.startsWith('sign-in-again'));
    expect(inside).toMatchObject([
      { action: 'sign-in-again-locked', times: 1, subjectId: maria.id, userEmail: '' },
      { action: 'sign-in-again-failed', times: 8, subjectId: maria.id, userEmail: '' },
    ]);
    const stored = JSON.stringify(await connection.db.selectFrom('audit').selectAll().execute());
    expect(stored).not.toContain('my-secret-guess');
  });

  test('has nothing of addresses without an account: people type passwords into the wrong field', async () => {
    for (let time = 0; time < 10; time++) await enter('x', 0, { email: 'p@ssw0rd.of.mine.gr' });
    await enter('x', 0, { email: 'hunter2' });
    expect(await connection.db.selectFrom('audit').selectAll().execute()).toEqual([]);
  });

  test('has one record for a flood of each kind in each hour', async () => {
    const from = '198.51.100.7';
    for (let time = 0; time < 40; time++) await enter('guess', 0, { from });
    expect(await enter(TEST_PASSWORD, 1, { from })).toBe('too-many');
    for (let time = 0; time < 20; time++) await enter('guess', 61, { from });
    const [early, late, next] = [after(0), after(1), after(61)].map((at) => at.toISOString());
    expect(await summary()).toEqual(
      expect.arrayContaining([
        { action: 'sign-in-failed', times: 8, at: early },
        { action: 'sign-in-locked', times: 33, at: late },
        { action: 'sign-in-failed', times: 8, at: next },
        { action: 'sign-in-locked', times: 12, at: next },
      ]),
    );
    expect(await summary()).toHaveLength(4);
  });

  test('tells a wrong code after the right password from a wrong password, and how somebody came in', async () => {
    // The library reads the process's clock, from which codes come.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const { token } = (await enter(TEST_PASSWORD)) as { token: string };
    const caller = { acting: actAs(maria), token };
    const { secret, recoveryCodes } = await beginTotp(auth, connection.db, TEST_PASSWORD, caller);
    await confirmTotp(auth, connection.db, totpCode(secret), caller);
    await connection.db.deleteFrom('audit').execute();
    vi.setSystemTime(Date.now() + 5 * MINUTE);
    // Being asked for the code is not a failure.
    await enter(TEST_PASSWORD, 1);
    expect(await summary()).toEqual([]);
    await enter(TEST_PASSWORD, 2, { code: '000000' });
    expect((await summary()).map(({ action }) => action)).toEqual(['sign-in-code-failed']);
    await enter('guess', 3, { code: totpCode(secret) });
    await enter(TEST_PASSWORD, 4, { code: totpCode(secret) });
    const last = await enter(TEST_PASSWORD, 5, { code: recoveryCodes[0] ?? '' });
    expect((await summary()).map(({ action }) => action)).toEqual([
      'signed-in-with-recovery-code',
      'signed-in-with-code',
      'sign-in-failed',
      'sign-in-code-failed',
    ]);
    const own = (last as { token: string }).token;
    const sessions = await listSessions(connection.db, maria.id, own, new Date());
    expect(sessions.find(({ current }) => current)?.way).toBe('recovery-code');
  });

  test('has attempts at a disabled account, and is listed apart from changes', async () => {
    await changeUser(connection.db, maria.id, { disabled: true }, actAs(OPERATOR));
    expect(await enter(TEST_PASSWORD)).toBe('forbidden');
    expect((await read()).map(({ action }) => action)).toEqual(['sign-in-failed']);
    expect((await read('changes')).map(({ action }) => action)).toEqual(['disabled']);
    const { total } = await listAudit(connection.db, { limit: 1, offset: 0 });
    expect(total).toBe(2);
  });

  test.each([
    ['of a network', 0],
    ['of a network that has tried twenty others', 20],
  ])(
    'costs as much for an address without an account: no clock tells the two apart, %s',
    async (_, others) => {
      const from = '203.0.113.9';
      for (let time = 0; time < others; time++) {
        await enter('guess', 0, { email: `someone-${time}@example.org`, from });
      }
      /** What is asked of the database, and which of it has to reach the disk. */
      const costOf = async (email: string) => {
        const asked: string[] = [];
        const kinds = new WeakMap<object, string>();
        const db = connection.db.withPlugin({
          transformQuery: ({ node, queryId }) => {
            kinds.set(queryId, node.kind);
            return node;
          },
          transformResult: async ({ queryId, result }) => {
            const isChanged = Number(result.numAffectedRows ?? result.rows.length) > 0;
            const kind = kinds.get(queryId) === 'SelectQueryNode' ? 'read' : 'write';
            asked.push(kind === 'write' && !isChanged ? 'nothing written' : kind);
            return result;
          },
        });
        for (let time = 0; time < 10; time++) await enter('guess', 0, { email, db, from });
        return asked.sort();
      };
      const known = await costOf(EMAIL);
      await connection.db.deleteFrom('rate_limits').execute();
      for (let time = 0; time < others; time++) {
        await enter('guess', 0, { email: `someone-${time}@example.org`, from });
      }
      const unknown = await costOf('stranger@example.org');
      expect(unknown).toEqual(known);
      expect(known).not.toContain('nothing written');
    },
  );
});
