export type Role = 'admin' | 'editor';

/** The stored role; 'editor' when it is missing or unknown (specification, section 6). */
export function roleOf(stored: string | null | undefined): Role {
  return stored === 'admin' ? 'admin' : 'editor';
}

/** What a signed-in person has to do before anything else. */
export const MUST_FIRST = ['choose-password', 'add-second-factor', 'renew-second-factor'] as const;
export type MustFirst = (typeof MUST_FIRST)[number];

/** Somebody who is signed in to the admin. */
export interface StaffMember {
  id: string;
  email: string;
  role: Role;
  /** Missing where nothing stands in the way. */
  mustFirst?: MustFirst;
}
