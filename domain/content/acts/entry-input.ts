import { type FieldMessages, invalid } from '../../errors.ts';
import type { CopyMark } from '../../open-forms/end-copies.ts';
import { isReservedSlug } from '../../screens/reserved.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { sanitiseRichText } from '../../text/rich-text.ts';
import { describeSlugProblem } from '../../text/slug.ts';
import { VALIDATION_TEXTS } from '../../text/validation-texts.ts';
import type { ContentType } from '../model/content-type.ts';
import { dataSchema, fieldMessages, withoutDemands } from '../model/schema.ts';
import type { PublicationInput } from './publication.ts';

/** What staff send to save an entry. */
export interface EntryInput extends PublicationInput {
  /** If omitted or '', it is made from the title. */
  slug?: string | undefined;
  data: unknown;
  /** The version the edit began from. */
  version?: number | undefined;
  /** The kept copies that this save contains: they end with it. */
  kept?: readonly CopyMark[] | undefined;
}

interface Schemas {
  complete: ReturnType<typeof dataSchema>;
  draft: ReturnType<typeof dataSchema>;
}

const schemas = new WeakMap<ContentType, Schemas>();

function schemasOf(type: ContentType): Schemas {
  let both = schemas.get(type);
  if (!both) {
    const options = { cleanHtml: sanitiseRichText };
    both = {
      complete: dataSchema(type.fields, options),
      draft: dataSchema(withoutDemands(type.fields), options),
    };
    schemas.set(type, both);
  }
  return both;
}

/** The path of a missing title: a draft needs one in either language, so that staff find it again. */
function missingTitle(type: ContentType, data: Record<string, unknown>): string | undefined {
  const name = type.promoted.title;
  const title = data[name] as string | Bilingual;
  if (typeof title === 'string') return title ? undefined : name;
  return title.el || title.en ? undefined : `${name}.el`;
}

/**
 * The data of an entry, cleaned. A draft may lack everything that its type demands, except a title. `requireTargets`
 * checks the references; this function does not. Throws 'invalid' with a message for each field, the slug included.
 */
export function parseData(
  type: ContentType,
  input: EntryInput,
  { isDraft }: { isDraft: boolean },
): Record<string, unknown> {
  const { complete, draft } = schemasOf(type);
  const parsed = (isDraft ? draft : complete).safeParse(input.data);
  const messages: FieldMessages = parsed.success ? {} : fieldMessages(parsed.error);
  const untitled = parsed.success && isDraft && missingTitle(type, parsed.data);
  if (untitled) messages[untitled] = VALIDATION_TEXTS.draftTitle;
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
  return parsed.data;
}
