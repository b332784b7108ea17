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
];
