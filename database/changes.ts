import { sql } from 'kysely';
import type pg from 'pg';
import type { Connection } from './connect.ts';

const CHANNEL = 'dimos_content';
const RECONNECT_MS = 1000;

/** Says that content changed, to every process on the database. */
export interface Changes {
  announce(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Calls `onChange` after every announced change: at once in this process, and by PostgreSQL's
 * NOTIFY in the others. When the line to PostgreSQL stands (again), a change may have been missed:
 * then `onLine` is called, or `onChange` where none is given.
 */
export function openChanges(
  connection: Connection,
  onChange: () => void,
  onLine: () => void = onChange,
): Changes {
  const { pool } = connection;
  if (!pool) {
    return {
      announce: async () => onChange(),
      close: async () => {},
    };
  }
  const listener = listen(pool, onChange, onLine);
  return {
    announce: async () => {
      onChange();
      await sql`select pg_notify(${CHANNEL}, '')`.execute(connection.db);
    },
    close: listener.close,
  };
}

function listen(pool: pg.Pool, onChange: () => void, onLine: () => void) {
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
      onLine();
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
