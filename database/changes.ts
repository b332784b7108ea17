import { sql } from 'kysely';
import type pg from 'pg';
import type { Connection, Db } from './connect.ts';
import { onSiteChange, originOf, SITE_CHANNEL } from './transaction.ts';

const RECONNECT_MS = 1000;
/** So often the SQLite file is asked whether another process wrote to it. */
const LOOK_MS = 500;

/** What hears of changes of the public site, until it is closed. */
export interface Changes {
  /** Whether this process hears of changes that others make. */
  isFresh(): boolean;
  close(): Promise<void>;
}

/**
 * Calls `onChange` after every transaction that changed the public site (`touchSite`): at once in this
 * process, and by PostgreSQL's NOTIFY in the others. Where a change may have been missed `onUnknown` is
 * called, or `onChange` where none is given: when the line to PostgreSQL stands (again), and after another
 * process wrote to the SQLite file, such as a second one of the site or a command.
 */
export function openChanges(
  connection: Connection,
  onChange: () => void,
  onUnknown: () => void = onChange,
): Changes {
  const { db, kind, pool } = connection;
  const stopHearing = onSiteChange(db, onChange);
  // One's own message is no news: `onChange` was called when the transaction ended.
  const onMessage = (origin: string | undefined) => {
    if (origin !== originOf(db)) onChange();
  };
  const watch = pool
    ? listen(pool, onMessage, onUnknown)
    : kind === 'sqlite'
      ? watchFile(db, onUnknown)
      : undefined;
  return {
    isFresh: () => watch?.hears() ?? true,
    close: async () => {
      stopHearing();
      await watch?.close();
    },
  };
}

/** SQLite counts the commits of other connections to its file (https://sqlite.org/pragma.html#pragma_data_version). */
function watchFile(db: Db, onUnknown: () => void) {
  let known: number | undefined;
  let looking: Promise<void> = Promise.resolve();
  async function look(): Promise<void> {
    let version: number | undefined;
    try {
      const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
      version = rows[0]?.data_version;
    } catch {
      // Whoever asks for a page is told; when the file can be read again, its count says what happened.
      return;
    }
    if (known !== undefined && version !== known) onUnknown();
    known = version;
  }
  const begin = () => {
    looking = look();
  };
  begin();
  const timer = setInterval(begin, LOOK_MS);
  timer.unref();
  return {
    hears: () => true,
    close: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}

function listen(
  pool: pg.Pool,
  onMessage: (origin: string | undefined) => void,
  onUnknown: () => void,
) {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let letGo: (() => void) | undefined;
  let hears = false;
  let connecting: Promise<void> = connect();

  async function connect(): Promise<void> {
    let client: pg.PoolClient;
    try {
      client = await pool.connect();
    } catch {
      retry();
      return;
    }
    let gone = false;
    // One broken line is told several times: as an event, again at its end, and to the query under way.
    const release = () => {
      if (gone) return;
      gone = true;
      letGo = undefined;
      hears = false;
      client.release(true);
      retry();
    };
    letGo = release;
    client.on('error', release);
    client.on('notification', ({ payload }) => onMessage(payload));
    try {
      await client.query(`listen ${SITE_CHANNEL}`);
      hears = !gone;
      onUnknown();
    } catch {
      release();
    }
  }

  function retry(): void {
    if (closed) return;
    timer = setTimeout(() => {
      connecting = connect();
    }, RECONNECT_MS);
  }

  return {
    hears: () => hears,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await connecting;
      letGo?.();
    },
  };
}
