import type { Db } from '../../database/connect.ts';
import { invalid } from '../errors.ts';
import { type SentMessage, toSentMessage } from '../inbox/message.ts';
import type { Lang } from '../text/bilingual.ts';
import { cleanEmail, isEmail } from '../text/contact-formats.ts';
import { VALIDATION_TEXTS } from '../text/validation-texts.ts';
import { findErasure, hashOf } from './erased-addresses.ts';
import { findMentions, type Mention } from './find-mentions.ts';

/** The data that the site holds about the owner of an e-mail address. */
export interface HeldData {
  /** In the form that is compared. */
  email: string;
  messages: PersonMessage[];
  subscriptions: {
    language: Lang;
    state: 'pending' | 'confirmed';
    createdAt: string;
    confirmedAt: string | null;
  }[];
  letters: PersonLetter[];
  /** Invitations to an account of staff; the address has one at most. */
  invitations: { role: string; createdAt: string; expiresAt: string }[];
  /** An account of staff, or null. */
  account: PersonAccount | null;
}

/** All that is known about an e-mail address. */
export interface PersonData extends HeldData {
  /** Other places that name the address; nothing there is erased automatically. */
  mentions: Mention[];
  /** When this address was last erased, or null. */
  erasedAt: string | null;
}

export interface PersonMessage extends SentMessage {
  /** What staff wrote about it, and answered. */
  notes: { kind: 'note' | 'answer'; text: string; at: string }[];
}

export interface PersonLetter {
  id: string;
  /** Whether the letter goes to the address, or is about a message from it. */
  relation: 'to' | 'about';
  subject: string;
  /** '' for an issue of the newsletter, which all readers get. */
  text: string;
  createdAt: string;
  sentAt: string | null;
}

export interface PersonAccount {
  id: string;
  name: string;
  role: string;
  /** Whether the account can no longer sign in. */
  disabled: boolean;
  createdAt: string;
  lastSignedInAt: string | null;
  sessions: number;
  /** Records of the audit log by or about it. */
  records: number;
  /** Texts that it typed into forms and has not saved. */
  keptCopies: number;
}

/** The address that somebody typed, in the form that is compared. Throws 'invalid'. */
export function parsePersonAddress(typed: string): string {
  const email = cleanEmail(typed);
  if (!isEmail(email)) throw invalid({ email: VALIDATION_TEXTS.email });
  return email;
}

/** Everything that is held about an address, however it was written. Throws 'invalid'. */
export async function findPerson(db: Db, typed: string): Promise<PersonData> {
  const held = await findHeld(db, parsePersonAddress(typed));
  const own = held.messages.map(({ id }) => id);
  return {
    ...held,
    mentions: await findMentions(db, held.email, own),
    erasedAt: (await findErasure(db, await hashOf(db, held.email))) ?? null,
  };
}

/** The data held about an address, which is given in the form that is compared. */
export async function findHeld(db: Db, email: string): Promise<HeldData> {
  return {
    email,
    messages: await listMessagesOf(db, email),
    subscriptions: await listSubscriptionsOf(db, email),
    letters: await listLettersOf(db, email),
    invitations: await listInvitationsOf(db, email),
    account: await findAccountOf(db, email),
  };
}

/**
 * The ids of rows that hold an address in one of the columns. All are read, since messages keep an address as it was
 * typed, and the databases cannot fold letters as `cleanEmail` does.
 */
function idsHolding<Row extends { id: string }>(
  rows: readonly Row[],
  email: string,
  addresses: (row: Row) => string[],
): string[] {
  return rows
    .filter((row) => addresses(row).some((address) => cleanEmail(address) === email))
    .map(({ id }) => id);
}

async function listMessagesOf(db: Db, email: string): Promise<PersonMessage[]> {
  const all = await db.selectFrom('messages').select(['id', 'email']).execute();
  const ids = idsHolding(all, email, (row) => [row.email]);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  const notes = await db
    .selectFrom('message_notes')
    .selectAll()
    .where('message_id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...toSentMessage(row),
    notes: notes
      .filter((note) => note.message_id === row.id)
      .map((note) => ({ kind: note.kind, text: note.body, at: note.written_at })),
  }));
}

async function listSubscriptionsOf(db: Db, email: string): Promise<HeldData['subscriptions']> {
  const rows = await db.selectFrom('subscribers').selectAll().where('email', '=', email).execute();
  return rows.map((row) => ({
    language: row.language === 'en' ? 'en' : 'el',
    state: row.state,
    createdAt: row.created_at,
    confirmedAt: row.confirmed_at,
  }));
}

async function listLettersOf(db: Db, email: string): Promise<PersonLetter[]> {
  const all = await db.selectFrom('outbox').select(['id', 'to_address', 'reply_to']).execute();
  const ids = idsHolding(all, email, (row) => [row.to_address, row.reply_to]);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('mailings', 'mailings.id', 'outbox.mailing_id')
    .selectAll('outbox')
    .select('mailings.subject as mailing_subject')
    .where('outbox.id', 'in', ids)
    .orderBy('outbox.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    relation: cleanEmail(row.to_address) === email ? 'to' : 'about',
    subject: row.mailing_subject ?? row.subject,
    text: row.body_text,
    createdAt: row.created_at,
    sentAt: row.sent_at,
  }));
}

async function listInvitationsOf(db: Db, email: string): Promise<HeldData['invitations']> {
  const rows = await db.selectFrom('invitations').selectAll().where('email', '=', email).execute();
  return rows.map((row) => ({
    role: row.role,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }));
}

async function findAccountOf(db: Db, email: string): Promise<PersonAccount | null> {
  const row = await db
    .selectFrom('user')
    .select(['id', 'name', 'role', 'banned', 'createdAt', 'lastSignedInAt'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!row) return null;
  const { sessions } = await db
    .selectFrom('session')
    .select((e) => e.fn.countAll<number>().as('sessions'))
    .where('userId', '=', row.id)
    .executeTakeFirstOrThrow();
  const { records } = await db
    .selectFrom('audit')
    .select((e) => e.fn.countAll<number>().as('records'))
    .where((e) => e.or([e('user_email', '=', email), e('subject_title', '=', email)]))
    .executeTakeFirstOrThrow();
  const { copies } = await db
    .selectFrom('kept_copies')
    .select((e) => e.fn.countAll<number>().as('copies'))
    .where('user_id', '=', row.id)
    .where('data', 'is not', null)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    name: row.name,
    role: row.role ?? '',
    disabled: Boolean(row.banned),
    createdAt: new Date(row.createdAt).toISOString(),
    lastSignedInAt: row.lastSignedInAt,
    sessions: Number(sessions),
    records: Number(records),
    keptCopies: Number(copies),
  };
}
