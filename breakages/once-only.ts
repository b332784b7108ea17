import type { Breakage } from './breakage.ts';

const SERVER = ['api/once-only.test.ts'];
const CLIENT = ['app/admin/calls/call-keys.test.ts'];

/** What is sent again after a lost answer or a double click (decision 82), and what is said of it. */
export const ONCE_ONLY: readonly Breakage[] = [
  {
    breaks: 'A call that is sent again with its key is carried out again.',
    file: 'api/once-only.ts',
    find: '      if (answer) return replyWith(answer);\n',
    replace: '      if (answer) break;\n',
    tests: SERVER,
  },
  {
    breaks: 'The answer of one person is given to another who sends the same key.',
    file: 'api/once-only.ts',
    find: 'const name = [by, method,',
    replace: 'const name = [method,',
    tests: SERVER,
  },
  {
    breaks: 'A call that was refused is refused for ever.',
    file: 'api/once-only.ts',
    find: '  if (!response.ok || !isJson) return undefined;\n',
    replace: '  if (!isJson) return undefined;\n',
    tests: SERVER,
  },
  {
    breaks: 'Kept answers fill the memory.',
    file: 'api/once-only.ts',
    find: '      if (this.bytes <= MOST_BYTES) return;\n',
    replace: '      if (this.bytes <= MOST_BYTES * 100) return;\n',
    tests: SERVER,
  },
  {
    breaks: 'Answers are kept for ever.',
    file: 'api/once-only.ts',
    find: '    this.forgetBefore(now.getTime() - KEPT_MS);\n',
    replace: '',
    tests: SERVER,
  },
  {
    breaks: 'A call whose answer broke off is sent again as another one.',
    file: 'app/admin/calls/call-keys.ts',
    find: '    if (lost) this.noteLost(lost.call, lost.key);\n',
    replace: '',
    tests: CLIENT,
  },
  {
    breaks: 'What was done, undone and is done again gets the first answer, and nothing happens.',
    file: 'app/admin/calls/call-keys.ts',
    find: 'if (isLost) this.waiting.delete(other);',
    replace: 'if (isLost) void other;',
    tests: CLIENT,
  },
  {
    breaks: 'After an answer the same call is never made again.',
    file: 'app/admin/calls/call-keys.ts',
    find: '    this.waiting.delete(call);\n',
    replace: '',
    tests: CLIENT,
  },
  {
    breaks: 'The page of a proxy is called an answer that is not JSON, whatever the proxy means.',
    file: 'app/admin/calls/api-client.ts',
    find: 't(meant ? TEXTS[meant] : NOT_JSON, adminLanguage())',
    replace: 't(NOT_JSON, adminLanguage())',
    tests: ['app/admin/calls/api-client.test.ts'],
  },
  {
    breaks: 'A list that is asked what a colleague changed shows what one changed oneself.',
    file: 'api/entries/staff-query.ts',
    find: "by === 'me' || by === 'others' ? own : by",
    replace: 'by ? own : by',
    tests: ['api/entries/content-rules.test.ts'],
  },
];
