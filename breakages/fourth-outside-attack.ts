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
];
