import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Tables } from '../../database/tables.ts';
import { inTransaction, type Tx } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { findTextChange, type TextChange } from '../content/reading/text-change.ts';
import { DomainError } from '../errors.ts';
import { ISSUE_FORM, requireForm } from './form-subject.ts';

/** A form counts as open for so long after it was heard of: three times what passes between two signs of life. */
const PRESENT_MS = 45_000;
/** How many forms one person may have open at once, as far as others are told; and have closed a moment ago. */
const MOST_FORMS = 50;

/** What a form says of itself while it is open, and when it is closed. */
export interface SignOfLife {
  /** Made by the form. */
  id: string;
  /** Each is higher than the one before: what was said earlier may arrive later, and then changes nothing. */
  sign: number;
}

/** A form that says that it is open. */
export interface OpenForm extends SignOfLife {
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
  /** The last save, or act that counts as one; null where the entry is there no more. */
  saved: LastSave | null;
  /** The last save that changed the text; of an issue the last of all. */
  textSaved: LastSave | null;
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
    if (!(await hasRoom(tx, form, 1, acting))) {
      throw new DomainError('conflict', {
        el: 'Έχετε ανοιχτές πάρα πολλές φόρμες.',
        en: 'You have too many forms open.',
      });
    }
    await write(tx, form, { type: form.type, entry_id: form.entryId, is_open: 1 }, acting);
    return readCompany(tx, form, acting);
  });
}

/**
 * Notes that a form was closed. It is remembered for a while, since what the form said before, that it is open, may
 * arrive after this. Changes nothing of somebody else's form.
 */
export async function noteClosed(db: Db, form: SignOfLife, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await hasRoom(tx, form, 0, acting)) await write(tx, form, { is_open: 0 }, acting);
  });
}

/** Whether the id is the person's own, or new and not one too many of those that are open, or closed. */
async function hasRoom(
  tx: Tx,
  { id }: SignOfLife,
  isOpen: 0 | 1,
  { by, now }: Acting,
): Promise<boolean> {
  const row = await tx
    .selectFrom('presence')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (row) return row.user_id === by.id;
  await tx
    .deleteFrom('presence')
    .where('user_id', '=', by.id)
    .where((e) => e.not(isPresent(e, now)))
    .execute();
  const { count } = await tx
    .selectFrom('presence')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('user_id', '=', by.id)
    .where('is_open', '=', isOpen)
    .executeTakeFirstOrThrow();
  return Number(count) < MOST_FORMS;
}

/** Writes what a form has said, unless it has said something since. */
async function write(
  tx: Tx,
  { id, sign }: SignOfLife,
  said: { type?: string; entry_id?: string; is_open: 0 | 1 },
  { by, now }: Acting,
): Promise<void> {
  const at = now.toISOString();
  const columns = { ...said, seen_at: at, sign };
  await tx
    .insertInto('presence')
    .values({ type: '', entry_id: '', ...columns, id, user_id: by.id, since: at })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(columns)
        .where('presence.user_id', '=', by.id)
        .where('presence.sign', '<', sign),
    )
    .execute();
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
    .where('presence.is_open', '=', 1)
    .where((e) => isPresent(e, now))
    .orderBy('presence.since')
    .execute();
  return rows;
}

async function readCompany(tx: Tx, form: OpenForm, acting: Acting): Promise<Company> {
  const { by, now } = acting;
  const others = await tx
    .selectFrom('presence')
    .innerJoin('user', 'user.id', 'presence.user_id')
    .select(['user.name', 'presence.user_id', 'presence.since'])
    .where('presence.type', '=', form.type)
    .where('presence.entry_id', '=', form.entryId)
    .where('presence.id', '!=', form.id)
    .where('presence.is_open', '=', 1)
    .where((e) => isPresent(e, now))
    .orderBy('presence.since')
    .execute();
  return {
    others: onePerPerson(others).map(({ name, since, user_id }) => ({
      name,
      since,
      isYou: user_id === by.id,
    })),
    ...(await findLastSaves(tx, form, acting)),
  };
}

function onePerPerson<T extends { user_id: string }>(rows: readonly T[]): T[] {
  return [...new Map(rows.toReversed().map((row) => [row.user_id, row])).values()].toReversed();
}

async function findLastSaves(
  tx: Tx,
  { type, entryId }: OpenForm,
  { by }: Acting,
): Promise<Pick<Company, 'saved' | 'textSaved'>> {
  const stored = await findStored(tx, type, entryId);
  if (!stored) return { saved: null, textSaved: null };
  const change = await findTextChange(tx, entryId);
  const tell = async ({ version, at, by: email }: TextChange): Promise<LastSave> => ({
    version,
    at,
    by: (await findName(tx, email ?? '')) ?? email,
    isYou: email === by.email,
  });
  return { saved: await tell(stored), textSaved: await tell(change ?? stored) };
}

async function findName(tx: Tx, email: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('user')
    .select('name')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.name;
}

/** The version that is stored, since when, and who made it. */
function findStored(tx: Tx, type: string, id: string): Promise<TextChange | undefined> {
  const columns = ['version', 'updated_at as at', 'updated_by as by'] as const;
  return type === ISSUE_FORM
    ? tx.selectFrom('newsletter_issues').select(columns).where('id', '=', id).executeTakeFirst()
    : tx
        .selectFrom('entries')
        .select(columns)
        .where('id', '=', id)
        .where('type', '=', type)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
}

/** Whether a form was heard of a moment ago: not by a clock that was ahead, but for the little by which two differ. */
function isPresent(e: ExpressionBuilder<Tables, 'presence'>, now: Date) {
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
  return e.between('presence.seen_at', after(-PRESENT_MS), after(PRESENT_MS));
}
