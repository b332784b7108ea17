import { sql } from 'kysely';
import { expect } from 'vitest';
import { type Db, isSqlite } from '../database/connect.ts';
import { TABLE_NAMES } from '../database/portable-rows.ts';
import { mapInTurns } from '../domain/map-in-turns.ts';
import { emptyDatabase } from './databases/emptying.ts';
import { type Ending, keepStage, rememberEndings } from './databases/kept-stages.ts';

/** An act on what a stage has prepared. */
export type RacingAct<Stage> = (db: Db, stage: Stage) => Promise<unknown>;

export interface RacePairs<Stage> {
  /** Fills the database, which is empty. */
  prepare: (db: Db) => Promise<Stage>;
  /** Each is raced with each, and with itself. */
  acts: Record<string, RacingAct<Stage>>;
  /**
   * Acts that are raced with each of `acts` and not with each other, which is tried elsewhere or finds nothing to do
   * here.
   */
  beside?: Record<string, RacingAct<Stage>>;
  /** Acts that are raced only at every overlap (harness/overlaps.ts), which takes long. */
  further?: Record<string, RacingAct<Stage>>;
  /** Whether `npm test` tries some overlaps of this list: all of them were tried, and ended as they must. */
  isSampled?: boolean;
  /** An act of which both are told that it is done when it is sent twice: it happens once. */
  onceOnly?: string;
  /**
   * Acts that find nothing to do on this stage. All others must be done, and change something, where nobody else acts.
   */
  idle?: readonly string[];
  /** What is there besides the rows of the database, such as files. */
  alsoThere?: (db: Db) => Promise<string[]>;
  /** Lays out what the stage has besides rows, so that these need not be prepared anew each time. */
  layFiles?: () => Promise<void>;
}

/** Rows by their table. */
type There = Record<string, string[]>;

export interface Outcome {
  first: string;
  second: string;
  there: There;
}

/** What is there before two acts, and what they lead to one after another. */
export interface Stages<Stage> {
  begin(db: Db): Promise<Stage>;
  whatIsThere(db: Db): Promise<There>;
  endingOf(db: Db, ...names: string[]): Promise<Ending<There>>;
}

export function stagesOf<Stage>(races: RacePairs<Stage>): Stages<Stage> {
  const begin = beginningOf(races);
  const whatIsThere = (db: Db) => listAll(db, races);
  return { begin, whatIsThere, endingOf: rememberEndings(begin, allActs(races), whatIsThere) };
}

export function allActs<Stage>({ acts, beside, further }: RacePairs<Stage>) {
  return { ...acts, ...beside, ...further };
}

function beginningOf<Stage>(races: RacePairs<Stage>): (db: Db) => Promise<Stage> {
  const { alsoThere, layFiles } = races;
  const bringBack = keepStage((db) => prepare(db, races));
  if (layFiles) {
    return async (db) => {
      await layFiles();
      return bringBack(db);
    };
  }
  if (!alsoThere) return bringBack;
  // What is there besides rows is made anew each time.
  return async (db) => {
    await emptyDatabase(db);
    return prepare(db, races);
  };
}

export function act<Stage>(races: RacePairs<Stage>, name: string): RacingAct<Stage> {
  const found = allActs(races)[name];
  if (!found) throw new Error(`There is no act “${name}”.`);
  return found;
}

export const REFUSALS = ['conflict', 'not-found', 'unauthenticated', 'forbidden'];

const outcome = (first = '', second = '', there: There = {}): Outcome => ({ first, second, there });

/** One act after the other, or one alone where the other was told that it came too late. */
export async function possibleOutcomes<Stage>(
  db: Db,
  { onceOnly }: RacePairs<Stage>,
  { endingOf }: Stages<Stage>,
  [first, second]: readonly [string, string],
): Promise<Outcome[]> {
  const forwards = await endingOf(db, first, second);
  const backwards = await endingOf(db, second, first);
  const one = await endingOf(db, first);
  const other = await endingOf(db, second);
  const isSentTwice = first === second && first === onceOnly;
  return [
    outcome(forwards.ends[0], forwards.ends[1], forwards.there),
    outcome(backwards.ends[1], backwards.ends[0], backwards.there),
    ...(isSentTwice ? [outcome('done', 'done', one.there)] : []),
    ...REFUSALS.flatMap((refusal) => [
      outcome(one.ends[0], refusal, one.there),
      outcome(refusal, other.ends[0], other.there),
    ]),
  ];
}

export function expectOneOf(possible: readonly Outcome[], got: Outcome): void {
  const unlike = compare(possible, got);
  expect(unlike, unlike.join('\n')).toEqual([]);
}

/** What is unlike the possible outcome that is nearest; nothing where it is one of them. */
export function compare(possible: readonly Outcome[], got: Outcome): string[] {
  // What nobody foresaw is no end, even if it is the same in every order.
  const unforeseen = [got.first, got.second].filter((end) => !/^[a-z-]+$/.test(end));
  if (unforeseen.length > 0) return unforeseen;
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

/**
 * What is random in a row: tokens in links, of which a part may look like the others; ids, which begin with the time,
 * and hashes.
 */
const RANDOM =
  /(?<=token=)[\w-]+|(?<=#)[\w-]{20,}|\b0[0-9a-hjkmnp-tv-z]{19}\b|\b[0-9a-f]{64}\b|\b[0-9A-Za-z]{32}\b/g;
const RANDOM_COLUMNS = new Set([
  ...[
    'token_hash',
    'token',
    'password',
    'secret',
    'backupCodes',
    'identifier',
    'network',
    'recheck_on',
  ],
  // The accounts library dates by the machine's clock.
  ...['createdAt', 'updatedAt', 'expiresAt'],
]);
/** Counts of what happened, which an act that was begun again may raise once more. */
export const LEFT_OUT = new Set(['site_version', 'rate_limits']);

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
    // Most are empty, and to ask each for its rows takes longer than an act.
    const isFilled = names.map(
      (name) => `select '${name}' as name where exists (select 1 from "${name}")`,
    );
    const filled = await sql
      .raw<{ name: (typeof names)[number] }>(isFilled.join(' union all '))
      .execute(db);
    const all = await mapInTurns(filled.rows, async ({ name }) =>
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
