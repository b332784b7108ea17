import { Hono } from 'hono';
import type { Db } from '../../database/connect.ts';

/** The longest wait for the database, so that a caller of /readyz does not wait for a frozen line. */
const READ_LIMIT_MS = 2000;
const NOT_STORED = { 'Cache-Control': 'no-store' };

/**
 * What whoever runs the site asks: `/healthz` whether the process lives, and `/readyz` whether it can answer (503 where
 * not). `isFresh` says whether this process has heard of every change up to a moment ago.
 */
export function probes(db: Db, isFresh: () => boolean): Hono {
  return new Hono()
    .get('/healthz', (c) => c.text('ok', 200, NOT_STORED))
    .get('/readyz', async (c) => {
      const isReady = isFresh() && (await canReadDatabase(db));
      return c.text(isReady ? 'ready' : 'database unavailable', isReady ? 200 : 503, NOT_STORED);
    });
}

async function canReadDatabase(db: Db): Promise<boolean> {
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    limit = setTimeout(() => resolve(false), READ_LIMIT_MS);
  });
  const read = db.selectFrom('facts').select('name').limit(1).execute();
  const answered = read.then(
    () => true,
    () => false,
  );
  const can = await Promise.race([answered, late]);
  clearTimeout(limit);
  return can;
}
