import type { StaffMember } from './accounts/staff-member.ts';

/**
 * Who acts, and when. The access middleware of the API makes one for each call of signed-in staff (`api/access.ts`);
 * every function that changes something receives it.
 */
export interface Acting {
  by: StaffMember;
  now: Date;
  /** The network address of a call, for the limits of attempts; missing where no call is the cause. */
  address?: string;
  /** Why it must be, where an act asks for that (domain/advice/require-reason.ts). */
  reason?: string | undefined;
}
