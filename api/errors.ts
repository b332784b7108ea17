import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { DomainError, type DomainErrorCode } from '../domain/errors.ts';
import type { RefusalReason } from '../domain/refusals.ts';
import { isDiskFull, isUnavailable, isWriteConflict } from '../domain/unavailable.ts';
import type { ApiEnv } from './env.ts';
import { type ErrorBody, errorSchema, fieldsIn } from './error-body.ts';

/** The one place where the domain's refusals become HTTP statuses. */
const STATUSES: Record<DomainErrorCode, ContentfulStatusCode> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  'too-many': 429,
  unavailable: 503,
  busy: 503,
};

/** The kind of refusal as which a status is counted; other statuses are no refusals. */
export const REFUSALS: Partial<Record<number, RefusalReason>> = {
  400: 'input',
  401: 'sign-in',
  403: 'role',
  413: 'input',
  415: 'input',
  429: 'limit',
};

/** Answers an error as JSON with a message; an unforeseen error is logged by the caller and never shown. */
export function answerError(error: unknown, c: Context<ApiEnv>): Response {
  const language = c.get('language') ?? 'en';
  if (error instanceof DomainError) {
    const body: ErrorBody = {
      message: error.text[language],
      ...(Object.keys(error.fields).length > 0 && { fields: fieldsIn(error.fields, language) }),
      ...error.details,
    };
    const headers: Record<string, string> = {};
    if (error.retryAfter) headers['Retry-After'] = String(error.retryAfter);
    // Which way of signing in calls take (RFC 9110, section 15.5.2, and RFC 6750).
    if (error.code === 'unauthenticated') headers['WWW-Authenticate'] = 'Bearer';
    return c.json(body, STATUSES[error.code], headers);
  }
  if (error instanceof HTTPException) {
    // The library's refusals all concern bodies, and are only in English.
    const message = {
      el: 'Τα δεδομένα που στάλθηκαν δεν διαβάζονται.',
      en: 'The data that were sent cannot be read.',
    };
    return c.json({ message: message[language] }, error.status);
  }
  if (isWriteConflict(error)) {
    const message = {
      el: 'Κάποιος άλλος άλλαζε το ίδιο την ίδια στιγμή. Δοκιμάστε ξανά.',
      en: 'Somebody else was changing the same thing at the same moment. Please try again.',
    };
    return c.json({ message: message[language] }, 409);
  }
  if (isDiskFull(error)) {
    const message = {
      el: 'Ο δίσκος του διακομιστή είναι γεμάτος και τίποτα δεν αποθηκεύεται. Ειδοποιήστε όποιον συντηρεί τον ιστότοπο και δοκιμάστε ξανά.',
      en: 'The server’s disk is full, and nothing can be saved. Please tell whoever looks after the website, and try again.',
    };
    const body: ErrorBody = { message: message[language], isDiskFull: true };
    return c.json(body, 503, { 'Retry-After': '60' });
  }
  if (isUnavailable(error)) {
    const message = {
      el: 'Η υπηρεσία δεν είναι διαθέσιμη αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.',
      en: 'The service is unavailable at the moment. Please try again shortly.',
    };
    return c.json({ message: message[language] }, 503, { 'Retry-After': '5' });
  }
  const message = {
    el: 'Παρουσιάστηκε σφάλμα στο σύστημά μας. Δοκιμάστε ξανά.',
    en: 'Something went wrong on our side. Please try again.',
  };
  return c.json({ message: message[language] }, 500);
}

/** The error answers that a call may give, for its OpenAPI description. */
export function errorResponses<const S extends number[]>(...statuses: S) {
  const descriptions: Record<number, string> = {
    400: 'Some fields will not do',
    401: 'Not signed in',
    403: 'Not allowed',
    404: 'Not found',
    409: 'Conflict',
    413: 'Too large',
    415: 'Unsupported type',
    429: 'Too many attempts',
    503: 'Not available at the moment',
  };
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: descriptions[status] ?? 'Error',
        content: { 'application/json': { schema: errorSchema } },
      },
    ]),
  ) as Record<
    S[number],
    { description: string; content: { 'application/json': { schema: typeof errorSchema } } }
  >;
}
