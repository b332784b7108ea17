import type { Db } from '../../database/connect.ts';
import type { AlertMessageTable } from '../../database/tables.ts';
import type { AlertKind, Severity } from '../content-types/alert.ts';
import type { Bilingual, Lang } from '../text/bilingual.ts';
import { momentOf } from './alert-times.ts';

/** What a message says of a warning; texts in a language that is not among its languages are empty. */
export interface MessageData {
  title: Bilingual;
  description: Bilingual;
  instruction: Bilingual;
  severity: Severity;
  kind: AlertKind;
  /** Local times in Greece. */
  startsAt: string;
  endsAt: string;
  languages: Lang[];
  /** As CAP 1.2 has it, at the moment from which it was read. */
  urgency: string;
  /** The names of the units that it concerns; none for the whole municipality. */
  units: Bilingual[];
  /** The name of the municipality and the telephone of its town hall, or ''. */
  senderName: Bilingual;
  contact: string;
}

/** A message of the Common Alerting Protocol, as it was sent. */
export interface AlertMessage {
  /** The entry and a number: what no other message of this site is called. */
  id: string;
  entryId: string;
  slug: string;
  /** The first is an Alert, a changed warning an Update; one that was ended before its time or withdrawn a Cancel. */
  type: AlertMessageTable['type'];
  /** In ISO 8601 UTC. */
  sentAt: string;
  data: MessageData;
  /** The earlier messages that it takes the place of, oldest first. */
  references: { id: string; sentAt: string }[];
}

/** The messages of a warning that stand: those behind its last Cancel, oldest first. */
export async function listSince(db: Db, entryId: string): Promise<AlertMessageTable[]> {
  const rows = await readAll(db, [entryId]);
  return rows.slice(1 + rows.findLastIndex(({ type }) => type === 'Cancel'));
}

function readAll(db: Db, entryIds: readonly string[]): Promise<AlertMessageTable[]> {
  return db
    .selectFrom('alert_messages')
    .where('entry_id', 'in', entryIds)
    .orderBy('entry_id')
    .orderBy('number')
    .selectAll()
    .execute();
}

/** The messages of some warnings that somebody may have read by a moment, oldest first. */
async function listShown(db: Db, entryIds: readonly string[], now: Date): Promise<AlertMessage[]> {
  if (entryIds.length === 0) return [];
  const rows = (await readAll(db, entryIds)).filter(
    ({ shown_from }) => shown_from <= now.toISOString(),
  );
  return rows.map((row, at) => {
    const earlier = rows.slice(0, at).filter(({ entry_id }) => entry_id === row.entry_id);
    const since = 1 + earlier.findLastIndex(({ type }) => type === 'Cancel');
    return {
      id: row.id,
      entryId: row.entry_id,
      slug: row.slug,
      type: row.type,
      sentAt: row.sent_at,
      data: JSON.parse(row.data) as MessageData,
      references: earlier.slice(since).map(({ id, sent_at }) => ({ id, sentAt: sent_at })),
    };
  });
}

/** A message, also when it was followed by others or the warning is gone; undefined where there is none (yet). */
export async function findMessage(
  db: Db,
  id: string,
  now: Date,
): Promise<AlertMessage | undefined> {
  const shown = await listShown(db, [id.slice(0, id.lastIndexOf('.'))], now);
  return shown.find((message) => message.id === id);
}

/** The last message about a warning. */
export async function findLatestOf(
  db: Db,
  entryId: string,
  now: Date,
): Promise<AlertMessage | undefined> {
  return (await listShown(db, [entryId], now)).at(-1);
}

/** The last message about the warning that had a slug when programs were last told of it. */
export async function findLatestAt(
  db: Db,
  slug: string,
  now: Date,
): Promise<AlertMessage | undefined> {
  const row = await db
    .selectFrom('alert_messages')
    .where('slug', '=', slug)
    .where('shown_from', '<=', now.toISOString())
    .orderBy('sent_at', 'desc')
    .orderBy('number', 'desc')
    .select('entry_id')
    .executeTakeFirst();
  return row && findLatestOf(db, row.entry_id, now);
}

/** A message in the list of the last ones. */
export interface ListedMessage extends AlertMessage {
  /** Whether the warning has a page. */
  isPublic: boolean;
}

/**
 * The last message about each warning that ended, or was cancelled, after `since` or stands at `now`; the latest first.
 * A warning that left the site after its time is in none.
 */
export async function listLatestMessages(
  db: Db,
  { now, since }: { now: Date; since: Date },
): Promise<ListedMessage[]> {
  const from = since.toISOString();
  const recent = await db
    .selectFrom('alert_messages')
    .where((e) => e.or([e('ends', '>', from), e('sent_at', '>', from)]))
    .select('entry_id')
    .distinct()
    .execute();
  const ids = recent.map(({ entry_id }) => entry_id);
  if (ids.length === 0) return [];
  const [shown, publicRows] = await Promise.all([
    listShown(db, ids, now),
    db
      .selectFrom('entries')
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .where('public_languages', '!=', '')
      .select('id')
      .execute(),
  ]);
  const publicIds = new Set(publicRows.map(({ id }) => id));
  const latest = new Map(shown.map((message) => [message.entryId, message]));
  return [...latest.values()]
    .map((message) => ({ ...message, isPublic: publicIds.has(message.entryId) }))
    .filter((message) => isListed(message, since))
    .sort((a, b) => (a.sentAt < b.sentAt ? 1 : -1));
}

/** A Cancel counts from when it was sent, anything else until the warning's end. */
function isListed({ type, sentAt, data, isPublic }: ListedMessage, since: Date): boolean {
  if (type === 'Cancel') return new Date(sentAt) > since;
  return isPublic && momentOf(data.endsAt) > since;
}
