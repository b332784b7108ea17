import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** What the test server finds in a file, as EICAR is found by every scanner. */
export const TEST_VIRUS = Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-TEST');
/** As clamd's setting StreamMaxLength. */
const MOST_BYTES = 25 * 1024 * 1024;

export interface TestClamd {
  /** The socket where it listens. */
  path: string;
  /** Sizes of the files that it was asked about. */
  scanned: number[];
  /** While true, it takes what comes and answers nothing. */
  isSilent: boolean;
  close(): Promise<void>;
}

/**
 * A server that speaks the protocol of clamd as far as uploads need it: INSTREAM and VERSION, asked with `z`
 * and answered with a zero at the end. It looks for one signature.
 */
export async function openTestClamd(folder: string): Promise<TestClamd> {
  const path = join(folder, 'clamd.ctl');
  const clamd: TestClamd = {
    path,
    scanned: [],
    isSilent: false,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await rm(path, { force: true });
    },
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let bytes = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (more) => {
      bytes = Buffer.concat([bytes, more]);
      const answer = clamd.isSilent ? undefined : answerTo(bytes, clamd.scanned);
      if (answer) socket.end(`${answer}\0`);
    });
  });
  server.listen(path);
  await once(server, 'listening');
  return clamd;
}

/** What is answered to what has come so far; undefined while more has to come. */
function answerTo(bytes: Buffer, scanned: number[]): string | undefined {
  const end = bytes.indexOf(0);
  if (end < 0) return undefined;
  const command = bytes.toString('latin1', 0, end);
  if (command === 'zVERSION') return 'ClamAV 1.4.2/27500/Wed Mar  4 08:00:00 2026';
  if (command !== 'zINSTREAM') return 'UNKNOWN COMMAND';
  const pieces: Buffer[] = [];
  let at = end + 1;
  while (at + 4 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    at += 4;
    if (length === 0) {
      const file = Buffer.concat(pieces);
      scanned.push(file.length);
      return file.includes(TEST_VIRUS) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
    }
    if (at + length > MOST_BYTES) return 'INSTREAM size limit exceeded. ERROR';
    pieces.push(bytes.subarray(at, at + length));
    at += length;
  }
  return undefined;
}
