import { withoutLineEnds } from '../../../domain/text/clean-text.ts';
import type { Language } from '../../../domain/text/language.ts';

interface Answerable {
  email: string;
  name: string;
  subject: string;
  reference: string;
  body: string;
  language: Language;
}

/** Mail programs refuse longer addresses. */
const MAX_QUOTED_LENGTH = 1200;

/** How an answer begins, in the visitor's language. */
export function greetingOf({ name, language }: Pick<Answerable, 'name' | 'language'>): string {
  return language === 'gr' ? `Αγαπητέ/ή ${name},` : `Dear ${name},`;
}

/**
 * A mailto address that answers a message in the visitor's language: with its reference number, so that it can be
 * found again, and a quotation of its text. The message cannot add a header.
 */
export function replyAddress(message: Answerable): string {
  const isGreek = message.language === 'gr';
  const subject =
    `Re: [${message.reference}] ${withoutLineEnds(message.subject).toWellFormed()}`.trim();
  const greeting = greetingOf(message);
  const wrote = isGreek ? `Ο/Η ${message.name} έγραψε:` : `${message.name} wrote:`;
  const cut =
    message.body.length > MAX_QUOTED_LENGTH
      ? `${message.body.slice(0, MAX_QUOTED_LENGTH).toWellFormed()}…`
      : message.body;
  const quoted = cut
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = `${greeting}\r\n\r\n\r\n\r\n${wrote}\r\n${quoted}`;
  return `${mailAddress(message.email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** A mailto address that leads to this mailbox alone: what a visitor typed adds no copy, no subject and no text. */
export function mailAddress(email: string): string {
  const [user = '', host = ''] = splitAtLast(email, '@');
  return `mailto:${encodeURIComponent(user)}@${encodeURIComponent(host)}`;
}

function splitAtLast(text: string, sign: string): string[] {
  const at = text.lastIndexOf(sign);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
