import { expect, test } from 'vitest';
import { movedServicePath } from './moved-services.ts';

test('two names of one service lead to one page', () => {
  expect(movedServicePath('e-services')).toBe('/services/eservices');
  expect(movedServicePath('social')).toBe('/services/social-welfare');
});

test('other names stay what they are', () => {
  for (const name of ['certificates', 'social-welfare', 'urban', 'constructor', '']) {
    expect(movedServicePath(name)).toBeUndefined();
  }
});
