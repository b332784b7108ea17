import { z } from 'zod';
import { invalid } from '../../errors.ts';
import { fieldMessages } from '../../field-messages.ts';
import { emailSchema, key, lineSchema, linesSchema, phoneSchema } from '../../text/form-texts.ts';
import type { Language } from '../../text/language.ts';
import type { NewMessage } from '../message.ts';

const line = (maxLength: number) => lineSchema({ required: true, maxLength });
const email = emailSchema({ required: true, maxLength: 254 });
const message = linesSchema({ required: true, maxLength: 5000 });

/** The contact page's form (specification, section 5, first variant). */
const contactMessageSchema = z.object({
  firstName: line(100),
  lastName: line(100),
  email,
  phone: phoneSchema({ required: false, maxLength: 40 }),
  subject: line(150),
  message,
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
const shortMessageSchema = z.object({
  name: line(200),
  email,
  subject: z.enum(['', 'general', 'support', 'info', 'feedback'], { error: key('choice') }),
  message,
});

/** Parses the contact page's form; throws 'invalid' with a message for each field. */
export function parseContactMessage(input: unknown, language: Language): NewMessage {
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
export function parseShortMessage(input: unknown, language: Language): NewMessage {
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
