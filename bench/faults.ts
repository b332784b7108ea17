// `npm run bench:faults [-- kills|power-cut|stop|database|disk|readers|silence|resort|start|overlaps]`: what the site
// promises when things break, tried on real ones.
import { readCount, requireKnown } from '../scripts/command-line.mjs';
import { takeDatabaseAway } from './faults/database-gone.ts';
import { fillDisk } from './faults/disk-full.ts';
import { freezeLines } from './faults/frozen-lines.ts';
import { killInTheMiddle } from './faults/kills.ts';
import { loseDatabaseAfterSave } from './faults/last-resort.ts';
import type { Outcome } from './faults/outcome.ts';
import { overlapActs } from './faults/overlaps.ts';
import { cutPower } from './faults/power-cut/cut-power.ts';
import { askAndNotRead } from './faults/stalled-readers.ts';
import { askDuringStart } from './faults/start.ts';
import { terminateUnderLoad } from './faults/termination.ts';

const KILLS = readCount(process.env.BENCH_KILLS, 'BENCH_KILLS', 50);

const SCENARIOS: Record<string, () => Promise<Outcome[]>> = {
  kills: () => killInTheMiddle(KILLS),
  'power-cut': cutPower,
  stop: terminateUnderLoad,
  database: takeDatabaseAway,
  disk: fillDisk,
  readers: askAndNotRead,
  silence: freezeLines,
  resort: loseDatabaseAfterSave,
  start: askDuringStart,
  overlaps: overlapActs,
};

const chosen = process.argv.slice(2);
requireKnown(chosen, Object.keys(SCENARIOS));
const outcomes: Outcome[] = [];
for (const [name, run] of Object.entries(SCENARIOS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`${name} …`);
  outcomes.push(...(await run()));
}
console.table(outcomes);
process.exitCode = outcomes.every(({ held }) => held) ? 0 : 1;
