import {
  CommonTableExpressionNameNode,
  CommonTableExpressionNode,
  type KyselyPlugin,
  type RootOperationNode,
  SelectQueryNode,
  sql,
  WithNode,
} from 'kysely';
import { type Db, isSqlite } from './connect.ts';
import type { EntryOccurrenceTable, EntryTable, MediaTable } from './tables.ts';

/** Rows to read in place of the stored ones with the same id, or beside them; each has every column. */
export interface OverlaidRows {
  entries: readonly EntryTable[];
  media?: readonly MediaTable[];
  /** When those entries take place, in place of what is stored of the same entries. */
  entry_occurrences?: readonly EntryOccurrenceTable[];
}

type OverlaidTable = 'entries' | 'media';

/**
 * A database that reads as if those rows were stored, and refuses to write. Nothing is stored, and nobody else reads
 * them: each query brings the rows along, as a common table expression with the name of their table, which stands in
 * front of the table in the whole query.
 */
export function overlay(db: Db, rows: OverlaidRows): Db {
  const instead = (['entries', 'media'] as const).flatMap((table) => {
    const own = rows[table] ?? [];
    return own.length === 0 ? [] : [tableWith(db, table, own)];
  });
  const { entries, entry_occurrences: times } = rows;
  if (times && entries.length > 0) {
    const ids = entries.map(({ id }) => id);
    instead.push(expression(db, 'entry_occurrences', OCCURRENCE_COLUMNS, 'entry_id', ids, times));
  }
  return db.withPlugin(standBefore(instead));
}

function standBefore(tables: readonly CommonTableExpressionNode[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) => withTables(node, tables),
    transformResult: async ({ result }) => result,
  };
}

function withTables(
  node: RootOperationNode,
  tables: readonly CommonTableExpressionNode[],
): RootOperationNode {
  // The search asks tables of its own in its own SQL, which have nothing of these rows.
  if (node.kind === 'RawNode') return node;
  if (!SelectQueryNode.is(node))
    throw new Error('What is read with rows on top is not written to.');
  const [first, ...others] = [...tables, ...(node.with?.expressions ?? [])];
  if (!first) return node;
  const begun = WithNode.create(first, node.with?.recursive ? { recursive: true } : {});
  return { ...node, with: others.reduce(WithNode.cloneWithExpression, begun) };
}

/** `name as (the stored rows without those, and those)`. */
function tableWith<T extends OverlaidTable>(
  db: Db,
  table: T,
  rows: NonNullable<OverlaidRows[T]>,
): CommonTableExpressionNode {
  const ids = rows.map(({ id }) => id);
  return expression(db, table, Object.keys(rows[0] ?? {}), 'id', ids, rows);
}

const OCCURRENCE_COLUMNS = [
  'id',
  'entry_id',
  'starts_at',
  'ends_at',
  'over_from',
  'last_day',
] as const satisfies (keyof EntryOccurrenceTable)[];

/** The stored rows whose column is none of those values, and the given rows. */
function expression(
  db: Db,
  table: keyof OverlaidRows,
  columns: readonly string[],
  column: 'id' | 'entry_id',
  values: readonly string[],
  rows: readonly { id: string }[],
): CommonTableExpressionNode {
  // Within its own expression SQLite takes the bare name for the expression, PostgreSQL for the table.
  const plain = db.withoutPlugins();
  const stored = (isSqlite(db) ? plain.withSchema('main') : plain).selectFrom(table as 'entries');
  const others = stored.select(columns as 'id'[]).where(column as 'id', 'not in', [...values]);
  const all = rows.reduce(
    (query, row) =>
      query.unionAll(
        plain.selectNoFrom(
          columns.map((name) => sql<string>`${row[name as 'id']}`.as(name as 'id')),
        ),
      ),
    others,
  );
  return CommonTableExpressionNode.create(
    CommonTableExpressionNameNode.create(table),
    all.toOperationNode(),
  );
}
