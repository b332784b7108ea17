import type { Breakage } from './breakage.ts';

/** What was found among the suspicions that colleagues had left. */
export const NIGHT_LEFT: readonly Breakage[] = [
  {
    breaks: 'An open form is saved in the name of who signed in in another tab, without a word.',
    file: 'app/admin/form/use-entry-form.ts',
    find: '      await requireSamePerson();\n',
    replace: '      void requireSamePerson;\n',
    tests: ['app/admin/signing-out.test.ts'],
    title: 'the tab knows whose',
  },
  {
    breaks: 'A form is sent before the server has said whose the token of another tab is.',
    file: 'app/admin/session.tsx',
    find: '  await running;\n  return personHere();',
    replace: '  return personHere();',
    tests: ['app/admin/signing-out.test.ts'],
    title: 'has not said whose yet',
  },
  {
    breaks: 'Of an invitation whose letter was given up it is said that it is still being sent.',
    file: 'domain/accounts/invitations/invitation.ts',
    find: "  if (given_up_at !== null) return 'given-up';\n",
    replace: '  void given_up_at;\n',
    tests: ['domain/accounts/invitations/invitations.test.ts'],
    title: 'no server confirmed',
  },
  {
    breaks: 'The language of a document stands in a link as an old program wrote it: `gre`.',
    file: 'domain/media/pdf/read-document.ts',
    find: 'return new Intl.Locale(clean).toString();',
    replace: 'return clean;',
    tests: ['domain/media/documents/documents.test.ts'],
    title: 'calls its language',
  },
  {
    breaks: 'A document that writes its language as operating systems do has none.',
    file: 'domain/media/pdf/read-document.ts',
    find: "value.trim().replaceAll('_', '-')",
    replace: 'value.trim()',
    tests: ['domain/media/documents/documents.test.ts'],
    title: 'calls its language',
  },
];
