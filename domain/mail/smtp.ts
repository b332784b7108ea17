import type { Transporter } from 'nodemailer';
import type { SendMail } from './outbox.ts';

const TIMEOUT_MS = 15_000;

/** Sends through an SMTP server. `url` is like `smtp://user:password@host:587`. */
export function smtpSender(url: string, from: string): SendMail {
  let opened: Promise<Transporter> | undefined;
  // Loaded with the first letter: most processes send none for long, and some never.
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport(url, {
      from,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    } as never);
  };
  const host = from.slice(from.lastIndexOf('@') + 1);
  return async (letter, id) => {
    opened ??= open();
    const transport = await opened;
    await transport.sendMail({
      messageId: `<${id}@${host}>`,
      from,
      // Not as a text, which is taken apart into several addresses, groups and comments (RFC 5322, section 3.4).
      to: { name: '', address: letter.to },
      replyTo: letter.replyTo,
      subject: letter.subject,
      text: letter.text,
      html: letter.html,
      headers: letter.headers,
      // A letter must not make the server read a file or fetch an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}
