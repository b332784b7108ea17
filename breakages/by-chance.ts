import type { Breakage } from './breakage.ts';

/** Changes that chance chose among all conditions, calls and parts of screens, and that no test had noticed. */
export const BY_CHANCE: readonly Breakage[] = [
  {
    breaks: 'Whoever publishes what was planned is said to have planned it.',
    file: 'domain/content/acts/save-entry.ts',
    find: 'if (after.publish_at && after.publish_at !== before.publish_at) {',
    replace: 'if (after.publish_at !== before.publish_at) {',
    tests: ['domain/content/acts/rules-of-acts.test.ts'],
    title: 'write down no new plan',
  },
  {
    breaks: 'Behind the heading of a row each cell has the heading of its left neighbour.',
    file: 'app/ui/text/prose-tables.ts',
    find: "      case 'th':\n        column += 1;\n",
    replace: "      case 'th':\n",
    tests: ['app/ui/text/prose-tables.test.ts'],
    title: 'behind the heading of its row',
  },
  {
    breaks: 'A preview takes what is no entry of a list for one.',
    file: 'domain/content/preview/read-unsaved.ts',
    find: "field.kind === 'list' && own.every(({ length }) => length > 0)",
    replace: "field.kind === 'list'",
    tests: ['domain/content/preview/read-unsaved.test.ts'],
    title: 'are left out, and named',
  },
  {
    breaks: 'What people who know a place say of it is an empty list.',
    file: 'app/site/tourism/places/place-tips.tsx',
    find: '          <WordsOf words={localise(tip, language)} />\n',
    replace: '',
    tests: ['app/site/every-word.test.ts'],
    title: 'attraction',
  },
  {
    breaks:
      'Who is asked for a code is recorded as having sent a wrong one, and who sends it is not.',
    file: 'domain/accounts/signing-in/sign-in.ts',
    find: "code === '' ? undefined : 'sign-in-code-failed'",
    replace: "code !== '' ? undefined : 'sign-in-code-failed'",
    tests: ['domain/audit/sign-ins.test.ts'],
    title: 'tells a wrong code',
  },
  {
    breaks: 'The social media of the municipality lead nowhere.',
    file: 'app/site/layout/site-footer.tsx',
    find: 'settings.socialLinks.length > 0',
    replace: 'settings.socialLinks.length > 8',
    tests: ['app/site/every-word.test.ts'],
    title: 'settings: each word',
  },
  {
    breaks: 'Search engines do not hear which social media are the municipality’s own.',
    file: 'app/site/government-organization.ts',
    find: 'settings.socialLinks.length > 0',
    replace: 'settings.socialLinks.length > 8',
    tests: ['app/site/small-facts.test.ts'],
    title: 'leads to its social media',
  },
];
