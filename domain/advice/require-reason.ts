import type { EntryTable } from '../../database/tables.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { recordChange } from '../audit/record.ts';
import type { ContentType } from '../content/model/content-type.ts';
import { readStored } from '../content/model/stored-data.ts';
import { findContentType } from '../content-types/all.ts';
import { DomainError, type FieldMessages } from '../errors.ts';
import { findPersonalData } from '../text/personal-data.ts';
import { describePersonalData } from './describe-personal-data.ts';
import { textsOfEntry } from './texts-of-entry.ts';

/** What a reason must have at least, in letters: "ναι" is none. */
const SHORTEST_REASON = 8;

/**
 * Refuses that an act makes numbers public which identify a person (domain/text/personal-data.ts), unless somebody
 * gives a reason, which the audit log keeps. What is public or planned already needs no second one. Throws 'invalid'
 * with a message for each field, and `personalData` for a form that asks for the reason.
 */
export async function requireReason(
  tx: Tx,
  before: EntryTable | undefined,
  after: EntryTable,
  acting: Acting,
): Promise<void> {
  const type = findContentType(after.type) as ContentType | undefined;
  if (!type) return;
  const known = new Set(
    [before?.published, before?.publish_at && before.working].flatMap((copy) =>
      copy ? numbersIn(type, copy).map(({ number }) => number) : [],
    ),
  );
  const added = [after.public_languages && after.published, after.publish_at && after.working]
    .flatMap((copy) => (copy ? numbersIn(type, copy) : []))
    .filter(({ number }) => !known.has(number));
  if (added.length === 0) return;
  const reason = acting.reason?.trim() ?? '';
  if (reason.length < SHORTEST_REASON) throw refusal(added);
  const subject = { type: after.type, id: after.id, title: after.title_el };
  await recordChange(tx, acting.by, 'personal-data-published', subject, acting.now, reason);
}

interface Found {
  path: string;
  /** Without whatever groups its digits. */
  number: string;
  message: FieldMessages[string];
}

function numbersIn(type: ContentType, stored: string): Found[] {
  return textsOfEntry(type.fields, readStored(type, stored)).flatMap(({ path, text }) =>
    findPersonalData(text).map((one) => ({
      path,
      number: one.words.replace(/[^\p{L}\p{N}]/gu, ''),
      message: describePersonalData(one),
    })),
  );
}

function refusal(added: readonly Found[]): DomainError {
  const fields = Object.fromEntries(added.map(({ path, message }) => [path, message]));
  return new DomainError(
    'invalid',
    {
      el: 'Το κείμενο έχει προσωπικά δεδομένα. Αφαιρέστε τα ή γράψτε γιατί πρέπει να δημοσιευθούν.',
      en: 'The text has personal data. Remove them, or write why they must be published.',
    },
    { fields, details: { personalData: Object.keys(fields) } },
  );
}
