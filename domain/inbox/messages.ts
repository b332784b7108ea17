import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../../database/connect.ts';
import type { MessageTable } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { recordChange } from '../audit/record.ts';
import { cleanText, fieldMessages, isEmail, isPhone } from '../content/model/schema.ts';
import { invalid, notFound } from '../errors.ts';
import { newId } from '../ids.ts';
import { type Letter, queueLetter } from '../mail/outbox.ts';
import type { ValidationKey } from '../text/validation-texts.ts';
import { withoutLineEnds } from '../text/without-line-ends.ts';
import { findSameMessage } from './same-message.ts';

const key = (name: ValidationKey): ValidationKey => name;

const line = (max: number, required: boolean) =>
  z
    .string({ error: key('text') })
    .transform((value) => withoutLineEnds(cleanText(value)))
    .refine((value) => !required || value !== '', { error: key('required'), abort: true })
    .refine((value) => value.length <= max, { error: key('tooLong') });

const paragraph = (max: number) =>
  z
    .string({ error: key('text') })
    .transform((value) => cleanText(value.replaceAll('\r\n', '\n')))
    .refine((value) => value !== '', { error: key('required'), abort: true })
    .refine((value) => value.length <= max, { error: key('tooLong') });

const email = line(254, true).refine(isEmail, { error: key('email') });
const optionalPhone = line(40, false).refine((value) => value === '' || isPhone(value), {
  error: key('phone'),
});

/** The contact page's form (specification, section 5, first variant). */
export const contactMessageSchema = z.object({
  firstName: line(100, true),
  lastName: line(100, true),
  email,
  phone: optionalPhone,
  subject: line(150, true),
  message: paragraph(5000),
});

/** Subjects of the short form on the home page (specification, section 5, second variant). */
export const SHORT_SUBJECTS = [
  { value: '', label: { el: 'Χωρίς θέμα', en: 'No subject' } },
  { value: 'general', label: { el: 'Γενικό ερώτημα', en: 'General enquiry' } },
  { value: 'support', label: { el: 'Τεχνική βοήθεια', en: 'Support' } },
  { value: 'info', label: { el: 'Πληροφορίες', en: 'Information' } },
  { value: 'feedback', label: { el: 'Σχόλια και προτάσεις', en: 'Feedback' } },
] as const;

/** The home page's form. */
export const shortMessageSchema = z.object({
  name: line(200, true),
  email,
  subject: z.enum(['', 'general', 'support', 'info', 'feedback'], { error: key('choice') }),
  message: paragraph(5000),
});

export interface NewMessage {
  kind: MessageTable['kind'];
  name: string;
  email: string;
  phone: string;
  subject: string;
  body: string;
  details?: Record<string, unknown>;
  language: 'gr' | 'en';
}

/** Parses the contact page's form; throws 'invalid' with a message for each field. */
export function parseContactMessage(input: unknown, language: 'gr' | 'en'): NewMessage {
  const parsed = contactMessageSchema.safeParse(input);
  if (!parsed.success) throw invalid(fieldMessages(parsed.error));
  const { firstName, lastName, email, phone, subject, message } = parsed.data;
  return {
    kind: 'contact',
    name: `${firstName} ${lastName}`,
    email,
    phone,
    subject,
    body: message,
    language,
  };
}

/** Parses the home page's form; throws 'invalid' with a message for each field. */
export function parseShortMessage(input: unknown, language: 'gr' | 'en'): NewMessage {
  const parsed = shortMessageSchema.safeParse(input);
  if (!parsed.success) throw invalid(fieldMessages(parsed.error));
  const { name, email, subject, message } = parsed.data;
  const label =
    SHORT_SUBJECTS.find((option) => option.value === subject)?.label ?? SHORT_SUBJECTS[0].label;
  return {
    kind: 'contact',
    name,
    email,
    phone: '',
    subject: language === 'gr' ? label.el : label.en,
    body: message,
    language,
  };
}

/** A number that people can read over the phone: year and six digits. */
function newReference(now: Date): string {
  return `${now.getUTCFullYear()}-${String(randomInt(1_000_000)).padStart(6, '0')}`;
}

export interface ReceiveOptions {
  officeEmail: string | undefined;
  now: Date;
  /** Makes a reference number; tests make known ones. */
  makeReference?: (now: Date) => string;
}

/**
 * Stores a message, and queues a mail to the office where one is configured. Returns its reference number;
 * one that came a moment ago already keeps the one it has.
 */
export async function receiveMessage(
  db: Db,
  message: NewMessage,
  options: ReceiveOptions,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const known = await findSameMessage(tx, message, options.now);
    if (known) return known;
    const reference = await insertMessage(tx, message, options);
    if (options.officeEmail) {
      const letter = officeLetter(options.officeEmail, message, reference);
      await queueLetter(tx, letter, options.now);
    }
    return reference;
  });
}

const REFERENCE_ATTEMPTS = 20;

/** By the thousandth message of a year the dice have likely fallen on a number twice: then they fall again. */
async function insertMessage(
  tx: Db,
  message: NewMessage,
  { now, makeReference = newReference }: ReceiveOptions,
): Promise<string> {
  for (let attempt = 0; attempt < REFERENCE_ATTEMPTS; attempt++) {
    const stored = await tx
      .insertInto('messages')
      .values({
        id: newId(now),
        kind: message.kind,
        reference: makeReference(now),
        name: message.name,
        email: message.email,
        phone: message.phone,
        subject: message.subject,
        body: message.body,
        details: JSON.stringify(message.details ?? {}),
        language: message.language,
        state: 'new',
        created_at: now.toISOString(),
        handled_by: null,
        handled_at: null,
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('reference')
      .executeTakeFirst();
    if (stored) return stored.reference;
  }
  throw new Error('No free reference number was found for a message.');
}

function officeLetter(to: string, message: NewMessage, reference: string): Letter {
  return {
    to,
    replyTo: message.email,
    subject: `[${reference}] ${message.subject}`,
    text: [
      message.body,
      '',
      '—',
      `${message.name} <${message.email}>`,
      ...(message.phone ? [message.phone] : []),
      `Αρ. αναφοράς: ${reference}`,
    ].join('\n'),
  };
}

/** A message as staff see it. */
export interface Message {
  id: string;
  kind: MessageTable['kind'];
  reference: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  body: string;
  details: Record<string, unknown>;
  language: 'gr' | 'en';
  state: 'new' | 'done';
  createdAt: string;
  handledBy: string | null;
}

function toMessage(row: MessageTable): Message {
  return {
    id: row.id,
    kind: row.kind,
    reference: row.reference,
    name: row.name,
    email: row.email,
    phone: row.phone,
    subject: row.subject,
    body: row.body,
    details: JSON.parse(row.details) as Record<string, unknown>,
    language: row.language,
    state: row.state,
    createdAt: row.created_at,
    handledBy: row.handled_by,
  };
}

/** Messages, newest first. */
export async function listMessages(
  db: Db,
  asked: { state?: 'new' | 'done' | undefined; limit: number; offset: number },
): Promise<{ messages: Message[]; total: number }> {
  let query = db.selectFrom('messages');
  if (asked.state) query = query.where('state', '=', asked.state);
  const { count } = await query
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  return { messages: rows.map(toMessage), total: Number(count) };
}

/** Marks a message as done, or as new again. Throws 'not-found'. */
export async function setMessageState(
  db: Db,
  id: string,
  state: 'new' | 'done',
  acting: Acting,
): Promise<Message> {
  const isDone = state === 'done';
  return inTransaction(db, async (tx) => {
    const row = await tx
      .updateTable('messages')
      .set({
        state,
        handled_by: isDone ? acting.by.email : null,
        handled_at: isDone ? acting.now.toISOString() : null,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound({ el: 'Το μήνυμα δεν υπάρχει.', en: 'There is no such message.' });
    const subject = { type: 'message', id, title: row.reference };
    await recordChange(tx, acting.by, 'answered', subject, acting.now);
    return toMessage(row);
  });
}
