import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestSqlite } from '../../harness/databases/databases.ts';
import { isUnavailable } from '../unavailable.ts';
import type { Auth } from './auth.ts';
import { causeOfLibraryFailure } from './library-failure.ts';

test('the library hides that the database fails; what it refuses, and faults of its own, stay as they are', async () => {
  const { db, close } = await openTestSqlite();
  const causeOf = (error: unknown) => causeOfLibraryFailure({ db } as Auth, error);
  const failed = Object.assign(new Error('Failed to get session'), { statusCode: 500 });
  const refused = Object.assign(new Error('Unauthorized'), { statusCode: 401 });
  try {
    expect(await causeOf(failed)).toBe(failed);
    // As on a full disk, which still reads.
    await sql`pragma query_only = on`.execute(db);
    expect(await causeOf(failed)).toSatisfy(isUnavailable);
    expect(await causeOf(refused)).toBe(refused);
    const own = new Error('not of the library');
    expect(await causeOf(own)).toBe(own);
  } finally {
    await sql`pragma query_only = off`.execute(db);
    await close();
  }
});
