import pg from 'pg';
import type { PostgresLimits } from './postgres-limits.ts';

/**
 * Every line asks for these by itself, whatever the server, its database or the role has as its default. Who wants
 * something else says so in `options` of the address, which replace all of them.
 *
 * A change is not acknowledged before it is on the disk. Statements are not compiled: PostgreSQL guesses that a search
 * costs much, and compiles it each time for longer than it then takes (docs/decisions/0096).
 */
const OF_EACH_LINE = '-c synchronous_commit=on -c jit=off';
/**
 * PostgreSQL asks whether this machine is still there. The sessions of lines that a firewall forgot would stay for two
 * hours, and after some more of them nobody got another one. The same where a proxy takes no more of an answer.
 */
const OF_EACH_SESSION =
  '-c tcp_keepalives_idle=60 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3 -c tcp_user_timeout=90000';

const POOL_IDLE_MS = 10_000;

/** TCP itself notices on idle lines that a machine has vanished. */
const KEEP_ALIVE_DELAY_MS = 10_000;
const INT8_OID = 20;

/** All lines of this process to a PostgreSQL server: a pool for queries, and single ones beside it. */
export class PostgresLines {
  readonly pool: pg.Pool;
  readonly #config: pg.ClientConfig;
  readonly #limits: PostgresLimits;
  readonly #all = new Set<pg.PoolClient>();
  readonly #idle = new Set<pg.PoolClient>();

  constructor(url: string, limits: PostgresLimits) {
    this.#limits = limits;
    this.#config = {
      connectionString: url,
      connectionTimeoutMillis: limits.connectMs,
      options: `${OF_EACH_LINE} ${OF_EACH_SESSION}`,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
      types: { getTypeParser: parserFor },
    };
    this.pool = new pg.Pool({
      ...this.#askingConfig,
      max: limits.poolSize,
      idleTimeoutMillis: POOL_IDLE_MS,
      query_timeout: limits.answerMs,
      statement_timeout: limits.statementMs,
      idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    });
    // An idle connection that breaks (server restarted) is replaced by the pool on the next query.
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => {
      this.#all.add(client);
      // One that breaks while in use fails its query; without a listener the event would end the process.
      client.on('error', () => {});
      discardWhenSilent(client);
    });
    this.pool.on('acquire', (client) => this.#idle.delete(client));
    this.pool.on('release', (_error, client) => this.#idle.add(client));
    this.pool.on('remove', (client) => {
      this.#idle.delete(client);
      this.#all.delete(client);
    });
  }

  /** The configuration of a line that is asked all the time, or closed. */
  get #askingConfig(): pg.ClientConfig {
    const idle = `-c idle_session_timeout=${this.#limits.idleMs}`;
    return { ...this.#config, options: `${this.#config.options} ${idle}` };
  }

  /** A separate line, not yet connected, without limits for statements; it may be silent. The caller closes it. */
  newLine(): pg.Client {
    return prepared(new pg.Client(this.#config));
  }

  /** The same, but PostgreSQL ends it when it is silent. */
  newAskingLine(connectMs: number): pg.Client {
    const client = new pg.Client({ ...this.#askingConfig, connectionTimeoutMillis: connectMs });
    return prepared(client);
  }

  /** Drops the idle lines of the pool: they may be frozen like another one. */
  dropIdle(): void {
    for (const client of this.#idle) breakOff(client);
  }

  /** Runs the function that ends the pool, and after a while drops the lines that still wait for answers. */
  async close(end: () => Promise<void>): Promise<void> {
    const limit = setTimeout(() => {
      for (const client of this.#all) breakOff(client);
    }, this.#limits.closeMs);
    try {
      await end();
    } finally {
      clearTimeout(limit);
    }
  }
}

/** Without a listener the event of a line that breaks would end the process. */
function prepared(client: pg.Client): pg.Client {
  client.on('error', () => {});
  return client;
}

/** Ends a line without waiting for the other side. Its pending queries fail. */
export function breakOff(client: pg.ClientBase): void {
  (client as pg.Client).connection.stream.destroy();
}

/**
 * When a query was given up, its answer may still come and be taken for that of the next query. So the line is never
 * used again: the pool does not take back a client that is ending.
 */
function discardWhenSilent(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const query = (...asked: unknown[]) => {
    const answer = ask(...asked);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (isSilence(error)) void (client as unknown as pg.Client).end();
      });
    }
    return answer;
  };
  Object.assign(client, { query });
}

/** pg's message for an answer that did not come in time; it has no code. */
const isSilence = (error: unknown) =>
  error instanceof Error && error.message === 'Query read timeout';

/** Counts are int8, which pg gives as text; ours fit a number. */
function parserFor(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === INT8_OID) return Number;
  return pg.types.getTypeParser(oid, format as 'text');
}
