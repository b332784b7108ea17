import type { EntryTable } from '../../../database/tables.ts';
import type { Tx } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import type { Lang } from '../../text/bilingual.ts';
import { checkAndTellSite, setColumns } from '../acts/write-entry.ts';
import { writeLanguages } from '../model/languages/languages.ts';
import { NO_PLAN, NOT_LEAVING } from '../model/plans.ts';
import { NO_REVIEW } from '../model/review.ts';

/**
 * Gives a locked entry the moment of its set, which replaces a plan of its own. No text changes, so the version stays.
 * While it is planned, its saves must be complete, as with every plan. Throws 'forbidden' and 'invalid' as
 * `checkAndTellSite` does.
 */
export async function planEntry(
  tx: Tx,
  before: EntryTable,
  planned: { publishAt: string; languages: readonly Lang[] },
  acting: Acting,
): Promise<void> {
  const after = await setColumns(tx, before, {
    publish_at: planned.publishAt,
    publish_by: acting.by.email,
    publish_languages: writeLanguages(planned.languages),
    // Planned, it has been reviewed.
    ...NO_REVIEW,
  });
  await checkAndTellSite(tx, before, after, acting);
}

/** Ends that plan: the entry becomes public only when somebody says so. Throws 'forbidden'. */
export async function endPlanOfEntry(tx: Tx, before: EntryTable, acting: Acting): Promise<void> {
  if (before.publish_at === null) return;
  const columns = { ...NO_PLAN, ...(before.state === 'draft' && NOT_LEAVING) };
  const after = await setColumns(tx, before, columns);
  await checkAndTellSite(tx, before, after, acting);
}
