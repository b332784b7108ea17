import type { Breakage } from './breakage.ts';

/** What judges from outside hold against a page, an answer or a screen. */
export const JUDGES: readonly Breakage[] = [
  {
    breaks: 'A part of a page without a heading calls itself a section.',
    file: 'app/ui/band.tsx',
    find: "labelledBy ? 'section' : 'div'",
    replace: "'section' as const",
    tests: ['server/pages/nu-checker.test.ts'],
    title: 'every public screen',
    of: ['x-valid-html'],
  },
  {
    breaks: 'The introduction of each page has a role that is none.',
    file: 'app/ui/page-header.tsx',
    find: '<p className="mt-4 max-w-[30em]',
    replace: '<p role="lead" className="mt-4 max-w-[30em]',
    tests: ['server/pages/nu-checker.test.ts'],
    title: 'every public screen',
    of: ['x-valid-html'],
  },
];
