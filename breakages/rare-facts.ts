import type { Breakage } from './breakage.ts';

/** What public screens and feeds say where few entries have it: less than usual, exactly at a limit, or twice. */
export const RARE_FACTS: readonly Breakage[] = [
  {
    breaks: 'A title of exactly sixty letters has the short name of the site.',
    file: 'app/site/describe-page.ts',
    find: 'whole.length <= MAX_TITLE_LENGTH ?',
    replace: 'whole.length < MAX_TITLE_LENGTH ?',
    tests: ['app/site/describe-page.test.ts'],
    title: 'up to sixty letters',
  },
  {
    breaks: 'A banner whose link has no words has an empty button.',
    file: 'app/site/municipality/transparency/transparency-teasers.tsx',
    find: '{data.link && (data.linkText.el || data.linkText.en) && (',
    replace: '{data.link && (',
    tests: ['app/site/where-little-is-known.test.ts'],
    title: 'a link whose words are missing',
  },
  {
    breaks: 'On a phone a table with cells over several rows falls apart.',
    file: 'app/ui/text/prose-tables.ts',
    find: '/(?:col|row)span=/',
    replace: '/colspan=/',
    tests: ['app/ui/text/prose-tables.test.ts'],
    title: 'cells are joined',
  },
  {
    breaks: 'The menu of a section hides a page whose address begins like another one’s.',
    file: 'app/site/section-links.ts',
    find: 'other !== item && isUnder(item.href, other.href)',
    replace: 'other !== item && item.href.startsWith(other.href)',
    tests: ['app/site/section-navigation.test.ts'],
    title: 'begins like its own',
  },
];
