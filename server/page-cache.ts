import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A page as it is held: its bytes in each encoding that somebody asked for. */
export interface HeldPage {
  status: number;
  headers: Record<string, string>;
  plain: Buffer;
  brotli?: Buffer;
  gzip?: Buffer;
  etag: string;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** Pages are held up to this many bytes; the least recently used go first. */
const MAX_BYTES = 48 * 1024 * 1024;
/** Fast enough not to be felt on the first request, and within a few per cent of the best. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;
/** A render that takes so long to fail waits for something that does not answer, such as a database behind a broken line. */
const SLOW_FAILURE_MS = 1000;
/** After one, pages that are held are shown for so long without trying: visitors wait for nothing. */
const PAUSE_MS = 10_000;

interface Held {
  page: HeldPage;
  /** Counts the moments at which pages ended; one of an earlier count is old, but better than none. */
  period: number;
  /** How often visitors asked for it since the last change. */
  asked: number;
}

export interface AskedPage {
  key: string;
  asked: number;
}

/**
 * Whole pages in memory, in front of everything that renders them. One render at a time for each
 * key; emptied by every change of content. A page that ended by the clock stays until there is a new
 * one, and is shown as long as making that fails: the site stays readable without its database.
 */
export class PageCache {
  readonly #pages = new Map<string, Held>();
  readonly #rendering = new Map<string, Promise<HeldPage>>();
  #bytes = 0;
  #generation = 0;
  #period = 0;
  #expiresAt = Number.POSITIVE_INFINITY;
  #pausedUntil = 0;
  readonly #onFailure: (error: unknown) => void;
  #onClear: (held: AskedPage[]) => void = () => {};

  /** `onFailure` is told why a render failed whose failure nobody sees, since there was an older page. */
  constructor(onFailure: (error: unknown) => void = () => {}) {
    this.#onFailure = onFailure;
  }

  /** `listener` is told what was held and asked for when everything is let go after a change. */
  onClear(listener: (held: AskedPage[]) => void): void {
    this.#onClear = listener;
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
    this.#endPeriod(now);
    const held = this.#pages.get(key);
    if (held) held.asked += asks;
    if (held && held.period === this.#period) {
      // Map keeps insertion order: what is put back last is what was used last.
      this.#pages.delete(key);
      this.#pages.set(key, held);
      return held.page;
    }
    if (held && now < this.#pausedUntil) return held.page;
    const underWay = this.#rendering.get(key);
    if (underWay) return underWay;
    const made = this.#make(key, render, now, asks).finally(() => {
      if (this.#rendering.get(key) === made) this.#rendering.delete(key);
    });
    this.#rendering.set(key, made);
    return made;
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
    const older = () => this.#pages.get(key)?.page;
    let page: HeldPage;
    try {
      page = await render();
    } catch (error) {
      failed();
      const instead = older();
      if (!instead) throw error;
      this.#onFailure(error);
      return instead;
    }
    if (page.status >= 500) {
      failed();
      return older() ?? page;
    }
    this.#pausedUntil = 0;
    if (generation === this.#generation) {
      const asked = this.#pages.get(key)?.asked ?? asks;
      this.#hold(key, { page, period, asked });
    }
    return page;
  }

  /** The page under the key if it is held; nothing is rendered. */
  peek(key: string, now: number): HeldPage | undefined {
    this.#endPeriod(now);
    const held = this.#pages.get(key);
    return held?.period === this.#period ? held.page : undefined;
  }

  #hold(key: string, held: Held): void {
    this.#drop(key);
    this.#pages.set(key, held);
    this.#bytes += sizeOf(held.page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const held = this.#pages.get(key);
    if (!held) return;
    this.#pages.delete(key);
    this.#bytes -= sizeOf(held.page);
  }

  /** Lets go of every page. */
  clear(): void {
    const held = [...this.#pages]
      .filter(([, { page, asked }]) => page.status === 200 && asked > 0)
      .map(([key, { asked }]) => ({ key, asked }));
    this.#generation++;
    this.#pages.clear();
    this.#rendering.clear();
    this.#bytes = 0;
    this.#expiresAt = Number.POSITIVE_INFINITY;
    this.#onClear(held);
  }

  /** All pages end now: something may have changed that nobody told us of. They are shown where making them anew fails. */
  endAll(): void {
    this.#endPeriod(Number.POSITIVE_INFINITY);
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

  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#bytes };
  }
}

/** All encodings are counted from the start, so that making one later does not exceed the limit by much. */
function sizeOf(page: HeldPage): number {
  return Math.ceil(page.plain.length * 1.4) + 1024;
}

export function holdPage(status: number, headers: Record<string, string>, body: string): HeldPage {
  const plain = Buffer.from(body);
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { status, headers, plain, etag };
}

/** The bytes of a page in an encoding, made once. */
export function bytesOf(page: HeldPage, encoding: Encoding): Buffer {
  switch (encoding) {
    case 'br':
      page.brotli ??= brotliCompressSync(page.plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: page.plain.length,
        },
      });
      return page.brotli;
    case 'gzip':
      page.gzip ??= gzipSync(page.plain, { level: GZIP_LEVEL });
      return page.gzip;
    case 'identity':
      return page.plain;
  }
}

/** Browsers send a handful of different headers: what each means is worked out once. */
const chosen = new Map<string, Encoding>();
const MAX_CHOSEN = 100;

/** The best encoding that an Accept-Encoding header allows (RFC 9110, section 12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const known = chosen.get(accepted);
  if (known) return known;
  const encoding = bestOf(accepted);
  if (chosen.size >= MAX_CHOSEN) chosen.clear();
  chosen.set(accepted, encoding);
  return encoding;
}

function bestOf(accepted: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  const allows = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : 'identity';
}
