import type { Db } from '../../../database/connect.ts';
import type { InvitationTable } from '../../../database/tables.ts';
import { inTransaction, lockName, type Tx } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { recordChange } from '../../audit/record.ts';
import { DomainError, invalid, notFound } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { queueLetter } from '../../mail/outbox.ts';
import { DAY_MS } from '../../time/durations.ts';
import {
  accountAddressLock,
  addressTaken,
  hasAccount,
  readNameAndAddress,
} from '../members/create-user.ts';
import { requireStillAdministrator } from '../members/still-administrator.ts';
import type { Role } from '../staff-member.ts';
import { dropInvitation } from './drop-invitations.ts';
import {
  INVITATION_DAYS,
  type Invitation,
  type InvitationWay,
  toInvitation,
} from './invitation.ts';
import { invitationLetter } from './invitation-letter.ts';
import { invitationHash, invitationLink, newInvitationToken } from './invitation-token.ts';

/** What the sending of links needs to know of the site. */
export interface InvitationPost {
  siteUrl: string;
  /** Whether a mail server is configured. */
  canSendMail: boolean;
}

/** An invitation, with its link where the administrator hands it over: it is known only now. */
export interface Invited {
  invitation: Invitation;
  link: string | null;
}

/**
 * Invites somebody to an account, which comes into being when they choose their password. Throws 'invalid', or
 * 'conflict' with a message for `email` where the address has an account or an invitation that is still open, or
 * 'forbidden' for somebody who is no administrator any more.
 */
export async function invite(
  db: Db,
  input: { name: string; email: string; role: Role; way: InvitationWay },
  post: InvitationPost,
  acting: Acting,
): Promise<Invited> {
  const { email, name } = readNameAndAddress(input);
  requireWay(input.way, post);
  return inTransaction(db, async (tx) => {
    // If two invite the same person, the second sees what the first has stored.
    await lockName(tx, accountAddressLock(email));
    await requireStillAdministrator(tx, acting.by);
    if (await hasAccount(tx, email)) throw addressTaken();
    const earlier = await findByAddress(tx, email);
    if (earlier && earlier.expires_at > acting.now.toISOString()) throw alreadyInvited(earlier);
    if (earlier) await dropInvitation(tx, earlier);
    const created = { id: newId(acting.now), created_at: acting.now.toISOString() };
    return issue(tx, { ...created, email, name, role: input.role }, input.way, post, acting);
  });
}

/**
 * Gives an invitation a new link for another seven days; the earlier link ends. Throws as {@link invite} does, or
 * 'not-found'.
 */
export async function inviteAgain(
  db: Db,
  id: string,
  way: InvitationWay,
  post: InvitationPost,
  acting: Acting,
): Promise<Invited> {
  requireWay(way, post);
  return inTransaction(db, async (tx) => {
    const row = await lockInvitation(tx, id);
    await requireStillAdministrator(tx, acting.by);
    await dropInvitation(tx, row);
    return issue(tx, row, way, post, acting);
  });
}

/**
 * Withdraws an invitation: its link opens nothing from now on. Throws 'not-found', or 'forbidden' as {@link invite}
 * does.
 */
export async function withdrawInvitation(db: Db, id: string, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockInvitation(tx, id);
    await requireStillAdministrator(tx, acting.by);
    await dropInvitation(tx, row);
    const subject = { type: 'user', id, title: row.email };
    await recordChange(tx, acting.by, 'invitation-withdrawn', subject, acting.now);
  });
}

/** The people who were invited and have no account yet, by address. */
export async function listInvitations(db: Db, now: Date): Promise<Invitation[]> {
  const rows = await withLetters(db).orderBy('invitations.email').execute();
  return rows.map((row) => toInvitation(row, now));
}

async function issue(
  tx: Tx,
  of: Pick<InvitationTable, 'id' | 'email' | 'name' | 'role' | 'created_at'>,
  way: InvitationWay,
  { siteUrl }: InvitationPost,
  acting: Acting,
): Promise<Invited> {
  const { id, email, name, role, created_at } = of;
  const token = newInvitationToken();
  const link = invitationLink(siteUrl, token);
  const isByLetter = way === 'letter';
  const by = isByLetter ? await nameOfAccount(tx, acting.by.email) : '';
  const letter = isByLetter && invitationLetter({ email, name, by, siteUrl, link });
  await tx
    .insertInto('invitations')
    .values({
      ...{ id, email, name, role, created_at },
      token_hash: await invitationHash(tx, token),
      created_by: acting.by.email,
      expires_at: new Date(acting.now.getTime() + INVITATION_DAYS * DAY_MS).toISOString(),
      letter_id: letter ? await queueLetter(tx, letter, acting.now) : null,
      is_by_letter: isByLetter ? 1 : 0,
    })
    .execute();
  const subject = { type: 'user', id, title: email };
  await recordChange(tx, acting.by, 'invited', subject, acting.now);
  const row = await withLetters(tx).where('invitations.id', '=', id).executeTakeFirstOrThrow();
  return { invitation: toInvitation(row, acting.now), link: isByLetter ? null : link };
}

/** The name of the account with an address, for people who may not know the address. */
export async function nameOfAccount(db: Db, email: string): Promise<string> {
  const row = await db
    .selectFrom('user')
    .select('name')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.name || email;
}

function withLetters(db: Db) {
  return db
    .selectFrom('invitations')
    .leftJoin('outbox', 'outbox.id', 'invitations.letter_id')
    .selectAll('invitations')
    .select(['outbox.sent_at', 'outbox.last_error', 'outbox.given_up_at']);
}

function findByAddress(db: Db, email: string): Promise<InvitationTable | undefined> {
  return db.selectFrom('invitations').selectAll().where('email', '=', email).executeTakeFirst();
}

/** The invitation with an id, which nobody accepts or changes before this transaction ends. */
async function lockInvitation(tx: Tx, id: string): Promise<InvitationTable> {
  const { email } = await getInvitation(tx, id);
  await lockName(tx, accountAddressLock(email));
  // Withdrawn or accepted, while this waited.
  return getInvitation(tx, id);
}

async function getInvitation(db: Db, id: string): Promise<InvitationTable> {
  const row = await db
    .selectFrom('invitations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) {
    throw notFound({
      el: 'Η πρόσκληση δεν υπάρχει πια: έγινε δεκτή ή ανακλήθηκε.',
      en: 'The invitation is no longer there: it was accepted or withdrawn.',
    });
  }
  return row;
}

function requireWay(way: InvitationWay, { canSendMail }: InvitationPost): void {
  if (way === 'letter' && !canSendMail) {
    throw invalid({
      way: {
        el: 'Ο διακομιστής δεν στέλνει email. Αντιγράψτε τον σύνδεσμο και δώστε τον εσείς.',
        en: 'The server sends no email. Copy the link and hand it over yourself.',
      },
    });
  }
}

function alreadyInvited({ created_by }: InvitationTable): DomainError {
  const text = {
    el: `Η διεύθυνση έχει ήδη πρόσκληση που ισχύει (${created_by}). Στείλτε την ξανά από τον κατάλογο.`,
    en: `The address has an open invitation already (${created_by}). Send it again from the list.`,
  };
  return new DomainError('conflict', text, { fields: { email: text } });
}
