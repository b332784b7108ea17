import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../database/connect.ts';
import { inTransaction, lockName, type Tx } from '../../../database/transaction.ts';
import { recordChange } from '../../audit/record.ts';
import { DomainError, type FieldMessages, invalid } from '../../errors.ts';
import { newId } from '../../ids.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { cleanText, withoutLineEnds } from '../../text/clean-text.ts';
import { cleanEmail, describeEmailProblem } from '../../text/contact-formats.ts';
import { sayTooLong, VALIDATION_TEXTS } from '../../text/validation-texts.ts';
import type { Auth } from '../auth.ts';
import { dropInvitationsTo } from '../invitations/drop-invitations.ts';
import { firstPasswordExpiry, type PasswordGiver } from '../passwords/first-password.ts';
import { describePasswordProblem } from '../passwords/password-rules.ts';
import type { Role } from '../staff-member.ts';
import { getUser, type User } from './read-users.ts';
import { requireStillAdministrator } from './still-administrator.ts';

export interface NewUser {
  name: string;
  email: string;
  password: string;
  role: Role;
}

/**
 * The administrator who gives somebody a password for the first sign-in; only the moment where the holder chose it.
 */
export type Giving = PasswordGiver | { now: Date };

/**
 * Creates an account. A password from an administrator is only for the first sign-in. Without a giver the holder
 * chose it: that is the first administrator. Account, password and audit record are stored together or not at all.
 * Throws 'invalid', 'conflict' when the address has an account, or 'forbidden' for a giver who is no administrator any
 * more.
 */
export async function createUser(
  auth: Auth,
  db: Db,
  input: NewUser,
  giving: Giving,
): Promise<User> {
  const account = await prepareAccount(auth, input);
  return inTransaction(db, async (tx) => {
    // If two create the same account, the second sees what the first has stored.
    await lockName(tx, accountAddressLock(account.email));
    if ('by' in giving) await requireStillAdministrator(tx, giving.by);
    const id = await storeAccount(tx, account, giving);
    if ('by' in giving) {
      const subject = { type: 'user', id, title: account.email };
      await recordChange(tx, giving.by, 'created', subject, giving.now);
    }
    return getUser(tx, id);
  });
}

/** What everybody holds who looks whether an address has an account, in order to give it one. */
export const accountAddressLock = (email: string) => `account of ${email}`;

interface PreparedAccount {
  email: string;
  name: string;
  role: Role;
  passwordHash: string;
}

/** The rows of a new account. Hashing takes long, so it is done before the transaction. Throws 'invalid'. */
export async function prepareAccount(auth: Auth, input: NewUser): Promise<PreparedAccount> {
  const { email, name } = readNameAndAddress(input, input.password);
  const { password } = await auth.$context;
  return { email, name, role: input.role, passwordHash: await password.hash(input.password) };
}

/** The name of an account as it is stored, in one line: letters greet by it. */
export const tidyName = (typed: string): string => withoutLineEnds(cleanText(typed));

/** Tells why a cleaned text is no name of an account; undefined where it is one. */
export function describeNameProblem(name: string): Bilingual | undefined {
  // Marks that nobody sees would leave those who read it with no name.
  if (!/\p{L}/u.test(name)) return VALIDATION_TEXTS.required;
  return name.length > 200 ? sayTooLong(200) : undefined;
}

/**
 * Name and address of a new account as they are stored. Throws 'invalid' with a message for each field, also for the
 * password where there is one yet.
 */
export function readNameAndAddress(
  input: Pick<NewUser, 'name' | 'email'>,
  password?: string,
): { email: string; name: string } {
  const email = cleanEmail(input.email);
  const name = tidyName(input.name);
  const fields: FieldMessages = {};
  const nameProblem = describeNameProblem(name);
  if (nameProblem) fields.name = nameProblem;
  const emailProblem = describeEmailProblem(email);
  if (emailProblem) fields.email = VALIDATION_TEXTS[emailProblem];
  // The accounts library refuses to sign in an address with other characters.
  else if (!z.email().safeParse(email).success) fields.email = VALIDATION_TEXTS.email;
  const problem = password === undefined ? null : describePasswordProblem(password, email);
  if (problem) fields.password = problem;
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return { email, name };
}

/**
 * Stores an account and ends the invitation of its address. The caller holds {@link accountAddressLock}. Returns its
 * id. Throws 'conflict' when the address has an account.
 */
export async function storeAccount(
  tx: Tx,
  account: PreparedAccount,
  giving: Giving,
): Promise<string> {
  if (await hasAccount(tx, account.email)) throw addressTaken();
  await dropInvitationsTo(tx, account.email);
  return insertAccount(tx, account, giving);
}

/**
 * Writes the rows that the accounts library reads: the library has a connection of its own, which could not join the
 * transaction. Returns the id of the account.
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
      // Both databases know this word; a bound value would need a different type in each.
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

/** Whether there is an account with an address, in the form in which addresses are stored. */
export async function hasAccount(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** The refusal of a second account for an address: 'conflict', with a message for `email`. */
export function addressTaken(): DomainError {
  const text = {
    el: 'Υπάρχει ήδη λογαριασμός με αυτό το email.',
    en: 'There is already an account with this email address.',
  };
  return new DomainError('conflict', text, { fields: { email: text } });
}
