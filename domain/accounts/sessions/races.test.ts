import { type Db, isSqlite } from '../../../database/connect.ts';
import { describeOverlaps } from '../../../harness/overlaps.ts';
import type { RacingAct } from '../../../harness/race-outcomes.ts';
import { actAs, openTestAuth, TEST_NOW, TEST_PASSWORD } from '../../../harness/services.ts';
import type { Acting } from '../../acting.ts';
import { erasePerson } from '../../people/erase-person.ts';
import type { Auth } from '../auth.ts';
import { changeUser } from '../members/change-user.ts';
import { createUser } from '../members/create-user.ts';
import { OPERATOR } from '../operator.ts';
import { changeOwnPassword, setPassword } from '../passwords/change-password.ts';
import { signIn } from '../signing-in/sign-in.ts';
import { endSessionsOf } from './end-sessions.ts';
import { signOut } from './sign-out.ts';

const admin = actAs(OPERATOR);
const giver = { ...admin, firstPasswordDays: 7 };
const FROM = { address: '192.0.2.1', now: TEST_NOW };

interface Stage {
  nikos: Acting;
  token: string;
}

/** The accounts of each server. */
const known = new WeakMap<Db, Promise<Auth>>();
function authOf(db: Db): Promise<Auth> {
  const kind = isSqlite(db) ? 'sqlite' : 'postgres';
  const auth = known.get(db) ?? openTestAuth({ db, kind, close: async () => {} });
  known.set(db, auth);
  return auth;
}

const enter = async (db: Db, email: string) =>
  signIn(await authOf(db), db, { email, password: TEST_PASSWORD }, FROM);

const ACTS: Record<string, RacingAct<Stage>> = {
  'sign in': (db, { nikos }) => enter(db, nikos.by.email),
  'sign out': (db, { token }) => signOut(db, token, TEST_NOW),
  'choose a password': async (db, { nikos }) => {
    const passwords = { current: TEST_PASSWORD, password: 'another-harbour-lantern' };
    return changeOwnPassword(await authOf(db), db, passwords, nikos);
  },
  'give a password': async (db, { nikos }) =>
    setPassword(await authOf(db), db, nikos.by.id, 'handed-over-lantern', giver),
  'end all sessions': (db, { nikos }) => endSessionsOf(db, nikos.by.id, admin),
};

async function prepare(db: Db): Promise<Stage> {
  const auth = await authOf(db);
  const account = { name: 'Νίκος', email: 'nikos@example.org', role: 'editor' as const };
  const { id, email, role } = await createUser(
    auth,
    db,
    { ...account, password: TEST_PASSWORD },
    { now: TEST_NOW },
  );
  const nikos = { ...actAs({ id, email, role }), address: FROM.address };
  await enter(db, email);
  const { token } = await enter(db, email);
  return { nikos, token };
}

describeOverlaps('sessions of an account', { prepare, acts: ACTS, isSampled: true });

describeOverlaps('a disabled account that is erased', {
  prepare: async (db) => {
    const stage = await prepare(db);
    await changeUser(db, stage.nikos.by.id, { disabled: true }, admin);
    return stage;
  },
  acts: {
    'erase it': (db, { nikos }) => erasePerson(db, nikos.by.email, admin),
    'enable it': (db, { nikos }) => changeUser(db, nikos.by.id, { disabled: false }, admin),
    'sign in': ACTS['sign in'] as RacingAct<Stage>,
    'give a password': ACTS['give a password'] as RacingAct<Stage>,
    'end all sessions': ACTS['end all sessions'] as RacingAct<Stage>,
  },
  isSampled: true,
});
