import type { EntryTable } from '../../../database/tables.ts';
import { lockName, type Tx, touchSite, withdrawFromSite } from '../../../database/transaction.ts';
import { requireMayPublish } from '../../accounts/may-publish.ts';
import type { Acting } from '../../acting.ts';
import { requireFinished } from '../../advice/require-finished.ts';
import { requireReason } from '../../advice/require-reason.ts';
import { keepAlertMessage } from '../../alerts/keep-message.ts';
import type { AuditAction } from '../../audit/actions.ts';
import { recordChange } from '../../audit/record.ts';
import { findContentType } from '../../content-types/all.ts';
import { newId } from '../../ids.ts';
import type { Lang } from '../../text/bilingual.ts';
import type { ContentType } from '../model/content-type.ts';
import { readLanguages, writeLanguages } from '../model/languages/languages.ts';
import { keepOccurrences } from '../occurrences/keep-occurrences.ts';
import { requireMomentOfSet } from '../sets/planned-sets.ts';

/** Who signs what is written, and when; `id` is null where an act comes about by itself, as somebody planned it. */
export interface Signed {
  by: { id: string | null; email: string };
  now: Date;
}

/**
 * Waits for other acts that add to the list of a type or reorder it. Call it first in a transaction, before any row
 * is locked.
 */
export function lockList(tx: Tx, type: ContentType): Promise<void> {
  return lockName(tx, `list of ${type.name}`);
}

/** Writes the named columns of a locked entry as its next version. Returns the entry after that. */
export async function changeEntry(
  tx: Tx,
  before: EntryTable,
  columns: Partial<EntryTable>,
  acting: Signed,
): Promise<EntryTable> {
  const changes = {
    ...columns,
    version: before.version + 1,
    updated_at: acting.now.toISOString(),
    updated_by: acting.by.email,
  };
  return setColumns(tx, before, changes);
}

/**
 * Writes only the named columns of a locked entry. Where its public copy is another one then, the dates on which it
 * takes place are written with it: every change of a public copy comes through here (decision 57). Returns the entry
 * after that.
 */
export async function setColumns(
  tx: Tx,
  before: EntryTable,
  columns: Partial<EntryTable>,
): Promise<EntryTable> {
  await tx.updateTable('entries').set(columns).where('id', '=', before.id).execute();
  const after = { ...before, ...columns };
  if (after.published !== before.published) {
    const type = findContentType(before.type);
    if (type) await keepOccurrences(tx, type, after);
  }
  return after;
}

/** Stores an entry as it is after a save, as a revision; `published` are the languages that the save made public. */
export async function keepRevision(
  tx: Tx,
  after: EntryTable,
  acting: Signed,
  published: readonly Lang[] = [],
): Promise<void> {
  const shown = shownLanguages(after, published);
  await tx
    .insertInto('revisions')
    .values({
      id: newId(acting.now),
      entry_id: after.id,
      version: after.version,
      state: after.state,
      slug: after.slug,
      data: after.working,
      created_at: after.updated_at,
      created_by: acting.by.email,
      name: '',
      published_at: shown.length > 0 ? after.updated_at : null,
      published_languages: writeLanguages(shown),
    })
    .execute();
}

/** The languages in which the public sees a version: those just made public, or all where nothing else is public. */
export function shownLanguages(after: EntryTable, published: readonly Lang[]): Lang[] {
  const shown = readLanguages(after.public_languages);
  return after.published === after.working
    ? shown
    : shown.filter((lang) => published.includes(lang));
}

/** Records who did what to an entry. */
export async function recordAct(
  tx: Tx,
  action: AuditAction,
  entry: Pick<EntryTable, 'type' | 'id' | 'title_el'>,
  acting: Signed,
): Promise<void> {
  const subject = { type: entry.type, id: entry.id, title: entry.title_el };
  await recordChange(tx, acting.by, action, subject, acting.now);
}

/**
 * The end of every act on an entry: where it may change what the public sees, the site is told. Throws as
 * `requireMayShow` does; then nothing is stored.
 */
export async function checkAndTellSite(
  tx: Tx,
  before: EntryTable | undefined,
  after: EntryTable,
  acting: Acting,
): Promise<void> {
  await requireMayShow(tx, before, after, acting);
  await tellSite(tx, before, after, acting.now);
}

/**
 * The one place that decides who may change what visitors see, now or by a plan, whichever act leads here: where the
 * reviewer step is on, an editor is refused with 'forbidden', unless the type skips the review as warnings do
 * (decisions 44 and 54). Whoever makes personal data public without a reason, or a text with gaps that a template has
 * left, is refused with 'invalid', and whoever would part an entry from its planned set with 'conflict'. It compares
 * the entry before and after, so the act has written by then, and its transaction takes that back.
 */
async function requireMayShow(
  tx: Tx,
  before: EntryTable | undefined,
  after: EntryTable,
  acting: Acting,
): Promise<void> {
  await requireMomentOfSet(tx, before, after);
  const isSeen = differ(seenOf(before), seenOf(after));
  if (!isSeen && !differ(plannedOf(before), plannedOf(after))) return;
  if (!findContentType(after.type)?.skipsReview) await requireMayPublish(tx, acting.by);
  requireFinished(after);
  await requireReason(tx, before, after, acting);
}

/**
 * Tells the site of a change when the public sees the entry differently, or no longer, if only in one language; also
 * when a planned moment changes, since held pages end at that moment. Saving a draft does not concern the site. Of a
 * warning, programs are told as well.
 */
export async function tellSite(
  tx: Tx,
  before: EntryTable | undefined,
  after: EntryTable,
  now: Date,
): Promise<void> {
  await keepAlertMessage(tx, before, after, now);
  if (before && publicIn(before).some((lang) => !publicIn(after).includes(lang))) {
    withdrawFromSite(tx, before.id);
  } else if (differ(seenOf(before), seenOf(after))) touchSite(tx);
}

function differ(one: unknown[], other: unknown[]): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

/** What becomes public by itself; [] without a plan. */
function plannedOf(row: EntryTable | undefined): unknown[] {
  if (!row || row.deleted_at !== null || row.publish_at === null) return [];
  return [row.publish_at, row.publish_languages, row.leave_at, row.slug, row.working];
}

function publicIn(row: EntryTable): Lang[] {
  return row.deleted_at === null ? readLanguages(row.public_languages) : [];
}

function seenOf(row: EntryTable | undefined): unknown[] {
  if (!row || row.deleted_at !== null) return [null];
  const { publish_at, leave_at, state, slug, position, published, public_english_from } = row;
  if (publicIn(row).length === 0) return [publish_at];
  return [publish_at, leave_at, state, slug, position, published, public_english_from];
}
