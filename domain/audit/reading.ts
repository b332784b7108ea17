import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { likePattern } from '../../database/like-pattern.ts';
import { inTransaction } from '../../database/transaction.ts';
import { listStaffNames } from '../accounts/members/own-profile.ts';
import type { Acting } from '../acting.ts';
import { writeCsv } from '../newsletter/write-csv.ts';
import { fold, searchWords } from '../text/fold.ts';
import { addDays } from '../time/calendar.ts';
import { momentInGreece } from '../time/greek-time.ts';
import { SIGN_IN_ACTIONS } from './actions.ts';
import { recordChange } from './record.ts';

/** A record of the audit log: who did what. */
export interface AuditRecord {
  id: string;
  at: string;
  userEmail: string;
  action: string;
  subjectType: string;
  subjectId: string;
  subjectTitle: string;
  /** What the person said about it, '' mostly. */
  note: string;
  /** How many attempts the record stands for; `at` is the last of them. */
  times: number;
}

export const AUDIT_KINDS = ['changes', 'sign-ins'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** What narrows the audit log; what is left out narrows nothing. */
export interface AuditFilters {
  kind?: AuditKind | undefined;
  /** A part of an e-mail address, or words of the name of a colleague, with any accents. */
  who?: string | undefined;
  action?: string | undefined;
  /** What was acted on, by its id. */
  subject?: string | undefined;
  /** Days in Greece, `YYYY-MM-DD`, both included. */
  from?: string | undefined;
  until?: string | undefined;
}

/** Records of one export: a spreadsheet opens no more with ease. */
const MAX_EXPORTED = 20_000;

/** A page of the audit log, newest first, and how many records the filters leave. */
export async function listAudit(
  db: Db,
  asked: AuditFilters & { limit: number; offset: number },
): Promise<{ records: AuditRecord[]; total: number }> {
  const { count } = await (await narrow(db, asked))
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { records: await readRecords(db, asked), total: Number(count) };
}

/**
 * What the filters leave as CSV, newest first, at most 20,000 records; moments are ISO 8601, UTC. The export is
 * recorded itself.
 */
export async function exportAudit(db: Db, filters: AuditFilters, acting: Acting): Promise<string> {
  return inTransaction(db, async (tx) => {
    const records = await readRecords(tx, { ...filters, limit: MAX_EXPORTED, offset: 0 });
    const subject = { type: 'audit', id: '', title: '' };
    await recordChange(tx, acting.by, 'exported', subject, acting.now);
    return writeCsv([
      ['at', 'who', 'action', 'subject type', 'subject id', 'subject', 'note', 'times'],
      ...records.map((one) => [
        one.at,
        one.userEmail,
        one.action,
        one.subjectType,
        one.subjectId,
        one.subjectTitle,
        one.note,
        String(one.times),
      ]),
    ]);
  });
}

async function narrow(db: Db, { kind, who, action, subject, from, until }: AuditFilters) {
  let query = db.selectFrom('audit');
  if (kind) query = query.where('action', kind === 'sign-ins' ? 'in' : 'not in', SIGN_IN_ACTIONS);
  if (who) {
    const part = `%${likePattern(who.trim().toLowerCase())}%`;
    const byAddress = sql<boolean>`user_email like ${part} escape '\\'`;
    const named = await findNamed(db, who);
    query = query.where((e) =>
      e.or([byAddress, ...(named.length > 0 ? [e('user_email', 'in', named)] : [])]),
    );
  }
  if (action) query = query.where('action', '=', action);
  if (subject) query = query.where('subject_id', '=', subject);
  if (from) query = query.where('at', '>=', startOf(from));
  if (until && until < LAST_DAY) query = query.where('at', '<', startOf(addDays(until, 1)));
  return query;
}

/** The addresses of the accounts whose names have all the words. */
async function findNamed(db: Db, who: string): Promise<string[]> {
  const words = searchWords(who);
  if (words.length === 0) return [];
  return (await listStaffNames(db))
    .filter(({ name }) => words.every((word) => fold(name).includes(word)))
    .map(({ email }) => email);
}

async function readRecords(
  db: Db,
  asked: AuditFilters & { limit: number; offset: number },
): Promise<AuditRecord[]> {
  const rows = await (await narrow(db, asked))
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    userEmail: row.user_email,
    action: row.action,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    subjectTitle: row.subject_title,
    note: row.note,
    times: row.times,
  }));
}

/** The last day of four digits for the year: no record is of a later one. */
const LAST_DAY = '9999-12-31';

/**
 * The moment, in ISO 8601 UTC, at which a day begins in Greece. While a year is being typed its first digits are a day
 * of long ago, when Greece was ahead of UTC by hours and minutes: those minutes make no difference to a log.
 */
function startOf(day: string): string {
  return momentInGreece(`${day}T00:00`)?.toISOString() ?? `${day}T00:00:00.000Z`;
}
