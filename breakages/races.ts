import type { Breakage } from './breakage.ts';

const ACCOUNTS = ['domain/accounts/races.test.ts'];
const INBOX = ['domain/inbox/races.test.ts'];

/** Two acts of people who work at the same moment, perhaps on two servers. */
export const RACES: readonly Breakage[] = [
  {
    breaks:
      'A password that is being changed takes the place of the one that an administrator gives.',
    file: 'domain/accounts/passwords/change-password.ts',
    find: '      if (!isSameGround(ground, await readGround(tx, acting.by.id))) throw sessionEnded();\n',
    replace: '      void isSameGround;\n',
    tests: ACCOUNTS,
    title: 'the password of an account',
    of: ['ASVS 7.4.3'],
  },
  {
    breaks: 'An invitation outlives the role of whoever is just sending it again.',
    file: 'domain/accounts/invitations/invite.ts',
    find: '    await requireStillAdministrator(tx, acting.by);\n    await dropInvitation(tx, row);\n',
    replace: '    await dropInvitation(tx, row);\n',
    tests: ACCOUNTS,
    title: 'invitations',
  },
  {
    breaks:
      'Somebody who accepts an invitation while they are erased has an account nobody knows of.',
    file: 'domain/people/erase-person.ts',
    find: '    await lockName(tx, accountAddressLock(email));\n',
    replace: '',
    tests: ACCOUNTS,
    title: 'invitations',
  },
  {
    breaks: 'An account that is given back is erased at the same moment.',
    file: 'domain/people/erase-person.ts',
    find: '    await lockRoles(tx);\n',
    replace: '',
    tests: ACCOUNTS,
    title: 'a disabled account',
  },
  {
    breaks: 'The app and the last passkey are removed together, though one of them is required.',
    file: 'domain/accounts/second-step/authenticator.ts',
    find: '    await requireAnother(tx);\n',
    replace: '',
    tests: ACCOUNTS,
    title: 'the second step',
  },
  {
    breaks: 'An administrator who changes a role puts back the name that its holder had.',
    file: 'domain/accounts/members/change-user.ts',
    find: '      ...(name && { name }),\n',
    replace: '      name: name || user.name,\n',
    tests: ACCOUNTS,
    title: 'what is known of an account',
  },
  {
    breaks: 'The letter of an answer goes out although its message was deleted meanwhile.',
    file: 'domain/inbox/read-message.ts',
    find: '.$if(!isSqlite(tx), (query) => query.forUpdate())',
    replace: '',
    tests: INBOX,
  },
  {
    breaks: 'An erased person is sent the answer that was being written.',
    file: 'domain/people/erase-person.ts',
    find: '    await lockHeld(tx, await findHeld(tx, email));\n',
    replace: '    void lockHeld;\n',
    tests: INBOX,
  },
  {
    breaks: 'Two servers warn the office of the same messages.',
    file: 'domain/retention/warn-of-ending.ts',
    find: '    .$if(!isSqlite(tx), (query) => query.forUpdate())\n',
    replace: '',
    tests: INBOX,
  },
  {
    breaks: 'Two who reset an empty menu get every item twice.',
    file: 'domain/site-menu/reset-menu.ts',
    find: '    await lockList(tx, type);\n',
    replace: '',
    tests: ['domain/site-menu/races.test.ts'],
  },
  {
    breaks: 'Two who turn emergency mode on at once are both said to have done it.',
    file: 'domain/alerts/emergency-mode.ts',
    find: '    await lockName(tx, FACT);\n',
    replace: '',
    tests: ['domain/alerts/races.test.ts'],
  },
];
