import type { Breakage } from './breakage.ts';

/** The typeface, and paper. */
export const LETTERS: readonly Breakage[] = [
  {
    breaks: 'Dashes and quotation marks need a third file of the typeface.',
    file: 'scripts/letters.mjs',
    find: '\\u2011–—‘’“”…\\u2060€−',
    replace: '\\u2011…\\u2060€−',
    tests: ['scripts/letters.test.ts'],
  },
  {
    breaks: 'The style sheet asks the Greek file for letters that it lacks.',
    file: 'app/ui/styles/fonts.css',
    find: 'unicode-range: U+0370-03FF;\n}\n\n@font-face {\n  font-family: "Commissioner";',
    replace: 'unicode-range: U+0370-04FF;\n}\n\n@font-face {\n  font-family: "Commissioner";',
    tests: ['scripts/letters.test.ts'],
  },
  {
    breaks: 'The accents of Greek capitals stand in the space before them.',
    file: 'scripts/letters.mjs',
    find: "from === 'greek' ? makeRoomForAccents(few) : few",
    replace: 'few',
    tests: ['scripts/letters.test.ts'],
  },
  {
    breaks: 'Paper shows the arrows that open what is open there.',
    file: 'app/ui/styles/print.css',
    find: '  .accordion-mark,\n',
    replace: '',
    tests: ['e2e/every-setting.e2e.ts'],
    title: 'open on paper',
  },
  {
    breaks: 'Personal data in a newsletter are sent without a reason.',
    file: 'domain/newsletter/send-issue.ts',
    find: '    await requireReasonToSend(tx, issue, acting);\n',
    replace: '',
    tests: ['domain/newsletter/send-issue.test.ts'],
    title: 'SQLite',
  },
  {
    breaks: 'Editors read in the words of a mail server who subscribes to the newsletter.',
    file: 'domain/mail/list-letters.ts',
    find: "return withAddress ? lastError : lastError.replaceAll(ADDRESS, '…');",
    replace: 'return withAddress || ADDRESS ? lastError : lastError;',
    tests: ['domain/mail/list-letters.test.ts'],
  },
];
