import type { Db } from '../database/connect.ts';
import { inTransaction, type Tx } from '../database/transaction.ts';
import { momentOf } from '../domain/alerts/alert-times.ts';
import { keepAlertMessage } from '../domain/alerts/keep-message.ts';
import type { ContentType } from '../domain/content/model/content-type.ts';
import { publicColumns } from '../domain/content/model/copies.ts';
import { dataSchema } from '../domain/content/model/fields/schema.ts';
import { recheckDay } from '../domain/content/model/recheck.ts';
import { readStored } from '../domain/content/model/stored-data.ts';
import { addOccurrences } from '../domain/content/occurrences/keep-occurrences.ts';
import { addReferences } from '../domain/content/references/keep-references.ts';
import { alert } from '../domain/content-types/alert.ts';
import { fieldMessages } from '../domain/field-messages.ts';
import { newId } from '../domain/ids.ts';
import { sanitiseRichText } from '../domain/text/rich-text.ts';
import type { SeedEntry } from './content/seed-entry.ts';

/** Entries by their type, in the order in which they are stored. */
export type SeedContent = [ContentType, SeedEntry<ContentType>[]][];

const SEEDED_FACT = 'seeded-at';
/** Rows in one INSERT; SQLite allows 32,766 parameters a statement. */
const BATCH_SIZE = 100;

/** Whether the database was ever filled. */
export async function isFilled(db: Db): Promise<boolean> {
  const seeded = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', SEEDED_FACT)
    .executeTakeFirst();
  return seeded !== undefined;
}

/** Stores the first entries in a database that was never filled, all or none. Returns whether it did. */
export async function fillOnce(db: Db, content: SeedContent, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // The fact is written first: if two processes start at once, the second waits here and then has nothing to do.
    const first = await tx
      .insertInto('facts')
      .values({ name: SEEDED_FACT, value: now.toISOString() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    if (first.numInsertedOrUpdatedRows === 0n) return false;
    for (const [type, entries] of content) await insertEntries(tx, type, entries, now);
    return true;
  });
}

async function insertEntries(
  tx: Tx,
  type: ContentType,
  entries: SeedEntry<ContentType>[],
  now: Date,
): Promise<void> {
  const schema = dataSchema(type.fields, { cleanHtml: sanitiseRichText });
  const at = now.toISOString();
  const rows = entries.map((entry, i) => {
    const parsed = schema.safeParse(entry.data);
    if (!parsed.success) {
      throw new Error(
        `Seed entry ${type.name}/${entry.slug} is not valid: ${JSON.stringify(fieldMessages(parsed.error))}`,
      );
    }
    const id = newId(now);
    return {
      id,
      type: type.name,
      slug: entry.slug,
      position: i + 1,
      version: 1,
      is_sample: entry.isSample ? (1 as const) : (0 as const),
      ...publicColumns(type, parsed.data),
      created_at: at,
      updated_at: at,
      updated_by: null,
      document_words: '',
      published_at: at,
      public_since: at,
      // Nobody has confirmed it, but the first content has its days to be looked through as well.
      recheck_on: recheckDay(type, { id, recheck_months: null }, now),
      deleted_at: null,
    };
  });
  for (let i = 0; i < rows.length; i += BATCH_SIZE) {
    const batch = rows.slice(i, i + BATCH_SIZE);
    await tx.insertInto('entries').values(batch).execute();
    await addReferences(tx, type, batch, now);
    await addOccurrences(tx, type, batch);
    if (type === alert)
      await addMessages(
        tx,
        batch.map((row) => ({ ...row, archived_at: null })),
      );
    await tx
      .insertInto('revisions')
      .values(
        batch.map((row) => ({
          id: newId(now),
          entry_id: row.id,
          version: 1,
          state: row.state,
          slug: row.slug,
          data: row.working,
          created_at: at,
          created_by: null,
          name: '',
          published_at: at,
          published_languages: row.public_languages,
        })),
      )
      .execute();
  }
}

/** What programs were told of the warnings: of each that it began. */
async function addMessages(
  tx: Tx,
  rows: readonly NonNullable<Parameters<typeof keepAlertMessage>[1]>[],
): Promise<void> {
  for (const row of rows) {
    const { startsAt } = readStored(alert, row.published ?? '{}');
    if (startsAt) await keepAlertMessage(tx, undefined, row, momentOf(startsAt));
  }
}
