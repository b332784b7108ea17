import type { Db } from '../../../database/connect.ts';
import { DomainError, type FieldMessages, invalid } from '../../errors.ts';
import { isReservedSlug } from '../../screens/reserved.ts';
import { sanitiseRichText } from '../../text/rich-text.ts';
import { describeSlugProblem, slugify } from '../../text/slug.ts';
import { VALIDATION_TEXTS } from '../../text/validation-texts.ts';
import type { ContentType } from '../model/content-type.ts';
import type { Bilingual } from '../model/fields.ts';
import { dataSchema, fieldMessages, withoutDemands } from '../model/schema.ts';
import { findMentions } from '../references/references-of.ts';
import type { PublicationInput } from './publication.ts';

/** What staff send to save an entry. */
export interface EntryInput extends PublicationInput {
  /** Left out or '': made from the title. */
  slug?: string | undefined;
  data: unknown;
  /** The version the edit began from. */
  version?: number | undefined;
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

/** The path of a title that is missing: a draft needs one in any language, so that somebody finds it again. */
function missingTitle(type: ContentType, data: Record<string, unknown>): string | undefined {
  const name = type.promoted.title;
  const title = data[name] as string | Bilingual;
  if (typeof title === 'string') return title ? undefined : name;
  return title.el || title.en ? undefined : `${name}.el`;
}

/**
 * The data of an entry, cleaned and true: what it points at exists. A draft may lack what its type demands,
 * but for a title. Throws 'invalid' with a message for each field.
 */
export async function parseEntry(
  db: Db,
  type: ContentType,
  input: EntryInput,
  { isDraft }: { isDraft: boolean },
): Promise<Record<string, unknown>> {
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
  await requireMentionsExist(db, type, parsed.data);
  return parsed.data;
}

async function requireMentionsExist(
  db: Db,
  type: ContentType,
  data: Record<string, unknown>,
): Promise<void> {
  const mentions = findMentions(type.fields, data);
  if (mentions.length === 0) return;
  const messages: FieldMessages = {};
  const mediaIds = mentions.filter((m) => m.kind !== 'reference').map((m) => m.target);
  const media =
    mediaIds.length === 0
      ? []
      : await db.selectFrom('media').select(['id', 'kind']).where('id', 'in', mediaIds).execute();
  const kinds = new Map(media.map((row) => [row.id, row.kind]));
  for (const mention of mentions) {
    if (mention.kind === 'reference') {
      const target = await db
        .selectFrom('entries')
        .select('id')
        .where('type', '=', mention.to ?? '')
        .where('slug', '=', mention.target)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!target) messages[mention.path] = VALIDATION_TEXTS.reference;
    } else if (kinds.get(mention.target) !== (mention.kind === 'image' ? 'image' : 'document')) {
      messages[mention.path] = VALIDATION_TEXTS.media;
    }
  }
  if (Object.keys(messages).length > 0) throw invalid(messages);
}

/**
 * The slug to store. One that staff wrote is kept or refused ('conflict' when taken); one that is
 * made from the title gets a number when the name is taken. `own` is the entry being saved.
 */
export async function freeSlug(
  db: Db,
  type: ContentType,
  wanted: string | undefined,
  data: Record<string, unknown>,
  own?: { id: string; slug: string },
): Promise<string> {
  if (wanted) {
    if (await isTaken(db, type, wanted, own?.id)) {
      throw slugTaken();
    }
    return wanted;
  }
  if (own) return own.slug;
  const title = data[type.promoted.title] as string | Bilingual;
  const base =
    (typeof title === 'string' ? slugify(title) : slugify(title.el) || slugify(title.en)) ||
    type.name;
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    const reserved = type.nestedSlugs && isReservedSlug(slug);
    if (!reserved && !(await isTaken(db, type, slug))) return slug;
  }
}

function slugTaken(): DomainError {
  const text = {
    el: 'Υπάρχει ήδη άλλη εγγραφή σε αυτή τη διεύθυνση. Διαλέξτε άλλη.',
    en: 'Another entry already has this address. Choose a different one.',
  };
  return new DomainError('conflict', text, { fields: { slug: text } });
}

const SLUG_ATTEMPTS = 5;

/**
 * Writes an entry whose slug another process may take between looking and writing; the index of the
 * table decides. A slug that staff wrote is then a conflict; one made from the title is made anew.
 */
export async function withFreeSlug<R>(
  type: ContentType,
  wanted: string | undefined,
  write: () => Promise<R>,
): Promise<R> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (error) {
      if (!isSlugCollision(error)) throw error;
      if (wanted || type.singleton || attempt === SLUG_ATTEMPTS) throw slugTaken();
    }
  }
}

/** PostgreSQL names the index, SQLite its columns. */
function isSlugCollision(error: unknown): boolean {
  const { code, constraint, message } = error as {
    code?: string;
    constraint?: string;
    message?: string;
  };
  return (
    (code === '23505' && constraint === 'entries_slug') ||
    /UNIQUE constraint failed: entries\.type, entries\.slug/.test(message ?? '')
  );
}

async function isTaken(
  db: Db,
  type: ContentType,
  slug: string,
  exceptId?: string,
): Promise<boolean> {
  let query = db
    .selectFrom('entries')
    .select('id')
    .where('type', '=', type.name)
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null);
  if (exceptId) query = query.where('id', '!=', exceptId);
  return (await query.executeTakeFirst()) !== undefined;
}
