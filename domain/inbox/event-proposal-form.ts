import { z } from 'zod';
import { cleanText, fieldMessages, isEmail, isPhone } from '../content/model/schema.ts';
import { invalid } from '../errors.ts';
import type { ValidationKey } from '../text/validation-texts.ts';
import type { NewMessage } from './message.ts';

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
