import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makePdf } from '../../../harness/content/make-pdf.ts';
import { plainGif } from '../../../harness/content/plain-gif.ts';
import { writePdf } from '../../../harness/content/write-pdf.ts';
import { FILE_PROCESS_ENTRY } from '../../../harness/services.ts';
import { examineFile } from './examine-file.ts';
import { FileProcess, FileProcessEnded, type FileProcessLimits } from './file-process.ts';

const STUCK = join(import.meta.dirname, '../../../harness/sites/stuck-file-process.ts');

const started: FileProcess[] = [];
afterEach(() => {
  for (const files of started.splice(0)) files.stop();
});

const broken: string[] = [];
function start(limits: Partial<FileProcessLimits> = {}, entry = FILE_PROCESS_ENTRY): FileProcess {
  broken.length = 0;
  const files = new FileProcess({
    entry,
    limits,
    onBroken: (job, how) => broken.push(`${job}: ${how}`),
  });
  started.push(files);
  return files;
}

/** Near the most pixels that are taken, in the format that needs the most memory for them: some 600 MB. */
const large = plainGif(12_000, 9_900);
const small = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

const read = async (files: FileProcess, bytes: Uint8Array, kind: 'png' | 'gif' = 'png') =>
  files.run('readPicture', { bytes, kind });
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.name,
  );
/** Whether a job was ended for what it waited for, and not for what it took. */
const hasWaited = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: Error) => error instanceof FileProcessEnded && error.isForWaiting,
  );

describe('the process for files', () => {
  test('that is killed in the middle of a job fails that job alone', async () => {
    const files = start();
    await read(files, await small());
    const first = files.pid;
    const killed = outcome(read(files, large, 'gif'));
    const next = read(files, await small());
    process.kill(first as number, 'SIGKILL');
    expect(await killed).toBe('FileProcessEnded');
    expect((await next).width).toBe(8);
    expect(files.pid).not.toBe(first);
    expect(broken).toEqual(['readPicture: SIGKILL']);
  });

  test('finishes its job where systemd or a terminal sends a signal to all processes of the site', async () => {
    const files = start();
    await read(files, await small());
    const reading = read(files, plainGif(3000, 3000), 'gif');
    for (const signal of ['SIGTERM', 'SIGINT']) process.kill(files.pid as number, signal);
    expect((await reading).width).toBe(2560);
    expect(broken).toEqual([]);
  });

  test('ends with the site that has started it, in the middle of a job', async () => {
    const child = spawn(process.execPath, [FILE_PROCESS_ENTRY, '2000'], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    await once(child, 'message');
    child.send({ name: 'readPicture', input: { bytes: large, kind: 'gif' } });
    const ended = once(child, 'exit');
    child.disconnect();
    // Otherwise it would go on, and fail for want of somebody to answer.
    expect(await ended).toEqual([0, null]);
  });

  test('is ended by its limit of time, and the next job is done', async () => {
    const files = start({ jobMs: 500 }, STUCK);
    expect(await outcome(read(files, await small()))).toBe('FileProcessEnded');
    await files.run('checkPdf', makePdf());
    expect(broken).toEqual(['readPicture: SIGKILL']);
  });

  test('is not ended while it waits for a busy machine, only for what it takes of a processor', async () => {
    // The answer comes after more than twice that time, in which nothing is done.
    const waits = start({ jobMs: 400 }, STUCK);
    expect(await outcome(waits.run('drawSharePicture', {} as never))).toBe('done');
    expect(broken).toEqual([]);
    const works = start({ jobMs: 400 }, STUCK);
    expect(await outcome(works.run('makeIcon', {} as never))).toBe('FileProcessEnded');
    expect(broken).toEqual(['makeIcon: SIGKILL']);
  });

  test('that waited too long for a busy machine refuses the file for now, and otherwise for good', async () => {
    const files = start({ jobMs: 100 }, STUCK);
    const bytes = await small();
    const upload = () => examineFile({ files }, bytes, 'png').catch((error: unknown) => error);
    expect(await upload()).toMatchObject({ code: 'unavailable', retryAfter: 5 });
    await files.run('checkPdf', makePdf());
    const killed = upload();
    process.kill(files.pid as number, 'SIGKILL');
    expect(await killed).toMatchObject({ code: 'invalid' });
  });

  test('is ended sooner over the words of a document, which nobody waits to see', async () => {
    // One page that takes more than a second of a processor, which nothing within the process can break off.
    const endless = await writePdf((page) =>
      page.text('Page').addContent('q Q\n'.repeat(2_000_000)),
    );
    // However busy the machine is, it takes too much before it has waited too long.
    const files = start({ readingMs: 300, readingPatience: 100 });
    await read(files, await small());
    expect(await hasWaited(files.run('readDocument', endless))).toBe(false);
    expect((await read(files, await small())).width).toBe(8);
    expect(broken).toEqual(['readDocument: SIGKILL']);
  });

  test('waits less long for a processor for them, since other files wait meanwhile', async () => {
    const files = start({ readingMs: 300 }, STUCK);
    expect(await hasWaited(files.run('readDocument', makePdf()))).toBe(true);
    expect(broken).toEqual(['readDocument: SIGKILL']);
  });

  test('is ended by its limit of memory, and the next job is done', async () => {
    const files = start({ memoryMegabytes: 200 });
    expect(await outcome(read(files, large, 'gif'))).not.toBe('done');
    expect((await read(files, await small())).width).toBe(8);
  });

  test('has a limit of the system, too, for what is too quick to be seen', async () => {
    const files = start();
    await read(files, await small());
    const limits = readFileSync(`/proc/${files.pid}/limits`, 'utf8');
    expect(limits).toMatch(/^Max data size +1476395008 +1476395008 /m);
    expect(limits).toMatch(/^Max core file size +0 /m);
    // Whoever waits for a page comes before whoever waits for a picture.
    expect(getPriority(files.pid)).toBeGreaterThanOrEqual(5);
  });

  test('takes the largest pictures that are allowed, within its limit of memory', async () => {
    // A machine that runs many tests at once is slow; what is promised here is the memory.
    const files = start({ jobMs: 100_000 });
    expect((await read(files, large, 'gif')).width).toBe(2560);
  });

  test('knows no secret of the site', async () => {
    process.env.S3_SECRET_ACCESS_KEY = 'secret';
    process.env.DATABASE_URL = 'postgres://secret@localhost/x';
    try {
      const files = start();
      await read(files, await small());
      const environment = readFileSync(`/proc/${files.pid}/environ`, 'utf8');
      expect(environment).toContain('UV_THREADPOOL_SIZE');
      expect(environment).not.toMatch(/secret|DATABASE_URL/);
    } finally {
      delete process.env.S3_SECRET_ACCESS_KEY;
      delete process.env.DATABASE_URL;
    }
  });

  test('does what the staff waits for before what visitors wait for', async () => {
    const files = start();
    const order: string[] = [];
    const note = (name: string, work: Promise<unknown>) => work.then(() => order.push(name));
    const bytes = await small();
    await Promise.all([
      note('first', read(files, bytes)),
      note('visitor', read(files, bytes)),
      note('staff', files.run('checkPdf', makePdf(), { isUrgent: true })),
    ]);
    expect(order).toEqual(['first', 'staff', 'visitor']);
  });

  test('lets so many wait and no more, with a sentence that says so', async () => {
    const files = start({ waiting: 2 });
    const bytes = await small();
    const all = Array.from({ length: 4 }, () => read(files, bytes));
    await expect(all[3]).rejects.toMatchObject({
      code: 'unavailable',
      retryAfter: 5,
      text: { en: expect.stringContaining('busy with other files') },
    });
    await Promise.all(all.slice(0, 3));
  });

  test('lets sixty wait where nothing else was set', async () => {
    const files = start();
    const all = Array.from({ length: 62 }, () => outcome(files.run('checkPdf', makePdf())));
    expect((await Promise.all(all)).filter((ended) => ended !== 'done')).toEqual(['DomainError']);
  });

  test('takes what the staff waits for, however much waits for visitors', async () => {
    const files = start({ waiting: 2 });
    const bytes = await small();
    const all = Array.from({ length: 3 }, () => read(files, bytes));
    await expect(read(files, bytes)).rejects.toMatchObject({ code: 'unavailable' });
    await files.run('checkPdf', makePdf(), { isUrgent: true });
    await Promise.all(all);
  });

  test('ends when there is nothing to do, and begins anew', async () => {
    const files = start({ idleMs: 50 });
    await read(files, await small());
    await vi.waitFor(() => expect(files.pid).toBeUndefined());
    expect((await read(files, await small())).width).toBe(8);
    expect(broken).toEqual([]);
  });

  test('that is just ending for want of work takes no job with it', async () => {
    const files = start({ idleMs: 50 });
    const bytes = await small();
    await read(files, bytes);
    const next = new Promise<{ width: number }>((resolve) =>
      setTimeout(() => resolve(read(files, bytes)), 50),
    );
    // Both are due when it is over: the process is killed, and has no time to be gone before the job comes.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    expect((await next).width).toBe(8);
    expect(broken).toEqual([]);
  });

  test('that begins just as it has taken too long to begin takes no job with it', async () => {
    const files = start({ startMs: 100 }, STUCK);
    const begun = files.run('checkPdf', makePdf());
    // Both are due when it is over: the process is killed, and has said that it can begin.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000);
    await expect(begun).rejects.toMatchObject({ code: 'unavailable' });
    expect(broken).toEqual(['start: SIGKILL']);
  });

  test('for which the system has no room is tried again with the next file', async () => {
    // As Node tells of some errors of the system, such as ENOMEM: it throws them.
    const files = start({}, 'server/file-process/\0.ts');
    const bytes = await small();
    const both = await Promise.allSettled([read(files, bytes), read(files, bytes)]);
    const refused = {
      status: 'rejected',
      reason: expect.objectContaining({ code: 'unavailable' }),
    };
    expect(both).toEqual([refused, refused]);
    expect(broken).toHaveLength(2);
  }, 10_000);

  test('that cannot begin is no fault of the file', async () => {
    const files = start({}, 'server/file-process/none.ts');
    await expect(read(files, await small())).rejects.toMatchObject({ code: 'unavailable' });
    expect(broken).toEqual(['start: status 1']);
  });
});
