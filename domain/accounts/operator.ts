import type { StaffMember } from './staff-member.ts';

/** The operator of the machine, as named in the audit log; the operator has no account. */
export const OPERATOR: StaffMember = { id: 'operator', email: 'operator', role: 'admin' };
