import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';

/** How long a statement waits for another process that writes, in milliseconds. */
export const BUSY_TIMEOUT_MS = 5000;
/** Prepared statements kept for reuse; the site has far fewer distinct queries. */
const STATEMENT_CACHE_SIZE = 500;

/**
 * A transaction that writes takes the lock at its beginning and waits there for another process. If it began by
 * reading, it would be refused without waiting when another process has written in between
 * (https://sqlite.org/lang_transaction.html).
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const begin = accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }
}

/**
 * SQLite makes and changes tables within a transaction as it does rows. Kysely does not count on it: without this every
 * table of a migration would stand for itself, and a start that was killed between two could not be done again.
 */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new WholeMigrations();
  }
}

/**
 * Kysely's SQLite dialect over Node's own SQLite. `file` is a path or ':memory:', which begins with what stands in
 * `contents`, the bytes of another database. `synchronous=FULL` makes every acknowledged write survive a power cut.
 */
export function nodeSqliteDialect(file: string, contents?: Uint8Array): SqliteDialect {
  return new ImmediateDialect({
    database: async () => {
      const sqlite = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
      if (contents) sqlite.deserialize(contents);
      sqlite.exec('PRAGMA journal_mode = WAL');
      sqlite.exec('PRAGMA synchronous = FULL');
      sqlite.exec('PRAGMA foreign_keys = ON');
      const statements = new Map<string, ReturnType<typeof prepare>>();

      function prepare(sql: string) {
        const statement = sqlite.prepare(sql);
        const isRollback = /^\s*rollback\s*$/i.test(sql);
        return {
          reader: statement.columns().length > 0,
          all: (parameters: readonly unknown[]) =>
            statement.all(...(parameters as SQLInputValue[])),
          run: (parameters: readonly unknown[]) => {
            // A full disk ends the transaction by itself; ending it again would hide the cause.
            if (isRollback && !sqlite.isTransaction) return { changes: 0, lastInsertRowid: 0 };
            return statement.run(...(parameters as SQLInputValue[]));
          },
          iterate: (parameters: readonly unknown[]) =>
            statement.iterate(...(parameters as SQLInputValue[])),
        };
      }

      return {
        close: () => {
          statements.clear();
          sqlite.close();
        },
        prepare(sql) {
          const known = statements.get(sql);
          if (known) return known;
          const made = prepare(sql);
          // DDL changes what statements mean, so only data statements are kept.
          if (/^\s*(select|insert|update|delete|with)\b/i.test(sql)) {
            if (statements.size >= STATEMENT_CACHE_SIZE) statements.clear();
            statements.set(sql, made);
          }
          return made;
        },
      };
    },
  });
}
