import type { Breakage } from './breakage.ts';

/** What a judge saw and nobody had mended yet. */
export const JUDGED_LEFTOVERS: readonly Breakage[] = [
  {
    breaks: 'A program that names the letters of its data as their packing is told to unpack them.',
    file: 'api/create-api.ts',
    find: "new Set(['', 'identity', 'utf-8', 'utf8'])",
    replace: "new Set(['', 'identity'])",
    tests: ['api/bodies.test.ts'],
    title: 'not packed',
  },
  {
    breaks: 'What is packed is read where something else is said of it, too.',
    file: 'api/create-api.ts',
    find: '!codings.every(',
    replace: '!codings.some(',
    tests: ['api/bodies.test.ts'],
    title: 'whatever else is said of it',
  },
  {
    breaks: 'Who restores a backup is not told which files it was made without.',
    file: 'server/operations/commands/restore-command.ts',
    find: '    for (const key of manifest.damaged) console.error(`The backup was made without ${key}.`);\n',
    replace: '',
    tests: ['server/operations/commands/restore-command.test.ts'],
  },
  {
    breaks: 'A start that is refused leaves a line to PostgreSQL open.',
    file: 'server/run/prepare-database.ts',
    find: '    await connection.close();\n',
    replace: '',
    tests: ['server/run/prepare-database.test.ts'],
  },
  {
    breaks: 'Figures tell of a delay for good that has passed long ago.',
    file: 'server/run/metrics-listener.ts',
    find: '    loop.reset();\n',
    replace: '',
    tests: ['server/run/metrics-listener.test.ts'],
  },
  {
    breaks: 'What somebody else says on the channel of changes is taken for a change.',
    file: 'database/listening-line.ts',
    find: "typeof message?.version === 'number' ? message : undefined",
    replace: 'message ?? undefined',
    tests: ['database/changes-line.test.ts'],
    title: 'led astray',
  },
  {
    breaks: 'What somebody else says on the channel of changes ends the process.',
    file: 'database/listening-line.ts',
    find: '  try {\n    const message = JSON.parse',
    replace:
      "  try {\n    if (payload === 'hello') setImmediate(() => JSON.parse(payload));\n    const message = JSON.parse",
    tests: ['database/changes-line.test.ts'],
    title: 'led astray',
  },
  {
    breaks: 'Who searches for the first day of a range that a text has does not find the text.',
    file: 'domain/search/read-query.ts',
    find: '...(typed.written ? [{ words: typed.written, quality: WRITTEN_DAY }] : []),',
    replace: '',
    tests: ['domain/search/documents.test.ts'],
    title: 'also where something is of',
  },
  {
    breaks:
      'Who is still typing a day does not see what has it, where its beginning is a day, too.',
    file: 'domain/search/read-query.ts',
    find: 'isTyping && at === words.length - 1 ? findBegun(word, dictionary) : findTerms(word, dictionary)',
    replace: 'findTerms(word, dictionary)',
    tests: ['domain/search/documents.test.ts'],
    title: 'still typing',
  },
  {
    breaks: 'A range of days is taken for a tax number.',
    file: 'domain/text/personal-data.ts',
    find: '  for (const { 0: day, index } of text.matchAll(DAY)) taken.fill(1, index, index + day.length);\n',
    replace: '',
    tests: ['domain/text/personal-data.test.ts'],
    title: 'a range of days',
  },
];
