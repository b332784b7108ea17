import { expect, test } from 'vitest';
import { explain } from './change-dialog.tsx';
import { describeWay } from './invitations-section.tsx';
import { listChanges } from './users-screen.client.tsx';

type User = Parameters<typeof listChanges>[0];

const user = (part: Partial<User>): User =>
  ({ id: 'vasso', role: 'editor', totp: false, passkeys: 0, disabled: false, ...part }) as User;

test.each<[what: string, part: Partial<User>, hasReviewers: boolean, acts: string[]]>([
  ['a colleague', {}, false, ['makeAdmin', 'signOut', 'disable']],
  ['one where texts are handed in', {}, true, ['makeReviewer', 'makeAdmin', 'signOut', 'disable']],
  ['a reviewer', { role: 'reviewer' }, true, ['makeEditor', 'makeAdmin', 'signOut', 'disable']],
  ['an administrator', { role: 'admin' }, false, ['makeEditor', 'signOut', 'disable']],
  ['one who is switched off', { disabled: true }, false, ['makeAdmin', 'enable']],
  [
    'one with an app and a passkey',
    { totp: true, passkeys: 1 },
    false,
    ['makeAdmin', 'resetTotp', 'removePasskeys', 'signOut', 'disable'],
  ],
  [
    'oneself',
    { id: 'anna', role: 'admin', totp: true, passkeys: 1 },
    false,
    ['makeEditor', 'disable'],
  ],
])('what an administrator can do with the account of %s', (_what, part, hasReviewers, acts) => {
  expect(listChanges(user(part), 'anna', hasReviewers)).toEqual(acts);
});

test.each([
  ['an administrator', 'admin', /access to users/],
  ['a reviewer, who never had access to users', 'reviewer', /no longer publish/],
] as const)('what becomes of %s who is made an editor', (_what, role, expected) => {
  expect(explain('makeEditor', { role }).en).toMatch(expected);
});

test.each([
  ['a link that was handed over', { way: 'link', letter: null }, 'Handed over as a link'],
  [
    'a letter that was given up',
    { way: 'letter', letter: 'given-up' },
    'The email has probably arrived, but the mail server never confirmed it, and it is not sent again by itself',
  ],
  ['a letter that was sent', { way: 'letter', letter: 'sent' }, 'Sent by email'],
  ['a letter that is gone', { way: 'letter', letter: null }, undefined],
] as const)('what is said of an invitation by %s', (_what, invitation, expected) => {
  expect(describeWay(invitation)?.en).toBe(expected);
});
