import type { Breakage } from './breakage.ts';

/** What the fourth attempt from outside has found. */
export const FOURTH_OUTSIDE_ATTACK: readonly Breakage[] = [
  {
    breaks: 'A field named __proto__ in what is typed is dropped, and nobody is told.',
    file: 'api/form-values.ts',
    find: "    if (level.some((one) => Object.hasOwn(one, '__proto__'))) return 'proto';\n",
    replace: '',
    tests: ['api/unknown-fields.test.ts'],
    of: ['ASVS 15.3.3'],
  },
  {
    breaks: 'Values that lie in one another a hundred thousand times are a failure of the site.',
    file: 'api/form-values.ts',
    find: "    if (depth > DEEPEST) return 'deep';\n",
    replace: '',
    tests: ['api/unknown-fields.test.ts'],
  },
  {
    breaks: 'An address of slashes keeps the server busy for a minute.',
    file: 'domain/content/references/references-of.ts',
    find: 'withoutLastSlashes(path);',
    replace: "path.replace(/\\/+$/, '');",
    tests: ['scripts/slow-patterns.test.ts'],
    of: ['ASVS 15.2.2'],
  },
  {
    breaks: 'A title of brackets keeps the server busy for a minute.',
    file: 'domain/content/model/languages.ts',
    find: '/<[^<>]*>|&nbsp;/g',
    replace: '/<[^>]*>|&nbsp;/g',
    tests: ['scripts/slow-patterns.test.ts'],
  },
  {
    breaks: 'A head of spaces takes the reader of plain requests 10 ms.',
    file: 'server/fast-path/plain-get.ts',
    find: ': *([\\x21-\\x7e][\\x20-\\x7e]*|)',
    replace: ': *([\\x20-\\x7e]*)',
    tests: ['scripts/slow-patterns.test.ts'],
  },
  {
    breaks: 'A path keeps its last slash.',
    file: 'domain/text/without-last-slashes.ts',
    find: "  while (path[end - 1] === '/') end--;\n",
    replace: '',
    tests: ['domain/text/without-last-slashes.test.ts'],
  },
];
