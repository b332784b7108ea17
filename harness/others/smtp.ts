import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A letter as it came over the wire. */
export interface Delivered {
  from: string;
  to: string[];
  /** Unfolded and decoded, by name in lower case; a name that occurs twice has both values, by line. */
  headers: Record<string, string>;
  text: string;
  /** '' where the letter is plain text alone. */
  html: string;
}

export interface TestSmtp {
  url: string;
  delivered: Delivered[];
  /** While set, the server refuses letters with that answer. */
  refuse: { code: number; text: string } | undefined;
  /** Told when somebody has said for whom a letter is, before it is taken. */
  asked: (() => void) | undefined;
  /** Told when a letter begins to come. */
  taken: (() => void) | undefined;
  /** While set, the server has a letter and goes before it says so. */
  hangsUp: boolean;
  /** Addresses that the server does not know. */
  unknown: Set<string>;
  /** Addresses whose mailboxes take nothing for now. */
  busy: Set<string>;
  /** Addresses to which the server passes nothing on, by its rules. */
  barred: Set<string>;
  close(): Promise<void>;
}

/** A line of the library's, with what is its own. */
interface Line {
  _socket: Socket;
  init(): void;
  _setListeners(done: () => void): void;
  connectionReady(): void;
}

/**
 * The library greets each line after 100 ms, to catch senders who speak too soon, and asks who they are by name. Ours
 * is greeted at once: of what tests of letters took, most was that.
 */
class GreetedAtOnce extends Set<Line> {
  override add(line: Line): this {
    line.init = () => line._setListeners(() => line.connectionReady());
    return super.add(line);
  }
}

/** A real SMTP server on a free port of the loopback, or on `port`. */
export async function openTestSmtp(port = 0): Promise<TestSmtp> {
  const lines = new GreetedAtOnce();
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      smtp.asked?.();
      const refuse = (responseCode: number, text: string) =>
        done(Object.assign(new Error(text), { responseCode }));
      if (smtp.unknown.has(address)) refuse(550, 'no such user');
      else if (smtp.busy.has(address)) refuse(450, 'mailbox busy');
      else if (smtp.barred.has(address)) refuse(554, '5.7.1 Relay access denied');
      else done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.once('data', () => smtp.taken?.());
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (smtp.refuse) {
          const { code, text } = smtp.refuse;
          done(Object.assign(new Error(text), { responseCode: code }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        smtp.delivered.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          ...readMessage(Buffer.concat(chunks).toString('latin1')),
        });
        if (smtp.hangsUp) for (const line of lines) line._socket.destroy();
        else done();
      });
    },
  });
  Object.assign(server, { connections: lines });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    delivered: [],
    refuse: undefined,
    asked: undefined,
    taken: undefined,
    hangsUp: false,
    unknown: new Set(),
    busy: new Set(),
    barred: new Set(),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return smtp;
}

interface Part {
  headers: Record<string, string>;
  body: string;
}

/**
 * Reads a message of a plain-text part, with an HTML one beside it or not (RFC 5322, 2045, 2046 and 2047), as far as
 * ours go.
 */
function readMessage(raw: string): Pick<Delivered, 'headers' | 'text' | 'html'> {
  const whole = readPart(raw);
  const { headers } = whole;
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  if (boundary === undefined) return { headers, text: decodeBody(whole), html: '' };
  // The line end before a boundary belongs to it (RFC 2046, section 5.1.1).
  const [, text, html] = `\r\n${whole.body}`
    .split(`\r\n--${boundary}`)
    .map((part) => readPart(part.trimStart()));
  return { headers, text: text ? decodeBody(text) : '', html: html ? decodeBody(html) : '' };
}

function readPart(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n');
  const headers: Record<string, string> = {};
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    const decoded = decodeWords(value);
    headers[key] = key in headers ? `${headers[key]}\n${decoded}` : decoded;
  }
  return { headers, body: raw.slice(end + 4) };
}

function decodeBody({ headers, body }: Part): string {
  const encoding = headers['content-transfer-encoding']?.toLowerCase();
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : Buffer.from(
          encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\r\n/g, '')) : body,
          'latin1',
        );
  return bytes.toString('utf8').replaceAll('\r\n', '\n');
}

function decodeQuoted(text: string): string {
  return text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : Buffer.from(decodeQuoted(text.replaceAll('_', ' ')), 'latin1').toString('utf8'),
    );
}
