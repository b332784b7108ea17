import { expect, test } from 'vitest';
import { ApiError } from '../calls/api-client.ts';
import { describeSignInFailure, stepAfterFailure } from './sign-in-failure.ts';

test('the message of the server is shown as it is', () => {
  const error = new ApiError('refused', 401, 'Wrong password.', { message: 'Wrong password.' });
  expect(describeSignInFailure(error, 'en')).toBe('Wrong password.');
});

test('a refusal without a message says that the credentials will not do', () => {
  const error = new ApiError('unexplained', 401, 'Something went wrong.');
  expect(describeSignInFailure(error, 'en')).toBe('Login failed. Please check your credentials.');
});

test('an answer that is not JSON is an error of its own', () => {
  const error = new ApiError('not-json', 502, 'The page of a proxy, in words for staff.');
  expect(describeSignInFailure(error, 'en')).toBe('Server returned non-JSON response');
});

test('a lost connection says so', () => {
  const error = new ApiError('unreachable', 0, 'The server cannot be reached.');
  expect(describeSignInFailure(error, 'en')).toBe(
    'An error occurred during login. Please try again. The server cannot be reached.',
  );
});

test('of anything thrown its own message, or a general one', () => {
  expect(describeSignInFailure(new Error('Storage is full'), 'en')).toBe('Storage is full');
  expect(describeSignInFailure(undefined, 'en')).toBe(
    'An error occurred during login. Please try again.',
  );
});

const refused = (status: number, body: Record<string, unknown> = {}) =>
  new ApiError('refused', status, 'No.', body);

test.each([
  ['a code is asked for', refused(401, { totpRequired: true }), undefined, 'ask for code'],
  ['a code is wrong', refused(401, { totpRequired: true }), '123456', 'code was wrong'],
  ['an empty code is wrong', refused(401, { totpRequired: true }), '', 'code was wrong'],
  ['the password was changed meanwhile', refused(401), '123456', 'begin again'],
  ['the account was switched off meanwhile', refused(403), '123456', 'begin again'],
  ['too many tries', refused(429), '123456', 'stay'],
  ['a lost connection', new ApiError('unreachable', 0, ''), '123456', 'stay'],
  ['anything thrown', new Error('Storage is full'), '123456', 'stay'],
] as const)('the step after a failure: %s', (_, error, code, next) => {
  expect(stepAfterFailure(error, code)).toBe(next);
});
