import type { Db } from '../../database/connect.ts';

/** Who did what, newest first. */
export interface AuditRecord {
  id: string;
  at: string;
  userEmail: string;
  action: string;
  subjectType: string;
  subjectId: string;
  subjectTitle: string;
}

export async function listAudit(
  db: Db,
  asked: { limit: number; offset: number },
): Promise<{ records: AuditRecord[]; total: number }> {
  const { count } = await db
    .selectFrom('audit')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('audit')
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
    })),
    total: Number(count),
  };
}
