import { sql } from 'kysely';
import { expect } from 'vitest';
import { type Db, isSqlite } from '../database/connect.ts';
import { TABLE_NAMES } from '../database/portable-rows.ts';
import { mapInTurns } from '../domain/map-in-turns.ts';
import { outcomeOf } from './databases/postgres-races.ts';

/** An act on what a stage has prepared. */
export type RacingAct<Stage> = (db: Db, stage: Stage) => Promise<unknown>;

export interface RacePairs<Stage> {
  /** Fills the database, which is empty. */
  prepare: (db: Db) => Promise<Stage>;
  acts: Record<string, RacingAct<Stage>>;
  /** Acts that are raced only at every overlap (harness/overlaps.ts), which takes long. */
  further?: Record<string, RacingAct<Stage>>;
  /** Whether `npm test` tries some overlaps of this list: all of them were tried, and ended as they must. */
  isSampled?: boolean;
  /** An act of which both are told that it is done when it is sent twice: it happens once. */
  onceOnly?: string;
  /** Acts that find nothing to do on this stage. All others must be done, and change something, where nobody else acts. */
  idle?: readonly string[];
  /** What is there besides the rows of the database, such as files. */
  alsoThere?: (db: Db) => Promise<string[]>;
}

export interface Outcome {
  first: string;
  second: string;
  there: Record<string, string[]>;
}

export function act<Stage>({ acts, further }: RacePairs<Stage>, name: string): RacingAct<Stage> {
  const found = acts[name] ?? further?.[name];
  if (!found) throw new Error(`There is no act “${name}”.`);
  return found;
}

export const REFUSALS = ['conflict', 'not-found', 'unauthenticated', 'forbidden'];

/** One act after the other, or one alone where the other was told that it came too late. */
export async function possibleOutcomes<Stage>(
  db: Db,
  races: RacePairs<Stage>,
  names: readonly [string, string],
): Promise<Outcome[]> {
  const acts = [act(races, names[0]), act(races, names[1])] as const;
  const run = async (order: (0 | 1)[]) => {
    const stage = await begin(db, races);
    const ends = ['', ''];
    for (const which of order) ends[which] = await outcomeOf(acts[which](db, stage));
    return { ends, there: await whatIsThere(db, races) };
  };
  const orders = [await run([0, 1]), await run([1, 0])];
  const alone = [await run([0]), await run([1])];
  const isSentTwice = names[0] === names[1] && names[0] === races.onceOnly;
  return [
    ...orders.map(({ ends: [first = '', second = ''], there }) => ({ first, second, there })),
    ...(isSentTwice ? alone.map(({ there }) => ({ first: 'done', second: 'done', there })) : []),
    ...alone.flatMap(({ ends: [first, second], there }) =>
      REFUSALS.map((refusal) => ({ first: first || refusal, second: second || refusal, there })),
    ),
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

/** Children before parents, so that no reference is left hanging. */
const EMPTIED = TABLE_NAMES.toReversed();

export async function begin<Stage>(db: Db, { prepare }: RacePairs<Stage>): Promise<Stage> {
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
const RANDOM =
  /\b0[0-9a-hjkmnp-tv-z]{19}\b|\b[0-9a-f]{64}\b|\b[0-9A-Za-z]{32}\b|(?<=token=)[\w-]+|(?<=#)[\w-]{20,}/g;
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
export async function whatIsThere<Stage>(
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
