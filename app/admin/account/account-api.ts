import { queryOptions } from '@tanstack/react-query';
import type { StaffLanguage } from '../../../domain/accounts/staff-member.ts';
import { answerOf, api, type SuccessBody } from '../calls/api-client.ts';
import type { MadePasskey } from '../passkeys/browser-passkeys.ts';
import { unlessGone } from '../session.tsx';

export type Session = SuccessBody<Awaited<ReturnType<typeof api.auth.sessions.$get>>>[number];
export type Enrolment = SuccessBody<Awaited<ReturnType<typeof api.auth.totp.$post>>>;

type Passkeys = SuccessBody<Awaited<ReturnType<typeof api.auth.passkeys.$get>>>;
export type Passkey = Passkeys['passkeys'][number];

/** Whether one's own sign-in has a second step. */
export const twoStepQuery = queryOptions({
  queryKey: ['two-step'],
  queryFn: ({ signal }) => answerOf(api.auth.totp.$get({}, { init: { signal } })),
  staleTime: 0,
});

/** One's own sessions, last used first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => answerOf(api.auth.sessions.$get({}, { init: { signal } })),
  staleTime: 0,
});

/** The data for the app; it counts once {@link confirmTwoStep} has sent a code of it. */
export function beginTwoStep(password: string): Promise<Enrolment> {
  return answerOf(api.auth.totp.$post({ json: { password } }));
}

/** Turns it on; the answer is the session's new token. */
export async function confirmTwoStep(code: string): Promise<string> {
  return (await unlessGone(() => answerOf(api.auth.totp.confirm.$post({ json: { code } })))).token;
}

export function endTwoStep(password: string) {
  return answerOf(api.auth.totp.disable.$post({ json: { password } }));
}

export async function renewRecoveryCodes(password: string): Promise<string[]> {
  const answer = await answerOf(api.auth.totp['recovery-codes'].$post({ json: { password } }));
  return answer.recoveryCodes;
}

export function endSession(id: string, password: string) {
  return answerOf(api.auth.sessions[':id'].end.$post({ param: { id }, json: { password } }));
}

export function endOtherSessions(password: string) {
  return answerOf(api.auth.sessions['end-others'].$post({ json: { password } }));
}

/** One's own passkeys, oldest first. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => answerOf(api.auth.passkeys.$get({}, { init: { signal } })),
  staleTime: 0,
});

/** The data for the device; the passkey counts once {@link addPasskey} has sent it. */
export function beginPasskey(password: string) {
  return answerOf(api.auth.passkeys.begin.$post({ json: { password } }));
}

/** All passkeys with the new one, and the session's new token. */
export function addPasskey(name: string, passkey: MadePasskey) {
  return unlessGone(() => answerOf(api.auth.passkeys.$post({ json: { name, passkey } })));
}

export function removePasskey(id: string, password: string) {
  return answerOf(api.auth.passkeys[':id'].remove.$post({ param: { id }, json: { password } }));
}

/** One's own name and language. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => answerOf(api.auth.profile.$get({}, { init: { signal } })),
  staleTime: 0,
});

export function changeProfile(json: { name: string; language: StaffLanguage }) {
  return answerOf(api.auth.profile.$put({ json }));
}
