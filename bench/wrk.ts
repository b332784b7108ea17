import { spawn } from 'node:child_process';

export interface LoadResult {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers that were neither 2xx nor 3xx, and broken connections. */
  errors: number;
}

export interface Load {
  url: string;
  seconds?: number;
  connections?: number;
  headers?: Record<string, string>;
  core?: number;
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Loads an address of this machine with wrk for some seconds. */
export async function load({
  url,
  seconds = 5,
  connections = 32,
  headers = {},
  core,
}: Load): Promise<LoadResult> {
  if (!/^http:\/\/127\.0\.0\.1:/.test(url)) throw new Error('Load goes to the loopback alone.');
  const args = ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--latency'];
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`);
  args.push(url);
  if (core !== undefined) args.unshift('taskset', '-c', String(core));
  const output = await run(args);
  const latency = (percent: string) => {
    const match = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s|m)`).exec(output);
    return match ? Number(match[1]) * (UNITS[match[2] as string] ?? 1) : Number.NaN;
  };
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);
  const socketErrors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    output,
  );
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50Ms: latency('50'),
    p99Ms: latency('99'),
    errors:
      number(/Non-2xx or 3xx responses: (\d+)/) +
      (socketErrors?.slice(1).reduce((sum, count) => sum + Number(count), 0) ?? 0),
  };
}

function run(args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(args[0] as string, args.slice(1));
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}
