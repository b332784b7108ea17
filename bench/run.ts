// `npm run bench`: the speed of the site beside nginx on this machine, and the size of its pages. Ratios are within this run.
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { missingPrograms, startNginx } from './nginx.ts';
import { BENCH_ADMIN, startBenchSite } from './site.ts';
import { type Load, load } from './wrk.ts';

const SERVER_CORE = 0;
const LOAD_CORE = 1;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);

const missing = missingPrograms();
if (missing.length > 0) {
  console.error(
    `The benchmark needs ${missing.join(', ')} (Debian: apt-get install nginx wrk util-linux).`,
  );
  process.exit(1);
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
}

interface Row {
  what: string;
  'requests/s': number;
  'of nginx': string;
  'p50 ms': number;
  'p99 ms': number;
  errors: number;
}

const rows: Row[] = [];
let yardstick = 0;

async function measure(what: string, options: Load, setYardstick = false): Promise<void> {
  const result = await load({ core: LOAD_CORE, seconds: SECONDS, ...options });
  if (setYardstick) yardstick = result.requestsPerSecond;
  rows.push({
    what,
    'requests/s': Math.round(result.requestsPerSecond),
    'of nginx': (result.requestsPerSecond / yardstick).toFixed(3),
    'p50 ms': Number(result.p50Ms.toFixed(2)),
    'p99 ms': Number(result.p99Ms.toFixed(2)),
    errors: result.errors,
  });
}

const first = await startBenchSite({ core: SERVER_CORE });
const firstStartMs = first.startMs;
try {
  const url = (path: string) => first.url + path;
  const gzip = { 'Accept-Encoding': 'gzip' };
  const html = Buffer.from(await (await fetch(url('/'))).arrayBuffer());
  const nginx = await startNginx(html, SERVER_CORE);
  try {
    await measure('nginx, the home page as a file, gzip', { url: nginx.url, headers: gzip }, true);
  } finally {
    await nginx.stop();
  }
  await measure('home page, held, gzip', { url: url('/'), headers: gzip });
  await measure('home page, held, brotli', { url: url('/'), headers: { 'Accept-Encoding': 'br' } });
  const etag = (await fetch(url('/'), { headers: gzip })).headers.get('ETag') ?? '';
  await measure('home page, 304', { url: url('/'), headers: { ...gzip, 'If-None-Match': etag } });
  await measure('news list, held', { url: url('/news'), headers: gzip });
  const newsPage = await (await fetch(url('/news'))).text();
  const image = /\/media\/[a-z0-9-]+\.[0-9a-f]{16}\/\d+\.webp/.exec(newsPage)?.[0];
  if (image) await measure('picture', { url: url(image) });
  const transparency = await (await fetch(url('/municipality/transparency'))).text();
  const document = /\/media\/[a-z0-9-]+\.[0-9a-f]{16}\/[^"]+\.pdf/.exec(transparency)?.[0];
  if (document) await measure('document (PDF)', { url: url(document) });
  await measure('not-found page, held', { url: url('/no-such-page'), headers: gzip });
  await measure('contact page, rendered each time', { url: url('/contact?sent=x'), headers: gzip });

  const signedIn = await fetch(url('/api/auth/login'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(BENCH_ADMIN),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const bearer = { Authorization: `Bearer ${token}` };
  await measure('API, verify', { url: url('/api/auth/verify'), headers: bearer });
  await measure('API, list of news', { url: url('/api/content/news?limit=20'), headers: bearer });

  console.table(rows);
  console.log(`Resident memory after the load: ${residentMegabytes(first.pid)} MB`);
  console.log(`First start with the seed: ${firstStartMs} ms until it answered`);

  const saves: number[] = [];
  const created = await fetch(url('/api/pages'), {
    method: 'POST',
    headers: { ...bearer, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      title: { el: 'Δοκιμή', en: 'Bench' },
      content: { el: '', en: '' },
      slug: 'bench',
      images: [],
    }),
  });
  const { id } = (await created.json()) as { id: string };
  for (let i = 0; i < 30; i++) {
    const began = performance.now();
    await fetch(url(`/api/pages/${id}`), {
      method: 'PUT',
      headers: { ...bearer, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        title: { el: `Δοκιμή ${i}`, en: `Bench ${i}` },
        content: { el: '', en: '' },
        slug: 'bench',
        images: [],
      }),
    });
    const page = await (await fetch(url('/bench'))).text();
    saves.push(performance.now() - began);
    if (!page.includes(`Δοκιμή ${i}`))
      throw new Error('A saved change was not on the next view of its page.');
  }
  saves.sort((a, b) => a - b);
  console.log(
    `Save and first view of the page: median ${saves[15]?.toFixed(1)} ms, worst ${saves[29]?.toFixed(1)} ms`,
  );

  const sizes = [];
  for (const path of [
    '/',
    '/services',
    '/services/certificates',
    '/news',
    '/municipality/history',
    '/tourism',
    '/contact',
  ]) {
    const body = Buffer.from(await (await fetch(url(path))).arrayBuffer());
    sizes.push({
      page: path,
      'HTML bytes': body.length,
      'brotli bytes': brotliCompressSync(body).length,
    });
  }
  console.table(sizes);
  if (process.env.BENCH_OUTPUT)
    writeFileSync(process.env.BENCH_OUTPUT, JSON.stringify({ rows, sizes }, null, 2));
} finally {
  await first.stop();
}
