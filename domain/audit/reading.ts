import type { Db } from '../../database/connect.ts';
import { SIGN_IN_ACTIONS } from './actions.ts';

/** A record of the audit log: who did what. */
export interface AuditRecord {
  id: string;
  at: string;
  userEmail: string;
  action: string;
  subjectType: string;
  subjectId: string;
  subjectTitle: string;
  /** How many attempts the record stands for; `at` is the last of them. */
  times: number;
}

/** Filters of a list of records. */
export const AUDIT_KINDS = ['changes', 'sign-ins'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** Newest first. */
export async function listAudit(
  db: Db,
  asked: { limit: number; offset: number; kind?: AuditKind | undefined },
): Promise<{ records: AuditRecord[]; total: number }> {
  const records = db
    .selectFrom('audit')
    .$if(asked.kind !== undefined, (query) =>
      query.where('action', asked.kind === 'sign-ins' ? 'in' : 'not in', SIGN_IN_ACTIONS),
    );
  const { count } = await records
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await records
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  return {
    records: rows.map((row) => ({
      id: row.id,
      at: row.at,
      userEmail: row.user_email,
      action: row.action,
      subjectType: row.subject_type,
      subjectId: row.subject_id,
      subjectTitle: row.subject_title,
      times: row.times,
    })),
    total: Number(count),
  };
}
