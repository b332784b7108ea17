import type { Context } from 'hono';
import { DomainError } from '../../domain/errors.ts';
import { isUnavailable } from '../../domain/unavailable.ts';

/**
 * The answer to a request for something other than a page that failed: 503 where trying again makes sense, else 500.
 */
export function answerFailure(error: unknown, c: Context): Response {
  return isUnavailable(error) || (error instanceof DomainError && error.code === 'unavailable')
    ? c.text('Unexpected Application Error!', 503, { 'Retry-After': '5' })
    : c.text('Unexpected Application Error!', 500);
}
