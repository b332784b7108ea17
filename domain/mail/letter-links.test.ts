import { expect, test } from 'vitest';
import {
  LEAVE_PLACEHOLDER,
  SECRET_LINK_PLACEHOLDER,
  withLeaveLink,
  withSecretLink,
} from './letter-links.ts';

test('a link stands wherever a letter has its place, letter by letter, and in headers that programs read', () => {
  // In what replaces, `$&` and `$1` are what was found.
  const link = 'https://www.example.gr/leave?token=a$&b$1&x="';
  const inHtml = 'https://www.example.gr/leave?token=a$&amp;b$1&amp;x=&quot;';
  const letter = (place: string) => ({
    text: `${place}\n${place}`,
    html: `<a href="${place}">${place}</a>`,
    headers: { 'Reply-To': 'info@example.org' },
  });
  const linked = { text: `${link}\n${link}`, html: `<a href="${inHtml}">${inHtml}</a>` };
  expect(withSecretLink(letter(SECRET_LINK_PLACEHOLDER), link)).toEqual({
    ...linked,
    headers: { 'Reply-To': 'info@example.org' },
  });
  expect(withLeaveLink(letter(LEAVE_PLACEHOLDER), link)).toEqual({
    ...linked,
    headers: {
      'Reply-To': 'info@example.org',
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  expect(withSecretLink({ text: SECRET_LINK_PLACEHOLDER }, link)).toEqual({ text: link });
});
