import { Readable } from 'node:stream';
import type { Transporter } from 'nodemailer';
import type { SendMail } from './outbox.ts';
import { NoAnswer } from './refusals.ts';

/** For the connection and the first word of the server. */
const TIMEOUT_MS = 15_000;
/** Some look at a letter for long before they say that they have taken it. */
const SILENCE_MS = 120_000;
/**
 * Until a server takes a letter, however often it answers in between: with the silence after that, less than a claim of
 * the outbox lasts. Later another process would send the letter, too.
 */
const BEGIN_MS = 150_000;

/**
 * Sends through an SMTP server. `url` is like `smtp://user:password@host:587`. A letter that the server has not begun
 * to take when the signal is aborted, or in time, is left: it fails at once, and does not arrive.
 */
export function smtpSender(url: string, from: string): SendMail {
  let opened: Promise<Transporter> | undefined;
  // Loaded with the first letter: most processes send none for long, and some never.
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    // Beside the address: what createTransport takes after it are defaults of letters, not of the line.
    const transport = createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: SILENCE_MS,
    });
    transport.use('stream', ({ data, message }, done) => {
      const watch = data as Watch;
      message.processFunc((letter) => Readable.from(readOnce(letter, watch), BYTES));
      done();
    });
    return transport;
  };
  const host = from.slice(from.lastIndexOf('@') + 1);
  return async (letter, id, signal) => {
    opened ??= open();
    const transport = await opened;
    let state = 'begun' as 'begun' | 'taken' | 'whole' | 'left';
    const left = Promise.withResolvers<never>();
    const leave = (reason: string) => {
      if (state !== 'begun') return;
      state = 'left';
      left.reject(new Error(reason));
    };
    const stop = () => leave('stopped before the server took it');
    const timer = setTimeout(leave, BEGIN_MS, 'timed out before the server took it');
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    const sending = transport.sendMail({
      onTaken: () => {
        if (state === 'left') throw new Error('left');
        state = 'taken';
      },
      onWhole: () => {
        state = 'whole';
      },
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
    } as Parameters<typeof transport.sendMail>[0]);
    try {
      await Promise.race([sending, left.promise]);
    } catch (error) {
      const { message, responseCode } = error as Error & { responseCode?: number };
      throw state === 'whole' && !responseCode ? new NoAnswer(message) : error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
  };
}

/** Not so many strings or objects. */
const BYTES = { objectMode: false };

interface Watch {
  /** Told when the server has said that it takes the letter (RFC 5321, 354). */
  onTaken: () => void;
  /** Told when all of it was read. */
  onWhole: () => void;
}

/** The letter as nodemailer reads it, which begins when the server takes it. */
async function* readOnce(letter: AsyncIterable<Buffer>, { onTaken, onWhole }: Watch) {
  onTaken();
  yield* letter;
  onWhole();
}
