import { sql } from 'kysely';
import type { Connection, Db } from './connect.ts';
import { type Heartbeat, openListeningLine } from './listening-line.ts';
import { KnownVersions, type MissedChanges, type VersionReader } from './site-version.ts';
import { markOfProcess, onSiteChange, siteChangesUnderWay } from './transaction.ts';

/** How often the process asks whether another process wrote to the SQLite file. */
const LOOK_MS = 500;
/** After this time without an answer, the process no longer knows what the public should see. */
const FRESH_MS = 3000;

/** The news about the public site. */
export interface SiteListener {
  /** Something changed; `withdrawn` has the ids that nobody may see any more, or says that it may be any id. */
  onChange(withdrawn: readonly string[] | 'anything'): void;
  /** The line to PostgreSQL stands (again). */
  onLine?(): void;
}

/** The listener for changes of the public site, until it is closed. */
export interface Changes {
  /** Whether this process has heard of every change up to a moment ago. */
  isFresh(): boolean;
  close(): Promise<void>;
}

/**
 * Tells of every transaction that changed the public site (`touchSite`), once: at once in this process, by
 * PostgreSQL's NOTIFY in the others, and by the counter in the database, which each reads once a second, when
 * no message came through. On SQLite the counter is read only after another process wrote to the file.
 */
export function openChanges(
  connection: Connection,
  { onChange, onLine }: SiteListener,
  pace: { heartbeat?: Partial<Heartbeat>; freshMs?: number } = {},
): Changes {
  const { db, kind, lines } = connection;
  const { freshMs = FRESH_MS } = pace;
  const known = new KnownVersions();
  const underWay = siteChangesUnderWay(db);
  const act = (missed: MissedChanges) => {
    if (missed === 'anything') onChange('anything');
    else if (missed !== 'nothing') onChange(missed.withdrawn);
  };
  const stopHearing = onSiteChange(db, ({ version, withdrawn }) => {
    known.note(version);
    onChange(withdrawn);
  });
  let answeredAt = Number.NEGATIVE_INFINITY;
  const isFresh = () => performance.now() - answeredAt < freshMs;
  const watch = lines
    ? openListeningLine(lines, {
        heartbeat: pace.heartbeat,
        onMessage: ({ origin, version, withdrawn }) => {
          // A process ignores its own message: `onChange` was called when the transaction ended.
          if (origin === markOfProcess(db) || !withdrawn) return;
          if (known.note(version)) onChange(withdrawn);
        },
        onBeat: async (read, asked) => {
          act(await known.compare(read, underWay));
          const wasFresh = isFresh();
          answeredAt = asked;
          if (!wasFresh) onLine?.();
        },
      })
    : kind === 'sqlite'
      ? watchFile(db, async () => act(await known.compare(readerOf(db), underWay)))
      : undefined;
  return {
    // Without a server there is no line that could freeze.
    isFresh: () => !lines || isFresh(),
    close: async () => {
      stopHearing();
      await watch?.close();
    },
  };
}

function readerOf(db: Db): VersionReader {
  return {
    version: async () => {
      const row = await db.selectFrom('site_version').select('version').executeTakeFirst();
      return row?.version ?? 0;
    },
    withdrawnAfter: async (version) => {
      const query = db.selectFrom('site_withdrawals').select('subject');
      const rows = await query.where('version', '>', version).execute();
      return rows.map(({ subject }) => subject);
    },
  };
}

/**
 * SQLite counts the commits of other connections to its file (https://sqlite.org/pragma.html#pragma_data_version):
 * as long as there are none, nothing is read. `onWrite` is called at first, too.
 */
function watchFile(db: Db, onWrite: () => Promise<void>) {
  let seen: number | undefined;
  let looking: Promise<void> = Promise.resolve();
  async function look(): Promise<void> {
    try {
      const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
      const version = rows[0]?.data_version;
      if (version === seen) return;
      await onWrite();
      seen = version;
    } catch {
      // Requests for pages report the error; when the file can be read again, its count says what happened.
    }
  }
  const begin = () => {
    looking = looking.then(look);
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
