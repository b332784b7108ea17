import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests of screens render islands, whose scripts no build has made; what they are called does not matter there. */
const islandScripts = {
  name: 'island-scripts',
  resolveId: (id: string) => (id === 'virtual:island-scripts' ? `\0${id}` : undefined),
  load: (id: string) =>
    id === '\0virtual:island-scripts'
      ? "export const islandScript = (name) => '/' + name + '.js';"
      : undefined,
};

/** The site as a whole is tried without its pages, which only a build has. */
const noPages = {
  name: 'no-pages',
  resolveId: (id: string) => (id === 'virtual:react-router/server-build' ? `\0${id}` : undefined),
  load: (id: string) =>
    id === '\0virtual:react-router/server-build'
      ? 'export const routes = {}; export const assets = { routes: {} }; export const entry = { module: {} };'
      : undefined,
};

export default defineConfig({
  plugins: [islandScripts, noPages],
  test: {
    include: ['{api,app,bench,breakages,database,domain,seed,server,scripts}/**/*.test.{ts,tsx}'],
    setupFiles: ['harness/after-each-file.ts'],
    globalSetup: ['harness/databases/postgres-template.ts', 'harness/sites/filled-folder.ts'],
    // The default leaves a core to an editor, and so half of a machine of two unused.
    maxWorkers: availableParallelism(),
    // A worker keeps what it loaded from file to file: to load it anew for each takes as long as the tests. What a
    // test changes in a module, in the environment or on the clock it puts back.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Databases and password hashing take their time on a busy machine; a test that hangs still ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
