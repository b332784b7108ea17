import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Db, isSqlite } from '../database/connect.ts';
import { openOneAccount } from '../harness/accounts/one-account.ts';
import { addTestPasskey } from '../harness/accounts/one-passkey.ts';
import { fillWithPerson, PERSON } from '../harness/accounts/person.ts';
import { totpCode } from '../harness/accounts/totp-code.ts';
import { pageData } from '../harness/content/entry-data.ts';
import { noisyPicture } from '../harness/content/noisy-picture.ts';
import { readContents } from '../harness/databases/database-contents.ts';
import { TEST_DATABASES } from '../harness/databases/databases.ts';
import { type DyingProcess, dieAfter } from '../harness/databases/dying-process.ts';
import {
  actAs,
  openTestAuth,
  TEST_EDITOR,
  TEST_NOW,
  TEST_PASSWORD,
  testMedia,
} from '../harness/services.ts';
import { fillEmptyDatabase } from '../seed/fill.ts';
import { acceptInvitation } from './accounts/invitations/accept-invitation.ts';
import { invite, inviteAgain } from './accounts/invitations/invite.ts';
import { createUser } from './accounts/members/create-user.ts';
import { OPERATOR } from './accounts/operator.ts';
import { removeOwnPasskey } from './accounts/passkeys/own-passkeys.ts';
import { setPassword } from './accounts/passwords/change-password.ts';
import { beginTotp, confirmTotp } from './accounts/second-step/authenticator.ts';
import { createEntry } from './content/acts/create-entry.ts';
import { addToSet } from './content/sets/fill-set.ts';
import { createSet } from './content/sets/make-set.ts';
import { publishSet } from './content/sets/publish-set.ts';
import { getSet } from './content/sets/reading.ts';
import { undoSet } from './content/sets/undo-set.ts';
import { page } from './content-types/page.ts';
import { openMediaStore } from './media/store/store.ts';
import { addMedium } from './media/uploads/add-medium.ts';
import { createIssue } from './newsletter/issues.ts';
import { sendIssue } from './newsletter/send-issue.ts';
import { confirmSubscription, requestSubscription } from './newsletter/subscribers.ts';
import { erasePerson } from './people/erase-person.ts';

/** Does what an act needs before it, and gives the act. */
type Prepare = (db: Db) => Promise<(db: Db) => Promise<unknown>>;

const admin = actAs(OPERATOR);
const editor = actAs(TEST_EDITOR);
const POST = { siteUrl: 'http://localhost', canSendMail: true };
const GUEST = { name: 'Ξένος', email: 'guest@example.org', role: 'editor' as const };
const kindOf = (db: Db) => (isSqlite(db) ? ('sqlite' as const) : ('postgres' as const));
const authOf = (db: Db) => openTestAuth({ db, kind: kindOf(db), close: async () => {} });

const folder = await mkdtemp(join(tmpdir(), 'dimos-half-done-'));
const store = await openMediaStore({ dataDir: folder });
afterAll(() => rm(folder, { recursive: true, force: true }));

async function subscribe(db: Db, email: string): Promise<void> {
  const options = { siteUrl: POST.siteUrl, siteName: 'Δήμος', now: TEST_NOW };
  await requestSubscription(db, email, 'gr', options);
  const { body_text } = await db
    .selectFrom('outbox')
    .select('body_text')
    .where('to_address', '=', email)
    .executeTakeFirstOrThrow();
  await confirmSubscription(db, /token=([\w-]+)/.exec(body_text)?.[1] ?? '', TEST_NOW);
}

async function setOfTwo(db: Db): Promise<{ set: string; stamp: string }> {
  const make = async (title: string) =>
    (await createEntry(db, page, { data: pageData(title), publish: false }, editor)).id;
  const set = await createSet(db, 'Τρίτη', editor);
  await addToSet(db, set, [{ id: await make('Μία') }, { id: await make('Δύο') }], editor);
  return { set, stamp: (await getSet(db, set, editor)).stamp };
}

/** An account that is signed in elsewhere, too. */
async function accountWithSessions(db: Db) {
  const one = await openOneAccount({ db, kind: kindOf(db), close: async () => {} });
  const { user } = await one.attempt();
  return { auth: one.auth, user, attempt: one.attempt };
}

const ACTS: Record<string, Prepare> = {
  'an issue of the newsletter is sent': async (living) => {
    await fillEmptyDatabase(living, store, { kind: 'none', now: TEST_NOW });
    for (const name of ['eleni', 'maria', 'nikos']) await subscribe(living, `${name}@example.org`);
    const content = {
      subject: { el: 'Νέα', en: 'News' },
      intro: { el: 'Κείμενο', en: 'Text' },
      items: [],
    };
    const { id } = await createIssue(living, content, admin);
    return (db) => sendIssue(db, id, 1, { ...POST, kind: kindOf(db) }, admin);
  },
  'somebody is invited': async () => (db) => invite(db, { ...GUEST, way: 'letter' }, POST, admin),
  'somebody is invited again': async (living) => {
    const { invitation } = await invite(living, { ...GUEST, way: 'letter' }, POST, admin);
    return (db) => inviteAgain(db, invitation.id, 'letter', POST, admin);
  },
  'an invitation is accepted': async (living) => {
    const { link } = await invite(living, { ...GUEST, way: 'link' }, POST, admin);
    const token = link?.split('#')[1] ?? '';
    const from = { address: '192.0.2.1', now: TEST_NOW };
    return async (db) =>
      acceptInvitation(await authOf(living), db, { token, password: TEST_PASSWORD }, from);
  },
  'a password is given': async (living) => {
    const auth = await authOf(living);
    const { id } = await createUser(
      auth,
      living,
      { ...GUEST, password: TEST_PASSWORD },
      { now: TEST_NOW },
    );
    const giver = { ...admin, firstPasswordDays: 7 };
    return async (db) => setPassword(await authOf(db), db, id, 'handed-over-lantern', giver);
  },
  'a person is erased': async (living) => {
    await fillWithPerson(living);
    return (db) => erasePerson(db, PERSON.email, admin);
  },
  'a set is published': async (living) => {
    const { set, stamp } = await setOfTwo(living);
    return (db) => publishSet(db, set, { stamp }, editor);
  },
  'a published set is taken back': async (living) => {
    const { set, stamp } = await setOfTwo(living);
    await publishSet(living, set, { stamp }, editor);
    return (db) => undoSet(db, set, undefined, editor);
  },
  'an app is added': async (living) => {
    const { auth, user, attempt } = await accountWithSessions(living);
    await attempt();
    const caller = { acting: actAs(user), token: (await attempt()).token };
    const { secret } = await beginTotp(auth, living, TEST_PASSWORD, caller);
    return async (db) => {
      // Each death is another attempt.
      await living.deleteFrom('rate_limits').execute();
      return confirmTotp(auth, db, totpCode(secret), caller);
    };
  },
  'a first passkey is added': async (living) => {
    const { auth, user, attempt } = await accountWithSessions(living);
    const { token } = await attempt();
    return (db) => addTestPasskey({ auth, db }, { by: user, token });
  },
  'a passkey is removed': async (living) => {
    const { auth, user, attempt } = await accountWithSessions(living);
    const { token } = await addTestPasskey(
      { auth, db: living },
      { by: user, token: (await attempt()).token },
    );
    await attempt();
    const { id } = await living.selectFrom('passkeys').select('id').executeTakeFirstOrThrow();
    const caller = { acting: actAs(user), token, rule: 'optional' } as const;
    return (db) => removeOwnPasskey(auth, db, { id, password: TEST_PASSWORD }, caller);
  },
  'a picture is uploaded': async () => {
    const file = { bytes: await noisyPicture(8, 6), fileName: 'a.png', accept: 'image' as const };
    return (db) => addMedium(testMedia(db, store), file, editor);
  },
};

/**
 * What an act leaves on purpose: that somebody tried, the names of bytes that belong to nothing, which the nightly job
 * deletes, keys that are made when they are needed first, and what a device was asked to sign.
 */
const LEFT = ['rate_limits', 'loose_files', 'facts', 'passkey_challenges'];

async function contentsOf(db: Db) {
  const all = Object.entries(await readContents(db));
  return Object.fromEntries(all.filter(([table]) => !LEFT.includes(table)));
}

/** The same without sessions that were opened meanwhile: whoever would have got their token is not there any more. */
async function contentsSince(before: Awaited<ReturnType<typeof contentsOf>>, db: Db) {
  const now = await contentsOf(db);
  const known = new Set(before.session?.map(({ id }) => id));
  return { ...now, session: now.session?.filter(({ id }) => known.has(id)) };
}

/** Does the act in a process that dies after so many writes; true once it comes to its end. */
async function isDone(act: (db: Db) => Promise<unknown>, process: DyingProcess): Promise<boolean> {
  try {
    await act(process.db);
    return !process.hasDied();
  } catch (error) {
    if (!process.hasDied()) throw error;
    return false;
  }
}

describe.each(TEST_DATABASES)('when the process dies on $name', ({ open }) => {
  test.each(Object.entries(ACTS))(
    'while %s, nothing is done; then it can be',
    async (_, prepare) => {
      const { db } = await open();
      const act = await prepare(db);
      const before = await contentsOf(db);
      let deaths = 0;
      while (!(await isDone(act, dieAfter(db, deaths)))) {
        expect(await contentsSince(before, db), `after ${deaths} writes`).toEqual(before);
        deaths++;
      }
      expect(deaths).toBeGreaterThan(2);
      expect(await contentsOf(db)).not.toEqual(before);
    },
  );
});
