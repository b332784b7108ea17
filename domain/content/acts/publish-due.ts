import type { Db } from '../../../database/connect.ts';
import { leaveAddress } from '../addresses/former-addresses.ts';
import { copyColumns, publishCopies, readCopies } from '../model/copies.ts';
import { readLanguages, writeLanguages } from '../model/languages.ts';
import { confirmedColumns } from '../model/recheck.ts';
import { NO_REVIEW } from '../model/review.ts';
import { keepReferences } from '../references/keep-references.ts';
import { carryOutDue, type Due } from './due-entries.ts';
import { NO_PLAN, recordAct, setColumns, shownLanguages, tellSite } from './write-entry.ts';

/** Publishes the entries that are due, once for all processes. */
export function publishDue(db: Db, now: Date): Promise<Due> {
  return carryOutDue(db, 'publish_at', now, async (tx, type, before) => {
    const signed = { by: { id: null, email: before.publish_by ?? '' }, now };
    const languages = readLanguages(before.publish_languages ?? '');
    const copies = copyColumns(type, publishCopies(type, readCopies(type, before), languages));
    const after = await setColumns(tx, before, {
      ...copies,
      ...NO_PLAN,
      published_at: before.published_at ?? before.publish_at,
      ...NO_REVIEW,
      ...confirmedColumns(type, { ...before, ...copies }, signed.by.email, now),
      updated_at: now.toISOString(),
    });
    await leaveAddress(tx, type, before, after);
    await tx
      .updateTable('revisions')
      .set({
        published_at: after.updated_at,
        published_languages: writeLanguages(shownLanguages(after, languages)),
      })
      .where('entry_id', '=', before.id)
      .where('version', '=', after.version)
      .execute();
    await keepReferences(tx, type, after, now);
    await recordAct(tx, 'published', after, signed);
    // Whoever planned it was allowed to publish.
    tellSite(tx, before, after);
  });
}
