import type { Db } from '../../../database/connect.ts';
import { inTransaction, type Tx } from '../../../database/transaction.ts';
import { newId } from '../../ids.ts';
import { lockAddress } from '../../mail/address-lock.ts';
import { type Letter, queueLetter } from '../../mail/outbox.ts';
import { fold } from '../../text/fold.ts';
import type { NewMessage } from '../message.ts';
import { newReference } from './reference.ts';

export interface ReceiveOptions {
  officeEmail: string | undefined;
  now: Date;
  /** Makes a reference number; tests make known ones. */
  makeReference?: (now: Date) => string;
}

/**
 * Stores a message, and queues a mail to the office if its address is configured. Returns the reference number; a
 * message sent twice in a moment keeps the number it has.
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

/** Among a thousand messages of a year a random number has likely come twice: then another is drawn. */
async function insertMessage(
  tx: Db,
  message: NewMessage,
  { now, makeReference = newReference }: ReceiveOptions,
): Promise<string> {
  for (let attempt = 0; attempt < REFERENCE_ATTEMPTS; attempt++) {
    const reference = makeReference(now);
    const stored = await tx
      .insertInto('messages')
      .values({
        id: newId(now),
        kind: message.kind,
        reference,
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
        search_text: searchTextOf(message, reference),
        ends_at: null,
        assigned_to: null,
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('reference')
      .executeTakeFirst();
    if (stored) return stored.reference;
  }
  throw new Error('No free reference number was found for a message.');
}

/** The text that staff search: words, the reference number, the address. */
function searchTextOf(message: NewMessage, reference: string): string {
  const { name, email, phone, subject, body, details } = message;
  return fold([reference, name, email, phone, subject, body, details?.location ?? ''].join(' '));
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

/** A form that is sent twice, by a double click or after a reload, is one message. */
const SAME_MS = 10 * 60_000;

/**
 * The reference number of an identical message that came at about the same time, if any: the later of two clicks may
 * be stored first, and two servers have two clocks. Call it in the transaction that stores the message.
 */
async function findSameMessage(
  tx: Tx,
  message: NewMessage,
  now: Date,
): Promise<string | undefined> {
  await lockAddress(tx, message.email);
  const row = await tx
    .selectFrom('messages')
    .select('reference')
    .where('created_at', '>', new Date(now.getTime() - SAME_MS).toISOString())
    .where('created_at', '<', new Date(now.getTime() + SAME_MS).toISOString())
    .where('kind', '=', message.kind)
    .where('name', '=', message.name)
    .where('email', '=', message.email)
    .where('phone', '=', message.phone)
    .where('subject', '=', message.subject)
    .where('body', '=', message.body)
    .where('details', '=', JSON.stringify(message.details ?? {}))
    .executeTakeFirst();
  return row?.reference;
}
