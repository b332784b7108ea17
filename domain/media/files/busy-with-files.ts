import { DomainError } from '../../errors.ts';

/** Too many files are under way; a moment later there may be room. */
export function busyWithFiles(): DomainError {
  return new DomainError(
    'unavailable',
    {
      el: 'Ο διακομιστής επεξεργάζεται ήδη πολλά αρχεία. Δοκιμάστε ξανά σε λίγο.',
      en: 'The server is busy with other files. Please try again shortly.',
    },
    { retryAfter: 5 },
  );
}
