import { sql } from 'kysely';
import { type Db, isSqlite } from './connect.ts';

/** PostgreSQL's channel on which processes tell each other that the public site changed. */
export const SITE_CHANNEL = 'dimos_content';

/** A message of PostgreSQL holds 8,000 bytes; longer lists of withdrawn ids are read from their table. */
const MAX_MESSAGE_LENGTH = 7000;
/**
 * The number of last changes whose withdrawn ids are kept. A server that missed more must assume that any id was
 * withdrawn.
 */
const KEPT_VERSIONS = 1000;

/** A change of what the public sees. */
export interface SiteChange {
  /** Goes up by one with each, in the order in which they are committed. */
  version: number;
  /** The ids of rows that nobody may see any more. */
  withdrawn: readonly string[];
}

/** The message between processes; `withdrawn` is left out where it is too long. */
export interface SiteMessage extends Omit<SiteChange, 'withdrawn'> {
  origin: string;
  withdrawn?: readonly string[];
}

/**
 * Counts a change of the public site in its transaction, and tells the other processes with the commit. Every
 * other change waits for the counted row until then, so this comes last.
 */
export async function countSiteChange(
  tx: Db,
  withdrawn: readonly string[],
  origin: string,
): Promise<SiteChange> {
  const { version } = await tx
    .updateTable('site_version')
    .set((e) => ({ version: e('version', '+', 1) }))
    .returning('version')
    .executeTakeFirstOrThrow();
  if (withdrawn.length > 0) {
    await tx
      .insertInto('site_withdrawals')
      .values(withdrawn.map((subject) => ({ version, subject })))
      .execute();
    await tx
      .deleteFrom('site_withdrawals')
      .where('version', '<=', version - KEPT_VERSIONS)
      .execute();
  }
  if (!isSqlite(tx)) {
    const whole = JSON.stringify({ origin, version, withdrawn } satisfies SiteMessage);
    const message = whole.length > MAX_MESSAGE_LENGTH ? JSON.stringify({ origin, version }) : whole;
    await sql`select pg_notify(${SITE_CHANNEL}, ${message})`.execute(tx);
  }
  return { version, withdrawn };
}

/** Asks the database for the counter and what was withdrawn; each gives rows. */
export interface VersionReader {
  version(): Promise<number>;
  withdrawnAfter(version: number): Promise<string[]>;
}

/** What to do about the changes since the last reading. */
export type MissedChanges = 'nothing' | 'anything' | { withdrawn: readonly string[] };

/**
 * The changes that this process knows. It hears of them in any order (by the end of its own transaction, by a
 * message, by the counter) and must act on each once.
 */
export class KnownVersions {
  /** All changes up to this one are known. */
  #upTo: number | undefined;
  /** Known changes beyond that one. */
  readonly #beyond = new Set<number>();

  /** Notes a change. Returns whether it is news. */
  note(version: number): boolean {
    if (this.#upTo !== undefined && version <= this.#upTo) return false;
    if (this.#beyond.has(version)) return false;
    this.#beyond.add(version);
    this.#advance();
    return true;
  }

  /**
   * Compares with the counter. `underWay` are changes that this process has counted in open transactions: it hears
   * of their end by itself.
   */
  async compare(read: VersionReader, underWay: ReadonlySet<number>): Promise<MissedChanges> {
    // A message may come while the counter is read: that is no step back.
    const before = this.#upTo;
    const version = await read.version();
    if (before === undefined || version < before || version - before > KEPT_VERSIONS) {
      this.#upTo = version;
      this.#beyond.clear();
      return 'anything';
    }
    const missed: number[] = [];
    for (let one = (this.#upTo ?? before) + 1; one <= version; one++) {
      if (!this.#beyond.has(one) && !underWay.has(one)) missed.push(one);
    }
    if (missed.length === 0) return 'nothing';
    const withdrawn = await read.withdrawnAfter(before);
    // A message may have come while that was read.
    const news = missed.filter((one) => this.note(one));
    return news.length === 0 ? 'nothing' : { withdrawn };
  }

  #advance(): void {
    if (this.#upTo === undefined) return;
    while (this.#beyond.delete(this.#upTo + 1)) this.#upTo++;
  }
}
