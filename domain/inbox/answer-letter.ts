import type { MessageTable } from '../../database/tables.ts';
import type { Letter } from '../mail/outbox.ts';

/**
 * The letter with an answer, in the language in which the sender wrote: the text, the reference number, the message.
 */
export function answerLetter(
  message: Pick<MessageTable, 'email' | 'subject' | 'body' | 'reference' | 'language'>,
  text: string,
  officeEmail: string | undefined,
): Letter {
  const isEnglish = message.language === 'en';
  const quoted = message.body.split(/\r?\n/).map((line) => `> ${line}`);
  return {
    to: message.email,
    ...(officeEmail !== undefined && { replyTo: officeEmail }),
    subject: `Re: [${message.reference}] ${message.subject}`,
    text: [
      text,
      '',
      '—',
      `${isEnglish ? 'Reference' : 'Αρ. αναφοράς'}: ${message.reference}`,
      isEnglish ? 'Your message:' : 'Το μήνυμά σας:',
      ...quoted,
    ].join('\n'),
  };
}
