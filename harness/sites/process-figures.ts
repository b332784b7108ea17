import { readFileSync } from 'node:fs';

/** What a process of this machine holds in memory, in megabytes. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
}

const TICK_MS = 10;

/** Processor time that a process has used, in milliseconds, in steps of ten (proc(5), utime and stime). */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The middle of some numbers. */
export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** The value below or at which so large a share of some numbers lies (nearest rank): 0.95 is the 95th percentile. */
export function percentile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(share * numbers.length) - 1] ?? Number.NaN;
}

/** Milliseconds with one digit behind the point. */
export function rounded(ms: number): number {
  return Number(ms.toFixed(1));
}

/**
 * Processor time in milliseconds that the host of a virtual machine has given to others since its start ("steal" of
 * proc(5)), all cores together, in steps of ten; 0 where the kernel does not say.
 */
export function stolenMs(): number {
  const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  return Number(all.split(/\s+/)[8] ?? 0) * TICK_MS;
}
