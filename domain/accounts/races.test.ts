import { type Db, isSqlite } from '../../database/connect.ts';
import { describeRaces, type RacingAct } from '../../harness/race-pairs.ts';
import { actAs, openTestAuth, TEST_NOW, TEST_PASSWORD } from '../../harness/services.ts';
import type { Acting } from '../acting.ts';
import { erasePerson } from '../people/erase-person.ts';
import type { Auth } from './auth.ts';
import { acceptInvitation } from './invitations/accept-invitation.ts';
import { invite, inviteAgain } from './invitations/invite.ts';
import { changeUser } from './members/change-user.ts';
import { createUser } from './members/create-user.ts';
import { changeOwnProfile } from './members/own-profile.ts';
import { OPERATOR } from './operator.ts';
import { removeOwnPasskey } from './passkeys/own-passkeys.ts';
import { changeOwnPassword, setPassword } from './passwords/change-password.ts';
import { disableOwnTotp } from './second-step/authenticator.ts';
import type { Role } from './staff-member.ts';

const admin = actAs(OPERATOR);
const giver = { ...admin, firstPasswordDays: 7 };
const POST = { siteUrl: 'http://localhost', canSendMail: true };
const GUEST = 'guest@example.org';
const FROM = { address: '192.0.2.1', now: TEST_NOW };

interface Stage {
  maria: Acting;
  nikos: Acting;
  invitation: string;
  token: string;
}

/** The accounts of each of the two servers. */
const known = new WeakMap<Db, Promise<Auth>>();
function authOf(db: Db): Promise<Auth> {
  const kind = isSqlite(db) ? 'sqlite' : 'postgres';
  const auth = known.get(db) ?? openTestAuth({ db, kind, close: async () => {} });
  known.set(db, auth);
  return auth;
}

type Acts = Record<string, RacingAct<Stage>>;

const INVITING: Acts = {
  'Maria invites again': (db, { invitation, maria }) =>
    inviteAgain(db, invitation, 'letter', POST, maria),
  'create the account': async (db) =>
    createUser(
      await authOf(db),
      db,
      { name: 'Ξένος', email: GUEST, role: 'editor', password: TEST_PASSWORD },
      giver,
    ),
  accept: async (db, { token }) =>
    acceptInvitation(await authOf(db), db, { token, password: TEST_PASSWORD }, FROM),
  'erase the guest': (db) => erasePerson(db, GUEST, admin),
  'disable Maria': (db, { maria }) => changeUser(db, maria.by.id, { disabled: true }, admin),
};

const OWN: Acts = {
  'make Nikos an editor': (db, { nikos }) => changeUser(db, nikos.by.id, { role: 'editor' }, admin),
  'Nikos takes another name': (db, { nikos }) => changeOwnProfile(db, { name: 'Νικόλας' }, nikos),
  'Nikos takes another language': (db, { nikos }) =>
    changeOwnProfile(db, { language: 'en' }, nikos),
};

const PASSWORDS: Acts = {
  'Nikos chooses a password': async (db, { nikos }) =>
    changeOwnPassword(
      await authOf(db),
      db,
      { current: TEST_PASSWORD, password: 'another-harbour-lantern' },
      nikos,
    ),
  'give Nikos a password': async (db, { nikos }) =>
    setPassword(await authOf(db), db, nikos.by.id, 'handed-over-lantern', giver),
};

const LEAVING: Acts = {
  'enable Nikos': (db, { nikos }) => changeUser(db, nikos.by.id, { disabled: false }, admin),
  'erase Nikos': (db, { nikos }) => erasePerson(db, nikos.by.email, admin),
  'give Nikos a password': PASSWORDS['give Nikos a password'] as RacingAct<Stage>,
};

const SECOND_STEP: Acts = {
  'remove the app': async (db, { nikos }) =>
    disableOwnTotp(await authOf(db), db, TEST_PASSWORD, nikos, 'everybody'),
  'remove the passkey': async (db, { nikos }) =>
    removeOwnPasskey(
      await authOf(db),
      db,
      { id: 'passkey', password: TEST_PASSWORD },
      { acting: nikos, token: '', rule: 'everybody' },
    ),
};

async function prepare(db: Db): Promise<Stage> {
  const auth = await authOf(db);
  const add = async (name: string, role: Role) => {
    const account = { name, email: `${name}@example.org`, role, password: TEST_PASSWORD };
    const { id, email } = await createUser(auth, db, account, { now: TEST_NOW });
    return { ...actAs({ id, email, role }), address: FROM.address };
  };
  const [maria, nikos] = [await add('maria', 'admin'), await add('nikos', 'admin')];
  const guest = { name: 'Ξένος', email: GUEST, role: 'editor' as const, way: 'link' as const };
  const { invitation, link } = await invite(db, guest, POST, maria);
  const token = link?.split('#')[1] ?? '';
  return { maria, nikos, invitation: invitation.id, token };
}

describeRaces('invitations', { prepare, acts: INVITING, isSampled: true });

describeRaces('what is known of an account', { prepare, acts: OWN, isSampled: true });

describeRaces('the password of an account', { prepare, acts: PASSWORDS, isSampled: true });

describeRaces('a disabled account', {
  prepare: async (db) => {
    const stage = await prepare(db);
    await changeUser(db, stage.nikos.by.id, { disabled: true }, admin);
    return stage;
  },
  acts: LEAVING,
  isSampled: true,
});

describeRaces('the second step of an account', {
  prepare: async (db) => {
    const stage = await prepare(db);
    const { id } = stage.nikos.by;
    const enabled = isSqlite(db) ? 1 : true;
    await db
      .updateTable('user')
      .set({ twoFactorEnabled: enabled as never })
      .where('id', '=', id)
      .execute();
    await db
      .insertInto('passkeys')
      .values({
        id: 'passkey',
        user_id: id,
        credential_id: 'credential',
        public_key: '',
        counter: 0,
        transports: '[]',
        name: 'Κινητό',
        is_synced: 0,
        created_at: TEST_NOW.toISOString(),
        last_used_at: null,
      })
      .execute();
    return stage;
  },
  acts: SECOND_STEP,
  isSampled: true,
});
