import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import type { Connection, Db } from '../../../database/connect.ts';
import { sqliteFile } from '../../../database/connect.ts';
import { isDamaged } from '../../../database/damage.ts';
import { FormerVersionError } from '../../../database/former-version.ts';
import { findMigration, MIGRATION_NAMES } from '../../../database/migrate.ts';
import type { Settings } from '../../settings.ts';
import { type CheckFinding, note, ok, problem, reason } from './finding.ts';

const MAX_CLOCK_SECONDS = 5;

/** Whether the database answers, has the tables of this version, and (SQLite) is sound. */
export async function checkDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  open: () => Connection,
): Promise<CheckFinding[]> {
  if (!settings.databaseUrl && !existsSync(sqliteFile(settings.dataDir))) {
    return [note(`There is no database in ${settings.dataDir} yet: npm start makes it.`)];
  }
  const where = settings.databaseUrl ? 'PostgreSQL' : 'SQLite';
  let connection: Connection | undefined;
  try {
    connection = open();
    const migration = await findMigration(connection.db);
    const newest = MIGRATION_NAMES.at(-1);
    const tables = !migration
      ? note(`${where} answers and is empty: npm start fills it.`)
      : !MIGRATION_NAMES.includes(migration)
        ? problem(
            `${where} is of a newer version (${migration}): install that version here too, or restore a backup from before it.`,
          )
        : migration !== newest
          ? note(
              `${where} answers; the next start brings its tables from ${migration} to ${newest}.`,
            )
          : ok(`${where} answers and its tables are up to date (${migration}).`);
    const more =
      connection.kind === 'sqlite'
        ? [await checkSoundness(connection)]
        : [await checkClock(connection), ...(await checkDurability(connection))];
    return [tables, ...more];
  } catch (error) {
    if (error instanceof FormerVersionError) return [problem(error.message)];
    return [
      problem(
        settings.databaseUrl
          ? `PostgreSQL does not answer (${reason(error)}): check DATABASE_URL and that the server runs.`
          : isDamaged(error)
            ? `The SQLite file is damaged (${reason(error)}): restore the last backup.`
            : `SQLite cannot be opened (${reason(error)}): check who owns ${settings.dataDir}.`,
      ),
    ];
  } finally {
    await connection?.close();
  }
}

async function checkSoundness({ db }: Connection): Promise<CheckFinding> {
  const obstacle = await findWriteObstacle(db);
  if (obstacle !== undefined) {
    return problem(
      `The SQLite file cannot be written (${reason(obstacle)}): every save fails. Let it, its folder and the files beside it belong to the account that runs the site.`,
    );
  }
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const { rows: strays } = await sql`pragma foreign_key_check`.execute(db);
  const found = rows.map((row) => row.integrity_check).filter((text) => text !== 'ok');
  if (found.length > 0) {
    return problem(`The SQLite file is damaged (${reason(found[0])}): restore the last backup.`);
  }
  if (strays.length > 0) {
    return problem(`${strays.length} rows refer to rows that are gone: restore the last backup.`);
  }
  return ok('The SQLite file passes its integrity check.');
}

/** Why nothing can be written; undefined where a change can be begun, which is taken back. */
async function findWriteObstacle(db: Db): Promise<unknown> {
  const takenBack = new Error('Only tried.');
  try {
    await db.transaction().execute(async (tx) => {
      await sql`create table doctor_tries (x)`.execute(tx);
      throw takenBack;
    });
  } catch (error) {
    return error === takenBack ? undefined : error;
  }
}

/** Several servers order what they do by their clocks; the database's stands for all of them. */
async function checkClock({ db }: Connection): Promise<CheckFinding> {
  const { rows } = await sql<{ seconds: string | number }>`
    select extract(epoch from clock_timestamp()) as seconds`.execute(db);
  const apart = Math.abs(Number(rows[0]?.seconds) - Date.now() / 1000);
  return apart > MAX_CLOCK_SECONDS
    ? problem(
        `This clock and the database's are ${Math.round(apart)} seconds apart: let both machines keep time (timedatectl set-ntp true).`,
      )
    : ok("This clock and the database's agree.");
}

/** What PostgreSQL must not leave out, and what a power cut does otherwise. */
const NEEDED_AT_A_POWER_CUT = {
  fsync: 'a power cut can leave the database damaged beyond repair',
  full_page_writes: 'a power cut can leave the database damaged beyond repair',
  synchronous_commit: 'a power cut loses the last saves that were confirmed',
};

/**
 * Whether PostgreSQL writes to the disk what it acknowledges. The site asks for it itself, but for what only the server
 * decides.
 */
async function checkDurability({ db }: Connection): Promise<CheckFinding[]> {
  const { rows } = await sql<{ name: keyof typeof NEEDED_AT_A_POWER_CUT }>`
    select name from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'
    order by name`.execute(db);
  return rows.map(({ name }) =>
    problem(
      `PostgreSQL has ${name} = off: ${NEEDED_AT_A_POWER_CUT[name]}. Turn it on in postgresql.conf, and take no other value for it in DATABASE_URL.`,
    ),
  );
}
