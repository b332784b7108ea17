import type { AlertMessageTable, EntryTable } from '../../database/tables.ts';
import type { Tx } from '../../database/transaction.ts';
import { type PUBLIC_COLUMNS, toEntry } from '../content/model/entry.ts';
import { findEntry } from '../content/reading/published-entries.ts';
import { alert } from '../content-types/alert.ts';
import { settings } from '../content-types/settings.ts';
import { momentOf, stateOf } from './alert-times.ts';
import { capUrgency } from './cap-words.ts';
import { listSince, type MessageData } from './messages.ts';
import { type AlertEntry, isTimed, namesOfUnits } from './reading.ts';

type Row = Pick<EntryTable, (typeof PUBLIC_COLUMNS)[number] | 'type' | 'deleted_at'>;

/** The copy that the public sees, or undefined. */
function publicCopy(row: Row | undefined): AlertEntry | undefined {
  if (!row || row.deleted_at !== null || row.published === null || row.public_languages === '') {
    return undefined;
  }
  const entry = toEntry(alert, row);
  return isTimed(entry) ? entry : undefined;
}

/**
 * Writes what programs are told of a change of a warning, in the transaction of the act: an Alert when it becomes
 * public, an Update when it changes, a Cancel when it is ended before its time or goes off the site. Each names the
 * earlier ones by its place behind them (CAP 1.2, section 3.2.1). Nothing is written for what the public sees as
 * before, and nothing about a warning whose time is over. What nobody was shown yet, since the warning had not begun,
 * is written anew.
 */
export async function keepAlertMessage(
  tx: Tx,
  before: Row | undefined,
  after: Row,
  now: Date,
): Promise<void> {
  if (after.type !== alert.name) return;
  const told = publicCopy(before);
  const tells = publicCopy(after);
  // A published copy has texts in its own languages alone: with others it is another copy.
  if (told && tells && before?.published === after.published) return;
  const live = await listSince(tx, after.id);
  const at = now.toISOString();
  const unseen = live.filter(({ shown_from }) => shown_from > at);
  if (unseen.length > 0) {
    const ids = unseen.map(({ id }) => id);
    await tx.deleteFrom('alert_messages').where('id', 'in', ids).execute();
  }
  const isSeen = live.length > unseen.length;
  const type = typeOf({ told, tells, isSeen }, now);
  const entry = tells ?? told;
  if (!type || !entry) return;
  const number = 1 + (await countMessages(tx, after.id));
  const begins = momentOf(entry.data.startsAt);
  const shownFrom = type === 'Alert' && begins > now ? begins : now;
  await tx
    .insertInto('alert_messages')
    .values({
      id: `${after.id}.${number}`,
      entry_id: after.id,
      number,
      slug: after.slug,
      type,
      sent_at: at,
      shown_from: shownFrom.toISOString(),
      ends: momentOf(entry.data.endsAt).toISOString(),
      data: JSON.stringify(await describe(tx, entry, type, shownFrom)),
    })
    .execute();
}

interface Change {
  told: AlertEntry | undefined;
  tells: AlertEntry | undefined;
  /** Whether somebody may have read a message that stands. */
  isSeen: boolean;
}

function typeOf({ told, tells, isSeen }: Change, now: Date): AlertMessageTable['type'] | undefined {
  const isOver = (entry: AlertEntry | undefined) =>
    entry !== undefined && stateOf(entry.data, now) === 'ended';
  if (!isSeen) return tells && !isOver(tells) ? 'Alert' : undefined;
  if (isOver(told) && (!tells || isOver(tells))) return undefined;
  return tells && !isOver(tells) ? 'Update' : 'Cancel';
}

async function countMessages(tx: Tx, entryId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('alert_messages')
    .where('entry_id', '=', entryId)
    .select((e) => e.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What a message says, with the names of this moment: the municipality, its telephone and its units may change. */
async function describe(
  tx: Tx,
  entry: AlertEntry,
  type: AlertMessageTable['type'],
  shownFrom: Date,
): Promise<MessageData> {
  const [names, office] = await Promise.all([
    namesOfUnits(tx, [entry]),
    findEntry(tx, settings, settings.name),
  ]);
  const slugs = new Set(entry.data.units.flatMap(({ unit }) => unit ?? []));
  const { title, description, instruction, severity, kind, startsAt, endsAt } = entry.data;
  return {
    ...{ title, description, instruction, severity, kind, startsAt, endsAt },
    languages: [...entry.languages],
    urgency: type === 'Cancel' ? 'Past' : capUrgency(entry.data, shownFrom),
    units: [...slugs].flatMap((slug) => names.get(slug) ?? []),
    senderName: office?.data.name ?? { el: '', en: '' },
    contact: office?.data.phones[0]?.number ?? '',
  };
}
