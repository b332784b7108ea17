import type { Db } from '../../../database/connect.ts';
import type { EntryTable } from '../../../database/tables.ts';
import type { Acting } from '../../acting.ts';
import { recordChange } from '../../audit/record.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { leaveAddress } from '../addresses/former-addresses.ts';
import type { ContentType } from '../model/content-type.ts';
import { type StaffEntry, toStaffEntry } from '../model/entry.ts';
import { promotedColumns } from '../model/promoted-columns.ts';
import { getRow, keepRevision, requireMayEdit } from './entry-rows.ts';
import { parsePublication } from './publication.ts';
import { type EntryInput, freeSlug, parseEntry, withFreeSlug } from './validating.ts';

/** Creates an entry at the end of its list. Throws 'invalid', 'conflict' (slug taken) or 'forbidden'. */
export async function createEntry<T extends ContentType>(
  db: Db,
  type: T,
  input: EntryInput,
  acting: Acting,
): Promise<StaffEntry<T>> {
  requireMayEdit(type, acting.by);
  if (type.singleton) {
    throw new DomainError('conflict', {
      el: 'Υπάρχει ήδη και είναι μοναδικό.',
      en: 'It exists already, and there is only one.',
    });
  }
  return withFreeSlug(type, input.slug, () => insertEntry(db, type, input, acting));
}

async function insertEntry<T extends ContentType>(
  db: Db,
  type: T,
  input: EntryInput,
  acting: Acting,
): Promise<StaffEntry<T>> {
  return db.transaction().execute(async (tx) => {
    const { isNow, ...plan } = parsePublication(input, undefined, acting);
    const data = await parseEntry(tx, type, input, { isDraft: !isNow && !plan.publish_at });
    const slug = await freeSlug(tx, type, input.slug, data);
    const id = newId(acting.now);
    const at = acting.now.toISOString();
    const last = await tx
      .selectFrom('entries')
      .where('type', '=', type.name)
      .where('deleted_at', 'is', null)
      .select((e) => e.fn.max('position').as('position'))
      .executeTakeFirst();
    const json = JSON.stringify(data);
    const row: EntryTable = {
      id,
      type: type.name,
      slug,
      state: isNow ? 'published' : 'draft',
      position: Number(last?.position ?? 0) + 1,
      version: 1,
      is_sample: 0,
      working: json,
      published: isNow ? json : null,
      ...promotedColumns(type, data),
      created_at: at,
      updated_at: at,
      updated_by: acting.by.email,
      published_at: isNow ? at : null,
      ...plan,
      deleted_at: null,
    };
    await tx.insertInto('entries').values(row).execute();
    await keepRevision(tx, row, acting);
    await recordSave(tx, row, 'created', undefined, acting);
    return toStaffEntry(type, row);
  });
}

/**
 * Saves an entry; {@link EntryInput} says when it becomes public. With `version`, a save on top of somebody
 * else's is refused with 'conflict' and what is stored; nothing is lost. Saved with `publish: false`, a
 * published entry keeps what the public sees until somebody publishes.
 */
export async function saveEntry<T extends ContentType>(
  db: Db,
  type: T,
  id: string,
  input: EntryInput,
  acting: Acting,
): Promise<StaffEntry<T>> {
  requireMayEdit(type, acting.by);
  return withFreeSlug(type, input.slug, () => updateEntry(db, type, id, input, acting));
}

async function updateEntry<T extends ContentType>(
  db: Db,
  type: T,
  id: string,
  input: EntryInput,
  acting: Acting,
): Promise<StaffEntry<T>> {
  return db.transaction().execute(async (tx) => {
    const stored = await getRow(tx, type, id);
    if (input.version !== undefined && input.version !== stored.version) {
      throw new DomainError(
        'conflict',
        {
          el: 'Κάποιος άλλος αποθήκευσε αυτή την εγγραφή στο μεταξύ.',
          en: 'Somebody else has saved this entry in the meantime.',
        },
        { details: { current: toStaffEntry(type, stored) } },
      );
    }
    const { isNow, ...plan } = parsePublication(input, stored, acting);
    const data = await parseEntry(tx, type, input, { isDraft: !isNow && !plan.publish_at });
    const slug = type.singleton ? stored.slug : await freeSlug(tx, type, input.slug, data, stored);
    const at = acting.now.toISOString();
    const json = JSON.stringify(data);
    const row: EntryTable = {
      ...stored,
      slug,
      state: isNow ? 'published' : stored.published === null ? 'draft' : stored.state,
      version: stored.version + 1,
      // What staff have saved is theirs, no longer a sample.
      is_sample: 0,
      working: json,
      published: isNow ? json : stored.published,
      updated_at: at,
      updated_by: acting.by.email,
      published_at: isNow ? (stored.published_at ?? at) : stored.published_at,
      ...plan,
      ...(isNow || stored.published === null ? promotedColumns(type, data) : {}),
    };
    await leaveAddress(tx, type, stored, row);
    const { id: _id, ...changes } = row;
    const result = await tx
      .updateTable('entries')
      .set(changes)
      .where('id', '=', id)
      .where('version', '=', stored.version)
      // What was planned may come about at this very moment, which counts no version.
      .where('publish_at', stored.publish_at === null ? 'is' : '=', stored.publish_at)
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) {
      throw new DomainError('conflict', {
        el: 'Κάποιος άλλος αποθήκευσε αυτή την εγγραφή την ίδια στιγμή. Δοκιμάστε ξανά.',
        en: 'Somebody else saved this entry at the same moment. Try again.',
      });
    }
    await keepRevision(tx, row, acting);
    await recordSave(tx, row, 'changed', stored, acting);
    return toStaffEntry(type, row);
  });
}

async function recordSave(
  db: Db,
  row: EntryTable,
  action: 'created' | 'changed',
  stored: EntryTable | undefined,
  acting: Acting,
): Promise<void> {
  const subject = { type: row.type, id: row.id, title: row.title_el };
  await recordChange(db, acting.by, action, subject, acting.now);
  if (row.publish_at && row.publish_at !== stored?.publish_at) {
    await recordChange(db, acting.by, 'planned', subject, acting.now);
  }
}
