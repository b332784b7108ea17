/** The way by which somebody signed in, as it is stored with a session. */
export const WAYS_OF_SESSIONS = ['password', 'code', 'recovery-code', 'passkey'] as const;
export type WayOfSession = (typeof WAYS_OF_SESSIONS)[number];

/** The ways by which the library's own calls open a session. */
const WAYS_OF_CALLS: Record<string, WayOfSession> = {
  '/sign-in/email': 'password',
  '/two-factor/verify-totp': 'code',
  '/two-factor/verify-backup-code': 'recovery-code',
};

/** The way of a session that the call at `path` of the library opens; undefined for calls that open none. */
export function wayOfCall(path: string | undefined): WayOfSession | undefined {
  return WAYS_OF_CALLS[path ?? ''];
}

/** The way as it was stored; undefined for a value that no release ever stored. */
export function readWay(stored: string | null | undefined): WayOfSession | undefined {
  return WAYS_OF_SESSIONS.find((way) => way === stored);
}
