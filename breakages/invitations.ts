import type { Breakage } from './breakage.ts';

const RULES = ['domain/accounts/invitations/invitations.test.ts'];
const JOURNEY = ['e2e/invitations.e2e.ts'];

/** How somebody gets an account: who may give it, for how long, and how often. */
export const INVITATIONS: readonly Breakage[] = [
  {
    breaks: 'The database holds the token of an invitation.',
    file: 'domain/accounts/invitations/invitation-token.ts',
    find: "keyedHash(await keyFor(db, 'invitations'), token)",
    replace: "(await keyFor(db, 'invitations')) && token",
    tests: RULES,
    of: ['x-invitations'],
  },
  {
    breaks: 'The link of an invitation never ends.',
    file: 'domain/accounts/invitations/accept-invitation.ts',
    find: "    .where('expires_at', '>', now.toISOString())\n",
    replace: '',
    tests: RULES,
    of: ['x-invitations'],
  },
  {
    breaks: 'An invitation that was accepted stays open.',
    file: 'domain/accounts/members/create-user.ts',
    find: '  await dropInvitationsTo(tx, account.email);\n',
    replace: '',
    tests: RULES,
  },
  {
    breaks: 'An invitation withdrawn while its password is hashed makes an account.',
    file: 'domain/accounts/invitations/accept-invitation.ts',
    find: '    if (!row) throw linkEnded();\n    const id = await storeAccount(tx, { ...account, role: roleOf(row.role) }',
    replace: '    const id = await storeAccount(tx, { ...account, role: roleOf(row?.role) }',
    tests: RULES,
  },
  {
    breaks: 'The second of two who invite the same person ends the first invitation.',
    file: 'domain/accounts/invitations/invite.ts',
    find: 'if (earlier && earlier.expires_at > acting.now.toISOString()) throw alreadyInvited(earlier);',
    replace: '',
    tests: RULES,
  },
  {
    breaks: 'The outbox keeps the link of a letter that was sent.',
    file: 'domain/mail/outbox.ts',
    find: ", last_error: '', secret_link: '' }",
    replace: ", last_error: '' }",
    tests: RULES,
  },
  {
    breaks: 'An invitation that is withdrawn leaves its letter to be sent.',
    file: 'domain/accounts/invitations/drop-invitations.ts',
    find: '  await dropWaitingLetter(tx, letter_id);\n',
    replace: '',
    tests: RULES,
  },
  {
    breaks: 'A disabled administrator’s invitations stay open.',
    file: 'domain/accounts/members/change-user.ts',
    find: '      await dropInvitationsBy(tx, user.email);\n',
    replace: '',
    tests: RULES,
  },
  {
    breaks: 'Links of invitations may be guessed without end.',
    file: 'domain/accounts/invitations/accept-invitation.ts',
    find: '  await countAttempt(db, key, WRONG_LINKS, now);\n',
    replace: '',
    tests: RULES,
    of: ['x-invitations'],
  },
  {
    breaks: 'The screen of an invitation that was used does not say so.',
    file: 'app/admin/sign-in/invitation-page.tsx',
    find: "problem: isOdd ? '' : messageOf(error)",
    replace: "problem: ''",
    tests: JOURNEY,
    of: ['x-invitations'],
  },
];
