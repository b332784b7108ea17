import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../database/connect.ts';
import type { Tx } from '../database/transaction.ts';
import { alertData } from '../harness/content/alert-data.ts';
import { pageData } from '../harness/content/entry-data.ts';
import { testDocumentRow } from '../harness/content/medium-row.ts';
import { openTestSqlite } from '../harness/databases/databases.ts';
import { isToldToSite, recordsMadeBy, rowsTouchedBy } from '../harness/databases/touched-rows.ts';
import { actAs, openTestAuth, TEST_ADMIN, TEST_NOW, TEST_PASSWORD } from '../harness/services.ts';
import type { Auth } from './accounts/auth.ts';
import {
  dropInvitation,
  dropInvitationsTo,
  sweepInvitations,
} from './accounts/invitations/drop-invitations.ts';
import { invite, inviteAgain, withdrawInvitation } from './accounts/invitations/invite.ts';
import { setReviewerStep } from './accounts/may-publish.ts';
import { changeUser } from './accounts/members/change-user.ts';
import { createUser } from './accounts/members/create-user.ts';
import { changeOwnProfile } from './accounts/members/own-profile.ts';
import { OPERATOR } from './accounts/operator.ts';
import { removePasskeysOf } from './accounts/passkeys/own-passkeys.ts';
import { setPassword } from './accounts/passwords/change-password.ts';
import { resetTotp } from './accounts/second-step/authenticator.ts';
import { forgetLostApps } from './accounts/second-step/lost-apps.ts';
import { endAllButOne, endSessionsOf } from './accounts/sessions/end-sessions.ts';
import { dropSession, signOut } from './accounts/sessions/sign-out.ts';
import { signIn } from './accounts/signing-in/sign-in.ts';
import { setEmergencyMode } from './alerts/emergency-mode.ts';
import { endAlert } from './alerts/end-alert.ts';
import { archiveEntry, unarchiveEntry } from './content/acts/archive-entry.ts';
import { createEntry } from './content/acts/create-entry.ts';
import { deleteEntry } from './content/acts/delete-entry.ts';
import { cancelPlan } from './content/acts/due/cancel-plan.ts';
import { leaveDue } from './content/acts/due/leave-due.ts';
import { cancelLeaving, planLeaving } from './content/acts/due/plan-leaving.ts';
import { publishDue } from './content/acts/due/publish-due.ts';
import { duplicateEntry } from './content/acts/duplicate-entry.ts';
import { nameVersion } from './content/acts/name-version.ts';
import { reorderEntries } from './content/acts/reorder-entries.ts';
import { restoreEntry } from './content/acts/restore-entry.ts';
import { confirmEntry, setRecheckInterval } from './content/acts/review/confirm-entry.ts';
import { handBackEntry } from './content/acts/review/hand-back-entry.ts';
import { takeBackEntry } from './content/acts/review/take-back-entry.ts';
import { saveEntry } from './content/acts/save-entry.ts';
import { unpublishEntry } from './content/acts/unpublish-entry.ts';
import { emptyData } from './content/model/content-type.ts';
import {
  makePreviewLink,
  sweepPreviewLinks,
  withdrawPreviewLink,
} from './content/preview/preview-links.ts';
import { addToSet, removeFromSet } from './content/sets/fill-set.ts';
import { createSet, deleteSet, renameSet } from './content/sets/make-set.ts';
import { cancelSetPlan, planSet, publishSet } from './content/sets/publish-set.ts';
import { getSet } from './content/sets/reading.ts';
import { makeSetLink, withdrawSetLink } from './content/sets/set-preview-links.ts';
import { undoSet } from './content/sets/undo-set.ts';
import { alert } from './content-types/alert.ts';
import { page } from './content-types/page.ts';
import { teaser } from './content-types/teaser.ts';
import { assignMessage } from './inbox/assign-message.ts';
import { deleteMessage } from './inbox/delete-message.ts';
import { receiveMessage } from './inbox/forms/receive-message.ts';
import { setMessageState } from './inbox/message-state.ts';
import { addNote, answerMessage } from './inbox/write-note.ts';
import { deleteLetters } from './mail/delete-letters.ts';
import { replaceMap, returnToBuiltInMap } from './maps/change-maps.ts';
import { exportMap } from './maps/site-maps.ts';
import { changeMedia } from './media/acts/change-media.ts';
import { deleteMedium } from './media/acts/delete-medium.ts';
import { restoreMedium } from './media/acts/restore-medium.ts';
import { forgetMissed, ignoreMissed, writeMissed } from './missed/missed-addresses.ts';
import { createIssue, deleteIssue, saveIssue } from './newsletter/issues.ts';
import { exportSubscribers, removeSubscriber } from './newsletter/manage-subscribers.ts';
import { confirmSubscription, requestSubscription } from './newsletter/subscribers.ts';
import { erasePerson, exportPerson } from './people/erase-person.ts';
import { importRedirects } from './redirects/import-redirects.ts';
import { changeRedirect, createRedirect, deleteRedirect } from './redirects/save-redirects.ts';
import { resetMenu } from './site-menu/reset-menu.ts';
import { DAY_MS } from './time/durations.ts';

/**
 * An act on one thing leaves all others of its kind as they are: of each kind there are three, and what changes or goes
 * is counted by table. A change without its condition would reach the others, too.
 */

const admin = actAs(OPERATOR);
const SITE = 'http://localhost';
const POST = { siteUrl: SITE, canSendMail: true };

/** The ids of what the acts are on: the second of three. */
interface Stage {
  auth: Auth;
  user: string;
  token: string;
  entry: string;
  planned: string;
  set: string;
  stamp: string;
  member: string;
  link: string;
  message: string;
  issue: string;
  subscriber: string;
  redirect: string;
  invitation: { id: string; letter_id: string | null };
}

async function setStage(connection: Connection): Promise<Stage> {
  const { db } = connection;
  const auth = await openTestAuth(connection);
  const stage: Partial<Stage> = { auth };
  for (const [at, name] of ['anna', 'vasso', 'giorgos'].entries()) {
    const isMeant = at === 1;
    const email = `${name}@example.org`;
    const account = { name, email, password: TEST_PASSWORD, role: 'editor' as const };
    const { id: user } = await createUser(auth, db, account, { now: TEST_NOW });
    const from = { address: '192.0.2.1', now: TEST_NOW };
    const { token } = await signIn(auth, db, { email, password: TEST_PASSWORD }, from);
    await signIn(auth, db, { email, password: TEST_PASSWORD }, from);
    const { id: entry } = await createEntry(db, page, { slug: name, data: pageData(name) }, admin);
    const draft = { data: pageData(`Σχέδιο ${name}`), publish: false };
    const { id: member } = await createEntry(db, page, draft, admin);
    const set = await createSet(db, name, admin);
    await addToSet(db, set, [{ id: member }], admin);
    const link = await makePreviewLink(db, page, entry, admin);
    await receiveMessage(
      db,
      { kind: 'contact', name, email, phone: '', subject: '', body: 'Καλημέρα', language: 'gr' },
      { officeEmail: 'office@example.org', now: TEST_NOW },
    );
    const { id: message } = await db
      .selectFrom('messages')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await addNote(db, message, 'Σημείωση', admin);
    const text = { el: name, en: name };
    const issue = await createIssue(db, { subject: text, intro: text, items: [] }, admin);
    await requestSubscription(db, email, 'gr', { siteUrl: SITE, siteName: 'Δήμος', now: TEST_NOW });
    const { body_text } = await db
      .selectFrom('outbox')
      .select('body_text')
      .where('to_address', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await confirmSubscription(db, /token=([\w-]+)/.exec(body_text)?.[1] ?? '', TEST_NOW);
    const { id: subscriber } = await db
      .selectFrom('subscribers')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const input = { from: `/old-${name}`, to: `/${name}`, status: '301', note: '' };
    const { id: redirect } = await createRedirect(db, input, SITE, admin);
    const guest = { name, email: `new-${email}`, role: 'editor' as const, way: 'letter' as const };
    const invitation = await invite(db, guest, POST, admin);
    const invited = await db
      .selectFrom('invitations')
      .select(['id', 'letter_id'])
      .where('id', '=', invitation.invitation.id)
      .executeTakeFirstOrThrow();
    await writeMissed(db, [{ path: `/missed-${name}`, times: 1, linkedFrom: '' }], TEST_NOW);
    await db
      .insertInto('passkeys')
      .values({
        id: `key-${name}`,
        user_id: user,
        credential_id: name,
        public_key: '',
        counter: 0,
        transports: '[]',
        name,
        is_synced: 0,
        created_at: TEST_NOW.toISOString(),
        last_used_at: null,
      })
      .execute();
    await db
      .insertInto('twoFactor')
      .values({ id: `app-${name}`, userId: user, secret: '', backupCodes: '', verified: 1 })
      .execute();
    await db.updateTable('user').set({ twoFactorEnabled: 1 }).where('id', '=', user).execute();
    if (isMeant) {
      Object.assign(stage, { user, token, entry, set, member, message, subscriber, redirect });
      Object.assign(stage, { link: link.id, issue: issue.id, invitation: invited });
      stage.stamp = (await getSet(db, set, admin)).stamp;
    }
  }
  return stage as Stage;
}

const SAVED = { slug: 'vasso', data: pageData('Νέος τίτλος'), version: 1 };
const WORDS = { el: 'Άλλο', en: 'Other' };

/** The letter of an invitation has been sent. */
const arrive = (tx: Tx, { letter_id }: Stage['invitation']) =>
  tx
    .updateTable('outbox')
    .set({ sent_at: TEST_NOW.toISOString() })
    .where('id', '=', letter_id)
    .execute();

/** Something ends so many days from now. */
const end = (tx: Tx, table: 'invitations' | 'preview_links', id: string, days: number) =>
  tx
    .updateTable(table)
    .set({ expires_at: new Date(TEST_NOW.getTime() + days * DAY_MS).toISOString() })
    .where('id', '=', id)
    .execute();

const ACTS = {
  'an entry is saved': (tx, { entry }) => saveEntry(tx, page, entry, SAVED, admin),
  'an entry is planned': (tx, { entry }) =>
    saveEntry(tx, page, entry, { ...SAVED, publishAt: '2030-01-01T08:00:00Z' }, admin),
  'an entry leaves the site': (tx, { entry }) => unpublishEntry(tx, page, entry, admin),
  'a language leaves the site': (tx, { entry }) => unpublishEntry(tx, page, entry, admin, 'en'),
  'an entry is deleted': (tx, { entry }) => deleteEntry(tx, page, entry, admin),
  'an entry comes back': async (tx, { entry }) => {
    await deleteEntry(tx, page, entry, admin);
    await restoreEntry(tx, page, entry, admin);
  },
  'a version is named': (tx, { entry }) =>
    nameVersion(tx, page, entry, { version: 1, name: 'Πρώτη' }, admin),
  'a link that shows a draft is withdrawn': (tx, { entry, link }) =>
    withdrawPreviewLink(tx, page, entry, link, admin),
  'a set is renamed': (tx, { set }) => renameSet(tx, set, 'Άλλο', admin),
  'a set is deleted': (tx, { set }) => deleteSet(tx, set, admin),
  'an entry leaves a set': (tx, { set, member }) => removeFromSet(tx, set, member, admin),
  'a set is published': (tx, { set, stamp }) => publishSet(tx, set, { stamp }, admin),
  'a message is done': (tx, { message }) => setMessageState(tx, message, 'done', admin),
  'a message is assigned': (tx, { message, user }) => assignMessage(tx, message, user, admin),
  'a message is deleted': async (tx, { message }) => {
    await setMessageState(tx, message, 'done', admin);
    await deleteMessage(tx, message, admin);
  },
  'an issue is saved': (tx, { issue }) =>
    saveIssue(tx, issue, { subject: WORDS, intro: WORDS, items: [], version: 1 }, admin),
  'an issue is deleted': (tx, { issue }) => deleteIssue(tx, issue, admin),
  'a subscriber is removed': (tx, { subscriber }) => removeSubscriber(tx, subscriber, admin),
  'a redirect is changed': (tx, { redirect }) =>
    changeRedirect(
      tx,
      redirect,
      { from: '/old-vasso', to: '/anna', status: '302', note: '', version: 1 },
      SITE,
      admin,
    ),
  'a redirect is deleted': (tx, { redirect }) => deleteRedirect(tx, redirect, admin),
  'an invitation is withdrawn': (tx, { invitation }) => dropInvitation(tx, invitation),
  'a missed address is set aside': (tx) => ignoreMissed(tx, '/missed-vasso', true),
  'an account is renamed': (tx, { user }) => changeUser(tx, user, { name: 'Άλλο' }, admin),
  'an account is switched off': (tx, { user }) => changeUser(tx, user, { disabled: true }, admin),
  'sessions are ended': (tx, { user }) => endSessionsOf(tx, user, admin),
  'somebody signs out': (tx, { token }) => signOut(tx, token, TEST_NOW),
  'somebody chooses a language': (tx, { user }) =>
    changeOwnProfile(
      tx,
      { language: 'en' },
      actAs({ ...TEST_ADMIN, id: user, email: 'vasso@example.org' }),
    ),
  'an invitation is withdrawn whose letter has arrived': async (tx, { invitation }) => {
    await arrive(tx, invitation);
    await dropInvitation(tx, invitation);
  },
  'the invitations to an address are dropped': (tx) =>
    dropInvitationsTo(tx, 'new-vasso@example.org'),
  'an invitation ends': async (tx, { invitation }) => {
    await end(tx, 'invitations', invitation.id, -1);
    await sweepInvitations(tx, TEST_NOW);
  },
  'an invitation ends whose letter has arrived': async (tx, { invitation }) => {
    await arrive(tx, invitation);
    await end(tx, 'invitations', invitation.id, -1);
    await sweepInvitations(tx, TEST_NOW);
  },
  'an invitation has ended long ago': async (tx, { invitation }) => {
    await end(tx, 'invitations', invitation.id, -400);
    await sweepInvitations(tx, TEST_NOW);
  },
  'a link that shows a draft ends': async (tx, { link }) => {
    await end(tx, 'preview_links', link, -1);
    await sweepPreviewLinks(tx, TEST_NOW);
  },
  'a letter is deleted': (tx, { invitation }) => deleteLetters(tx, [invitation.letter_id ?? '']),
  'a missed address is forgotten': (tx) => forgetMissed(tx, ['/missed-vasso']),
  'a session is dropped': (tx, { token }) => dropSession(tx, token),
  'all sessions but one are ended': (tx, { user, token }) =>
    endAllButOne(tx, token, actAs({ ...TEST_ADMIN, id: user, email: 'vasso@example.org' })),
  'a password is given': (tx, { auth, user }) =>
    setPassword(auth, tx, user, 'handed-over-lantern', { ...admin, firstPasswordDays: 7 }),
  'passkeys are taken away': (tx, { user }) => removePasskeysOf(tx, user, admin),
  'a published set is taken back': async (tx, { set, stamp }) => {
    await publishSet(tx, set, { stamp }, admin);
    await undoSet(tx, set, undefined, admin);
  },
  'an app is lost with the key': (tx) => forgetLostApps(tx, TEST_NOW, 'vasso@example.org'),
  'an app is taken away': (tx, { user }) => resetTotp(tx, user, admin),
} satisfies Record<string, (tx: Tx, stage: Stage) => Promise<unknown>>;

/** What each act changes or takes away of what was there; what it adds is not counted. */
const TOUCHED: Record<keyof typeof ACTS, string[]> = {
  'an entry is saved': ['entries: 1 changed'],
  'an entry is planned': ['entries: 1 changed'],
  'an entry leaves the site': ['entries: 1 changed'],
  'a language leaves the site': ['entries: 1 changed'],
  'an entry is deleted': ['entries: 1 changed', 'preview_links: 1 gone'],
  'an entry comes back': ['preview_links: 1 gone'],
  'a version is named': ['revisions: 1 changed'],
  'a link that shows a draft is withdrawn': ['preview_links: 1 gone'],
  'a set is renamed': ['publishing_sets: 1 changed'],
  'a set is deleted': ['publishing_sets: 1 gone', 'publishing_set_entries: 1 gone'],
  'an entry leaves a set': ['publishing_set_entries: 1 gone'],
  'a set is published': [
    'entries: 1 changed',
    'revisions: 1 changed',
    'publishing_sets: 1 changed',
    'publishing_set_entries: 1 changed',
  ],
  'a message is done': ['messages: 1 changed'],
  'a message is assigned': ['messages: 1 changed'],
  'a message is deleted': ['messages: 1 gone', 'message_notes: 1 gone', 'outbox: 1 gone'],
  'an issue is saved': ['newsletter_issues: 1 changed'],
  'an issue is deleted': ['newsletter_issues: 1 gone'],
  'a subscriber is removed': ['subscribers: 1 gone'],
  'a redirect is changed': ['redirects: 1 changed'],
  'a redirect is deleted': ['redirects: 1 gone'],
  'an invitation is withdrawn': ['outbox: 1 gone', 'invitations: 1 gone'],
  'a missed address is set aside': ['missed_addresses: 1 changed'],
  'an account is renamed': ['user: 1 changed'],
  'an account is switched off': ['user: 1 changed', 'session: 2 gone'],
  'sessions are ended': ['session: 2 gone'],
  'somebody signs out': ['session: 1 gone'],
  'somebody chooses a language': ['user: 1 changed'],
  'an invitation is withdrawn whose letter has arrived': [
    'invitations: 1 gone',
    'outbox: 1 changed',
  ],
  'the invitations to an address are dropped': ['invitations: 1 gone', 'outbox: 1 gone'],
  'an invitation ends': ['invitations: 1 changed', 'outbox: 1 gone'],
  'an invitation ends whose letter has arrived': ['invitations: 1 changed', 'outbox: 1 changed'],
  'an invitation has ended long ago': ['invitations: 1 gone', 'outbox: 1 gone'],
  'a link that shows a draft ends': ['preview_links: 1 gone'],
  'a letter is deleted': ['invitations: 1 changed', 'outbox: 1 gone'],
  'a missed address is forgotten': ['missed_addresses: 1 gone'],
  'a session is dropped': ['session: 1 gone'],
  'all sessions but one are ended': ['session: 1 gone'],
  'a password is given': ['account: 1 changed', 'session: 2 gone', 'user: 1 changed'],
  'passkeys are taken away': ['passkeys: 1 gone', 'session: 2 gone'],
  'a published set is taken back': ['entries: 1 changed', 'revisions: 1 changed'],
  'an app is lost with the key': ['twoFactor: 1 gone', 'user: 1 changed'],
  'an app is taken away': ['session: 2 gone', 'twoFactor: 1 gone', 'user: 1 changed'],
};

let connection: Connection;
let stage: Stage;
beforeAll(async () => {
  connection = await openTestSqlite();
  stage = await setStage(connection);
});
afterAll(() => connection.close());

test.each(Object.keys(ACTS) as (keyof typeof ACTS)[])(
  '%s, and no other of its kind',
  async (name) => {
    const lines = await rowsTouchedBy(connection.db, (tx) => ACTS[name](tx, stage));
    expect(lines).toEqual(TOUCHED[name].sort());
  },
);

const VASSO = actAs({ ...TEST_ADMIN, id: 'vasso', email: 'vasso@example.org' });
const SOON = '2030-01-01T08:00:00Z';
const EDITOR = actAs({ ...TEST_ADMIN, role: 'editor', email: 'editor@example.org' });

/** More that is done, each with what was there before it. */
const MORE_ACTS: Record<string, (tx: Tx, stage: Stage) => Promise<unknown>> = {
  'an account is made': (tx, { auth }) =>
    createUser(
      auth,
      tx,
      { name: 'Νέα', email: 'nea@example.org', password: TEST_PASSWORD, role: 'reviewer' },
      { ...admin, firstPasswordDays: 7 },
    ),
  'an account is switched on again': async (tx, { user }) => {
    await changeUser(tx, user, { disabled: true }, admin);
    await changeUser(tx, user, { disabled: false }, admin);
  },
  'an account gets another role': (tx, { user }) => changeUser(tx, user, { role: 'admin' }, admin),
  'somebody is invited': (tx) =>
    invite(tx, { name: 'Α', email: 'a@example.org', role: 'editor', way: 'link' }, POST, admin),
  'somebody is invited again': (tx, { invitation }) =>
    inviteAgain(tx, invitation.id, 'link', POST, admin),
  'an invitation is taken back': (tx, { invitation }) =>
    withdrawInvitation(tx, invitation.id, admin),
  'somebody changes their name': (tx, { user }) =>
    changeOwnProfile(
      tx,
      { name: 'Βάσω' },
      actAs({ ...TEST_ADMIN, id: user, email: 'vasso@example.org' }),
    ),
  'an entry is made': (tx) => createEntry(tx, page, { data: pageData('Νέα') }, admin),
  'an entry is made for a moment': (tx) =>
    createEntry(tx, page, { data: pageData('Νέα'), publish: false, publishAt: SOON }, admin),
  'an entry is handed in, handed back and taken back': async (tx) => {
    const input = { data: pageData('Νέα'), publish: false, handIn: true };
    const { id, version } = await createEntry(tx, page, input, EDITOR);
    await handBackEntry(tx, page, id, { note: 'Γιατί;', version }, admin);
    await saveEntry(tx, page, id, { ...input, version }, EDITOR);
    await takeBackEntry(tx, page, id, VASSO);
  },
  'an entry is copied': (tx, { entry }) => duplicateEntry(tx, page, entry, admin),
  'the plan of an entry ends': async (tx, { entry }) => {
    await saveEntry(tx, page, entry, { ...SAVED, publishAt: SOON }, VASSO);
    await cancelPlan(tx, page, entry, admin);
  },
  'an entry shall leave, and stays': async (tx, { entry }) => {
    await planLeaving(tx, page, entry, { leaveAt: SOON, leaveTo: 'draft' }, admin);
    await cancelLeaving(tx, page, entry, admin);
  },
  'an entry leaves by itself': async (tx, { entry }) => {
    await planLeaving(tx, page, entry, { leaveAt: SOON, leaveTo: 'archived' }, VASSO);
    await leaveDue(tx, new Date(SOON));
  },
  'an entry is published by itself': async (tx) => {
    await createEntry(tx, page, { data: pageData('Νέα'), publish: false, publishAt: SOON }, VASSO);
    await publishDue(tx, new Date(SOON));
  },
  'an entry is archived and comes back': async (tx, { entry }) => {
    await archiveEntry(tx, page, entry, admin);
    await unarchiveEntry(tx, page, entry, admin);
  },
  'Greek leaves the site': (tx, { entry }) => unpublishEntry(tx, page, entry, admin, 'el'),
  'an entry is still true': (tx, { entry }) => confirmEntry(tx, page, entry, admin),
  'an entry is looked at more often': (tx, { entry }) =>
    setRecheckInterval(tx, page, entry, 3, admin),
  'a draft is shown to somebody': (tx, { entry }) => makePreviewLink(tx, page, entry, admin),
  'a set is made, and filled': async (tx, { entry }) => {
    await addToSet(tx, await createSet(tx, 'Εορτές', admin), [{ id: entry }], admin);
  },
  'a set is planned, and its plan ends': async (tx, { set, stamp }) => {
    await planSet(tx, set, { stamp, publishAt: SOON }, admin);
    await cancelSetPlan(tx, set, admin);
  },
  'a set is shown to somebody, and no more': async (tx, { set }) => {
    const { id } = await makeSetLink(tx, set, admin);
    await withdrawSetLink(tx, set, id, admin);
  },
  'things are put in order': async (tx) => {
    const title = (el: string) => ({ el, en: el });
    const card = (el: string) => ({
      ...emptyData(teaser.fields),
      title: title(el),
      place: 'home-task',
    });
    const one = await createEntry(tx, teaser, { data: card('Α') }, VASSO);
    const other = await createEntry(tx, teaser, { data: card('Β') }, VASSO);
    await reorderEntries(tx, teaser, [other.id, one.id], admin);
  },
  'a warning ends': async (tx) => {
    const { id } = await createEntry(tx, alert, { data: alertData('Φωτιά') }, VASSO);
    await endAlert(tx, id, admin);
  },
  'an emergency begins and ends': async (tx) => {
    await setEmergencyMode(tx, true, admin);
    await setEmergencyMode(tx, false, admin);
  },
  'review begins and ends': async (tx) => {
    await setReviewerStep(tx, true, admin);
    await setReviewerStep(tx, false, admin);
  },
  'a message is noted, answered and open again': async (tx, { message }) => {
    await addNote(tx, message, 'Σημείωση', admin);
    const answer = { text: 'Ναι.', seen: 0, isDone: true };
    const options = { officeEmail: 'office@example.org', canSendMail: true };
    await answerMessage(tx, message, answer, options, admin);
    await setMessageState(tx, message, 'new', admin);
  },
  'a message is nobody’s again': async (tx, { message, user }) => {
    await assignMessage(tx, message, user, admin);
    await assignMessage(tx, message, null, admin);
  },
  'an issue is made': (tx) => createIssue(tx, { subject: WORDS, intro: WORDS, items: [] }, admin),
  'the subscribers are copied': (tx) => exportSubscribers(tx, admin),
  'a redirect is made, others are brought in': async (tx) => {
    const input = { from: '/palia', to: '/anna', status: '302', note: '' };
    await createRedirect(tx, input, SITE, admin);
    const csv = 'from,to\n/one,/anna\n/two,/anna\n';
    await importRedirects(tx, { csv, onlyGood: false }, SITE, admin);
  },
  'a person is told what is known, and erased': async (tx) => {
    await exportPerson(tx, 'new-vasso@example.org', admin);
    await erasePerson(tx, 'new-vasso@example.org', admin);
  },
  'a file is described, deleted and brought back': async (tx) => {
    await tx.insertInto('media').values(testDocumentRow()).execute();
    await changeMedia(tx, [{ id: 'report', tags: ['έργα'] }], admin);
    await deleteMedium(tx, 'report', admin);
    await restoreMedium(tx, 'report', admin);
  },
  'a map is replaced, and is the built-in one again': async (tx) => {
    const geojson = await exportMap(tx, 'centre');
    await replaceMap(tx, 'centre', { geojson, fileName: 'kentro.geojson', version: 0 }, admin);
    await returnToBuiltInMap(tx, 'centre', 1, admin);
  },
};

/** What each act writes into the audit log: what was done, to what and, where it was not the operator, by whom. */
const RECORDED: Record<string, string[]> = {
  'an entry is saved': ['changed: page Νέος τίτλος'],
  'an entry is planned': ['changed: page vasso', 'planned: page vasso'],
  'an entry leaves the site': ['unpublished: page vasso'],
  'a language leaves the site': ['english-unpublished: page vasso'],
  'an entry is deleted': ['deleted: page vasso'],
  'an entry comes back': ['deleted: page vasso', 'restored: page vasso'],
  'a version is named': ['version-named: page vasso'],
  'a link that shows a draft is withdrawn': ['preview-withdrawn: page vasso'],
  'a set is renamed': ['changed: publishing-set Άλλο'],
  'a set is deleted': ['deleted: publishing-set vasso'],
  'an entry leaves a set': ['removed-from-set: page Σχέδιο vasso'],
  'a set is published': [
    'published-in-set: page Σχέδιο vasso',
    'published-in-set: publishing-set vasso',
  ],
  'a message is done': ['answered: message NUMBER'],
  'a message is assigned': ['assigned: message NUMBER'],
  'a message is deleted': ['answered: message NUMBER', 'deleted: message NUMBER'],
  'an issue is saved': ['changed: newsletter Άλλο'],
  'an issue is deleted': ['deleted: newsletter vasso'],
  'a subscriber is removed': ['deleted: subscriber'],
  'a redirect is changed': ['changed: redirect /old-vasso → /anna'],
  'a redirect is deleted': ['deleted: redirect /old-vasso → /vasso'],
  'an account is renamed': ['changed: user vasso@example.org'],
  'an account is switched off': ['disabled: user vasso@example.org'],
  'sessions are ended': ['sessions-ended: user vasso@example.org'],
  'somebody signs out': ['signed-out: user vasso@example.org, by vasso@example.org'],
  'all sessions but one are ended': [
    'sessions-ended: user vasso@example.org, by vasso@example.org',
  ],
  'a password is given': ['password-changed: user vasso@example.org'],
  'passkeys are taken away': ['passkey-removed: user vasso@example.org'],
  'a published set is taken back': [
    'publication-undone: page Σχέδιο vasso',
    'publication-undone: publishing-set vasso',
    'published-in-set: page Σχέδιο vasso',
    'published-in-set: publishing-set vasso',
  ],
  'an app is lost with the key': ['totp-lost: user vasso@example.org'],
  'an app is taken away': ['totp-disabled: user vasso@example.org'],
  'an account is made': ['created: user nea@example.org'],
  'an account is switched on again': [
    'disabled: user vasso@example.org',
    'enabled: user vasso@example.org',
  ],
  'an account gets another role': ['role-changed: user vasso@example.org'],
  'somebody is invited': ['invited: user a@example.org'],
  'somebody is invited again': ['invited: user new-vasso@example.org'],
  'an invitation is taken back': ['invitation-withdrawn: user new-vasso@example.org'],
  'somebody changes their name': ['changed: user vasso@example.org, by vasso@example.org'],
  'an entry is made': ['created: page Νέα'],
  'an entry is made for a moment': ['created: page Νέα', 'planned: page Νέα'],
  'an entry is handed in, handed back and taken back': [
    'changed: page Νέα, by editor@example.org',
    'created: page Νέα, by editor@example.org',
    'handed-back: page Νέα',
    'handed-in: page Νέα, by editor@example.org',
    'handed-in: page Νέα, by editor@example.org',
    'taken-back: page Νέα, by vasso@example.org',
  ],
  'an entry is copied': ['created: page vasso (αντίγραφο)'],
  'the plan of an entry ends': [
    'changed: page vasso, by vasso@example.org',
    'plan-cancelled: page vasso',
    'planned: page vasso, by vasso@example.org',
  ],
  'an entry shall leave, and stays': ['leave-cancelled: page vasso', 'leave-planned: page vasso'],
  'an entry leaves by itself': [
    'archived-by-plan: page vasso, by vasso@example.org',
    'leave-planned: page vasso, by vasso@example.org',
  ],
  'an entry is published by itself': [
    'created: page Νέα, by vasso@example.org',
    'planned: page Νέα, by vasso@example.org',
    'published: page Νέα, by vasso@example.org',
  ],
  'an entry is archived and comes back': ['archived: page vasso', 'unarchived: page vasso'],
  'Greek leaves the site': ['greek-unpublished: page vasso'],
  'an entry is still true': ['confirmed: page vasso'],
  'an entry is looked at more often': ['recheck-changed: page vasso'],
  'a draft is shown to somebody': ['preview-shared: page vasso'],
  'a set is made, and filled': ['added-to-set: page vasso', 'created: publishing-set Εορτές'],
  'a set is planned, and its plan ends': [
    'plan-cancelled: publishing-set vasso',
    'planned: publishing-set vasso',
  ],
  'a set is shown to somebody, and no more': [
    'preview-shared: publishing-set vasso',
    'preview-withdrawn: publishing-set vasso',
  ],
  'things are put in order': [
    'created: teaser Α, by vasso@example.org',
    'created: teaser Β, by vasso@example.org',
    'reordered: teaser Κάρτες προβολής',
  ],
  'a warning ends': ['alert-ended: alert Φωτιά', 'created: alert Φωτιά, by vasso@example.org'],
  'an emergency begins and ends': ['disabled: emergency-mode', 'enabled: emergency-mode'],
  'review begins and ends': ['disabled: reviewer-step', 'enabled: reviewer-step'],
  'a message is noted, answered and open again': [
    'answer-sent: message NUMBER',
    'answered: message NUMBER',
    'noted: message NUMBER',
    'reopened: message NUMBER',
  ],
  'a message is nobody’s again': ['assigned: message NUMBER', 'assigned: message NUMBER'],
  'an issue is made': ['created: newsletter Άλλο'],
  'the subscribers are copied': ['exported: subscriber 3'],
  'a redirect is made, others are brought in': [
    'created: redirect /palia → /anna',
    'imported: redirect 2',
  ],
  'a person is told what is known, and erased': ['erased: person', 'exported: person'],
  'a file is described, deleted and brought back': [
    'changed: media report.pdf',
    'deleted: media report.pdf',
    'restored: media report.pdf',
  ],
  'a map is replaced, and is the built-in one again': [
    'replaced: map Δρόμοι του κέντρου: kentro.geojson',
    'replacement-undone: map Δρόμοι του κέντρου: kentro.geojson',
  ],
};

test.each(Object.entries({ ...ACTS, ...MORE_ACTS }))(
  '%s, which is written down',
  async (name, act) => {
    const records = await recordsMadeBy(connection.db, (tx) => act(tx, stage));
    const written = RECORDED[name] ?? [];
    expect(records).toEqual(
      written.map((line) => (line.includes(', by ') ? line : `${line}, by operator`)),
    );
  },
);

/** Acts after which visitors see something else, one thing at a time. */
const SEEN_ACTS: Record<string, (tx: Tx, stage: Stage) => Promise<unknown>> = {
  ...ACTS,
  ...MORE_ACTS,
  'pages are put in order': async (tx) => {
    const rows = await tx.selectFrom('entries').select('id').where('type', '=', 'page').execute();
    await reorderEntries(tx, page, rows.map(({ id }) => id).reverse(), admin);
  },
  'redirects are brought in': (tx) =>
    importRedirects(tx, { csv: '/one,/anna', onlyGood: false }, SITE, admin),
  'a redirect is made': (tx) =>
    createRedirect(tx, { from: '/palia', to: '/anna', status: '302', note: '' }, SITE, admin),
  'an emergency begins': (tx) => setEmergencyMode(tx, true, admin),
  'a map is replaced': async (tx) => {
    const geojson = await exportMap(tx, 'centre');
    await replaceMap(tx, 'centre', { geojson, fileName: 'kentro.geojson', version: 0 }, admin);
  },
  'a map is the built-in one again': async (tx) => {
    const own = { geojson: await exportMap(tx, 'centre'), file_name: 'kentro.geojson' };
    const changed = { version: 1, changed_at: TEST_NOW.toISOString(), changed_by: '' };
    await tx
      .insertInto('site_maps')
      .values({ extent: 'centre', ...own, ...changed })
      .execute();
    await returnToBuiltInMap(tx, 'centre', 1, admin);
  },
  'a file gets other words': async (tx) => {
    await tx.insertInto('media').values(testDocumentRow()).execute();
    await changeMedia(tx, [{ id: 'report', alt: WORDS }], admin);
  },
  'a file is deleted': async (tx) => {
    await tx.insertInto('media').values(testDocumentRow()).execute();
    await deleteMedium(tx, 'report', admin);
  },
  'a file comes back': async (tx) => {
    const row = testDocumentRow({ deleted_at: TEST_NOW.toISOString(), deleted_by: '' });
    await tx.insertInto('media').values(row).execute();
    await restoreMedium(tx, 'report', admin);
  },
  'the menu is as at the beginning': (tx) => resetMenu(tx, 'menu-item', admin),
};

test.each([
  'an entry is saved',
  'an entry leaves the site',
  'a language leaves the site',
  'an entry is deleted',
  'a set is published',
  'a redirect is changed',
  'a redirect is deleted',
  'an entry is made',
  'an entry is published by itself',
  'an entry leaves by itself',
  'an entry is archived and comes back',
  'Greek leaves the site',
  'pages are put in order',
  'redirects are brought in',
  'a redirect is made',
  'an emergency begins',
  'a map is replaced',
  'a map is the built-in one again',
  'a file gets other words',
  'a file is deleted',
  'a file comes back',
  'the menu is as at the beginning',
])('%s, and visitors see it at once', async (name) => {
  const act = SEEN_ACTS[name] as (typeof SEEN_ACTS)[string];
  expect(await isToldToSite(connection.db, (tx) => act(tx, stage))).toBe(true);
});
