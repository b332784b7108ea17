import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { setEmergencyMode } from '../../../domain/alerts/emergency-mode.ts';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN } from '../../../harness/services.ts';
import { watchEmergencyMode } from './emergency-watch.ts';

let connection: Connection;
beforeEach(async () => {
  connection = await openTestSqlite();
});
afterEach(async () => {
  vi.useRealTimers();
  await connection.close();
});

test('whether emergency mode is on is known after each look, and stays known while the database is away', async () => {
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => errors.push(line) });
  const watch = watchEmergencyMode({ db: connection.db, log });
  const turn = (isOn: boolean) => setEmergencyMode(connection.db, isOn, actAs(TEST_ADMIN));
  expect(watch.isOn()).toBe(false);
  await turn(true);
  watch.look();
  await vi.waitFor(() => expect(watch.isOn()).toBe(true));

  await connection.db.schema.alterTable('facts').renameTo('away').execute();
  watch.look();
  await vi.waitFor(() => expect(errors).toHaveLength(1));
  expect(watch.isOn()).toBe(true);
  await connection.db.schema.alterTable('away').renameTo('facts').execute();

  await turn(false);
  watch.look();
  await vi.waitFor(() => expect(watch.isOn()).toBe(false));
  await watch.stop();
});

test('what could not be read, at the start, say, is read again within five seconds without anybody asking', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => errors.push(line) });
  await setEmergencyMode(connection.db, true, actAs(TEST_ADMIN));
  await connection.db.schema.alterTable('facts').renameTo('away').execute();
  const watch = watchEmergencyMode({ db: connection.db, log });
  watch.look();
  await vi.waitFor(() => expect(errors).toHaveLength(1));
  await connection.db.schema.alterTable('away').renameTo('facts').execute();
  expect(watch.isOn()).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  await vi.waitFor(() => expect(watch.isOn()).toBe(true));
  expect(errors).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
  // Nor does anything wait for the next look of a site that ends.
  await connection.db.schema.alterTable('facts').renameTo('away').execute();
  watch.look();
  await vi.waitFor(() => expect(errors).toHaveLength(2));
  await watch.stop();
  expect(vi.getTimerCount()).toBe(0);
  await connection.db.schema.alterTable('away').renameTo('facts').execute();
});
