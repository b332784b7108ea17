import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentedBlock, replaceAll } from '../harness/fronts/documented.ts';
import { endProcess } from '../harness/fronts/front-process.ts';
import { serveFiles, startNginx } from '../harness/fronts/nginx.ts';
import { median } from '../harness/sites/process-figures.ts';
import { type BenchSite, startBenchSite } from '../harness/sites/site.ts';
import { freePort } from '../scripts/free-port.mjs';
import { type LoadResult, load } from './wrk.ts';

const GZIP = { 'Accept-Encoding': 'gzip' };
const TURNS = 3;
/** Asked of two cores; a machine whose kernel gives less for a file has its own ceiling. */
export const GOAL_PER_SECOND = 20_000;
/** Of what nginx gives for a file of the same size. */
export const GOAL_OF_CEILING = 0.8;

export interface BehindNginx {
  /** Requests a second on the home page behind the documented nginx, and on a file of the same bytes. */
  page: number;
  file: number;
  p99Ms: number;
  errors: number;
}

/**
 * The home page behind the documented block of nginx with its cache, without TLS, on two cores with the load
 * beside it; and, in turn, what the same nginx gives for a file of the same bytes: more the machine cannot give.
 */
export async function loadBehindNginx(seconds: number): Promise<BehindNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'dimos-behind-'));
  mkdirSync(join(folder, 'cache'));
  const site = await startBenchSite({
    env: { SHARED_CACHE_SECONDS: '10', TRUSTED_PROXIES: '127.0.0.1' },
  });
  try {
    const front = await startDocumented(folder, site);
    const page = Buffer.from(await (await fetch(front.url)).arrayBuffer());
    const files = await serveFiles({ 'index.html': page });
    try {
      const pages: LoadResult[] = [];
      const ceilings: LoadResult[] = [];
      for (let turn = 0; turn < TURNS; turn++) {
        ceilings.push(await load({ url: files.url, headers: GZIP, seconds }));
        pages.push(await load({ url: front.url, headers: GZIP, seconds }));
      }
      const rate = (all: LoadResult[]) => median(all.map((one) => one.requestsPerSecond));
      return {
        page: rate(pages),
        file: rate(ceilings),
        p99Ms: median(pages.map((one) => one.p99Ms)),
        errors: pages.reduce((sum, one) => sum + one.errors, 0),
      };
    } finally {
      await files.stop();
      await front.stop();
    }
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startDocumented(folder: string, site: BenchSite) {
  const port = await freePort();
  const http = replaceAll(documentedBlock('nginx standard'), {
    'listen 80;': `listen 127.0.0.1:${await freePort()};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${port};`,
    '\tssl_certificate ': '\t#',
    '\tssl_certificate_key ': '\t#',
    '\tssl_protocols ': '\t#',
    '127.0.0.1:3000': site.url.replace('http://', ''),
    '127.0.0.1:8081': `127.0.0.1:${await freePort()}`,
    '/var/cache/nginx': join(folder, 'cache'),
  });
  const child = await startNginx({ folder, http, ports: [port], workers: 2 });
  return { url: `http://127.0.0.1:${port}/`, stop: () => endProcess(child) };
}
