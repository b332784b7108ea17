import type { Db } from '../../../database/connect.ts';
import type { EntryReferenceTable, EntryTable } from '../../../database/tables.ts';
import { MAX_USES_SHOWN } from '../../media/library/media-limits.ts';
import type { Bilingual } from '../../text/bilingual.ts';

/** An entry that points at something, as it is named to a person who wants to remove that thing. */
export interface Use {
  /** The name of a content type. */
  type: string;
  id: string;
  title: Bilingual;
}

/** More need not be named: after changing these, staff ask again. */
const MAX_USES = 20;

/**
 * The entries that use a medium in a field or in a text of either copy: one more than is shown, where there are more.
 * What lies in the bin uses nothing.
 */
export async function findUsesOfMedium(db: Db, id: string): Promise<Use[]> {
  const rows = await usesOf(db, { kind: 'medium', target: id })
    .limit(MAX_USES_SHOWN + 1)
    .execute();
  return rows.map(toUse);
}

/** The public entries of those types that lead to an address of the site, in the order of the site. */
export async function findLinksTo(db: Db, path: string, types: readonly string[]): Promise<Use[]> {
  const rows = await usesOf(db, { kind: 'address', target: path })
    .where('copy', '=', 'published')
    .where('type', 'in', types)
    .limit(MAX_USES)
    .execute();
  return rows.map(toUse);
}

/**
 * The entries whose texts name an entry, as the target of a link or as a contact card, in either copy. Samples that
 * name a sample are no obstacle, so that all of them can be removed in any order.
 */
export async function findTextsNaming(
  db: Db,
  row: Pick<EntryTable, 'id' | 'is_sample'>,
): Promise<Use[]> {
  return findNaming(db, row.id, row);
}

/** The entries whose fields name an entry, by its type and slug, in either copy; samples as above. */
export async function findFieldsNaming(
  db: Db,
  { id, type, slug, is_sample }: Pick<EntryTable, 'id' | 'type' | 'slug' | 'is_sample'>,
): Promise<Use[]> {
  return findNaming(db, `${type}/${slug}`, { id, is_sample });
}

async function findNaming(
  db: Db,
  target: string,
  { id, is_sample }: Pick<EntryTable, 'id' | 'is_sample'>,
): Promise<Use[]> {
  const rows = await usesOf(db, { kind: 'entry', target })
    .where('entries.id', '!=', id)
    .$if(is_sample === 1, (query) => query.where('entries.is_sample', '=', 0))
    .limit(MAX_USES)
    .execute();
  return rows.map(toUse);
}

function usesOf(db: Db, { kind, target }: Pick<EntryReferenceTable, 'kind' | 'target'>) {
  return db
    .selectFrom('entry_references')
    .innerJoin('entries', 'entries.id', 'entry_references.entry_id')
    .where('kind', '=', kind)
    .where('target', '=', target)
    .where('deleted_at', 'is', null)
    .select(['entries.type', 'entries.id', 'entries.title_el', 'entries.title_en', 'position'])
    .distinct()
    .orderBy('entries.type')
    .orderBy('position')
    .orderBy('entries.id');
}

function toUse(row: { type: string; id: string; title_el: string; title_en: string }): Use {
  return { type: row.type, id: row.id, title: { el: row.title_el, en: row.title_en } };
}
