import { type Db, isSqlite } from '../../database/connect.ts';
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
    .columns(['id', 'at', 'user_email', 'action', 'subject_type', 'subject_id', 'subject_title'])
    // Of an account: this waits for whoever is erasing it, and then records nothing.
    .expression((e) =>
      e
        .selectFrom('user')
        .select([
          e.val(`${refusal}:${account.id}:${Math.floor(now.getTime() / HOUR_MS)}`).as('id'),
          e.val(now.toISOString()).as('at'),
          e.val('').as('user_email'),
          e.val(refusal).as('action'),
          e.val(subject.type).as('subject_type'),
          e.val(subject.id).as('subject_id'),
          e.val(subject.title).as('subject_title'),
        ])
        .where('user.id', '=', account.id)
        .$if(!isSqlite(db), (query) => query.forKeyShare()),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((e) => ({
        times: e('audit.times', '+', 1),
        at: e.ref('excluded.at'),
      })),
    )
    .execute();
}
