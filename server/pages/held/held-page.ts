import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib';
import type { NotedRows } from '../../../database/noted-rows.ts';
import type { Encoding } from '../../http/requests/accept-encoding.ts';

const compressTightly = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);

/**
 * A page as it is held: its bytes in each encoding that somebody asked for. Nearly everybody asks for a compressed
 * one, which takes a fifth of the memory: once there is one, the plain bytes stay only where somebody asked for them.
 */
export interface HeldPage {
  status: number;
  headers: Record<string, string>;
  /** At least one of the three is there. */
  plain?: Buffer | undefined;
  brotli?: Buffer;
  gzip?: Buffer;
  /** Of the plain bytes. */
  length: number;
  etag: string;
  /** What of the database it was made of, where that is known. */
  rows?: NotedRows;
  /** It is shown in place of a newer one that could not be made. */
  isStale?: true;
  /** The same page, marked as stale. */
  stale?: HeldPage;
  /** Whether its brotli is the tightest there is, or waits to be (tighter-pages.ts). */
  tightness?: 'waiting' | 'tight';
  /** What was sent last, by encoding. */
  answers: { [encoding in Encoding]?: PageAnswer };
}

/** Fast enough not to be felt on the first request, and within a few per cent of the best. */
const BROTLI_QUALITY = 5;
/** An eighth less than that, in sixteen times the time. */
const TIGHT_QUALITY = 10;
const GZIP_LEVEL = 6;

/** A page to be held; `body` is its bytes, or its text. */
export function holdPage(
  status: number,
  headers: Record<string, string>,
  body: Buffer | string,
): HeldPage {
  const plain = typeof body === 'string' ? Buffer.from(body) : body;
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { status, headers, plain, length: plain.length, etag, answers: {} };
}

/** Says in the words of RFC 9211 that a page is older than what the site would show if it could. */
const STALE = { 'Cache-Status': 'Dimos; hit; detail=stale' };

/** A page as it is shown in place of a newer one that could not be made. Made once. */
export function staleOf(page: HeldPage): HeldPage {
  page.stale ??= { ...page, headers: { ...page.headers, ...STALE }, isStale: true, answers: {} };
  return page.stale;
}

/** The bytes of a page in an encoding, made once. */
export function bytesOf(page: HeldPage, encoding: Encoding): Buffer {
  switch (encoding) {
    case 'br':
      page.brotli ??= compress(page, (plain) =>
        brotliCompressSync(plain, brotliOptions(BROTLI_QUALITY, plain.length)),
      );
      return page.brotli;
    case 'gzip':
      page.gzip ??= compress(page, (plain) => gzipSync(plain, { level: GZIP_LEVEL }));
      return page.gzip;
    case 'identity':
      page.plain = plainOf(page);
      return page.plain;
  }
}

function brotliOptions(quality: number, length: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  };
}

/** Compresses a page's brotli as well as it goes, beside the event loop. */
export async function tighten(page: HeldPage): Promise<void> {
  const plain = plainOf(page);
  page.brotli = ownBytes(await compressTightly(plain, brotliOptions(TIGHT_QUALITY, plain.length)));
  keepWhatIsAskedFor(page);
  page.tightness = 'tight';
  page.answers.br = undefined;
}

/** The plain bytes, without keeping them when they are not kept. */
export function plainOf(page: HeldPage): Buffer {
  if (page.plain) return page.plain;
  if (page.brotli) return brotliDecompressSync(page.brotli);
  return gunzipSync(page.gzip as Buffer);
}

function compress(page: HeldPage, by: (plain: Buffer) => Buffer): Buffer {
  const compressed = by(plainOf(page));
  keepWhatIsAskedFor(page);
  return ownBytes(compressed);
}

/** Of a page that has a compressed form. */
function keepWhatIsAskedFor(page: HeldPage): void {
  if (!page.answers.identity) page.plain = undefined;
}

/** zlib's result is a part of a larger buffer (Buffer.poolSize), which would be held as a whole. */
function ownBytes(compressed: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(compressed.length);
  compressed.copy(own);
  return own;
}

/**
 * Each encoding has bytes of its own, so each has an entity tag of its own (RFC 9110, section 8.8.3), with its quotes.
 */
function tagsOf({ etag, tightness }: HeldPage, encoding: Encoding): string[] {
  if (encoding === 'identity') return [`"${etag}"`];
  if (encoding === 'gzip') return [`"${etag}-gzip"`];
  const tags = [`"${etag}-br"`, `"${etag}-br-tight"`];
  return tightness === 'tight' ? tags.reverse() : tags;
}

/** A page in one encoding as it goes over the wire; headers are names and values in turn, as `writeHead` takes them. */
export class PageAnswer {
  readonly cacheControl: string;
  /**
   * Whoever has the page with one of these has it as it is; the first is of these bytes. None for a page that nobody
   * may keep or that is no 200.
   */
  readonly tags: readonly string[];
  /** The headers that say that the page is still the same. */
  readonly unchanged: string[];
  readonly #page: HeldPage;
  readonly #encoding: Encoding;
  #whole: { headers: string[]; body: Buffer } | undefined;

  constructor(
    page: HeldPage,
    encoding: Encoding,
    cacheControl: string,
    common: Readonly<Record<string, string>>,
  ) {
    const mayBeKept = page.status === 200 && cacheControl !== 'no-store';
    this.cacheControl = cacheControl;
    this.tags = mayBeKept ? tagsOf(page, encoding) : [];
    this.unchanged = Object.entries({
      ...common,
      ...page.headers,
      'Cache-Control': cacheControl,
      Vary: 'Accept-Encoding',
      'Speculation-Rules': '"/speculation-rules.json"',
      ...(this.tags[0] !== undefined && { ETag: this.tags[0] }),
    }).flat();
    this.#page = page;
    this.#encoding = encoding;
  }

  /** The headers and the body of the whole page, made once. */
  get whole(): { headers: string[]; body: Buffer } {
    if (!this.#whole) {
      const body = bytesOf(this.#page, this.#encoding);
      const headers = [...this.unchanged, 'Content-Length', String(body.length)];
      if (this.#encoding !== 'identity') headers.push('Content-Encoding', this.#encoding);
      this.#whole = { headers, body };
    }
    return this.#whole;
  }
}

/**
 * What to send of a page: put together once for as long as the same may be said of keeping it, since
 * held pages are given thousands of times a second. `common` are the headers of every page.
 */
export function answerOf(
  page: HeldPage,
  encoding: Encoding,
  cacheControl: string,
  common: Readonly<Record<string, string>>,
): PageAnswer {
  const known = page.answers[encoding];
  if (known?.cacheControl === cacheControl) return known;
  const answer = new PageAnswer(page, encoding, cacheControl, common);
  page.answers[encoding] = answer;
  return answer;
}
