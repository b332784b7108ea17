import type { Breakage } from './breakage.ts';

const JOURNEYS = ['e2e/development.e2e.ts'];

/** What `npm run dev` and a build promise to whoever works on the site. */
export const DEVELOPMENT: readonly Breakage[] = [
  {
    breaks: 'A changed screen is shown only when somebody asks for the page once more.',
    file: 'server/development/open-vite.ts',
    find: 'server.ws.send(CHANGED);',
    replace: '',
    tests: JOURNEYS,
    title: 'a changed screen is seen',
  },
  {
    breaks: 'A changed island is given as it was.',
    file: 'server/development/open-vite.ts',
    find: 'graph.onFileChange(file);',
    replace: '',
    tests: JOURNEYS,
    title: 'a changed island',
  },
  {
    breaks: "Vite's styles in the admin are against the content security policy.",
    file: 'app/root.tsx',
    find: '{nonce && <meta property="csp-nonce" nonce={nonce} />}',
    replace: '',
    tests: JOURNEYS,
    title: 'a changed admin screen',
  },
  {
    breaks:
      'The development server gives the database and the settings to whoever asks for the files.',
    file: 'server/development/open-vite.ts',
    find: "deny: ['.env',",
    replace: "deny: [], before: ['.env',",
    tests: JOURNEYS,
    title: 'neither the data',
  },
  {
    breaks: 'After a new start of the development server pages that are open wait for ever.',
    file: 'app/development/client.ts',
    find: "Reflect.deleteProperty(globalThis, 'SharedWorker');",
    replace: '',
    tests: JOURNEYS,
    title: 'new settings',
  },
  {
    breaks: 'A change of the settings is not seen until somebody starts the site anew.',
    file: 'scripts/runs-once.mjs',
    find: '/^\\.env$/,',
    replace: '',
    tests: ['scripts/runs-once.test.ts'],
  },
  {
    breaks: 'A change of how a connection is read takes no effect in development.',
    file: 'scripts/runs-once.mjs',
    find: '(?:pipelined-requests|stalled-connections)',
    replace: '(?:stalled-connections)',
    tests: ['scripts/runs-once.test.ts'],
  },
  {
    breaks: 'A build that fails takes the place of the one before.',
    file: 'scripts/replace-build.mjs',
    find: "    make(join('builds', name));",
    replace: "    putInPlace(root, name);\n    make(join('builds', name));",
    tests: ['scripts/replace-build.test.ts'],
  },
  {
    breaks: 'Of two builds at once the one of older sources counts when it ends last.',
    file: 'scripts/replace-build.mjs',
    find: '    if (stampOfBuild(root) > stamp) return;\n',
    replace: '',
    tests: ['scripts/replace-build.test.ts'],
  },
  {
    breaks: 'A site loses its files with the next build.',
    file: 'scripts/replace-build.mjs',
    find: 'const KEPT = 4;',
    replace: 'const KEPT = 1;',
    tests: ['scripts/replace-build.test.ts'],
  },
  {
    breaks: 'Servers that start together meet at one port.',
    file: 'scripts/free-port.mjs',
    find: '  next = port === LAST ? FIRST : port + 1;\n',
    replace: '',
    tests: ['scripts/free-port.test.ts'],
    title: 'given once',
  },
  {
    breaks: 'A server’s port is taken by a line that somebody opens just then.',
    file: 'scripts/free-port.mjs',
    find: 'const FIRST = 11_000;\n',
    replace: 'const FIRST = 31_990 + 10_000;\n',
    tests: ['scripts/free-port.test.ts'],
    title: 'whoever asks for any',
  },
  {
    breaks: 'Packages behind a link are emptied and installed anew under whoever works there.',
    file: 'scripts/environment.mjs',
    find: 'lstatSync(folder, { throwIfNoEntry: false })',
    replace: 'statSync(folder, { throwIfNoEntry: false })',
    tests: ['scripts/environment.test.ts'],
  },
  {
    breaks: 'A package that the admin needs is found late in development, and reloads the page.',
    file: 'vite.config.ts',
    find: "'pg', 'sanitize-html', 'zod'",
    replace: "'pg', 'zod'",
    tests: ['e2e/development.e2e.ts'],
  },
];
