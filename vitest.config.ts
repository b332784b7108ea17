import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{api,app,bench,database,domain,seed,server,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['harness/postgres-template.ts'],
    // The default leaves a core to an editor, and so half of a machine of two unused.
    maxWorkers: availableParallelism(),
    // Databases and password hashing take their time on a busy machine; a test that hangs still ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
