import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Db } from '../../../database/connect.ts';

/** How much a process must have grown since the last collection: what is not garbage is not collected again. */
const GROWTH_BYTES = 12 * 1024 * 1024;
/** How often that is looked at, in milliseconds. */
const INTERVAL_MS = 250;
/** A process that worked for more of that time than this, so often in a row, is under a flood: it has no time. */
const FLOODED = 0.97;
const LOOKS_OF_FLOOD = 4;
/** So is one that has turned away so many between two looks, whatever time that has left it. */
const TURNED_AWAY_IN_FLOOD = 5;
/** So is one in which so many wait for a document, between which it takes a breath. */
const WAITING_IN_FLOOD = 8;

/** What a site without content may hold, and how many entries let it hold one more, in megabytes. */
const LEAST_MB = 170;
const ENTRIES_PER_MB = 500;
/** The heap ends at 256 MB (scripts/server-process.json). */
const MOST_MB = 300;

/**
 * How much a process may hold, in bytes, before its garbage is collected, where MEMORY_MB does not say it. A search
 * among many entries leaves more behind, and with the same limit for all sites a large one collected at each few.
 */
export async function memoryOf(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('entries')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return memoryFor(Number(count));
}

/** The same by the number of entries. */
export function memoryFor(entries: number): number {
  return Math.min(LEAST_MB + Math.floor(entries / ENTRIES_PER_MB), MOST_MB) * 1024 * 1024;
}

export interface ReleaseMemoryOptions {
  /** What the process holds, in bytes. */
  held?: () => number;
  /** Which part of the time since the last question the process worked, from 0 to 1. */
  worked?: () => number;
  /** How many requests were turned away for their number since the process began. */
  turnedAway?: () => number;
  /** How many requests wait for a document to be made. */
  waiting?: () => number;
  /** Collects all garbage at once, and gives back the memory that is free. */
  collect?: () => void;
}

/**
 * Collects garbage while the process holds more than a limit, has grown since the last time and is not under a flood.
 * V8 alone would let it grow to 240 MB: it knows the limit of its heap and not that of the machine (decision 109).
 *
 * @param limit Up to so many bytes the process is left alone: each collection holds requests up for some 0.1 s.
 * @returns `look`, which is done four times a second, and `stop`, which ends that.
 */
export function startReleasingMemory(
  limit: number,
  {
    held = process.memoryUsage.rss,
    worked = shareOfWork(),
    turnedAway = () => 0,
    waiting = () => 0,
    collect = collector(),
  }: ReleaseMemoryOptions = {},
): { look(): void; stop(): void } {
  let busyLooks = 0;
  let turnedAwayBefore = turnedAway();
  /** The least that it held since the last collection. */
  let kept = 0;
  function look(): void {
    busyLooks = worked() > FLOODED ? busyLooks + 1 : 0;
    const turnedAwayNow = turnedAway();
    const isFlooded =
      busyLooks >= LOOKS_OF_FLOOD ||
      waiting() >= WAITING_IN_FLOOD ||
      turnedAwayNow - turnedAwayBefore >= TURNED_AWAY_IN_FLOOD;
    turnedAwayBefore = turnedAwayNow;
    const now = held();
    if (!isFlooded && now > Math.max(limit, kept + GROWTH_BYTES)) {
      collect();
      kept = held();
    } else kept = Math.min(kept, now);
  }

  const timer = setInterval(look, INTERVAL_MS).unref();
  return { look, stop: () => clearInterval(timer) };
}

function shareOfWork(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}

/** V8 offers its collector to whoever asks for it by a flag; nothing but this file has the function. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: (how: { type: 'major'; flavor: 'last-resort' }) => void = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  // Another flavour collects as much and keeps the empty pages.
  return () => collect({ type: 'major', flavor: 'last-resort' });
}
