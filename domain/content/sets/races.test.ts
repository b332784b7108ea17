import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import type { Tx } from '../../../database/transaction.ts';
import { pageData } from '../../../harness/content/entry-data.ts';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { keepStage, rememberEndings } from '../../../harness/databases/kept-stages.ts';
import {
  openPostgresRaces,
  outcomeOf,
  type PostgresRaces,
} from '../../../harness/databases/postgres-races.ts';
import { describeOverlaps } from '../../../harness/overlaps.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { page } from '../../content-types/page.ts';
import { createEntry } from '../acts/create-entry.ts';
import { deleteEntry } from '../acts/delete-entry.ts';
import { carryOutPlans } from '../acts/due/carry-out-plans.ts';
import { saveEntry } from '../acts/save-entry.ts';
import { addToSet, removeFromSet } from './fill-set.ts';
import { createSet } from './make-set.ts';
import { planSet, publishSet } from './publish-set.ts';
import { getSet } from './reading.ts';
import { undoSet } from './undo-set.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';
const HOUR_MS = 60 * 60_000;
const acting = actAs(TEST_EDITOR);
const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);

type Db = Connection['db'];

/** Two entries with changes in a set that is open or planned, a published set with the same, and an empty one. */
interface Stage {
  ids: [string, string];
  set: string;
  former: string;
  empty: string;
  stamp: string;
}

type Act = (db: Db, stage: Stage) => Promise<unknown>;

const ACTS: Record<string, Act> = {
  publish: (db, { set, stamp }) => publishSet(db, set, { stamp }, acting),
  plan: (db, { set, stamp }) =>
    planSet(db, set, { stamp, publishAt: later(5).toISOString() }, acting),
  'publish what is due': (db) => carryOutPlans(db, later(2)),
  'undo the former set': (db, { former }) => undoSet(db, former, 'undo', acting),
  'take an entry out': (db, { set, ids }) => removeFromSet(db, set, ids[0], acting),
  'add to another set': (db, { empty, ids }) => addToSet(db, empty, [{ id: ids[1] }], acting),
  'save a draft': (db, { ids }) =>
    saveEntry(db, page, ids[1], { data: pageData('Σωσμένη'), publish: false }, acting),
  'save an entry for all': (db, { ids }) =>
    saveEntry(db, page, ids[0], { data: pageData('Δημόσια') }, acting),
  remove: (db, { ids }) => deleteEntry(db, page, ids[0], acting),
};

async function prepare(db: Db): Promise<Stage> {
  const make = async (title: string) =>
    (await createEntry(db, page, { data: pageData(title), publish: false }, acting)).id;
  const ids: Stage['ids'] = [await make('Μία'), await make('Δύο')];
  const stampOf = async (id: string) => (await getSet(db, id, acting)).stamp;
  const former = await createSet(db, 'Παλιά', acting);
  await addToSet(
    db,
    former,
    ids.map((id) => ({ id })),
    acting,
  );
  await publishSet(db, former, { stamp: await stampOf(former) }, acting);
  for (const id of ids) {
    await saveEntry(db, page, id, { data: pageData('Αλλαγή'), publish: false }, acting);
  }
  const set = await createSet(db, 'Νέα', acting);
  // In the other order: acts lock by id, whatever the order in the set.
  await addToSet(
    db,
    set,
    ids.toReversed().map((id) => ({ id })),
    acting,
  );
  const empty = await createSet(db, 'Άδεια', acting);
  return { ids, set, former, empty, stamp: await stampOf(set) };
}

const PREPARED: Record<string, (db: Db) => Promise<Stage>> = {
  'an open set': prepare,
  'a planned set': async (db) => {
    const stage = await prepare(db);
    const publishAt = later(1).toISOString();
    await planSet(db, stage.set, { stamp: stage.stamp, publishAt }, acting);
    return stage;
  },
};

/** Everything in the database after the acts, by names instead of ids, which differ from run to run. */
async function whatIsThere(db: Db, { ids, set, former, empty }: Stage) {
  const names = new Map([
    [ids[0], 'one'],
    [ids[1], 'two'],
    [set, 'set'],
    [former, 'former'],
    [empty, 'empty'],
  ]);
  const entries = await db
    .selectFrom('entries')
    .select(['id', 'state', 'version', 'working', 'published', 'public_languages'])
    .select(['publish_at', 'publish_languages', 'deleted_at'])
    .execute();
  const sets = await db
    .selectFrom('publishing_sets')
    .select(['id', 'state', 'publish_at'])
    .execute();
  const members = await db
    .selectFrom('publishing_set_entries')
    .select(['set_id', 'entry_id', 'is_open', 'was_state', 'was_published', 'became_version'])
    .execute();
  const audit = await db.selectFrom('audit').select(['action', 'subject_title']).execute();
  const named = (row: Record<string, unknown>) =>
    JSON.stringify(row, (_, value: unknown) => names.get(value as string) ?? value);
  return [entries, sets, members, audit].map((rows) => rows.map(named).sort());
}

interface Outcome {
  first: string;
  second: string;
  there: Awaited<ReturnType<typeof whatIsThere>>;
}

const STAGES = Object.entries(PREPARED).map(([name, prepareStage]) => {
  const begin = keepStage(prepareStage);
  const endingOf = rememberEndings(begin, ACTS, whatIsThere);

  /** The results of both acts one after the other. */
  async function possibleOutcomes(db: Db, one: string, other: string): Promise<Outcome[]> {
    const forwards = await endingOf(db, one, other);
    const backwards = await endingOf(db, other, one);
    const [first = '', second = ''] = forwards.ends;
    const [later = '', sooner = ''] = backwards.ends;
    return [
      { first, second, there: forwards.there },
      { first: sooner, second: later, there: backwards.there },
    ];
  }
  return { name, begin, possibleOutcomes };
});

const names = Object.keys(ACTS);
const PAIRS = names.flatMap((first, i) => names.slice(i).map((second) => [first, second] as const));

describe.skipIf(!SERVER)('two acts at once on PostgreSQL', () => {
  let races: PostgresRaces;
  let here: Connection;
  let there: Connection;
  beforeAll(async () => {
    races = await openPostgresRaces(SERVER);
    ({ here, there } = races);
  });
  afterAll(() => races.close());

  const lockAll = async (tx: Tx) => {
    await tx.selectFrom('publishing_sets').select('id').orderBy('id').forUpdate().execute();
    await tx.selectFrom('entries').select('id').orderBy('id').forUpdate().execute();
  };

  describe.each(STAGES)('on $name', ({ name: stageName, begin, possibleOutcomes }) => {
    test.each(PAIRS)('%s and %s end as one after the other', async (firstName, secondName) => {
      const pair = [ACTS[firstName], ACTS[secondName]] as [Act, Act];
      const possible = await possibleOutcomes(here.db, firstName, secondName);
      const stage = await begin(here.db);
      // Nothing is due in an open set: such an act finds nothing to wait for.
      const isIdle = (name: string) =>
        name === 'publish what is due' && stageName === 'an open set';
      const [first, second] =
        isIdle(firstName) || isIdle(secondName)
          ? await Promise.all([
              outcomeOf(pair[0](here.db, stage)),
              outcomeOf(pair[1](there.db, stage)),
            ])
          : await races.race(
              lockAll,
              () => outcomeOf(pair[0](here.db, stage)),
              () => outcomeOf(pair[1](there.db, stage)),
            );
      expect(possible).toContainEqual({
        first,
        second,
        there: await whatIsThere(here.db, stage),
      });
    });
  });
});

describe('two acts at once on SQLite', () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await openTestSqlite();
  });
  afterAll(() => connection.close());

  describe.each(STAGES)('on $name', ({ begin, possibleOutcomes }) => {
    test.each(PAIRS)('%s and %s end as one after the other', async (firstName, secondName) => {
      const { db } = connection;
      const pair = [ACTS[firstName], ACTS[secondName]] as [Act, Act];
      const possible = await possibleOutcomes(db, firstName, secondName);
      const stage = await begin(db);
      const [first, second] = await Promise.all(pair.map((act) => outcomeOf(act(db, stage))));
      expect(possible).toContainEqual({ first, second, there: await whatIsThere(db, stage) });
    });
  });
});

for (const [name, prepare] of Object.entries(PREPARED))
  describeOverlaps(name, { prepare, acts: ACTS });
