import type { Breakage } from './breakage.ts';

/** What keeps the server's memory small. */
export const MEMORY: readonly Breakage[] = [
  {
    breaks: 'A held page keeps its plain bytes beside the compressed ones.',
    file: 'server/pages/held/held-page.ts',
    find: '  if (!page.answers.identity) page.plain = undefined;\n',
    replace: '',
    tests: ['server/pages/held/held-page.test.ts'],
  },
  {
    breaks: 'The first start of a build compiles everything itself, and holds what that takes.',
    file: 'scripts/build.mjs',
    find: '    compileAhead(folder);\n',
    replace: '',
    tests: ['e2e/compiled-ahead.e2e.ts'],
  },
  {
    breaks: 'What is compiled ahead is not what a start needs.',
    file: 'server/main.ts',
    find: '    await loadBuild(process.argv[ahead + 1]);\n',
    replace: '',
    tests: ['e2e/compiled-ahead.e2e.ts'],
  },
  {
    breaks: 'A new word that is read among all others keeps another copy of them for good.',
    file: 'domain/search/index/vocabulary.ts',
    find: 'const own = ownText(word);',
    replace: 'const own = word;',
    tests: ['domain/search/index/vocabulary.test.ts'],
  },
  {
    breaks: 'A page that is read in plain is unpacked for each reader.',
    file: 'server/pages/held/held-page.ts',
    find: '      page.plain = plainOf(page);\n      return page.plain;',
    replace: '      return plainOf(page);',
    tests: ['server/pages/held/held-page.test.ts'],
  },
  {
    breaks: "The bundle's Greek takes two bytes a letter.",
    file: 'scripts/vite/lean-bundle.ts',
    find: 'const BEYOND_ASCII = /[^\\0-\\x7f]/g;',
    replace: 'const BEYOND_ASCII = /[^\\0-\\uffff]/g;',
    tests: ['scripts/vite/lean-bundle.test.ts'],
  },
  {
    breaks: 'A held page holds the whole buffer of the compressor.',
    file: 'server/pages/held/held-page.ts',
    find: '  return own;',
    replace: '  return compressed;',
    tests: ['server/pages/held/held-page.test.ts'],
  },
  {
    breaks: 'The server makes the first content itself, and keeps what that needs.',
    file: 'server/run/prepare-database.ts',
    find: '  else await makeFirstContent();',
    replace:
      "  else await (await import('../../seed/fill.ts')).fillEmptyDatabase(connection.db, undefined as never, { kind: 'sample', now });",
    tests: ['server/first-content/make-first-content.test.ts'],
  },
  {
    breaks: 'The first content is made on by a process whose server was killed.',
    file: 'server/first-content/main.ts',
    find: "process.on('disconnect', () => process.exit(1));\n",
    replace: '',
    tests: ['server/first-content/make-first-content.test.ts'],
  },
  {
    breaks: 'Why the first content could not be made is not said.',
    file: 'server/first-content/make-first-content.ts',
    find: 'reject(failed(said ?? ',
    replace: 'reject(failed(',
    tests: ['server/first-content/make-first-content.test.ts'],
  },
  {
    breaks: 'A document of the first content has the digest of a start that was broken off.',
    file: 'seed/sample-content.ts',
    find: 'doUpdateSet({ digest, size_bytes })',
    replace: 'doNothing()',
    tests: ['seed/fill.test.ts'],
  },
  {
    breaks: 'In a flood that leaves a breath garbage is collected, which holds pages up.',
    file: 'server/run/jobs/release-memory.ts',
    find: '      waiting() >= WAITING_IN_FLOOD ||\n',
    replace: '',
    tests: ['server/run/jobs/release-memory.test.ts'],
  },
];
