import { type Language, t } from '../../i18n/language.ts';
import { ApiError, NOT_JSON } from '../calls/api-client.ts';
import { SIGN_IN_TEXTS } from './sign-in-texts.ts';

/**
 * The message of a failed sign-in (specification, section 8): the server's, or that the credentials are wrong; for a
 * thrown error its own message, or that an error occurred.
 */
export function describeSignInFailure(error: unknown, language: Language): string {
  if (error instanceof ApiError) {
    if (error.kind === 'unexplained') return t(SIGN_IN_TEXTS.failed, language);
    if (error.kind === 'not-json') return t(NOT_JSON, language);
    if (error.kind === 'unreachable') return `${t(SIGN_IN_TEXTS.threw, language)} ${error.message}`;
    return error.message;
  }
  const thrown = error instanceof Error ? error.message : '';
  return thrown || t(SIGN_IN_TEXTS.threw, language);
}

/** Where a failed sign-in leads: `code` is what was sent in the second step, undefined in the first. */
export function stepAfterFailure(
  error: unknown,
  code: string | undefined,
): 'ask for code' | 'code was wrong' | 'begin again' | 'stay' {
  if (!(error instanceof ApiError)) return 'stay';
  if (error.body.totpRequired === true)
    return code === undefined ? 'ask for code' : 'code was wrong';
  // The password or the account is no longer valid, so the second step is useless.
  return error.status === 401 || error.status === 403 ? 'begin again' : 'stay';
}
