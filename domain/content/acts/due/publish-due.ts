import type { Db } from '../../../../database/connect.ts';
import { readLanguages } from '../../model/languages/languages.ts';
import { publishWorking } from '../publish-working.ts';
import { tellSite } from '../write-entry.ts';
import { carryOutDue, type Due } from './due-entries.ts';

/** Publishes the entries that are due, once for all processes; those of a planned set wait for the others of it. */
export function publishDue(db: Db, now: Date): Promise<Due> {
  return carryOutDue(db, 'publish_at', now, async (tx, type, before) => {
    const signed = { by: { id: null, email: before.publish_by ?? '' }, now };
    const languages = readLanguages(before.publish_languages ?? '');
    const firstAt = before.publish_at ?? now.toISOString();
    const after = await publishWorking(tx, type, before, { languages, firstAt, signed });
    // Whoever planned it was allowed to publish.
    await tellSite(tx, before, after, now);
  });
}
