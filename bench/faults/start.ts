import pg from 'pg';
import { startBenchSite } from '../../harness/sites/site.ts';
import { freePort } from '../../scripts/free-port.mjs';
import { startPostgres } from '../../scripts/postgres.mjs';
import { type Outcome, outcome, untilHolds } from './outcome.ts';

/** The lock by which Kysely orders processes that migrate. */
const MIGRATION_LOCK = '3853314791062309107';

/** Asks a site that waits for another process to change the tables. */
export async function askDuringStart(): Promise<Outcome[]> {
  const server = await startPostgres();
  if (!server) return [outcome('during a start', 'not tried: PostgreSQL is not installed', false)];
  const other = new pg.Client({ connectionString: server.url });
  await other.connect();
  await other.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const starting = startBenchSite({ port, env: { DATABASE_URL: server.url } });
  try {
    const status = async (path: string) => (await fetch(url + path)).status;
    const alive = await untilHolds(async () => (await status('/healthz')) === 200);
    const ready = await status('/readyz');
    const page = await fetch(`${url}/`);
    const again = page.headers.get('Retry-After');
    await other.query(`select pg_advisory_unlock(${MIGRATION_LOCK})`);
    await starting;
    const after = await status('/');
    return [
      outcome(
        'while the tables wait to be changed: it lives, is not ready, and says when to come again',
        `alive after ${alive} ms, ${ready}, ${page.status} in ${again} s`,
        ready === 503 && page.status === 503 && again !== null,
      ),
      outcome('and then the site is there', after, after === 200),
    ];
  } finally {
    await other.end();
    await starting.then(
      (site) => site.stop(),
      () => undefined,
    );
    server.stop();
  }
}
