import type { EntryTable } from '../../database/tables.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { recordChange } from '../audit/record.ts';
import type { ContentType } from '../content/model/content-type.ts';
import { readStored } from '../content/model/stored-data.ts';
import { findContentType } from '../content-types/all.ts';
import { DomainError, type FieldMessages } from '../errors.ts';
import { readDocumentTexts } from '../media/documents/document-facts.ts';
import { noteExplained } from '../media/documents/unexplained.ts';
import { findPersonalData, type PersonalData, ungrouped } from '../text/personal-data.ts';
import { describePersonalData, describePersonalDataInFile } from './describe-personal-data.ts';
import { filesOfEntry } from './documents.ts';
import { reasonOf } from './reason.ts';
import { textsOfEntry } from './texts-of-entry.ts';

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
  const earlier = copiesOf(type, before?.published, before?.publish_at && before.working);
  const later = copiesOf(
    type,
    after.public_languages && after.published,
    after.publish_at && after.working,
  );
  const known = new Set(earlier.flatMap((copy) => numbersIn(type, copy)).map(numberOf));
  const documents = await numbersInDocuments(tx, type, { earlier, later });
  const added = [
    ...later.flatMap((copy) => numbersIn(type, copy)),
    ...documents.flatMap(({ numbers }) => numbers),
  ].filter((one) => !known.has(numberOf(one)));
  const reason = reasonOf(acting);
  if (added.length > 0 && !reason) throw refusal(added);
  await noteExplained(
    tx,
    documents.map(({ id }) => id),
  );
  if (added.length === 0) return;
  const subject = { type: after.type, id: after.id, title: after.title_el };
  await recordChange(tx, acting.by, 'personal-data-published', subject, acting.now, reason);
}

interface Found {
  path: string;
  /** Without whatever groups its digits. */
  number: string;
  message: FieldMessages[string];
}

type Copy = Record<string, unknown>;

const copiesOf = (type: ContentType, ...stored: (string | null | undefined)[]): Copy[] =>
  stored.flatMap((copy) => (copy ? [readStored(type, copy)] : []));

const numberOf = ({ number }: Found) => number;

function numbersIn(type: ContentType, copy: Copy): Found[] {
  return textsOfEntry(type.fields, copy).flatMap(({ path, text }) =>
    findPersonalData(text).map((one) => found(path, one, describePersonalData(one))),
  );
}

/**
 * Those in the documents that become public with the entry. A document that it gives already needs no second reason.
 */
async function numbersInDocuments(
  tx: Tx,
  type: ContentType,
  { earlier, later }: { earlier: readonly Copy[]; later: readonly Copy[] },
): Promise<{ id: string; numbers: Found[] }[]> {
  const files = (copies: readonly Copy[]) =>
    copies.flatMap((copy) => filesOfEntry(type.fields, copy));
  const given = new Set(files(earlier).map(({ id }) => id));
  const added = new Map(
    files(later).flatMap(({ id, path }) => (given.has(id) ? [] : [[id, path]])),
  );
  const texts = await readDocumentTexts(tx, [...added.keys()]);
  return texts.map(({ mediumId, text }) => ({
    id: mediumId,
    numbers: findPersonalData(text).map((one) =>
      found(added.get(mediumId) ?? '', one, describePersonalDataInFile(one)),
    ),
  }));
}

const found = (path: string, { words }: PersonalData, message: Found['message']): Found => ({
  path,
  number: ungrouped(words),
  message,
});

function refusal(added: readonly Found[]): DomainError {
  const fields = Object.fromEntries(added.map(({ path, message }) => [path, message]));
  return new DomainError(
    'invalid',
    {
      el: 'Το κείμενο έχει προσωπικά δεδομένα. Αφαιρέστε τα ή γράψτε γιατί πρέπει να δημοσιευτούν.',
      en: 'The text contains personal data. Remove them, or write why they must be published.',
    },
    { fields, details: { personalData: Object.keys(fields) } },
  );
}
