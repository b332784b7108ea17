import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../database/connect.ts';
import type { UserTable } from '../../../database/tables.ts';
import type { Acting } from '../../acting.ts';
import { recordChange } from '../../audit/record.ts';
import { cleanText, isEmail } from '../../content/model/schema.ts';
import { DomainError, type FieldMessages, invalid, notFound } from '../../errors.ts';
import { VALIDATION_TEXTS } from '../../text/validation-texts.ts';
import { type Auth, SECRET_FACT } from '../auth.ts';
import { firstPasswordExpiry, type PasswordGiver } from '../passwords/first-password.ts';
import { requireAnotherAccount, requireOwnPassword } from '../passwords/own-password.ts';
import { describePasswordProblem } from '../passwords/password-rules.ts';
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
  /** Until when the password that an administrator gave may be used; null once its holder chose one. */
  firstPasswordExpiresAt: string | null;
  /** Null where nobody has signed in since this is written down. */
  lastSignedInAt: string | null;
  createdAt: string;
}

function toUser(row: Pick<Selectable<UserTable>, (typeof COLUMNS)[number]>): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: roleOf(row.role),
    disabled: Boolean(row.banned),
    totp: Boolean(row.twoFactorEnabled),
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

export async function listUsers(db: Db): Promise<User[]> {
  const rows = await db.selectFrom('user').select(COLUMNS).orderBy('email').execute();
  return rows.map(toUser);
}

export interface NewUser {
  name: string;
  email: string;
  password: string;
  role: Role;
}

/**
 * Creates an account. What `giver` chose as password is for the first sign-in alone; without a giver
 * its holder chose it: the first administrator. Throws 'invalid', or 'conflict' when the address has one.
 */
export async function createUser(
  auth: Auth,
  db: Db,
  input: NewUser,
  giver?: PasswordGiver,
): Promise<User> {
  const email = cleanText(input.email).toLowerCase();
  const name = cleanText(input.name);
  const fields: FieldMessages = {};
  if (!isEmail(email)) fields.email = VALIDATION_TEXTS.email;
  if (name === '') fields.name = VALIDATION_TEXTS.required;
  else if (name.length > 200) fields.name = VALIDATION_TEXTS.tooLong;
  const problem = describePasswordProblem(input.password, email);
  if (problem) fields.password = problem;
  if (Object.keys(fields).length > 0) throw invalid(fields);
  if (await hasAccount(db, email)) throw addressTaken();
  const context = await auth.$context;
  // Hashing takes long; between the two writes below nothing should.
  const hashed = await context.password.hash(input.password);
  const created = await context.internalAdapter
    .createUser(
      {
        email,
        name,
        emailVerified: true,
        role: input.role,
        ...(giver && { firstPasswordExpiresAt: firstPasswordExpiry(giver) }),
      },
      { method: 'admin' },
    )
    .catch(async (error: unknown) => {
      // Somebody else created it in the meantime.
      throw (await hasAccount(db, email)) ? addressTaken() : error;
    });
  await context.internalAdapter.linkAccount({
    userId: created.id,
    accountId: created.id,
    providerId: 'credential',
    password: hashed,
  });
  if (giver) {
    const subject = { type: 'user', id: created.id, title: email };
    await recordChange(db, giver.by, 'created', subject, giver.now);
  }
  return getUser(db, created.id);
}

async function hasAccount(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

function addressTaken(): DomainError {
  const text = {
    el: 'Υπάρχει ήδη λογαριασμός με αυτό το email.',
    en: 'There is already an account with this email address.',
  };
  return new DomainError('conflict', text, { fields: { email: text } });
}

export async function getUser(db: Db, id: string): Promise<User> {
  const row = await db.selectFrom('user').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound({ el: 'Ο λογαριασμός δεν υπάρχει.', en: 'There is no such account.' });
  return toUser(row);
}

/** Changes what a member of staff is called, may do, or whether they may sign in at all; disabling ends their sessions. */
export function changeUser(
  db: Db,
  id: string,
  change: { name?: string | undefined; role?: Role | undefined; disabled?: boolean | undefined },
  acting: Acting,
): Promise<User> {
  const { role, disabled } = change;
  return db.transaction().execute(async (tx) => {
    await waitForOtherChanges(tx);
    const user = await getUser(tx, id);
    const losesAdmin =
      user.role === 'admin' && !user.disabled && (role === 'editor' || disabled === true);
    if (losesAdmin) await requireAnotherAdmin(tx, id);
    const name = change.name === undefined ? '' : cleanText(change.name).slice(0, 200);
    await tx
      .updateTable('user')
      .set({
        name: name || user.name,
        ...(role !== undefined && { role }),
        // Both databases know these words; as a value, each wants its own type.
        ...(disabled !== undefined && { banned: sql.lit(disabled) }),
      })
      .where('id', '=', id)
      .execute();
    if (disabled) await endSessions(tx, id);
    const subject = { type: 'user', id, title: user.email };
    await recordChange(tx, acting.by, nameOfChange({ role, disabled }), subject, acting.now);
    return getUser(tx, id);
  });
}

/**
 * Lets accounts be changed one after the other, by writing a row that is always there: two
 * administrators who take the role from each other at the same moment must not both succeed.
 */
async function waitForOtherChanges(tx: Db): Promise<void> {
  await tx
    .updateTable('facts')
    .set((e) => ({ value: e.ref('value') }))
    .where('name', '=', SECRET_FACT)
    .execute();
}

function nameOfChange(change: { role: Role | undefined; disabled: boolean | undefined }) {
  if (change.disabled === undefined) return change.role ? 'role-changed' : 'changed';
  return change.disabled ? 'disabled' : 'enabled';
}

/** Gives another account a password for its next sign-in and ends its sessions. Throws 'invalid', or 'conflict' for one's own. */
export async function setPassword(
  auth: Auth,
  db: Db,
  id: string,
  password: string,
  giver: PasswordGiver,
): Promise<User> {
  requireAnotherAccount(id, giver);
  await replacePassword(auth, db, id, { password, expiresAt: firstPasswordExpiry(giver) }, giver);
  return getUser(db, id);
}

async function replacePassword(
  auth: Auth,
  db: Db,
  id: string,
  { password, expiresAt }: { password: string; expiresAt: string | null },
  acting: Acting,
): Promise<void> {
  const user = await getUser(db, id);
  const problem = describePasswordProblem(password, user.email);
  if (problem) throw invalid({ password: problem });
  // Hashing takes long: before the transaction.
  const hashed = await (await auth.$context).password.hash(password);
  const subject = { type: 'user', id, title: user.email };
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('account')
      .set({ password: hashed })
      .where('userId', '=', id)
      .where('providerId', '=', 'credential')
      .execute();
    await tx
      .updateTable('user')
      .set({ firstPasswordExpiresAt: expiresAt })
      .where('id', '=', id)
      .execute();
    await endSessions(tx, id);
    await recordChange(tx, acting.by, 'password-changed', subject, acting.now);
  });
}

/**
 * Changes one's own password to another one, proved by the current one. All sessions end, so the
 * caller signs in anew. Throws 'invalid' or 'too-many'.
 */
export async function changeOwnPassword(
  auth: Auth,
  db: Db,
  passwords: { current: string; password: string },
  acting: Acting,
): Promise<void> {
  const { current, password } = passwords;
  await requireOwnPassword(auth, db, current, acting, 'current');
  // As they are compared when stored: composed by NFKC.
  if (password.normalize('NFKC') === current.normalize('NFKC')) throw invalid({ password: SAME });
  await replacePassword(auth, db, acting.by.id, { password, expiresAt: null }, acting);
}

const SAME = {
  el: 'Διαλέξτε κωδικό διαφορετικό από τον τωρινό.',
  en: 'Choose another password than the current one.',
};

async function endSessions(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('session').where('userId', '=', userId).execute();
}

/** Somebody else who can certainly sign in: a password that was handed over may expire before it is used. */
async function requireAnotherAdmin(db: Db, id: string): Promise<void> {
  const others = (await listUsers(db)).filter(
    (user) =>
      user.role === 'admin' &&
      !user.disabled &&
      user.firstPasswordExpiresAt === null &&
      user.id !== id,
  );
  if (others.length === 0) {
    throw new DomainError('conflict', {
      el: 'Αυτός είναι ο τελευταίος διαχειριστής με δικό του κωδικό. Ορίστε πρώτα άλλον, που να έχει ήδη συνδεθεί.',
      en: 'This is the last administrator with a password of their own. Appoint another one first, who has signed in already.',
    });
  }
}
