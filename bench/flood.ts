import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { median, percentile, rounded } from '../harness/sites/process-figures.ts';
import { type BenchSite, startBenchSite } from '../harness/sites/site.ts';
import { openSiteCalls, type SiteCalls } from '../harness/sites/site-calls.ts';
import { type Load, load } from './wrk.ts';

const CONNECTIONS = 32;
/** A visitor and somebody of the staff, one request after another with a breath between. */
const HELD_PAUSE_MS = 5;
const SAVE_PAUSE_MS = 50;

const JSON_BODY = { 'Content-Type': 'application/json' };
const FORM = {
  'Content-Type': 'application/x-www-form-urlencoded',
  'Sec-Fetch-Site': 'same-origin',
};
const unknownKeys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`key${i}`, 1])));

type Flood = Omit<Load, 'url'> & { path: string };

/** What one sender floods with, and nothing to compare with. */
const FLOODS: Record<string, Flood | undefined> = {
  nothing: undefined,
  searches: { path: '/search?q=word{n}' },
  'unknown addresses': { path: '/nothing-is-here-{n}' },
  filters: { path: '/municipality/transparency?q=word{n}' },
  'big forms': { path: '/contact', method: 'POST', headers: FORM, body: 'a&'.repeat(47_500) },
  'forms within the limit': {
    path: '/contact',
    method: 'POST',
    headers: FORM,
    body: 'a=b&'.repeat(50),
  },
  'odd sign-in bodies': {
    path: '/api/auth/login',
    method: 'POST',
    headers: JSON_BODY,
    body: unknownKeys(60_000),
  },
  'large bodies for the API': {
    path: '/api/media',
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body: 'a'.repeat(200_000),
  },
  'sign-ins': {
    path: '/api/auth/login',
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify({ email: 'nobody@example.org', password: 'wrong-harbour-lantern' }),
  },
  'made-up sessions': { path: '/api/pages', headers: { Authorization: 'Bearer nobody{n}' } },
  'searches from many networks': {
    path: '/search?q=word{n}',
    headers: { 'X-Forwarded-For': '198.18.{n}.1' },
  },
};

export interface FloodFigures {
  flood: string;
  'answers/s': number;
  'refused %': number;
  'held p50 ms': number;
  'held p99 ms': number;
  'save p50 ms': number;
  'save max ms': number;
}

/** How a held page and a save come through while one sender floods, for each kind of flood. */
export async function measureFloods(
  cores: { server: number; load: number },
  seconds: number,
): Promise<FloodFigures[]> {
  const site = await startBenchSite({
    core: cores.server,
    env: { TRUSTED_PROXIES: '127.0.0.1', NETWORK_BUDGET: '' },
  });
  try {
    const calls = await openSiteCalls(site.url, 'bench-flood');
    const all: FloodFigures[] = [];
    for (const [name, flood] of Object.entries(FLOODS)) {
      all.push(await measureFlood(site, calls, name, flood, cores.load, seconds));
    }
    return all;
  } finally {
    await site.stop();
  }
}

async function measureFlood(
  site: BenchSite,
  calls: SiteCalls,
  name: string,
  flood: Flood | undefined,
  core: number,
  seconds: number,
): Promise<FloodFigures> {
  // Held from here on: the saves of the flood before have let go of it.
  await fetch(site.url);
  const sending =
    flood &&
    load({ connections: CONNECTIONS, core, ...flood, url: site.url + flood.path, seconds });
  // The first moments are those of opening connections.
  await pause(300);
  const half = (seconds * 1000 - 600) / 2;
  // One after the other: a save lets go of the page.
  const held = await viewHeldPage(site, performance.now() + half);
  const saves = await saveAsStaff(calls, performance.now() + half);
  const sent = (await sending) ?? { requestsPerSecond: 0, errors: 0, requests: 0 };
  return {
    flood: name,
    'answers/s': Math.round(sent.requestsPerSecond),
    // A connection that is ended after its refusal counts as an error of its own.
    'refused %': Math.min(100, Math.round((sent.errors / Math.max(1, sent.requests)) * 100)),
    'held p50 ms': rounded(median(held)),
    'held p99 ms': rounded(percentile(held, 0.99)),
    'save p50 ms': rounded(median(saves)),
    'save max ms': rounded(Math.max(...saves)),
  };
}

/** Milliseconds of each view of the home page. */
async function viewHeldPage(site: BenchSite, until: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  try {
    while (performance.now() < until) {
      const began = performance.now();
      const asked = request(site.url, { agent, headers: { 'Accept-Encoding': 'gzip' } }).end();
      const [answer] = await once(asked, 'response');
      await once(answer.resume(), 'end');
      if (answer.statusCode !== 200)
        throw new Error(`The home page answered ${answer.statusCode}.`);
      times.push(performance.now() - began);
      await pause(HELD_PAUSE_MS);
    }
  } finally {
    agent.destroy();
  }
  return times;
}

async function saveAsStaff(calls: SiteCalls, until: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    const began = performance.now();
    await calls.save(times.length);
    times.push(performance.now() - began);
    await pause(SAVE_PAUSE_MS);
  }
  return times;
}
