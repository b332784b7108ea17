import type { Db } from '../../../database/connect.ts';
import { leaveAddress } from '../addresses/former-addresses.ts';
import { publicState } from '../model/entry.ts';
import { promotedColumns } from '../model/promoted-columns.ts';
import { confirmedColumns } from '../model/recheck.ts';
import { NO_REVIEW } from '../model/review.ts';
import { readStored } from '../model/stored-data.ts';
import { keepReferences } from '../references/keep-references.ts';
import { carryOutDue, type Due } from './due-entries.ts';
import { recordAct, setColumns, tellSite } from './write-entry.ts';

/** Publishes the entries that are due, once for all processes. */
export function publishDue(db: Db, now: Date): Promise<Due> {
  return carryOutDue(db, 'publish_at', now, async (tx, type, before) => {
    const signed = { by: { id: null, email: before.publish_by ?? '' }, now };
    const state = publicState(before);
    const after = await setColumns(tx, before, {
      state,
      published: before.working,
      published_at: before.published_at ?? before.publish_at,
      publish_at: null,
      publish_by: null,
      ...NO_REVIEW,
      updated_at: now.toISOString(),
      ...promotedColumns(type, readStored(type, before.working)),
      ...confirmedColumns(type, { ...before, state }, signed.by.email, now),
    });
    await leaveAddress(tx, type, before, after);
    await tx
      .updateTable('revisions')
      .set({ published_at: after.updated_at })
      .where('entry_id', '=', before.id)
      .where('version', '=', after.version)
      .execute();
    await keepReferences(tx, type, after, now);
    await recordAct(tx, 'published', after, signed);
    // Whoever planned it was allowed to publish.
    tellSite(tx, before, after);
  });
}
