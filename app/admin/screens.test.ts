import { expect, test } from 'vitest';
import { CONTENT_TYPES } from '../../domain/content-types/all.ts';
import { isAdminPath, isCurrent, isForAdministrators, navigationFor } from './screens.ts';

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

test('accounts, the audit log, subscribers, settings and the menu are for administrators', () => {
  for (const path of [
    '/admin/users',
    '/admin/audit',
    '/admin/people',
    '/admin/newsletter/subscribers',
    '/admin/content/settings',
    '/admin/content/menu-item',
    '/admin/content/menu-item/new',
    '/admin/content/footer-link',
  ]) {
    expect(isForAdministrators(path), path).toBe(true);
  }
});

test('content, media and messages are for every member of staff', () => {
  for (const path of [
    '/admin',
    '/admin/pages',
    '/admin/pages/edit/users',
    '/admin/dashboard',
    '/admin/media',
    '/admin/messages',
    '/admin/newsletter',
    '/admin/newsletter/issues/new',
    '/admin/account',
    '/admin/content/news',
    '/admin/content/users',
    '/admin/content/no-such-type',
  ]) {
    expect(isForAdministrators(path), path).toBe(false);
  }
});

test('an address is the staff’s or the public’s, however it is spelled', () => {
  for (const path of [
    '/login',
    '/admin',
    '/admin/',
    '/Admin/Pages',
    '/admin/pages/edit/1',
    '/admin/x/y/z',
  ]) {
    expect(isAdminPath(path), path).toBe(true);
  }
  for (const path of [
    '/',
    '/login/x',
    '/administration',
    '/news/admin',
    '/municipality/administration',
  ]) {
    expect(isAdminPath(path), path).toBe(false);
  }
});
