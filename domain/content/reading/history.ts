import type { Db } from '../../../database/connect.ts';
import type { RevisionTable } from '../../../database/tables.ts';
import { notFound } from '../../errors.ts';
import { LANGS, type Lang } from '../../text/bilingual.ts';
import type { ContentType } from '../model/content-type.ts';
import { entryNotFound } from '../model/entry-refusals.ts';
import { readLanguages } from '../model/languages/languages.ts';
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
  /** The languages in which it became public. */
  publishedIn: Lang[];
  /** The languages in which the public sees this version now. */
  publicIn: Lang[];
  /** Whether the entry was off the site after this save. */
  isOffSite: boolean;
}

/** A version with its data, by the fields that the type has now. */
export interface VersionWithData extends Version {
  slug: string;
  data: Record<string, unknown>;
}

const COLUMNS = [
  'version',
  'name',
  'state',
  'created_at',
  'created_by',
  'published_at',
  'published_languages',
] as const;

/** The versions of an entry, the newest first, and how many there are. Throws 'not-found'. */
export async function listVersions(
  db: Db,
  type: ContentType,
  id: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ versions: Version[]; total: number }> {
  const shown = await findShown(db, type, id);
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
  return { versions: rows.map((row) => toVersion(row, shown)), total: Number(count) };
}

/** One version of an entry with its data. Throws 'not-found'. */
export async function getVersion(
  db: Db,
  type: ContentType,
  id: string,
  version: number,
): Promise<VersionWithData> {
  const shown = await findShown(db, type, id);
  const row = await db
    .selectFrom('revisions')
    .select([...COLUMNS, 'slug', 'data'])
    .where('entry_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) throw versionNotFound();
  return { ...toVersion(row, shown), slug: row.slug, data: readStored(type, row.data) };
}

export function versionNotFound() {
  return notFound({
    el: 'Δεν υπάρχει τέτοια έκδοση.',
    en: 'There is no such version.',
  });
}

/** The version that the public sees in each language in which there is something to see. */
type ShownVersions = Partial<Record<Lang, number>>;

/** Throws 'not-found' where there is no such entry, or it lies in the bin. */
async function findShown(db: Db, type: ContentType, id: string): Promise<ShownVersions> {
  const entry = await db
    .selectFrom('entries')
    .select('public_languages')
    .where('id', '=', id)
    .where('type', '=', type.name)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!entry) throw entryNotFound();
  const shown: ShownVersions = {};
  for (const lang of readLanguages(entry.public_languages)) {
    const newest = await db
      .selectFrom('revisions')
      .select((e) => e.fn.max('version').as('version'))
      .where('entry_id', '=', id)
      .where('published_languages', 'in', ['el en', lang])
      .executeTakeFirst();
    if (newest?.version) shown[lang] = newest.version;
  }
  return shown;
}

function toVersion(
  row: Pick<RevisionTable, (typeof COLUMNS)[number]>,
  shown: ShownVersions,
): Version {
  return {
    version: row.version,
    name: row.name,
    savedAt: row.created_at,
    savedBy: row.created_by,
    publishedAt: row.published_at,
    publishedIn: readLanguages(row.published_languages),
    publicIn: LANGS.filter((lang) => shown[lang] === row.version),
    isOffSite: row.state === 'draft',
  };
}
