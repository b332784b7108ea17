import type { Db } from '../../database/connect.ts';

/** Reads a small fact that the system keeps about itself; undefined where it was never written. */
export async function readFact(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

/** Writes a fact, whatever it was before. */
export async function writeFact(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Writes a fact that is not there yet; false, and nothing written, where another process was faster. */
export async function addFact(db: Db, name: string, value: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Writes a fact in place of the value that was read; false, and nothing written, where another process was faster. */
export async function replaceFact(
  db: Db,
  name: string,
  from: string,
  to: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('facts')
    .set({ value: to })
    .where('name', '=', name)
    .where('value', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function removeFact(db: Db, name: string): Promise<void> {
  await db.deleteFrom('facts').where('name', '=', name).execute();
}
