// What the process for files runs (decision 0018): one job at a time, as domain/media/files/file-process.ts sends them.
import { setPriority } from 'node:os';
import { DomainError } from '../../domain/errors.ts';
import type { FileJobs } from '../../domain/media/files/file-jobs.ts';
import type { FileProcessAnswer } from '../../domain/media/files/file-process.ts';
import { makeIcon, makeRendition, readPicture } from '../../domain/media/files/image-processing.ts';
import { checkPdf } from '../../domain/media/pdf/check-pdf.ts';
import { readDocument } from '../../domain/media/pdf/read-document.ts';
import { drawSharePicture } from './draw-share-picture.ts';

const JOBS: FileJobs = {
  readPicture,
  makeRendition,
  makeIcon,
  checkPdf,
  readDocument,
  drawSharePicture,
};
const LOOK_MS = 20;
/** Whoever waits for a page comes before whoever waits for a picture. */
const PRIORITY = 5;

const mostBytes = Number(process.argv[2]) * 1024 * 1024;
const answer = (message: FileProcessAnswer) => process.send?.(message);

process.on('disconnect', () => process.exit());
// systemd and terminals send these to every process of the site. The site finishes what was begun, and then lets go.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
process.on('message', async (job: { name: keyof FileJobs; input: never }) => {
  try {
    answer({ result: await JOBS[job.name](job.input) });
  } catch (error) {
    if (
      error instanceof DomainError &&
      (error.code === 'invalid' || error.code === 'unsupported')
    ) {
      answer({ refused: { code: error.code, text: error.text } });
    } else answer({ failed: String(error) });
  }
});

const atRest = process.memoryUsage.rss();
// The limit of the system (ulimit) counts what is reserved; this one counts what is used, also where the other is not
// to be had.
setInterval(() => {
  if (process.memoryUsage.rss() - atRest > mostBytes) process.kill(process.pid, 'SIGKILL');
}, LOOK_MS).unref();
try {
  setPriority(PRIORITY);
} catch {
  // Where the system does not allow it, pictures are made as soon as everything else.
}
answer('ready');
