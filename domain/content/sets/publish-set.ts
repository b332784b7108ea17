import type { Db } from '../../../database/connect.ts';
import type { EntryTable, PublishingSetTable } from '../../../database/tables.ts';
import { inTransaction, type Tx } from '../../../database/transaction.ts';
import { requireMayPublish } from '../../accounts/may-publish.ts';
import type { Acting } from '../../acting.ts';
import { recordChange } from '../../audit/record.ts';
import { parseMoment } from '../acts/publication.ts';
import { publishWorking } from '../acts/publish-working.ts';
import { checkAndTellSite, type Signed } from '../acts/write-entry.ts';
import { requireMayEdit } from '../model/entry-refusals.ts';
import { collectReasons } from './collect-reasons.ts';
import { lockMembers, lockSet, requireStamp } from './lock-set.ts';
import { endPlanOfEntry, planEntry } from './plan-entry.ts';
import { requireOpen, SET_SUBJECT } from './publishing-set.ts';
import { type Ready, requireReady } from './readiness.ts';

/** What somebody has seen of the set before publishing it (`stampOf`). */
interface Seen {
  stamp: string;
}

/**
 * Publishes every entry of a set, or none: all in one transaction. Throws 'not-found', 'forbidden', 'invalid' where
 * personal data need a reason, or 'conflict' when an entry is not ready, the set is published already, or it was
 * changed since somebody has seen it.
 */
export async function publishSet(
  db: Db,
  id: string,
  { stamp }: Seen,
  acting: Acting,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { set, ready } = await beginPublication(tx, id, { stamp, publishAt: null }, acting);
    await publishMembers(tx, { set, ready }, acting, (before, after) =>
      checkAndTellSite(tx, before, after, acting),
    );
  });
}

/**
 * Plans the moment at which every entry of a set becomes public, together; an earlier plan of the set, and plans of its
 * entries, are replaced. Throws as `publishSet` does, and 'invalid' with a message for `publishAt`.
 */
export async function planSet(
  db: Db,
  id: string,
  { stamp, publishAt }: Seen & { publishAt: string },
  acting: Acting,
): Promise<void> {
  const moment = parseMoment('publishAt', publishAt, acting.now);
  await inTransaction(db, async (tx) => {
    const asked = { stamp, publishAt: moment };
    const { set, ready } = await beginPublication(tx, id, asked, acting);
    await tx
      .updateTable('publishing_sets')
      .set({ publish_at: moment, publish_by: acting.by.email })
      .where('id', '=', id)
      .execute();
    await collectReasons(ready, ({ entry, languages }) =>
      planEntry(tx, entry, { publishAt: moment, languages }, acting),
    );
    await recordSet(tx, 'planned', set, acting);
  });
}

/** Ends the plan of a set; without one, nothing happens. Throws 'not-found', 'forbidden', or 'conflict'. */
export async function cancelSetPlan(db: Db, id: string, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    const set = await lockSet(tx, id);
    requireOpen(set);
    if (set.publish_at === null) return;
    const members = await lockMembers(tx, id);
    await tx
      .updateTable('publishing_sets')
      .set({ publish_at: null, publish_by: null })
      .where('id', '=', id)
      .execute();
    for (const { entry } of members) await endPlanOfEntry(tx, entry, acting);
    await recordSet(tx, 'plan-cancelled', set, acting);
  });
}

async function beginPublication(
  tx: Tx,
  id: string,
  { stamp, publishAt }: Seen & { publishAt: string | null },
  acting: Acting,
) {
  const set = await lockSet(tx, id);
  requireOpen(set);
  await requireMayPublish(tx, acting.by);
  const members = await lockMembers(tx, id);
  requireStamp(members, stamp);
  const ready = await requireReady(tx, members, publishAt);
  for (const { type } of ready) requireMayEdit(type, acting.by);
  return { set, ready };
}

/** Publishes the checked entries of a locked set, and keeps what the public saw of each before. */
export async function publishMembers(
  tx: Tx,
  { set, ready }: { set: PublishingSetTable; ready: readonly Ready[] },
  signed: Signed,
  show: (before: EntryTable, after: EntryTable) => Promise<void>,
): Promise<void> {
  const at = signed.now.toISOString();
  const firstAt = set.publish_at ?? at;
  // First, so that the entries have their moment no longer from this set.
  await tx
    .updateTable('publishing_sets')
    .set({
      state: 'published',
      publish_at: null,
      publish_by: null,
      published_at: at,
      published_by: signed.by.email,
    })
    .where('id', '=', set.id)
    .execute();
  await tx
    .updateTable('publishing_set_entries')
    .set({ is_open: 0 })
    .where('set_id', '=', set.id)
    .execute();
  await collectReasons(ready, async ({ member, entry, type, languages }) => {
    const action = 'published-in-set';
    const after = await publishWorking(tx, type, entry, { languages, firstAt, signed, action });
    await tx
      .updateTable('publishing_set_entries')
      .set({
        became_version: after.version,
        became_languages: after.public_languages,
        was_state: entry.state,
        was_published: entry.published,
        was_languages: entry.public_languages,
        was_english_from: entry.public_english_from,
        was_published_at: entry.published_at,
        was_checked_at: entry.checked_at,
        was_checked_by: entry.checked_by,
        was_recheck_on: entry.recheck_on,
      })
      .where('id', '=', member.id)
      .execute();
    await show(entry, after);
  });
  await recordSet(tx, 'published-in-set', set, signed);
}

/** Records who did what to a set. */
export function recordSet(
  tx: Tx,
  action: 'planned' | 'plan-cancelled' | 'published-in-set' | 'publication-undone',
  set: PublishingSetTable,
  signed: Signed,
): Promise<void> {
  const subject = { type: SET_SUBJECT, id: set.id, title: set.name };
  return recordChange(tx, signed.by, action, subject, signed.now);
}
