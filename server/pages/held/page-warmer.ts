import type { AskedPage } from './page-cache.ts';

/** So many pages are made ahead; the others when somebody asks. */
const MAX_PAGES = 20;
/** Whoever saved looks at the page first, and more saves may follow. */
const DELAY_MS = 500;
/** Between two pages, so that visitors' requests come in between. */
const PAUSE_MS = 20;

export interface PageWarmerOptions {
  /** Makes the page under a key and holds it, where it is not held yet. */
  make(key: string): Promise<unknown>;
  /** Told why a page could not be made ahead; the others are then left to visitors. */
  onFailure(error: unknown): void;
  delayMs?: number;
  pauseMs?: number;
}

/**
 * Makes the pages that were asked for most anew after a change, one after another in the background, so
 * that their next visitors wait for nothing. What counts is half of what counted before the change and
 * all that was asked for since.
 */
export class PageWarmer {
  readonly #options: PageWarmerOptions;
  #wanted: AskedPage[] = [];
  #timer: NodeJS.Timeout | undefined;
  #round = 0;

  constructor(options: PageWarmerOptions) {
    this.#options = options;
  }

  /** Everything was let go, and `held` is what visitors had asked for. */
  cleared(held: AskedPage[]): void {
    const counts = new Map(this.#wanted.map(({ key, asked }) => [key, asked / 2]));
    for (const { key, asked } of held) counts.set(key, (counts.get(key) ?? 0) + asked);
    this.#wanted = [...counts]
      .map(([key, asked]) => ({ key, asked }))
      .filter(({ asked }) => asked >= 1)
      .sort((a, b) => b.asked - a.asked)
      .slice(0, MAX_PAGES);
    this.#later(this.#options.delayMs ?? DELAY_MS, ++this.#round, this.#wanted);
  }

  /** Nothing more is begun. */
  stop(): void {
    this.#round++;
    clearTimeout(this.#timer);
  }

  #later(ms: number, round: number, [next, ...rest]: AskedPage[]): void {
    clearTimeout(this.#timer);
    if (!next) return;
    this.#timer = setTimeout(async () => {
      try {
        await this.#options.make(next.key);
      } catch (error) {
        this.#options.onFailure(error);
        return;
      }
      // After another change a new round has begun.
      if (round === this.#round) this.#later(this.#options.pauseMs ?? PAUSE_MS, round, rest);
    }, ms);
    this.#timer.unref();
  }
}
