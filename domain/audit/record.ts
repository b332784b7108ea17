import type { Db } from '../../database/connect.ts';
import type { StaffMember } from '../accounts/staff-member.ts';
import { newId } from '../ids.ts';
import { shorten } from '../text/shorten.ts';
import type { AuditAction } from './actions.ts';

/** As long as an e-mail address may be: by the whole one an erasure finds it. */
const LONGEST_TITLE = 254;

export interface AuditSubject {
  /**
   * A content type's name, or 'media', 'user', 'message', 'newsletter', 'subscriber', 'reviewer-step',
   * 'emergency-mode', 'server-key', 'person', 'audit', 'samples', 'redirect', 'publishing-set', 'map'.
   */
  type: string;
  id: string;
  title: string;
}

/**
 * Writes down who did what; `id` is null where no person caused the change, `note` what the person said about it. Call
 * it in the transaction of the change, so that both are stored or neither.
 */
export async function recordChange(
  db: Db,
  by: Pick<StaffMember, 'email'> & { id: string | null },
  action: AuditAction,
  subject: AuditSubject,
  now: Date,
  note = '',
): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      id: newId(now),
      at: now.toISOString(),
      user_id: by.id,
      user_email: by.email,
      action,
      subject_type: subject.type,
      subject_id: subject.id,
      subject_title: shorten(subject.title, LONGEST_TITLE),
      note,
    })
    .execute();
}
