import { expect, test } from 'vitest';
import { entryPath } from './entry-path.ts';

test('an entry is led to where its type says', () => {
  expect(entryPath('news', { slug: 'water' })).toBe('/news/water');
  expect(entryPath('page', { slug: 'tourism/getting-here' })).toBe('/tourism/getting-here');
  expect(entryPath('department', { slug: 'financial' })).toBe(
    '/municipality/departments#financial',
  );
  const beach = { slug: 'alyki', data: { category: 'beach' } };
  expect(entryPath('attraction', beach)).toBe('/tourism/beach/alyki');
});

test('nobody is led to an address that lacks a part, or to none', () => {
  expect(() => entryPath('attraction', { slug: 'alyki' })).toThrow('category');
  expect(() => entryPath('slide', { slug: 'one' })).toThrow('slide');
});
