import type { Db } from '../../../database/connect.ts';
import type { EntryTable } from '../../../database/tables.ts';
import type { StaffMember } from '../../accounts/staff-member.ts';
import type { Acting } from '../../acting.ts';
import { recordChange } from '../../audit/record.ts';
import { DomainError, notFound } from '../../errors.ts';
import { newId } from '../../ids.ts';
import type { ContentType } from '../model/content-type.ts';

/** Refuses an editor where the type is the administrator's. */
export function requireMayEdit(type: ContentType, by: StaffMember): void {
  if (type.adminOnly && by.role !== 'admin') {
    throw new DomainError('forbidden', {
      el: 'Μόνο οι διαχειριστές αλλάζουν αυτά τα στοιχεία.',
      en: 'Only administrators may change these.',
    });
  }
}

/** The living entry of that id as stored; throws 'not-found'. */
export async function getRow(db: Db, type: ContentType, id: string): Promise<EntryTable> {
  const row = await db
    .selectFrom('entries')
    .selectAll()
    .where('id', '=', id)
    .where('type', '=', type.name)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw entryNotFound();
  return row;
}

export function entryNotFound(): DomainError {
  return notFound({
    el: 'Η εγγραφή δεν υπάρχει ή έχει διαγραφεί.',
    en: 'The entry does not exist or has been deleted.',
  });
}

export function singletonRefusal(): DomainError {
  return new DomainError('conflict', {
    el: 'Αυτή η εγγραφή είναι μοναδική και χρειάζεται στον ιστότοπο.',
    en: 'There is only one of these, and the site needs it.',
  });
}

/** Stores what is other about an entry as its next version, and writes it down. Call it in a transaction. */
export async function changeRow(
  db: Db,
  stored: EntryTable,
  changes: Partial<EntryTable>,
  acting: Acting,
): Promise<EntryTable> {
  const row: EntryTable = {
    ...stored,
    ...changes,
    version: stored.version + 1,
    updated_at: acting.now.toISOString(),
    updated_by: acting.by.email,
  };
  const { id, ...columns } = row;
  await db.updateTable('entries').set(columns).where('id', '=', id).execute();
  await keepRevision(db, row, acting);
  await recordChange(
    db,
    acting.by,
    'changed',
    { type: row.type, id, title: row.title_el },
    acting.now,
  );
  return row;
}

/** Writes down what an entry is after a save. */
export async function keepRevision(db: Db, row: EntryTable, acting: Acting): Promise<void> {
  await db
    .insertInto('revisions')
    .values({
      id: newId(acting.now),
      entry_id: row.id,
      version: row.version,
      state: row.state,
      slug: row.slug,
      data: row.working,
      created_at: row.updated_at,
      created_by: acting.by.email,
    })
    .execute();
}
