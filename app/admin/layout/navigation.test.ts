import { expect, test } from 'vitest';
import { CONTENT_TYPES } from '../../../domain/content-types/all.ts';
import { isForAdministrators } from './access-rules.ts';
import { isCurrent, navigationFor } from './navigation.ts';

const addresses = (role: 'admin' | 'editor') =>
  navigationFor(role).flatMap((group) => group.items.map((item) => item.href));

test('the specification’s own items come first', () => {
  expect(addresses('admin').slice(0, 4)).toEqual([
    '/admin/dashboard',
    '/admin/pages',
    '/admin/media',
    '/admin/users',
  ]);
});

test('every content type is within reach of an administrator, once', () => {
  for (const type of CONTENT_TYPES) {
    const href = type.name === 'page' ? '/admin/pages' : `/admin/content/${type.name}`;
    expect(
      addresses('admin').filter((address) => address === href),
      type.name,
    ).toHaveLength(1);
  }
});

test('an editor is offered nothing that would be refused', () => {
  expect(addresses('editor').filter(isForAdministrators)).toEqual([]);
  expect(addresses('editor')).toContain('/admin/content/news');
});

test('an item is current on its own screen and on those below it', () => {
  const item = { href: '/admin/pages', label: { el: '', en: '' } };
  expect(isCurrent(item, '/admin/pages')).toBe(true);
  expect(isCurrent(item, '/admin/pages/edit/1')).toBe(true);
  expect(isCurrent(item, '/admin/pages-of-others')).toBe(false);
});
