import { DomainError } from '../../../domain/errors.ts';
import { type HeldPage, staleOf } from './held-page.ts';

/** The keys of pages that stand for many addresses, which begin unlike any address. */
const isShared = (key: string) => !key.startsWith('/');

/** Pages are held up to this many bytes; the least recently used go first. */
const MAX_BYTES = 32 * 1024 * 1024;
/** So much of it is for pages with something that visitors chose, such as words in a filter: those are without end. */
const MAX_CHOSEN_BYTES = 6 * 1024 * 1024;
const isChosen = (key: string) => /\?(?!lang=en$)/.test(key);
/**
 * A render that takes so long to fail waits for something that does not answer, such as a database behind a broken
 * line.
 */
const SLOW_FAILURE_MS = 1000;
/** After one, pages that are held are shown for so long without trying: visitors wait for nothing. */
const PAUSE_MS = 10_000;
/** Whoever could be shown an older page waits no longer than this for a new one. */
const PATIENCE_MS = 3000;

interface Held {
  page: HeldPage;
  /** Counts the moments at which pages ended; one of an earlier count is stale, but better than none. */
  period: number;
  /** How often visitors asked for it since the last change. */
  asked: number;
  /** Somebody asked for it since room was last needed. */
  isUsed: boolean;
}

export interface AskedPage {
  key: string;
  asked: number;
}

export interface PageCacheOptions {
  /** Told why a render failed whose failure nobody sees, since there was an older page. */
  onFailure?(error: unknown): void;
  /** Whether what pages are made of is known not to answer. */
  isDown?(): boolean;
  /** {@link PATIENCE_MS}, unless a test is to wait less. */
  patienceMs?: number;
}

/**
 * Whole pages in memory, in front of everything that renders them. One render at a time for each key. All
 * end with every change of content, and by the clock. A page that ended stays until there is a new one, and
 * is shown as stale as long as making that fails: the site stays readable without its database. What shows
 * something that was taken off the site goes for good (decision 0021).
 */
export class PageCache {
  readonly #pages = new Map<string, Held>();
  readonly #rendering = new Map<string, Promise<HeldPage>>();
  #bytes = 0;
  /** Keys of pages with something chosen, the latest last. */
  readonly #chosen = new Set<string>();
  #chosenBytes = 0;
  #generation = 0;
  #period = 0;
  #expiresAt = Number.POSITIVE_INFINITY;
  #pausedUntil = 0;
  readonly #onFailure: (error: unknown) => void;
  readonly #isDown: () => boolean;
  readonly #patienceMs: number;
  #onChange: (held: AskedPage[]) => void = () => {};
  #onRenewed: (page: HeldPage, before: HeldPage) => void = () => {};

  constructor(options: PageCacheOptions = {}) {
    const { onFailure = () => {}, isDown = () => false, patienceMs = PATIENCE_MS } = options;
    this.#onFailure = onFailure;
    this.#isDown = isDown;
    this.#patienceMs = patienceMs;
  }

  /** `listener` is told what was held and asked for when all pages end with a change. */
  onChange(listener: (held: AskedPage[]) => void): void {
    this.#onChange = listener;
  }

  /** `listener` is told of a page that was made in place of one that had ended. */
  onRenewed(listener: (page: HeldPage, before: HeldPage) => void): void {
    this.#onRenewed = listener;
  }

  /** The page under the key if it is held; nothing is rendered, and nothing waited for. */
  take(key: string, now: number, asks: 0 | 1 = 1): HeldPage | undefined {
    this.#endPeriod(now);
    const held = this.#pages.get(key);
    if (held?.period !== this.#period) return undefined;
    held.asked += asks;
    held.isUsed = true;
    return held.page;
  }

  /**
   * The page under the key, or made by `render`. What was rendered before a change is given to those who
   * waited, and not held. `asks` is 0 for a page that is made ahead and that nobody asked for yet.
   */
  async get(
    key: string,
    render: () => Promise<HeldPage>,
    now: number,
    asks: 0 | 1 = 1,
  ): Promise<HeldPage> {
    const current = this.take(key, now, asks);
    if (current) return current;
    const held = this.#pages.get(key);
    if (held) {
      held.asked += asks;
      if (now < this.#pausedUntil) return staleOf(held.page);
      // One visitor tries; the others wait for nothing.
      if (this.#isDown()) this.#pausedUntil = now + PAUSE_MS;
    }
    const made = this.#rendering.get(key) ?? this.#begin(key, render, now, asks);
    return held ? this.#orOlder(key, made) : made;
  }

  #begin(
    key: string,
    render: () => Promise<HeldPage>,
    now: number,
    asks: number,
  ): Promise<HeldPage> {
    const made = this.#make(key, render, now, asks).finally(() => {
      if (this.#rendering.get(key) === made) this.#rendering.delete(key);
    });
    this.#rendering.set(key, made);
    return made;
  }

  /** What is being made, or after a while the older page, if it is still there. */
  async #orOlder(key: string, made: Promise<HeldPage>): Promise<HeldPage> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<HeldPage | undefined>((resolve) => {
      timer = setTimeout(() => resolve(this.#older(key)), this.#patienceMs);
    });
    try {
      return (await Promise.race([made, patience])) ?? (await made);
    } finally {
      clearTimeout(timer);
    }
  }

  #older(key: string): HeldPage | undefined {
    const held = this.#pages.get(key);
    return held && staleOf(held.page);
  }

  async #make(
    key: string,
    render: () => Promise<HeldPage>,
    now: number,
    asks: number,
  ): Promise<HeldPage> {
    const began = performance.now();
    const failed = () => {
      const took = performance.now() - began;
      if (took > SLOW_FAILURE_MS) this.#pausedUntil = now + took + PAUSE_MS;
    };
    const generation = this.#generation;
    const period = this.#period;
    let page: HeldPage;
    try {
      page = await render();
    } catch (error) {
      const isRefused = error instanceof DomainError;
      if (!isRefused) failed();
      const instead = this.#older(key);
      if (!instead) throw error;
      if (!isRefused) this.#onFailure(error);
      return instead;
    }
    if (page.status >= 500) {
      failed();
      return this.#older(key) ?? page;
    }
    this.#pausedUntil = 0;
    // Addresses at which there is nothing are without end: the page that says so is held once for all of them.
    if (page.status === 404 && !isShared(key)) {
      this.#drop(key);
      return page;
    }
    if (generation === this.#generation) {
      const before = this.#pages.get(key);
      this.#hold(key, { page, period, asked: before?.asked ?? asks, isUsed: false });
      if (before) this.#onRenewed(page, before.page);
    }
    return page;
  }

  #hold(key: string, held: Held): void {
    this.#drop(key);
    const size = sizeOf(held.page);
    if (size > (isChosen(key) ? MAX_CHOSEN_BYTES : MAX_BYTES)) return;
    if (isChosen(key)) {
      for (const oldest of this.#chosen) {
        if (this.#chosenBytes + size <= MAX_CHOSEN_BYTES) break;
        this.#drop(oldest);
      }
    }
    for (const [oldest, candidate] of this.#pages) {
      if (this.#bytes + size <= MAX_BYTES) break;
      this.#drop(oldest);
      // What was asked for is marked then, and put back in order only here: giving a held page costs no more than that.
      if (candidate.isUsed) this.#put(oldest, { ...candidate, isUsed: false });
    }
    this.#put(key, held);
  }

  #put(key: string, held: Held): void {
    this.#pages.set(key, held);
    this.#bytes += sizeOf(held.page);
    if (!isChosen(key)) return;
    this.#chosen.add(key);
    this.#chosenBytes += sizeOf(held.page);
  }

  #drop(key: string): void {
    const held = this.#pages.get(key);
    if (!held) return;
    this.#pages.delete(key);
    this.#bytes -= sizeOf(held.page);
    if (this.#chosen.delete(key)) this.#chosenBytes -= sizeOf(held.page);
  }

  /**
   * Content changed: every page ends. Pages that were made of a row in `withdrawn` go for good; those stay
   * that are shown where making them anew fails. What was not there, or elsewhere, may be otherwise now.
   */
  change(withdrawn: readonly string[] | 'anything'): void {
    const asked: AskedPage[] = [];
    for (const [key, held] of this.#pages) {
      const { page } = held;
      if (page.status === 200 && held.asked > 0) asked.push({ key, asked: held.asked });
      held.asked = 0;
      if (page.status !== 200 || showsAny(page, withdrawn)) this.#drop(key);
    }
    this.#generation++;
    this.#endPeriod(Number.POSITIVE_INFINITY);
    this.#onChange(asked);
  }

  /** What pages are made of answers again. */
  resume(): void {
    this.#pausedUntil = 0;
  }

  /** All pages end at that moment (milliseconds since 1970), when content changes by itself. */
  expireAt(moment: number): void {
    this.#expiresAt = Math.min(this.#expiresAt, moment);
  }

  #endPeriod(now: number): void {
    if (now < this.#expiresAt) return;
    this.#period++;
    this.#rendering.clear();
    this.#expiresAt = Number.POSITIVE_INFINITY;
  }

  /** How many pages are held that have not ended. */
  get current(): number {
    let count = 0;
    for (const { period } of this.#pages.values()) if (period === this.#period) count++;
    return count;
  }

  /** All that is in memory, also what has ended and is kept as the last resort. */
  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#bytes };
  }
}

/** All encodings are counted from the start, so that what is asked for later does not exceed the limit by much. */
function sizeOf(page: HeldPage): number {
  return Math.ceil(page.length * 1.4) + 1024 + (page.rows?.bytes ?? 0);
}

/** Whether a page may show one of the rows; one of which nothing is known may show any. */
function showsAny({ rows }: HeldPage, ids: readonly string[] | 'anything'): boolean {
  return ids === 'anything' || ids.some((id) => rows?.has(id) ?? true);
}
