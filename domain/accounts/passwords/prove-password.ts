import type { Db } from '../../../database/connect.ts';
import type { Acting } from '../../acting.ts';
import { recordRefusal } from '../../audit/sign-ins.ts';
import { DomainError, invalid } from '../../errors.ts';
import {
  countAccountAttempt,
  PROOF_ATTEMPTS,
  returnAccountAttempt,
} from '../attempts/account-attempts.ts';
import { isKnownNetwork } from '../attempts/known-networks.ts';
import type { Auth } from '../auth.ts';
import { hasExpired } from './first-password.ts';

/**
 * Makes a signed-in person prove again who they are, before an act that a stolen session must not allow. Throws
 * 'invalid' with a message at `field`, or 'too-many'.
 */
export async function requireOwnPassword(
  auth: Auth,
  db: Db,
  password: string,
  { by, now, address = '' }: Acting,
  field: string,
): Promise<void> {
  const isKnown = await isKnownNetwork(db, by.id, address, now);
  const target = { account: by.id, address, isKnown };
  await countAccountAttempt(db, PROOF_ATTEMPTS, target, now).catch(async (error: unknown) => {
    if (error instanceof DomainError) await recordRefusal(db, by, 'sign-in-again-locked', now);
    throw error;
  });
  const account = await db
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select(['account.password', 'user.firstPasswordExpiresAt'])
    .where('account.userId', '=', by.id)
    .where('account.providerId', '=', 'credential')
    .executeTakeFirst();
  const context = await auth.$context;
  const matches =
    account?.password && (await context.password.verify({ hash: account.password, password }));
  // One that was handed over and has expired is as good as a wrong one, also for who signed in by a passkey.
  if (!matches || hasExpired(account.firstPasswordExpiresAt, now)) {
    await recordRefusal(db, by, 'sign-in-again-failed', now);
    throw invalid({
      [field]: {
        el: 'Ο τωρινός κωδικός δεν είναι σωστός.',
        en: 'The current password is not right.',
      },
    });
  }
  // Somebody who ends ten sessions one by one is not guessing.
  await returnAccountAttempt(db, PROOF_ATTEMPTS, target);
}

/**
 * Keeps administrators from using, on their own account and without its password, the acts meant for other accounts.
 * Throws 'conflict'.
 */
export function requireAnotherAccount(userId: string, { by }: Acting): void {
  if (userId !== by.id) return;
  throw new DomainError('conflict', {
    el: 'Για τον δικό σας λογαριασμό αυτό γίνεται από την οθόνη «Ο λογαριασμός μου», με τον κωδικό σας.',
    en: 'For your own account, do this under My account, with your password.',
  });
}
