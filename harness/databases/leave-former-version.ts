import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** Makes an empty database look as version 0.1.0 left it. */
export async function leaveFormerVersion(db: Db): Promise<void> {
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    db,
  );
  for (const name of ['0001-initial', '0013-changes-that-wait', '0014-sign-in-records']) {
    await sql`insert into kysely_migration values (${name}, '2026-11-01T10:00:00.000Z')`.execute(
      db,
    );
  }
  await sql`create table entries (id text primary key)`.execute(db);
}
