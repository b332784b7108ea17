import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../database/connect.ts';
import type { Tx } from '../../database/transaction.ts';
import { inTransaction } from '../../database/transaction.ts';
import {
  codeOf,
  ONE_EMAIL,
  type OneAccount,
  openOneAccount,
} from '../../harness/accounts/one-account.ts';
import { addTestPasskey, enterWithPasskey } from '../../harness/accounts/one-passkey.ts';
import {
  type HeldStatements,
  type Hold,
  openHeldPostgres,
} from '../../harness/databases/held-statements.ts';
import {
  endAfterWaiting,
  endDuring,
  openPostgresRaces,
  type PostgresRaces,
  untilWaiting,
} from '../../harness/databases/postgres-races.ts';
import { actAs, openTestAuth, TEST_NOW, TEST_PASSWORD } from '../../harness/services.ts';
import { rememberNetwork } from './attempts/known-networks.ts';
import type { Auth } from './auth.ts';
import { invite } from './invitations/invite.ts';
import { changeUser } from './members/change-user.ts';
import { createUser } from './members/create-user.ts';
import { createFirstAdministrator, ensureAdministrator } from './members/first-administrator.ts';
import { changeOwnProfile } from './members/own-profile.ts';
import { OPERATOR } from './operator.ts';
import { removeOwnPasskey, removePasskeysOf } from './passkeys/own-passkeys.ts';
import { setPassword } from './passwords/change-password.ts';
import { lockSessionsOf } from './sessions/keep-session.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';
const byAdmin = actAs(OPERATOR);
const GUEST = { name: 'Ξένος', email: 'guest@example.org', role: 'editor' as const };

describe.skipIf(!SERVER)('what two do at once with an account, on PostgreSQL', () => {
  let races: PostgresRaces;
  let held: HeldStatements;
  let heldAuth: Auth;
  let hold: Hold | undefined;
  let one: OneAccount;
  beforeAll(async () => {
    races = await openPostgresRaces(SERVER);
    held = openHeldPostgres(races.url);
    heldAuth = await openTestAuth(held.connection);
  });
  beforeEach(async () => {
    for (const table of ['user', 'invitations'] as const) {
      await races.here.db.deleteFrom(table).execute();
    }
    one = await openOneAccount(races.here);
  });
  afterEach(() => hold?.release());
  afterAll(async () => {
    await held.connection.close();
    await races.close();
  });
  const by = () => ({ id: one.user.id, email: ONE_EMAIL, role: 'editor' as const });
  const ids = (table: 'passkeys' | 'known_networks' | 'session') =>
    races.here.db.selectFrom(table).select('id').execute();

  test('a passkey that is just being added goes with those that an administrator removes', async () => {
    const { token } = await one.attempt();
    const removed = await endDuring(
      races,
      (tx) => addTestPasskey({ auth: one.auth, db: tx }, { by: by(), token }),
      (db) => removePasskeysOf(db, one.user.id, byAdmin),
    );
    expect(removed).toBe('done');
    expect(await ids('passkeys')).toEqual([]);
    expect(await ids('session')).toEqual([]);
  });

  test('a name that its holder is just changing stays when an administrator changes the role', async () => {
    const changed = await endDuring(
      races,
      (tx) => changeOwnProfile(tx, { name: 'Νικόλας' }, actAs(by())),
      (db) => changeUser(db, one.user.id, { role: 'reviewer' }, byAdmin),
    );
    expect(changed).toBe('done');
    const users = races.here.db.selectFrom('user').select(['name', 'role']);
    expect(await users.where('id', '=', one.user.id).execute()).toEqual([
      { name: 'Νικόλας', role: 'reviewer' },
    ]);
  });

  test.each<[string, (tx: Tx, passkey: string) => Promise<unknown>]>([
    [
      'its passkey is removed',
      (tx, id) =>
        removeOwnPasskey(
          one.auth,
          tx,
          { id, password: TEST_PASSWORD },
          { acting: { by: by(), now: TEST_NOW }, token: '', rule: 'optional' },
        ),
    ],
    ['its account is disabled', (tx) => changeUser(tx, one.user.id, { disabled: true }, byAdmin)],
  ])('a sign-in opens nothing while %s', async (_, change) => {
    const { token } = await one.attempt();
    const { device } = await addTestPasskey(one, { by: by(), token });
    const [passkey] = await ids('passkeys');
    hold = held.holdBefore(/^insert into "session"/);
    const attempt = codeOf(enterWithPasskey({ auth: heldAuth, db: held.connection.db }, device));
    await hold.reached;
    await inTransaction(races.here.db, async (tx) => {
      await change(tx, passkey?.id ?? '');
      hold?.release();
      await Promise.race([attempt, untilWaiting(races.there.db, 1)]);
    });
    expect(await attempt).toBe('unauthenticated');
    expect(await ids('session')).toEqual([]);
  });

  test('who gives somebody a password and waits for their sessions holds nothing of theirs', async () => {
    const { id } = one.user;
    const given = await endAfterWaiting(
      races,
      (tx) => lockSessionsOf(tx, id),
      (db) =>
        setPassword(one.auth, db, id, 'handed-over-lantern', { ...byAdmin, firstPasswordDays: 7 }),
      (tx) => tx.selectFrom('account').select('id').where('userId', '=', id).forUpdate().execute(),
    );
    expect(given).toBe('done');
  });

  test('of two who enter from an eleventh network each, both are known, and the oldest is not', async () => {
    const at = (minute: number) => new Date(TEST_NOW.getTime() + minute * 60_000);
    const remember = (minute: number) => (db: Db) =>
      rememberNetwork(db, one.user.id, `198.51.${minute}.1`, at(minute));
    for (let minute = 1; minute <= 9; minute++) await remember(minute)(races.here.db);
    expect(await endDuring(races, remember(10), remember(11))).toBe('done');
    expect(await ids('known_networks')).toHaveLength(10);
  });

  test('nobody is invited who is just given an account', async () => {
    const post = { siteUrl: 'http://localhost', canSendMail: false };
    const invited = await endDuring(
      races,
      (tx) => createUser(one.auth, tx, { ...GUEST, password: TEST_PASSWORD }, { now: TEST_NOW }),
      (db) => invite(db, { ...GUEST, way: 'link' }, post, byAdmin),
    );
    expect(invited).toBe('conflict');
  });

  test('of the first administrator of the settings and of the link one is made', async () => {
    await races.here.db.deleteFrom('user').execute();
    const { setupToken: token = '' } = await ensureAdministrator(
      one.auth,
      races.here.db,
      undefined,
      TEST_NOW,
    );
    const account = { name: GUEST.name, email: GUEST.email, password: TEST_PASSWORD };
    const second = await endDuring(
      races,
      (tx) => ensureAdministrator(one.auth, tx, account, TEST_NOW),
      (db) => createFirstAdministrator(one.auth, db, { token, ...account }, TEST_NOW),
    );
    expect(second).toBe('conflict');
  });
});
