import { expect, test } from 'vitest';
import { firstCause, reason } from './finding.ts';

test('the first cause is what counts, however often libraries have wrapped it', () => {
  const first = new Error('There is no room.');
  const wrapped = new Error('No put', { cause: new Error('No write', { cause: first }) });
  expect(firstCause(wrapped)).toBe(first);
  expect(firstCause(first)).toBe(first);
});

test('a reason is one line without a full stop, and the code where there are no words', () => {
  expect(reason(new Error('No\n  answer. '))).toBe('No answer');
  expect(reason(Object.assign(new Error(''), { code: 'ECONNREFUSED' }))).toBe('ECONNREFUSED');
});
