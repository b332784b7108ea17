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
    await noteFailedBackup(db, { ...failure, at: at('03') });
    expect(await failing()).toBe(at('03'));
    expect((await readBackupState(db)).last).toEqual({ ...made, at: at('02') });
  } finally {
    await close();
  }
});
