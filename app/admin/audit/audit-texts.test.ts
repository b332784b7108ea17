import { expect, test } from 'vitest';
import { describeTimes, nameOfAction, nameOfSubject } from './audit-texts.ts';

test('actions and subjects are named in both languages', () => {
  expect(nameOfAction('role-changed')).toEqual({ el: 'Αλλαγή ρόλου', en: 'Role changed' });
  expect(nameOfSubject('user').en).toBe('User');
  expect(nameOfSubject('news').en).not.toBe('news');
});

test('attempts are counted in words from the second on', () => {
  expect(describeTimes(1)).toEqual({ el: '', en: '' });
  expect(describeTimes(8)).toEqual({ el: '8 φορές μέσα σε μία ώρα', en: '8 times within an hour' });
});

test('what is not known yet is shown by its own name', () => {
  expect(nameOfAction('painted').en).toBe('painted');
  expect(nameOfSubject('poll').en).toBe('poll');
});
