import { expect, test } from 'vitest';
import { ApiError } from './api-client.ts';
import { queryClient } from './query-client.ts';

test('data stay fresh for five minutes and a failed call is tried once more', () => {
  const { queries } = queryClient.getDefaultOptions();
  expect(queries?.staleTime).toBe(300_000);
  expect(queries?.gcTime).toBe(300_000);
  expect(queries?.refetchOnWindowFocus).toBe(false);
  const retry = queries?.retry as (failures: number, error: Error) => boolean;
  expect(retry(0, new TypeError('Failed to fetch'))).toBe(true);
  expect(retry(1, new TypeError('Failed to fetch'))).toBe(false);
  // A refusal stays one.
  expect(retry(0, new ApiError('refused', 400, 'No.'))).toBe(false);
  expect(retry(0, new ApiError('refused', 499, 'No.'))).toBe(false);
  expect(retry(0, new ApiError('unreachable', 0, 'Nothing answers.'))).toBe(true);
  expect(retry(0, new ApiError('not-json', 200, 'The page of something in between.'))).toBe(true);
  expect(retry(0, new ApiError('unexplained', 500, 'A fault.'))).toBe(true);
});
