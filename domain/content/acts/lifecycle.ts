import type { Db } from '../../../database/connect.ts';
import type { Acting } from '../../acting.ts';
import { recordChange } from '../../audit/record.ts';
import type { ContentType } from '../model/content-type.ts';
import { type StaffEntry, toStaffEntry } from '../model/entry.ts';
import { promotedColumns } from '../model/promoted-columns.ts';
import { requireUnused } from '../references/require-unused.ts';
import {
  changeRow,
  entryNotFound,
  getRow,
  requireMayEdit,
  singletonRefusal,
} from './entry-rows.ts';
import { freeSlug } from './validating.ts';

/** Takes a published entry off the site; its working copy stays, and nothing is planned for it any more. Throws 'conflict' when the site leads to it. */
export async function unpublishEntry<T extends ContentType>(
  db: Db,
  type: T,
  id: string,
  acting: Acting,
): Promise<StaffEntry<T>> {
  requireMayEdit(type, acting.by);
  if (type.singleton) throw singletonRefusal();
  return db.transaction().execute(async (tx) => {
    const stored = await getRow(tx, type, id);
    await requireUnused(tx, type, stored);
    const row = await changeRow(
      tx,
      stored,
      {
        state: 'draft',
        published: null,
        publish_at: null,
        publish_by: null,
        ...promotedColumns(type, JSON.parse(stored.working)),
      },
      acting,
    );
    return toStaffEntry(type, row);
  });
}

/** Moves an entry to the bin, from where {@link restoreEntry} brings it back without what was planned for it. Throws 'conflict' when the site leads to it. */
export async function deleteEntry(
  db: Db,
  type: ContentType,
  id: string,
  acting: Acting,
): Promise<void> {
  requireMayEdit(type, acting.by);
  if (type.singleton) throw singletonRefusal();
  await db.transaction().execute(async (tx) => {
    const stored = await getRow(tx, type, id);
    await requireUnused(tx, type, stored);
    await tx
      .updateTable('entries')
      .set({
        deleted_at: acting.now.toISOString(),
        updated_by: acting.by.email,
        publish_at: null,
        publish_by: null,
      })
      .where('id', '=', id)
      .execute();
    await recordChange(
      tx,
      acting.by,
      'deleted',
      { type: type.name, id, title: stored.title_el },
      acting.now,
    );
  });
}

/** Brings an entry back from the bin. Throws 'conflict' when its slug has been taken meanwhile. */
export async function restoreEntry<T extends ContentType>(
  db: Db,
  type: T,
  id: string,
  acting: Acting,
): Promise<StaffEntry<T>> {
  requireMayEdit(type, acting.by);
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('entries')
      .selectAll()
      .where('id', '=', id)
      .where('type', '=', type.name)
      .where('deleted_at', 'is not', null)
      .executeTakeFirst();
    if (!row) throw entryNotFound();
    await freeSlug(tx, type, row.slug, JSON.parse(row.working), row);
    const restored = { ...row, deleted_at: null };
    await tx.updateTable('entries').set({ deleted_at: null }).where('id', '=', id).execute();
    await recordChange(
      tx,
      acting.by,
      'restored',
      { type: type.name, id, title: row.title_el },
      acting.now,
    );
    return toStaffEntry(type, restored);
  });
}

/** Puts the entries of a type in the order of the ids; ids left out keep their place behind them. */
export async function reorderEntries(
  db: Db,
  type: ContentType,
  ids: string[],
  acting: Acting,
): Promise<void> {
  requireMayEdit(type, acting.by);
  await db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('entries')
      .select(['id', 'position'])
      .where('type', '=', type.name)
      .where('deleted_at', 'is', null)
      .orderBy('position')
      .orderBy('id')
      .execute();
    const known = new Set(rows.map((row) => row.id));
    const first = [...new Set(ids)].filter((id) => known.has(id));
    const order = [...first, ...rows.map((row) => row.id).filter((id) => !first.includes(id))];
    for (const [i, id] of order.entries()) {
      await tx
        .updateTable('entries')
        .set({ position: i + 1 })
        .where('id', '=', id)
        .execute();
    }
    await recordChange(
      tx,
      acting.by,
      'reordered',
      { type: type.name, id: '', title: type.label.many.el },
      acting.now,
    );
  });
}
