import { type Language, languageOf } from '../../app/i18n/language.ts';
import { ERROR_TEXTS } from '../../app/site/errors/error-texts.ts';
import { writeRefusal } from '../../app/site/errors/refusal-document.tsx';
import { DomainError } from '../../domain/errors.ts';

const TITLES = { 'too-many': ERROR_TEXTS.tooMany, busy: ERROR_TEXTS.busy } as const;
const STATUSES = { 'too-many': 429, busy: 503 } as const;

export interface RefusedVisit {
  status: 429 | 503;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

/** Whether an error is the refusal of a visitor, rather than a failure. */
function isRefusal(
  error: unknown,
): error is DomainError & { code: keyof typeof TITLES; retryAfter: number } {
  return error instanceof DomainError && (error.code === 'too-many' || error.code === 'busy');
}

/**
 * What a visitor gets who is refused: a page in the language of the address, written once for each sentence that
 * it may say. `styles` are the addresses of the style sheets of the site.
 */
export function refuseVisitors(styles: readonly string[]) {
  const written = new Map<string, RefusedVisit['body']>();
  return (error: unknown, address: string): RefusedVisit | undefined => {
    if (!isRefusal(error)) return undefined;
    const language: Language = languageOf(new URL(address, 'http://localhost/'));
    const { code, text, retryAfter } = error;
    const key = `${language} ${text.el}`;
    let body = written.get(key);
    if (!body) {
      const html = writeRefusal({ title: TITLES[code], text, language, styles });
      body = new TextEncoder().encode(html);
      written.set(key, body);
    }
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(body.length),
      'Cache-Control': 'no-store',
      'Retry-After': String(retryAfter),
    };
    return { status: STATUSES[code], headers, body };
  };
}
