import { expect, test } from 'vitest';
import { nameOfAction, nameOfSubject } from './audit-texts.ts';

test('actions and subjects are named in both languages', () => {
  expect(nameOfAction('role-changed')).toEqual({ el: 'Αλλαγή ρόλου', en: 'Role changed' });
  expect(nameOfSubject('user').en).toBe('User');
  expect(nameOfSubject('news').en).not.toBe('news');
});

test('what is not known yet is shown by its own name', () => {
  expect(nameOfAction('archived').en).toBe('archived');
  expect(nameOfSubject('poll').en).toBe('poll');
});
