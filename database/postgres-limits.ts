/**
 * How many connections to a PostgreSQL server one process uses, and how long it waits. Times are in milliseconds.
 */
export interface PostgresLimits {
  /** Lines of the pool; the line for LISTEN comes on top. */
  poolSize: number;
  /** For opening a line, and for a free place in the pool. */
  connectMs: number;
  /** The time after which PostgreSQL ends a statement. */
  statementMs: number;
  /** A line whose answer takes longer is dropped: neither the answer nor the server's own refusal came through. */
  answerMs: number;
  /**
   * The time after which PostgreSQL ends an idle transaction. A transaction behind a frozen line would otherwise
   * keep its rows locked, and the saves of all other servers would wait for it.
   */
  idleInTransactionMs: number;
  /**
   * The time after which PostgreSQL ends a line on which nobody asks anything. The pool closes idle lines sooner
   * (`POOL_IDLE_MS`), and the listening line asks each second: whoever is silent for longer is behind a proxy that
   * froze and never lets go. Enough of those and nobody would get a line any more (`max_connections`).
   */
  idleMs: number;
  /** The time after which, at the end of the process, lines that still wait for an answer are dropped. */
  closeMs: number;
}

export const POSTGRES_LIMITS: PostgresLimits = {
  poolSize: 10,
  connectMs: 5000,
  statementMs: 7000,
  answerMs: 8000,
  idleInTransactionMs: 6000,
  idleMs: 60_000,
  closeMs: 2000,
};
