import { readFile, readlink } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How often it is looked within the time. Looks are counted, so that nobody pays for a server that was busy. */
const LOOKS = 6;

/** How far a connection was at the last looks. */
interface Progress {
  state: string;
  looks: number;
}

/**
 * Ends each connection of a server that takes no byte of its answer for so many milliseconds, whoever writes
 * it. Node's own time for sockets does not say that: it begins anew with what the other side sends, and
 * somebody who sends a letter now and then would hold an answer for ever.
 */
export function endStalledConnections(server: Server, timeoutMs: number): void {
  const open = new Map<Socket, Progress | undefined>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, undefined);
    socket.once('close', () => open.delete(socket));
  });
  const look = async () => {
    const waiting: Socket[] = [];
    for (const [socket, before] of open) {
      if (socket.writableLength > 0) waiting.push(socket);
      else if (before) open.set(socket, undefined);
    }
    if (waiting.length === 0) return;
    const queues = await readQueues();
    for (const socket of waiting) {
      const state = await stateOf(socket, queues);
      const before = open.get(socket);
      if (socket.destroyed) continue;
      if (before?.state !== state) open.set(socket, { state, looks: 0 });
      else if (++before.looks >= LOOKS) socket.destroy();
    }
  };
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => {
      isLooking = false;
    });
  }, timeoutMs / LOOKS);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/** Something that is another with each byte that is taken. */
async function stateOf(socket: Socket, queues: Map<string, string>): Promise<string> {
  const done = socket.bytesWritten - socket.writableLength;
  // Node's own timer of sockets looks at the same field for what is left of a write.
  const { _handle: handle } = socket as { _handle?: { writeQueueSize?: number; fd?: number } };
  const link = await readlink(`/proc/self/fd/${handle?.fd}`).catch(() => '');
  return `${done} ${handle?.writeQueueSize} ${queues.get(link)}`;
}

/**
 * What Linux holds of each connection that the other side has not confirmed, by the name of its descriptor.
 * Without it a slow reader behind a proxy of the same machine looks like none: the system says that there is
 * room only when a third of some megabytes is. Empty elsewhere.
 */
async function readQueues(): Promise<Map<string, string>> {
  const queues = new Map<string, string>();
  for (const file of ['/proc/self/net/tcp', '/proc/self/net/tcp6']) {
    const text = await readFile(file, 'latin1').catch(() => '');
    for (const line of text.split('\n')) {
      const fields = line.trim().split(/\s+/);
      if (fields[9]) queues.set(`socket:[${fields[9]}]`, fields[4]?.split(':', 1)[0] ?? '');
    }
  }
  return queues;
}
