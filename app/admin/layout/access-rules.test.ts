import { expect, test } from 'vitest';
import { isForAdministrators } from './access-rules.ts';

test('accounts, the audit log, subscribers, settings and the menu are for administrators', () => {
  for (const path of [
    '/admin/users',
    '/admin/audit',
    '/admin/newsletter/subscribers',
    '/admin/content/settings',
    '/admin/content/menu-item',
    '/admin/content/menu-item/new',
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
