import type { Breakage } from './breakage.ts';

const TESTS = ['bench/faults/power-cut/power-cut.test.ts'];

/** What must outlast a power cut. */
export const POWER_CUT: readonly Breakage[] = [
  {
    breaks: 'A start that was killed while SQLite made its tables cannot be done again.',
    file: 'database/node-sqlite.ts',
    find: `  override get supportsTransactionalDdl(): boolean {
    return true;`,
    replace: `  override get supportsTransactionalDdl(): boolean {
    return false;`,
    tests: ['database/migrate.test.ts'],
  },
  {
    breaks: 'SQLite acknowledges what a power cut takes back.',
    file: 'database/node-sqlite.ts',
    find: "sqlite.exec('PRAGMA synchronous = FULL');",
    replace: "sqlite.exec('PRAGMA synchronous = NORMAL');",
    tests: TESTS,
  },
  {
    breaks: 'SQLite waits for no disk.',
    file: 'database/node-sqlite.ts',
    find: "sqlite.exec('PRAGMA synchronous = FULL');",
    replace: "sqlite.exec('PRAGMA synchronous = OFF');",
    tests: TESTS,
  },
  {
    breaks: 'An original that was acknowledged has no bytes after a power cut.',
    file: 'domain/media/store/write-whole-file.ts',
    find: 'await writeFile(unfinished, contents, { flush: true });',
    replace: 'await writeFile(unfinished, contents);',
    tests: TESTS,
  },
  {
    breaks: 'An original that was acknowledged has no name after a power cut.',
    file: 'domain/media/store/write-whole-file.ts',
    find: '    await syncFolder(folder);\n',
    replace: '',
    tests: TESTS,
  },
  {
    breaks: 'The folder of the originals is gone after a power cut.',
    file: 'domain/media/store/write-whole-file.ts',
    find: '  for (const naming of foldersNaming(folder, first)) await syncFolder(naming);\n',
    replace: '  void foldersNaming;\n',
    tests: TESTS,
  },
  {
    breaks: 'The data folder of the first start is gone after a power cut.',
    file: 'database/lasting-folder.ts',
    find: '      fsyncSync(handle);\n',
    replace: '      void fsyncSync;\n',
    tests: TESTS,
  },
  {
    breaks: 'A data folder that cannot be made is tried for ever.',
    file: 'database/lasting-folder.ts',
    find: '  try {\n    mkdirSync(folder, { mode });\n    return folder;\n',
    replace: '  try {\n    return mkdirSync(folder, { mode, recursive: true });\n',
    tests: ['server/run/describe-start-failure.test.ts'],
    title: 'does not try for ever',
  },
];
