import { expect, test } from 'vitest';
import { type Db, isSqlite } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { addTwoEditors, MARIA, NIKOS } from '../../harness/browser/two-editors.ts';
import { pageData } from '../../harness/content/entry-data.ts';
import { readContents } from '../../harness/databases/database-contents.ts';
import { openHeldPostgres } from '../../harness/databases/held-statements.ts';
import { openPostgresRaces, untilWaiting } from '../../harness/databases/postgres-races.ts';
import { describeRaces, type RacingAct } from '../../harness/race-pairs.ts';
import { actAs, TEST_ADMIN, TEST_NOW } from '../../harness/services.ts';
import { setReviewerStep } from '../accounts/may-publish.ts';
import { OPERATOR } from '../accounts/operator.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { carryOutPlans } from '../content/acts/due/carry-out-plans.ts';
import { planLeaving } from '../content/acts/due/plan-leaving.ts';
import { publishDue } from '../content/acts/due/publish-due.ts';
import { handBackEntry } from '../content/acts/review/hand-back-entry.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { addToSet } from '../content/sets/fill-set.ts';
import { createSet } from '../content/sets/make-set.ts';
import { planSet } from '../content/sets/publish-set.ts';
import { getSet } from '../content/sets/reading.ts';
import { page } from '../content-types/page.ts';
import { receiveMessage } from '../inbox/receive-message.ts';
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

test.skipIf(!server)(
  'no record names somebody erased while their plan is carried out',
  async () => {
    const { here, there, close } = await openPostgresRaces(server);
    await prepare(here.db);
    const erasure = await inTransaction(here.db, async (tx) => {
      await carryOutPlans(tx, later(4));
      const end = erasePerson(there.db, NIKOS.email, admin);
      await untilWaiting(here.db, 1);
      return { end };
    });
    await erasure.end;
    const contents = await readContents(here.db);
    expect(contents.audit?.map(({ action }) => action)).toContain('published-in-set');
    expect(JSON.stringify(contents)).not.toContain(NIKOS.email);
    await close();
  },
);

test.skipIf(!server)(
  'a message that comes while its sender is erased reaches the office',
  async () => {
    const { here, url, close } = await openPostgresRaces(server);
    const held = openHeldPostgres(url);
    const office = { officeEmail: 'office@example.org', now: TEST_NOW };
    const sent = (body: string) => ({
      ...{ kind: 'contact' as const, name: 'Ελένη', email: 'Eleni@example.org', phone: '' },
      ...{ subject: 'Γιορτή', body, language: 'gr' as const, details: {} },
    });
    await receiveMessage(here.db, sent('Πότε είναι;'), office);
    const hold = held.holdBefore(/from "outbox"/);
    const erasure = erasePerson(held.connection.db, 'eleni@example.org', admin);
    await hold.reached;
    const received = receiveMessage(here.db, sent('Και πού;'), office);
    await Promise.race([received, untilWaiting(here.db, 1)]);
    hold.release();
    await Promise.all([erasure, received]);
    const { messages, outbox } = await readContents(here.db);
    expect(messages).toHaveLength(1);
    expect(outbox).toHaveLength(1);
    await held.connection.close();
    await close();
  },
);

describeRaces('what somebody left who is erased', { prepare, acts: ACTS });
