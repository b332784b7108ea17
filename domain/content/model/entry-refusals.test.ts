import { expect, test } from 'vitest';
import type { StaffMember } from '../../accounts/staff-member.ts';
import { menuItem } from '../../content-types/menu-item.ts';
import { news } from '../../content-types/news.ts';
import { mayEdit, requireMayEdit } from './entry-refusals.ts';

test.each([
  ['editor', false],
  ['reviewer', false],
  ['admin', true],
] as const)('%s: may change what is the administrators’ alone: %s', (role, may) => {
  const by: StaffMember = { id: role, email: `${role}@example.org`, role };
  expect(mayEdit(menuItem, by)).toBe(may);
  expect(mayEdit(news, by)).toBe(true);
  if (!may) {
    expect(() => requireMayEdit(menuItem, by)).toThrow(
      expect.objectContaining({
        code: 'forbidden',
        text: {
          el: 'Μόνο οι διαχειριστές αλλάζουν αυτά τα στοιχεία.',
          en: 'Only administrators may change these.',
        },
      }),
    );
  }
});
