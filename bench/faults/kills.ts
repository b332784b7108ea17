import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noisyPicture } from '../../harness/content/noisy-picture.ts';
import { startBenchSite } from '../../harness/sites/site.ts';
import { actAsStaff, type SavedPage, signInToSite } from '../../harness/sites/site-calls.ts';
import { startPostgres } from '../../scripts/postgres.mjs';
import { type Outcome, outcome, untilHolds } from './outcome.ts';
import { readPostgres, readSqlite } from './stored.ts';

/** Milliseconds of writing between the first answer and a kill: anywhere in a save, not always at the same place. */
const WRITING_MS = { from: 20, to: 300 };

/**
 * Ends the site by SIGKILL again and again while several people write, and looks what is left: on SQLite, then on
 * PostgreSQL.
 */
export async function killInTheMiddle(kills: number): Promise<Outcome[]> {
  const onSqlite = await killOn('SQLite', kills, undefined);
  const server = await startPostgres();
  if (!server) {
    const promise = 'kills in the middle of writes to PostgreSQL';
    return [...onSqlite, outcome(promise, 'not tried: not installed', false)];
  }
  try {
    return [...onSqlite, ...(await killOn('PostgreSQL', kills, server.url))];
  } finally {
    server.stop();
  }
}

async function killOn(
  name: string,
  kills: number,
  databaseUrl: string | undefined,
): Promise<Outcome[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dimos-kills-'));
  /** The newest acknowledged number by page. */
  const acknowledged = new Map<string, number>();
  const media = new Set<string>();
  const lost: string[] = [];
  const faults: string[] = [];
  let saves = 0;
  let brokenOff = 0;
  let token = '';
  let number = 0;
  try {
    for (let round = 0; round < kills; round++) {
      const site = await startBenchSite({
        dataDir,
        ...(databaseUrl && { env: { DATABASE_URL: databaseUrl } }),
      });
      token ||= await signInToSite(site.url);
      const staff = actAsStaff(site.url, token);
      let running = true;

      const write = async (person: string) => {
        let page: SavedPage | undefined;
        while (running) {
          const next = ++number;
          const slug = `kill-${round}-${person}`;
          try {
            const answer = page
              ? await staff.save(page, `n ${next}`)
              : await staff.create(slug, `n ${next}`);
            if (!answer.ok) throw new Error(`A save was answered with ${answer.status}.`);
            const { id } = (await answer.json()) as { id: string };
            page ??= { id, slug };
            acknowledged.set(page.id, next);
            saves++;
          } catch (error) {
            if (running) throw error;
            brokenOff++;
          }
        }
      };
      const upload = async () => {
        while (running) {
          try {
            const answer = await staff.upload(await noisyPicture(320, 200));
            if (!answer.ok) throw new Error(`An upload was answered with ${answer.status}.`);
            const { url } = (await answer.json()) as { url: string };
            media.add(/\/media\/([a-z0-9-]+)\./.exec(url)?.[1] ?? url);
          } catch (error) {
            if (running) throw error;
            brokenOff++;
          }
        }
      };
      const writers = [write('a'), write('b'), write('c'), upload()];
      const { from, to } = WRITING_MS;
      const before = saves;
      await Promise.race([untilHolds(async () => saves > before), ...writers]);
      await new Promise((resolve) => setTimeout(resolve, from + Math.random() * (to - from)));
      // From here on a failed save is expected: what matters is what was acknowledged before.
      running = false;
      process.kill(site.pid, 'SIGKILL');
      await site.stop();
      await Promise.all(writers);

      const stored = databaseUrl ? await readPostgres(databaseUrl, dataDir) : readSqlite(dataDir);
      faults.push(...stored.faults);
      for (const [id, least] of acknowledged) {
        const title = stored.titles.get(id);
        if (title === undefined || Number(title.slice(2)) < least) lost.push(`page ${id}`);
      }
      for (const id of media) if (!stored.media.has(id)) lost.push(`medium ${id}`);
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  const written = saves + media.size;
  return [
    outcome(
      `${kills} kills in the middle of writes, ${name}: every acknowledged one is there`,
      `${written} acknowledged, ${brokenOff} broken off, ${lost.length} lost`,
      lost.length === 0 && written > kills,
    ),
    outcome(
      databaseUrl
        ? 'after each kill: revisions and originals are right'
        : 'after each kill: integrity_check, references, revisions and originals are right',
      faults.length === 0 ? 'all right' : [...new Set(faults)].slice(0, 3).join('; '),
      faults.length === 0,
    ),
  ];
}
