import { connect } from 'node:net';
import { DomainError } from '../../errors.ts';

/** Where clamd of ClamAV listens: a socket of this machine, or a port. */
export type VirusScanner = ({ path: string } | { host: string; port: number }) & {
  /** How long it may be silent; half a minute where nothing is said. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 30_000;
const PIECE_BYTES = 64 * 1024;
const MOST_ANSWER_BYTES = 4096;

/**
 * Asks ClamAV about an upload, as it came. Throws 'invalid' when something was found, and 'unavailable' when
 * there is no answer: what nobody looked at is not stored. Where no scanner is configured, nobody is asked.
 */
export async function scanForViruses(
  scanner: VirusScanner | undefined,
  bytes: Uint8Array,
): Promise<void> {
  if (!scanner) return;
  const answer = await askScanner(scanner, inPieces(bytes)).catch(() => '');
  if (answer === 'stream: OK') return;
  const [, found] = /^stream: ([^\r\n]{1,200}) FOUND$/.exec(answer) ?? [];
  if (found !== undefined) {
    throw new DomainError('invalid', {
      el: `Το αρχείο περιέχει κακόβουλο λογισμικό (${found}) και δεν αποθηκεύτηκε.`,
      en: `The file contains malware (${found}) and was not stored.`,
    });
  }
  throw new DomainError(
    'unavailable',
    {
      el: 'Ο έλεγχος για κακόβουλο λογισμικό δεν απαντά, και το αρχείο δεν αποθηκεύτηκε. Δοκιμάστε ξανά σε λίγο.',
      en: 'The malware scanner does not answer, and the file was not stored. Please try again shortly.',
    },
    { retryAfter: 60 },
  );
}

/** What clamd says of itself, such as 'ClamAV 1.4.2/27500/…'. Throws where there is no answer. */
export function askVersion(scanner: VirusScanner): Promise<string> {
  return askScanner(scanner, ['zVERSION\0']);
}

/** The command INSTREAM of clamd's protocol: pieces, each after its length, and one without length. */
function* inPieces(bytes: Uint8Array): Iterable<Uint8Array | string> {
  yield 'zINSTREAM\0';
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const piece = bytes.subarray(at, at + PIECE_BYTES);
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

/** Sends what is asked on a connection of its own, and gives the one line that comes back. */
function askScanner(
  { timeoutMs = TIMEOUT_MS, ...address }: VirusScanner,
  question: Iterable<Uint8Array | string>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    let answer = '';
    const finish = (error?: Error) => {
      socket.destroy();
      // An answer may come while the rest is still sent: that it is too long, for example.
      if (answer.endsWith('\0')) resolve(answer.slice(0, -1).trim());
      else reject(error ?? new Error('The scanner ended the connection without an answer.'));
    };
    socket.setTimeout(timeoutMs, () => finish(new Error('The scanner does not answer.')));
    socket.on('error', finish);
    socket.on('close', () => finish());
    socket.on('data', (bytes) => {
      answer += bytes.toString('utf8');
      if (answer.endsWith('\0') || answer.length > MOST_ANSWER_BYTES) finish();
    });
    for (const part of question) socket.write(part);
  });
}
