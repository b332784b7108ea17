/** The finding of a check of the installation. A note is worth knowing; a problem needs the operator. */
export interface CheckFinding {
  level: 'ok' | 'note' | 'problem';
  /** One line; for a note or problem it says what to do. */
  text: string;
}

export const ok = (text: string): CheckFinding => ({ level: 'ok', text });
export const note = (text: string): CheckFinding => ({ level: 'note', text });
export const problem = (text: string): CheckFinding => ({ level: 'problem', text });

/** The message of an error, on one line. */
export function reason(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: string };
  return (message || String(code ?? error)).replace(/\s+/g, ' ').replace(/[.\s]+$/, '');
}

/** Why an error came about: what the libraries wrap only says which file could not be read or written. */
export function firstCause(error: unknown): unknown {
  const { cause } = error as { cause?: unknown };
  return cause instanceof Error ? firstCause(cause) : error;
}
