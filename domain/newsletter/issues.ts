import type { Selectable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { NewsletterIssueTable } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { recordChange } from '../audit/record.ts';
import { DomainError, notFound } from '../errors.ts';
import { newId } from '../ids.ts';
import { type Progress, readProgress } from '../mail/mailings.ts';
import { type CopyMark, endCopies } from '../open-forms/end-copies.ts';
import { ISSUE_FORM } from '../open-forms/form-subject.ts';
import { type IssueContent, parseIssue } from './issue-content.ts';

/** An issue of the newsletter as staff see it. */
export interface Issue extends IssueContent {
  id: string;
  state: 'draft' | 'sent';
  version: number;
  updatedAt: string;
  updatedBy: string;
  sentAt: string | null;
  sentBy: string | null;
  /** The number of recipients; 0 for a draft. */
  recipients: number;
  progress: Progress;
}

type Row = Selectable<NewsletterIssueTable>;

/** The mailings of an issue: one in each language. */
export const mailingIds = (issueId: string) => ({ el: `${issueId}-el`, en: `${issueId}-en` });

async function toIssues(db: Db, rows: Row[]): Promise<Issue[]> {
  const progress = await readProgress(
    db,
    rows
      .filter(({ state }) => state === 'sent')
      .flatMap(({ id }) => [mailingIds(id).el, mailingIds(id).en]),
  );
  return rows.map((row) => {
    const { el, en } = mailingIds(row.id);
    return {
      ...(JSON.parse(row.content) as IssueContent),
      id: row.id,
      state: row.state,
      version: row.version,
      updatedAt: row.updated_at,
      updatedBy: row.updated_by,
      sentAt: row.sent_at,
      sentBy: row.sent_by,
      recipients: row.recipients,
      progress: add(progress.get(el), progress.get(en)),
    };
  });
}

function add(one: Progress | undefined, other: Progress | undefined): Progress {
  const sum = (name: keyof Progress) => (one?.[name] ?? 0) + (other?.[name] ?? 0);
  return {
    sent: sum('sent'),
    failed: sum('failed'),
    waiting: sum('waiting'),
    delayed: sum('delayed'),
  };
}

/** Issues, the last changed first, and their total number. */
export async function listIssues(
  db: Db,
  asked: { limit: number; offset: number },
): Promise<{ issues: Issue[]; total: number }> {
  const { count } = await db
    .selectFrom('newsletter_issues')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('newsletter_issues')
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  return { issues: await toIssues(db, rows), total: Number(count) };
}

/** One issue; throws 'not-found'. */
export async function getIssue(db: Db, id: string): Promise<Issue> {
  const row = await db
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const [issue] = row ? await toIssues(db, [row]) : [];
  if (!issue) {
    throw notFound({
      el: 'Το τεύχος δεν υπάρχει ή έχει διαγραφεί.',
      en: 'The issue does not exist or has been deleted.',
    });
  }
  return issue;
}

/** An issue as staff send it, with the kept copies that it contains: they end with the save. */
type IssueInput = IssueContent & { kept?: readonly CopyMark[] | undefined };

/** Makes a draft; throws 'invalid'. */
export async function createIssue(db: Db, input: IssueInput, acting: Acting): Promise<Issue> {
  return inTransaction(db, async (tx) => {
    const content = await parseIssue(tx, input);
    const id = newId(acting.now);
    const at = acting.now.toISOString();
    await tx
      .insertInto('newsletter_issues')
      .values({
        id,
        state: 'draft',
        version: 1,
        content: JSON.stringify(content),
        created_at: at,
        updated_at: at,
        updated_by: acting.by.email,
        recipients: 0,
        sent_at: null,
        sent_by: null,
      })
      .execute();
    await recordIssue(tx, 'created', { id, ...content }, acting);
    await endCopies(tx, { type: ISSUE_FORM, entryId: null }, input.kept ?? [], acting);
    return getIssue(tx, id);
  });
}

/**
 * Saves a draft if its stored version is still the one from which the edit began. Throws 'invalid', 'not-found' or
 * 'conflict'.
 */
export async function saveIssue(
  db: Db,
  id: string,
  input: IssueInput & { version: number },
  acting: Acting,
): Promise<Issue> {
  return inTransaction(db, async (tx) => {
    const stored = await getIssue(tx, id);
    if (stored.state === 'sent') throw alreadySent();
    const content = await parseIssue(tx, input);
    const result = await tx
      .updateTable('newsletter_issues')
      .set({
        version: input.version + 1,
        content: JSON.stringify(content),
        updated_at: acting.now.toISOString(),
        updated_by: acting.by.email,
      })
      .where('id', '=', id)
      .where('version', '=', input.version)
      .where('state', '=', 'draft')
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) throw staleIssue(stored);
    await recordIssue(tx, 'changed', { id, ...content }, acting);
    await endCopies(tx, { type: ISSUE_FORM, entryId: id }, input.kept ?? [], acting);
    return getIssue(tx, id);
  });
}

/** Deletes a draft for good; a sent issue stays as a record. Throws 'not-found' or 'conflict'. */
export async function deleteIssue(db: Db, id: string, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    const gone = await tx
      .deleteFrom('newsletter_issues')
      .where('id', '=', id)
      .where('state', '=', 'draft')
      .returning('content')
      .executeTakeFirst();
    if (!gone) {
      // It is not there, or no draft any more.
      await getIssue(tx, id);
      throw alreadySent();
    }
    const { subject } = JSON.parse(gone.content) as IssueContent;
    await recordIssue(tx, 'deleted', { id, subject }, acting);
  });
}

/** Records what happened to an issue, and what the person said about it. */
export function recordIssue(
  tx: Db,
  action: 'created' | 'changed' | 'deleted' | 'sent' | 'personal-data-published',
  issue: { id: string; subject: { el: string } },
  acting: Acting,
  note = '',
): Promise<void> {
  const subject = { type: 'newsletter', id: issue.id, title: issue.subject.el };
  return recordChange(tx, acting.by, action, subject, acting.now, note);
}

/** Somebody else has saved since. */
export function staleIssue(current: Issue): DomainError {
  return new DomainError(
    'conflict',
    {
      el: 'Κάποιος άλλος αποθήκευσε αυτό το τεύχος στο μεταξύ.',
      en: 'Somebody else has saved this issue in the meantime.',
    },
    { details: { current } },
  );
}

function alreadySent(): DomainError {
  return new DomainError('conflict', {
    el: 'Το τεύχος έχει σταλεί και δεν αλλάζει πια.',
    en: 'The issue has been sent and can no longer be changed.',
  });
}
