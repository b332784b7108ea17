import { expect, test } from 'vitest';
import { newReference } from './reference.ts';

test('a reference is the year and six digits', () => {
  // One number in ten is below 100,000.
  const references = Array.from({ length: 300 }, () =>
    newReference(new Date('2026-07-04T09:00:00Z')),
  );
  expect(references.filter((reference) => !/^2026-\d{6}$/.test(reference))).toEqual([]);
});

test('the year is that of Greece, also in the first hours of January', () => {
  expect(newReference(new Date('2026-12-31T22:30:00Z'))).toMatch(/^2027-/);
});
