import { expect, test } from 'vitest';
import { describeEntry, findMustFirst, mustDoFirst } from './must-first.ts';
import { MUST_FIRST } from './staff-member.ts';

test.each([
  ['optional', 'admin', undefined],
  ['optional', 'editor', undefined],
  ['administrators', 'admin', 'add-second-factor'],
  ['administrators', 'editor', undefined],
  ['administrators', null, undefined],
  ['everybody', 'admin', 'add-second-factor'],
  ['everybody', 'editor', 'add-second-factor'],
  ['everybody', null, 'add-second-factor'],
] as const)(
  'where a second step is for %s, somebody with the role %s and none must %s first',
  (rule, role, expected) => {
    expect(findMustFirst({ role, twoFactorEnabled: null }, rule)).toBe(expected);
    // SQLite says 1 and 0, PostgreSQL true and false.
    for (const without of [0, false]) {
      expect(findMustFirst({ role, twoFactorEnabled: without }, rule)).toBe(expected);
    }
    for (const having of [1, true]) {
      expect(findMustFirst({ role, twoFactorEnabled: having }, rule)).toBeUndefined();
    }
  },
);

test('whoever signs in with a passkey has a second step by that', () => {
  const lost = { role: 'admin', secondFactorLostAt: '2026-03-04T10:00:00.000Z' };
  expect(findMustFirst({ ...lost, signedInWith: 'passkey' }, 'everybody')).toBeUndefined();
  expect(findMustFirst({ ...lost, signedInWith: 'password' }, 'everybody')).toBe(
    'renew-second-factor',
  );
});

test('one’s own password comes before the second step: that is added with it', () => {
  const account = { role: 'admin', firstPasswordExpiresAt: '2026-03-11T10:00:00.000Z' };
  expect(findMustFirst(account, 'everybody')).toBe('choose-password');
});

test.each(['optional', 'everybody'] as const)(
  'an app that the server cannot read any more is added again first, where it is %s',
  (rule) => {
    const lost = { role: 'editor', secondFactorLostAt: '2026-03-04T10:00:00.000Z' };
    expect(findMustFirst(lost, rule)).toBe('renew-second-factor');
    expect(findMustFirst({ ...lost, twoFactorEnabled: true }, rule)).toBeUndefined();
  },
);

test.each(MUST_FIRST)('%s is said in both languages and to the screens', (mustFirst) => {
  const error = mustDoFirst(mustFirst);
  expect(error).toMatchObject({ code: 'forbidden', details: { mustFirst } });
  expect(error.text.el).toMatch(/πρώτα/);
  expect(error.text.en).toMatch(/^First /);
});

test('each thing to be done first has a reason of its own, and whoever has none is told of the sign-in', () => {
  const said = [undefined, ...MUST_FIRST].map((mustFirst) =>
    describeEntry({
      id: 'a',
      email: 'a@example.org',
      role: 'editor',
      ...(mustFirst && { mustFirst }),
    }),
  );
  expect(said.map(({ el, en }) => [el, en])).toEqual([
    ['Συνδεθήκατε.', 'Signed in.'],
    [expect.stringMatching(/κωδικό\.$/), expect.stringMatching(/password/)],
    [expect.stringMatching(/δεύτερο βήμα/), expect.stringMatching(/second step/)],
    [expect.stringMatching(/εφαρμογή/), expect.stringMatching(/your app/)],
  ]);
});
