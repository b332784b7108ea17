import type { Selectable } from 'kysely';
import type { Db } from '../../../database/connect.ts';
import type { UserTable } from '../../../database/tables.ts';
import { notFound } from '../../errors.ts';
import { type Role, roleOf } from '../staff-member.ts';

/** A member of staff as administrators see them. */
export interface User {
  id: string;
  name: string;
  email: string;
  role: Role;
  disabled: boolean;
  /** Signs in with a code of an app, too. */
  totp: boolean;
  /** How many passkeys sign in to it. */
  passkeys: number;
  /** When the password from an administrator expires; null once the holder has chosen one. */
  firstPasswordExpiresAt: string | null;
  /** Null where nobody has signed in since this is recorded. */
  lastSignedInAt: string | null;
  createdAt: string;
}

type Row = Pick<Selectable<UserTable>, (typeof COLUMNS)[number]> & { passkeys: number };

function toUser(row: Row): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: roleOf(row.role),
    disabled: Boolean(row.banned),
    totp: Boolean(row.twoFactorEnabled),
    passkeys: Number(row.passkeys),
    firstPasswordExpiresAt: row.firstPasswordExpiresAt,
    lastSignedInAt: row.lastSignedInAt,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

const COLUMNS = [
  'id',
  'name',
  'email',
  'role',
  'banned',
  'twoFactorEnabled',
  'firstPasswordExpiresAt',
  'lastSignedInAt',
  'createdAt',
] as const;

const selectUsers = (db: Db) =>
  db
    .selectFrom('user')
    .select(COLUMNS)
    .select((e) =>
      e
        .selectFrom('passkeys')
        .whereRef('passkeys.user_id', '=', 'user.id')
        .select((of) => of.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('passkeys'),
    );

/** All accounts of staff, disabled ones too, by their e-mail addresses. */
export async function listUsers(db: Db): Promise<User[]> {
  const rows = await selectUsers(db).orderBy('email').execute();
  return rows.map(toUser);
}

/** Throws 'not-found'. */
export async function getUser(db: Db, id: string): Promise<User> {
  const row = await selectUsers(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound({ el: 'Ο λογαριασμός δεν υπάρχει.', en: 'There is no such account.' });
  return toUser(row);
}
