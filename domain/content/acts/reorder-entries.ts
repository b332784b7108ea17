import { type Db, isSqlite } from '../../../database/connect.ts';
import { inTransaction, type Tx, touchSite } from '../../../database/transaction.ts';
import { requireMayPublish } from '../../accounts/may-publish.ts';
import type { Acting } from '../../acting.ts';
import type { ContentType } from '../model/content-type.ts';
import { requireMayEdit } from '../model/entry-refusals.ts';
import { lockList, recordAct } from './write-entry.ts';

/**
 * Puts the entries of a type in the order of the ids; ids left out keep their place behind them. Where all stand in
 * that order, nothing happens. An id that is none is passed over: a colleague may have deleted the entry meanwhile, and
 * what was put in order beside it still holds. Throws 'forbidden'.
 */
export async function reorderEntries(
  db: Db,
  type: ContentType,
  ids: string[],
  acting: Acting,
): Promise<void> {
  requireMayEdit(type, acting.by);
  await inTransaction(db, async (tx) => {
    await requireMayPublish(tx, acting.by);
    await lockList(tx, type);
    const rows = await lockEntries(tx, type);
    const wanted = inOrder(rows, ids);
    const former = inOrder(rows, []);
    if (wanted.every((row, i) => row === former[i])) return;
    for (const [i, { id, position }] of wanted.entries()) {
      if (position === i + 1) continue;
      await tx
        .updateTable('entries')
        .set({ position: i + 1 })
        .where('id', '=', id)
        .execute();
    }
    await recordAct(
      tx,
      'reordered',
      { type: type.name, id: '', title_el: type.label.many.el },
      acting,
    );
    touchSite(tx);
  });
}

interface Placed {
  id: string;
  position: number;
}

/** Every living entry of a type; all acts lock by id, so that no two reorderings wait for each other. */
function lockEntries(tx: Tx, type: ContentType): Promise<Placed[]> {
  return tx
    .selectFrom('entries')
    .select(['id', 'position'])
    .where('type', '=', type.name)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .$if(!isSqlite(tx), (query) => query.forUpdate())
    .execute();
}

/** The rows, which come by their ids: those that are named, in that order, then the others in their old order. */
function inOrder(rows: Placed[], ids: string[]): Placed[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const named = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  const others = rows.filter((row) => !named.includes(row)).sort((a, b) => a.position - b.position);
  return [...named, ...others];
}
