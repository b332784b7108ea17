import type { Bilingual } from './text/bilingual.ts';

/** What went wrong, in the domain's terms; api/ maps it to an HTTP status in one place. */
export type DomainErrorCode =
  | 'not-found'
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'too-many'
  /** Something that the site needs is away, or has no room: the request was right. */
  | 'unavailable'
  /** The site has more to do than it can: the request was right. */
  | 'busy';

/** Messages for fields, keyed by path: `title.el`, `agenda.2.item`. */
export type FieldMessages = Record<string, Bilingual>;

/** A refusal that the person who asked can understand and act on. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: DomainErrorCode;
  readonly text: Bilingual;
  readonly fields: FieldMessages;
  /** Seconds until it makes sense to try again; only with 'too-many', 'unavailable' and 'busy'. */
  readonly retryAfter: number | undefined;
  /** What the caller needs to resolve a conflict, such as the version that is stored. */
  readonly details: Record<string, unknown> | undefined;

  constructor(
    code: DomainErrorCode,
    text: Bilingual,
    more: { fields?: FieldMessages; retryAfter?: number; details?: Record<string, unknown> } = {},
  ) {
    super(text.en);
    this.code = code;
    this.text = text;
    this.fields = more.fields ?? {};
    this.retryAfter = more.retryAfter;
    this.details = more.details;
  }
}

export function notFound(text: Bilingual): DomainError {
  return new DomainError('not-found', text);
}

/** The refusal of data, with a message for each field that will not do. */
export function invalid(fields: FieldMessages): DomainError {
  return new DomainError(
    'invalid',
    {
      el: 'Ορισμένα πεδία χρειάζονται διόρθωση.',
      en: 'Some fields need to be corrected.',
    },
    { fields },
  );
}
