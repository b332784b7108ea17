export type Role = 'admin' | 'editor';

/** What somebody who is signed in has to do before anything else. */
export type MustFirst = 'choose-password';

/** Somebody who is signed in to the admin. */
export interface StaffMember {
  id: string;
  email: string;
  role: Role;
  /** Missing where nothing stands in the way. */
  mustFirst?: MustFirst;
}
