import { availableParallelism } from 'node:os';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { SpreadFiles } from './harness/spread-files.ts';

/** A module that only a build has, with what stands in for it in tests. */
const standIn = (id: string, code: string): Plugin => ({
  name: `stand-in:${id}`,
  resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
  load: (asked) => (asked === `\0${id}` ? code : undefined),
});

export default defineConfig({
  plugins: [
    // Screens render islands, whose scripts no build has made; what they are called does not matter here.
    standIn('virtual:island-scripts', "export const islandScript = (name) => '/' + name + '.js';"),
    // The site as a whole is tried with an empty page at every address.
    standIn(
      'virtual:react-router/server-build',
      `export const routes = { page: { id: 'page', path: '*', module: { default: () => null } } };
      export const assets = { routes: {} };
      const render = (_, status, headers) => new Response('', { status, headers });
      export const entry = { module: { default: render } };
      export const [ssr, future, routeDiscovery] = [true, {}, { manifestPath: '/__manifest' }];`,
    ),
  ],
  test: {
    include: ['{api,app,bench,breakages,database,domain,seed,server,scripts}/**/*.test.{ts,tsx}'],
    setupFiles: ['harness/after-each-file.ts', 'harness/patient-waits.ts'],
    globalSetup: [
      'harness/databases/postgres-template.ts',
      'harness/sites/filled-folder.ts',
      'harness/browser/build-screens.ts',
      'harness/sites/build-commands.ts',
    ],
    // The default leaves a core to an editor. One more than cores: some tests wait, for a process, a line or a limit.
    // On two cores all of them took 344 seconds with three workers, and 422 with two.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SpreadFiles },
    // A worker keeps what it loaded from file to file: to load it anew for each takes as long as the tests. What a
    // test changes in a module, in the environment or on the clock it puts back.
    isolate: false,
    // Collecting what is young took a twelfth of the time (60.8 instead of 66.0 s of the processor for a part). Code
    // that is compiled at its first call, not interpreted until it is called often, takes a sixteenth less.
    execArgv: ['--max-semi-space-size=64', '--always-sparkplug'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Databases and password hashing take their time on a busy machine; a test that hangs still ends.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
