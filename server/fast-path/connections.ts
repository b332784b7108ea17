import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { isClosing } from '../http/connections/close-server.ts';
import { endIdleLine } from '../http/connections/end-idle-line.ts';
import { type PlainGet, readPlainGet } from './plain-get.ts';
import type { ResponseHead } from './response-head.ts';

/** An answer that is ready: only the last lines of its head are missing. */
export interface ReadyAnswer {
  head: ResponseHead;
  body?: Uint8Array;
}

/** Answers a request without waiting for anything, or not at all. */
export type AnswerAtOnce = (request: PlainGet) => ReadyAnswer | undefined;

type Accept = (this: Server, socket: Socket) => void;

/**
 * The connections of an HTTP server that have so far asked only for held pages. This class answers them, for less
 * than half of what a request costs in Node's parser and streams. As soon as a connection sends anything else, it is
 * given to Node for good, with those bytes (decision 0011).
 */
export class HeldPageConnections {
  readonly #server: Server;
  readonly #answer: AnswerAtOnce;
  /** Node's own handling of a connection. */
  readonly #accept: Accept;
  readonly #open = new Set<Socket>();
  #second = 0;
  #lastLines = '';

  /** Make it before the server listens. */
  constructor(server: Server, answer: AnswerAtOnce) {
    // Node's own listener is the first: the server adds it when it is made.
    const [accept] = server.listeners('connection') as Accept[];
    if (!accept) throw new Error('This is not an HTTP server as Node makes it.');
    this.#server = server;
    this.#answer = answer;
    this.#accept = accept;
    server.removeListener('connection', accept);
    server.on('connection', (socket) => this.#follow(socket));
    this.#joinClosing(server);
  }

  /** The server's own calls that close connections close these, too. */
  #joinClosing(server: Server): void {
    const closeIdle = server.closeIdleConnections.bind(server);
    const closeAll = server.closeAllConnections.bind(server);
    server.closeIdleConnections = () => {
      for (const socket of this.#open) if (socket.writableLength === 0) socket.destroy();
      closeIdle();
    };
    server.closeAllConnections = () => {
      for (const socket of this.#open) socket.destroy();
      closeAll();
    };
  }

  #follow(socket: Socket): void {
    let hasAnswered = false;
    const read = (bytes: Buffer) => {
      // When a server stops, Node marks its answers as the last.
      const ready = isClosing(this.#server) ? undefined : this.#answerTo(bytes, socket);
      if (!ready) {
        leave();
        this.#accept.call(this.#server, socket);
        socket.unshift(bytes);
        return;
      }
      socket.cork();
      socket.write(ready.head.endingWith(this.#lastLinesNow()));
      if (ready.body) socket.write(ready.body);
      socket.uncork();
      if (!hasAnswered) {
        // A little longer than it says, so that nobody's next request meets the end (as Node does).
        socket.setTimeout(this.#server.keepAliveTimeout + this.#server.keepAliveTimeoutBuffer);
      }
      hasAnswered = true;
    };
    const end = () => socket.end();
    // The client has gone, and the socket closes by itself; without a listener the process would end.
    const fail = () => {};
    // A client that is still reading may take as long as with Node.
    const giveUp = () => endIdleLine(socket);
    const leave = () => {
      this.#open.delete(socket);
      socket.setTimeout(0);
      socket.off('data', read).off('end', end).off('timeout', giveUp);
      socket.off('error', fail).off('close', leave);
    };
    this.#open.add(socket);
    socket.setTimeout(this.#server.headersTimeout);
    socket.on('data', read).on('end', end).on('timeout', giveUp);
    socket.on('error', fail).on('close', leave);
  }

  #answerTo(bytes: Buffer, socket: Socket): ReadyAnswer | undefined {
    // A client that asks again before reading its answer has to wait; Node handles that.
    if (socket.writableLength > 0) return undefined;
    try {
      const request = readPlainGet(bytes);
      return request && this.#answer(request);
    } catch {
      // Node's way to the same page meets the same error, and can report it.
      return undefined;
    }
  }

  /** The fields that Node adds to every answer, in its words. */
  #lastLinesNow(): string {
    const now = Date.now();
    const second = Math.floor(now / 1000);
    if (second !== this.#second) {
      this.#second = second;
      const seconds = Math.floor(this.#server.keepAliveTimeout / 1000);
      this.#lastLines = `Date: ${new Date(now).toUTCString()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${seconds}\r\n\r\n`;
    }
    return this.#lastLines;
  }
}
