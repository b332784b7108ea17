import { z } from 'zod';
import { type Db, isSqlite } from '../../database/connect.ts';
import type { MessageTable } from '../../database/tables.ts';
import { inTransaction, type Tx } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import type { EntryInput } from '../content/acts/entry-input.ts';
import type { StaffEntry } from '../content/model/entry.ts';
import { cleanText, fieldMessages, isEmail, isPhone } from '../content/model/schema.ts';
import { event } from '../content-types/event.ts';
import { DomainError, invalid, notFound } from '../errors.ts';
import { escapeHtml } from '../text/escape.ts';
import type { ValidationKey } from '../text/validation-texts.ts';
import { type NewMessage, setMessageState } from './messages.ts';

const key = (name: ValidationKey): ValidationKey => name;

const text = (max: number, required: boolean) =>
  z
    .string({ error: key('text') })
    .transform((value) => cleanText(value.replaceAll('\r\n', '\n')))
    .refine((value) => !required || value !== '', { error: key('required'), abort: true })
    .refine((value) => value.length <= max, { error: key('tooLong') });

/** What somebody proposes with 'Submit an event'. Times are local, `YYYY-MM-DDTHH:MM`. */
export const eventProposalSchema = z
  .object({
    title: text(150, true),
    description: text(3000, true),
    startsAt: text(16, true).refine(isLocalTime, { error: key('dateTime') }),
    endsAt: text(16, false).refine((value) => value === '' || isLocalTime(value), {
      error: key('dateTime'),
    }),
    location: text(150, true),
    name: text(200, true),
    email: text(254, true).refine(isEmail, { error: key('email') }),
    phone: text(40, false).refine((value) => value === '' || isPhone(value), {
      error: key('phone'),
    }),
  })
  .refine(({ startsAt, endsAt }) => endsAt === '' || !isLocalTime(startsAt) || endsAt > startsAt, {
    error: key('closesAfterOpens'),
    path: ['endsAt'],
  });

function isLocalTime(value: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(value) &&
    !Number.isNaN(Date.parse(`${value}:00Z`)) &&
    new Date(`${value}:00Z`).toISOString().startsWith(value)
  );
}

/** Parses a proposal into a message for the office; throws 'invalid' with a message for each field. */
export function parseEventProposal(input: unknown, language: 'gr' | 'en'): NewMessage {
  const parsed = eventProposalSchema.safeParse(input);
  if (!parsed.success) throw invalid(fieldMessages(parsed.error));
  const { name, email, phone, ...proposal } = parsed.data;
  return {
    kind: 'event-proposal',
    name,
    email,
    phone,
    subject: proposal.title,
    body: proposal.description,
    details: proposal,
    language,
  };
}

/**
 * Makes a draft event of a proposal, for staff to complete and publish, and marks the proposal as done; both
 * or neither. Throws 'not-found', or 'conflict' when it has been dealt with.
 */
export async function acceptEventProposal(
  db: Db,
  messageId: string,
  acting: Acting,
): Promise<StaffEntry<typeof event>> {
  return inTransaction(db, async (tx) => {
    const proposal = await lockNewProposal(tx, messageId);
    const draft = await createEntry(tx, event, draftOf(proposal), acting);
    await setMessageState(tx, messageId, 'done', acting);
    return draft;
  });
}

/** The proposal, which nobody else deals with until the end of this transaction. */
async function lockNewProposal(tx: Tx, id: string): Promise<MessageTable> {
  const row = await tx
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .$if(!isSqlite(tx), (query) => query.forUpdate())
    .executeTakeFirst();
  if (row?.kind !== 'event-proposal') {
    throw notFound({ el: 'Η πρόταση δεν υπάρχει.', en: 'There is no such proposal.' });
  }
  if (row.state !== 'new') {
    throw new DomainError('conflict', {
      el: 'Η πρόταση έχει ήδη διεκπεραιωθεί.',
      en: 'The proposal has already been dealt with.',
    });
  }
  return row;
}

function draftOf(row: Pick<MessageTable, 'name' | 'details'>): EntryInput {
  const proposal = JSON.parse(row.details) as {
    title: string;
    description: string;
    startsAt: string;
    endsAt: string;
    location: string;
  };
  // The proposal came in one language; staff translate it before they publish.
  const both = (value: string) => ({ el: value, en: value });
  return {
    publish: false,
    data: {
      title: both(proposal.title),
      description: both(shorten(proposal.description, 400)),
      content: both(`<p>${escapeHtml(proposal.description).replaceAll('\n', '<br />')}</p>`),
      startsAt: proposal.startsAt,
      endsAt: proposal.endsAt || null,
      location: both(proposal.location),
      coordinates: null,
      organiser: both(row.name),
      cost: both(''),
      link: '',
      image: null,
    },
  };
}

/** At most `max` UTF-16 units, cut between words where there are any. */
function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const space = cut.search(/\s+\S*$/);
  const whole = space > 0 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${whole}…`;
}
