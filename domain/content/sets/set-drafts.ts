import type { Db } from '../../../database/connect.ts';
import { findPreviewDrafts, type PreviewDraft } from '../preview/drafts.ts';
import { inOrderOfSet, readMembers } from './lock-set.ts';
import { checkMember } from './readiness.ts';

/**
 * The entries of a set as they become public with it, in the order in which they were added, each in the languages that
 * the set publishes. Those in the bin are left out.
 */
export async function findSetDrafts(db: Db, setId: string, now: Date): Promise<PreviewDraft[]> {
  const members = inOrderOfSet(await readMembers(db, setId));
  const asked = [];
  for (const one of members) {
    const { problem, languages } = await checkMember(db, one, null);
    // What is not ready yet is shown as far as it is written.
    asked.push({ id: one.entry.id, ...(!problem && { languages }) });
  }
  return findPreviewDrafts(db, asked, now);
}
