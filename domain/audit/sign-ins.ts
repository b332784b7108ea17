import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { FailedSignIn, WayIn } from './actions.ts';
import { recordChange } from './record.ts';

interface Account {
  id: string;
  email: string;
}

const HOUR_MS = 60 * 60_000;

const subjectOf = ({ id, email }: Account) => ({ type: 'user', id, title: email });

/** Writes down that somebody is in, and how. */
export async function recordSignIn(db: Db, by: Account, way: WayIn, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('user')
      .set({ lastSignedInAt: now.toISOString() })
      .where('id', '=', by.id)
      .execute();
    await recordChange(tx, by, way, subjectOf(by), now);
  });
}

/**
 * Writes down that somebody did not get into an account, or inside did not know its password once more: one record for each account, reason and hour,
 * with how many times and when last, so that a flood of guesses does not fill the database. Nobody
 * knows who it was; neither the address nor anything typed is kept.
 */
export async function recordRefusal(
  db: Db,
  account: Account,
  refusal: FailedSignIn,
  now: Date,
): Promise<void> {
  const subject = subjectOf(account);
  await db
    .insertInto('audit')
    .values({
      id: `${refusal}:${account.id}:${Math.floor(now.getTime() / HOUR_MS)}`,
      at: now.toISOString(),
      user_id: null,
      user_email: '',
      action: refusal,
      subject_type: subject.type,
      subject_id: subject.id,
      subject_title: subject.title,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((e) => ({
        times: e('audit.times', '+', 1),
        at: e.ref('excluded.at'),
      })),
    )
    .execute();
}
