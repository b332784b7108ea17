import { type ClientResponse, hc } from 'hono/client';
import type { SuccessStatusCode } from 'hono/utils/http-status';
import type { Api } from '../../../api/create-api.ts';
import { htmlLang, t } from '../../i18n/language.ts';
import { adminLanguage } from '../admin-language.tsx';
import { CallKeys } from './call-keys.ts';
import { fetchPatiently } from './fetch-patiently.ts';

/** Where the specification (section 7) keeps the token. */
export const TOKEN_KEY = 'token';

/** What the specification (section 8) has it say of an answer that it cannot read. */
export const NOT_JSON = {
  el: 'Ο διακομιστής έδωσε απάντηση που δεν είναι JSON',
  en: 'Server returned non-JSON response',
};

const TEXTS = {
  unreachable: {
    el: 'Δεν υπάρχει σύνδεση με τον διακομιστή. Ελέγξτε το δίκτυό σας.',
    en: 'The server cannot be reached. Check your connection.',
  },
  failed: {
    el: 'Παρουσιάστηκε σφάλμα. Δοκιμάστε ξανά.',
    en: 'Something went wrong. Please try again.',
  },
  tooLarge: {
    el: 'Αυτό που στάλθηκε είναι πάρα πολύ μεγάλο. Μικρύνετέ το και δοκιμάστε ξανά.',
    en: 'What was sent is far too large. Make it smaller and try again.',
  },
  busy: {
    el: 'Ο διακομιστής δεν μπορεί να απαντήσει αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.',
    en: 'The server cannot answer at the moment. Please try again shortly.',
  },
};

/** What proxies mean by the pages that they send in place of an answer. */
const PAGES_BETWEEN: Partial<Record<number, keyof typeof TEXTS>> = {
  413: 'tooLarge',
  429: 'busy',
  502: 'busy',
  503: 'busy',
  504: 'busy',
};

/** A call that did not succeed, with what the server says about it in the language of the admin. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 when the server could not be reached. */
  readonly status: number;
  /** A message for each invalid field, by its path: `title.en`, `images.2`. */
  readonly fields: Record<string, string>;
  /** The whole answer, such as `current` of a conflict. */
  readonly body: Record<string, unknown>;
  /** The source of the message: the server, or this client about an answer that it cannot use. */
  readonly kind: 'refused' | 'unexplained' | 'not-json' | 'unreachable';

  constructor(
    kind: ApiError['kind'],
    status: number,
    message: string,
    body: Record<string, unknown> = {},
  ) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.body = body;
    this.fields = (body.fields as Record<string, string> | undefined) ?? {};
  }
}

/** The error of a call that nothing answered, or not in time. */
export const unreachable = () =>
  new ApiError('unreachable', 0, t(TEXTS.unreachable, adminLanguage()));

/** The message to show for a caught error: the message of an ApiError, a general sentence for others. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : t(TEXTS.failed, adminLanguage());
}

/** Whether the server may have done what was asked without its answer arriving. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

export function readToken(): string | null {
  return window.localStorage.getItem(TOKEN_KEY);
}

let onRefused: () => void = () => {};

/** Sets what happens when a call with a token is answered 401: the session has ended. */
export function onSessionRefused(act: () => void): void {
  onRefused = act;
}

let onMustFirst: () => void = () => {};

/** Sets what happens when a call is refused because the person must do something first: the screens lead there. */
export function onSomethingFirst(act: () => void): void {
  onMustFirst = act;
}

let mayAct: () => Promise<void> = async () => {};

/** Sets what must hold before a call goes out by which somebody changes something; it throws ApiError. */
export function onAct(check: () => Promise<void>): void {
  mayAct = check;
}

const callKeys = new CallKeys();

/**
 * The words by which a call is known when it is made again; undefined for calls that change nothing. Those of uploads
 * and of what is typed, which can be called off or outlive their screen, count for themselves.
 */
function wordsOf(input: RequestInfo | URL, init?: RequestInit): string | undefined {
  const { method = 'GET', body = '', signal, keepalive } = init ?? {};
  if (method === 'GET' || signal || keepalive || typeof (body ?? '') !== 'string') return undefined;
  return `${method} ${input} ${body ?? ''}`;
}

/** `fetch` with the token and the language of the admin. Throws ApiError 0 when nothing answers, or not in time. */
async function fetchAsStaff(
  input: RequestInfo | URL,
  init?: RequestInit,
  patienceMs?: number,
): Promise<Response> {
  const call = wordsOf(input, init);
  if (call) await mayAct();
  const headers = new Headers(init?.headers);
  const token = readToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  headers.set('Accept-Language', htmlLang(adminLanguage()));
  // The API accepts only calls that declare JSON, even calls without a body.
  if (init?.method && init.method !== 'GET' && !init.body) {
    headers.set('Content-Type', 'application/json');
  }
  const key = call && callKeys.keyFor(call);
  if (key) headers.set('Idempotency-Key', key);
  let response: Response;
  try {
    response = await fetchPatiently(
      input,
      { ...init, headers, credentials: 'same-origin' },
      patienceMs,
    );
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    if (call && key) callKeys.noteLost(call, key);
    throw unreachable();
  }
  if (call && key) callKeys.note(call, key, response);
  const isSigningIn = /\/api\/auth\/(?:login|passkeys\/sign-in)$/.test(response.url);
  if (response.status === 401 && token && !isSigningIn && readToken() === token) onRefused();
  return response;
}

/** The API, typed: `answerOf(api.media[':id'].$get({ param: { id } }))`. */
export const api = hc<Api>('/api', {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => fetchAsStaff(input, init),
});

/** The `fetch` of a call that may take longer than all others. */
export function fetchFor(patienceMs: number): typeof fetch {
  return (input, init) => fetchAsStaff(input, init, patienceMs);
}

/** The body of the successful answers of a call. */
export type SuccessBody<R> =
  R extends ClientResponse<infer Body, infer Status, 'json'>
    ? Status extends SuccessStatusCode
      ? Body
      : never
    : never;

/** The JSON of a successful call; anything else is thrown as ApiError. */
export async function answerOf<R extends ClientResponse<unknown, number, 'json'>>(
  call: Promise<R>,
): Promise<SuccessBody<R>> {
  return (await readAnswer((await call) as unknown as Response)) as SuccessBody<R>;
}

/** The body of a successful answer; anything else is thrown as ApiError. */
export async function readAnswer(response: Response): Promise<unknown> {
  const body = await readJson(response);
  if (body === undefined) {
    const meant = PAGES_BETWEEN[response.status];
    const text = t(meant ? TEXTS[meant] : NOT_JSON, adminLanguage());
    throw new ApiError('not-json', response.status, text);
  }
  if (response.ok) return body;
  const refusal = body as Record<string, unknown>;
  if (refusal.mustFirst) onMustFirst();
  if (typeof refusal.message === 'string' && refusal.message) {
    throw new ApiError('refused', response.status, refusal.message, refusal);
  }
  throw new ApiError('unexplained', response.status, t(TEXTS.failed, adminLanguage()), refusal);
}

/** The JSON of an answer; undefined where it has none. Throws ApiError 0 when the connection breaks off in the body. */
async function readJson(response: Response): Promise<unknown> {
  if (!/\bjson\b/i.test(response.headers.get('Content-Type') ?? '')) return undefined;
  const text = await response.text().catch(() => {
    callKeys.noteBroken(response);
    throw unreachable();
  });
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Shapes of the API that several screens name. */
export type Medium = SuccessBody<Awaited<ReturnType<typeof api.media.$get>>>['media'][number];
export type StaffUser = SuccessBody<Awaited<ReturnType<typeof api.auth.verify.$get>>>;
