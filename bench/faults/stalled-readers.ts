import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { makePdf } from '../../harness/content/make-pdf.ts';
import { residentMegabytes } from '../../harness/sites/process-figures.ts';
import { startBenchSite } from '../../harness/sites/site.ts';
import { actAsStaff, signInToSite } from '../../harness/sites/site-calls.ts';
import { type Outcome, outcome, untilHolds } from './outcome.ts';

const SOCKETS = 200;
const DOCUMENT_BYTES = 10_000_000;
const MOST_GROWTH_MB = 50;
/** A connection that takes no byte ends after half a minute. */
const ENDED_AFTER_MS = 45_000;
const VISITS = 50;

/** Many ask for a document of ten megabytes and do not read it: how large the process becomes, and for how long they stay. */
export async function askAndNotRead(): Promise<Outcome[]> {
  const site = await startBenchSite();
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
    for (let i = 0; i < SOCKETS; i++) {
      const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
      socket.on('error', () => {});
      socket.pause();
      socket.write(`GET ${url} HTTP/1.1\r\nHost: x\r\n\r\n`);
      sockets.push(socket);
    }
    const visits: number[] = [];
    for (let i = 0; i < VISITS; i++) visits.push(await timeVisit());
    const slowest = Math.max(...visits);
    look();
    const ms = await untilHolds(async () => descriptors() <= filesBefore + 2, ENDED_AFTER_MS);
    return [
      outcome(
        `${SOCKETS} connections ask for 10 MB and do not read: memory`,
        `${before} MB before, at most ${peak} MB`,
        peak - before <= MOST_GROWTH_MB,
      ),
      outcome('a held page meanwhile', `at most ${slowest.toFixed(1)} ms`, slowest < 200),
      outcome('they end by themselves', `after ${(ms / 1000).toFixed(0)} s`, true),
    ];
  } finally {
    clearInterval(watch);
    for (const socket of sockets) socket.destroy();
    await site.stop();
  }
}
