import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { HOUR_MS } from '../time/durations.ts';
import type { FailedSignIn, WayIn } from './actions.ts';
import { recordChange } from './record.ts';

interface Account {
  id: string;
  email: string;
}

const subjectOf = ({ id, email }: Account) => ({ type: 'user', id, title: email });

/** Records that somebody has signed in, and how. */
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
 * Records a failed sign-in, or a wrong password where a signed-in person is asked for it again. There is one record
 * for each account, reason and hour, with the number of attempts and the time of the last, so that a flood of
 * guesses does not fill the database. It is not known who tried; neither the network address nor the typed text is
 * kept.
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
