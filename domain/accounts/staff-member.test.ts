import { expect, test } from 'vitest';
import { ROLES, roleOf } from './staff-member.ts';

test.each([undefined, null, '', 'user', 'Admin', 'admin,editor'])(
  'an account whose stored role is %j is an editor’s, never more',
  (stored) => {
    expect(roleOf(stored)).toBe('editor');
  },
);

test.each(ROLES)('the stored role %s is kept', (role) => {
  expect(roleOf(role)).toBe(role);
});
