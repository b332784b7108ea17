import type { Db } from '../../../database/connect.ts';
import type { EntryTable, PublishingSetTable } from '../../../database/tables.ts';
import type { Acting } from '../../acting.ts';
import { adviseOnEntry } from '../../advice/advise-on-entry.ts';
import type { Finding } from '../../advice/finding.ts';
import { findContentType } from '../../content-types/all.ts';
import type { FieldMessages } from '../../errors.ts';
import type { Bilingual, Lang } from '../../text/bilingual.ts';
import { type StaffEntry, toStaffEntry } from '../model/entry.ts';
import { readLanguages } from '../model/languages/languages.ts';
import { readStored } from '../model/stored-data.ts';
import { inOrderOfSet, type Member, readMembers, stampOf } from './lock-set.ts';
import { setNotFound } from './publishing-set.ts';
import { checkMember, named } from './readiness.ts';
import { type ChangedSince, changedSince } from './undo-set.ts';

/** A set as a list shows it. */
export interface SetSummary {
  id: string;
  name: string;
  state: PublishingSetTable['state'];
  entries: number;
  createdAt: string;
  createdBy: string;
  /** When it becomes public by itself; null where nothing is planned. */
  publishAt: string | null;
  publishedAt: string | null;
  publishedBy: string | null;
  /** Its moment has passed, and it is not public: an entry is not ready. */
  isOverdue: boolean;
}

/** An entry of a set, and what becomes of it. */
export interface SetEntry extends Pick<StaffEntry, 'id' | 'type' | 'title' | 'slug' | 'version'> {
  /** The languages somebody chose; null leaves them to the text that is there. */
  chosenLanguages: Lang[] | null;
  /** The languages that become public with the set. */
  publishes: Lang[];
  /** How it stands for the public; undefined in the bin, and where its type is gone. */
  facts: EntryFacts | undefined;
  isNew: boolean;
  isInBin: boolean;
  /** Nothing of it would change for the public. */
  isAsPublic: boolean;
  problem: { text: Bilingual; fields: FieldMessages } | undefined;
  advice: Finding[];
  /** For a published set: what happened to it since. */
  changedSince: ChangedSince | undefined;
}

type EntryFacts = Pick<
  StaffEntry,
  | 'state'
  | 'hasUnpublishedChanges'
  | 'isSample'
  | 'publishAt'
  | 'publishLanguages'
  | 'languages'
  | 'english'
  | 'leaveAt'
  | 'leaveTo'
  | 'review'
>;

export interface PublishingSet extends SetSummary {
  /** What was seen of it, for the call that publishes. */
  stamp: string;
  members: SetEntry[];
}

export const SET_STATES = ['open', 'published', 'overdue'] as const;

export interface SetQuery {
  /** 'overdue' are open sets whose moment has passed. */
  state?: (typeof SET_STATES)[number] | undefined;
  /** Only the sets in which an entry stands. */
  entry?: string | undefined;
  limit: number;
  offset: number;
}

/** Sets, the open ones first, the newest of each first. */
export async function listSets(
  db: Db,
  { state, entry, limit, offset }: SetQuery,
  now: Date,
): Promise<{ sets: SetSummary[]; total: number }> {
  const among = db
    .selectFrom('publishing_sets')
    .$if(state === 'overdue', (query) => query.where('publish_at', '<=', overdueFrom(now)))
    .$if(state === 'open' || state === 'published', (query) =>
      query.where('state', '=', state as PublishingSetTable['state']),
    )
    .$if(entry !== undefined, (query) =>
      query.where(
        'id',
        'in',
        db
          .selectFrom('publishing_set_entries')
          .select('set_id')
          .where('entry_id', '=', entry ?? ''),
      ),
    );
  const { count } = await among
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await among
    .selectAll()
    .orderBy('state')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const counts = await countEntries(
    db,
    rows.map(({ id }) => id),
  );
  return {
    sets: rows.map((row) => toSummary(row, counts.get(row.id) ?? 0, now)),
    total: Number(count),
  };
}

async function countEntries(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('publishing_set_entries')
    .select(['set_id', (e) => e.fn.countAll<number>().as('count')])
    .where('set_id', 'in', ids)
    .groupBy('set_id')
    .execute();
  return new Map(rows.map(({ set_id, count }) => [set_id, Number(count)]));
}

/** How many sets should be public by now, and are not. */
export async function countOverdueSets(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('publishing_sets')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('publish_at', '<=', overdueFrom(now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The job looks once a minute at the latest; before that nobody need be told. */
const SOON_MS = 2 * 60_000;
const overdueFrom = (now: Date) => new Date(now.getTime() - SOON_MS).toISOString();

/** A set with its entries, in the order in which they were added, each checked. Throws 'not-found'. */
export async function getSet(
  db: Db,
  id: string,
  { now }: Pick<Acting, 'now'>,
): Promise<PublishingSet> {
  const set = await findSet(db, id);
  const members = await readMembers(db, id);
  const stamp = stampOf(members);
  const entries: SetEntry[] = [];
  for (const one of inOrderOfSet(members)) entries.push(await describeMember(db, set, one, now));
  return { ...toSummary(set, entries.length, now), stamp, members: entries };
}

/** A set alone. Throws 'not-found'. */
export async function findSet(db: Db, id: string): Promise<PublishingSetTable> {
  const set = await db
    .selectFrom('publishing_sets')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!set) throw setNotFound();
  return set;
}

async function describeMember(
  db: Db,
  set: PublishingSetTable,
  one: Member,
  now: Date,
): Promise<SetEntry> {
  const { member, entry } = one;
  const type = findContentType(entry.type);
  const isOpen = set.state === 'open';
  const checked = isOpen ? await checkMember(db, one, set.publish_at) : undefined;
  const data = type && isOpen ? readStored(type, entry.working) : undefined;
  const languages = checked?.languages ?? readLanguages(member.became_languages ?? '');
  return {
    ...named(entry),
    slug: entry.slug,
    version: entry.version,
    chosenLanguages: member.languages === null ? null : readLanguages(member.languages),
    publishes: languages,
    facts: type && entry.deleted_at === null ? factsOf(toStaffEntry(type, entry)) : undefined,
    isNew: (isOpen ? entry.published : member.was_published) === null,
    isInBin: entry.deleted_at !== null,
    isAsPublic: isOpen && isAsPublic(entry, languages),
    problem: checked?.problem,
    advice:
      type && data && !checked?.problem
        ? await adviseOnEntry(db, type, { data, languages, now })
        : [],
    changedSince: isOpen ? undefined : await changedSince(db, one),
  };
}

function isAsPublic(entry: EntryTable, languages: readonly Lang[]): boolean {
  const publicNow = readLanguages(entry.public_languages);
  return entry.published === entry.working && languages.every((lang) => publicNow.includes(lang));
}

function factsOf(entry: StaffEntry): EntryFacts {
  const { state, hasUnpublishedChanges, isSample, publishAt, publishLanguages } = entry;
  const { languages, english, leaveAt, leaveTo, review } = entry;
  return {
    state,
    hasUnpublishedChanges,
    isSample,
    publishAt,
    publishLanguages,
    languages,
    english,
    leaveAt,
    leaveTo,
    review,
  };
}

function toSummary(row: PublishingSetTable, entries: number, now: Date): SetSummary {
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    entries,
    createdAt: row.created_at,
    createdBy: row.created_by,
    publishAt: row.publish_at,
    publishedAt: row.published_at,
    publishedBy: row.published_by,
    isOverdue: row.publish_at !== null && row.publish_at <= overdueFrom(now),
  };
}
