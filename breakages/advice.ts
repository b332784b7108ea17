import type { Breakage } from './breakage.ts';

/** What staff are told before they publish. */
export const ADVICE: readonly Breakage[] = [
  {
    breaks: 'A tax number counts without its check digit.',
    file: 'domain/text/personal-data.ts',
    find: 'return (sum % 11) % 10 === Number(digits[8]);',
    replace: 'return sum > 0;',
    tests: ['domain/text/personal-data.test.ts'],
  },
  {
    breaks: 'A social security number counts without its check digit.',
    file: 'domain/text/personal-data.ts',
    find: '  return sum % 10 === 0;',
    replace: '  return sum > 0;',
    tests: ['domain/text/personal-data.test.ts'],
  },
  {
    breaks: 'An IBAN counts without its check.',
    file: 'domain/text/personal-data.ts',
    find: '  return rest === 1;',
    replace: '  return rest > 0;',
    tests: ['domain/text/personal-data.test.ts'],
  },
  {
    breaks: 'A skipped level of headings is not named.',
    file: 'domain/advice/structure.ts',
    find: 'Number(heading) > level + 1',
    replace: 'Number(heading) > level + 2',
    tests: ['domain/advice/structure.test.ts'],
  },
  {
    breaks: 'A link that says «ΕΔΩ» is not named.',
    file: 'domain/advice/structure.ts',
    find: 'EMPTY_LINK_WORDS.has(fold(words))',
    replace: 'EMPTY_LINK_WORDS.has(words)',
    tests: ['domain/advice/structure.test.ts'],
  },
  {
    breaks: 'A table needs no header.',
    file: 'domain/advice/structure.ts',
    find: "getElementsByTagName('th', element, true, 1)",
    replace: "getElementsByTagName('td', element, true, 1)",
    tests: ['domain/advice/structure.test.ts'],
  },
  {
    breaks: 'A deadline that has passed is not named.',
    file: 'domain/advice/past-dates.ts',
    find: 'return date < today ?',
    replace: 'return date > today ?',
    tests: ['domain/advice/wording.test.ts'],
  },
  {
    breaks: 'A link to a draft counts as a link to something.',
    file: 'domain/links/find-dead.ts',
    find: "    .where('state', '=', 'published')\n",
    replace: '',
    tests: ['domain/links/find-dead.test.ts'],
  },
  {
    breaks: 'A dead link in a text is not named.',
    file: 'domain/advice/advise.ts',
    find: '        ...deadLinks(html, facts),\n',
    replace: '',
    tests: ['api/advice.test.ts'],
  },
  {
    breaks: 'One value that is half typed ends all advice.',
    file: 'domain/advice/advise-on-entry.ts',
    find: 'return parsed.success ? Object.entries(parsed.data) : [];',
    replace: 'return Object.entries(schema.parse({ [name]: data[name] }));',
    tests: ['api/advice.test.ts'],
  },
];
