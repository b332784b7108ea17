import { type Db, isSqlite } from '../../database/connect.ts';
import type { StaffMember } from '../../domain/accounts/staff-member.ts';
import { TEST_NOW } from '../services.ts';

export const MARIA: StaffMember = { id: 'maria', email: 'maria@example.org', role: 'editor' };
export const NIKOS: StaffMember = { id: 'nikos', email: 'nikos@example.org', role: 'editor' };

/** Accounts of two editors, without passwords, for what belongs to an account. */
export async function addTwoEditors(db: Db): Promise<void> {
  const at = TEST_NOW.toISOString();
  for (const [{ id, email, role }, name] of [
    [MARIA, 'Μαρία'],
    [NIKOS, 'Νίκος'],
  ] as const) {
    await db
      .insertInto('user')
      .values({
        id,
        name,
        email,
        role,
        emailVerified: isSqlite(db) ? 0 : false,
        image: null,
        banned: null,
        banReason: null,
        banExpires: null,
        createdAt: at,
        updatedAt: at,
      })
      .execute();
  }
}
