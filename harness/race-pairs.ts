import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Connection, type Db, isSqlite } from '../database/connect.ts';
import { TABLE_NAMES } from '../database/portable-rows.ts';
import type { Tx } from '../database/transaction.ts';
import { mapInTurns } from '../domain/map-in-turns.ts';
import { openTestSqlite } from './databases/databases.ts';
import {
  countWaiting,
  openPostgresRaces,
  outcomeOf,
  type PostgresRaces,
} from './databases/postgres-races.ts';

/** An act on what a stage has prepared. */
export type RacingAct<Stage> = (db: Db, stage: Stage) => Promise<unknown>;

export interface RacePairs<Stage> {
  /** Fills the database, which is empty. */
  prepare: (db: Db) => Promise<Stage>;
  acts: Record<string, RacingAct<Stage>>;
  /** An act of which both are told that it is done when it is sent twice: it happens once. */
  onceOnly?: string;
  /** Acts that find nothing to do on this stage. All others must be done, and change something, where nobody else acts. */
  idle?: readonly string[];
  /** What is there besides the rows of the database, such as files. */
  alsoThere?: (db: Db) => Promise<string[]>;
}

interface Outcome {
  first: string;
  second: string;
  there: Record<string, string[]>;
}

/**
 * Tests that each two of the acts, begun at the same moment by two servers, end as one after the other, or as one
 * alone while the other is told that it came too late: nothing that was said to be done is lost, nothing is half done,
 * and nobody meets an error that nobody foresaw. On PostgreSQL both have read all that they read before their first lock
 * when the first of them writes.
 */
export function describeRaces<Stage>(about: string, races: RacePairs<Stage>): void {
  const names = Object.keys(races.acts);
  const pairs = names.flatMap((first, at) =>
    names.slice(at).map((second) => [first, second] as const),
  );
  const server = process.env.TEST_POSTGRES_URL ?? '';

  describe.skipIf(!server)(`${about}, by two servers on one PostgreSQL`, () => {
    let opened: PostgresRaces;
    beforeAll(async () => {
      opened = await openPostgresRaces(server);
    });
    afterAll(() => opened.close());
    test.each(pairs)('%s and %s', async (first, second) => {
      const acts = [act(races, first), act(races, second)] as const;
      const possible = await possibleOutcomes(opened.here.db, races, acts);
      if (first === second && first === races.onceOnly) possible.push(...bothTold(possible));
      expectOneOf(possible, await raceOnPostgres(opened, races, acts));
      if (first === second) return;
      const {
        first: later,
        second: sooner,
        there,
      } = await raceOnPostgres(opened, races, [acts[1], acts[0]]);
      expectOneOf(possible, { first: sooner, second: later, there });
    });
  });

  describe(`${about}, at once on SQLite`, () => {
    let connection: Connection;
    beforeAll(async () => {
      connection = await openTestSqlite();
    });
    afterAll(() => connection.close());
    // Two acts of which neither can be done would end as one after the other, too.
    test.each(names)('%s is done where nobody else acts', async (name) => {
      const { db } = connection;
      const stage = await begin(db, races);
      const before = await whatIsThere(db, races);
      expect(REFUSALS).not.toContain(await outcomeOf(act(races, name)(db, stage)));
      const after = await whatIsThere(db, races);
      if (races.idle?.includes(name)) expect(after).toEqual(before);
      else expect(after).not.toEqual(before);
    });

    test.each(pairs)('%s and %s', async (firstName, secondName) => {
      const acts = [act(races, firstName), act(races, secondName)] as const;
      const { db } = connection;
      const possible = await possibleOutcomes(db, races, acts);
      if (firstName === secondName && firstName === races.onceOnly) {
        possible.push(...bothTold(possible));
      }
      const stage = await begin(db, races);
      const [first, second] = await Promise.all([
        outcomeOf(acts[0](db, stage)),
        outcomeOf(acts[1](db, stage)),
      ]);
      expectOneOf(possible, { first, second, there: await whatIsThere(db, races) });
    });
  });
}

type Pair<Stage> = readonly [RacingAct<Stage>, RacingAct<Stage>];

function act<Stage>({ acts }: RacePairs<Stage>, name: string): RacingAct<Stage> {
  const found = acts[name];
  if (!found) throw new Error(`There is no act “${name}”.`);
  return found;
}

async function raceOnPostgres<Stage>(
  { here, there, whileHeld }: PostgresRaces,
  races: RacePairs<Stage>,
  [one, two]: Pair<Stage>,
): Promise<Outcome> {
  const stage = await begin(here.db, races);
  const ends = await whileHeld(lockTables, async () => {
    // Each waits for the tables, or has ended since it found nothing to do.
    let unfinished = 0;
    const start = async (under: Promise<unknown>) => {
      unfinished++;
      const end = outcomeOf(under).finally(() => unfinished--);
      await vi.waitFor(async () => expect(await countWaiting(here.db)).toBe(unfinished), {
        timeout: 20_000,
        interval: 2,
      });
      return { end };
    };
    return [await start(one(here.db, stage)), await start(two(there.db, stage))] as const;
  });
  return {
    first: await ends[0].end,
    second: await ends[1].end,
    there: await whatIsThere(here.db, races),
  };
}

/** Lets everybody read, and nobody write or lock a row. */
async function lockTables(tx: Tx): Promise<void> {
  const all = TABLE_NAMES.filter((name) => !LEFT_OUT.has(name)).map((name) => sql.table(name));
  await sql`lock table ${sql.join(all)} in exclusive mode`.execute(tx);
}

const REFUSALS = ['conflict', 'not-found', 'unauthenticated', 'forbidden'];

/** One act after the other, or one alone where the other was told that it came too late. */
async function possibleOutcomes<Stage>(
  db: Db,
  races: RacePairs<Stage>,
  acts: Pair<Stage>,
): Promise<Outcome[]> {
  const run = async (order: (0 | 1)[]) => {
    const stage = await begin(db, races);
    const ends = ['', ''];
    for (const which of order) ends[which] = await outcomeOf(acts[which](db, stage));
    return { ends, there: await whatIsThere(db, races) };
  };
  const orders = [await run([0, 1]), await run([1, 0])];
  const alone = [await run([0]), await run([1])];
  return [
    ...orders.map(({ ends: [first = '', second = ''], there }) => ({ first, second, there })),
    ...alone.flatMap(({ ends: [first, second], there }) =>
      REFUSALS.map((refusal) => ({ first: first || refusal, second: second || refusal, there })),
    ),
  ];
}

/** The outcomes of an act that was sent twice and happened once. */
const bothTold = (possible: readonly Outcome[]): Outcome[] =>
  possible.map(({ there }) => ({ first: 'done', second: 'done', there }));

function expectOneOf(possible: readonly Outcome[], got: Outcome): void {
  // What nobody foresaw is no end, even if it is the same in every order.
  for (const end of [got.first, got.second]) expect(end).toMatch(/^[a-z-]+$/);
  const unlike = compare(possible, got);
  expect(unlike, unlike.join('\n')).toEqual([]);
}

/** What is unlike the possible outcome that is nearest; nothing where it is one of them. */
function compare(possible: readonly Outcome[], got: Outcome): string[] {
  const differences = possible.map((one) => {
    const ends = [`first: ${one.first}`, `second: ${one.second}`].join(', ');
    const told = one.first === got.first && one.second === got.second;
    const rows = [...new Set([...Object.keys(got.there), ...Object.keys(one.there)])].flatMap(
      (table) => {
        const [wanted, found] = [one.there[table] ?? [], got.there[table] ?? []];
        return [
          ...without(found, wanted).map((row) => `+ ${table} ${row}`),
          ...without(wanted, found).map((row) => `- ${table} ${row}`),
        ];
      },
    );
    return told ? rows : [`! ${got.first}, ${got.second} (not ${ends})`, ...rows];
  });
  return differences.sort((one, other) => one.length - other.length)[0] ?? [];
}

/** The rows of one list that the other does not have as often. */
function without(all: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return all.filter((row) => {
    const at = left.indexOf(row);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Children before parents, so that no reference is left hanging. */
const EMPTIED = TABLE_NAMES.toReversed();

async function begin<Stage>(db: Db, { prepare }: RacePairs<Stage>): Promise<Stage> {
  const statements = EMPTIED.map((name) => `delete from "${name}";`);
  if (isSqlite(db)) for (const one of statements) await sql.raw(one).execute(db);
  else await sql.raw(`do $$ begin ${statements.join(' ')} end $$`).execute(db);
  // Made when they are first wanted, at random.
  for (const name of ['erasure-key', 'auth-secret']) {
    await db
      .insertInto('facts')
      .values({ name, value: `${name} of the races` })
      .execute();
  }
  return prepare(db);
}

/** What is random in a row: ids, which begin with the time, and hashes of tokens. */
const RANDOM = /\b0[0-9a-hjkmnp-tv-z]{19}\b|\b[0-9a-f]{64}\b|(?<=token=)[\w-]+|(?<=#)[\w-]{20,}/g;
const RANDOM_COLUMNS = new Set(['token_hash', 'password', 'recheck_on']);
/** Counts of what happened, which an act that was begun again may raise once more. */
const LEFT_OUT = new Set(['site_version', 'rate_limits']);

/** All rows of the database, and what else there is, without what differs from run to run. */
async function whatIsThere<Stage>(
  db: Db,
  { alsoThere }: RacePairs<Stage>,
): Promise<Record<string, string[]>> {
  const there: Record<string, string[]> = { '': (await alsoThere?.(db)) ?? [] };
  for (const { name, row } of await listRows(db)) {
    const known = JSON.stringify(row, (column, value) => (RANDOM_COLUMNS.has(column) ? '' : value));
    const rows = there[name] ?? [];
    rows.push(known.replace(RANDOM, '#'));
    there[name] = rows;
  }
  for (const rows of Object.values(there)) rows.sort();
  return there;
}

async function listRows(db: Db): Promise<{ name: string; row: unknown }[]> {
  const names = TABLE_NAMES.filter((name) => !LEFT_OUT.has(name));
  if (isSqlite(db)) {
    const all = await mapInTurns(names, async (name) =>
      (await db.selectFrom(name).selectAll().execute()).map((row) => ({ name, row })),
    );
    return all.flat();
  }
  const parts = names.map(
    (name) => `select '${name}' as name, to_jsonb(t) as row from "${name}" t`,
  );
  return (await sql.raw<{ name: string; row: unknown }>(parts.join(' union all ')).execute(db))
    .rows;
}
