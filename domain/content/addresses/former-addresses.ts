import type { Db } from '../../../database/connect.ts';
import type { EntryTable } from '../../../database/tables.ts';
import { findContentType } from '../../content-types/all.ts';
import { invalid } from '../../errors.ts';
import { isScreenWithText } from '../../screens/fixed-uses.ts';
import { hasPages, publicAddress } from '../../screens/public-address.ts';
import type { ContentType } from '../model/content-type.ts';
import { readStored } from '../model/stored-data.ts';

/** Paths in one statement: SQLite and PostgreSQL both limit the number of parameters. */
const BATCH_SIZE = 500;

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

/** Whether the public could find another entry at that slug before, so that its links still lead there. */
export async function wasAnothers(
  db: Db,
  type: ContentType,
  { slug, data }: { slug: string; data: Record<string, unknown> },
): Promise<boolean> {
  const path = hasPages(type) ? publicAddress(type, { slug, data }) : null;
  return path !== null && (await findNewAddress(db, path)) !== undefined;
}

/** The present address of the entry that was at a path (without language) before; undefined where there was none. */
export async function findNewAddress(db: Db, path: string): Promise<string | undefined> {
  return (await findNewAddresses(db, [path])).get(path);
}

/** The same for several paths, by path. */
export async function findNewAddresses(
  db: Db,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let i = 0; i < paths.length; i += BATCH_SIZE) {
    const rows = await db
      .selectFrom('former_addresses')
      .innerJoin('entries', 'entries.id', 'former_addresses.entry_id')
      .where('former_addresses.path', 'in', paths.slice(i, i + BATCH_SIZE))
      .where('entries.state', '!=', 'draft')
      .where('entries.deleted_at', 'is', null)
      .select([
        'former_addresses.path',
        'entries.id',
        'entries.type',
        'entries.slug',
        'entries.published',
      ])
      .execute();
    for (const { path, ...row } of rows) {
      const type = findContentType(row.type) as ContentType | undefined;
      const target = type && publicPath(type, row);
      if (target && target !== path) found.set(path, target);
    }
  }
  return found;
}
