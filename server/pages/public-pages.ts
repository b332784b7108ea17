import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Language, languageOf } from '../../app/i18n/language.ts';
import { noteRows } from '../../database/noted-rows.ts';
import { isGone, type Visitors } from '../admission/visitors.ts';
import { chooseEncoding } from '../http/requests/accept-encoding.ts';
import { PUBLIC_HEADERS } from '../http/security-headers.ts';
import type { RequestObserver } from '../observing/observe-requests.ts';
import { answerOf, type HeldPage, holdPage, type PageAnswer } from './held/held-page.ts';
import type { PageCache } from './held/page-cache.ts';
import type { PageKey, PageKeys } from './held/page-keys.ts';
import type { TighterPages } from './held/tighter-pages.ts';
import type { LeadElsewhere } from './lead-elsewhere.ts';

/** Opening hours and upcoming events change by the clock, in steps of five minutes. */
const HOLD_STEP_MS = 5 * 60_000;

/**
 * When everybody comes at once, each page is made for a cache in front once in half a minute at most. A cache that
 * nobody tells of changes shows a new warning a minute after it was published at the latest.
 */
const EMERGENCY_SECONDS = 30;

export interface PublicPagesOptions {
  cache: PageCache;
  keys: PageKeys;
  /**
   * Renders a document for the path and query; nobody asked for one that is made ahead. A 404 without a
   * body stands for the page that `renderNotFound` makes.
   */
  render(url: string, visit: Visit | undefined): Promise<Response>;
  /** The page for all addresses at which there is nothing. */
  renderNotFound?(language: Language): Promise<Response>;
  /** Answers for addresses at which there is nothing; left out, nobody is led anywhere. */
  lead?: LeadElsewhere;
  now(): Date;
  /** For how long caches in front may give a page without asking; 0 or undefined for not at all. */
  sharedSeconds?: number;
  /** Whether emergency mode is on: caches in front may then give pages for {@link EMERGENCY_SECONDS} at least. */
  isEmergency?(): boolean;
  /** The next moment (milliseconds since 1970) at which content changes as planned, if any is known. */
  nextPublication?(): number | undefined;
  /** What every page carries; {@link PUBLIC_HEADERS} where nothing else is given. */
  headers?: Readonly<Record<string, string>>;
  /** Counts every answer; answers with held pages are counted but not logged. */
  observer?: RequestObserver;
  /** Who waits for pages that are being made; left out, somebody always does. */
  visitors?: Visitors;
  /** Compresses held pages better; left out, they stay as they are. */
  tighter?: TighterPages;
}

/** Somebody asks for a page that has to be made. */
export interface Visit {
  incoming: IncomingMessage;
  /** Whether nobody waits for the page any more. */
  isGone(): boolean;
  /** There are only so many pages like it, and it is held once it is made. */
  isKept: boolean;
}

/** What a request says of itself on which the answer of a page depends. */
export interface PageRequest {
  /** A path, perhaps with a query. */
  target: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** The answer with a page that is held. */
export interface HeldAnswer {
  /** 304 where the visitor has the page as it is. */
  status: number;
  answer: PageAnswer;
}

export interface PublicPages {
  /**
   * Answers GET and HEAD of public pages. One that is held is answered before this returns, without a
   * promise; for any other there is one, and for whatever goes wrong.
   */
  serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> | undefined;
  /** The answer with a page that is held; undefined for any other. */
  findHeld(request: PageRequest): HeldAnswer | undefined;
  /** Counts an answer of `findHeld` that was sent, and how long it took since `performance.now()` was `began`. */
  countHeld(status: number, began: number): void;
}

/** The public pages, from the cache where they are held. */
export function publicPages(options: PublicPagesOptions): PublicPages {
  const { keys, cache, now, observer } = options;
  const answerWith = (page: HeldPage, request: PageRequest, at: number | undefined): HeldAnswer => {
    const answer = chooseAnswer(page, request.acceptEncoding, options, at);
    return { status: isStill(answer, request.ifNoneMatch) ? 304 : page.status, answer };
  };
  const findHeld = (request: PageRequest, key = keys.of(request.target)) => {
    const at = now().getTime();
    const page = key.uncached ? undefined : cache.take(key.url, at);
    if (!page) return undefined;
    cache.expireAt(endOf(options, at));
    if (!page.tightness) options.tighter?.note(page);
    return answerWith(page, request, at);
  };
  return {
    serve: (incoming, outgoing) => {
      const began = performance.now();
      const request = {
        target: incoming.url ?? '/',
        acceptEncoding: incoming.headers['accept-encoding'] as string | undefined,
        ifNoneMatch: incoming.headers['if-none-match'],
      };
      const key = keys.of(request.target);
      try {
        const held = findHeld(request, key);
        if (held) {
          send(incoming, outgoing, held);
          observer?.held(held.status, began);
          return undefined;
        }
      } catch (error) {
        return Promise.reject(error);
      }
      const answer = async () => {
        const page = await findPage(options, key, incoming, request.target);
        const at = key.uncached ? undefined : now().getTime();
        send(incoming, outgoing, answerWith(page, request, at));
      };
      return observer ? observer.follow('page', incoming, outgoing, answer) : answer();
    },
    findHeld,
    countHeld: (status, began) => observer?.held(status, began),
  };
}

/** The page under a key as visitors get it, from the cache where it can. */
export async function getPage(
  options: PublicPagesOptions,
  key: PageKey,
  incoming: IncomingMessage | undefined,
): Promise<HeldPage> {
  const { cache, render, now } = options;
  const isKept = !key.uncached && !key.isChosen;
  const make = async (isVisitGone: () => boolean) => {
    const visit = incoming && { incoming, isGone: isVisitGone, isKept };
    const made = await noteRows(async () => {
      const response = await render(key.url, visit);
      const isLeft = response.status === 404 && response.body === null;
      return isLeft && options.renderNotFound ? undefined : toHeldPage(response);
    });
    return made.result ? { ...made.result, rows: made.rows } : notFoundPage(options, key.url);
  };
  if (key.uncached) return make(() => incoming !== undefined && isGone(incoming));
  const at = now().getTime();
  const { visitors } = options;
  const get = () =>
    cache.get(key.url, () => make(() => visitors?.areGone(key.url) ?? false), at, incoming ? 1 : 0);
  const page = await (incoming && visitors ? visitors.while(key.url, incoming, get) : get());
  cache.expireAt(endOf(options, at));
  return page;
}

/** The same, or the way from an address (path and query) at which there is nothing to where staff lead visitors. */
export async function findPage(
  options: PublicPagesOptions,
  key: PageKey,
  incoming: IncomingMessage,
  address: string,
): Promise<HeldPage> {
  const page = await getPage(options, key, incoming);
  const led = page.status === 404 ? await options.lead?.(address, incoming) : undefined;
  return led ? toHeldPage(led) : page;
}

/** The page that says that there is nothing, made once for each language and given as it is. */
function notFoundPage(options: PublicPagesOptions, url: string): Promise<HeldPage> {
  const language = languageOf(new URL(url, 'http://localhost/'));
  const make = async () => {
    if (!options.renderNotFound) throw new Error('There is nobody to say that there is nothing.');
    return toHeldPage(await options.renderNotFound(language));
  };
  return options.cache.get(`not found, ${language}`, make, options.now().getTime(), 0);
}

/** When what is made now may say something else: at the next step of the clock, or at a planned publication. */
function endOf({ nextPublication }: PublicPagesOptions, at: number): number {
  const step = (Math.floor(at / HOLD_STEP_MS) + 1) * HOLD_STEP_MS;
  const planned = nextPublication?.();
  return planned !== undefined && planned > at ? Math.min(step, planned) : step;
}

/** Whole seconds until a moment, none once it has passed. */
const secondsBetween = (at: number, moment: number) =>
  Math.max(0, Math.floor((moment - at) / 1000));

/**
 * Anyone may keep the page. Browsers ask each time whether it still holds, so that a change is seen at once;
 * a cache in front is spared that for some seconds, and then gives the old page once more while it asks. Neither
 * reaches beyond the next moment at which something is published, begins or ends: a warning is not late, and one that
 * has ended is not shown.
 */
function keeping(options: PublicPagesOptions, at: number): string {
  const { sharedSeconds = 0, nextPublication, isEmergency } = options;
  const allowed = isEmergency?.() ? Math.max(sharedSeconds, EMERGENCY_SECONDS) : sharedSeconds;
  const fresh = Math.min(allowed, secondsBetween(at, endOf(options, at)));
  if (fresh <= 0) return 'public, no-cache';
  const planned = nextPublication?.();
  const toPlan =
    planned !== undefined && planned > at ? secondsBetween(at, planned) : Number.POSITIVE_INFINITY;
  const stale = Math.min(fresh, toPlan - fresh);
  const whileAsking = stale > 0 ? `, stale-while-revalidate=${stale}` : '';
  return `public, max-age=0, s-maxage=${fresh}${whileAsking}, stale-if-error=86400`;
}

async function toHeldPage(response: Response): Promise<HeldPage> {
  const headers: Record<string, string> = {};
  for (const name of ['content-type', 'location', 'content-disposition', 'retry-after']) {
    const value = response.headers.get(name);
    if (value) headers[name] = value;
  }
  return holdPage(response.status, headers, Buffer.from(await response.arrayBuffer()));
}

function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, answer }: HeldAnswer,
): void {
  if (status === 304) {
    outgoing.writeHead(304, answer.unchanged).end();
    return;
  }
  const { headers, body } = answer.whole;
  outgoing.writeHead(status, headers);
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}

/** `at` is the present moment, or undefined for a page that nobody may keep. */
function chooseAnswer(
  page: HeldPage,
  acceptEncoding: string | undefined,
  options: PublicPagesOptions,
  at: number | undefined,
): PageAnswer {
  const { headers = PUBLIC_HEADERS } = options;
  const cacheControl =
    at === undefined || page.status >= 500 || page.isStale ? 'no-store' : keeping(options, at);
  return answerOf(page, chooseEncoding(acceptEncoding), cacheControl, headers);
}

/** Whether a visitor has the page as it is. If-None-Match compares weakly (RFC 9110, section 13.1.2). */
function isStill({ tags }: PageAnswer, ifNoneMatch: string | undefined): boolean {
  if (tags.length === 0 || !ifNoneMatch) return false;
  return (
    ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((candidate) => tags.includes(candidate.trim().replace(/^W\//, '')))
  );
}
