import type { Db } from '../../database/connect.ts';
import type { Act } from '../content/entry-rows.ts';
import { invalid } from '../errors.ts';
import { countAttempt, type RateLimit } from '../limits/rate-limit.ts';
import type { Auth } from './auth.ts';

const PASSWORD_ATTEMPTS: RateLimit = { attempts: 8, windowMs: 15 * 60_000 };

/**
 * Has somebody who is signed in prove once more who they are, before what a stolen session must not
 * do. Throws 'invalid' with a message at `field`, or 'too-many'.
 */
export async function requireOwnPassword(
  auth: Auth,
  db: Db,
  password: string,
  { by, now }: Act,
  field: string,
): Promise<void> {
  await countAttempt(db, `password:${by.id}`, PASSWORD_ATTEMPTS, now);
  const account = await db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', by.id)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  const context = await auth.$context;
  const matches =
    account?.password && (await context.password.verify({ hash: account.password, password }));
  if (!matches) {
    throw invalid({
      [field]: {
        el: 'Ο τρέχων κωδικός δεν είναι σωστός.',
        en: 'The current password is not right.',
      },
    });
  }
}
