import { isSqlite } from '../../../database/connect.ts';
import type { MediaTable } from '../../../database/tables.ts';
import type { Tx } from '../../../database/transaction.ts';
import { type FieldMessages, invalid } from '../../errors.ts';
import { mediaIdOf } from '../../media/picture.ts';
import { VALIDATION_TEXTS } from '../../text/validation-texts.ts';
import type { ContentType } from '../model/content-type.ts';
import {
  findLinks,
  findMentions,
  findReferences,
  type Mention,
  type Reference,
} from './references-of.ts';

/**
 * Refuses data whose fields point at missing media or entries, or whose links lead to files that were deleted. The existing ones are locked until the end of the
 * transaction, including media that a text links to, so that nobody deletes them in between. Throws 'invalid' with a
 * message for each field.
 */
export async function requireTargets(
  tx: Tx,
  type: ContentType,
  data: Record<string, unknown>,
): Promise<void> {
  const mentions = findMentions(type.fields, data);
  const media = await lockMedia(tx, findReferences(type.fields, data));
  const messages: FieldMessages = {};
  for (const { path, address } of findLinks(type.fields, data)) {
    if (media.get(mediaIdOf(address) ?? '') === 'deleted') {
      messages[path] = VALIDATION_TEXTS.deletedFile;
    }
  }
  for (const mention of mentions) {
    if (mention.kind === 'reference') {
      if (!(await lockTarget(tx, mention))) messages[mention.path] = VALIDATION_TEXTS.reference;
    } else if (media.get(mention.target) !== (mention.kind === 'image' ? 'image' : 'document')) {
      messages[mention.path] = VALIDATION_TEXTS.media;
    }
  }
  if (Object.keys(messages).length > 0) throw invalid(messages);
}

/** The kind of each existing medium that is referred to, by its id, or that it lies in the bin. */
async function lockMedia(
  tx: Tx,
  references: readonly Reference[],
): Promise<Map<string, MediaTable['kind'] | 'deleted'>> {
  const ids = references.filter(({ kind }) => kind === 'medium').map(({ target }) => target);
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('media')
    .select(['id', 'kind', 'deleted_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(!isSqlite(tx), (query) => query.forShare())
    .execute();
  return new Map(rows.map((row) => [row.id, row.deleted_at ? 'deleted' : row.kind]));
}

/** Whether the entry that a reference names exists. */
async function lockTarget(tx: Tx, { to = '', target }: Mention): Promise<boolean> {
  const row = await tx
    .selectFrom('entries')
    .select('id')
    .where('type', '=', to)
    .where('slug', '=', target)
    .where('deleted_at', 'is', null)
    .$if(!isSqlite(tx), (query) => query.forShare())
    .executeTakeFirst();
  return row !== undefined;
}
