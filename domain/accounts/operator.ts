import type { StaffMember } from './staff-member.ts';

/** Who runs the machine: in the audit log, and nowhere among the accounts. */
export const OPERATOR: StaffMember = { id: 'operator', email: 'operator', role: 'admin' };
