import type { Db } from '../../../../database/connect.ts';
import { leaveSite } from '../leave-site.ts';
import { tellSite } from '../write-entry.ts';
import { carryOutDue, type Due } from './due-entries.ts';

/**
 * Takes the entries that are due off the site, or archives them, once for all processes. A slide or card that leads
 * to one does not hold it back: staff have decided on the moment.
 */
export function leaveDue(db: Db, now: Date): Promise<Due> {
  return carryOutDue(db, 'leave_at', now, async (tx, type, before) => {
    const to = before.leave_to ?? 'draft';
    const action = to === 'archived' ? 'archived-by-plan' : 'unpublished-by-plan';
    const by = { id: null, email: before.leave_by ?? '' };
    const after = await leaveSite(tx, type, before, { to, action }, { by, now });
    // Whoever planned it was allowed to.
    await tellSite(tx, before, after, now);
  });
}
