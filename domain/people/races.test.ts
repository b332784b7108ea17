import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Db, isSqlite } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { addTwoEditors, MARIA, NIKOS } from '../../harness/browser/two-editors.ts';
import { pageData } from '../../harness/content/entry-data.ts';
import { readContents } from '../../harness/databases/database-contents.ts';
import {
  type HeldStatements,
  type Hold,
  openHeldPostgres,
} from '../../harness/databases/held-statements.ts';
import {
  endDuring,
  openPostgresRaces,
  outcomeOf,
  type PostgresRaces,
  untilWaiting,
} from '../../harness/databases/postgres-races.ts';
import { describeOverlaps } from '../../harness/overlaps.ts';
import { type RacingAct, stagesOf } from '../../harness/race-outcomes.ts';
import { actAs, openTestAuth, TEST_ADMIN, TEST_NOW } from '../../harness/services.ts';
import { setReviewerStep } from '../accounts/may-publish.ts';
import { OPERATOR } from '../accounts/operator.ts';
import { removePasskeysOf } from '../accounts/passkeys/own-passkeys.ts';
import { setPassword } from '../accounts/passwords/change-password.ts';
import { resetTotp } from '../accounts/second-step/authenticator.ts';
import { endSessionsOf } from '../accounts/sessions/end-sessions.ts';
import { recordRefusal } from '../audit/sign-ins.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { carryOutPlans } from '../content/acts/due/carry-out-plans.ts';
import { planLeaving } from '../content/acts/due/plan-leaving.ts';
import { publishDue } from '../content/acts/due/publish-due.ts';
import { handBackEntry } from '../content/acts/review/hand-back-entry.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { addToSet } from '../content/sets/fill-set.ts';
import { createSet } from '../content/sets/make-set.ts';
import { planSet, publishSet } from '../content/sets/publish-set.ts';
import { getSet } from '../content/sets/reading.ts';
import { undoSet } from '../content/sets/undo-set.ts';
import { page } from '../content-types/page.ts';
import { receiveMessage } from '../inbox/forms/receive-message.ts';
import { requestSubscription } from '../newsletter/subscribers.ts';
import { erasePerson, exportPerson } from './erase-person.ts';

const server = process.env.TEST_POSTGRES_URL ?? '';
const HOUR_MS = 60 * 60_000;
const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);
const admin = actAs(OPERATOR, later(3));
const maria = actAs({ ...MARIA, role: 'reviewer' }, later(3));
const nikos = actAs({ ...NIKOS, role: 'reviewer' });

interface Stage {
  planned: string;
  handedIn: string;
}

/** Nikos, who has left, has planned this and handed in that. */
const ACTS: Record<string, RacingAct<Stage>> = {
  'erase Nikos': (db) => erasePerson(db, NIKOS.email, admin),
  'export Nikos': (db) => exportPerson(db, NIKOS.email, admin),
  'carry out what he planned': (db) => carryOutPlans(db, later(4)),
  'publish what he planned': (db) => publishDue(db, later(4)),
  'write on in what he planned': (db, { planned }) =>
    saveEntry(db, page, planned, { data: pageData('Συνέχεια'), publish: false }, maria),
  'hand back what he handed in': (db, { handedIn }) =>
    handBackEntry(db, page, handedIn, { note: 'Γιατί;', version: 1 }, maria),
};

async function prepare(db: Db): Promise<Stage> {
  await addTwoEditors(db);
  await setReviewerStep(db, true, actAs(TEST_ADMIN));
  const make = async (slug: string, more: object) =>
    (await createEntry(db, page, { slug, data: pageData(slug), ...more }, nikos)).id;
  const planned = await make('planned', { publishAt: later(1).toISOString() });
  const leaving = await make('leaving', {});
  const leaveAt = later(2).toISOString();
  await planLeaving(db, page, leaving, { leaveAt, leaveTo: 'archived' }, nikos);
  const inSet = await make('in-set', { publish: false });
  const set = await createSet(db, 'Νέα', nikos);
  await addToSet(db, set, [{ id: inSet }], nikos);
  const { stamp } = await getSet(db, set, nikos);
  await planSet(db, set, { stamp, publishAt: later(1).toISOString() }, nikos);
  const input = { slug: 'handed-in', data: pageData('handed in'), publish: false, handIn: true };
  const handedIn = await createEntry(db, page, input, actAs(NIKOS));
  await db
    .updateTable('user')
    .set({ banned: (isSqlite(db) ? 1 : true) as never })
    .where('id', '=', NIKOS.id)
    .execute();
  return { planned, handedIn: handedIn.id };
}

describe.skipIf(!server)('who is erased', () => {
  let races: PostgresRaces;
  let held: HeldStatements;
  let hold: Hold | undefined;
  const contents = () => readContents(races.here.db);
  const eraseNikos = (db: Db) => erasePerson(db, NIKOS.email, admin);
  beforeAll(async () => {
    races = await openPostgresRaces(server);
    held = openHeldPostgres(races.url);
  });
  const { begin } = stagesOf({ prepare, acts: {} });
  beforeEach(async () => {
    await begin(races.here.db);
  });
  afterEach(() => hold?.release());
  afterAll(async () => {
    await held.connection.close();
    await races.close();
  });

  test('while their plan is carried out is named in no record', async () => {
    const { end } = await inTransaction(races.here.db, async (tx) => {
      await carryOutPlans(tx, later(4));
      const end = eraseNikos(races.there.db);
      await untilWaiting(races.here.db, 1);
      return { end };
    });
    await end;
    const { audit } = await contents();
    expect(audit?.map(({ action }) => action)).toContain('published-in-set');
    expect(JSON.stringify(await contents())).not.toContain(NIKOS.email);
  });

  test('while a page that they planned is published is named in no record', async () => {
    await races.here.db.deleteFrom('publishing_sets').execute();
    const erased = await endDuring(races, (tx) => publishDue(tx, later(4)), eraseNikos);
    expect(erased).toBe('done');
    const { audit } = await contents();
    expect(audit?.map(({ action }) => action)).toContain('published');
    expect(JSON.stringify(await contents())).not.toContain(NIKOS.email);
  });

  test('while a set is taken back is not named again by what they had looked through', async () => {
    const { db } = races.here;
    const { id } = await createEntry(db, page, { slug: 'seen', data: pageData('seen') }, nikos);
    const set = await createSet(db, 'Άλλη', maria);
    await saveEntry(db, page, id, { data: pageData('Συνέχεια'), publish: false }, maria);
    await addToSet(db, set, [{ id }], maria);
    await publishSet(db, set, { stamp: (await getSet(db, set, maria)).stamp }, maria);
    const erased = await endDuring(races, (tx) => undoSet(tx, set, undefined, maria), eraseNikos);
    expect(erased).toBe('done');
    expect(JSON.stringify(await contents())).not.toContain(NIKOS.email);
  });

  test('while their sign-in fails is named in no record', async () => {
    hold = held.holdBefore(/^commit/);
    const erasure = eraseNikos(held.connection.db);
    await hold.reached;
    const recorded = recordRefusal(races.here.db, NIKOS, 'sign-in-failed', admin.now);
    await Promise.race([recorded, untilWaiting(races.here.db, 1)]);
    hold.release();
    await Promise.all([erasure, recorded]);
    expect(JSON.stringify(await contents())).not.toContain(NIKOS.email);
  });

  test.each([
    ['their sessions are ended', endSessionsOf],
    ['their app is taken away', resetTotp],
    ['their passkeys are removed', removePasskeysOf],
  ])('while %s is named in no record', async (_, act) => {
    hold = held.holdBefore(/^begin/);
    const end = outcomeOf(act(held.connection.db, NIKOS.id, admin));
    await hold.reached;
    await eraseNikos(races.here.db);
    hold.release();
    expect(await end).toBe('not-found');
    expect(JSON.stringify(await contents())).not.toContain(NIKOS.email);
  });

  test('right after a password was given to them: the giver is told that it was', async () => {
    const auth = await openTestAuth(held.connection);
    const giver = { ...admin, firstPasswordDays: 7 };
    hold = held.holdBefore(/^commit/);
    const given = outcomeOf(
      setPassword(auth, held.connection.db, NIKOS.id, 'handed-over-lantern', giver),
    );
    await hold.reached;
    const erasure = eraseNikos(races.here.db);
    await untilWaiting(races.here.db, 1);
    hold.release();
    hold = held.holdBefore(1);
    await erasure;
    hold.release();
    expect(await given).toBe('done');
  });

  test('while a message of theirs comes has it reach the office', async () => {
    const office = { officeEmail: 'office@example.org', now: TEST_NOW };
    const sent = (body: string) => ({
      ...{ kind: 'contact' as const, name: 'Ελένη', email: 'Eleni@example.org', phone: '' },
      ...{ subject: 'Γιορτή', body, language: 'gr' as const, details: {} },
    });
    await receiveMessage(races.here.db, sent('Πότε είναι;'), office);
    hold = held.holdBefore(/from "outbox"/);
    const erasure = erasePerson(held.connection.db, 'eleni@example.org', admin);
    await hold.reached;
    const received = receiveMessage(races.here.db, sent('Και πού;'), office);
    await Promise.race([received, untilWaiting(races.here.db, 1)]);
    hold.release();
    await Promise.all([erasure, received]);
    const { messages, outbox } = await contents();
    expect(messages).toHaveLength(1);
    expect(outbox).toHaveLength(1);
  });

  test('while they ask for the newsletter are sent the letter that confirms it', async () => {
    const options = { siteUrl: 'http://localhost', siteName: 'Δήμος', now: TEST_NOW };
    hold = held.holdBefore(/from "outbox"/);
    const erasure = erasePerson(held.connection.db, 'eleni@example.org', admin);
    await hold.reached;
    const asked = requestSubscription(races.here.db, 'eleni@example.org', 'gr', options);
    await Promise.race([asked, untilWaiting(races.here.db, 1)]);
    hold.release();
    await Promise.all([erasure, asked]);
    const { subscribers, outbox } = await contents();
    expect(subscribers).toHaveLength(1);
    expect(outbox).toHaveLength(1);
  });
});

describeOverlaps('what somebody left who is erased', { prepare, acts: ACTS, isSampled: true });
