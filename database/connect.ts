import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteAdapter } from 'kysely';
import { makeLastingFolder } from './lasting-folder.ts';
import { nodeSqliteDialect } from './node-sqlite.ts';
import { noteReadRows } from './noted-rows.ts';
import { POSTGRES_LIMITS, type PostgresLimits } from './postgres-limits.ts';
import { PostgresLines } from './postgres-lines.ts';
import type { Tables } from './tables.ts';
import { acceptNul } from './without-nul.ts';

export type Db = Kysely<Tables>;
export type DatabaseKind = 'sqlite' | 'postgres';

export interface Connection {
  db: Db;
  kind: DatabaseKind;
  /** The lines to PostgreSQL, also for LISTEN; undefined on SQLite and PGlite. */
  lines?: PostgresLines;
  /**
   * Another connection to the same PostgreSQL, on which statements may take as long as they like; the caller closes it.
   */
  openPatient?(): Connection;
  close(): Promise<void>;
}

/** Whether a database is SQLite; a few queries are different on PostgreSQL. */
export function isSqlite(db: Db): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

/** Opens PostgreSQL when an address is given, else the SQLite file in the data folder, which it makes. */
export function openDatabase(options: {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** How many queries this process sends to PostgreSQL at once. */
  databasePoolSize?: number;
}): Connection {
  const { databaseUrl, dataDir, databasePoolSize: poolSize } = options;
  if (!databaseUrl) return openSqlite(dataDir);
  return openPostgres(databaseUrl, poolSize === undefined ? {} : { poolSize });
}

/** The SQLite file of a data folder. */
export const sqliteFile = (dataDir: string) => join(dataDir, 'dimos.sqlite');

/** Opens the SQLite file in the folder, or a database in memory for ':memory:'. */
export function openSqlite(dataDir: string): Connection {
  const file = dataDir === ':memory:' ? dataDir : sqliteFile(dataDir);
  if (dataDir !== ':memory:') makeLastingFolder(dataDir);
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(file), plugins: [noteReadRows] });
  return { db, kind: 'sqlite', close: () => db.destroy() };
}

/** Opens PostgreSQL; `limits` are {@link POSTGRES_LIMITS} by default. */
export function openPostgres(url: string, limits: Partial<PostgresLimits> = {}): Connection {
  const lines = new PostgresLines(url, { ...POSTGRES_LIMITS, ...limits });
  const dialect = acceptNul(new PostgresDialect({ pool: lines.pool }));
  const db = new Kysely<Tables>({ dialect, plugins: [noteReadRows] });
  return {
    db,
    kind: 'postgres',
    lines,
    openPatient: () => openPostgres(url, { ...limits, ...PATIENT }),
    close: () => lines.close(() => db.destroy()),
  };
}

/** 0 is no limit, to pg and to PostgreSQL. */
const PATIENT = { poolSize: 1, statementMs: 0, answerMs: 0, idleInTransactionMs: 0, idleMs: 0 };
