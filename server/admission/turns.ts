/**
 * Lets one piece of work begin in each turn of the event loop, in the order of coming: what has arrived meanwhile, such
 * as requests for held pages, is answered between two of them.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];

  /** Ends when it is the turn of whoever asks. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) this.#ask();
    });
  }

  #ask(): void {
    setImmediate(() => {
      this.#waiting.shift()?.();
      if (this.#waiting.length > 0) this.#ask();
    });
  }
}
