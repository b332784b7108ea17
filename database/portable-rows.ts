import { sql } from 'kysely';
import type { Connection, DatabaseKind, Db } from './connect.ts';
import type { Tables } from './tables.ts';

/** The changes that running processes tell each other are no content; their count goes on after a restore. */
type CountingTable = 'site_version' | 'site_withdrawals';
type TableName = Exclude<keyof Tables, CountingTable>;
/** A row as JSON: the same from SQLite and from PostgreSQL. */
export type PortableRow = Record<string, string | number | boolean | null>;

/** Every table with the column that orders it; tables to which others refer come first. */
const PORTABLE_TABLES = {
  user: 'id',
  account: 'id',
  session: 'id',
  verification: 'id',
  twoFactor: 'id',
  passkeys: 'id',
  passkey_challenges: 'challenge',
  known_networks: 'id',
  facts: 'name',
  rate_limits: 'key',
  media: 'id',
  earlier_files: 'id',
  document_facts: 'medium_id',
  loose_files: 'key',
  sent_files: 'digest',
  uploads: 'id',
  entries: 'id',
  revisions: 'id',
  entry_references: 'id',
  entry_occurrences: 'id',
  alert_messages: 'id',
  kept_copies: 'id',
  presence: 'id',
  former_addresses: 'path',
  redirects: 'id',
  missed_addresses: 'path',
  publishing_sets: 'id',
  publishing_set_entries: 'id',
  missed_searches: 'words',
  broken_promises: 'id',
  site_maps: 'extent',
  preview_links: 'id',
  link_checks: 'address',
  messages: 'id',
  message_notes: 'id',
  subscribers: 'id',
  newsletter_issues: 'id',
  mailings: 'id',
  outbox: 'id',
  invitations: 'id',
  audit: 'id',
  erased_addresses: 'hash',
} as const satisfies Record<TableName, string>;

export const TABLE_NAMES = Object.keys(PORTABLE_TABLES) as TableName[];

/**
 * Tables that concern only a running site: who is signed in and from where, halves of a sign-in, attempts, halves of
 * uploads, links for previews and of invitations. They are neither backed up nor restored, so that a copy on another
 * disk signs nobody in, and a link that was withdrawn does not come back.
 */
export const PASSING_TABLES: readonly TableName[] = [
  'session',
  'verification',
  'passkey_challenges',
  'known_networks',
  'presence',
  'rate_limits',
  'preview_links',
  'invitations',
  'uploads',
];

/**
 * Whether a row ends with the tables that pass: a letter that waits to be sent has the link of its invitation, which
 * opens an account.
 */
export const isPassing = (table: TableName, { secret_link: link }: PortableRow): boolean =>
  table === 'outbox' && typeof link === 'string' && link !== '';

/**
 * Columns that PostgreSQL keeps in types of its own (see tables.ts): JSON has them as ISO 8601 and as true or false.
 */
const TRUTHS: Partial<Record<TableName, readonly string[]>> = {
  user: ['emailVerified', 'banned', 'twoFactorEnabled'],
  twoFactor: ['verified'],
};

const BATCH_SIZE = 200;

/**
 * Runs `read` in a transaction that sees one moment of the database, whatever others write. Give it a connection of
 * its own: SQLite has one transaction at a time on each.
 */
export function readOneMoment<T>(
  { db, kind }: Connection,
  read: (db: Db) => Promise<T>,
): Promise<T> {
  const transaction = db.transaction().setAccessMode('read only');
  if (kind !== 'postgres') return transaction.execute(read);
  return transaction.setIsolationLevel('repeatable read').execute(async (tx) => {
    // A caller that waits for a slow disk between two batches does not block writers.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    return read(tx);
  });
}

/** All rows of a table in the order of its key, in batches, so that a large table needs little memory. */
export async function* readRows(db: Db, table: TableName): AsyncGenerator<PortableRow[]> {
  const key = PORTABLE_TABLES[table];
  let after: string | undefined;
  while (true) {
    let query = db
      .selectFrom(table as 'facts')
      .selectAll()
      .orderBy(key as 'name')
      .limit(BATCH_SIZE);
    if (after !== undefined) query = query.where(key as 'name', '>', after);
    const rows = (await query.execute()) as unknown as Record<string, unknown>[];
    if (rows.length === 0) return;
    yield rows.map((row) => toPortable(table, row));
    after = rows.at(-1)?.[key] as string;
    // SQLite answers without ever waiting: requests get their turn between two batches.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function toPortable(table: TableName, row: Record<string, unknown>): PortableRow {
  const truths = TRUTHS[table] ?? [];
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (value instanceof Date) return [column, value.toISOString()];
      if (truths.includes(column) && value !== null) return [column, Boolean(value)];
      return [column, value as PortableRow[string]];
    }),
  );
}

function fromPortable(kind: DatabaseKind, row: PortableRow): PortableRow {
  if (kind === 'postgres') return row;
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'boolean' ? Number(value) : value,
    ]),
  );
}

/** Inserts rows that {@link readRows} gave, on either database. */
export async function insertRows(
  db: Db,
  kind: DatabaseKind,
  table: TableName,
  rows: PortableRow[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    const batch = rows.slice(start, start + BATCH_SIZE).map((row) => fromPortable(kind, row));
    await db
      .insertInto(table as 'facts')
      .values(batch as never)
      .execute();
  }
}

/** The tables that a database has, which are fewer before its newest migrations. */
export async function listTables(db: Db): Promise<TableName[]> {
  const found = new Set((await db.introspection.getTables()).map(({ name }) => name));
  return TABLE_NAMES.filter((name) => found.has(name));
}

/** Removes every row of every table. */
export async function emptyTables(db: Db): Promise<void> {
  for (const table of (await listTables(db)).toReversed()) await db.deleteFrom(table).execute();
}

/** The tables of the search, on either database (migrations/first-tables/search-keys.ts). */
const SEARCH_TABLES = ['types', 'index', 'terms', 'parts', 'keys', 'words', 'vocabulary'].map(
  (name) => `search_${name}`,
);

const COUNTING_TABLES: readonly CountingTable[] = ['site_version', 'site_withdrawals'];

/** Removes all tables, also the list of migrations, so that the database is as before its first start. */
export async function dropTables({ db, kind }: Connection): Promise<void> {
  // They stand on a table, and indexes on them.
  for (const place of kind === 'sqlite' ? [] : ['title', 'text'])
    await sql`drop function if exists ${sql.raw(`search_words_in_${place}`)} cascade`.execute(db);
  for (const table of [
    ...TABLE_NAMES.toReversed(),
    ...SEARCH_TABLES,
    ...COUNTING_TABLES,
    'kysely_migration',
    'kysely_migration_lock',
  ]) {
    await sql`drop table if exists ${sql.id(table)}`.execute(db);
  }
  if (kind === 'sqlite') return;
  await sql`drop sequence if exists search_numbers`.execute(db);
  await sql`drop function if exists keep_search_index`.execute(db);
}
