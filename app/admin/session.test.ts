import { expect, test } from 'vitest';
import { ApiError, type StaffUser } from './calls/api-client.ts';
import { entryOf } from './session.tsx';
import { type Session, sessionAfterFailure } from './session-state.ts';
import { describeSignInFailure } from './sign-in/sign-in-failure.ts';

const LOADING: Session = { status: 'loading' };
const SIGNED_IN = {
  status: 'signed-in',
  user: { id: '1', email: 'clerk@example.org', role: 'editor' } as StaffUser,
  hasEnded: false,
} satisfies Session;

/** Every outcome of a check except the server's answer who is signed in or that nobody is. */
const NO_VERDICT = [
  new ApiError('unreachable', 0, 'Nothing answers, or the answer broke off.'),
  new ApiError('not-json', 200, 'The page of something in between.'),
  new ApiError('not-json', 403, 'The page of a firewall.'),
  new ApiError('not-json', 404, 'A proxy without the site.'),
  new ApiError('refused', 429, 'Too many calls.'),
  new ApiError('refused', 503, 'The database is away.'),
  new TypeError('Something unforeseen'),
];

test('a 401 ends the session: the token is dropped, or the screen stays and says so', () => {
  const refused = new ApiError('refused', 401, 'Sign in first.');
  expect(sessionAfterFailure(refused, LOADING)).toEqual({ status: 'signed-out', byChoice: false });
  expect(sessionAfterFailure(refused, SIGNED_IN)).toEqual({ ...SIGNED_IN, hasEnded: true });
});

test.each(NO_VERDICT)('nobody is signed out by $kind: $message', (error) => {
  expect(sessionAfterFailure(error, LOADING)).toEqual({ status: 'unreachable' });
  expect(sessionAfterFailure(error, SIGNED_IN)).toBe(SIGNED_IN);
});

test.each([
  {},
  { token: 'abc' },
  { user: SIGNED_IN.user },
  { token: '', user: SIGNED_IN.user },
  null,
])('an answer that signs nobody in is a failed sign-in, in words for people: %j', (answer) => {
  let problem: unknown;
  try {
    entryOf(answer);
  } catch (error) {
    problem = error;
  }
  expect(describeSignInFailure(problem, 'en')).toBe('Login failed. Please check your credentials.');
});

test('an answer with a token and its user signs in', () => {
  const entry = { token: 'abc', user: SIGNED_IN.user };
  expect(entryOf(entry)).toEqual(entry);
});
