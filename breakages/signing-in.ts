import type { Breakage } from './breakage.ts';

/** Ways in, and how often somebody may try them. */
export const SIGNING_IN: readonly Breakage[] = [
  {
    breaks: 'After ten wrong codes a right one is called wrong for a quarter of an hour.',
    file: 'domain/accounts/auth.ts',
    find: 'accountLockout: { enabled: false },',
    replace: 'accountLockout: { enabled: true },',
    tests: ['domain/accounts/second-step/check-code.test.ts'],
    of: ['ASVS 6.3.1'],
  },
  {
    breaks: 'A code that was given already is called wrong.',
    file: 'domain/accounts/second-step/check-code.ts',
    find: '    throw codeNeeded(CODE_USED);',
    replace: '    void CODE_USED;\n    throw codeNeeded(CODE_WRONG);',
    tests: ['domain/accounts/second-step/check-code.test.ts'],
  },
  {
    breaks: 'A code that was given twice leaves a session that nobody knows of.',
    file: 'domain/accounts/second-step/check-code.ts',
    find: '    await dropSession(db, signedIn.token);\n',
    replace: '    void dropSession;\n',
    tests: ['domain/accounts/second-step/check-code.test.ts'],
  },
  {
    breaks: 'Of two recovery codes at the same moment one is called wrong.',
    file: 'domain/accounts/second-step/check-code.ts',
    find: "if (WRONG_CODES.has(body?.code ?? '')) {",
    replace: 'if (WRONG_CODES.size > 0 || body) {',
    tests: ['domain/accounts/second-step/check-code.test.ts'],
  },
];
