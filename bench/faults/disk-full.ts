import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noisyPicture } from '../../harness/content/noisy-picture.ts';
import { startBenchSite } from '../../harness/sites/site.ts';
import { actAsStaff, signInToSite } from '../../harness/sites/site-calls.ts';
import { startPostgres } from '../../scripts/postgres.mjs';
import { type Outcome, outcome } from './outcome.ts';
import { listUnfinished, readPostgres, readSqlite } from './stored.ts';

/** Room for the sample content and some more; PostgreSQL brings 60 MB of its own. */
const SIZES = { SQLite: '48m', PostgreSQL: '160m' };
const MAX_SAVES = 5000;
const HELD = ['/', '/news', '/contact'];

/**
 * Fills the disk of a running site (database and media on a small file system in memory) and empties it again: with
 * SQLite, then with PostgreSQL.
 */
export async function fillDisk(): Promise<Outcome[]> {
  const onSqlite = await onSmallDisk('SQLite', (folder) => fill('SQLite', folder, undefined));
  const onPostgres = await onSmallDisk('PostgreSQL', async (folder) => {
    const server = await startPostgres({ parent: folder });
    if (!server) return [outcome('disk of PostgreSQL full', 'not tried: not installed', false)];
    try {
      return await fill('PostgreSQL', folder, server.url);
    } finally {
      server.stop();
    }
  });
  return [...onSqlite, ...onPostgres];
}

async function onSmallDisk(
  database: keyof typeof SIZES,
  act: (folder: string) => Promise<Outcome[]>,
): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'dimos-full-'));
  const size = `size=${SIZES[database]}`;
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return [outcome('disk full', 'not tried: needs root, to mount a small file system', false)];
  }
  try {
    // The account of PostgreSQL has to get through.
    chmodSync(folder, 0o755);
    return await act(folder);
  } finally {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  }
}

async function fill(
  database: string,
  folder: string,
  databaseUrl: string | undefined,
): Promise<Outcome[]> {
  const ballast = join(folder, 'ballast');
  const dataDir = join(folder, 'site');
  const site = await startBenchSite({
    dataDir,
    env: { LOG_LEVEL: 'silent', ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  });
  try {
    const staff = actAsStaff(site.url, await signInToSite(site.url));
    const slug = 'disk-full';
    const { id } = (await (await staff.create(slug, 'n 0')).json()) as { id: string };
    for (const path of HELD) await fetch(site.url + path);
    const { url: pictureUrl } = (await (
      await staff.upload(await noisyPicture(1600, 1200))
    ).json()) as { url: string };
    fillUp(ballast);
    // SQLite has some room left in its own files.
    let acknowledged = 0;
    let refusal = 0;
    for (let n = 1; n <= MAX_SAVES && refusal === 0; n++) {
      const answer = await staff.save({ id, slug }, `n ${n}`);
      if (answer.ok) acknowledged = n;
      else refusal = answer.status;
    }
    const uploaded = (await staff.upload(await noisyPicture(1600, 1200))).status;
    // Not one that the upload had made already.
    const rendition = await fetch(site.url + pictureUrl.replace(/\d+\.\w+$/, '640.avif'));
    const renditionBytes = (await rendition.arrayBuffer()).byteLength;
    const pages = await Promise.all(
      ['/', '/news', `/${slug}`, '/services'].map(
        async (path) => (await fetch(site.url + path)).status,
      ),
    );
    const unfinished = listUnfinished(dataDir).length;
    rmSync(ballast);
    const saved = await staff.save({ id, slug }, `n ${MAX_SAVES + 1}`);
    const pictureNow = await staff.upload(await noisyPicture(1600, 1200));
    await site.stop();
    const { titles, faults } = databaseUrl
      ? await readPostgres(databaseUrl, dataDir)
      : readSqlite(dataDir);
    const kept = titles.get(id) === `n ${MAX_SAVES + 1}`;
    return [
      outcome(
        `disk full, ${database}: a save and an upload are refused`,
        `${refusal} after ${acknowledged} more saves, ${uploaded}`,
        refusal === 503 && uploaded === 503,
      ),
      outcome(
        'public pages keep coming',
        pages.join(', '),
        pages.every((status) => status === 200),
      ),
      outcome(
        'a picture whose size cannot be kept is sent all the same',
        `${rendition.status}, ${renditionBytes} bytes`,
        rendition.status === 200 && renditionBytes > 0,
      ),
      outcome(
        'nothing half-written',
        faults.length === 0 ? `${unfinished} unfinished files` : faults.slice(0, 3).join('; '),
        faults.length === 0 && unfinished === 0,
      ),
      outcome(
        'room again: recovers by itself',
        `${saved.status}, ${pictureNow.status}`,
        saved.ok && pictureNow.ok && kept,
      ),
    ];
  } finally {
    await site.stop();
  }
}

/** Takes all the room there is. */
function fillUp(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (const size of [1_048_576, 4096, 1]) {
      const block = Buffer.alloc(size);
      while (takes(handle, block));
    }
  } finally {
    closeSync(handle);
  }
}

function takes(handle: number, block: Buffer): boolean {
  try {
    return writeSync(handle, block) === block.length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
