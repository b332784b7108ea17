import type { Db } from '../../../database/connect.ts';
import type { EntryTable } from '../../../database/tables.ts';
import { inTransaction, type Tx } from '../../../database/transaction.ts';
import { requireMayPublish } from '../../accounts/may-publish.ts';
import type { Acting } from '../../acting.ts';
import { findContentType } from '../../content-types/all.ts';
import { DomainError } from '../../errors.ts';
import { restoreMediaOf } from '../../media/acts/restore-medium.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { changeEntry, checkAndTellSite, keepRevision, recordAct } from '../acts/write-entry.ts';
import { leaveAddress } from '../addresses/former-addresses.ts';
import type { ContentType } from '../model/content-type.ts';
import { copyColumns, languagesAsShown, readCopies } from '../model/copies.ts';
import { requireMayEdit } from '../model/entry-refusals.ts';
import { readLanguages, writeLanguages } from '../model/languages/languages.ts';
import { NOT_LEAVING } from '../model/plans.ts';
import { readStored } from '../model/stored-data.ts';
import { keepReferences } from '../references/keep-references.ts';
import { requireUnused } from '../references/require-unused.ts';
import { collectReasons } from './collect-reasons.ts';
import { NOTHING_KNOWN, openSetOf } from './fill-set.ts';
import { inOrderOfSet, lockMembers, lockSet, type Member } from './lock-set.ts';
import { recordSet } from './publish-set.ts';
import { listTitles, named } from './readiness.ts';

/** Why the public does not see any more what the set made public. */
export type ChangedSince = 'deleted' | 'published' | 'state' | 'no-type';

/** What becomes of entries that were changed since: they stay as they are, or go back with the others. */
export type ChangedChoice = 'keep' | 'undo';

/**
 * Takes the publication of a set back: the public sees each entry as it did before, or no longer, and working copies
 * stay. The set is open again then. Where entries were published again, taken off the site or deleted since, it is
 * refused with 'conflict' and `changed`, until somebody chooses what becomes of them; what lies in the bin always
 * stays. Also throws 'not-found', 'forbidden', 'invalid' where personal data would be public again and need a reason,
 * or 'conflict' where the site leads to an entry that would go.
 */
export async function undoSet(
  db: Db,
  id: string,
  choice: ChangedChoice | undefined,
  acting: Acting,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const set = await lockSet(tx, id);
    if (set.state !== 'published') throw notPublished();
    await requireMayPublish(tx, acting.by);
    const members = await lockMembers(tx, id);
    const changed = new Map<string, ChangedSince>();
    for (const one of members) {
      const since = await changedSince(tx, one);
      if (since) changed.set(one.entry.id, since);
    }
    if (changed.size > 0 && !choice) throw changedMeanwhile(members, changed);
    const back = members.filter(({ entry }) => {
      const since = changed.get(entry.id);
      return !since || (choice === 'undo' && since !== 'deleted' && since !== 'no-type');
    });
    await undoAll(tx, back, acting);
    await openAgain(tx, id, members);
    await recordSet(tx, 'publication-undone', set, acting);
  });
}

/** What happened to an entry of a published set since, as far as the public is concerned; undefined for nothing. */
export async function changedSince(
  db: Db,
  { member, entry }: Member,
): Promise<ChangedSince | undefined> {
  if (!findContentType(entry.type)) return 'no-type';
  if (entry.deleted_at !== null) return 'deleted';
  const became = member.was_state === 'archived' ? 'archived' : 'published';
  if (entry.state !== became || entry.public_languages !== member.became_languages) return 'state';
  const later = await db
    .selectFrom('revisions')
    .select('version')
    .where('entry_id', '=', entry.id)
    .where('version', '>', member.became_version ?? 0)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  return later && 'published';
}

interface Undone extends Member {
  type: ContentType;
  after: EntryTable;
}

async function undoAll(tx: Tx, members: readonly Member[], acting: Acting): Promise<void> {
  const undone: Undone[] = [];
  for (const { member, entry: before } of members) {
    const type = findContentType(before.type);
    if (!type) continue;
    requireMayEdit(type, acting.by);
    const after = await changeEntry(
      tx,
      before,
      formerColumns(type, { member, entry: before }, acting),
      acting,
    );
    await leaveAddress(tx, type, before, after);
    await keepReferences(tx, type, after, acting.now);
    // What the public saw may be in the bin by now: nothing used it.
    await restoreMediaOf(tx, before.id, acting);
    await showFormerVersions(tx, type, member, after);
    await keepRevision(tx, after, acting);
    await recordAct(tx, 'publication-undone', after, acting);
    undone.push({ member, entry: before, type, after });
  }
  // Only now: entries of the set may lead to each other, and go together.
  await collectReasons(undone, async ({ type, entry: before, after }) => {
    if (before.published !== null && after.published === null) {
      await requireUnusedNamed(tx, type, before);
    }
    await checkAndTellSite(tx, before, after, acting);
  });
}

/** The columns of an entry as the public saw it before; its working copy stays. */
function formerColumns(
  type: ContentType,
  { member, entry }: Member,
  { now }: Acting,
): Partial<EntryTable> {
  const wasPublic = member.was_published !== null;
  const copies = copyColumns(type, {
    ...readCopies(type, entry),
    published: member.was_published === null ? null : readStored(type, member.was_published),
    languages: readLanguages(member.was_languages ?? ''),
    isArchived: member.was_state === 'archived',
    publicEnglishFrom: JSON.parse(member.was_english_from ?? '{}'),
  });
  return {
    ...copies,
    // To the letter: staff see by it whether there are changes that are not public.
    published: member.was_published,
    published_at: member.was_published_at,
    public_since: wasPublic ? now.toISOString() : null,
    // Somebody may have brought it back into the lists since.
    archived_at: member.was_state === 'archived' ? (entry.archived_at ?? now.toISOString()) : null,
    checked_at: member.was_checked_at,
    checked_by: member.was_checked_by,
    recheck_on: member.was_recheck_on,
    ...(!wasPublic && entry.publish_at === null && NOT_LEAVING),
  };
}

/**
 * Of the versions that the set made public, and of those since, the history names none any more as what the public
 * sees, unless it says the same as what is public again. When each became public stays.
 */
async function showFormerVersions(
  tx: Tx,
  type: ContentType,
  { became_version }: Member['member'],
  after: EntryTable,
): Promise<void> {
  const versions = await tx
    .selectFrom('revisions')
    .select(['id', 'data'])
    .where('entry_id', '=', after.id)
    .where('version', '>=', became_version ?? 0)
    .where('published_languages', '!=', '')
    .execute();
  for (const { id, data } of versions) {
    const copies = { ...readCopies(type, after), working: readStored(type, data) };
    await tx
      .updateTable('revisions')
      .set({ published_languages: writeLanguages(languagesAsShown(type, copies)) })
      .where('id', '=', id)
      .execute();
  }
}

/** As `requireUnused`, and says which entry it is about. */
async function requireUnusedNamed(tx: Tx, type: ContentType, before: EntryTable): Promise<void> {
  try {
    await requireUnused(tx, type, before);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { el, en } = error.text;
    const text = { el: `«${before.title_el}»: ${el}`, en: `‘${before.title_en}’: ${en}` };
    throw new DomainError(error.code, text, error.details ? { details: error.details } : {});
  }
}

/** The set is open again, without entries that stand in another open set since. */
async function openAgain(tx: Tx, id: string, members: readonly Member[]): Promise<void> {
  await tx
    .updateTable('publishing_sets')
    .set({ state: 'open', published_at: null, published_by: null })
    .where('id', '=', id)
    .execute();
  for (const { member } of members) {
    if (await openSetOf(tx, member.entry_id)) {
      await tx.deleteFrom('publishing_set_entries').where('id', '=', member.id).execute();
    } else {
      await tx
        .updateTable('publishing_set_entries')
        .set({ is_open: 1, ...NOTHING_KNOWN })
        .where('id', '=', member.id)
        .execute();
    }
  }
}

function changedMeanwhile(
  members: readonly Member[],
  changed: ReadonlyMap<string, ChangedSince>,
): DomainError {
  const entries = inOrderOfSet(members).flatMap(({ entry }) => {
    const since = changed.get(entry.id);
    return since ? [{ ...named(entry), since }] : [];
  });
  const text: Bilingual = {
    el: `Άλλαξαν μετά τη δημοσίευση της ομάδας: ${listTitles(entries, 'el')}. Διαλέξτε τι θα γίνει με αυτές.`,
    en: `These were changed after the set was published: ${listTitles(entries, 'en')}. Choose what becomes of them.`,
  };
  return new DomainError('conflict', text, { details: { changed: entries } });
}

function notPublished(): DomainError {
  return new DomainError('conflict', {
    el: 'Η ομάδα δεν είναι δημοσιευμένη.',
    en: 'The set is not published.',
  });
}
