import type { IncomingMessage } from 'node:http';

/** Whoever asked for something is there no more when all of their connections are closed. */
export function isGone(incoming: IncomingMessage): boolean {
  return incoming.socket.destroyed;
}

/** Who waits for each page that is being made: several may wait for one. */
export class Visitors {
  readonly #ofPages = new Map<string, Set<IncomingMessage>>();

  /** Somebody waits for the page until `done` says that they do not any more. */
  async while<T>(key: string, incoming: IncomingMessage, done: () => Promise<T>): Promise<T> {
    const waiting = this.#ofPages.get(key) ?? new Set();
    this.#ofPages.set(key, waiting.add(incoming));
    try {
      return await done();
    } finally {
      waiting.delete(incoming);
      if (waiting.size === 0 && this.#ofPages.get(key) === waiting) this.#ofPages.delete(key);
    }
  }

  /** Whether nobody who waits for the page is there any more. */
  areGone(key: string): boolean {
    return ![...(this.#ofPages.get(key) ?? [])].some((incoming) => !isGone(incoming));
  }

  get size(): number {
    return this.#ofPages.size;
  }
}
