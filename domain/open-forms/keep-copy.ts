import type { Db } from '../../database/connect.ts';
import { inTransaction, lockName, type Tx } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { DomainError } from '../errors.ts';
import { cleanText, withoutLineEnds } from '../text/clean-text.ts';
import { shorten } from '../text/shorten.ts';
import { type CopyMark, endCopies } from './end-copies.ts';
import { type FormSubject, requireForm, titleIn } from './form-subject.ts';

/** What a form sends to be kept. */
export interface CopyToKeep extends FormSubject, CopyMark {
  baseVersion: number | null;
  /** The form's values as they are, whether they could be saved or not. */
  values: Record<string, unknown>;
  /** Earlier copies that the values contain: they end with this. */
  instead: readonly CopyMark[];
  /** The `User-Agent` of the browser. */
  device: string;
}

/** How many copies one person may have; whoever has so many has forgotten most of them. */
const MOST_COPIES = 100;
/** How many are taken from one person within a second: a form sends one every few seconds. */
const MOST_PER_SECOND = 8;
const MAX_TITLE_LENGTH = 200;
const MAX_DEVICE_LENGTH = 300;

/**
 * Keeps what a person has typed into a form, outside the history. Each form has a row of its own, so that two tabs or
 * two devices never replace each other's; within a form, a lower `sequence` is older typing and changes nothing, be it
 * a late request or one from before the save that ended the copy. Returns the moment at which the row was written.
 * Throws 'not-found', 'forbidden', 'conflict' for somebody else's id or too many copies, and 'too-many'.
 */
export async function keepCopy(
  db: Db,
  copy: CopyToKeep,
  acting: Acting,
): Promise<{ keptAt: string }> {
  requireForm(copy.type, acting);
  return inTransaction(db, async (tx) => {
    // Two forms of one person at once are counted one after the other.
    await lockName(tx, `copies of ${acting.by.id}`);
    const stored = await findRow(tx, copy.id);
    if (stored && stored.user_id !== acting.by.id) throw notOnes();
    if (stored && stored.sequence >= copy.sequence) return { keptAt: stored.kept_at };
    await requireRoom(tx, copy.id, acting);
    await write(tx, copy, acting);
    await endCopies(tx, copy, copy.instead, acting);
    return { keptAt: acting.now.toISOString() };
  });
}

function findRow(tx: Tx, id: string) {
  return tx
    .selectFrom('kept_copies')
    .select(['user_id', 'sequence', 'kept_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

async function write(tx: Tx, copy: CopyToKeep, acting: Acting): Promise<void> {
  const columns = {
    type: copy.type,
    entry_id: copy.entryId,
    base_version: copy.baseVersion,
    title: shorten(withoutLineEnds(cleanText(titleIn(copy.type, copy.values))), MAX_TITLE_LENGTH),
    data: JSON.stringify(copy.values),
    sequence: copy.sequence,
    kept_at: acting.now.toISOString(),
    device: copy.device.slice(0, MAX_DEVICE_LENGTH),
  };
  await tx
    .insertInto('kept_copies')
    .values({ id: copy.id, user_id: acting.by.id, ...columns })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(columns)
        .where('kept_copies.user_id', '=', acting.by.id)
        // Once more, since a save may have ended the copy since it was read.
        .where('kept_copies.sequence', '<', copy.sequence),
    )
    .execute();
}

/** Refuses more copies, and quicker ones, than a person who types makes. */
async function requireRoom(tx: Tx, id: string, { by, now }: Acting): Promise<void> {
  const others = await tx
    .selectFrom('kept_copies')
    .select(['id', 'kept_at'])
    .where('user_id', '=', by.id)
    .where('data', 'is not', null)
    .execute();
  // What a clock that was ahead has written is not of this second either.
  const isJustNow = (keptAt: string) => Math.abs(Date.parse(keptAt) - now.getTime()) < 1000;
  if (others.filter(({ kept_at }) => isJustNow(kept_at)).length >= MOST_PER_SECOND) {
    throw new DomainError(
      'too-many',
      { el: 'Πάρα πολλές κλήσεις. Δοκιμάστε ξανά.', en: 'Too many calls. Try again.' },
      { retryAfter: 1 },
    );
  }
  if (others.filter((one) => one.id !== id).length >= MOST_COPIES) {
    throw new DomainError('conflict', {
      el: `Φυλάσσονται ήδη ${MOST_COPIES} κείμενά σας που δεν αποθηκεύτηκαν. Αποθηκεύστε ή απορρίψτε κάποια.`,
      en: `${MOST_COPIES} texts of yours that were not saved are kept already. Save or discard some.`,
    });
  }
}

function notOnes(): DomainError {
  return new DomainError('conflict', {
    el: 'Αυτό το αντίγραφο ανήκει σε άλλον.',
    en: 'This copy belongs to somebody else.',
  });
}
