import { afterAll, vi } from 'vitest';
import { closeTestDatabases } from './databases/databases.ts';

/** Runs before each test file: a worker goes on with the next one, which begins with nothing of this one. */
afterAll(async () => {
  vi.useRealTimers();
  await closeTestDatabases();
});
