import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { likePattern } from '../../database/like-pattern.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { recordChange } from '../audit/record.ts';
import { notFound } from '../errors.ts';
import { dropWaitingCopies } from '../mail/mailings.ts';
import type { Lang } from '../text/bilingual.ts';
import type { Language } from '../text/language.ts';
import { countByLanguage } from './subscribers.ts';
import { writeCsv } from './write-csv.ts';

/** A subscriber as administrators see it, with no more than they need. */
export interface Subscriber {
  id: string;
  email: string;
  language: Lang;
  /** ISO 8601, UTC. */
  confirmedAt: string;
}

export interface SubscriberQuery {
  /** Part of the address. */
  search?: string | undefined;
  language?: Lang | undefined;
  limit: number;
  offset: number;
}

const storedLanguage = (language: Lang) => (language === 'en' ? 'en' : 'gr');

function confirmed(db: Db) {
  return db.selectFrom('subscribers').where('state', '=', 'confirmed');
}

/** Confirmed subscribers, the newest first, with how many there are in all. */
export async function listSubscribers(
  db: Db,
  asked: SubscriberQuery,
): Promise<{ subscribers: Subscriber[]; total: number }> {
  let query = confirmed(db);
  if (asked.language) query = query.where('language', '=', storedLanguage(asked.language));
  const words = (asked.search ?? '').trim().toLowerCase();
  if (words !== '') {
    const pattern = `%${likePattern(words)}%`;
    query = query.where(sql<boolean>`email like ${pattern} escape '\\'`);
  }
  const { count } = await query
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .select(['id', 'email', 'language', 'confirmed_at'])
    .orderBy('confirmed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  return { subscribers: rows.map(toSubscriber), total: Number(count) };
}

function toSubscriber(row: {
  id: string;
  email: string;
  language: Language;
  confirmed_at: string | null;
}): Subscriber {
  return {
    id: row.id,
    email: row.email,
    language: row.language === 'en' ? 'en' : 'el',
    confirmedAt: row.confirmed_at ?? '',
  };
}

/**
 * Removes a subscriber for good, with the letters that wait for them. The audit log is kept for years, so it does
 * not get the address. Throws 'not-found'.
 */
export async function removeSubscriber(db: Db, id: string, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    const removed = await tx
      .deleteFrom('subscribers')
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirst();
    if (!removed) {
      throw notFound({
        el: 'Ο συνδρομητής δεν υπάρχει ή έχει ήδη διαγραφεί.',
        en: 'The subscriber does not exist or has already been removed.',
      });
    }
    await dropWaitingCopies(tx, removed.email);
    await recordChange(tx, acting.by, 'deleted', { type: 'subscriber', id, title: '' }, acting.now);
  });
}

/** All confirmed subscribers as CSV, for the municipality's own records; the export is recorded. */
export async function exportSubscribers(db: Db, acting: Acting): Promise<string> {
  return inTransaction(db, async (tx) => {
    const rows = await confirmed(tx)
      .select(['id', 'email', 'language', 'confirmed_at'])
      .orderBy('email')
      .execute();
    const subject = { type: 'subscriber', id: '', title: String(rows.length) };
    await recordChange(tx, acting.by, 'exported', subject, acting.now);
    return writeCsv([
      ['email', 'language', 'confirmed_at'],
      ...rows
        .map(toSubscriber)
        .map(({ email, language, confirmedAt }) => [email, language, confirmedAt]),
    ]);
  });
}

/** How many there are: confirmed by language, and not yet confirmed. */
export async function countAllSubscribers(
  db: Db,
): Promise<{ el: number; en: number; pending: number }> {
  const { count } = await db
    .selectFrom('subscribers')
    .where('state', '=', 'pending')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { ...(await countByLanguage(db)), pending: Number(count) };
}
