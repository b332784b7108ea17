import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { recordChange } from '../audit/record.ts';
import { DomainError } from '../errors.ts';
import { addFact, readFact, removeFact } from '../facts/facts.ts';
import type { StaffMember } from './staff-member.ts';

const FACT = 'reviewer-step';

/** Whether editors hand in and only reviewers and administrators publish. It is off until somebody turns it on. */
export async function isReviewerStepOn(db: Db): Promise<boolean> {
  return (await readFact(db, FACT)) !== undefined;
}

/** Turns the reviewer step on or off, for everybody from the next call on. */
export async function setReviewerStep(db: Db, isOn: boolean, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (isOn) await addFact(tx, FACT, acting.now.toISOString());
    else await removeFact(tx, FACT);
    const subject = { type: 'reviewer-step', id: '', title: '' };
    await recordChange(tx, acting.by, isOn ? 'enabled' : 'disabled', subject, acting.now);
  });
}

/** Whether a person may change what visitors see. */
export async function mayPublish(db: Db, by: Pick<StaffMember, 'role'>): Promise<boolean> {
  return by.role !== 'editor' || !(await isReviewerStepOn(db));
}

/**
 * Refuses, with 'forbidden' and `handsIn` for the screens, whoever may not change what visitors see. Call it in the
 * transaction of the change, so that the setting is the one under which it is stored.
 */
export async function requireMayPublish(db: Db, by: StaffMember): Promise<void> {
  if (await mayPublish(db, by)) return;
  throw new DomainError(
    'forbidden',
    {
      el: 'Όσα βλέπουν οι επισκέπτες τα αλλάζουν οι υπεύθυνοι δημοσίευσης. Υποβάλετε το κείμενό σας για έλεγχο.',
      en: 'What visitors see is changed by reviewers. Hand in your text for review.',
    },
    { details: { handsIn: true } },
  );
}
