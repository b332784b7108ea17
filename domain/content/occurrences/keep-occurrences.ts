import type { Db } from '../../../database/connect.ts';
import type { EntryOccurrenceTable, EntryTable } from '../../../database/tables.ts';
import type { ContentType } from '../model/content-type.ts';
import { readStored } from '../model/stored-data.ts';

type Copy = Pick<EntryTable, 'id' | 'published'>;

/** Rows in one statement: SQLite and PostgreSQL both limit the number of parameters. */
const BATCH_SIZE = 500;

/**
 * Stores when the published copy of an entry takes place, in place of what was stored before. Call it in the
 * transaction that writes the copy (decision 0057).
 */
export async function keepOccurrences(db: Db, type: ContentType, entry: Copy): Promise<void> {
  if (!type.occurrences) return;
  await db.deleteFrom('entry_occurrences').where('entry_id', '=', entry.id).execute();
  await addOccurrences(db, type, [entry]);
}

/** Stores when new entries of a type take place. */
export async function addOccurrences(
  db: Db,
  type: ContentType,
  entries: readonly Copy[],
): Promise<void> {
  const rows = entries.flatMap((entry) => occurrenceRows(type, entry));
  for (let i = 0; i < rows.length; i += BATCH_SIZE) {
    await db
      .insertInto('entry_occurrences')
      .values(rows.slice(i, i + BATCH_SIZE))
      .execute();
  }
}

/** The rows of an entry: when its published copy takes place. */
export function occurrenceRows(type: ContentType, { id, published }: Copy): EntryOccurrenceTable[] {
  if (!type.occurrences || published === null) return [];
  return type.occurrences(readStored(type, published)).map((times) => ({
    id: `${id} ${times.startsAt}`,
    entry_id: id,
    starts_at: times.startsAt,
    ends_at: times.endsAt,
    over_from: times.overFrom,
    last_day: times.lastDay,
  }));
}
