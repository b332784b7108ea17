import type { EntryTable } from '../../../database/tables.ts';
import type { Tx } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { requireReason } from '../../advice/require-reason.ts';
import { findContentType } from '../../content-types/all.ts';
import { DomainError } from '../../errors.ts';
import type { Lang } from '../../text/bilingual.ts';
import { checkAndTellSite, setColumns } from '../acts/write-entry.ts';
import { requireMayEdit } from '../model/entry-refusals.ts';
import { writeLanguages } from '../model/languages/languages.ts';
import { NO_PLAN, NOT_LEAVING } from '../model/plans.ts';
import { NO_REVIEW } from '../model/review.ts';

interface Planned {
  publishAt: string;
  languages: readonly Lang[];
}

/**
 * Gives a locked entry the moment of its set, which replaces a plan of its own. No text changes, so the version stays.
 * While it is planned, its saves must be complete, as with every plan. Throws 'forbidden' and 'invalid' as
 * `checkAndTellSite` does.
 */
export async function planEntry(
  tx: Tx,
  before: EntryTable,
  planned: Planned,
  acting: Acting,
): Promise<void> {
  requireMayPlan(before, acting);
  const after = await setColumns(tx, before, plannedColumns(planned, acting));
  await checkAndTellSite(tx, before, after, acting);
}

/** Whether such a plan of an entry would be refused until somebody says why its personal data must be public. */
export async function asksForReason(
  tx: Tx,
  before: EntryTable,
  planned: Planned,
  acting: Acting,
): Promise<boolean> {
  try {
    await requireReason(tx, before, { ...before, ...plannedColumns(planned, acting) }, acting);
    return false;
  } catch (error) {
    if (error instanceof DomainError && error.details?.personalData) return true;
    throw error;
  }
}

function plannedColumns({ publishAt, languages }: Planned, { by }: Acting) {
  return {
    publish_at: publishAt,
    publish_by: by.email,
    publish_languages: writeLanguages(languages),
    // Planned, it has been reviewed.
    ...NO_REVIEW,
  };
}

/** Ends that plan: the entry becomes public only when somebody says so. Throws 'forbidden'. */
export async function endPlanOfEntry(tx: Tx, before: EntryTable, acting: Acting): Promise<void> {
  if (before.publish_at === null) return;
  requireMayPlan(before, acting);
  const columns = { ...NO_PLAN, ...(before.state === 'draft' && NOT_LEAVING) };
  const after = await setColumns(tx, before, columns);
  await checkAndTellSite(tx, before, after, acting);
}

/** As every act on the plan of an entry; of a type that the site has no more, plans can still be ended. */
function requireMayPlan({ type }: EntryTable, { by }: Acting): void {
  const known = findContentType(type);
  if (known) requireMayEdit(known, by);
}
