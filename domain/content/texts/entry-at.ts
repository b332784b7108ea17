import type { Db } from '../../../database/connect.ts';
import { findContentType } from '../../content-types/all.ts';
import { findScreen } from '../../screens/find-screen.ts';
import type { ContentType } from '../model/content-type.ts';

/**
 * The id of the entry whose page has that address (a path without language), drafts included, or had it before;
 * undefined where it is no entry's.
 */
export async function findEntryAt(db: Db, path: string): Promise<string | undefined> {
  const named = typeAt(path);
  const present =
    named &&
    (await db
      .selectFrom('entries')
      .select('id')
      .where('type', '=', named.type.name)
      .where('slug', '=', named.slug)
      .where('deleted_at', 'is', null)
      .executeTakeFirst());
  if (present) return present.id;
  const former = await db
    .selectFrom('former_addresses')
    .innerJoin('entries', 'entries.id', 'former_addresses.entry_id')
    .where('path', '=', path)
    .where('deleted_at', 'is', null)
    .select('entries.id')
    .executeTakeFirst();
  return former?.id;
}

/** The type whose entries have such addresses, and the slug in this one. */
function typeAt(path: string): { type: ContentType; slug: string } | undefined {
  const screen = findScreen(path);
  const type = screen?.of && (findContentType(screen.of) as ContentType | undefined);
  if (!type?.address || type.address.includes('#')) return undefined;
  const pattern = type.address.replace(/:\w+/g, (name) => (name === ':slug' ? '(.+)' : '[^/]+'));
  const slug = new RegExp(`^${pattern}$`).exec(path)?.[1];
  return slug === undefined ? undefined : { type, slug };
}
