import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  codeOf,
  ONE_EMAIL,
  type OneAccount,
  openOneAccount,
} from '../../../harness/accounts/one-account.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_NOW, TEST_PASSWORD } from '../../../harness/services.ts';
import { createUser } from '../members/create-user.ts';
import { OPERATOR } from '../operator.ts';
import type { StaffMember } from '../staff-member.ts';
import { endOtherSessions, endSession, endSessionsOf } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';

const MINUTE = 60_000;

describe.each(TEST_DATABASES)('sessions on $name', ({ open }) => {
  let one: OneAccount;
  let maria: StaffMember;
  beforeEach(async () => {
    one = await openOneAccount(await open());
    maria = { id: one.user.id, email: ONE_EMAIL, role: 'editor' };
    // The library dates sessions by the process's clock.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await one.close();
  });

  const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const list = (token: string) => listSessions(one.db, maria.id, token, new Date());
  /** Who ended whose, as the audit log has it. */
  const ends = () =>
    one.db
      .selectFrom('audit')
      .select(['user_id', 'subject_id'])
      .where('action', '=', 'sessions-ended')
      .execute();

  test('are listed with where they come from, and ended one by one', async () => {
    const first = await one.attempt({ userAgent: 'Firefox on the office computer' });
    wait(MINUTE);
    const second = await one.attempt({ userAgent: `Phone\u0000${'x'.repeat(5000)}` });
    const sessions = await list(second.token);
    expect(sessions).toMatchObject([
      { address: '192.0.2.1', current: true, userAgent: expect.stringMatching(/^Phonex{295}$/) },
      { userAgent: 'Firefox on the office computer', current: false },
    ]);
    expect(sessions[1]?.createdAt).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    // Whichever was used last comes first.
    wait(20 * MINUTE);
    await one.holder(first.token);
    expect((await list(second.token)).map(({ current }) => current)).toEqual([false, true]);
    const end = (password: string) =>
      endSession(one.auth, one.db, password, { id: sessions[1]?.id ?? '', acting: actAs(maria) });
    expect(await codeOf(end('guess'))).toBe('invalid');
    expect(await one.holder(first.token)).toBeDefined();
    await end(TEST_PASSWORD);
    expect(await one.holder(first.token)).toBeUndefined();
    expect(await one.holder(second.token)).toBeDefined();
    expect(await ends()).toEqual([{ user_id: maria.id, subject_id: maria.id }]);
  });

  test('that have ended by themselves are not listed', async () => {
    const { token } = await one.attempt();
    wait(13 * 60 * MINUTE);
    expect(await list(token)).toEqual([]);
  });

  test('of others cannot be ended by oneself, but by an administrator', async () => {
    const { token } = await one.attempt();
    const [session] = await list(token);
    const input = { name: 'Νίκη', email: 'niki@example.org', password: TEST_PASSWORD };
    const giving = { now: TEST_NOW };
    const { id } = await createUser(one.auth, one.db, { ...input, role: 'editor' }, giving);
    const stranger = { id, email: input.email, role: 'editor' as const };
    const end = endSession(one.auth, one.db, TEST_PASSWORD, {
      id: session?.id ?? '',
      acting: actAs(stranger),
    });
    expect(await codeOf(end)).toBe('not-found');
    await endSessionsOf(one.db, maria.id, actAs(OPERATOR));
    expect(await one.holder(token)).toBeUndefined();
    const unknown = endSessionsOf(one.db, 'nobody', actAs(OPERATOR));
    expect(await codeOf(unknown)).toBe('not-found');
    expect(await ends()).toEqual([{ user_id: OPERATOR.id, subject_id: maria.id }]);
  });

  test('all but one’s own end together', async () => {
    const [first, second] = [await one.attempt(), await one.attempt()];
    const end = (password: string) =>
      endOtherSessions(one.auth, one.db, password, { acting: actAs(maria), token: second.token });
    expect(await codeOf(end('guess'))).toBe('invalid');
    expect(await one.holder(first.token)).toBeDefined();
    await end(TEST_PASSWORD);
    await end(TEST_PASSWORD);
    expect(await ends()).toEqual([{ user_id: maria.id, subject_id: maria.id }]);
    expect(await one.holder(first.token)).toBeUndefined();
    expect(await one.holder(second.token)).toBeDefined();
  });
});
