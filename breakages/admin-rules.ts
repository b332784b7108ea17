import type { Breakage } from './breakage.ts';

/** Rules of the staff's screens that are tried beside their code, without a browser. */
export const ADMIN_RULES: readonly Breakage[] = [
  {
    breaks: 'The admin forgets in which language somebody reads it.',
    file: 'app/admin/admin-language.tsx',
    find: 'chosen ??= readStored() ?? preferredLanguage(navigator.languages);',
    replace: 'chosen ??= preferredLanguage(navigator.languages);',
    tests: ['app/admin/admin-language.test.ts'],
  },
  {
    breaks: 'The next person at a computer reads the admin in the language of the one before.',
    file: 'app/admin/admin-language.tsx',
    find: '  chosen = undefined;\n',
    replace: '',
    tests: ['app/admin/admin-language.test.ts'],
  },
  {
    breaks: 'A refusal without a sentence is shown as an empty one.',
    file: 'app/admin/calls/api-client.ts',
    find: "typeof refusal.message === 'string' && refusal.message)",
    replace: "typeof refusal.message === 'string')",
    tests: ['app/admin/calls/api-client.test.ts'],
  },
  {
    breaks: 'A word of something in between is taken for the answer.',
    file: 'app/admin/calls/api-client.ts',
    find: "  if (!/\\bjson\\b/i.test(response.headers.get('Content-Type') ?? '')) return undefined;\n",
    replace: '',
    tests: ['app/admin/calls/api-client.test.ts'],
  },
  {
    breaks: 'Whoever must first do something is told so, and not led there.',
    file: 'app/admin/calls/api-client.ts',
    find: '  if (refusal.mustFirst) onMustFirst();\n',
    replace: '',
    tests: ['app/admin/calls/api-client.test.ts'],
  },
  {
    breaks: 'What is sent again after an answer that broke off is done twice.',
    file: 'app/admin/calls/api-client.ts',
    find: '    callKeys.noteBroken(response);\n',
    replace: '',
    tests: ['app/admin/calls/api-client.test.ts'],
  },
  {
    breaks: 'After the page of a proxy, what was undone meanwhile cannot be done again.',
    file: 'app/admin/calls/call-keys.ts',
    find: '      this.noteLost(call, key);\n',
    replace: '',
    tests: ['app/admin/calls/call-keys.test.ts'],
  },
  {
    breaks: 'A list is not asked for once more when the line broke.',
    file: 'app/admin/calls/query-client.ts',
    find: 'error.status >= 400 && ',
    replace: '',
    tests: ['app/admin/calls/query-client.test.ts'],
  },
  {
    breaks: 'Whoever kept a page that was to be loaded anew is never again asked before it goes.',
    file: 'app/admin/calls/load-again.ts',
    find: '    isWanted = false;\n',
    replace: '',
    tests: ['app/admin/calls/load-again.test.ts'],
  },
  {
    breaks: 'A part whose style sheet did not arrive comes without it at the next try.',
    file: 'app/admin/calls/load-again.ts',
    find: 'if (!link.sheet) link.remove();',
    replace: 'if (link.sheet) link.remove();',
    tests: ['app/admin/calls/load-again.test.ts'],
  },
];
