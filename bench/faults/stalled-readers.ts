import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { makePdf } from '../../harness/content/make-pdf.ts';
import {
  type Front,
  type FrontName,
  isInstalled,
  startFront,
} from '../../harness/fronts/fronts.ts';
import { residentMegabytes } from '../../harness/sites/process-figures.ts';
import { startBenchSite } from '../../harness/sites/site.ts';
import { actAsStaff, signInToSite } from '../../harness/sites/site-calls.ts';
import { type Outcome, outcome, untilHolds } from './outcome.ts';

/** How many ask, and through what; Caddy reads an answer no faster than its visitor does. */
const READERS: readonly { sockets: number; through?: FrontName }[] = [
  { sockets: 200 },
  { sockets: 200, through: 'nginx standard' },
  { sockets: 40, through: 'Caddy' },
];
/** As the printed blocks name it. */
const HOST = 'www.example.gr';
const DOCUMENT_BYTES = 10_000_000;
const MOST_GROWTH_MB = 50;
/** A connection that takes no byte ends after half a minute. */
const ENDED_AFTER_MS = 45_000;
const VISITS = 50;

/**
 * Many ask for a document of ten megabytes and do not read it: how large the process becomes, and for how long they
 * stay.
 */
export async function askAndNotRead(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { sockets, through } of READERS) {
    const isThere = !through || isInstalled(through);
    outcomes.push(
      ...(isThere
        ? await askThrough(sockets, through)
        : [outcome(`${sockets} readers behind ${through}`, 'not tried: not installed', false)]),
    );
  }
  return outcomes;
}

async function askThrough(count: number, through: FrontName | undefined): Promise<Outcome[]> {
  const site = await startBenchSite({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const port = Number(new URL(site.url).port);
  const front = through && (await startFront(through, [port]));
  const where = through ? ` behind ${through}` : '';
  const sockets: Socket[] = [];
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, residentMegabytes(site.pid));
  };
  const watch = setInterval(look, 100);
  try {
    const staff = actAsStaff(site.url, await signInToSite(site.url));
    const { url } = (await (
      await staff.addDocument(makePdf({ padding: DOCUMENT_BYTES }))
    ).json()) as {
      url: string;
    };
    const timeVisit = async () => {
      const began = performance.now();
      await (await fetch(site.url)).text();
      return performance.now() - began;
    };
    for (let i = 0; i < VISITS; i++) await timeVisit();
    const descriptors = () => readdirSync(`/proc/${site.pid}/fd`).length;
    const [filesBefore, before] = [descriptors(), residentMegabytes(site.pid)];
    peak = before;
    for (let i = 0; i < count; i++) {
      const socket = front ? connectToFront(front) : connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.pause();
      socket.write(`GET ${url} HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`);
      sockets.push(socket);
    }
    const visits: number[] = [];
    for (let i = 0; i < VISITS; i++) visits.push(await timeVisit());
    const slowest = Math.max(...visits);
    look();
    const ms = await untilHolds(async () => descriptors() <= filesBefore + 2, ENDED_AFTER_MS);
    return [
      outcome(
        `${count} connections${where} ask for 10 MB and do not read: memory`,
        `${before} MB before, at most ${peak} MB`,
        peak - before <= MOST_GROWTH_MB,
      ),
      outcome(`a held page meanwhile${where}`, `at most ${slowest.toFixed(1)} ms`, slowest < 200),
      outcome(`they end by themselves${where}`, `after ${(ms / 1000).toFixed(0)} s`, true),
    ];
  } finally {
    clearInterval(watch);
    for (const socket of sockets) socket.destroy();
    await front?.stop();
    await site.stop();
  }
}

function connectToFront({ port, isTls }: Front): Socket {
  const host = '127.0.0.1';
  // The certificate is made for the occasion.
  const options = { host, port, servername: HOST, rejectUnauthorized: false };
  return isTls ? connectTls(options) : connect(port, host);
}
