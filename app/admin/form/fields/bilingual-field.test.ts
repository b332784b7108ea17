import { expect, test } from 'vitest';
import { errorOf, isRequiredIn } from './bilingual-field.tsx';

test('what is demanded in both languages is demanded in English only with it', () => {
  const demands = (['both', 'el', 'en', false] as const).map((required) =>
    (['el', 'en'] as const).filter((lang) => isRequiredIn(required, lang)).join(' '),
  );
  expect(demands).toEqual(['el', 'el', 'en', '']);
});

test('what is wrong with one language is said there, with the whole text at the one that is required, or the first', () => {
  const errors = { 'title.en': 'Too long', title: 'Missing', other: 'x' };
  expect(errorOf(errors, 'title', 'en', 'both')).toBe('Too long');
  expect(errorOf(errors, 'title', 'el', 'both')).toBe('Missing');
  const whole = { title: 'Missing' };
  for (const required of ['both', 'el', false] as const) {
    expect(errorOf(whole, 'title', 'el', required)).toBe('Missing');
    expect(errorOf(whole, 'title', 'en', required)).toBeUndefined();
  }
  expect(errorOf(whole, 'title', 'en', 'en')).toBe('Missing');
  expect(errorOf(whole, 'title', 'el', 'en')).toBeUndefined();
});
