import { expect, test } from 'vitest';
import { openTestSqlite } from '../../harness/databases/databases.ts';
import { noteBackup, noteFailedBackup, readBackupState } from './backup-state.ts';

test('a backup that failed is told of until one was made after it', async () => {
  const { db, close } = await openTestSqlite();
  const at = (hour: string) => `2026-03-04T${hour}:00:00.000Z`;
  const failure = { host: 'one', message: 'disk full' };
  const made = { host: 'one', folder: '/backups/a', damaged: 0 };
  const failing = async () => (await readBackupState(db)).failing?.at;
  try {
    expect(await readBackupState(db)).toEqual({});
    await noteFailedBackup(db, { ...failure, at: at('01') });
    expect(await failing()).toBe(at('01'));
    await noteBackup(db, { ...made, at: at('02') });
    expect(await failing()).toBeUndefined();
    // It was made, and then the old ones could not be removed.
    await noteFailedBackup(db, { ...failure, at: at('02') });
    expect(await failing()).toBe(at('02'));
    await noteBackup(db, { ...made, at: at('03') });
    // A clock that was ahead is set right.
    await noteFailedBackup(db, { ...failure, at: `2036${at('04').slice(4)}` });
    await noteBackup(db, { ...made, at: at('05') });
    expect(await failing()).toBeUndefined();
    await noteBackup(db, { ...made, at: `2036${at('06').slice(4)}` });
    await noteFailedBackup(db, { ...failure, at: at('07') });
    expect(await failing()).toBe(at('07'));
    await noteBackup(db, { ...made, at: at('08') });
    expect((await readBackupState(db)).last).toEqual({ ...made, at: at('08') });
  } finally {
    await close();
  }
});
