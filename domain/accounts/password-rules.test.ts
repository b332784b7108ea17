import { describe, expect, test } from 'vitest';
import { describePasswordProblem } from './password-rules.ts';

const problem = (password: string, email = 'maria@example.org') =>
  describePasswordProblem(password, email);

describe('a new password', () => {
  test.each([
    'olive-harbour-lantern',
    'ελιά λιμάνι φανάρι',
    'correct horse battery',
    'Tr7!mqKz0pLw',
    '🫒🏖️⚓🐟🌊🏛️🚂',
  ])('may be “%s”', (password) => {
    expect(problem(password)).toBeNull();
  });

  test('has twelve to 128 characters', () => {
    expect(problem('olive-harbo')).toEqual({
      el: 'Τουλάχιστον 12 χαρακτήρες.',
      en: 'At least 12 characters.',
    });
    expect(problem('olive-harbou')).toBeNull();
    const long = 'olive harbour lantern, plane tree shade; '.repeat(4).slice(0, 128);
    expect(problem(long)).toBeNull();
    expect(problem(`${long}x`)?.en).toBe('At most 128 characters.');
  });

  test.each([
    'password12345',
    'P@ssw0rd!2026',
    'passwordpassword',
    'Welcome123456!',
    'κωδικός123456',
    'Ολυμπιακός1925',
    'kalokairi2026!',
    'dimosaigialeias',
    'qwertyuiop[]12',
    '123456789012',
    '987654321098',
    'abcdefghijkl',
    'aaaaaaaaaaaa',
    'abababababab',
    'xyz1xyz1xyz1',
  ])('is not one that everybody tries: %s', (password) => {
    expect(problem(password)?.en).toMatch(/easy to guess/);
  });

  test('does not hold the name in the address, unless that is a letter or two', () => {
    expect(problem('2026-MARIA-plane-tree')?.en).toMatch(/easy to guess/);
    expect(problem('olive-harbour-lantern', 'a@example.org')).toBeNull();
    expect(problem('olive-harbour-lantern', '')).toBeNull();
  });
});
