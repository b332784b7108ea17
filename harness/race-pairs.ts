import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../database/connect.ts';
import { TABLE_NAMES } from '../database/portable-rows.ts';
import type { Tx } from '../database/transaction.ts';
import { openTestSqlite } from './databases/databases.ts';
import {
  countWaiting,
  openPostgresRaces,
  outcomeOf,
  type PostgresRaces,
} from './databases/postgres-races.ts';
import { describeOverlaps } from './overlaps.ts';
import {
  act,
  expectOneOf,
  LEFT_OUT,
  type Outcome,
  possibleOutcomes,
  type RacePairs,
  REFUSALS,
  type Stages,
  stagesOf,
} from './race-outcomes.ts';

export type { RacingAct } from './race-outcomes.ts';

/**
 * Tests that each two of the acts, begun at the same moment by two servers, end as one after the other, or as one alone
 * while the other is told that it came too late: nothing that was said to be done is lost, nothing is half done, and
 * nobody meets an error that nobody foresaw. On PostgreSQL both have read all that they read before their first lock
 * when the first of them writes.
 */
export function describeRaces<Stage>(about: string, races: RacePairs<Stage>): void {
  const names = Object.keys(races.acts);
  const beside = Object.keys(races.beside ?? {});
  const pairs = names.flatMap((first, at) =>
    [...names.slice(at), ...beside].map((second): [string, string] => [first, second]),
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
      const possible = await possibleOutcomes(opened.here.db, races, stages, [first, second]);
      expectOneOf(possible, await raceOnPostgres(opened, races, stages, [first, second]));
      if (first === second) return;
      const {
        first: later,
        second: sooner,
        there,
      } = await raceOnPostgres(opened, races, stages, [second, first]);
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
      const { there: before } = await stages.endingOf(db);
      const { ends, there: after } = await stages.endingOf(db, name);
      expect(REFUSALS).not.toContain(ends[0]);
      if (races.idle?.includes(name)) expect(after).toEqual(before);
      else expect(after).not.toEqual(before);
    });

    test.each(pairs)('%s and %s', async (...both) => {
      const { db } = connection;
      const possible = await possibleOutcomes(db, races, stages, both);
      const stage = await stages.begin(db);
      const [first, second] = await Promise.all([
        outcomeOf(act(races, both[0])(db, stage)),
        outcomeOf(act(races, both[1])(db, stage)),
      ]);
      expectOneOf(possible, { first, second, there: await stages.whatIsThere(db) });
    });
  });

  describeOverlaps(about, races, stages);
}

async function raceOnPostgres<Stage>(
  { here, there, whileHeld }: PostgresRaces,
  races: RacePairs<Stage>,
  stages: Stages<Stage>,
  [one, two]: readonly [string, string],
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
    return [
      await start(act(races, one)(here.db, stage)),
      await start(act(races, two)(there.db, stage)),
    ] as const;
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
