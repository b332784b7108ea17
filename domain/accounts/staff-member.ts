/**
 * What staff may do. Editors and reviewers manage content; where the reviewer step is on, editors hand in and
 * reviewers publish (may-publish.ts). Administrators may do everything.
 */
export const ROLES = ['admin', 'reviewer', 'editor'] as const;
export type Role = (typeof ROLES)[number];

/** The stored role; 'editor' when it is missing or unknown (specification, section 6). */
export function roleOf(stored: string | null | undefined): Role {
  return ROLES.find((role) => role === stored) ?? 'editor';
}

/** What a signed-in person has to do before anything else. */
export const MUST_FIRST = ['choose-password', 'add-second-factor', 'renew-second-factor'] as const;
export type MustFirst = (typeof MUST_FIRST)[number];

/** The languages of the admin, as addresses name them. */
export const ADMIN_LANGUAGES = ['gr', 'en'] as const;
export type StaffLanguage = (typeof ADMIN_LANGUAGES)[number];

/** The stored language; undefined where its holder has chosen none, so that the browser's counts. */
export function readAdminLanguage(stored: string | null | undefined): StaffLanguage | undefined {
  return ADMIN_LANGUAGES.find((language) => language === stored);
}

/** Somebody who is signed in to the admin. */
export interface StaffMember {
  id: string;
  email: string;
  role: Role;
  /** Missing where nothing stands in the way. */
  mustFirst?: MustFirst;
  /** Missing while nobody has chosen one. */
  language?: StaffLanguage;
}
