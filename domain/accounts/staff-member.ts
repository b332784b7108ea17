export type Role = 'admin' | 'editor';

/** Somebody who is signed in to the admin. */
export interface StaffMember {
  id: string;
  email: string;
  role: Role;
}
