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
  /** As what it names {@link TEST_VIRUS}. */
  virus: string;
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
    virus: 'Eicar-Test-Signature',
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
    const read = questionReader(clamd);
    socket.on('error', () => {});
    socket.on('data', (more) => {
      const answer = clamd.isSilent ? undefined : read(more);
      if (answer) socket.end(`${answer}\0`);
    });
  });
  server.listen(path);
  await once(server, 'listening');
  return clamd;
}

/**
 * Takes what comes and gives what is answered to it, undefined while more has to come. What was read is put aside: to
 * put all of a large file together again for each of its pieces would copy gigabytes.
 */
function questionReader(clamd: TestClamd): (more: Buffer) => string | undefined {
  let unread = Buffer.alloc(0);
  let isStream = false;
  let size = 0;
  const pieces: Buffer[] = [];
  return (more) => {
    unread = Buffer.concat([unread, more]);
    if (!isStream) {
      const end = unread.indexOf(0);
      if (end < 0) return undefined;
      const command = unread.toString('latin1', 0, end);
      if (command === 'zVERSION') return 'ClamAV 1.4.2/27500/Wed Mar  4 08:00:00 2026';
      if (command !== 'zINSTREAM') return 'UNKNOWN COMMAND';
      isStream = true;
      unread = unread.subarray(end + 1);
    }
    while (unread.length >= 4) {
      const length = unread.readUInt32BE(0);
      if (length === 0) return find(Buffer.concat(pieces), clamd);
      if (size + length > MOST_BYTES) return 'INSTREAM size limit exceeded. ERROR';
      if (unread.length < 4 + length) return undefined;
      pieces.push(unread.subarray(4, 4 + length));
      size += length;
      unread = unread.subarray(4 + length);
    }
    return undefined;
  };
}

function find(file: Buffer, { scanned, virus }: TestClamd): string {
  scanned.push(file.length);
  return file.includes(TEST_VIRUS) ? `stream: ${virus} FOUND` : 'stream: OK';
}
