import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../database/connect.ts';
import type { UserTable } from '../../../database/tables.ts';
import { inTransaction, lockName, type Tx } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { recordChange } from '../../audit/record.ts';
import { DomainError, type FieldMessages, invalid, notFound } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { cleanText } from '../../text/clean-text.ts';
import { cleanEmail, isEmail } from '../../text/contact-formats.ts';
import { VALIDATION_TEXTS } from '../../text/validation-texts.ts';
import type { Auth } from '../auth.ts';
import { firstPasswordExpiry, type PasswordGiver } from '../passwords/first-password.ts';
import { describePasswordProblem } from '../passwords/password-rules.ts';
import { requireAnotherAccount, requireOwnPassword } from '../passwords/prove-password.ts';
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

/** Who gives somebody a password for the first sign-in; the moment alone where its holder chose it. */
export type Giving = PasswordGiver | { now: Date };

/**
 * Creates an account. What a giver chose as password is for the first sign-in alone; without a giver its
 * holder chose it: the first administrator. Account, password and audit record are there together or not at
 * all. Throws 'invalid', or 'conflict' when the address has an account.
 */
export async function createUser(
  auth: Auth,
  db: Db,
  input: NewUser,
  giving: Giving,
): Promise<User> {
  const account = await prepareAccount(auth, input);
  return inTransaction(db, async (tx) => {
    // Of two that create the same account the second sees what the first has stored.
    await lockName(tx, `account of ${account.email}`);
    if (await hasAccount(tx, account.email)) throw addressTaken();
    const id = await insertAccount(tx, account, giving);
    if ('by' in giving) {
      const subject = { type: 'user', id, title: account.email };
      await recordChange(tx, giving.by, 'created', subject, giving.now);
    }
    return getUser(tx, id);
  });
}

interface PreparedAccount {
  email: string;
  name: string;
  role: Role;
  passwordHash: string;
}

/** What is stored of a new account. Hashing takes long, so it is done before the transaction. Throws 'invalid'. */
async function prepareAccount(auth: Auth, input: NewUser): Promise<PreparedAccount> {
  const email = cleanEmail(input.email);
  const name = cleanText(input.name);
  const fields: FieldMessages = {};
  if (!isEmail(email)) fields.email = VALIDATION_TEXTS.email;
  if (name === '') fields.name = VALIDATION_TEXTS.required;
  else if (name.length > 200) fields.name = VALIDATION_TEXTS.tooLong;
  const problem = describePasswordProblem(input.password, email);
  if (problem) fields.password = problem;
  if (Object.keys(fields).length > 0) throw invalid(fields);
  const { password } = await auth.$context;
  return { email, name, role: input.role, passwordHash: await password.hash(input.password) };
}

/**
 * Writes the rows that the accounts library reads: it has a connection of its own, which could not join the
 * transaction. The id of the account.
 */
async function insertAccount(tx: Tx, account: PreparedAccount, giving: Giving): Promise<string> {
  const id = newId(giving.now);
  const at = giving.now.toISOString();
  await tx
    .insertInto('user')
    .values({
      id,
      name: account.name,
      email: account.email,
      // Both databases know this word; as a value, each wants its own type.
      emailVerified: sql.lit(true),
      image: null,
      role: account.role,
      banned: sql.lit(false),
      banReason: null,
      banExpires: null,
      firstPasswordExpiresAt: 'by' in giving ? firstPasswordExpiry(giving) : null,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  await tx
    .insertInto('account')
    .values({
      id: newId(giving.now),
      accountId: id,
      providerId: 'credential',
      userId: id,
      accessToken: null,
      refreshToken: null,
      idToken: null,
      accessTokenExpiresAt: null,
      refreshTokenExpiresAt: null,
      scope: null,
      password: account.passwordHash,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  return id;
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
  return inTransaction(db, async (tx) => {
    // Two administrators who take the role from each other at the same moment must not both succeed.
    await lockName(tx, 'administrators');
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
  await inTransaction(db, async (tx) => {
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
