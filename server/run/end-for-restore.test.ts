import { expect, test, vi } from 'vitest';
import { breakingAt } from '../../harness/databases/breaking-line.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { beginRestore, finishRestore } from '../operations/restore/unfinished-restore.ts';
import { endForRestore } from './end-for-restore.ts';

const onServer = TEST_DATABASES.filter(({ name }) => name === 'PostgreSQL');

test.each(onServer)('a site that finds a restore in its $name ends at once', async ({ open }) => {
  const connection = await open();
  const end = vi.fn();
  const log = { fatal: vi.fn() };
  const look = () => endForRestore(connection, { dataDir: '/nowhere', log, end });

  await look();
  expect(end).not.toHaveBeenCalled();

  await beginRestore(connection, '/nowhere', '/backups/one');
  await look();
  expect(end).toHaveBeenCalledExactlyOnceWith(1);
  expect(log.fatal).toHaveBeenCalledWith(expect.stringContaining('was not finished'));

  await finishRestore(connection, '/nowhere');
  await look();
  expect(end).toHaveBeenCalledTimes(1);
});

test.each(onServer)('so does one whose first look into its $name failed', async ({ open }) => {
  const connection = await open();
  await beginRestore(connection, '/nowhere', '/backups/one');
  const db = breakingAt(connection.db, 1, 'before the database heard it');
  const end = vi.fn();
  const log = { fatal: vi.fn() };
  await endForRestore({ ...connection, db }, { dataDir: '/nowhere', log, end, againMs: 1 });
  expect(end).toHaveBeenCalledExactlyOnceWith(1);
});
