import { readFileSync } from 'node:fs';

/** Ticks in a second, as Linux shows them to programs on every architecture (man proc_pid_stat, times(2)). */
const TICKS = 100;
/** Of the fields after the name: user and system time, 14 and 15 of all. */
const [USER, SYSTEM] = [11, 12];

/** The milliseconds for which a process has had a processor since it began; undefined where the system does not say. */
export function processorTimeOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may have any letter.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[USER]) + Number(fields[SYSTEM]);
    return Number.isFinite(ticks) ? (ticks / TICKS) * 1000 : undefined;
  } catch {
    return undefined;
  }
}
