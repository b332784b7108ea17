import type { Breakage } from './breakage.ts';

const TESTS = ['domain/samples/remove-samples.test.ts'];

const RACES = ['domain/samples/removal-races.test.ts'];

/** The first content, and the one act that removes it. */
export const SAMPLES: readonly Breakage[] = [
  {
    breaks: 'Removing the samples takes what staff have changed.',
    file: 'domain/samples/list-samples.ts',
    find: "      .where('is_sample', '=', sql.lit(1))\n",
    replace: '',
    tests: TESTS,
    of: ['x-samples'],
  },
  {
    breaks: 'Removing the samples is in no record.',
    file: 'domain/samples/remove-samples.ts',
    find: 'if (entries.removed + files.removed > 0) {',
    replace: 'if (entries.removed + files.removed < 0) {',
    tests: TESTS,
    of: ['x-samples'],
  },
  {
    breaks: 'Nobody is told which first content staff have changed.',
    file: 'domain/samples/list-samples.ts',
    find: "    .where('revisions.created_by', 'is', null)\n",
    replace: "    .where('revisions.created_by', 'is not', null)\n",
    tests: TESTS,
  },
  {
    breaks: 'A sample that staff are making their own goes with the others.',
    file: 'domain/samples/remove-samples.ts',
    find: '  await lockSamples(tx);\n',
    replace: '',
    tests: RACES,
  },
  {
    breaks: 'Of two people who remove the samples, both are recorded.',
    file: 'domain/samples/remove-samples.ts',
    find: '    if (entries.removed + files.removed > 0) {',
    replace: '    if (entries.removed + files.removed >= 0) {',
    tests: RACES,
  },
  {
    breaks: 'That files alone of the samples were removed is not recorded.',
    file: 'domain/samples/remove-samples.ts',
    find: 'if (entries.removed + files.removed > 0) {',
    replace: 'if (entries.removed > 0) {',
    tests: RACES,
    title: 'files alone',
  },
];
