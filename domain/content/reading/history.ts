import type { Db } from '../../../database/connect.ts';
import type { RevisionTable } from '../../../database/tables.ts';
import { notFound } from '../../errors.ts';
import type { ContentType } from '../model/content-type.ts';
import { entryNotFound } from '../model/entry-refusals.ts';
import { readStored } from '../model/stored-data.ts';

/** One of the versions of an entry. Moments are ISO 8601, UTC. */
export interface Version {
  version: number;
  /** The name that staff gave it; mostly ''. */
  name: string;
  savedAt: string;
  savedBy: string | null;
  /** When it became public; null for one that never did. */
  publishedAt: string | null;
  /** Whether the public sees this version now. */
  isPublic: boolean;
  /** Whether the entry was off the site after this save. */
  isOffSite: boolean;
}

/** A version with its data, by the fields that the type has now. */
export interface VersionWithData extends Version {
  slug: string;
  data: Record<string, unknown>;
}

const COLUMNS = ['version', 'name', 'state', 'created_at', 'created_by', 'published_at'] as const;

/** The versions of an entry, the newest first, and how many there are. Throws 'not-found'. */
export async function listVersions(
  db: Db,
  type: ContentType,
  id: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ versions: Version[]; total: number }> {
  const publicVersion = await findPublicVersion(db, type, id);
  const query = db.selectFrom('revisions').where('entry_id', '=', id);
  const { count } = await query
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .select(COLUMNS)
    .orderBy('version', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { versions: rows.map((row) => toVersion(row, publicVersion)), total: Number(count) };
}

/** One version of an entry with its data. Throws 'not-found'. */
export async function getVersion(
  db: Db,
  type: ContentType,
  id: string,
  version: number,
): Promise<VersionWithData> {
  const publicVersion = await findPublicVersion(db, type, id);
  const row = await db
    .selectFrom('revisions')
    .select([...COLUMNS, 'slug', 'data'])
    .where('entry_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) throw versionNotFound();
  return { ...toVersion(row, publicVersion), slug: row.slug, data: readStored(type, row.data) };
}

export function versionNotFound() {
  return notFound({
    el: 'Δεν υπάρχει τέτοια έκδοση.',
    en: 'There is no such version.',
  });
}

/**
 * The version that the public sees, or null for an entry off the site. Throws 'not-found' where there is no such
 * entry, or it lies in the bin.
 */
async function findPublicVersion(db: Db, type: ContentType, id: string): Promise<number | null> {
  const entry = await db
    .selectFrom('entries')
    .select('state')
    .where('id', '=', id)
    .where('type', '=', type.name)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!entry) throw entryNotFound();
  if (entry.state === 'draft') return null;
  const newest = await db
    .selectFrom('revisions')
    .select((e) => e.fn.max('version').as('version'))
    .where('entry_id', '=', id)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  return newest?.version ?? null;
}

function toVersion(
  row: Pick<RevisionTable, (typeof COLUMNS)[number]>,
  publicVersion: number | null,
): Version {
  return {
    version: row.version,
    name: row.name,
    savedAt: row.created_at,
    savedBy: row.created_by,
    publishedAt: row.published_at,
    isPublic: row.version === publicVersion,
    isOffSite: row.state === 'draft',
  };
}
