import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type HeldStatements, openHeldPostgres } from './databases/held-statements.ts';
import {
  countWaiting,
  openPostgresRaces,
  outcomeOf,
  type PostgresRaces,
} from './databases/postgres-races.ts';
import {
  act,
  allActs,
  compare,
  type Outcome,
  possibleOutcomes,
  type RacePairs,
  type Stages,
  stagesOf,
} from './race-outcomes.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';
/** Set by `npm run bench:faults -- overlaps`: every pair is tried, at every statement. */
const IS_WHOLE = Boolean(process.env.OVERLAPS);
/** For an act that is held at each of its statements. */
const LIMIT_MS = 900_000;
/** Of a statement that is told. */
const LONGEST = 100;

/** A test that each run makes: so many pairs of one list in so many. */
const SAMPLE = { lists: 3, pairs: 3, points: 3 };

type Names = [string, string];

/**
 * Tests that each act may come at any point of each other one on PostgreSQL: the first is held before its n-th
 * statement, for every n, while the second runs until it has ended or waits for the first. What both are told and all
 * rows afterwards must be as in {@link possibleOutcomes}. To try all of it takes hours; `npm test` tries a few
 * in every third list that is sampled, others after each commit.
 */
export function describeOverlaps<Stage>(
  about: string,
  races: RacePairs<Stage>,
  stages = stagesOf(races),
): void {
  const names = Object.keys(allActs(races));
  const all = names.flatMap((first) => names.map((second): Names => [first, second]));
  const draw = drawFor(about);
  const isTried = IS_WHOLE || (races.isSampled === true && draw(SAMPLE.lists) === 0);
  const pairs = IS_WHOLE ? all : Array.from({ length: SAMPLE.pairs }, () => all[draw(all.length)]);

  describe.skipIf(!SERVER || !isTried)(`${about}, at overlaps`, () => {
    let opened: PostgresRaces;
    let held: HeldStatements;
    beforeAll(async () => {
      opened = await openPostgresRaces(SERVER);
      held = openHeldPostgres(opened.url);
    });
    afterAll(async () => {
      await held.connection.close();
      await opened.close();
    });

    test.each(pairs as Names[])(
      '%s, and in the middle of it %s',
      async (...both) => {
        const possible = await possibleOutcomes(opened.here.db, races, stages, both);
        // Before its first statement it has not begun.
        const points = Array.from(
          { length: await count(opened, held, races, stages, both[0]) },
          (_, at) => at + 2,
        );
        const tried = IS_WHOLE ? points : points.filter(() => draw(points.length) < SAMPLE.points);
        /** The statements before which it ended wrong, by how. */
        const wrong = new Map<string, string[]>();
        for (const n of tried) {
          const met = await meet(opened, held, races, stages, both, n);
          const unlike = compare(possible, met.outcome).join('\n');
          if (unlike) wrong.set(unlike, [...(wrong.get(unlike) ?? []), `${n}: ${met.held}`]);
        }
        const told = [...wrong].map(([unlike, points]) => [...points, unlike].join('\n'));
        expect(told.length, told.join('\n\n')).toBe(0);
      },
      LIMIT_MS,
    );
  });
}

let head: string | undefined;
/** The last commit. Asked once: to begin a process from a worker of tests takes a tenth of a second. */
function lastCommit(): string {
  head ??= spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout;
  return head;
}

/** Gives numbers below a limit that depend on the list and on the last commit, so that everybody tries the same. */
function drawFor(about: string): (limit: number) => number {
  let drawn = 0;
  return (limit) => {
    drawn++;
    const hash = createHash('sha256').update(`${about} ${lastCommit()} ${drawn}`).digest();
    return hash.readUInt32BE(0) % limit;
  };
}

/** How many statements an act asks for after its first one, where nobody else acts. */
async function count<Stage>(
  { here }: PostgresRaces,
  { connection: { db }, holdBefore }: HeldStatements,
  races: RacePairs<Stage>,
  stages: Stages<Stage>,
  name: string,
): Promise<number> {
  const stage = await stages.begin(here.db);
  const hold = holdBefore(Number.POSITIVE_INFINITY);
  await outcomeOf(act(races, name)(db, stage));
  hold.release();
  return Math.max(0, hold.asked() - 1);
}

/** The second act at the n-th statement of the first; `held` is that statement. */
async function meet<Stage>(
  { here, there }: PostgresRaces,
  { connection, holdBefore }: HeldStatements,
  races: RacePairs<Stage>,
  stages: Stages<Stage>,
  [one, two]: Names,
  n: number,
): Promise<{ held: string; outcome: Outcome }> {
  const stage = await stages.begin(here.db);
  const hold = holdBefore(n);
  const first = outcomeOf(act(races, one)(connection.db, stage));
  const held = await Promise.race([hold.reached, first.then(() => 'its end')]);
  let hasEnded = false;
  const second = outcomeOf(act(races, two)(there.db, stage)).finally(() => {
    hasEnded = true;
  });
  await vi.waitFor(async () => expect(hasEnded || (await countWaiting(here.db)) === 1).toBe(true), {
    timeout: 20_000,
    interval: 2,
  });
  hold.release();
  const ends = { first: await first, second: await second };
  return {
    held: held.slice(0, LONGEST),
    outcome: { ...ends, there: await stages.whatIsThere(here.db) },
  };
}
