import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { residentMegabytes } from '../harness/sites/process-figures.ts';
import { type BenchSite, startBenchSite } from '../harness/sites/site.ts';
import { actAsStaff, openSiteCalls, signInToSite } from '../harness/sites/site-calls.ts';

export interface MemoryFigures {
  minute: number;
  requests: number;
  'MB now': number;
  'MB most': number;
}

const SAMPLE_MS = 1_000;
const PAGES = [
  '/',
  '/news',
  '/events',
  '/services',
  '/municipality',
  '/tourism',
  '/contact',
  '/map',
];
/** Of visitors at a time; staff are one more. */
const VISITORS = 4;
const VISITOR_PAUSE_MS = 20;
const STAFF_PAUSE_MS = 500;

/**
 * Resident memory of the server, minute by minute, while visitors read pages, search, filter and ask for what
 * is not there, and staff save and upload. No two searches and no two unknown addresses are the same.
 */
export async function watchMemory(minutes: number): Promise<MemoryFigures[]> {
  const site = await startBenchSite({ env: { NETWORK_BUDGET: '999999' } });
  const figures: MemoryFigures[] = [];
  let requests = 0;
  let most = 0;
  let isOver = false;
  const ask = async (path: string) => {
    const response = await fetch(site.url + path, { redirect: 'manual' });
    await response.arrayBuffer();
    requireAnswer(response, path);
    requests++;
  };
  const visit = async (visitor: number) => {
    const pictures = await findPictures(site);
    for (let turn = 0; !isOver; turn++) {
      const number = `${visitor}x${turn}`;
      await ask(PAGES[turn % PAGES.length] as string);
      await ask(`/search?q=word${number}`);
      await ask(`/nothing-is-here-${number}`);
      await ask(`/municipality/transparency?q=word${number}&page=${turn}`);
      await ask(`${pictures[turn % pictures.length]}`);
      await ask(`/news?page=${turn % 7}&lang=en`);
      await pause(VISITOR_PAUSE_MS);
    }
  };
  const work = async () => {
    const calls = await openSiteCalls(site.url, 'bench-memory');
    const staff = actAsStaff(site.url, await signInToSite(site.url));
    for (let turn = 0; !isOver; turn++) {
      await calls.save(turn);
      requests++;
      if (turn % 10 === 0) {
        requireAnswer(await staff.upload(await drawPicture(turn)), 'An upload');
        requests++;
      }
      await pause(STAFF_PAUSE_MS);
    }
  };
  const watch = async () => {
    for (let minute = 1; minute <= minutes; minute++) {
      most = 0;
      const end = performance.now() + 60_000;
      while (performance.now() < end) {
        most = Math.max(most, residentMegabytes(site.pid));
        await pause(SAMPLE_MS);
      }
      figures.push({ minute, requests, 'MB now': residentMegabytes(site.pid), 'MB most': most });
      console.log(figures.at(-1));
    }
    isOver = true;
  };
  try {
    await Promise.all([watch(), work(), ...Array.from({ length: VISITORS }, (_, i) => visit(i))]);
  } finally {
    isOver = true;
    await site.stop();
  }
  return figures;
}

/** What is refused or fails is no work, and holds no memory. */
function requireAnswer({ status }: Response, what: string): void {
  if (status >= 400 && status !== 404) throw new Error(`${what} answered ${status}.`);
}

/** Addresses of pictures in several sizes, most of which are not made yet. */
async function findPictures(site: BenchSite): Promise<string[]> {
  const page = await (await fetch(`${site.url}/news`)).text();
  return [...new Set(page.match(/\/media\/[\w.-]+\/\d+\.(?:webp|avif|jpg)/g) ?? [])];
}

/** A picture as a camera makes them, another one with each number. */
async function drawPicture(number: number): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 + (number % 20) } as const;
  const create = { width: 3000, height: 2000, channels: 3, background: '#888', noise } as const;
  return sharp({ create }).jpeg({ quality: 70 }).toBuffer();
}
