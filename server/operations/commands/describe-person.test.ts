import { expect, test } from 'vitest';
import { describeErased, describePerson } from './describe-person.ts';

const NOTHING = {
  email: 'anna@example.org',
  messages: [],
  subscriptions: [],
  letters: [],
  invitations: [],
  account: null,
  mentions: [],
  erasedAt: null,
};

const ACCOUNT = {
  id: 'a',
  name: 'Άννα',
  role: 'editor',
  disabled: false,
  createdAt: '2026-01-02T08:00:00.000Z',
  lastSignedInAt: null,
  sessions: 0,
  records: 1,
  keptCopies: 2,
};

test('an account of staff is said to be in use or disabled, with what it has written', () => {
  const said = (disabled: boolean) =>
    describePerson({ ...NOTHING, account: { ...ACCOUNT, disabled } });
  const holds = 'in 1 record of the audit log, with 2 unsaved texts';
  expect(said(false)).toEqual([`account of staff (editor, in use), ${holds}`]);
  expect(said(true)).toEqual([`account of staff (editor, disabled), ${holds}`]);
});

test('letters are told apart by whom they went to, and those that wait from those that went', () => {
  const letter = { id: 'l', subject: 'Νέα', text: '', createdAt: '2026-03-04T10:00:00.000Z' };
  const letters = [
    { ...letter, relation: 'to' as const, sentAt: '2026-03-04T10:01:00.000Z' },
    { ...letter, relation: 'about' as const, sentAt: null },
  ];
  expect(describePerson({ ...NOTHING, letters })).toEqual([
    'letter to this address of 2026-03-04T10:00:00.000Z, sent 2026-03-04T10:01:00.000Z',
    'letter to the office about a message of 2026-03-04T10:00:00.000Z, not sent',
  ]);
});

test('of whom nothing is held, that is said, and when they were erased', () => {
  expect(describePerson(NOTHING)).toEqual(['nothing']);
  const erasedAt = '2026-03-04T10:00:00.000Z';
  expect(describePerson({ ...NOTHING, erasedAt })).toEqual(['nothing', `last erased ${erasedAt}`]);
});

test('where else somebody is named is said by what it is and what it is called', () => {
  const mentions = [
    { kind: 'entry' as const, type: 'news', title: 'Έργα', id: 'a' },
    { kind: 'entry' as const, type: 'event', title: '', id: 'b' },
    { kind: 'message' as const, type: '', title: 'A-7', id: 'c' },
    { kind: 'kept-copy' as const, type: 'news', title: 'niki@example.org', id: 'd' },
  ];
  const look = 'look at it yourself, nothing there is erased';
  expect(describePerson({ ...NOTHING, mentions })).toEqual([
    `named in news Έργα: ${look}`,
    `named in event b: ${look}`,
    `named in message A-7: ${look}`,
    `named in what niki@example.org typed and has not saved (news): ${look}`,
  ]);
});

test('of what was erased only that is named of which there was something', () => {
  const none = {
    messages: 0,
    subscriptions: 0,
    letters: 0,
    invitations: 0,
    accounts: 0,
    keptCopies: 0,
    records: 0,
  };
  expect(describeErased({ ...none, messages: 2, letters: 1 })).toBe('2 messages, 1 letter');
  expect(describeErased(none)).toBe('nothing');
  const one = Object.fromEntries(Object.keys(none).map((name) => [name, 1]));
  expect(describeErased({ ...none, ...one })).toBe(
    '1 message, 1 subscription, 1 letter, 1 invitation, 1 account, 1 unsaved text, 1 record under a pseudonym',
  );
  expect(describeErased({ ...none, records: 3 })).toBe('3 records under a pseudonym');
});
