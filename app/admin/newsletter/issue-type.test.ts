import { expect, test } from 'vitest';
import { ApiError } from '../calls/api-client.ts';
import { problemOf } from './issue-type.ts';

test('a refusal names each field that will not do', () => {
  const fields = {
    'subject.en': 'Fill this in before sending.',
    'items.1': 'This entry is not published.',
  };
  const error = new ApiError('refused', 400, 'Some fields need to be corrected.', { fields });
  expect(problemOf(error, 'en')).toBe(
    'Some fields need to be corrected. Subject (English): Fill this in before sending. News and events 2: This entry is not published.',
  );
});
