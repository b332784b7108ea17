import { readFileSync } from 'node:fs';
import { percentile, rounded, stolenMs } from '../harness/sites/process-figures.ts';
import type { BenchSite } from '../harness/sites/site.ts';
import { openSiteCalls } from '../harness/sites/site-calls.ts';
import type { ScaleRequest } from './scale-requests.ts';

/** Milliseconds of one request over several rounds. */
export interface Times {
  what: string;
  p50: number;
  p95: number;
  /** The server's own processor time for it, on average: on a busy machine it stays the same, unlike the others. */
  cpu: number;
  /** How often it was asked again because the host of the machine took the processor away meanwhile. */
  disturbed: number;
}

/** So many times the rounds a request is asked at most; then what was disturbed counts too. */
const MOST_TRIES = 4;

/**
 * Asks each request so many times of a site whose pages are made anew each time: where an address leads to another
 * one, as a page beyond the last of a list does, that one alone. A request that is refused ends the measuring.
 */
export async function timeRequests(
  site: Pick<BenchSite, 'url' | 'pid'>,
  requests: readonly ScaleRequest[],
  rounds: number,
): Promise<Times[]> {
  const { save, bearer } = await openSiteCalls(site.url, `bench-${Date.now()}`);
  const all: Times[] = [];
  for (const { what, path, ofStaff } of requests) {
    const times: number[] = [];
    const disturbed: number[] = [];
    let cpu = 0;
    let address = site.url + path;
    // The first time of all warms up the code: it counts as little as it does on a site that runs.
    for (let ask = -1; ask < rounds * MOST_TRIES && times.length < rounds; ask++) {
      // Searches and calls are made anew for each request.
      if (!ofStaff && !path.startsWith('/search')) await save(ask);
      const worked = workedMs(site.pid);
      const stolen = stolenMs();
      const start = performance.now();
      const response = await fetch(address, {
        ...(ofStaff && { headers: bearer }),
        redirect: ask < 0 ? 'follow' : 'error',
      });
      await response.arrayBuffer();
      const took = performance.now() - start;
      if (response.status !== 200) throw new Error(`${what} answered ${response.status}.`);
      if (ask < 0) {
        address = response.url;
        continue;
      }
      (stolenMs() > stolen ? disturbed : times).push(took);
      cpu += workedMs(site.pid) - worked;
    }
    const asked = times.length + disturbed.length;
    const counted = times.length < rounds ? [...times, ...disturbed] : times;
    const at = (share: number) => rounded(percentile(counted, share));
    const row = { what, p50: at(0.5), p95: at(0.95), cpu: rounded(cpu / asked) };
    all.push({ ...row, disturbed: disturbed.length });
  }
  return all;
}

/** What the main thread of a process has worked since its start, in milliseconds. */
function workedMs(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}
