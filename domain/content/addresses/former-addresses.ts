import type { Db } from '../../../database/connect.ts';
import type { EntryTable } from '../../../database/tables.ts';
import { findContentType } from '../../content-types/all.ts';
import { invalid } from '../../errors.ts';
import { isScreenWithText } from '../../screens/fixed-uses.ts';
import { hasPages, publicAddress } from '../../screens/public-address.ts';
import type { ContentType } from '../model/content-type.ts';
import { readStored } from '../model/stored-data.ts';

type Addressed = Pick<EntryTable, 'slug' | 'published'>;

/** The address at which the public finds an entry, without language; null where it has no page of its own. */
function publicPath(type: ContentType, row: Addressed): string | null {
  if (row.published === null || !hasPages(type)) return null;
  return publicAddress(type, { slug: row.slug, data: readStored(type, row.published) });
}

/**
 * Remembers the address that an entry leaves behind when it changes from `before` to `after`. Call it in
 * the transaction of the change. Throws 'invalid' for the slug where a fixed screen shows the entry's text.
 */
export async function leaveAddress(
  db: Db,
  type: ContentType,
  before: Addressed & Pick<EntryTable, 'id'>,
  after: Addressed,
): Promise<void> {
  const path = publicPath(type, before);
  if (path === null || path === publicPath(type, after)) return;
  if (after.slug !== before.slug && isScreenWithText(path)) {
    throw invalid({
      slug: {
        el: `Η διεύθυνση μένει «${before.slug}»: εκεί ο ιστότοπος δείχνει πάντα αυτό το κείμενο.`,
        en: `The address stays ‘${before.slug}’: the site always shows this text there.`,
      },
    });
  }
  await db
    .insertInto('former_addresses')
    .values({ path, entry_id: before.id })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ entry_id: before.id }))
    .execute();
}

/** The present address of the entry that was at a path (without language) before; undefined where there was none. */
export async function findNewAddress(db: Db, path: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('former_addresses')
    .innerJoin('entries', 'entries.id', 'former_addresses.entry_id')
    .where('former_addresses.path', '=', path)
    .where('entries.state', '!=', 'draft')
    .where('entries.deleted_at', 'is', null)
    .select(['entries.type', 'entries.slug', 'entries.published'])
    .executeTakeFirst();
  const type = row && (findContentType(row.type) as ContentType | undefined);
  const target = type && publicPath(type, row);
  return target && target !== path ? target : undefined;
}
