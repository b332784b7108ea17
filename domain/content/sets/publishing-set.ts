import type { PublishingSetTable } from '../../../database/tables.ts';
import { DomainError, invalid, notFound } from '../../errors.ts';
import { cleanText } from '../../text/clean-text.ts';
import { sayTooLong } from '../../text/validation-texts.ts';
import { MAX_SET_NAME_LENGTH } from './set-limits.ts';

/** How the audit log names sets. */
export const SET_SUBJECT = 'publishing-set';

/** The name of a set as it is stored. Throws 'invalid' with a message for `name`. */
export function readSetName(name: string): string {
  const text = cleanText(name).replace(/\s+/g, ' ');
  if (!text) {
    throw invalid({ name: { el: 'Δώστε όνομα στην ομάδα.', en: 'Give the set a name.' } });
  }
  if (text.length > MAX_SET_NAME_LENGTH) throw invalid({ name: sayTooLong(MAX_SET_NAME_LENGTH) });
  return text;
}

export function setNotFound(): DomainError {
  return notFound({
    el: 'Η ομάδα δημοσίευσης δεν υπάρχει ή έχει διαγραφεί.',
    en: 'The publishing set does not exist or has been deleted.',
  });
}

/** Refuses what can only be done before a set is published, with 'conflict'. */
export function requireOpen(set: PublishingSetTable): void {
  if (set.state === 'open') return;
  throw new DomainError('conflict', {
    el: 'Η ομάδα έχει ήδη δημοσιευτεί. Αναιρέστε πρώτα τη δημοσίευσή της ή φτιάξτε νέα ομάδα.',
    en: 'The set has been published already. Undo its publication first, or make a new set.',
  });
}
