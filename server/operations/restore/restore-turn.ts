import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openPostgres } from '../../../database/connect.ts';
import { makeLastingFolder } from '../../../database/lasting-folder.ts';
import { breakOff } from '../../../database/postgres-lines.ts';
import type { Settings } from '../../settings.ts';
import { BackupError } from '../backup/manifest.ts';

/** The right of one process to put a backup into a database, for as long as it lives or until `end`. */
export interface RestoreTurn {
  /** Throws {@link BackupError} where the turn was lost, so that another restore may have begun. */
  check(): Promise<void>;
  end(): Promise<void>;
}

type Place = Pick<Settings, 'dataDir' | 'databaseUrl'>;

const FILE = 'restore-turn';
const LOCK = `hashtextextended('dimos restore', 0)`;
const TAKEN = 'Another restore into this database is under way. Wait until it has ended.';
const LOST = 'The line that keeps other restores out of the database broke. Run it again.';

/**
 * Takes the turn, which ends with the process however that ends. Of two restores at one moment the second would remove
 * the tables of the first and its mark, and the sum of both would pass for whole. Throws {@link BackupError} where
 * another one has it.
 */
export function takeRestoreTurn({ dataDir, databaseUrl }: Place): Promise<RestoreTurn> {
  return databaseUrl ? lockPostgres(databaseUrl) : lockFolder(dataDir);
}

/** PostgreSQL knows the lock for as long as the line is open, whichever machine it comes from. */
async function lockPostgres(databaseUrl: string): Promise<RestoreTurn> {
  const connection = openPostgres(databaseUrl);
  const line = connection.lines?.newLine();
  if (!line) throw new TypeError('PostgreSQL has lines.');
  const end = async () => {
    breakOff(line);
    await connection.close();
  };
  try {
    await line.connect();
    const { rows } = await line.query(`select pg_try_advisory_lock(${LOCK}) as taken`);
    if (!rows[0]?.taken) throw new BackupError(TAKEN);
  } catch (error) {
    await end();
    throw error;
  }
  return {
    check: async () => {
      // A lock lives as long as its line, so that an answer is enough.
      await line.query('select 1').catch((cause: unknown) => {
        throw new BackupError(LOST, { cause });
      });
    },
    end,
  };
}

/** A lock of the file system, which an empty SQLite file takes and leaves like a real one. It stays where it is. */
async function lockFolder(dataDir: string): Promise<RestoreTurn> {
  makeLastingFolder(dataDir);
  const file = new DatabaseSync(join(dataDir, FILE));
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if (/locked/.test((error as Error).message)) throw new BackupError(TAKEN, { cause: error });
    throw error;
  }
  return {
    check: async () => {},
    end: async () => file.close(),
  };
}
