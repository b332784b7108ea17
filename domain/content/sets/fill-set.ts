import type { Db } from '../../../database/connect.ts';
import type { EntryTable, PublishingSetTable } from '../../../database/tables.ts';
import { inTransaction, type Tx } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { recordChange } from '../../audit/record.ts';
import { findContentType } from '../../content-types/all.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../ids.ts';
import type { Bilingual, Lang } from '../../text/bilingual.ts';
import { entryNotFound, requireMayEdit } from '../model/entry-refusals.ts';
import { writeLanguages } from '../model/languages/languages.ts';
import { lockEntries, lockSet } from './lock-set.ts';
import { asksForReason, endPlanOfEntry, planEntry } from './plan-entry.ts';
import { requireOpen } from './publishing-set.ts';
import { checkMember, type NotReady, named } from './readiness.ts';
import { MOST_SET_ENTRIES } from './set-limits.ts';

/** An entry to put into a set, with the languages to publish; without them, those that are ready. */
export interface Addition {
  id: string;
  languages?: readonly Lang[] | null | undefined;
}

/** An entry that stays outside, and why. */
export interface NotAdded {
  id: string;
  type: string;
  title: Bilingual;
  text: Bilingual;
  /** The other open set in which it stands. */
  set: { id: string; name: string } | undefined;
}

/**
 * Puts entries of any type into an open set; those that cannot be are named, and the others are in. One that is in it
 * already stays. Into a planned set come only entries that are ready. Throws 'not-found' for the set, 'conflict' when
 * it is published or would have too many entries, and 'forbidden' as a plan of the entry would.
 */
export async function addToSet(
  db: Db,
  setId: string,
  additions: readonly Addition[],
  acting: Acting,
): Promise<{ added: number; notAdded: NotAdded[] }> {
  return inTransaction(db, async (tx) => {
    const set = await lockSet(tx, setId);
    requireOpen(set);
    requireNotDue(set, acting);
    const wanted = new Map(additions.map((one) => [one.id, one]));
    const entries = await lockEntries(tx, [...wanted.keys()]);
    const here = new Set(await idsIn(tx, setId));
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    // In the order in which they are named, which is that of the list where somebody chose them.
    const coming = [...wanted.keys()].flatMap((id) => (here.has(id) ? [] : (byId.get(id) ?? [])));
    const notAdded: NotAdded[] = [];
    for (const entry of coming) {
      const languages = wanted.get(entry.id)?.languages;
      const reason = await addOne(
        tx,
        set,
        { entry, languages: languages?.length ? languages : null },
        acting,
      );
      if (reason) notAdded.push({ ...named(entry), ...reason });
    }
    const added = coming.length - notAdded.length;
    if (here.size + added > MOST_SET_ENTRIES) throw tooManyEntries();
    return { added, notAdded };
  });
}

type Refusal = Pick<NotAdded, 'text' | 'set'>;

async function addOne(
  tx: Tx,
  set: PublishingSetTable,
  { entry, languages }: { entry: EntryTable; languages: readonly Lang[] | null },
  acting: Acting,
): Promise<Refusal | undefined> {
  const type = findContentType(entry.type);
  if (!type || entry.deleted_at !== null) return { text: entryNotFound().text, set: undefined };
  try {
    requireMayEdit(type, acting.by);
  } catch (error) {
    if (error instanceof DomainError) return { text: error.text, set: undefined };
    throw error;
  }
  const other = await openSetOf(tx, entry.id);
  if (other) return { text: inOtherSet(other.name), set: other };
  const member = { languages: languages && writeLanguages(languages) };
  if (set.publish_at !== null) {
    const checked = await checkMember(tx, { member, entry }, set.publish_at);
    if (checked.problem) return { text: sayProblem(checked.problem), set: undefined };
    const planned = { publishAt: set.publish_at, languages: checked.languages };
    // Nobody is asked here: the others come in.
    if (await asksForReason(tx, entry, planned, acting)) return { text: ASKS, set: undefined };
    await insertMember(tx, set, entry, member.languages, acting);
    await planEntry(tx, entry, planned, acting);
    return undefined;
  }
  await insertMember(tx, set, entry, member.languages, acting);
  return undefined;
}

async function insertMember(
  tx: Tx,
  set: PublishingSetTable,
  entry: EntryTable,
  languages: string | null,
  acting: Acting,
): Promise<void> {
  const last = await tx
    .selectFrom('publishing_set_entries')
    .where('set_id', '=', set.id)
    .select((e) => e.fn.max('position').as('position'))
    .executeTakeFirst();
  await tx
    .insertInto('publishing_set_entries')
    .values({
      id: newId(acting.now),
      set_id: set.id,
      entry_id: entry.id,
      position: Number(last?.position ?? 0) + 1,
      is_open: 1,
      languages,
      added_at: acting.now.toISOString(),
      added_by: acting.by.email,
      ...NOTHING_KNOWN,
    })
    .execute();
  await record(tx, 'added-to-set', entry, set, acting);
}

/** The columns of an entry in a set that is not published. */
export const NOTHING_KNOWN = {
  became_version: null,
  became_languages: null,
  was_state: null,
  was_published: null,
  was_languages: null,
  was_english_from: null,
  was_published_at: null,
  was_checked_at: null,
  was_checked_by: null,
  was_recheck_on: null,
} as const;

/**
 * Takes an entry out of an open set; its plan ends with that, and the plan of the set with its last entry. Throws
 * 'not-found', 'conflict' when the set is published, or 'forbidden' as ending a plan would.
 */
export async function removeFromSet(
  db: Db,
  setId: string,
  entryId: string,
  acting: Acting,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const set = await lockSet(tx, setId);
    requireOpen(set);
    const entry = await lockMember(tx, setId, entryId);
    await tx
      .deleteFrom('publishing_set_entries')
      .where('set_id', '=', setId)
      .where('entry_id', '=', entryId)
      .execute();
    await record(tx, 'removed-from-set', entry, set, acting);
    if (set.publish_at === null) return;
    await endPlanOfEntry(tx, entry, acting);
    if ((await idsIn(tx, setId)).length > 0) return;
    await tx
      .updateTable('publishing_sets')
      .set({ publish_at: null, publish_by: null })
      .where('id', '=', setId)
      .execute();
  });
}

/**
 * Chooses the languages in which an entry of an open set becomes public; null leaves them to the text that is there.
 * Throws 'not-found', 'conflict' when the set is published or a planned entry is not ready in them, or 'forbidden'.
 */
export async function chooseLanguages(
  db: Db,
  setId: string,
  entryId: string,
  languages: readonly Lang[] | null,
  acting: Acting,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const set = await lockSet(tx, setId);
    requireOpen(set);
    const entry = await lockMember(tx, setId, entryId);
    const member = { languages: languages && writeLanguages(languages) };
    await tx
      .updateTable('publishing_set_entries')
      .set(member)
      .where('set_id', '=', setId)
      .where('entry_id', '=', entryId)
      .execute();
    if (set.publish_at === null) return;
    const checked = await checkMember(tx, { member, entry }, set.publish_at);
    if (checked.problem) throw new DomainError('conflict', sayProblem(checked.problem));
    await planEntry(tx, entry, { publishAt: set.publish_at, languages: checked.languages }, acting);
  });
}

async function lockMember(tx: Tx, setId: string, entryId: string): Promise<EntryTable> {
  const ids = await idsIn(tx, setId);
  const [entry] = ids.includes(entryId) ? await lockEntries(tx, [entryId]) : [];
  if (!entry) throw entryNotFound();
  return entry;
}

async function idsIn(tx: Tx, setId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('publishing_set_entries')
    .select('entry_id')
    .where('set_id', '=', setId)
    .execute();
  return rows.map(({ entry_id }) => entry_id);
}

/** The open set in which an entry stands; undefined where it stands in none. */
export async function openSetOf(
  db: Db,
  entryId: string,
): Promise<{ id: string; name: string } | undefined> {
  return db
    .selectFrom('publishing_set_entries')
    .innerJoin('publishing_sets', 'publishing_sets.id', 'publishing_set_entries.set_id')
    .select(['publishing_sets.id', 'publishing_sets.name'])
    .where('publishing_set_entries.entry_id', '=', entryId)
    .where('publishing_set_entries.is_open', '=', 1)
    .executeTakeFirst();
}

function record(
  tx: Tx,
  action: 'added-to-set' | 'removed-from-set',
  entry: EntryTable,
  set: PublishingSetTable,
  acting: Acting,
): Promise<void> {
  const subject = { type: entry.type, id: entry.id, title: entry.title_el };
  return recordChange(tx, acting.by, action, subject, acting.now, set.name);
}

/** What a problem says, with what its fields need. */
function sayProblem({ text, fields }: NotReady): Bilingual {
  const words = (lang: Lang) =>
    [text[lang], ...new Set(Object.values(fields).map((message) => message[lang]))].join(' ');
  return { el: words('el'), en: words('en') };
}

function requireNotDue(set: PublishingSetTable, acting: Acting): void {
  if (set.publish_at === null || set.publish_at > acting.now.toISOString()) return;
  throw new DomainError('conflict', {
    el: 'Η ώρα της ομάδας έχει έρθει. Ακυρώστε πρώτα τον προγραμματισμό της.',
    en: 'The moment of the set has come. Cancel its schedule first.',
  });
}

const ASKS: Bilingual = {
  el: 'Έχει προσωπικά δεδομένα. Αφαιρέστε τα. Αν πρέπει να δημοσιευτούν, ακυρώστε τον προγραμματισμό της ομάδας, προσθέστε την εγγραφή και προγραμματίστε ξανά την ομάδα: τότε ζητείται ο λόγος.',
  en: 'It has personal data. Remove them. If they must be published, cancel the schedule of the set, add the entry, and schedule the set again: then you are asked for the reason.',
};

const inOtherSet = (name: string): Bilingual => ({
  el: `Βρίσκεται ήδη στην ομάδα «${name}».`,
  en: `It is in the set ‘${name}’ already.`,
});

function tooManyEntries(): DomainError {
  return new DomainError('conflict', {
    el: `Μια ομάδα έχει το πολύ ${MOST_SET_ENTRIES} εγγραφές. Φτιάξτε δεύτερη ομάδα για τις υπόλοιπες.`,
    en: `A set has at most ${MOST_SET_ENTRIES} entries. Make a second set for the others.`,
  });
}
