import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import type { Tx } from '../../database/transaction.ts';
import { addTwoEditors, MARIA, NIKOS } from '../../harness/browser/two-editors.ts';
import { openTestSqlite } from '../../harness/databases/databases.ts';
import {
  countWaiting,
  openPostgresRaces,
  type PostgresRaces,
} from '../../harness/databases/postgres-races.ts';
import { describeOverlaps } from '../../harness/overlaps.ts';
import { actAs, TEST_NOW } from '../../harness/services.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { deleteEntry } from '../content/acts/delete-entry.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { emptyData } from '../content/model/content-type.ts';
import { page } from '../content-types/page.ts';
import { DomainError } from '../errors.ts';
import { endCopies } from './end-copies.ts';
import { keepCopy } from './keep-copy.ts';
import { noteOpen } from './presence.ts';
import { listCopies } from './read-copies.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';
const TAB = 'tab-of-maria';
const data = { ...emptyData(page.fields), title: { el: 'Δήμαρχος', en: 'Mayor' } };
const maria = actAs(MARIA, new Date(TEST_NOW.getTime() + 60_000));

type Db = Connection['db'];
type Act = (db: Db, entryId: string) => Promise<unknown>;

const keep =
  (sequence: number, id = TAB): Act =>
  (db, entryId) => {
    const values = { title: { el: `${id} ${sequence}`, en: '' } };
    const of = { type: 'page', entryId, baseVersion: 1, device: '', instead: [] };
    return keepCopy(db, { id, sequence, values, ...of }, maria);
  };
const saveWith =
  (sequence: number): Act =>
  (db, entryId) =>
    saveEntry(db, page, entryId, { data, version: 1, kept: [{ id: TAB, sequence }] }, maria);
const discard =
  (sequence: number): Act =>
  (db, entryId) =>
    endCopies(db, { type: 'page', entryId }, [{ id: TAB, sequence }], maria);

interface Race {
  acts: [Act, Act];
  /** The titles that are kept in the end, whoever comes first. */
  kept: string[];
  /** The version of the entry in the end. */
  version: number;
}

const RACES: Record<string, Race> = {
  'typing that is under way while a save has it already, and the save': {
    acts: [keep(2), saveWith(3)],
    kept: [],
    version: 2,
  },
  'typing that goes on during a save, and the save': {
    acts: [keep(4), saveWith(3)],
    kept: [`${TAB} 4`],
    version: 2,
  },
  'two requests of one form that overtake each other': {
    acts: [keep(3), keep(2)],
    kept: [`${TAB} 3`],
    version: 1,
  },
  'two tabs of one person in one entry': {
    acts: [keep(2), keep(1, 'other-tab-of-maria')],
    kept: ['other-tab-of-maria 1', `${TAB} 2`],
    version: 1,
  },
  'a late request, and discarding what it has': {
    acts: [keep(2), discard(2)],
    kept: [],
    version: 1,
  },
};

/** A stored entry of which Maria's tab has kept a first copy. */
async function prepare(db: Db): Promise<string> {
  for (const table of ['kept_copies', 'revisions', 'entries', 'user'] as const) {
    await db.deleteFrom(table).execute();
  }
  await addTwoEditors(db);
  const { id } = await createEntry(db, page, { data }, actAs(NIKOS));
  await keep(1)(db, id);
  return id;
}

async function outcomeOf(db: Db, entryId: string) {
  const { copies } = await listCopies(db, undefined, maria);
  const { version } = await db
    .selectFrom('entries')
    .select('version')
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow();
  return { kept: copies.map(({ title }) => title).sort(), version };
}

/** A refusal is an answer; anything else fails the test. */
const settled = (act: Promise<unknown>) =>
  act.catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  });

const ORDERS = Object.entries(RACES).flatMap(([name, race]) => [
  { name, order: 'as named', race, acts: race.acts },
  { name, order: 'the other way round', race, acts: race.acts.toReversed() as [Act, Act] },
]);

describe.skipIf(!SERVER)('at once on PostgreSQL', () => {
  let races: PostgresRaces;
  let entryId: string;
  beforeAll(async () => {
    races = await openPostgresRaces(SERVER);
  });
  beforeEach(async () => {
    entryId = await prepare(races.here.db);
  });
  afterAll(() => races.close());

  test.each(ORDERS)('$name, $order', async ({ race, acts }) => {
    const { here, there } = races;
    // Both have read the row before either of them writes it.
    const lock = (tx: Tx) =>
      tx.selectFrom('kept_copies').select('id').where('id', '=', TAB).forUpdate().execute();
    const begun = await races.whileHeld(lock, async () => {
      // Each is held up, or is done since it concerns another row.
      let unfinished = 0;
      const all: { end: Promise<unknown> }[] = [];
      for (const [act, { db }] of [
        [acts[0], here],
        [acts[1], there],
      ] as const) {
        unfinished++;
        all.push({ end: settled(act(db, entryId)).finally(() => unfinished--) });
        await vi.waitFor(async () => expect(await countWaiting(here.db)).toBe(unfinished), {
          timeout: 20_000,
          interval: 5,
        });
      }
      return all;
    });
    await Promise.all(begun.map(({ end }) => end));
    expect(await outcomeOf(here.db, entryId)).toEqual({ kept: race.kept, version: race.version });
  });

  test('two tabs with room for one', async () => {
    const { here, there } = races;
    const one = { user_id: MARIA.id, type: 'page', entry_id: entryId, title: '', data: '{}' };
    const more = { base_version: 1, sequence: 1, kept_at: TEST_NOW.toISOString(), device: '' };
    const earlier = Array.from({ length: 98 }, (_, at) => ({
      id: `earlier-${at}`,
      ...one,
      ...more,
    }));
    await here.db.insertInto('kept_copies').values(earlier).execute();
    const lock = (tx: Tx) => sql`lock table kept_copies in share mode`.execute(tx);
    const begun = await races.whileHeld(lock, async () => {
      const all = [here, there].map(({ db }, at) =>
        keep(1, `tab-${at}`)(db, entryId).then(
          () => 'kept',
          ({ code }: DomainError) => code,
        ),
      );
      await vi.waitFor(async () => expect(await countWaiting(here.db)).toBe(2), {
        timeout: 20_000,
        interval: 5,
      });
      return { all };
    });
    expect((await Promise.all(begun.all)).sort()).toEqual(['conflict', 'kept']);
  });
});

describe('at once on SQLite', () => {
  let connection: Connection;
  let entryId: string;
  beforeAll(async () => {
    connection = await openTestSqlite();
  });
  beforeEach(async () => {
    entryId = await prepare(connection.db);
  });
  afterAll(() => connection.close());

  test.each(ORDERS)('$name, $order', async ({ race, acts }) => {
    await Promise.all(acts.map((act) => settled(act(connection.db, entryId))));
    expect(await outcomeOf(connection.db, entryId)).toEqual({
      kept: race.kept,
      version: race.version,
    });
  });
});

describeOverlaps('a form that is open', {
  prepare,
  isSampled: true,
  acts: {
    'keep the second': keep(2),
    'keep the third': keep(3),
    'keep in another tab': keep(1, 'other-tab-of-maria'),
    save: saveWith(3),
    discard: discard(2),
    'delete the entry': (db, entryId) => deleteEntry(db, page, entryId, maria),
    'note that it is open': (db, entryId) =>
      noteOpen(db, { id: TAB, sign: 1, type: 'page', entryId }, maria),
  },
});
