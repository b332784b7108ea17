import { expect, test } from 'vitest';
import { newReference } from './reference.ts';

test('a reference is the year and six digits', () => {
  expect(newReference(new Date('2026-07-04T09:00:00Z'))).toMatch(/^2026-\d{6}$/);
});
