import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteFile } from '../../../database/connect.ts';
import { startBenchSite } from '../../../harness/sites/site.ts';
import { actAsStaff } from '../../../harness/sites/site-calls.ts';
import { readCount } from '../../../scripts/command-line.mjs';
import { type Outcome, outcome } from '../outcome.ts';
import { readSqlite } from '../stored.ts';
import { buildShim, missingForShim } from './build-shim.ts';
import { crashPostgres } from './crash-postgres.ts';
import { type Operation, readLog } from './read-log.ts';
import { type Keep, rebuild } from './rebuild.ts';
import { type Written, writeUntilKilled } from './write-until-cut.ts';

const CUTS = readCount(process.env.BENCH_CUTS, 'BENCH_CUTS', 20);
const SEED = readCount(process.env.BENCH_SEED, 'BENCH_SEED', 1 + (Date.now() % 1_000_000));
const SECTOR_BYTES = 512;

const ENVIRONMENT = {
  SEED: 'none',
  LOG_LEVEL: 'silent',
  PICTURES_AHEAD: 'off',
  BACKUP_HOUR: 'off',
  TRUSTED_PROXIES: '127.0.0.1',
  CONTACT_EMAIL: 'office@example.org',
  // Nobody listens there: letters wait.
  SMTP_URL: 'smtp://127.0.0.1:1',
  UV_USE_IO_URING: '0',
};

interface Run {
  /** The folder that the site wrote to. */
  dataDir: string;
  operations: Operation[];
  written: Written;
}

interface Findings {
  states: number;
  lost: Set<string>;
  lostMedia: Set<string>;
  faults: Set<string>;
}

/**
 * Lets people write to a site on SQLite, kills it in the middle, and rebuilds what a power cut at that moment,
 * and at others before it, could have left: what was synced alone; that and the beginning of the rest; that and
 * any part of the rest, in pieces. Each state must hold every write that was acknowledged until then, and of
 * the others a prefix.
 */
export async function cutPower(): Promise<Outcome[]> {
  const missing = missingForShim();
  if (missing) return [outcome('power cut', missing, false)];
  const folder = mkdtempSync(join(tmpdir(), 'dimos-power-'));
  try {
    const shim = buildShim(folder);
    const run = await writeAndKill(join(folder, 'site'), shim);
    const found = inspect(run, run.operations, join(folder, 'states'));
    const careless = withoutSyncsOf('/media/originals', run.operations);
    const withoutMediaSync = inspect(run, careless, join(folder, 'careless'));
    const mutant = await writeAndKill(join(folder, 'mutant'), shim, './synchronous-off.mjs');
    const withoutSync = inspect(mutant, mutant.operations, join(folder, 'lossy'));
    const { saves, letters, uploads } = countAcknowledged(run.written);
    return [
      outcome(
        'power cut in the middle of writes: every acknowledged save and message is there, with its letter',
        `${saves} saves, ${letters} messages; ${found.states} states (seed ${SEED}), ${found.lost.size} lost`,
        found.lost.size === 0 && saves > 0 && letters > 0,
      ),
      outcome(
        'every acknowledged upload is there',
        `${uploads} uploads, ${found.lostMedia.size} lost`,
        found.lostMedia.size === 0 && uploads > 0,
      ),
      outcome(
        'each state fits together: integrity_check, references, revisions, originals',
        found.faults.size === 0 ? 'all right' : [...found.faults].slice(0, 3).join('; '),
        found.faults.size === 0,
      ),
      await restart(run, join(folder, 'again')),
      outcome(
        'the same would find: SQLite with synchronous=OFF',
        `${withoutSync.lost.size} lost, ${withoutSync.faults.size} faults`,
        withoutSync.lost.size > 0,
      ),
      outcome(
        'the same would find: originals that nobody syncs',
        `${withoutMediaSync.lostMedia.size} lost`,
        withoutMediaSync.lostMedia.size > 0,
      ),
      ...(await crashPostgres(ENVIRONMENT)),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function writeAndKill(dataDir: string, shim: string, preload?: string): Promise<Run> {
  mkdirSync(dataDir, { mode: 0o700 });
  const log = `${dataDir}.log`;
  const site = await startBenchSite({
    dataDir,
    ...(preload && { preload: new URL(preload, import.meta.url).href }),
    env: {
      ...ENVIRONMENT,
      LD_PRELOAD: shim,
      POWER_CUT_FOLDER: dataDir,
      POWER_CUT_LOG: log,
    },
  });
  const written = await writeUntilKilled(site, log);
  return { dataDir, operations: readLog(log), written };
}

/** The operations as they would be, were nothing synced whose path has the words. */
function withoutSyncsOf(words: string, operations: readonly Operation[]): Operation[] {
  const careless = new Set<bigint>();
  for (const one of operations) {
    if (one.kind === 'open' && one.path.includes(words)) careless.add(one.opening);
  }
  return operations.filter((one) => one.kind !== 'sync' || !careless.has(one.opening));
}

/** Rebuilds states at several moments and looks what each lacks. */
function inspect({ dataDir, written }: Run, operations: Operation[], folder: string): Findings {
  const random = randomNumbers(SEED);
  const found: Findings = { states: 0, lost: new Set(), lostMedia: new Set(), faults: new Set() };
  const [first = 0] = allAcknowledged(written).toSorted((a, b) => a - b);
  const begin = operations.findIndex(({ end }) => end > first);
  for (let cut = 0; cut < CUTS; cut++) {
    // The first is where the site was killed.
    const until =
      cut === 0 ? operations.length : begin + Math.floor(random() * (operations.length - begin));
    const before = operations.slice(0, until);
    const prefix = Math.floor(random() * until);
    const keeps: Keep[] = [
      () => 'nothing',
      (index) => (index < prefix ? 'all' : 'nothing'),
      () => {
        const luck = random();
        if (luck < 0.3) return 'nothing';
        if (luck < 0.6) return 'all';
        return { bytes: (length) => Math.floor((luck * length) / SECTOR_BYTES) * SECTOR_BYTES };
      },
    ];
    for (const keep of keeps) {
      rebuild(before, dataDir, folder, keep);
      look(folder, written, before.at(-1)?.end ?? 0, found);
      found.states++;
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return found;
}

/** Notes what a rebuilt folder lacks of what was acknowledged when the log had so many bytes. */
function look(folder: string, written: Written, logBytes: number, found: Findings): void {
  const is = (one: { logBytes: number }) => one.logBytes <= logBytes;
  let stored: ReturnType<typeof readSqlite>;
  let bodies: Set<string>;
  let letters: string[];
  try {
    stored = readSqlite(folder);
    const file = new DatabaseSync(sqliteFile(folder), { readOnly: true });
    const all = <T>(sql: string) => file.prepare(sql).all() as T[];
    bodies = new Set(all<{ body: string }>('select body from messages').map(({ body }) => body));
    letters = all<{ body_text: string }>('select body_text from outbox').map(
      ({ body_text }) => body_text,
    );
    file.close();
  } catch (error) {
    found.faults.add(String(error));
    found.lost.add('everything');
    return;
  }
  for (const fault of stored.faults) found.faults.add(fault);
  for (const [id, { asked, acknowledged }] of written.saves) {
    const least = asked.indexOf(acknowledged.findLast(is)?.title ?? '');
    const title = stored.titles.get(id);
    const at = title === undefined ? -1 : asked.indexOf(title);
    if (at < least) found.lost.add(`save ${asked[least]} of ${id}`);
    if (title !== undefined && at < 0) found.faults.add(`nobody asked for '${title}'`);
  }
  for (const upload of written.uploads) {
    if (is(upload) && !stored.media.has(upload.id)) found.lostMedia.add(upload.id);
  }
  for (const fault of stored.faults) {
    if (fault.startsWith('the original of')) found.lostMedia.add(fault);
  }
  for (const { asked, acknowledged } of written.messages) {
    const last = acknowledged.findLast(is);
    const kept = asked.map((text) => bodies.has(text));
    const count = kept.filter(Boolean).length;
    if (last && !kept[asked.indexOf(last.text)]) found.lost.add(last.text);
    if (kept.slice(0, count).includes(false))
      found.faults.add('a message is there and one before it is not');
    for (const text of asked.slice(0, count)) {
      if (!letters.some((letter) => letter.includes(text))) found.lost.add(`the letter of ${text}`);
    }
  }
}

/** The site starts on what was synced alone, shows it, and goes on writing. */
async function restart({ dataDir, operations, written }: Run, folder: string): Promise<Outcome> {
  rebuild(operations, dataDir, folder, () => 'nothing');
  const site = await startBenchSite({ dataDir: folder, env: ENVIRONMENT });
  try {
    const staff = actAsStaff(site.url, written.token);
    const [[id, { acknowledged }] = ['', { acknowledged: [] }]] = [...written.saves];
    const answer = await fetch(`${site.url}/api/pages/${id}`, { headers: staff.headers });
    const { slug } = (await answer.json()) as { slug: string };
    const shown = await (await fetch(`${site.url}/${slug}`)).text();
    const title = acknowledged.at(-1)?.title ?? '';
    const number = Number(/\bn (\d+)/.exec(shown)?.[1]);
    const saved = await staff.save({ id, slug }, 'after the cut');
    const isWell = number >= Number(title.slice(2)) && saved.ok;
    return outcome(
      'the site starts on what is left and goes on',
      `shows ${number} (${title} acknowledged), saves again: ${saved.status}`,
      isWell,
    );
  } finally {
    await site.stop();
  }
}

function allAcknowledged({ saves, uploads, messages }: Written): number[] {
  const all = [...saves.values(), ...messages].flatMap(({ acknowledged }) =>
    acknowledged.map(({ logBytes }) => logBytes),
  );
  return [...all, ...uploads.map(({ logBytes }) => logBytes)];
}

function countAcknowledged({ saves, uploads, messages }: Written) {
  const count = (all: Iterable<{ acknowledged: unknown[] }>) =>
    [...all].reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  return { saves: count(saves.values()), letters: count(messages), uploads: uploads.length };
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
