import {
  CommonTableExpressionNameNode,
  CommonTableExpressionNode,
  type KyselyPlugin,
  type OperationNode,
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
    instead.push(
      occurrencesWith(
        db,
        entries.map(({ id }) => id),
        times,
      ),
    );
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
  const columns = Object.keys(rows[0] ?? {}) as 'id'[];
  const ids = rows.map(({ id }) => id);
  const others = storedOf(db, table).select(columns).where('id', 'not in', ids);
  const all = (rows as readonly { id: string }[]).reduce(
    (query, row) =>
      query.unionAll(
        db.withoutPlugins().selectNoFrom(columns.map((name) => sql<string>`${row[name]}`.as(name))),
      ),
    others,
  );
  return expression(table, all);
}

const OCCURRENCE_COLUMNS = [
  'id',
  'entry_id',
  'starts_at',
  'ends_at',
  'over_from',
  'last_day',
] as const satisfies (keyof EntryOccurrenceTable)[];

/**
 * The same of the times of those entries, all of which are texts. They come along as one text: the programme of a
 * season has thousands, and SQLite takes no query of more than 500 parts, while PostgreSQL works at one for seconds.
 */
function occurrencesWith(
  db: Db,
  entries: readonly string[],
  times: readonly EntryOccurrenceTable[],
): CommonTableExpressionNode {
  const json = JSON.stringify(times);
  const given = isSqlite(db)
    ? sql<{ value: string }>`json_each(${json})`
    : sql<{ value: string }>`json_array_elements(${json}::json)`;
  const read = (name: string) =>
    isSqlite(db) ? sql`json_extract(value, ${`$.${name}`})` : sql`value ->> ${sql.lit(name)}`;
  const all = storedOf(db, 'entry_occurrences')
    .select(OCCURRENCE_COLUMNS as readonly string[] as 'id'[])
    .where('entry_id' as 'id', 'not in', [...entries])
    .unionAll(
      db
        .withoutPlugins()
        .selectFrom(given.as('given'))
        .select(
          OCCURRENCE_COLUMNS.map((name) =>
            read(name)
              .$castTo<string>()
              .as(name as 'id'),
          ),
        ),
    );
  return expression('entry_occurrences', all);
}

/** Within its own expression SQLite takes the bare name for the expression, PostgreSQL for the table. */
function storedOf(db: Db, table: keyof OverlaidRows) {
  const plain = db.withoutPlugins();
  return (isSqlite(db) ? plain.withSchema('main') : plain).selectFrom(table as 'entries');
}

function expression(
  table: keyof OverlaidRows,
  rows: { toOperationNode(): OperationNode },
): CommonTableExpressionNode {
  return CommonTableExpressionNode.create(
    CommonTableExpressionNameNode.create(table),
    rows.toOperationNode(),
  );
}
