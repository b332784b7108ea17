import { queryOptions } from '@tanstack/react-query';
import { answerOf, api, type SuccessBody } from '../calls/api-client.ts';

export type User = SuccessBody<Awaited<ReturnType<typeof api.users.$get>>>[number];

/** All accounts, by e-mail address. */
export const usersQuery = queryOptions({
  queryKey: ['users'],
  queryFn: ({ signal }) => answerOf(api.users.$get({}, { init: { signal } })),
  staleTime: 0,
});

export function createUser(json: {
  name: string;
  email: string;
  role: User['role'];
  password: string;
}) {
  return answerOf(api.users.$post({ json }));
}

export function changeUser(id: string, json: { role?: User['role']; disabled?: boolean }) {
  return answerOf(api.users[':id'].$put({ param: { id }, json }));
}

/** Gives an account a password for its next sign-in. Returns the account. */
export function setPassword(id: string, password: string): Promise<User> {
  return answerOf(api.users[':id'].password.$put({ param: { id }, json: { password } }));
}

/** Signs an account out everywhere. */
export function endSessionsOf(id: string) {
  return answerOf(api.users[':id'].sessions.$delete({ param: { id } }));
}

/** Removes the passkeys of an account whose holder has lost them. */
export function removePasskeys(id: string) {
  return answerOf(api.users[':id'].passkeys.$delete({ param: { id } }));
}

/** Removes the second step of signing in from an account whose holder has lost the app. */
export function resetTotp(id: string) {
  return answerOf(api.users[':id'].totp.$delete({ param: { id } }));
}
