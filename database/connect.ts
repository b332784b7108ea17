import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteAdapter } from 'kysely';
import pg from 'pg';
import { makeLastingFolder } from './lasting-folder.ts';
import { nodeSqliteDialect } from './node-sqlite.ts';
import type { Tables } from './tables.ts';
import { acceptNul } from './without-nul.ts';

export type Db = Kysely<Tables>;
export type DatabaseKind = 'sqlite' | 'postgres';

export interface Connection {
  db: Db;
  kind: DatabaseKind;
  /** The PostgreSQL pool, for LISTEN; undefined on SQLite and PGlite. */
  pool?: pg.Pool;
  close(): Promise<void>;
}

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 30_000;

/** Whether a database is SQLite: a few queries are asked of PostgreSQL in another way. */
export function isSqlite(db: Db): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

/** Opens PostgreSQL when an address is given, else the SQLite file in the data folder, which it makes. */
export function openDatabase(options: { databaseUrl?: string; dataDir: string }): Connection {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openSqlite(options.dataDir);
}

/** Opens `dimos.sqlite` in the folder, or a database in memory for ':memory:'. */
export function openSqlite(dataDir: string): Connection {
  const file = dataDir === ':memory:' ? dataDir : join(dataDir, 'dimos.sqlite');
  if (dataDir !== ':memory:') makeLastingFolder(dataDir);
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(file) });
  return { db, kind: 'sqlite', close: () => db.destroy() };
}

export function openPostgres(url: string): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    types: { getTypeParser: parserFor },
  });
  // An idle connection that breaks (server restarted) is replaced by the pool on the next query.
  pool.on('error', () => {});
  // One that breaks while in use fails its query; without a listener the event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: acceptNul(new PostgresDialect({ pool })) });
  return { db, kind: 'postgres', pool, close: () => db.destroy() };
}

const INT8_OID = 20;

/** Counts are int8, which pg gives as text; ours fit a number. */
function parserFor(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === INT8_OID) return Number;
  return pg.types.getTypeParser(oid, format as 'text');
}
