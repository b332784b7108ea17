// `node scripts/bench.mjs scale`: how long pages take that nobody asked for yet, with ten thousand
// news and twenty thousand documents; how long the start takes then, and how much memory.
// With BENCH_PROFILE=<folder> the server writes a CPU profile there.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addLargeContent, LARGE, RARE_WORD } from './large-content.ts';
import { BENCH_ADMIN, type BenchSite, startBenchSite } from './site.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 20);
/** The figures of a large site: milliseconds at the 95th percentile, start in milliseconds, megabytes. */
const SLOWEST_P95_MS = 60;
const SLOWEST_START_MS = 4000;
const LARGEST_MEMORY_MB = 440;

const NEWS_PAGES = Math.ceil(LARGE.news / 6);
const DAY = new Date(Date.now() - 400 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const transparency = (query: string) => `/municipality/transparency${query}`;
const search = (words: string, more = '') => `/search?q=${encodeURIComponent(words)}${more}`;

const PAGES: [string, string][] = [
  ['home', '/'],
  ['news, first page', '/news'],
  ['news, a page in the middle', `/news?page=${Math.round(NEWS_PAGES / 2)}`],
  ['news, last page', '/news?page=99999'],
  ['news of a category', '/news?category=projects'],
  ['news of a category, a page in the middle', '/news?category=projects&page=100'],
  ['an article', '/news/large-5000'],
  ['documents', transparency('')],
  ['documents, last page', transparency('?page=99999')],
  ['documents, a common word', transparency(`?q=${encodeURIComponent('απόφαση')}`)],
  ['documents, a rare word', transparency(`?q=${encodeURIComponent(RARE_WORD)}`)],
  ['documents, two words', transparency(`?q=${encodeURIComponent('έργο νερό')}`)],
  ['documents of a category', transparency('?category=budgets')],
  ['documents of a day', transparency(`?date=${DAY}`)],
  ['search, a common word', search('δήμος')],
  ['search, a common word in news', search('δήμος', '&type=news&page=50')],
  ['search, three words', search('νερό έργο πλατεία')],
  ['search, a rare word', search(RARE_WORD)],
  ['search, two letters', search('οδ')],
  ['search, nowhere', search('ξυλοκεράτινος')],
  ['search, in Latin letters', search('anemodeiktis')],
  ['search, nowhere, in Latin letters', search('xylokeratinos')],
  ['events', '/events'],
  ['past events', '/events?view=past'],
  ['past events, last page', '/events?view=past&page=999'],
  ['events of a month', '/events?view=calendar'],
  ['RSS', '/feeds/news.xml'],
  ['sitemap page', '/sitemap'],
  ['sitemap.xml', '/sitemap.xml'],
];

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
}

/** A save lets go of every held page. */
async function savesTo(site: BenchSite): Promise<() => Promise<void>> {
  const send = async (path: string, method: string, body: unknown, headers = {}) => {
    const response = await fetch(site.url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`);
    return response.json();
  };
  const { token } = (await send('/api/auth/login', 'POST', BENCH_ADMIN)) as { token: string };
  const bearer = { Authorization: `Bearer ${token}` };
  const page = {
    title: { el: 'Δοκιμή', en: 'Bench' },
    content: { el: '', en: '' },
    slug: 'bench',
    images: [],
  };
  const { id } = (await send('/api/pages', 'POST', page, bearer)) as { id: string };
  return async () => void (await send(`/api/pages/${id}`, 'PUT', page, bearer));
}

const dataDir = mkdtempSync(join(tmpdir(), 'dimos-scale-'));
const failures: string[] = [];
try {
  await (await startBenchSite({ dataDir })).stop();
  const began = performance.now();
  await addLargeContent(dataDir, new Date());
  console.log(
    `${LARGE.news} news, ${LARGE.documents} documents, ${LARGE.media} media, ${LARGE.events} events added in ${Math.round(performance.now() - began)} ms`,
  );
  const profile = process.env.BENCH_PROFILE;
  const env: Record<string, string> = profile
    ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profile}` }
    : {};
  const site = await startBenchSite({ dataDir, env });
  try {
    const forgetPages = await savesTo(site);
    const rows = [];
    for (const [what, path] of PAGES) {
      const times: number[] = [];
      // The first time of all warms up the code: it counts as little as it does on a site that runs.
      for (let round = -1; round < ROUNDS; round++) {
        // Search is made anew for each request.
        if (!path.startsWith('/search')) await forgetPages();
        const start = performance.now();
        const response = await fetch(site.url + path);
        await response.arrayBuffer();
        if (round >= 0) times.push(performance.now() - start);
        if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
      }
      times.sort((a, b) => a - b);
      const at = (share: number) =>
        Number((times[Math.ceil(share * times.length) - 1] ?? 0).toFixed(1));
      if (at(0.95) > SLOWEST_P95_MS) failures.push(`${what}: ${at(0.95)} ms`);
      rows.push({ page: what, 'p50 ms': at(0.5), 'p95 ms': at(0.95) });
    }
    console.table(rows);
    const memory = residentMegabytes(site.pid);
    console.log(`Start: ${site.startMs} ms until it answered. Resident memory: ${memory} MB.`);
    if (site.startMs > SLOWEST_START_MS) failures.push(`start: ${site.startMs} ms`);
    if (memory > LARGEST_MEMORY_MB) failures.push(`memory: ${memory} MB`);
  } finally {
    await site.stop();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
if (failures.length > 0) {
  console.error(`Over the figures: ${failures.join('; ')}`);
  process.exitCode = 1;
}
