import { z } from 'zod';
import { cleanText, fieldMessages, isEmail, isPhone } from '../content/model/schema.ts';
import { invalid } from '../errors.ts';
import type { ValidationKey } from '../text/validation-texts.ts';
import { withoutLineEnds } from '../text/without-line-ends.ts';
import type { NewMessage } from './message.ts';

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
