import type { Breakage } from './breakage.ts';

/** What gave way when the running site was attacked once more from outside. */
export const SECOND_OUTSIDE_ATTACK: readonly Breakage[] = [
  {
    breaks: 'Who signs in with the old password while it is replaced stays in.',
    file: 'domain/accounts/sessions/keep-session.ts',
    find: '    before.password === now.password &&\n',
    replace: '',
    tests: ['domain/accounts/sessions/keep-session.test.ts'],
    of: ['ASVS 7.4.3'],
  },
  {
    breaks:
      'Who signs in while the account is disabled keeps a session for the day it is enabled again.',
    file: 'domain/accounts/sessions/keep-session.ts',
    find: '    before.banned === now.banned\n',
    replace: '    before.banned !== undefined\n',
    tests: ['domain/accounts/sessions/keep-session.test.ts'],
    of: ['ASVS 7.4.2'],
  },
  {
    breaks: 'A password alone opens a session while an app is added.',
    file: 'domain/accounts/sessions/keep-session.ts',
    find: '    before.twoFactorEnabled === now.twoFactorEnabled &&\n',
    replace: '',
    tests: ['domain/accounts/sessions/keep-session.test.ts'],
  },
  {
    breaks: 'A passkey that was removed a moment ago opens a session.',
    file: 'domain/accounts/passkeys/sign-in-with-passkey.ts',
    find: '  if (!isKept) throw refused(UNKNOWN_PASSKEY);\n',
    replace: '  void isKept;\n',
    tests: ['domain/accounts/sessions/keep-session.test.ts'],
  },
  {
    breaks: 'On PostgreSQL a sign-in does not wait for whoever is ending the sessions.',
    file: 'domain/accounts/sessions/keep-session.ts',
    find: '  return lockName(tx, `sessions of ${userId}`);',
    replace: '  return lockName(tx, `sessions of ${userId} ${Math.random()}`);',
    tests: ['domain/accounts/sessions/keep-session.test.ts'],
    title: 'PostgreSQL',
  },
  {
    breaks: 'A file that was still coming is added for an account that was disabled.',
    file: 'api/read-upload.ts',
    find: "  await c.get('stillMay')();\n",
    replace: '',
    tests: ['api/slow-bodies.test.ts'],
    of: ['ASVS 8.3.1'],
  },
  {
    breaks: 'What waits behind a file of the same account is done after it was disabled.',
    file: 'api/take-upload-turn.ts',
    find: "      await c.get('stillMay')();\n",
    replace: '',
    tests: ['api/slow-bodies.test.ts'],
    of: ['ASVS 8.3.1'],
  },
  {
    breaks: 'Each spelling of a page’s address has a picture for sharing drawn and kept.',
    file: 'server/pages/share-pictures.ts',
    find: 'if (!match || !isPlain(path))',
    replace: 'if (!match)',
    tests: ['server/pages/share-pictures.test.ts'],
    of: ['ASVS 15.2.2'],
  },
  {
    breaks: 'An answer to office=?boss@… goes to boss@….',
    file: 'domain/text/contact-formats.ts',
    find: 'const ENCODED_WORD = /=\\?/;',
    replace: 'const ENCODED_WORD = /=\\?.*\\?=/;',
    tests: ['domain/text/contact-formats.test.ts'],
  },
  {
    breaks: 'The name of something that every object has is a category of news.',
    file: 'app/site/news/category-name.ts',
    find: 'Object.hasOwn(names, category) ? names[category] : undefined',
    replace: 'names[category]',
    tests: ['app/site/news/news-screens.test.ts'],
    of: ['ASVS 15.3.5', 'ASVS 15.3.6'],
  },
];
