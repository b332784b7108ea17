import { sql } from 'kysely';
import type pg from 'pg';
import type { Connection, Db } from './connect.ts';

const CHANNEL = 'dimos_content';
const RECONNECT_MS = 1000;
/** So often the SQLite file is asked whether another process wrote to it. */
const LOOK_MS = 500;

/** Says that content changed, to every process on the database. */
export interface Changes {
  announce(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Calls `onChange` after every announced change: at once in this process, and by PostgreSQL's
 * NOTIFY in the others. Where a change may have been missed `onUnknown` is called, or `onChange` where none
 * is given: when the line to PostgreSQL stands (again), and after another process wrote to the SQLite file,
 * such as a second one of the site or a command.
 */
export function openChanges(
  connection: Connection,
  onChange: () => void,
  onUnknown: () => void = onChange,
): Changes {
  const { pool } = connection;
  if (!pool) {
    const watch = connection.kind === 'sqlite' ? watchFile(connection.db, onUnknown) : undefined;
    return {
      announce: async () => onChange(),
      close: async () => watch?.close(),
    };
  }
  const listener = listen(pool, onChange, onUnknown);
  return {
    announce: async () => {
      onChange();
      await sql`select pg_notify(${CHANNEL}, '')`.execute(connection.db);
    },
    close: listener.close,
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
    close: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}

function listen(pool: pg.Pool, onChange: () => void, onUnknown: () => void) {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let letGo: (() => void) | undefined;
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
      client.release(true);
      retry();
    };
    letGo = release;
    client.on('error', release);
    client.on('notification', onChange);
    try {
      await client.query(`listen ${CHANNEL}`);
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
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await connecting;
      letGo?.();
    },
  };
}
