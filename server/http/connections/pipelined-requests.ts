import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that one connection may send before it has read the answer to the first; no browser sends two. */
const MOST_WAITING = 100;

/** What a connection has asked for and was not answered. */
interface Line {
  isBusy: boolean;
  waiting: [IncomingMessage, ServerResponse][];
}

/**
 * Takes the requests of a connection one after the other. Node's parser hands over all that came together, two
 * thousand from one packet of 64 KB, and keeps every answer in memory until those before it are sent: the answers to
 * one packet would be more than a process has. A connection on which too many wait is ended.
 */
export function oneAfterTheOther(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();
  return (incoming, outgoing) => {
    const { socket } = incoming;
    let line = lines.get(socket);
    if (!line) {
      line = { isBusy: false, waiting: [] };
      lines.set(socket, line);
    }
    if (line.isBusy) wait(socket, line, incoming, outgoing);
    else begin(line, incoming, outgoing);
  };

  function begin(line: Line, incoming: IncomingMessage, outgoing: ServerResponse): void {
    line.isBusy = true;
    // The next one in a turn of the event loop of its own: others have asked meanwhile.
    outgoing.once('close', () => setImmediate(goOn, line, incoming.socket));
    listener(incoming, outgoing);
  }

  function goOn(line: Line, socket: Socket): void {
    const next = socket.destroyed ? undefined : line.waiting.shift();
    if (next) begin(line, ...next);
    else line.isBusy = false;
  }

  function wait(socket: Socket, line: Line, ...request: [IncomingMessage, ServerResponse]): void {
    if (socket.destroyed) return;
    if (line.waiting.length < MOST_WAITING) line.waiting.push(request);
    else socket.destroy();
  }
}
