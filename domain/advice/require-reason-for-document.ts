import type { MediaTable } from '../../database/tables.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { recordChange } from '../audit/record.ts';
import { DomainError } from '../errors.ts';
import { findShown } from '../media/acts/may-change-shown.ts';
import { readDocumentTexts } from '../media/documents/document-facts.ts';
import { findPersonalData, type PersonalData, ungrouped } from '../text/personal-data.ts';
import { describePersonalDataInFile } from './describe-personal-data.ts';
import { reasonOf } from './reason.ts';

/**
 * Refuses that a file which public or planned entries lead to gives its place to one with numbers that identify a
 * person, and that the file before did not have, unless somebody gives a reason, which the audit log keeps. Returns
 * whether somebody has answered for what is public. Throws 'invalid' with `personalData` for a form that asks for the
 * reason.
 */
export async function requireReasonForDocument(
  tx: Tx,
  before: MediaTable,
  text: string,
  acting: Acting,
): Promise<boolean> {
  const found = findPersonalData(text);
  if (found.length === 0 || !(await findShown(tx, [before.id])).has(before.id)) return false;
  const [earlier] = await readDocumentTexts(tx, [before.id]);
  // What was read only after it was public nobody has answered for.
  const answered = earlier?.personalData === 'explained' ? findPersonalData(earlier.text) : [];
  const known = new Set(answered.map(({ words }) => ungrouped(words)));
  const added = found.find(({ words }) => !known.has(ungrouped(words)));
  if (!added) return true;
  await keepReasonForDocument(tx, before, added, acting);
  return true;
}

/** Keeps the reason why what was found in a document is public. Throws 'invalid' with `personalData` without one. */
export async function keepReasonForDocument(
  tx: Tx,
  { id, alt_el, file_name }: Pick<MediaTable, 'id' | 'alt_el' | 'file_name'>,
  found: PersonalData,
  acting: Acting,
): Promise<void> {
  const reason = reasonOf(acting);
  if (!reason) {
    const text = describePersonalDataInFile(found);
    throw new DomainError('invalid', text, {
      fields: { file: text },
      details: { personalData: ['file'] },
    });
  }
  const subject = { type: 'media', id, title: alt_el || file_name };
  await recordChange(tx, acting.by, 'personal-data-published', subject, acting.now, reason);
}
