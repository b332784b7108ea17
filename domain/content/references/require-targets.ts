import { type Db, isSqlite } from '../../../database/connect.ts';
import type { MediaTable } from '../../../database/tables.ts';
import { shareNames, type Tx } from '../../../database/transaction.ts';
import { type FieldMessages, invalid } from '../../errors.ts';
import { mediaIdOf } from '../../media/pictures/picture.ts';
import { VALIDATION_TEXTS } from '../../text/validation-texts.ts';
import type { ContentType } from '../model/content-type.ts';
import { leadingTo } from '../texts/settle-links.ts';
import {
  type FieldReference,
  findFieldReferences,
  findLinks,
  findReferences,
  type Reference,
} from './references-of.ts';

/**
 * Refuses data whose fields point at missing media or entries, or whose links lead to files that were deleted. Until
 * the end of the transaction nobody deletes the existing ones, media that a text links to among them. Throws 'invalid'
 * with a message for each field.
 */
export async function requireTargets(
  tx: Tx,
  type: ContentType,
  data: Record<string, unknown>,
): Promise<void> {
  const messages = await findMissingTargets(tx, type, data);
  if (Object.keys(messages).length > 0) throw invalid(messages);
}

/** What such data point at in vain, by field. Nothing is locked outside a transaction. */
export async function findMissingTargets(
  db: Db,
  type: ContentType,
  data: Record<string, unknown>,
): Promise<FieldMessages> {
  const references = findFieldReferences(type.fields, data);
  const media = await lockMedia(db, findReferences(type.fields, data));
  const messages: FieldMessages = {};
  for (const { path, address } of findLinks(type.fields, data)) {
    if (media.get(mediaIdOf(address) ?? '') === 'deleted') {
      messages[path] = VALIDATION_TEXTS.deletedFile;
    }
  }
  for (const reference of references) {
    if (reference.kind === 'reference') {
      if (!(await holdTarget(db, reference))) messages[reference.path] = VALIDATION_TEXTS.reference;
    } else if (
      media.get(reference.target) !== (reference.kind === 'image' ? 'image' : 'document')
    ) {
      messages[reference.path] = VALIDATION_TEXTS.media;
    }
  }
  return messages;
}

/** The kind of each existing medium that is referred to, by its id, or that it lies in the bin. */
async function lockMedia(
  db: Db,
  references: readonly Reference[],
): Promise<Map<string, MediaTable['kind'] | 'deleted'>> {
  const ids = references.filter(({ kind }) => kind === 'medium').map(({ target }) => target);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .select(['id', 'kind', 'deleted_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(db.isTransaction && !isSqlite(db), (query) => query.forShare())
    .execute();
  return new Map(rows.map((row) => [row.id, row.deleted_at ? 'deleted' : row.kind]));
}

/**
 * Whether the entry that a reference names exists. It is held by name, as what texts lead to is, and not by its row:
 * acts on several entries lock rows by id, and this one holds its own already (decision 12).
 */
async function holdTarget(db: Db, { to = '', target }: FieldReference): Promise<boolean> {
  const find = () =>
    db
      .selectFrom('entries')
      .select('id')
      .where('type', '=', to)
      .where('slug', '=', target)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
  const row = await find();
  if (!row || !db.isTransaction) return row !== undefined;
  await shareNames(db as Tx, [leadingTo(row.id)]);
  // Whoever held it alone has deleted it by now, or was refused.
  return (await find()) !== undefined;
}
