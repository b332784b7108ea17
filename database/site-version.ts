import { sql } from 'kysely';
import { type Db, isSqlite } from './connect.ts';

/** PostgreSQL's channel on which processes tell each other that the public site changed. */
export const SITE_CHANNEL = 'dimos_content';

/** A message of PostgreSQL holds 8,000 bytes; what was withdrawn is otherwise read from its table. */
const MAX_MESSAGE_LENGTH = 7000;
/** So many changes back it is known what was withdrawn. Who has heard of none of them must take it for anything. */
const KEPT_VERSIONS = 1000;

/** A change of what the public sees. */
export interface SiteChange {
  /** Goes up by one with each, in the order in which they are committed. */
  version: number;
  /** The ids of what nobody may see any more. */
  withdrawn: readonly string[];
}

/** What processes tell each other; `withdrawn` is left out where it is too long. */
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

/** What must be done about the changes since the last look. */
export type Missed = 'nothing' | 'anything' | { withdrawn: readonly string[] };

/**
 * Which changes this process knows of. They are heard of in any order (by the end of an own transaction, by a
 * message, by the counter) and each is to be acted on once.
 */
export class KnownVersions {
  /** All changes up to this one are known. */
  #upTo: number | undefined;
  /** Those beyond. */
  readonly #beyond = new Set<number>();

  /** Notes a change; whether it is news. */
  note(version: number): boolean {
    if (this.#upTo !== undefined && version <= this.#upTo) return false;
    if (this.#beyond.has(version)) return false;
    this.#beyond.add(version);
    this.#advance();
    return true;
  }

  /**
   * Compares with the counter. `underWay` are changes that this process has counted and not yet seen the end
   * of: it hears of them by itself.
   */
  async compare(read: VersionReader, underWay: ReadonlySet<number>): Promise<Missed> {
    const version = await read.version();
    const before = this.#upTo;
    if (before === undefined || version < before || version - before > KEPT_VERSIONS) {
      this.#upTo = version;
      this.#beyond.clear();
      return 'anything';
    }
    const missed: number[] = [];
    for (let one = before + 1; one <= version; one++) {
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
