import type { Connection, Db } from '../../database/connect.ts';
import type { Auth } from '../../domain/accounts/auth.ts';
import { createUser } from '../../domain/accounts/members/create-user.ts';
import type { User } from '../../domain/accounts/members/read-users.ts';
import type { SecondFactorRule } from '../../domain/accounts/must-first.ts';
import { findStaffMember } from '../../domain/accounts/sessions/current-session.ts';
import { signIn } from '../../domain/accounts/signing-in/sign-in.ts';
import type { StaffMember } from '../../domain/accounts/staff-member.ts';
import { openTestAuth, TEST_NOW, TEST_PASSWORD } from '../services.ts';

/** The values that differ between attempts to sign in. */
interface AttemptChange {
  email?: string;
  password?: string;
  code?: string;
  address?: string;
  userAgent?: string;
  /** After {@link TEST_NOW}. */
  minutes?: number;
  rule?: SecondFactorRule;
}

/** An editor with an account, for tests of signing in and of what ends sessions. */
export interface OneAccount {
  auth: Auth;
  db: Db;
  user: User;
  attempt(change?: AttemptChange): Promise<{ token: string; user: StaffMember }>;
  /** The holder of a token. The library dates sessions by the process's clock, so this uses that clock too. */
  holder(token: string, now?: Date, rule?: SecondFactorRule): Promise<StaffMember | undefined>;
  close(): Promise<void>;
}

export const ONE_EMAIL = 'maria@example.org';

/** Creates the account on a database of the test's own. */
export async function openOneAccount(connection: Connection): Promise<OneAccount> {
  const { db } = connection;
  const auth = await openTestAuth(connection);
  const input = { name: 'Μαρία', email: ONE_EMAIL, password: TEST_PASSWORD };
  const user = await createUser(auth, db, { ...input, role: 'editor' }, { now: TEST_NOW });
  return {
    auth,
    db,
    user,
    attempt: ({
      email = ONE_EMAIL,
      password = TEST_PASSWORD,
      code,
      address = '192.0.2.1',
      userAgent,
      minutes = 0,
      rule,
    }: AttemptChange = {}) =>
      signIn(
        auth,
        db,
        { email, password, code },
        { address, userAgent, now: new Date(TEST_NOW.getTime() + minutes * 60_000) },
        rule,
      ),
    holder: (token, now = new Date(), rule) => findStaffMember(auth, token, now, rule),
    close: () => connection.close(),
  };
}

/** 'accepted', or the code of the error with which something was refused. */
export function codeOf(promise: Promise<unknown>): Promise<string | undefined> {
  return promise.then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  );
}
