import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Connection, type Db, isSqlite } from '../database/connect.ts';
import { TABLE_NAMES } from '../database/portable-rows.ts';
import type { Tx } from '../database/transaction.ts';
import { mapInTurns } from '../domain/map-in-turns.ts';
import { openTestSqlite } from './databases/databases.ts';
import { emptyDatabase } from './databases/emptying.ts';
import { type Ending, keepStage, rememberEndings } from './databases/kept-stages.ts';
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

/** Rows by their table. */
type There = Record<string, string[]>;

interface Outcome {
  first: string;
  second: string;
  there: There;
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
  const stages = stagesOf(races);
  const server = process.env.TEST_POSTGRES_URL ?? '';

  describe.skipIf(!server)(`${about}, by two servers on one PostgreSQL`, () => {
    let opened: PostgresRaces;
    beforeAll(async () => {
      opened = await openPostgresRaces(server);
    });
    afterAll(() => opened.close());
    test.each(pairs)('%s and %s', async (first, second) => {
      const acts = [act(races, first), act(races, second)] as const;
      const possible = await possibleOutcomes(opened.here.db, first, second);
      expectOneOf(possible, await raceOnPostgres(opened, stages, acts));
      if (first === second) return;
      const {
        first: later,
        second: sooner,
        there,
      } = await raceOnPostgres(opened, stages, [acts[1], acts[0]]);
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
      const { there: before } = await stages.endingOf(connection.db);
      const { ends, there: after } = await stages.endingOf(connection.db, name);
      expect(REFUSALS).not.toContain(ends[0]);
      if (races.idle?.includes(name)) expect(after).toEqual(before);
      else expect(after).not.toEqual(before);
    });

    test.each(pairs)('%s and %s', async (firstName, secondName) => {
      const acts = [act(races, firstName), act(races, secondName)] as const;
      const { db } = connection;
      const possible = await possibleOutcomes(db, firstName, secondName);
      const stage = await stages.begin(db);
      const [first, second] = await Promise.all([
        outcomeOf(acts[0](db, stage)),
        outcomeOf(acts[1](db, stage)),
      ]);
      expectOneOf(possible, { first, second, there: await stages.whatIsThere(db) });
    });
  });

  /** One act after the other, or one alone where the other was told that it came too late. */
  async function possibleOutcomes(db: Db, first: string, second: string): Promise<Outcome[]> {
    const forwards = await stages.endingOf(db, first, second);
    const backwards = await stages.endingOf(db, second, first);
    const [one, other] = [await stages.endingOf(db, first), await stages.endingOf(db, second)];
    const [end = '', otherEnd = ''] = [one.ends[0], other.ends[0]];
    const possible = [
      outcome(forwards.ends[0], forwards.ends[1], forwards.there),
      outcome(backwards.ends[1], backwards.ends[0], backwards.there),
      ...REFUSALS.flatMap((refusal) => [
        outcome(end, refusal, one.there),
        outcome(refusal, otherEnd, other.there),
      ]),
    ];
    const isSentTwice = first === second && first === races.onceOnly;
    return isSentTwice ? [...possible, ...bothTold(possible)] : possible;
  }
}

const outcome = (first = '', second = '', there: There = {}): Outcome => ({ first, second, there });

/** What is there before two acts, and what they can lead to. */
interface Stages<Stage> {
  begin(db: Db): Promise<Stage>;
  whatIsThere(db: Db): Promise<There>;
  endingOf(db: Db, ...names: string[]): Promise<Ending<There>>;
}

function stagesOf<Stage>(races: RacePairs<Stage>): Stages<Stage> {
  // What is there besides rows is made anew each time.
  const begin = races.alsoThere
    ? async (db: Db) => {
        await emptyDatabase(db);
        return prepare(db, races);
      }
    : keepStage((db) => prepare(db, races));
  const whatIsThere = (db: Db) => listAll(db, races);
  return { begin, whatIsThere, endingOf: rememberEndings(begin, races.acts, whatIsThere) };
}

type Pair<Stage> = readonly [RacingAct<Stage>, RacingAct<Stage>];

function act<Stage>({ acts }: RacePairs<Stage>, name: string): RacingAct<Stage> {
  const found = acts[name];
  if (!found) throw new Error(`There is no act “${name}”.`);
  return found;
}

async function raceOnPostgres<Stage>(
  { here, there, whileHeld }: PostgresRaces,
  stages: Stages<Stage>,
  [one, two]: Pair<Stage>,
): Promise<Outcome> {
  const stage = await stages.begin(here.db);
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
    there: await stages.whatIsThere(here.db),
  };
}

/** Lets everybody read, and nobody write or lock a row. */
async function lockTables(tx: Tx): Promise<void> {
  const all = TABLE_NAMES.filter((name) => !LEFT_OUT.has(name)).map((name) => sql.table(name));
  await sql`lock table ${sql.join(all)} in exclusive mode`.execute(tx);
}

const REFUSALS = ['conflict', 'not-found', 'unauthenticated', 'forbidden'];

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

async function prepare<Stage>(db: Db, races: RacePairs<Stage>): Promise<Stage> {
  // Made when they are first wanted, at random.
  for (const name of ['erasure-key', 'auth-secret']) {
    await db
      .insertInto('facts')
      .values({ name, value: `${name} of the races` })
      .execute();
  }
  return races.prepare(db);
}

/** What is random in a row: ids, which begin with the time, and hashes of tokens. */
const RANDOM = /\b0[0-9a-hjkmnp-tv-z]{19}\b|\b[0-9a-f]{64}\b|(?<=token=)[\w-]+|(?<=#)[\w-]{20,}/g;
const RANDOM_COLUMNS = new Set(['token_hash', 'password', 'recheck_on']);
/** Counts of what happened, which an act that was begun again may raise once more. */
const LEFT_OUT = new Set(['site_version', 'rate_limits']);

/** All rows of the database, and what else there is, without what differs from run to run. */
async function listAll<Stage>(db: Db, { alsoThere }: RacePairs<Stage>): Promise<There> {
  const there: There = { '': (await alsoThere?.(db)) ?? [] };
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
