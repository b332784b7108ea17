import { z } from 'zod';
import { invalid } from '../../errors.ts';
import { fieldMessages } from '../../field-messages.ts';
import { emailSchema, key, lineSchema, linesSchema, phoneSchema } from '../../text/form-texts.ts';
import type { Language } from '../../text/language.ts';
import { isLocalTime } from '../../time/calendar.ts';
import { isTooLongAgo } from '../../time/fault-of-time.ts';
import type { NewMessage } from '../message.ts';

const line = (maxLength: number) => lineSchema({ required: true, maxLength });

/** A proposal sent with 'Submit an event'. Times are local, `YYYY-MM-DDTHH:MM`. */
const eventProposalSchema = z
  .object({
    title: line(150),
    description: linesSchema({ required: true, maxLength: 3000 }),
    startsAt: line(16)
      .refine(isLocalTime, { error: key('dateTime') })
      .refine((value) => !isLocalTime(value) || !isTooLongAgo(value), { error: key('tooLongAgo') }),
    endsAt: lineSchema({ required: false, maxLength: 16 }).refine(
      (value) => value === '' || isLocalTime(value),
      {
        error: key('dateTime'),
      },
    ),
    location: line(150),
    name: line(200),
    email: emailSchema({ required: true, maxLength: 254 }),
    phone: phoneSchema({ required: false, maxLength: 40 }),
  })
  .refine(({ startsAt, endsAt }) => endsAt === '' || !isLocalTime(startsAt) || endsAt > startsAt, {
    error: key('closesAfterOpens'),
    path: ['endsAt'],
  });

/** Parses a proposal into a message for the office; throws 'invalid' with a message for each field. */
export function parseEventProposal(input: unknown, language: Language): NewMessage {
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
