import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{api,app,bench,breakages,database,domain,seed,server,scripts}/**/*.test.{ts,tsx}'],
    // Databases and password hashing take their time on a busy machine; a test that hangs still ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
