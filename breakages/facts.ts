import type { Breakage } from './breakage.ts';

const TENDERS = ['domain/tenders/tenders.test.ts'];
const TENDER_SCREENS = ['app/site/tenders/tenders-screens.test.ts'];

/** Facts that stand in one place. */
export const FACTS: readonly Breakage[] = [
  {
    breaks: 'A tender stays open after its deadline.',
    file: 'domain/tenders/tender-state.ts',
    find: "if (state === 'open' && (deadline ?? '') <= localTimeInGreece(now)) return 'closed';",
    replace: 'void localTimeInGreece(now);\n  void deadline;',
    tests: TENDERS,
    title: 'open ends by itself at the deadline, in Greek time',
    of: ['x-tenders'],
  },
  {
    breaks: 'The list of open tenders has some that ended.',
    file: 'domain/tenders/list-tenders.ts',
    find: ".where('category', '=', 'open').where('sort_date', '>', now)",
    replace: ".where('category', '=', 'open')",
    tests: TENDERS,
    title: 'is narrowed by the state at the moment',
    of: ['x-tenders'],
  },
  {
    breaks: 'An article about a tender leaves out its facts.',
    file: 'app/site/news/article-page.tsx',
    find: 'data.tender ? findEntry(db, tender, data.tender) : undefined',
    replace: 'data.tender === null ? findEntry(db, tender, data.tender) : undefined',
    tests: TENDER_SCREENS,
    title: 'say in the news what they say themselves',
    of: ['x-tenders'],
  },
  {
    breaks: 'An ADA of any form is taken.',
    file: 'domain/text/act-numbers.ts',
    find: 'return /^[0-9Α-Ω]{4,12}-[0-9Α-Ω]{1,3}$/.test(text);',
    replace: "return text !== '';",
    tests: ['domain/text/act-numbers.test.ts'],
    title: 'is none',
    of: ['x-act-numbers'],
  },
  {
    breaks: 'An ADA typed with Latin letters is refused.',
    file: 'domain/content/model/schema.ts',
    find: '    .transform(TIDY[format] ?? ((typed: string) => typed))\n',
    replace: '',
    tests: ['domain/content/model/schema.test.ts'],
    title: 'are put right and checked',
    of: ['x-act-numbers'],
  },
];
