import { type FieldMessages, invalid } from '../../errors.ts';
import { fieldMessages } from '../../field-messages.ts';
import type { CopyMark } from '../../open-forms/end-copies.ts';
import { isReservedSlug } from '../../screens/reserved.ts';
import type { Bilingual, Lang } from '../../text/bilingual.ts';
import { sanitiseRichText } from '../../text/rich-text.ts';
import { describeSlugProblem } from '../../text/slug.ts';
import { VALIDATION_TEXTS } from '../../text/validation-texts.ts';
import type { ContentType } from '../model/content-type.ts';
import { dataSchema, withoutDemands } from '../model/fields/schema.ts';
import { demandsOf, usualLanguages, writeLanguages } from '../model/languages/languages.ts';
import type { Publication, PublicationInput } from './publication.ts';

/** What staff send to save an entry. */
export interface EntryInput extends PublicationInput {
  /** If omitted or '', it is made from the title. */
  slug?: string | undefined;
  data: unknown;
  /** The version the edit began from. */
  version?: number | undefined;
  /**
   * The paths of English texts that fit the Greek beside them, although it has changed since they were made: it was
   * a small correction.
   */
  inStep?: readonly string[] | undefined;
  /** The kept copies that this save contains: they end with it. */
  kept?: readonly CopyMark[] | undefined;
}

/** The data of a save, cleaned, and the languages in which they become public now or later; none for a draft. */
export interface ParsedInput {
  data: Record<string, unknown>;
  languages: Lang[];
}

type Schema = ReturnType<typeof dataSchema>;

const schemas = new WeakMap<ContentType, Map<string, Schema>>();

/** The schema of drafts, or of data that become public in those languages. */
function schemaOf(type: ContentType, languages: readonly Lang[], titles: 'each' | 'one'): Schema {
  const known = schemas.get(type) ?? new Map<string, Schema>();
  schemas.set(type, known);
  const name = languages.length === 0 ? 'draft' : `${writeLanguages(languages)} ${titles}`;
  let schema = known.get(name);
  if (!schema) {
    const isDraft = languages.length === 0;
    const fields = isDraft ? withoutDemands(type.fields) : demandsOf(type, languages, titles);
    const rules = isDraft ? [] : type.rules;
    schema = dataSchema(fields, { cleanHtml: sanitiseRichText, rules });
    known.set(name, schema);
  }
  return schema;
}

const checkSchemas = new WeakMap<ContentType, Schema>();

/**
 * What fields owe each other, told beside the faults of other fields, so that a form names everything at once; where
 * one of them is not written rightly, they cannot be compared.
 */
function checkTogether(type: ContentType, input: unknown): FieldMessages {
  if (!type.check || typeof input !== 'object' || input === null) return {};
  const { fields, find } = type.check;
  const pick = (all: object) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => fields.includes(name)));
  let schema = checkSchemas.get(type);
  if (!schema) {
    schema = dataSchema(withoutDemands(pick(type.fields)));
    checkSchemas.set(type, schema);
  }
  const parsed = schema.safeParse(pick(input));
  return parsed.success ? find(parsed.data) : {};
}

/** The path of a missing title: a draft needs one in either language, so that staff find it again. */
function missingTitle(type: ContentType, data: Record<string, unknown>): string | undefined {
  const name = type.promoted.title;
  const title = data[name] as string | Bilingual;
  if (typeof title === 'string') return title ? undefined : name;
  return title.el || title.en ? undefined : `${name}.el`;
}

/**
 * The data of an entry, cleaned. A draft may lack everything that its type demands, except a title; the texts of a
 * language are demanded only where it becomes public. `requireTargets` checks the references; this function does
 * not. Throws 'invalid' with a message for each field, the slug included.
 */
export function parseData(
  type: ContentType,
  input: EntryInput,
  { isDraft, named }: Pick<Publication, 'isDraft' | 'named'>,
  publicNow: readonly Lang[] = [],
): ParsedInput {
  const languages = isDraft ? [] : [...(named ?? usualLanguages(type, input.data, publicNow))];
  const parsed = schemaOf(type, languages, named ? 'each' : 'one').safeParse(input.data);
  let messages: FieldMessages = parsed.success ? {} : fieldMessages(parsed.error);
  const untitled = parsed.success && isDraft && missingTitle(type, parsed.data);
  if (untitled) messages[untitled] = VALIDATION_TEXTS.draftTitle;
  if (languages.length > 0) {
    messages = { ...checkTogether(type, input.data), ...messages };
  }
  if (input.slug) {
    const problem = describeSlugProblem(input.slug, type.nestedSlugs);
    if (problem) messages.slug = problem;
    else if (type.nestedSlugs && isReservedSlug(input.slug)) {
      messages.slug = {
        el: 'Αυτή η διεύθυνση ανήκει σε άλλη σελίδα του ιστοτόπου. Διαλέξτε άλλη.',
        en: 'This address belongs to another part of the site. Choose a different one.',
      };
    }
  }
  if (!parsed.success || Object.keys(messages).length > 0) throw invalid(messages);
  return { data: parsed.data, languages };
}
