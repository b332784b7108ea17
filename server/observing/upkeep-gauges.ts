import { statfs } from 'node:fs/promises';
import type { Db } from '../../database/connect.ts';
import { writeFact } from '../../domain/facts/facts.ts';
import { countWaitingLetters } from '../../domain/mail/outbox.ts';
import type { MediaStore } from '../../domain/media/store/store.ts';
import { readBackupState } from '../../domain/upkeep/backup-state.ts';
import { readInstalledAt, readLastRetention } from '../../domain/upkeep/moments.ts';
import type { Gauge } from './metrics.ts';

export interface UpkeepSources {
  db: Db;
  store: MediaStore;
  dataDir: string;
  /** Whether this process has heard of every change up to a moment ago. */
  isListening(): boolean;
  now(): Date;
}

/** The shortest time between two readings of a costly figure. */
const PROBE_MS = 60_000;
/** After this time without an answer a probe has failed. */
const PROBE_LIMIT_MS = 10_000;
const WRITE_PROBE = 'write-probe';

export const gauge = (name: string, help: string, value: number): Gauge => ({ name, help, value });
const truth = (name: string, help: string, value: boolean) =>
  gauge(name, `${help}: 1 or 0.`, value ? 1 : 0);

/** Reads the figures for operators. None of them can fail: a missing answer is a figure, too. */
export class UpkeepGauges {
  readonly #sources: UpkeepSources;
  readonly #canWrite: () => Promise<boolean>;
  readonly #hasStore: () => Promise<boolean>;

  constructor(sources: UpkeepSources) {
    this.#sources = sources;
    const { db, store, now } = sources;
    this.#canWrite = probe(now, () => writeFact(db, WRITE_PROBE, now().toISOString()));
    this.#hasStore = probe(now, () => store.exists(WRITE_PROBE));
  }

  async read(): Promise<Gauge[]> {
    const { isListening } = this.#sources;
    const groups = await Promise.all([
      this.#database(),
      this.#disk(),
      this.#hasStore().then((value) => [
        truth('dimos_media_store_up', 'Whether the folder or bucket of media answers', value),
      ]),
    ]);
    return [
      ...groups.flat(),
      truth('dimos_listening', 'Whether changes by other servers are heard', isListening()),
    ];
  }

  async #database(): Promise<Gauge[]> {
    const { db, now } = this.#sources;
    const up = (value: boolean) =>
      truth('dimos_database_up', 'Whether the database answers', value);
    try {
      const { waiting, failing } = await countWaitingLetters(db);
      const { last, failing: backupFails, trial } = await readBackupState(db);
      const installed = (await readInstalledAt(db)) ?? now().toISOString();
      const retention = await readLastRetention(db);
      // A job that never ran has been due since the first start.
      const age = (name: string, of: string, at: string | undefined) =>
        gauge(
          name,
          `Seconds since ${of}, or since the first start where there was none.`,
          Math.max(0, (now().getTime() - Date.parse(at ?? installed)) / 1000),
        );
      return [
        up(true),
        truth(
          'dimos_database_writable',
          'Whether something could be written to the database, tried once a minute',
          await this.#canWrite(),
        ),
        gauge('dimos_outbox_waiting', 'Letters that wait to be sent.', waiting),
        gauge('dimos_outbox_failing', 'Letters that wait after a failed attempt.', failing),
        truth(
          'dimos_backup_failing',
          'Whether the last attempt at a backup failed',
          backupFails !== undefined,
        ),
        age('dimos_last_backup_age_seconds', 'the last backup', last?.at),
        truth(
          'dimos_restore_trial_failing',
          'Whether the last backup could not be restored on trial',
          trial?.isGood === false,
        ),
        age(
          'dimos_last_restore_trial_age_seconds',
          'a backup was last restored on trial',
          trial?.at,
        ),
        age('dimos_last_retention_age_seconds', 'what was kept long enough was deleted', retention),
      ];
    } catch {
      // The missing answer is the figure.
      return [
        up(false),
        truth('dimos_database_writable', 'Whether something could be written', false),
      ];
    }
  }

  async #disk(): Promise<Gauge[]> {
    try {
      const { bavail, blocks, bsize } = await statfs(this.#sources.dataDir);
      return [
        gauge('dimos_disk_free_bytes', 'Free on the disk of DATA_DIR.', bavail * bsize),
        gauge('dimos_disk_size_bytes', 'Size of the disk of DATA_DIR.', blocks * bsize),
      ];
    } catch {
      // A missing disk has no room.
      return [gauge('dimos_disk_free_bytes', 'Free on the disk of DATA_DIR.', 0)];
    }
  }
}

/** Whether something can be done; the finding is kept for a while. */
function probe(now: () => Date, act: () => Promise<unknown>): () => Promise<boolean> {
  let found: Promise<boolean> | undefined;
  let foundAt = 0;
  return () => {
    const at = now().getTime();
    if (!found || Math.abs(at - foundAt) >= PROBE_MS) {
      foundAt = at;
      found = withinLimit(act());
    }
    return found;
  };
}

function withinLimit(acting: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => resolve(false), PROBE_LIMIT_MS);
    acting
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(limit));
  });
}
