import { createHash } from 'node:crypto';
import { type Db, isSqlite } from '../../../database/connect.ts';
import type {
  EntryTable,
  PublishingSetEntryTable,
  PublishingSetTable,
} from '../../../database/tables.ts';
import type { Tx } from '../../../database/transaction.ts';
import { DomainError } from '../../errors.ts';
import { setNotFound } from './publishing-set.ts';

/** An entry in a set, with what the set knows of it. */
export interface Member {
  member: PublishingSetEntryTable;
  /** As stored, even where it lies in the bin. */
  entry: EntryTable;
}

/**
 * The set as stored; nobody else changes it until the end of this transaction. Every act on a set locks the set first,
 * then its entries in the order of their ids, so that no two acts wait for each other. Throws 'not-found'.
 */
export async function lockSet(tx: Tx, id: string): Promise<PublishingSetTable> {
  const set = await tx
    .selectFrom('publishing_sets')
    .selectAll()
    .where('id', '=', id)
    // On SQLite, writing transactions run one after another.
    .$if(!isSqlite(tx), (query) => query.forUpdate())
    .executeTakeFirst();
  if (!set) throw setNotFound();
  return set;
}

/** The entries with those ids, locked in the order of their ids; those that are not there are left out. */
export async function lockEntries(tx: Tx, ids: readonly string[]): Promise<EntryTable[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('entries')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(!isSqlite(tx), (query) => query.forUpdate())
    .execute();
}

/** The entries of a locked set, locked in the order of their ids. */
export async function lockMembers(tx: Tx, setId: string): Promise<Member[]> {
  const members = await membersOf(tx, setId);
  const entries = await lockEntries(
    tx,
    members.map(({ entry_id }) => entry_id),
  );
  // Only now: whoever held an entry may have chosen other languages for it (`keepLanguagesInSet`).
  return joined(await membersOf(tx, setId), entries);
}

/** The entries of a set as they are now, in the order of their ids. */
export async function readMembers(db: Db, setId: string): Promise<Member[]> {
  const members = await membersOf(db, setId);
  if (members.length === 0) return [];
  const ids = members.map(({ entry_id }) => entry_id);
  const entries = await db.selectFrom('entries').selectAll().where('id', 'in', ids).execute();
  return joined(members, entries);
}

/** The entries of a set in the order in which they were added: that of the screen, and of every list of them. */
export function inOrderOfSet<M extends Member>(members: readonly M[]): M[] {
  return members.toSorted((one, other) => one.member.position - other.member.position);
}

function membersOf(db: Db, setId: string): Promise<PublishingSetEntryTable[]> {
  return db
    .selectFrom('publishing_set_entries')
    .selectAll()
    .where('set_id', '=', setId)
    .orderBy('entry_id')
    .execute();
}

function joined(
  members: readonly PublishingSetEntryTable[],
  entries: readonly EntryTable[],
): Member[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return members.flatMap((member) => {
    const entry = byId.get(member.entry_id);
    return entry ? [{ member, entry }] : [];
  });
}

/** What somebody has seen of a set in a few letters: other entries, languages or saves since give another stamp. */
export function stampOf(members: readonly Member[]): string {
  const seen = members.map(({ member, entry }) => [
    entry.id,
    member.languages,
    entry.version,
    entry.deleted_at,
  ]);
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 22);
}

/** Refuses to publish what nobody has looked at, with 'conflict'. */
export function requireStamp(members: readonly Member[], stamp: string): void {
  if (stamp === stampOf(members)) return;
  throw new DomainError(
    'conflict',
    {
      el: 'Κάποιος άλλαξε στο μεταξύ την ομάδα ή μια εγγραφή της. Δείτε την ξανά πριν τη δημοσιεύσετε.',
      en: 'Somebody has changed the set, or one of its entries, in the meantime. Look at it again before you publish.',
    },
    { details: { isStale: true } },
  );
}
