import { isSqlite } from '../../../database/connect.ts';
import { type Tx, touchSite } from '../../../database/transaction.ts';
import { CONTENT_TYPES, findContentType } from '../../content-types/all.ts';
import { setColumns } from '../acts/write-entry.ts';
import type { ContentType } from '../model/content-type.ts';
import type { Field, Fields } from '../model/fields/fields.ts';
import { keepReferences } from './keep-references.ts';

type Data = Record<string, unknown>;

interface Renaming {
  /** The name of the type. */
  type: string;
  from: string;
  to: string;
}

/** The types whose entries fields of others name by their slugs. */
const NAMED = new Set(
  (CONTENT_TYPES as readonly ContentType[]).flatMap(({ fields }) => namedBy(fields)),
);

function namedBy(fields: Fields): string[] {
  return Object.values(fields).flatMap((field: Field) =>
    field.kind === 'reference' ? [field.to] : field.kind === 'list' ? namedBy(field.of) : [],
  );
}

/**
 * Locks an entry that is to get another slug together with those whose fields name it, in the order of all acts
 * (decision 12). Whoever begins to name it later, does so before {@link followSlug} or under the new slug. Returns
 * whether it gets another slug, and is of a type that fields name.
 */
export async function lockWithNaming(
  tx: Tx,
  type: ContentType,
  id: string,
  slug: string | undefined,
): Promise<boolean> {
  if (!slug || !NAMED.has(type.name)) return false;
  const entry = await tx
    .selectFrom('entries')
    .select('slug')
    .where('id', '=', id)
    .where('type', '=', type.name)
    .executeTakeFirst();
  if (!entry || entry.slug === slug) return false;
  await naming(tx, type.name, entry.slug, id).select('id').execute();
  return true;
}

/** Lets the fields that name an entry by its former slug name it by the present one, in both copies. */
export async function followSlug(tx: Tx, { type, from, to }: Renaming, now: Date): Promise<void> {
  if (from === to || !NAMED.has(type)) return;
  const rows = await naming(tx, type, from).selectAll().execute();
  for (const row of rows) {
    const of = findContentType(row.type);
    if (!of) continue;
    const renamed = (stored: string) =>
      JSON.stringify(withSlug(of.fields, JSON.parse(stored) as Data, { type, from, to }));
    const after = await setColumns(tx, row, {
      working: renamed(row.working),
      published: row.published && renamed(row.published),
    });
    await keepReferences(tx, of, after, now);
    touchSite(tx);
  }
}

/** The locked entries whose fields name an entry by a slug, those in the bin, too; and another one. */
function naming(tx: Tx, type: string, slug: string, own = '') {
  return tx
    .selectFrom('entries')
    .where((e) =>
      e.or([
        e('id', '=', own),
        e(
          'id',
          'in',
          e
            .selectFrom('entry_references')
            .where('kind', '=', 'entry')
            .where('target', '=', `${type}/${slug}`)
            .select('entry_id'),
        ),
      ]),
    )
    .orderBy('id')
    .$if(!isSqlite(tx), (query) => query.forUpdate());
}

function withSlug(fields: Fields, data: Data, { type, from, to }: Renaming): Data {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const field = fields[name];
      if (field?.kind === 'list') {
        const items = value as Data[];
        return [name, items.map((item) => withSlug(field.of, item, { type, from, to }))];
      }
      const isMeant = field?.kind === 'reference' && field.to === type && value === from;
      return [name, isMeant ? to : value];
    }),
  );
}
