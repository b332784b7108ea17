import { sql } from 'kysely';
import type { Db } from '../../../database/connect.ts';
import type { Tx } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { DomainError } from '../../errors.ts';
import { describeWait } from '../../limits/describe-wait.ts';
import { DAY_MS } from '../../time/durations.ts';
import type { MediaServices } from '../media-services.ts';

const MEGABYTE = 1024 * 1024;

type QuotaServices = Pick<MediaServices, 'db' | 'uploadBytesPerDay'>;

/** How much an account has uploaded since its day began, with its first upload. */
export interface UploadQuota {
  usedBytes: number;
  limitBytes: number;
}

/** A day that ends later was begun while the clock of the server was wrong, and counts for nothing. */
const latestEnd = (now: Date) => now.getTime() + 2 * DAY_MS;

const keyOf = (account: { id: string }) => `upload:${account.id}`;

/**
 * Counts the bytes of an upload towards what its account may send within 24 hours, and throws 'too-many' where
 * they are more than are left. Counted in one statement, so that of two uploads at once one may be too much, and in the
 * transaction that stores the file: what was not stored was not counted, even where the process died.
 */
export async function takeFromQuota(
  tx: Tx,
  uploadBytesPerDay: number,
  bytes: number,
  { by, now }: Acting,
): Promise<void> {
  const key = keyOf(by);
  const kilobytes = Math.ceil(bytes / 1024);
  const end = now.getTime() + DAY_MS;
  const hasEnded = sql<boolean>`(rate_limits.resets_at <= ${now.getTime()} or rate_limits.resets_at > ${latestEnd(now)})`;
  const counted = await tx
    .insertInto('rate_limits')
    .values({ key, count: kilobytes, resets_at: end })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql`case when ${hasEnded} then ${kilobytes} else rate_limits.count + ${kilobytes} end`,
          resets_at: sql`case when ${hasEnded} then ${end} else rate_limits.resets_at end`,
        })
        .where(
          sql<boolean>`(${hasEnded} or rate_limits.count + ${kilobytes} <= ${Math.floor(uploadBytesPerDay / 1024)})`,
        ),
    )
    .returning('count')
    .executeTakeFirst();
  if (!counted) throw await usedUp(tx, key, uploadBytesPerDay, now);
}

/** Says before a file is sent whether it fits into what is left. Throws 'too-many'; nothing is counted yet. */
export async function requireQuota(
  media: QuotaServices,
  bytes: number,
  acting: Acting,
): Promise<void> {
  const { usedBytes, limitBytes } = await readQuota(media, acting);
  if (usedBytes + bytes > limitBytes) {
    throw await usedUp(media.db, keyOf(acting.by), limitBytes, acting.now);
  }
}

/** How much of its quota an account has used. */
export async function readQuota(
  { db, uploadBytesPerDay }: QuotaServices,
  { by, now }: Acting,
): Promise<UploadQuota> {
  const row = await db
    .selectFrom('rate_limits')
    .select('count')
    .where('key', '=', keyOf(by))
    .where('resets_at', '>', now.getTime())
    .where('resets_at', '<=', latestEnd(now))
    .executeTakeFirst();
  return { usedBytes: Number(row?.count ?? 0) * 1024, limitBytes: uploadBytesPerDay };
}

async function usedUp(db: Db, key: string, limitBytes: number, now: Date): Promise<DomainError> {
  const row = await db
    .selectFrom('rate_limits')
    .select('resets_at')
    .where('key', '=', key)
    .executeTakeFirst();
  const seconds = Math.ceil((Number(row?.resets_at ?? 0) - now.getTime()) / 1000);
  const retryAfter = Math.max(1, seconds);
  const wait = describeWait(retryAfter);
  const megabytes = Math.floor(limitBytes / MEGABYTE);
  return new DomainError(
    'too-many',
    {
      el: `Με αυτό το αρχείο ξεπερνάτε τα ${megabytes} MB που μπορεί να ανεβάσει κάθε λογαριασμός μέσα σε 24 ώρες. Δοκιμάστε ξανά σε ${wait.el}.`,
      en: `With this file you would exceed the ${megabytes} MB that each account may upload within 24 hours. Try again in ${wait.en}.`,
    },
    { retryAfter },
  );
}
