import { type HeldPage, tighten } from './held-page.ts';

/** Between two pages: each takes 35 ms of the processor, and a small server may have one core. */
const PAUSE_MS = 1000;
/** Beyond these, pages stay as they are. */
const MOST_WAITING = 100;

/**
 * Compresses the pages that are asked for again as well as it goes, one after the other in the background. That takes
 * an eighth off the bytes of each; the home page's first ones then come in one round trip instead of two, which is
 * 150 ms on a slow phone (docs/performance.md).
 */
export class TighterPages {
  readonly #pauseMs: number;
  readonly #onFailure: (error: unknown) => void;
  #waiting: HeldPage[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** `onFailure` is told why a page stays as it is. */
  constructor(options: { onFailure: (error: unknown) => void; pauseMs?: number }) {
    this.#onFailure = options.onFailure;
    this.#pauseMs = options.pauseMs ?? PAUSE_MS;
  }

  /** A page that was held already was given in brotli. */
  note(page: HeldPage): void {
    if (page.brotli) this.#add(page);
  }

  /** A page was made in place of another: what was asked for again before is not asked for twice first. */
  renewed(page: HeldPage, before: HeldPage): void {
    if (before.tightness) this.#add(page);
  }

  #add(page: HeldPage): void {
    if (page.tightness || this.#waiting.length >= MOST_WAITING) return;
    page.tightness = 'waiting';
    this.#waiting.push(page);
    if (this.#waiting.length === 1) this.#later();
  }

  /** Nothing more is begun. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #later(): void {
    this.#timer = setTimeout(async () => {
      const [next] = this.#waiting;
      if (next) await tighten(next).catch(this.#onFailure);
      this.#waiting.shift();
      if (this.#waiting.length > 0) this.#later();
    }, this.#pauseMs);
    this.#timer.unref();
  }
}
