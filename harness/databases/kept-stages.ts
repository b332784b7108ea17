import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { TABLE_NAMES } from '../../database/portable-rows.ts';
import { fillEmptyDatabase } from '../../seed/fill.ts';
import { TEST_NOW } from '../services.ts';
import { DELETIONS, emptyDatabase, runAll } from './emptying.ts';
import { NO_STORE } from './filled-sqlite.ts';
import { outcomeOf } from './postgres-races.ts';

/**
 * Prepares an empty database, and from the second time on brings back the rows that it had then, with the same ids: to
 * prepare some entries by acts takes longer than all that a race does with them.
 */
export function keepStage<Stage>(prepare: (db: Db) => Promise<Stage>): (db: Db) => Promise<Stage> {
  const kept = new WeakMap<Db, { stage: Stage; bringBack: () => Promise<void> }>();
  return async (db) => {
    const known = kept.get(db);
    if (known) {
      await known.bringBack();
      return known.stage;
    }
    await emptyDatabase(db);
    const stage = await prepare(db);
    kept.set(db, { stage, bringBack: await keepRows(db) });
    return stage;
  };
}

/** Gives an empty database the entries that a site cannot do without. To make them anew takes a sixth of a second. */
export const fillWithNeeded = keepStage((db) =>
  fillEmptyDatabase(db, NO_STORE, { kind: 'none', now: TEST_NOW }),
);

let copies = 0;

/** Copies all rows into tables beside their own; what it gives brings them back. */
async function keepRows(db: Db): Promise<() => Promise<void>> {
  const copy = `kept_${++copies}`;
  const insertions: string[] = [];
  for (const name of TABLE_NAMES) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length === 0) continue;
    await sql.raw(`create table "${copy}_${name}" as select * from "${name}"`).execute(db);
    insertions.push(`insert into "${name}" select * from "${copy}_${name}"`);
  }
  return () => runAll(db, [...DELETIONS, ...insertions]);
}

export interface Ending<There> {
  /** How each act ended. */
  ends: string[];
  there: There;
}

/**
 * Does acts one after another on a stage and tells how they ended and what is there then; each order is tried once on
 * each database.
 */
export function rememberEndings<Stage, There>(
  begin: (db: Db) => Promise<Stage>,
  acts: Readonly<Record<string, (db: Db, stage: Stage) => Promise<unknown>>>,
  whatIsThere: (db: Db, stage: Stage) => Promise<There>,
): (db: Db, ...names: string[]) => Promise<Ending<There>> {
  const known = new WeakMap<Db, Map<string, Ending<There>>>();
  return async (db, ...names) => {
    const ofDatabase = known.get(db) ?? new Map<string, Ending<There>>();
    known.set(db, ofDatabase);
    const order = JSON.stringify(names);
    const remembered = ofDatabase.get(order);
    if (remembered) return remembered;
    const stage = await begin(db);
    const ends: string[] = [];
    for (const name of names) {
      const act = acts[name];
      if (!act) throw new Error(`There is no act “${name}”.`);
      ends.push(await outcomeOf(act(db, stage)));
    }
    const ending = { ends, there: await whatIsThere(db, stage) };
    ofDatabase.set(order, ending);
    return ending;
  };
}
