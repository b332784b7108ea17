import type { Db } from '../../database/connect.ts';
import { dataSchema } from '../content/model/fields/schema.ts';
import { type FieldMessages, invalid } from '../errors.ts';
import { fieldMessages } from '../field-messages.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { ISSUE_FIELDS } from './issue-fields.ts';

/** The content types that an issue can be about. */
export const ITEM_TYPES = ['news', 'event'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

/** A news item or an event that an issue is about; its texts are read when the issue is sent. */
export interface IssueItem {
  type: ItemType;
  id: string;
}

/** The texts that staff write. */
export interface IssueContent {
  subject: Bilingual;
  /** Paragraphs, with an empty line between them. */
  intro: Bilingual;
  items: IssueItem[];
}

const schema = dataSchema(ISSUE_FIELDS);

/**
 * The stored content of an issue. A draft needs a Greek subject, by which staff find it; each entry may occur once
 * and must exist. Throws 'invalid'.
 */
export async function parseIssue(db: Db, input: IssueContent): Promise<IssueContent> {
  const parsed = schema.safeParse({ subject: input.subject, intro: input.intro });
  const messages: FieldMessages = parsed.success ? {} : fieldMessages(parsed.error);
  const known = await findExisting(db, input.items);
  const seen = new Set<string>();
  for (const [place, { type, id }] of input.items.entries()) {
    if (known.get(id) !== type) {
      messages[`items.${place}`] = NO_SUCH_ENTRY;
    } else if (seen.has(id)) {
      messages[`items.${place}`] = {
        el: 'Αυτή η εγγραφή υπάρχει ήδη στο τεύχος.',
        en: 'This entry is in the issue already.',
      };
    }
    seen.add(id);
  }
  if (!parsed.success || Object.keys(messages).length > 0) throw invalid(messages);
  const { subject, intro } = parsed.data as Pick<IssueContent, 'subject' | 'intro'>;
  return { subject, intro, items: input.items.map(({ type, id }) => ({ type, id })) };
}

/** What is said of an entry that was deleted. */
export const NO_SUCH_ENTRY: Bilingual = {
  el: 'Αυτή η εγγραφή δεν υπάρχει πια. Αφαιρέστε την.',
  en: 'This entry no longer exists. Remove it.',
};

/** The types of the entries that exist, by id. */
export async function findExisting(
  db: Db,
  items: readonly IssueItem[],
): Promise<Map<string, string>> {
  if (items.length === 0) return new Map();
  const rows = await db
    .selectFrom('entries')
    .select(['id', 'type'])
    .where(
      'id',
      'in',
      items.map(({ id }) => id),
    )
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, type }) => [id, type]));
}

const MISSING: Bilingual = {
  el: 'Συμπληρώστε το πριν από την αποστολή.',
  en: 'Fill this in before sending.',
};

/** An English part that nobody wrote: readers of English get the Greek, with a sentence that says so. */
export function isInGreekAlone({ subject, intro }: IssueContent): boolean {
  return subject.en === '' || (intro.en === '' && intro.el !== '');
}

/**
 * What an issue still needs before it can be sent, by field. The English part is needed as soon as one of the
 * subscribers reads English, of whom there are `readers`.
 */
export function findMissing(content: IssueContent, readers: { en: number }): FieldMessages {
  const messages: FieldMessages = {};
  const { el, en } = content.intro;
  if (readers.en > 0 && content.subject.en === '') messages['subject.en'] = missing(readers.en);
  if (el === '' && (en !== '' || content.items.length === 0)) messages['intro.el'] = MISSING;
  if (readers.en > 0 && en === '' && (el !== '' || content.items.length === 0)) {
    messages['intro.en'] = missing(readers.en);
  }
  return messages;
}

const missing = (readers: number): Bilingual =>
  readers === 1
    ? {
        el: 'Συμπληρώστε το πριν από την αποστολή: ένας συνδρομητής διαβάζει αγγλικά.',
        en: 'Fill this in before sending: one subscriber reads English.',
      }
    : {
        el: `Συμπληρώστε το πριν από την αποστολή: ${readers} συνδρομητές διαβάζουν αγγλικά.`,
        en: `Fill this in before sending: ${readers} subscribers read English.`,
      };
