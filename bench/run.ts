// `npm run bench [-- flood [seconds] | memory [minutes] | behind [seconds] | search]`: how fast the site is beside
// nginx and beside the plainest Node server that can do the same, on this machine, and while one sender floods it;
// `memory` alone watches its memory under mixed work. Ratios are within this run. Ends with 1 when a figure is missed.
import { missingPrograms } from '../harness/fronts/nginx.ts';
import { median } from '../harness/sites/process-figures.ts';
import { readCount, requireKnown } from '../scripts/command-line.mjs';
import { GOAL_OF_CEILING, GOAL_PER_SECOND, loadBehindNginx } from './behind-nginx.ts';
import { figures, judge } from './figures.ts';
import { measureFloods } from './flood.ts';
import { watchMemory } from './memory.ts';
import { measureSearch } from './search.ts';
import { compareWithOthers, rows } from './speed.ts';
import { LOAD_CORE, SERVER_CORE } from './wrk.ts';

/** A held page and a save while one sender floods, with each kind of flood for so many seconds. */
async function compareWithFloods(seconds: number): Promise<void> {
  const floods = await measureFloods({ server: SERVER_CORE, load: LOAD_CORE }, seconds);
  console.table(floods);
  for (const one of floods) {
    judge(`held page, p50, flood of ${one.flood}`, one['held p50 ms'], 15, 'ms', 1);
    judge(`held page, p99, flood of ${one.flood}`, one['held p99 ms'], 80, 'ms', 1);
    judge(`staff's save, p50, flood of ${one.flood}`, one['save p50 ms'], 200, 'ms', 1);
  }
}

/**
 * Memory under mixed work: how much at most after the first minute, and how much more the last third of the time needs
 * than the one before. Each minute counts with the most that was held in it: a single moment says only how long ago
 * garbage was collected. Less than three minutes have no thirds to compare.
 */
async function judgeMemory(minutes: number): Promise<void> {
  const all = await watchMemory(minutes);
  console.table(all);
  const most = all.map((one) => one['MB most']);
  // Of a single minute there is nothing behind the first.
  const counted = most.length > 1 ? most.slice(1) : most;
  judge('memory under mixed work, after the first minute', Math.max(...counted), 200, 'MB');
  const third = Math.floor(most.length / 3);
  if (third === 0) return;
  const growth = median(most.slice(-third)) - median(most.slice(third, -third));
  judge('its growth from the second third of the time to the last', growth, 10, 'MB');
}

/** One page through the nginx of docs/operations.md, beside a file of the same size from the same nginx. */
async function compareBehindNginx(seconds: number): Promise<void> {
  const behind = await loadBehindNginx(seconds);
  const ofCeiling = behind.page / behind.file;
  const isQuick = behind.page >= GOAL_PER_SECOND || ofCeiling >= GOAL_OF_CEILING;
  figures.push({
    what: 'home page behind the documented nginx, two cores, load included',
    reached: `${Math.round(behind.page)}/s, ${ofCeiling.toFixed(2)} of a file (${Math.round(behind.file)}/s)`,
    figure: `${GOAL_PER_SECOND}/s, or ${GOAL_OF_CEILING} of a file`,
    met: isQuick && behind.errors === 0 ? 'yes' : 'NO',
  });
}

/** The search of visitors in a large site, within the server. */
async function judgeSearch(): Promise<void> {
  const times = await measureSearch();
  console.table(times);
  for (const one of times) judge(`search, p95, ${one.database}`, one['p95 ms'], 30, 'ms', 1);
}

/** Ends the run where a program is missing that loads or is compared with: memory and search need none. */
function requirePrograms(): void {
  const missing = missingPrograms();
  if (missing.length === 0) return;
  console.error(
    `The benchmark needs ${missing.join(', ')} (Debian: apt-get install nginx wrk util-linux).`,
  );
  process.exit(1);
}

const SECONDS_BEHIND_NGINX = 8;
const SECONDS_OF_FLOOD = 8;
const MINUTES_OF_MEMORY = 20;

const [part, length, ...more] = process.argv.slice(2);
requireKnown(part === undefined ? [] : [part], ['flood', 'memory', 'behind', 'search']);
requireKnown(part === 'search' && length !== undefined ? [length] : more, []);
const lengthOr = (usual: number) => readCount(length, part ?? '', usual);
if (part !== 'memory' && part !== 'search') requirePrograms();
if (part === 'flood') await compareWithFloods(lengthOr(SECONDS_OF_FLOOD));
else if (part === 'memory') await judgeMemory(lengthOr(MINUTES_OF_MEMORY));
else if (part === 'behind') await compareBehindNginx(lengthOr(SECONDS_BEHIND_NGINX));
else if (part === 'search') await judgeSearch();
else {
  await judgeSearch();
  await compareWithOthers();
  await compareBehindNginx(SECONDS_BEHIND_NGINX);
  await compareWithFloods(SECONDS_OF_FLOOD);
}
if (rows.length > 0) console.table(rows);
console.table(figures);
process.exit(figures.some(({ met }) => met === 'NO') ? 1 : 0);
