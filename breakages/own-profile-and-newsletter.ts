import type { Breakage } from './breakage.ts';

const PROFILE = ['domain/accounts/members/own-profile.test.ts'];
const LANGUAGE = ['e2e/sign-in.e2e.ts'];
const ISSUES = ['domain/newsletter/send-issue.test.ts'];

/** What people decide about themselves, and an issue that is in Greek alone. */
export const OWN_PROFILE_AND_NEWSLETTER: readonly Breakage[] = [
  {
    breaks: 'The language that somebody chose does not come with the sign-in.',
    file: 'domain/accounts/must-first.ts',
    find: '    ...(language && { language }),\n',
    replace: '',
    tests: PROFILE,
    of: ['x-own-language'],
  },
  {
    breaks: 'A sign-in with a passkey forgets the language.',
    file: 'domain/accounts/passkeys/sign-in-with-passkey.ts',
    find: "      'user.language',\n",
    replace: '',
    tests: PROFILE,
  },
  {
    breaks: 'Signing out leaves the language to the next person at the computer.',
    file: 'app/admin/session.tsx',
    find: '  forgetAdminLanguage();\n',
    replace: '',
    tests: LANGUAGE,
    of: ['x-own-language'],
  },
  {
    breaks: 'A new name is in no record.',
    file: 'domain/accounts/members/own-profile.ts',
    find: 'if (name !== undefined && name !== before.name) {',
    replace: 'if (name === before.name) {',
    tests: PROFILE,
  },
  {
    breaks: 'A name may be nothing that anybody sees.',
    file: 'domain/accounts/members/create-user.ts',
    find: 'if (!/\\p{L}/u.test(name)) return',
    replace: "if (name === '') return",
    tests: PROFILE,
  },
  {
    breaks: 'Two colleagues of the same name cannot be told apart.',
    file: 'app/admin/pieces/who.tsx',
    find: 'return isShared ? `${name} (${email})` : name;',
    replace: 'return name;',
    tests: ['app/admin/pieces/who.test.ts'],
  },
  {
    breaks: 'An issue needs English though nobody reads it.',
    file: 'domain/newsletter/issue-content.ts',
    find: "if (readers.en > 0 && content.subject.en === '')",
    replace: "if (content.subject.en === '')",
    tests: ISSUES,
    of: ['x-greek-newsletter'],
  },
  {
    breaks: 'An issue without English is sent to those who read it.',
    file: 'domain/newsletter/send-issue.ts',
    find: '    if (Object.keys(missing).length > 0) throw invalid(missing);\n',
    replace: '',
    tests: ISSUES,
    of: ['x-greek-newsletter'],
  },
  {
    breaks: 'Who reads English gets an empty letter.',
    file: 'domain/newsletter/issue-content.ts',
    find: "return subject.en === '' || (intro.en === '' && intro.el !== '');",
    replace: 'return intro.en !== subject.en && false;',
    tests: ISSUES,
  },
  {
    breaks: 'An entry that is not public is told after the last question alone.',
    file: 'domain/newsletter/issue-mail.ts',
    find: '    ...(await describeUnpublished(db, content.items, new Set(published))),\n',
    replace: '',
    tests: ISSUES,
  },
  {
    breaks: 'Whoever changes the id in their link unsubscribes another reader.',
    file: 'domain/newsletter/leave-token.ts',
    find: 'update(`leave:${id}`)',
    replace: 'update(`leave:`)',
    tests: ['domain/newsletter/subscribers.test.ts'],
    title: 'link of one reader',
  },
  {
    breaks: 'Who reads English gets an issue with an English subject and no words.',
    file: 'domain/newsletter/issue-content.ts',
    find: " || (intro.en === '' && intro.el !== '')",
    replace: '',
    tests: ['domain/newsletter/send-issue.test.ts'],
    title: 'gets the Greek',
  },
];
