import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The load has a core to itself, so that it takes nothing away from the server. */
export const SERVER_CORE = 0;
export const LOAD_CORE = 1;

export interface LoadResult {
  requests: number;
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers that were neither 2xx nor 3xx, and broken connections. */
  errors: number;
}

export interface Load {
  /** `{n}` in it, and in the values of headers, becomes another number with each request: in headers one below 250. */
  url: string;
  seconds?: number;
  connections?: number;
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: string;
  core?: number;
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Loads an address of this machine with wrk for some seconds. */
export async function load(options: Load): Promise<LoadResult> {
  const { url, seconds = 5, connections = 32, core } = options;
  if (!/^http:\/\/127\.0\.0\.1:/.test(url)) throw new Error('Load goes to the loopback alone.');
  const folder = mkdtempSync(join(tmpdir(), 'dimos-wrk-'));
  const script = join(folder, 'request.lua');
  writeFileSync(script, requestScript(options));
  const args = ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script];
  args.push(url.replaceAll('{n}', '0'));
  if (core !== undefined) args.unshift('taskset', '-c', String(core));
  const output = await run(args).finally(() => rmSync(folder, { recursive: true, force: true }));
  const latency = (percent: string) => {
    const match = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s|m)`).exec(output);
    return match ? Number(match[1]) * (UNITS[match[2] as string] ?? 1) : Number.NaN;
  };
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);
  const socketErrors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    output,
  );
  return {
    requests: number(/(\d+) requests in/),
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50Ms: latency('50'),
    p99Ms: latency('99'),
    errors:
      number(/Non-2xx or 3xx responses: (\d+)/) +
      (socketErrors?.slice(1).reduce((sum, count) => sum + Number(count), 0) ?? 0),
  };
}

/** What wrk sends (https://github.com/wg/wrk/blob/master/SCRIPTING). A long string of Lua takes JSON as it is. */
function requestScript({ url, method = 'GET', headers = {}, body }: Load): string {
  const { pathname, search } = new URL(url.replaceAll('{n}', 'NNNN'));
  const path = pathname + search;
  const lines = [`wrk.method = "${method}"`];
  for (const [name, value] of Object.entries(headers)) {
    lines.push(`wrk.headers["${name}"] = [==[${value}]==]`);
  }
  if (body !== undefined) lines.push(`wrk.body = [==[${body}]==]`);
  const counting = Object.entries(headers).filter(([, value]) => value.includes('{n}'));
  if (url.includes('{n}') || counting.length > 0) {
    lines.push('local n = 0', 'request = function()', '  n = n + 1');
    for (const [name, value] of counting) {
      const [before = '', after = ''] = value.split('{n}');
      lines.push(`  wrk.headers["${name}"] = "${before}" .. (n % 250) .. "${after}"`);
    }
    lines.push(`  return wrk.format(nil, (string.gsub([==[${path}]==], "NNNN", n)))`, 'end');
  }
  return lines.join('\n');
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
    // Its last words, which have the figures, may come after its end.
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}
