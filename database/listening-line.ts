import type pg from 'pg';
import { breakOff, type PostgresLines } from './postgres-lines.ts';
import { SITE_CHANNEL, type SiteMessage, type VersionReader } from './site-version.ts';

/** How often a question is sent over the listening line, and how long the answer may take; milliseconds. */
export interface Heartbeat {
  everyMs: number;
  answerMs: number;
  /** For opening another line. */
  connectMs: number;
  /** Between two attempts to open one. */
  retryMs: number;
}

const HEARTBEAT: Heartbeat = {
  everyMs: 1000,
  answerMs: 1000,
  connectMs: 2000,
  retryMs: 1000,
};

export interface ListeningLineOptions {
  onMessage(message: SiteMessage): void;
  /** After each answer; `asked` is the moment of the question by performance.now(). Reads more on the same line. */
  onBeat(read: VersionReader, asked: number): Promise<void>;
  heartbeat?: Partial<Heartbeat> | undefined;
}

/** Opened again whenever it breaks or no longer answers, until it is closed. */
export interface ListeningLine {
  close(): Promise<void>;
}

/**
 * A line to PostgreSQL on which the messages of other processes come. A frozen line looks like a quiet one, so the
 * counter of changes is read over it each second, and it is replaced when no answer comes.
 */
export function openListeningLine(
  lines: PostgresLines,
  { onMessage, onBeat, heartbeat }: ListeningLineOptions,
): ListeningLine {
  const pace = { ...HEARTBEAT, ...heartbeat };
  let isClosed = false;
  let line: pg.Client | undefined;
  let wake: (() => void) | undefined;

  /** Ends early when the line breaks or is closed. */
  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** Listens on one line until it breaks, and then throws. `hasAnswered` tells whether it had answered before. */
  async function follow(state: { hasAnswered: boolean }): Promise<void> {
    const client = lines.newAskingLine(pace.connectMs);
    line = client;
    let broken: Error | undefined;
    client.on('error', (error) => {
      broken = error;
      wake?.();
    });
    client.on('notification', ({ payload }) => {
      const message = readMessage(payload);
      if (message) onMessage(message);
    });
    try {
      await client.connect();
      while (!isClosed) {
        if (broken) throw broken;
        const asked = performance.now();
        await answerWithin(pace.answerMs, onBeat(readerOf(client), asked));
        state.hasAnswered = true;
        if (!broken && !isClosed) await rest(pace.everyMs);
      }
    } finally {
      breakOff(client);
    }
  }

  async function run(): Promise<void> {
    while (!isClosed) {
      const state = { hasAnswered: false };
      await follow(state).catch(() => {
        // The time of the last answer tells whether there is a line; see Changes.isFresh.
      });
      if (isClosed) return;
      lines.dropIdle();
      if (!state.hasAnswered) await rest(pace.retryMs);
    }
  }

  const running = run();
  return {
    close: async () => {
      isClosed = true;
      wake?.();
      if (line) breakOff(line);
      await running;
    },
  };
}

/**
 * Each question repeats LISTEN. If it already holds, that changes nothing. The last question of each connection then
 * shows which sites are running (restore-backup.ts).
 */
function readerOf(client: pg.Client): VersionReader {
  const ask = async <R extends pg.QueryResultRow>(question: string): Promise<R[]> => {
    const results = await client.query(`listen ${SITE_CHANNEL}; ${question}`);
    return (results as unknown as [unknown, pg.QueryResult<R>])[1].rows;
  };
  return {
    version: async () => {
      const rows = await ask<{ version: number }>('select version from site_version');
      return rows[0]?.version ?? 0;
    },
    withdrawnAfter: async (version) => {
      const rows = await ask<{ subject: string }>(
        `select subject from site_withdrawals where version > ${Number(version)}`,
      );
      return rows.map(({ subject }) => subject);
    },
  };
}

/** Throws when the answer has not come in time. */
async function answerWithin(ms: number, answer: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // After a moment in which this process did nothing at all, an answer may lie there unread: it is read first.
      setImmediate(() => reject(new Error('The line to PostgreSQL does not answer.')));
    }, ms);
  });
  try {
    await Promise.race([answer, patience]);
  } finally {
    clearTimeout(timer);
    // The line is then dropped, and the question fails when nobody waits for it any more.
    answer.catch(() => {});
  }
}

/** Other messages on the channel are not ours. */
function readMessage(payload: string | undefined): SiteMessage | undefined {
  try {
    const message = JSON.parse(payload ?? '') as SiteMessage;
    return typeof message?.version === 'number' ? message : undefined;
  } catch {
    return undefined;
  }
}
