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
    breaks: 'A file goes out although the server does not say who has signed in in another tab.',
    file: 'app/admin/uploads/upload-calls.ts',
    find: "  if (who === 'unknown') throw lineLost();\n",
    replace: '',
    tests: ['app/admin/uploads/in-whose-name.test.ts'],
    title: 'a file waits',
  },
  {
    breaks: 'A piece of a file is sent in the name of whoever has signed in in another tab.',
    file: 'app/admin/uploads/upload-calls.ts',
    find: '      await requirePerson(person);\n',
    replace: '',
    tests: ['app/admin/uploads/in-whose-name.test.ts'],
    title: 'while it is announced',
  },
  {
    breaks: 'Who signs in cannot try a file again that was chosen before them.',
    file: 'app/admin/form/media/use-uploads.ts',
    find: '[401, 404, 408, 412, 429]',
    replace: '[401, 404, 408, 429]',
    tests: ['app/admin/uploads/in-whose-name.test.ts'],
    title: 'before the server has said',
  },
  {
    breaks: 'What waits for a session goes on before it is known whose the session is.',
    file: 'app/admin/session.tsx',
    find: '  await whoIsHere(person);\n  return new Promise',
    replace: '  return new Promise',
    tests: ['app/admin/media/media-desk.test.ts'],
    title: 'before it is known whose the token is',
  },
  {
    breaks: 'An act on several entries goes on after somebody else has signed in.',
    file: 'app/admin/content/list/bulk/use-bulk.ts',
    find: "['other', 'unknown'].includes(await whoIsHere(person))",
    replace: '(await whoIsHere(person)) === undefined',
    tests: ['app/admin/content/list/bulk/in-whose-name.test.ts'],
    title: 'being published',
  },
  {
    breaks: 'An act on several entries that has stopped does not say what is done.',
    file: 'app/admin/content/list/bulk/bulk-outcome.tsx',
    find: '{stopped} {first && say(sayDone(act, done.length, first.title[lang]))}',
    replace: '{stopped}',
    tests: ['app/admin/content/list/bulk/in-whose-name.test.ts'],
    title: 'being published',
  },
];
