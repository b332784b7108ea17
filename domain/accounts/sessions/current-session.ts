import { DAY_MS } from '../../time/durations.ts';
import type { Auth } from '../auth.ts';
import { causeOfLibraryFailure } from '../library-failure.ts';
import { type SecondFactorRule, type Standing, toStaffMember } from '../must-first.ts';
import type { StaffMember } from '../staff-member.ts';

/** The longest life of a session, however much it is used: a week, in milliseconds. */
export const LONGEST_SESSION_MS = 7 * DAY_MS;

/**
 * The holder of a bearer token at that moment, or undefined when the token is unknown or expired, or its account
 * disabled. `rule` says who must have a second step.
 */
export async function findStaffMember(
  auth: Auth,
  token: string,
  now: Date,
  rule: SecondFactorRule = 'optional',
): Promise<StaffMember | undefined> {
  const session = await auth.api
    .getSession({ headers: new Headers({ authorization: `Bearer ${token}` }) })
    .catch(async (error: unknown) => {
      throw await causeOfLibraryFailure(auth, error);
    });
  if (!session) return undefined;
  const began = new Date(session.session.createdAt).getTime();
  if (now.getTime() - began > LONGEST_SESSION_MS) return undefined;
  const user = session.user as {
    id: string;
    email: string;
    role?: string | null;
    banned?: boolean | null;
  } & Standing;
  if (user.banned) return undefined;
  const { signedInWith } = session.session as { signedInWith?: string | null };
  return toStaffMember(user, { ...user, signedInWith }, rule);
}
