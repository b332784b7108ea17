import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startBenchSite } from '../../../harness/sites/site.ts';
import { type OwnPostgres, startPostgres } from '../../../scripts/postgres.mjs';
import { type Outcome, outcome } from '../outcome.ts';
import { readPostgres } from '../stored.ts';
import { writeUntilKilled } from './write-until-cut.ts';

/**
 * Whoever set up the server let it acknowledge before anything is written, unless somebody asks for more, and gave it
 * the room to keep all of it in its memory. Nothing of its own makes it write earlier.
 */
const CARELESS =
  '-c synchronous_commit=off -c wal_buffers=64MB -c checkpoint_timeout=1h -c max_wal_size=4GB -c bgwriter_lru_maxpages=0 -c autovacuum=off';

/**
 * Lets people write to a site on a careless PostgreSQL, ends both in the middle, the server first, and looks what the
 * server still has. A power cut also takes what the operating system had not written, for which PostgreSQL itself syncs
 * (`fsync`); here it is the site's part that is tried: that it asks for no acknowledgement without it.
 */
export async function crashPostgres(environment: Record<string, string>): Promise<Outcome[]> {
  const server = await startPostgres({ settings: CARELESS });
  if (!server) return [outcome('a crash of PostgreSQL', 'not tried: not installed', false)];
  try {
    const kept = await writeAndCrash(server, await makeDatabase(server, 'kept'), environment);
    const options = `?options=${encodeURIComponent('-c synchronous_commit=off')}`;
    const given = await writeAndCrash(
      server,
      (await makeDatabase(server, 'given')) + options,
      environment,
    );
    return [
      outcome(
        'a crash of a careless PostgreSQL: every acknowledged save, message and upload is there',
        `${kept.acknowledged} acknowledged, ${kept.lost} lost`,
        kept.lost === 0 && kept.acknowledged > 0,
      ),
      outcome(
        'the same would find: a site that does not ask it to wait for the disk',
        `${given.lost} lost`,
        given.lost > 0,
      ),
    ];
  } finally {
    server.stop();
  }
}

async function makeDatabase(server: OwnPostgres, name: string): Promise<string> {
  await ask(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
}

async function writeAndCrash(
  server: OwnPostgres,
  url: string,
  environment: Record<string, string>,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'dimos-crash-'));
  try {
    const log = join(dataDir, 'no-shim');
    writeFileSync(log, '');
    const site = await startBenchSite({ dataDir, env: { ...environment, DATABASE_URL: url } });
    const writer = await findWriter(url);
    process.kill(writer, 'SIGSTOP');
    const written = await writeUntilKilled(site, log, server.crash).catch((error) => {
      // A server whose writer is stopped cannot be stopped.
      process.kill(writer, 'SIGCONT');
      throw error;
    });
    const { saves, messages, uploads } = written;
    server.resume();
    const stored = await readPostgres(url, dataDir);
    const bodies = new Set((await ask(url, 'select body from messages')).map(({ body }) => body));
    let acknowledged = uploads.length;
    let lost = uploads.filter(({ id }) => !stored.media.has(id)).length;
    for (const [id, save] of saves) {
      acknowledged += save.acknowledged.length;
      const at = save.asked.indexOf(stored.titles.get(id) ?? '');
      lost += save.acknowledged.filter(({ title }) => save.asked.indexOf(title) > at).length;
    }
    for (const { text } of messages.flatMap((sender) => sender.acknowledged)) {
      acknowledged++;
      if (!bodies.has(text)) lost++;
    }
    return { acknowledged, lost };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * The process that writes acknowledged changes afterwards; it is stopped meanwhile. It wakes with each page that is
 * full, whatever its delay, so that a crash lost the last page at most, and often nothing. Whoever waits for the disk
 * writes without it.
 */
async function findWriter(url: string): Promise<number> {
  const [found] = await ask(
    url,
    "select pid::text as body from pg_stat_activity where backend_type = 'walwriter'",
  );
  return Number(found?.body);
}

async function ask(url: string, statement: string): Promise<{ body?: string }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ body?: string }>(statement)).rows;
  } finally {
    await client.end();
  }
}
