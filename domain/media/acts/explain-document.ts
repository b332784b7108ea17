import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { keepReasonForDocument } from '../../advice/require-reason-for-document.ts';
import { findPersonalData } from '../../text/personal-data.ts';
import { readDocumentTexts } from '../documents/document-facts.ts';
import { findUnexplained, noteExplained } from '../documents/unexplained.ts';
import { toMedium } from '../library/medium.ts';
import { changedMeanwhile, lockMedium } from './lock-medium.ts';
import { requireMayChangeShown } from './may-change-shown.ts';

/**
 * Keeps the reason why visitors see the personal data in a document, in the audit log. Where it is explained already,
 * or seen by nobody, nothing changes. Throws 'not-found', 'forbidden' where only reviewers change what visitors see,
 * 'conflict' when the file is not that `version` any more, and 'invalid' with `personalData` without a reason.
 */
export async function explainDocument(
  db: Db,
  id: string,
  { version }: { version: number },
  acting: Acting,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const medium = await lockMedium(tx, id);
    if (medium.version !== version) throw changedMeanwhile([toMedium(medium)]);
    await requireMayChangeShown(tx, [medium], acting);
    if (!(await findUnexplained(tx, [id])).has(id)) return;
    const [document] = await readDocumentTexts(tx, [id]);
    const [first] = findPersonalData(document?.text ?? '');
    if (first) await keepReasonForDocument(tx, medium, first, acting);
    await noteExplained(tx, [id]);
  });
}
