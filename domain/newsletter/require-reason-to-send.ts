import type { Tx } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { describePersonalData } from '../advice/describe-personal-data.ts';
import { reasonOf } from '../advice/reason.ts';
import { textsOfEntry } from '../advice/texts-of-entry.ts';
import { DomainError } from '../errors.ts';
import { findPersonalData } from '../text/personal-data.ts';
import { ISSUE_FIELDS } from './issue-fields.ts';
import { type Issue, recordIssue } from './issues.ts';

/**
 * Refuses that an issue goes to everybody with numbers that identify a person, unless somebody gives a reason, which
 * the audit log keeps; what its entries say was asked for when they became public. Throws 'invalid' with a message for
 * each field, and `personalData` for a screen that asks for the reason.
 */
export async function requireReasonToSend(tx: Tx, issue: Issue, acting: Acting): Promise<void> {
  const { subject, intro } = issue;
  const found = textsOfEntry(ISSUE_FIELDS, { subject, intro }).flatMap(({ path, text }) =>
    findPersonalData(text).map((one) => [path, describePersonalData(one)] as const),
  );
  if (found.length === 0) return;
  const reason = reasonOf(acting);
  if (reason) {
    await recordIssue(tx, 'personal-data-published', issue, acting, reason);
    return;
  }
  const fields = Object.fromEntries(found);
  throw new DomainError(
    'invalid',
    {
      el: 'Το τεύχος έχει προσωπικά δεδομένα. Αφαιρέστε τα ή γράψτε γιατί πρέπει να σταλούν.',
      en: 'The issue contains personal data. Remove them, or write why they must be sent.',
    },
    { fields, details: { personalData: Object.keys(fields) } },
  );
}
