import { expect, test } from 'vitest';
import { alertsQuery } from './warn-api.ts';

test('a phone that lay in a pocket asks what is in force and how late it is before anything is published', () => {
  expect(alertsQuery.refetchOnWindowFocus).toBe('always');
  expect(alertsQuery.staleTime).toBe(0);
});
