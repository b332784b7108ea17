import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { DomainError } from '../errors.ts';
import { ISSUE_FORM, requireForm } from './form-subject.ts';

/** A form counts as open for so long after it was heard of: three times what passes between two signs of life. */
export const PRESENT_MS = 45_000;
/** How many forms one person may have open at once, as far as others are told. */
const MOST_FORMS = 50;

/** A form that says that it is open. */
export interface OpenForm {
  /** Made by the form. */
  id: string;
  type: string;
  entryId: string;
}

/** Somebody who has an entry open. */
export interface Present {
  name: string;
  /** ISO 8601, UTC. */
  since: string;
  /** The person who asks, in another tab or on another device. */
  isYou: boolean;
}

/** What a form learns while it is open. */
export interface Company {
  /** Who else has the entry open, who came first first. */
  others: Present[];
  /** The last save; null where the entry is there no more. */
  saved: LastSave | null;
}

interface LastSave {
  version: number;
  /** ISO 8601, UTC. */
  at: string;
  /** The name of the person, or the address of an account that is there no more. */
  by: string | null;
  isYou: boolean;
}

/**
 * Notes that a person has an entry open, and returns who else has, and what was saved last. Nothing is locked: both
 * may type, and the version of the entry decides at the save. Throws 'not-found' for a type, 'forbidden', or
 * 'conflict'.
 */
export async function noteOpen(db: Db, form: OpenForm, acting: Acting): Promise<Company> {
  requireForm(form.type, acting);
  return inTransaction(db, async (tx) => {
    await requireOwn(tx, form, acting);
    const at = acting.now.toISOString();
    const place = { type: form.type, entry_id: form.entryId, seen_at: at };
    await tx
      .insertInto('presence')
      .values({ id: form.id, user_id: acting.by.id, since: at, ...place })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(place).where('presence.user_id', '=', acting.by.id),
      )
      .execute();
    return readCompany(tx, form, acting);
  });
}

/** Refuses somebody else's id, and more forms than a person has open. */
async function requireOwn(tx: Db, { id }: OpenForm, { by, now }: Acting): Promise<void> {
  const row = await tx
    .selectFrom('presence')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.user_id === by.id) return;
  await tx
    .deleteFrom('presence')
    .where('user_id', '=', by.id)
    .where('seen_at', '<', endOfPresence(now))
    .execute();
  const { count } = await tx
    .selectFrom('presence')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('user_id', '=', by.id)
    .executeTakeFirstOrThrow();
  if (row || Number(count) >= MOST_FORMS) {
    throw new DomainError('conflict', {
      el: 'Έχετε ανοιχτές πάρα πολλές φόρμες.',
      en: 'You have too many forms open.',
    });
  }
}

/** Notes that a form was closed. */
export async function noteClosed(db: Db, id: string, { by }: Acting): Promise<void> {
  await db.deleteFrom('presence').where('id', '=', id).where('user_id', '=', by.id).execute();
}

/** Who has entries open, all or those of a type; not the person who asks. */
export async function listPresent(
  db: Db,
  type: string | undefined,
  { by, now }: Acting,
): Promise<{ type: string; entryId: string; name: string; since: string }[]> {
  const rows = await db
    .selectFrom('presence')
    .innerJoin('user', 'user.id', 'presence.user_id')
    .select(['presence.type', 'presence.entry_id as entryId', 'user.name', 'presence.since'])
    .$if(type !== undefined, (query) => query.where('presence.type', '=', type ?? ''))
    .where('presence.user_id', '!=', by.id)
    .where('presence.seen_at', '>=', endOfPresence(now))
    .orderBy('presence.since')
    .execute();
  return rows;
}

async function readCompany(tx: Db, form: OpenForm, acting: Acting): Promise<Company> {
  const { by, now } = acting;
  const others = await tx
    .selectFrom('presence')
    .innerJoin('user', 'user.id', 'presence.user_id')
    .select(['user.name', 'presence.user_id', 'presence.since'])
    .where('presence.type', '=', form.type)
    .where('presence.entry_id', '=', form.entryId)
    .where('presence.id', '!=', form.id)
    .where('presence.seen_at', '>=', endOfPresence(now))
    .orderBy('presence.since')
    .execute();
  return {
    others: onePerPerson(others).map(({ name, since, user_id }) => ({
      name,
      since,
      isYou: user_id === by.id,
    })),
    saved: await findLastSave(tx, form, acting),
  };
}

function onePerPerson<T extends { user_id: string }>(rows: readonly T[]): T[] {
  return [...new Map(rows.toReversed().map((row) => [row.user_id, row])).values()].toReversed();
}

async function findLastSave(
  tx: Db,
  { type, entryId }: OpenForm,
  { by }: Acting,
): Promise<LastSave | null> {
  const row =
    type === ISSUE_FORM
      ? await tx
          .selectFrom('newsletter_issues')
          .leftJoin('user', 'user.email', 'newsletter_issues.updated_by')
          .select(['version', 'updated_at', 'updated_by', 'user.name'])
          .where('newsletter_issues.id', '=', entryId)
          .executeTakeFirst()
      : await tx
          .selectFrom('entries')
          .leftJoin('user', 'user.email', 'entries.updated_by')
          .select(['version', 'updated_at', 'updated_by', 'user.name'])
          .where('entries.id', '=', entryId)
          .where('entries.type', '=', type)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
  if (!row) return null;
  const { version, updated_at: at, updated_by, name } = row;
  return { version, at, by: name ?? updated_by, isYou: updated_by === by.email };
}

const endOfPresence = (now: Date) => new Date(now.getTime() - PRESENT_MS).toISOString();
