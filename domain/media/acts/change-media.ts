import type { Db } from '../../../database/connect.ts';
import type { MediaTable } from '../../../database/tables.ts';
import { inTransaction, type Tx, touchSite } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { type FieldMessages, invalid } from '../../errors.ts';
import { describeRows, type Medium, toMedium } from '../library/medium.ts';
import type { MediumInput } from '../library/medium-input.ts';
import { parseMediumInput } from '../library/medium-input.ts';
import { addressDigest } from '../pictures/address-digest.ts';
import { keepEarlierAddress } from './keep-earlier.ts';
import { changedMeanwhile, changeMedium, lockMedium, recordMediumAct } from './lock-medium.ts';
import { requireMayChangeShown } from './may-change-shown.ts';

/** What staff write about one medium; what is left out stays as it is. */
export interface MediumChange extends MediumInput {
  id: string;
  /** The version that the change began from. */
  version?: number | undefined;
}

/** The columns of which the public sees something. */
const PUBLIC_COLUMNS = [
  'alt_el',
  'alt_en',
  'is_decorative',
  'credit_el',
  'credit_en',
  'licence',
  'focus_x',
  'focus_y',
  'crop',
] as const satisfies (keyof MediaTable)[];

/** Writes what staff say about one medium. Throws as {@link changeMedia}. */
export async function describeMedium(
  db: Db,
  change: MediumChange,
  acting: Acting,
): Promise<Medium> {
  const columns = parseMediumInput(change);
  if ('messages' in columns) throw invalid(columns.messages);
  const [medium] = await changeAll(db, [{ ...change, columns }], acting);
  return medium as Medium;
}

/**
 * Writes what staff say about several media: all of it, or nothing. Throws 'invalid' with a message for each field
 * (`media.3.alt.el`), 'not-found', 'forbidden' with those that visitors see and only reviewers change, or 'conflict'
 * with the media that somebody else has changed since.
 */
export async function changeMedia(
  db: Db,
  changes: readonly MediumChange[],
  acting: Acting,
): Promise<Medium[]> {
  const messages: FieldMessages = {};
  const parsed = changes.flatMap((change, i) => {
    const columns = parseMediumInput(change);
    if (!('messages' in columns)) return [{ ...change, columns }];
    for (const [path, text] of Object.entries(columns.messages)) {
      messages[`media.${i}.${path}`] = text;
    }
    return [];
  });
  if (Object.keys(messages).length > 0) throw invalid(messages);
  return changeAll(db, parsed, acting);
}

type Parsed = Pick<MediumChange, 'id' | 'version'> & { columns: Partial<MediaTable> };

async function changeAll(db: Db, changes: readonly Parsed[], acting: Acting): Promise<Medium[]> {
  return inTransaction(db, async (tx) => {
    const before = new Map<string, MediaTable>();
    // In one order, so that no two who change the same wait for each other.
    for (const id of changes.map((change) => change.id).sort()) {
      before.set(id, await lockMedium(tx, id));
    }
    requireVersions(before, changes);
    await requireMayChangeShown(tx, publiclyChanged(before, changes), acting);
    const after: MediaTable[] = [];
    for (const { id, columns } of changes) {
      const row = await changeOne(tx, before.get(id) as MediaTable, columns, acting);
      before.set(id, row);
      after.push(row);
    }
    return describeRows(tx, after);
  });
}

/** Those of which the public would see something else. */
function publiclyChanged(
  stored: Map<string, MediaTable>,
  changes: readonly Parsed[],
): MediaTable[] {
  return changes.flatMap(({ id, columns }) => {
    const row = stored.get(id);
    const differs = (name: (typeof PUBLIC_COLUMNS)[number]) =>
      name in columns && columns[name] !== row?.[name];
    return row && PUBLIC_COLUMNS.some(differs) ? [row] : [];
  });
}

function requireVersions(stored: Map<string, MediaTable>, changes: readonly Parsed[]): void {
  const changed = changes.flatMap(({ id, version }) => {
    const row = stored.get(id);
    return row && version !== undefined && version !== row.version ? [toMedium(row)] : [];
  });
  if (changed.length > 0) throw changedMeanwhile(changed);
}

async function changeOne(
  tx: Tx,
  before: MediaTable,
  wanted: Partial<MediaTable>,
  acting: Acting,
): Promise<MediaTable> {
  const columns = Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => before[name as keyof MediaTable] !== value),
  ) as Partial<MediaTable>;
  if (Object.keys(columns).length === 0) return before;
  if (columns.crop !== undefined) {
    columns.address_digest = addressDigest(before.digest, columns.crop);
    await keepEarlierAddress(tx, before, acting);
  }
  const after = await changeMedium(tx, before, columns, acting);
  await recordMediumAct(tx, 'changed', after, acting);
  if (PUBLIC_COLUMNS.some((name) => name in columns)) touchSite(tx);
  return after;
}
