import type { Breakage } from './breakage.ts';

const MISSED = ['domain/missed/missed.test.ts'];

/** What the fourteenth attempt from outside has found in calls, advice, links and what visitors missed. */
export const FOURTEENTH_OUTSIDE_ATTACK: readonly Breakage[] = [
  {
    breaks: 'What was asked for exactly ten times is on no list of what is asked for often.',
    file: 'domain/missed/missed-addresses.ts',
    find: 'const OFTEN = 10;',
    replace: 'const OFTEN = 11;',
    tests: MISSED,
  },
  {
    breaks: 'An ignored address is forgotten in a flood of others, and comes back to staff.',
    file: 'domain/missed/missed-addresses.ts',
    find: "          .orderBy('is_ignored', 'desc')\n",
    replace: '',
    tests: MISSED,
  },
  {
    breaks: 'Of addresses asked for as often, a new one makes room for one of long ago.',
    file: 'domain/missed/missed-addresses.ts',
    find: "          .orderBy('last_on', 'desc')\n          .orderBy('path')\n          .limit(MOST_MISSED)",
    replace: "          .orderBy('path')\n          .limit(MOST_MISSED)",
    tests: MISSED,
  },
  {
    breaks: 'An address is forgotten on its ninetieth day.',
    file: 'domain/missed/missed-addresses.ts',
    find: "'last_on', '<', longAgo",
    replace: "'last_on', '<=', longAgo",
    tests: MISSED,
  },
  {
    breaks: 'An address that is asked for every day keeps the day of its first, and is forgotten.',
    file: 'domain/missed/missed-addresses.ts',
    find: "            last_on: e.ref('excluded.last_on'),\n",
    replace: '',
    tests: MISSED,
  },
  {
    breaks: 'Of addresses asked for as often, staff see the one of long ago first.',
    file: 'domain/missed/missed-addresses.ts',
    find: "    .orderBy('last_on', 'desc')\n    .orderBy('path')\n    .limit(limit)",
    replace: "    .orderBy('path')\n    .limit(limit)",
    tests: MISSED,
  },
  {
    breaks: 'Of too many searches, what was made often makes room for what was made twice.',
    file: 'domain/missed/missed-searches.ts',
    find: "          .orderBy('times', 'desc')\n",
    replace: '',
    tests: ['domain/missed/missed-searches.test.ts'],
  },
  {
    breaks:
      'What programs ask for that look for holes in another system stands among what residents miss.',
    file: 'domain/missed/missed-tally.ts',
    find: '|administrator(?:\\/|$)',
    replace: '',
    tests: ['domain/missed/missed.test.ts'],
  },
  {
    breaks: 'Backups that strangers ask for stand among what residents miss.',
    file: 'domain/missed/missed-tally.ts',
    find: '|sql|bak|old|',
    replace: '|sql|',
    tests: ['domain/missed/missed.test.ts'],
  },
  {
    breaks: 'Addresses that only begin as those of programs in search of holes are not counted.',
    file: 'domain/missed/missed-tally.ts',
    find: 'administrator(?:\\/|$)',
    replace: 'administrator',
    tests: ['domain/missed/missed.test.ts'],
  },
  {
    breaks: 'Somebody who types on after twenty seconds leaves the half of a word behind.',
    file: 'domain/missed/search-tally.ts',
    find: '> TYPING_MS) return false',
    replace: '>= TYPING_MS) return false',
    tests: ['domain/missed/missed-searches.test.ts'],
  },
  {
    breaks: 'A web address that somebody searched for is kept and shown to staff.',
    file: 'domain/missed/search-tally.ts',
    find: '|www\\.|',
    replace: '|',
    tests: ['domain/missed/missed-searches.test.ts'],
  },
  {
    breaks: 'A picture that says nothing on purpose is named as one without a text.',
    file: 'domain/advice/advise-on-entry.ts',
    find: '(isDecorative ? [] : [[id, alt]])',
    replace: '[[id, alt]]',
    tests: ['api/publishing/advice.test.ts'],
  },
  {
    breaks: 'Editors are advised on what administrators alone may change.',
    file: 'api/publishing/advice-routes.ts',
    find: '        requireMayEdit(type, by);\n',
    replace: '',
    tests: ['api/publishing/advice.test.ts'],
  },
];
