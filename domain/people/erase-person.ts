import { sql } from 'kysely';
import { type Db, isSqlite } from '../../database/connect.ts';
import { inTransaction, lockName, type Tx } from '../../database/transaction.ts';
import { dropInvitationsBy, dropInvitationsTo } from '../accounts/invitations/drop-invitations.ts';
import { accountAddressLock } from '../accounts/members/create-user.ts';
import { requireStillAdministrator } from '../accounts/members/still-administrator.ts';
import type { Acting } from '../acting.ts';
import { recordChange } from '../audit/record.ts';
import { endPreviewLinksOf } from '../content/preview/preview-links.ts';
import { DomainError } from '../errors.ts';
import { lockAddress } from '../mail/address-lock.ts';
import { deleteLetters } from '../mail/delete-letters.ts';
import { hashOf, pseudonymOf, rememberErasure } from './erased-addresses.ts';
import {
  findHeld,
  findPerson,
  type HeldData,
  type PersonData,
  parsePersonAddress,
} from './find-person.ts';

/** How many of each kind were deleted; in `records` a pseudonym replaced the address. */
export interface Erased {
  messages: number;
  subscriptions: number;
  letters: number;
  invitations: number;
  accounts: number;
  /** Texts that the account had typed and not saved. */
  keptCopies: number;
  records: number;
}

/**
 * Erases for good the data held about an address, and stores its keyed hash, so that a later restore of a backup
 * erases them again. Records of what an account did stay, under a pseudonym. Two calls at once erase a person once.
 * Throws 'invalid', 'conflict' while the address has an account that can sign in, or 'forbidden' for somebody who is no
 * administrator any more.
 */
export async function erasePerson(db: Db, typed: string, acting: Acting): Promise<Erased> {
  return inTransaction(db, async (tx) => {
    const email = parsePersonAddress(typed);
    const hash = await hashOf(tx, email);
    // Nobody gives them an account meanwhile, by an invitation neither, or gives a disabled one back; and if two erase
    // the same person, the second finds nothing, and says so.
    await lockName(tx, accountAddressLock(email));
    await lockAddress(tx, email);
    await requireStillAdministrator(tx, acting.by);
    await lockHeld(tx, await findHeld(tx, email));
    await lockSigned(tx, email);
    const found = await findHeld(tx, email);
    if (found.account && !found.account.disabled) throw accountInUse();
    const erased = await eraseFound(tx, found, pseudonymOf(hash));
    await rememberErasure(tx, hash, acting.now.toISOString());
    const subject = { type: 'person', id: pseudonymOf(hash), title: '' };
    await recordChange(tx, acting.by, 'erased', subject, acting.now);
    return erased;
  });
}

/**
 * Whoever is just answering one of the messages, or sending the newsletter, has queued their letter when this ends, or
 * finds the message or the reader gone.
 */
async function lockHeld(tx: Tx, { email, messages }: HeldData): Promise<void> {
  if (isSqlite(tx)) return;
  const ids = messages.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.selectFrom('messages').select('id').where('id', 'in', ids).forUpdate().execute();
  }
  await tx.selectFrom('subscribers').select('id').where('email', '=', email).forUpdate().execute();
}

/**
 * What somebody planned is carried out in their name, and a set that is taken back puts back who had looked an entry
 * through: whoever does it at this moment has written the address when this ends, or reads the pseudonym. Sets come
 * before entries, as in every act.
 */
async function lockSigned(tx: Tx, email: string): Promise<void> {
  if (isSqlite(tx)) return;
  const isSigned = (table: string) =>
    SIGNATURES.filter(([one]) => one === table).map(
      ([, column]) => sql`${sql.ref(column)} = ${email}`,
    );
  await sql`
    select id from publishing_sets
    where ${sql.join(isSigned('publishing_sets'), sql` or `)} or id in (
      select set_id from publishing_set_entries
      where ${sql.join(isSigned('publishing_set_entries'), sql` or `)})
    order by id for update`.execute(tx);
  await sql`
    select id from entries where ${sql.join(isSigned('entries'), sql` or `)}
    order by id for update`.execute(tx);
}

/**
 * All data held about an address, for its owner; the audit log records the export. Throws 'invalid', or 'forbidden' for
 * somebody who is no administrator any more.
 */
export async function exportPerson(db: Db, typed: string, acting: Acting): Promise<PersonData> {
  return inTransaction(db, async (tx) => {
    await requireStillAdministrator(tx, acting.by);
    const found = await findPerson(tx, typed);
    const subject = { type: 'person', id: pseudonymOf(await hashOf(tx, found.email)), title: '' };
    await recordChange(tx, acting.by, 'exported', subject, acting.now);
    return found;
  });
}

function accountInUse(): DomainError {
  return new DomainError('conflict', {
    el: 'Η διεύθυνση έχει λογαριασμό προσωπικού που είναι ενεργός. Απενεργοποιήστε τον πρώτα, στους Χρήστες.',
    en: 'The address has a staff account that is in use. Disable it first, under Users.',
  });
}

/** Deletes the data found, and replaces the address by a pseudonym in records of acts. */
export async function eraseFound(
  tx: Tx,
  { email, messages, subscriptions, letters, invitations, account }: HeldData,
  pseudonym: string,
): Promise<Erased> {
  for (const { id } of messages) await tx.deleteFrom('messages').where('id', '=', id).execute();
  if (subscriptions.length > 0) {
    await tx.deleteFrom('subscribers').where('email', '=', email).execute();
  }
  await endPreviewLinksOf(tx, email);
  await dropInvitationsBy(tx, email);
  const invited = invitations.length > 0 ? await dropInvitationsTo(tx, email) : 0;
  const ids = letters.map(({ id }) => id);
  const accounts = account ? await eraseAccount(tx, account.id) : 0;
  return {
    messages: messages.length,
    subscriptions: subscriptions.length,
    letters: await deleteLetters(tx, ids),
    invitations: invited,
    accounts,
    keptCopies: account?.keptCopies ?? 0,
    // An account that was made after the erasure keeps its name on what it did.
    records: (await hasAccount(tx, email)) ? 0 : await replaceSignatures(tx, email, pseudonym),
  };
}

async function hasAccount(tx: Tx, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

async function eraseAccount(tx: Tx, id: string): Promise<number> {
  await tx.deleteFrom('verification').where('value', 'like', `%${id}%`).execute();
  // Sessions, the password, the second step and what it typed without saving are deleted with it.
  await tx.deleteFrom('user').where('id', '=', id).execute();
  return 1;
}

/** The columns that say who did something, or to whose account it was done. */
export const SIGNATURES = [
  ['audit', 'user_email'],
  ['audit', 'subject_title'],
  ['entries', 'updated_by'],
  ['entries', 'publish_by'],
  ['entries', 'leave_by'],
  ['entries', 'checked_by'],
  ['entries', 'review_by'],
  ['entries', 'review_back_by'],
  ['revisions', 'created_by'],
  ['preview_links', 'created_by'],
  ['publishing_sets', 'created_by'],
  ['publishing_sets', 'publish_by'],
  ['publishing_sets', 'published_by'],
  ['publishing_set_entries', 'added_by'],
  ['publishing_set_entries', 'was_checked_by'],
  ['redirects', 'updated_by'],
  ['site_maps', 'changed_by'],
  ['invitations', 'created_by'],
  ['media', 'created_by'],
  ['media', 'updated_by'],
  ['media', 'deleted_by'],
  ['earlier_files', 'replaced_by'],
  ['messages', 'handled_by'],
  ['message_notes', 'written_by'],
  ['newsletter_issues', 'updated_by'],
  ['newsletter_issues', 'sent_by'],
] as const;

async function replaceSignatures(tx: Tx, email: string, pseudonym: string): Promise<number> {
  let count = 0;
  for (const [table, column] of SIGNATURES) {
    const { numUpdatedRows } = await tx
      .updateTable(table as 'audit')
      .set({ [column]: pseudonym })
      .where(column as 'user_email', '=', email)
      .executeTakeFirst();
    count += Number(numUpdatedRows);
  }
  return count;
}
