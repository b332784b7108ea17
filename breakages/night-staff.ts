import type { Breakage } from './breakage.ts';

/** What somebody from outside found who held the specification against the API and the screens of staff. */
export const NIGHT_STAFF: readonly Breakage[] = [
  {
    breaks: 'A call in another encoding than UTF-8 is stored with a mark in place of each letter.',
    file: 'api/create-api.ts',
    find: "new TextDecoder('utf-8', { fatal: true })",
    replace: "new TextDecoder('utf-8')",
    tests: ['api/bodies.test.ts'],
    title: 'letters of another encoding',
  },
  {
    breaks: 'A call without a session is not told which way of signing in calls take.',
    file: 'api/errors.ts',
    find: "    if (error.code === 'unauthenticated') headers['WWW-Authenticate'] = 'Bearer';\n",
    replace: '',
    tests: ['api/calls-and-roles.test.ts'],
    title: 'are nobody’s',
  },
  {
    breaks: 'The whole address of an account, such as kep@aigialeia.gr, is taken for its password.',
    file: 'domain/accounts/passwords/password-rules.ts',
    find: 'name.length < SHORTEST_NAME ? address : name',
    replace: "name.length < SHORTEST_NAME ? '' : name",
    tests: ['domain/accounts/passwords/password-rules.test.ts'],
  },
  {
    breaks: 'News of a year that was typed as 26 is published, last among all.',
    file: 'domain/content/model/fields/schema.ts',
    find: "          .refine((day) => !isDayTooLongAgo(day), { error: key('tooLongAgo') }),\n",
    replace: '          ,\n',
    tests: ['domain/content/model/fields/schema.test.ts'],
  },
  {
    breaks: 'A document of the nineteenth century cannot have its date.',
    file: 'domain/time/fault-of-time.ts',
    find: "const FIRST_YEAR_OF_DAYS = '1821';",
    replace: "const FIRST_YEAR_OF_DAYS = '1917';",
    tests: ['domain/content/model/fields/schema.test.ts'],
  },
  {
    breaks: 'A tender whose deadline was typed with the year 26 is published as closed.',
    file: 'domain/content/model/fields/schema.ts',
    find: "          .refine((local) => !isTooLongAgo(local), { error: key('tooLongAgo') }),\n",
    replace: '          ,\n',
    tests: ['domain/content/model/fields/schema.test.ts'],
  },
  {
    breaks:
      'A title that is typed while a new entry is being published changes its public address.',
    file: 'app/admin/content/form/slug-field.tsx',
    find: '    if (busy !== null) return;\n',
    replace: '',
    tests: ['app/admin/after-acts.test.ts'],
    title: 'while a new page is published',
  },
  {
    breaks:
      'A second page under the key of the first is not stored, and answered with the first one.',
    file: 'api/access.ts',
    find: '  if (isJson) hash.update(',
    replace: '  if (!isJson) hash.update(',
    tests: ['api/once-only.test.ts'],
    title: 'another text',
  },
  {
    breaks:
      'Who takes all of an entry off under the key by which its English went keeps the Greek.',
    file: 'api/access.ts',
    find: '.update(search)',
    replace: ".update('')",
    tests: ['api/once-only.test.ts'],
    title: 'another query',
  },
  {
    breaks: 'A recovery code that a word processor wrote with dashes is called wrong.',
    file: 'domain/accounts/second-step/recovery-codes.ts',
    find: 'withHyphens(typed).toLowerCase()',
    replace: 'typed.toLowerCase()',
    tests: ['domain/accounts/second-step/recovery-codes.test.ts'],
  },
  {
    breaks: 'The name of an account that a program sends may have several lines.',
    file: 'domain/accounts/members/create-user.ts',
    find: 'withoutLineEnds(cleanText(typed))',
    replace: 'cleanText(typed)',
    tests: ['domain/accounts/members/own-profile.test.ts'],
  },
  {
    breaks: 'The description of the API calls the place of a piece of a file optional.',
    file: 'api/media/upload-routes.ts',
    find: '    param: { required: true },\n',
    replace: '',
    tests: ['api/description/calls.test.ts'],
  },
  {
    breaks: 'The description of the API lets numbers in an address be null, which are refused.',
    file: 'api/description/openapi-document.ts',
    find: "schema.type = 'integer'",
    replace: 'schema.type = schema.type',
    tests: ['api/description/calls.test.ts'],
  },
];
